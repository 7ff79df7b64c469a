//! The driver of a target: assume the invariants, call the method, check the invariants.
//!
//! It is made of ordinary ops in a class of its own, whose instance fields are the parameters. Reading them initializes
//! them as any other field of a symbolic object, so all strategies begin in their papers' initial states without a rule
//! for it.

use crate::error::Error;
use crate::target::Target;
use interp::Machine;
use interp::symbolic::{CONDITIONS, DRIVER, TOTAL_ORDER};
use program::{
    Annotated, Assembler, ClassId, FieldPlace, Kind, Method, MethodDescriptor, MethodId, Op, SyntheticClass,
    SyntheticField, SyntheticMethod, Type, access,
};

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

const NON_NULL: &str = "kukang/contracts/NonNull";
const INVARIANT: &str = "kukang/contracts/Invariant";

/// A parameter of a target as the driver sees it.
struct Parameter {
    name: String,
    of: Type,
    /// The local variable of the driver that holds it.
    local: u16,
    marks: Marks,
    /// Methods of its class that must hold.
    invariants: Vec<Invariant>,
}

/// What annotations say of a parameter.
#[derive(Clone, Copy, Default)]
struct Marks {
    never_null: bool,
    is_ordered: bool,
}

#[derive(Clone)]
struct Invariant {
    name: String,
    /// The call, linked already: invariants need not be accessible to the driver.
    call: Op,
    is_private: bool,
}

impl Driver {
    pub fn build(machine: &mut Machine, target: &Target) -> Result<Driver, Error> {
        let method = machine.program.method(target.method);
        let (class, is_static) = (target.class, method.is_static());
        let descriptor = machine.program.text(method.descriptor).to_owned();
        let name = machine.program.text(method.name).to_owned();
        let constructs = name == "<init>";
        let of_class = machine.program.class(class);
        let (class_name, is_interface) = (of_class.name.to_string(), of_class.is_interface());
        let parameters = parameters(machine, target, is_static || constructs)?;
        let own = invariants_of(machine, class)?;

        let driver_name = free_name(machine, class);
        let signature = format!("(L{driver_name};)V");
        let parsed = MethodDescriptor::parse(&signature).expect("the driver's own descriptor is well formed");
        let mut code = Assembler::new(&parsed, false);
        for parameter in &parameters {
            code.op(Op::Load(0));
            code.field(Op::GetField, &driver_name, &field_name(parameter.local), &parameter.of.descriptor());
            code.op(Op::Store(parameter.local));
        }
        for parameter in parameters.iter().filter(|parameter| parameter.marks.never_null) {
            let there = code.label();
            code.op(Op::Load(parameter.local)).branch(Op::IfNonNull, there);
            code.op(Op::IConst(0)).method(Op::InvokeStatic, CONDITIONS, "assume", "(Z)V");
            code.bind(there);
        }
        for parameter in &parameters {
            let may_be_null = parameter.name != "this";
            each_invariant(&mut code, parameter, may_be_null, |code| {
                code.method(Op::InvokeStatic, CONDITIONS, "assume", "(Z)V");
            });
        }
        let result = parameters.iter().map(|parameter| parameter.local + 2).max().unwrap_or(1);
        let (start, end, handler, after) = (code.label(), code.label(), code.label(), code.label());
        code.bind(start);
        if constructs {
            code.class(Op::New, &class_name);
            code.op(Op::Dup);
        }
        for parameter in &parameters {
            code.op(Op::Load(parameter.local));
        }
        let op: fn(u16) -> Op = if is_static { Op::InvokeStatic } else { Op::InvokeSpecial };
        if is_interface {
            code.interface_method(op, &class_name, &name, &descriptor);
        } else {
            code.method(op, &class_name, &name, &descriptor);
        }
        let returns = MethodDescriptor::parse(&descriptor).is_some_and(|parsed| parsed.result.is_some());
        if constructs {
            code.op(Op::Store(result));
        } else if returns {
            code.op(Op::Pop);
        }
        code.bind(end);
        code.branch(Op::Goto, after);
        code.bind(handler);
        code.method(Op::InvokeStatic, &driver_name, "thrown", "(Ljava/lang/Throwable;)V");
        if constructs {
            code.op(Op::Return);
        }
        code.bind(after);
        code.catch_all(start, end, handler);
        let check = |code: &mut Assembler| {
            code.method(Op::InvokeStatic, &driver_name, "invariant", "(Z)V");
        };
        if constructs {
            let made = Parameter {
                name: "this".into(),
                of: Type::parse(&format!("L{class_name};")).expect("a class has a descriptor"),
                local: result,
                marks: Marks::default(),
                invariants: own,
            };
            each_invariant(&mut code, &made, false, check);
        }
        for parameter in &parameters {
            each_invariant(&mut code, parameter, parameter.name != "this", check);
        }
        code.op(Op::Return);

        let fields = parameters
            .iter()
            .map(|parameter| SyntheticField {
                name: field_name(parameter.local),
                descriptor: parameter.of.descriptor(),
            })
            .collect();
        let drive =
            SyntheticMethod { name: "drive".into(), descriptor: signature.clone(), access: access::STATIC, body: code };
        let methods = vec![drive, modelled("invariant", "(Z)V"), modelled("thrown", "(Ljava/lang/Throwable;)V")];
        let made = define(machine, &driver_name, class, fields, methods);
        let method = machine.program.declared_method(made, "drive", &signature).expect("it was just made");
        let slot_of = |local: u16| match machine.program.field_named(made, &field_name(local)).map(|field| field.place)
        {
            Some(FieldPlace::Instance(slot)) => slot,
            _ => unreachable!("parameters are instance fields of the driver"),
        };
        let named = parameters.iter().map(|parameter| (slot_of(parameter.local), parameter.name.clone())).collect();
        let ordered: Vec<u16> = parameters
            .iter()
            .filter(|parameter| parameter.marks.is_ordered)
            .map(|parameter| slot_of(parameter.local))
            .collect();
        let receiver = parameters.first().filter(|first| first.name == "this").map(|first| slot_of(first.local));
        ordered.into_iter().for_each(|slot| machine.mark_as_ordered(made, slot));
        let allowed = allowed(machine, target);
        Ok(Driver { method, receiver, allowed, target: target.method, parameters: named })
    }
}

