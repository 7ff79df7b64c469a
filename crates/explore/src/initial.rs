//! Static invariants hold when their classes have been initialized: every method relies on them, and none establishes them.

use crate::agreements::Agreements;
use crate::driver::{ClauseKind, Conditions};
use contract::{ClassInvariant, Code, Diagnostic, Problem};
use interp::Machine;
use interp::symbolic::{Gap, Initially};
use std::collections::BTreeSet;
use std::rc::Rc;

/// What was found out about static initializers.
#[derive(Default)]
pub(crate) struct Initial {
    /// The static invariants that they do not establish.
    pub problems: Vec<Diagnostic>,
    /// Those of which nobody knows.
    pub gaps: BTreeSet<Gap>,
}

impl Initial {
    /// Initializes all classes that have static invariants and asks these. What is wrong with their texts others tell.
    pub fn find_out(machine: &mut Machine, agreements: &Agreements) -> Initial {
        let mut conditions = Conditions::default();
        let mut planned: Vec<(&Rc<ClassInvariant>, _)> = Vec::new();
        for invariant in agreements.invariants.of_classes() {
            if let Some(compiled) = conditions.compile(machine, ClauseKind::Invariant, &invariant.condition) {
                planned.push((invariant, compiled.into_expression()));
            }
        }
        conditions.define(machine);
        let mut found = Initial::default();
        for (invariant, expression) in planned {
            let condition = expression.find(&machine.program);
            let answer = machine.ask_initially(invariant.declared_in, condition);
            found.take(machine, invariant, answer);
        }
        found
    }

    fn take(&mut self, machine: &Machine, invariant: &ClassInvariant, answer: Initially) {
        let class = machine.program.class(invariant.declared_in).java_name();
        let what = match answer {
            Initially::Holds | Initially::Unusable => return,
            Initially::Unknown(why) => {
                self.gaps.insert(Gap::Initially { class, why });
                return;
            }
            Initially::Fails => format!("the static invariant does not hold when {class} has been initialized"),
            Initially::Threw(exception) => {
                format!("the static invariant throws {exception} when {class} has been initialized")
            }
        };
        let place = &invariant.condition.place;
        let problem = Problem::new(Code::NotEstablished, invariant.condition.expression.span, what)
            .help("every method relies on it: let the static initializer see to it");
        self.problems.extend(place.text.diagnostics(vec![problem]));
    }
}
