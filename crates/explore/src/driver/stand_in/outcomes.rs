//! How the call that a stand-in stands for ends: with an unknown result, or with one of the exceptions that its contract allows.

use super::visible::Ready;
use super::{Plan, returned};
use crate::driver::cases::Cases;
use crate::driver::clause::ClauseKind;
use crate::driver::conditions::{Arguments, assumed, begin};
use crate::driver::invariants;
use crate::error::Error;
use contract::Nullness;
use contract::syntax::{Behavior, Binary, Expression, ExpressionKind};
use interp::symbolic::{FRESH, NOT_NULL, REMEMBER};
use program::{ClassId, Kind, Label, Op};

impl Plan<'_> {
    /// The exact classes of the exceptions that some case allows. Of those of the JDK below them, the ones that code or
    /// conditions have asked for: nobody else can tell them from the class that was allowed.
    pub(super) fn exceptions(&mut self, cases: &Cases) -> Result<Vec<ClassId>, Error> {
        let allowed: Vec<ClassId> = match cases.cases.is_empty() {
            true => cases.declared.clone(),
            false => cases.cases.iter().flat_map(|case| cases.allowed(case)).collect(),
        };
        let mut exact = Vec::new();
        for class in allowed {
            let found = self.machine.program.implementations(class)?;
            let found = if found.is_empty() { vec![class] } else { found };
            exact.extend(found);
            exact.extend(self.machine.considered_below(class));
        }
        exact.sort();
        exact.dedup();
        Ok(exact)
    }

    /// Goes to one of the exceptions, or on.
    pub(super) fn branch_to_outcomes(&mut self, count: usize) -> Vec<Label> {
        let labels: Vec<Label> = (0..count).map(|_| self.code.label()).collect();
        if count == 0 {
            return labels;
        }
        let outcome = self.free;
        self.free += 1;
        self.code.op(Op::IConst(count as i32 + 1));
        self.native("outcome", "(I)I");
        self.code.op(Op::Store(outcome));
        for (place, label) in labels.iter().enumerate() {
            self.code.op(Op::Load(outcome));
            self.code.op(Op::IConst(place as i32 + 1));
            self.code.branch(Op::IfICmpEq, *label);
        }
        labels
    }

    pub(super) fn return_normally(&mut self, cases: &Cases, invariants: &Ready) {
        self.make_result();
        self.assume_invariants(invariants);
        for case in &cases.cases {
            let skip = case.skip_unless_bound(&mut self.code);
            if let Some(agreed) = case.agreed.as_ref().filter(|it| it.behavior == Behavior::Exceptional) {
                self.refuse(&agreed.place);
            }
            for condition in &case.ensures {
                let after = Arguments { result: cases.result, ..cases.before() };
                condition.evaluate(&mut self.code, &after, self.threw);
                assumed(&mut self.code);
            }
            self.code.bind(skip);
            self.code.op(Op::Nop);
        }
        if self.keeps_results() {
            self.code.op(Op::Load(self.result));
            self.load_arguments();
            let (types, returns) = (self.types_of_arguments(), returned(self.returns.as_ref()));
            let class_name = self.class_name.clone();
            self.code.method(Op::InvokeStatic, &class_name, REMEMBER, &format!("({returns}{types})V"));
        }
        self.end_call();
        if self.returns.is_some() {
            self.code.op(Op::Load(self.result));
            self.code.op(Op::ReturnValue);
        } else {
            self.code.op(Op::Return);
        }
    }

    fn end_call(&mut self) {
        self.code.op(Op::Load(self.around));
        self.native("endCall", "(J)V");
    }

    /// The path ends here: the contract says that this does not happen.
    fn refuse(&mut self, place: &contract::Place) {
        let number = self.conditions.number(ClauseKind::Throws, place);
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
                self.code.op(Op::IConst(not_null | fresh));
                self.native("unknownReference", "(II)Ljava/lang/Object;");
            }
        }
        self.code.op(Op::Store(self.result));
    }

    /// Throws an exception of a class for which the conditions of the cases that bind hold.
    pub(super) fn throw(&mut self, cases: &Cases, invariants: &Ready, class: ClassId) {
        self.assume_invariants_after_exception(invariants);
        let name = self.machine.program.class(class).name.to_string();
        self.code.class(Op::New, &name);
        self.code.op(Op::Store(self.caught));
        self.code.op(Op::Load(self.caught));
        self.native("unknownException", "(Ljava/lang/Throwable;)V");
        for case in &cases.cases {
            let skip = case.skip_unless_bound(&mut self.code);
            let is_allowed = cases.allowed(case).iter().any(|&it| self.machine.program.is_subtype(class, it));
            if let (false, Some(agreed)) = (is_allowed, &case.agreed) {
                self.refuse(&agreed.place);
            }
            for (exception, condition) in &case.signals {
                let Some(condition) = condition else { continue };
                if self.machine.program.is_subtype(class, *exception) {
                    let arguments = Arguments { exception: Some(self.caught), ..self.before(cases) };
                    condition.evaluate(&mut self.code, &arguments, self.threw);
                    assumed(&mut self.code);
                }
            }
            self.code.bind(skip);
            self.code.op(Op::Nop);
        }
        self.end_call();
        self.code.op(Op::Load(self.caught));
        self.code.op(Op::AThrow);
    }
}

/// Whether a case says, as a condition of its own, that the result is new.
fn says_fresh(case: &contract::Case) -> bool {
    fn holds(expression: &Expression) -> bool {
        match &expression.kind {
            ExpressionKind::Fresh(of) => of.iter().any(|of| of.kind == ExpressionKind::Result),
            ExpressionKind::Binary { operator: Binary::ConditionalAnd, left, right } => holds(left) || holds(right),
            _ => false,
        }
    }
    case.ensures.iter().any(|condition| holds(&condition.expression))
}
