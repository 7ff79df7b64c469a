//! The annotations jar against a JDK: its tools accept it, its compiler compiles against it, its reflection reads it,
//! and so does Kukang.

#[path = "../src/annotations.rs"]
mod annotations;
mod support;

use std::path::{Path, PathBuf};
use std::process::Command;

use program::Program;
use program::source::{ClassPath, Jdk};
use support::process::End;
use support::{commands, jdk};

/// Uses everything there is, and prints what reflection says of it.
const USE: &str = r#"import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.TreeMap;
import kukang.Kukang;
import kukang.contracts.*;

@Invariant({"size >= 0", "true"})
@TotalOrder
@SpecFor(TreeMap.class)
@Pure
@NonNullByDefault
@NullableByDefault
public class Use {
    @NonNull
    @Region("nodes")
    @Owned
    Object field = "";

    @Nullable
    int[] other;

    @Requires("size > 0")
    @Ensures("true")
    @Signals("(Exception)")
    @SignalsOnly({"Error", "RuntimeException"})
    @Assignable("\\nothing")
    @Pure
    @Helper
    Use(@NonNull @Region("given") Object given, @Nullable Object maybe) {
        Object local = maybe;
        Kukang.assume(local != given);
        Kukang.check(false);
    }

    @Invariant
    @TotalOrder
    boolean repOk() {
        return true;
    }

    @Requires("n != null")
    @Ensures("\\result == n")
    @Signals("(IllegalStateException)")
    @Assignable("this.*")
    @Pure
    @NonNull
    @Nullable
    @Fresh
    static Object method(Object n) {
        return n;
    }

    @Case(requires = "n > 0", ensures = {"true", "\\result > 0"})
    @Case(signals = "(Error e)", signalsOnly = "Error", assignable = "field")
    int cases(int n) {
        return n;
    }

    @Case(requires = "true")
    int one() {
        return 1;
    }

    public static void main(String[] arguments) throws Exception {
        new Use("", null);
        print("class", Use.class);
        print("field", Use.class.getDeclaredField("field"));
        print("other", Use.class.getDeclaredField("other"));
        print("constructor", Use.class.getDeclaredConstructors()[0]);
        for (Object[] of : Use.class.getDeclaredConstructors()[0].getParameterAnnotations()) {
            System.out.println("parameter " + Arrays.toString(of));
        }
        print("repOk", Use.class.getDeclaredMethod("repOk"));
        print("method", Use.class.getDeclaredMethod("method", Object.class));
        for (String name : new String[] {"cases", "one"}) {
            for (Method method : Use.class.getDeclaredMethods()) {
                for (Case of : method.getName().equals(name) ? method.getAnnotationsByType(Case.class) : new Case[0]) {
                    String[][] clauses = {of.requires(), of.ensures(), of.signals(), of.signalsOnly(), of.assignable()};
                    System.out.println(name + " " + Arrays.deepToString(clauses));
                }
            }
        }
        Method assume = Kukang.class.getMethod("assume", boolean.class);
        System.out.println(assume.getParameters()[0] + ", " + SpecFor.class.getMethod("value").toGenericString());
        print("Invariant", Invariant.class);
        System.out.println(Kukang.class.getPackage().getName() + " " + Invariant.class.getModule().isNamed());
    }

    static void print(String what, AnnotatedElement of) {
        System.out.println(what + " " + Arrays.toString(of.getAnnotations()));
    }
}
"#;

