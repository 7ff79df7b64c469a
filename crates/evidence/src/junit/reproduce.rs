//! A test that fails for the reason that was reported, as long as the code is as it was.

pub(super) mod demand;

use super::JUnit;
use super::body::{Body, Written, no_test};
use super::call::Call;
use super::expect::object_type;
use super::lines::without_folders;
use super::literal::{is_same, literal, text};
use crate::case::{Contents, Ends, Value};
use explore::Violation;
use program::{BaseType, Type};

pub(super) const UNSEEN: &str = "what is wrong with it cannot be seen from outside";

/// Violations by the exception that a call ends with.
const ABOUT_EXCEPTIONS: [&str; 3] = ["K001", "K002", "K011"];

/// What is wrong, as a literal.
pub(super) fn message_of(violation: &Violation) -> String {
    text(&without_folders(&violation.message).encode_utf16().collect::<Vec<_>>())
}

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

impl Body<'_, '_> {
    pub fn reproduce(&mut self, violation: &Violation) -> Written<()> {
        let is_about_end = ABOUT_EXCEPTIONS.contains(&violation.code);
        match violation.code {
            "K006" | "K007" => return no_test("what is wrong is the condition, which only Kukang evaluates"),
            "K004" | "K005" if self.has_invariants() => {
                self.call_for_invariants()?;
                self.expect_invariants();
                return Ok(());
            }
            "K008" => return self.keep_frame(violation),
            _ => {}
        }
        match &self.case.prediction.ends {
            Ends::Throws { .. } => {
                if violation.code == "K002" {
                    self.expect_assertions_enabled();
                }
                if is_about_end { self.just_call() } else { no_test(UNSEEN) }
            }
            Ends::Checks => {
                self.needs.helper = true;
                self.lines.insert(0, format!("{}.failOnChecks();", self.names.helper));
                self.just_call()
            }
            Ends::Unseen(reason) => no_test(reason.clone()),
            Ends::Returns(result) => {
                let result = *result;
                match violation.code {
                    "K014" => self.demand_exception(violation),
                    "K015" => self.demand_objects(violation, result),
                    _ => self.refuse(violation, result),
                }
            }
        }
    }

    /// Whether an argument has an invariant that the test can call.
    fn has_invariants(&self) -> bool {
        let case = self.case;
        let of_arguments = case.arguments.iter().flat_map(|argument| &argument.invariants);
        of_arguments.chain(&case.new_invariants).any(|invariant| {
            let class = self.names.classes.get(&invariant.class);
            class.is_some_and(|class| class.method(&invariant.name, "()Z").is_some())
        })
    }

    /// The call whose invariants are asserted after it; that of a constructor gives the object to ask.
    fn call_for_invariants(&mut self) -> Written<()> {
        let Ends::Returns(Some(Value::Object(new))) = self.case.prediction.ends else { return self.just_call() };
        if self.case.new_invariants.is_empty() {
            return self.just_call();
        }
        let call = self.call()?;
        let named = self.type_of(&self.case.called.class).filter(|_| !call.is_reflective);
        self.locals[new].is_typed = named.is_some();
        self.locals[new].name = "result".to_owned();
        self.space();
        self.say(format!("{} result = {};", named.unwrap_or_else(|| "Object".to_owned()), call.expression));
        Ok(())
    }

    /// The call alone. What the method declares to throw is no failure, also once the code is mended; nor is what it throws where
    /// something else is wrong.
    pub(super) fn just_call(&mut self) -> Written<()> {
        let call = self.call()?;
        self.space();
        let allowed = self.allowed_exceptions();
        if allowed.is_empty() {
            self.say(format!("{};", call.expression));
            return Ok(());
        }
        self.say("try {");
        self.say(format!("    {};", call.expression));
        self.say(format!("}} catch ({} declared) {{", allowed.join(" | ")));
        self.say("    // This is allowed.");
        self.say("}");
        self.needs.throws.clear();
        Ok(())
    }

