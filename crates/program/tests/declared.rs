//! What class files say of classes and members: annotations, exceptions, names, lines.

mod support;

use program::class_file::parse;
use program::{Annotated, ClassId, MethodId, Program, access};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::OnceLock;
use support::maker::{Maker, attribute};
use support::{compile, program};

const SEEN: &str = "marks/Marks$Seen";
const UNSEEN: &str = "marks/Marks$Unseen";

#[test]
fn classes_fields_and_methods_have_annotations_of_either_retention() {
    let (mut program, class) = marked();
    let field = program.class(class).fields[0];
    let (method, nameless) =
        (method(&mut program, "marks/Marked", "method"), method(&mut program, "marks/Marked", "nameless"));
    for (of, seen, unseen) in [
        (Annotated::from(class), true, true),
        (field.into(), true, true),
        (method.into(), true, false),
        (nameless.into(), false, false),
    ] {
        assert_eq!((program.has_annotation(of, SEEN), program.has_annotation(of, UNSEEN)), (seen, unseen), "{of:?}");
        assert!(!program.has_annotation(of, "marks/Marks$Gone"), "{of:?}");
    }
}

#[test]
fn an_annotation_has_the_elements_that_were_written() {
    let (mut program, class) = marked();
    let field = program.class(class).fields[0];
    let method = method(&mut program, "marks/Marked", "method");
    let text = |of: Annotated, element: &str| program.annotation_text(of, SEEN, element);
    assert_eq!(text(class.into(), "value").as_deref(), Some("class"));
    assert_eq!(program.annotation_text(class, UNSEEN, "value").as_deref(), Some("also class"));
    assert_eq!(text(field.into(), "value").as_deref(), Some("n != 0 && \u{e9}\0"));
    assert_eq!(text(method.into(), "value").as_deref(), Some("last"));
    // Defaults are not written, other elements are no strings.
    for element in ["list", "type", "inner", "policy", "absent", ""] {
        assert_eq!(text(class.into(), element), None, "{element}");
        assert_eq!(text(method.into(), element), None, "{element}");
    }
}

#[test]
fn elements_may_be_lists_and_classes() {
    let (mut program, class) = marked();
    let field = program.class(class).fields[0];
    let method = method(&mut program, "marks/Marked", "method");
    let seen = program.annotation(method, SEEN).unwrap();
    assert_eq!(seen.texts("list").unwrap(), ["one".into(), "".into(), "one".into()] as [Rc<str>; 3]);
    assert_eq!(seen.texts("value").unwrap(), ["last".into()] as [Rc<str>; 1]);
    assert_eq!((seen.texts("policy"), seen.texts("inner"), seen.texts("absent")), (None, None, None));
    assert_eq!(seen.class("type").as_deref(), Some("java/util/Map$Entry"));
    assert_eq!(seen.class("value"), None);
    assert_eq!(program.annotation(field, SEEN).unwrap().class("type").as_deref(), Some("[Ljava/lang/String;"));
}

#[test]
fn parameters_have_annotations() {
    let mut program = program(&[marks()]);
    let method = method(&mut program, "marks/Marked", "method");
    let found = |parameter| {
        [SEEN, UNSEEN].map(|name| program.annotation_text(Annotated::Parameter(method, parameter), name, "value"))
    };
    assert_eq!(found(0), [None, None]);
    assert_eq!(found(1), [Some("second".into()), None]);
    assert_eq!(found(2), [None, Some("third".into())]);
    assert_eq!((found(3), found(255)), ([None, None], [None, None]));
}

