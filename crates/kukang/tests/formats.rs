//! The formats that machines read: JSON against its schema in `schema/`, SARIF against that of OASIS, JUnit XML by a parser.
//!
//! The schemas are applied by Python's `jsonschema`, which is no relation of the code that prints.

mod support;

use roxmltree::{Document, Node};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use support::packages::{classes, kukang, path_of};
use support::process::End;
use support::{cases, commands};

/// Reads a schema and one document a line, and prints what is wrong with each of them.
const VALIDATE: &str = r#"
import json, sys, jsonschema
schema = json.load(open(sys.argv[1]))
validator = jsonschema.validators.validator_for(schema)
validator.check_schema(schema)
for line in sys.stdin:
    errors = [error.message[:300] for error in validator(schema).iter_errors(json.loads(line))]
    print(json.dumps(errors))
"#;

/// Packages that show every kind of result, with options that keep them short.
fn runs() -> Vec<(String, Vec<&'static str>)> {
    let all = fs::read_dir(cases::folder("check")).expect("the packages are there").map(path_of);
    let mut names: Vec<String> =
        all.map(|path| path.file_name().expect("a folder has a name").to_string_lossy().into_owned()).collect();
    // Nothing runs where contracts are wrong.
    names.retain(|name| !matches!(&**name, "bad_jdk_spec" | "bad_spec" | "options" | "together" | "unestablished"));
    names.sort();
    let options = vec!["-k", "2", "--loop-bound", "50", "--call-bound", "20", "--max-paths", "300", "--timeout", "20s"];
    // Some methods of that package are there to take long.
    let target = |name: String| if name == "budget" { "budget.Stack".to_owned() } else { name };
    names.into_iter().map(|name| (target(name), options.clone())).collect()
}

/// What a check prints.
fn checked(target: &str, options: &[&str], format: &str) -> String {
    let package = target.split('.').next().expect("there is a first part");
    let folder = commands::fresh_folder(&format!("formats/{package}"));
    let mut check = kukang(&folder);
    check.args(["check", target, "--format", format, "-cp"]).arg(classes().join(package));
    let outcome = commands::run(check.args(options).arg("--source").arg(cases::folder("check")));
    assert!(
        matches!(outcome.end, End::Exited(0 | 1 | 3)),
        "{package} as {format}: {:?} {}",
        outcome.end,
        outcome.err()
    );
    outcome.out()
}

/// What is wrong with documents by a schema of this repository.
fn errors(schema: &str, documents: &[Value]) -> Vec<Vec<String>> {
    let schema = cases::folder("..").join(schema);
    let mut python = Command::new(python());
    python.args(["-c", VALIDATE]).arg(schema).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut python = python.spawn().expect("Python was found");
    let lines: String = documents.iter().map(|document| format!("{document}\n")).collect();
    python.stdin.take().expect("it is piped").write_all(lines.as_bytes()).expect("Python reads");
    let output = python.wait_with_output().expect("it ends");
    assert!(output.status.success(), "the validator failed");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().map(|line| serde_json::from_str(line).expect("a list of messages")).collect()
}

/// A Python that has the validator: that of the path, or the system's.
fn python() -> &'static str {
    let has = |program: &&str| {
        let mut python = Command::new(program);
        python.args(["-c", "import jsonschema"]).stderr(Stdio::null());
        python.status().is_ok_and(|status| status.success())
    };
    let found = ["python3", "/usr/bin/python3"].into_iter().find(has);
    found.expect("the tests need Python's jsonschema: apt-get install python3-jsonschema")
}

fn assert_valid(schema: &str, documents: &[(String, Value)]) {
    let values: Vec<Value> = documents.iter().map(|(_, value)| value.clone()).collect();
    for ((name, _), errors) in documents.iter().zip(errors(schema, &values)) {
        assert!(errors.is_empty(), "{name}: {errors:?}");
    }
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// All runs as JSON, which several tests look at.
fn as_json() -> &'static [(String, Value)] {
    static DOCUMENTS: OnceLock<Vec<(String, Value)>> = OnceLock::new();
    let checked = |(name, options): (String, Vec<&str>)| (name.clone(), parsed(&checked(&name, &options, "json")));
    DOCUMENTS.get_or_init(|| runs().into_iter().map(checked).collect())
}

#[test]
fn json_is_as_its_schema_says() {
    let documents = as_json();
    assert_valid("schema/check.schema.json", documents);
    // What the schema describes, the documents have: of everything at least one.
    let text: String = documents.iter().map(|(_, document)| document.to_string()).collect();
    for part in [
        "\"violated\"",
        "\"incomplete\"",
        "\"complete\"",
        "\"enum\"",
        "\"unknown\"",
        "\"elements\"",
        "\"not_covered\":[{",
    ] {
        assert!(text.contains(part), "no document has {part}");
    }
}

