//! Class files made to exhaust: small files whose naive reading takes memory or time far beyond their size, or more
//! stack than a thread has. Random damage hardly ever finds these.
//!
//! None of these tests measures time. What the comments say of time and memory is what happened without the bound.

mod support;

use program::{LinkErrorKind, MemberRef, MethodDescriptor, access};
use std::rc::Rc;
use support::maker::{Maker, attribute};
use support::{folder, input_error, link_error, program};

#[test]
fn an_attribute_cannot_claim_what_follows_it() {
    // Each of the line tables has only its count, and would read its rows from the bytes of the next ones: 2 GB.
    let mut class = Maker::new("Hostile", "java/lang/Object");
    let tables = class.text("LineNumberTable");
    let mut lines = Vec::new();
    for _ in 0..60_000 {
        lines.extend(attribute(tables, &9000u16.to_be_bytes()));
    }
    let mut code = vec![0, 1, 0, 1, 0, 0, 0, 1, 0xb1, 0, 0];
    code.extend(60_000u16.to_be_bytes());
    code.extend(lines);
    class.method(access::STATIC, "run", "()V", Some(&code));
    let mut program = program(&[]);
    let id = program.define_bytes("Hostile", class.finish(), "test").unwrap();
    let method = program.class(id).methods[0];
    let message = program.code(method).unwrap_err().to_string();
    assert!(message.contains("method run()V: truncated"), "{message}");
}

#[test]
fn methods_share_their_parsed_descriptors() {
    // 254 parameters of 250 dimensions are 64,000 boxes; a few thousand copies of them are gigabytes.
    let descriptor = format!("({})V", format!("{}I", "[".repeat(250)).repeat(254));
    let mut class = Maker::new("Hostile", "java/lang/Object");
    for number in 0..5_000 {
        class.method(access::ABSTRACT, &format!("m{number}"), &descriptor, None);
    }
    let mut program = program(&[]);
    let id = program.define_bytes("Hostile", class.finish(), "test").unwrap();
    let methods = &program.class(id).methods;
    assert!(Rc::ptr_eq(&program.method(methods[0]).types, &program.method(methods[4_999]).types));
}

#[test]
fn a_lattice_of_interfaces_is_searched_once_per_interface() {
    // Every interface extends the two of the level below: 2^60 ways from the top to the bottom.
    let mut program = program(&[]);
    let mut below: Vec<String> = Vec::new();
    for level in 0..60 {
        let names = [format!("Left{level}"), format!("Right{level}")];
        for name in &names {
            let mut class = Maker::new(name, "java/lang/Object");
            class.access = access::INTERFACE | access::ABSTRACT;
            class.interfaces = below.clone();
            program.define_bytes(name, class.finish(), "test").unwrap();
        }
        below = names.to_vec();
    }
    let top = program.loaded("Left59").unwrap();
    // A name that nothing ever had is not searched for at all.
    program.names.intern("absent");
    program.names.intern("I");
    let absent = MemberRef { class: "Left59".into(), name: "absent".into(), descriptor: "I".into(), interface: true };
    assert_eq!(link_error(program.resolve_field(top, &absent)).kind, LinkErrorKind::NoSuchField);
    assert_eq!(
        link_error(program.resolve_method(top, &absent, program::Call::Dispatched)).kind,
        LinkErrorKind::NoSuchMethod
    );
}

#[test]
fn an_interface_may_be_named_once() {
    let mut class = Maker::new("Hostile", "java/lang/Object");
    class.interfaces = vec!["java/util/NavigableMap".into(); 65_535];
    let refused = program(&[]).define_bytes("Hostile", class.finish(), "test");
    assert_eq!(
        input_error(refused).to_string(),
        "class file test: it names the interface java/util/NavigableMap twice"
    );
}

#[test]
fn the_longest_chain_of_superclasses_fits_on_the_stack() {
    // One of 1000 overflowed the two megabytes that a thread has.
    let folder = folder("chain");
    for number in 0..1200 {
        let parent = if number == 0 { "java/lang/Object".to_owned() } else { format!("C{}", number - 1) };
        let bytes = Maker::new(&format!("C{number}"), &parent).finish();
        std::fs::write(folder.join(format!("C{number}.class")), bytes).unwrap();
    }
    assert!(program(&[&folder]).load("C990").is_ok());
    let refused = program(&[&folder]).load("C1199");
    let error = input_error(refused);
    assert!(error.to_string().ends_with("its chain of superclasses is longer than 1000"), "{error}");
}

#[test]
fn a_class_of_very_many_methods_links() {
    // Compared with each other, they took more than a second.
    let mut class = Maker::new("Hostile", "java/lang/Object");
    let names: Vec<String> = (0..30_000).map(|number| format!("m{number}")).collect();
    names.iter().for_each(|name| class.method(access::PUBLIC | access::ABSTRACT, name, "()V", None));
    let mut program = program(&[]);
    let id = program.define_bytes("Hostile", class.finish(), "test").unwrap();
    assert_eq!(program.class(id).methods.len(), 30_000);
}

#[test]
fn long_names_of_attributes_are_not_read_again_and_again() {
    // Four gigabytes of names in a file of half a megabyte.
    let mut class = Maker::new("Hostile", "java/lang/Object");
    let name = class.text(&"x".repeat(65_535));
    for _ in 0..60_000 {
        class.attribute(name, &[]);
    }
    assert!(program(&[]).define_bytes("Hostile", class.finish(), "test").is_ok());
}

#[test]
fn a_descriptor_has_at_most_255_arguments_with_the_receiver() {
    let descriptor = format!("({})V", "I".repeat(255));
    assert!(MethodDescriptor::parse(&descriptor).is_some());
    for (flags, fits) in [(access::STATIC, true), (0, false)] {
        let mut class = Maker::new("Hostile", "java/lang/Object");
        class.method(flags | access::NATIVE, "m", &descriptor, None);
        assert_eq!(program(&[]).define_bytes("Hostile", class.finish(), "test").is_ok(), fits);
    }
}

#[test]
fn a_defined_class_has_a_legal_name_of_its_own() {
    for name in ["", "[I", "[LHostile;", "a;b", "a.b", "a//b", "/a", "a/"] {
        let refused = program(&[]).define_bytes(name, Maker::new(name, "java/lang/Object").finish(), "test");
        assert_eq!(input_error(refused).to_string(), format!("class file test: its name, {name}, is not a class name"));
    }
}

#[test]
fn names_that_no_file_can_have_are_absent() {
    let mut program = program(&[&folder("names")]);
    for name in ["", "a\0b", "../a", "a/../b", "/etc/a", &"x".repeat(60_000), "\u{fffd}", "java/lang/", "java/lang"] {
        assert_eq!(link_error(program.load(name)).kind, LinkErrorKind::NoClassDefFound, "{name}");
    }
}
