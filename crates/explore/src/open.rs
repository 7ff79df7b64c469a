//! Open systems: which methods run something else than their bodies.
//!
//! Chosen by patterns, of which the last that fits a method counts. One that fits a method without a body fits what
//! implements it too. A method that nobody implements uses its contract if it has one.

use crate::agreements::Agreements;
use crate::config::Config;
use crate::driver::stand_in::{StandIns, has_contract};
use crate::error::Error;
use crate::target::{self, MethodName};
use interp::Machine;
use program::{ClassId, MethodId, Type, access};
use std::collections::BTreeMap;

/// What methods that fit a pattern run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MethodChoice {
    /// `pkg.Class::method`, `pkg.Class::method(int)`, `pkg.Class`, or any of them with `*` for any text.
    pub pattern: String,
    pub runs: Runs,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Runs {
    Body,
    Contract,
    /// A model, as `pkg.Class::method`: a static method that takes the receiver first, or a method of a supertype.
    Model(String),
}

/// Sets up what runs in place of methods, for a machine that runs bodies only.
pub(crate) fn install(
    machine: &mut Machine,
    agreements: &mut Agreements,
    config: &Config,
    called: &[MethodName],
) -> Result<(), Error> {
    machine.forget_stand_ins();
    machine.expect_regions();
    machine.expect_contracts(&agreements.open);
    machine.know_contracts_of_natives(&agreements.natives);
    let mut chosen: BTreeMap<MethodId, &MethodChoice> = BTreeMap::new();
    for choice in &config.runs {
        let methods = fitting(machine, &choice.pattern)?;
        chosen.extend(methods.into_iter().map(|method| (method, choice)));
    }
    let mut stand_ins = StandIns::default();
    let mut watches = false;
    for (method, choice) in chosen {
        match &choice.runs {
            Runs::Body => {}
            Runs::Model(name) => {
                let model = model(machine, name, method)?;
                machine.stand_in(method, Some(model));
            }
            Runs::Contract => {
                watches = true;
                let made = stand_ins.build(machine, agreements, method)?;
                if made.is_some() {
                    machine.stand_in(method, made);
                }
            }
        }
    }
    for name in called {
        let Some(method) = name.find(machine)? else { continue };
        if !machine.is_replaced(method) {
            watches = true;
            let made = stand_ins.build(machine, agreements, method)?;
            machine.stand_in(method, made);
        }
    }
    if watches {
        machine.watch_writes();
    }
    stand_ins.admit_library(machine, agreements);
    agreements.stand_ins = stand_ins.clauses.into();
    Ok(())
}

/// The methods that run their contracts, if they have any.
pub(crate) fn by_contract(machine: &mut Machine, config: &Config) -> Vec<MethodId> {
    let mut chosen: BTreeMap<MethodId, &Runs> = BTreeMap::new();
    for choice in &config.runs {
        // What fits nothing is told where choices are checked.
        let methods = fitting(machine, &choice.pattern).unwrap_or_default();
        chosen.extend(methods.into_iter().map(|method| (method, &choice.runs)));
    }
    chosen.into_iter().filter(|(_, runs)| **runs == Runs::Contract).map(|(method, _)| method).collect()
}

/// So many methods are named of those that run their bodies although a pattern fits them.
const NAMED: usize = 3;

/// Fails if a pattern fits no method, or none that has a contract, or if a model is none. Gives what the user may want to know
/// of the others.
pub(crate) fn check_choices(
    machine: &mut Machine,
    agreements: &mut Agreements,
    config: &Config,
) -> Result<Vec<String>, Error> {
    let mut chosen: BTreeMap<MethodId, usize> = BTreeMap::new();
    for (place, choice) in config.runs.iter().enumerate() {
        // What fits nothing is told below, in the order of the choices.
        let methods = fitting(machine, &choice.pattern).unwrap_or_default();
        chosen.extend(methods.into_iter().map(|method| (method, place)));
    }
    let (mut notes, mut wrong) = (Vec::new(), Vec::new());
    for (place, choice) in config.runs.iter().enumerate() {
        let Some(methods) = told(&mut wrong, choice, fitting(machine, &choice.pattern))? else { continue };
        let is_last = |method: &MethodId| chosen.get(method) == Some(&place);
        let checked = check_choice(machine, agreements, choice, &methods, &is_last);
        notes.extend(told(&mut wrong, choice, checked)?.into_iter().flatten());
    }
    if wrong.is_empty() { Ok(notes) } else { Err(Error::Runs(wrong)) }
}

/// Keeps what is wrong with a choice, so that the others are looked at too.
fn told<T>(
    wrong: &mut Vec<(MethodChoice, String)>,
    choice: &MethodChoice,
    found: Result<T, Error>,
) -> Result<Option<T>, Error> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(Error::Config(message)) => {
            wrong.push((choice.clone(), message));
            Ok(None)
        }
        Err(other) => Err(other),
    }
}

