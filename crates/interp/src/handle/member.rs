//! What `java.lang.invoke.MemberName` objects refer to: fields, methods and constructors, resolved as `MethodHandleNatives`
//! asks for it.

use super::method_type::Signature;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::{Call, ClassId, FieldId, LinkErrorKind, MemberRef, MethodId, ResolvedMethod, Trouble, access};
use std::rc::Rc;

/// Kinds of references (JVMS table 5.4.3.5-A).
pub const GET_FIELD: u8 = 1;
pub const GET_STATIC: u8 = 2;
pub const PUT_FIELD: u8 = 3;
pub const PUT_STATIC: u8 = 4;
pub const INVOKE_VIRTUAL: u8 = 5;
pub const INVOKE_STATIC: u8 = 6;
pub const INVOKE_SPECIAL: u8 = 7;
pub const NEW_INVOKE_SPECIAL: u8 = 8;
pub const INVOKE_INTERFACE: u8 = 9;

/// Bits of `MemberName.flags` beyond the access flags (`MethodHandleNatives.Constants`).
const IS_METHOD: i32 = 0x0001_0000;
const IS_CONSTRUCTOR: i32 = 0x0002_0000;
const IS_FIELD: i32 = 0x0004_0000;
const CALLER_SENSITIVE: i32 = 0x0010_0000;
const TRUSTED_FINAL: i32 = 0x0020_0000;
const KIND_SHIFT: u32 = 24;

/// A resolved member.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Method(MethodId),
    Field(FieldId),
}

/// A MemberName that asks to be resolved.
struct Request {
    kind: u8,
    flags: i32,
    class: ClassId,
    name: String,
    of_type: Value,
    caller: Option<ClassId>,
}

impl Machine {
    /// The kind of reference and the member that a resolved MemberName object has.
    pub(crate) fn member_target(&self, member: ObjectId) -> Result<(u8, Target), Trap> {
        let Value::Int(flags) = self.field(member, "flags") else { return Err(broken()) };
        let slot = self.last_slot(self.class_of(member));
        let Value::Int(number) = self.heap.field(member, slot) else { return Err(broken()) };
        let index = (number as u32).checked_sub(1).ok_or_else(broken)?;
        let kind = (flags >> KIND_SHIFT) as u8 & 0xf;
        let target =
            if flags & IS_FIELD != 0 { Target::Field(FieldId(index)) } else { Target::Method(MethodId(index)) };
        Ok((kind, target))
    }

    /// Makes a MemberName refer to what it names, if `caller` may see that; a MemberName without a caller may see
    /// everything.
    pub(crate) fn resolve_member(&mut self, member: ObjectId, caller: Option<ClassId>) -> Result<(), Trap> {
        let Value::Int(flags) = self.field(member, "flags") else { return Err(broken()) };
        let (Value::Object(class), Value::Object(name)) = (self.field(member, "clazz"), self.field(member, "name"))
        else {
            return Err(Trap::raise("java/lang/IllegalArgumentException", "nothing to resolve"));
        };
        let request = Request {
            kind: (flags >> KIND_SHIFT) as u8 & 0xf,
            flags,
            class: self.mirrored(class).ok_or_else(broken)?,
            name: self.string_text(name),
            of_type: self.field(member, "type"),
            caller,
        };
        if flags & IS_FIELD != 0 {
            let field = self.resolve_field_request(&request)?;
            let is_store = matches!(request.kind, PUT_FIELD | PUT_STATIC);
            self.refer_to_field(member, field, is_store)
        } else {
            let method = self.resolve_method_request(&request)?;
            self.refer_to_method(member, method, request.class, request.kind)
        }
    }

    fn resolve_field_request(&mut self, request: &Request) -> Result<FieldId, Trap> {
        let of = match request.of_type {
            Value::Object(mirror) => self.mirrored(mirror),
            _ => None,
        };
        let descriptor = self.type_descriptor(of.ok_or_else(broken)?);
        let found = self.program.find_field(request.class, &request.name, &descriptor);
        let home = found.map_or(request.class, |field| self.program.field(field).class);
        let reference = MemberRef {
            class: self.program.class(request.class).name.to_string().into(),
            name: request.name.as_str().into(),
            descriptor: descriptor.into(),
            interface: false,
        };
        // Whether the caller may access a field is left to the JDK.
        let resolved = self.program.resolve_field(home, &reference);
        self.follow_program();
        Ok(resolved?)
    }

    fn resolve_method_request(&mut self, request: &Request) -> Result<MethodId, Trap> {
        let signature = self.member_signature(request.of_type)?;
        let descriptor = self.descriptor_of(&signature);
        let class = self.program.class(request.class);
        let (is_interface, name) = (class.is_interface(), class.name.to_string());
        let no_such_method = |machine: &Machine| {
            let signature = program_signature(machine, request.class, &request.name, &signature);
            Trap::from(Trouble::link(LinkErrorKind::NoSuchMethod, format!("'{signature}'")))
        };
        if class.is_primitive() {
            return Err(no_such_method(self));
        }
        let reference = MemberRef {
            class: name.into(),
            name: request.name.as_str().into(),
            descriptor: descriptor.into(),
            interface: is_interface,
        };
        // Without a caller nothing is out of reach: a class may use all that it declares itself.
        let found = self.program.find_method(request.class, &reference.name, &reference.descriptor);
        let home = found.map_or(request.class, |method| self.program.method(method).class);
        let resolved = self.program.resolve_method(request.caller.unwrap_or(home), &reference, Call::Direct);
        self.follow_program();
        let (ResolvedMethod::Method(id) | ResolvedMethod::SignaturePolymorphic(id)) = resolved?;
        let is_constructor = request.flags & IS_CONSTRUCTOR != 0;
        if is_constructor && self.program.method(id).class != request.class {
            return Err(no_such_method(self));
        }
        self.check_kind(id, request.kind)?;
        Ok(id)
    }

