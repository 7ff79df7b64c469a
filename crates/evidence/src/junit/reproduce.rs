//! A test that fails for the reason that was reported, as long as the code is as it was.

pub(super) mod demand;
pub(super) mod reported;

use super::JUnit;
use super::body::{Body, Written, no_test};
use super::call::Call;
use super::expect::clause::Variables;
use super::expect::object_type;
use super::lines::without_folders;
use super::literal::text;
use crate::case::{Ends, Value};
use explore::{ClauseKind, Violation};

pub(super) const UNSEEN: &str = "what is wrong with it cannot be seen from outside";

/// Violations by the exception that a call ends with.
const ABOUT_EXCEPTIONS: [&str; 3] = ["K001", "K002", "K011"];

/// Whether what is wrong is an exception.
pub fn is_about_exception(code: &str) -> bool {
    ABOUT_EXCEPTIONS.contains(&code)
}

/// What is wrong, as a literal.
pub(super) fn message_of(violation: &Violation) -> String {
    text(&without_folders(&violation.message).encode_utf16().collect::<Vec<_>>())
}

impl Body<'_, '_> {
    pub fn reproduce(&mut self, violation: &Violation) -> Written<()> {
        let is_about_end = ABOUT_EXCEPTIONS.contains(&violation.code);
        let is_condition = self.case.prediction.broken.is_some();
        match violation.code {
            "K006" | "K007" => return no_test("what is wrong is the condition, which only Kukang evaluates"),
            "K004" | "K005" if !is_condition && self.has_invariants() => {
                self.call_for_invariants()?;
                self.expect_invariants();
                return Ok(());
            }
            "K008" => return self.keep_frame(violation),
            "K004" | "K010" if self.assert_clause(violation)? => return Ok(()),
            "K011" if self.refuse_exception(violation)? => return Ok(()),
            _ => {}
        }
        match &self.case.prediction.ends {
            Ends::Throws { .. } => {
                if violation.code == "K002" {
                    self.expect_assertions_enabled();
                }
                if is_about_end { self.just_call() } else { self.refuse(violation, None) }
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
                    "K012" => self.demand_result(violation),
                    "K013" => self.demand_new_result(violation),
                    "K014" => self.demand_exception(violation),
                    "K015" => self.demand_objects(violation, result),
                    _ => self.refuse(violation, result),
                }
            }
        }
    }

    /// An assertion with what is wrong as its message.
    pub(super) fn say_with_message(&mut self, assertion: &'static str, what: &str, violation: &Violation) {
        let (assertion, message) = (self.assertion(assertion), message_of(violation));
        self.say(match self.junit {
            JUnit::Five => format!("{assertion}({what}, {message});"),
            JUnit::Four => format!("{assertion}({message}, {what});"),
        });
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

    /// Asserts the condition that does not hold, as Java has it; `false` if Java does not have it.
    fn assert_clause(&mut self, violation: &Violation) -> Written<bool> {
        let case = self.case;
        let Some(clause) = &case.prediction.broken else { return Ok(false) };
        let returns = match &case.prediction.ends {
            Ends::Returns(_) => true,
            Ends::Throws { .. } => false,
            Ends::Checks | Ends::Unseen(_) => return Ok(false),
        };
        if !matches!(clause.kind, ClauseKind::Invariant | ClauseKind::Ensures) {
            return Ok(false);
        }
        let call = self.call()?;
        let of = call.gives.clone().filter(|_| returns);
        let result = of.map(|of| if self.type_name(&of).is_some() { of } else { object_type() });
        let Some(condition) = self.as_condition(clause, Variables { result, thrown: None }) else { return Ok(false) };
        condition.before.into_iter().for_each(|line| self.say(line));
        match &call.gives {
            Some(of) if condition.needs_result => {
                self.space();
                let (named, expression) = self.as_variable(&call, of);
                self.say(format!("{named} result = {expression};"));
            }
            _ if returns => {
                self.space();
                self.say(format!("{};", call.expression));
            }
            _ => self.just_call()?,
        }
        self.space();
        self.say_with_message("assertTrue", &condition.text, violation);
        Ok(true)
    }

    /// Asserts what must hold where an exception of a `signals` clause is thrown. How else the call ends is no affair of this clause.
    /// `false` if Java does not have the condition.
    fn refuse_exception(&mut self, violation: &Violation) -> Written<bool> {
        let case = self.case;
        let Some(clause) = case.prediction.broken.as_deref().filter(|it| it.kind == ClauseKind::Signals) else {
            return Ok(false);
        };
        let Some(of) = clause.exception.clone() else { return Ok(false) };
        let call = self.call()?;
        // Everything is caught.
        self.needs.throws.clear();
        let Some(named) = self.type_name(&of) else { return Ok(false) };
        let variables = Variables { result: None, thrown: Some(of.clone()) };
        let Some(condition) = self.as_condition(clause, variables) else { return Ok(false) };
        condition.before.into_iter().for_each(|line| self.say(line));
        self.space();
        self.say("try {");
        self.say(format!("    {};", call.expression));
        self.say(format!("}} catch ({named} thrown) {{"));
        let first = self.lines.len();
        self.say_with_message("assertTrue", &condition.text, violation);
        for line in &mut self.lines[first..] {
            line.insert_str(0, "    ");
        }
        if of.class_name() != "java/lang/Throwable" {
            let other = self.fresh_name("other");
            self.say(format!("}} catch (Throwable {other}) {{"));
            self.say("    // This is not what the condition is about.");
        }
        self.say("}");
        Ok(true)
    }

    /// Asserts that the result is there.
    fn demand_result(&mut self, violation: &Violation) -> Written<()> {
        self.say_result()?;
        self.say_with_message("assertNotNull", "result", violation);
        Ok(())
    }

    /// Asserts that the result is none of the objects that were there before.
    fn demand_new_result(&mut self, violation: &Violation) -> Written<()> {
        self.say_result()?;
        self.needs.helper = true;
        let known: String = self.known_objects().iter().map(|name| format!(", {name}")).collect();
        let is_new = format!("{}.isNew(result{known})", self.names.helper);
        self.say_with_message("assertTrue", &is_new, violation);
        Ok(())
    }

    /// The call, and what it gives in a variable.
    fn say_result(&mut self) -> Written<Call> {
        let call = self.call()?;
        self.space();
        let of = call.gives.clone().unwrap_or_else(object_type);
        let (named, expression) = self.as_variable(&call, &of);
        self.say(format!("{named} result = {expression};"));
        self.space();
        Ok(call)
    }
}
