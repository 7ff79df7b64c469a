//! Cases as lines of words, which the program in `replayer/` reads. `Lines.java` there says what the lines mean.
//!
//! Classes, fields and methods are written once and have numbers from then on.

use crate::case::{CallKind, Case, Contents, Ends, Invariant, Message, Object, StaticField, Value};
use crate::name::Name;
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// Types whose `Class` objects are found by no name.
const PRIMITIVES: [&str; 9] = ["boolean", "byte", "char", "short", "int", "long", "float", "double", "void"];

/// What the reader knows by number.
#[derive(Default)]
pub(super) struct Writer {
    classes: FxHashMap<String, usize>,
    fields: FxHashMap<(String, String), usize>,
    layouts: FxHashMap<Name, usize>,
    targets: FxHashMap<(String, String, String), usize>,
    invariants: FxHashMap<Invariant, usize>,
    /// Lines that say what new numbers mean.
    news: String,
    line: String,
}

impl Writer {
    /// The lines of a case; `None` if it ends where no other machine can tell.
    pub(super) fn lines(&mut self, id: u64, case: &Case) -> Option<String> {
        match case.prediction.ends {
            Ends::Unseen(_) => return None,
            Ends::Before { .. } if !case.asks_broken_invariant() => return None,
            _ => {}
        }
        self.news.clear();
        self.line.clear();
        self.word(format_args!("R {id}"));
        self.text(&case.choices);
        let target = self.target(case);
        self.word(format_args!("{target}"));
        self.objects(&case.objects, true);
        self.word(format_args!("{}", case.hashes.len()));
        for (place, hash) in &case.hashes {
            self.word(format_args!("{place} {hash}"));
        }
        self.statics(&case.statics);
        self.word(format_args!("{}", case.arguments.len()));
        for argument in &case.arguments {
            self.value(argument.value);
            self.invariants(&argument.invariants);
        }
        self.invariants(&case.new_invariants);
        self.ends(&case.prediction.ends);
        self.word(format_args!("{}", afterwards(case)));
        self.objects(&case.prediction.objects, false);
        self.statics(&case.prediction.statics);
        Some(format!("{}{}\n", self.news, self.line))
    }

    fn word(&mut self, word: std::fmt::Arguments<'_>) {
        if !self.line.is_empty() {
            self.line.push(' ');
        }
        self.line.write_fmt(word).expect("text takes text");
    }

    fn text(&mut self, text: &str) {
        let written = escaped(text.encode_utf16());
        self.word(format_args!("{written}"));
    }

    fn class(&mut self, name: &str) -> usize {
        if let Some(&known) = self.classes.get(name) {
            return known;
        }
        writeln!(self.news, "C {}", escaped(name.encode_utf16())).expect("text takes text");
        self.classes.insert(name.to_owned(), self.classes.len());
        self.classes.len() - 1
    }

    fn field(&mut self, class: &str, name: &str) -> usize {
        let key = (class.to_owned(), name.to_owned());
        if let Some(&known) = self.fields.get(&key) {
            return known;
        }
        let class = self.class(class);
        writeln!(self.news, "F {class} {}", escaped(name.encode_utf16())).expect("text takes text");
        self.fields.insert(key, self.fields.len());
        self.fields.len() - 1
    }

    fn layout(&mut self, object: &Object, fields: &[crate::case::Field]) -> usize {
        if let Some(&known) = self.layouts.get(&object.class) {
            return known;
        }
        let class = self.class(&object.class);
        let numbers: Vec<String> =
            fields.iter().map(|field| self.field(&field.class, &field.name).to_string()).collect();
        writeln!(self.news, "L {class} {} {}", numbers.len(), numbers.join(" ")).expect("text takes text");
        self.layouts.insert(object.class.clone(), self.layouts.len());
        self.layouts.len() - 1
    }

    fn target(&mut self, case: &Case) -> usize {
        let called = &case.called;
        let key = (called.class.clone(), called.name.clone(), called.descriptor.clone());
        if let Some(&known) = self.targets.get(&key) {
            return known;
        }
        let class = self.class(&called.class);
        let kind = match called.kind {
            CallKind::Static => "s",
            CallKind::Instance => "i",
            CallKind::Constructor => "c",
        };
        let (name, descriptor) = (escaped(called.name.encode_utf16()), escaped(called.descriptor.encode_utf16()));
        writeln!(self.news, "T {kind} {class} {name} {descriptor}").expect("text takes text");
        self.targets.insert(key, self.targets.len());
        self.targets.len() - 1
    }

    fn invariants(&mut self, invariants: &[Invariant]) {
        self.word(format_args!("{}", invariants.len()));
        for invariant in invariants {
            let number = match self.invariants.get(invariant) {
                Some(&known) => known,
                None => {
                    let class = self.class(&invariant.class);
                    writeln!(self.news, "V {class} {}", escaped(invariant.name.encode_utf16()))
                        .expect("text takes text");
                    self.invariants.insert(invariant.clone(), self.invariants.len());
                    self.invariants.len() - 1
                }
            };
            self.word(format_args!("{number}"));
        }
    }

    fn objects(&mut self, objects: &[Object], is_input: bool) {
        self.word(format_args!("{}", objects.len()));
        for object in objects {
            self.object(object, is_input);
        }
    }

