//! The annotations jar: what Java code names when it speaks to Kukang, made in memory.
//!
//! The classes are for Java 8 and anything newer, depend on nothing, and do nothing on a plain JVM. They are written out
//! by a small class file writer (JVMS §4), so that building Kukang needs no Java compiler and the repository holds no
//! binary. The same build gives the same bytes.

use program::access;
use program::source::make_jar;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

/// An annotation of the package `kukang.contracts`.
struct Annotation {
    name: &'static str,
    /// Constants of `java.lang.annotation.ElementType`.
    on: &'static [&'static str],
    value: Value,
}

/// What `value()` of an annotation is.
#[derive(Clone, Copy)]
enum Value {
    Absent,
    Text,
    /// Each a clause of its own; one is written without braces.
    Texts,
    /// The default is none.
    OptionalTexts,
    Class,
    /// The clauses of a specification case, each element a kind of them; what is not needed is left out. A declaration may
    /// have several such annotations.
    Clauses,
    /// What the compiler makes of several annotations with clauses.
    Repeated,
}

/// A specification case, and the annotation around several of them.
const CASE: &str = "kukang/contracts/Case";
const CASES: &str = "kukang/contracts/Cases";

/// The elements of a specification case, as the annotations for one kind of clause are called.
const CLAUSES: [&str; 5] = ["requires", "ensures", "signals", "signalsOnly", "assignable"];

const BODIES: &[&str] = &["METHOD", "CONSTRUCTOR"];
// Class files have no annotations of local variables: nobody would read them there.
const VALUES: &[&str] = &["FIELD", "METHOD", "PARAMETER"];

const ANNOTATIONS: [Annotation; 24] = [
    // On a method that returns a boolean, or on a class with expressions.
    Annotation { name: "kukang/contracts/Invariant", on: &["TYPE", "METHOD"], value: Value::OptionalTexts },
    // On a method that returns a boolean: the invariants of the class speak only of objects for which that is true. It is
    // assumed of inputs and never checked; the text says which inputs are left out.
    Annotation { name: "kukang/contracts/Limit", on: &["METHOD"], value: Value::Text },
    Annotation { name: "kukang/contracts/Requires", on: BODIES, value: Value::Texts },
    Annotation { name: "kukang/contracts/Ensures", on: BODIES, value: Value::Texts },
    Annotation { name: "kukang/contracts/Signals", on: BODIES, value: Value::Texts },
    Annotation { name: "kukang/contracts/SignalsOnly", on: BODIES, value: Value::Texts },
    Annotation { name: "kukang/contracts/Assignable", on: BODIES, value: Value::Texts },
    // Each is a case of its own, beside the one that the annotations above make together.
    Annotation { name: CASE, on: BODIES, value: Value::Clauses },
    Annotation { name: CASES, on: BODIES, value: Value::Repeated },
    // On a class it goes for all methods.
    Annotation { name: "kukang/contracts/Pure", on: &["TYPE", "METHOD", "CONSTRUCTOR"], value: Value::Absent },
    Annotation { name: "kukang/contracts/Helper", on: BODIES, value: Value::Absent },
    Annotation { name: "kukang/contracts/NonNull", on: VALUES, value: Value::Absent },
    Annotation { name: "kukang/contracts/Nullable", on: VALUES, value: Value::Absent },
    Annotation { name: "kukang/contracts/NonNullByDefault", on: &["TYPE"], value: Value::Absent },
    Annotation { name: "kukang/contracts/NullableByDefault", on: &["TYPE"], value: Value::Absent },
    Annotation { name: "kukang/contracts/Fresh", on: &["METHOD"], value: Value::Absent },
    // On a class whose members are grafted onto another.
    Annotation { name: "kukang/contracts/SpecFor", on: &["TYPE"], value: Value::Class },
    // On a field of a spec: what it leads to belongs to the object with the field, and is nobody else's.
    Annotation { name: "kukang/contracts/Owned", on: &["FIELD"], value: Value::Absent },
    Annotation { name: "kukang/contracts/Region", on: &["FIELD", "PARAMETER", "METHOD"], value: Value::Text },
    // On a pure method of which only the contract is known. A relation is a boolean method whose last two arguments are its
    // operands (the receiver counts), for the same arguments before them.
    Annotation { name: "kukang/contracts/Reflexive", on: &["METHOD"], value: Value::Absent },
    Annotation { name: "kukang/contracts/Symmetric", on: &["METHOD"], value: Value::Absent },
    Annotation { name: "kukang/contracts/Transitive", on: &["METHOD"], value: Value::Absent },
    // Takes and returns whole numbers: if no whole number that one call is given is greater than what another is given in
    // its place, and all other arguments are the same, then its result is not greater either.
    Annotation { name: "kukang/contracts/Monotone", on: &["METHOD"], value: Value::Absent },
    Annotation {
        name: "kukang/contracts/TotalOrder",
        on: &["TYPE", "METHOD", "FIELD", "PARAMETER"],
        value: Value::Absent,
    },
];

