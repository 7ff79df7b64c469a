//! The driver of a target: assume the invariants, call the method, check the invariants.
//!
//! It is made of ordinary ops in a class of its own, whose instance fields are the parameters. Reading them initializes
//! them as any other field of a symbolic object, so all strategies begin in their papers' initial states without a rule
//! for it. `subject.rs` finds out what is to be driven, `script.rs` writes the ops.

mod invariant;
mod script;
mod subject;

use crate::error::Error;
use crate::target::Target;
use interp::Machine;
use interp::symbolic::DRIVER;
use program::{
    Assembler, ClassId, FieldPlace, MethodDescriptor, MethodId, Op, SyntheticClass, SyntheticField, SyntheticMethod,
    access,
};
use script::Script;
use subject::{Parameter, Subject};

/// What runs a target.
pub struct Driver {
    pub method: MethodId,
    /// The field that is `this`.
    pub receiver: Option<u16>,
    /// Exceptions that the target declares.
    pub allowed: Vec<ClassId>,
    pub target: MethodId,
    /// The names of the parameters, `this` first if there is one, by the field that holds them.
    pub parameters: Vec<(u16, String)>,
}

impl Driver {
    pub fn build(machine: &mut Machine, target: &Target) -> Result<Driver, Error> {
        let subject = Subject::of(machine, target.method)?;
        let class = define(machine, &subject);
        let slot_of = |parameter: &Parameter| match machine.program.field_named(class, &parameter.field_name()) {
            Some(field) => match field.place {
                FieldPlace::Instance(slot) => slot,
                FieldPlace::Static(_) => unreachable!("parameters are instance fields of the driver"),
            },
            None => unreachable!("the driver has a field for each parameter"),
        };
        let named = |parameter: &Parameter| (slot_of(parameter), parameter.name.clone());
        let signature = signature(&machine.program.class(class).name);
        Ok(Driver {
            method: machine.program.declared_method(class, DRIVE, &signature).expect("it was just made"),
            receiver: subject.parameters.iter().find(|parameter| parameter.is_receiver).map(slot_of),
            parameters: subject.parameters.iter().map(named).collect(),
            allowed: allowed(machine, target.method),
            target: target.method,
        })
    }
}

/// The method of a driver that runs the target.
const DRIVE: &str = "drive";

fn signature(driver: &str) -> String {
    format!("(L{driver};)V")
}

/// Makes the class of the driver.
fn define(machine: &mut Machine, subject: &Subject) -> ClassId {
    let name = free_name(machine, subject.class);
    let signature = signature(&name);
    let body = Script::new(subject, &name, &descriptor(&signature)).written();
    let drive = SyntheticMethod { name: DRIVE.into(), descriptor: signature, access: access::STATIC, body };
    let modelled_ones = script::MODELLED.map(|(name, descriptor)| modelled(name, descriptor));
    let field =
        |parameter: &Parameter| SyntheticField { name: parameter.field_name(), descriptor: parameter.of.descriptor() };
    let super_class = machine.program.loaded("java/lang/Object").expect("it is the first class to be loaded");
    machine.define(SyntheticClass {
        name,
        super_class,
        interfaces: Vec::new(),
        fields: subject.parameters.iter().map(field).collect(),
        methods: [drive].into_iter().chain(modelled_ones).collect(),
        host: subject.class,
    })
}

/// A name in the package of the target, so that the driver may use what the target may.
fn free_name(machine: &Machine, host: ClassId) -> String {
    let package = machine.program.class(host).package();
    let package = if package.is_empty() { String::new() } else { format!("{package}/") };
    let name = |number: usize| format!("{package}{DRIVER}{number}");
    (0..).map(name).find(|name| machine.program.loaded(name).is_none()).expect("there are more numbers than classes")
}

/// A method of the driver that the interpreter has a model of; its code is never run.
fn modelled(name: &str, signature: &str) -> SyntheticMethod {
    let mut body = Assembler::new(&descriptor(signature), false);
    body.op(Op::Return);
    SyntheticMethod { name: name.to_owned(), descriptor: signature.to_owned(), access: access::STATIC, body }
}

fn descriptor(text: &str) -> MethodDescriptor {
    MethodDescriptor::parse(text).expect("a descriptor of our own is well formed")
}

/// The classes of the exceptions that a target declares.
fn allowed(machine: &mut Machine, target: MethodId) -> Vec<ClassId> {
    let home = machine.program.method(target).class;
    let names = machine.program.declared_exceptions(target);
    names.iter().filter_map(|name| machine.class_seen_by(home, name)).collect()
}
