//! Whether an object is a new one: none of those that were there before the call and that it could be.

use super::object_type;
use crate::case::{Contents, Ends, Object, Value};
use crate::junit::body::{Body, LONGEST_LITERAL, Placed};
use crate::junit::literal;
use crate::junit::names::{as_type, is_name};
use program::Type;

/// Objects that something is compared with one by one; more of them are a list.
const MOST_COMPARED: usize = 3;

impl Body<'_, '_> {
    /// That an expression of a type is an object which was not there before, and whether that is said by one call.
    pub(in crate::junit) fn is_new(&mut self, expression: &str, of: &Type) -> (String, bool) {
        let known = self.known_objects(of);
        if is_name(expression) && known.len() <= MOST_COMPARED {
            let differs: String = known.iter().map(|name| format!(" && {expression} != {name}")).collect();
            return (format!("{expression} != null{differs}"), false);
        }
        self.needs.helper = true;
        let list: String = known.iter().map(|name| format!(", {name}")).collect();
        (format!("{}.isNew({expression}{list})", self.names.helper), true)
    }

    /// What of a type was there before the call, as far as the test knows it, and the constants that come out: of those that the JDK
    /// hides only the result itself.
    fn known_objects(&mut self, of: &Type) -> Vec<String> {
        let case = self.case;
        let mut known: Vec<String> = Vec::new();
        for (object, found) in case.objects.iter().enumerate().filter(|(_, found)| !found.class.is_empty()) {
            if !self.may_be(found, of) {
                continue;
            }
            let inline = self.inline(object).ok().flatten();
            let local = &self.locals[object];
            let is_there = local.state == Placed::Done && !local.name.is_empty();
            known.extend(inline.or_else(|| is_there.then(|| local.name.clone())));
        }
        for (object, found) in case.prediction.objects.iter().enumerate().skip(case.objects.len()) {
            if !self.may_be(found, of) {
                continue;
            }
            let is_result = case.prediction.ends == Ends::Returns(Some(Value::Object(object)));
            known.extend(match &found.contents {
                Contents::Constant { class, .. } if !is_result && self.is_hidden_in_jdk(class, found) => None,
                Contents::Constant { class, field } => self.constant(class, field).ok(),
                Contents::Text(units) if units.len() <= LONGEST_LITERAL => Some(literal::text(units)),
                _ => None,
            });
        }
        known.dedup();
        known
    }

    /// Whether an object of the case could be what javac takes for this type.
    fn may_be(&self, found: &Object, of: &Type) -> bool {
        let classes = self.names.classes;
        match (as_type(&found.class), of) {
            _ if *of == object_type() => true,
            (Some(Type::Class(_)), Type::Class(above)) => classes.is_subtype(&found.class, &above.replace('/', ".")),
            (Some(Type::Array(_)), Type::Class(_)) | (Some(Type::Class(_)), Type::Array(_)) => false,
            _ => true,
        }
    }
}
