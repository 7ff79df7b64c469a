//! One instruction read from the bytes of a method body (JVMS §6.5).
//!
//! The decoder's [`Op`](crate::Op)s will not do here: they no longer tell an `iload` from an `aload` or an `ldc` from
//! an `iconst`, and the messages depend on such things.

use crate::class_file::{Malformed, Reader};

/// The opcodes that other files of this folder ask for by name.
pub mod opcode {
    pub const ACONST_NULL: u8 = 0x01;
    pub const ICONST_M1: u8 = 0x02;
    pub const ICONST_0: u8 = 0x03;
    pub const ICONST_5: u8 = 0x08;
    pub const BIPUSH: u8 = 0x10;
    pub const SIPUSH: u8 = 0x11;
    pub const ILOAD: u8 = 0x15;
    pub const ALOAD: u8 = 0x19;
    pub const IALOAD: u8 = 0x2e;
    pub const AALOAD: u8 = 0x32;
    pub const SALOAD: u8 = 0x35;
    pub const ISTORE: u8 = 0x36;
    pub const ASTORE: u8 = 0x3a;
    pub const IASTORE: u8 = 0x4f;
    pub const LASTORE: u8 = 0x50;
    pub const DASTORE: u8 = 0x52;
    pub const SASTORE: u8 = 0x56;
    pub const DUP: u8 = 0x59;
    pub const DUP_X1: u8 = 0x5a;
    pub const DUP_X2: u8 = 0x5b;
    pub const DUP2: u8 = 0x5c;
    pub const DUP2_X1: u8 = 0x5d;
    pub const DUP2_X2: u8 = 0x5e;
    pub const SWAP: u8 = 0x5f;
    pub const IINC: u8 = 0x84;
    pub const GOTO: u8 = 0xa7;
    pub const JSR: u8 = 0xa8;
    pub const RET: u8 = 0xa9;
    pub const TABLESWITCH: u8 = 0xaa;
    pub const LOOKUPSWITCH: u8 = 0xab;
    pub const IRETURN: u8 = 0xac;
    pub const RETURN: u8 = 0xb1;
    pub const GETSTATIC: u8 = 0xb2;
    pub const PUTSTATIC: u8 = 0xb3;
    pub const GETFIELD: u8 = 0xb4;
    pub const PUTFIELD: u8 = 0xb5;
    pub const INVOKEVIRTUAL: u8 = 0xb6;
    pub const INVOKESPECIAL: u8 = 0xb7;
    pub const INVOKESTATIC: u8 = 0xb8;
    pub const INVOKEINTERFACE: u8 = 0xb9;
    pub const ALOAD_0: u8 = 0x2a;
    pub const ALOAD_1: u8 = 0x2b;
    pub const INVOKEDYNAMIC: u8 = 0xba;
    pub const NEW: u8 = 0xbb;
    pub const NEWARRAY: u8 = 0xbc;
    pub const ANEWARRAY: u8 = 0xbd;
    pub const ARRAYLENGTH: u8 = 0xbe;
    pub const ATHROW: u8 = 0xbf;
    pub const CHECKCAST: u8 = 0xc0;
    pub const MONITORENTER: u8 = 0xc2;
    pub const MONITOREXIT: u8 = 0xc3;
    pub const MULTIANEWARRAY: u8 = 0xc5;
}

#[derive(Debug, PartialEq)]
pub struct Instruction {
    /// Forms that differ only in how they encode their operand are made one: `aload_1` and `wide aload` are `aload`,
    /// `goto_w` is `goto`.
    pub opcode: u8,
    pub operand: Operand,
    /// The offset of the instruction after this one.
    pub next: usize,
}

#[derive(Debug, PartialEq)]
pub enum Operand {
    None,
    /// An integer that the instruction pushes, as messages show it.
    Number(i32),
    Local(u16),
    /// An index into the constant pool.
    Constant(u16),
    Dimensions(u8),
    /// The offsets that a branch or switch can lead to, in the order in which the instruction lists them.
    Targets(Vec<usize>),
}

impl Instruction {
    /// Reads the instruction that starts at an offset of the body.
    pub fn read(bytes: &[u8], at: usize) -> Result<Instruction, Malformed> {
        let mut reader = Reader::new(bytes, at);
        let encoded = reader.u8()?;
        let (opcode, operand) = match encoded {
            0x1a..=0x2d => (opcode::ILOAD + (encoded - 0x1a) / 4, Operand::Local(u16::from((encoded - 0x1a) % 4))),
            0x3b..=0x4e => (opcode::ISTORE + (encoded - 0x3b) / 4, Operand::Local(u16::from((encoded - 0x3b) % 4))),
            0xc4 => read_wide(&mut reader)?,
            0xc8 => (opcode::GOTO, Operand::Targets(vec![far_target(&mut reader, at)?])),
            0xc9 => (opcode::JSR, Operand::Targets(vec![far_target(&mut reader, at)?])),
            _ => (encoded, read_operand(&mut reader, encoded, at)?),
        };
        Ok(Instruction { opcode, operand, next: reader.position() })
    }