const MANIFEST: &str = concat!(
    "Manifest-Version: 1.0\r\n",
    "Created-By: Kukang ",
    env!("CARGO_PKG_VERSION"),
    "\r\n",
    "Automatic-Module-Name: kukang.annotations\r\n",
    "\r\n"
);

/// The classes of the jar: their internal names and their class files.
pub fn classes() -> Vec<(&'static str, Vec<u8>)> {
    let kukang = ("kukang/Kukang", kukang_class("kukang/Kukang"));
    let annotations = ANNOTATIONS.iter().map(|annotation| (annotation.name, annotation.class_file()));
    [kukang].into_iter().chain(annotations).collect()
}

/// The jar as a file has it.
pub fn jar() -> Vec<u8> {
    let classes: Vec<(String, Vec<u8>)> =
        classes().into_iter().map(|(name, bytes)| (format!("{name}.class"), bytes)).collect();
    // Java reads a manifest only if it comes first.
    let manifest = ("META-INF/MANIFEST.MF", MANIFEST.as_bytes());
    let files = classes.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()));
    make_jar([manifest].into_iter().chain(files)).expect("memory takes a few small files")
}

/// Writes the jar to a file, whose folder is made if it is not there.
pub fn write(path: &Path) -> Result<(), Unwritable> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let made = folder.map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(path, jar())).map_err(|error| Unwritable { path: path.to_owned(), error })
}

/// The jar's file cannot be written.
#[derive(Debug)]
pub struct Unwritable {
    path: PathBuf,
    error: io::Error,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "the annotations jar cannot be written to {}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for Unwritable {}

/// `assume` and `check`, which Kukang takes for its own and a plain JVM for nothing. The class is abstract rather than
/// final, so that it never counts as a class that an unknown object could have; its constructor keeps it from subclasses.
///
/// Whoever replays paths on a JVM sets `whenAssumptionFails` and `whenCheckFails`, which are run when a condition does not hold.
fn kukang_class(name_of_kukang: &str) -> Vec<u8> {
    let mut class = ClassWriter::new(name_of_kukang);
    let object = class.class("java/lang/Object");
    let constructor = class.name_and_type("<init>", "()V");
    let object_constructor = class.constant(&[&[10], &object.to_be_bytes(), &constructor.to_be_bytes()]);
    let [high, low] = object_constructor.to_be_bytes();
    // aload_0, invokespecial, return
    let body = class.code(1, 1, &[0x2a, 0xb7, high, low, 0xb1]);
    class.method(access::PRIVATE, "<init>", "()V", &[body]);
    for (name, hook) in [("assume", "whenAssumptionFails"), ("check", "whenCheckFails")] {
        let body = class.hooked_body(name_of_kukang, hook);
        let parameters = class.parameter_names(&["condition"]);
        class.method(access::PUBLIC | access::STATIC, name, "(Z)V", &[body, parameters]);
    }
    class.finish(access::PUBLIC | access::ABSTRACT | access::SUPER, &[], &[])
}

impl Annotation {
    fn class_file(&self) -> Vec<u8> {
        let mut class = ClassWriter::new(self.name);
        for (name, descriptor, attributes) in self.value.declarations(&mut class) {
            class.method(access::PUBLIC | access::ABSTRACT, name, &descriptor, &attributes);
        }
        let marks = self.marks(&mut class);
        let flags = access::PUBLIC | access::INTERFACE | access::ABSTRACT | access::ANNOTATION;
        class.finish(flags, &["java/lang/annotation/Annotation"], &[marks])
    }

