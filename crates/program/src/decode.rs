//! From bytecode (JVMS §6.5) to [`Op`]s.

use crate::class_file::constant_pool::{Constant, ConstantPool};
use crate::class_file::{ClassFile, Malformed, RawCode, Reader};
use crate::fuse;
use crate::link::{Class, Method};
use crate::op::{Code, Handler, Op, Switch};
use crate::{BaseType, Kind, MethodDescriptor};
use std::cell::Cell;
use std::ops::Range;

type Decoded<T> = Result<T, Malformed>;

/// Decodes one method body. Branch targets are checked here, so that the interpreter can index without doubt.
pub fn decode(file: &ClassFile, range: &Range<usize>, method: &Method, class: &Class) -> Decoded<Code> {
    let mut code = decode_plain(file, range, method, class)?;
    fuse::fuse_code(&mut code);
    Ok(code)
}

/// The same, one op for each instruction.
pub fn decode_plain(file: &ClassFile, range: &Range<usize>, method: &Method, class: &Class) -> Decoded<Code> {
    let raw = file.code(range)?;
    let mut decoder = Decoder {
        reader: Reader::new(raw.bytes, 0),
        constants: &file.constants,
        types: &method.types,
        ops: Vec::with_capacity(raw.bytes.len() / 2),
        offsets: Vec::with_capacity(raw.bytes.len() / 2),
        switches: Vec::new(),
        wides: Vec::new(),
    };
    while decoder.reader.position() < raw.bytes.len() {
        decoder.instruction()?;
    }
    let places = Places::new(&decoder.offsets, raw.bytes.len());
    let ops = decoder.ops.iter().map(|&op| places.relocate(op).map(Cell::new)).collect::<Decoded<_>>()?;
    let switches = decoder.switches.iter().map(|switch| places.relocate_switch(switch)).collect::<Decoded<_>>()?;
    if !decoder.ops.last().is_some_and(|&last| ends_a_block(last)) {
        return Err(Malformed::new("control runs off the end of the code"));
    }
    let needed = usize::from(method.arguments)
        + method.types.parameters.iter().filter(|parameter| parameter.kind().is_wide()).count();
    if needed > usize::from(raw.max_locals) {
        return Err(Malformed(format!("{} local variables for {needed} of arguments", raw.max_locals)));
    }
    Ok(Code {
        class: class.id,
        method: method.id,
        handlers: places.handlers(&raw)?,
        ops,
        switches,
        wides: decoder.wides.into(),
        constants: file.constants.clone(),
        lines: raw.lines.into(),
        max_stack: raw.max_stack,
        max_locals: raw.max_locals,
        offsets: decoder.offsets.into(),
    })
}

fn ends_a_block(op: Op) -> bool {
    matches!(
        op,
        Op::Return
            | Op::ReturnValue
            | Op::ReturnNarrow(_)
            | Op::AThrow
            | Op::Goto(_)
            | Op::Ret(_)
            | Op::TableSwitch(_)
            | Op::LookupSwitch(_)
            | Op::Jsr(_)
    )
}

struct Decoder<'a> {
    reader: Reader<'a>,
    constants: &'a ConstantPool,
    types: &'a MethodDescriptor,
    ops: Vec<Op>,
    offsets: Vec<u16>,
    switches: Vec<Switch>,
    wides: Vec<u64>,
}

