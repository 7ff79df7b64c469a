//! Layouts, dispatch tables, subtypes and symbolic references of classes that a Java compiler made (`tests/java`).

mod support;

use program::{
    BaseType, Call, ClassId, FieldPlace, Kind, LinkErrorKind, MemberRef, MethodId, Op, Program, ResolvedMethod, Trouble,
};
use std::process::Command;
use support::maker::Maker;
use support::{Fixtures, link_error, program};

const INT: Kind = Kind::Base(BaseType::Int);
const LONG: Kind = Kind::Base(BaseType::Long);
const BYTE: Kind = Kind::Base(BaseType::Byte);

#[test]
fn a_subclass_lays_out_inherited_slots_first() {
    let mut program = Fixtures::get().program();
    let derived = load(&mut program, "layout/Derived");
    let base = program.class(derived).super_class.unwrap();
    assert_eq!(*program.class(base).layout, [INT, LONG]);
    assert_eq!(*program.class(derived).layout, [INT, LONG, Kind::Reference, INT, BYTE]);
}

#[test]
fn a_field_that_hides_another_has_a_slot_of_its_own() {
    let mut program = Fixtures::get().program();
    let derived = load(&mut program, "layout/Derived");
    let base = load(&mut program, "layout/Base");
    let place = |class: ClassId| program.field(program.find_field(class, "a", "I").unwrap()).place;
    assert_eq!((place(base), place(derived)), (FieldPlace::Instance(0), FieldPlace::Instance(3)));
}

#[test]
fn static_fields_live_outside_the_instances() {
    let mut program = Fixtures::get().program();
    let derived = load(&mut program, "layout/Derived");
    let inherited = program.field_named(derived, "shared").unwrap();
    let FieldPlace::Static(slot) = inherited.place else { panic!("{:?}", inherited.place) };
    assert_eq!(program.statics()[slot.index()], INT);
}

#[test]
fn injected_slots_follow_the_declared_ones() {
    let jdk = support::jdk();
    let class_path = program::source::ClassPath::open(&[Fixtures::get().original.clone()], jdk.feature()).unwrap();
    let mut program = Program::new(jdk, class_path, &[("layout/Base", &[Kind::Reference])]);
    let derived = load(&mut program, "layout/Derived");
    let expected = [INT, LONG, Kind::Reference, Kind::Reference, INT, BYTE];
    assert_eq!(*program.class(derived).layout, expected);
}

#[test]
fn an_override_takes_the_slot_of_what_it_overrides() {
    let mut program = Fixtures::get().program();
    assert_eq!(dispatched(&mut program, "dispatch/near/Top"), ["Top.open", "Top.local"]);
    assert_eq!(dispatched(&mut program, "dispatch/near/Near"), ["Top.open", "Near.local"]);
}

#[test]
fn a_package_private_method_is_overridden_only_where_it_is_visible() {
    let mut program = Fixtures::get().program();
    let far = dispatched(&mut program, "dispatch/far/Far");
    assert_eq!(far, ["Far.open", "Top.local", "Far.local", "Far.more"]);
    let back = dispatched(&mut program, "dispatch/near/Back");
    assert_eq!(back, ["Far.open", "Back.local", "Back.local", "Far.more"]);
}

#[test]
fn private_and_static_methods_and_constructors_have_no_slot() {
    let mut program = Fixtures::get().program();
    let top = load(&mut program, "dispatch/near/Top");
    for name in ["<init>", "hidden", "fixed"] {
        let method = program.declared_method(top, name, "()V").unwrap();
        assert_eq!(program.method(method).vtable_slot, None, "{name}");
    }
}

#[test]
fn the_most_specific_default_method_is_selected() {
    let cases = [
        ("defaults/Inherits", "defaults/Plain", "Finer.hello"),
        ("defaults/Inherits", "defaults/Finer", "Finer.hello"),
        ("defaults/Declares", "defaults/Plain", "Declares.hello"),
    ];
    let mut program = Fixtures::get().program();
    for (class, named, expected) in cases {
        let selected = select_hello(&mut program, class, named).unwrap();
        assert_eq!(short_name(&program, selected), expected, "{class} as {named}");
    }
}