    /// `@Documented`, `@Retention(RUNTIME)`, `@Target` and, where it is, `@Repeatable`, as an attribute.
    fn marks(&self, class: &mut ClassWriter) -> Vec<u8> {
        let value = class.text("value");
        let is_repeatable = matches!(self.value, Value::Clauses);
        let mut bytes = numbers(&[3 + u16::from(is_repeatable), class.text("Ljava/lang/annotation/Documented;"), 0]);
        bytes.extend(numbers(&[class.text("Ljava/lang/annotation/Retention;"), 1, value]));
        bytes.extend(class.enum_value("Ljava/lang/annotation/RetentionPolicy;", "RUNTIME"));
        bytes.extend(numbers(&[class.text("Ljava/lang/annotation/Target;"), 1, value]));
        bytes.push(b'[');
        bytes.extend(count(self.on));
        for place in self.on {
            bytes.extend(class.enum_value("Ljava/lang/annotation/ElementType;", place));
        }
        if is_repeatable {
            bytes.extend(numbers(&[class.text("Ljava/lang/annotation/Repeatable;"), 1, value]));
            bytes.push(b'c');
            bytes.extend(numbers(&[class.text(&format!("L{CASES};"))]));
        }
        class.attribute("RuntimeVisibleAnnotations", &bytes)
    }
}

/// A method of an annotation: its name, its descriptor and its attributes.
type Element = (&'static str, String, Vec<Vec<u8>>);

impl Value {
    /// The elements of an annotation.
    fn declarations(self, class: &mut ClassWriter) -> Vec<Element> {
        const TEXTS: &str = "()[Ljava/lang/String;";
        let none = |class: &mut ClassWriter| vec![class.attribute("AnnotationDefault", &[b'[', 0, 0])];
        let value = |descriptor: &str, attributes| vec![("value", descriptor.to_owned(), attributes)];
        match self {
            Value::Absent => vec![],
            Value::Text => value("()Ljava/lang/String;", vec![]),
            Value::Texts => value(TEXTS, vec![]),
            Value::OptionalTexts => value(TEXTS, none(class)),
            Value::Class => {
                let generic = numbers(&[class.text("()Ljava/lang/Class<*>;")]);
                value("()Ljava/lang/Class;", vec![class.attribute("Signature", &generic)])
            }
            Value::Clauses => CLAUSES.iter().map(|&name| (name, TEXTS.to_owned(), none(class))).collect(),
            Value::Repeated => value(&format!("()[L{CASE};"), vec![]),
        }
    }
}

/// Writes a class file of Java 8. What one of its classes needs is known here, so that no limit of the format is met.
struct ClassWriter {
    this_class: u16,
    constants: Vec<u8>,
    /// Constants written so far, by their bytes.
    known: BTreeMap<Vec<u8>, u16>,
    fields: Vec<Vec<u8>>,
    methods: Vec<Vec<u8>>,
}

const RUNNABLE: &str = "java/lang/Runnable";

impl ClassWriter {
    fn new(name: &str) -> ClassWriter {
        let mut writer = ClassWriter {
            this_class: 0,
            constants: Vec::new(),
            known: BTreeMap::new(),
            fields: Vec::new(),
            methods: Vec::new(),
        };
        writer.this_class = writer.class(name);
        writer
    }

    fn constant(&mut self, parts: &[&[u8]]) -> u16 {
        let bytes = parts.concat();
        // Constants count from 1.
        let next = self.known.len() as u16 + 1;
        let index = *self.known.entry(bytes.clone()).or_insert(next);
        if index == next {
            self.constants.extend(bytes);
        }
        index
    }

    /// Texts here are ASCII, which modified UTF-8 leaves as it is.
    fn text(&mut self, text: &str) -> u16 {
        self.constant(&[&[1], &(text.len() as u16).to_be_bytes(), text.as_bytes()])
    }

    fn class(&mut self, name: &str) -> u16 {
        let name = self.text(name).to_be_bytes();
        self.constant(&[&[7], &name])
    }

    fn name_and_type(&mut self, name: &str, descriptor: &str) -> u16 {
        let both = numbers(&[self.text(name), self.text(descriptor)]);
        self.constant(&[&[12], &both])
    }

    fn enum_value(&mut self, descriptor: &str, name: &str) -> Vec<u8> {
        [vec![b'e'], numbers(&[self.text(descriptor), self.text(name)])].concat()
    }

    fn attribute(&mut self, name: &str, content: &[u8]) -> Vec<u8> {
        let name = self.text(name).to_be_bytes();
        [&name[..], &(content.len() as u32).to_be_bytes(), content].concat()
    }

    /// A body without exception handlers and attributes.
    fn code(&mut self, stack: u16, locals: u16, instructions: &[u8]) -> Vec<u8> {
        self.code_with(stack, locals, instructions, &[])
    }

    fn code_with(&mut self, stack: u16, locals: u16, instructions: &[u8], attributes: &[Vec<u8>]) -> Vec<u8> {
        let length = (instructions.len() as u32).to_be_bytes();
        let head = numbers(&[stack, locals]);
        let parts = [&head[..], &length, instructions, &numbers(&[0]), &count(attributes), &attributes.concat()];
        self.attribute("Code", &parts.concat())
    }

    /// `if (!condition && hook != null) hook.run();` with the static field of the hook, which it declares.
    fn hooked_body(&mut self, class: &str, hook: &str) -> Vec<u8> {
        let descriptor = format!("L{RUNNABLE};");
        let declared = numbers(&[access::PRIVATE | access::STATIC, self.text(hook), self.text(&descriptor), 0]);
        self.fields.push(declared);
        let owner = self.class(class).to_be_bytes();
        let named = self.name_and_type(hook, &descriptor).to_be_bytes();
        let [field_high, field_low] = self.constant(&[&[9], &owner, &named]).to_be_bytes();
        let runnable = self.class(RUNNABLE).to_be_bytes();
        let run = self.name_and_type("run", "()V").to_be_bytes();
        let [run_high, run_low] = self.constant(&[&[11], &runnable, &run]).to_be_bytes();
        let instructions = [
            0x1a, // iload_0
            0x9a, 0, 17, // ifne to the end
            0xb2, field_high, field_low, // getstatic
            0xc6, 0, 11, // ifnull to the end
            0xb2, field_high, field_low, // getstatic
            0xb9, run_high, run_low, 1, 0,    // invokeinterface
            0xb1, // return, at 18
        ];
        // One frame, like the first one, 18 bytes on.
        let frames = self.attribute("StackMapTable", &[&numbers(&[1])[..], &[18]].concat());
        self.code_with(1, 1, &instructions, &[frames])
    }

    /// For editors, which show them where the method is called.
    fn parameter_names(&mut self, names: &[&str]) -> Vec<u8> {
        let rows: Vec<u8> = names.iter().flat_map(|name| numbers(&[self.text(name), 0])).collect();
        self.attribute("MethodParameters", &[vec![names.len() as u8], rows].concat())
    }

    fn method(&mut self, flags: u16, name: &str, descriptor: &str, attributes: &[Vec<u8>]) {
        let head = numbers(&[flags, self.text(name), self.text(descriptor)]);
        self.methods.push([head, count(attributes), attributes.concat()].concat());
    }

    fn finish(mut self, flags: u16, interfaces: &[&str], attributes: &[Vec<u8>]) -> Vec<u8> {
        const JAVA_8: u16 = 52;
        let super_class = self.class("java/lang/Object");
        let interfaces: Vec<u16> = interfaces.iter().map(|name| self.class(name)).collect();
        [
            vec![0xca, 0xfe, 0xba, 0xbe],
            numbers(&[0, JAVA_8, self.known.len() as u16 + 1]),
            self.constants,
            numbers(&[flags, self.this_class, super_class]),
            count(&interfaces),
            numbers(&interfaces),
            count(&self.fields),
            self.fields.concat(),
            count(&self.methods),
            self.methods.concat(),
            count(attributes),
            attributes.concat(),
        ]
        .concat()
    }
}

fn numbers(numbers: &[u16]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_be_bytes()).collect()
}

/// How many there are, as the number that stands before a list.
fn count<T>(list: &[T]) -> Vec<u8> {
    numbers(&[list.len() as u16])
}
