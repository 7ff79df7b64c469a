//! The parameters of a target as the driver sees them: fields of its class, which it reads into local variables.

use super::Plan;
use super::invariants::{self, Invariant};
use crate::error::Error;
use crate::missing;
use crate::target::Target;
use interp::Machine;
use interp::symbolic::TOTAL_ORDER;
use program::{Annotated, ClassId, Kind, Op, Trouble, Type};

/// A parameter of a target as the driver sees it.
pub(super) struct Parameter {
    pub name: String,
    pub of: Type,
    /// The local variable of the driver that holds it.
    pub local: u16,
    pub class: Option<ClassId>,
    /// Whether it is marked as ordered.
    pub is_ordered: bool,
    pub invariants: Vec<Invariant>,
}

/// Some of the parameters.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    Receiver,
    Others,
}

impl Which {
    pub(super) fn includes(self, parameter: &Parameter) -> bool {
        (parameter.name == "this") == (self == Which::Receiver)
    }
}

pub(super) fn field_name(local: u16) -> String {
    format!("p{local}")
}

impl Plan<'_> {
    /// Reads parameters.
    pub(super) fn load_parameters(&mut self, which: Which) {
        for parameter in self.parameters.iter().filter(|parameter| which.includes(parameter)) {
            self.code.op(Op::Load(0));
            let (field, descriptor) = (field_name(parameter.local), parameter.of.descriptor());
            self.code.field(Op::GetField, &self.driver_name, &field, &descriptor);
            self.code.op(Op::Store(parameter.local));
        }
    }
}

/// The receiver and the parameters with the local variables that hold them.
pub(super) fn parameters(
    machine: &mut Machine,
    target: &Target,
    without_receiver: bool,
) -> Result<Vec<Parameter>, Error> {
    let method = machine.program.method(target.method);
    let class = target.class;
    let types = method.types.clone();
    let mut found = Vec::new();
    let mut local = 1;
    if !without_receiver {
        let of = Type::parse(&format!("L{};", machine.program.class(class).name));
        let of = of.ok_or_else(|| Error::Target("a class without a name".into()))?;
        let invariants = invariants::of_class(machine, class);
        found.push(Parameter { name: "this".into(), of, local, class: Some(class), is_ordered: false, invariants });
        local += 1;
    }
    let names = machine.program.parameter_names(target.method);
    for (place, of) in types.parameters.iter().enumerate() {
        let name = names.get(place).cloned().flatten().unwrap_or_else(|| format!("arg{place}"));
        if of.kind() == Kind::Reference {
            match machine.load_class(&of.class_name()) {
                Ok(_) => {}
                Err(Trouble::Input(error)) => return Err(error.into()),
                Err(trouble) => return Err(Error::Unsupported(missing::why(&target.to_string(), &trouble))),
            }
        }
        let known = invariants::class_of_type(machine, class, of);
        let invariants = known.map_or_else(Vec::new, |known| invariants::of_class(machine, known));
        let parameter = Annotated::Parameter(target.method, u8::try_from(place).unwrap_or(u8::MAX));
        let is_ordered = machine.program.has_annotation(parameter, TOTAL_ORDER);
        found.push(Parameter { name, of: of.clone(), local, class: known, is_ordered, invariants });
        local += 1 + u16::from(of.kind().is_wide());
    }
    Ok(found)
}