#[test]
fn a_class_may_withdraw_a_default_method() {
    let error = link_error(select_hello(&mut Fixtures::get().program(), "defaults/Withdraws", "defaults/Plain"));
    assert_eq!(error.kind, LinkErrorKind::AbstractMethod);
    assert_eq!(
        error.message,
        "Receiver class defaults.Withdraws does not define or inherit an implementation of the resolved method \
         'java.lang.String hello()' of interface defaults.Plain."
    );
}

#[test]
fn two_default_methods_of_unrelated_interfaces_conflict() {
    let fixtures = Fixtures::get();
    assert!(select_hello(&mut fixtures.program(), "defaults/Torn", "defaults/Plain").is_ok());
    let error = link_error(select_hello(&mut fixtures.changed_program(), "defaults/Torn", "defaults/Plain"));
    // HotSpot changed its mind about what to call this: see the linkage case `conflicting-defaults`.
    if support::jdk().feature() < 21 {
        assert_eq!(error.kind, LinkErrorKind::AbstractMethod);
    } else {
        assert_eq!(error.kind, LinkErrorKind::IncompatibleClassChange);
        assert_eq!(error.message, "Conflicting default methods: defaults/Plain.hello defaults/Rival.hello");
    }
}

#[test]
fn subtypes_of_classes_interfaces_and_arrays() {
    let cases = [
        ("java/lang/Integer", "java/lang/Number", true),
        ("java/lang/Number", "java/lang/Integer", false),
        ("java/util/TreeMap", "java/util/Map", true),
        ("java/util/Map", "java/lang/Object", true),
        ("java/util/Map", "java/util/TreeMap", false),
        ("java/util/SortedMap", "java/util/Map", true),
        ("[I", "java/lang/Object", true),
        ("[I", "java/lang/Cloneable", true),
        ("[[I", "java/io/Serializable", true),
        ("[I", "java/lang/Comparable", false),
        ("[I", "[J", false),
        ("[I", "[Ljava/lang/Object;", false),
        ("[[I", "[Ljava/lang/Object;", true),
        ("[[I", "[Ljava/lang/Cloneable;", true),
        ("[[I", "[[J", false),
        ("[Ljava/util/TreeMap;", "[Ljava/util/Map;", true),
        ("[Ljava/util/Map;", "[Ljava/util/TreeMap;", false),
        ("[Ljava/lang/Object;", "[[Ljava/lang/Object;", false),
        ("java/lang/Object", "[Ljava/lang/Object;", false),
    ];
    let mut program = program(&[]);
    for (from, to, expected) in cases {
        let (sub, sup) = (load(&mut program, from), load(&mut program, to));
        assert_eq!(program.is_subtype(sub, sup), expected, "{from} to {to}");
    }
}

#[test]
fn a_primitive_type_is_a_subtype_of_itself_alone() {
    let mut program = program(&[]);
    let (int, long) = (program.primitive(Some(BaseType::Int)), program.primitive(Some(BaseType::Long)));
    let object = load(&mut program, "java/lang/Object");
    assert!(program.is_subtype(int, int));
    assert!(!program.is_subtype(int, long) && !program.is_subtype(int, object) && !program.is_subtype(object, int));
}

#[test]
fn array_classes_are_named_by_descriptors() {
    let cases = [
        ("[I", "[I", "int[]"),
        ("[[Z", "[[Z", "boolean[][]"),
        ("[Ljava/util/Map;", "[Ljava.util.Map;", "java.util.Map[]"),
        ("[[Ljava/util/Map;", "[[Ljava.util.Map;", "java.util.Map[][]"),
    ];
    let mut program = program(&[]);
    for (name, java_name, source_name) in cases {
        let class = load(&mut program, name);
        let class = program.class(class);
        assert_eq!((class.java_name().as_str(), class.source_name().as_str()), (java_name, source_name));
    }
}

#[test]
fn an_array_class_is_made_once() {
    let mut program = program(&[]);
    let int = program.primitive(Some(BaseType::Int));
    let ints = program.array_of(int).unwrap();
    let rows = program.array_of(ints).unwrap();
    assert_eq!((load(&mut program, "[I"), load(&mut program, "[[I")), (ints, rows));
}