    /// The exceptions of the method's `throws` clause and the one that is thrown, if that is not what is wrong, and if the test can name
    /// all of them, without those that others include.
    fn allowed_exceptions(&mut self) -> Vec<String> {
        let called = &self.case.called;
        let Some(class) = self.names.classes.get(&called.class) else { return Vec::new() };
        let Some(method) = class.method(&called.name, &called.descriptor) else { return Vec::new() };
        let classes = self.names.classes;
        let code = self.case.prediction.violation.as_ref().map_or("", |violation| violation.code);
        let mut all = method.exceptions.clone();
        match &self.case.prediction.ends {
            Ends::Throws { class, .. } if !ABOUT_EXCEPTIONS.contains(&code) && !all.contains(class) => {
                all.push(class.clone())
            }
            _ => {}
        }
        let is_included = |exception: &String| {
            let above = classes.lineage(exception);
            above.iter().skip(1).any(|class| all.contains(&class.name))
        };
        let separate = all.iter().filter(|exception| !is_included(exception));
        let named: Option<Vec<String>> = separate.map(|exception| self.names.class(exception)).collect();
        named.unwrap_or_default()
    }

    /// Asserts a postcondition as Java has it; `false` if Java does not have it.
    fn assert_clause(&mut self, violation: &Violation, call: &Call) -> Written<bool> {
        let clause = violation.message.split_once('`').and_then(|(_, rest)| Some(rest.rsplit_once('`')?.0));
        let (Some(clause), "K010") = (clause, violation.code) else { return Ok(false) };
        let named = call.gives.as_ref().and_then(|of| self.type_name(of)).filter(|_| !call.is_reflective);
        let result = call.gives.as_ref().filter(|_| named.is_some());
        let Some(condition) = self.as_condition(clause, result) else { return Ok(false) };
        match named {
            Some(named) => self.say(format!("{named} result = {};", call.expression)),
            None => self.say(format!("{};", call.expression)),
        }
        self.space();
        let holds = self.assertion("assertTrue");
        let message = message_of(violation);
        self.say(match self.junit {
            JUnit::Five => format!("{holds}({condition}, {message});"),
            JUnit::Four => format!("{holds}({message}, {condition});"),
        });
        Ok(true)
    }

    /// Asserts what a clause says, or that what comes out is not what was predicted, which is known to be wrong.
    fn refuse(&mut self, violation: &Violation, result: Option<Value>) -> Written<()> {
        let call = self.call()?;
        self.space();
        if self.assert_clause(violation, &call)? {
            return Ok(());
        }
        if violation.code == "K012" {
            let named = call.gives.as_ref().and_then(|of| self.type_name(of)).filter(|_| !call.is_reflective);
            self.say(format!("{} result = {};", named.unwrap_or_else(|| "Object".to_owned()), call.expression));
            self.space();
            let (not_null, message) = (self.assertion("assertNotNull"), message_of(violation));
            self.say(match self.junit {
                JUnit::Five => format!("{not_null}(result, {message});"),
                JUnit::Four => format!("{not_null}({message}, result);"),
            });
            return Ok(());
        }
        let mut conditions = Vec::new();
        let result = result.filter(|value| *value != Value::Any);
        match (&call.gives, result) {
            (Some(of), Some(value)) => {
                let named = self.type_name(of).filter(|_| !call.is_reflective);
                let is_primitive = named.is_some() && matches!(of, Type::Base(_));
                let is_typed = named.is_some();
                let named = named.unwrap_or_else(|| "Object".to_owned());
                self.say(format!("{named} result = {};", call.expression));
                conditions.extend(self.condition("result", is_primitive.then_some(of), &value)?);
                if let Value::Object(new) = value {
                    self.conditions_of_result(new, of, is_typed, &mut conditions)?;
                }
            }
            _ => self.say(format!("{};", call.expression)),
        }
        // Once the code is mended, what a condition is about may differ in what does not change yet.
        let is_about_all = matches!(violation.code, "K004" | "K005" | "K010");
        let which = if is_about_all { Which::All } else { Which::Changed };
        for object in 0..self.case.objects.len() {
            self.conditions_after(object, which, &mut conditions)?;
        }
        if conditions.is_empty() {
            return no_test(UNSEEN);
        }
        self.space();
        self.say("// What comes out as long as the code is as it was.");
        let last = conditions.len() - 1;
        for (place, condition) in conditions.iter().enumerate() {
            let begin = if place == 0 { "boolean asReported = " } else { "    && " };
            let end = if place == last { ";" } else { "" };
            self.say(format!("{begin}{condition}{end}"));
        }
        let refuse = self.assertion("assertFalse");
        let message = message_of(violation);
        match self.junit {
            JUnit::Five => self.say(format!("{refuse}(asReported, {message});")),
            JUnit::Four => self.say(format!("{refuse}({message}, asReported);")),
        }
        Ok(())
    }