const EXPECTED: &str = r#"class [@kukang.contracts.Invariant({"size >= 0", "true"}), @kukang.contracts.TotalOrder(), @kukang.contracts.SpecFor(java.util.TreeMap.class), @kukang.contracts.Pure(), @kukang.contracts.NonNullByDefault(), @kukang.contracts.NullableByDefault()]
field [@kukang.contracts.NonNull(), @kukang.contracts.Region("nodes"), @kukang.contracts.Owned()]
other [@kukang.contracts.Nullable()]
constructor [@kukang.contracts.Requires({"size > 0"}), @kukang.contracts.Ensures({"true"}), @kukang.contracts.Signals({"(Exception)"}), @kukang.contracts.SignalsOnly({"Error", "RuntimeException"}), @kukang.contracts.Assignable({"\\nothing"}), @kukang.contracts.Pure(), @kukang.contracts.Helper()]
parameter [@kukang.contracts.NonNull(), @kukang.contracts.Region("given")]
parameter [@kukang.contracts.Nullable()]
repOk [@kukang.contracts.Invariant({}), @kukang.contracts.TotalOrder()]
method [@kukang.contracts.Requires({"n != null"}), @kukang.contracts.Ensures({"\\result == n"}), @kukang.contracts.Signals({"(IllegalStateException)"}), @kukang.contracts.Assignable({"this.*"}), @kukang.contracts.Pure(), @kukang.contracts.NonNull(), @kukang.contracts.Nullable(), @kukang.contracts.Fresh()]
cases [[n > 0], [true, \result > 0], [], [], []]
cases [[], [], [(Error e)], [Error], [field]]
one [[true], [], [], [], []]
boolean condition, public abstract java.lang.Class<?> kukang.contracts.SpecFor.value()
Invariant [@java.lang.annotation.Documented(), @java.lang.annotation.Retention(RUNTIME), @java.lang.annotation.Target({TYPE, METHOD})]
kukang false
"#;

#[test]
fn java_code_compiles_against_the_jar_and_reflection_sees_the_annotations() {
    for jdk in jdks() {
        let (folder, jar) = written("use", jdk);
        let source = commands::write(&folder, "Use.java", USE);
        commands::expect_success(javac(jdk, &jar, &folder).arg(source));
        let path = std::env::join_paths([&jar, &folder]).expect("no folder of the tests has a colon");
        let mut java = commands::java(jdk);
        java.args(["-Xverify:all", "-Xlog:disable", "-cp"]).arg(path).arg("Use");
        assert_eq!(commands::expect_output(&mut java), EXPECTED, "{jdk}");
    }
}

#[test]
fn an_annotation_stands_only_where_it_means_something() {
    let jdk = jdk::compiler_for(17);
    let (folder, jar) = written("misplaced", jdk);
    for (name, body) in [
        ("PureField", "@Pure int field;"),
        ("FreshConstructor", "@Fresh FreshConstructor() {}"),
        ("RegionConstructor", "@Region(\"a\") RegionConstructor() {}"),
        ("NonNullVariable", "void method() { @NonNull Object local = null; }"),
        ("RequiresNothing", "@Requires void method() {}"),
        ("CaseField", "@Case(requires = \"true\") int field;"),
        ("HelperClass", "@Helper class Inner {}"),
        ("OwnedMethod", "@Owned Object method() { return this; }"),
        ("SpecForText", "@SpecFor(\"java.util.TreeMap\") class Inner {}"),
        ("NewKukang", "Object kukang = new kukang.Kukang();"),
        ("TwoKukangs", "class Inner extends kukang.Kukang {}"),
    ] {
        let text = format!("import kukang.contracts.*;\nclass {name} {{ {body} }}\n");
        let source = commands::write(&folder, &format!("{name}.java"), text);
        assert_eq!(commands::run(javac(jdk, &jar, &folder).arg(source)).end, End::Exited(1), "{name}");
    }
}

#[test]
fn the_jar_serves_code_for_java_8() {
    // Newer compilers than these no longer know Java 8.
    let jdk = jdk::compiler_for(17);
    let (folder, jar) = written("java8", jdk);
    let text = "@kukang.contracts.Invariant class Old { void run() { kukang.Kukang.check(true); } }";
    let source = commands::write(&folder, "Old.java", text);
    commands::expect_success(javac(jdk, &jar, &folder).args(["-Xlint:-options", "--release", "8"]).arg(source));
}

#[test]
fn the_tools_of_the_jdk_accept_the_jar() {
    for jdk in jdks() {
        let (_, jar) = written("tools", jdk);
        let listed = commands::expect_output(Command::new(jdk.tool("jar")).arg("tf").arg(&jar));
        let names: Vec<&str> = annotations::classes().iter().map(|&(name, _)| name).collect();
        let expected: Vec<String> = names.iter().map(|name| format!("{name}.class")).collect();
        assert_eq!(listed, format!("META-INF/MANIFEST.MF\n{}\n", expected.join("\n")));
        let mut javap = Command::new(jdk.tool("javap"));
        let outcome = commands::run(javap.args(["-v", "-p", "-cp"]).arg(&jar).args(&names));
        assert_eq!((outcome.end.clone(), outcome.err().as_str()), (End::Exited(0), ""), "{jdk}");
        assert!(!outcome.out().contains("Error"), "{}", outcome.out());
    }
}

