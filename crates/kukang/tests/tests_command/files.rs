//! Which files are written, and which are left alone.

use crate::support::process::End;
use crate::support::{commands, jdk};
use crate::written::{class_path_of, classes_of};
use crate::{odd, suites};
use std::fs;

#[test]
fn files_of_others_are_left_alone() {
    let folder = commands::fresh_folder("tests_command/foreign");
    let write =
        || suites::kukang_tests(jdk::compiler_for(17), &class_path_of("shop"), &folder, &["shop.Account::getOwner"]);
    assert_eq!(write().end, End::Exited(0));
    let file = folder.join("shop/AccountKukangTest.java");
    let own = fs::read_to_string(&file).expect("it was just written");
    assert_eq!(write().end, End::Exited(0), "its own files it may replace");
    fs::write(&file, "// by hand\n").expect("it can be written to");
    let refused = write();
    assert_eq!(refused.end, End::Exited(2));
    assert!(refused.err().contains("was not written by Kukang"), "{}", refused.err());
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "// by hand\n");
    fs::remove_file(&file).expect("it is there");
    assert_eq!(write().end, End::Exited(0));
    assert_eq!(fs::read_to_string(&file).expect("it is there"), own);
}

/// Another selection may need fewer files; those of before would be tests of what nobody has chosen.
#[test]
fn files_of_an_earlier_selection_are_removed() {
    let folder = commands::fresh_folder("tests_command/stale");
    let class_path = suites::class_path(&[odd::odd_classes()]);
    let write = |select: &str| {
        let options = ["odd.Many", "-k", "6", "--select", select];
        suites::kukang_tests(jdk::compiler_for(17), &class_path, &folder, &options)
    };
    let names = || -> Vec<String> {
        let files = suites::files(&folder).into_iter();
        files.map(|file| file.file_name().expect("a file has a name").to_string_lossy().into_owned()).collect()
    };
    assert_eq!(write("paths").end, End::Exited(1));
    assert_eq!(names(), ["Many1KukangTest.java", "Many2KukangTest.java", "Many3KukangTest.java"]);
    fs::write(folder.join("odd/Many2KukangTest.java"), "// by hand\n").expect("it can be written to");
    suites::kukang_tests(jdk::compiler_for(17), &class_path, &folder, &["odd.Op::sign"]);
    let said = write("branches");
    assert_eq!(said.end, End::Exited(1));
    assert!(said.out().contains("Many3KukangTest.java of an earlier run was removed\n"), "{}", said.out());
    assert_eq!(names(), ["Many2KukangTest.java", "ManyKukangTest.java", "OpKukangTest.java"]);
}

#[test]
fn folder_and_targets_may_be_those_of_the_project() {
    let folder = commands::fresh_folder("tests_command/project");
    let kukang = || {
        let mut kukang = std::process::Command::new(env!("CARGO_BIN_EXE_kukang"));
        kukang.current_dir(&folder).args(["tests", "-cp"]).arg(odd::odd_classes());
        commands::run(&mut kukang)
    };
    let refused = kukang();
    assert_eq!(refused.end, End::Exited(2));
    assert!(refused.err().contains("name a TARGET, or write `targets` in kukang.toml"), "{}", refused.err());
    fs::write(folder.join("kukang.toml"), "targets = [\"odd.Op::sign\"]\n").expect("it can be written to");
    let refused = kukang();
    assert_eq!(refused.end, End::Exited(2));
    assert!(refused.err().contains("give -o DIR, or write `tests` in kukang.toml"), "{}", refused.err());
    fs::write(folder.join("kukang.toml"), "targets = [\"odd.Op::sign\"]\ntests = \"made\"\n")
        .expect("it can be written to");
    assert_eq!(kukang().end, End::Exited(0));
    assert!(folder.join("made/odd/OpKukangTest.java").is_file());
}

#[test]
fn a_check_writes_the_same_tests() {
    let folder = commands::fresh_folder("tests_command/check");
    let mut kukang = std::process::Command::new(env!("CARGO_BIN_EXE_kukang"));
    kukang
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .args(["check", "shop.Account::getOwner", "-cp"])
        .arg(classes_of("shop"));
    kukang.arg("--tests").arg(folder.join("by-check"));
    let said = commands::expect_output(&mut kukang);
    assert!(said.contains("1 test written, which stands for 1 path\n"), "{said}");
    suites::kukang_tests(
        jdk::compiler_for(17),
        classes_of("shop").as_os_str(),
        &folder.join("by-tests"),
        &["shop.Account::getOwner"],
    );
    let read = |by: &str| fs::read_to_string(folder.join(by).join("shop/AccountKukangTest.java")).expect("it is there");
    assert_eq!(read("by-check"), read("by-tests"));
}

/// Every suite that is run here is looked through for tests that are alike; this is what finds them.
#[test]
fn tests_that_are_alike_are_noticed() {
    let test = |name: &str, before: &str, body: &str| {
        format!(
            "    // Path {name}\n{before}    @Test\n    void {name}() throws Exception {{\n        {body}\n    }}\n\n"
        )
    };
    let nested = "assertThrows(E.class, () -> {\n            f(1);\n        });";
    let text = ["class A {\n", &test("a", "", "f(1);"), &test("b", "", nested), &test("c", "", "f(2);")].concat();
    assert_eq!(suites::alike(&text), []);
    let silenced = "    @SuppressWarnings({\"cast\", \"rawtypes\"})\n";
    let more = [text.as_str(), &test("d", silenced, "f(1);"), &test("e", "", nested), "}\n"].concat();
    assert_eq!(suites::alike(&more), [("a", "d"), ("b", "e")]);
}
