//! Contracts, good and bad, and what is made of them.
//!
//! Each file in `golden` is about one feature: remarks after `#`, a line that says how its source is read, the source, and below
//! `--- expected` what comes out: trees with all their parentheses, and diagnostics. Sources are read as `expressions`, one to
//! a line, as `clauses`, or as a `java` file. `KUKANG_BLESS=1 cargo test -p contract --test golden` writes what is
//! expected anew; read the difference before you believe it.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use contract::Diagnostic;
use contract::comments::{Attached, Body, Member, Signature, StatementPlace, scan};
use contract::syntax::{Parentheses, parse_contract, parse_expression, print_contract, print_expression, print_type};

#[test]
fn features() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    files.sort();
    let mut wrong = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("the file can be read");
        let name = file.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let (source, expected) = text.split_once("--- expected\n").unwrap_or((&text, ""));
        let actual = outcome(source).unwrap_or_else(|| panic!("{name} does not say how it is read"));
        if std::env::var_os("KUKANG_BLESS").is_some() {
            fs::write(&file, format!("{source}--- expected\n{actual}")).expect("the file can be written");
        } else if actual != expected {
            wrong.push(format!("{name}: expected\n{expected}\nbut got\n{actual}"));
        }
    }
    assert!(wrong.is_empty(), "{}\nif this is right, KUKANG_BLESS=1 writes it down", wrong.join("\n"));
}

fn outcome(file: &str) -> Option<String> {
    let (_, rest) = file.split_once("--- ")?;
    let (kind, source) = rest.split_once('\n')?;
    match kind {
        "expressions" => Some(source.lines().filter(|line| !line.is_empty()).map(expression).collect()),
        "clauses" => Some(clauses(source)),
        "java" => Some(java(source)),
        _ => None,
    }
}

fn expression(line: &str) -> String {
    match parse_expression(line) {
        Ok(expression) => {
            let needed = print_expression(&expression, Parentheses::Needed);
            assert_eq!(parse_expression(&needed).as_ref(), Ok(&expression), "{line} is printed as {needed}");
            format!("{line}\n  {}\n", print_expression(&expression, Parentheses::All))
        }
        Err(problem) => problem.in_file("E", line).render(),
    }
}

fn clauses(source: &str) -> String {
    let parsed = parse_contract(source);
    let again = parse_contract(&print_contract(&parsed.value, Parentheses::Needed));
    assert!(!parsed.problems.is_empty() || again.value == parsed.value, "{source}");
    let diagnostics = Diagnostic::all(parsed.problems, "C", source);
    print_contract(&parsed.value, Parentheses::All) + &rendered(&diagnostics)
}

fn java(source: &str) -> String {
    let scanned = scan("T.java", source);
    let attached: String = scanned.contracts.iter().map(attached).collect();
    attached + &rendered(&scanned.diagnostics)
}

fn rendered(diagnostics: &[Diagnostic]) -> String {
    diagnostics.iter().map(Diagnostic::render).collect()
}

fn attached(attached: &Attached) -> String {
    let mut text = attached.class.clone();
    match &attached.member {
        Member::Class => Ok(()),
        Member::Field(name) => write!(text, " field {name}"),
        Member::Method(method) => write!(text, " method {}", signature(method)),
        Member::Parameter { method, index } => write!(text, " parameter {index} of {}", signature(method)),
        Member::Statement { body, place, .. } => {
            let body = match body {
                Body::Method(method) => signature(method),
                Body::StaticInitializer => "static initializer".to_owned(),
                Body::InstanceInitializer => "instance initializer".to_owned(),
            };
            match place {
                StatementPlace::BeforeLine(line) => write!(text, " in {body} before line {line}"),
                StatementPlace::BehindLines { first, last } => {
                    write!(text, " in {body} behind lines {first} to {last}")
                }
            }
        }
    }
    .expect("strings can be written to");
    text.push('\n');
    for line in print_contract(&attached.contract, Parentheses::Needed).lines() {
        text += &format!("    {line}\n");
    }
    text
}

fn signature(signature: &Signature) -> String {
    let parameters = signature.parameters.iter().map(|parameter| {
        let (written, erased) = (print_type(&parameter.written), print_type(&parameter.erased));
        let erased = if erased == written { String::new() } else { format!(" = {erased}") };
        format!("{written} {}{erased}", parameter.name)
    });
    format!("{}({}) at line {}", signature.name, parameters.collect::<Vec<_>>().join(", "), signature.line)
}
