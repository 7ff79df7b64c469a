//! How the call that a stand-in stands for ends: with an unknown result, or with one of the exceptions that its contract allows.

use super::Plan;
use super::visible::Ready;
use crate::driver::cases::Cases;
use crate::driver::clause::{Clause, ClauseKind};
use crate::driver::conditions::{Arguments, assumed, begin};
use crate::driver::invariants;
use crate::error::Error;
use contract::Nullness;
use contract::syntax::{Behavior, Binary, Expression, ExpressionKind};
use interp::symbolic::{AGAIN, FRESH, NOT_NULL, RECALLED_EXCEPTION, REMEMBER, REMEMBER_THROWN, RENEWED, THROWN};
use program::{ClassId, Kind, Label, Op, Type};

/// What is thrown, as descriptors have it.
pub(super) const THROWABLE: &str = "Ljava/lang/Throwable;";

/// The exceptions that a call by contract may throw.
pub(super) struct Thrown {
    /// The exact classes of new ones. Of those of the JDK below the ones that are allowed, the ones that code or conditions have
    /// asked for: nobody else can tell them from the class that was allowed.
    pub exact: Vec<ClassId>,
    /// A class that all that are allowed have in common, of which there may be older ones.
    pub older: Option<ClassId>,
    /// The classes of which no exception can be made.
    nobody: Vec<ClassId>,
}

/// What control goes to where the call throws.
#[derive(Default)]
pub(super) struct Outcomes {
    /// An exception of each exact class, and after them an older one.
    pub labels: Vec<Label>,
    /// The exception that the same call has thrown.
    pub again: Option<Label>,
}

