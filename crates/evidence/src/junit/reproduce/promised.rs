//! The call of a test about a violation, and what the contract promises beside what is broken: how the call may end once the code is
//! mended, and what holds then.

use super::{ABOUT_EXCEPTIONS, message_about};
use crate::case::{CallKind, Ends, Value};
use crate::junit::body::{Body, Written};
use crate::junit::call::Call;
use crate::junit::expect::clause::{Condition, Kept, Variables};
use crate::junit::expect::invariants::Of;
use crate::junit::expect::object_type;
use crate::junit::names::as_type;
use explore::{About, Clause};
use std::collections::BTreeSet;

/// What a test about a violation asserts when the call has ended.
#[derive(Default)]
pub(super) struct Promised {
    /// The condition that is broken, if it is one for where the call returns, and if the test can say it.
    pub broken: Option<Condition>,
    /// What else holds where the call returns, and what its contract says.
    holds: Vec<(String, String)>,
    /// Statements before the call.
    before: Vec<String>,
    needs_result: bool,
    /// The exceptions that may end the call.
    catches: Vec<Catch>,
    /// Whether the call must not return at all.
    must_throw: bool,
    /// Assertions of what is broken, where that has to hold however the call ends, for where the test ends with an exception.
    pub lasts: Vec<String>,
    /// What the test method has to declare unless it catches all that the call may throw.
    throws: BTreeSet<String>,
}

/// What is caught.
struct Catch {
    class: String,
    named: String,
    /// What holds then, and whether that is what is broken.
    holds: Vec<(String, bool)>,
}

impl Catch {
    /// Whether what is broken is said there.
    fn is_broken(&self) -> bool {
        self.holds.iter().any(|(_, is_broken)| *is_broken)
    }
}

/// When the assertions behind a call are made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asserts {
    OnReturn,
    /// However the call ends.
    AtAnyEnd,
}

impl Promised {
    /// When to assert what holds at any end: there is more to say of a call that returns, unless it is one that throws.
    pub fn asserts(&self, ends: &Ends) -> Asserts {
        let is_more = !self.holds.is_empty() && !matches!(ends, Ends::Throws { .. });
        if is_more || self.must_throw { Asserts::OnReturn } else { Asserts::AtAnyEnd }
    }

    /// Whether the test knows an exception that may end the call.
    pub fn is_any_caught(&self) -> bool {
        !self.catches.is_empty()
    }

    /// Whether what is broken is said where an exception is caught.
    pub fn catches_broken(&self) -> bool {
        self.catches.iter().any(Catch::is_broken)
    }

    /// The same where what is wrong is how the call ends.
    pub fn asserts_of_end(&self) -> Asserts {
        if self.holds.is_empty() && !self.must_throw { Asserts::AtAnyEnd } else { Asserts::OnReturn }
    }
}

impl Body<'_, '_> {
    /// The call, and what the contract promises of it; `broken` comes first wherever it is said.
    pub(super) fn promised_call(&mut self, broken: Option<&Clause>) -> Written<(Call, Promised)> {
        let before = std::mem::take(&mut self.needs.throws);
        let call = self.call()?;
        let throws = std::mem::replace(&mut self.needs.throws, before);
        let promised = Promised { throws, ..self.promised(&call, broken) };
        Ok((call, promised))
    }

    fn promised(&mut self, call: &Call, broken: Option<&Clause>) -> Promised {
        let case = self.case;
        let mut promised = Promised::default();
        let mut kept = Kept::default();
        let of = call.gives.clone();
        let result = of.map(|of| if self.type_name(&of).is_some() { of } else { object_type() });
        let variables = Variables { result, thrown: None };
        let mut seen: Vec<&Clause> = Vec::new();
        if let Some(clause) = broken.filter(|clause| clause.exception.is_none()) {
            promised.broken = self.as_condition(clause, variables.clone(), &mut kept);
        }
        if let Some(condition) = &promised.broken {
            promised.before.extend(condition.before.iter().cloned());
            promised.needs_result |= condition.needs_result;
        }
        for clause in case.promised().flat_map(|promise| &promise.ensures) {
            if Some(clause) == broken || seen.contains(&clause) {
                continue;
            }
            seen.push(clause);
            if let Some(condition) = self.as_condition(clause, variables.clone(), &mut kept) {
                promised.before.extend(condition.before);
                promised.needs_result |= condition.needs_result;
                if condition.text != "true" {
                    promised.holds.push((condition.text, message_about("postcondition", &clause.text)));
                }
            }
        }
        promised.must_throw = case.promised().any(|promise| promise.must_throw);
        promised.catches = self.caught(call, broken, &mut promised.before, &mut kept);
        promised
    }

