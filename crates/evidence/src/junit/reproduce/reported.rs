//! What comes out of a call that is known to be wrong, as conditions that together hold of nothing else: strings and boxes by what
//! they are equal to, constants by what they are, arrays by their elements, new objects by their classes and fields.

use super::UNSEEN;
use super::promised::Asserts;
use crate::case::{Contents, Ends, Object, Value};
use crate::junit::body::{Body, LONGEST_LITERAL, Placed, Written, boxed, no_test};
use crate::junit::expect::containers::Holds;
use crate::junit::expect::{is_known, object_type};
use crate::junit::literal::{is_same, literal, text};
use crate::junit::names::as_type;
use explore::Violation;
use program::{BaseType, Type};
use std::collections::BTreeMap;

/// More conditions than these do not fit into what people read; a method has room for some more.
const MOST_CONDITIONS: usize = 400;

/// Which values of an object to look at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Changed,
    All,
}

impl Which {
    fn wants(self, old: Option<&Value>, new: &Value) -> bool {
        self == Which::All || old.is_none_or(|old| !is_same(old, new))
    }
}

/// The conditions so far, and by which expressions new objects were found first.
#[derive(Default)]
struct Reported {
    conditions: Vec<String>,
    found: BTreeMap<usize, String>,
}

impl Reported {
    fn add(&mut self, condition: String) {
        if !self.conditions.contains(&condition) {
            self.conditions.push(condition);
        }
    }
}

impl Body<'_, '_> {
    /// Asserts that what comes out is not what was predicted, which is known to be wrong.
    pub(super) fn refuse(&mut self, violation: &Violation, result: Option<Value>) -> Written<()> {
        let mut reported = Reported::default();
        let result = result.filter(|value| *value != Value::Any);
        let (call, mut promised) = self.promised_call(None)?;
        let result = result.filter(|_| call.gives.is_some());
        let asserts = match self.case.prediction.ends {
            Ends::Throws { .. } => Asserts::AtAnyEnd,
            _ => Asserts::OnReturn,
        };
        self.say_call(&call, &mut promised, asserts, result.is_some());
        if let (Some(of), Some(value)) = (&call.gives, result) {
            let of = if self.type_name(of).is_some() { of.clone() } else { object_type() };
            self.report("result", &of, &value, &mut reported)?;
        }
        // Once the code is mended, what a condition is about may differ in what does not change yet.
        let is_about_all = matches!(violation.code, "K004" | "K005" | "K010");
        let which = if is_about_all { Which::All } else { Which::Changed };
        for object in 0..self.case.objects.len() {
            self.report_object(object, which, &mut reported)?;
        }
        self.report_statics(which, &mut reported)?;
        let conditions = reported.conditions;
        if conditions.is_empty() {
            return no_test(UNSEEN);
        }
        if conditions.len() > MOST_CONDITIONS {
            return no_test("what comes out of it is too much to be compared");
        }
        self.space();
        self.say("// What comes out as long as the code is as it was.");
        let last = conditions.len() - 1;
        for (place, condition) in conditions.iter().enumerate() {
            let begin = if place == 0 { "boolean asReported = " } else { "    && " };
            let end = if place == last { ";" } else { "" };
            self.say(format!("{begin}{condition}{end}"));
        }
        self.say_with_message("assertFalse", "asReported", violation);
        self.say_promised(&promised);
        Ok(())
    }

