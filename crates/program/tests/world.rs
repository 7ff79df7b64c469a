//! The closed world of a class path: which classes there are, what is below what, and which classes an unknown object
//! can have.

mod support;

use program::source::{ClassPath, make_jar};
use program::{ClassId, LinkErrorKind, Program, Trouble, access};
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::OnceLock;
use support::maker::Maker;
use support::{Fixtures, compile, folder, jdk, program};

#[test]
fn the_names_are_those_of_folders_and_jars() {
    let (first, second) = (folder("names-folder"), folder("names-jar").join("a.jar"));
    write_class(&first, "p/B", "java/lang/Object");
    write_class(&first, "A", "java/lang/Object");
    fs::write(first.join("p/text.txt"), "").unwrap();
    write_jar(&second, &[("p/B.class", "p/B"), ("q/C.class", "q/C"), ("q/", ""), ("META-INF/a.txt", "")]);
    assert_eq!(program(&[&first, &second]).class_path_names().unwrap(), ["A", "p/B", "q/C"]);
}

#[test]
fn files_that_hold_no_class_of_the_class_path_are_not_named() {
    let folder = folder("no-classes");
    let files =
        ["module-info", "p/package-info", "META-INF/versions/9/A", "java/util/TreeMap", "with.dot/A", "a;b", "[I"];
    files.iter().for_each(|name| write_class(&folder, name, "java/lang/Object"));
    fs::create_dir(folder.join("Folder.class")).unwrap();
    fs::write(folder.join(".class"), "").unwrap();
    assert_eq!(program(&[&folder]).class_path_names().unwrap(), Vec::<String>::new());
}

#[test]
fn a_multi_release_jar_has_the_classes_of_its_version() {
    let jar = folder("versions").join("a.jar");
    let files = [("META-INF/versions/17/New.class", "New"), ("META-INF/versions/99/Newer.class", "Newer")];
    let multi: &[u8] = b"Multi-Release: true\n";
    for (manifest, feature, expected) in [
        (multi, 17, vec!["A", "New"]),
        (multi, 11, vec!["A"]),
        (multi, 99, vec!["A", "New", "Newer"]),
        (b"", 17, vec!["A"]),
    ] {
        let mut entries: Vec<(&str, Rc<[u8]>)> =
            vec![("META-INF/MANIFEST.MF", manifest.into()), ("A.class", class("A"))];
        entries.extend(files.iter().map(|&(file, name)| (file, class(name))));
        fs::write(&jar, make_jar(entries.iter().map(|(name, bytes)| (*name, &**bytes))).unwrap()).unwrap();
        let class_path = ClassPath::open(std::slice::from_ref(&jar), feature).unwrap();
        assert_eq!(Program::new(jdk(), class_path, &[]).class_path_names().unwrap(), expected, "Java {feature}");
    }
}

#[cfg(unix)]
#[test]
fn links_are_followed_but_not_in_circles() {
    use std::os::unix::fs::symlink;
    let (home, other) = (folder("links"), folder("links-other"));
    write_class(&home, "p/A", "java/lang/Object");
    write_class(&other, "B", "java/lang/Object");
    symlink(&other, home.join("q")).unwrap();
    symlink(&home, home.join("p/circle")).unwrap();
    symlink(&home, other.join("back")).unwrap();
    symlink("nowhere", home.join("dangling")).unwrap();
    assert_eq!(program(&[&home]).class_path_names().unwrap(), ["p/A", "q/B"]);
}

#[test]
fn the_world_knows_what_is_below_what() {
    let world = program(&[shapes()]).world();
    let below =
        |name: &str| world.subtypes(name).iter().map(|name| name.replace("shapes/Shapes$", "")).collect::<Vec<_>>();
    assert_eq!(below("shapes/Shape"), ["Circle", "Cube", "Fixed", "Fixed$1", "Polygon", "Solid", "Square"]);
    assert_eq!(below("shapes/Shapes$Polygon"), ["Cube", "Square"]);
    assert_eq!(below("shapes/Shapes$Cube"), [""; 0]);
    assert_eq!(below("absent/Class"), [""; 0]);
}

#[test]
fn classes_of_the_jdk_stand_between() {
    let world = program(&[shapes()]).world();
    let below =
        |name: &str| world.subtypes(name).iter().map(|name| name.replace("shapes/Shapes$", "")).collect::<Vec<_>>();
    assert_eq!(below("java/lang/Comparable"), ["Circle", "Fixed", "Fixed$1"]);
    assert_eq!(below("java/util/Collection"), ["Sides"]);
    assert_eq!(below("java/io/Serializable"), ["Fixed", "Fixed$1", "NoInt"]);
    assert_eq!(world.subtypes("java/lang/Object").len(), world.classes().count());
}

