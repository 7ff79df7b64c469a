//! What a driver drives: the method, its parameters, and what has to hold of them.

use super::invariant::{self, Invariant};
use crate::error::Error;
use interp::Machine;
use program::{ClassId, Kind, MethodId, Type};

/// The target as the driver sees it.
pub struct Subject {
    pub class: ClassId,
    pub class_name: String,
    /// Whether the class is an interface.
    pub in_interface: bool,
    pub name: String,
    pub descriptor: String,
    pub call: Call,
    /// What the call leaves on the stack.
    pub returns: Option<Kind>,
    /// `this` first if there is one.
    pub parameters: Vec<Parameter>,
    /// The first local variable of the driver that no parameter uses.
    pub free_local: u16,
}

/// How the target is called.
pub enum Call {
    Static,
    Instance,
    /// The object comes to be by the call, and this is what has to hold of it.
    Constructor(Vec<Invariant>),
}

/// A parameter of a target, or the object that a constructor makes.
pub struct Parameter {
    pub name: String,
    pub of: Type,
    /// `this`, which is never null.
    pub is_receiver: bool,
    /// The local variable of the driver that holds it.
    pub local: u16,
    pub invariants: Vec<Invariant>,
}

impl Subject {
    pub fn of(machine: &mut Machine, target: MethodId) -> Result<Subject, Error> {
        let method = machine.program.method(target);
        let (class, is_static, types) = (method.class, method.is_static(), method.types.clone());
        let name = machine.program.text(method.name).to_owned();
        let descriptor = machine.program.text(method.descriptor).to_owned();
        let of_class = machine.program.class(class);
        let (class_name, in_interface) = (of_class.name.to_string(), of_class.is_interface());
        let call = match is_static {
            true => Call::Static,
            false if name == "<init>" => Call::Constructor(invariant::of_class(machine, class)?),
            false => Call::Instance,
        };
        let mut list = ParameterList { class, found: Vec::new(), free_local: 1 };
        if matches!(call, Call::Instance) {
            list.add(machine, "this".to_owned(), class_type(&class_name))?;
            list.found[0].is_receiver = true;
        }
        let names = machine.program.parameter_names(target);
        for (place, of) in types.parameters.iter().enumerate() {
            let name = names.get(place).cloned().flatten().unwrap_or_else(|| format!("arg{place}"));
            list.add(machine, name, of.clone())?;
        }
        let returns = types.result.as_ref().map(Type::kind);
        let ParameterList { found: parameters, free_local, .. } = list;
        Ok(Subject { class, class_name, in_interface, name, descriptor, call, returns, parameters, free_local })
    }
}

impl Parameter {
    /// The field of the driver that holds it.
    pub fn field_name(&self) -> String {
        format!("p{}", self.local)
    }
}

pub fn class_type(name: &str) -> Type {
    Type::parse(&format!("L{name};")).expect("a loaded class has a name")
}

/// Parameters with the local variables that hold them.
struct ParameterList {
    /// The class from which their types are seen.
    class: ClassId,
    found: Vec<Parameter>,
    free_local: u16,
}

impl ParameterList {
    fn add(&mut self, machine: &mut Machine, name: String, of: Type) -> Result<(), Error> {
        let invariants = match of.kind() {
            Kind::Reference => invariant::of_type(machine, self.class, &of)?,
            Kind::Base(_) => Vec::new(),
        };
        let local = self.free_local;
        self.free_local += 1 + u16::from(of.kind().is_wide());
        self.found.push(Parameter { name, of, is_receiver: false, local, invariants });
        Ok(())
    }
}
