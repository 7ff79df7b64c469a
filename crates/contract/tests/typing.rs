//! Types of expressions, and what is said where they have none.
//!
//! Each file in `typing` is about one group: remarks after `#`, lines that say what can be named, then expressions or, after
//! the word `assignable`, locations, one to a line; below `--- expected` the type of each, or what is wrong with it. The
//! classes are those of `java/typing`. `KUKANG_BLESS=1 cargo test -p contract --test typing` writes what is expected
//! anew; read the difference before you believe it.

#[path = "../../program/tests/support/mod.rs"]
mod support;

use std::fs;
use std::path::Path;

use contract::syntax::{Assignable, ClauseKind, ClauseWord, parse_clause, parse_expression};
use contract::{Diagnostic, Imports, Receiver, Scope, TypedLocation, Wanted, check, check_location};
use program::{ClassId, MethodId, Program, Type};

#[test]
fn groups() {
    let classes = support::compile("typing", &[]);
    let mut program = support::program(&[&classes]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/typing");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be read").path())
        .collect();
    files.sort();
    let mut wrong = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("the file can be read");
        let name = file.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let (source, expected) = text.split_once("--- expected\n").unwrap_or((&text, ""));
        let actual = outcome(&mut program, source);
        if std::env::var_os("KUKANG_BLESS").is_some() {
            fs::write(&file, format!("{source}--- expected\n{actual}")).expect("the file can be written");
        } else if actual != expected {
            wrong.push(format!("{name}: expected\n{expected}\nbut got\n{actual}"));
        }
    }
    assert!(wrong.is_empty(), "{}\nif this is right, KUKANG_BLESS=1 writes it down", wrong.join("\n"));
}

fn outcome(program: &mut Program, source: &str) -> String {
    let object = program.load("java/lang/Object").expect("the JDK has it");
    let mut scope = Scope {
        class: object,
        receiver: Receiver::None,
        variables: Vec::new(),
        signatures: Vec::new(),
        result: None,
        method: None,
        imports: Imports::default(),
    };
    let mut out = String::new();
    for line in source.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.split_once(": ") {
            Some((word, rest)) if set(program, &mut scope, word, rest) => {}
            _ => out += &one(program, &scope, line),
        }
    }
    out
}

/// Lines such as `class: types.Sample`, `variable: I n`, and `method: insert tree value` with the names of the parameters.
fn set(program: &mut Program, scope: &mut Scope, word: &str, rest: &str) -> bool {
    let parsed = |text: &str| Type::parse(text).unwrap_or_else(|| panic!("{text} is no descriptor"));
    match word {
        "class" => {
            scope.class = class(program, rest);
            scope.receiver = Receiver::This;
        }
        "static" => {
            scope.class = class(program, rest);
            scope.receiver = Receiver::None;
        }
        "variable" => {
            let (of, name) = rest.split_once(' ').expect("a descriptor and a name");
            scope.variables.push((name.to_owned(), parsed(of)));
        }
        "method" => {
            let mut words = rest.split(' ');
            let name = words.next().expect("the name of a method");
            let method = method(program, scope.class, name);
            let types = program.method(method).types.clone();
            scope.variables = words.map(str::to_owned).zip(types.parameters.iter().cloned()).collect();
            scope.result = types.result.clone();
            scope.method = Some(method);
        }
        "result" => scope.result = Some(parsed(rest)),
        "import" => import(&mut scope.imports, rest),
        _ => return false,
    }
    true
}

fn import(imports: &mut Imports, rest: &str) {
    match (rest.strip_prefix("static "), rest.strip_suffix(".*")) {
        (Some(member), None) => {
            let (class, member) = member.rsplit_once('.').expect("a class and a member");
            imports.members.push((class.to_owned(), member.to_owned()));
        }
        (Some(class), Some(_)) => imports.members_on_demand.push(class.trim_end_matches(".*").to_owned()),
        (None, Some(package)) => imports.on_demand.push(package.to_owned()),
        (None, None) => imports.classes.push(rest.to_owned()),
    }
}

fn class(program: &mut Program, name: &str) -> ClassId {
    program.load(&name.replace('.', "/")).unwrap_or_else(|trouble| panic!("{name}: {trouble:?}"))
}

fn method(program: &Program, class: ClassId, name: &str) -> MethodId {
    let mut methods = program.class(class).methods.iter().copied();
    let found = methods.find(|&method| program.text(program.method(method).name) == name);
    found.unwrap_or_else(|| panic!("there is no method {name}"))
}

fn one(program: &mut Program, scope: &Scope, line: &str) -> String {
    if let Some(location) = line.strip_prefix("assignable ") {
        return locations(program, scope, location);
    }
    let expression = match parse_expression(line) {
        Ok(expression) => expression,
        Err(problem) => return problem.in_file("E", line).render(),
    };
    let (wanted, shown) = match line.strip_suffix(" && true") {
        Some(_) => (Wanted::Condition, line),
        None => (Wanted::Value, line),
    };
    match check(program, scope, &expression, wanted) {
        Ok(typed) => format!("{shown}\n  {}\n", typed.of()),
        Err(problems) => rendered(problems, line),
    }
}

fn rendered(problems: Vec<contract::Problem>, line: &str) -> String {
    assert!(!problems.is_empty(), "{line} has no type, and nobody says why");
    Diagnostic::all(problems, "E", line).iter().map(Diagnostic::render).collect()
}

fn locations(program: &mut Program, scope: &Scope, line: &str) -> String {
    let clause = match parse_clause(ClauseWord::Assignable, line) {
        Ok(ClauseKind::Assignable(Assignable::Locations(locations))) => locations,
        Ok(other) => panic!("{line} has no locations: {other:?}"),
        Err(problems) => return rendered(problems, line),
    };
    let mut out = String::new();
    for location in clause {
        out += &match check_location(program, scope, &location.value) {
            Ok(found) => format!("assignable {line}\n  {}\n", described(program, &found)),
            Err(problems) => rendered(problems, line),
        };
    }
    out
}

fn described(program: &Program, location: &TypedLocation) -> String {
    let field = |id: &program::FieldId| {
        let field = program.field(*id);
        format!("{}.{}", program.class(field.class).name, program.text(field.name))
    };
    match location {
        TypedLocation::StaticField(id) => format!("static field {}", field(id)),
        TypedLocation::Field { target, field: id } => format!("field {} of {}", field(id), target.of()),
        TypedLocation::AllStaticFields(class) => format!("static fields of {}", program.class(*class).name),
        TypedLocation::AllFields(target) => format!("fields of {}", target.of()),
        TypedLocation::Element { array, index } => format!("element {} of {}", index.of(), array.of()),
        TypedLocation::AllElements(array) => format!("elements of {}", array.of()),
        TypedLocation::Elements { array, from, to } => {
            format!("elements {} to {} of {}", from.of(), to.of(), array.of())
        }
    }
}
