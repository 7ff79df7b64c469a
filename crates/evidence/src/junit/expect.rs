//! The call and what it is to bring about: the result or the exception, the heap, the invariants.

pub(super) mod arrays;
pub(super) mod asked;
pub(super) mod clause;
pub(super) mod containers;
pub(super) mod elements;
mod exceptions;
pub(super) mod fresh;
pub(super) mod invariants;
pub(super) mod members;
pub(super) mod outside;
pub(super) mod quantities;
pub(super) mod snapshot;

use super::JUnit;
use super::body::{Body, LONGEST_LITERAL, Placed, Written, boxed, no_test};
use super::call::Call;
use super::literal::{is_same, literal, text};
use super::names::{as_type, variable_for};
use super::values::ANY_ARRAY;
use crate::case::{Contents, Ends, Field, Object, StaticField, Value};
use program::{BaseType, Type};
use std::collections::VecDeque;

/// Something to assert: an expression of a static type, and what it is predicted to be.
pub(super) struct Expected {
    pub expression: String,
    pub of: Type,
    pub value: Value,
    /// What a variable for it would be called.
    pub name: String,
}

pub fn object_type() -> Type {
    Type::Class("java/lang/Object".into())
}

impl Body<'_, '_> {
    /// The call and all assertions of a test that is to pass.
    pub fn expect(&mut self) -> Written<()> {
        let case = self.case;
        let with_snapshot = self.wants_snapshot();
        if with_snapshot {
            self.needs.helper = true;
            let all: Vec<String> = self.kept_objects().map(|object| self.locals[object].name.clone()).collect();
            let heap = self.names.helper;
            self.say(format!("{heap}.Snapshot before = {heap}.snapshot({});", all.join(", ")));
        }
        let call = self.call()?;
        self.space();
        match &case.prediction.ends {
            Ends::Returns(result) => self.expect_result(&call, result.as_ref())?,
            Ends::Throws { class, message, object } => {
                self.expect_exception(&call, class, message.as_ref(), *object);
            }
            Ends::Checks => return no_test("it ends in a check that does not hold"),
            Ends::Unseen(reason) => return no_test(reason.clone()),
            Ends::Before { .. } => return no_test("an invariant throws before the call"),
        }
        self.expect_heap(with_snapshot)?;
        self.expect_invariants(invariants::Of::All);
        if self.needs.asserts.is_empty() {
            self.expect_return(&call);
        }
        Ok(())
    }

    fn expect_result(&mut self, call: &Call, result: Option<&Value>) -> Written<()> {
        let (Some(of), Some(value)) = (&call.gives, result) else {
            self.say(format!("{};", call.expression));
            self.space();
            return Ok(());
        };
        let (named, expression) = self.as_variable(call, of);
        if *value == Value::Any {
            // Of lambdas and other objects that only the virtual machine knows it is sure that they are there.
            if matches!(of, Type::Base(_)) {
                self.say(format!("{};", call.expression));
            } else {
                let not_null = self.assertion("assertNotNull");
                self.say(format!("{not_null}({});", call.expression));
            }
            self.space();
            return Ok(());
        }
        self.say(format!("{named} result = {expression};"));
        self.space();
        let of = if named == "Object" { object_type() } else { of.clone() };
        let result = Expected { expression: "result".to_owned(), of, value: *value, name: "result".to_owned() };
        self.expect_all(vec![result])
    }

    /// The type of a variable for what a call gives, and the call as what goes into it.
    pub(super) fn as_variable(&mut self, call: &Call, of: &Type) -> (String, String) {
        match self.type_name(of) {
            Some(named) if call.is_reflective && named != "Object" => {
                let expression = format!("({named}) {}", call.expression);
                (named, expression)
            }
            Some(named) => (named, call.expression.clone()),
            None => ("Object".to_owned(), call.expression.clone()),
        }
    }

