//! Invariants that are methods: marked `@Invariant`, called by the driver.

use crate::error::Error;
use interp::Machine;
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
pub(super) fn of_class(machine: &mut Machine, class: ClassId) -> Result<Vec<Invariant>, Error> {
    let mut found: Vec<Invariant> = Vec::new();
    for home in supertypes_and_self(machine, class) {
        let owner = machine.program.class(home);
        for &id in &owner.methods {
            if !machine.program.has_annotation(id, INVARIANT) {
                continue;
            }
            let method = machine.program.method(id);
            let name = machine.program.text(method.name).to_owned();
            if method.is_static() || machine.program.text(method.descriptor) != "()Z" {
                let message = format!(
                    "{}::{name} is marked @Invariant but is no instance method `boolean {name}()`",
                    owner.java_name()
                );
                return Err(Error::Target(message));
            }
            // An overriding invariant stands for the one it overrides: the call is virtual. Private ones override nothing.
            let is_private = method.is_private();
            let overrides = |known: &Invariant| known.name == name && !known.is_private && !is_private;
            if !found.iter().any(overrides) {
                found.push(Invariant { method: id, name, call: call_of(id, method), is_private });
            }
        }
    }
    Ok(found)
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
