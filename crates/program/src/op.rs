//! Decoded instructions: one fixed-size [`Op`] per bytecode instruction, with branch targets as op indices.
//!
//! Operands that name constants start as indices into the constant pool. The interpreter replaces such an op by its
//! linked form when it first runs (`GetField` becomes `GetFieldSlot`), so that a name is looked up once per place in
//! the code. The linked forms exist only here; no class file contains them.

use crate::class_file::constant_pool::ConstantPool;
use crate::{BaseType, ClassId, MethodId, StaticSlot};
use std::cell::Cell;
use std::rc::Rc;

/// An op index to branch to.
pub type Target = u32;

#[rustfmt::skip]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Op {
    // Constants.
    Nop, AConstNull, IConst(i32), LConst(i32), FConst(f32), DConst(f32),
    /// A `long` or `double` constant, by its place in [`Code::wides`].
    LConstAt(u16), DConstAt(u16),
    /// A string, class, method handle, method type or dynamic constant, by constant pool index.
    Ldc(u16),
    /// Linked `Ldc`: a number that the interpreter gave to the constant's object.
    LdcLinked(u32),

    // Locals and the operand stack.
    Load(u16), Store(u16), IInc { local: u16, delta: i16 },
    Pop, Pop2, Dup, DupX1, DupX2, Dup2, Dup2X1, Dup2X2, Swap,

    // Arrays.
    IALoad, LALoad, FALoad, DALoad, AALoad, BALoad, CALoad, SALoad,
    IAStore, LAStore, FAStore, DAStore, AAStore, BAStore, CAStore, SAStore,
    ArrayLength, NewArray(BaseType), ANewArray(u16), MultiANewArray { class: u16, dimensions: u8 },
    /// Linked `ANewArray`: the array class to make.
    ANewArrayLinked(ClassId),

    // Arithmetic and logic.
    IAdd, LAdd, FAdd, DAdd, ISub, LSub, FSub, DSub, IMul, LMul, FMul, DMul, IDiv, LDiv, FDiv, DDiv,
    IRem, LRem, FRem, DRem, INeg, LNeg, FNeg, DNeg, IShl, LShl, IShr, LShr, IUShr, LUShr,
    IAnd, LAnd, IOr, LOr, IXor, LXor,

    // Conversions and comparisons.
    I2L, I2F, I2D, L2I, L2F, L2D, F2I, F2L, F2D, D2I, D2L, D2F, I2B, I2C, I2S,
    LCmp, FCmpL, FCmpG, DCmpL, DCmpG,

    // Control flow.
    IfEq(Target), IfNe(Target), IfLt(Target), IfGe(Target), IfGt(Target), IfLe(Target),
    IfICmpEq(Target), IfICmpNe(Target), IfICmpLt(Target), IfICmpGe(Target), IfICmpGt(Target), IfICmpLe(Target),
    IfACmpEq(Target), IfACmpNe(Target), IfNull(Target), IfNonNull(Target),
    Goto(Target), Jsr(Target), Ret(u16),
    /// By the place in [`Code::switches`].
    TableSwitch(u32), LookupSwitch(u32),
    Return, ReturnValue,
    /// `ireturn` from a method whose result is narrower than `int`.
    ReturnNarrow(BaseType),
    AThrow,

    // Fields.
    GetStatic(u16), PutStatic(u16), GetField(u16), PutField(u16),
    GetStaticSlot(StaticSlot), PutStaticSlot(StaticSlot), PutStaticNarrow { slot: StaticSlot, narrow: BaseType },
    GetFieldSlot(u16), PutFieldSlot(u16), PutFieldNarrow { slot: u16, narrow: BaseType },

    // Calls.
    InvokeVirtual(u16), InvokeSpecial(u16), InvokeStatic(u16), InvokeInterface(u16), InvokeDynamic(u16),
    /// `arguments` counts the receiver; `slot` is the place in the dispatch table.
    InvokeVirtualSlot { slot: u16, arguments: u8 },
    /// A call whose target is known once the receiver is not null.
    InvokeDirect(MethodId),
    InvokeStaticLinked(MethodId),
    InvokeInterfaceLinked(MethodId),
    /// A linked call site: the static method that stands for it.
    InvokeDynamicLinked(MethodId),
    /// A call of a signature-polymorphic method of a method or variable handle, by constant pool index.
    InvokeHandle(u16),

    // Several instructions in one, at the place of the first; the others stay where they are, for jumps to them and
    // for operands that are not plain values. See `fuse`.
    LoadLoad { first: u16, second: u16 },
    LoadConst { local: u16, constant: i16 },
    /// A linked `GetField` of a local variable's object.
    LoadField { local: u16, slot: u16 },
    CompareLocals { when: Orderings, left: u8, right: u8, target: Target },
    CompareConst { when: Orderings, local: u8, constant: i8, target: Target },
    TestLocal { when: Orderings, local: u8, target: Target },
    IfLocalNull { local: u8, target: Target },
    IfLocalNonNull { local: u8, target: Target },
    IncrementGoto { local: u8, delta: i8, target: Target },

    // Objects.
    New(u16), CheckCast(u16), InstanceOf(u16), MonitorEnter, MonitorExit,
    NewLinked(ClassId), CheckCastLinked(ClassId), InstanceOfLinked(ClassId),

    /// Stands for another op until a run comes by, which somebody wants to know.
    Probe(u32),
}

