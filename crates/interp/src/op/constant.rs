//! `ldc` of constants that are objects (JVMS §5.1, §5.4.3).

use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::Value;
use program::{Constant, Op};

impl Machine {
    pub(crate) fn load_constant(&mut self, index: u16) -> Result<Flow, Trap> {
        let constants = self.frame().code.constants.clone();
        let value = match constants.get(index)? {
            Constant::String(text) => Value::Object(self.intern(&constants.units(text)?)?),
            Constant::Class(_) => {
                let class = self.class_constant(index)?;
                let mirror = Value::Object(self.mirror(class)?);
                if self.asks_for_exception(class) {
                    self.note_literal(class)?;
                    self.push(mirror);
                    return Ok(Flow::Next);
                }
                mirror
            }
            Constant::MethodType(_) | Constant::MethodHandle { .. } => return self.load_handle_constant(index),
            Constant::Dynamic { .. } => return self.load_dynamic_constant(index),
            _ => return Err(Trap::unverifiable(format!("constant {index} cannot be loaded"))),
        };
        self.link_constant(value);
        Ok(Flow::Resume)
    }

    /// Replaces the running `ldc` by its linked form.
    pub(crate) fn link_constant(&mut self, value: Value) {
        let place = self.add_linked(value);
        self.link(Op::LdcLinked(place));
    }

    /// A number by which an op can name the value.
    pub(crate) fn add_linked(&mut self, value: Value) -> u32 {
        self.linked.push(value);
        self.linked.len() as u32 - 1
    }
}
