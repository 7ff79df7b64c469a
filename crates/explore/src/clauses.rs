//! Names and types in clauses that no target has, and that are relied on all the same: what the specs of the class path say, and the
//! contracts that stand for bodies, with the invariants of what these are given and give back. Whoever wrote them wants to know all that is wrong with them before anything runs.
//!
//! The specs that Kukang brings along are checked by its tests.

use crate::agreements::Agreements;
use crate::config::Config;
use crate::driver::class_of_type;
use crate::open;
use contract::{Condition, Contracts, Diagnostic, Wanted};
use interp::Machine;
use program::{ClassId, MethodId, Program, Type, access};
use std::collections::BTreeSet;
use std::rc::Rc;

/// What is wrong with them.
pub(crate) fn problems(machine: &mut Machine, agreements: &mut Agreements, config: &Config) -> Vec<Diagnostic> {
    let mut methods: BTreeSet<MethodId> = open::by_contract(machine, config).into_iter().collect();
    methods.extend(agreements.open.iter().chain(&agreements.natives));
    let mut problems = Vec::new();
    for class in mentioned(machine, &methods) {
        let invariants = agreements.invariants.conditions_of_type(machine, &mut agreements.contracts, class);
        invariants.iter().for_each(|it| check(&mut machine.program, &it.condition, &mut problems));
    }
    let (program, contracts) = (&mut machine.program, &mut agreements.contracts);
    for class in targets_of_given_specs(program) {
        let of = program.class(class);
        let written = |&method: &MethodId| program.method(method).access & access::SYNTHETIC == 0;
        methods.extend(of.methods.iter().copied().filter(written));
        for invariant in contracts.invariants_of(program, class).iter().filter(|it| it.declared_in == class) {
            check(program, &invariant.condition, &mut problems);
        }
    }
    for method in methods {
        of_method(program, contracts, method, &mut problems);
    }
    problems
}

/// The classes of what methods are called on, given and give back.
fn mentioned(machine: &mut Machine, methods: &BTreeSet<MethodId>) -> BTreeSet<ClassId> {
    let mut found = BTreeSet::new();
    for &id in methods {
        let method = machine.program.method(id);
        let (home, types) = (method.class, method.types.parameters.iter().chain(&method.types.result));
        let types: Vec<Type> = types.cloned().collect();
        found.insert(home);
        found.extend(types.iter().filter_map(|of| class_of_type(machine, home, of)));
    }
    found
}

/// The classes that specs of the class path, or member classes of these, stand for.
fn targets_of_given_specs(program: &mut Program) -> Vec<ClassId> {
    let given = program.find_specs();
    let is_in =
        |spec: &str, given: &str| spec.strip_prefix(given).is_some_and(|rest| rest.is_empty() || rest.starts_with('$'));
    let is_given = |spec: &Rc<str>| given.iter().any(|given| is_in(spec, given));
    program.targets_of_specs().filter(|&class| program.specs_of(class).iter().any(is_given)).collect()
}

fn of_method(program: &mut Program, contracts: &mut Contracts, method: MethodId, problems: &mut Vec<Diagnostic>) {
    for case in &contracts.of_method(program, method).cases {
        let signals = case.signals.iter().filter_map(|it| it.condition.as_ref());
        for condition in case.requires.iter().chain(&case.ensures).chain(signals) {
            check(program, condition, problems);
        }
        let Some(assigned) = &case.assignable else { continue };
        for location in assigned.locations.iter().flatten() {
            if let Err(wrong) = contract::check_location(program, &assigned.scope, &location.value) {
                problems.extend(assigned.place.text.diagnostics(wrong));
            }
        }
    }
}

fn check(program: &mut Program, condition: &Condition, problems: &mut Vec<Diagnostic>) {
    let Condition { expression, scope, place } = condition;
    if let Err(wrong) = contract::check(program, scope, expression, Wanted::Condition) {
        problems.extend(place.text.diagnostics(wrong));
    }
}
