//! Concrete heaps. Many differ only in their numbers, so a heap is a shape and the numbers for its places.

use std::fmt::Write;

use super::subject::{Bound, Schema};

/// A heap but for its numbers. Objects are numbered in the order in which they are reached.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    pub roots: Vec<Content>,
    pub statics: Vec<Content>,
    pub objects: Vec<Thing>,
    /// The values that the number at each place can have.
    pub numbers: Vec<Vec<i64>>,
}

/// An object or array.
#[derive(Clone, Debug)]
pub struct Thing {
    /// Its place in the schema.
    pub class: usize,
    /// Fields or elements.
    pub contents: Vec<Content>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    Null,
    Object(usize),
    /// The number at a place.
    Number(usize),
}

impl Shape {
    /// How many heaps have this shape.
    pub fn count(&self) -> usize {
        self.numbers.iter().map(Vec::len).product()
    }

    /// The numbers of one of them.
    pub fn numbers(&self, mut which: usize, into: &mut Vec<i64>) {
        into.clear();
        for values in &self.numbers {
            into.push(values[which % values.len()]);
            which /= values.len();
        }
    }

    /// The heap as HotSpot reads it.
    pub fn text(&self, schema: &Schema, numbers: &[i64]) -> String {
        let mut text = String::new();
        write_contents(&mut text, &self.roots, numbers);
        text.push('|');
        write_contents(&mut text, &self.statics, numbers);
        for (place, object) in self.objects.iter().enumerate() {
            text.push(if place == 0 { '|' } else { ';' });
            write!(text, "{}:", schema.classes[object.class].number).expect("text takes text");
            write_contents(&mut text, &object.contents, numbers);
        }
        if self.objects.is_empty() {
            text.push('|');
        }
        text
    }

    /// Whether no bound can keep an exploration from this heap, whatever it looks at first.
    pub fn is_within(&self, schema: &Schema, bound: Bound) -> bool {
        let (Bound::K(most) | Bound::N(most)) = bound;
        let arrays = self.objects.iter().filter(|object| schema.classes[object.class].elements.is_some());
        if arrays.map(|array| array.contents.len()).max().unwrap_or(0) > most {
            return false;
        }
        match bound {
            Bound::K(k) => {
                let starts = self.roots.iter().chain(&self.statics);
                starts.filter_map(object).all(|start| self.longest_chain(start, &mut Vec::new()) <= k)
            }
            Bound::N(n) => (0..schema.classes.len())
                .filter(|&class| !schema.classes[class].is_constant())
                .all(|class| self.objects.iter().filter(|object| object.class == class).count() <= n),
        }
    }

    /// The steps of the longest way from an object that meets none twice.
    fn longest_chain(&self, from: usize, passed: &mut Vec<usize>) -> usize {
        passed.push(from);
        let next = self.objects[from].contents.iter().filter_map(object);
        let next: Vec<usize> = next.filter(|next| !passed.contains(next)).collect();
        let longest = next.into_iter().map(|next| 1 + self.longest_chain(next, passed)).max().unwrap_or(0);
        passed.pop();
        longest
    }
}

fn object(content: &Content) -> Option<usize> {
    match content {
        Content::Object(place) => Some(*place),
        _ => None,
    }
}

fn write_contents(text: &mut String, contents: &[Content], numbers: &[i64]) {
    for (place, content) in contents.iter().enumerate() {
        if place > 0 {
            text.push(',');
        }
        match content {
            Content::Null => text.push('N'),
            Content::Object(place) => write!(text, "@{place}").expect("text takes text"),
            Content::Number(place) => write!(text, "{}", numbers[*place]).expect("text takes text"),
        }
    }
}
