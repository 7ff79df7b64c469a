//! `java.lang.invoke.MethodType` objects: one per list of parameter classes and result class, so that types compare by
//! identity.
//!
//! The JDK keeps them in a table of its own; the model of `MethodType.makeImpl` puts this table in its place, because
//! the machine needs types at moments when it cannot run Java code.

use super::form::{Basic, Shape};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Body, Roots};
use heap::{ObjectId, Value};
use program::{ClassId, ClassKind, MethodDescriptor, Type};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Parameter classes and result class; void is a primitive class.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Signature {
    pub parameters: Box<[ClassId]>,
    pub result: ClassId,
}

#[derive(Default)]
pub struct Types {
    objects: FxHashMap<Rc<Signature>, ObjectId>,
    signatures: FxHashMap<ObjectId, Rc<Signature>>,
}

impl Types {
    pub fn add_roots(&self, roots: &mut Roots) {
        self.objects.values().for_each(|&object| roots.add_object(object));
    }
}

/// Lengths of the arrays in which a `MethodTypeForm` keeps what was made for it.
const KEPT_FORMS: usize = 26;
const KEPT_HANDLES: usize = 3;

impl Machine {
    /// The MethodType object for a signature.
    pub(crate) fn method_type(&mut self, signature: &Signature) -> Result<ObjectId, Trap> {
        if let Some(&known) = self.handle_tables.types.objects.get(signature) {
            return Ok(known);
        }
        self.permanently(|machine| machine.make_method_type(signature))
    }

    fn make_method_type(&mut self, signature: &Signature) -> Result<ObjectId, Trap> {
        let class = self.load("java/lang/invoke/MethodType")?;
        let object = self.new_instance(class);
        let result = self.mirror(signature.result)?;
        let mut parameters = Vec::with_capacity(signature.parameters.len());
        for &parameter in &signature.parameters {
            parameters.push(Value::Object(self.mirror(parameter)?));
        }
        let parameters = self.new_object_array("java/lang/Class", parameters)?;
        self.set_field(object, "rtype", Value::Object(result));
        self.set_field(object, "ptypes", Value::Object(parameters));
        let signature = Rc::new(signature.clone());
        self.handle_tables.types.objects.insert(signature.clone(), object);
        self.handle_tables.types.signatures.insert(object, signature.clone());
        let form = self.type_form(&signature, object)?;
        self.set_field(object, "form", form);
        Ok(object)
    }

    /// The `MethodTypeForm` that types with the same erasure share.
    fn type_form(&mut self, signature: &Signature, object: ObjectId) -> Result<Value, Trap> {
        let erased = self.erased(signature);
        if erased != *signature {
            let erased = self.method_type(&erased)?;
            return Ok(self.field(erased, "form"));
        }
        let class = self.load("java/lang/invoke/MethodTypeForm")?;
        let form = self.new_instance(class);
        self.set_field(form, "erasedType", Value::Object(object));
        let basic = self.simplified(signature);
        if basic == *signature {
            self.set_field(form, "basicType", Value::Object(object));
            self.fill_type_form(form, signature)?;
        } else {
            let basic = self.method_type(&basic)?;
            self.set_field(form, "basicType", Value::Object(basic));
            if let Value::Object(of_basic) = self.field(basic, "form") {
                for name in ["parameterSlotCount", "primitiveCount"] {
                    let count = self.field(of_basic, name);
                    self.set_field(form, name, count);
                }
            }
        }
        Ok(Value::Object(form))
    }

    fn fill_type_form(&mut self, form: ObjectId, signature: &Signature) -> Result<(), Trap> {
        let shape = self.shape(signature);
        let slots: usize = shape.parameters.iter().map(|basic| basic.locals()).sum();
        let is_primitive = |class: ClassId| self.program.class(class).is_primitive();
        let everything = signature.parameters.iter().copied().chain([signature.result]);
        let primitives = everything.filter(|&class| is_primitive(class)).count();
        self.set_field(form, "parameterSlotCount", Value::Int(slots as i32));
        self.set_field(form, "primitiveCount", Value::Int(primitives as i32));
        for (name, length) in [("lambdaForms", KEPT_FORMS), ("methodHandles", KEPT_HANDLES)] {
            let nothing = self.new_object_array("java/lang/ref/SoftReference", vec![Value::Null; length])?;
            self.set_field(form, name, Value::Object(nothing));
        }
        Ok(())
    }

