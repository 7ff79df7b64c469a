//! A violated path in words.

use crate::driver::{About, Clause, ClauseKind, Driver};
use crate::help;
use crate::message;
use crate::names;
use crate::outcome::Outcome;
use crate::path;
use crate::picture;
use crate::report::Violation;
use crate::search::{MethodEnd, PathView};
use crate::small::{self, Numbers};
use heap::{Knowledge, ObjectId, Origin};
use interp::Machine;
use interp::symbolic::{Message, Place, RegionUse, Violation as Found, ViolationKind};
use program::{ClassId, MethodId, Program};
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

impl PathView<'_> {
    /// What the path violates, in words, with numbers that satisfy the path.
    pub fn violation(&self, numbers: &[term::Value]) -> Option<Violation> {
        match self.outcome {
            Outcome::Violated(found) => Some(describe_with(self, found, numbers)),
            _ => None,
        }
    }

    /// The condition of a contract that does not hold.
    pub fn broken_clause(&self) -> Option<&Clause> {
        match self.outcome {
            Outcome::Violated(Found { kind: ViolationKind::Condition { clause }, .. })
                if !self.driver.marked.contains_key(clause) =>
            {
                Some(self.driver.clause(*clause))
            }
            _ => None,
        }
    }

    /// The method marked as an invariant that does not hold, or that throws, before the target's call or after it, and of what it was asked.
    pub fn broken_invariant(&self) -> Option<(About, MethodId)> {
        let clause = match self.outcome {
            Outcome::Violated(Found { kind: ViolationKind::Condition { clause }, .. }) => *clause,
            Outcome::Violated(Found { kind: ViolationKind::InvariantThrew { .. }, .. }) => {
                self.machine.condition_at_end()?
            }
            _ => return None,
        };
        let &method = self.driver.marked.get(&clause)?;
        Some((self.driver.clause(clause).about, method))
    }
}

/// Describes the violation that a path ended in.
pub fn describe(view: &PathView<'_>, found: &Found) -> Violation {
    describe_with(view, found, &small::model(view.machine, Numbers::Least))
}

fn describe_with(view: &PathView<'_>, found: &Found, numbers: &[term::Value]) -> Violation {
    let parameters = &view.driver.parameters;
    let thrown = Thrown::of(view, found);
    let said = thrown.message().map(|message| message::printable(&message::text(view.machine, message, numbers)));
    let (code, message) = words(view.driver, &found.kind, &thrown, said.as_deref());
    let pattern = thrown.message().map(|message| message::pattern(view.machine, message));
    let (_, pattern) = words(view.driver, &found.kind, &thrown, pattern.as_deref());
    let (file, line) = place(view, found, code);
    let mut frames = found.trace.clone();
    if frames.is_empty() {
        // The driver found out, after the method had ended.
        frames.push(ended(view, code));
    }
    let trace = fold(&mut frames);
    let (_, result) = path::ending(view);
    let (initial_heap, final_heap, _) = picture::pictures_with(view.machine, parameters, numbers, result);
    Violation {
        code,
        message,
        pattern,
        file,
        line,
        trace,
        frames,
        choices: choices_text(view.choices),
        condition: condition(view.machine, parameters),
        help: help::help(view, found, said.as_deref()),
        initial_heap,
        final_heap,
    }
}

/// What violations of the same kind at the same place have in common: code, message without numbers, place.
pub fn heading(view: &PathView<'_>, found: &Found) -> (&'static str, String, String) {
    let thrown = Thrown::of(view, found);
    let pattern = thrown.message().map(|message| message::pattern(view.machine, message));
    let (code, pattern) = words(view.driver, &found.kind, &thrown, pattern.as_deref());
    let at = match place(view, found, code) {
        (Some(file), Some(line)) => format!("{}:{line}", name_of(&file)),
        (Some(file), None) => name_of(&file).to_owned(),
        _ => String::new(),
    };
    (code, pattern, at)
}

/// A file without the folders that lead to it, which conditions in comments know.
pub(crate) fn name_of(file: &str) -> &str {
    file.rsplit('/').next().unwrap_or(file)
}

/// The innermost call of the user's own code. What javac writes into an enum for `valueOf` nobody has written: whoever calls it is to blame.
fn users_place(trace: &[Place]) -> Option<&Place> {
    let first = trace.iter().position(|place| place.is_users)?;
    let is_generated = trace[first].method == "valueOf"
        && trace[..first].last().is_some_and(|below| below.class == "java.lang.Enum" && below.method == "valueOf");
    let caller = trace[first + 1..].iter().find(|place| place.is_users).filter(|_| is_generated);
    Some(caller.unwrap_or(&trace[first]))
}