#[test]
fn the_schema_of_json_refuses_what_is_wrong() {
    let mut good = parsed(&checked("json", &["-k", "1", "--loop-bound", "50"], "json"));
    // The first result is to be one with a violation.
    let results = good["results"].as_array_mut().expect("there are results");
    results.retain(|result| result["verdict"] == "violated");
    let with = |path: &str, value: Value| {
        let mut document = good.clone();
        *document.pointer_mut(path).unwrap_or_else(|| panic!("there is {path}")) = value;
        document
    };
    let without = |path: &str, name: &str| {
        let mut document = good.clone();
        let object = document.pointer_mut(path).and_then(Value::as_object_mut).expect("there is an object");
        object.remove(name).unwrap_or_else(|| panic!("it has {name}"));
        document
    };
    let mut with_more = good.clone();
    with_more["results"][0]["surprise"] = Value::Bool(true);
    let wrong = [
        with("/results/0/verdict", "fine".into()),
        with("/results/0/violations/0/code", "X1".into()),
        with("/results/0/violations/0/choices", "0..1".into()),
        with("/results/0/violations/0/line", 0.into()),
        with("/results/0/violations/0/initial_heap/roots/this", serde_json::json!({ "objekt": 0 })),
        with("/config/k", (-1).into()),
        without("/results/0", "not_covered"),
        without("/results/0/violations/0/initial_heap/objects/0", "number"),
        without("", "kukang"),
        without("", "not_checked"),
        with("/not_checked", serde_json::json!([{ "what": "a.B" }])),
        with_more,
    ];
    assert_eq!(errors("schema/check.schema.json", std::slice::from_ref(&good)), [Vec::<String>::new()]);
    for (place, errors) in errors("schema/check.schema.json", &wrong).into_iter().enumerate() {
        assert!(!errors.is_empty(), "document {place} is wrong, and nobody said so");
    }
}

/// Every property of the schema says what it is.
#[test]
fn the_schema_of_json_describes_every_field() {
    fn look(value: &Value, path: &str, missing: &mut Vec<String>) {
        let Some(object) = value.as_object() else { return };
        for (name, property) in object.get("properties").and_then(Value::as_object).into_iter().flatten() {
            if property.get("description").is_none() && property.get("$ref").is_none() {
                missing.push(format!("{path}/{name}"));
            }
        }
        for (name, child) in object {
            look(child, &format!("{path}/{name}"), missing);
            for (place, item) in child.as_array().into_iter().flatten().enumerate() {
                look(item, &format!("{path}/{name}/{place}"), missing);
            }
        }
    }
    let text = fs::read_to_string(cases::folder("..").join("schema/check.schema.json")).expect("it is there");
    let mut missing = Vec::new();
    look(&parsed(&text), "", &mut missing);
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn sarif_is_as_oasis_says() {
    let documents: Vec<(String, Value)> =
        runs().into_iter().map(|(name, options)| (name.clone(), parsed(&checked(&name, &options, "sarif")))).collect();
    assert_valid("tests/schemas/sarif-2.1.0.json", &documents);
    let mut wrong = documents[0].1.clone();
    wrong["runs"][0]["results"][0]["level"] = "dreadful".into();
    assert!(!errors("tests/schemas/sarif-2.1.0.json", &[wrong])[0].is_empty(), "the schema refuses nothing");
    for (name, document) in &documents {
        let run = &document["runs"][0];
        let rules = run["tool"]["driver"]["rules"].as_array().expect("there are rules");
        for result in run["results"].as_array().expect("there are results") {
            let index = result["ruleIndex"].as_u64().expect("a result has its rule") as usize;
            assert_eq!(rules[index]["id"], result["ruleId"], "{name}");
            assert!(result["partialFingerprints"]["kukang/v1"].is_string(), "{name}");
            let flow = &result["codeFlows"][0]["threadFlows"][0]["locations"];
            assert!(flow.as_array().is_some_and(|calls| !calls.is_empty()), "{name}: {result}");
        }
    }
}

/// A result is where a reader looks for it: in the file, at the line, relative to the folder of the project if it is there.
#[test]
fn sarif_says_where() {
    let project = commands::fresh_folder("formats/project");
    let sources = project.join("src/main/java/exception");
    fs::create_dir_all(&sources).expect("the folder is ours");
    let source = cases::folder("check").join("exception/Average.java");
    fs::copy(&source, sources.join("Average.java")).expect("the folder is ours");
    let compiled = project.join("target/classes/exception");
    fs::create_dir_all(&compiled).expect("the folder is ours");
    fs::copy(classes().join("exception/exception/Average.class"), compiled.join("Average.class"))
        .expect("it was compiled");
    fs::write(project.join("pom.xml"), "<project/>").expect("the folder is ours");

    let found = |options: &[&str], folder: &Path| -> Value {
        let mut check = kukang(folder);
        let outcome =
            commands::run(check.args(["check", "exception.Average::nested", "--format", "sarif"]).args(options));
        assert_eq!(outcome.end, End::Exited(1), "{}", outcome.err());
        parsed(&outcome.out())["runs"][0].clone()
    };
    let run = found(&[], &project);
    let result = &run["results"][0];
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "src/main/java/exception/Average.java");
    assert_eq!(place["artifactLocation"]["uriBaseId"], "%SRCROOT%");
    let line = 1 + fs::read_to_string(&source)
        .expect("it is there")
        .lines()
        .position(|line| line.contains("floorMod"))
        .expect("the source calls it");
    assert_eq!(place["region"]["startLine"], line);
    let root = format!("file://{}/", fs::canonicalize(&project).expect("it is there").display());
    assert_eq!(run["originalUriBaseIds"]["%SRCROOT%"]["uri"], root.as_str());
    // The calls in the order in which they are made: the method, then the JDK, whose sources nobody has.
    let flow = result["codeFlows"][0]["threadFlows"][0]["locations"].as_array().expect("there are calls");
    let files: Vec<&Value> =
        flow.iter().map(|call| &call["location"]["physicalLocation"]["artifactLocation"]["uri"]).collect();
    assert_eq!(files, ["src/main/java/exception/Average.java", "java/lang/Math.java"]);

    // Without the sources, the package says where the file would be.
    let elsewhere = commands::fresh_folder("formats/elsewhere");
    let class_path = classes().join("exception");
    let run = found(&["-cp", &class_path.display().to_string()], &elsewhere);
    let place = &run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"];
    assert_eq!(place, &serde_json::json!({ "uri": "exception/Average.java" }));
}

