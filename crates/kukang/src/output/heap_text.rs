//! Heaps as text. A small one is a line: `this: List { head: Node { value: 3, next: null } }`. A larger one is drawn as a tree,
//! an object a line, with what it refers to below it:
//!
//! ```text
//! this: Tree { size: 3 }
//! └─ root: Node#1 { key: 0 }
//!    ├─ left: Node#2 { key: 0, left: null, right: null }
//!    └─ right: Node#3 { key: 1, left: Node#2, right: null }
//! ```
//!
//! An object is written out where it is first met, as near to the roots as possible, and named by its number elsewhere,
//! so that sharing and cycles show. It has a number if there are several of its class, or if it is named twice; the initial
//! and the final heap of a path use the same numbers. Strings and boxes are written where they are named, and collections of the JDK as
//! what they hold: `names: ArrayList ["a", "b"]`.

use super::label::{Labels, Within, labels, plain_value, simple_name, value_words};
use explore::{Face, HeapPicture, PicturedObject, RETURNED, Shown};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// How long a line may get before it is broken up.
const WIDTH: usize = 100;
/// More objects are not put into one line.
const OBJECTS_IN_A_LINE: usize = 3;
/// Branches below branches; what is deeper gets a tree of its own.
const DEEPEST: usize = 12;
/// Longer arrays show their known elements with their indices.
const SHORT_ARRAY: usize = 16;

/// The heaps before and after a call.
pub struct Drawings {
    pub initial: Vec<String>,
    /// `None`: everything is as it was.
    pub last: Option<Vec<String>>,
}

/// Draws the heaps of a path line by line.
pub fn draw(initial: &HeapPicture, last: &HeapPicture) -> Drawings {
    let labels = labels(&[initial, last]);
    let drawn = lines(initial, &labels, BTreeSet::new());
    let (result, others): (Vec<_>, Vec<_>) = last.roots.iter().cloned().partition(|(name, _)| name == RETURNED);
    let picture = |roots| HeapPicture { roots, objects: last.objects.clone() };
    let others = picture(others);
    // What is compared is what is seen: a NaN is none of its equals.
    if lines(&others, &labels, BTreeSet::new()) == drawn {
        // The result says what is new; the objects that it leads to were drawn above.
        let known = others.visible().into_iter().collect();
        let last = (!result.is_empty()).then(|| lines(&picture(result), &labels, known));
        return Drawings { initial: drawn, last };
    }
    // Nobody can change a number that was passed; it need not be said twice.
    let is_value = |value: &Shown| object_of(value, last).is_none_or(PicturedObject::is_value);
    // Nor need an object of which nothing is known, unless it is another one.
    let is_blank = |before: &Shown, now: &Shown| match (object_of(before, initial), object_of(now, last)) {
        (Some(before), Some(now)) => {
            now.fields.is_empty() && now.array.is_none() && now.face.is_none() && now.number == before.number
        }
        _ => false,
    };
    let is_news = |(name, now): &(String, Shown)| {
        let Some((_, before)) = initial.roots.iter().find(|(of, _)| of == name) else { return true };
        words(initial, before) != words(last, now) || !is_value(now) && !is_blank(before, now)
    };
    let roots = others.roots.into_iter().filter(is_news).chain(result).collect();
    Drawings { initial: drawn, last: Some(lines(&picture(roots), &labels, BTreeSet::new())) }
}

fn object_of<'a>(value: &Shown, heap: &'a HeapPicture) -> Option<&'a PicturedObject> {
    if let Shown::Object(place) = value { heap.objects.get(*place) } else { None }
}

/// A value in words; all objects that have labels have the same.
fn words(heap: &HeapPicture, value: &Shown) -> String {
    object_of(value, heap)
        .and_then(|object| value_words(object, Within::Variable))
        .unwrap_or_else(|| plain_value(value))
}

/// What an object of the JDK is to its users, in a line. Objects in it that are not one value have the number that they have in the
/// picture: `ArrayList [Item#3]`.
pub fn face(heap: &HeapPicture, place: usize) -> Option<String> {
    let object = heap.objects.get(place)?;
    object.face.as_ref()?;
    if let Some(words) = value_words(object, Within::Variable) {
        return Some(words);
    }
    let label = |of: &PicturedObject| match of.number == object.number {
        true => simple_name(&of.class).to_owned(),
        false => format!("{}#{}", simple_name(&of.class), of.number),
    };
    let labels = heap.objects.iter().map(|of| (of.number, label(of))).collect();
    // Where all is written elsewhere, everything inside is named.
    let written = (0..heap.objects.len()).collect();
    let mut artist = Artist { heap, labels: &labels, written, later: VecDeque::new(), lines: Vec::new() };
    artist.nested(place, &mut 1)
}

