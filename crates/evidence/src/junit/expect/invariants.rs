//! Invariants, asserted after the call: those that are methods of a class, and those that are conditions.

use super::clause::{Kept, Variables};
use super::object_type;
use crate::case::{CallKind, Ends, Invariant, Value};
use crate::junit::body::Body;
use crate::junit::names::{as_type, is_name};
use crate::junit::reproduce::message_about;
use contract::stated::{Stated, What};
use explore::{About, Clause};

/// Of what invariants are asserted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Of {
    /// What the call was given, and what it has made.
    All,
    /// What the call was given: one that throws has made nothing.
    Given,
}

impl Body<'_, '_> {
    /// All invariants but for one that is broken.
    pub fn expect_invariants(&mut self, whose: Of) {
        self.expect_methods(whose);
        self.expect_conditions(whose);
    }

    /// The invariants that are methods of the class.
    fn expect_methods(&mut self, whose: Of) {
        let case = self.case;
        let mut all: Vec<(usize, &Invariant)> = Vec::new();
        for argument in &case.arguments {
            if let Value::Object(object) = argument.value {
                all.extend(argument.invariants.iter().map(|invariant| (object, invariant)));
            }
        }
        if let (Of::All, Ends::Returns(Some(Value::Object(object)))) = (whose, &case.prediction.ends) {
            let object = *object;
            all.extend(case.new_invariants.iter().map(|invariant| (object, invariant)));
        }
        let broken = case.prediction.broken_invariant.as_ref().map(|(_, invariant)| invariant);
        let mut asked: Vec<(usize, &Invariant)> = Vec::new();
        for (object, invariant) in all {
            // Two arguments may be one object.
            let is_asked =
                asked.contains(&(object, invariant)) || self.is_broken_of(object) && broken == Some(invariant);
            if !is_asked {
                asked.push((object, invariant));
            }
        }
        if !asked.is_empty() {
            self.space();
        }
        for (object, invariant) in asked {
            self.expect_invariant(object, invariant);
        }
    }

    /// Whether an object is the one whose invariant is broken.
    fn is_broken_of(&self, object: usize) -> bool {
        let case = self.case;
        let asked = match (&case.prediction.broken_invariant, &case.prediction.ends) {
            (Some((About::Parameter(place), _)), _) => case.arguments.get(*place).map(|argument| argument.value),
            (Some((About::Result, _)), Ends::Returns(result)) => *result,
            _ => None,
        };
        asked == Some(Value::Object(object))
    }

    /// The invariants that are conditions, as far as the test can say them.
    fn expect_conditions(&mut self, whose: Of) {
        let case = self.case;
        let broken = case.prediction.broken.as_deref();
        let mut said: Vec<String> = Vec::new();
        for clause in case.lasting.iter().filter(|clause| Some(*clause) != broken) {
            if !self.is_touched(clause) {
                continue;
            }
            // What a constructor has made is in the variable `result`.
            let made = match case.prediction.ends {
                _ if whose == Of::Given => None,
                Ends::Returns(Some(Value::Object(new))) if case.called.kind == CallKind::Constructor => Some(new),
                _ => None,
            };
            let made = made.filter(|new| self.locals[*new].name == "result");
            let result = made.and_then(|_| as_type(&case.called.class));
            let Some(condition) = self.as_condition(clause, Variables { result, thrown: None }, &mut Kept::default())
            else {
                continue;
            };
            // Invariants have no word for what was before, and two arguments may be one object.
            if !condition.before.is_empty() || condition.text == "true" || said.contains(&condition.text) {
                continue;
            }
            said.push(condition.text.clone());
            if self.needs.asserts.is_empty() || !self.lines.last().is_some_and(|line| line.starts_with("assertTrue(")) {
                self.space();
            }
            self.say_saying("assertTrue", &condition.text, &message_about("invariant", &clause.text));
        }
    }

    /// Whether a condition is about an object of the case, or about static fields that the call assigns to.
    fn is_touched(&self, clause: &Clause) -> bool {
        let Some(stated) = &clause.stated else { return false };
        let is_touched = |part: &Stated| match &part.what {
            What::Static(member) => {
                let (before, after) = (&self.case.statics, &self.case.prediction.statics);
                let own = after.iter().filter(|field| field.class == member.class && field.name == member.name);
                own.into_iter().any(|field| !before.contains(field))
            }
            What::This => true,
            _ => false,
        };
        stated.any(&is_touched)
    }

    pub(in crate::junit) fn expect_invariant(&mut self, object: usize, invariant: &Invariant) {
        let Some(asked) = self.asked_invariant(object, invariant) else { return };
        let message = message_about("invariant", &format!("{}()", invariant.name));
        let cast = if asked.is_reflective { "(boolean) " } else { "" };
        self.say_saying("assertTrue", &format!("{cast}{}", asked.call), &message);
    }

    /// Asks an invariant, whatever it says; false if no test can.
    pub(in crate::junit) fn ask_invariant(&mut self, object: usize, invariant: &Invariant) -> bool {
        let asked = self.asked_invariant(object, invariant);
        if let Some(asked) = &asked {
            self.say(format!("{};", asked.call));
        }
        asked.is_some()
    }

    fn asked_invariant(&mut self, object: usize, invariant: &Invariant) -> Option<Asked> {
        let class = self.names.classes.get(&invariant.class)?;
        // A spec's invariant is no method of the class itself.
        let method = class.method(&invariant.name, "()Z")?;
        let name = self.expression(&Value::Object(object), &object_type()).ok()?;
        let is_open =
            self.names.classes.is_accessible(&class, method.access, &self.names.package) && is_name(&method.name);
        let of = self.case.prediction.objects.get(object).or(self.case.objects.get(object));
        let is_inherited = of.is_some_and(|of| self.names.classes.inherits(&of.class, &class, method.access));
        if is_open && is_inherited && self.locals[object].is_typed {
            self.note_method(&class, method);
            return Some(Asked { call: format!("{name}.{}()", invariant.name), is_reflective: false });
        }
        self.helper(&class.name);
        let literal = self.class_literal(&class.name);
        let call = format!("{}.call({name}, {literal}, \"{}\")", self.names.helper, invariant.name);
        Some(Asked { call, is_reflective: true })
    }
}

/// How a test asks an invariant.
struct Asked {
    call: String,
    /// The answer is an object then.
    is_reflective: bool,
}
