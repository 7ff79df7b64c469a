//! Arithmetic on numbers of which at least one is a term.

use super::alternative::{Alternative, Then};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{Number, Slot, Value};
use program::{BaseType, Op};
use term::{Sort, TermId, Terms, Width};

impl Machine {
    /// A number as a term.
    pub(crate) fn term_of(&mut self, value: Value) -> Result<TermId, Trap> {
        let terms = &mut self.symbolic_mut().terms;
        Ok(match value {
            Value::Int(value) => terms.int(value),
            Value::Long(value) => terms.long(value),
            Value::Float(value) => terms.float(value),
            Value::Double(value) => terms.double(value),
            Value::Term(_, term) => term,
            _ => return Err(Trap::unverifiable("an operand that is no number")),
        })
    }

    /// The same for an operand of which an instruction knows the kind: class files are not verified in advance.
    fn term_of_kind(&mut self, value: Value, kind: Number) -> Result<TermId, Trap> {
        let terms = &mut self.symbolic_mut().terms;
        Ok(match (value, kind) {
            (Value::Term(number, term), kind) if number == kind => term,
            (Value::Int(value), Number::Int) => terms.int(value),
            (Value::Long(value), Number::Long) => terms.long(value),
            (Value::Float(value), Number::Float) => terms.float(value),
            (Value::Double(value), Number::Double) => terms.double(value),
            _ => return Err(Trap::unverifiable("an operand of the wrong kind")),
        })
    }

    /// The same for an int.
    pub(crate) fn int_term_of(&mut self, value: Value) -> Result<TermId, Trap> {
        self.term_of_kind(value, Number::Int)
    }

    /// A term as a number: plain if it is a constant.
    pub(crate) fn number(&self, term: TermId) -> Slot {
        number(self.terms(), term)
    }

    /// Arithmetic, conversions, comparisons.
    pub(crate) fn compute(&mut self, op: Op) -> Result<Flow, Trap> {
        if let Some(operation) = unary(op) {
            let operand = self.term_of_kind(self.peek(0), taken(op))?;
            let result = operation(&mut self.symbolic_mut().terms, operand);
            let value = self.number(result);
            return self.perform(Then::Push { drop: 1, value });
        }
        let Some(operation) = binary(op) else {
            return Err(Trap::unverifiable(format!("{op:?} on operands of the wrong kind")));
        };
        let right = if is_shift(op) { Number::Int } else { taken(op) };
        let (left, right) = (self.term_of_kind(self.peek(1), taken(op))?, self.term_of_kind(self.peek(0), right)?);
        let result = operation(&mut self.symbolic_mut().terms, left, right);
        let value = self.number(result);
        self.perform(Then::Push { drop: 2, value })
    }

    /// `idiv`, `irem`, `ldiv` and `lrem`, which throw if the divisor is 0.
    pub(crate) fn divide_terms(&mut self, op: Op) -> Result<Flow, Trap> {
        let of = taken(op);
        let (left, right) = (self.term_of_kind(self.peek(1), of)?, self.term_of_kind(self.peek(0), of)?);
        let terms = &mut self.symbolic_mut().terms;
        let zero = if matches!(op, Op::IDiv | Op::IRem) { terms.int(0) } else { terms.long(0) };
        let is_zero = terms.equal(right, zero);
        let other = terms.not(is_zero);
        let result = match op {
            Op::IDiv | Op::LDiv => terms.divide(left, right),
            _ => terms.remainder(left, right),
        };
        let value = self.number(result);
        self.choose(vec![
            Alternative::when(other, Then::Push { drop: 2, value }),
            Alternative::when(is_zero, Then::Raise("java/lang/ArithmeticException")),
        ])
    }

    /// `iinc` of a local variable that holds a term.
    pub(crate) fn increment_term(&mut self, local: u16, delta: i16) -> Result<(), Trap> {
        let place = self.frame().base as usize + usize::from(local);
        let value = self.stack.get(place).map_or(Value::Invalid, |slot| slot.value());
        let term = self.int_term_of(value)?;
        let terms = &mut self.symbolic_mut().terms;
        let delta = terms.int(i32::from(delta));
        let sum = terms.add(term, delta);
        let sum = self.number(sum);
        if let Some(variable) = self.stack.get_mut(place) {
            *variable = sum;
        }
        Ok(())
    }

    /// What a narrower variable keeps of an int.
    pub(crate) fn narrow_number(&mut self, value: Value, to: BaseType) -> Value {
        match value {
            Value::Int(value) => Value::Int(heap::narrow(value, to)),
            Value::Term(Number::Int, term) => {
                let terms = &mut self.symbolic_mut().terms;
                let narrowed = match to {
                    BaseType::Boolean => {
                        let one = terms.int(1);
                        terms.bit_and(term, one)
                    }
                    BaseType::Byte => terms.to_byte(term),
                    BaseType::Char => terms.to_char(term),
                    BaseType::Short => terms.to_short(term),
                    _ => term,
                };
                self.number(narrowed).value()
            }
            other => other,
        }
    }
}

