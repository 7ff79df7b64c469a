//! Patterns and `switch`: tests in the order in which they are written.

use super::Compiler;
use super::conditions::When;
use crate::syntax::Form;
use crate::typing::{Test, Typed, TypedBody, TypedPattern, TypedSwitch};
use program::{Label, Op};

const NULL_POINTER_EXCEPTION: &str = "java/lang/NullPointerException";
const MATCH_EXCEPTION: &str = "java/lang/MatchException";

impl Compiler<'_> {
    pub(super) fn matches(&mut self, operand: &Typed, pattern: &TypedPattern, when: When, target: Label) {
        let local = self.local();
        self.value(operand);
        self.op(Op::Store(local));
        if when == When::Fails {
            return self.pattern(pattern, local, target);
        }
        let fails = self.code.label();
        self.pattern(pattern, local, fails);
        self.code.branch(Op::Goto, target);
        self.code.bind(fails);
    }

    /// Goes on if the value in a local variable matches, which then is the variable of the pattern.
    fn pattern(&mut self, pattern: &TypedPattern, local: u16, fails: Label) {
        let asked = match pattern {
            TypedPattern::Any(variable) => {
                self.bound.extend(variable.map(|id| (id, local)));
                return;
            }
            TypedPattern::Object { asked, .. } | TypedPattern::Record { asked, .. } => asked,
        };
        self.op(Op::Load(local));
        match asked {
            Some(of) => {
                self.code.class(Op::InstanceOf, &of.class_name());
                self.code.branch(Op::IfEq, fails);
            }
            None => {
                self.code.branch(Op::IfNull, fails);
            }
        }
        match pattern {
            TypedPattern::Record { record, parts, .. } => {
                self.bound.insert(*record, local);
                for part in parts {
                    let local = self.local();
                    self.component(&part.value);
                    self.op(Op::Store(local));
                    self.pattern(&part.pattern, local, fails);
                }
            }
            TypedPattern::Object { variable, .. } | TypedPattern::Any(variable) => {
                self.bound.extend(variable.map(|id| (id, local)));
            }
        }
    }

    /// A component of a record. What its accessor throws becomes the cause of a MatchException, where there is one.
    fn component(&mut self, value: &Typed) {
        if !self.has_match_exception {
            return self.value(value);
        }
        let [start, end, threw, done] = [(); 4].map(|()| self.code.label());
        self.code.bind(start);
        self.value(value);
        self.code.bind(end);
        self.code.branch(Op::Goto, done);
        self.code.bind(threw);
        let thrown = self.local();
        self.op(Op::Store(thrown));
        self.code.class(Op::New, MATCH_EXCEPTION);
        self.op(Op::Dup);
        self.op(Op::Load(thrown));
        self.code.method(Op::InvokeVirtual, "java/lang/Throwable", "toString", "()Ljava/lang/String;");
        self.op(Op::Load(thrown));
        let descriptor = "(Ljava/lang/String;Ljava/lang/Throwable;)V";
        self.code.method(Op::InvokeSpecial, MATCH_EXCEPTION, "<init>", descriptor);
        self.op(Op::AThrow);
        self.code.bind(done);
        self.code.catch_all(start, end, threw);
    }

    pub(super) fn switch(&mut self, switch: &TypedSwitch) {
        let end = self.code.label();
        self.inside_block(end, |compiler| compiler.switch_to(switch, end));
        self.code.bind(end);
    }

    /// A `switch` that goes on there, with its value if it has one.
    pub(super) fn switch_to(&mut self, switch: &TypedSwitch, end: Label) {
        let held = self.local();
        self.bound.insert(switch.held, held);
        self.value(&switch.selector);
        self.op(Op::Store(held));
        let bodies: Vec<Label> = switch.arms.iter().map(|_| self.code.label()).collect();
        if switch.selector.of().is_reference() {
            self.null_selector(switch, held, &bodies);
        }
        for (arm, &body) in switch.arms.iter().zip(&bodies) {
            for test in &arm.tests {
                let next = self.code.label();
                match test {
                    Test::Condition(condition) => self.branch(condition, When::Fails, next),
                    Test::Pattern(pattern) => self.pattern(pattern, held, next),
                }
                if let Some(guard) = &arm.guard {
                    self.branch(guard, When::Fails, next);
                }
                self.code.branch(Op::Goto, body);
                self.code.bind(next);
            }
        }
        match switch.otherwise {
            Some(arm) => {
                self.code.branch(Op::Goto, bodies[arm]);
            }
            None => match switch.unmatched {
                Some(exception) => self.unmatched(exception),
                None => {
                    self.code.branch(Op::Goto, end);
                }
            },
        }
        for (arm, body) in switch.arms.iter().zip(bodies) {
            self.code.bind(body);
            match &arm.body {
                TypedBody::Value(value) => {
                    self.value(value);
                    self.code.branch(Op::Goto, end);
                }
                TypedBody::Throw(thrown) => {
                    self.value(thrown);
                    self.op(Op::AThrow);
                }
                TypedBody::Actions(actions) => {
                    self.actions(actions);
                    if switch.form == Form::Arrows {
                        self.code.branch(Op::Goto, end);
                    }
                }
            }
        }
    }

    /// `null` is for its own arm, or a NullPointerException.
    fn null_selector(&mut self, switch: &TypedSwitch, held: u16, bodies: &[Label]) {
        self.op(Op::Load(held));
        match switch.of_null {
            Some(arm) => {
                self.code.branch(Op::IfNull, bodies[arm]);
            }
            None => {
                let there = self.code.label();
                self.code.branch(Op::IfNonNull, there);
                self.code.class(Op::New, NULL_POINTER_EXCEPTION);
                self.op(Op::Dup);
                self.code.method(Op::InvokeSpecial, NULL_POINTER_EXCEPTION, "<init>", "()V");
                self.op(Op::AThrow);
                self.code.bind(there);
            }
        }
    }

    fn unmatched(&mut self, exception: &str) {
        self.code.class(Op::New, exception);
        self.op(Op::Dup);
        if exception == MATCH_EXCEPTION {
            self.op(Op::AConstNull);
            self.op(Op::AConstNull);
            self.code.method(Op::InvokeSpecial, exception, "<init>", "(Ljava/lang/String;Ljava/lang/Throwable;)V");
        } else {
            self.code.method(Op::InvokeSpecial, exception, "<init>", "()V");
        }
        self.op(Op::AThrow);
    }
}
