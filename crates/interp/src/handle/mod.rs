//! Method handles and variable handles (`java.lang.invoke`, JVMS §2.9.3 and §5.4.3.5).
//!
//! The JDK makes both out of its own classes, and nearly all of them run here from their bytecode: look-ups with their
//! access checks, combinators with their argument checks, `VarHandle` with one class per kind of variable. What HotSpot
//! runs below that are lambda forms, small programs that it compiles into hidden classes. They are cut off: a
//! `LambdaForm` object is here no more than a name for a [`Form`](form::Form), which is a static method made of ordinary
//! ops, and the methods of the JDK that would compose lambda forms (`LambdaFormEditor` and a few makers) make such
//! methods instead. Those models are in `native/`, one file per class; this folder has what they share:
//!
//! - `method_type`: `MethodType` objects, one per signature
//! - `form`, `emit`: forms and the code behind them
//! - `direct`: forms that call a method or access a field
//! - `edit`: forms made out of other forms
//! - `member`: what a `MemberName` object refers to
//! - `site`: calls of `MethodHandle.invokeExact` and the like
//! - `variable`, `shortcut`: calls of the access methods of `VarHandle`
//! - `constant`: method handles and method types in constant pools
//!
//! A form takes the handle as its first argument, so that calling a handle means calling its form's method with the
//! operands as they lie on the stack. Values that a handle is bound to are found from the handle itself.

mod constant;
pub(crate) mod direct;
pub(crate) mod edit;
pub(crate) mod emit;
pub(crate) mod form;
pub(crate) mod member;
pub(crate) mod method_type;
mod shortcut;
mod site;
pub(crate) mod variable;

use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::Trap;
use form::{Form, FormId};
use heap::{Body, Roots};
use heap::{ObjectId, Value};
use program::{ClassId, MethodId};
use rustc_hash::FxHashMap;

/// What the machine knows of handles beyond what their objects say.
#[derive(Default)]
pub struct HandleTables {
    types: method_type::Types,
    forms: form::Forms,
    sites: site::Sites,
    accesses: variable::Accesses,
    /// Constants that could not be resolved, by class and constant pool index, and the errors that said so.
    failed_constants: FxHashMap<(ClassId, u16), ObjectId>,
    slots: Option<Slots>,
}

impl HandleTables {
    pub fn add_roots(&self, roots: &mut Roots) {
        self.types.add_roots(roots);
        self.forms.add_roots(roots);
        self.failed_constants.values().for_each(|&error| roots.add_object(error));
    }
}

/// Where the objects of `java.lang.invoke` keep what the machine reads all the time.
#[derive(Clone, Copy)]
pub(crate) struct Slots {
    /// `MethodHandle.type` and `MethodHandle.form`.
    pub handle_type: u16,
    pub handle_form: u16,
    /// The injected slot of method handles: an object whose fields are the values that the handle is bound to.
    pub bound: u16,
    /// The injected slot of lambda forms: the number of the form, from 1.
    pub form_number: u16,
}

impl Machine {
    pub(crate) fn handle_slots(&mut self) -> Result<Slots, Trap> {
        if let Some(slots) = self.handle_tables.slots {
            return Ok(slots);
        }
        let handle = self.load("java/lang/invoke/MethodHandle")?;
        let form = self.load("java/lang/invoke/LambdaForm")?;
        let slots = Slots {
            handle_type: self.slot_of(handle, "type").ok_or_else(|| missing("MethodHandle.type"))?,
            handle_form: self.slot_of(handle, "form").ok_or_else(|| missing("MethodHandle.form"))?,
            bound: self.last_slot(handle),
            form_number: self.last_slot(form),
        };
        self.handle_tables.slots = Some(slots);
        Ok(slots)
    }

    /// The slot that the machine injected into a class.
    pub(crate) fn last_slot(&self, class: ClassId) -> u16 {
        (self.program.class(class).layout.len() - 1) as u16
    }

    /// A method handle with this type and form, bound to these values. Its class is one of those that HotSpot has for
    /// bound handles, whatever the values are.
    pub(crate) fn new_handle(&mut self, of_type: Value, form: FormId, bound: &[Value]) -> Result<ObjectId, Trap> {
        let slots = self.handle_slots()?;
        let class = self.load("java/lang/invoke/BoundMethodHandle$Species_L")?;
        let handle = self.new_instance(class);
        let values =
            self.heap.allocate(self.known.object, Body::Fields(bound.iter().map(|&value| value.into()).collect()));
        let form = self.handle_tables.forms.get(form).object;
        self.heap.set_field(handle, slots.handle_type, of_type);
        self.heap.set_field(handle, slots.handle_form, Value::Object(form));
        self.heap.set_field(handle, slots.bound, Value::Object(values));
        Ok(handle)
    }

    /// The values that a handle is bound to.
    pub(crate) fn bound_values(&mut self, handle: ObjectId) -> Result<Vec<Value>, Trap> {
        let slots = self.handle_slots()?;
        let Value::Object(holder) = self.heap.field(handle, slots.bound) else { return Ok(Vec::new()) };
        match &self.heap.get(holder).body {
            Body::Fields(values) => Ok(values.iter().map(|slot| slot.value()).collect()),
            _ => Ok(Vec::new()),
        }
    }

    /// The form of a handle.
    pub(crate) fn form_of_handle(&mut self, handle: ObjectId) -> Result<FormId, Trap> {
        let slots = self.handle_slots()?;
        match self.heap.field(handle, slots.handle_form) {
            Value::Object(form) => self.form_of(form),
            _ => Err(unmodelled()),
        }
    }

    /// The form that a `LambdaForm` object stands for.
    pub(crate) fn form_of(&mut self, object: ObjectId) -> Result<FormId, Trap> {
        let slots = self.handle_slots()?;
        match self.heap.field(object, slots.form_number) {
            Value::Int(number) if number > 0 => Ok(FormId(number as u32 - 1)),
            _ => Err(unmodelled()),
        }
    }

    pub(crate) fn form(&self, id: FormId) -> &Form {
        self.handle_tables.forms.get(id)
    }

    /// The method to call, with the handle before its arguments, when a handle is invoked with arguments of its own type.
    pub(crate) fn method_of_handle(&mut self, handle: ObjectId) -> Result<MethodId, Trap> {
        let form = self.form_of_handle(handle)?;
        Ok(self.form(form).method)
    }

    /// Stands in for the initializer of a class of which little is in use: nothing but its assertions is set up.
    pub(crate) fn skip_initializer(&mut self, class: &str) -> Result<Step, Trap> {
        let class = self.load(class)?;
        self.set_static_field(class, "$assertionsDisabled", Value::from_bool(true));
        Step::void()
    }

    /// A static method of the JDK that the machine calls; its class is initialized before the first call.
    pub(crate) fn jdk_method(&mut self, class: &str, name: &str, descriptor: &str) -> Result<MethodId, Trap> {
        let id = self.load(class)?;
        let method = self.program.declared_method(id, name, descriptor).ok_or_else(|| missing(name))?;
        self.require_initialized(id)?;
        Ok(method)
    }
}

/// A lambda form that the JDK built although nothing here is made of them.
pub(crate) fn unmodelled() -> Trap {
    Trap::unsupported("this use of method handles")
}

pub(crate) fn missing(what: &str) -> Trap {
    Trap::unsupported(format!("this JDK: it has no {what}"))
}
