//! Terms as Java expressions, for people: `left.key < key`.
//!
//! The normal forms of the store are turned back into what one would write: `!(x < 6)` is `x >= 6`, a negated conjunction
//! is a disjunction, a symbol that is 0 or 1 is a boolean where it is tested. Floating point comparisons keep their
//! negation, since `!(a < b)` also holds for NaN.

use crate::{Binary, Node, Sort, SymbolId, TermId, Terms, Unary, Value, Width};

/// The term as a Java expression; `name` names its symbols. Beyond some depth and size it shows `…`.
pub fn java(terms: &Terms, term: TermId, name: &dyn Fn(SymbolId) -> String) -> String {
    let mut printer = Printer { terms, name, left: NODES };
    printer.positive(term, DEPTH).text
}

/// What the names of characters have in them that strings keep in bytes.
const CHARACTER: &str = ".charAt(";

const NODES: u32 = 400;
const DEPTH: u32 = 40;

/// Java's precedences, loosest first (JLS 15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Conditional,
    Or,
    And,
    BitOr,
    BitXor,
    BitAnd,
    Equality,
    Relation,
    Shift,
    Sum,
    Product,
    Unary,
    Primary,
}

/// A character, by its name.
enum Character {
    Whole,
    /// It is in a byte, which has a sign.
    InByte(String),
}

struct Written {
    text: String,
    level: Level,
}

impl Written {
    fn primary(text: impl Into<String>) -> Written {
        Written { text: text.into(), level: Level::Primary }
    }

    /// In parentheses unless it binds at least as strongly as the place needs.
    fn at(self, level: Level) -> String {
        if self.level < level { format!("({})", self.text) } else { self.text }
    }
}

struct Printer<'a> {
    terms: &'a Terms,
    name: &'a dyn Fn(SymbolId) -> String,
    left: u32,
}

