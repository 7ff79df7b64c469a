//! A heap as indented text: `this: Tree { root: Node#1 { key: 3, left: null, right: Node#2 { key: ? } } }`.
//!
//! An object is written out where it is first met and named by its number elsewhere, so that sharing and cycles show. It
//! has a number if there are several of its class, or if it is named twice. What does not fit in a line is broken up. Larger
//! heaps have a line for each object, since nobody finds the end of a deep nesting.

use explore::{HeapPicture, PicturedObject, Shown};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// How long a line may get before it is broken up.
const WIDTH: usize = 100;
/// Heaps of more objects have a line for each.
const NESTED_OBJECTS: usize = 8;
/// Longer arrays show their known elements with their indices.
const SHORT_ARRAY: usize = 16;

/// The heap line by line.
pub fn lines(heap: &HeapPicture) -> Vec<String> {
    let deepest = if heap.objects.len() > NESTED_OBJECTS { 0 } else { NESTED_OBJECTS };
    let mut writer = Writer { heap, deepest, labels: labels(heap), written: BTreeSet::new(), later: VecDeque::new() };
    let mut lines = Vec::new();
    for (name, value) in &heap.roots {
        let text = writer.value(value, 0);
        text.print(&format!("{name}: "), 0, &mut lines);
    }
    while let Some(object) = writer.later.pop_front() {
        let text = writer.written_out(object, 0);
        text.print("", 0, &mut lines);
    }
    lines
}

/// Text that can be broken up at its parts.
enum Text {
    Word(String),
    Group { opening: String, parts: Vec<(String, Text)> },
}

impl Text {
    fn flat(&self) -> String {
        match self {
            Text::Word(word) => word.clone(),
            Text::Group { opening, parts } => {
                let parts: Vec<String> = parts.iter().map(|(name, part)| format!("{name}{}", part.flat())).collect();
                format!("{opening} {{ {} }}", parts.join(", "))
            }
        }
    }

    fn print(&self, start: &str, indent: usize, lines: &mut Vec<String>) {
        let margin = "  ".repeat(indent);
        let flat = format!("{margin}{start}{}", self.flat());
        match self {
            Text::Group { opening, parts } if flat.chars().count() > WIDTH => {
                lines.push(format!("{margin}{start}{opening} {{"));
                for (name, part) in parts {
                    part.print(name, indent + 1, lines);
                }
                lines.push(format!("{margin}}}"));
            }
            _ => lines.push(flat),
        }
    }
}

struct Writer<'a> {
    heap: &'a HeapPicture,
    /// How deep objects are written out in place.
    deepest: usize,
    labels: Vec<String>,
    written: BTreeSet<usize>,
    /// Objects that were named but are too deep to be written out in place.
    later: VecDeque<usize>,
}

impl Writer<'_> {
    fn value(&mut self, value: &Shown, depth: usize) -> Text {
        match value {
            Shown::Object(object) if *object < self.heap.objects.len() => {
                if !self.written.insert(*object) {
                    Text::Word(self.labels[*object].clone())
                } else if depth > self.deepest {
                    self.later.push_back(*object);
                    Text::Word(self.labels[*object].clone())
                } else {
                    self.written_out(*object, depth)
                }
            }
            plain => Text::Word(plain_value(plain)),
        }
    }

    fn written_out(&mut self, object: usize, depth: usize) -> Text {
        let PicturedObject { fields, array, .. } = &self.heap.objects[object];
        let mut parts: Vec<(String, Text)> = Vec::new();
        for (name, value) in fields {
            parts.push((format!("{name}: "), self.value(value, depth + 1)));
        }
        if let Some((length, elements)) = array {
            match short_length(length) {
                Some(length) => {
                    for index in 0..length {
                        let element = elements.get(&index).unwrap_or(&Shown::Anything);
                        parts.push((String::new(), self.value(element, depth + 1)));
                    }
                }
                None => {
                    for (index, element) in elements {
                        parts.push((format!("[{index}]: "), self.value(element, depth + 1)));
                    }
                }
            }
        }
        let opening = self.labels[object].clone();
        if parts.is_empty() { Text::Word(opening) } else { Text::Group { opening, parts } }
    }
}

fn short_length(length: &Shown) -> Option<i64> {
    match length {
        Shown::Int(length) if (0..=SHORT_ARRAY as i32).contains(length) => Some(i64::from(*length)),
        _ => None,
    }
}

/// What each object is called.
fn labels(heap: &HeapPicture) -> Vec<String> {
    let mut full_names: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut of_class: BTreeMap<&str, usize> = BTreeMap::new();
    for object in &heap.objects {
        full_names.entry(simple_name(&object.class)).or_default().insert(&object.class);
        *of_class.entry(&object.class).or_default() += 1;
    }
    let references = references(heap);
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let label = |(place, object): (usize, &PicturedObject)| {
        let number = numbers.entry(heap.objects[place].class.as_str()).or_default();
        *number += 1;
        let simple = simple_name(&object.class);
        let name = if full_names[simple].len() == 1 { simple } else { &object.class };
        let name = match &object.array {
            Some((length, _)) => name.replacen("[]", &format!("[{}]", plain_value(length)), 1),
            None => name.to_owned(),
        };
        let is_numbered = of_class[object.class.as_str()] > 1 || references[place] > 1;
        if is_numbered { format!("{name}#{number}") } else { name }
    };
    heap.objects.iter().enumerate().map(label).collect()
}