    /// The exceptions that all cases allow, those that include others last.
    fn caught(
        &mut self,
        call: &Call,
        broken: Option<&Clause>,
        before: &mut Vec<String>,
        kept: &mut Kept,
    ) -> Vec<Catch> {
        let mut caught: Vec<Catch> = Vec::new();
        for class in self.allowed_classes(call) {
            let Some(named) = self.type_of(&class) else { continue };
            let (Some(of), case) = (as_type(&class), self.case) else { continue };
            let about = case.promised().flat_map(|promise| &promise.signals);
            let about = about.filter(|(above, _)| self.names.classes.is_subtype(&class, above));
            let clauses: Vec<&Clause> = about.filter_map(|(_, clause)| clause.as_ref()).collect();
            let mut holds: Vec<(String, bool)> = Vec::new();
            for clause in clauses {
                let variables = Variables { result: None, thrown: Some(of.clone()) };
                let Some(condition) = self.as_condition(clause, variables, kept) else { continue };
                before.extend(condition.before);
                if condition.text != "true" && !holds.iter().any(|(text, _)| *text == condition.text) {
                    holds.push((condition.text, Some(clause) == broken));
                }
            }
            holds.sort_by_key(|(_, is_broken)| !is_broken);
            let catch = Catch { class, named, holds };
            let refuses = |catch: &Catch| self.is_thrown_now(&catch.class) && catch.is_broken();
            // What is wrong must not pass for what is allowed.
            if !self.is_thrown_now(&catch.class) || refuses(&catch) || caught.iter().any(refuses) {
                caught.push(catch);
            }
        }
        caught
    }

    /// Whether an exception of a class is how the call ends now, which is wrong.
    fn is_thrown_now(&self, class: &str) -> bool {
        let code = self.case.prediction.violation.as_ref().map_or("", |violation| violation.code);
        let thrown = match &self.case.prediction.ends {
            Ends::Throws { class, .. } if ABOUT_EXCEPTIONS.contains(&code) => class.as_str(),
            Ends::Checks => "java.lang.AssertionError",
            _ => return false,
        };
        self.names.classes.is_subtype(thrown, class)
    }

    /// The classes of exceptions that the contract allows and that a test can catch, those below others first.
    fn allowed_classes(&self, call: &Call) -> Vec<String> {
        let (case, classes) = (self.case, self.names.classes);
        let allows = |class: &String| {
            let allowed = |above: &String| classes.is_subtype(class, above);
            case.promised().all(|promise| promise.allowed.iter().any(allowed))
        };
        let named = case.promised().flat_map(|promise| {
            let signals = promise.signals.iter().map(|(class, _)| class);
            promise.allowed.iter().chain(signals)
        });
        let mut all: Vec<String> = Vec::new();
        for class in named {
            if allows(class) && !all.contains(class) {
                all.push(class.clone());
            }
        }
        let below = |class: &String| all.iter().filter(|above| classes.is_subtype(class, above)).count();
        let mut sorted = all.clone();
        sorted.sort_by_key(|class| std::cmp::Reverse(below(class)));
        let known = sorted.clone();
        sorted.retain(|class| self.can_be_caught(class, call, &known));
        sorted
    }

    /// Whether javac agrees that an exception may come out of the call, and not only by others that are caught already.
    fn can_be_caught(&self, class: &str, call: &Call, caught: &[String]) -> bool {
        let classes = self.names.classes;
        let is_any = matches!(class, "java.lang.Exception" | "java.lang.Throwable");
        if is_any || !classes.is_checked(class) {
            return true;
        }
        let called = &self.case.called;
        let Some(home) = classes.get(&called.class).filter(|_| !call.is_reflective) else { return false };
        let Some(method) = home.method(&called.name, &called.descriptor) else { return false };
        let leads = |declared: &String| {
            let is_left = declared == class || !caught.contains(declared);
            classes.is_subtype(class, declared) || classes.is_subtype(declared, class) && is_left
        };
        method.exceptions.iter().any(leads)
    }

    /// The call, with what it gives in the variable `result` if something needs it. What the contract allows to be thrown is no failure.
    pub(super) fn say_call(&mut self, call: &Call, promised: &mut Promised, asserts: Asserts, wants_result: bool) {
        promised.before.iter().for_each(|line| self.say(line.clone()));
        self.space();
        let catches = std::mem::take(&mut promised.catches);
        if asserts == Asserts::AtAnyEnd && !catches.is_empty() {
            // What holds where the call returns is nothing to ask where it throws.
            promised.holds.clear();
            promised.must_throw = false;
            promised.needs_result = false;
        }
        let is_asked = wants_result || promised.needs_result || self.has_new_invariants();
        let variable = match &call.gives {
            Some(of) if is_asked && !promised.must_throw => Some(self.as_variable(call, of)),
            _ => None,
        };
        let returns = asserts == Asserts::OnReturn || variable.is_some();
        let mut last = Vec::new();
        if returns && !catches.is_empty() {
            last = std::mem::take(&mut promised.lasts);
            last.extend(self.aside(|body| body.expect_invariants(Of::Given)));
            last.push("return;".to_owned());
        }
        if let Some((named, _)) = &variable {
            self.name_result(call, named != "Object");
        }
        match (&variable, catches.is_empty()) {
            (Some((named, expression)), true) => self.say(format!("{named} result = {expression};")),
            (None, true) => self.say(format!("{};", call.expression)),
            (variable, false) => {
                if let Some((named, _)) = variable {
                    self.say(format!("{named} result;"));
                }
                self.say("try {");
                self.say(match variable {
                    Some((_, expression)) => format!("    result = {expression};"),
                    None => format!("    {};", call.expression),
                });
                self.say_catches(&catches, &last);
                self.say("}");
            }
        }
        if !self.is_all_caught(&catches) {
            self.needs.throws.append(&mut promised.throws);
        }
    }

