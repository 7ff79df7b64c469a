//! Random expressions with a meaning of their own, written with Rust's native numbers and without looking at the room's
//! arithmetic, to compare the room with.
#![allow(dead_code, reason = "each test file uses a part")]

use term::{Binary, Node, Range, Sort, SymbolId, TermId, Terms, Unary, Value, Width};

/// A small, fixed generator (xorshift): the same failures on every machine.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        ((self.next() >> 33) as usize) % limit
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

#[derive(Clone, Debug)]
pub enum Tree {
    Constant(Sort, Value),
    Symbol(usize),
    Unary(Unary, Box<Tree>),
    Binary(Binary, Box<Tree>, Box<Tree>),
    Ite(Box<Tree>, Box<Tree>, Box<Tree>),
}

/// The symbols of a test: their sorts and ranges, in the order of their ids.
pub struct Symbols(pub Vec<(Sort, Range)>);

impl Symbols {
    /// Of every sort, with the ranges of Java's types and with none.
    pub fn all() -> Symbols {
        let bits = |width: Width, low, high| (Sort::Bits(width), Range { low, high });
        let full = |sort| (sort, Range::full(sort));
        Symbols(vec![
            full(Sort::Bool),
            full(Sort::Bool),
            full(Sort::Bits(Width::W8)),
            bits(Width::W8, -3, 4),
            full(Sort::Bits(Width::W16)),
            bits(Width::W16, 0, 1000),
            full(Sort::INT),
            full(Sort::INT),
            bits(Width::W32, 0, 1),
            bits(Width::W32, -128, 127),
            bits(Width::W32, 0, 65535),
            bits(Width::W32, 7, 7),
            bits(Width::W32, 0, i64::from(i32::MAX)),
            full(Sort::LONG),
            full(Sort::LONG),
            bits(Width::W64, 1, 50),
            bits(Width::W64, i64::MAX, i64::MAX),
            full(Sort::F32),
            full(Sort::F32),
            full(Sort::F64),
            full(Sort::F64),
        ])
    }

    /// Three bytes, one of them narrow.
    pub fn bytes() -> Symbols {
        let byte = Sort::Bits(Width::W8);
        Symbols(vec![(byte, Range::full(byte)), (byte, Range::full(byte)), (byte, Range { low: -2, high: 1 })])
    }

    pub fn declare(&self, terms: &mut Terms) {
        for &(sort, range) in &self.0 {
            terms.symbol(sort, range);
        }
    }

    /// Values in their ranges, mostly corners.
    pub fn assignment(&self, random: &mut Random) -> Vec<Value> {
        self.0.iter().map(|&(sort, range)| value_in(random, sort, range)).collect()
    }
}

fn value_in(random: &mut Random, sort: Sort, range: Range) -> Value {
    match sort {
        Sort::Bool => Value::of_bool(random.below(2) == 1),
        Sort::F32 | Sort::F64 => float(random, sort),
        Sort::Bits(_) => {
            let corners =
                [range.low, range.high, range.low.saturating_add(1), range.high.saturating_sub(1), 0, 1, -1, 2];
            let corner = random.pick(&corners);
            if random.below(3) > 0 && range.contains(corner) {
                return Value(corner);
            }
            let span = (range.high as i128 - range.low as i128 + 1) as u128;
            Value((range.low as i128 + (u128::from(random.next()) % span) as i128) as i64)
        }
    }
}

fn float(random: &mut Random, sort: Sort) -> Value {
    let corners = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        1.5,
        2.0,
        3.0,
        1e10,
        -1e10,
        1e19,
        -1e19,
        1e300,
        1e-320,
        1e-40,
        2147483647.0,
        16777217.0,
        9007199254740993.0,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        f64::MAX,
        f64::MIN_POSITIVE,
    ];
    let number = if random.below(4) > 0 { random.pick(&corners) } else { f64::from_bits(random.next()) };
    if sort == Sort::F32 { Value::of_f32(number as f32) } else { Value::of_f64(number) }
}

