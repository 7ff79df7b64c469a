//! Invariants: methods marked `@Invariant`, which the driver calls, and conditions of contracts.

use super::clause::{About, Clause};
use super::conditions::{Arguments, assumed, begin, checked};
use super::limits::{limits_of, note_limits};
use super::parameters::{Parameter, Which};
use super::world::Further;
use super::{ClauseKind, Plan, When};
use crate::error::Error;
use contract::{ClassInvariant, Receiver};
use interp::Machine;
use interp::symbolic::{CONDITIONS, CONTRACT};
use program::{Assembler, ClassId, FieldId, Kind, Method, MethodId, Op, Type, access};

pub(super) const INVARIANT: &str = "kukang/contracts/Invariant";

/// A method of a class that must hold.
#[derive(Clone)]
pub(super) struct Invariant {
    pub(super) method: MethodId,
    pub(super) name: String,
    /// The call, linked already: invariants need not be accessible to the driver.
    pub(super) call: Op,
    pub(super) is_private: bool,
    /// It speaks only of objects of which all of these are true.
    pub(super) limits: Vec<Invariant>,
}

/// The class of a type, if there is one that can be loaded. A class that cannot is a matter for the path that needs it.
pub(crate) fn class_of_type(machine: &mut Machine, home: ClassId, of: &Type) -> Option<ClassId> {
    match of.kind() {
        Kind::Reference => machine.class_seen_by(home, &of.class_name()),
        Kind::Base(_) => None,
    }
}

/// The invariants of a class and its supertypes that what a method is given has when it begins, and must have when it ends. An object
/// that nobody can change satisfies what specs say whatever happens: paths assume it where they look into one.
pub(super) fn of_class(machine: &mut Machine, class: ClassId) -> Vec<Invariant> {
    if is_never_changed(machine, class) { Vec::new() } else { said_of(machine, class) }
}

/// Whether objects of a class of the JDK stay what they are, as far as a spec speaks of them.
fn is_never_changed(machine: &Machine, class: ClassId) -> bool {
    let of = machine.program.class(class);
    let is_open = |field: &FieldId| machine.program.field(*field).access & access::FINAL == 0;
    let declared = |field: &&FieldId| machine.program.is_declared_in_spec(**field);
    of.module.is_some() && of.access & access::FINAL != 0 && !of.fields.iter().filter(declared).any(is_open)
}

/// All invariants of a class and its supertypes.
pub(super) fn said_of(machine: &mut Machine, class: ClassId) -> Vec<Invariant> {
    let mut found: Vec<Invariant> = Vec::new();
    for home in supertypes_and_self(machine, class) {
        let owner = machine.program.class(home);
        let limits = limits_of(machine, home);
        for &id in &owner.methods {
            if !machine.program.has_annotation(id, INVARIANT) {
                continue;
            }
            let method = machine.program.method(id);
            let name = machine.program.text(method.name).to_owned();
            // What is marked but cannot be asked is told of with all that is wrong with the contracts.
            if method.is_static() || machine.program.text(method.descriptor) != "()Z" {
                continue;
            }
            // An overriding invariant stands for the one it overrides: the call is virtual. Private ones override nothing.
            let is_private = method.is_private();
            let call = call_of(id, method);
            let invariant = Invariant { method: id, name, call, is_private, limits: limits.clone() };
            match found.iter_mut().find(|known| known.is_overridden_by(&invariant)) {
                Some(known) => known.limits.extend(invariant.limits),
                None => found.push(invariant),
            }
        }
    }
    found
}

/// A call of an instance method on a receiver that may override it.
fn call_of(id: MethodId, method: &Method) -> Op {
    match method.vtable_slot {
        _ if method.is_private() || method.is_final() => Op::InvokeDirect(id),
        Some(slot) => Op::InvokeVirtualSlot { slot, arguments: method.arguments },
        None => Op::InvokeInterfaceLinked(id),
    }
}

fn supertypes_and_self(machine: &Machine, class: ClassId) -> Vec<ClassId> {
    let of = machine.program.class(class);
    let supertypes = of.lineage.iter().chain(of.all_interfaces.iter().filter(|&&interface| interface != class));
    let mut homes: Vec<ClassId> = supertypes.copied().collect();
    if !homes.contains(&class) {
        homes.push(class);
    }
    homes
}

impl Invariant {
    /// As it is called.
    pub fn text(&self) -> String {
        format!("{}()", self.name)
    }

    /// The file and line where it begins.
    pub fn place(&self, machine: &Machine) -> (String, u32) {
        let file = machine.program.source_file(self.method).map_or_else(String::new, |file| file.to_string());
        (file, machine.program.first_line(self.method).map_or(1, u32::from))
    }

    pub(super) fn is_overridden_by(&self, other: &Invariant) -> bool {
        self.name == other.name && !self.is_private && !other.is_private
    }

