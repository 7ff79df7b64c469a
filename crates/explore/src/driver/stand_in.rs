//! The stand-in for a method of which the contract is used in place of the body (2006, section 4).
//!
//! A static method that takes the receiver as its first argument: check the precondition, forget what may be assigned,
//! make an unknown result, assume the postcondition; or throw one of the exceptions that the contract allows. Of several
//! cases those bind whose preconditions hold, and one of them must. What all of them may assign is forgotten.

mod forget;
mod library;
mod limits;
mod outcomes;
mod visible;

use super::cases::{Cases, Planned};
use super::clause::{Clause, ClauseKind};
use super::conditions::{Arguments, Conditions, Shared, assumed, begin, checked};
use super::free_name;
use crate::agreements::Agreements;
use crate::error::Error;
use contract::{MethodContract, Nullness, Severity};
use interp::Machine;
use interp::symbolic::{CONTRACT, RECALL, RECALLED, RECALLED_EXCEPTION, REMEMBER, REMEMBER_THROWN, SAME, STAND_IN};
use outcomes::{Outcomes, THROWABLE};
use program::{
    Assembler, ClassId, Kind, Label, MethodDescriptor, MethodId, Op, SyntheticClass, SyntheticMethod, Type, access,
};
use std::rc::Rc;
use visible::Visible;

/// Conditions from this number on belong to stand-ins.
pub(crate) const STAND_INS: u32 = 1 << 24;

/// The stand-ins of a machine, and the conditions in them.
#[derive(Default)]
pub(crate) struct StandIns {
    pub clauses: Vec<Clause>,
    /// The invariants that they have in common.
    pub(super) shared: Shared,
}

/// A stand-in under construction.
struct Plan<'a> {
    machine: &'a mut Machine,
    conditions: Conditions,
    agreed: Rc<MethodContract>,
    home: ClassId,
    /// `pkg.Class.method`, for messages.
    name: String,
    class_name: String,
    /// The type of each argument with the local variable that holds it, the receiver first.
    arguments: Vec<(Type, u16)>,
    has_receiver: bool,
    constructs: bool,
    returns: Option<Type>,
    /// Local variables for the condition around the call, the result, and an exception.
    around: u16,
    result: u16,
    caught: u16,
    free: u16,
    /// The local variable that says what is known of the same call, if anything may be.
    known: Option<u16>,
    threw: Label,
    /// Where control goes when something that is assumed has thrown.
    promise_threw: Label,
    /// The same in the state in which the method under check began.
    threw_before: Label,
    code: Assembler,
}

/// Whether anything was said of a method.
pub(crate) fn has_contract(agreed: &MethodContract) -> bool {
    let said = |nullness: &Nullness| *nullness != Nullness::Unsaid;
    !agreed.cases.is_empty()
        || agreed.pure
        || agreed.fresh
        || said(&agreed.result)
        || agreed.parameters.iter().any(said)
}

impl StandIns {
    /// Makes the stand-in of a method. `None`: it has no contract.
    pub fn build(
        &mut self,
        machine: &mut Machine,
        agreements: &mut Agreements,
        method: MethodId,
    ) -> Result<Option<MethodId>, Error> {
        let (contracts, world) = (&mut agreements.contracts, &agreements.invariants);
        let agreed = contracts.of_method(&mut machine.program, method);
        let visible = match has_contract(&agreed) {
            true => Visible::of(machine, contracts, world, method)?,
            false => Visible::default(),
        };
        let is_error = |it: &&contract::Diagnostic| it.problem.code.severity() == Severity::Error;
        let wrong: Vec<_> = contracts.diagnostics().iter().filter(is_error).cloned().collect();
        if !wrong.is_empty() {
            return Err(Error::Contract(wrong));
        }
        if !has_contract(&agreed) {
            return Ok(None);
        }
        let mut conditions = Conditions::beginning_at(STAND_INS + self.clauses.len() as u32);
        let file = machine.program.source_file(method).map_or_else(String::new, |file| file.to_string());
        conditions.shared = std::mem::take(&mut self.shared);
        conditions.annotated = (file, machine.program.first_line(method).map_or(1, u32::from));
        let mut plan = Plan::new(machine, agreed.clone(), conditions);
        plan.write_code(visible)?;
        let is_helper = plan.agreed.helper;
        let (made, clauses, shared) = plan.finish()?;
        if agreed.fresh || agreed.cases.iter().any(outcomes::mentions_fresh) {
            machine.call_renewing(made);
        }
        self.clauses.extend(clauses);
        self.shared = shared;
        if is_helper {
            machine.call_helper(method);
        }
        let names = names_of_parameters(machine, &agreed);
        machine.call_parameters(method, names);
        Ok(Some(made))
    }
}