    /// A static method is not called like an instance method, nor the other way round.
    pub(super) fn check_kind(&self, id: MethodId, kind: u8) -> Result<(), Trap> {
        let method = self.program.method(id);
        let complaint = match (kind, method.is_static()) {
            (INVOKE_STATIC, false) => "Expected static method",
            (INVOKE_INTERFACE, true) => "Expected instance not static method",
            (INVOKE_VIRTUAL | INVOKE_SPECIAL | NEW_INVOKE_SPECIAL, true) => "Expecting non-static method",
            _ => return Ok(()),
        };
        let message = format!("{complaint} '{}'", self.program.signature_of(method));
        Err(Trouble::link(LinkErrorKind::IncompatibleClassChange, message).into())
    }

    /// The classes in `MemberName.type`: a MethodType, or an array of the result class and the parameter classes.
    fn member_signature(&mut self, of_type: Value) -> Result<Rc<Signature>, Trap> {
        let Value::Object(of_type) = of_type else { return Err(broken()) };
        if &*self.program.class(self.class_of(of_type)).name == "java/lang/invoke/MethodType" {
            return self.signature_of_type(of_type);
        }
        Err(Trap::unsupported("a method without a method type"))
    }

    pub(crate) fn refer_to_field(&mut self, member: ObjectId, id: FieldId, is_store: bool) -> Result<(), Trap> {
        let field = self.program.field(id);
        let home = self.program.class(field.class);
        let kind = match (field.is_static(), is_store) {
            (false, false) => GET_FIELD,
            (false, true) => PUT_FIELD,
            (true, false) => GET_STATIC,
            (true, true) => PUT_STATIC,
        };
        let is_record = home.file.as_ref().is_some_and(|file| file.record.is_some());
        let is_trusted = field.access & access::FINAL != 0 && (field.is_static() || is_record || home.host.is_some());
        let mut flags = i32::from(field.access) | IS_FIELD | i32::from(kind) << KIND_SHIFT;
        if is_trusted {
            flags |= TRUSTED_FINAL;
        }
        let home = home.id;
        self.refer_to(member, flags, home, id.0)
    }

    /// `through` is the class that the reference names; `kind` how the method was asked for.
    pub(crate) fn refer_to_method(
        &mut self,
        member: ObjectId,
        id: MethodId,
        through: ClassId,
        kind: u8,
    ) -> Result<(), Trap> {
        let method = self.program.method(id);
        let home = self.program.class(method.class);
        let is_constructor = self.program.text(method.name) == "<init>";
        // A method that no other can override is called directly, however it was asked for.
        let is_bound = method.is_private() || method.is_final() || home.access & access::FINAL != 0;
        let kind = match kind {
            _ if method.is_static() => INVOKE_STATIC,
            _ if is_constructor || kind == INVOKE_SPECIAL => INVOKE_SPECIAL,
            _ if is_bound => INVOKE_SPECIAL,
            _ if home.is_interface() && self.program.class(through).is_interface() => INVOKE_INTERFACE,
            _ => INVOKE_VIRTUAL,
        };
        let of = if is_constructor { IS_CONSTRUCTOR } else { IS_METHOD };
        let mut flags = i32::from(method.access) | of | i32::from(kind) << KIND_SHIFT;
        if self.asks_for_caller(id) {
            flags |= CALLER_SENSITIVE;
        }
        // A class that inherits a method from an interface only, dispatches it as if it declared the method itself.
        let home = if kind == INVOKE_VIRTUAL && home.is_interface() { through } else { home.id };
        self.refer_to(member, flags, home, id.0)
    }

    /// Whether a method of the JDK behaves according to the class that calls it.
    fn asks_for_caller(&self, id: MethodId) -> bool {
        let method = self.program.method(id);
        let home = self.program.class(method.class);
        let (Some(file), Some(raw), true) = (&home.file, method.raw, home.module.is_some()) else { return false };
        file.has_annotation(&file.methods[usize::from(raw)].annotations, "Ljdk/internal/reflect/CallerSensitive;")
    }

    fn refer_to(&mut self, member: ObjectId, flags: i32, home: ClassId, index: u32) -> Result<(), Trap> {
        let mirror = self.mirror(home)?;
        self.set_field(member, "flags", Value::Int(flags));
        self.set_field(member, "clazz", Value::Object(mirror));
        let slot = self.last_slot(self.class_of(member));
        self.heap.set_field(member, slot, Value::Int(index as i32 + 1));
        Ok(())
    }
}

/// `int pkg.Class.name(long)`, as messages of the JVM write methods.
fn program_signature(machine: &Machine, class: ClassId, name: &str, signature: &Signature) -> String {
    let external = |class: ClassId| machine.program.class(class).source_name();
    let parameters: Vec<String> = signature.parameters.iter().map(|&parameter| external(parameter)).collect();
    format!("{} {}.{name}({})", external(signature.result), external(class), parameters.join(", "))
}

fn broken() -> Trap {
    Trap::unverifiable("a member name that names nothing")
}