#[test]
fn the_jar_is_the_same_every_time() {
    let jar = annotations::jar();
    assert!(jar == annotations::jar());
    // The local header of the first file, where the time of the build would show.
    let (header, name) = (&jar[..30], &jar[30..50]);
    assert_eq!(&header[..4], b"PK\x03\x04");
    assert_eq!(&header[8..10], [0, 0], "stored");
    assert_eq!(&header[10..14], [0, 0, 0x21, 0], "midnight of 1980-01-01");
    assert_eq!(name, b"META-INF/MANIFEST.MF");
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let folder = commands::fresh_folder("annotations/unwritable");
    let file = folder.join("file");
    std::fs::write(&file, "").expect("a fresh folder takes files");
    // A missing folder is made; a file where it should be cannot be one.
    annotations::write(&folder.join("absent/a.jar")).expect("folders are made");
    for path in [file.join("a.jar"), folder] {
        let message = annotations::write(&path).expect_err("no file can be there").to_string();
        let expected = format!("the annotations jar cannot be written to {}: ", path.display());
        assert!(message.starts_with(&expected) && message.len() > expected.len(), "{message}");
    }
}

#[test]
fn kukang_brings_the_classes_along() {
    let jdk = Jdk::find(Some(&jdks()[0].home)).expect("the tests found it");
    let mut class_path = ClassPath::open(&[], jdk.feature()).expect("nothing is there to fail");
    class_path.add_own(annotations::classes());
    let mut program = Program::new(jdk, class_path, &[]);
    let classes = annotations::classes();
    assert_eq!(classes.len(), 25);
    for (name, _) in classes {
        let class = program.load(name).unwrap_or_else(|trouble| panic!("{name}: {trouble:?}"));
        let is_annotation = name != "kukang/Kukang";
        for mark in ["Documented", "Retention", "Target"] {
            assert_eq!(program.has_annotation(class, &format!("java/lang/annotation/{mark}")), is_annotation, "{name}");
        }
        for method in program.class(class).methods.clone() {
            assert!(program.code(method).is_ok(), "{name}");
        }
    }
}

#[test]
fn the_jar_adds_nothing_that_an_unknown_object_could_be() {
    let home = jdks()[0];
    let (_, jar) = written("world", home);
    let jdk = Jdk::find(Some(&home.home)).expect("the tests found it");
    let class_path = ClassPath::open(&[jar], jdk.feature()).expect("the jar can be read");
    let mut program = Program::new(jdk, class_path, &[]);
    assert_eq!(program.class_path_names().expect("the jar can be listed").len(), 25);
    let object = program.load("java/lang/Object").expect("the JDK has it");
    assert_eq!(program.implementations(object).expect("the JDK is whole"), [object]);
}

fn jdks() -> Vec<&'static jdk::Jdk> {
    jdk::wanted("JDK 17 or newer with javac", |_| true).into_iter().filter(|jdk| jdk.tool("javac").is_file()).collect()
}

/// A fresh folder with the jar in it.
fn written(name: &str, jdk: &jdk::Jdk) -> (PathBuf, PathBuf) {
    let folder = commands::fresh_folder(&format!("annotations/{name}-{}", jdk.feature));
    let jar = folder.join("kukang-annotations.jar");
    annotations::write(&jar).unwrap_or_else(|error| panic!("{error}"));
    (folder, jar)
}

/// A compiler that takes every warning for an error.
fn javac(jdk: &jdk::Jdk, jar: &Path, folder: &Path) -> Command {
    let mut javac = Command::new(jdk.tool("javac"));
    javac.args(["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-Xlint:all", "-Werror", "-proc:none", "-cp"]);
    javac.arg(jar).arg("-d").arg(folder);
    javac
}
