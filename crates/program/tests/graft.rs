//! Spec classes: what of them becomes part of their targets, what is refused, and in which words.
//!
//! That grafted code runs is for the tests of the interpreter to show; here, everything that it names is looked up.

#[path = "mutations/mutate.rs"]
mod mutate;
#[path = "mutations/random.rs"]
mod random;
mod support;

use mutate::{Original, mutate};
use program::source::{ClassPath, Jdk};
use program::{
    Annotated, Call, ClassId, ClassKind, Code, Constant, LinkErrorKind, MethodId, Op, Program, SpecError, Trouble,
};
use random::Random;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use support::{compile, jdk, jdks, program_on};

const INVARIANT: &str = "kukang/contracts/Invariant";
const REQUIRES: &str = "kukang/contracts/Requires";
const NON_NULL: &str = "kukang/contracts/NonNull";

#[test]
fn methods_of_a_spec_become_methods_of_its_target() {
    let (mut program, bag) = with_spec("specs/BagSpec", "subjects/Bag");
    let method = find(&program, bag, "repOk", "()Z");
    assert_eq!(program.method(method).class, bag);
    assert_eq!(program.grafted_from(method).map(|spec| &**spec), Some("specs/BagSpec"));
    assert!(program.has_annotation(method, INVARIANT));
    let item = program.load("subjects/Bag$Item").unwrap();
    assert_eq!(program.method(find(&program, item, "isPositive", "()Z")).class, item);
    // Descriptors mention the target too, and so do lambdas.
    find(&program, bag, "pair", "(Ljava/lang/Object;[Lsubjects/Bag;)[Lsubjects/Bag;");
    find(&program, bag, "lambda$maker$1", "()Lsubjects/Bag$Item;");
    let small = program.load("subjects/SmallBag").unwrap();
    assert_eq!(program.find_method(small, "repOk", "()Z"), Some(method));
}

#[test]
fn a_target_is_otherwise_unchanged() {
    for name in ["subjects/Bag", "subjects/Bag$Item"] {
        let mut plain = program_on(jdk(), &[classes()]);
        let id = plain.load(name).unwrap();
        let (grafted, other) = with_spec("specs/BagSpec", name);
        let (left, right) = (plain.class(id), grafted.class(other));
        assert_eq!(left.layout, right.layout);
        assert_eq!(left.vtable.len(), right.vtable.len());
        assert_eq!(left.fields.len(), right.fields.len());
        let names = |program: &Program, class: ClassId| -> Vec<String> {
            let methods = program.class(class).methods.iter().filter(|&&method| program.grafted_from(method).is_none());
            methods.map(|&method| program.signature_of(program.method(method))).collect()
        };
        assert_eq!(names(&plain, id), names(&grafted, other));
    }
}

#[test]
fn stack_traces_lead_to_the_source_of_the_spec() {
    let (program, bag) = with_spec("specs/BagSpec", "subjects/Bag");
    let (own, grafted) = (find(&program, bag, "add", "(I)Z"), find(&program, bag, "positive", "()Z"));
    assert_eq!(program.source_file(own).map(|file| &**file), Some("Bag.java"));
    assert_eq!(program.source_file(grafted).map(|file| &**file), Some("BagSpec.java"));
    let source = std::fs::read_to_string(sources().join("specs/BagSpec.java")).unwrap();
    let declared = source.lines().position(|line| line.contains("boolean positive()")).unwrap() + 1;
    assert_eq!(program.first_line(grafted).map(usize::from), Some(declared + 1));
    assert_eq!(program.decoded(grafted).unwrap().line(0).map(usize::from), Some(declared + 1));
    assert_eq!(program.variable_name(grafted, 1, 5).as_deref(), Some("item"));
    let message = null_message(&program, find(&program, bag, "counter", "()Ljava/util/function/ToIntFunction;"));
    assert_eq!(message, None);
}

#[test]
fn the_words_of_a_null_pointer_exception_come_from_the_spec() {
    let mut program = program_on(jdk(), &[classes()]);
    program.add_spec("specs/TreeMapSpec").unwrap();
    let map = program.load("java/util/TreeMap").unwrap();
    let method = find(&program, map, "count", "(Ljava/util/TreeMap$Entry;)I");
    let message = null_message(&program, method).unwrap();
    assert!(message.starts_with("Cannot read field \"left\" because "), "{message}");
}

