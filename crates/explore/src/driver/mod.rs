//! The driver of a target: assume invariants and preconditions, call the method, check postconditions and invariants.
//!
//! It is made of ordinary ops in a class of its own, whose instance fields are the parameters. Reading them initializes
//! them as any other field of a symbolic object, so all strategies begin in their papers' initial states without a rule
//! for it. Conditions of contracts are compiled into static methods, which the driver calls.

mod cases;
mod clause;
mod conditions;
mod frame;
mod invariants;
pub(crate) mod stand_in;

pub use clause::{Clause, ClauseKind};
pub(crate) use conditions::Conditions;

use crate::agreements::Agreements;
use crate::error::Error;
use crate::target::Target;
use cases::Cases;
use conditions::{Arguments, assumed, begin, checked};
use contract::{ClassInvariant, Contracts, MethodContract, Nullness, Receiver, Severity};
use interp::Machine;
use interp::symbolic::{CONDITIONS, CONTRACT, DRIVER, REGION, RETURNED, TOTAL_ORDER};
use invariants::Invariant;
use program::{
    Annotated, Assembler, ClassId, FieldPlace, Label, MethodDescriptor, MethodId, Op, SyntheticClass, SyntheticField,
    SyntheticMethod, Type, access,
};
use std::rc::Rc;

/// What runs a target.
pub struct Driver {
    pub method: MethodId,
    /// The field that is `this`.
    pub receiver: Option<u16>,
    pub target: MethodId,
    /// The names of the parameters, `this` first if there is one, by the field that holds them.
    pub parameters: Vec<(u16, String)>,
    /// The methods that are invariants of each parameter, in the same order.
    pub invariants: Vec<Vec<MethodId>>,
    /// Those of the new object, if the target is a constructor.
    pub new_invariants: Vec<MethodId>,
    /// The conditions that it evaluates, by number.
    pub clauses: Vec<Clause>,
    /// Whether it wants to know what the target assigns to.
    pub notes_assignments: bool,
    /// Whether the receiver has invariants, which are assumed first.
    pub assumes_states: bool,
    /// Where the target is called, and where is written down how that ended.
    pub(crate) ends: Ends,
    /// The statements in bodies.
    statements: Rc<[Clause]>,
    /// The conditions in stand-ins.
    stand_ins: Rc<[Clause]>,
}

/// Conditions from this number on are statements in bodies.
pub(crate) const STATEMENTS: u32 = 1 << 20;

/// The op of a driver that calls the target, and the local variables that say how the call has ended.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ends {
    pub call: u32,
    /// One of the numbers below.
    pub progress: u16,
    pub result: Option<u16>,
    pub caught: u16,
}

impl Ends {
    pub const NOT_REACHED: i32 = 0;
    pub const RETURNED: i32 = 1;
    pub const THREW: i32 = 2;
}

/// A parameter of a target as the driver sees it.
struct Parameter {
    name: String,
    of: Type,
    /// The local variable of the driver that holds it.
    local: u16,
    class: Option<ClassId>,
    /// Whether it is marked as ordered.
    is_ordered: bool,
    invariants: Vec<Invariant>,
}

/// A method as the driver calls it.
struct Called {
    class: ClassId,
    class_name: String,
    is_interface: bool,
    name: String,
    descriptor: String,
    is_static: bool,
    constructs: bool,
    returns: Option<Type>,
}

/// Everything that goes into a driver's code.
struct Plan<'a> {
    machine: &'a mut Machine,
    contracts: &'a mut Contracts,
    called: Called,
    agreed: Rc<MethodContract>,
    parameters: Vec<Parameter>,
    /// The new object of a constructor, or the result.
    result: u16,
    /// Local variables from here on are free.
    free: u16,
    driver_name: String,
    conditions: Conditions,
    assumes_states: bool,
    ends: Ends,
    /// Where control goes when a condition throws.
    threw: Label,
    code: Assembler,
}

impl Driver {
    pub fn build(machine: &mut Machine, agreements: &mut Agreements, target: &Target) -> Result<Driver, Error> {
        Driver::write(machine, agreements, target, |plan| plan.write_code())
    }