impl Plan<'_> {
    /// The exceptions that some case allows.
    pub(super) fn exceptions(&mut self, cases: &Cases) -> Result<Thrown, Error> {
        let allowed: Vec<ClassId> = match cases.cases.is_empty() {
            true => cases.declared.clone(),
            false => cases.cases.iter().flat_map(|case| cases.allowed(case)).collect(),
        };
        let older = allowed.iter().copied().reduce(|one, other| self.common_class(one, other));
        let (mut exact, mut nobody) = (Vec::new(), Vec::new());
        for class in allowed {
            let found = self.machine.program.implementations(class)?;
            let considered = self.machine.considered_below(class);
            if found.is_empty() && considered.is_empty() {
                nobody.push(class);
            }
            exact.extend(found);
            exact.extend(considered);
        }
        exact.sort();
        exact.dedup();
        Ok(Thrown { exact, older, nobody })
    }

    /// The nearest class above two of them.
    fn common_class(&self, one: ClassId, other: ClassId) -> ClassId {
        let lineage = &self.machine.program.class(one).lineage;
        let common = lineage.iter().rev().find(|&&above| self.machine.program.is_subclass(other, above));
        common.copied().unwrap_or(one)
    }

    /// Goes to one of the exceptions, or on.
    pub(super) fn branch_to_outcomes(&mut self, thrown: &Thrown) -> Outcomes {
        for class in &thrown.nobody {
            self.code.op(Op::IConst(class.index() as i32));
            self.native("throwsNone", "(I)V");
        }
        let Some(older) = thrown.older else { return Outcomes::default() };
        let labels: Vec<Label> = (0..=thrown.exact.len()).map(|_| self.code.label()).collect();
        let again = self.branch_to_same_exception();
        let outcome = self.free;
        self.free += 1;
        let returns = self.branch_to_known_outcome(&labels);
        self.code.op(Op::IConst(thrown.exact.len() as i32 + 1));
        self.code.op(Op::IConst(older.index() as i32));
        self.native("mayThrowOlder", "(I)I");
        self.code.op(Op::IAdd);
        self.native("outcome", "(I)I");
        self.code.op(Op::Store(outcome));
        for (place, label) in labels.iter().enumerate() {
            self.code.op(Op::Load(outcome));
            self.code.op(Op::IConst(place as i32 + 1));
            self.code.branch(Op::IfICmpEq, *label);
        }
        self.code.bind(returns);
        self.code.op(Op::Nop);
        Outcomes { labels, again }
    }

    /// Goes where the very exception is thrown that the same call has thrown before, if it is.
    fn branch_to_same_exception(&mut self) -> Option<Label> {
        let known = self.known?;
        let again = self.code.label();
        self.code.op(Op::Load(known));
        self.code.op(Op::IConst(AGAIN));
        self.code.branch(Op::IfICmpEq, again);
        Some(again)
    }

    /// Goes where the same call has ended before, if that is known: to one of the exceptions, or to the label that is given.
    fn branch_to_known_outcome(&mut self, labels: &[Label]) -> Label {
        let (unknown, returns) = (self.code.label(), self.code.label());
        if let Some(known) = self.known {
            self.code.op(Op::Load(known));
            self.code.branch(Op::IfEq, unknown);
            for (place, label) in labels.iter().enumerate() {
                self.code.op(Op::Load(known));
                self.code.op(Op::IConst(RENEWED + place as i32 + 1));
                self.code.branch(Op::IfICmpEq, *label);
            }
            self.code.branch(Op::Goto, returns);
        }
        self.code.bind(unknown);
        self.code.op(Op::Nop);
        returns
    }

    pub(super) fn return_normally(&mut self, cases: &Cases, invariants: &Ready) {
        self.make_result();
        self.assume_invariants(invariants);
        for case in &cases.cases {
            let skip = case.skip_unless_bound(&mut self.code);
            if let Some(agreed) = case.agreed.as_ref().filter(|it| it.behavior == Behavior::Exceptional) {
                let number = self.conditions.number(ClauseKind::Throws, &agreed.place);
                self.refuse(number);
            }
            for condition in &case.ensures {
                let after = Arguments { result: cases.result, ..cases.before() };
                condition.evaluate(&mut self.code, &after, self.promise_threw);
                assumed(&mut self.code);
            }
            self.code.bind(skip);
            self.code.op(Op::Nop);
        }
        if self.known.is_some() {
            let kept = self.returns.as_ref().map_or_else(String::new, Type::descriptor);
            if self.returns.is_some() {
                self.code.op(Op::Load(self.result));
            }
            self.remember(REMEMBER, &kept);
        }
        self.end_call();
        if self.returns.is_some() {
            self.code.op(Op::Load(self.result));
            self.code.op(Op::ReturnValue);
        } else {
            self.code.op(Op::Return);
        }
    }

    /// Keeps how the call ends, of which something is on the stack, for the same call.
    fn remember(&mut self, how: &str, pushed: &str) {
        self.load_arguments();
        let (types, class_name) = (self.types_of_arguments(), self.class_name.clone());
        self.code.method(Op::InvokeStatic, &class_name, how, &format!("({pushed}{types})V"));
    }

    fn end_call(&mut self) {
        self.code.op(Op::Load(self.around));
        self.native("endCall", "(J)V");
    }

    /// The path ends here: the contract says that this does not happen.
    fn refuse(&mut self, number: u32) {
        begin(&mut self.code, number);
        self.code.op(Op::IConst(0));
        assumed(&mut self.code);
    }

    fn make_result(&mut self) {
        let Some(of) = self.returns.clone() else { return };
        match of.kind() {
            Kind::Base(base) => {
                let letter = base.letter();
                self.native(&format!("unknown{letter}"), &format!("(){letter}"));
            }
            Kind::Reference => {
                let object = self.machine.program.loaded("java/lang/Object").expect("it is the first class loaded");
                let class = invariants::class_of_type(self.machine, self.home, &of).unwrap_or(object);
                let not_null = if self.agreed.result == Nullness::NonNull { NOT_NULL } else { 0 };
                let is_fresh = self.agreed.fresh || matches!(&*self.agreed.cases, [only] if says_fresh(only));
                let fresh = if is_fresh { FRESH } else { 0 };
                self.code.op(Op::IConst(class.index() as i32));
                self.push_renewed(not_null | fresh);
                self.native("unknownReference", "(II)Ljava/lang/Object;");
            }
        }
        self.code.op(Op::Store(self.result));
    }

    /// Pushes what is known of a result, and that it is new if the same call has made its own.
    fn push_renewed(&mut self, known: i32) {
        let (other, done) = (self.code.label(), self.code.label());
        if let Some(of_same_call) = self.known {
            self.code.op(Op::Load(of_same_call));
            self.code.op(Op::IConst(RENEWED));
            self.code.branch(Op::IfICmpNe, other);
            self.code.op(Op::IConst(known | FRESH));
            self.code.branch(Op::Goto, done);
        }
        self.code.bind(other);
        self.code.op(Op::IConst(known));
        self.code.bind(done);
    }

    /// Throws a new exception of a class, which is the outcome of some number.
    pub(super) fn throw_new(&mut self, cases: &Cases, invariants: &Ready, class: ClassId, outcome: i32) {
        self.assume_invariants_after_exception(invariants);
        let name = self.machine.program.class(class).name.to_string();
        self.code.class(Op::New, &name);
        self.code.op(Op::Store(self.caught));
        self.code.op(Op::Load(self.caught));
        self.native("unknownException", "(Ljava/lang/Throwable;)V");
        self.throw_caught(cases, outcome);
    }

    /// Throws an exception that was there before, of a class or one below it.
    pub(super) fn throw_older(&mut self, cases: &Cases, invariants: &Ready, class: ClassId, outcome: i32) {
        self.assume_invariants_after_exception(invariants);
        self.code.op(Op::IConst(class.index() as i32));
        self.code.op(Op::IConst(NOT_NULL | THROWN));
        self.native("unknownReference", "(II)Ljava/lang/Object;");
        self.code.op(Op::Store(self.caught));
        // Which object it is must be known from here on.
        self.code.op(Op::Load(self.caught));
        self.code.method(Op::InvokeVirtual, "java/lang/Object", "getClass", "()Ljava/lang/Class;");
        self.code.op(Op::Pop);
        self.code.op(Op::Load(self.caught));
        self.native("olderException", "(Ljava/lang/Throwable;)V");
        self.throw_caught(cases, outcome);
    }

    /// Throws the exception that the same call has thrown before.
    pub(super) fn throw_again(&mut self, cases: &Cases, invariants: &Ready) {
        self.assume_invariants_after_exception(invariants);
        self.load_arguments();
        let (types, class_name) = (self.types_of_arguments(), self.class_name.clone());
        self.code.method(Op::InvokeStatic, &class_name, RECALLED_EXCEPTION, &format!("({types}){THROWABLE}"));
        self.code.op(Op::Store(self.caught));
        self.code.op(Op::Load(self.caught));
        self.native("olderException", &format!("({THROWABLE})V"));
        self.throw_caught(cases, AGAIN);
    }

    /// Throws an exception if the cases that bind allow it and their conditions for it hold.
    fn throw_caught(&mut self, cases: &Cases, outcome: i32) {
        if cases.cases.is_empty() {
            let (file, line) = self.conditions.annotated.clone();
            let clause = Clause::new(ClauseKind::Throws, String::new(), file, Some(line));
            let number = self.conditions.add(clause);
            self.refuse_unless(&cases.declared, number);
        }
        for case in &cases.cases {
            let skip = case.skip_unless_bound(&mut self.code);
            if let Some(agreed) = &case.agreed {
                let number = self.conditions.number(ClauseKind::Throws, &agreed.place);
                self.refuse_unless(&cases.allowed(case), number);
            }
            for (exception, condition) in &case.signals {
                let Some(condition) = condition else { continue };
                let other = self.code.label();
                self.push_is_instance(*exception);
                self.code.branch(Op::IfEq, other);
                let arguments = Arguments { exception: Some(self.caught), ..self.before(cases) };
                condition.evaluate(&mut self.code, &arguments, self.promise_threw);
                assumed(&mut self.code);
                self.code.bind(other);
                self.code.op(Op::Nop);
            }
            self.code.bind(skip);
            self.code.op(Op::Nop);
        }
        if self.known.is_some() {
            self.code.op(Op::IConst(outcome));
            self.remember(REMEMBER_THROWN, "I");
        }
        self.end_call();
        self.code.op(Op::Load(self.caught));
        self.code.op(Op::AThrow);
    }

    fn refuse_unless(&mut self, allowed: &[ClassId], number: u32) {
        let fine = self.code.label();
        for &class in allowed {
            self.push_is_instance(class);
            self.code.branch(Op::IfNe, fine);
        }
        self.refuse(number);
        self.code.bind(fine);
        self.code.op(Op::Nop);
    }

    fn push_is_instance(&mut self, class: ClassId) {
        let name = self.machine.program.class(class).name.to_string();
        self.code.op(Op::Load(self.caught));
        self.code.class(Op::InstanceOf, &name);
    }
}

/// Whether a case says of some results that they are new.
pub(super) fn mentions_fresh(case: &contract::Case) -> bool {
    fn mentions(expression: &Expression) -> bool {
        is_fresh_result(expression) || expression.children().into_iter().any(mentions)
    }
    case.ensures.iter().any(|condition| mentions(&condition.expression))
}

fn is_fresh_result(expression: &Expression) -> bool {
    matches!(&expression.kind, ExpressionKind::Fresh(of) if of.iter().any(|of| of.kind == ExpressionKind::Result))
}

/// Whether a case says, as a condition of its own, that the result is new.
fn says_fresh(case: &contract::Case) -> bool {
    fn holds(expression: &Expression) -> bool {
        match &expression.kind {
            _ if is_fresh_result(expression) => true,
            ExpressionKind::Binary { operator: Binary::ConditionalAnd, left, right } => holds(left) || holds(right),
            _ => false,
        }
    }
    case.ensures.iter().any(|condition| holds(&condition.expression))
}