/// The same violation has the same fingerprint when lines move, and two of one method have two.
#[test]
fn sarif_fingerprints_outlive_moved_lines() {
    let prints = |lines: &str, name: &str| -> Vec<String> {
        let folder = commands::fresh_folder(&format!("formats/{name}"));
        let text = format!(
            "{lines}class Twice {{ static int at(int[] a, int i) {{ if (i == 1) return a[7];\n return a[9]; }} }}"
        );
        let source = commands::write(&folder, "Twice.java", text);
        commands::compile(&[source], 17, &folder.join("classes"));
        let outcome =
            commands::run(kukang(&folder).args(["check", "-cp", "classes", "Twice::at", "--format", "sarif"]));
        let document = parsed(&outcome.out());
        let results = document["runs"][0]["results"].as_array().expect("there are results").clone();
        results.iter().map(|result| result["partialFingerprints"]["kukang/v1"].to_string()).collect()
    };
    let before = prints("", "before");
    let mut apart = before.clone();
    apart.sort();
    apart.dedup();
    assert_eq!(apart.len(), before.len());
    assert!(before.len() >= 4, "null and out of bounds, at two places: {before:?}");
    assert_eq!(prints("\n\n\n", "after"), before);
}

#[test]
fn junit_counts_what_there_is() {
    for ((package, options), (_, json)) in runs().into_iter().zip(as_json()) {
        let text = checked(&package, &options, "junit");
        let document = Document::parse(&text).unwrap_or_else(|error| panic!("{package}: {error}\n{text}"));
        let root = document.root_element();
        assert_eq!(root.tag_name().name(), "testsuites");
        let verdicts: Vec<&str> = json["results"]
            .as_array()
            .expect("there are results")
            .iter()
            .filter_map(|of| of["verdict"].as_str())
            .collect();
        let count = |wanted: &str| verdicts.iter().filter(|verdict| **verdict == wanted).count().to_string();
        assert_eq!(root.attribute("tests"), Some(&*verdicts.len().to_string()), "{package}");
        assert_eq!(root.attribute("failures"), Some(&*count("violated")), "{package}");
        assert_eq!(root.attribute("errors"), Some(&*count("incomplete")), "{package}");
        for suite in elements(root, "testsuite") {
            let cases = elements(suite, "testcase");
            assert_eq!(suite.attribute("tests"), Some(&*cases.len().to_string()), "{package}");
            let failures = cases.iter().filter(|case| !elements(**case, "failure").is_empty()).count();
            assert_eq!(suite.attribute("failures"), Some(&*failures.to_string()), "{package}");
            for case in cases {
                assert_eq!(case.attribute("classname"), suite.attribute("name"), "{package}");
                assert!(case.attribute("time").is_some_and(|time| time.parse::<f64>().is_ok()), "{package}");
            }
        }
    }
}

