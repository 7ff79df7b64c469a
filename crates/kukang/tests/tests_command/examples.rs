//! Tests of the examples and of the JDK's own classes.

use crate::suites;
use crate::support::{commands, jdk};
use crate::written::{
    class_path_of, example_class_path, example_sources, expect_as_said_everywhere, is_whole, write_examples,
};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

#[test]
fn tests_of_examples_compile_and_do_as_they_say() {
    let folder = commands::fresh_folder("tests_command/examples");
    let packages: &[&str] = &["container", "heaps.BinaryHeap", "lists", "ordered", "sorts"];
    let trees = ["trees.BinarySearchTree", "trees.TreeMap", "trees.AATree", "trees.AvlTree::insert(int)"];
    let bound = if is_whole() { "3" } else { "2" };
    // Of these there are too many heaps with longer chains.
    let large = ["gc.Heap", "gc.HeapConditions", "heaps.LeftistHeap", "heaps.LeftistHeapConditions"];
    let suites = [
        write_examples(&folder.join("small"), &[packages, &trees].concat(), bound),
        write_examples(&folder.join("large"), &large, "2"),
    ];
    expect_as_said_everywhere("examples", &suites);
}

#[test]
fn every_path_can_be_a_test() {
    let folder = commands::fresh_folder("tests_command/paths");
    let source = example_sources();
    let options = ["lists", "trees.BinarySearchTree", "-k", "2", "--select", "paths", "--source", &source];
    let suite = suites::write(jdk::compiler_for(17), example_class_path(), &folder, &options);
    expect_as_said_everywhere("paths", &[suite]);
}

#[test]
fn the_same_is_written_for_any_number_of_workers() {
    let source = example_sources();
    let mut first: Option<BTreeMap<PathBuf, String>> = None;
    for jobs in ["1", "2", "3"] {
        let folder = commands::fresh_folder(&format!("tests_command/jobs-{jobs}"));
        let options = ["lists.SinglyLinkedList", "trees.TreeMap::put", "-k", "3", "--jobs", jobs, "--source", &source];
        suites::write(jdk::compiler_for(17), example_class_path(), &folder, &options);
        let text = |file: PathBuf| {
            let text = fs::read_to_string(&file).expect("it was just written");
            (file.strip_prefix(&folder).expect("it is there").to_owned(), text)
        };
        let files: BTreeMap<PathBuf, String> = suites::files(&folder).into_iter().map(text).collect();
        match &first {
            None => first = Some(files),
            Some(first) => assert!(*first == files, "--jobs {jobs} writes something else"),
        }
    }
}

/// The JDK's own classes: in a package of their own, with what has to be opened for them.
#[test]
fn tests_of_jdk_classes_say_what_they_need() {
    for jdk in suites::jdks() {
        let folder = commands::fresh_folder(&format!("tests_command/jdk-{}", jdk.feature));
        let targets = ["java.util.LinkedList::addFirst", "java.util.LinkedList::removeFirst", "java.util.TreeMap::get"];
        let options = [&targets[..], &["-k", "2"]].concat();
        let suite = suites::write(jdk, class_path_of("shop"), &folder, &options);
        let text =
            fs::read_to_string(folder.join("kukang/java/util/LinkedListKukangTest.java")).expect("it is written");
        assert!(text.contains("//     --add-opens java.base/java.util=ALL-UNNAMED\n"), "{text}");
        let open = ["--add-opens", "java.base/java.util=ALL-UNNAMED"].map(OsString::from);
        let ran = suites::run(jdk, &format!("tests_command/jdk-classes-{}", jdk.feature), &open, &[suite]);
        assert_eq!(ran[0].javac, Vec::<String>::new());
        assert!(ran[0].failed.is_empty() && ran[0].passed.len() >= 6, "{:?}", ran[0]);
    }
}