    /// The signature with Object for every class.
    fn erased(&self, signature: &Signature) -> Signature {
        let erase = |class: ClassId| if self.program.class(class).is_primitive() { class } else { self.known.object };
        map(signature, erase)
    }

    /// The signature with `int` for everything narrower.
    fn simplified(&self, signature: &Signature) -> Signature {
        let simplify = |class: ClassId| match (self.program.class(class).kind, self.basic_of(class)) {
            (ClassKind::Primitive(_), Basic::Int) => self.program.primitive(Some(program::BaseType::Int)),
            _ => class,
        };
        map(signature, simplify)
    }

    /// The signature of a MethodType object.
    pub(crate) fn signature_of_type(&self, object: ObjectId) -> Result<Rc<Signature>, Trap> {
        if let Some(known) = self.handle_tables.types.signatures.get(&object) {
            return Ok(known.clone());
        }
        let class = |value: Value| match value {
            Value::Object(mirror) => self.mirrored(mirror),
            _ => None,
        };
        let broken = || Trap::unverifiable("a method type without its classes");
        let Value::Object(parameters) = self.field(object, "ptypes") else { return Err(broken()) };
        let Body::References(parameters) = &self.heap.get(parameters).body else { return Err(broken()) };
        let parameters: Option<Box<[ClassId]>> = parameters.iter().map(|&value| class(value)).collect();
        let result = class(self.field(object, "rtype")).ok_or_else(broken)?;
        Ok(Rc::new(Signature { parameters: parameters.ok_or_else(broken)?, result }))
    }

    /// The signature that a descriptor in class `from` stands for.
    pub(crate) fn resolve_signature(&mut self, from: ClassId, descriptor: &str) -> Result<Signature, Trap> {
        let types = MethodDescriptor::parse(descriptor)
            .ok_or_else(|| Trap::unverifiable(format!("{descriptor} is not a method descriptor")))?;
        let mut parameters = Vec::with_capacity(types.parameters.len());
        for parameter in &types.parameters {
            parameters.push(self.resolve_type(from, parameter)?);
        }
        let result = match &types.result {
            Some(result) => self.resolve_type(from, result)?,
            None => self.program.primitive(None),
        };
        Ok(Signature { parameters: parameters.into(), result })
    }

    pub(crate) fn resolve_type(&mut self, from: ClassId, of: &Type) -> Result<ClassId, Trap> {
        match of {
            Type::Base(base) => Ok(self.program.primitive(Some(*base))),
            // Code made by the machine names classes that it was given, not such as it could have got at by itself.
            _ if self.program.class(from).host.is_some() => self.load(&of.class_name()),
            _ => self.resolve_class(from, &of.class_name()),
        }
    }

    /// The descriptor of a signature.
    pub(crate) fn descriptor_of(&self, signature: &Signature) -> String {
        let mut text = String::from("(");
        signature.parameters.iter().for_each(|&parameter| text.push_str(&self.type_descriptor(parameter)));
        text.push(')');
        text.push_str(&self.type_descriptor(signature.result));
        text
    }

    pub(crate) fn type_descriptor(&self, class: ClassId) -> String {
        let class = self.program.class(class);
        match class.kind {
            ClassKind::Primitive(Some(base)) => base.letter().to_string(),
            ClassKind::Primitive(None) => "V".to_owned(),
            ClassKind::Array { .. } => class.name.to_string(),
            ClassKind::Ordinary => format!("L{};", class.name),
        }
    }

    /// What values of a class are on the stack.
    pub(crate) fn basic_of(&self, class: ClassId) -> Basic {
        match self.program.class(class).kind {
            ClassKind::Primitive(Some(base)) => Basic::of_base(base),
            ClassKind::Primitive(None) => Basic::Void,
            _ => Basic::Reference,
        }
    }

    pub(crate) fn shape(&self, signature: &Signature) -> Shape {
        Shape {
            parameters: signature.parameters.iter().map(|&class| self.basic_of(class)).collect(),
            result: self.basic_of(signature.result),
        }
    }

    /// The shape of a MethodType object.
    pub(crate) fn shape_of_type(&self, object: ObjectId) -> Result<Shape, Trap> {
        Ok(self.shape(&*self.signature_of_type(object)?))
    }
}

fn map(signature: &Signature, change: impl Fn(ClassId) -> ClassId) -> Signature {
    Signature {
        parameters: signature.parameters.iter().map(|&class| change(class)).collect(),
        result: change(signature.result),
    }
}