#[test]
fn what_a_spec_declares_without_a_body_says_something_of_the_target() {
    let (program, bag) = with_spec("specs/BagSpec", "subjects/Bag");
    let (add, made) = (find(&program, bag, "add", "(I)Z"), find(&program, bag, "<init>", "([I)V"));
    let requires = |method: MethodId| program.annotation_text(method, REQUIRES, "value");
    assert_eq!(requires(add).as_deref(), Some("given > 0"));
    assert_eq!(requires(made).as_deref(), Some("values != null"));
    assert!(program.has_annotation(Annotated::Parameter(add, 0), NON_NULL));
    let first = program.field_named(bag, "first").unwrap().id;
    assert!(program.has_annotation(first, NON_NULL));
    assert_eq!(program.annotation_text(bag, INVARIANT, "value").as_deref(), Some("size >= 0"));
    assert_eq!(program.specs_of(bag), ["specs/BagSpec".into()]);
    assert_eq!(program.target_of_spec("specs/BagSpec"), Some(bag));
    assert_eq!(program.target_of_spec("specs/BagSpec$Item"), program.loaded("subjects/Bag$Item"));
    assert_eq!(program.target_of_spec("subjects/Bag"), None);
    let spoken: Vec<_> = program.mentions(add).into_iter().map(|mention| mention.spec).collect();
    assert_eq!(spoken, [None, Some("specs/BagSpec".into())]);
}

#[test]
fn parameters_have_the_names_that_the_spec_gives_them() {
    let compiled = compile_with("names", &["-parameters"]);
    let mut program = program_on(jdk(), &[&compiled]);
    program.add_spec("specs/BagSpec").unwrap();
    let bag = program.load("subjects/Bag").unwrap();
    assert_eq!(program.parameter_names(find(&program, bag, "add", "(I)Z")), [Some("given".to_owned())]);
}

#[test]
fn everything_that_grafted_code_names_is_there_and_may_be_used() {
    for home in jdks().iter().map(Jdk::home) {
        for spec in GOOD {
            let mut program = program_on(Jdk::find(Some(home)).unwrap(), &[classes()]);
            program.add_spec(spec).unwrap_or_else(|errors| panic!("{}", texts(&errors).join("\n")));
            let resolved = resolve_grafted(&mut program).unwrap_or_else(|trouble| panic!("{spec}: {trouble:?}"));
            assert!(resolved > 0, "{spec}");
        }
    }
}

#[test]
fn code_of_a_spec_never_mentions_the_spec() {
    for spec in GOOD {
        let mut program = program_on(jdk(), &[classes()]);
        program.add_spec(spec).unwrap();
        for method in grafted(&program) {
            let code = program.decoded(method).unwrap();
            let names = (0..code.constants.len() as u16).filter_map(|index| code.constants.class_name(index).ok());
            let stays = ["specs/BagSpec$1", "specs/BagSpec$2", "specs/BagSpec$Visitor", "specs/Neighbour"];
            let left: Vec<_> = names.filter(|name| name.contains("specs/") && !stays.contains(&&**name)).collect();
            assert_eq!(left, [""; 0], "{spec}");
        }
    }
}

#[test]
fn strings_that_look_like_the_name_of_a_spec_stay_as_they_are() {
    let (program, bag) = with_spec("specs/BagSpec", "subjects/Bag");
    let method = find(&program, bag, "describe", "(Ljava/lang/Thread$State;)Ljava/lang/String;");
    let code = program.decoded(method).unwrap();
    let number = (0..code.constants.len() as u16)
        .find_map(|index| match code.constants.get(index) {
            Ok(Constant::InvokeDynamic { bootstrap, .. }) => program.bootstrap_method(code, bootstrap),
            _ => None,
        })
        .unwrap();
    assert!(!number.arguments.is_empty());
    let strings = code.constants.all().iter().filter_map(|constant| match constant {
        Constant::String(text) => code.constants.text(*text).ok(),
        _ => None,
    });
    assert!(strings.into_iter().any(|text| text.contains("specs/BagSpec")));
}