#[test]
fn names_of_impossible_arrays_are_absent() {
    let deep = format!("{}I", "[".repeat(256));
    for name in ["[", "[V", "[Lx", "[x", "[Lno/Such;", "[I;", &deep] {
        assert_eq!(link_error(program(&[]).load(name)).kind, LinkErrorKind::NoClassDefFound, "{name}");
    }
}

#[test]
fn members_are_visible_as_their_access_says() {
    // Who may use a private, package-private, protected and public field of visible.Home.
    let cases = [
        ("visible/Home", [true, true, true, true]),
        ("visible/Home$Inner", [true, true, true, true]),
        ("visible/Neighbour", [false, true, true, true]),
        ("elsewhere/Heir", [false, false, true, true]),
        ("elsewhere/Stranger", [false, false, false, true]),
    ];
    let mut program = Fixtures::get().program();
    for (who, expected) in cases {
        let from = load(&mut program, who);
        let seen = ["secret", "local", "inherited", "open"].map(|name| {
            let field = member("visible/Home", name, "I");
            program.resolve_field(from, &field).is_ok()
        });
        assert_eq!(seen, expected, "{who}");
    }
}

#[test]
fn everyone_may_clone_an_array_but_not_an_object() {
    let mut program = Fixtures::get().program();
    let from = load(&mut program, "elsewhere/Stranger");
    let clone = |class| member(class, "clone", "()Ljava/lang/Object;");
    assert!(matches!(program.resolve_method(from, &clone("[I"), Call::Dispatched), Ok(ResolvedMethod::Method(_))));
    let error = link_error(program.resolve_method(from, &clone("visible/Home"), Call::Dispatched));
    assert_eq!(error.kind, LinkErrorKind::IllegalAccess);
}

#[test]
fn an_interface_sees_the_public_methods_of_object() {
    let mut program = Fixtures::get().program();
    let plain = load(&mut program, "defaults/Plain");
    assert!(program.find_method(plain, "hashCode", "()I").is_some());
    assert!(program.find_method(plain, "finalize", "()V").is_none());
}

#[test]
fn method_handles_take_any_arguments() {
    let mut program = Fixtures::get().program();
    let from = load(&mut program, "elsewhere/Stranger");
    let call = member("java/lang/invoke/MethodHandle", "invokeExact", "(IJ)Lelsewhere/Stranger;");
    assert!(matches!(
        program.resolve_method(from, &call, Call::Dispatched),
        Ok(ResolvedMethod::SignaturePolymorphic(_))
    ));
}

#[test]
fn a_class_is_defined_once() {
    let mut program = program(&[]);
    program.define_bytes("p/Once", Maker::new("p/Once", "java/lang/Object").finish(), "test").unwrap();
    let error = link_error(program.define_bytes("p/Once", Maker::new("p/Once", "java/lang/Object").finish(), "test"));
    assert_eq!(error.kind, LinkErrorKind::Linkage);
    assert_eq!(
        error.message,
        "loader 'app' attempted duplicate class definition for p.Once. (p.Once is in unnamed module of loader 'app')"
    );
}

/// Classes that were compiled against others which then changed. Each meets one error, when it is loaded or when it runs.
const BROKEN: [&str; 20] = [
    "errors.ArrayFieldRemoved",
    "errors.ClassHidden",
    "errors.ClassRemoved",
    "errors.ClassToInterface",
    "errors.FieldLocal",
    "errors.FieldPrivate",
    "errors.FieldProtected",
    "errors.FieldRemoved",
    "errors.InterfaceToClass",
    "errors.MethodLocal",
    "errors.MethodPrivate",
    "errors.MethodRemoved",
    "errors.SuperHidden",
    "errors.SuperHiddenAbstract",
    "errors.SuperIsSub",
    "errors.SuperRemoved",
    "errors.SuperToFinal",
    "errors.SuperToInterface",
    "errors.SuperinterfaceHidden",
    "errors.SuperinterfaceToClass",
];

