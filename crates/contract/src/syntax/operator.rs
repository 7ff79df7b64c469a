//! Operators, how they are written, and how tightly they bind: one table for the parser and the printer.

/// Operators with one operand, all written before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unary {
    Plus,
    Minus,
    Not,
    Complement,
}

/// Operators with two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Binary {
    /// `<==>`.
    Equivalent,
    /// `<=!=>`.
    Inequivalent,
    /// `==>`.
    Implies,
    /// `<==`.
    ImpliedBy,
    ConditionalOr,
    ConditionalAnd,
    Or,
    Xor,
    And,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    /// `<:` between types.
    Subtype,
    ShiftLeft,
    ShiftRight,
    ShiftRightUnsigned,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

/// What a quantifier makes of the values of its body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quantifier {
    ForAll,
    Exists,
    Sum,
    NumberOf,
    Minimum,
    Maximum,
}

/// How tightly something binds; what binds tighter is greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Binding {
    Conditional,
    Equivalence,
    Implication,
    ConditionalOr,
    ConditionalAnd,
    Or,
    Xor,
    And,
    Equality,
    Relation,
    Shift,
    Sum,
    Product,
    Unary,
    Postfix,
}

impl Unary {
    pub const ALL: [Unary; 4] = [Unary::Plus, Unary::Minus, Unary::Not, Unary::Complement];

    pub fn symbol(self) -> &'static str {
        match self {
            Unary::Plus => "+",
            Unary::Minus => "-",
            Unary::Not => "!",
            Unary::Complement => "~",
        }
    }
}

impl Binary {
    pub const ALL: [Binary; 24] = [
        Binary::Equivalent,
        Binary::Inequivalent,
        Binary::Implies,
        Binary::ImpliedBy,
        Binary::ConditionalOr,
        Binary::ConditionalAnd,
        Binary::Or,
        Binary::Xor,
        Binary::And,
        Binary::Equal,
        Binary::NotEqual,
        Binary::Less,
        Binary::LessEqual,
        Binary::Greater,
        Binary::GreaterEqual,
        Binary::Subtype,
        Binary::ShiftLeft,
        Binary::ShiftRight,
        Binary::ShiftRightUnsigned,
        Binary::Add,
        Binary::Subtract,
        Binary::Multiply,
        Binary::Divide,
        Binary::Remainder,
    ];

    pub fn symbol(self) -> &'static str {
        self.description().0
    }

    pub(super) fn binding(self) -> Binding {
        self.description().1
    }

    /// Whether `a op b op c` means `a op (b op c)`.
    pub(super) fn groups_right(self) -> bool {
        self == Binary::Implies
    }

    fn description(self) -> (&'static str, Binding) {
        match self {
            Binary::Equivalent => ("<==>", Binding::Equivalence),
            Binary::Inequivalent => ("<=!=>", Binding::Equivalence),
            Binary::Implies => ("==>", Binding::Implication),
            Binary::ImpliedBy => ("<==", Binding::Implication),
            Binary::ConditionalOr => ("||", Binding::ConditionalOr),
            Binary::ConditionalAnd => ("&&", Binding::ConditionalAnd),
            Binary::Or => ("|", Binding::Or),
            Binary::Xor => ("^", Binding::Xor),
            Binary::And => ("&", Binding::And),
            Binary::Equal => ("==", Binding::Equality),
            Binary::NotEqual => ("!=", Binding::Equality),
            Binary::Less => ("<", Binding::Relation),
            Binary::LessEqual => ("<=", Binding::Relation),
            Binary::Greater => (">", Binding::Relation),
            Binary::GreaterEqual => (">=", Binding::Relation),
            Binary::Subtype => ("<:", Binding::Relation),
            Binary::ShiftLeft => ("<<", Binding::Shift),
            Binary::ShiftRight => (">>", Binding::Shift),
            Binary::ShiftRightUnsigned => (">>>", Binding::Shift),
            Binary::Add => ("+", Binding::Sum),
            Binary::Subtract => ("-", Binding::Sum),
            Binary::Multiply => ("*", Binding::Product),
            Binary::Divide => ("/", Binding::Product),
            Binary::Remainder => ("%", Binding::Product),
        }
    }
}

impl Quantifier {
    pub const ALL: [Quantifier; 6] = [
        Quantifier::ForAll,
        Quantifier::Exists,
        Quantifier::Sum,
        Quantifier::NumberOf,
        Quantifier::Minimum,
        Quantifier::Maximum,
    ];

    /// The word, with its backslash.
    pub fn word(self) -> &'static str {
        match self {
            Quantifier::ForAll => "\\forall",
            Quantifier::Exists => "\\exists",
            Quantifier::Sum => "\\sum",
            Quantifier::NumberOf => "\\num_of",
            Quantifier::Minimum => "\\min",
            Quantifier::Maximum => "\\max",
        }
    }
}

impl Binding {
    /// What binds one step tighter.
    pub fn tighter(self) -> Binding {
        match self {
            Binding::Conditional => Binding::Equivalence,
            Binding::Equivalence => Binding::Implication,
            Binding::Implication => Binding::ConditionalOr,
            Binding::ConditionalOr => Binding::ConditionalAnd,
            Binding::ConditionalAnd => Binding::Or,
            Binding::Or => Binding::Xor,
            Binding::Xor => Binding::And,
            Binding::And => Binding::Equality,
            Binding::Equality => Binding::Relation,
            Binding::Relation => Binding::Shift,
            Binding::Shift => Binding::Sum,
            Binding::Sum => Binding::Product,
            Binding::Product => Binding::Unary,
            Binding::Unary | Binding::Postfix => Binding::Postfix,
        }
    }
}