#[test]
fn helper_classes_know_the_target_under_its_own_name() {
    let (mut program, bag) = with_spec("specs/BagSpec", "subjects/Bag");
    let helper = program.load("specs/BagSpec$1").unwrap();
    find(&program, helper, "<init>", "(Lsubjects/Bag;)V");
    find(&program, helper, "visit", "(Lsubjects/Bag$Item;)I");
    let visitor = program.load("specs/BagSpec$Visitor").unwrap();
    assert_eq!(program.class(visitor).spec_of, Some(bag));
    for class in [helper, visitor] {
        for method in program.class(class).methods.clone() {
            let code = program.code(method).unwrap();
            code.map(|code| resolve_code(&mut program, &code).unwrap());
        }
    }
}

#[test]
fn a_class_that_is_loaded_already_can_be_a_target() {
    for jdk in jdks() {
        let mut program = program_on(jdk, &[classes()]);
        for name in ["java/util/LinkedHashMap", "java/util/HashMap$TreeNode", "[Ljava/util/HashMap;"] {
            program.load(name).unwrap();
        }
        let linked = program.loaded("java/util/LinkedHashMap").unwrap();
        let (map, count) = (program.loaded("java/util/HashMap").unwrap(), program.class(linked).vtable.len());
        program.add_spec("specs/HashMapSpec").unwrap();
        let method = find(&program, map, "repOk", "()Z");
        assert_eq!(program.find_method(linked, "repOk", "()Z"), Some(method));
        assert_eq!(program.select_method(linked, method).unwrap(), method);
        assert_eq!(program.class(linked).vtable.len(), count);
        resolve_grafted(&mut program).unwrap();
    }
}

#[test]
fn calls_of_grafted_methods_find_the_one_that_overrides() {
    let (mut program, small) = with_spec("specs/SmallBagSpec", "subjects/SmallBag");
    let bag = program.load("subjects/Bag").unwrap();
    let (general, special) = (find(&program, bag, "repOk", "()Z"), find(&program, small, "repOk", "()Z"));
    assert_ne!(general, special);
    assert_eq!(program.select_method(small, general).unwrap(), special);
    assert_eq!(program.select_method(bag, general).unwrap(), general);
    // No slot, so that the interpreter searches instead of using the dispatch table.
    assert_eq!(program.method(general).vtable_slot, None);
}

#[test]
fn a_later_spec_overrides_what_has_been_selected_before() {
    let (mut program, bag) = with_spec("specs/BagSpec", "subjects/Bag");
    let small = program.load("subjects/SmallBag").unwrap();
    let general = find(&program, bag, "repOk", "()Z");
    assert_eq!(program.select_method(small, general).unwrap(), general);
    program.add_spec("specs/SmallBagSpec").unwrap();
    let special = find(&program, small, "repOk", "()Z");
    assert_eq!(program.select_method(small, general).unwrap(), special);
}

#[test]
fn interfaces_have_specs_too() {
    let (mut program, shape) = with_spec("specs/ShapeSpec", "subjects/Shape");
    let square = program.load("subjects/Square").unwrap();
    let method = find(&program, shape, "hasArea", "()Z");
    assert_eq!(program.find_method(square, "hasArea", "()Z"), Some(method));
    assert_eq!(program.select_method(square, method).unwrap(), method);
}

#[test]
fn a_spec_brings_along_those_that_it_mentions_and_is_grafted_once() {
    let (mut program, set) = with_spec("specs/TreeSetSpec", "java/util/TreeSet");
    let map = program.load("java/util/TreeMap").unwrap();
    find(&program, map, "repOk", "()Z");
    let count = program.method_count();
    program.add_spec("specs/TreeMapSpec").unwrap();
    program.add_spec("specs/TreeMapSpec$Entry").unwrap();
    program.add_spec("specs/TreeSetSpec").unwrap();
    assert_eq!(program.method_count(), count);
    assert_eq!(program.specs_of(set), ["specs/TreeSetSpec".into()]);
    assert_eq!(program.specs_of(map), ["specs/TreeMapSpec".into()]);
}

