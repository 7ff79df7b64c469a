//! What a term is made of: the operations and the compact nodes.
//!
//! There are few operations on purpose. `x <= y` is the negation of `y < x`, `a || b` the negation of a conjunction, `-x`
//! is `0 - x` and `~x` is `x ^ -1`; what means the same is thereby the same term.

use crate::{Sort, Value, Width};

/// A term of one [`Terms`](crate::Terms) store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TermId(pub(crate) u32);

impl TermId {
    /// The constant `false`, at the same place in every store.
    pub const FALSE: TermId = TermId(0);
    /// The constant `true`, at the same place in every store.
    pub const TRUE: TermId = TermId(1);

    /// The place in tables that are kept beside a store.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The number that [`TermId::from_number`] takes back, for whoever packs ids into words.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The id with that number.
    pub fn from_number(number: u32) -> TermId {
        TermId(number)
    }
}

/// A symbol of one [`Terms`](crate::Terms) store: an unknown with a sort and a range.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SymbolId(pub u32);

impl SymbolId {
    /// The place in an assignment.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// An operation on one term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unary {
    /// `!x` of booleans.
    Not,
    /// The low bits: `(byte) x`, `(int) x`.
    Truncate(Width),
    /// More bits, the new ones copies of the sign: `(long) x`.
    SignExtend(Width),
    /// More bits, the new ones zero: what Java does with `char`.
    ZeroExtend(Width),
    /// `-x` of floating point numbers.
    FloatNegate,
    /// A signed 32- or 64-bit number to the nearest `float`.
    IntToF32,
    /// A signed 32- or 64-bit number to the nearest `double`.
    IntToF64,
    /// Towards zero, saturating, NaN to 0: Java's `(int) x` and `(long) x`.
    FloatToInt(Width),
    /// `(double) x` of a `float` and `(float) x` of a `double`.
    FloatResize,
    /// `Float.floatToIntBits` and `Double.doubleToLongBits`.
    BitsOfFloat,
    /// `Float.intBitsToFloat` and `Double.longBitsToDouble`.
    FloatOfBits,
    /// `Math.sqrt`, correctly rounded.
    SquareRoot,
    /// `Math.floor`.
    Floor,
    /// `Math.ceil`.
    Ceiling,
    /// `Math.rint`: to the nearest whole number, ties to the even one.
    NearestWhole,
}

/// An operation on two terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Binary {
    /// Conjunction of booleans.
    And,
    /// Equality of booleans or of bit-vectors.
    Equal,
    /// Signed `<` of bit-vectors.
    Less,
    /// Unsigned `<` of bit-vectors.
    LessUnsigned,
    Add,
    Subtract,
    Multiply,
    /// Towards zero. By zero it gives what SMT-LIB's `bvsdiv` gives (1 below zero, else -1); Java never gets there.
    Divide,
    /// With the sign of the dividend. By zero it gives the dividend, as SMT-LIB's `bvsrem`; Java never gets there.
    Remainder,
    /// The distance may have another width than the value; it is masked by the value's width.
    ShiftLeft,
    ShiftRight,
    ShiftRightUnsigned,
    BitAnd,
    BitOr,
    BitXor,
    FloatAdd,
    FloatSubtract,
    FloatMultiply,
    FloatDivide,
    /// Java's `%`, which is C's `fmod` and not IEEE 754's remainder.
    FloatRemainder,
    /// IEEE 754's equality: NaN equals nothing, the two zeros are equal.
    FloatEqual,
    FloatLess,
    FloatLessEqual,
}

/// A term's outermost operation. Sixteen bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    Constant(Sort, Value),
    Symbol(SymbolId),
    Unary(Unary, TermId),
    Binary(Binary, TermId, TermId),
    /// Condition, value if it holds, value if not.
    Ite(TermId, TermId, TermId),
}

impl Node {
    /// The terms that the node is built of, in order.
    pub fn children(self) -> impl Iterator<Item = TermId> {
        let (parts, count) = match self {
            Node::Constant(..) | Node::Symbol(_) => ([TermId::FALSE; 3], 0),
            Node::Unary(_, a) => ([a, a, a], 1),
            Node::Binary(_, a, b) => ([a, b, b], 2),
            Node::Ite(c, a, b) => ([c, a, b], 3),
        };
        parts.into_iter().take(count)
    }
}