    fn object(&mut self, object: &Object, is_input: bool) {
        match &object.contents {
            Contents::Fields(fields) => {
                let layout = self.layout(object, fields);
                self.word(format_args!("f {layout}"));
                fields.iter().for_each(|field| self.value(field.value));
            }
            Contents::Array(elements) => {
                let class = self.class(&object.class);
                self.word(format_args!("a {class} {}", elements.len()));
                // Long arrays are mostly one value.
                for equal in elements.chunk_by(|left, right| same(*left, *right)) {
                    if equal.len() > 1 {
                        self.word(format_args!("x{}", equal.len()));
                    }
                    self.value(equal[0]);
                }
            }
            Contents::Text(units) => {
                let written = escaped(units.iter().copied());
                self.word(format_args!("t {written}"));
            }
            Contents::Boxed(value) => {
                self.word(format_args!("b"));
                self.value(*value);
            }
            Contents::Constant { class, field }
                if is_input && field == "class" && !PRIMITIVES.contains(&class.as_str()) =>
            {
                let class = self.class(class);
                self.word(format_args!("k {class}"));
            }
            // Whoever runs the case does not compare these.
            Contents::Constant { field, .. } if field == "class" => {
                let class = self.class(&object.class);
                self.word(format_args!("q {class}"));
            }
            Contents::Constant { class, field } => {
                let field = self.field(class, field);
                self.word(format_args!("c {field}"));
            }
            Contents::Ranked(rank) => {
                let class = self.class(&object.class);
                self.word(format_args!("r {class} {rank}"));
            }
            Contents::Order(pairs) => {
                self.word(format_args!("o {}", pairs.len()));
                for (value, rank) in pairs {
                    self.value(*value);
                    self.word(format_args!("{rank}"));
                }
            }
            Contents::Unknown => {
                let class = self.class(&object.class);
                self.word(format_args!("u {class}"));
            }
            Contents::Opaque => {
                let class = self.class(&object.class);
                self.word(format_args!("q {class}"));
            }
        }
    }

    fn statics(&mut self, statics: &[StaticField]) {
        self.word(format_args!("{}", statics.len()));
        for field in statics {
            let number = self.field(&field.class, &field.name);
            self.word(format_args!("{number}"));
            self.value(field.value);
        }
    }

    fn ends(&mut self, ends: &Ends) {
        match ends {
            Ends::Returns(None) => self.word(format_args!("r *")),
            Ends::Returns(Some(value)) => {
                self.word(format_args!("r"));
                self.value(*value);
            }
            Ends::Throws { class, message, object } => {
                let class = self.class(class);
                self.word(format_args!("t {class}"));
                match message {
                    None => self.word(format_args!("?")),
                    Some(Message::None) => self.word(format_args!("n")),
                    Some(Message::Text(text)) => {
                        self.word(format_args!("x"));
                        self.text(text);
                    }
                }
                self.value(object.map_or(Value::Any, Value::Object));
            }
            Ends::Checks => self.word(format_args!("c")),
            Ends::Before { class } => {
                let class = self.class(class);
                self.word(format_args!("i {class}"));
            }
            Ends::Unseen(_) => unreachable!("such cases are not written"),
        }
    }

    fn value(&mut self, value: Value) {
        match value {
            Value::Null => self.word(format_args!("n")),
            Value::Any => self.word(format_args!("*")),
            Value::Object(place) => self.word(format_args!("@{place}")),
            Value::Boolean(value) => self.word(format_args!("Z{}", u8::from(value))),
            Value::Byte(value) => self.word(format_args!("B{value}")),
            Value::Char(value) => self.word(format_args!("C{value}")),
            Value::Short(value) => self.word(format_args!("S{value}")),
            Value::Int(value) => self.word(format_args!("I{value}")),
            Value::Long(value) => self.word(format_args!("J{value}")),
            Value::Float(value) => self.word(format_args!("F{}", value.to_bits() as i32)),
            Value::Double(value) => self.word(format_args!("D{}", value.to_bits() as i64)),
        }
    }
}

/// What the invariants are to be after the call: they hold, one fails, one throws, or nobody has asked. Of conditions, of specs and of
/// what only a subclass says the other machine knows nothing: it finds the heap on which Kukang has evaluated them.
fn afterwards(case: &Case) -> char {
    match case.prediction.violation.as_deref().map(|violation| violation.code) {
        None => 'h',
        Some("K004") if case.asks_broken_invariant() => 'f',
        Some("K005") if case.asks_broken_invariant() => 't',
        Some(_) => '?',
    }
}

/// Whether two values are one and the same: zeros have signs.
fn same(left: Value, right: Value) -> bool {
    match (left, right) {
        (Value::Float(left), Value::Float(right)) => left.to_bits() == right.to_bits(),
        (Value::Double(left), Value::Double(right)) => left.to_bits() == right.to_bits(),
        _ => left == right,
    }
}

/// A text without spaces; the empty one is a dash.
fn escaped(units: impl Iterator<Item = u16>) -> String {
    let mut written = String::new();
    for unit in units {
        match char::from_u32(u32::from(unit)) {
            Some(plain) if plain.is_ascii_graphic() && !matches!(plain, '%' | '-') => written.push(plain),
            _ => write!(written, "%{unit:04x}").expect("text takes text"),
        }
    }
    if written.is_empty() { "-".to_owned() } else { written }
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn words_have_no_spaces_and_are_never_empty() {
        assert_eq!(escaped("".encode_utf16()), "-");
        assert_eq!(escaped("-".encode_utf16()), "%002d");
        assert_eq!(escaped("a b%\n".encode_utf16()), "a%0020b%0025%000a");
        assert_eq!(escaped([0xd800, 0x41].into_iter()), "%d800A");
    }
}