#[test]
fn the_world_says_what_loaded_classes_say() {
    let mut program = program(&[&Fixtures::get().original, shapes()]);
    let world = program.world();
    let names = program.class_path_names().unwrap();
    // One has a superclass that is gone.
    let loaded: Vec<(&str, ClassId)> =
        names.iter().filter_map(|name| Some((&**name, program.load(name).ok()?))).collect();
    assert!(loaded.len() > 50 && loaded.len() == names.len() - 1);
    let all = (0..program.class_count() as u32).map(ClassId).filter(|&id| program.class(id).file.is_some());
    for ancestor in all {
        let name = &program.class(ancestor).name;
        let is_below = |class: ClassId| class != ancestor && program.is_subtype(class, ancestor);
        let expected: Vec<&str> = loaded.iter().filter(|&&(_, class)| is_below(class)).map(|&(name, _)| name).collect();
        let mut found = world.subtypes(name);
        found.retain(|name| program.loaded(name).is_some());
        assert_eq!(found.iter().map(|name| &**name).collect::<Vec<_>>(), expected, "below {name}");
    }
}

#[test]
fn the_world_loads_nothing_and_is_read_once() {
    let mut program = program(&[shapes()]);
    let before = program.class_count();
    let world = program.world();
    assert!(Rc::ptr_eq(&world, &program.world()));
    assert_eq!(program.class_count(), before);
}

#[test]
fn broken_class_files_are_listed() {
    let folder = folder("broken");
    write_class(&folder, "A", "java/lang/Object");
    fs::write(folder.join("B.class"), "class B {}").unwrap();
    let mut newer = class("C").to_vec();
    newer[7] = 70;
    fs::write(folder.join("C.class"), newer).unwrap();
    let world = program(&[&folder]).world();
    assert_eq!(world.classes().map(|name| &**name).collect::<Vec<_>>(), ["A"]);
    let messages: Vec<String> = world.unreadable().iter().map(|error| error.to_string()).collect();
    assert_eq!(messages.len(), 2, "{messages:?}");
    assert!(messages[0].starts_with(&format!("class file {}: not a class file", folder.join("B.class").display())));
    assert!(messages[1].contains("is newer than Kukang knows"), "{messages:?}");
}

#[test]
fn a_class_below_another_class_path_is_not_of_this_one() {
    let folder = folder("nested");
    fs::create_dir(folder.join("classes")).unwrap();
    fs::write(folder.join("classes/A.class"), class("A")).unwrap();
    let world = program(&[&folder]).world();
    assert_eq!((world.classes().count(), world.unreadable().len()), (0, 0));
}

#[test]
fn a_circle_of_superclasses_ends() {
    let folder = folder("circle");
    write_class(&folder, "A", "B");
    write_class(&folder, "B", "A");
    write_class(&folder, "Own", "Own");
    let mut program = program(&[&folder]);
    let world = program.world();
    assert_eq!(
        (world.subtypes("A"), world.subtypes("B"), world.subtypes("Own")),
        (vec!["B".into()], vec!["A".into()], vec![])
    );
    let object = program.load("java/lang/Object").unwrap();
    assert_eq!(program.implementations(object).unwrap(), [object]);
}

#[test]
fn implementations_can_have_instances() {
    let mut program = program(&[shapes()]);
    assert_eq!(
        implementations(&mut program, "shapes/Shape"),
        [
            "shapes/Shapes$Circle",
            "shapes/Shapes$Cube",
            "shapes/Shapes$Fixed",
            "shapes/Shapes$Fixed$1",
            "shapes/Shapes$Square"
        ]
    );
    assert_eq!(implementations(&mut program, "shapes/Shapes$Square"), ["shapes/Shapes$Square", "shapes/Shapes$Cube"]);
    assert_eq!(implementations(&mut program, "shapes/Shapes$Solid"), ["shapes/Shapes$Cube"]);
}

#[test]
fn a_class_of_the_jdk_comes_first() {
    let mut program = program(&[shapes()]);
    assert_eq!(implementations(&mut program, "java/lang/Exception"), ["java/lang/Exception", "shapes/Shapes$NoInt"]);
    assert_eq!(implementations(&mut program, "java/util/ArrayList"), ["java/util/ArrayList"]);
    assert_eq!(implementations(&mut program, "java/util/List"), ["shapes/Shapes$Sides"]);
    let int = program.primitive(Some(program::BaseType::Int));
    assert_eq!(program.implementations(int).unwrap(), []);
}