#[test]
fn specs_are_found_and_are_no_part_of_the_world() {
    let mut program = program_on(jdk(), &[classes()]);
    let found: Vec<String> = program.find_specs().iter().map(|name| name.to_string()).collect();
    let good: Vec<&str> = found.iter().map(String::as_str).filter(|name| name.starts_with("specs/")).collect();
    assert_eq!(good, GOOD);
    let world = program.world();
    assert!(world.classes().all(|name| !name.contains("Spec") || name.starts_with("kukang/")));
    assert!(world.classes().any(|name| **name == *"specs/Neighbour"));
    let comparable = program.load("java/lang/Comparable").unwrap();
    let found = program.implementations(comparable).unwrap();
    let names: Vec<_> = found.iter().map(|&class| &*program.class(class).name).collect();
    assert_eq!(names, ["subjects/Bag", "subjects/SmallBag"]);
}

#[test]
fn fields_must_be_those_of_the_target() {
    assert_eq!(
        refused("bad/WrongFields"),
        [
            "spec class bad.WrongFields (WrongFields.java): constant 'RED' is 1, but 0 in java.util.TreeMap",
            "spec class bad.WrongFields (WrongFields.java): java.util.TreeMap has no field 'rot'; did you mean root?",
            "spec class bad.WrongFields (WrongFields.java): field 'size' is of type long, but of type int in \
             java.util.TreeMap",
            "spec class bad.WrongFields (WrongFields.java): field 'modCount' is static, but not static in \
             java.util.TreeMap",
            "spec class bad.WrongFields (WrongFields.java): field 'keySet' has annotations, but belongs to \
             java.util.AbstractMap; write a spec for java.util.AbstractMap and annotate it there",
            "spec class bad.WrongFields$Entry (WrongFields.java): field 'key' is of type int, but of type \
             java.lang.Object in java.util.TreeMap$Entry",
            "spec class bad.WrongFields$Entry (WrongFields.java): java.util.TreeMap$Entry has no field 'up'; it has \
             color, key, left, parent, right, value",
        ]
    );
}

#[test]
fn methods_are_added_and_never_replaced() {
    let found = refused("bad/WrongMethods");
    let help = "a spec adds methods and replaces none: rename it, or make it abstract (native if it is static) to call \
                the one that is there";
    assert_eq!(
        found,
        [
            format!(
                "spec class bad.WrongMethods (WrongMethods.java:21): java.util.TreeMap has a method 'void clear()' \
                 itself; {help}"
            ),
            format!(
                "spec class bad.WrongMethods (WrongMethods.java:24): java.util.TreeMap inherits a method \
                 'java.lang.String toString()' from java.util.AbstractMap; {help}"
            ),
            "spec class bad.WrongMethods (WrongMethods.java): java.util.TreeMap has no method 'java.lang.Object \
             gett(java.lang.Object)'; did you mean get?"
                .to_owned(),
            "spec class bad.WrongMethods (WrongMethods.java): java.util.TreeMap has no method 'boolean \
             containsKey(java.lang.String)'; it has 'boolean containsKey(java.lang.Object)'"
                .to_owned(),
            "spec class bad.WrongMethods (WrongMethods.java): method 'int size()' is static, but not static in \
             java.util.TreeMap; make it abstract"
                .to_owned(),
            "spec class bad.WrongMethods (WrongMethods.java): method 'boolean isEmpty()' has annotations, but belongs \
             to java.util.AbstractMap; write a spec for java.util.AbstractMap and annotate it there"
                .to_owned(),
            "spec class bad.WrongMethods (WrongMethods.java): java.util.TreeMap has no method \
             'TreeMap(java.lang.String)'; it has 'TreeMap()', 'TreeMap(java.util.Comparator)', \
             'TreeMap(java.util.Map)', 'TreeMap(java.util.SortedMap)'"
                .to_owned(),
        ]
    );
}

#[test]
fn constructors_that_are_called_must_be_there() {
    let help = "it has 'Entry(java.lang.Object, java.lang.Object, java.util.TreeMap$Entry)'";
    let what = "java.util.TreeMap$Entry has no method 'Entry(int)'";
    let expected =
        [10, 14].map(|line| format!("spec class bad.WrongConstructor (WrongConstructor.java:{line}): {what}; {help}"));
    assert_eq!(refused("bad/WrongConstructor"), expected);
}

#[test]
fn a_spec_is_of_the_kind_of_its_target() {
    assert_eq!(
        refused("bad/WrongShape"),
        [
            "spec class bad.WrongShape (WrongShape.java): it is a class, but subjects.Shape is an interface; make the \
             spec an interface",
            "spec class bad.WrongShape (WrongShape.java): java.lang.Runnable is no supertype of subjects.Shape; a spec \
             may extend and implement only what its target does",
        ]
    );
}