/// A random expression of that sort.
pub fn tree(random: &mut Random, symbols: &Symbols, sort: Sort, depth: u32) -> Tree {
    if depth == 0 || random.below(8) == 0 {
        return leaf(random, symbols, sort);
    }
    let depth = depth - 1;
    if random.below(7) == 0 {
        let part = |random: &mut Random, sort| Box::new(tree(random, symbols, sort, depth));
        let condition = part(random, Sort::Bool);
        return Tree::Ite(condition, part(random, sort), part(random, sort));
    }
    let sorts: Vec<Sort> = symbols.0.iter().map(|(sort, _)| *sort).chain([Sort::Bool]).collect();
    let operations = operations(sort, &sorts);
    match random.pick(&operations) {
        Operation::Unary(op, from) => Tree::Unary(op, Box::new(tree(random, symbols, from, depth))),
        Operation::Binary(op, left, right) => {
            let left_tree = tree(random, symbols, left, depth);
            // Equal operands and constants on the right are where rewrites hide.
            let right_tree = match random.below(6) {
                0 if left == right => left_tree.clone(),
                1 | 2 => constant(random, symbols, right),
                _ => tree(random, symbols, right, depth),
            };
            if random.below(8) == 0 && left == right {
                return Tree::Binary(op, Box::new(right_tree), Box::new(left_tree));
            }
            Tree::Binary(op, Box::new(left_tree), Box::new(right_tree))
        }
    }
}

#[derive(Clone, Copy)]
enum Operation {
    Unary(Unary, Sort),
    Binary(Binary, Sort, Sort),
}

/// All operations with that result whose operands are of the given sorts.
fn operations(result: Sort, sorts: &[Sort]) -> Vec<Operation> {
    let mut found = Vec::new();
    for (sort, _) in Sort::NAMES {
        if !sorts.contains(&sort) {
            continue;
        }
        for (op, _) in Unary::NAMES {
            if op.sort(sort) == Some(result) {
                found.push(Operation::Unary(op, sort));
            }
        }
        for (op, _) in Binary::NAMES {
            for (other, _) in Sort::NAMES {
                if sorts.contains(&other) && op.sort(sort, other) == Some(result) {
                    found.push(Operation::Binary(op, sort, other));
                }
            }
        }
    }
    found
}

fn leaf(random: &mut Random, symbols: &Symbols, sort: Sort) -> Tree {
    let fitting: Vec<usize> = (0..symbols.0.len()).filter(|index| symbols.0[*index].0 == sort).collect();
    if fitting.is_empty() || random.below(4) == 0 {
        return constant(random, symbols, sort);
    }
    Tree::Symbol(random.pick(&fitting))
}

fn constant(random: &mut Random, _symbols: &Symbols, sort: Sort) -> Tree {
    let small = random.below(2) == 0 && sort.width().is_some();
    let value = if small { Value(random.below(9) as i64 - 4) } else { value_in(random, sort, Range::full(sort)) };
    Tree::Constant(sort, value)
}

/// The term that the simplifying constructors make of a tree.
pub fn simplified(terms: &mut Terms, tree: &Tree) -> TermId {
    match tree {
        Tree::Constant(sort, value) => terms.constant(*sort, *value),
        Tree::Symbol(index) => terms.symbol_info(SymbolId(*index as u32)).term,
        Tree::Unary(op, a) => {
            let a = simplified(terms, a);
            terms.unary(*op, a)
        }
        Tree::Binary(op, a, b) => {
            let (a, b) = (simplified(terms, a), simplified(terms, b));
            terms.binary(*op, a, b)
        }
        Tree::Ite(c, a, b) => {
            let (c, a, b) = (simplified(terms, c), simplified(terms, a), simplified(terms, b));
            terms.ite(c, a, b)
        }
    }
}

