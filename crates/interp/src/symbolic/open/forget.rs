//! Forgetting what a call by contract may have assigned to.
//!
//! Whatever is forgotten counts as an assignment of the method under check, at the place of the call.

use super::super::written::Written;
use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Body, ObjectId, Slot, Value};
use program::{ClassId, FieldId, FieldPlace, StaticSlot, access};
use term::TermId;

/// Classes of the JDK whose objects never change, or only in ways that nobody sees.
const CONSTANT: [&str; 13] = [
    "java/lang/String",
    "java/lang/Class",
    "java/lang/Enum",
    "java/lang/Throwable",
    "java/lang/Thread",
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Short",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Float",
    "java/lang/Double",
];

impl Machine {
    fn forget_field(&mut self, object: ObjectId, slot: u16) -> Result<(), Trap> {
        self.note_write(Written::Field(object, slot))?;
        self.heap.forget_field(object, slot);
        Ok(())
    }

    fn forget_static_slot(&mut self, slot: StaticSlot) -> Result<(), Trap> {
        self.note_write(Written::Static(slot))?;
        self.heap.forget_static(slot);
        Ok(())
    }

    /// Forgets the fields of an object that are not final.
    fn forget_fields(&mut self, object: ObjectId) -> Result<(), Trap> {
        let class = self.layout_class(object);
        for field in self.assignable_slots(class) {
            self.forget_field(object, field)?;
        }
        Ok(())
    }

    /// A constructor of a superclass promises nothing of what subclasses keep in their new object.
    fn forget_promises_below(&mut self, object: ObjectId, home: ClassId) -> Result<(), Trap> {
        let lineage = self.program.class(self.heap.class(object)).lineage.clone();
        let below = lineage.iter().filter(|&&class| class != home && self.program.is_subclass(class, home));
        let fields: Vec<FieldId> = below.flat_map(|&class| self.program.class(class).fields.clone()).collect();
        for field in fields.into_iter().filter(|&field| self.is_non_null(field)).collect::<Vec<_>>() {
            if let FieldPlace::Instance(slot) = self.program.field(field).place {
                self.initialize_unpromised(object, slot)?;
            }
        }
        Ok(())
    }

    /// Forgets what the program's own classes keep in an object that a call has made.
    pub(super) fn forget_users_fields(&mut self, object: ObjectId) {
        let lineage = self.program.class(self.heap.class(object)).lineage.clone();
        for &class in lineage.iter().filter(|&&class| self.program.class(class).module.is_none()) {
            let fields = self.program.class(class).fields.clone();
            for field in fields {
                if let FieldPlace::Instance(slot) = self.program.field(field).place {
                    self.heap.forget_field(object, slot);
                }
            }
        }
    }

    /// The places of the instance fields that can be assigned to after the constructor.
    fn assignable_slots(&self, class: ClassId) -> Vec<u16> {
        let fields = self.program.class(class).lineage.iter().flat_map(|&class| &self.program.class(class).fields);
        let slots = fields.filter_map(|&id| {
            let field = self.program.field(id);
            match field.place {
                FieldPlace::Instance(slot) if field.access & access::FINAL == 0 => Some(slot),
                _ => None,
            }
        });
        slots.collect()
    }

    /// Whether an instance field is final.
    pub(crate) fn is_final_field(&self, class: ClassId, slot: u16) -> bool {
        let fields = self.program.class(class).lineage.iter().flat_map(|&class| &self.program.class(class).fields);
        let is_it = |id: &&FieldId| self.program.field(**id).place == FieldPlace::Instance(slot);
        fields.into_iter().find(is_it).is_some_and(|&id| self.program.field(id).access & access::FINAL != 0)
    }

    /// Whether a call that may assign to everything may have changed an object.
    fn may_change(&self, object: ObjectId) -> bool {
        let class = self.program.class(self.layout_class(object));
        class.host.is_none()
            && !class.lineage.iter().any(|&ancestor| CONSTANT.contains(&&*self.program.class(ancestor).name))
    }

