//! How a path ended.

use crate::driver::Driver;
use interp::symbolic::{Bound, Violation, ViolationKind};
use interp::{Ended, Machine, PathEnd, Stop};

/// How a path ended.
#[derive(Clone, Debug)]
pub enum Outcome {
    Completed,
    Violated(Violation),
    AssumedAway,
    Infeasible,
    Bounded(Bound),
    /// What is not supported.
    Unsupported(String),
    Unknown,
    /// The run was told to end; the path is not over.
    Interrupted,
}

impl Outcome {
    /// What became of a path that is over, for all that its choices allow.
    pub fn of(machine: &Machine, driver: &Driver, ended: Ended) -> Outcome {
        of_all(machine, of_one(machine, driver, ended))
    }
}

fn of_one(machine: &Machine, driver: &Driver, ended: Ended) -> Outcome {
    match ended {
        Ended::Returned(_) => Outcome::Completed,
        Ended::Threw(exception) => {
            let mut violation = machine.violation_by(exception);
            violation.kind = match violation.kind {
                ViolationKind::Exception { class, message } => ViolationKind::InvariantThrew { class, message },
                ViolationKind::Assertion { message } => {
                    ViolationKind::InvariantThrew { class: "java.lang.AssertionError".into(), message }
                }
                other => other,
            };
            Outcome::Violated(violation)
        }
        Ended::End(end) => match end {
            PathEnd::AssumedAway => Outcome::AssumedAway,
            PathEnd::Bounded(bound) => Outcome::Bounded(bound),
            PathEnd::Undecided => Outcome::Unknown,
            PathEnd::Infeasible => Outcome::Infeasible,
            PathEnd::Interrupted => Outcome::Interrupted,
        },
        Ended::Stopped(stop) => match *stop {
            Stop::Violated(violation) => Outcome::Violated(violation),
            // No method runs where parameters are made, and where a condition looks at them itself.
            Stop::Unsupported { what, at } if at == interp::START => {
                let clause = machine.condition_at_end().map(|number| format!(", in {}", driver.clause(number)));
                Outcome::Unsupported(format!("{what}{}", clause.unwrap_or_default()))
            }
            Stop::Unsupported { what, at } => Outcome::Unsupported(format!("{what}, called from {at}")),
            Stop::Unverifiable { what, at } => Outcome::Unsupported(format!("invalid bytecode: {what}, at {at}")),
            Stop::Input(error) => Outcome::Unsupported(error.to_string()),
            Stop::Exit(_) => Outcome::Unsupported("System.exit".into()),
        },
        Ended::Choose | Ended::NeedsClass(_) | Ended::WorldLacks(_) | Ended::NeedsContract(_) => {
            unreachable!("the path is over")
        }
    }
}

/// What holds for all that the choices of a path allow. Where it was given numbers because its calls got too deep, only what
/// they violate is worth telling; with other numbers anything may happen.
fn of_all(machine: &Machine, outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Violated(_) | Outcome::Interrupted => outcome,
        _ if machine.is_pinned() => Outcome::Bounded(Bound::Depth),
        outcome => outcome,
    }
}