#[test]
fn misspelt_member_classes_are_noticed() {
    let help = "did you mean Entry?";
    assert_eq!(
        refused("bad/WrongMember"),
        [format!("spec class bad.WrongMember$Entri: java.util.TreeMap has no member class Entri; {help}")]
    );
}

#[test]
fn an_inner_class_cannot_stand_for_one_that_is_static() {
    assert_eq!(
        refused("bad/Inner"),
        ["spec class bad.Inner$KeySet (Inner.java): it is an inner class, but java.util.TreeMap$KeySet has no field \
          'this$0' for the object around it; make it static"]
    );
}

#[test]
fn static_initializers_and_assertions_are_refused() {
    assert_eq!(
        refused("bad/Initializer"),
        [
            "spec class bad.Initializer (Initializer.java:8): it has a static initializer, which would never run; a static \
          field of a spec is a constant, or stands for the target's and has no value of its own"
        ]
    );
    assert_eq!(
        refused("bad/Asserts"),
        ["spec class bad.Asserts (Asserts.java): it has assert statements, which need a static field that the target \
          does not have; write `if (!condition) return false;` or call Kukang.check"]
    );
}

#[test]
fn private_members_of_superclasses_need_a_spec_of_the_superclass() {
    assert_eq!(
        refused("bad/Private"),
        [
            "spec class bad.Private (Private.java): field 'size' is private in subjects.Bag, a superclass of \
             subjects.SmallBag; write a spec for subjects.Bag and use the field through that",
            "spec class bad.Private (Private.java): method 'int count()' is private in subjects.Bag, a superclass of \
             subjects.SmallBag; write a spec for subjects.Bag and call the method through that",
        ]
    );
}

#[test]
fn a_target_must_be_a_class_that_is_there() {
    let folder = compile_with("gone", &[]);
    std::fs::remove_file(folder.join("bad/Gone.class")).unwrap();
    let mut program = program_on(jdk(), &[&folder]);
    assert_eq!(
        texts(&program.add_spec("bad/Missing").unwrap_err()),
        ["spec class bad.Missing: it stands for bad.Gone, which is neither on the class path nor in the JDK"]
    );
    assert_eq!(refused("bad/OfArray"), ["spec class bad.OfArray: it stands for int[], which is no class"]);
    assert_eq!(
        refused("bad/OfSpec"),
        ["spec class bad.OfSpec: it stands for bad.Asserts, which is part of a spec itself"]
    );
}

#[test]
fn a_spec_must_be_one() {
    assert_eq!(
        refused("bad/Nowhere"),
        ["spec class bad.Nowhere: class bad.Nowhere is neither on the class path nor in the JDK"]
    );
    assert_eq!(
        refused("subjects/Bag"),
        ["spec class subjects.Bag: it has no annotation @SpecFor; write @SpecFor(Target.class) on the class"]
    );
    for name in ["", "[I", "../x", "specs/BagSpec$Visitor"] {
        assert_eq!(refused(name).len(), 1, "{name}");
    }
}

#[test]
fn two_specs_cannot_add_the_same_method() {
    let (mut program, bag) = with_spec("specs/BagSpec", "subjects/Bag");
    let errors = texts(&program.add_spec("bad/Second").unwrap_err());
    let what = "subjects.Bag has a method 'boolean repOk()' from the spec class specs.BagSpec";
    assert!(errors[0].starts_with(&format!("spec class bad.Second (Second.java:9): {what}; ")), "{errors:?}");
    assert_eq!(program.specs_of(bag), ["specs/BagSpec".into()]);
}

#[test]
fn nothing_of_a_refused_spec_is_grafted() {
    let mut program = program_on(jdk(), &[classes()]);
    let map = program.load("java/util/TreeMap").unwrap();
    let before = program.class(map).methods.clone();
    program.add_spec("bad/WrongMethods").unwrap_err();
    assert_eq!(program.class(map).methods, before);
    assert_eq!(program.find_method(map, "fine", "()Z"), None);
    assert!(program.specs_of(map).is_empty());
    program.add_spec("specs/TreeMapSpec").unwrap();
    find(&program, map, "repOk", "()Z");
}

