//! The specification cases of a method: which of them bind it, and what they ask.
//!
//! A case whose precondition holds before the method binds it. With one case the precondition is assumed; with several it
//! is assumed that one of them holds, and each keeps for later whether it was its own.

use super::clause::ClauseKind;
use super::conditions::{Arguments, Compiled, Conditions, assumed, begin, checked, written};
use super::{Plan, frame};
use contract::syntax::Behavior;
use contract::{Case, MethodContract, Place, Span};
use interp::Machine;
use program::{Assembler, ClassId, Label, MethodId, Op};

/// The cases of a method, compiled.
pub(super) struct Cases {
    pub cases: Vec<Planned>,
    /// Exceptions that the method declares.
    pub declared: Vec<ClassId>,
    parameters: Vec<u16>,
    receiver: Option<u16>,
    pub result: Option<u16>,
}

pub(super) struct Planned {
    pub agreed: Option<Case>,
    /// The local variable that says whether the case binds, if there are several.
    pub(super) binds: Option<u16>,
    pub requires: Vec<Compiled>,
    pub ensures: Vec<Compiled>,
    pub signals: Vec<(ClassId, Option<Compiled>)>,
    pub assignable: Option<frame::Compiled>,
}

impl Cases {
    /// Compiles the conditions of all cases.
    pub fn plan(plan: &mut Plan<'_>) -> Cases {
        let agreed = plan.agreed.clone();
        let several = agreed.cases.len() > 1;
        let mut cases = Vec::new();
        if agreed.cases.is_empty() && agreed.pure {
            cases.push(Planned::of_pure(frame::nothing(&mut plan.conditions, agreed.pure_at.as_ref())));
        }
        for case in &agreed.cases {
            let binds = several.then(|| {
                plan.free += 1;
                plan.free - 1
            });
            let case = (case, &*agreed);
            cases.push(Planned::compile(plan.machine, &mut plan.conditions, case, &ClauseKind::Requires, binds));
        }
        let receiver = plan.parameters.first().filter(|first| first.name == "this").map(|first| first.local);
        let parameters = plan.parameters.iter().filter(|it| it.name != "this").map(|it| it.local).collect();
        let result = (plan.called.returns.is_some()).then_some(plan.result);
        Cases::new(plan.machine, plan.called.class, agreed.method, cases, parameters, receiver, result)
    }

    /// Compiled cases of a method with the local variables that hold its arguments.
    pub fn new(
        machine: &mut Machine,
        home: ClassId,
        method: MethodId,
        cases: Vec<Planned>,
        parameters: Vec<u16>,
        receiver: Option<u16>,
        result: Option<u16>,
    ) -> Cases {
        let names = machine.program.declared_exceptions(method);
        let declared = names.iter().filter_map(|name| machine.class_seen_by(home, name)).collect();
        Cases { cases, declared, parameters, receiver, result }
    }