    /// What runs up to where a target is called on a receiver that satisfies its invariants, and ends there.
    pub fn of_states(machine: &mut Machine, agreements: &mut Agreements, target: &Target) -> Result<Driver, Error> {
        Driver::write(machine, agreements, target, |plan| plan.write_states())
    }

    fn write(
        machine: &mut Machine,
        agreements: &mut Agreements,
        target: &Target,
        write_code: impl FnOnce(&mut Plan<'_>) -> Result<bool, Error>,
    ) -> Result<Driver, Error> {
        let (statements, stand_ins) = (agreements.statements.clone(), agreements.stand_ins.clone());
        let contracts = &mut agreements.contracts;
        let called = Called::of(machine, target);
        let agreed = contracts.of_method(&mut machine.program, target.method);
        let parameters = parameters(machine, target, called.is_static || called.constructs)?;
        let receiver = parameters.first().filter(|first| first.name == "this" && !agreed.helper);
        let assumes_states = receiver.is_some_and(|receiver| {
            let conditions = contracts.invariants_of(&mut machine.program, called.class);
            !receiver.invariants.is_empty() || !conditions.is_empty()
        });
        let result = parameters.iter().map(|parameter| parameter.local + 2).max().unwrap_or(1);
        let driver_name = free_name(machine, called.class, DRIVER);
        let signature = format!("(L{driver_name};)V");
        let parsed = MethodDescriptor::parse(&signature).expect("the driver's own descriptor is well formed");
        let mut code = Assembler::new(&parsed, false);
        let threw = code.label();
        let file = machine.program.source_file(target.method).map_or_else(String::new, |file| file.to_string());
        let line = machine.program.first_line(target.method).map_or(1, u32::from);
        let mut conditions = Conditions::default();
        conditions.annotated = (file, line);
        let free = result + 2;
        let mut plan = Plan {
            machine,
            contracts,
            called,
            agreed,
            parameters,
            result,
            free,
            driver_name,
            conditions,
            threw,
            code,
            assumes_states,
            ends: Ends::default(),
        };
        let notes_assignments = write_code(&mut plan)?;
        let driver = plan.finish(target, &signature, notes_assignments, statements)?;
        Ok(Driver { stand_ins, ..driver })
    }

    /// A condition by its number.
    pub fn clause(&self, number: u32) -> &Clause {
        if let Some(place) = number.checked_sub(stand_in::STAND_INS) {
            return self.stand_ins.get(place as usize).expect("conditions are numbered when they are made");
        }
        let clause = match number.checked_sub(STATEMENTS) {
            Some(statement) => self.statements.get(statement as usize),
            None => self.clauses.get(number as usize),
        };
        clause.expect("conditions are numbered when they are made")
    }
}

impl Called {
    fn of(machine: &Machine, target: &Target) -> Called {
        let method = machine.program.method(target.method);
        let descriptor = machine.program.text(method.descriptor).to_owned();
        let name = machine.program.text(method.name).to_owned();
        let of_class = machine.program.class(target.class);
        Called {
            class: target.class,
            class_name: of_class.name.to_string(),
            is_interface: of_class.is_interface(),
            is_static: method.is_static(),
            constructs: name == "<init>",
            returns: MethodDescriptor::parse(&descriptor).and_then(|parsed| parsed.result),
            name,
            descriptor,
        }
    }
}

impl Plan<'_> {
    /// The code of the driver, part by part. Says whether assignments are to be noted.
    fn write_code(&mut self) -> Result<bool, Error> {
        let relies_on_invariants = !self.agreed.helper;
        self.ends.progress = self.free;
        self.free += 1;
        self.progress(Ends::NOT_REACHED);
        // The receiver comes first, so that all methods of a class find it in the same states by the same choices.
        self.receive(relies_on_invariants)?;
        if self.assumes_states {
            self.code.method(Op::InvokeStatic, CONTRACT, "received", "()V");
        }
        self.load_parameters(Which::Others);
        if relies_on_invariants {
            self.invariants(Which::Others, When::Before)?;
        }
        self.assume_not_null();
        let cases = Cases::plan(self);
        cases.assume_preconditions(self);
        let caught = self.free;
        self.free += 1;
        let (start, end, handler, after) = (self.code.label(), self.code.label(), self.code.label(), self.code.label());
        self.code.bind(start);
        self.call();
        self.code.bind(end);
        self.progress(Ends::RETURNED);
        self.check_result();
        cases.check_normal(self);
        if relies_on_invariants {
            self.invariants_of_result()?;
        }
        self.code.branch(Op::Goto, after);
        self.code.bind(handler);
        self.code.op(Op::Store(caught));
        self.ends.caught = caught;
        self.progress(Ends::THREW);
        cases.check_exceptional(self, caught);
        self.code.bind(after);
        self.code.catch_all(start, end, handler);
        if relies_on_invariants {
            self.invariants(Which::Receiver, When::After)?;
            self.invariants(Which::Others, When::After)?;
        }
        if self.machine.has_non_null() {
            self.check_fields();
        }
        let notes_assignments = cases.check_assignments(self);
        self.end();
        Ok(notes_assignments)
    }