#[test]
fn classes_without_specs_may_do_no_more_than_before() {
    let (mut program, bag) = with_spec("specs/BagSpec", "subjects/Bag");
    let square = program.load("subjects/Square").unwrap();
    let small = program.load("subjects/SmallBag").unwrap();
    for (from, class, name) in [(small, "subjects/Bag", "size"), (bag, "subjects/Square", "side")] {
        let member =
            program::MemberRef { class: class.into(), name: name.into(), descriptor: "I".into(), interface: false };
        match program.resolve_field(from, &member) {
            Err(Trouble::Link(error)) => assert_eq!(error.kind, LinkErrorKind::IllegalAccess),
            other => panic!("{class}.{name}: {other:?}"),
        }
    }
    assert!(program.class(square).spec_of.is_none());
}

#[test]
fn damaged_specs_are_refused_or_grafted() {
    let parts: Vec<(&'static str, Vec<u8>)> =
        PARTS.iter().map(|&name| (name, std::fs::read(classes().join(format!("{name}.class"))).unwrap())).collect();
    let originals: Vec<Original> = parts[..6].iter().map(|(name, bytes)| Original::new(name, bytes.clone())).collect();
    // More of them: `KUKANG_MUTATIONS=20000 cargo test -p program --test graft damaged`.
    let count = std::env::var("KUKANG_MUTATIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(600);
    let mut grafted = 0;
    for number in 0..count {
        let mut random = Random::new(number);
        let (original, other) = (random.pick(&originals), random.pick(&originals));
        let damaged = mutate(original, other, &mut random);
        let files = parts
            .iter()
            .map(|(name, bytes)| (*name, if *name == original.name { damaged.clone() } else { bytes.clone() }));
        let mut program = program_of(files.collect());
        for spec in ["specs/BagSpec", "specs/SmallBagSpec", "specs/TreeSetSpec"] {
            if let Err(errors) = program.add_spec(spec) {
                assert!(!errors.is_empty() && texts(&errors).iter().all(|text| !text.is_empty()), "{number}");
                continue;
            }
            grafted += 1;
        }
        let _ = program.load("specs/BagSpec$Visitor");
        let _ = resolve_grafted(&mut program);
        for method in self::grafted(&program) {
            let _ = (program.parameter_names(method), program.has_annotation(method, INVARIANT));
            let _ = (program.source_file(method), program.first_line(method), null_message(&program, method));
        }
    }
    assert!(grafted > 50, "only {grafted} damaged specs came through");
}

/// The specs that are right, in the order of their names.
const GOOD: [&str; 7] = [
    "specs/BagSpec",
    "specs/HashMapSpec",
    "specs/LinkedHashMapSpec",
    "specs/ShapeSpec",
    "specs/SmallBagSpec",
    "specs/TreeMapSpec",
    "specs/TreeSetSpec",
];

/// The class files of a few specs, which get damaged, and of what they need.
const PARTS: [&str; 11] = [
    "specs/BagSpec",
    "specs/BagSpec$Item",
    "specs/BagSpec$Visitor",
    "specs/SmallBagSpec",
    "specs/TreeMapSpec",
    "specs/TreeSetSpec",
    "specs/BagSpec$1",
    "specs/TreeMapSpec$Entry",
    "subjects/Bag",
    "subjects/Bag$Item",
    "subjects/SmallBag",
];

fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/graft")
}

fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| compile("graft", &[]))
}

/// A copy of the classes in a folder of its own, compiled with more options.
fn compile_with(folder: &str, options: &[&str]) -> PathBuf {
    let target = support::folder(folder);
    let mut files = Vec::new();
    for part in ["kukang/contracts", "subjects", "specs", "bad"] {
        let entries = std::fs::read_dir(sources().join(part)).unwrap();
        files.extend(entries.map(|entry| entry.unwrap().path()));
    }
    let mut javac = std::process::Command::new(jdk().home().join("bin/javac"));
    let output = javac.args(["-g", "--release", "17"]).args(options).arg("-d").arg(&target).args(files).output();
    assert!(output.unwrap().status.success());
    target
}