/// The file and the line that a violation is about: in the user's code, at the condition that does not hold, or, if it was found
/// when the method had ended, where the method is declared.
fn place(view: &PathView<'_>, found: &Found, code: &str) -> (Option<String>, Option<u32>) {
    if let Some(place) = users_place(&found.trace) {
        return (place.file.clone(), place.line);
    }
    // A condition is more to the point than where the method begins, or where the JDK throws what it asked for.
    let clause = match &found.kind {
        // A method that is an invariant is as good as any place in it.
        ViolationKind::Condition { clause } if view.driver.marked.contains_key(clause) => None,
        ViolationKind::Condition { clause } if found.trace.is_empty() => Some(*clause),
        ViolationKind::ConditionThrew { clause, .. } => Some(*clause),
        _ => None,
    };
    if let Some(clause) = clause {
        let clause = view.driver.clause(clause);
        return (Some(clause.file.clone()), clause.line);
    }
    if let Some(place) = found.trace.first() {
        return (place.file.clone(), place.line);
    }
    let ended = ended(view, code);
    (ended.file, ended.line)
}

/// The method under test as a call of a trace, where the driver found out what is wrong once it had ended: by the line where it begins,
/// or, for what no line of it is to blame for, where it is declared.
fn ended(view: &PathView<'_>, code: &str) -> Place {
    const FOUND_AT_THE_END: [&str; 4] = ["K004", "K005", "K008", "K015"];
    let program = &view.machine.program;
    let is_at_end = FOUND_AT_THE_END.contains(&code);
    let declared = if is_at_end { view.driver.declaration.line(program) } else { None };
    call_of(program, view.driver.target, declared)
}

/// A method as a call of a trace, at a line if one is given, else where it begins.
fn call_of(program: &Program, method: MethodId, line: Option<u32>) -> Place {
    let of = program.method(method);
    let class = program.class(of.class);
    let file = program.source_file(method).map(|file| file.to_string());
    let line = line.or_else(|| program.first_line(method).map(u32::from));
    let at = match (&file, line) {
        (Some(file), Some(line)) => format!("{file}:{line}"),
        (Some(file), None) => file.clone(),
        _ => "Unknown Source".to_owned(),
    };
    let (class_name, name) = (class.java_name(), program.text(of.name).to_owned());
    let text = format!("{class_name}.{name}({at})");
    Place { text, class: class_name, method: name, file, line, is_users: class.module.is_none() }
}

/// Keeps the ends of a long trace, such as that of an endless recursion, and writes them down.
fn fold(frames: &mut Vec<Place>) -> Vec<String> {
    const FIRST: usize = 12;
    const LAST: usize = 4;
    let mut left_out = None;
    if frames.len() > FIRST + LAST + 1 {
        left_out = Some(format!("… {} more calls", frames.len() - FIRST - LAST));
        frames.drain(FIRST..frames.len() - LAST);
    }
    let mut trace: Vec<String> = frames.iter().map(|frame| frame.text.clone()).collect();
    trace.splice(FIRST.min(trace.len())..FIRST.min(trace.len()), left_out);
    trace
}

/// A list of choices as text: `0.2.1`.
pub fn choices_text(choices: &[u32]) -> String {
    choices.iter().map(u32::to_string).collect::<Vec<_>>().join(".")
}

/// The exception that a violation is about: the one that it names itself, or the one that a `signals` clause was asked about.
struct Thrown {
    class: Option<String>,
    message: Option<Message>,
}

impl Thrown {
    fn of(view: &PathView<'_>, found: &Found) -> Thrown {
        let is_signals = |clause: u32| view.driver.clause(clause).kind == ClauseKind::Signals;
        match (&found.kind, view.method_end()) {
            (ViolationKind::Condition { clause }, MethodEnd::Threw(exception)) if is_signals(*clause) => {
                let class = names::class_name(view.machine, view.machine.class_of(exception));
                Thrown { class: Some(class), message: view.machine.violation_by(exception).kind.message().cloned() }
            }
            (kind, _) => Thrown { class: None, message: kind.message().cloned() },
        }
    }

    fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }
}