    /// What is in an object of the case after the call.
    fn report_object(&mut self, object: usize, which: Which, reported: &mut Reported) -> Written<()> {
        let case = self.case;
        let Some(after) = case.prediction.objects.get(object) else { return Ok(()) };
        let local = &self.locals[object];
        if local.name.is_empty() || local.state != Placed::Done || self.inner.contains(&object) {
            return Ok(());
        }
        let name = local.name.clone();
        if let Some((old, new)) = self.told_container(object) {
            if which == Which::All || !old.holds.is_same(&new.holds) {
                self.report_container(&name, &new.holds, reported)?;
            }
            return Ok(());
        }
        match (&case.objects[object].contents, &after.contents) {
            (Contents::Fields(old), Contents::Fields(new)) => {
                for (place, new) in new.iter().enumerate() {
                    let is_free = case.unread.contains(&(object, place)) || self.loose.contains(&(object, place));
                    let old = old.get(place).map(|old| &old.value);
                    if !is_free && is_known(new) && which.wants(old, &new.value) {
                        let is_inside = self.is_inside_jdk(object);
                        let found = match is_inside {
                            true => self.told_field_of(object, after, new),
                            false => Some(self.field_of(object, after, new)),
                        };
                        let Some(found) = found else { continue };
                        self.report(&found.expression, &found.of, &found.value, reported)?;
                    }
                }
            }
            (Contents::Array(_), Contents::Array(_)) if self.is_inside_jdk(object) => {}
            (Contents::Array(old), Contents::Array(new)) => {
                let of = self.element_type(&after.class);
                for (place, (old, new)) in old.iter().zip(new).enumerate() {
                    if which.wants(Some(old), new) {
                        self.report(&format!("{name}[{place}]"), &of, new, reported)?;
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// What is in static fields after the call.
    fn report_statics(&mut self, which: Which, reported: &mut Reported) -> Written<()> {
        let case = self.case;
        for field in &case.prediction.statics {
            let before = case.statics.iter().find(|old| old.class == field.class && old.name == field.name);
            if !which.wants(before.map(|old| &old.value), &field.value) {
                continue;
            }
            if let Some(found) = self.static_expected(field) {
                self.report(&found.expression, &found.of, &found.value, reported)?;
            }
        }
        Ok(())
    }

    /// The type of the elements of an array, as the test sees them.
    fn element_type(&mut self, class: &str) -> Type {
        match as_type(class) {
            Some(Type::Array(element)) if self.names.of_type(&element).is_some() => *element,
            _ => object_type(),
        }
    }

    /// That an expression of a type has a value.
    fn report(&mut self, expression: &str, of: &Type, value: &Value, reported: &mut Reported) -> Written<()> {
        let is_base = matches!(of, Type::Base(_));
        let written = literal(value).unwrap_or_default();
        reported.add(match value {
            Value::Any => return Ok(()),
            Value::Null => format!("{expression} == null"),
            Value::Object(object) => return self.report_reference(expression, of, *object, reported),
            Value::Boolean(true) if is_base => expression.to_owned(),
            Value::Boolean(false) if is_base => format!("!{expression}"),
            Value::Float(_) if *of == Type::Base(BaseType::Float) => {
                format!("Float.compare({expression}, {written}) == 0")
            }
            Value::Float(_) | Value::Double(_) if is_base => format!("Double.compare({expression}, {written}) == 0"),
            _ if is_base => format!("{expression} == {written}"),
            _ => format!("{expression}.equals({written})"),
        });
        Ok(())
    }

    fn report_reference(&mut self, expression: &str, of: &Type, object: usize, reported: &mut Reported) -> Written<()> {
        let case = self.case;
        let Some(found) = case.prediction.objects.get(object) else { return Ok(()) };
        if let Some(first) = reported.found.get(&object) {
            reported.add(format!("{expression} == {first}"));
            return Ok(());
        }
        match &found.contents {
            Contents::Text(units) if units.len() <= LONGEST_LITERAL => {
                reported.add(format!("{}.equals({expression})", text(units)));
            }
            Contents::Boxed(value) => {
                let made = boxed(&found.class, value);
                reported
                    .add(made.map_or(format!("{expression} != null"), |made| format!("{made}.equals({expression})")));
            }
            Contents::Constant { class, .. } if self.is_hidden_in_jdk(class, found) => {
                reported.add(format!("{expression} != null"));
            }
            Contents::Constant { class, field } => {
                let constant = self.constant(class, field)?;
                reported.add(match constant.ends_with("()") {
                    true => format!("{constant}.equals({expression})"),
                    false => format!("{expression} == {constant}"),
                });
            }
            _ if self.locals[object].state == Placed::Done && !self.locals[object].name.is_empty() => {
                let known = self.expression(&Value::Object(object), &object_type())?;
                reported.add(format!("{expression} == {known}"));
            }
            _ if object < case.objects.len() => reported.add(format!("{expression} != null")),
            _ => return self.report_new(expression, of, object, found, reported),
        }
        Ok(())
    }

    /// What is in an object that the call has made.
    fn report_new(
        &mut self,
        expression: &str,
        of: &Type,
        object: usize,
        found: &Object,
        reported: &mut Reported,
    ) -> Written<()> {
        reported.found.insert(object, expression.to_owned());
        reported.add(format!("{expression} != null"));
        if let Some(held) = self.new_container(object) {
            return self.report_container(expression, &held.holds, reported);
        }
        let named = self.type_of(&found.class);
        let is_exact = as_type(&found.class).is_some_and(|class| class == *of);
        let is_final = self.names.classes.get(&found.class).is_some_and(|class| class.is_final());
        match &named {
            _ if is_exact && (is_final || found.class.starts_with('[')) => {}
            Some(named) if found.class.starts_with('[') => reported.add(format!("{expression} instanceof {named}")),
            _ => reported.add(format!("{expression}.getClass().getName().equals(\"{}\")", found.class)),
        }
        let owner = match &named {
            _ if is_exact => expression.to_owned(),
            Some(named) => format!("(({named}) {expression})"),
            None if found.class.starts_with('[') => format!("((Object[]) {expression})"),
            None => expression.to_owned(),
        };
        match &found.contents {
            Contents::Fields(fields) => {
                // Fields are found by the name of a variable; this one has none, but an expression.
                let local = self.locals[object].clone();
                (self.locals[object].name, self.locals[object].is_typed) = (owner, named.is_some());
                for field in fields.iter().filter(|field| is_known(field)) {
                    if let Some(seen) = self.told_field_of(object, found, field) {
                        self.report(&seen.expression, &seen.of, &seen.value, reported)?;
                    }
                }
                self.locals[object] = local;
            }
            Contents::Array(elements) => {
                let element = self.element_type(&found.class);
                reported.add(format!("{owner}.length == {}", elements.len()));
                for (place, value) in elements.iter().enumerate().take(MOST_CONDITIONS + 1) {
                    self.report(&format!("{owner}[{place}]"), &element, value, reported)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// What is in a collection, or in another object of the JDK that is told by what it holds.
    fn report_container(&mut self, expression: &str, holds: &Holds, reported: &mut Reported) -> Written<()> {
        self.needs.suppressed.insert("cast");
        let sized = |class: &str, size: usize| {
            let seen = format!("(({class}) {expression})");
            (format!("{expression} instanceof {class}"), format!("{seen}.size() == {size}"), seen)
        };
        match holds {
            Holds::List(values) => {
                let (is_one, is_as_long, list) = sized("java.util.List<?>", values.len());
                [is_one, is_as_long].into_iter().for_each(|condition| reported.add(condition));
                for (place, value) in values.iter().enumerate() {
                    self.report(&format!("{list}.get({place})"), &object_type(), value, reported)?;
                }
            }
            Holds::Queue(values) | Holds::Set(values, _) => {
                let (is_one, is_as_long, all) = sized("java.util.Collection<?>", values.len());
                [is_one, is_as_long].into_iter().for_each(|condition| reported.add(condition));
                let is_set = matches!(holds, Holds::Set(..));
                for (place, value) in values.iter().enumerate() {
                    match self.plain_value(value) {
                        Some(plain) if is_set => reported.add(format!("{all}.contains({plain})")),
                        _ if is_set => {}
                        _ => self.report(&format!("{all}.toArray()[{place}]"), &object_type(), value, reported)?,
                    }
                }
            }
            Holds::Map(entries, _) => {
                let (is_one, is_as_long, map) = sized("java.util.Map<?, ?>", entries.len());
                [is_one, is_as_long].into_iter().for_each(|condition| reported.add(condition));
                for (key, value) in entries {
                    let Some(key) = self.plain_value(key) else { continue };
                    self.report(&format!("{map}.get({key})"), &object_type(), value, reported)?;
                }
            }
            Holds::Optional(value) => {
                let optional = format!("((java.util.Optional<?>) {expression})");
                reported.add(format!("{expression} instanceof java.util.Optional<?>"));
                reported.add(format!("{optional}.isPresent() == {}", value.is_some()));
                if let Some(value) = value {
                    self.report(&format!("{optional}.get()"), &object_type(), value, reported)?;
                }
            }
            Holds::OptionalNumber(value) => {
                let class = match value {
                    Some(Value::Int(_)) => "OptionalInt",
                    Some(Value::Long(_)) => "OptionalLong",
                    _ => "OptionalDouble",
                };
                reported.add(match value.as_ref().and_then(literal) {
                    Some(number) => format!("java.util.{class}.of({number}).equals({expression})"),
                    None => format!("{expression}.toString().endsWith(\".empty\")"),
                });
            }
            Holds::Entry(key, value) => {
                let entry = format!("((java.util.Map.Entry<?, ?>) {expression})");
                reported.add(format!("{expression} instanceof java.util.Map.Entry<?, ?>"));
                self.report(&format!("{entry}.getKey()"), &object_type(), key, reported)?;
                self.report(&format!("{entry}.getValue()"), &object_type(), value, reported)?;
            }
            Holds::Text(units) => reported.add(format!("{}.equals({expression}.toString())", text(units))),
            Holds::Decimal(number) => reported.add(format!("\"{number}\".equals({expression}.toString())")),
        }
        Ok(())
    }

    /// A value that is equal to itself wherever it is made.
    fn plain_value(&mut self, value: &Value) -> Option<String> {
        let Value::Object(object) = *value else { return literal(value) };
        let found = self.case.prediction.objects.get(object)?;
        match &found.contents {
            Contents::Text(units) if units.len() <= LONGEST_LITERAL => Some(text(units)),
            Contents::Boxed(value) => boxed(&found.class, value),
            Contents::Constant { class, field } => self.constant(class, field).ok(),
            _ if self.locals[object].state == Placed::Done => {
                Some(self.locals[object].name.clone()).filter(|name| !name.is_empty())
            }
            _ => None,
        }
    }
}
