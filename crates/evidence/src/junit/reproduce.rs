//! A test that fails for the reason that was reported, as long as the code is as it was, and passes once it keeps its contract.

pub(super) mod demand;
mod promised;
pub(super) mod reported;

use super::JUnit;
use super::body::{Body, Written, no_test};
use super::expect::object_type;
use super::lines::without_folders;
use super::literal::{self, text};
use crate::case::{Ends, Value};
use explore::{About, ClauseKind, Violation};
use program::Type;
use promised::{Asserts, Promised};

pub(super) const UNSEEN: &str = "what is wrong with it cannot be seen from outside";

/// Violations by the exception that a call ends with.
const ABOUT_EXCEPTIONS: [&str; 3] = ["K001", "K002", "K011"];

/// Whether what is wrong is an exception.
pub fn is_about_exception(code: &str) -> bool {
    ABOUT_EXCEPTIONS.contains(&code)
}

/// What a clause says, as the literal for where it does not hold.
pub(super) fn message_about(what: &str, text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    literal::text(&format!("the {what} `{line}` does not hold").encode_utf16().collect::<Vec<_>>())
}

/// What is wrong, as a literal.
pub(super) fn message_of(violation: &Violation) -> String {
    text(&without_folders(&violation.message).encode_utf16().collect::<Vec<_>>())
}

impl Body<'_, '_> {
    pub fn reproduce(&mut self, violation: &Violation) -> Written<()> {
        let is_about_end = ABOUT_EXCEPTIONS.contains(&violation.code);
        match violation.code {
            "K006" | "K007" => return no_test("what is wrong is the condition, which only Kukang evaluates"),
            "K004" | "K005" if self.break_invariant()? => return Ok(()),
            "K008" => return self.keep_frame(violation),
            "K004" | "K010" if self.assert_clause(violation)? => return Ok(()),
            "K011" if self.refuse_exception()? => return Ok(()),
            _ => {}
        }
        match &self.case.prediction.ends {
            Ends::Throws { .. } => {
                if violation.code == "K002" {
                    self.expect_assertions_enabled(violation);
                }
                if is_about_end { self.just_call() } else { self.refuse(violation, None) }
            }
            Ends::Checks => {
                self.needs.helper = true;
                self.lines.insert(0, format!("{}.failOnChecks();", self.names.helper));
                self.just_call()
            }
            Ends::Unseen(reason) => no_test(reason.clone()),
            Ends::Before { .. } => no_test(UNSEEN),
            Ends::Returns(result) => {
                let result = *result;
                match violation.code {
                    "K012" => self.demand_result(violation),
                    "K013" => self.demand_new_result(violation),
                    "K014" => self.demand_exception(violation),
                    "K015" => self.demand_objects(violation),
                    _ => self.refuse(violation, result),
                }
            }
        }
    }

    /// An assertion with what is wrong as its message.
    pub(super) fn say_with_message(&mut self, assertion: &'static str, what: &str, violation: &Violation) {
        self.say_saying(assertion, what, &message_of(violation));
    }

    /// An assertion with a message, which is a literal.
    pub(super) fn say_saying(&mut self, assertion: &'static str, what: &str, message: &str) {
        let assertion = self.assertion(assertion);
        self.say(match self.junit {
            JUnit::Five => format!("{assertion}({what}, {message});"),
            JUnit::Four => format!("{assertion}({message}, {what});"),
        });
    }