    /// The part of the code that all instance methods of a class have in common.
    fn write_states(&mut self) -> Result<bool, Error> {
        self.receive(true)?;
        self.end();
        Ok(false)
    }

    fn end(&mut self) {
        self.code.op(Op::Return);
        let threw = self.threw;
        self.code.bind(threw);
        self.code.method(Op::InvokeStatic, CONTRACT, "threw", "(Ljava/lang/Throwable;)V");
        self.code.op(Op::Return);
    }

    /// Reads the receiver and assumes its invariants.
    fn receive(&mut self, relies_on_invariants: bool) -> Result<(), Error> {
        self.load_parameters(Which::Receiver);
        if relies_on_invariants {
            self.invariants(Which::Receiver, When::Before)?;
        }
        Ok(())
    }

    fn load_parameters(&mut self, which: Which) {
        for parameter in self.parameters.iter().filter(|parameter| which.includes(parameter)) {
            self.code.op(Op::Load(0));
            let (field, descriptor) = (field_name(parameter.local), parameter.of.descriptor());
            self.code.field(Op::GetField, &self.driver_name, &field, &descriptor);
            self.code.op(Op::Store(parameter.local));
        }
    }

    /// Writes down how far the driver is.
    fn progress(&mut self, number: i32) {
        self.code.op(Op::IConst(number));
        self.code.op(Op::Store(self.ends.progress));
    }

    fn call(&mut self) {
        let Called { class_name, is_interface, name, descriptor, is_static, constructs, returns, .. } = &self.called;
        let code = &mut self.code;
        if *constructs {
            code.class(Op::New, class_name);
            code.op(Op::Dup);
        }
        for parameter in &self.parameters {
            code.op(Op::Load(parameter.local));
        }
        let op: fn(u16) -> Op = if *is_static { Op::InvokeStatic } else { Op::InvokeSpecial };
        self.ends.call = code.position();
        if *is_interface {
            code.interface_method(op, class_name, name, descriptor);
        } else {
            code.method(op, class_name, name, descriptor);
        }
        if *constructs || returns.is_some() {
            self.ends.result = Some(self.result);
            code.op(Op::Store(self.result));
        }
    }

    /// Parameters that must not be null are not.
    fn assume_not_null(&mut self) {
        let agreed = self.agreed.clone();
        let first = usize::from(self.parameters.first().is_some_and(|first| first.name == "this"));
        for (place, nullness) in agreed.parameters.iter().enumerate() {
            let Some(parameter) = self.parameters.get(first + place) else { continue };
            if *nullness != Nullness::NonNull || parameter.class.is_none() {
                continue;
            }
            let (name, local) = (parameter.name.clone(), parameter.local);
            let number = self.number_nullness(ClauseKind::NonNull(name), place);
            begin(&mut self.code, number);
            push_is_not_null(&mut self.code, local);
            assumed(&mut self.code);
        }
    }