impl<'a> Plan<'a> {
    fn new(machine: &'a mut Machine, agreed: Rc<MethodContract>, conditions: Conditions) -> Plan<'a> {
        let method = machine.program.method(agreed.method);
        let home = method.class;
        let (has_receiver, types) = (!method.is_static(), method.types.clone());
        let simple = machine.program.text(method.name).to_owned();
        let constructs = simple == "<init>";
        let of_class = machine.program.class(home);
        let class_of_home = of_class.java_name();
        let name = if constructs { format!("new {class_of_home}") } else { format!("{class_of_home}.{simple}") };
        let receiver = has_receiver.then(|| Type::parse(&format!("L{};", of_class.name))).flatten();
        let mut local = 0;
        let mut arguments = Vec::new();
        for of in receiver.into_iter().chain(types.parameters.iter().cloned()) {
            let width = 1 + u16::from(of.kind().is_wide());
            arguments.push((of, local));
            local += width;
        }
        let class_name = free_name(machine, home, STAND_IN);
        let descriptor = descriptor(&arguments, types.result.as_ref());
        let parsed = MethodDescriptor::parse(&descriptor).expect("it is made of types");
        let mut code = Assembler::new(&parsed, false);
        let [threw, threw_before, promise_threw] = std::array::from_fn(|_| code.label());
        Plan {
            machine,
            conditions,
            agreed,
            home,
            name,
            class_name,
            arguments,
            has_receiver,
            constructs,
            returns: types.result.clone(),
            around: local,
            result: local + 2,
            caught: local + 4,
            free: local + 5,
            known: None,
            threw,
            promise_threw,
            threw_before,
            code,
        }
    }

    fn write_code(&mut self, visible: Visible) -> Result<(), Error> {
        let invariants = self.prepare_invariants(visible);
        self.check_invariants(&invariants);
        let cases = self.compile_cases();
        let thrown = self.exceptions(&cases)?;
        // The same call ends in the same way as long as nothing is written.
        if self.agreed.pure && !self.constructs && (self.returns.is_some() || thrown.older.is_some()) {
            self.recall();
        }
        let assigns = i32::from(!self.agreed.assigns_nothing());
        self.code.op(Op::IConst(assigns));
        self.native("beginCall", "(I)J");
        self.code.op(Op::Store(self.around));
        self.check_not_null();
        self.check_preconditions(&cases);
        self.forget(&cases);
        let Outcomes { labels, again } = self.branch_to_outcomes(&thrown);
        self.return_normally(&cases, &invariants);
        for (place, (&class, &label)) in thrown.exact.iter().zip(&labels).enumerate() {
            self.code.bind(label);
            self.throw_new(&cases, &invariants, class, place as i32 + 1);
        }
        if let (Some(class), Some(&label)) = (thrown.older, labels.last()) {
            self.code.bind(label);
            self.throw_older(&cases, &invariants, class, labels.len() as i32);
        }
        if let Some(label) = again {
            self.code.bind(label);
            self.throw_again(&cases, &invariants);
        }
        self.end_exceptions();
        Ok(())
    }

    /// Where control goes when a condition has thrown, also in the state in which the method under check began.
    fn end_exceptions(&mut self) {
        let (threw, threw_before) = (self.threw, self.threw_before);
        self.code.bind(threw_before);
        self.native("leaveOld", "()V");
        self.code.bind(threw);
        self.native("threw", "(Ljava/lang/Throwable;)V");
        self.code.op(Op::Return);
        // A promise that cannot be evaluated is none that holds.
        let promise_threw = self.promise_threw;
        self.code.bind(promise_threw);
        self.code.op(Op::Pop);
        self.code.op(Op::IConst(0));
        assumed(&mut self.code);
        self.code.op(Op::Return);
    }

    fn native(&mut self, name: &str, descriptor: &str) {
        self.code.method(Op::InvokeStatic, CONTRACT, name, descriptor);
    }

    fn load_arguments(&mut self) {
        for (_, local) in &self.arguments {
            self.code.op(Op::Load(*local));
        }
    }

    fn types_of_arguments(&self) -> String {
        self.arguments.iter().map(|(of, _)| of.descriptor()).collect()
    }

    /// Finds out what is known of the same call, and returns what it has returned, if that is the same.
    fn recall(&mut self) {
        let (known, other) = (self.free, self.code.label());
        self.free += 1;
        self.known = Some(known);
        let (types, returns) = (self.types_of_arguments(), returned(self.returns.as_ref()));
        let class_name = self.class_name.clone();
        self.load_arguments();
        self.code.method(Op::InvokeStatic, &class_name, RECALL, &format!("({types})I"));
        self.code.op(Op::Store(known));
        self.code.op(Op::Load(known));
        self.code.op(Op::IConst(SAME));
        self.code.branch(Op::IfICmpNe, other);
        if self.returns.is_some() {
            self.load_arguments();
            self.code.method(Op::InvokeStatic, &class_name, RECALLED, &format!("({types}){returns}"));
            self.code.op(Op::ReturnValue);
        } else {
            self.code.op(Op::Return);
        }
        self.code.bind(other);
        self.code.op(Op::Nop);
    }

    fn compile_cases(&mut self) -> Cases {
        let agreed = self.agreed.clone();
        let (home, name) = (self.home, self.name.clone());
        let parameters = self.arguments.iter().skip(usize::from(self.has_receiver)).map(|(_, local)| *local).collect();
        let receiver = self.has_receiver.then_some(0);
        let result = self.returns.is_some().then_some(self.result);
        let mut binds = Vec::new();
        if agreed.cases.len() > 1 {
            binds.extend((0..agreed.cases.len() as u16).map(|place| self.free + place));
            self.free += agreed.cases.len() as u16;
        }
        let requires = ClauseKind::RequiresOf(name);
        let cases = agreed.cases.iter().enumerate();
        let planned = cases
            .map(|(place, case)| {
                let binds = binds.get(place).copied();
                Planned::compile(self.machine, &mut self.conditions, (case, &agreed), &requires, binds)
            })
            .collect();
        Cases::new(self.machine, home, agreed.method, planned, parameters, receiver, result)
    }

    fn before<'c>(&self, cases: &'c Cases) -> Arguments<'c> {
        let before = cases.before();
        if self.constructs { Arguments { receiver: None, ..before } } else { before }
    }

    fn check_not_null(&mut self) {
        let agreed = self.agreed.clone();
        let names = names_of_parameters(self.machine, &agreed);
        for (place, nullness) in agreed.parameters.iter().enumerate() {
            let Some((of, local)) = self.arguments.get(place + usize::from(self.has_receiver)).cloned() else {
                continue;
            };
            if *nullness != Nullness::NonNull || of.kind() != Kind::Reference {
                continue;
            }
            let name = names.get(place).cloned().unwrap_or_default();
            let kind = ClauseKind::NonNull(format!("{name} of {}", self.name));
            let number = match agreed.nullness_places.get(place).cloned().flatten() {
                Some(place) => self.conditions.number(kind, &place),
                None => {
                    let (file, line) = self.conditions.annotated.clone();
                    self.conditions.add(Clause::new(kind, String::new(), file, Some(line)))
                }
            };
            begin(&mut self.code, number);
            super::push_is_not_null(&mut self.code, local);
            checked(&mut self.code);
        }
    }

    /// One of the cases must bind the call.
    fn check_preconditions(&mut self, cases: &Cases) {
        if let [only] = &*cases.cases {
            for condition in &only.requires {
                let before = self.before(cases);
                condition.evaluate(&mut self.code, &before, self.threw);
                checked(&mut self.code);
            }
            return;
        }
        let Some(first) = cases.cases.first() else { return };
        for case in &cases.cases {
            let before = self.before(cases);
            case.keep_whether_bound(&mut self.code, &before, self.threw);
        }
        let Some(agreed) = &first.agreed else { return };
        let kind = ClauseKind::RequiresOf(self.name.clone());
        let number = self.conditions.number_as(kind, cases.preconditions(), &agreed.place);
        begin(&mut self.code, number);
        cases.push_any_bound(&mut self.code);
        checked(&mut self.code);
    }

    fn finish(self) -> Result<(MethodId, Vec<Clause>, Shared), Error> {
        let Plan { machine, conditions, class_name, arguments, returns, home, code, .. } = self;
        if !conditions.problems.is_empty() {
            return Err(Error::Contract(conditions.problems));
        }
        let types: String = arguments.iter().map(|(of, _)| of.descriptor()).collect();
        let result = returned(returns.as_ref());
        let descriptor = descriptor(&arguments, returns.as_ref());
        let access = access::STATIC | access::PUBLIC;
        let call = SyntheticMethod { name: "call".into(), descriptor: descriptor.clone(), access, body: code };
        let mut methods = vec![call];
        let kept = if result == "V" { "" } else { &*result };
        methods.push(SyntheticMethod::modelled(RECALL, &format!("({types})I")));
        methods.push(SyntheticMethod::modelled(REMEMBER, &format!("({kept}{types})V")));
        methods.push(SyntheticMethod::modelled(REMEMBER_THROWN, &format!("(I{types})V")));
        methods.push(SyntheticMethod::modelled(RECALLED_EXCEPTION, &format!("({types}){THROWABLE}")));
        if !kept.is_empty() {
            methods.push(SyntheticMethod::modelled(RECALLED, &format!("({types}){result}")));
        }
        let super_class = machine.program.loaded("java/lang/Object").expect("it is the first class to be loaded");
        let (interfaces, fields) = (Vec::new(), Vec::new());
        let wanted = SyntheticClass { name: class_name, super_class, interfaces, fields, methods, host: home };
        let made = machine.define(wanted);
        let (clauses, shared) = conditions.define(machine);
        let method = machine.program.declared_method(made, "call", &descriptor).expect("it was just made");
        Ok((method, clauses, shared))
    }
}

fn returned(of: Option<&Type>) -> String {
    of.map_or_else(|| "V".to_owned(), Type::descriptor)
}

fn descriptor(arguments: &[(Type, u16)], returns: Option<&Type>) -> String {
    let types: String = arguments.iter().map(|(of, _)| of.descriptor()).collect();
    format!("({types}){}", returned(returns))
}

/// How the parameters of a method are called: as the class file has it, which a method without a body mostly has not, or as
/// its contract has it.
fn names_of_parameters(machine: &Machine, agreed: &MethodContract) -> Vec<String> {
    let compiled = machine.program.parameter_names(agreed.method).into_iter().enumerate();
    let said = |place: usize| agreed.names.get(place).cloned().unwrap_or_else(|| format!("arg{place}"));
    compiled.map(|(place, name)| name.unwrap_or_else(|| said(place))).collect()
}