fn check_choice(
    machine: &mut Machine,
    agreements: &mut Agreements,
    choice: &MethodChoice,
    methods: &[MethodId],
    is_last: &dyn Fn(&MethodId) -> bool,
) -> Result<Vec<String>, Error> {
    let pattern = &choice.pattern;
    match &choice.runs {
        Runs::Contract => {
            let mut said =
                |method: &MethodId| has_contract(&agreements.contracts.of_method(&mut machine.program, *method));
            let (with, without): (Vec<MethodId>, Vec<MethodId>) = methods.iter().partition(|&method| said(method));
            if with.is_empty() {
                let message = format!("--use-contract: no method that fits {pattern} has a contract");
                return Err(Error::Config(message));
            }
            let (abstracts, bodies): (Vec<MethodId>, Vec<MethodId>) =
                without.into_iter().filter(is_last).partition(|&method| machine.program.method(method).is_abstract());
            let notes =
                [note_of(machine, pattern, &bodies, RUN_BODIES), note_of(machine, pattern, &abstracts, HAVE_NO_BODIES)];
            Ok(notes.into_iter().flatten().collect())
        }
        Runs::Model(name) => {
            for &method in methods {
                model(machine, name, method)?;
            }
            Ok(Vec::new())
        }
        Runs::Body => Ok(Vec::new()),
    }
}

/// What becomes of one method, or of several, that a pattern fits and that have no contract.
type Fate = (&'static str, &'static str);
const RUN_BODIES: Fate =
    ("1 method has no contract and runs its body", "methods have no contract and run their bodies");
const HAVE_NO_BODIES: Fate = (
    "1 method has no contract and no body, so that what implements it runs",
    "methods have no contract and no bodies, so that what implements them runs",
);

fn note_of(machine: &Machine, pattern: &str, methods: &[MethodId], (one, several): Fate) -> Option<String> {
    let names: Vec<String> = methods.iter().take(NAMED).map(|&method| words(machine, method)).collect();
    let names = names.join(", ");
    let more = if methods.len() > NAMED { ", …" } else { "" };
    let what = match methods.len() {
        0 => return None,
        1 => one.to_owned(),
        count => format!("{count} {several}"),
    };
    Some(format!("--use-contract {pattern}: {what}: {names}{more}"))
}

/// The methods that a pattern fits: those that it names, and what implements those of them that have no body.
fn fitting(machine: &mut Machine, pattern: &str) -> Result<Vec<MethodId>, Error> {
    let mut found = named_by(machine, pattern)?;
    let without_body: Vec<MethodId> =
        found.iter().copied().filter(|&method| machine.program.method(method).is_abstract()).collect();
    for method in without_body {
        for other in implementing(machine, method) {
            if !found.contains(&other) {
                found.push(other);
            }
        }
    }
    Ok(found)
}

/// The methods of the class path that override one.
fn implementing(machine: &mut Machine, method: MethodId) -> Vec<MethodId> {
    let home = machine.program.method(method).class;
    let below = machine.program.world().subtypes(&machine.program.class(home).name);
    // What cannot be loaded is no part of the closed world, and told as such.
    let below: Vec<ClassId> = below.iter().filter_map(|name| machine.find_class(name).ok().flatten()).collect();
    let of_same_name = |&other: &MethodId| {
        let (one, other) = (machine.program.method(method), machine.program.method(other));
        one.name == other.name && other.access & access::SYNTHETIC == 0
    };
    let candidates: Vec<MethodId> =
        below.iter().flat_map(|&class| &machine.program.class(class).methods).copied().filter(of_same_name).collect();
    candidates
        .into_iter()
        .filter(|&other| contract::overridden(&mut machine.program, other).contains(&method))
        .collect()
}

fn named_by(machine: &mut Machine, pattern: &str) -> Result<Vec<MethodId>, Error> {
    let (class, method) = match pattern.split_once("::") {
        Some((class, method)) => (class, method),
        None => (pattern, "*"),
    };
    let classes = if class.contains('*') { classes_like(machine, class) } else { vec![named(machine, class)?] };
    let mut found = Vec::new();
    for class in classes {
        let of = machine.program.class(class);
        let wanted = |&id: &MethodId| {
            let of = machine.program.method(id);
            let name = machine.program.text(of.name);
            let name = if name == "<init>" { "new" } else { name };
            let is_meant = match method.strip_suffix(')').and_then(|method| method.split_once('(')) {
                Some((method, parameters)) => fits(method, name) && target::takes(machine, id, parameters),
                None => fits(method, name),
            };
            of.access & access::SYNTHETIC == 0 && name != "<clinit>" && is_meant
        };
        found.extend(of.methods.iter().copied().filter(wanted));
    }
    if found.is_empty() {
        let message = match (class.contains('*'), method.contains('*')) {
            (false, false) => {
                let class_id = named(machine, class)?;
                target::no_such_method(machine, class_id, class, method)
            }
            _ => format!("no method fits {pattern}"),
        };
        return Err(Error::Config(message));
    }
    Ok(found)
}