    /// Whether what a constructor has made is to be asked for invariants.
    fn has_new_invariants(&self) -> bool {
        let case = self.case;
        let has_any =
            !case.new_invariants.is_empty() || case.lasting.iter().any(|clause| clause.about == About::Result);
        has_any && case.called.kind == CallKind::Constructor && matches!(case.prediction.ends, Ends::Returns(_))
    }

    /// A new object that the call gives is called `result` from here on.
    fn name_result(&mut self, call: &Call, is_named: bool) {
        let Ends::Returns(Some(Value::Object(new))) = self.case.prediction.ends else { return };
        if new < self.case.objects.len() || !self.locals[new].name.is_empty() {
            return;
        }
        let found = self.case.prediction.objects.get(new);
        let is_exact =
            call.gives.as_ref().zip(found).is_some_and(|(of, found)| of.class_name().replace('/', ".") == *found.class);
        self.locals[new].name = "result".to_owned();
        self.locals[new].is_typed = is_named && is_exact;
    }

    /// What is caught, first what conditions are about, and how each of the blocks ends.
    fn say_catches(&mut self, catches: &[Catch], last: &[String]) {
        let classes = self.names.classes;
        // What includes others stands for them, unless other conditions are about these.
        let is_included = |catch: &&Catch| {
            let mut others = catches.iter().filter(|other| other.class != catch.class && other.holds == catch.holds);
            others.any(|other| classes.is_subtype(&catch.class, &other.class))
        };
        let said = catches.iter().filter(|catch| !is_included(catch));
        let (with, without): (Vec<&Catch>, Vec<&Catch>) = said.partition(|catch| !catch.holds.is_empty());
        for catch in with {
            self.say(format!("}} catch ({} thrown) {{", catch.named));
            for (text, is_broken) in &catch.holds {
                let first = self.lines.len();
                match self.case.prediction.violation.as_deref().filter(|_| *is_broken) {
                    Some(violation) => self.say_with_message("assertTrue", text, violation),
                    None => {
                        let holds = self.assertion("assertTrue");
                        self.say(format!("{holds}({text});"));
                    }
                }
                self.lines[first..].iter_mut().for_each(|line| line.insert_str(0, "    "));
            }
            last.iter().for_each(|line| self.say(format!("    {line}")));
        }
        if !without.is_empty() {
            let named: Vec<&str> = without.iter().map(|catch| catch.named.as_str()).collect();
            self.say(format!("}} catch ({} declared) {{", named.join(" | ")));
            let condition = if last.len() > 1 { " if the following holds" } else { "" };
            self.say(format!("    // This is allowed{condition}."));
            last.iter().for_each(|line| self.say(format!("    {line}")));
        }
    }

    /// Whether nothing is left that the test method would have to declare.
    fn is_all_caught(&self, catches: &[Catch]) -> bool {
        let (classes, called) = (self.names.classes, &self.case.called);
        let home = classes.get(&called.class);
        let Some(method) = home.as_ref().and_then(|home| home.method(&called.name, &called.descriptor)) else {
            return false;
        };
        let is_caught = |declared: &String| catches.iter().any(|catch| classes.is_subtype(declared, &catch.class));
        method.exceptions.iter().filter(|declared| classes.is_checked(declared)).all(is_caught)
    }

    /// What else the contract promises, behind the assertion of what is broken.
    pub(super) fn say_promised(&mut self, promised: &Promised) {
        if promised.must_throw {
            self.space();
            let fail = self.assertion("fail");
            self.say(format!("{fail}(\"it returns, although its contract says that it throws\");"));
            return;
        }
        let said = self.aside(|body| {
            for (text, message) in &promised.holds {
                body.say_saying("assertTrue", text, message);
            }
            body.expect_invariants(Of::All);
        });
        self.say_else(said);
    }

    /// What is asserted beside what is broken.
    pub(super) fn say_else(&mut self, said: Vec<String>) {
        if !said.is_empty() {
            self.space();
            self.say("// What else the contract promises.");
            self.lines.extend(said);
        }
    }

    /// The lines that something says, which the test does not say yet.
    pub(super) fn aside(&mut self, says: impl FnOnce(&mut Self)) -> Vec<String> {
        let first = self.lines.len();
        says(self);
        self.lines.split_off(first).into_iter().filter(|line| !line.is_empty()).collect()
    }
}
