//! Lambdas and method references: what `LambdaMetafactory` would make.

use super::boxing::emit_conversion;
use super::site::{CallSite, HandleConstant, parse_descriptor};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::{Raise, Trap};
use heap::Value;
use program::{
    Assembler, Call, ClassId, MemberRef, MethodDescriptor, Op, SyntheticClass, SyntheticField, SyntheticMethod, Type,
    access,
};

/// Kinds of method handle constants (JVMS table 5.4.3.5-A).
const INVOKE_VIRTUAL: u8 = 5;
const INVOKE_STATIC: u8 = 6;
const INVOKE_SPECIAL: u8 = 7;
const NEW_INVOKE_SPECIAL: u8 = 8;
const INVOKE_INTERFACE: u8 = 9;

/// Flags of `altMetafactory`.
const SERIALIZABLE: i32 = 1;
const MARKERS: i32 = 2;
const BRIDGES: i32 = 4;

/// A lambda as its call site describes it.
struct Lambda {
    captures: Vec<Type>,
    interfaces: Vec<String>,
    method_name: String,
    /// The erased type of the interface's method, then those of its bridges.
    erased: Vec<MethodDescriptor>,
    /// The type that the generic signature promises.
    promised: MethodDescriptor,
    body: HandleConstant,
    body_types: MethodDescriptor,
}

impl Machine {
    pub(super) fn link_lambda(&mut self, site: &CallSite) -> Result<Flow, Trap> {
        let key = (site.method, site.pc);
        let class = match self.handles.lambdas.get(&key) {
            Some(&class) => class,
            None => {
                let class = self.define_lambda(site)?;
                self.handles.lambdas.insert(key, class);
                class
            }
        };
        if site.types()?.parameters.is_empty() {
            // Without captures one object does for all evaluations.
            self.require_initialized(class)?;
            let object = self.permanently(|machine| Ok(machine.new_instance(class)))?;
            return Ok(self.link_site_constant(Value::Object(object)));
        }
        match self.program.declared_method(class, "site", &site.descriptor) {
            Some(method) => {
                self.link(Op::InvokeDynamicLinked(method));
                Ok(Flow::Resume)
            }
            None => Err(Trap::unverifiable("a lambda's class without its factory")),
        }
    }

    /// What `LambdaMetafactory` says of an interface that has become a class.
    fn no_interface(&mut self, class: ClassId) -> Trap {
        let name = self.program.class(class).java_name();
        let cause = Raise {
            class: "java/lang/invoke/LambdaConversionException",
            message: Some(format!("{name} is not an interface")),
        };
        let error = Raise {
            class: "java/lang/BootstrapMethodError",
            message: Some("bootstrap method initialization exception".to_owned()),
        };
        let made = self.create_exception(&cause, None).and_then(|cause| {
            let error = self.create_exception(&error, None)?;
            self.set_field(error, "cause", Value::Object(cause));
            Ok(error)
        });
        made.map_or_else(|trap| trap, Trap::Throw)
    }

    /// A body that cannot be called is the call site's mistake, not that of the class made for it.
    fn resolve_body(&mut self, site: &CallSite, body: &HandleConstant) -> Result<(), Trap> {
        let reference = MemberRef {
            class: body.class.as_str().into(),
            name: body.name.as_str().into(),
            descriptor: body.descriptor.as_str().into(),
            interface: body.interface,
        };
        let call = match body.kind {
            INVOKE_VIRTUAL | INVOKE_INTERFACE => Call::Dispatched,
            _ => Call::Direct,
        };
        let resolved = self.program.resolve_method(site.host, &reference, call);
        self.follow_program();
        resolved?;
        Ok(())
    }

    /// No interface can declare what `Object` has made final; a damaged call site can name it all the same.
    fn check_not_final(&self, method: &SyntheticMethod) -> Result<(), Trap> {
        let inherited = self.program.find_method(self.known.object, &method.name, &method.descriptor);
        if inherited.is_some_and(|id| self.program.method(id).is_final()) {
            return Err(Trap::unverifiable(format!("a lambda that overrides the final method {}", method.name)));
        }
        Ok(())
    }