/// A term as a value of the stack.
pub(crate) fn number(terms: &Terms, term: TermId) -> Slot {
    let sort = terms.sort(term);
    if let Some(value) = terms.value(term) {
        return match sort {
            Sort::F32 => Slot::float(value.as_f32()),
            Sort::F64 => Slot::double(value.as_f64()),
            Sort::Bits(Width::W64) => Slot::long(value.0),
            _ => Slot::int(value.0 as i32),
        };
    }
    let number = match sort {
        Sort::F32 => Number::Float,
        Sort::F64 => Number::Double,
        Sort::Bits(Width::W64) => Number::Long,
        _ => Number::Int,
    };
    Slot::term(number, term)
}

type OnOne = fn(&mut Terms, TermId) -> TermId;
type OnTwo = fn(&mut Terms, TermId, TermId) -> TermId;

fn unary(op: Op) -> Option<OnOne> {
    Some(match op {
        Op::INeg | Op::LNeg => Terms::negate,
        Op::FNeg | Op::DNeg => Terms::float_negate,
        Op::I2L => |terms, a| terms.sign_extend(a, Width::W64),
        Op::L2I => |terms, a| terms.truncate(a, Width::W32),
        Op::I2F | Op::L2F => Terms::int_to_f32,
        Op::I2D | Op::L2D => Terms::int_to_f64,
        Op::F2I | Op::D2I => |terms, a| terms.float_to_int(a, Width::W32),
        Op::F2L | Op::D2L => |terms, a| terms.float_to_int(a, Width::W64),
        Op::F2D | Op::D2F => Terms::float_resize,
        Op::I2B => Terms::to_byte,
        Op::I2C => Terms::to_char,
        Op::I2S => Terms::to_short,
        _ => return None,
    })
}

fn binary(op: Op) -> Option<OnTwo> {
    Some(match op {
        Op::IAdd | Op::LAdd => Terms::add,
        Op::ISub | Op::LSub => Terms::subtract,
        Op::IMul | Op::LMul => Terms::multiply,
        Op::FAdd | Op::DAdd => Terms::float_add,
        Op::FSub | Op::DSub => Terms::float_subtract,
        Op::FMul | Op::DMul => Terms::float_multiply,
        Op::FDiv | Op::DDiv => Terms::float_divide,
        Op::FRem | Op::DRem => Terms::float_remainder,
        Op::IAnd | Op::LAnd => Terms::bit_and,
        Op::IOr | Op::LOr => Terms::bit_or,
        Op::IXor | Op::LXor => Terms::bit_xor,
        Op::IShl | Op::LShl => |terms, a, b| shift(terms, a, b, Terms::shift_left),
        Op::IShr | Op::LShr => |terms, a, b| shift(terms, a, b, Terms::shift_right),
        Op::IUShr | Op::LUShr => |terms, a, b| shift(terms, a, b, Terms::shift_right_unsigned),
        Op::LCmp => Terms::compare,
        Op::FCmpL | Op::DCmpL => Terms::compare_float_low,
        Op::FCmpG | Op::DCmpG => Terms::compare_float_high,
        _ => return None,
    })
}

/// What an arithmetic instruction takes; of a shift, what is shifted.
fn taken(op: Op) -> Number {
    match op {
        Op::LNeg | Op::L2I | Op::L2F | Op::L2D | Op::LAdd | Op::LSub | Op::LMul | Op::LDiv | Op::LRem => Number::Long,
        Op::LAnd | Op::LOr | Op::LXor | Op::LShl | Op::LShr | Op::LUShr | Op::LCmp => Number::Long,
        Op::FNeg | Op::F2I | Op::F2L | Op::F2D | Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FRem => Number::Float,
        Op::FCmpL | Op::FCmpG => Number::Float,
        Op::DNeg | Op::D2I | Op::D2L | Op::D2F | Op::DAdd | Op::DSub | Op::DMul | Op::DDiv | Op::DRem => Number::Double,
        Op::DCmpL | Op::DCmpG => Number::Double,
        _ => Number::Int,
    }
}

fn is_shift(op: Op) -> bool {
    matches!(op, Op::IShl | Op::IShr | Op::IUShr | Op::LShl | Op::LShr | Op::LUShr)
}

/// The distance of a shift is an int whatever is shifted; terms want both of one width. Only its low bits count.
fn shift(terms: &mut Terms, value: TermId, distance: TermId, operation: OnTwo) -> TermId {
    let distance = match terms.width(value) {
        Width::W64 => terms.sign_extend(distance, Width::W64),
        _ => distance,
    };
    operation(terms, value, distance)
}

/// Whether an int term always fits into a narrower type.
pub(crate) fn term_fits(symbolic: Option<&super::Symbolic>, term: TermId, to: BaseType) -> bool {
    let (low, high) = match to {
        BaseType::Boolean => (0, 1),
        BaseType::Byte => (i64::from(i8::MIN), i64::from(i8::MAX)),
        BaseType::Short => (i64::from(i16::MIN), i64::from(i16::MAX)),
        BaseType::Char => (0, i64::from(u16::MAX)),
        _ => return true,
    };
    let range = symbolic.map(|symbolic| symbolic.terms.range(term));
    range.is_some_and(|range| low <= range.low && range.high <= high)
}