    /// Fields and elements of the objects before the call: those that change, then those that do not.
    fn expect_heap(&mut self, with_snapshot: bool) -> Written<()> {
        let (mut changed, mut same) = (Vec::new(), Vec::new());
        for object in 0..self.case.objects.len() {
            self.compare(object, &mut changed, &mut same);
        }
        let remark = if changed.is_empty() { "// Nothing has changed." } else { "// All else is as it was." };
        self.expect_all(changed)?;
        let statics = self.statics_after();
        self.expect_all(statics)?;
        if with_snapshot {
            let equal = self.assertion("assertEquals");
            let changes = self.changes();
            self.say(format!("{equal}(\"{changes}\", before.changes());"));
            // What is in collections no snapshot sees.
            same.retain(|expected| {
                matches!(expected.value, Value::Object(object)
                if self.locals[object].name == expected.expression && self.told_container(object).is_some())
            });
            return self.expect_all(same);
        }
        if !same.is_empty() {
            self.space();
            self.say(remark);
        }
        self.expect_all(same)
    }

    /// What is to be asserted of an object that was there before the call.
    fn compare(&mut self, object: usize, changed: &mut Vec<Expected>, same: &mut Vec<Expected>) {
        let case = self.case;
        let (Some(before), Some(after)) = (case.objects.get(object), case.prediction.objects.get(object)) else {
            return;
        };
        if self.locals[object].state != Placed::Done || self.locals[object].name.is_empty() {
            return;
        }
        if self.inner.contains(&object) || self.untold.contains(&object) {
            return;
        }
        if let Some((old, new)) = self.told_container(object) {
            // What nobody has read may be another value altogether.
            if old.holds.is_one_value() && self.loose.range((object, 0)..(object + 1, 0)).next().is_some() {
                return;
            }
            let of = as_type(&before.class).filter(|_| self.locals[object].is_typed).unwrap_or_else(object_type);
            let list = if old.holds.is_same(&new.holds) { same } else { changed };
            let expression = self.locals[object].name.clone();
            list.push(Expected { name: expression.clone(), expression, of, value: Value::Object(object) });
            return;
        }
        match (&before.contents, &after.contents) {
            (Contents::Fields(old), Contents::Fields(new)) => {
                let known = old
                    .iter()
                    .zip(new)
                    .enumerate()
                    .filter(|(_, (_, new))| is_known(new))
                    .filter(|(place, _)| !self.loose.contains(&(object, *place)));
                for (place, (old, new)) in known.collect::<Vec<_>>() {
                    let is_altered = self.altered.contains(&(object, place));
                    // That what the JDK hides is as it was is not worth looking into it.
                    if is_same(&old.value, &new.value) && !is_altered {
                        same.extend(self.told_field_of(object, before, new));
                    } else if self.is_handed_down(before, new) || self.is_inside_jdk(object) {
                        changed.extend(self.told_field_of(object, before, new));
                    } else {
                        changed.push(self.field_of(object, before, new));
                    }
                }
            }
            (Contents::Array(_), Contents::Array(_)) if self.is_inside_jdk(object) => {}
            (Contents::Array(old), Contents::Array(new)) => {
                let Some(of) = as_type(&before.class) else { return };
                let is_equal = old.len() == new.len() && old.iter().zip(new).all(|(old, new)| is_same(old, new));
                let list = if is_equal { same } else { changed };
                let expression = self.locals[object].name.clone();
                list.push(Expected { name: expression.clone(), expression, of, value: Value::Object(object) });
            }
            _ => {}
        }
    }

    fn statics_after(&mut self) -> Vec<Expected> {
        let case = self.case;
        let mut expected = Vec::new();
        for field in case.prediction.statics.iter().filter(|field| field.value != Value::Any) {
            expected.extend(self.static_expected(field));
        }
        expected
    }

    pub(super) fn static_expected(&mut self, field: &StaticField) -> Option<Expected> {
        let expression = self.constant(&field.class, &field.name).ok()?;
        let is_reflective = self.is_helped(&expression);
        let of = Type::parse(&field.descriptor).filter(|_| !is_reflective).unwrap_or_else(object_type);
        Some(Expected { expression, of, value: field.value, name: field.name.clone() })
    }

    /// Asserts what is expected, and all that hangs on objects that the call has made.
    pub(super) fn expect_all(&mut self, expected: Vec<Expected>) -> Written<()> {
        let mut waiting: VecDeque<Expected> = expected.into();
        while let Some(next) = waiting.pop_front() {
            let more = self.expect_one(next)?;
            for expected in more.into_iter().rev() {
                waiting.push_front(expected);
            }
        }
        Ok(())
    }