#[test]
fn parameters_that_the_source_does_not_have_are_not_counted() {
    let mut program = program(&[marks()]);
    for (class, name, parameter, expected) in [
        ("marks/Marked$Inside", "<init>", 1, "given"),
        ("marks/Marked$Level", "<init>", 2, "label"),
        ("marks/Marked$Pair", "<init>", 0, "left"),
    ] {
        let method = method(&mut program, class, name);
        let of = |parameter| program.annotation_text(Annotated::Parameter(method, parameter), SEEN, "value");
        assert_eq!(of(parameter).as_deref(), Some(expected), "{class}");
        let count = program.method(method).types.parameters.len() as u8;
        let others = (0..=count).filter(|&other| other != parameter);
        assert_eq!(others.filter_map(of).collect::<Vec<_>>(), [""; 0], "{class}");
    }
    // Older compilers do not say where in the list they put what a local class captures; guessing could be wrong.
    let local = method(&mut program, "marks/Marked$1Local", "<init>");
    let found = |parameter| program.annotation_text(Annotated::Parameter(local, parameter), SEEN, "value");
    assert!(matches!(found(0).as_deref(), None | Some("own")));
    assert_eq!(found(1), None);
}

#[test]
fn types_have_annotations_too() {
    let mut program = program(&[marks()]);
    let class = program.load("marks/Typed").unwrap();
    let names = |program: &Program, of: Annotated| -> String {
        let names = program.mentions(of).into_iter().flat_map(|mention| mention.annotation_names());
        names.map(|name| name.rsplit(['/', '$']).next().unwrap().to_owned()).collect::<Vec<_>>().join(" ")
    };
    for (field, expected) in [
        ("whole", "Seen Unseen"),
        ("elements", ""),
        ("array", "Seen"),
        ("argument", ""),
        ("nested", "Unseen"),
        ("both", "Deprecated Seen"),
    ] {
        let id = program.field_named(class, field).unwrap().id;
        assert_eq!(names(&program, id.into()), expected, "{field}");
    }
    let (typed, inside) =
        (method(&mut program, "marks/Typed", "method"), method(&mut program, "marks/Typed$Inside", "<init>"));
    assert_eq!(names(&program, typed.into()), "Seen");
    let of = |method: MethodId, parameter: u8| names(&program, Annotated::Parameter(method, parameter));
    assert_eq!([0, 1, 2, 3, 255].map(|parameter| of(typed, parameter)), ["Unseen", "", "Seen", "", ""]);
    // The first one is the object around it, which the source does not have.
    assert_eq!([0, 1, 2].map(|parameter| of(inside, parameter)), ["", "Seen", "Unseen"]);
}

#[test]
fn compilers_add_parameters_to_constructors() {
    let mut program = program(&[marks()]);
    for (class, name, expected) in [
        ("marks/Marked$Inside", "<init>", 1),
        ("marks/Marked$Level", "<init>", 2),
        ("marks/Marked$Pair", "<init>", 0),
        ("marks/Marked", "<init>", 0),
        ("marks/Marked", "method", 0),
    ] {
        let method = method(&mut program, class, name);
        assert_eq!(program.implicit_parameters(method), expected, "{class} {name}");
    }
    let (inside, pair) = (program.load("marks/Marked$Inside").unwrap(), program.load("marks/Marked$Pair").unwrap());
    let outer = |class| program.outer_class(class).map(|(name, flags)| (name, flags & access::STATIC != 0));
    assert_eq!(outer(inside), Some(("marks/Marked".to_owned(), false)));
    assert_eq!(outer(pair), Some(("marks/Marked".to_owned(), true)));
    assert_eq!(outer(program.loaded("marks/Marked").unwrap()), None);
}

#[test]
fn exceptions_are_declared() {
    let mut program = program(&[marks()]);
    for (name, expected) in [
        ("method", &["java/io/IOException", "java/lang/IllegalStateException"][..]),
        ("nameless", &["java/lang/Exception"]),
        ("<init>", &[]),
    ] {
        let method = method(&mut program, "marks/Marked", name);
        assert_eq!(program.declared_exceptions(method), expected, "{name}");
    }
}