#[test]
fn arrays_vary_with_their_elements() {
    let mut program = program(&[shapes()]);
    for name in ["[I", "[[J", "[Ljava/lang/String;"] {
        assert_eq!(implementations(&mut program, name), [name]);
    }
    assert_eq!(
        implementations(&mut program, "[[Lshapes/Shapes$Polygon;"),
        ["[[Lshapes/Shapes$Polygon;", "[[Lshapes/Shapes$Cube;", "[[Lshapes/Shapes$Square;"]
    );
}

#[test]
fn classes_that_cannot_be_loaded_are_left_out_and_named() {
    let folder = folder("left-out");
    write_class(&folder, "Top", "java/lang/Object");
    write_class(&folder, "Middle", "Top");
    write_class(&folder, "Fine", "Middle");
    let mut broken = Maker::new("Broken", "Middle");
    broken.interfaces = vec!["absent/Interface".into()];
    fs::write(folder.join("Broken.class"), broken.finish()).unwrap();
    let mut program = program(&[&folder]);
    assert_eq!(implementations(&mut program, "Top"), ["Top", "Fine", "Middle"]);
    let left_out: Vec<_> = program.left_out().iter().collect();
    let [(name, Trouble::Link(error))] = left_out[..] else { panic!("{left_out:?}") };
    assert_eq!((&**name, error.kind, &*error.message), ("Broken", LinkErrorKind::NoClassDefFound, "absent/Interface"));
}

#[test]
fn a_lattice_of_interfaces_is_walked_once() {
    // Every interface extends the two of the level below: 2^60 ways from the top to the bottom.
    let jar = folder("lattice").join("a.jar");
    let mut files: Vec<(String, Rc<[u8]>)> = Vec::new();
    let mut below: Vec<String> = Vec::new();
    for level in 0..60 {
        let names = [format!("Left{level}"), format!("Right{level}")];
        for name in &names {
            let mut class = Maker::new(name, "java/lang/Object");
            class.access = access::INTERFACE | access::ABSTRACT;
            class.interfaces = below.clone();
            files.push((format!("{name}.class"), class.finish()));
        }
        below = names.to_vec();
    }
    fs::write(&jar, make_jar(files.iter().map(|(name, bytes)| (name.as_str(), &**bytes))).unwrap()).unwrap();
    assert_eq!(program(&[&jar]).world().subtypes("Left0").len(), 118);
}

#[test]
fn a_long_name_that_is_said_often_is_read_once() {
    let folder = folder("long-name");
    let mut class = Maker::new("Hostile", "java/lang/Object");
    class.interfaces = vec!["x".repeat(65_000); 1_000];
    fs::write(folder.join("Hostile.class"), class.finish()).unwrap();
    assert_eq!(program(&[&folder]).world().subtypes(&"x".repeat(65_000)), ["Hostile".into()]);
}

#[test]
fn own_classes_stand_behind_the_class_path_and_are_not_listed() {
    let folder = folder("own");
    write_class(&folder, "Both", "java/lang/Exception");
    let mut class_path = ClassPath::open(&[folder], jdk().feature()).unwrap();
    class_path.add_own([("Both", class("Both").to_vec()), ("kukang/Own", class("kukang/Own").to_vec())]);
    let mut program = Program::new(jdk(), class_path, &[]);
    assert_eq!(program.class_path_names().unwrap(), ["Both"]);
    assert!(program.load("kukang/Own").is_ok());
    let (both, exception) = (program.load("Both").unwrap(), program.load("java/lang/Exception").unwrap());
    assert!(program.is_subtype(both, exception));
    assert_eq!(implementations(&mut program, "java/lang/Object"), ["java/lang/Object", "Both"]);
}

fn shapes() -> &'static Path {
    static SHAPES: OnceLock<PathBuf> = OnceLock::new();
    SHAPES.get_or_init(|| compile("world", &[]))
}

fn implementations(program: &mut Program, name: &str) -> Vec<String> {
    let class = program.load(name).unwrap();
    let found = program.implementations(class).unwrap();
    assert_eq!(program.implementations(class).unwrap(), found, "the second answer for {name}");
    found.into_iter().map(|class| program.class(class).name.to_string()).collect()
}

fn class(name: &str) -> Rc<[u8]> {
    Maker::new(name, "java/lang/Object").finish()
}

fn write_class(folder: &Path, name: &str, parent: &str) {
    let path = folder.join(format!("{name}.class"));
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, Maker::new(name, parent).finish()).unwrap();
}

/// Files by their names and the names of the classes in them.
fn write_jar(path: &Path, files: &[(&str, &str)]) {
    let files: Vec<(&str, Rc<[u8]>)> = files.iter().map(|&(file, name)| (file, class(name))).collect();
    fs::write(path, make_jar(files.iter().map(|(name, bytes)| (*name, &**bytes))).unwrap()).unwrap();
}
