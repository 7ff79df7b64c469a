//! Forms that call a method, make an object, or access a field.
//!
//! What the reference of a handle refers to was resolved and checked when the handle was made. The code therefore names
//! it by number wherever nothing but a class's initialization is left to do; where that is, the code names it by name
//! and lives in the member's own class, so that linking finds it again and initializes the class.

use super::emit::Emitter;
use super::form::{Basic, FormId, Purpose, Shape};
use super::member::{self, Target};
use crate::machine::Machine;
use crate::trap::Trap;
use program::{BaseType, ClassId, FieldId, FieldPlace, Kind, MethodId, Op, StaticSlot};

const DIRECT: &str = "java/lang/invoke/DirectMethodHandle";

impl Machine {
    /// The form that a handle to a member has. A method that asks who calls it finds `caller`.
    pub(crate) fn direct_form(&mut self, kind: u8, target: Target, caller: Option<ClassId>) -> Result<FormId, Trap> {
        let purpose = match target {
            Target::Method(method) => Purpose::Call { kind, method, caller },
            Target::Field(field) => Purpose::Access { kind, field },
        };
        if let Some(known) = self.known_form(&purpose) {
            return Ok(known);
        }
        match target {
            Target::Method(method) if kind == member::NEW_INVOKE_SPECIAL => self.construction_form(purpose, method),
            Target::Method(method) if kind == member::INVOKE_STATIC => self.static_call_form(purpose, method, caller),
            Target::Method(method) => self.call_form(purpose, kind, method, caller),
            Target::Field(field) => self.access_form(purpose, kind, field),
        }
    }

    /// The parameters of a method, without a receiver, and its result.
    fn shape_of_method(&self, method: MethodId) -> Shape {
        let types = &self.program.method(method).types;
        let basic = |kind: Kind| Basic::of_kind(kind);
        Shape {
            parameters: types.parameters.iter().map(|parameter| basic(parameter.kind())).collect(),
            result: types.result.as_ref().map_or(Basic::Void, |result| basic(result.kind())),
        }
    }

    fn call_form(&mut self, purpose: Purpose, kind: u8, id: MethodId, caller: Option<ClassId>) -> Result<FormId, Trap> {
        let (slots, host) = (self.handle_slots()?, self.handle_host()?);
        let mut shape = self.shape_of_method(id);
        shape.parameters.insert(0, Basic::Reference);
        let method = self.program.method(id);
        let is_direct = kind == member::INVOKE_SPECIAL || method.is_private();
        let op = match method.vtable_slot {
            _ if is_direct => Op::InvokeDirect(id),
            Some(_) if method.is_final() => Op::InvokeDirect(id),
            Some(slot) => Op::InvokeVirtualSlot { slot, arguments: method.arguments },
            None => Op::InvokeInterfaceLinked(id),
        };
        let mut code = Emitter::new(shape, slots);
        code.all_arguments().op(op).give();
        self.define_form(purpose, 0, code, caller.unwrap_or(host))
    }

    fn static_call_form(&mut self, purpose: Purpose, id: MethodId, caller: Option<ClassId>) -> Result<FormId, Trap> {
        let slots = self.handle_slots()?;
        let mut code = Emitter::new(self.shape_of_method(id), slots);
        code.all_arguments();
        let method = self.program.method(id);
        let home = self.program.class(method.class);
        let (name, descriptor) = (self.program.text(method.name), self.program.text(method.descriptor));
        if self.is_initialized(home.id) && self.may_link_use(home.id) {
            code.call(id);
        } else if home.is_interface() {
            code.assembler().interface_method(Op::InvokeStatic, &home.name, name, descriptor);
        } else {
            code.call_static(&home.name, name, descriptor);
        }
        code.give();
        let host = caller.unwrap_or(home.id);
        self.define_form(purpose, 0, code, host)
    }

    fn construction_form(&mut self, purpose: Purpose, id: MethodId) -> Result<FormId, Trap> {
        let slots = self.handle_slots()?;
        let shape = Shape { result: Basic::Reference, ..self.shape_of_method(id) };
        let mut code = Emitter::new(shape, slots);
        let home = self.program.class(self.program.method(id).class);
        if home.is_abstract() {
            // The JDK's own way to allocate, which throws another exception than `new` does.
            code.this().call_static(DIRECT, "allocateInstance", "(Ljava/lang/Object;)Ljava/lang/Object;");
        } else {
            code.assembler().class(Op::New, &home.name);
        }
        code.op(Op::Dup).all_arguments().op(Op::InvokeDirect(id)).give();
        let host = if home.is_abstract() { self.handle_host()? } else { home.id };
        self.define_form(purpose, 0, code, host)
    }

    fn access_form(&mut self, purpose: Purpose, kind: u8, id: FieldId) -> Result<FormId, Trap> {
        let slots = self.handle_slots()?;
        let field = self.program.field(id);
        let (place, home, value) = (field.place, field.class, Basic::of_kind(field.kind));
        let is_store = matches!(kind, member::PUT_FIELD | member::PUT_STATIC);
        let mut shape = Shape::new(&[], if is_store { Basic::Void } else { value });
        if let FieldPlace::Instance(_) = place {
            shape.parameters.push(Basic::Reference);
        }
        if is_store {
            shape.parameters.push(value);
        }
        let mut code = Emitter::new(shape, slots);
        let host = match place {
            FieldPlace::Instance(slot) => {
                access_instance(&mut code, is_store, slot, field.kind);
                self.handle_host()?
            }
            FieldPlace::Static(slot) if self.is_initialized(home) && self.may_link_use(home) => {
                access_static(&mut code, is_store, slot, field.kind);
                home
            }
            FieldPlace::Static(_) => {
                code.all_arguments();
                self.name_static_field(&mut code, is_store, id, home);
                home
            }
        };
        code.give();
        self.define_form(purpose, 0, code, host)
    }

    fn name_static_field(&self, code: &mut Emitter, is_store: bool, id: FieldId, home: ClassId) {
        let field = self.program.field(id);
        let (name, descriptor) = (self.program.text(field.name), self.program.text(field.descriptor));
        let op = if is_store { Op::PutStatic } else { Op::GetStatic };
        code.assembler().field(op, &self.program.class(home).name, name, descriptor);
    }
}

fn access_instance(code: &mut Emitter, is_store: bool, slot: u16, of: Kind) {
    // The JDK's own check, which is part of the stack trace if it fails.
    code.argument(0).call_static(DIRECT, "checkBase", "(Ljava/lang/Object;)Ljava/lang/Object;");
    if is_store {
        code.argument(1);
    }
    code.op(match (is_store, narrow(of)) {
        (false, _) => Op::GetFieldSlot(slot),
        (true, Some(narrow)) => Op::PutFieldNarrow { slot, narrow },
        (true, None) => Op::PutFieldSlot(slot),
    });
}

fn access_static(code: &mut Emitter, is_store: bool, slot: StaticSlot, of: Kind) {
    code.all_arguments();
    code.op(match (is_store, narrow(of)) {
        (false, _) => Op::GetStaticSlot(slot),
        (true, Some(narrow)) => Op::PutStaticNarrow { slot, narrow },
        (true, None) => Op::PutStaticSlot(slot),
    });
}

/// The type to cut an int to before it is stored.
fn narrow(of: Kind) -> Option<BaseType> {
    match of {
        Kind::Base(base @ (BaseType::Boolean | BaseType::Byte | BaseType::Char | BaseType::Short)) => Some(base),
        _ => None,
    }
}