    fn define_lambda(&mut self, site: &CallSite) -> Result<ClassId, Trap> {
        let lambda = read_lambda(site)?;
        let mut interfaces = Vec::new();
        for name in &lambda.interfaces {
            let interface = self.resolve_class(site.host, name)?;
            if !self.program.class(interface).is_interface() {
                return Err(self.no_interface(interface));
            }
            if !interfaces.contains(&interface) {
                interfaces.push(interface);
            }
        }
        let implementation = self.resolve_class(site.host, &lambda.body.class)?;
        let body_interface = self.program.class(implementation).is_interface();
        self.resolve_body(site, &lambda.body)?;
        self.handles.lambda_count += 1;
        let number = self.handles.lambda_count;
        let host_name = self.program.class(site.host).name.clone();
        let name = format!("{host_name}$$Lambda${number}");
        let mut methods = vec![factory(&name, site, &lambda)?];
        let mut seen: Vec<String> = Vec::new();
        for erased in &lambda.erased {
            let method = implement(&name, &lambda, erased, body_interface);
            self.check_not_final(&method)?;
            if !seen.contains(&method.descriptor) {
                seen.push(method.descriptor.clone());
                methods.push(method);
            }
        }
        let fields = lambda
            .captures
            .iter()
            .enumerate()
            .map(|(place, kind)| SyntheticField { name: format!("captured{place}"), descriptor: kind.descriptor() })
            .collect();
        let class = self.program.define_synthetic(SyntheticClass {
            name,
            super_class: self.known.object,
            interfaces,
            fields,
            methods,
            host: site.host,
        });
        self.follow_program();
        Ok(class)
    }
}

fn read_lambda(site: &CallSite) -> Result<Lambda, Trap> {
    let types = site.types()?;
    let Some(Type::Class(interface)) = types.result else {
        return Err(Trap::unverifiable("a lambda that is no object"));
    };
    let mut lambda = Lambda {
        captures: types.parameters.to_vec(),
        interfaces: vec![interface.to_string()],
        method_name: site.name.clone(),
        erased: vec![parse_descriptor(&site.method_type(0)?)?],
        body: HandleConstant::read(&site.constants, site.argument(1)?)?,
        promised: parse_descriptor(&site.method_type(2)?)?,
        body_types: MethodDescriptor { parameters: Box::default(), result: None },
    };
    lambda.body_types = parse_descriptor(&lambda.body.descriptor)?;
    if site.bootstrap_name == "altMetafactory" {
        read_extras(site, &mut lambda)?;
    }
    Ok(lambda)
}

/// Marker interfaces and bridges.
fn read_extras(site: &CallSite, lambda: &mut Lambda) -> Result<(), Trap> {
    let flags = site.int(3)?;
    let mut at = 4;
    if flags & SERIALIZABLE != 0 {
        lambda.interfaces.push("java/io/Serializable".to_owned());
    }
    if flags & MARKERS != 0 {
        let count = site.int(at)?;
        for _ in 0..count {
            at += 1;
            lambda.interfaces.push(site.class_name(at)?);
        }
        at += 1;
    }
    if flags & BRIDGES != 0 {
        let count = site.int(at)?;
        for _ in 0..count {
            at += 1;
            lambda.erased.push(parse_descriptor(&site.method_type(at)?)?);
        }
    }
    Ok(())
}

/// The static method that makes the object and fills in its captures.
fn factory(class: &str, site: &CallSite, lambda: &Lambda) -> Result<SyntheticMethod, Trap> {
    let mut body = Assembler::new(&site.types()?, false);
    body.class(Op::New, class);
    let mut local = 0;
    for (place, kind) in lambda.captures.iter().enumerate() {
        body.op(Op::Dup).op(Op::Load(local));
        body.field(Op::PutField, class, &format!("captured{place}"), &kind.descriptor());
        local += 1 + u16::from(kind.kind().is_wide());
    }
    body.op(Op::ReturnValue);
    Ok(SyntheticMethod { name: "site".to_owned(), descriptor: site.descriptor.clone(), access: access::STATIC, body })
}

