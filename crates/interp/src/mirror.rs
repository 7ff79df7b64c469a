//! `java.lang.Class` objects, one per loaded class.

use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::{ClassId, ClassKind};

impl Machine {
    /// The Class object of a class.
    pub fn mirror(&mut self, class: ClassId) -> Result<ObjectId, Trap> {
        if let Some(known) = self.classes[class.index()].mirror {
            return Ok(known);
        }
        self.permanently(|machine| machine.make_mirror(class))
    }

    fn make_mirror(&mut self, class: ClassId) -> Result<ObjectId, Trap> {
        let mirror = self.new_instance(self.known.class);
        self.classes[class.index()].mirror = Some(mirror);
        self.heap.set_field(mirror, self.known.mirrored_class, Value::Int(class.0 as i32));
        if let ClassKind::Array { element, .. } = self.program.class(class).kind {
            let component = self.mirror(element)?;
            self.set_field(mirror, "componentType", Value::Object(component));
        }
        self.set_mirror_details(mirror, class)?;
        Ok(mirror)
    }

    /// Fields that the JDK reads instead of asking the VM.
    fn set_mirror_details(&mut self, mirror: ObjectId, class: ClassId) -> Result<(), Trap> {
        let of = self.program.class(class);
        let (is_primitive, modifiers) = (of.is_primitive(), self.modifiers(class));
        self.set_field(mirror, "primitive", Value::from_bool(is_primitive));
        self.set_field(mirror, "modifiers", Value::Int(modifiers));
        let loader = self.loader_object(self.program.class(class).loader)?;
        self.set_field(mirror, "classLoader", loader);
        let raw = self.program.class(class).file.as_ref().map_or(modifiers, |file| i32::from(file.access));
        self.set_field(mirror, "classFileAccessFlags", Value::Int(raw));
        Ok(())
    }

    /// What `Class.getModifiers` answers: for a nested class, the flags of its InnerClasses entry.
    pub(crate) fn modifiers(&self, class: ClassId) -> i32 {
        let of = self.program.class(class);
        let own = of.file.as_ref().and_then(|file| {
            let name = &*of.name;
            file.inner_classes.iter().find(|row| file.constants.class_name(row.inner).is_ok_and(|inner| inner == name))
        });
        let access = own.map_or(of.access, |row| row.access);
        // ACC_SUPER says how the class file calls methods, nothing about the class.
        i32::from(access & !program::access::SUPER)
    }

    /// The class that a Class object stands for.
    pub fn mirrored(&self, mirror: ObjectId) -> Option<ClassId> {
        if self.heap.class(mirror) != self.known.class {
            return None;
        }
        match self.heap.field(mirror, self.known.mirrored_class) {
            Value::Int(class) => Some(ClassId(class as u32)),
            _ => None,
        }
    }
}
