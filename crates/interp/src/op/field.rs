//! Fields: linking an access when it first runs, and the accesses that the dispatch does not finish itself.

use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::Value;
use program::{BaseType, FieldId, FieldPlace, Kind, LinkErrorKind, Op, Trouble, access};

/// The type to cut an int to before it is stored, if the field is narrower than an int.
fn narrowing(kind: Kind) -> Option<BaseType> {
    match kind {
        Kind::Base(base @ (BaseType::Boolean | BaseType::Byte | BaseType::Char | BaseType::Short)) => Some(base),
        _ => None,
    }
}

impl Machine {
    fn resolve_field_constant(&mut self, index: u16) -> Result<FieldId, Trap> {
        self.class_of_member_constant(index)?;
        let (constants, class) = (self.frame().code.constants.clone(), self.frame().code.class);
        let resolved = self.program.resolve_field(class, &constants.member(index)?);
        self.follow_program();
        Ok(resolved?)
    }

    /// `getstatic` and `putstatic` on their first run (JVMS §5.4.3.2, §5.5).
    pub(crate) fn link_static(&mut self, index: u16, op: Op) -> Result<Flow, Trap> {
        let id = self.resolve_field_constant(index)?;
        let field = self.program.field(id);
        let (home, kind) = (field.class, field.kind);
        let FieldPlace::Static(slot) = field.place else {
            return Err(self.wrong_field_kind(id, "static"));
        };
        let store = matches!(op, Op::PutStatic(_));
        if store {
            self.check_final_store(id, "<clinit>")?;
            if !self.peek(0).fits(kind) {
                return Err(Trap::unverifiable("putstatic of a value of the wrong kind"));
            }
        }
        self.require_initialized(home)?;
        if !store && let Some(flow) = self.read_by_chance(id, slot)? {
            return Ok(flow);
        }
        let linked = match (store, narrowing(kind)) {
            (false, _) => Op::GetStaticSlot(slot),
            (true, Some(narrow)) => Op::PutStaticNarrow { slot, narrow },
            (true, None) => Op::PutStaticSlot(slot),
        };
        if !self.may_link_use(home) {
            return self.access_static_unlinked(linked);
        }
        // While the initializer runs, the check must stay for others; there is one thread, so it may go at once when
        // the initializer itself runs the instruction.
        self.link(linked);
        Ok(Flow::Resume)
    }

    /// `getstatic` and `putstatic` where every run of the instruction has to be seen.
    fn access_static_unlinked(&mut self, linked: Op) -> Result<Flow, Trap> {
        match linked {
            Op::GetStaticSlot(slot) => {
                let value = self.heap.static_slot(slot);
                if value.is_unread() {
                    return self.first_read_of_static(slot);
                }
                self.push(value.value());
                Ok(Flow::Next)
            }
            Op::PutStaticSlot(_) | Op::PutStaticNarrow { .. } if self.recording => self.recorded_static(linked),
            Op::PutStaticSlot(slot) => {
                let value = self.pop();
                self.heap.set_static(slot, value.into());
                Ok(Flow::Next)
            }
            Op::PutStaticNarrow { slot, narrow } => {
                let value = self.pop();
                let value = self.narrow_number(value, narrow);
                self.heap.set_static(slot, value.into());
                Ok(Flow::Next)
            }
            _ => Err(Trap::unverifiable("an access to a static field by another instruction")),
        }
    }

    /// `getfield` and `putfield` on their first run.
    pub(crate) fn link_field(&mut self, index: u16, op: Op) -> Result<Flow, Trap> {
        let id = self.resolve_field_constant(index)?;
        let field = self.program.field(id);
        let kind = field.kind;
        let FieldPlace::Instance(slot) = field.place else {
            return Err(self.wrong_field_kind(id, "non-static"));
        };
        let store = matches!(op, Op::PutField(_));
        if store {
            self.check_final_store(id, "<init>")?;
            if !self.peek(0).fits(kind) {
                return Err(Trap::unverifiable("putfield of a value of the wrong kind"));
            }
        }
        let linked = match (store, narrowing(kind)) {
            (false, _) => Op::GetFieldSlot(slot),
            (true, Some(narrow)) => Op::PutFieldNarrow { slot, narrow },
            (true, None) => Op::PutFieldSlot(slot),
        };
        self.link(linked);
        if !store {
            let frame = self.frame();
            program::fuse_field(&frame.code, frame.pc as usize, slot);
        }
        Ok(Flow::Resume)
    }

    fn wrong_field_kind(&self, id: FieldId, expected: &str) -> Trap {
        let field = self.program.field(id);
        let class = self.program.class(field.class).java_name();
        let message = format!("Expected {expected} field {class}.{}", self.program.text(field.name));
        Trouble::link(LinkErrorKind::IncompatibleClassChange, message).into()
    }

    /// A final field is stored to only by its own class, and since class file version 53 only in an initializer.
    fn check_final_store(&self, id: FieldId, initializer: &str) -> Result<(), Trap> {
        let field = self.program.field(id);
        if field.access & access::FINAL == 0 {
            return Ok(());
        }
        let code = &self.frame().code;
        let method = self.program.method(code.method);
        let class = self.program.class(code.class);
        let home = self.program.class(field.class);
        let modern = class.file.as_ref().is_some_and(|file| file.version >= 53);
        let name = self.program.text(method.name);
        if code.class == field.class && (!modern || name == initializer) {
            return Ok(());
        }
        let kind = if field.is_static() { "static final" } else { "final" };
        let message = if code.class == field.class {
            format!(
                "Update to {}final field {}.{} attempted from a different method ({name}) than the initializer method \
                 {initializer} ",
                if field.is_static() { "static " } else { "non-static " },
                home.java_name(),
                self.program.text(field.name)
            )
        } else {
            format!(
                "Update to {kind} field {}.{} attempted from a different class ({}) than the field's declaring class",
                home.java_name(),
                self.program.text(field.name),
                class.java_name()
            )
        };
        Err(Trouble::link(LinkErrorKind::IllegalAccess, message).into())
    }

    /// An access through a reference that is null, or no reference to such an object at all.
    pub(crate) fn uncommon_reference(&mut self, op: Op) -> Result<Flow, Trap> {
        match (op, self.peek(0)) {
            (_, Value::Null) => Err(Trap::null_pointer()),
            (Op::GetFieldSlot(slot), _) if self.symbolic.is_some() => self.get_symbolic_field(slot),
            (Op::ArrayLength, _) if self.symbolic.is_some() => self.symbolic_length(),
            _ => Err(Trap::unverifiable(format!("{op:?} on an operand of the wrong kind"))),
        }
    }

    pub(crate) fn uncommon_put(&mut self, op: Op) -> Result<Flow, Trap> {
        match (op, self.peek(1)) {
            (_, Value::Null) => Err(Trap::null_pointer()),
            (Op::PutFieldSlot(slot), _) if self.symbolic.is_some() => self.put_symbolic_field(slot, None),
            (Op::PutFieldNarrow { slot, narrow }, _) if self.symbolic.is_some() => {
                self.put_symbolic_field(slot, Some(narrow))
            }
            _ => Err(Trap::unverifiable(format!("{op:?} on operands of the wrong kind"))),
        }
    }
}