    pub fn before(&self) -> Arguments<'_> {
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
            case.keep_whether_bound(&mut plan.code, &self.before(), plan.threw);
        }
        let Some(agreed) = &first.agreed else { return };
        let number = plan.conditions.number_as(ClauseKind::Requires, self.preconditions(), &agreed.place);
        begin(&mut plan.code, number);
        self.push_any_bound(&mut plan.code);
        assumed(&mut plan.code);
    }

    /// The preconditions of all cases, of which one must hold.
    pub fn preconditions(&self) -> String {
        let of_case = |case: &Case| match preconditions(case) {
            conditions if conditions.is_empty() => "true".to_owned(),
            conditions => conditions.join(" && "),
        };
        let all: Vec<String> = self.cases.iter().filter_map(|case| case.agreed.as_ref()).map(of_case).collect();
        all.join("` or `")
    }

    /// Pushes whether any of several cases binds.
    pub fn push_any_bound(&self, code: &mut Assembler) {
        code.op(Op::IConst(0));
        for binds in self.cases.iter().filter_map(|case| case.binds) {
            code.op(Op::Load(binds));
            code.op(Op::IOr);
        }
    }

    /// What the cases that bind ask when the method returns.
    pub fn check_normal(&self, plan: &mut Plan<'_>) {
        for case in &self.cases {
            let skip = case.skip_unless_bound(&mut plan.code);
            if let Some(agreed) = case.agreed.as_ref().filter(|it| it.behavior == Behavior::Exceptional) {
                let number = plan.conditions.number_as(ClauseKind::Throws, must_throw(agreed), &heading(agreed));
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
            self.refuse_unless(plan, caught, &self.declared, None);
        }
        for case in &self.cases {
            let skip = case.skip_unless_bound(&mut plan.code);
            let refused_by = case.agreed.as_ref().and_then(limits_exceptions);
            self.refuse_unless(plan, caught, &self.allowed(case), refused_by.as_ref());
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
    pub fn allowed(&self, case: &Planned) -> Vec<ClassId> {
        match &case.agreed {
            Some(Case { behavior: Behavior::Normal, .. }) => Vec::new(),
            Some(Case { signals_only: Some(only), .. }) => only.clone(),
            _ => self.declared.iter().copied().chain(case.signals.iter().map(|it| it.0)).collect(),
        }
    }

    /// An exception of no allowed class is a violation, of what the contract says somewhere if it says it in so many words.
    fn refuse_unless(&self, plan: &mut Plan<'_>, caught: u16, allowed: &[ClassId], refused_by: Option<&Place>) {
        let fine = plan.code.label();
        for &class in allowed {
            push_is_instance(plan, caught, class);
            plan.code.branch(Op::IfNe, fine);
        }
        if let Some(place) = refused_by {
            let number = plan.conditions.number(ClauseKind::SignalsOnly, place);
            begin(&mut plan.code, number);
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
            let skip = case.skip_unless_bound(&mut plan.code);
            frame::check(plan, assignable, &self.before());
            plan.code.bind(skip);
            plan.code.op(Op::Nop);
        }
        any
    }
}

impl Planned {
    /// Compiles the conditions of a case.
    pub fn compile(
        machine: &mut Machine,
        conditions: &mut Conditions,
        (case, agreed): (&Case, &MethodContract),
        requires: &ClauseKind,
        binds: Option<u16>,
    ) -> Planned {
        let mut compile_all = |kind: &ClauseKind, wanted: &[contract::Condition]| {
            let compiled = wanted.iter().filter_map(|it| conditions.compile(machine, kind.clone(), it));
            compiled.collect::<Vec<Compiled>>()
        };
        let requires = compile_all(requires, &case.requires);
        let ensures = compile_all(&ClauseKind::Ensures, &case.ensures);
        let mut signals = Vec::new();
        for clause in &case.signals {
            let condition = clause.condition.as_ref();
            let compiled = condition.and_then(|it| conditions.compile(machine, ClauseKind::Signals, it));
            signals.push((clause.exception, compiled));
        }
        let assignable = match &case.assignable {
            Some(assigned) => frame::compile(conditions, machine, assigned),
            None => agreed.pure.then(|| frame::nothing(conditions, agreed.pure_at.as_ref())),
        };
        Planned { agreed: Some(case.clone()), binds, requires, ensures, signals, assignable }
    }

    /// Keeps in the case's variable whether its precondition holds.
    pub fn keep_whether_bound(&self, code: &mut Assembler, arguments: &Arguments<'_>, threw: Label) {
        let Some(binds) = self.binds else { return };
        let (fails, next) = (code.label(), code.label());
        for condition in &self.requires {
            condition.evaluate(code, arguments, threw);
            code.branch(Op::IfEq, fails);
        }
        code.op(Op::IConst(1));
        code.op(Op::Store(binds));
        code.branch(Op::Goto, next);
        code.bind(fails);
        code.op(Op::IConst(0));
        code.op(Op::Store(binds));
        code.bind(next);
    }

    /// What one word says: nothing may be assigned.
    fn of_pure(assignable: frame::Compiled) -> Planned {
        let (requires, ensures, signals) = (Vec::new(), Vec::new(), Vec::new());
        Planned { agreed: None, binds: None, requires, ensures, signals, assignable: Some(assignable) }
    }

    /// Goes to a label if the case, which is one of several, binds.
    pub fn branch_if_bound(&self, code: &mut Assembler, label: Label) {
        if let Some(binds) = self.binds {
            code.op(Op::Load(binds));
            code.branch(Op::IfNe, label);
        }
    }

    /// Where to go on if the case does not bind.
    pub fn skip_unless_bound(&self, code: &mut Assembler) -> Label {
        let skip = code.label();
        if let Some(binds) = self.binds {
            code.op(Op::Load(binds));
            code.branch(Op::IfEq, skip);
        }
        skip
    }
}

/// Where a case says which exceptions there are, and no others.
fn limits_exceptions(case: &Case) -> Option<Place> {
    match case.behavior {
        Behavior::Normal => Some(heading(case)),
        _ => case.signals_only_at.clone(),
    }
}

/// Where a case says how the method ends: `public normal_behavior`. A case without such words is that place itself.
pub(super) fn heading(case: &Case) -> Place {
    let Place { text, span } = &case.place;
    let words = span.of(&text.content);
    let word = ["behavior", "behaviour"].iter().filter_map(|word| Some(words.find(word)? + word.len())).min();
    let end = word.map_or(span.end, |length| span.start + length);
    Place { text: text.clone(), span: Span::new(span.start, end) }
}

/// When a case says that the method throws, in words.
pub(super) fn must_throw(case: &Case) -> String {
    preconditions(case).join(" && ")
}

/// The preconditions of a case as they are written, such that they can stand beside `&&`.
fn preconditions(case: &Case) -> Vec<String> {
    let is_only = case.requires.len() == 1;
    let one = |condition: &contract::Condition| {
        let text = written(&Place { text: condition.place.text.clone(), span: condition.expression.span });
        let is_loose = ["||", "==>", "<==", "?", "<=!=>"].iter().any(|operator| text.contains(operator));
        if is_loose && !is_only { format!("({text})") } else { text }
    };
    case.requires.iter().map(one).collect()
}

fn push_is_instance(plan: &mut Plan<'_>, local: u16, class: ClassId) {
    let name = plan.machine.program.class(class).name.to_string();
    plan.code.op(Op::Load(local));
    plan.code.class(Op::InstanceOf, &name);
}