    /// What is in a new object that the call gives, if its class is that of the result.
    fn conditions_of_result(&mut self, new: usize, of: &Type, is_typed: bool, all: &mut Vec<String>) -> Written<()> {
        let case = self.case;
        let Some(found) = case.prediction.objects.get(new).filter(|_| new >= case.objects.len()) else { return Ok(()) };
        self.locals[new].name = "result".to_owned();
        self.locals[new].is_typed = is_typed && of.class_name().replace('/', ".") == found.class;
        self.conditions_after(new, Which::All, all)
    }

    /// What is in an object after the call.
    fn conditions_after(&mut self, object: usize, which: Which, conditions: &mut Vec<String>) -> Written<()> {
        let case = self.case;
        let Some(after) = case.prediction.objects.get(object) else { return Ok(()) };
        let before = case.objects.get(object).map(|before| &before.contents);
        let name = self.locals[object].name.clone();
        if name.is_empty() {
            return Ok(());
        }
        match (before, &after.contents) {
            (Some(Contents::Fields(_)) | None, Contents::Fields(new)) => {
                for (place, new) in new.iter().enumerate() {
                    let old = match before {
                        Some(Contents::Fields(old)) => old.get(place).map(|old| &old.value),
                        _ => None,
                    };
                    let is_free = case.unread.contains(&(object, place));
                    if is_free || new.value == Value::Any || !which.wants(old, &new.value) {
                        continue;
                    }
                    let of = Type::parse(&new.descriptor);
                    let (expression, of) = match self.readable(object, after, new) {
                        Some(readable) => (readable.expression, of),
                        None => (self.got_by_helper(object, after, new), None),
                    };
                    let of = of.filter(|of| matches!(of, Type::Base(_)));
                    conditions.extend(self.condition(&expression, of.as_ref(), &new.value)?);
                }
            }
            (Some(Contents::Array(old)), Contents::Array(new)) => {
                let element = super::names::as_type(&after.class);
                let base = match element {
                    Some(Type::Array(element)) if matches!(*element, Type::Base(_)) => Some(*element),
                    _ => None,
                };
                for (place, (old, new)) in old.iter().zip(new).enumerate() {
                    if *new != Value::Any && which.wants(Some(old), new) {
                        conditions.extend(self.condition(&format!("{name}[{place}]"), base.as_ref(), new)?);
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// That an expression, of a primitive type if one is given, has a value. Of a new object only that there is one.
    fn condition(&mut self, expression: &str, of: Option<&Type>, value: &Value) -> Written<Option<String>> {
        let written = literal(value).unwrap_or_default();
        Ok(Some(match (value, of) {
            (Value::Any, _) => return Ok(None),
            (Value::Null, _) => format!("{expression} == null"),
            (Value::Object(object), _) if *object < self.case.objects.len() => {
                let same = self.expression(value, &object_type())?;
                format!("{expression} == {same}")
            }
            (Value::Object(_), _) => format!("{expression} != null"),
            (Value::Boolean(true), Some(_)) => expression.to_owned(),
            (Value::Boolean(false), Some(_)) => format!("!{expression}"),
            (Value::Double(_), Some(_)) => format!("Double.compare({expression}, {written}) == 0"),
            (Value::Float(_), Some(Type::Base(BaseType::Float))) => {
                format!("Float.compare({expression}, {written}) == 0")
            }
            (_, Some(_)) => format!("{expression} == {written}"),
            (_, None) => format!("{expression}.equals({written})"),
        }))
    }
}