    /// What was said of the result by single words.
    fn check_result(&mut self) {
        let agreed = self.agreed.clone();
        let is_reference = self.called.returns.as_ref().is_some_and(|of| of.kind() == program::Kind::Reference);
        if !is_reference {
            return;
        }
        self.code.op(Op::Load(self.result));
        self.code.op(Op::IConst(agreed.method.index() as i32));
        self.code.method(Op::InvokeStatic, CONTRACT, RETURNED, "(Ljava/lang/Object;I)V");
        if agreed.result == Nullness::NonNull {
            let number = self.number_nullness(ClauseKind::NonNullResult, agreed.parameters.len());
            begin(&mut self.code, number);
            push_is_not_null(&mut self.code, self.result);
            checked(&mut self.code);
        }
        if agreed.fresh {
            let number = self.number_nullness(ClauseKind::FreshResult, agreed.parameters.len());
            begin(&mut self.code, number);
            self.code.op(Op::Load(self.result));
            self.code.method(Op::InvokeStatic, CONTRACT, "isFresh", "(Ljava/lang/Object;)Z");
            checked(&mut self.code);
        }
    }

    /// Fields that must not be null are not.
    fn check_fields(&mut self) {
        let (count, place) = (self.free, self.free + 1);
        self.free += 2;
        let (again, done) = (self.code.label(), self.code.label());
        self.code.method(Op::InvokeStatic, CONTRACT, "emptyFields", "()I");
        self.code.op(Op::Store(count));
        self.code.op(Op::IConst(0));
        self.code.op(Op::Store(place));
        self.code.bind(again);
        self.code.op(Op::Load(place));
        self.code.op(Op::Load(count));
        self.code.branch(Op::IfICmpGe, done);
        let (null, decided) = (self.code.label(), self.code.label());
        self.code.op(Op::Load(place));
        self.code.method(Op::InvokeStatic, CONTRACT, "emptyField", "(I)Ljava/lang/Object;");
        self.code.branch(Op::IfNull, null);
        self.code.op(Op::IConst(1));
        self.code.branch(Op::Goto, decided);
        self.code.bind(null);
        self.code.op(Op::IConst(0));
        self.code.bind(decided);
        self.code.op(Op::Load(place));
        self.code.method(Op::InvokeStatic, CONTRACT, "filled", "(ZI)V");
        self.code.op(Op::IInc { local: place, delta: 1 });
        self.code.branch(Op::Goto, again);
        self.code.bind(done);
        self.code.op(Op::Nop);
    }

    fn number_nullness(&mut self, kind: ClauseKind, place: usize) -> u32 {
        match self.agreed.nullness_places.get(place).cloned().flatten() {
            Some(place) => self.conditions.number(kind, &place),
            None => {
                let (file, line) = self.conditions.annotated.clone();
                self.conditions.add(Clause { kind, text: String::new(), file, line })
            }
        }
    }

    /// The invariants of parameters, before or after the method; static ones come with those of the receiver.
    fn invariants(&mut self, which: Which, when: When) -> Result<(), Error> {
        if which == Which::Receiver {
            self.static_invariants(when);
        }
        for place in 0..self.parameters.len() {
            if !which.includes(&self.parameters[place]) {
                continue;
            }
            let Parameter { name, local, class, invariants, .. } = &self.parameters[place];
            let (local, class, may_be_null) = (*local, *class, name != "this");
            let invariants = invariants.clone();
            let conditions = match class {
                Some(class) => self.contracts.invariants_of(&mut self.machine.program, class),
                None => continue,
            };
            if invariants.is_empty() && conditions.iter().all(|invariant| invariant.receiver == Receiver::None) {
                continue;
            }
            let skip = self.code.label();
            if may_be_null {
                self.code.op(Op::Load(local));
                self.code.branch(Op::IfNull, skip);
            }
            self.invariants_of_object(local, &invariants, &conditions, when);
            self.code.bind(skip);
            self.code.op(Op::Nop);
        }
        Ok(())
    }

