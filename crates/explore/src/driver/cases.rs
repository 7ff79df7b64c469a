//! The specification cases of a method: which of them bind it, and what they ask.
//!
//! A case whose precondition holds before the method binds it. With one case the precondition is assumed; with several it
//! is assumed that one of them holds, and each keeps for later whether it was its own.

use super::clause::ClauseKind;
use super::conditions::{Arguments, Compiled, assumed, begin, checked};
use super::{Plan, frame};
use contract::Case;
use contract::syntax::Behavior;
use program::{ClassId, Op};

/// The cases of a method, compiled.
pub(super) struct Cases {
    cases: Vec<Planned>,
    /// Exceptions that the method declares.
    declared: Vec<ClassId>,
    parameters: Vec<u16>,
    receiver: Option<u16>,
    result: Option<u16>,
}

struct Planned {
    agreed: Option<Case>,
    /// The local variable that says whether the case binds, if there are several.
    binds: Option<u16>,
    requires: Vec<Compiled>,
    ensures: Vec<Compiled>,
    signals: Vec<(ClassId, Option<Compiled>)>,
    assignable: Option<frame::Compiled>,
}

impl Cases {
    /// Compiles the conditions of all cases.
    pub fn plan(plan: &mut Plan<'_>) -> Cases {
        let agreed = plan.agreed.clone();
        let several = agreed.cases.len() > 1;
        let mut cases = Vec::new();
        if agreed.cases.is_empty() && agreed.pure {
            cases.push(Planned::of_pure(frame::nothing(&mut plan.conditions)));
        }
        for case in &agreed.cases {
            let binds = several.then(|| {
                plan.free += 1;
                plan.free - 1
            });
            let compile_all = |plan: &mut Plan<'_>, kind: &ClauseKind, conditions: &[contract::Condition]| {
                let compiled =
                    conditions.iter().filter_map(|it| plan.conditions.compile(plan.machine, kind.clone(), it));
                compiled.collect::<Vec<Compiled>>()
            };
            let requires = compile_all(plan, &ClauseKind::Requires, &case.requires);
            let ensures = compile_all(plan, &ClauseKind::Ensures, &case.ensures);
            let mut signals = Vec::new();
            for clause in &case.signals {
                let condition = clause.condition.as_ref();
                let compiled = condition.and_then(|it| plan.conditions.compile(plan.machine, ClauseKind::Signals, it));
                signals.push((clause.exception, compiled));
            }
            let assignable = match &case.assignable {
                Some(assigned) => frame::compile(&mut plan.conditions, plan.machine, assigned),
                None => agreed.pure.then(|| frame::nothing(&mut plan.conditions)),
            };
            cases.push(Planned { agreed: Some(case.clone()), binds, requires, ensures, signals, assignable });
        }
        let home = plan.called.class;
        let names = plan.machine.program.declared_exceptions(agreed.method);
        let declared = names.iter().filter_map(|name| plan.machine.class_seen_by(home, name)).collect();
        let receiver = plan.parameters.first().filter(|first| first.name == "this").map(|first| first.local);
        let parameters = plan.parameters.iter().filter(|it| it.name != "this").map(|it| it.local).collect();
        let result = (plan.called.returns.is_some()).then_some(plan.result);
        Cases { cases, declared, parameters, receiver, result }
    }

    fn before(&self) -> Arguments<'_> {
        Arguments { receiver: self.receiver, parameters: &self.parameters, exception: None, result: None }
    }

    fn after(&self, plan: &Plan<'_>) -> Arguments<'_> {
        let receiver = if plan.called.constructs { Some(plan.result) } else { self.receiver };
        Arguments { receiver, parameters: &self.parameters, exception: None, result: self.result }
    }

    /// Assumes that some case binds the method.
    pub fn assume_preconditions(&self, plan: &mut Plan<'_>) {
        if let [only] = &*self.cases {
            for condition in &only.requires {
                condition.evaluate(&mut plan.code, &self.before(), plan.threw);
                assumed(&mut plan.code);
            }
            return;
        }
        let Some(first) = self.cases.first() else { return };
        for case in &self.cases {
            let (Some(binds), fails, next) = (case.binds, plan.code.label(), plan.code.label()) else { continue };
            for condition in &case.requires {
                condition.evaluate(&mut plan.code, &self.before(), plan.threw);
                plan.code.branch(Op::IfEq, fails);
            }
            plan.code.op(Op::IConst(1));
            plan.code.op(Op::Store(binds));
            plan.code.branch(Op::Goto, next);
            plan.code.bind(fails);
            plan.code.op(Op::IConst(0));
            plan.code.op(Op::Store(binds));
            plan.code.bind(next);
        }
        let Some(agreed) = &first.agreed else { return };
        let number = plan.conditions.number(ClauseKind::Requires, &agreed.place);
        begin(&mut plan.code, number);
        plan.code.op(Op::IConst(0));
        for binds in self.cases.iter().filter_map(|case| case.binds) {
            plan.code.op(Op::Load(binds));
            plan.code.op(Op::IOr);
        }
        assumed(&mut plan.code);
    }

    /// What the cases that bind ask when the method returns.
    pub fn check_normal(&self, plan: &mut Plan<'_>) {
        for case in &self.cases {
            let skip = case.skip_unless_bound(plan);
            if let Some(agreed) = case.agreed.as_ref().filter(|it| it.behavior == Behavior::Exceptional) {
                let number = plan.conditions.number(ClauseKind::Throws, &agreed.place);
                begin(&mut plan.code, number);
                plan.code.op(Op::IConst(0));
                checked(&mut plan.code);
            }
            for condition in &case.ensures {
                let arguments = self.after(plan);
                condition.evaluate(&mut plan.code, &arguments, plan.threw);
                checked(&mut plan.code);
            }
            plan.code.bind(skip);
            plan.code.op(Op::Nop);
        }
    }

    /// What the cases that bind ask when the method throws.
    pub fn check_exceptional(&self, plan: &mut Plan<'_>, caught: u16) {
        if self.cases.is_empty() {
            self.refuse_unless(plan, caught, &self.declared);
        }
        for case in &self.cases {
            let skip = case.skip_unless_bound(plan);
            self.refuse_unless(plan, caught, &self.allowed(case));
            for (exception, condition) in &case.signals {
                let Some(condition) = condition else { continue };
                let other = plan.code.label();
                push_is_instance(plan, caught, *exception);
                plan.code.branch(Op::IfEq, other);
                let arguments = Arguments { exception: Some(caught), ..self.before() };
                condition.evaluate(&mut plan.code, &arguments, plan.threw);
                checked(&mut plan.code);
                plan.code.bind(other);
                plan.code.op(Op::Nop);
            }
            plan.code.bind(skip);
            plan.code.op(Op::Nop);
        }
    }

    /// The exceptions that a case allows: those it names, else those that the method declares and those that it has
    /// conditions for.
    fn allowed(&self, case: &Planned) -> Vec<ClassId> {
        match &case.agreed {
            Some(Case { behavior: Behavior::Normal, .. }) => Vec::new(),
            Some(Case { signals_only: Some(only), .. }) => only.clone(),
            _ => self.declared.iter().copied().chain(case.signals.iter().map(|it| it.0)).collect(),
        }
    }

    /// An exception of no allowed class is a violation.
    fn refuse_unless(&self, plan: &mut Plan<'_>, caught: u16, allowed: &[ClassId]) {
        let fine = plan.code.label();
        for &class in allowed {
            push_is_instance(plan, caught, class);
            plan.code.branch(Op::IfNe, fine);
        }
        plan.code.op(Op::Load(caught));
        let driver = plan.driver_name.clone();
        plan.code.method(Op::InvokeStatic, &driver, "thrown", "(Ljava/lang/Throwable;)V");
        plan.code.bind(fine);
        plan.code.op(Op::Nop);
    }

    /// Every assignment must be one that the cases that bind allow. Says whether assignments are to be noted.
    pub fn check_assignments(&self, plan: &mut Plan<'_>) -> bool {
        let mut any = false;
        for case in &self.cases {
            let Some(assignable) = &case.assignable else { continue };
            any = true;
            let skip = case.skip_unless_bound(plan);
            frame::check(plan, assignable, &self.before());
            plan.code.bind(skip);
            plan.code.op(Op::Nop);
        }
        any
    }
}

impl Planned {
    /// What one word says: nothing may be assigned.
    fn of_pure(assignable: frame::Compiled) -> Planned {
        let (requires, ensures, signals) = (Vec::new(), Vec::new(), Vec::new());
        Planned { agreed: None, binds: None, requires, ensures, signals, assignable: Some(assignable) }
    }

    /// Where to go on if the case does not bind.
    fn skip_unless_bound(&self, plan: &mut Plan<'_>) -> program::Label {
        let skip = plan.code.label();
        if let Some(binds) = self.binds {
            plan.code.op(Op::Load(binds));
            plan.code.branch(Op::IfEq, skip);
        }
        skip
    }
}

fn push_is_instance(plan: &mut Plan<'_>, local: u16, class: ClassId) {
    let name = plan.machine.program.class(class).name.to_string();
    plan.code.op(Op::Load(local));
    plan.code.class(Op::InstanceOf, &name);
}