impl Unary {
    /// All operations with their names in the text form.
    pub const NAMES: [(Unary, &'static str); 22] = [
        (Unary::Not, "not"),
        (Unary::Truncate(Width::W8), "truncate8"),
        (Unary::Truncate(Width::W16), "truncate16"),
        (Unary::Truncate(Width::W32), "truncate32"),
        (Unary::SignExtend(Width::W16), "sign16"),
        (Unary::SignExtend(Width::W32), "sign32"),
        (Unary::SignExtend(Width::W64), "sign64"),
        (Unary::ZeroExtend(Width::W16), "zero16"),
        (Unary::ZeroExtend(Width::W32), "zero32"),
        (Unary::ZeroExtend(Width::W64), "zero64"),
        (Unary::FloatNegate, "fneg"),
        (Unary::IntToF32, "to-f32"),
        (Unary::IntToF64, "to-f64"),
        (Unary::FloatToInt(Width::W32), "to-b32"),
        (Unary::FloatToInt(Width::W64), "to-b64"),
        (Unary::FloatResize, "fresize"),
        (Unary::BitsOfFloat, "bits-of"),
        (Unary::FloatOfBits, "float-of"),
        (Unary::SquareRoot, "fsqrt"),
        (Unary::Floor, "ffloor"),
        (Unary::Ceiling, "fceil"),
        (Unary::NearestWhole, "frint"),
    ];

    /// The sort of the result, or nothing if the operation does not apply to that sort.
    pub fn sort(self, operand: Sort) -> Option<Sort> {
        let narrower = |width| matches!(operand, Sort::Bits(from) if from < width);
        match self {
            Unary::Not => (operand == Sort::Bool).then_some(Sort::Bool),
            Unary::Truncate(width) => matches!(operand, Sort::Bits(from) if width < from).then_some(Sort::Bits(width)),
            Unary::SignExtend(width) | Unary::ZeroExtend(width) => narrower(width).then_some(Sort::Bits(width)),
            Unary::FloatNegate | Unary::SquareRoot | Unary::Floor | Unary::Ceiling | Unary::NearestWhole => {
                operand.is_float().then_some(operand)
            }
            Unary::IntToF32 => matches!(operand, Sort::Bits(from) if from >= Width::W32).then_some(Sort::F32),
            Unary::IntToF64 => matches!(operand, Sort::Bits(from) if from >= Width::W32).then_some(Sort::F64),
            Unary::FloatToInt(width) => (operand.is_float() && width >= Width::W32).then_some(Sort::Bits(width)),
            Unary::FloatResize => match operand {
                Sort::F32 => Some(Sort::F64),
                Sort::F64 => Some(Sort::F32),
                _ => None,
            },
            Unary::BitsOfFloat => match operand {
                Sort::F32 => Some(Sort::INT),
                Sort::F64 => Some(Sort::LONG),
                _ => None,
            },
            Unary::FloatOfBits => match operand {
                Sort::Bits(Width::W32) => Some(Sort::F32),
                Sort::Bits(Width::W64) => Some(Sort::F64),
                _ => None,
            },
        }
    }
}

impl Binary {
    /// All operations with their names in the text form.
    pub const NAMES: [(Binary, &'static str); 23] = [
        (Binary::And, "and"),
        (Binary::Equal, "="),
        (Binary::Less, "<"),
        (Binary::LessUnsigned, "<u"),
        (Binary::Add, "+"),
        (Binary::Subtract, "-"),
        (Binary::Multiply, "*"),
        (Binary::Divide, "/"),
        (Binary::Remainder, "%"),
        (Binary::ShiftLeft, "<<"),
        (Binary::ShiftRight, ">>"),
        (Binary::ShiftRightUnsigned, ">>>"),
        (Binary::BitAnd, "&"),
        (Binary::BitOr, "|"),
        (Binary::BitXor, "^"),
        (Binary::FloatAdd, "f+"),
        (Binary::FloatSubtract, "f-"),
        (Binary::FloatMultiply, "f*"),
        (Binary::FloatDivide, "f/"),
        (Binary::FloatRemainder, "f%"),
        (Binary::FloatEqual, "f="),
        (Binary::FloatLess, "f<"),
        (Binary::FloatLessEqual, "f<="),
    ];

    /// The sort of the result, or nothing if the operation does not apply to these sorts.
    pub fn sort(self, left: Sort, right: Sort) -> Option<Sort> {
        let both_bits = left == right && left.width().is_some();
        let both_floats = left == right && left.is_float();
        match self {
            Binary::And => (left == Sort::Bool && right == Sort::Bool).then_some(Sort::Bool),
            Binary::Equal => (left == right && !left.is_float()).then_some(Sort::Bool),
            Binary::Less | Binary::LessUnsigned => both_bits.then_some(Sort::Bool),
            Binary::ShiftLeft | Binary::ShiftRight | Binary::ShiftRightUnsigned => {
                (left.width().is_some() && right.width().is_some()).then_some(left)
            }
            Binary::FloatEqual | Binary::FloatLess | Binary::FloatLessEqual => both_floats.then_some(Sort::Bool),
            _ if self.is_float() => both_floats.then_some(left),
            _ => both_bits.then_some(left),
        }
    }

    /// Whether the operands are floating point numbers.
    pub fn is_float(self) -> bool {
        use Binary::*;
        matches!(
            self,
            FloatAdd
                | FloatSubtract
                | FloatMultiply
                | FloatDivide
                | FloatRemainder
                | FloatEqual
                | FloatLess
                | FloatLessEqual
        )
    }

    /// Whether the operands may change places.
    pub fn commutes(self) -> bool {
        use Binary::*;
        matches!(self, And | Equal | Add | Multiply | BitAnd | BitOr | BitXor | FloatAdd | FloatMultiply | FloatEqual)
    }
}
