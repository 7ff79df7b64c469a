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
//! and the final heap of a path use the same numbers.

use super::label::{Labels, labels, plain_value};
use explore::{HeapPicture, PicturedObject, Shown};
use std::collections::{BTreeSet, VecDeque};

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
    let drawn = lines(initial, &labels);
    // What is compared is what is seen: a NaN is none of its equals.
    if lines(last, &labels) == drawn {
        return Drawings { initial: drawn, last: None };
    }
    // Nobody can change a number that was passed; it need not be said twice. One in a static field can be another now.
    let alone =
        |root: &(String, Shown)| lines(&HeapPicture { roots: vec![root.clone()], objects: Vec::new() }, &labels);
    let is_object = |root: &(String, Shown)| matches!(root.1, Shown::Object(_));
    let plain: Vec<Vec<String>> = initial.roots.iter().filter(|root| !is_object(root)).map(alone).collect();
    let is_news = |root: &&(String, Shown)| is_object(root) || !plain.contains(&alone(root));
    let roots: Vec<(String, Shown)> = last.roots.iter().filter(is_news).cloned().collect();
    let changed = HeapPicture { roots, objects: last.objects.clone() };
    Drawings { initial: drawn, last: Some(lines(&changed, &labels)) }
}

fn lines(heap: &HeapPicture, labels: &Labels) -> Vec<String> {
    let mut artist = Artist { heap, labels, written: BTreeSet::new(), later: VecDeque::new(), lines: Vec::new() };
    // What a root refers to is drawn there, not below another root.
    let mut drawn_at: Vec<bool> = Vec::new();
    for (_, value) in &heap.roots {
        drawn_at.push(artist.claim(value));
    }
    for ((name, value), is_drawn) in heap.roots.iter().zip(drawn_at) {
        match value {
            Shown::Object(object) if is_drawn => artist.tree(&format!("{name}: "), *object),
            plain => artist.lines.push(format!("{name}: {}", artist.word(plain))),
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
    /// Whether an object is to be written out here: nobody has done so yet.
    fn claim(&mut self, value: &Shown) -> bool {
        matches!(value, Shown::Object(object) if *object < self.heap.objects.len() && self.written.insert(*object))
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
        for (name, value) in parts(&self.heap.objects[object]) {
            match value {
                Shown::Object(child) if self.claim(&value) => children.push((name, child)),
                plain => words.push(format!("{}{}", colon(&name), self.word(&plain))),
            }
        }
        let label = self.label(object);
        self.fill(margin, &format!("{start}{label}"), &words);
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
        for (name, value) in parts(&self.heap.objects[object]) {
            let word = match value {
                Shown::Object(child) if self.claim(&value) => {
                    *objects += 1;
                    if *objects > OBJECTS_IN_A_LINE {
                        return None;
                    }
                    self.nested(child, objects)?
                }
                plain => self.word(&plain),
            };
            words.push(format!("{}{word}", colon(&name)));
        }
        let label = self.label(object);
        Some(if words.is_empty() { label } else { format!("{label} {{ {} }}", words.join(", ")) })
    }

    /// An object without what it leads to; the fields go on in further lines if there are many.
    fn fill(&mut self, margin: &str, opening: &str, words: &[String]) {
        if words.is_empty() {
            self.lines.push(format!("{margin}{opening}"));
            return;
        }
        let mut line = format!("{margin}{opening} {{ ");
        let indent = line.chars().count().min(WIDTH / 2);
        let below = margin.replace("├─ ", "│  ").replace("└─ ", "   ");
        for (place, word) in words.iter().enumerate() {
            let end = if place + 1 == words.len() { " }" } else { ", " };
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

    fn word(&self, value: &Shown) -> String {
        match value {
            Shown::Object(object) if *object < self.heap.objects.len() => self.label(*object),
            plain => plain_value(plain),
        }
    }
}

/// What an object consists of: its fields, or its elements with their indices where these are not plain to see.
fn parts(object: &PicturedObject) -> Vec<(String, Shown)> {
    let Some((length, elements)) = &object.array else { return object.fields.clone() };
    match short_length(length) {
        Some(length) if !elements.values().any(|element| matches!(element, Shown::Object(_))) => {
            let element = |index| (String::new(), elements.get(&index).cloned().unwrap_or(Shown::Anything));
            (0..length).map(element).collect()
        }
        Some(length) => {
            let element = |index| (format!("[{index}]"), elements.get(&index).cloned().unwrap_or(Shown::Anything));
            (0..length).map(element).collect()
        }
        None => elements.iter().map(|(index, element)| (format!("[{index}]"), element.clone())).collect(),
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
mod tests {
    use super::super::label::labels;
    use super::{draw, lines};
    use explore::{HeapPicture, PicturedObject, Shown};
    use std::collections::BTreeMap;

    fn object(class: &str, fields: &[(&str, Shown)]) -> PicturedObject {
        let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        PicturedObject { number: 0, class: class.to_owned(), is_input: true, fields, array: None }
    }

    fn array(class: &str, length: i32, elements: &[(i64, Shown)]) -> PicturedObject {
        let elements: BTreeMap<i64, Shown> = elements.iter().cloned().collect();
        PicturedObject { array: Some((Shown::Int(length), elements)), ..object(class, &[]) }
    }

    fn text(roots: &[(&str, Shown)], objects: Vec<PicturedObject>) -> String {
        let heap = heap(roots, objects);
        lines(&heap, &labels(&[&heap])).join("\n")
    }

    fn heap(roots: &[(&str, Shown)], mut objects: Vec<PicturedObject>) -> HeapPicture {
        let roots = roots.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        objects.iter_mut().enumerate().for_each(|(place, object)| object.number = place);
        HeapPicture { roots, objects }
    }

    #[test]
    fn a_tree_is_written_inside_out() {
        let objects = vec![
            object("trees.Tree", &[("root", Shown::Object(1))]),
            object("trees.Tree$Node", &[("left", Shown::Null), ("right", Shown::Object(2))]),
            object("trees.Tree$Node", &[("key", Shown::Int(5)), ("left", Shown::NotNull), ("right", Shown::Anything)]),
        ];
        let shown = text(&[("this", Shown::Object(0)), ("key", Shown::Int(4))], objects);
        let tree = "this: Tree { root: Node#1 { left: null, right: Node#2 { key: 5, left: not null, right: ? } } }";
        assert_eq!(shown, format!("{tree}\nkey: 4"));
    }

    #[test]
    fn numbers_are_told_again_only_if_they_are_others() {
        let before = heap(&[("number", Shown::Int(1)), ("Counter.made", Shown::Int(0))], Vec::new());
        let after = heap(&[("number", Shown::Int(1)), ("Counter.made", Shown::Int(-1))], Vec::new());
        assert_eq!(draw(&before, &after).last, Some(vec!["Counter.made: -1".to_owned()]));
        assert_eq!(draw(&before, &before).last, None);
    }

    #[test]
    fn sharing_and_cycles_show_by_numbers() {
        let objects = vec![object("Node", &[("next", Shown::Object(0))])];
        let roots = [("one", Shown::Object(0)), ("other", Shown::Object(0))];
        assert_eq!(text(&roots, objects), "one: Node#1 { next: Node#1 }\nother: Node#1");
    }

    #[test]
    fn arrays_show_their_elements() {
        let objects = vec![
            array("int[]", 3, &[(0, Shown::Int(7)), (2, Shown::Int(-1))]),
            array("pkg.Node[][]", 1000, &[(999, Shown::Null)]),
            array("char[]", 0, &[]),
        ];
        let roots = [("numbers", Shown::Object(0)), ("rows", Shown::Object(1)), ("text", Shown::Object(2))];
        let expected = "numbers: int[3] { 7, ?, -1 }\nrows: Node[1000][] { [999]: null }\ntext: char[0]";
        assert_eq!(text(&roots, objects), expected);
    }

    #[test]
    fn values_are_written_as_in_java() {
        let values = [
            ("a", Shown::Long(1)),
            ("b", Shown::Float(0.1)),
            ("c", Shown::Double(f64::NEG_INFINITY)),
            ("d", Shown::Boolean(true)),
            ("e", Shown::Char(39)),
            ("f", Shown::Char(0xd800)),
            ("g", Shown::Char(65)),
            ("h", Shown::Double(1.0)),
            ("i", Shown::Float(f32::NAN)),
            ("j", Shown::Constant("paint.Box$Color".to_owned(), "BLUE".to_owned())),
        ];
        let expected = "a: 1L\nb: 0.1f\nc: Double.NEGATIVE_INFINITY\nd: true\ne: '\\''\nf: '\\ud800'\ng: 'A'\nh: 1.0\n\
                        i: Float.NaN\nj: Color.BLUE";
        assert_eq!(text(&values, vec![]), expected);
    }

    #[test]
    fn classes_of_the_same_simple_name_are_named_in_full() {
        let objects = vec![object("a.Node", &[]), object("b.Node", &[])];
        assert_eq!(text(&[("x", Shown::Object(0)), ("y", Shown::Object(1))], objects), "x: a.Node\ny: b.Node");
    }

    #[test]
    fn a_larger_heap_is_drawn_as_a_tree() {
        let objects = vec![
            object("Tree", &[("size", Shown::Int(3)), ("root", Shown::Object(1))]),
            object("Node", &[("key", Shown::Int(0)), ("left", Shown::Object(2)), ("right", Shown::Object(3))]),
            object("Node", &[("key", Shown::Int(0)), ("left", Shown::Object(3)), ("right", Shown::Null)]),
            object("Node", &[("key", Shown::Int(1)), ("left", Shown::Object(1)), ("right", Shown::Anything)]),
        ];
        let expected = "this: Tree { size: 3 }\n\
                        └─ root: Node#1 { key: 0 }\n   \
                        ├─ left: Node#2 { key: 0, left: Node#3, right: null }\n   \
                        └─ right: Node#3 { key: 1, left: Node#1, right: ? }\n\
                        key: 4";
        assert_eq!(text(&[("this", Shown::Object(0)), ("key", Shown::Int(4))], objects.clone()), expected);
        let expected = "this: Tree { size: 3 }\n\
                        └─ root: Node#1 { key: 0, left: Node#2 }\n   \
                        └─ right: Node#3 { key: 1, left: Node#1, right: ? }\n\
                        other: Node#2 { key: 0, left: Node#3, right: null }";
        let roots = [("this", Shown::Object(0)), ("other", Shown::Object(2))];
        assert_eq!(text(&roots, objects), expected, "what a root refers to is drawn there");
    }

    #[test]
    fn a_line_goes_on_below_its_branches() {
        let node = |left: Shown, right: Shown| object("Node", &[("left", left), ("right", right)]);
        let objects = vec![
            node(Shown::Object(1), Shown::Object(2)),
            node(Shown::Object(3), Shown::Object(4)),
            node(Shown::Null, Shown::Null),
            node(Shown::Object(5), Shown::Object(6)),
            node(Shown::Null, Shown::Null),
            node(Shown::Null, Shown::Null),
            node(Shown::Null, Shown::Null),
        ];
        let expected = "root: Node#1\n\
                        ├─ left: Node#2\n\
                        │  ├─ left: Node#4\n\
                        │  │  ├─ left: Node#6 { left: null, right: null }\n\
                        │  │  └─ right: Node#7 { left: null, right: null }\n\
                        │  └─ right: Node#5 { left: null, right: null }\n\
                        └─ right: Node#3 { left: null, right: null }";
        assert_eq!(text(&[("root", Shown::Object(0))], objects), expected);
    }

    #[test]
    fn what_does_not_fit_in_a_line_goes_on_in_the_next() {
        let long = "a".repeat(60);
        let objects = vec![
            object("List", &[("head", Shown::Object(1)), ("size", Shown::Int(1))]),
            object("Node", &[(long.as_str(), Shown::Int(1)), ("other", Shown::Object(1)), (&long, Shown::Null)]),
        ];
        let expected = format!(
            "this: List {{ size: 1 }}\n└─ head: Node#1 {{ {long}: 1, other: Node#1,\n                  {long}: null }}"
        );
        assert_eq!(text(&[("this", Shown::Object(0))], objects), expected);
    }

    #[test]
    fn what_is_very_deep_gets_a_tree_of_its_own() {
        let next = |place: usize| if place < 19 { Shown::Object(place + 1) } else { Shown::Null };
        let objects = (0..20).map(|place| object("Node", &[("next", next(place))])).collect();
        let shown = text(&[("head", Shown::Object(0))], objects);
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines[1], "└─ next: Node#2");
        let second = lines.iter().position(|line| line.starts_with("Node#14")).expect("a second tree");
        assert_eq!(lines[second - 1].trim_start(), "└─ next: Node#14");
        assert!(shown.ends_with("└─ next: Node#20 { next: null }"), "{shown}");
    }

    #[test]
    fn an_object_keeps_its_number_from_the_first_to_the_last_heap() {
        let list = |head: usize| object("List", &[("head", Shown::Object(head))]);
        let node = |next: Shown| object("Node", &[("next", next)]);
        let initial = heap(&[("this", Shown::Object(0))], vec![list(1), node(Shown::Object(2)), node(Shown::Null)]);
        let mut last = heap(&[("this", Shown::Object(0))], vec![list(1), node(Shown::Null)]);
        last.objects[1].number = 2;
        let drawn = draw(&initial, &last);
        assert_eq!(drawn.initial, ["this: List { head: Node#1 { next: Node#2 { next: null } } }"]);
        assert_eq!(drawn.last, Some(vec!["this: List { head: Node#2 { next: null } }".to_owned()]));
        assert_eq!(draw(&initial, &initial).last, None);
    }

    /// Pictures are data from elsewhere in the program; a dangling place must not bring the printer down.
    #[test]
    fn a_reference_to_nowhere_is_said() {
        assert_eq!(text(&[("x", Shown::Object(7))], vec![]), "x: an object that is not shown");
    }
}
