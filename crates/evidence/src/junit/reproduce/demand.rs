//! What a test demands where it is known what has to come out: an exception, an object, what was there before.

use super::promised::Asserts;
use super::{UNSEEN, message_of};
use crate::case::{Contents, Ends, Field, Value};
use crate::junit::JUnit;
use crate::junit::body::{Body, Written, no_test};
use crate::junit::expect::invariants::Of;
use crate::junit::expect::{Expected, object_type};
use crate::junit::literal::is_same;
use crate::junit::names::as_type;
use explore::Violation;
use program::Type;

/// Whether a field is the one that a message names: `pkg.Node.next`.
fn is_named(what: &str, class: &str, name: &str) -> bool {
    what.strip_suffix(name).and_then(|what| what.strip_suffix('.')) == Some(class)
}

impl Body<'_, '_> {
    /// A test about an assert statement passes for no reason if the class was initialized without them.
    pub(in crate::junit) fn expect_assertions_enabled(&mut self, violation: &Violation) {
        self.needs.assertions_enabled = true;
        let asserts = violation.frames.first().map(|frame| frame.class.clone());
        let class = asserts.unwrap_or_else(|| self.case.called.class.clone());
        let facts = self.names.classes.get(&class);
        if facts.is_none_or(|facts| !facts.has_assertions()) {
            return;
        }
        self.helper(&class);
        let (heap, literal) = (self.names.helper, self.class_literal(&class));
        let holds = self.assertion("assertTrue");
        let found = format!("{heap}.assertsAreOn({literal})");
        let message = "\"assert statements are switched off: java -ea switches them on\"";
        let line = match self.junit {
            JUnit::Five => format!("{holds}({found}, {message});"),
            JUnit::Four => format!("{holds}({message}, {found});"),
        };
        self.lines.insert(0, line);
    }

    /// The method must throw, and returns. Which exceptions the contract allows it says itself, and what holds then.
    pub(in crate::junit) fn demand_exception(&mut self, violation: &Violation) -> Written<()> {
        let (call, mut promised) = self.promised_call(None)?;
        if promised.is_any_caught() {
            self.say_call(&call, &mut promised, Asserts::OnReturn, false);
            self.space();
            let (fail, message) = (self.assertion("fail"), message_of(violation));
            self.say(format!("{fail}({message});"));
            return Ok(());
        }
        self.space();
        let throws = self.assertion("assertThrows");
        let (expression, message) = (&call.expression, message_of(violation));
        self.say(match self.junit {
            JUnit::Five => format!("{throws}(Throwable.class, () -> {expression}, {message});"),
            JUnit::Four => format!("{throws}({message}, Throwable.class, () -> {expression});"),
        });
        let said = self.aside(|body| body.expect_invariants(Of::Given));
        self.say_else(said);
        Ok(())
    }

    /// Asserts that what must not be assigned to is as it was. If it was given the value that it had, nobody sees that.
    pub(in crate::junit) fn keep_frame(&mut self, violation: &Violation) -> Written<()> {
        let what = violation.message.split_once(" is assigned to").map_or("", |(what, _)| what);
        let (call, mut promised) = self.promised_call(None)?;
        let asserts = promised.asserts(&self.case.prediction.ends);
        let kept = self.assigned_before(what);
        if kept.is_empty() {
            return no_test(UNSEEN);
        }
        let first = self.lines.len();
        self.expect_all(kept)?;
        let kept = self.lines.split_off(first);
        promised.lasts.extend(kept.iter().filter(|line| !line.is_empty()).cloned());
        self.say_call(&call, &mut promised, asserts, false);
        self.space();
        self.say("// What must not be assigned to is as it was.");
        self.lines.extend(kept);
        self.say_promised(&promised);
        Ok(())
    }

    /// What the fields or elements that a frame violation names held before, where they hold something else now.
    fn assigned_before(&mut self, what: &str) -> Vec<Expected> {
        let case = self.case;
        let mut kept = Vec::new();
        for (object, (before, after)) in case.objects.iter().zip(&case.prediction.objects).enumerate() {
            if self.locals[object].name.is_empty() {
                continue;
            }
            match (&before.contents, &after.contents) {
                (Contents::Fields(old), Contents::Fields(new)) => {
                    let pairs = old.iter().zip(new).filter(|(old, new)| !is_same(&old.value, &new.value));
                    for (old, _) in pairs.filter(|(old, _)| is_named(what, &old.class, &old.name)) {
                        kept.push(self.field_of(object, before, old));
                    }
                }
                (Contents::Array(old), Contents::Array(new)) if what.starts_with("an element") => {
                    let Some(Type::Array(of)) = as_type(&before.class) else { continue };
                    let of = if self.names.of_type(&of).is_some() { *of } else { object_type() };
                    let name = self.locals[object].name.clone();
                    for (place, (old, _)) in
                        old.iter().zip(new).enumerate().filter(|(_, (old, new))| !is_same(old, new))
                    {
                        let expression = format!("{name}[{place}]");
                        kept.push(Expected { name: expression.clone(), expression, of: of.clone(), value: *old });
                    }
                }
                _ => {}
            }
        }
        for (place, field) in
            case.statics.iter().enumerate().filter(|(_, field)| is_named(what, &field.class, &field.name))
        {
            let after = case.prediction.statics.iter().find(|now| now.class == field.class && now.name == field.name);
            if after.is_some_and(|after| !is_same(&after.value, &field.value)) {
                kept.extend(self.static_expected(&case.statics[place]));
            }
        }
        kept
    }

    /// Asserts that no field holds null that must not.
    pub(in crate::junit) fn demand_objects(&mut self, violation: &Violation) -> Written<()> {
        let case = self.case;
        let what = violation.message.split_once(" is null").map_or("", |(what, _)| what).to_owned();
        let (call, mut promised) = self.promised_call(None)?;
        let asserts = promised.asserts(&case.prediction.ends);
        let is_made =
            matches!(case.prediction.ends, Ends::Returns(Some(Value::Object(new))) if new >= case.objects.len());
        promised.lasts = self.aside(|body| body.expect_no_null(&what, violation));
        self.say_call(&call, &mut promised, asserts, is_made);
        let said = self.aside(|body| body.expect_no_null(&what, violation));
        if said.is_empty() {
            return no_test(UNSEEN);
        }
        self.space();
        self.lines.extend(said);
        self.say_promised(&promised);
        Ok(())
    }

    /// Asserts that the fields of a name hold something, wherever one of them holds null.
    fn expect_no_null(&mut self, what: &str, violation: &Violation) {
        let case = self.case;
        for (object, found) in case.prediction.objects.iter().enumerate() {
            let Contents::Fields(fields) = &found.contents else { continue };
            let is_null = |place: usize, field: &Field| {
                field.value == Value::Null
                    && is_named(what, &field.class, &field.name)
                    && !case.unread.contains(&(object, place))
            };
            for (_, field) in fields.iter().enumerate().filter(|(place, field)| is_null(*place, field)) {
                if self.locals[object].name.is_empty() {
                    continue;
                }
                let expression = self.field_of(object, found, field).expression;
                self.say_with_message("assertNotNull", &expression, violation);
            }
        }
    }
}