    pub fn constant(&self) -> Option<u16> {
        match self.operand {
            Operand::Constant(index) => Some(index),
            _ => None,
        }
    }

    pub fn targets(&self) -> &[usize] {
        match &self.operand {
            Operand::Targets(targets) => targets,
            _ => &[],
        }
    }
}

fn read_operand(reader: &mut Reader<'_>, encoded: u8, at: usize) -> Result<Operand, Malformed> {
    Ok(match encoded {
        opcode::ICONST_M1..=opcode::ICONST_5 => Operand::Number(i32::from(encoded) - i32::from(opcode::ICONST_0)),
        opcode::BIPUSH => Operand::Number(i32::from(reader.u8()? as i8)),
        // HotSpot's messages show the operand of sipush without its sign.
        opcode::SIPUSH => Operand::Number(i32::from(reader.u16()?)),
        0x12 => Operand::Constant(u16::from(reader.u8()?)),
        opcode::ILOAD..=opcode::ALOAD | opcode::ISTORE..=opcode::ASTORE | opcode::RET => {
            Operand::Local(u16::from(reader.u8()?))
        }
        opcode::IINC => {
            let local = u16::from(reader.u8()?);
            reader.skip(1)?;
            Operand::Local(local)
        }
        0x99..=opcode::JSR | 0xc6 | 0xc7 => Operand::Targets(vec![near_target(reader, at)?]),
        opcode::TABLESWITCH => read_table_switch(reader, at)?,
        opcode::LOOKUPSWITCH => read_lookup_switch(reader, at)?,
        0x13 | 0x14 | opcode::GETSTATIC..=opcode::INVOKESTATIC | 0xbb | 0xbd | opcode::CHECKCAST | 0xc1 => {
            Operand::Constant(reader.u16()?)
        }
        opcode::INVOKEINTERFACE | opcode::INVOKEDYNAMIC => {
            let index = reader.u16()?;
            reader.skip(2)?;
            Operand::Constant(index)
        }
        0xbc => {
            reader.skip(1)?;
            Operand::None
        }
        opcode::MULTIANEWARRAY => {
            reader.skip(2)?;
            Operand::Dimensions(reader.u8()?)
        }
        0x00..=opcode::MONITOREXIT => Operand::None,
        _ => return Err(Malformed(format!("unknown instruction 0x{encoded:02x} at {at}"))),
    })
}

fn read_wide(reader: &mut Reader<'_>) -> Result<(u8, Operand), Malformed> {
    let widened = reader.u8()?;
    let local = reader.u16()?;
    match widened {
        opcode::ILOAD..=opcode::ALOAD | opcode::ISTORE..=opcode::ASTORE | opcode::RET => {}
        opcode::IINC => reader.skip(2)?,
        _ => return Err(Malformed(format!("instruction 0x{widened:02x} has no wide form"))),
    }
    Ok((widened, Operand::Local(local)))
}

fn near_target(reader: &mut Reader<'_>, at: usize) -> Result<usize, Malformed> {
    let distance = i32::from(reader.u16()? as i16);
    target(at, distance)
}

fn far_target(reader: &mut Reader<'_>, at: usize) -> Result<usize, Malformed> {
    let distance = reader.i32()?;
    target(at, distance)
}

fn target(at: usize, distance: i32) -> Result<usize, Malformed> {
    let target = at as i64 + i64::from(distance);
    usize::try_from(target).map_err(|_| Malformed(format!("the branch at {at} leads to {target}")))
}

fn read_table_switch(reader: &mut Reader<'_>, at: usize) -> Result<Operand, Malformed> {
    skip_padding(reader)?;
    let default = far_target(reader, at)?;
    let (low, high) = (reader.i32()?, reader.i32()?);
    let mut targets = vec![default];
    for _ in low..=high {
        targets.push(far_target(reader, at)?);
    }
    Ok(Operand::Targets(targets))
}

fn read_lookup_switch(reader: &mut Reader<'_>, at: usize) -> Result<Operand, Malformed> {
    skip_padding(reader)?;
    let default = far_target(reader, at)?;
    let mut targets = vec![default];
    for _ in 0..reader.i32()? {
        reader.skip(4)?;
        targets.push(far_target(reader, at)?);
    }
    Ok(Operand::Targets(targets))
}

fn skip_padding(reader: &mut Reader<'_>) -> Result<(), Malformed> {
    reader.skip((4 - reader.position() % 4) % 4)
}