fn words(driver: &Driver, kind: &ViolationKind, thrown: &Thrown, message: Option<&str>) -> (&'static str, String) {
    let with = message.map_or_else(String::new, |message| format!(": {message}"));
    match kind {
        ViolationKind::Exception { class, .. } => ("K001", format!("{class} is thrown and not declared{with}")),
        ViolationKind::Refused { clause, class, .. } => {
            ("K001", format!("{class} is thrown, which {} does not allow{with}", driver.clause(*clause)))
        }
        ViolationKind::Assertion { .. } => ("K002", format!("an assertion fails{with}")),
        ViolationKind::Check => ("K003", "a condition given to Kukang.check does not hold".to_owned()),
        ViolationKind::Condition { clause } => {
            let (code, words) = driver.clause(*clause).failure(thrown.class.as_deref());
            (code, format!("{words}{with}"))
        }
        ViolationKind::ConditionThrew { clause, class, .. } => {
            ("K006", format!("{} itself throws {class}{with}", driver.clause(*clause)))
        }
        ViolationKind::ConditionWrites { clause, what } => {
            ("K007", format!("{} has a side effect: it assigns to {what}", driver.clause(*clause)))
        }
        ViolationKind::NullField { what, called } => {
            let place = called.as_ref().map_or("when the method ends".to_owned(), |it| format!("where {it} is called"));
            ("K015", format!("{what} is null {place}, which it must never be"))
        }
        ViolationKind::Assignment { clause, what } => {
            ("K008", format!("{what}, which {} does not allow", driver.clause(*clause)))
        }
        ViolationKind::Region { usage, what, found, wanted } => {
            let how = match usage {
                RegionUse::Stored => "is stored in",
                RegionUse::Given => "is given for",
                RegionUse::Returned => "is the result of",
            };
            ("K016", format!("{found} {how} {what}, which {wanted}"))
        }
        ViolationKind::InvariantThrew { class, .. } => ("K005", format!("the invariant itself throws {class}{with}")),
    }
}

/// What holds on the path about the inputs: nullness, aliasing, and conditions on numbers.
pub fn condition(machine: &Machine, parameters: &[(u16, String)]) -> Vec<String> {
    let mut lines = Vec::new();
    for symbol in machine.heap.symbols() {
        let name = names::name_of(machine, parameters, symbol.origin);
        if names::is_inside(machine, parameters, symbol.origin) || matches!(symbol.origin, Origin::Boxed(_)) {
            continue;
        }
        let line = match name == "this" {
            true => receiver_condition(machine, parameters, symbol),
            false => reference_condition(machine, parameters, symbol, &name),
        };
        let goes_without_saying = |line: &String| {
            *line == format!("{name} != null") && names::is_never_null(machine, parameters, symbol.origin)
        };
        lines.extend(line.filter(|line| !goes_without_saying(line)));
    }
    lines.extend(differences(machine, parameters));
    lines.extend(names::sizes(machine, parameters));
    if let Some(state) = machine.symbolic() {
        for &constraint in state.decider.constraints() {
            let ending = RefCell::new(None);
            let speaks_of_insides = Cell::new(false);
            let unknowns = RefCell::new(Vec::new());
            let name = |symbol: term::SymbolId| {
                let origin = machine.heap.unknowns().get(symbol.index());
                if origin.is_some_and(|&origin| names::is_inside(machine, parameters, origin)) {
                    speaks_of_insides.set(true);
                }
                unknowns.borrow_mut().extend(origin.copied());
                if let Some(words) = names::ending_of_call(machine, symbol) {
                    *ending.borrow_mut() = Some(words);
                }
                names::name_of_unknown(machine, parameters, symbol)
            };
            let line = term::java(&state.terms, constraint, &name);
            if names::is_order_within(machine, parameters, &unknowns.into_inner()) {
                continue;
            }
            // The number of the way in which a call has ended means nothing to people.
            if !speaks_of_insides.get() && !line.ends_with(".size() >= 0") {
                lines.push(ending.into_inner().unwrap_or(line));
            }
        }
    }
    // How a call ends that was made before needs no constraint.
    lines.extend(names::throwing_calls(machine));
    // Every access to an array says again what is known of its length.
    let mut said = BTreeSet::new();
    lines.retain(|line| said.insert(line.clone()));
    lines
}

/// References that the target has compared, and that turned out to be different objects.
fn differences(machine: &Machine, parameters: &[(u16, String)]) -> Vec<String> {
    let name = |object: ObjectId| {
        if machine.heap.symbolic(object).is_none() {
            return constant_name(machine, object);
        }
        let row = machine.heap.symbolic(object).and_then(|row| machine.heap.symbols().get(row.symbol.index()));
        let is_visible = row.is_some_and(|symbol| !names::is_inside(machine, parameters, symbol.origin));
        is_visible.then(|| names::name_of_object(machine, parameters, object))
    };
    let said = |&(left, right): &(ObjectId, ObjectId)| Some(format!("{} != {}", name(left)?, name(right)?));
    machine.compared().iter().filter_map(said).collect()
}