#[test]
fn parameters_have_names() {
    let mut program = program(&[marks()]);
    for (class, name, expected) in [
        ("marks/Marked", "method", &[Some("first"), Some("second"), Some("third")][..]),
        ("marks/Marked", "nameless", &[None]),
        ("marks/Marked", "<init>", &[]),
        ("marks/Marked$Pair", "<init>", &[Some("left"), Some("right")]),
    ] {
        let method = method(&mut program, class, name);
        let names = program.parameter_names(method);
        assert_eq!(names.iter().map(Option::as_deref).collect::<Vec<_>>(), expected, "{class} {name}");
    }
}

#[test]
fn local_variables_have_names_where_they_live() {
    let mut program = program(&[marks()]);
    let method = method(&mut program, "marks/Marked", "method");
    // int, long, Object: the sum is in the fifth slot.
    assert_eq!(program.variable_name(method, 0, 0).as_deref(), Some("first"));
    assert_eq!(program.variable_name(method, 1, 0).as_deref(), Some("second"));
    assert_eq!(program.variable_name(method, 2, 0), None);
    assert_eq!(program.variable_name(method, 4, 0), None);
    let code = program.code(method).unwrap().unwrap();
    let last = *code.offsets.last().unwrap();
    assert_eq!(program.variable_name(method, 4, last).as_deref(), Some("sum"));
    assert_eq!(program.variable_name(method, 4, u16::MAX), None);
    let of_slot = |slot: u16| program.variables(method).into_iter().find(|variable| variable.slot == slot).unwrap();
    let (second, sum) = (of_slot(1), of_slot(4));
    assert_eq!((&*second.name, second.of.to_string(), second.offsets.start), ("second", "long".to_owned(), 0));
    assert_eq!((&*sum.name, sum.of.to_string()), ("sum", "long".to_owned()));
    assert!(sum.offsets.start > 0 && sum.offsets.contains(&u32::from(last)));
}

#[test]
fn methods_have_lines_and_stand_in_the_order_of_the_source() {
    let (mut program, class) = marked();
    let source = std::fs::read_to_string(sources().join("marks/Marked.java")).unwrap();
    let line = source.lines().position(|line| line.contains("long sum =")).unwrap() + 1;
    let found = method(&mut program, "marks/Marked", "method");
    assert_eq!(program.first_line(found).map(usize::from), Some(line));
    let lines: Vec<usize> = program.lines(found).iter().map(|&(_, line)| usize::from(line)).collect();
    assert!(lines.starts_with(&[line, line + 1]), "{lines:?}");
    let nameless = method(&mut program, "marks/Marked", "nameless");
    assert_eq!(program.first_line(nameless), None);
    assert_eq!(program.class(class).source_file.as_deref(), Some("Marked.java"));
    let methods: Vec<_> = program.class(class).methods.iter().map(|&method| program.method(method)).collect();
    let listed: Vec<_> = methods.iter().map(|method| (program.text(method.name), method.access)).collect();
    let expected = [
        ("<init>", access::PUBLIC),
        ("method", access::STATIC),
        ("nameless", access::ABSTRACT),
        ("local", access::STATIC),
    ];
    assert_eq!(listed, expected);
}

#[test]
fn classes_without_files_have_nothing() {
    let mut program = program(&[]);
    let array = program.load("[I").unwrap();
    assert!(!program.has_annotation(array, SEEN));
}

#[test]
fn a_malformed_attribute_has_no_annotations() {
    let mut class = Maker::new("Hostile", "java/lang/Object");
    let (name, element) = (class.text("RuntimeVisibleAnnotations"), class.text("value"));
    let descriptor = class.text("LMark;").to_be_bytes();
    // Two are promised. The first is deeper than anything a compiler writes, the second never comes.
    let mut content = vec![0, 2];
    content.extend(class.text("LOther;").to_be_bytes());
    content.extend([0, 1]);
    content.extend(element.to_be_bytes());
    content.extend([b'[', 0, 1].repeat(30_000));
    content.extend([b'[', 0, 0]);
    content.extend(descriptor);
    class.attribute(name, &content);
    let mut program = program(&[]);
    let class = program.define_bytes("Hostile", class.finish(), "test").unwrap();
    assert!(program.has_annotation(class, "Other"));
    assert!(!program.has_annotation(class, "Mark"));
    assert_eq!(program.annotation_text(class, "Other", "value"), None);
    assert_eq!(program.annotation(class, "Other").unwrap().texts("value"), None);
}

