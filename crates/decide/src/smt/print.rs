//! Terms as SMT-LIB 2 text (theories FixedSizeBitVectors and FloatingPoint).
//!
//! A floating point symbol is declared by its bits, so that models come back as bits. Every part is a definition of its own;
//! SMT-LIB has no function from floats to bits, so there the bits are declared and the float is said to be theirs.

use std::fmt::Write;

use term::{Binary, Node, Range, Sort, TermId, Terms, Unary, Value, Width};

/// Everything up to `(check-sat)`.
pub fn script(terms: &Terms, constraints: &[TermId]) -> String {
    let mut out = String::from("(set-logic ALL)\n");
    for term in terms.reachable(constraints) {
        declare(&mut out, terms, term);
    }
    for constraint in constraints {
        let _ = writeln!(out, "(assert {})", name(terms, *constraint));
    }
    out
}

fn declare(out: &mut String, terms: &Terms, term: TermId) {
    let sort = terms.sort(term);
    let _ = match terms.node(term) {
        Node::Constant(..) => Ok(()),
        Node::Symbol(symbol) => declare_symbol(out, terms, term, symbol.0),
        Node::Unary(Unary::BitsOfFloat, a) => {
            let (bits, float) = (name(terms, term), name(terms, a));
            let nan = if sort == Sort::INT { Value::of_f32(f32::NAN) } else { Value::of_f64(f64::NAN) };
            writeln!(
                out,
                "(declare-const {bits} {})\n(assert (ite (fp.isNaN {float}) (= {bits} {}) (= ({} {bits}) {float})))",
                sort_text(sort),
                constant(sort, nan),
                to_float(terms.sort(a)),
            )
        }
        _ => writeln!(out, "(define-fun t{} () {} {})", term.index(), sort_text(sort), expression(terms, term)),
    };
}

fn declare_symbol(out: &mut String, terms: &Terms, term: TermId, number: u32) -> std::fmt::Result {
    let (sort, Range { low, high }) = (terms.sort(term), terms.range(term));
    let declared = match sort {
        Sort::F32 => Sort::INT,
        Sort::F64 => Sort::LONG,
        sort => sort,
    };
    writeln!(out, "(declare-const x{number} {})", sort_text(declared))?;
    match sort {
        Sort::F32 | Sort::F64 => {
            writeln!(out, "(define-fun t{} () {} ({} x{number}))", term.index(), sort_text(sort), to_float(sort))
        }
        Sort::Bits(width) => {
            if low > width.min() {
                writeln!(out, "(assert (bvsle {} x{number}))", constant(sort, Value(low)))?;
            }
            if high < width.max() {
                writeln!(out, "(assert (bvsle x{number} {}))", constant(sort, Value(high)))?;
            }
            Ok(())
        }
        Sort::Bool => Ok(()),
    }
}

fn name(terms: &Terms, term: TermId) -> String {
    match terms.node(term) {
        Node::Constant(sort, value) => constant(sort, value),
        Node::Symbol(symbol) if !terms.sort(term).is_float() => format!("x{}", symbol.0),
        _ => format!("t{}", term.index()),
    }
}

fn sort_text(sort: Sort) -> String {
    match sort {
        Sort::Bool => "Bool".to_owned(),
        Sort::Bits(width) => format!("(_ BitVec {})", width.bits()),
        Sort::F32 => "(_ FloatingPoint 8 24)".to_owned(),
        Sort::F64 => "(_ FloatingPoint 11 53)".to_owned(),
    }
}

fn to_float(sort: Sort) -> &'static str {
    if sort == Sort::F32 { "(_ to_fp 8 24)" } else { "(_ to_fp 11 53)" }
}

fn constant(sort: Sort, value: Value) -> String {
    match sort {
        Sort::Bool => value.as_bool().to_string(),
        Sort::Bits(width) => format!("#x{:0digits$x}", width.unsigned(value.0), digits = width.bits() as usize / 4),
        Sort::F32 => format!("((_ to_fp 8 24) #x{:08x})", value.0 as u32),
        Sort::F64 => format!("((_ to_fp 11 53) #x{:016x})", value.0 as u64),
    }
}

fn expression(terms: &Terms, term: TermId) -> String {
    match terms.node(term) {
        Node::Unary(op, a) => unary(terms, op, a),
        Node::Binary(op @ (Binary::ShiftLeft | Binary::ShiftRight | Binary::ShiftRightUnsigned), a, b) => {
            shift(terms, op, a, b)
        }
        Node::Binary(Binary::FloatRemainder, a, b) => float_remainder(&name(terms, a), &name(terms, b)),
        Node::Binary(op, a, b) => format!("({} {} {})", binary(op), name(terms, a), name(terms, b)),
        Node::Ite(c, a, b) => format!("(ite {} {} {})", name(terms, c), name(terms, a), name(terms, b)),
        Node::Constant(..) | Node::Symbol(_) => name(terms, term),
    }
}