fn program_of(files: Vec<(&'static str, Vec<u8>)>) -> Program {
    let jdk = jdk();
    let mut class_path = ClassPath::open(&[], jdk.feature()).unwrap();
    class_path.add_own(files);
    Program::new(jdk, class_path, &[])
}

fn with_spec(spec: &str, class: &str) -> (Program, ClassId) {
    let mut program = program_on(jdk(), &[classes()]);
    program.add_spec(spec).unwrap_or_else(|errors| panic!("{}", texts(&errors).join("\n")));
    let class = program.load(class).unwrap();
    (program, class)
}

fn refused(spec: &str) -> Vec<String> {
    let mut program = program_on(jdk(), &[classes()]);
    texts(&program.add_spec(spec).unwrap_err())
}

fn texts(errors: &[SpecError]) -> Vec<String> {
    errors.iter().map(SpecError::to_string).collect()
}

fn find(program: &Program, class: ClassId, name: &str, descriptor: &str) -> MethodId {
    program.declared_method(class, name, descriptor).unwrap_or_else(|| panic!("no method {name}{descriptor}"))
}

fn grafted(program: &Program) -> Vec<MethodId> {
    let all = (0..program.method_count()).map(|index| MethodId(index as u32));
    all.filter(|&method| program.grafted_from(method).is_some()).collect()
}

/// The message for the first instruction of a method that has one.
fn null_message(program: &Program, method: MethodId) -> Option<String> {
    let code = program.decoded(method)?;
    code.offsets.iter().find_map(|&offset| program::null_pointer_message(program, method, offset))
}

/// Resolves everything that grafted methods name, as running them would. Says how much that was.
fn resolve_grafted(program: &mut Program) -> Result<usize, Trouble> {
    let mut count = 0;
    for method in grafted(program) {
        let code = program.decoded(method).unwrap().clone();
        assert_eq!((code.method, code.class), (method, program.method(method).class));
        count += resolve_code(program, &code)?;
    }
    Ok(count)
}

fn resolve_code(program: &mut Program, code: &Code) -> Result<usize, Trouble> {
    let ops: Vec<Op> = code.ops.iter().map(|op| op.get()).collect();
    let mut indices = BTreeSet::new();
    for op in ops {
        match op {
            Op::GetStatic(index) | Op::PutStatic(index) | Op::GetField(index) | Op::PutField(index) => {
                indices.insert(index);
            }
            Op::InvokeVirtual(index) | Op::InvokeSpecial(index) | Op::InvokeStatic(index) => {
                indices.insert(index);
            }
            Op::InvokeInterface(index) | Op::New(index) | Op::CheckCast(index) | Op::InstanceOf(index) => {
                indices.insert(index);
            }
            Op::ANewArray(index) | Op::MultiANewArray { class: index, .. } | Op::Ldc(index) => {
                indices.insert(index);
            }
            Op::InvokeDynamic(index) => {
                let Ok(Constant::InvokeDynamic { bootstrap, .. }) = code.constants.get(index) else { continue };
                let row = program.bootstrap_method(code, bootstrap);
                indices.extend(row.map(|row| row.arguments.to_vec()).unwrap_or_default());
            }
            _ => {}
        }
    }
    let count = indices.len();
    indices.into_iter().try_for_each(|index| resolve(program, code, index)).map(|()| count)
}

fn resolve(program: &mut Program, code: &Code, index: u16) -> Result<(), Trouble> {
    match code.constants.get(index) {
        Ok(Constant::Field { .. }) => {
            let Ok(member) = code.constants.member(index) else { return Ok(()) };
            let field = program.resolve_field(code.class, &member)?;
            assert_eq!(program.field(field).raw.is_some(), program.class(program.field(field).class).file.is_some());
        }
        Ok(Constant::Method { .. } | Constant::InterfaceMethod { .. }) => {
            let Ok(member) = code.constants.member(index) else { return Ok(()) };
            program.resolve_method(code.class, &member, Call::Direct)?;
        }
        Ok(Constant::Class(_)) => {
            let Ok(name) = code.constants.class_name(index) else { return Ok(()) };
            let class = program.resolve_class(code.class, &name)?;
            assert!(!matches!(program.class(class).kind, ClassKind::Primitive(_)));
        }
        Ok(Constant::MethodHandle { member, .. }) => resolve(program, code, member)?,
        _ => {}
    }
    Ok(())
}
