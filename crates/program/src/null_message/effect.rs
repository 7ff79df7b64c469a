//! What each instruction does to the operand stack (JVMS §6.5), counted in slots: a long or double takes two.
//!
//! One deviation: HotSpot of JDK 17 forgets that loading a dynamic constant pushes a value, and crashes or names the
//! wrong origin after it. JDK 25 does not, and neither does this.

use super::instruction::{Instruction, Operand, opcode};
use super::{Body, slots};
use crate::class_file::constant_pool::Constant;
use crate::{MethodDescriptor, Type};

#[derive(Debug, PartialEq)]
pub enum Effect {
    /// Values are consumed and new ones made.
    Make { pops: usize, pushes: usize },
    /// Values are copied or moved. The slots left are named by their depth before the instruction, the deepest first.
    Shuffle { pops: usize, leaves: &'static [usize] },
}

impl Effect {
    /// The effect of an instruction. `None` if it refers to a constant that does not fit.
    pub fn of(body: Body<'_>, instruction: &Instruction) -> Option<Effect> {
        let (pops, pushes) = match instruction.opcode {
            opcode::CHECKCAST => return Some(Effect::Shuffle { pops: 1, leaves: &[0] }),
            opcode::DUP => return Some(Effect::Shuffle { pops: 1, leaves: &[0, 0] }),
            opcode::DUP_X1 => return Some(Effect::Shuffle { pops: 2, leaves: &[0, 1, 0] }),
            opcode::DUP_X2 => return Some(Effect::Shuffle { pops: 3, leaves: &[0, 2, 1, 0] }),
            opcode::DUP2 => return Some(Effect::Shuffle { pops: 2, leaves: &[1, 0, 1, 0] }),
            opcode::DUP2_X1 => return Some(Effect::Shuffle { pops: 3, leaves: &[1, 0, 2, 1, 0] }),
            opcode::DUP2_X2 => return Some(Effect::Shuffle { pops: 4, leaves: &[1, 0, 3, 2, 1, 0] }),
            opcode::SWAP => return Some(Effect::Shuffle { pops: 2, leaves: &[0, 1] }),
            opcode::GETSTATIC..=opcode::PUTFIELD => field_access(body, instruction)?,
            opcode::INVOKEVIRTUAL..=opcode::INVOKEDYNAMIC => call(body, instruction)?,
            opcode::MULTIANEWARRAY => match instruction.operand {
                Operand::Dimensions(dimensions) => (usize::from(dimensions), 1),
                _ => return None,
            },
            other => fixed(other)?,
        };
        Some(Effect::Make { pops, pushes })
    }
}

fn field_access(body: Body<'_>, instruction: &Instruction) -> Option<(usize, usize)> {
    let field = slots(&Type::parse(&body.member(instruction)?.descriptor)?);
    Some(match instruction.opcode {
        opcode::GETSTATIC => (0, field),
        opcode::PUTSTATIC => (field, 0),
        opcode::GETFIELD => (1, field),
        _ => (1 + field, 0),
    })
}

fn call(body: Body<'_>, instruction: &Instruction) -> Option<(usize, usize)> {
    let constants = body.constants;
    let descriptor = match constants.get(instruction.constant()?).ok()? {
        Constant::InvokeDynamic { name_and_type, .. } => constants.name_and_type(name_and_type).ok()?.1,
        _ => body.member(instruction)?.descriptor,
    };
    let types = MethodDescriptor::parse(&descriptor)?;
    let receiver = usize::from(!matches!(instruction.opcode, opcode::INVOKESTATIC | opcode::INVOKEDYNAMIC));
    let arguments: usize = types.parameters.iter().map(slots).sum();
    Some((receiver + arguments, types.result.as_ref().map_or(0, slots)))
}

/// The slots popped and pushed by an instruction for which they do not depend on its operand. What a return or a throw
/// pops does not matter, because nothing follows it.
#[rustfmt::skip]
fn fixed(opcode: u8) -> Option<(usize, usize)> {
    // Where an operation exists for int, long, float and double, or for int and long, those for two slots are odd.
    let wide = opcode & 1 == 1;
    Some(match opcode {
        // nop, iinc, goto, ret, the returns and athrow.
        0x00 | 0x84 | 0xa7 | 0xa9 | 0xac..=0xb1 | 0xbf => (0, 0),
        // Constants: null, int, long, float, double, bipush and sipush, ldc, ldc2_w.
        0x01..=0x08 => (0, 1), 0x09..=0x0a => (0, 2), 0x0b..=0x0d => (0, 1), 0x0e..=0x0f => (0, 2),
        0x10..=0x13 => (0, 1), 0x14 => (0, 2),
        // Loads and stores of local variables; those of longs and doubles apart.
        0x15 | 0x17 | 0x19 => (0, 1), 0x16 | 0x18 => (0, 2),
        0x36 | 0x38 | 0x3a => (1, 0), 0x37 | 0x39 => (2, 0),
        // Loads from and stores to arrays; laload, daload, lastore and dastore apart.
        0x2f | 0x31 => (2, 2), 0x2e..=0x35 => (2, 1),
        0x50 | 0x52 => (4, 0), 0x4f..=0x56 => (3, 0),
        // pop, pop2.
        0x57 => (1, 0), 0x58 => (2, 0),
        // Arithmetic, negation, shifts and bit operations, each on int, long and so on in turn.
        0x60..=0x73 | 0x7e..=0x83 => if wide { (4, 2) } else { (2, 1) },
        0x74..=0x77 => if wide { (2, 2) } else { (1, 1) },
        0x78..=0x7d => if wide { (3, 2) } else { (2, 1) },
        // Conversions from int, long, float, double, and to narrower integers.
        0x85 | 0x87 => (1, 2), 0x86 => (1, 1),
        0x88 | 0x89 => (2, 1), 0x8a => (2, 2),
        0x8b => (1, 1), 0x8c | 0x8d => (1, 2),
        0x8e | 0x90 => (2, 1), 0x8f => (2, 2),
        0x91..=0x93 => (1, 1),
        // Comparisons: lcmp, fcmp, dcmp.
        0x94 | 0x97 | 0x98 => (4, 1), 0x95 | 0x96 => (2, 1),
        // Branches on one value and on two, jsr, switches.
        0x99..=0x9e | 0xc6 | 0xc7 => (1, 0), 0x9f..=0xa6 => (2, 0),
        0xa8 => (0, 1), 0xaa | 0xab => (1, 0),
        // new, newarray and anewarray, arraylength, instanceof, monitorenter and monitorexit.
        0xbb => (0, 1), 0xbc | 0xbd => (1, 1), 0xbe | 0xc1 => (1, 1), 0xc2 | 0xc3 => (1, 0),
        _ => return None,
    })
}