    /// The same as far as a class speaks, whatever subclasses add. `None`: it leaves that to subclasses.
    pub fn exactly(&self, machine: &mut Machine, class: ClassId) -> Option<Invariant> {
        let method = machine.program.method(self.method);
        let selected = match method.vtable_slot {
            _ if method.is_private() || method.is_final() => self.method,
            Some(slot) => *machine.program.class(class).vtable.get(usize::from(slot))?,
            None => machine.program.select_method(class, self.method).ok()?,
        };
        let is_there = !machine.program.method(selected).is_abstract();
        is_there.then(|| Invariant { call: Op::InvokeDirect(selected), ..self.clone() })
    }

    /// Pushes whether it holds for the object in a local variable.
    pub fn push(&self, code: &mut Assembler, local: u16) {
        code.op(Op::Load(local));
        code.op(self.call);
    }
}

impl Plan<'_> {
    /// The invariants of parameters, before or after the method; static ones come with those of the receiver.
    pub(super) fn invariants(&mut self, which: Which, when: When) -> Result<(), Error> {
        let first = self.conditions.clauses.len();
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
        if when == When::After {
            self.note_lasting(first);
        }
        Ok(())
    }

    /// Notes the invariants from this place on: they hold whenever the method ends as it should.
    fn note_lasting(&mut self, first: usize) {
        let asked = self.conditions.clauses[first..].iter();
        self.lasting.extend(asked.filter(|clause| clause.stated.is_some()).cloned());
    }

    /// The invariants that the new object of a constructor must have, and a result that is not null. A result that the method
    /// has only found, and not assigned to, is as it was.
    pub(super) fn invariants_of_result(&mut self) -> Result<(), Error> {
        let class = match &self.called.returns {
            _ if self.called.constructs => Some(self.called.class),
            Some(of) => class_of_type(self.machine, self.called.class, of),
            None => None,
        };
        let Some(class) = class else { return Ok(()) };
        let invariants = match self.called.constructs {
            true => said_of(self.machine, class),
            false => of_class(self.machine, class),
        };
        let conditions = self.contracts.invariants_of(&mut self.machine.program, class);
        if invariants.is_empty() && conditions.iter().all(|invariant| invariant.receiver == Receiver::None) {
            return Ok(());
        }
        let null = self.code.label();
        if !self.called.constructs {
            self.code.op(Op::Load(self.result));
            self.code.branch(Op::IfNull, null);
            self.code.op(Op::Load(self.result));
            self.code.op(Op::IConst(class.index() as i32));
            self.code.op(Op::IConst(-1));
            self.code.method(Op::InvokeStatic, CONTRACT, "isUntouched", "(Ljava/lang/Object;II)Z");
            self.code.branch(Op::IfNe, null);
        }
        let first = self.conditions.clauses.len();
        self.invariants_of_object(self.result, &invariants, &conditions, When::After);
        if self.called.constructs {
            self.note_lasting(first);
        }
        self.code.bind(null);
        self.code.op(Op::Nop);
        Ok(())
    }

    fn invariants_of_object(&mut self, local: u16, methods: &[Invariant], conditions: &[ClassInvariant], when: When) {
        for invariant in methods {
            match when {
                When::Before => self.assume_invariant(local, invariant),
                When::After => self.check_invariant(local, invariant),
            }
        }
        for invariant in conditions.iter().filter(|invariant| invariant.receiver == Receiver::This) {
            self.invariant_condition(invariant, Some(local), when);
        }
    }

    /// Limits come last: invariants that leave early what is beyond them have fewer paths.
    fn assume_invariant(&mut self, local: u16, invariant: &Invariant) {
        note_limits(&mut self.code, invariant);
        let number = self.call_invariant_of_object(local, invariant);
        let about = self.about(Some(local));
        self.conditions.set_about(number, about);
        self.marked.insert(number, invariant.method);
        self.code.method(Op::InvokeStatic, CONDITIONS, "assume", "(Z)V");
        for limit in &invariant.limits {
            self.call_invariant_of_object(local, limit);
            self.code.method(Op::InvokeStatic, CONDITIONS, "assume", "(Z)V");
        }
    }

    /// An object that is beyond a limit is none that the invariant speaks of.
    fn check_invariant(&mut self, local: u16, invariant: &Invariant) {
        let beyond = self.code.label();
        for limit in &invariant.limits {
            self.call_invariant_of_object(local, limit);
            self.code.branch(Op::IfEq, beyond);
        }
        let number = self.begin_invariant_of_object(local, invariant);
        let about = self.about(Some(local));
        self.conditions.set_about(number, about);
        self.marked.insert(number, invariant.method);
        checked(&mut self.code);
        self.code.bind(beyond);
        self.code.op(Op::Nop);
    }

    /// Pushes the answer of an invariant, which must not assign to anything.
    fn call_invariant_of_object(&mut self, local: u16, invariant: &Invariant) -> u32 {
        let number = self.begin_invariant_of_object(local, invariant);
        self.code.method(Op::InvokeStatic, CONTRACT, "end", "()V");
        number
    }

    /// The same for whoever deals with the answer as with that of a condition. What the invariant throws goes on as if nobody watched:
    /// it ends the path, which then knows which invariant that was.
    fn begin_invariant_of_object(&mut self, local: u16, invariant: &Invariant) -> u32 {
        let (file, line) = invariant.place(self.machine);
        let clause = Clause::new(ClauseKind::Invariant, invariant.text(), file, Some(line));
        let number = self.conditions.add(clause);
        begin(&mut self.code, number);
        invariant.push(&mut self.code, local);
        number
    }

    /// The static invariants of all classes: a method of another class may have relied on them, or will.
    fn static_invariants(&mut self, when: When) {
        let world = self.world;
        for invariant in world.static_ones(self.machine, self.contracts, self.called.class) {
            self.invariant_condition(&invariant, None, when);
        }
    }

    /// What parameters satisfied by the classes that they really have they satisfy when the method ends, whether the path has
    /// found these classes out or not.
    pub(super) fn further_invariants(&mut self) -> Result<(), Error> {
        for (local, Further { class, declared, methods, conditions }) in self.further_of_parameters()? {
            let other = self.code.label();
            self.code.op(Op::Load(local));
            self.code.op(Op::IConst(class.index() as i32));
            self.code.op(Op::IConst(declared.index() as i32));
            self.code.method(Op::InvokeStatic, CONTRACT, "isUntouched", "(Ljava/lang/Object;II)Z");
            self.code.branch(Op::IfNe, other);
            self.code.op(Op::Load(local));
            self.code.op(Op::InstanceOfLinked(class));
            self.code.branch(Op::IfEq, other);
            self.assume_in_old(local, &methods, &conditions);
            self.invariants_of_object(local, &methods, &conditions, When::After);
            self.code.bind(other);
            self.code.op(Op::Nop);
        }
        Ok(())
    }

    /// What parameters satisfied by the classes that the path has found them to be of, which whoever threw an exception, or
    /// is about to be checked, may have relied on. An invariant that throws is told of instead, as if it had been asked
    /// before the method.
    pub(super) fn assume_further(&mut self) -> Result<(), Error> {
        self.assume_further_if("isKnownToBe")
    }

    /// What they satisfied by the classes that they have, which the path decides if it has not yet: whatever is about to be
    /// told of them has to be true of objects that there are.
    pub(super) fn decide_further(&mut self) -> Result<(), Error> {
        self.assume_further_if("turnsOutToBe")
    }

    fn assume_further_if(&mut self, question: &str) -> Result<(), Error> {
        for (local, Further { class, methods, conditions, .. }) in self.further_of_parameters()? {
            let other = self.code.label();
            self.code.op(Op::Load(local));
            self.code.op(Op::IConst(class.index() as i32));
            self.code.method(Op::InvokeStatic, CONTRACT, question, "(Ljava/lang/Object;I)Z");
            self.code.branch(Op::IfEq, other);
            self.assume_in_old(local, &methods, &conditions);
            self.code.bind(other);
            self.code.op(Op::Nop);
        }
        Ok(())
    }

    /// Whether the parameters may have to satisfy more than their types say.
    pub(super) fn has_further(&mut self) -> Result<bool, Error> {
        Ok(!self.further_of_parameters()?.is_empty())
    }

    /// What the parameters have to satisfy by the classes that they may really have. A class that overrides the method
    /// answers for its own objects.
    fn further_of_parameters(&mut self) -> Result<Vec<(u16, Further)>, Error> {
        let (world, mut found) = (self.world, Vec::new());
        for place in 0..self.parameters.len() {
            let Parameter { local, class, .. } = self.parameters[place];
            let Some(class) = class else { continue };
            let further = world.further(self.machine, self.contracts, class)?;
            let of_receiver = (Which::Receiver.includes(&self.parameters[place]) && !further.is_empty())
                .then(|| self.machine.receivers(class, self.agreed.method));
            let counts = |it: &&Further| match &of_receiver {
                Some(receivers) => receivers.iter().any(|&exact| self.machine.program.is_subtype(exact, it.class)),
                None => true,
            };
            found.extend(further.iter().filter(counts).map(|it| (local, it.clone())));
        }
        Ok(found)
    }

    fn assume_in_old(&mut self, local: u16, methods: &[Invariant], conditions: &[ClassInvariant]) {
        self.code.method(Op::InvokeStatic, CONTRACT, "enterOld", "()V");
        self.invariants_of_object(local, methods, conditions, When::Before);
        self.code.method(Op::InvokeStatic, CONTRACT, "leaveOld", "()V");
    }

    /// What an object in a local variable is to the call.
    fn about(&self, receiver: Option<u16>) -> About {
        let place = self.parameters.iter().position(|parameter| Some(parameter.local) == receiver);
        if receiver == Some(self.result) { About::Result } else { place.map_or(About::Call, About::Parameter) }
    }

    fn invariant_condition(&mut self, invariant: &ClassInvariant, receiver: Option<u16>, when: When) {
        let compiled = self.conditions.compile(self.machine, ClauseKind::Invariant, &invariant.condition);
        let Some(compiled) = compiled else { return };
        let about = self.about(receiver);
        self.conditions.set_about(compiled.number, about);
        let arguments = Arguments { receiver, parameters: &[], exception: None, result: None };
        compiled.evaluate(&mut self.code, &arguments, self.threw);
        match when {
            When::Before => assumed(&mut self.code),
            When::After => checked(&mut self.code),
        }
    }
}
