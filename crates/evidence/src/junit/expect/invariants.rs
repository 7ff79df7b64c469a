//! Invariants that are methods of a class, asserted after the call.

use super::object_type;
use crate::case::{Ends, Invariant, Value};
use crate::junit::body::Body;
use crate::junit::names::is_name;

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