/// The interface's method with the given erased type: converts its arguments and calls the lambda's body.
fn implement(class: &str, lambda: &Lambda, erased: &MethodDescriptor, body_interface: bool) -> SyntheticMethod {
    let mut code = Assembler::new(erased, true);
    let handle = &lambda.body;
    if handle.kind == NEW_INVOKE_SPECIAL {
        code.class(Op::New, &handle.class).op(Op::Dup);
    }
    let wanted = body_parameters(lambda);
    for (place, kind) in lambda.captures.iter().enumerate() {
        code.op(Op::Load(0));
        code.field(Op::GetField, class, &format!("captured{place}"), &kind.descriptor());
        if let Some(to) = wanted.get(place) {
            emit_conversion(&mut code, kind, kind, to);
        }
    }
    let mut local = 1;
    for (place, from) in erased.parameters.iter().enumerate() {
        code.op(Op::Load(local));
        local += 1 + u16::from(from.kind().is_wide());
        let through = lambda.promised.parameters.get(place).unwrap_or(from);
        if let Some(to) = wanted.get(lambda.captures.len() + place) {
            emit_conversion(&mut code, from, through, to);
        }
    }
    emit_call(&mut code, handle, body_interface);
    emit_return(&mut code, lambda, erased);
    SyntheticMethod {
        name: lambda.method_name.clone(),
        descriptor: describe(erased),
        access: access::PUBLIC,
        body: code,
    }
}

/// All values that the body takes, its receiver included.
fn body_parameters(lambda: &Lambda) -> Vec<Type> {
    let receiver = match lambda.body.kind {
        INVOKE_STATIC | NEW_INVOKE_SPECIAL => None,
        _ => Some(match Type::parse(&lambda.body.class) {
            Some(array @ Type::Array(_)) => array,
            _ => Type::Class(lambda.body.class.as_str().into()),
        }),
    };
    receiver.into_iter().chain(lambda.body_types.parameters.iter().cloned()).collect()
}

fn emit_call(code: &mut Assembler, handle: &HandleConstant, body_interface: bool) {
    let op: fn(u16) -> Op = match handle.kind {
        INVOKE_STATIC => Op::InvokeStatic,
        INVOKE_SPECIAL | NEW_INVOKE_SPECIAL => Op::InvokeSpecial,
        INVOKE_INTERFACE => Op::InvokeInterface,
        INVOKE_VIRTUAL if body_interface => Op::InvokeInterface,
        _ => Op::InvokeVirtual,
    };
    if handle.interface || body_interface {
        code.interface_method(op, &handle.class, &handle.name, &handle.descriptor);
    } else {
        code.method(op, &handle.class, &handle.name, &handle.descriptor);
    }
}

fn emit_return(code: &mut Assembler, lambda: &Lambda, erased: &MethodDescriptor) {
    let made = match lambda.body.kind {
        NEW_INVOKE_SPECIAL => Some(Type::Class(lambda.body.class.as_str().into())),
        _ => lambda.body_types.result.clone(),
    };
    match (&made, &erased.result) {
        (Some(made), Some(wanted)) => {
            let through = match (&lambda.promised.result, made) {
                // What comes out of the body is cast to what the signature promises only where it must be unboxed.
                (Some(promised), Type::Class(_)) if matches!(wanted, Type::Base(_)) => promised_wrapper(made, promised),
                _ => made.clone(),
            };
            emit_conversion(code, made, &through, wanted);
            code.op(Op::ReturnValue);
        }
        (Some(_), None) => {
            code.op(Op::Pop).op(Op::Return);
        }
        (None, _) => {
            code.op(Op::Return);
        }
    }
}

/// The wrapper to unbox a result from: the body's own if it returns one.
fn promised_wrapper(made: &Type, promised: &Type) -> Type {
    match made {
        Type::Class(class) if super::boxing::unwrapped(class).is_some() => made.clone(),
        _ => promised.clone(),
    }
}

fn describe(types: &MethodDescriptor) -> String {
    let parameters: String = types.parameters.iter().map(Type::descriptor).collect();
    let result = types.result.as_ref().map_or_else(|| "V".to_owned(), Type::descriptor);
    format!("({parameters}){result}")
}
