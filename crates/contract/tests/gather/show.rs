//! Contracts as text.

use contract::comments::StatementPlace;
use contract::syntax::{LocationKind, Parentheses, StatementKind, print_expression};
use contract::{Case, Condition, Contracts, Diagnostic, Imports, MethodContract, Nullness, Place, Receiver, Scope};
use program::{ClassId, MethodId, Program, access};
use std::fmt::Write;

/// Everything that binds these classes and the targets of specs, and what is wrong with it. Specs are no classes of their own.
pub fn all(program: &mut Program, contracts: &mut Contracts, names: &[String]) -> String {
    let specs = program.find_specs();
    let mut classes = Vec::new();
    for name in names {
        let class = match program.target_of_spec(name) {
            Some(target) => target,
            None if specs.iter().any(|spec| **spec == **name) => continue,
            None => program.load(name).expect("the test compiled it"),
        };
        classes.push((program.class(class).name.clone(), class));
    }
    classes.sort();
    classes.dedup();
    let mut text = String::new();
    for (_, class) in classes {
        text += &of_class(program, contracts, class);
    }
    text + &contracts.diagnostics().iter().map(Diagnostic::render).collect::<String>()
}

fn of_class(program: &mut Program, contracts: &mut Contracts, class: ClassId) -> String {
    let mut text = String::new();
    for invariant in contracts.invariants_of(program, class).iter() {
        let home = program.class(invariant.declared_in).java_name();
        let is_same = invariant.receiver == invariant.condition.scope.receiver;
        assert!(is_same && invariant.condition.scope.class == invariant.declared_in);
        let imports = imports(&invariant.condition.scope.imports);
        writeln!(text, "  invariant of {home}: {}{imports}", condition(program, &invariant.condition)).unwrap();
    }
    for field in program.class(class).fields.clone() {
        let said = contracts.field_nullness(program, field);
        if said != Nullness::Unsaid {
            writeln!(text, "  field {}: {said:?}", program.text(program.field(field).name)).unwrap();
        }
    }
    let methods = program.class(class).methods.clone();
    for method in methods {
        let agreed = contracts.of_method(program, method);
        let shown = of_method(program, &agreed);
        if !shown.is_empty() {
            writeln!(text, "  {}\n{shown}", signature(program, method)).unwrap();
            text.pop();
        }
    }
    if text.is_empty() { text } else { format!("{}\n{text}", program.class(class).java_name()) }
}

fn signature(program: &Program, method: MethodId) -> String {
    let method = program.method(method);
    let bridge = if method.access & access::BRIDGE != 0 { "bridge " } else { "" };
    format!("{bridge}{}({})", program.text(method.name), method.types.parameter_list())
}

fn of_method(program: &Program, agreed: &MethodContract) -> String {
    let mut text = String::new();
    let count = program.method(agreed.method).types.parameters.len();
    assert_eq!((agreed.parameters.len(), agreed.nullness_places.len()), (count, count + 1));
    for (word, said) in [("pure", agreed.pure), ("fresh", agreed.fresh), ("helper", agreed.helper)] {
        if said {
            writeln!(text, "    {word}").unwrap();
        }
    }
    let values = agreed.parameters.iter().chain([&agreed.result]).zip(&agreed.nullness_places);
    for (index, (said, place)) in values.enumerate() {
        let what = if index == count { "result".to_owned() } else { format!("parameter {index}") };
        if *said != Nullness::Unsaid {
            let place = place.as_ref().expect("what was said was said somewhere");
            writeln!(text, "    {what}: {said:?} ({})", whence(place)).unwrap();
        }
    }
    for case in &agreed.cases {
        of_case(program, case, &mut text);
    }
    for statement in &agreed.statements {
        let word = if statement.kind == StatementKind::Assert { "assert" } else { "assume" };
        let slots = &statement.slots;
        assert_eq!(slots.len(), statement.condition.scope.variables.len());
        let condition = condition(program, &statement.condition);
        let place = match statement.place {
            StatementPlace::BeforeLine(line) => format!("before line {line}"),
            StatementPlace::BehindLines { first, last } => {
                format!("behind lines {first} to {last}, at {},", statement.offset)
            }
        };
        writeln!(text, "    {place} {word} {condition} in {slots:?}").unwrap();
    }
    text
}

fn of_case(program: &Program, case: &Case, text: &mut String) {
    writeln!(text, "    case {:?} ({})", case.behavior, whence(&case.place)).unwrap();
    let names = |classes: &[ClassId]| -> Vec<String> {
        classes.iter().map(|&class| program.class(class).java_name()).collect()
    };
    for requires in &case.requires {
        writeln!(text, "      requires {}", condition(program, requires)).unwrap();
    }
    for ensures in &case.ensures {
        writeln!(text, "      ensures {}", condition(program, ensures)).unwrap();
    }
    for signals in &case.signals {
        let shown = signals.condition.as_ref().map_or_else(String::new, |of| condition(program, of));
        let exception = program.class(signals.exception).java_name();
        writeln!(text, "      signals {exception} {shown}").unwrap();
    }
    if let Some(only) = &case.signals_only {
        writeln!(text, "      signals_only {}", names(only).join(", ")).unwrap();
    }
    if let Some(assigned) = &case.assignable {
        let locations = match &assigned.locations {
            None => "everything".to_owned(),
            Some(list) => list.iter().map(|location| place(&location.value)).collect::<Vec<_>>().join(", "),
        };
        writeln!(text, "      assignable {locations} {}", scope(program, &assigned.scope)).unwrap();
    }
}

fn place(location: &LocationKind) -> String {
    let shown = |expression| print_expression(expression, Parentheses::Needed);
    match location {
        LocationKind::One(of) => shown(of),
        LocationKind::AllFields(of) => format!("{}.*", shown(of)),
        LocationKind::AllElements(of) => format!("{}[*]", shown(of)),
        LocationKind::Elements { array, from, to } => {
            let to = to.as_ref().map_or_else(String::new, |to| shown(to));
            format!("{}[{}..{to}]", shown(array), shown(from))
        }
    }
}

fn condition(program: &Program, of: &Condition) -> String {
    format!("{} {}", print_expression(&of.expression, Parentheses::Needed), scope(program, &of.scope))
}

/// What can be named, between brackets.
fn scope(program: &Program, of: &Scope) -> String {
    let class = program.class(of.class).java_name();
    let mut parts = vec![if of.receiver == Receiver::This { format!("this: {class}") } else { format!("in {class}") }];
    parts.extend(of.variables.iter().map(|(name, of)| format!("{name}: {of}")));
    parts.extend(of.result.iter().map(|of| format!("\\result: {of}")));
    format!("[{}]", parts.join(", "))
}

fn imports(of: &Imports) -> String {
    let on_demand = of.on_demand.iter().map(|name| format!("{name}.*"));
    let members = of.members.iter().map(|(class, member)| format!("static {class}.{member}"));
    let members_on_demand = of.members_on_demand.iter().map(|name| format!("static {name}.*"));
    let all = of.classes.iter().cloned().chain(on_demand).chain(members).chain(members_on_demand);
    all.map(|name| format!(" import {name};")).collect()
}

/// The file and line of a place, or the annotation.
fn whence(place: &Place) -> String {
    if place.text.name.starts_with('@') {
        return place.text.name.clone();
    }
    let before = &place.text.content[..place.span.start];
    format!("{}:{}", place.text.name, before.matches('\n').count() + 1)
}
