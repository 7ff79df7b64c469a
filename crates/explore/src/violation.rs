//! A violated path in words.

use crate::message;
use crate::picture::{self, Plane};
use crate::report::Violation;
use crate::search::PathView;
use heap::{Knowledge, Origin};
use interp::Machine;
use interp::symbolic::{Violation as Found, ViolationKind};

/// Describes the violation that a path ended in.
pub fn describe(view: &PathView<'_>, found: &Found) -> Violation {
    let parameters = &view.driver.parameters;
    let place = found.trace.iter().find(|place| place.is_users).or(found.trace.first());
    let said = found.kind.message().map(|message| message::text(view.machine, message));
    let (code, message) = words(&found.kind, said.as_deref());
    let pattern = found.kind.message().map(message::pattern);
    let (_, pattern) = words(&found.kind, pattern.as_deref());
    let (mut file, mut line) = (place.and_then(|place| place.file.clone()), place.and_then(|place| place.line));
    let mut trace: Vec<String> = found.trace.iter().map(|place| place.text.clone()).collect();
    if trace.is_empty() {
        // The driver found out, after the method had ended.
        let program = &view.machine.program;
        let method = program.method(view.driver.target);
        let class = program.class(method.class);
        file = program.source_file(view.driver.target).map(|file| file.to_string());
        line = program.first_line(view.driver.target).map(u32::from);
        let at = match (&file, line) {
            (Some(file), Some(line)) => format!("{file}:{line}"),
            (Some(file), None) => file.clone(),
            _ => "Unknown Source".to_owned(),
        };
        trace.push(format!("{}.{}({at})", class.java_name(), program.text(method.name)));
    }
    fold(&mut trace);
    Violation {
        code,
        message,
        pattern,
        file,
        line,
        trace,
        choices: choices_text(view.choices),
        condition: condition(view.machine, parameters),
        help: help(view, &found.kind, said.as_deref()),
        initial_heap: picture::picture(view.machine, parameters, Plane::Initial),
        final_heap: picture::picture(view.machine, parameters, Plane::Current),
    }
}

/// Keeps the ends of a long trace, such as that of an endless recursion.
fn fold(trace: &mut Vec<String>) {
    const FIRST: usize = 12;
    const LAST: usize = 4;
    if trace.len() > FIRST + LAST + 1 {
        let left_out = trace.len() - FIRST - LAST;
        trace.splice(FIRST..trace.len() - LAST, [format!("… {left_out} more calls")]);
    }
}

/// A list of choices as text: `0.2.1`.
pub fn choices_text(choices: &[u32]) -> String {
    choices.iter().map(u32::to_string).collect::<Vec<_>>().join(".")
}

fn words(kind: &ViolationKind, message: Option<&str>) -> (&'static str, String) {
    let with = message.map_or_else(String::new, |message| format!(": {message}"));
    match kind {
        ViolationKind::Exception { class, .. } => ("K001", format!("{class} is thrown and not declared{with}")),
        ViolationKind::Assertion { .. } => ("K002", format!("an assertion fails{with}")),
        ViolationKind::Check => ("K003", "a condition given to Kukang.check does not hold".to_owned()),
        ViolationKind::Invariant => ("K004", "the invariant does not hold after the method".to_owned()),
        ViolationKind::InvariantThrew { class, .. } => ("K005", format!("the invariant itself throws {class}{with}")),
    }
}

/// What holds on the path about the inputs: nullness, aliasing, and conditions on numbers.
fn condition(machine: &Machine, parameters: &[(u16, String)]) -> Vec<String> {
    let mut lines = Vec::new();
    for symbol in machine.heap.symbols() {
        let name = picture::name_of(machine, parameters, symbol.origin);
        if name == "this" || matches!(symbol.origin, Origin::Boxed(_)) {
            continue;
        }
        lines.extend(type_condition(machine, symbol, &name));
        match symbol.knowledge {
            Knowledge::MayBeNull => {}
            Knowledge::Null => lines.push(format!("{name} == null")),
            Knowledge::NotNull => lines.push(format!("{name} != null")),
            Knowledge::Object(object) => {
                let row = machine.heap.symbolic(object).map(|row| machine.heap.symbol(row.symbol).origin);
                match row {
                    Some(origin) if origin != symbol.origin => {
                        lines.push(format!("{name} == {}", picture::name_of(machine, parameters, origin)));
                    }
                    _ => lines.push(format!("{name} != null")),
                }
            }
        }
    }
    if let Some(state) = machine.symbolic() {
        for &constraint in state.decider.constraints() {
            let name = |symbol| picture::name_of_unknown(machine, parameters, symbol);
            lines.push(term::java(&state.terms, constraint, &name));
        }
    }
    lines
}

/// What the path assumes about the type of a reference, beyond its static type.
fn type_condition(machine: &Machine, symbol: &heap::Symbol, name: &str) -> Option<String> {
    let state = machine.symbolic()?;
    let types = match symbol.knowledge {
        Knowledge::Null => return None,
        Knowledge::Object(object) => machine.heap.symbolic(object)?.types,
        Knowledge::MayBeNull | Knowledge::NotNull => symbol.types,
    };
    let classes = state.types.classes(types);
    let all = state.implementations_of(symbol.declared)?;
    if state.types.classes(all).len() == classes.len() {
        return None;
    }
    let names: Vec<String> = classes
        .iter()
        .take(SHOWN_TYPES)
        .map(|&class| format!("{name}.getClass() == {}.class", picture::class_name(machine, class)))
        .collect();
    let more = if classes.len() > SHOWN_TYPES { " || …" } else { "" };
    let condition = format!("{}{more}", names.join(" || "));
    Some(match symbol.knowledge {
        Knowledge::MayBeNull => format!("{name} == null || {condition}"),
        _ => condition,
    })
}

/// Types that a condition lists.
const SHOWN_TYPES: usize = 4;

/// A null parameter that leads to a NullPointerException is most often a missing precondition.
fn help(view: &PathView<'_>, kind: &ViolationKind, message: Option<&str>) -> Option<String> {
    let ViolationKind::Exception { class, .. } = kind else { return None };
    if class != "java.lang.NullPointerException" {
        return None;
    }
    let input = view.machine.input()?;
    let is_parameter = |origin: Origin| matches!(origin, Origin::Field { owner, .. } if owner == input.object);
    let nulls = view.machine.heap.symbols().iter().filter(|symbol| symbol.knowledge == Knowledge::Null);
    let (parameters, others): (Vec<&heap::Symbol>, Vec<&heap::Symbol>) =
        nulls.partition(|symbol| is_parameter(symbol.origin));
    let mut names: Vec<String> = parameters
        .iter()
        .map(|symbol| picture::name_of(view.machine, &view.driver.parameters, symbol.origin))
        .collect();
    // HotSpot's message says what was null; without it, no other reference may be.
    let blamed =
        |name: &String| message.is_some_and(|message| message.ends_with(&format!("because \"{name}\" is null")));
    if names.iter().any(blamed) {
        names.retain(blamed);
    } else if !others.is_empty() {
        return None;
    }
    if names.is_empty() {
        return None;
    }
    let conditions: Vec<String> = names.iter().map(|name| format!("Kukang.assume({name} != null);")).collect();
    let subject = if names.len() == 1 { "the parameter" } else { "the parameters" };
    Some(format!(
        "only because {subject} {} can be null; if callers must not pass null, say so first thing in the method: {}",
        names.join(" and "),
        conditions.join(" ")
    ))
}