    /// Forgets everything: all objects that the path has seen or made, the static fields of classes under analysis, and
    /// whatever nobody has seen yet. Objects that no call could reach, and those of the base state that no class under
    /// analysis refers to, stay as they are.
    fn forget_everything(&mut self) -> Result<(), Trap> {
        let method = self.stands_for()?;
        self.note_write(Written::Everything(method))?;
        let input = self.input().map(|input| input.object);
        let texts = self.arrays_of_texts();
        let unfinished = self.unfinished();
        for object in self.heap.objects_of_path() {
            let stays = texts.contains(&object) || unfinished.contains(&object) || self.is_unreached(object);
            if Some(object) == input || stays {
                continue;
            }
            match &self.heap.get(object).body {
                Body::Fields(_) if self.may_change(object) => self.forget_fields(object)?,
                Body::Fields(_) | Body::Free => {}
                _ => self.forget_array(object, None)?,
            }
        }
        for slot in self.statics_under_analysis().0 {
            self.forget_static_slot(slot)?;
        }
        self.heap.forget_unseen();
        Ok(())
    }

    /// The arrays inside of strings, which nobody assigns to.
    fn arrays_of_texts(&self) -> std::collections::BTreeSet<ObjectId> {
        let strings = self
            .heap
            .objects_of_path()
            .filter(|&id| &*self.program.class(self.heap.class(id)).name == "java/lang/String");
        let arrays = strings.filter_map(|string| match self.field(string, "value") {
            Value::Object(array) => Some(array),
            _ => None,
        });
        arrays.collect()
    }
}

fn object(machine: &Machine, value: Value) -> Result<ObjectId, Trap> {
    match machine.heap.resolved(value) {
        Value::Object(object) => Ok(object),
        Value::Null => Err(Trap::null_pointer()),
        _ => Err(Trap::unverifiable("a location that is in no object")),
    }
}

fn field_id(value: Value) -> Result<FieldId, Trap> {
    match value {
        Value::Int(field) => Ok(FieldId(field as u32)),
        _ => Err(Trap::unverifiable("a field without a number")),
    }
}

pub(super) fn field(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (object, field) = (object(machine, arguments[0])?, field_id(arguments[1])?);
    if let FieldPlace::Instance(slot) = machine.program.field(field).place {
        machine.require_field(object, slot)?;
        machine.forget_field(object, slot)?;
    }
    Step::void()
}

pub(super) fn fields(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let object = object(machine, arguments[0])?;
    machine.forget_fields(object)?;
    Step::void()
}

/// All fields of an object that a constructor has just seen.
pub(super) fn new_object(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let object = object(machine, arguments[0])?;
    machine.forget_users_fields(object);
    let home = machine.program.method(machine.stands_for()?).class;
    machine.forget_promises_below(object, home)?;
    Step::void()
}

pub(super) fn static_field(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let field = field_id(arguments[0])?;
    if let FieldPlace::Static(slot) = machine.program.field(field).place {
        machine.forget_static_slot(slot)?;
    }
    Step::void()
}

pub(super) fn elements(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let array = object(machine, arguments[0])?;
    machine.forget_array(array, None)?;
    Step::void()
}

pub(super) fn range(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let array = object(machine, arguments[0])?;
    let range = (Slot::from(arguments[1]), Slot::from(arguments[2]));
    machine.forget_array(array, Some(range))?;
    Step::void()
}

/// The less of two indices, which need not be known.
pub(super) fn less(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (is_less, one, other) = compared(machine, arguments)?;
    let less = machine.symbolic_mut().terms.ite(is_less, one, other);
    Step::value(machine.number(less).value())
}

/// The greater of the two.
pub(super) fn greater(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (is_less, one, other) = compared(machine, arguments)?;
    let greater = machine.symbolic_mut().terms.ite(is_less, other, one);
    Step::value(machine.number(greater).value())
}

fn compared(machine: &mut Machine, arguments: &[Value]) -> Result<(TermId, TermId, TermId), Trap> {
    let (one, other) = (machine.term_of(arguments[0])?, machine.term_of(arguments[1])?);
    Ok((machine.symbolic_mut().terms.less(one, other), one, other))
}

pub(super) fn everything(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    machine.forget_everything()?;
    Step::void()
}