impl Printer<'_> {
    fn positive(&mut self, term: TermId, depth: u32) -> Written {
        if depth == 0 || self.left == 0 {
            return Written::primary("…");
        }
        self.left -= 1;
        match self.terms.node(term) {
            Node::Constant(sort, value) => constant(sort, value),
            Node::Symbol(symbol) => match self.character(term) {
                Some(Character::InByte(name)) => Written { text: format!("(byte) {name}"), level: Level::Unary },
                _ => Written::primary((self.name)(symbol)),
            },
            Node::Unary(op, a) => self.unary(op, a, depth - 1),
            Node::Binary(op, a, b) => self.binary(op, a, b, depth - 1),
            Node::Ite(c, a, b) => {
                let condition = self.positive(c, depth - 1).at(Level::Or);
                let then = self.positive(a, depth - 1).at(Level::Or);
                let otherwise = self.positive(b, depth - 1).at(Level::Conditional);
                Written { text: format!("{condition} ? {then} : {otherwise}"), level: Level::Conditional }
            }
        }
    }

    fn negative(&mut self, term: TermId, depth: u32) -> Written {
        if depth == 0 || self.left == 0 {
            return Written::primary("…");
        }
        match self.terms.node(term) {
            Node::Unary(Unary::Not, inner) => self.positive(inner, depth - 1),
            Node::Binary(Binary::And, a, b) => {
                let left = self.negative(a, depth - 1).at(Level::Or);
                let right = self.negative(b, depth - 1).at(Level::And);
                Written { text: format!("{left} || {right}"), level: Level::Or }
            }
            Node::Binary(Binary::Less, a, b) => self.infix(">=", Level::Relation, a, b, depth - 1),
            Node::Binary(Binary::Equal, a, b) => match self.tested_boolean(a, b) {
                Some(symbol) => Written::primary((self.name)(symbol)),
                None => self.infix("!=", Level::Equality, a, b, depth - 1),
            },
            Node::Binary(Binary::FloatEqual, a, b) => self.infix("!=", Level::Equality, a, b, depth - 1),
            _ => prefix("!", self.positive(term, depth - 1)),
        }
    }

    fn unary(&mut self, op: Unary, a: TermId, depth: u32) -> Written {
        let inner = match self.terms.node(a) {
            Node::Unary(Unary::Truncate(width), inner) => Some((width, inner)),
            _ => None,
        };
        match (op, inner) {
            (Unary::Not, _) => self.negative(a, depth),
            (Unary::FloatNegate, _) => prefix("-", self.positive(a, depth)),
            (Unary::Truncate(Width::W8), _) => self.call("(byte) ", a, depth),
            (Unary::Truncate(Width::W16), _) => self.call("(short) ", a, depth),
            (Unary::Truncate(_), _) => self.call("(int) ", a, depth),
            (Unary::ZeroExtend(Width::W32), Some((Width::W16, inner))) => self.call("(char) ", inner, depth),
            (Unary::ZeroExtend(width), _) => {
                let name = match (self.terms.width(a), width) {
                    (Width::W8, Width::W64) => "Byte.toUnsignedLong(",
                    (Width::W8, _) => "Byte.toUnsignedInt(",
                    (Width::W16, Width::W64) => "Short.toUnsignedLong(",
                    (Width::W16, _) => "Short.toUnsignedInt(",
                    _ => "Integer.toUnsignedLong(",
                };
                self.call(name, a, depth)
            }
            // Java widens a byte or short to int by itself.
            (Unary::SignExtend(Width::W64), _) => self.call("(long) ", a, depth),
            (Unary::SignExtend(_), _) => self.positive(a, depth),
            (Unary::IntToF32, _) => self.call("(float) ", a, depth),
            (Unary::IntToF64, _) => self.call("(double) ", a, depth),
            (Unary::FloatToInt(Width::W64), _) => self.call("(long) ", a, depth),
            (Unary::FloatToInt(_), _) => self.call("(int) ", a, depth),
            (Unary::FloatResize, _) if self.terms.sort(a) == Sort::F32 => self.call("(double) ", a, depth),
            (Unary::FloatResize, _) => self.call("(float) ", a, depth),
            (Unary::BitsOfFloat, _) if self.terms.sort(a) == Sort::F32 => self.call("Float.floatToIntBits(", a, depth),
            (Unary::BitsOfFloat, _) => self.call("Double.doubleToLongBits(", a, depth),
            (Unary::FloatOfBits, _) if self.terms.sort(a) == Sort::INT => self.call("Float.intBitsToFloat(", a, depth),
            (Unary::FloatOfBits, _) => self.call("Double.longBitsToDouble(", a, depth),
            (Unary::SquareRoot, _) => self.call("Math.sqrt(", a, depth),
            (Unary::Floor, _) => self.call("Math.floor(", a, depth),
            (Unary::Ceiling, _) => self.call("Math.ceil(", a, depth),
            (Unary::NearestWhole, _) => self.call("Math.rint(", a, depth),
        }
    }

    /// A cast such as `(int) ` or a call such as `Float.intBitsToFloat(`.
    fn call(&mut self, head: &str, a: TermId, depth: u32) -> Written {
        let operand = self.positive(a, depth);
        if head.ends_with('(') {
            return Written::primary(format!("{head}{})", operand.text));
        }
        Written { text: format!("{head}{}", operand.at(Level::Unary)), level: Level::Unary }
    }

    fn binary(&mut self, op: Binary, a: TermId, b: TermId, depth: u32) -> Written {
        let number = |term: TermId| self.terms.value(term).map(|Value(number)| number);
        let (sign, level) = match op {
            Binary::And => ("&&", Level::And),
            Binary::Equal => match self.tested_boolean(a, b) {
                Some(symbol) => return prefix("!", Written::primary((self.name)(symbol))),
                None => ("==", Level::Equality),
            },
            Binary::FloatEqual => ("==", Level::Equality),
            Binary::Less | Binary::FloatLess => ("<", Level::Relation),
            Binary::FloatLessEqual => ("<=", Level::Relation),
            Binary::LessUnsigned => return self.compare_unsigned(a, b, depth),
            Binary::Add => match number(b) {
                // The least number has no counterpart that could be subtracted.
                Some(number) if number < 0 && number != self.least(b) => return self.minus_number(a, b, number, depth),
                _ => ("+", Level::Sum),
            },
            Binary::FloatAdd => ("+", Level::Sum),
            Binary::Subtract if number(a) == Some(0) => return prefix("-", self.positive(b, depth)),
            Binary::Subtract | Binary::FloatSubtract => ("-", Level::Sum),
            Binary::Multiply | Binary::FloatMultiply => ("*", Level::Product),
            Binary::Divide | Binary::FloatDivide => ("/", Level::Product),
            Binary::Remainder | Binary::FloatRemainder => ("%", Level::Product),
            Binary::ShiftLeft => ("<<", Level::Shift),
            Binary::ShiftRight => (">>", Level::Shift),
            Binary::ShiftRightUnsigned => (">>>", Level::Shift),
            Binary::BitAnd => match self.character(a) {
                Some(Character::InByte(name)) if number(b) == Some(0xff) => return Written::primary(name),
                _ => ("&", Level::BitAnd),
            },
            Binary::BitOr => ("|", Level::BitOr),
            Binary::BitXor if number(b) == Some(-1) => return prefix("~", self.positive(a, depth)),
            Binary::BitXor => ("^", Level::BitXor),
        };
        self.infix(sign, level, a, b, depth)
    }

    fn infix(&mut self, sign: &str, level: Level, a: TermId, b: TermId, depth: u32) -> Written {
        let left = self.operand(a, b, level, depth).at(level);
        let right = self.operand(b, a, level, depth);
        // All of Java's binary operators group to the left.
        let right = if right.level <= level { format!("({})", right.text) } else { right.text };
        Written { text: format!("{left} {sign} {right}"), level }
    }

    /// An operand beside another one: what a char is compared with is a char too.
    fn operand(&mut self, term: TermId, other: TermId, level: Level, depth: u32) -> Written {
        let compares = matches!(level, Level::Equality | Level::Relation);
        let number = self.terms.value(term).map(|Value(number)| number).filter(|_| compares);
        match (number, self.character(other)) {
            (Some(number), Some(Character::InByte(_))) if level == Level::Equality => {
                return Written::primary(java_char(number as u16 & 0xff));
            }
            (Some(number), Some(Character::Whole)) if u16::try_from(number).is_ok() => {
                return Written::primary(java_char(number as u16));
            }
            _ => {}
        }
        let is_constant = self.terms.value(other).is_some();
        match self.character(term) {
            Some(Character::InByte(name)) if level == Level::Equality && is_constant => Written::primary(name),
            _ => self.positive(term, depth),
        }
    }

    /// The character that a term is, by its name: an unknown char, since nothing else has its range, or one that a string keeps in a
    /// byte, all of whose bits are taken without a sign, or the byte itself, whose sign only an equation can do without.
    fn character(&self, term: TermId) -> Option<Character> {
        match self.terms.node(term) {
            Node::Binary(Binary::BitAnd, byte, bits) if self.terms.value(bits) == Some(Value(0xff)) => {
                match self.character(byte)? {
                    Character::InByte(_) => Some(Character::Whole),
                    Character::Whole => None,
                }
            }
            Node::Unary(Unary::SignExtend(_), byte) => {
                self.character(byte).filter(|it| matches!(it, Character::InByte(_)))
            }
            Node::Symbol(symbol) => {
                let range = self.terms.range(term);
                match (range.low, range.high) {
                    _ if !matches!(self.terms.sort(term), Sort::Bits(_)) => None,
                    (0, high) if high == i64::from(u16::MAX) => Some(Character::Whole),
                    (low, high) if low >= i64::from(i8::MIN) && high <= i64::from(i8::MAX) => {
                        Some((self.name)(symbol)).filter(|name| name.contains(CHARACTER)).map(Character::InByte)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn minus_number(&mut self, a: TermId, b: TermId, number: i64, depth: u32) -> Written {
        let left = self.positive(a, depth).at(Level::Sum);
        let suffix = if self.terms.sort(b) == Sort::LONG { "L" } else { "" };
        Written { text: format!("{left} - {}{suffix}", number.unsigned_abs()), level: Level::Sum }
    }

    /// The least number of a term's sort.
    fn least(&self, term: TermId) -> i64 {
        if self.terms.sort(term) == Sort::LONG { i64::MIN } else { i64::from(i32::MIN) }
    }

    fn compare_unsigned(&mut self, a: TermId, b: TermId, depth: u32) -> Written {
        let class = if self.terms.sort(a) == Sort::LONG { "Long" } else { "Integer" };
        let (left, right) = (self.positive(a, depth).text, self.positive(b, depth).text);
        Written { text: format!("{class}.compareUnsigned({left}, {right}) < 0"), level: Level::Relation }
    }

    /// The symbol, if the comparison is that of a boolean with 0.
    fn tested_boolean(&self, a: TermId, b: TermId) -> Option<SymbolId> {
        let Node::Symbol(symbol) = self.terms.node(a) else { return None };
        let range = self.terms.range(a);
        let is_boolean = range.low == 0 && range.high == 1;
        (is_boolean && self.terms.value(b) == Some(Value(0))).then_some(symbol)
    }
}

fn prefix(sign: &str, operand: Written) -> Written {
    let operand = operand.at(Level::Unary);
    // `- -x` must not become `--x`.
    let gap = if operand.starts_with(sign) && sign == "-" { " " } else { "" };
    Written { text: format!("{sign}{gap}{operand}"), level: Level::Unary }
}

fn constant(sort: Sort, value: Value) -> Written {
    let text = match sort {
        Sort::Bool => value.as_bool().to_string(),
        Sort::Bits(Width::W64) => format!("{}L", value.0),
        Sort::Bits(_) => value.0.to_string(),
        Sort::F32 => java_float(value.as_f32()),
        Sort::F64 => java_double(value.as_f64()),
    };
    let level = if text.starts_with('-') { Level::Unary } else { Level::Primary };
    Written { text, level }
}

/// A float as Java source has it.
pub fn java_float(number: f32) -> String {
    not_finite(f64::from(number), "Float").unwrap_or_else(|| format!("{number:?}f"))
}

/// A double as Java source has it.
pub fn java_double(number: f64) -> String {
    not_finite(number, "Double").unwrap_or_else(|| format!("{number:?}"))
}

/// The name of a number that has no digits.
fn not_finite(number: f64, class: &str) -> Option<String> {
    let name = match number {
        _ if number.is_nan() => "NaN",
        f64::INFINITY => "POSITIVE_INFINITY",
        f64::NEG_INFINITY => "NEGATIVE_INFINITY",
        _ => return None,
    };
    Some(format!("{class}.{name}"))
}

/// A character as Java source has it.
pub fn java_char(unit: u16) -> String {
    match char::from_u32(u32::from(unit)) {
        Some(quoted @ ('\'' | '\\')) => format!("'\\{quoted}'"),
        Some('\n') => r"'\n'".to_owned(),
        Some('\r') => r"'\r'".to_owned(),
        Some('\t') => r"'\t'".to_owned(),
        Some(plain) if plain == ' ' || plain.is_ascii_graphic() || plain.is_alphanumeric() => format!("'{plain}'"),
        _ => format!("'\\u{unit:04x}'"),
    }
}
