//! Invariants: methods marked `@Invariant`, which the driver calls, and conditions of contracts.

use super::conditions::{Arguments, assumed, checked};
use super::parameters::{Parameter, Which};
use super::{ClauseKind, Plan, When};
use crate::error::Error;
use contract::{ClassInvariant, Receiver};
use interp::Machine;
use interp::symbolic::CONDITIONS;
use program::{Assembler, ClassId, Kind, Method, MethodId, Op, Type};

const INVARIANT: &str = "kukang/contracts/Invariant";

/// A method of a class that must hold.
#[derive(Clone)]
pub(super) struct Invariant {
    pub(super) method: MethodId,
    name: String,
    /// The call, linked already: invariants need not be accessible to the driver.
    call: Op,
    is_private: bool,
}

/// The class of a type, if there is one that can be loaded. A class that cannot is a matter for the path that needs it.
pub(super) fn class_of_type(machine: &mut Machine, home: ClassId, of: &Type) -> Option<ClassId> {
    match of.kind() {
        Kind::Reference => machine.class_seen_by(home, &of.class_name()),
        Kind::Base(_) => None,
    }
}

/// The invariants of a class and its supertypes.
pub(super) fn of_class(machine: &mut Machine, class: ClassId) -> Vec<Invariant> {
    let mut found: Vec<Invariant> = Vec::new();
    for home in supertypes_and_self(machine, class) {
        let owner = machine.program.class(home);
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
            let overrides = |known: &Invariant| known.name == name && !known.is_private && !is_private;
            if !found.iter().any(overrides) {
                found.push(Invariant { method: id, name, call: call_of(id, method), is_private });
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

    /// Pushes whether it holds for the object in a local variable.
    pub fn push(&self, code: &mut Assembler, local: u16) {
        code.op(Op::Load(local));
        code.op(self.call);
    }
}

/// Calls each invariant of an object in a local variable, and does something with the answer.
pub(super) fn call_each(
    code: &mut Assembler,
    invariants: &[Invariant],
    local: u16,
    use_answer: impl Fn(&mut Assembler),
) {
    for invariant in invariants {
        invariant.push(code, local);
        use_answer(code);
    }
}

impl Plan<'_> {
    /// The invariants of parameters, before or after the method; static ones come with those of the receiver.
    pub(super) fn invariants(&mut self, which: Which, when: When) -> Result<(), Error> {
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
    pub(super) fn invariants_of_result(&mut self) -> Result<(), Error> {
        let class = match &self.called.returns {
            _ if self.called.constructs => Some(self.called.class),
            Some(of) => class_of_type(self.machine, self.called.class, of),
            None => None,
        };
        let Some(class) = class else { return Ok(()) };
        let invariants = of_class(self.machine, class);
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
        call_each(&mut self.code, methods, local, |code| match when {
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
}