/// Draws what is not `written` yet.
fn lines(heap: &HeapPicture, labels: &Labels, written: BTreeSet<usize>) -> Vec<String> {
    let mut artist = Artist { heap, labels, written, later: VecDeque::new(), lines: Vec::new() };
    // What a root refers to is drawn there, not below another root.
    let mut drawn_at: Vec<bool> = Vec::new();
    for (_, value) in &heap.roots {
        drawn_at.push(artist.claim(value));
    }
    for ((name, value), is_drawn) in heap.roots.iter().zip(drawn_at) {
        match value {
            Shown::Object(object) if is_drawn => artist.tree(&format!("{name}: "), *object),
            plain => artist.lines.push(format!("{name}: {}", artist.word(plain, Within::Variable))),
        }
    }
    while let Some(object) = artist.later.pop_front() {
        artist.tree("", object);
    }
    artist.lines
}

struct Artist<'a> {
    heap: &'a HeapPicture,
    labels: &'a Labels,
    /// Objects, by their place, that are written out or about to be.
    written: BTreeSet<usize>,
    /// Objects that were too deep.
    later: VecDeque<usize>,
    lines: Vec<String>,
}

impl Artist<'_> {
    /// Whether an object is to be written out here: nobody has done so yet. Strings and boxes are written wherever they are.
    fn claim(&mut self, value: &Shown) -> bool {
        let Shown::Object(place) = value else { return false };
        let is_drawn = self.heap.objects.get(*place).is_some_and(|object| !object.is_value());
        is_drawn && self.written.insert(*place)
    }

    /// Draws an object that was claimed, and what it refers to.
    fn tree(&mut self, start: &str, object: usize) {
        match self.in_a_line(object, WIDTH.saturating_sub(start.chars().count())) {
            Some(line) => self.lines.push(format!("{start}{line}")),
            None => self.branch(object, start, "", 0),
        }
    }

    fn branch(&mut self, object: usize, start: &str, margin: &str, depth: usize) {
        let mut words = Vec::new();
        let mut children = Vec::new();
        let within = within(&self.heap.objects[object]);
        for (name, value) in self.parts(object) {
            match value {
                Shown::Object(child) if self.claim(&value) => children.push((name, child)),
                plain => words.push((name, self.word(&plain, within))),
            }
        }
        words.extend(self.left_out(object).map(|word| (String::new(), word)));
        // The places of elements are plain to see unless some of them are drawn below.
        let is_plain = children.is_empty() && is_list(&self.heap.objects[object]);
        let named = |(name, word): (String, String)| if is_plain { word } else { format!("{}{word}", colon(&name)) };
        let words: Vec<String> = words.into_iter().map(named).collect();
        let opening = format!("{start}{}", self.label(object));
        match words.is_empty() {
            true if children.is_empty() => {
                self.lines.push(format!("{margin}{start}{}", self.written_out(object, &words)))
            }
            true => self.lines.push(format!("{margin}{opening}")),
            false => self.fill(margin, &opening, &words, brackets(&self.heap.objects[object])),
        }
        // Below a branch, the line that led to it goes on or has ended.
        let below = margin.replace("├─ ", "│  ").replace("└─ ", "   ");
        let count = children.len();
        for (place, (name, child)) in children.into_iter().enumerate() {
            if depth >= DEEPEST {
                self.later.push_back(child);
                let line = format!("{below}└─ {}{}", colon(&name), self.label(child));
                self.lines.push(line);
                continue;
            }
            let fork = if place + 1 == count { "└─ " } else { "├─ " };
            self.branch(child, &colon(&name), &format!("{below}{fork}"), depth + 1);
        }
    }

    /// An object with everything that it leads to, if that is little and nobody else has written it out.
    fn in_a_line(&mut self, object: usize, room: usize) -> Option<String> {
        let before = self.written.clone();
        let line = self.nested(object, &mut 1).filter(|line| line.chars().count() <= room);
        if line.is_none() {
            self.written = before;
        }
        line
    }

    fn nested(&mut self, object: usize, objects: &mut usize) -> Option<String> {
        let mut words = Vec::new();
        let within = within(&self.heap.objects[object]);
        for (name, value) in self.parts(object) {
            let word = match value {
                Shown::Object(child) if self.claim(&value) => {
                    *objects += 1;
                    if *objects > OBJECTS_IN_A_LINE {
                        return None;
                    }
                    self.nested(child, objects)?
                }
                plain => self.word(&plain, within),
            };
            let is_list = is_list(&self.heap.objects[object]);
            words.push(if is_list { word } else { format!("{}{word}", colon(&name)) });
        }
        words.extend(self.left_out(object));
        Some(self.written_out(object, &words))
    }

    /// What stands for elements and entries that are not shown.
    fn left_out(&self, object: usize) -> Option<String> {
        let count = self.heap.objects[object].left_out;
        (count > 0).then(|| format!("… {count} more"))
    }

    /// An object in a line, given what is in it.
    fn written_out(&self, object: usize, words: &[String]) -> String {
        let label = self.label(object);
        let object = &self.heap.objects[object];
        let (open, close) = brackets(object);
        match &object.face {
            Some(Face::Text(text)) => format!("{label} {text}"),
            Some(Face::Elements(held)) if held.is_empty() && object.class == "java.util.Optional" => {
                format!("{label}.empty")
            }
            // An empty collection is known to be empty; of an object without fields nothing is known.
            None if words.is_empty() => label,
            _ => format!("{label} {open}{}{close}", words.join(", ")),
        }
    }

    /// An object without what it leads to; the fields go on in further lines if there are many.
    fn fill(&mut self, margin: &str, opening: &str, words: &[String], (open, close): (&str, &str)) {
        let mut line = format!("{margin}{opening} {open}");
        let indent = line.chars().count().min(WIDTH / 2);
        let below = margin.replace("├─ ", "│  ").replace("└─ ", "   ");
        for (place, word) in words.iter().enumerate() {
            let end = if place + 1 == words.len() { close } else { ", " };
            if place > 0 && line.chars().count() + word.chars().count() + 2 > WIDTH {
                self.lines.push(line.trim_end().to_owned());
                line = format!("{below}{}", " ".repeat(indent.saturating_sub(below.chars().count())));
            }
            line += word;
            line += end;
        }
        self.lines.push(line);
    }

    fn label(&self, object: usize) -> String {
        let number = self.heap.objects[object].number;
        self.labels.get(&number).cloned().unwrap_or_default()
    }

    fn word(&self, value: &Shown, within: Within) -> String {
        match value {
            Shown::Object(place) => match self.heap.objects.get(*place) {
                Some(object) => value_words(object, within).unwrap_or_else(|| self.label(*place)),
                None => plain_value(value),
            },
            plain => plain_value(plain),
        }
    }

    /// What an object consists of, by name where that is not plain to see.
    fn parts(&self, object: usize) -> Vec<(String, Shown)> {
        let object = &self.heap.objects[object];
        match (&object.face, &object.array) {
            (Some(Face::Text(_) | Face::Boxed(_)), _) => Vec::new(),
            (Some(Face::Elements(elements)), _) => {
                let places = elements.iter().enumerate();
                places.map(|(place, element)| (format!("[{place}]"), element.clone())).collect()
            }
            (Some(Face::Entries(entries)), _) => self.entries(entries),
            (Some(Face::View(of)), _) => vec![("of".to_owned(), of.clone())],
            (None, Some((length, elements))) => self.elements(length, elements),
            (None, None) => object.fields.clone(),
        }
    }

    /// The entries of a map: what belongs to a key, by the words for the key. Keys without words have numbers, if they are several.
    fn entries(&self, entries: &[(Shown, Shown)]) -> Vec<(String, Shown)> {
        let is_alone = entries.iter().filter(|(key, _)| self.is_drawn(key)).count() == 1;
        let mut parts = Vec::new();
        for (place, (key, value)) in entries.iter().enumerate() {
            if self.is_drawn(key) {
                let number = if is_alone { String::new() } else { format!(" {place}") };
                parts.push((format!("key{number}"), key.clone()));
                parts.push((format!("value{number}"), value.clone()));
            } else {
                parts.push((self.word(key, Within::Collection), value.clone()));
            }
        }
        parts
    }

    /// The elements of an array, with their indices where these are not plain to see.
    fn elements(&self, length: &Shown, elements: &BTreeMap<i64, Shown>) -> Vec<(String, Shown)> {
        let Some(length) = short_length(length) else {
            return elements.iter().map(|(index, element)| (format!("[{index}]"), element.clone())).collect();
        };
        let has_trees = elements.values().any(|element| self.is_drawn(element));
        let name = |index: i64| if has_trees { format!("[{index}]") } else { String::new() };
        (0..length).map(|index| (name(index), elements.get(&index).cloned().unwrap_or(Shown::Anything))).collect()
    }

    /// Whether a value is an object that has a place of its own in a drawing.
    fn is_drawn(&self, value: &Shown) -> bool {
        match value {
            Shown::Object(place) => !self.heap.objects.get(*place).is_some_and(PicturedObject::is_value),
            _ => false,
        }
    }
}

fn is_list(object: &PicturedObject) -> bool {
    matches!(object.face, Some(Face::Elements(_)))
}

/// Where the parts of an object stand.
fn within(object: &PicturedObject) -> Within {
    match object.face {
        Some(Face::Elements(_) | Face::Entries(_)) => Within::Collection,
        _ => Within::Variable,
    }
}

/// What is around the parts of an object.
fn brackets(object: &PicturedObject) -> (&'static str, &'static str) {
    match object.face {
        Some(Face::Elements(_)) => ("[", "]"),
        Some(Face::Entries(_)) => ("{", "}"),
        _ => ("{ ", " }"),
    }
}

fn colon(name: &str) -> String {
    if name.is_empty() { String::new() } else { format!("{name}: ") }
}

fn short_length(length: &Shown) -> Option<i64> {
    match length {
        Shown::Int(length) if (0..=SHORT_ARRAY as i32).contains(length) => Some(i64::from(*length)),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