fn field_name(local: u16) -> String {
    format!("p{local}")
}

/// A name in the package of the target, so that the driver may use what the target may.
fn free_name(machine: &Machine, host: ClassId) -> String {
    let package = machine.program.class(host).package();
    let package = if package.is_empty() { String::new() } else { format!("{package}/") };
    let name = |number: usize| format!("{package}{DRIVER}{number}");
    (0..).map(name).find(|name| machine.program.loaded(name).is_none()).expect("there are more numbers than classes")
}

fn define(
    machine: &mut Machine,
    name: &str,
    host: ClassId,
    fields: Vec<SyntheticField>,
    methods: Vec<SyntheticMethod>,
) -> ClassId {
    let super_class = machine.program.loaded("java/lang/Object").expect("it is the first class to be loaded");
    let wanted = SyntheticClass { name: name.into(), super_class, interfaces: Vec::new(), fields, methods, host };
    machine.define(wanted)
}

/// A method of the driver that the interpreter has a model of; its code is never run.
fn modelled(name: &str, descriptor: &str) -> SyntheticMethod {
    let parsed = MethodDescriptor::parse(descriptor).expect("a descriptor of our own is well formed");
    let mut body = Assembler::new(&parsed, false);
    body.op(Op::Return);
    let (name, descriptor) = (name.to_owned(), descriptor.to_owned());
    SyntheticMethod { name, descriptor, access: access::STATIC, body }
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
        let invariants = invariants_of(machine, class)?;
        found.push(Parameter { name: "this".into(), of, local, marks: Marks::default(), invariants });
        local += 1;
    }
    let names = machine.program.parameter_names(target.method);
    for (place, of) in types.parameters.iter().enumerate() {
        let name = names.get(place).cloned().flatten().unwrap_or_else(|| format!("arg{place}"));
        let invariants = match of.kind() {
            Kind::Reference => invariants_of_type(machine, class, of)?,
            Kind::Base(_) => Vec::new(),
        };
        let is_marked = |mark: &str| {
            let parameter = Annotated::Parameter(target.method, u8::try_from(place).unwrap_or(u8::MAX));
            matches!(of.kind(), Kind::Reference) && machine.program.has_annotation(parameter, mark)
        };
        let marks = Marks { never_null: is_marked(NON_NULL), is_ordered: is_marked(TOTAL_ORDER) };
        found.push(Parameter { name, of: of.clone(), local, marks, invariants });
        local += 1 + u16::from(of.kind().is_wide());
    }
    Ok(found)
}

fn invariants_of_type(machine: &mut Machine, home: ClassId, of: &Type) -> Result<Vec<Invariant>, Error> {
    // A class that cannot be loaded is a matter for the path that needs it.
    match machine.class_seen_by(home, &of.class_name()) {
        Some(class) => invariants_of(machine, class),
        None => Ok(Vec::new()),
    }
}

/// The invariants of a class and its supertypes.
fn invariants_of(machine: &mut Machine, class: ClassId) -> Result<Vec<Invariant>, Error> {
    let of = machine.program.class(class);
    let supertypes = of.lineage.iter().chain(of.all_interfaces.iter().filter(|&&interface| interface != class));
    let mut found: Vec<Invariant> = Vec::new();
    let homes: Vec<ClassId> = supertypes.copied().collect();
    let with_self = if homes.contains(&class) { homes } else { [homes, vec![class]].concat() };
    for home in with_self {
        let owner = machine.program.class(home);
        if machine.program.has_annotation(home, INVARIANT) {
            let message = format!(
                "the invariant of {} is an expression; only methods marked @Invariant are understood so far",
                owner.java_name()
            );
            return Err(Error::Unsupported(message));
        }
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
                found.push(Invariant { name, call: call_of(id, method), is_private });
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

/// Calls each invariant of a parameter, unless that is null, and does something with the answer.
fn each_invariant(code: &mut Assembler, parameter: &Parameter, may_be_null: bool, use_answer: impl Fn(&mut Assembler)) {
    for invariant in &parameter.invariants {
        let skip = code.label();
        if may_be_null {
            code.op(Op::Load(parameter.local));
            code.branch(Op::IfNull, skip);
        }
        code.op(Op::Load(parameter.local));
        code.op(invariant.call);
        use_answer(code);
        code.bind(skip);
        code.op(Op::Nop);
    }
}

/// The classes of the exceptions that a target declares.
fn allowed(machine: &mut Machine, target: &Target) -> Vec<ClassId> {
    let home = machine.program.method(target.method).class;
    let names = machine.program.declared_exceptions(target.method);
    names.iter().filter_map(|name| machine.class_seen_by(home, name)).collect()
}
