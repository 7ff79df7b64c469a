//! Forgetting what a call by contract may have assigned to.
//!
//! Whatever is forgotten counts as an assignment of the method under check, at the place of the call.

use super::super::written::Written;
use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Body, ObjectId, Slot, Value};
use program::{ClassId, FieldId, FieldPlace, StaticSlot, access};
use std::cell::OnceCell;
use std::collections::BTreeSet;
use term::TermId;

/// Classes of the JDK whose objects never change, or only in ways that nobody sees.
const CONSTANT: [&str; 18] = [
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
    "java/math/BigInteger",
    "java/math/BigDecimal",
    "java/nio/charset/Charset",
    "java/util/Locale",
    "java/util/regex/Pattern",
];

/// Classes of the JDK that never assign to elements of the arrays in them, and those inside of which all are such.
const KEEP_ARRAYS: [&str; 2] = ["java/lang/String", "java/math/BigInteger"];
const IMMUTABLE: &str = "java/util/ImmutableCollections$";

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

    /// Whether objects of a class never change, but for what the program's own subclasses keep in them.
    fn is_constant(&self, class: ClassId) -> bool {
        let lineage = &self.program.class(class).lineage;
        lineage.iter().any(|&ancestor| CONSTANT.contains(&&*self.program.class(ancestor).name))
    }

    /// Forgets what a call that may assign to everything may have changed in an object.
    fn forget_object(&mut self, object: ObjectId) -> Result<(), Trap> {
        match self.heap.get(object).body {
            Body::Free => return Ok(()),
            Body::Fields(_) => {}
            _ => return self.forget_array(object, None),
        }
        let class = self.layout_class(object);
        let (of, is_constant) = (self.program.class(class), self.is_constant(class));
        if of.host.is_some() || is_constant && of.module.is_some() {
            return Ok(());
        }
        for slot in self.assignable_slots(class) {
            if !is_constant || self.is_programs_field(object, slot) {
                self.forget_field(object, slot)?;
            }
        }
        Ok(())
    }

    /// The same for an object of the base state. Whether the method under check may assign to it was asked when it was to
    /// everything; to find out of each field of the JDK's objects who sees it would take long.
    fn forget_constant(&mut self, object: ObjectId) -> Result<(), Trap> {
        let class = self.heap.class(object);
        if !matches!(self.heap.get(object).body, Body::Fields(_)) || self.program.class(class).module.is_none() {
            return self.forget_object(object);
        }
        if self.symbolic_mut().open.watches() {
            self.note_written_region(Written::Field(object, 0));
        }
        for slot in self.assignable_slots(class) {
            self.heap.forget_field(object, slot);
        }
        Ok(())
    }

    fn is_programs_field(&self, object: ObjectId, slot: u16) -> bool {
        let field = self.field_of_written(Written::Field(object, slot));
        field.is_some_and(|field| self.program.class(self.program.field(field).class).module.is_none())
    }

    /// The objects of the base state that static final fields of the program lead to. What the JDK keeps in static fields of
    /// its own, as empty arrays and the standard streams, it shares with everybody and nobody changes it so. Objects of the
    /// JDK are left out that only fields lead to with which the path has nothing to do.
    fn reached_constants(&self) -> BTreeSet<ObjectId> {
        let (in_use, others) = self.constants_by_use();
        let of_jdk = OnceCell::new();
        let (mut seen, mut found) = (BTreeSet::new(), BTreeSet::new());
        for (mut pending, is_used) in [(in_use, true), (others, false)] {
            while let Some(value) = pending.pop() {
                let Value::Object(object) = self.heap.resolved(value) else { continue };
                let class = self.heap.class(object);
                let is_structure = self.is_class_of_jdk(class) && !self.program.class(class).is_array();
                if is_structure && !is_used || !seen.insert(object) {
                    continue;
                }
                let is_shared = || of_jdk.get_or_init(|| self.held_by_jdk()).contains(&object);
                if self.is_class_of_jdk(class) && (self.is_constant(class) || is_shared()) {
                    continue;
                }
                if object.0 < self.heap.first_of_path() && self.heap.symbolic(object).is_none() {
                    found.insert(object);
                }
                pending.extend(self.references_of(object));
            }
        }
        let keeping: Vec<ObjectId> = found.iter().copied().filter(|&object| self.keeps_arrays(object)).collect();
        for array in keeping.into_iter().flat_map(|object| self.arrays_in(object)) {
            found.remove(&array);
        }
        found
    }

    /// Forgets everything: all objects that the path has seen or made, the static fields of classes under analysis and what
    /// the final ones lead to, and whatever nobody has seen yet. Objects that no call could reach, and those of the base state
    /// that no class under analysis refers to, stay as they are.
    fn forget_everything(&mut self) -> Result<(), Trap> {
        let method = self.stands_for()?;
        self.note_write(Written::Everything(method))?;
        let input = self.input().map(|input| input.object);
        let kept = self.kept_arrays();
        let unfinished = self.unfinished();
        for object in self.heap.objects_of_path() {
            let stays = kept.contains(&object) || unfinished.contains(&object) || self.is_unreached(object);
            if Some(object) == input || stays {
                continue;
            }
            self.forget_object(object)?;
        }
        for object in self.reached_constants() {
            self.forget_constant(object)?;
        }
        for slot in self.statics_under_analysis().0 {
            self.forget_static_slot(slot)?;
        }
        self.heap.forget_unseen();
        Ok(())
    }

    /// The arrays of the path inside of strings and the like, which nobody assigns to.
    fn kept_arrays(&self) -> BTreeSet<ObjectId> {
        let keeping = self.heap.objects_of_path().filter(|&object| self.keeps_arrays(object));
        keeping.flat_map(|object| self.arrays_in(object)).collect()
    }

    fn keeps_arrays(&self, object: ObjectId) -> bool {
        let of = self.program.class(self.heap.class(object));
        KEEP_ARRAYS.contains(&&*of.name) || of.name.starts_with(IMMUTABLE)
    }

    /// The arrays that the fields of an object hold.
    fn arrays_in(&self, object: ObjectId) -> Vec<ObjectId> {
        let held = self.references_of(object).into_iter().filter_map(|value| self.heap.resolved(value).as_object());
        held.filter(|&held| self.program.class(self.heap.class(held)).is_array()).collect()
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