impl Op {
    /// Whether control may go on in several places: the conditional branches and switches of the instruction set.
    pub fn is_conditional(self) -> bool {
        let jumps = self.target().is_some() && !matches!(self, Op::Goto(_) | Op::Jsr(_));
        jumps || matches!(self, Op::TableSwitch(_) | Op::LookupSwitch(_))
    }

    /// How many instructions are carried out in one go.
    pub fn instructions(self) -> usize {
        match self {
            Op::CompareLocals { .. } | Op::CompareConst { .. } => 3,
            Op::LoadLoad { .. }
            | Op::LoadConst { .. }
            | Op::LoadField { .. }
            | Op::TestLocal { .. }
            | Op::IfLocalNull { .. }
            | Op::IfLocalNonNull { .. }
            | Op::IncrementGoto { .. } => 2,
            _ => 1,
        }
    }

    /// Where a branch of the instruction set goes.
    pub fn target(mut self) -> Option<Target> {
        self.target_mut().copied()
    }

    /// Where a branch of the instruction set goes, to be changed.
    pub(crate) fn target_mut(&mut self) -> Option<&mut Target> {
        match self {
            Op::IfEq(to)
            | Op::IfNe(to)
            | Op::IfLt(to)
            | Op::IfGe(to)
            | Op::IfGt(to)
            | Op::IfLe(to)
            | Op::IfICmpEq(to)
            | Op::IfICmpNe(to)
            | Op::IfICmpLt(to)
            | Op::IfICmpGe(to)
            | Op::IfICmpGt(to)
            | Op::IfICmpLe(to)
            | Op::IfACmpEq(to)
            | Op::IfACmpNe(to)
            | Op::IfNull(to)
            | Op::IfNonNull(to)
            | Op::Goto(to)
            | Op::Jsr(to) => Some(to),
            _ => None,
        }
    }
}

/// The outcomes of a comparison for which a branch is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orderings(u8);

impl Orderings {
    pub const EQUAL: Orderings = Orderings(0b010);
    pub const NOT_EQUAL: Orderings = Orderings(0b101);
    pub const LESS: Orderings = Orderings(0b001);
    pub const GREATER_OR_EQUAL: Orderings = Orderings(0b110);
    pub const GREATER: Orderings = Orderings(0b100);
    pub const LESS_OR_EQUAL: Orderings = Orderings(0b011);

    #[inline]
    pub fn hold(self, left: i32, right: i32) -> bool {
        let place = left.cmp(&right) as i8 + 1;
        self.0 >> place & 1 == 1
    }
}

/// The alternatives of a switch.
#[derive(Debug, Clone, PartialEq)]
pub enum Switch {
    Table {
        low: i32,
        targets: Box<[Target]>,
        default: Target,
    },
    /// Sorted by key.
    Lookup {
        pairs: Box<[(i32, Target)]>,
        default: Target,
    },
}

/// A row of an exception table, in op indices.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Handler {
    pub start: u32,
    pub end: u32,
    pub target: Target,
    /// Constant pool index of the caught class; `None` catches everything.
    pub catches: Option<u16>,
}

/// A decoded method body.
#[derive(Debug)]
pub struct Code {
    pub class: ClassId,
    pub method: MethodId,
    /// In cells, because an op is replaced by its linked form.
    pub ops: Box<[Cell<Op>]>,
    /// The bytecode offset of each op.
    pub offsets: Box<[u16]>,
    pub handlers: Box<[Handler]>,
    pub switches: Box<[Switch]>,
    pub wides: Box<[u64]>,
    pub constants: Rc<ConstantPool>,
    /// Pairs of bytecode offset and source line, sorted by offset.
    pub lines: Box<[(u16, u16)]>,
    pub max_stack: u16,
    pub max_locals: u16,
}

impl Code {
    /// The source line of an op, if the class file has lines. Of several for one offset, the first counts at this very
    /// offset and the last behind it, as in HotSpot.
    pub fn line(&self, op: usize) -> Option<u16> {
        let offset = *self.offsets.get(op)?;
        let first = self.lines.partition_point(|&(start, _)| start < offset);
        let exact = self.lines.get(first).filter(|&&(start, _)| start == offset);
        let row = exact.or_else(|| self.lines.get(first.checked_sub(1)?))?;
        Some(row.1)
    }
}

#[cfg(test)]
mod tests {
    use super::{Op, Orderings};

    #[test]
    fn orderings_say_when_a_branch_is_taken() {
        let cases = [(1, 2), (2, 2), (3, 2), (i32::MIN, i32::MAX), (i32::MAX, i32::MIN)];
        for (left, right) in cases {
            assert_eq!(Orderings::EQUAL.hold(left, right), left == right);
            assert_eq!(Orderings::NOT_EQUAL.hold(left, right), left != right);
            assert_eq!(Orderings::LESS.hold(left, right), left < right);
            assert_eq!(Orderings::GREATER_OR_EQUAL.hold(left, right), left >= right);
            assert_eq!(Orderings::GREATER.hold(left, right), left > right);
            assert_eq!(Orderings::LESS_OR_EQUAL.hold(left, right), left <= right);
        }
    }

    #[test]
    fn an_op_fits_in_eight_bytes() {
        assert_eq!(size_of::<Op>(), 8);
    }
}