    /// Asserts one value, and gives what is to be asserted of the object, if it is new.
    fn expect_one(&mut self, expected: Expected) -> Written<Vec<Expected>> {
        let Expected { expression, of, value, .. } = &expected;
        let typed = |base: BaseType| *of == Type::Base(base);
        match *value {
            Value::Any => {}
            Value::Null => {
                let null = self.assertion("assertNull");
                self.say(format!("{null}({expression});"));
            }
            Value::Boolean(value) if typed(BaseType::Boolean) => {
                let holds = self.assertion(if value { "assertTrue" } else { "assertFalse" });
                self.say(format!("{holds}({expression});"));
            }
            Value::Float(_) | Value::Double(_) if self.junit == JUnit::Four && matches!(of, Type::Base(_)) => {
                // With a tolerance, even one of 0, the two zeros would be the same.
                let class = if typed(BaseType::Float) { "Float" } else { "Double" };
                let written = literal(value).unwrap_or_default();
                let equal = self.assertion("assertEquals");
                self.say(format!("{equal}(0, {class}.compare({written}, {expression}));"));
            }
            Value::Object(object) => return self.expect_object(expected.clone_with(object), object),
            _ => {
                let written = literal(value).unwrap_or_default();
                let equal = self.assertion("assertEquals");
                self.say(format!("{equal}({written}, {expression});"));
            }
        }
        Ok(Vec::new())
    }

    fn expect_object(&mut self, expected: Expected, object: usize) -> Written<Vec<Expected>> {
        let case = self.case;
        let Some(found) = case.prediction.objects.get(object) else { return no_test("an object of it is not known") };
        let expression = &expected.expression;
        let is_itself = self.locals[object].name == *expression && self.locals[object].state == Placed::Done;
        if let (Contents::Array(elements), true) = (&found.contents, is_itself) {
            return self.expect_array(&expected, found, elements);
        }
        if let Some(more) = self.expect_container(&expected, object)? {
            return Ok(more);
        }
        let known = if object < case.objects.len() { self.inline(object)? } else { None };
        match (&found.contents, known) {
            (Contents::Text(units), _) if units.len() > LONGEST_LITERAL => {
                let not_null = self.assertion("assertNotNull");
                self.say(format!("{not_null}({expression});"));
            }
            (Contents::Text(units), _) if object >= case.objects.len() => {
                let equal = self.assertion("assertEquals");
                self.say(format!("{equal}({}, {expression});", text(units)));
            }
            (Contents::Boxed(value), _) if object >= case.objects.len() => {
                let equal = self.assertion("assertEquals");
                let Some(made) = boxed(&found.class, value) else { return Ok(Vec::new()) };
                self.say(format!("{equal}({made}, {expression});"));
            }
            (Contents::Constant { class, .. }, _) if self.is_hidden_in_jdk(class, found) => {
                let not_null = self.assertion("assertNotNull");
                self.say(format!("{not_null}({expression});"));
            }
            (Contents::Constant { class, field }, _) => {
                let constant = self.constant(class, field)?;
                // A static field is what it holds: there is nothing to compare.
                if constant == *expression {
                    return Ok(Vec::new());
                }
                let is_of_library = constant.ends_with("()");
                let same = self.assertion(if is_of_library { "assertEquals" } else { "assertSame" });
                self.say(format!("{same}({constant}, {expression});"));
            }
            (_, Some(inline)) => {
                let equal = self.assertion("assertEquals");
                self.say(format!("{equal}({inline}, {expression});"));
            }
            _ if is_itself => {}
            _ if self.locals[object].state == Placed::Done => {
                let same = self.assertion(if self.copied.contains(&object) { "assertEquals" } else { "assertSame" });
                let name = self.locals[object].name.clone();
                self.say(format!("{same}({name}, {expression});"));
            }
            _ => return self.expect_new(expected, object, found),
        }
        Ok(Vec::new())
    }