impl Decoder<'_> {
    fn instruction(&mut self) -> Decoded<()> {
        let at = self.reader.position();
        let opcode = self.reader.u8()?;
        let op = self.operation(opcode, at)?;
        self.offsets.push(at as u16);
        self.ops.push(op);
        Ok(())
    }

    #[rustfmt::skip]
    fn operation(&mut self, opcode: u8, at: usize) -> Decoded<Op> {
        Ok(match opcode {
            0x00 => Op::Nop,
            0x01 => Op::AConstNull,
            0x02..=0x08 => Op::IConst(i32::from(opcode) - 3),
            0x09..=0x0a => Op::LConst(i32::from(opcode) - 9),
            0x0b..=0x0d => Op::FConst(f32::from(opcode - 0x0b)),
            0x0e..=0x0f => Op::DConst(f32::from(opcode - 0x0e)),
            0x10 => Op::IConst(i32::from(self.reader.u8()? as i8)),
            0x11 => Op::IConst(i32::from(self.reader.u16()? as i16)),
            0x12 => { let index = u16::from(self.reader.u8()?); self.constant(index)? }
            0x13 => { let index = self.reader.u16()?; self.constant(index)? }
            0x14 => { let index = self.reader.u16()?; self.wide_constant(index)? }
            0x15..=0x19 => Op::Load(u16::from(self.reader.u8()?)),
            0x1a..=0x2d => Op::Load(u16::from((opcode - 0x1a) % 4)),
            0x2e => Op::IALoad, 0x2f => Op::LALoad, 0x30 => Op::FALoad, 0x31 => Op::DALoad,
            0x32 => Op::AALoad, 0x33 => Op::BALoad, 0x34 => Op::CALoad, 0x35 => Op::SALoad,
            0x36..=0x3a => Op::Store(u16::from(self.reader.u8()?)),
            0x3b..=0x4e => Op::Store(u16::from((opcode - 0x3b) % 4)),
            0x4f => Op::IAStore, 0x50 => Op::LAStore, 0x51 => Op::FAStore, 0x52 => Op::DAStore,
            0x53 => Op::AAStore, 0x54 => Op::BAStore, 0x55 => Op::CAStore, 0x56 => Op::SAStore,
            0x57 => Op::Pop, 0x58 => Op::Pop2,
            0x59 => Op::Dup, 0x5a => Op::DupX1, 0x5b => Op::DupX2,
            0x5c => Op::Dup2, 0x5d => Op::Dup2X1, 0x5e => Op::Dup2X2, 0x5f => Op::Swap,
            0x60 => Op::IAdd, 0x61 => Op::LAdd, 0x62 => Op::FAdd, 0x63 => Op::DAdd,
            0x64 => Op::ISub, 0x65 => Op::LSub, 0x66 => Op::FSub, 0x67 => Op::DSub,
            0x68 => Op::IMul, 0x69 => Op::LMul, 0x6a => Op::FMul, 0x6b => Op::DMul,
            0x6c => Op::IDiv, 0x6d => Op::LDiv, 0x6e => Op::FDiv, 0x6f => Op::DDiv,
            0x70 => Op::IRem, 0x71 => Op::LRem, 0x72 => Op::FRem, 0x73 => Op::DRem,
            0x74 => Op::INeg, 0x75 => Op::LNeg, 0x76 => Op::FNeg, 0x77 => Op::DNeg,
            0x78 => Op::IShl, 0x79 => Op::LShl, 0x7a => Op::IShr, 0x7b => Op::LShr,
            0x7c => Op::IUShr, 0x7d => Op::LUShr,
            0x7e => Op::IAnd, 0x7f => Op::LAnd, 0x80 => Op::IOr, 0x81 => Op::LOr,
            0x82 => Op::IXor, 0x83 => Op::LXor,
            0x84 => Op::IInc { local: u16::from(self.reader.u8()?), delta: i16::from(self.reader.u8()? as i8) },
            0x85 => Op::I2L, 0x86 => Op::I2F, 0x87 => Op::I2D,
            0x88 => Op::L2I, 0x89 => Op::L2F, 0x8a => Op::L2D,
            0x8b => Op::F2I, 0x8c => Op::F2L, 0x8d => Op::F2D,
            0x8e => Op::D2I, 0x8f => Op::D2L, 0x90 => Op::D2F,
            0x91 => Op::I2B, 0x92 => Op::I2C, 0x93 => Op::I2S,
            0x94 => Op::LCmp, 0x95 => Op::FCmpL, 0x96 => Op::FCmpG, 0x97 => Op::DCmpL, 0x98 => Op::DCmpG,
            0x99 => Op::IfEq(self.branch(at)?), 0x9a => Op::IfNe(self.branch(at)?),
            0x9b => Op::IfLt(self.branch(at)?), 0x9c => Op::IfGe(self.branch(at)?),
            0x9d => Op::IfGt(self.branch(at)?), 0x9e => Op::IfLe(self.branch(at)?),
            0x9f => Op::IfICmpEq(self.branch(at)?), 0xa0 => Op::IfICmpNe(self.branch(at)?),
            0xa1 => Op::IfICmpLt(self.branch(at)?), 0xa2 => Op::IfICmpGe(self.branch(at)?),
            0xa3 => Op::IfICmpGt(self.branch(at)?), 0xa4 => Op::IfICmpLe(self.branch(at)?),
            0xa5 => Op::IfACmpEq(self.branch(at)?), 0xa6 => Op::IfACmpNe(self.branch(at)?),
            0xa7 => Op::Goto(self.branch(at)?), 0xa8 => Op::Jsr(self.branch(at)?),
            0xa9 => Op::Ret(u16::from(self.reader.u8()?)),
            0xaa => self.table_switch(at)?, 0xab => self.lookup_switch(at)?,
            0xac => self.int_return(),
            0xad..=0xb0 => Op::ReturnValue,
            0xb1 => Op::Return,
            0xb2 => Op::GetStatic(self.field()?), 0xb3 => Op::PutStatic(self.field()?),
            0xb4 => Op::GetField(self.field()?), 0xb5 => Op::PutField(self.field()?),
            0xb6 => Op::InvokeVirtual(self.method()?), 0xb7 => Op::InvokeSpecial(self.method()?),
            0xb8 => Op::InvokeStatic(self.method()?), 0xb9 => self.invoke_interface()?,
            0xba => self.invoke_dynamic()?,
            0xbb => Op::New(self.class()?),
            0xbc => self.new_array()?,
            0xbd => Op::ANewArray(self.class()?),
            0xbe => Op::ArrayLength, 0xbf => Op::AThrow,
            0xc0 => Op::CheckCast(self.class()?), 0xc1 => Op::InstanceOf(self.class()?),
            0xc2 => Op::MonitorEnter, 0xc3 => Op::MonitorExit,
            0xc4 => self.wide()?,
            0xc5 => self.multi_new_array()?,
            0xc6 => Op::IfNull(self.branch(at)?), 0xc7 => Op::IfNonNull(self.branch(at)?),
            0xc8 => Op::Goto(self.wide_branch(at)?), 0xc9 => Op::Jsr(self.wide_branch(at)?),
            _ => return Err(Malformed(format!("unknown instruction 0x{opcode:02x} at {at}"))),
        })
    }

    fn constant(&mut self, index: u16) -> Decoded<Op> {
        Ok(match self.constants.get(index)? {
            Constant::Integer(value) => Op::IConst(value),
            Constant::Float(value) => Op::FConst(value),
            Constant::String(_)
            | Constant::Class(_)
            | Constant::MethodHandle { .. }
            | Constant::MethodType(_)
            | Constant::Dynamic { .. } => Op::Ldc(index),
            _ => return Err(Malformed(format!("constant {index} cannot be loaded"))),
        })
    }

    fn wide_constant(&mut self, index: u16) -> Decoded<Op> {
        let place = u16::try_from(self.wides.len()).map_err(|_| Malformed::new("too many long constants"))?;
        Ok(match self.constants.get(index)? {
            Constant::Long(value) => {
                self.wides.push(value as u64);
                Op::LConstAt(place)
            }
            Constant::Double(value) => {
                self.wides.push(value.to_bits());
                Op::DConstAt(place)
            }
            Constant::Dynamic { .. } => Op::Ldc(index),
            _ => return Err(Malformed(format!("constant {index} is not a long or double"))),
        })
    }

    /// A branch target as an absolute bytecode offset; it becomes an op index when all offsets are known.
    fn branch(&mut self, at: usize) -> Decoded<u32> {
        let distance = i32::from(self.reader.u16()? as i16);
        absolute(at, distance)
    }

    fn wide_branch(&mut self, at: usize) -> Decoded<u32> {
        let distance = self.reader.i32()?;
        absolute(at, distance)
    }

    fn skip_padding(&mut self) -> Decoded<()> {
        let padding = (4 - self.reader.position() % 4) % 4;
        self.reader.skip(padding)
    }

    fn table_switch(&mut self, at: usize) -> Decoded<Op> {
        self.skip_padding()?;
        let default = self.wide_branch(at)?;
        let (low, high) = (self.reader.i32()?, self.reader.i32()?);
        let count = i64::from(high) - i64::from(low) + 1;
        // Each target takes four bytes of a body of at most 65,535.
        if !(1..=16384).contains(&count) {
            return Err(Malformed(format!("a table switch of {count} targets at {at}")));
        }
        let targets = (0..count).map(|_| self.wide_branch(at)).collect::<Decoded<_>>()?;
        self.switches.push(Switch::Table { low, targets, default });
        Ok(Op::TableSwitch(self.switches.len() as u32 - 1))
    }

    fn lookup_switch(&mut self, at: usize) -> Decoded<Op> {
        self.skip_padding()?;
        let default = self.wide_branch(at)?;
        let count = self.reader.i32()?;
        if !(0..=8192).contains(&count) {
            return Err(Malformed(format!("a lookup switch of {count} pairs at {at}")));
        }
        let pairs = (0..count)
            .map(|_| Ok((self.reader.i32()?, self.wide_branch(at)?)))
            .collect::<Decoded<Box<[(i32, u32)]>>>()?;
        if !pairs.is_sorted_by(|left, right| left.0 < right.0) {
            return Err(Malformed(format!("the keys of the lookup switch at {at} are not sorted")));
        }
        self.switches.push(Switch::Lookup { pairs, default });
        Ok(Op::LookupSwitch(self.switches.len() as u32 - 1))
    }

    fn int_return(&self) -> Op {
        match self.types.result.as_ref().map(|result| result.kind()) {
            Some(Kind::Base(narrow @ (BaseType::Boolean | BaseType::Byte | BaseType::Char | BaseType::Short))) => {
                Op::ReturnNarrow(narrow)
            }
            _ => Op::ReturnValue,
        }
    }

    fn field(&mut self) -> Decoded<u16> {
        let index = self.reader.u16()?;
        match self.constants.get(index)? {
            Constant::Field { .. } => Ok(index),
            _ => Err(Malformed(format!("constant {index} is not a field"))),
        }
    }

    fn method(&mut self) -> Decoded<u16> {
        let index = self.reader.u16()?;
        match self.constants.get(index)? {
            Constant::Method { .. } | Constant::InterfaceMethod { .. } => Ok(index),
            _ => Err(Malformed(format!("constant {index} is not a method"))),
        }
    }

    fn class(&mut self) -> Decoded<u16> {
        let index = self.reader.u16()?;
        match self.constants.get(index)? {
            Constant::Class(_) => Ok(index),
            _ => Err(Malformed(format!("constant {index} is not a class"))),
        }
    }

    fn invoke_interface(&mut self) -> Decoded<Op> {
        let index = self.method()?;
        self.reader.skip(2)?;
        Ok(Op::InvokeInterface(index))
    }

    fn invoke_dynamic(&mut self) -> Decoded<Op> {
        let index = self.reader.u16()?;
        self.reader.skip(2)?;
        match self.constants.get(index)? {
            Constant::InvokeDynamic { .. } => Ok(Op::InvokeDynamic(index)),
            _ => Err(Malformed(format!("constant {index} is not a call site"))),
        }
    }

    fn new_array(&mut self) -> Decoded<Op> {
        let code = self.reader.u8()?;
        BaseType::from_array_code(code)
            .map(Op::NewArray)
            .ok_or_else(|| Malformed(format!("unknown array element code {code}")))
    }

    fn multi_new_array(&mut self) -> Decoded<Op> {
        let class = self.class()?;
        let dimensions = self.reader.u8()?;
        let available = self.constants.class_name(class)?.bytes().take_while(|&byte| byte == b'[').count();
        if dimensions == 0 || usize::from(dimensions) > available {
            return Err(Malformed(format!("{dimensions} dimensions of an array that has {available}")));
        }
        Ok(Op::MultiANewArray { class, dimensions })
    }

    fn wide(&mut self) -> Decoded<Op> {
        let opcode = self.reader.u8()?;
        let local = self.reader.u16()?;
        Ok(match opcode {
            0x15..=0x19 => Op::Load(local),
            0x36..=0x3a => Op::Store(local),
            0x84 => Op::IInc { local, delta: self.reader.u16()? as i16 },
            0xa9 => Op::Ret(local),
            _ => return Err(Malformed(format!("instruction 0x{opcode:02x} has no wide form"))),
        })
    }
}

