//! What tests do not look at: the JDK's own affairs, and calls that leave nothing to compare.

use super::Expected;
use super::containers::references;
use crate::case::{Contents, Field, Object, Value};
use crate::junit::JUnit;
use crate::junit::body::Body;
use crate::junit::call::Call;

impl Body<'_, '_> {
    /// Whether a constant is the JDK's own affair, which only the helper class could look up.
    pub(in crate::junit) fn is_hidden_in_jdk(&mut self, class: &str, found: &Object) -> bool {
        if self.is_about_jdk() || self.names.classes.get(class).is_none_or(|class| class.module.is_none()) {
            return false;
        }
        let Contents::Constant { class, field } = &found.contents else { return false };
        let helper = self.needs.helper;
        let is_helped = self.constant(class, field).is_ok_and(|constant| self.is_helped(&constant));
        self.needs.helper = helper;
        is_helped
    }

    /// Whether an object is of a class of the JDK that tests know only from outside.
    pub(in crate::junit) fn is_foreign(&self, found: &Object) -> bool {
        !self.is_about_jdk() && self.names.classes.get(&found.class).is_some_and(|class| class.module.is_some())
    }

    /// Whether an object is one of the JDK's, or an array of one's own, that the JDK has made by itself: what is in its fields, from where
    /// it counts its changes and how much room it has, need not be what the case has there, and is none of the program's business.
    pub(in crate::junit) fn is_inside_jdk(&self, object: usize) -> bool {
        let Some(found) = self.case.objects.get(object).filter(|_| !self.by_fields.contains(&object)) else {
            return false;
        };
        if self.is_about_jdk() || !found.class.starts_with('[') {
            return self.is_foreign(found);
        }
        let arguments = self.case.arguments.iter().map(|argument| argument.value);
        let mut named = arguments.chain(self.case.statics.iter().map(|field| field.value));
        let holders: Vec<&Object> =
            self.case.objects.iter().filter(|holder| references(holder).any(|held| held == object)).collect();
        !holders.is_empty()
            && holders.iter().all(|holder| self.is_foreign(holder))
            && !named.any(|value| value == Value::Object(object))
    }

    /// Whether a field is one that a class of the JDK hands down to an object of the program's own.
    pub(super) fn is_handed_down(&self, found: &Object, field: &Field) -> bool {
        let home = self.names.classes.get(&field.class);
        !self.is_about_jdk() && !self.is_foreign(found) && home.is_some_and(|home| home.module.is_some())
    }

    /// A field as an expression, and what is predicted of it; `None` for what only the helper class could see in what is the JDK's.
    pub(in crate::junit) fn told_field_of(&mut self, object: usize, found: &Object, field: &Field) -> Option<Expected> {
        if let Some(cause) = self.told_cause(object, found, field) {
            return Some(cause);
        }
        if self.is_worded_message(object, field) {
            return None;
        }
        match self.is_foreign(found) || self.is_handed_down(found, field) {
            true => self.open_field_of(object, found, field),
            false => Some(self.field_of(object, found, field)),
        }
    }

    /// Where there is nothing to compare, a test still says that the call returns.
    pub(super) fn expect_return(&mut self, call: &Call) {
        let plain = format!("{};", call.expression);
        let Some(line) = self.lines.iter().position(|line| *line == plain) else { return };
        match self.junit {
            JUnit::Five => {
                let returns = self.assertion("assertDoesNotThrow");
                self.lines[line] = format!("{returns}(() -> {});", call.expression);
                self.needs.throws.clear();
            }
            JUnit::Four => self.lines.insert(line, "// It returns: nothing is thrown.".to_owned()),
        }
    }
}