    /// An object that the call has made, or one of the input that nothing led to before: it gets a variable.
    fn expect_new(&mut self, expected: Expected, object: usize, found: &Object) -> Written<Vec<Expected>> {
        let Expected { expression, of, name, .. } = expected;
        if self.is_foreign(found) && self.names.of_object(&found.class).is_none() {
            // What is in an iterator or a stream is nobody's business but the JDK's.
            let not_null = self.assertion("assertNotNull");
            self.say(format!("{not_null}({expression});"));
            return Ok(Vec::new());
        }
        let static_name = of.class_name().replace('/', ".");
        let named = self.type_of(&found.class);
        self.locals[object].is_typed = named.is_some();
        let is_exact = static_name == found.class;
        let variable = if expression == "result" && is_exact {
            "result".to_owned()
        } else {
            let wanted = if name.len() > LONGEST_NAME || name == "result" { variable_for(&found.class) } else { name };
            let variable = self.fresh_name(&wanted);
            match &named {
                Some(named) if is_exact => self.say(format!("{named} {variable} = {expression};")),
                Some(named) => {
                    // What is predicted is no value of the class's own; the cast says so first.
                    self.say(format!("{named} {variable} = ({named}) {expression};"));
                }
                // Any array of objects is one of these.
                None if found.class.starts_with('[') => {
                    let cast = if static_name == ANY_ARRAY { "" } else { "(Object[]) " };
                    self.say(format!("Object[] {variable} = {cast}{expression};"));
                }
                None => self.say(format!("Object {variable} = {expression};")),
            }
            variable
        };
        self.locals[object].name = variable.clone();
        self.locals[object].state = Placed::Done;
        if named.is_none() {
            let equal = self.assertion("assertEquals");
            self.say(format!("{equal}(\"{}\", {variable}.getClass().getName());", found.class));
        } else if !is_exact && self.names.classes.get(&found.class).is_some_and(|class| !class.is_final()) {
            let literal = self.class_literal(&found.class);
            let equal = self.assertion("assertEquals");
            self.say(format!("{equal}({literal}, {variable}.getClass());"));
        } else if matches!(found.contents, Contents::Opaque) {
            let not_null = self.assertion("assertNotNull");
            self.say(format!("{not_null}({variable});"));
        }
        match &found.contents {
            Contents::Fields(fields) => {
                let known = fields.iter().filter(|field| is_known(field));
                let known: Vec<Expected> = known.filter_map(|field| self.told_field_of(object, found, field)).collect();
                if known.is_empty() {
                    let not_null = self.assertion("assertNotNull");
                    self.say(format!("{not_null}({variable});"));
                }
                Ok(known)
            }
            Contents::Array(elements) => {
                let of = as_type(&found.class).unwrap_or_else(object_type);
                let array = Expected { expression: variable.clone(), of, value: Value::Object(object), name: variable };
                self.expect_array(&array, found, elements)
            }
            _ => Ok(Vec::new()),
        }
    }
}

impl Expected {
    pub(super) fn clone_with(&self, object: usize) -> Expected {
        let Expected { expression, of, name, .. } = self;
        Expected { expression: expression.clone(), of: of.clone(), value: Value::Object(object), name: name.clone() }
    }
}

/// Longer names of variables say no more than their classes do.
const LONGEST_NAME: usize = 24;

/// Exceptions whose messages depend on the JVM and on how the class was compiled.
fn is_worded_by_jvm(class: &str) -> bool {
    const WORDED: [&str; 9] = [
        "java.lang.NullPointerException",
        "java.lang.ClassCastException",
        "java.lang.ArrayIndexOutOfBoundsException",
        "java.lang.IndexOutOfBoundsException",
        "java.lang.StringIndexOutOfBoundsException",
        "java.lang.ArrayStoreException",
        "java.lang.NegativeArraySizeException",
        "java.lang.IncompatibleClassChangeError",
        "java.lang.StackOverflowError",
    ];
    WORDED.contains(&class)
}

/// Whether a test can say what a field holds. What compilers keep for inner classes, some of them leave out.
pub(super) fn is_known(field: &Field) -> bool {
    field.value != Value::Any && !field.name.starts_with("this$") && !field.name.starts_with("val$")
}