fn absolute(at: usize, distance: i32) -> Decoded<u32> {
    let target = at as i64 + i64::from(distance);
    u32::try_from(target).map_err(|_| Malformed(format!("the branch at {at} leads to {target}")))
}

/// From bytecode offsets to op indices.
struct Places {
    by_offset: Vec<u32>,
    count: u32,
}

const NO_OP: u32 = u32::MAX;

impl Places {
    fn new(offsets: &[u16], length: usize) -> Places {
        let mut by_offset = vec![NO_OP; length + 1];
        for (index, &offset) in offsets.iter().enumerate() {
            by_offset[usize::from(offset)] = index as u32;
        }
        Places { by_offset, count: offsets.len() as u32 }
    }

    fn of(&self, offset: u32) -> Decoded<u32> {
        match self.by_offset.get(offset as usize) {
            Some(&place) if place != NO_OP => Ok(place),
            _ => Err(Malformed(format!("no instruction starts at offset {offset}"))),
        }
    }

    #[rustfmt::skip]
    fn relocate(&self, op: Op) -> Decoded<Op> {
        Ok(match op {
            Op::IfEq(to) => Op::IfEq(self.of(to)?), Op::IfNe(to) => Op::IfNe(self.of(to)?),
            Op::IfLt(to) => Op::IfLt(self.of(to)?), Op::IfGe(to) => Op::IfGe(self.of(to)?),
            Op::IfGt(to) => Op::IfGt(self.of(to)?), Op::IfLe(to) => Op::IfLe(self.of(to)?),
            Op::IfICmpEq(to) => Op::IfICmpEq(self.of(to)?), Op::IfICmpNe(to) => Op::IfICmpNe(self.of(to)?),
            Op::IfICmpLt(to) => Op::IfICmpLt(self.of(to)?), Op::IfICmpGe(to) => Op::IfICmpGe(self.of(to)?),
            Op::IfICmpGt(to) => Op::IfICmpGt(self.of(to)?), Op::IfICmpLe(to) => Op::IfICmpLe(self.of(to)?),
            Op::IfACmpEq(to) => Op::IfACmpEq(self.of(to)?), Op::IfACmpNe(to) => Op::IfACmpNe(self.of(to)?),
            Op::IfNull(to) => Op::IfNull(self.of(to)?), Op::IfNonNull(to) => Op::IfNonNull(self.of(to)?),
            Op::Goto(to) => Op::Goto(self.of(to)?), Op::Jsr(to) => Op::Jsr(self.of(to)?),
            other => other,
        })
    }

    fn relocate_switch(&self, switch: &Switch) -> Decoded<Switch> {
        Ok(match switch {
            Switch::Table { low, targets, default } => Switch::Table {
                low: *low,
                targets: targets.iter().map(|&target| self.of(target)).collect::<Decoded<_>>()?,
                default: self.of(*default)?,
            },
            Switch::Lookup { pairs, default } => Switch::Lookup {
                pairs: pairs.iter().map(|&(key, target)| Ok((key, self.of(target)?))).collect::<Decoded<_>>()?,
                default: self.of(*default)?,
            },
        })
    }

    fn handlers(&self, raw: &RawCode<'_>) -> Decoded<Box<[Handler]>> {
        let end = |offset: u16| {
            if usize::from(offset) + 1 == self.by_offset.len() { Ok(self.count) } else { self.of(u32::from(offset)) }
        };
        raw.handlers
            .iter()
            .map(|row| {
                Ok(Handler {
                    start: self.of(u32::from(row.start))?,
                    end: end(row.end)?,
                    target: self.of(u32::from(row.target))?,
                    catches: (row.catches != 0).then_some(row.catches),
                })
            })
            .collect()
    }
}