fn unary(terms: &Terms, op: Unary, a: TermId) -> String {
    let (operand, sort) = (name(terms, a), terms.sort(a));
    let from = sort.width().map_or(0, Width::bits);
    match op {
        Unary::Not => format!("(not {operand})"),
        Unary::Truncate(width) => format!("((_ extract {} 0) {operand})", width.bits() - 1),
        Unary::SignExtend(width) => format!("((_ sign_extend {}) {operand})", width.bits() - from),
        Unary::ZeroExtend(width) => format!("((_ zero_extend {}) {operand})", width.bits() - from),
        Unary::FloatNegate => format!("(fp.neg {operand})"),
        Unary::IntToF32 => format!("((_ to_fp 8 24) RNE {operand})"),
        Unary::IntToF64 => format!("((_ to_fp 11 53) RNE {operand})"),
        Unary::FloatToInt(width) => float_to_int(&operand, sort, width),
        Unary::FloatResize => {
            let to = if sort == Sort::F32 { Sort::F64 } else { Sort::F32 };
            format!("({} RNE {operand})", to_float(to))
        }
        Unary::FloatOfBits => {
            let to = if sort == Sort::INT { Sort::F32 } else { Sort::F64 };
            format!("({} {operand})", to_float(to))
        }
        Unary::BitsOfFloat => operand,
        Unary::SquareRoot => format!("(fp.sqrt RNE {operand})"),
        Unary::Floor => format!("(fp.roundToIntegral RTN {operand})"),
        Unary::Ceiling => format!("(fp.roundToIntegral RTP {operand})"),
        Unary::NearestWhole => format!("(fp.roundToIntegral RNE {operand})"),
    }
}

/// Saturating, NaN to 0: SMT-LIB leaves all of that open.
fn float_to_int(operand: &str, sort: Sort, width: Width) -> String {
    let limit = |number: f64| match sort {
        Sort::F32 => constant(sort, Value::of_f32(number as f32)),
        _ => constant(sort, Value::of_f64(number)),
    };
    // Both powers of two are exact in either format.
    let (low, high) = (limit(width.min() as f64), limit(-(width.min() as f64)));
    let bits = |number: i64| constant(Sort::Bits(width), Value(number));
    format!(
        "(ite (fp.isNaN {operand}) {} (ite (fp.geq {operand} {high}) {} (ite (fp.lt {operand} {low}) {} ((_ fp.to_sbv {}) RTZ {operand}))))",
        bits(0),
        bits(width.max()),
        bits(width.min()),
        width.bits(),
    )
}

/// C's `fmod` from IEEE 754's remainder, which rounds the quotient to the nearest: where the remainder of the magnitudes is
/// below zero, the divisor is added once (that sum is exact), and the result takes the dividend's sign.
fn float_remainder(a: &str, b: &str) -> String {
    let rest = format!("(fp.rem (fp.abs {a}) (fp.abs {b}))");
    let positive =
        format!("(ite (fp.lt {rest} (fp.sub RNE {rest} {rest})) (fp.add RNE {rest} (fp.abs {b})) (fp.abs {rest}))");
    format!("(ite (fp.isNegative {a}) (fp.neg {positive}) {positive})")
}

/// The distance in the value's width, masked.
fn shift(terms: &Terms, op: Binary, a: TermId, b: TermId) -> String {
    let sign = match op {
        Binary::ShiftLeft => "bvshl",
        Binary::ShiftRight => "bvashr",
        _ => "bvlshr",
    };
    let (width, other) = (terms.width(a), terms.width(b));
    let distance = match width.cmp(&other) {
        std::cmp::Ordering::Equal => name(terms, b),
        std::cmp::Ordering::Less => format!("((_ extract {} 0) {})", width.bits() - 1, name(terms, b)),
        std::cmp::Ordering::Greater => format!("((_ zero_extend {}) {})", width.bits() - other.bits(), name(terms, b)),
    };
    let mask = constant(Sort::Bits(width), Value(i64::from(width.bits() - 1)));
    format!("({sign} {} (bvand {distance} {mask}))", name(terms, a))
}

fn binary(op: Binary) -> &'static str {
    match op {
        Binary::And => "and",
        Binary::Equal => "=",
        Binary::Less => "bvslt",
        Binary::LessUnsigned => "bvult",
        Binary::Add => "bvadd",
        Binary::Subtract => "bvsub",
        Binary::Multiply => "bvmul",
        Binary::Divide => "bvsdiv",
        Binary::Remainder => "bvsrem",
        Binary::BitAnd => "bvand",
        Binary::BitOr => "bvor",
        Binary::BitXor => "bvxor",
        Binary::FloatAdd => "fp.add RNE",
        Binary::FloatSubtract => "fp.sub RNE",
        Binary::FloatMultiply => "fp.mul RNE",
        Binary::FloatDivide => "fp.div RNE",
        Binary::FloatEqual => "fp.eq",
        Binary::FloatLess => "fp.lt",
        Binary::FloatLessEqual => "fp.leq",
        Binary::ShiftLeft | Binary::ShiftRight | Binary::ShiftRightUnsigned | Binary::FloatRemainder => {
            unreachable!("these are written by functions of their own")
        }
    }
}