/// How often each object is named.
fn references(heap: &HeapPicture) -> Vec<usize> {
    let mut counts = vec![0; heap.objects.len()];
    let fields = heap.objects.iter().flat_map(|object| &object.fields);
    let elements = heap.objects.iter().filter_map(|object| object.array.as_ref()).flat_map(|array| array.1.values());
    for value in heap.roots.iter().chain(fields).map(|(_, value)| value).chain(elements) {
        if let Shown::Object(object) = value {
            if let Some(count) = counts.get_mut(*object) {
                *count += 1;
            }
        }
    }
    counts
}

/// A class without its package and the classes around it. Anonymous classes are named with what is around them.
fn simple_name(class: &str) -> &str {
    let start = class.rfind('.').map_or(0, |dot| dot + 1);
    let name = &class[start..];
    match name.rsplit_once('$') {
        Some((_, inner)) if inner.starts_with(|first: char| !first.is_ascii_digit()) => inner,
        _ => name,
    }
}

fn plain_value(value: &Shown) -> String {
    match value {
        Shown::Null => "null".to_owned(),
        Shown::Object(_) => "an object that is not shown".to_owned(),
        Shown::Constant(class, name) => format!("{}.{name}", simple_name(class)),
        Shown::Int(number) => number.to_string(),
        Shown::Long(number) => format!("{number}L"),
        Shown::Float(number) => term::java_float(*number),
        Shown::Double(number) => term::java_double(*number),
        Shown::Boolean(value) => value.to_string(),
        Shown::Char(unit) => term::java_char(*unit),
        Shown::Anything => "?".to_owned(),
        Shown::NotNull => "not null".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::lines;
    use explore::{HeapPicture, PicturedObject, Shown};
    use std::collections::BTreeMap;

    fn object(class: &str, fields: &[(&str, Shown)]) -> PicturedObject {
        let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        PicturedObject { class: class.to_owned(), is_input: true, fields, array: None }
    }

    fn array(class: &str, length: i32, elements: &[(i64, Shown)]) -> PicturedObject {
        let elements: BTreeMap<i64, Shown> = elements.iter().cloned().collect();
        PicturedObject { array: Some((Shown::Int(length), elements)), ..object(class, &[]) }
    }

    fn text(roots: &[(&str, Shown)], objects: Vec<PicturedObject>) -> String {
        let roots = roots.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        lines(&HeapPicture { roots, objects }).join("\n")
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
    fn what_does_not_fit_is_broken_up() {
        let long = "a".repeat(60);
        let objects = vec![
            object("List", &[("head", Shown::Object(1)), ("size", Shown::Int(1))]),
            object("Node", &[(long.as_str(), Shown::Int(1)), ("other", Shown::Object(1)), (&long, Shown::Null)]),
        ];
        let expected = format!(
            "this: List {{\n  head: Node#1 {{\n    {long}: 1\n    other: Node#1\n    {long}: null\n  }}\n  size: 1\n}}"
        );
        assert_eq!(text(&[("this", Shown::Object(0))], objects), expected);
    }

    #[test]
    fn many_objects_have_a_line_each() {
        let child = |place: usize| if place < 20 { Shown::Object(place) } else { Shown::Null };
        let node = |place: usize| match place {
            0 => object("Tree", &[("root", Shown::Object(1)), ("size", Shown::Int(19))]),
            _ => object("Node", &[("left", child(2 * place)), ("right", child(2 * place + 1))]),
        };
        let shown = text(&[("this", Shown::Object(0)), ("key", Shown::Int(3))], (0..20).map(node).collect());
        let lines: Vec<&str> = shown.lines().collect();
        let first = ["this: Tree { root: Node#1, size: 19 }", "key: 3", "Node#1 { left: Node#2, right: Node#3 }"];
        assert_eq!(lines[..3], first);
        assert_eq!(lines[20], "Node#19 { left: null, right: null }");
        assert_eq!(lines.len(), 21);
    }

    #[test]
    fn a_chain_of_a_few_is_one_thing() {
        let next = |place: usize| if place < 7 { Shown::Object(place + 1) } else { Shown::Null };
        let objects = (0..8).map(|place| object("Node", &[("next", next(place))])).collect();
        let shown = text(&[("head", Shown::Object(0))], objects);
        assert!(shown.starts_with("head: Node#1 {\n  next: Node#2 {") && !shown.contains("\nNode"), "{shown}");
    }

    /// Pictures are data from elsewhere in the program; a dangling place must not bring the printer down.
    #[test]
    fn a_reference_to_nowhere_is_said() {
        assert_eq!(text(&[("x", Shown::Object(7))], vec![]), "x: an object that is not shown");
    }
}