/// The term that says exactly what the tree says.
pub fn verbatim(terms: &mut Terms, tree: &Tree) -> TermId {
    let node = match tree {
        Tree::Constant(sort, value) => Node::Constant(*sort, *value),
        Tree::Symbol(index) => Node::Symbol(SymbolId(*index as u32)),
        Tree::Unary(op, a) => Node::Unary(*op, verbatim(terms, a)),
        Tree::Binary(op, a, b) => Node::Binary(*op, verbatim(terms, a), verbatim(terms, b)),
        Tree::Ite(c, a, b) => Node::Ite(verbatim(terms, c), verbatim(terms, a), verbatim(terms, b)),
    };
    terms.verbatim(node).expect("the generator makes well-sorted trees")
}

/// The sort of a tree.
pub fn sort_of(tree: &Tree, symbols: &Symbols) -> Sort {
    match tree {
        Tree::Constant(sort, _) => *sort,
        Tree::Symbol(index) => symbols.0[*index].0,
        Tree::Unary(op, a) => op.sort(sort_of(a, symbols)).expect("well-sorted"),
        Tree::Binary(op, a, b) => op.sort(sort_of(a, symbols), sort_of(b, symbols)).expect("well-sorted"),
        Tree::Ite(_, a, _) => sort_of(a, symbols),
    }
}

/// The value of a tree by native numbers.
pub fn reference(tree: &Tree, symbols: &Symbols, values: &[Value]) -> Value {
    match tree {
        Tree::Constant(_, value) => *value,
        Tree::Symbol(index) => values[*index],
        Tree::Unary(op, a) => unary(*op, sort_of(a, symbols), reference(a, symbols, values)),
        Tree::Binary(op, a, b) => {
            let (left, right) = (reference(a, symbols, values), reference(b, symbols, values));
            binary(*op, sort_of(a, symbols), left, right)
        }
        Tree::Ite(c, a, b) => {
            let chosen = if reference(c, symbols, values).as_bool() { a } else { b };
            reference(chosen, symbols, values)
        }
    }
}

fn unary(op: Unary, sort: Sort, Value(a): Value) -> Value {
    let (f, d) = (f32::from_bits(a as u32), f64::from_bits(a as u64));
    let single = sort == Sort::F32;
    match op {
        Unary::Not => Value::of_bool(a == 0),
        Unary::Truncate(Width::W8) => Value(a as i8 as i64),
        Unary::Truncate(Width::W16) => Value(a as i16 as i64),
        Unary::Truncate(_) => Value(a as i32 as i64),
        Unary::SignExtend(_) => Value(a),
        Unary::ZeroExtend(_) => Value(match sort {
            Sort::Bits(Width::W8) => a as u8 as i64,
            Sort::Bits(Width::W16) => a as u16 as i64,
            _ => a as u32 as i64,
        }),
        Unary::FloatNegate => {
            if single {
                Value::of_f32(-f)
            } else {
                Value::of_f64(-d)
            }
        }
        Unary::IntToF32 => Value::of_f32(if sort == Sort::INT { a as i32 as f32 } else { a as f32 }),
        Unary::IntToF64 => Value::of_f64(if sort == Sort::INT { f64::from(a as i32) } else { a as f64 }),
        Unary::FloatToInt(width) => Value(java_to_int(if single { f64::from(f) } else { d }, width)),
        Unary::FloatResize => {
            if single {
                Value::of_f64(f64::from(f))
            } else {
                Value::of_f32(d as f32)
            }
        }
        Unary::BitsOfFloat => Value(if single { f.to_bits() as i32 as i64 } else { a }),
        Unary::FloatOfBits => {
            if sort == Sort::INT {
                Value::of_f32(f)
            } else {
                Value::of_f64(d)
            }
        }
        Unary::SquareRoot => {
            if single {
                // A double holds enough digits of a float's root for it to be rounded twice.
                Value::of_f32(f64::from(f).sqrt() as f32)
            } else {
                Value::of_f64(d.sqrt())
            }
        }
        Unary::Floor | Unary::Ceiling | Unary::NearestWhole => {
            let whole = to_whole(op, if single { f64::from(f) } else { d });
            if single { Value::of_f32(whole as f32) } else { Value::of_f64(whole) }
        }
    }
}