#[test]
fn a_long_text_that_is_said_often_is_read_once() {
    // Four gigabytes of texts in a file of a quarter of a megabyte.
    let mut class = Maker::new("Hostile", "java/lang/Object");
    let (name, element) = (class.text("RuntimeInvisibleAnnotations"), class.text("value").to_be_bytes());
    let text = class.text(&"x".repeat(65_000)).to_be_bytes();
    let descriptor = class.text("LMark;").to_be_bytes();
    let mut content = [&[0, 1], &descriptor[..], &[0, 1], &element, b"[", &60_000u16.to_be_bytes()].concat();
    content.extend([b's', text[0], text[1]].repeat(60_000));
    class.attribute(name, &content);
    let mut program = program(&[]);
    let class = program.define_bytes("Hostile", class.finish(), "test").unwrap();
    let texts = program.annotation(class, "Mark").unwrap().texts("value").unwrap();
    assert_eq!(texts.len(), 60_000);
    assert!(Rc::ptr_eq(&texts[0], &texts[59_999]));
}

#[test]
fn every_truncation_of_an_annotation_is_survived() {
    let bytes = std::fs::read(marks().join("marks/Marked.class")).unwrap();
    let file = parse(bytes.into()).unwrap();
    let method = file.methods.iter().find(|method| method.parameter_annotations.is_some()).unwrap();
    for whole in [&method.annotations, &method.parameter_annotations] {
        let whole = whole.clone().unwrap();
        for end in whole.clone() {
            let part = Some(whole.start..end);
            for descriptor in ["Lmarks/Marks$Seen;", "LNone;"] {
                let found = [file.annotation(&part, descriptor), file.parameter_annotation(&part, 1, descriptor)];
                for found in found.into_iter().flatten() {
                    for element in ["value", "list", "type", "inner", "policy", "absent"] {
                        let _ = (found.text(element), found.texts(element), found.class(element));
                    }
                }
            }
        }
    }
}

#[test]
fn hand_made_methods_may_say_anything() {
    let mut class = Maker::new("Hostile", "java/lang/Object");
    let table = class.text("LocalVariableTable");
    // A variable in the slot of the second half of the long, and one of a name that is no text.
    let rows = attribute(table, &[0, 2, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 200, 0, 1, 0, 0]);
    let code = [&[0, 1, 0, 3, 0, 0, 0, 1, 0xb1, 0, 0, 0, 1][..], &rows].concat();
    class.method(access::STATIC, "run", "(JI)V", Some(&code));
    let mut program = program(&[]);
    let id = program.define_bytes("Hostile", class.finish(), "test").unwrap();
    let method = program.class(id).methods[0];
    assert_eq!(program.parameter_names(method), [None, None]);
    assert_eq!(program.variable_name(method, 0, 0), None);
}

fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/declared")
}

fn marks() -> &'static Path {
    static MARKS: OnceLock<PathBuf> = OnceLock::new();
    MARKS.get_or_init(|| compile("declared", &[]))
}

fn marked() -> (Program, ClassId) {
    let mut program = program(&[marks()]);
    let class = program.load("marks/Marked").unwrap();
    (program, class)
}

fn method(program: &mut Program, class: &str, name: &str) -> MethodId {
    let class = program.load(class).unwrap();
    let methods = &program.class(class).methods;
    let found = methods.iter().find(|&&method| program.text(program.method(method).name) == name);
    *found.unwrap_or_else(|| panic!("no method {name}"))
}
