//! What the cases of a contract promise of the end of a call, for whoever asserts it again elsewhere.

use super::Plan;
use super::cases::{Cases, Planned};
use super::clause::Clause;
use super::conditions::Compiled;
use crate::search::PathView;
use contract::syntax::Behavior;
use heap::Value;
use interp::Machine;
use program::ClassId;
use std::sync::Arc;

/// What a case promises where it binds the method.
#[derive(Clone, PartialEq, Debug)]
pub struct Promise {
    /// What holds where the method returns.
    pub ensures: Vec<Clause>,
    /// What holds where it throws an exception of a class, by its name with dots; nothing more if there is no condition.
    pub signals: Vec<(String, Option<Clause>)>,
    /// The classes of the exceptions that it may throw.
    pub allowed: Vec<String>,
    pub must_throw: bool,
    /// The local variable of the driver that says whether the case binds, if there are several.
    binds: Option<u16>,
}

impl Promise {
    /// Those of all cases; a method of which nothing was said may throw what it declares.
    pub(super) fn of_all(cases: &Cases, plan: &Plan<'_>) -> Arc<[Promise]> {
        if cases.cases.is_empty() {
            let allowed = names(plan.machine, &cases.declared);
            let nothing = Promise { ensures: Vec::new(), signals: Vec::new(), allowed, must_throw: false, binds: None };
            return [nothing].into();
        }
        cases.cases.iter().map(|case| Promise::of(cases, case, plan)).collect()
    }

    fn of(cases: &Cases, case: &Planned, plan: &Plan<'_>) -> Promise {
        let clause = |compiled: &Compiled| plan.conditions.clause(compiled.number).cloned();
        let signals = case.signals.iter();
        let name = |class: ClassId| plan.machine.program.class(class).java_name();
        Promise {
            ensures: case.ensures.iter().filter_map(clause).collect(),
            signals: signals.map(|(class, condition)| (name(*class), condition.as_ref().and_then(clause))).collect(),
            allowed: names(plan.machine, &cases.allowed(case)),
            must_throw: case.agreed.as_ref().is_some_and(|agreed| agreed.behavior == Behavior::Exceptional),
            binds: case.binds,
        }
    }
}

fn names(machine: &Machine, classes: &[ClassId]) -> Vec<String> {
    classes.iter().map(|&class| machine.program.class(class).java_name()).collect()
}

impl PathView<'_> {
    /// The places of the promises that bind the method on this path.
    pub fn binding(&self) -> Vec<usize> {
        let binds = |promise: &Promise| match promise.binds {
            Some(local) => self.machine.driver_local(local) == Value::Int(1),
            None => true,
        };
        let promises = self.driver.promises.iter().enumerate();
        promises.filter(|(_, promise)| binds(promise)).map(|(place, _)| place).collect()
    }
}