fn named(machine: &mut Machine, class: &str) -> Result<ClassId, Error> {
    target::load(machine, class)?.ok_or_else(|| Error::Config(target::no_such_class(machine, class)))
}

/// The classes of the class path whose names fit, in which nested ones stand behind a dot or a dollar sign.
fn classes_like(machine: &mut Machine, pattern: &str) -> Vec<ClassId> {
    let pattern = pattern.replace('$', ".");
    let world = machine.program.world();
    let names: Vec<String> = world
        .classes()
        .filter(|name| fits(&pattern, &name.replace(['/', '$'], ".")))
        .map(|name| name.to_string())
        .collect();
    names.iter().filter_map(|name| machine.find_class(name).ok().flatten()).collect()
}

/// Whether a text is what a pattern says, in which `*` is any text.
fn fits(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('*');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else { return false };
    let Some(last) = pattern.rsplit_once('*').map(|(_, last)| last) else { return rest.is_empty() };
    let middle: Vec<&str> = parts.collect();
    for part in &middle[..middle.len().saturating_sub(1)] {
        match rest.find(part) {
            Some(place) => rest = &rest[place + part.len()..],
            None => return false,
        }
    }
    rest.len() >= last.len() && rest.ends_with(last)
}

fn words(machine: &Machine, method: MethodId) -> String {
    let of = machine.program.method(method);
    let name = machine.program.text(of.name);
    let name = if name == "<init>" { "new" } else { name };
    format!("{}::{name}", machine.program.class(of.class).java_name())
}

/// The model of a method: it takes what the method takes, the receiver first unless it is an instance method itself.
fn model(machine: &mut Machine, name: &str, method: MethodId) -> Result<MethodId, Error> {
    let wrong = |message: String| Error::Config(format!("--use-model: {message}"));
    let (class, simple) = name.split_once("::").ok_or_else(|| wrong(format!("`{name}` is no pkg.Class::method")))?;
    let home = named(machine, class)?;
    let program = &machine.program;
    let candidates: Vec<MethodId> = program
        .class(home)
        .methods
        .iter()
        .copied()
        .filter(|&id| program.text(program.method(id).name) == simple)
        .collect();
    if candidates.is_empty() {
        return Err(wrong(target::no_such_method(machine, home, class, simple)));
    }
    let fitting: Vec<MethodId> = candidates.into_iter().filter(|&id| takes_the_same(machine, id, method)).collect();
    let Some(&first) = fitting.first() else {
        return Err(wrong(format!("{name} does not take what {} takes", words(machine, method))));
    };
    let result = |id: MethodId| machine.program.method(id).types.result.as_ref();
    fitting.iter().copied().find(|&id| result(id) == result(method)).ok_or_else(|| {
        let given = |id: MethodId| result(id).map_or_else(|| "void".to_owned(), Type::to_string);
        let of = words(machine, method);
        wrong(format!("{name} gives {}, but {of} gives {}", given(first), given(method)))
    })
}

fn takes_the_same(machine: &Machine, model: MethodId, method: MethodId) -> bool {
    let program = &machine.program;
    let (one, other) = (program.method(model), program.method(method));
    let kinds =
        |of: &program::Method| -> Vec<program::Kind> { of.types.parameters.iter().map(|it| it.kind()).collect() };
    if !one.is_static() {
        return !other.is_static()
            && one.types.parameters == other.types.parameters
            && program.is_subtype(other.class, one.class);
    }
    let receiver = (!other.is_static()).then_some(program::Kind::Reference);
    kinds(one) == receiver.into_iter().chain(kinds(other)).collect::<Vec<_>>()
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_star_is_any_text() {
        for (pattern, text) in
            [("a.B", "a.B"), ("a.*", "a.B"), ("*", "x"), ("a.*C", "a.BC"), ("*B*", "aBc"), ("a*b*c", "abc")]
        {
            assert!(fits(pattern, text), "{pattern} {text}");
        }
        for (pattern, text) in [("a.B", "a.BC"), ("a.*", "ab.C"), ("a*a", "a"), ("*x", "y"), ("a*b*c", "acb")] {
            assert!(!fits(pattern, text), "{pattern} {text}");
        }
    }
}