#[test]
fn link_errors_read_as_those_of_hotspot() {
    let fixtures = Fixtures::get();
    // No Java compiler makes a class that is its own ancestor.
    let circle = Maker::new("library/Circle", "errors/SuperIsSub").finish();
    std::fs::write(fixtures.changed.join("library/Circle.class"), circle).unwrap();
    let expected = hotspot(fixtures, &BROKEN);
    let ours: Vec<String> = BROKEN.map(|name| first_error(&mut fixtures.changed_program(), name)).into();
    assert_eq!(ours, expected);
}

#[test]
fn calls_of_static_methods_name_the_kind_of_constant_as_hotspot_does() {
    let fixtures = Fixtures::get();
    let names = ["errors.StaticOfClassToInterface", "errors.StaticOfInterfaceToClass"];
    let ours = names.map(|name| first_error(&mut fixtures.changed_program(), name));
    assert_eq!(hotspot(fixtures, &names), ours);
}

/// What `Main` prints under the JDK's own JVM.
fn hotspot(fixtures: &Fixtures, names: &[&str]) -> Vec<String> {
    let class_path = std::env::join_paths([&fixtures.changed, &fixtures.original]).unwrap();
    let mut java = Command::new(support::jdk().home().join("bin").join("java"));
    let output = java
        .args(["-Xshare:auto", "-XX:-UsePerfData", "-cp"])
        .arg(class_path)
        .arg("Main")
        .args(names)
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// The error that a class meets when it is loaded or when the references of its `run` are resolved in order.
fn first_error(program: &mut Program, name: &str) -> String {
    match link(program, &name.replace('.', "/")) {
        Err(Trouble::Link(error)) => {
            format!("{name} {}: {}", error.kind.class_name().replace('/', "."), error.message)
        }
        other => panic!("{name}: {other:?}"),
    }
}

fn link(program: &mut Program, name: &str) -> Result<(), Trouble> {
    let class = program.load(name)?;
    let run = program.declared_method(class, "run", "()V").expect("a class without run does not load");
    let code = program.code(run)?.expect("run has a body");
    for op in &code.ops {
        match op.get() {
            Op::New(index) => {
                program.resolve_class(class, &code.constants.class_name(index).unwrap())?;
            }
            Op::GetStatic(index) | Op::PutStatic(index) => {
                program.resolve_field(class, &code.constants.member(index).unwrap())?;
            }
            Op::InvokeStatic(index) | Op::InvokeSpecial(index) => {
                program.resolve_method(class, &code.constants.member(index).unwrap(), Call::Direct)?;
            }
            Op::InvokeVirtual(index) | Op::InvokeInterface(index) => {
                program.resolve_method(class, &code.constants.member(index).unwrap(), Call::Dispatched)?;
            }
            _ => {}
        }
    }
    Ok(())
}

fn load(program: &mut Program, name: &str) -> ClassId {
    program.load(name).unwrap_or_else(|trouble| panic!("{name}: {trouble:?}"))
}

fn member(class: &'static str, name: &'static str, descriptor: &'static str) -> MemberRef<'static> {
    MemberRef { class: class.into(), name: name.into(), descriptor: descriptor.into(), interface: false }
}

/// The dispatch table of a class behind the methods of `Object`.
fn dispatched(program: &mut Program, name: &str) -> Vec<String> {
    let class = load(program, name);
    let object = load(program, "java/lang/Object");
    let inherited = program.class(object).vtable.len();
    program.class(class).vtable[inherited..].iter().map(|&method| short_name(program, method)).collect()
}

/// `Top.open`, without the package.
fn short_name(program: &Program, method: MethodId) -> String {
    let method = program.method(method);
    let class = &program.class(method.class).name;
    format!("{}.{}", class.rsplit('/').next().unwrap(), program.text(method.name))
}

fn select_hello(program: &mut Program, class: &str, named: &str) -> Result<MethodId, Trouble> {
    let (class, named) = (program.load(class)?, program.load(named)?);
    let hello = program.find_method(named, "hello", "()Ljava/lang/String;").expect("it declares or inherits hello");
    program.select_method(class, hello)
}