/// `Math.floor`, `Math.ceil` and `Math.rint`, from the whole part.
fn to_whole(op: Unary, number: f64) -> f64 {
    let towards_zero = number.trunc();
    let rest = number - towards_zero;
    let away = match op {
        Unary::Floor => rest < 0.0,
        Unary::Ceiling => rest > 0.0,
        _ => rest.abs() > 0.5 || (rest.abs() == 0.5 && towards_zero % 2.0 != 0.0),
    };
    let whole = if away { towards_zero + number.signum() } else { towards_zero };
    whole.copysign(number)
}

/// JLS 5.1.3, spelled out.
fn java_to_int(number: f64, width: Width) -> i64 {
    let (low, high) = (width.min(), width.max());
    if number.is_nan() {
        0
    } else if number <= low as f64 {
        low
    } else if number >= high as f64 {
        high
    } else {
        number.trunc() as i64
    }
}

macro_rules! native {
    ($op:expr, $signed:ty, $unsigned:ty, $a:expr, $b:expr) => {{
        let (a, b, distance) = ($a as $signed, $b as $signed, ($b as u32) & (<$signed>::BITS - 1));
        let result: $signed = match $op {
            Binary::Equal => return Value::of_bool(a == b),
            Binary::Less => return Value::of_bool(a < b),
            Binary::LessUnsigned => return Value::of_bool((a as $unsigned) < (b as $unsigned)),
            Binary::Add => a.wrapping_add(b),
            Binary::Subtract => a.wrapping_sub(b),
            Binary::Multiply => a.wrapping_mul(b),
            Binary::Divide => a.checked_div(b).unwrap_or(if b != 0 {
                a
            } else if a < 0 {
                1
            } else {
                -1
            }),
            Binary::Remainder => a.checked_rem(b).unwrap_or(if b != 0 { 0 } else { a }),
            Binary::ShiftLeft => a.wrapping_shl(distance),
            Binary::ShiftRight => a.wrapping_shr(distance),
            Binary::ShiftRightUnsigned => (a as $unsigned).wrapping_shr(distance) as $signed,
            Binary::BitAnd => a & b,
            Binary::BitOr => a | b,
            Binary::BitXor => a ^ b,
            _ => unreachable!("no operation on bits"),
        };
        Value(result as i64)
    }};
}

macro_rules! native_float {
    ($op:expr, $make:path, $a:expr, $b:expr) => {
        match $op {
            Binary::FloatAdd => $make($a + $b),
            Binary::FloatSubtract => $make($a - $b),
            Binary::FloatMultiply => $make($a * $b),
            Binary::FloatDivide => $make($a / $b),
            Binary::FloatRemainder => $make($a % $b),
            Binary::FloatEqual => Value::of_bool($a == $b),
            Binary::FloatLess => Value::of_bool($a < $b),
            _ => Value::of_bool($a <= $b),
        }
    };
}

pub fn binary(op: Binary, sort: Sort, a: Value, b: Value) -> Value {
    match sort {
        Sort::Bool if op == Binary::And => Value::of_bool(a.as_bool() && b.as_bool()),
        Sort::Bool => Value::of_bool(a.as_bool() == b.as_bool()),
        Sort::Bits(Width::W8) => native!(op, i8, u8, a.0, b.0),
        Sort::Bits(Width::W16) => native!(op, i16, u16, a.0, b.0),
        Sort::Bits(Width::W32) => native!(op, i32, u32, a.0, b.0),
        Sort::Bits(Width::W64) => native!(op, i64, u64, a.0, b.0),
        Sort::F32 => native_float!(op, Value::of_f32, a.as_f32(), b.as_f32()),
        Sort::F64 => native_float!(op, Value::of_f64, a.as_f64(), b.as_f64()),
    }
}