    /// The invariants that the new object of a constructor must have, and a result that is not null.
    fn invariants_of_result(&mut self) -> Result<(), Error> {
        let class = match &self.called.returns {
            _ if self.called.constructs => Some(self.called.class),
            Some(of) => invariants::class_of_type(self.machine, self.called.class, of),
            None => None,
        };
        let Some(class) = class else { return Ok(()) };
        let invariants = invariants::of_class(self.machine, class)?;
        let conditions = self.contracts.invariants_of(&mut self.machine.program, class);
        if invariants.is_empty() && conditions.iter().all(|invariant| invariant.receiver == Receiver::None) {
            return Ok(());
        }
        let null = self.code.label();
        if !self.called.constructs {
            self.code.op(Op::Load(self.result));
            self.code.branch(Op::IfNull, null);
        }
        self.invariants_of_object(self.result, &invariants, &conditions, When::After);
        self.code.bind(null);
        self.code.op(Op::Nop);
        Ok(())
    }

    fn invariants_of_object(&mut self, local: u16, methods: &[Invariant], conditions: &[ClassInvariant], when: When) {
        let driver = self.driver_name.clone();
        invariants::call_each(&mut self.code, methods, local, |code| match when {
            When::Before => {
                code.method(Op::InvokeStatic, CONDITIONS, "assume", "(Z)V");
            }
            When::After => {
                code.method(Op::InvokeStatic, &driver, "invariant", "(Z)V");
            }
        });
        for invariant in conditions.iter().filter(|invariant| invariant.receiver == Receiver::This) {
            self.invariant_condition(invariant, Some(local), when);
        }
    }

    /// The static invariants of the target's class.
    fn static_invariants(&mut self, when: When) {
        let conditions = self.contracts.invariants_of(&mut self.machine.program, self.called.class);
        for invariant in conditions.iter().filter(|invariant| invariant.receiver == Receiver::None) {
            self.invariant_condition(invariant, None, when);
        }
    }

    fn invariant_condition(&mut self, invariant: &ClassInvariant, receiver: Option<u16>, when: When) {
        let compiled = self.conditions.compile(self.machine, ClauseKind::Invariant, &invariant.condition);
        let Some(compiled) = compiled else { return };
        let arguments = Arguments { receiver, parameters: &[], exception: None, result: None };
        compiled.evaluate(&mut self.code, &arguments, self.threw);
        match when {
            When::Before => assumed(&mut self.code),
            When::After => checked(&mut self.code),
        }
    }

    /// Makes the driver's class.
    fn finish(
        self,
        target: &Target,
        signature: &str,
        notes_assignments: bool,
        statements: Rc<[Clause]>,
    ) -> Result<Driver, Error> {
        let Plan {
            machine,
            contracts,
            called,
            agreed,
            parameters,
            driver_name,
            conditions,
            code,
            assumes_states,
            ends,
            ..
        } = self;
        let mut problems = conditions.problems.clone();
        problems
            .extend(contracts.diagnostics().iter().filter(|it| it.problem.code.severity() == Severity::Error).cloned());
        if !problems.is_empty() {
            return Err(Error::Contract(problems));
        }
        let fields = parameters
            .iter()
            .map(|parameter| SyntheticField {
                name: field_name(parameter.local),
                descriptor: parameter.of.descriptor(),
            })
            .collect();
        let drive = SyntheticMethod {
            name: "drive".into(),
            descriptor: signature.to_owned(),
            access: access::STATIC,
            body: code,
        };
        let natives = [("invariant", "(Z)V"), ("thrown", "(Ljava/lang/Throwable;)V")];
        let natives = natives.map(|(name, descriptor)| SyntheticMethod::modelled(name, descriptor));
        let methods = [drive].into_iter().chain(natives).collect();
        let super_class = machine.program.loaded("java/lang/Object").expect("it is the first class to be loaded");
        let (name, host) = (driver_name, called.class);
        let made = machine.define(SyntheticClass { name, super_class, interfaces: Vec::new(), fields, methods, host });
        let clauses = conditions.define(machine);
        let method = machine.program.declared_method(made, "drive", signature).expect("it was just made");
        let methods = |invariants: &[Invariant]| invariants.iter().map(|invariant| invariant.method).collect();
        let invariants = match agreed.helper {
            true => vec![Vec::new(); parameters.len()],
            false => parameters.iter().map(|parameter| methods(&parameter.invariants)).collect(),
        };
        let new_invariants = match called.constructs && !agreed.helper {
            true => methods(&invariants::of_class(machine, called.class)?),
            false => Vec::new(),
        };
        let slot_of = |local: u16| match machine.program.field_named(made, &field_name(local)).map(|field| field.place)
        {
            Some(FieldPlace::Instance(slot)) => slot,
            _ => unreachable!("parameters are instance fields of the driver"),
        };
        let named = parameters.iter().map(|parameter| (slot_of(parameter.local), parameter.name.clone())).collect();
        let ordered: Vec<u16> = parameters
            .iter()
            .filter(|parameter| parameter.is_ordered)
            .map(|parameter| slot_of(parameter.local))
            .collect();
        let receiver = parameters.first().filter(|first| first.name == "this").map(|first| slot_of(first.local));
        let own = parameters.iter().filter(|parameter| parameter.name != "this");
        let slots: Vec<u16> = own.map(|parameter| slot_of(parameter.local)).collect();
        let target = target.method;
        ordered.into_iter().for_each(|slot| machine.mark_as_ordered(made, slot));
        for (place, slot) in slots.into_iter().enumerate() {
            let annotated = Annotated::Parameter(target, place as u8);
            if let Some(region) = machine.program.annotation_text(annotated, REGION, "value") {
                machine.mark_region(made, slot, &region);
            }
        }
        Ok(Driver {
            method,
            receiver,
            target,
            parameters: named,
            invariants,
            new_invariants,
            clauses,
            notes_assignments,
            assumes_states,
            ends,
            statements,
            stand_ins: Rc::default(),
        })
    }
}

