//! Invariants, asserted after the call: those that are methods of a class, and those that are conditions.

use super::clause::Variables;
use super::object_type;
use crate::case::{CallKind, Ends, Invariant, Value};
use crate::junit::body::Body;
use crate::junit::names::{as_type, is_name};
use contract::stated::{Stated, What};
use explore::Clause;

impl Body<'_, '_> {
    /// The invariants that are methods of the class.
    pub fn expect_invariants(&mut self) {
        let case = self.case;
        let mut all: Vec<(usize, &Invariant)> = Vec::new();
        for argument in &case.arguments {
            if let Value::Object(object) = argument.value {
                all.extend(argument.invariants.iter().map(|invariant| (object, invariant)));
            }
        }
        if let Ends::Returns(Some(Value::Object(object))) = case.prediction.ends {
            all.extend(case.new_invariants.iter().map(|invariant| (object, invariant)));
        }
        if !all.is_empty() {
            self.space();
        }
        for (object, invariant) in all {
            self.expect_invariant(object, invariant);
        }
    }

    /// The invariants that are conditions, as far as the test can say them.
    pub fn expect_lasting(&mut self) {
        let case = self.case;
        for clause in case.lasting.iter() {
            if !self.is_touched(clause) {
                continue;
            }
            // What a constructor has made is in the variable `result`.
            let made = match case.prediction.ends {
                Ends::Returns(Some(Value::Object(new))) if case.called.kind == CallKind::Constructor => Some(new),
                _ => None,
            };
            let made = made.filter(|new| self.locals[*new].name == "result");
            let result = made.and_then(|_| as_type(&case.called.class));
            let Some(condition) = self.as_condition(clause, Variables { result, thrown: None }) else { continue };
            // Invariants have no word for what was before.
            if !condition.before.is_empty() {
                continue;
            }
            if self.needs.asserts.is_empty() || !self.lines.last().is_some_and(|line| line.starts_with("assertTrue(")) {
                self.space();
            }
            let holds = self.assertion("assertTrue");
            self.say(format!("{holds}({});", condition.text));
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

    fn expect_invariant(&mut self, object: usize, invariant: &Invariant) {
        let Some(class) = self.names.classes.get(&invariant.class) else { return };
        // A spec's invariant is no method of the class itself.
        let Some(method) = class.method(&invariant.name, "()Z") else { return };
        let Ok(name) = self.expression(&Value::Object(object), &object_type()) else { return };
        let is_open =
            self.names.classes.is_accessible(&class, method.access, &self.names.package) && is_name(&method.name);
        let of = self.case.prediction.objects.get(object).or(self.case.objects.get(object));
        let is_inherited = of.is_some_and(|of| self.names.classes.inherits(&of.class, &class, method.access));
        if is_open && is_inherited && self.locals[object].is_typed {
            self.note_method(&class, method);
            let holds = self.assertion("assertTrue");
            self.say(format!("{holds}({name}.{}());", invariant.name));
        } else {
            self.helper(&class.name);
            let literal = self.class_literal(&class.name);
            let equal = self.assertion("assertEquals");
            let heap = self.names.helper;
            self.say(format!("{equal}(true, {heap}.call({name}, {literal}, \"{}\"));", invariant.name));
        }
    }
}