/// What an object is called that was there before the path: an enum constant, or the constant of a static field.
fn constant_name(machine: &Machine, object: ObjectId) -> Option<String> {
    if let Some((of, name)) = machine.enum_constant(object) {
        let class = names::class_name(machine, of);
        return Some(format!("{}.{name}", class.rsplit(['.', '$']).next().unwrap_or(&class)));
    }
    machine.field_of_constant(object).map(|slot| names::static_name(machine, slot))
}

/// What the path knows about a reference. An object's class says that it is not null, and another name says all.
fn reference_condition(
    machine: &Machine,
    parameters: &[(u16, String)],
    symbol: &heap::Symbol,
    name: &str,
) -> Option<String> {
    let other = match symbol.knowledge {
        Knowledge::Null => return Some(format!("{name} == null")),
        Knowledge::MayBeNull => return type_condition(machine, symbol, name),
        Knowledge::NotNull => None,
        Knowledge::Object(object) => same_as(machine, parameters, symbol, object),
    };
    let other = other.map(|other| format!("{name} == {other}"));
    other.or_else(|| type_condition(machine, symbol, name)).or_else(|| Some(format!("{name} != null")))
}

/// Which constant the receiver is, or of which class, if it may be another one: that it is not null goes without saying.
fn receiver_condition(machine: &Machine, parameters: &[(u16, String)], symbol: &heap::Symbol) -> Option<String> {
    let Knowledge::Object(object) = symbol.knowledge else { return None };
    if let Some((of, _)) = machine.enum_constant(object) {
        let classes = machine.symbolic()?.types.classes(symbol.types);
        let may_be = |(_, constant): &(&str, ObjectId)| classes.contains(&machine.heap.class(*constant));
        if machine.named_constants(of).filter(may_be).count() == 1 {
            return None;
        }
    }
    let other = same_as(machine, parameters, symbol, object).map(|other| format!("this == {other}"));
    other.or_else(|| receiver_type(machine, symbol, object))
}

/// The classes that the path has found the receiver to be of, if objects of others come to the method, too.
fn receiver_type(machine: &Machine, symbol: &heap::Symbol, object: ObjectId) -> Option<String> {
    let types = &machine.symbolic()?.types;
    let classes = types.classes(machine.heap.symbolic(object)?.types);
    (classes.len() < types.classes(symbol.types).len()).then(|| of_classes(machine, "this", classes))
}

/// What else a symbol's object is called: an enum constant, the constant of a static field, or the unknown that it came from.
fn same_as(machine: &Machine, parameters: &[(u16, String)], symbol: &heap::Symbol, object: ObjectId) -> Option<String> {
    if machine.heap.symbolic(object).is_none() || machine.enum_constant(object).is_some() {
        return constant_name(machine, object);
    }
    let origin = machine.heap.symbol(machine.heap.symbolic(object)?.symbol).origin;
    (origin != symbol.origin).then(|| names::name_of(machine, parameters, origin))
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
    // What stands for a class that nobody knows is as its type says.
    let is_any = **classes == [symbol.declared] && is_stand_in(machine, symbol.declared);
    if is_any || state.types.classes(all).len() == classes.len() {
        return None;
    }
    let condition = of_classes(machine, name, classes);
    Some(match symbol.knowledge {
        Knowledge::MayBeNull => format!("{name} == null || {condition}"),
        _ => condition,
    })
}

/// That the object of a name is of one of these classes.
pub fn of_classes(machine: &Machine, name: &str, classes: &[ClassId]) -> String {
    let names: Vec<String> = classes
        .iter()
        .take(SHOWN_TYPES)
        .map(|&class| {
            let of = in_source(&names::class_name(machine, class));
            match is_stand_in(machine, class) {
                true => format!("{name} instanceof {of}"),
                false => format!("{name}.getClass() == {of}.class"),
            }
        })
        .collect();
    let more = if classes.len() > SHOWN_TYPES { " || …" } else { "" };
    format!("{}{more}", names.join(" || "))
}

/// Whether a type stands for itself, since no class is known that has its objects.
fn is_stand_in(machine: &Machine, class: ClassId) -> bool {
    let class = machine.program.class(class);
    class.is_abstract() && !class.is_array()
}

/// A class as an expression names it: nested classes with a dot. Those without a name keep their number.
pub fn in_source(class: &str) -> String {
    let mut parts = class.split('$');
    let mut name = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        name.push(if part.starts_with(|first: char| first.is_alphabetic()) { '.' } else { '$' });
        name.push_str(part);
    }
    name
}

/// Types that a condition lists.
const SHOWN_TYPES: usize = 4;

impl PathView<'_> {
    /// What holds on the path about the inputs, in Java, one condition each.
    pub fn condition(&self) -> Vec<String> {
        condition(self.machine, &self.driver.parameters)
    }
}