#[test]
fn junit_says_why() {
    let text = checked("budget", &["-k", "8", "--max-paths", "5"], "junit");
    let document = Document::parse(&text).expect("it is XML");
    let case = document.descendants().find(|of| of.attribute("name") == Some("size()")).expect("the target is there");
    assert_eq!(case.attribute("classname"), Some("budget.Stack"));
    let error = elements(case, "error")[0];
    assert_eq!(error.attribute("message"), Some("the search ended early: the wanted number of paths was reached"));
    let output = elements(case, "system-out")[0].text().unwrap_or_default().to_owned();
    assert!(
        output.contains("not covered: the search ended early") && output.contains("help: raise --max-paths"),
        "{output}"
    );

    let text = checked("invariant", &["-k", "2"], "junit");
    let document = Document::parse(&text).expect("it is XML");
    let failure = document.descendants().find(|of| of.has_tag_name("failure")).expect("something is violated");
    assert_eq!(failure.attribute("type"), Some("K004"));
    assert_eq!(
        failure.attribute("message"),
        Some("K004 SortedList.java:14: the invariant `isSorted()` does not hold after the method")
    );
    let body = failure.text().unwrap_or_default();
    assert!(body.contains("value >= this.head.value") && body.contains("at the end"), "{body}");
}

/// A CI has a log for people and a file for its server.
#[test]
fn a_file_gets_the_document_and_people_get_the_report() {
    let folder = commands::fresh_folder("formats/file");
    let class_path = classes().join("invariant");
    let run = |format: &str, file: &str| {
        let mut check = kukang(&folder);
        check.args(["check", "invariant", "-k", "2", "--format", format, "-o", file, "-cp"]).arg(&class_path);
        commands::run(&mut check)
    };
    for format in ["json", "sarif", "junit", "human"] {
        let outcome = run(format, "result");
        assert_eq!(outcome.end, End::Exited(1), "{}", outcome.err());
        assert!(outcome.out().contains("K004 SortedList.java:15"), "{}", outcome.out());
        let written = fs::read_to_string(folder.join("result")).expect("the file was written");
        let start = match format {
            "json" | "sarif" => "{",
            "junit" => "<?xml",
            _ => "invariant.SortedList::new()",
        };
        assert!(written.starts_with(start) && written.contains("K004"), "{format}: {written}");
    }
    let outcome = run("sarif", "nowhere/result");
    assert_eq!(outcome.end, End::Exited(2));
    assert!(outcome.err().contains("nowhere/result cannot be written"), "{}", outcome.err());
    assert!(outcome.out().is_empty(), "nothing is checked in vain: {}", outcome.out());
}

/// A field that a subclass hides has the name of its class, in documents and for people.
#[test]
fn hidden_fields_have_names_of_their_own() {
    let folder = commands::fresh_folder("formats/hidden");
    let text = "package shop; class Base { int size; static class Deep extends Base { int size; } }
        class Box extends Base.Deep { int size;
            int sum() { assert size + ((Base) this).size * 10 + ((Base.Deep) this).size * 100 != 123; return size; } }";
    let source = commands::write(&folder, "Box.java", text);
    commands::compile(&[source], 17, &folder.join("classes"));
    let run = |format: &str| {
        commands::run(kukang(&folder).args(["check", "-cp", "classes", "shop.Box::sum", "--format", format])).out()
    };
    let document = parsed(&run("json"));
    let fields = &document["results"][0]["violations"][0]["initial_heap"]["objects"][0]["fields"];
    let names: Vec<&String> = fields.as_object().expect("there are fields").keys().collect();
    assert_eq!(names, ["Base.size", "Deep.size", "size"]);
    let number = |name: &str| fields[name].as_i64().expect("a number") as i32;
    let sum = number("size")
        .wrapping_add(number("Base.size").wrapping_mul(10))
        .wrapping_add(number("Deep.size").wrapping_mul(100));
    assert_eq!(sum, 123, "{fields}");
    let shown = run("human");
    assert!(shown.contains("Base.size: ") && shown.contains("((Base) this).size"), "{shown}");
}

fn elements<'a, 'i>(of: Node<'a, 'i>, name: &str) -> Vec<Node<'a, 'i>> {
    of.children().filter(|child| child.has_tag_name(name)).collect()
}