    /// Asserts the invariant that does not hold, or that throws; `false` if it is no method that a test can ask.
    fn break_invariant(&mut self) -> Written<bool> {
        let case = self.case;
        let Some((about, invariant)) = &case.prediction.broken_invariant else { return Ok(false) };
        let asked = match (*about, &case.prediction.ends) {
            (_, Ends::Checks | Ends::Unseen(_)) => return Ok(false),
            (About::Parameter(place), _) => case.arguments.get(place).map(|argument| argument.value),
            (About::Result, Ends::Returns(result)) => *result,
            _ => None,
        };
        let Some(Value::Object(object)) = asked else { return Ok(false) };
        // One that says that the object is not valid is as good as one that says that it is.
        if let Ends::Before { .. } = case.prediction.ends {
            self.space();
            return Ok(self.ask_invariant(object, invariant));
        }
        let (call, mut promised) = self.promised_call(None)?;
        let asserts = promised.asserts(&case.prediction.ends);
        if *about != About::Result {
            promised.lasts = self.aside(|body| body.expect_invariant(object, invariant));
        }
        self.say_call(&call, &mut promised, asserts, *about == About::Result);
        self.space();
        self.expect_invariant(object, invariant);
        self.say_promised(&promised);
        Ok(true)
    }

    /// The call alone, whose end is what is wrong.
    fn just_call(&mut self) -> Written<()> {
        let (call, mut promised) = self.promised_call(None)?;
        let asserts = promised.asserts_of_end();
        self.say_call(&call, &mut promised, asserts, false);
        self.say_promised(&promised);
        Ok(())
    }

    /// Asserts the condition that does not hold, as Java has it; `false` if Java does not have it.
    fn assert_clause(&mut self, violation: &Violation) -> Written<bool> {
        let case = self.case;
        let Some(clause) = &case.prediction.broken else { return Ok(false) };
        let is_seen = matches!(case.prediction.ends, Ends::Returns(_) | Ends::Throws { .. });
        if !is_seen || !matches!(clause.kind, ClauseKind::Invariant | ClauseKind::Ensures) {
            return Ok(false);
        }
        let (call, mut promised) = self.promised_call(Some(clause))?;
        let Some(condition) = promised.broken.take() else { return Ok(false) };
        let asserts = match clause.kind {
            ClauseKind::Ensures => Asserts::OnReturn,
            _ => promised.asserts(&case.prediction.ends),
        };
        if clause.kind == ClauseKind::Invariant && !condition.needs_result {
            promised.lasts = self.aside(|body| body.say_with_message("assertTrue", &condition.text, violation));
        }
        self.say_call(&call, &mut promised, asserts, condition.needs_result);
        self.space();
        self.say_with_message("assertTrue", &condition.text, violation);
        self.say_promised(&promised);
        Ok(true)
    }

    /// Asserts what must hold where an exception of a `signals` clause is thrown; `false` if Java does not have the condition.
    fn refuse_exception(&mut self) -> Written<bool> {
        let case = self.case;
        let Some(clause) = case.prediction.broken.as_deref().filter(|it| it.kind == ClauseKind::Signals) else {
            return Ok(false);
        };
        let (call, mut promised) = self.promised_call(Some(clause))?;
        if !promised.catches_broken() {
            return Ok(false);
        }
        let asserts = promised.asserts_of_end();
        self.say_call(&call, &mut promised, asserts, false);
        self.say_promised(&promised);
        Ok(true)
    }

    /// Asserts that the result is there.
    fn demand_result(&mut self, violation: &Violation) -> Written<()> {
        let (promised, _) = self.say_result()?;
        self.say_with_message("assertNotNull", "result", violation);
        self.say_promised(&promised);
        Ok(())
    }

    /// Asserts that the result is none of the objects that were there before.
    fn demand_new_result(&mut self, violation: &Violation) -> Written<()> {
        let (promised, of) = self.say_result()?;
        let (is_new, _) = self.is_new("result", &of);
        self.say_with_message("assertTrue", &is_new, violation);
        self.say_promised(&promised);
        Ok(())
    }

    /// The call, and what it gives in a variable.
    fn say_result(&mut self) -> Written<(Promised, Type)> {
        let (call, mut promised) = self.promised_call(None)?;
        self.say_call(&call, &mut promised, Asserts::OnReturn, true);
        self.space();
        let of = call.gives.filter(|of| self.names.of_type(of).is_some());
        Ok((promised, of.unwrap_or_else(object_type)))
    }
}
