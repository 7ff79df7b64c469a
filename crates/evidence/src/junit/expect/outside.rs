//! What tests do not look at: the JDK's own affairs, and calls that leave nothing to compare.

use crate::case::{Contents, Object};
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
        let (helper, opens) = (self.needs.helper, self.needs.opens.clone());
        let is_helped = self.constant(class, field).is_ok_and(|constant| self.is_helped(&constant));
        (self.needs.helper, self.needs.opens) = (helper, opens);
        is_helped
    }

    /// Whether an object is of a class of the JDK that tests know only from outside.
    pub(in crate::junit) fn is_foreign(&self, found: &Object) -> bool {
        !self.is_about_jdk() && self.names.classes.get(&found.class).is_some_and(|class| class.module.is_some())
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