/// Before the method conditions are assumed, after it they are checked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Before,
    After,
}

fn push_is_not_null(code: &mut Assembler, local: u16) {
    let (null, done) = (code.label(), code.label());
    code.op(Op::Load(local));
    code.branch(Op::IfNull, null);
    code.op(Op::IConst(1));
    code.branch(Op::Goto, done);
    code.bind(null);
    code.op(Op::IConst(0));
    code.bind(done);
}

/// Some of the parameters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Receiver,
    Others,
}

impl Which {
    fn includes(self, parameter: &Parameter) -> bool {
        (parameter.name == "this") == (self == Which::Receiver)
    }
}

fn field_name(local: u16) -> String {
    format!("p{local}")
}

/// A name in the package of a class, so that code may use what that class may.
fn free_name(machine: &Machine, host: ClassId, begins: &str) -> String {
    let package = machine.program.class(host).package();
    let package = if package.is_empty() { String::new() } else { format!("{package}/") };
    let name = |number: usize| format!("{package}{begins}{number}");
    (0..).map(name).find(|name| machine.program.loaded(name).is_none()).expect("there are more numbers than classes")
}

/// The receiver and the parameters with the local variables that hold them.
fn parameters(machine: &mut Machine, target: &Target, without_receiver: bool) -> Result<Vec<Parameter>, Error> {
    let method = machine.program.method(target.method);
    let class = target.class;
    let types = method.types.clone();
    let mut found = Vec::new();
    let mut local = 1;
    if !without_receiver {
        let of = Type::parse(&format!("L{};", machine.program.class(class).name));
        let of = of.ok_or_else(|| Error::Target("a class without a name".into()))?;
        let invariants = invariants::of_class(machine, class)?;
        found.push(Parameter { name: "this".into(), of, local, class: Some(class), is_ordered: false, invariants });
        local += 1;
    }
    let names = machine.program.parameter_names(target.method);
    for (place, of) in types.parameters.iter().enumerate() {
        let name = names.get(place).cloned().flatten().unwrap_or_else(|| format!("arg{place}"));
        let known = invariants::class_of_type(machine, class, of);
        let invariants = known.map_or(Ok(Vec::new()), |known| invariants::of_class(machine, known))?;
        let parameter = Annotated::Parameter(target.method, u8::try_from(place).unwrap_or(u8::MAX));
        let is_ordered = machine.program.has_annotation(parameter, TOTAL_ORDER);
        found.push(Parameter { name, of: of.clone(), local, class: known, is_ordered, invariants });
        local += 1 + u16::from(of.kind().is_wide());
    }
    Ok(found)
}
