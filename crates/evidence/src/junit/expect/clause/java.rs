//! Expressions of Java as text that know how tightly they bind, so that they get the parentheses that they need and no others.

use program::{BaseType, Type};

/// An expression.
#[derive(Clone, Debug)]
pub(super) struct Java {
    pub text: String,
    /// What javac takes it for, without type arguments; `null` for an `Object`.
    pub of: Type,
    pub binds: Binds,
    /// Whether a condition holds, where that is known without looking at what the call leaves.
    pub known: Option<bool>,
}

/// How tightly something binds; what binds tighter is greater (JLS §15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Binds {
    Conditional,
    Or,
    And,
    BitOr,
    Xor,
    BitAnd,
    Equality,
    Relation,
    Shift,
    Sum,
    Product,
    Unary,
    Postfix,
}

pub(super) fn boolean() -> Type {
    Type::Base(BaseType::Boolean)
}

impl Java {
    pub fn new(text: impl Into<String>, of: Type, binds: Binds) -> Java {
        Java { text: text.into(), of, binds, known: None }
    }

    /// As an operand of something that binds as tightly as this.
    pub fn within(&self, least: Binds) -> String {
        if self.binds < least { format!("({})", self.text) } else { self.text.clone() }
    }

    /// A cast, which is a value that something can be asked of.
    pub fn cast(&self, named: &str, of: Type) -> Java {
        Java::new(format!("({named}) {}", self.within(Binds::Unary)), of, Binds::Unary)
    }

    /// Two operands with an operator between them that groups to the left.
    pub fn binary(operator: &str, left: &Java, right: &Java, of: Type) -> Java {
        let binds = Binds::of(operator);
        // Where it makes no difference how they are grouped, parentheses only get in the way.
        let is_logical = matches!(binds, Binds::And | Binds::Or);
        let right = if is_logical { right.within(binds) } else { right.within(binds.tighter()) };
        Java::new(format!("{} {operator} {right}", left.within(binds)), of, binds)
    }

    /// What holds anyway.
    pub fn truth() -> Java {
        Java::new("true", boolean(), Binds::Postfix).knowing(Some(true))
    }

    /// A condition of which it is known whether it holds.
    pub fn knowing(self, known: Option<bool>) -> Java {
        Java { known, ..self }
    }

    /// Both; what holds anyway is not said.
    pub fn and(&self, other: &Java) -> Java {
        match (self.known, other.known) {
            (Some(true), _) => other.clone(),
            (_, Some(true)) => self.clone(),
            (known, _) => Java::binary("&&", self, other, boolean()).knowing(known),
        }
    }

    /// One of both; what does not hold anyway is not said, nor what is behind something that does.
    pub fn or(&self, other: &Java) -> Java {
        match (self.known, other.known) {
            (Some(true), _) | (None, Some(false)) => self.clone(),
            (Some(false), Some(false)) => Java::binary("||", self, other, boolean()).knowing(Some(false)),
            (Some(false), _) => other.clone(),
            (None, _) => Java::binary("||", self, other, boolean()),
        }
    }

    pub fn not(&self) -> Java {
        let not = Java::new(format!("!{}", self.within(Binds::Unary)), boolean(), Binds::Unary);
        not.knowing(self.known.map(|known| !known))
    }

    pub fn negated(&self) -> Java {
        let operand = self.within(Binds::Unary);
        let operand = if operand.starts_with('-') { format!("({operand})") } else { operand };
        Java::new(format!("-{operand}"), self.of.clone(), Binds::Unary)
    }

    pub fn is_null(&self) -> bool {
        self.text == "null"
    }
}

impl Binds {
    fn of(operator: &str) -> Binds {
        match operator {
            "||" => Binds::Or,
            "&&" => Binds::And,
            "|" => Binds::BitOr,
            "^" => Binds::Xor,
            "&" => Binds::BitAnd,
            "==" | "!=" => Binds::Equality,
            "<" | "<=" | ">" | ">=" => Binds::Relation,
            "<<" | ">>" | ">>>" => Binds::Shift,
            "+" | "-" => Binds::Sum,
            _ => Binds::Product,
        }
    }

    fn tighter(self) -> Binds {
        const ALL: [Binds; 13] = [
            Binds::Conditional,
            Binds::Or,
            Binds::And,
            Binds::BitOr,
            Binds::Xor,
            Binds::BitAnd,
            Binds::Equality,
            Binds::Relation,
            Binds::Shift,
            Binds::Sum,
            Binds::Product,
            Binds::Unary,
            Binds::Postfix,
        ];
        ALL.into_iter().find(|&other| other > self).unwrap_or(Binds::Postfix)
    }
}

#[cfg(test)]
mod tests {
    use super::{Binds, Java, boolean};
    use program::{BaseType, Type};

    fn name(text: &str) -> Java {
        Java::new(text, Type::Base(BaseType::Int), Binds::Postfix)
    }

    fn joined(operator: &str, left: &Java, right: &Java) -> Java {
        Java::binary(operator, left, right, boolean())
    }

    #[test]
    fn parentheses_are_there_where_java_groups_otherwise() {
        let (a, b, c) = (name("a"), name("b"), name("c"));
        assert_eq!(joined("-", &a, &joined("-", &b, &c)).text, "a - (b - c)");
        assert_eq!(joined("-", &joined("-", &a, &b), &c).text, "a - b - c");
        assert_eq!(joined("*", &joined("+", &a, &b), &c).text, "(a + b) * c");
        assert_eq!(joined("==", &a, &joined("!=", &b, &c)).text, "a == (b != c)");
        assert_eq!(joined("||", &joined(">", &a, &b).not(), &joined("&&", &b, &c)).text, "!(a > b) || b && c");
        assert_eq!(joined("&&", &a, &joined("&&", &b, &c)).text, "a && b && c");
    }

    #[test]
    fn what_holds_anyway_is_not_said() {
        let (a, yes, no) = (name("a"), Java::truth(), Java::truth().not());
        assert_eq!([yes.and(&a).text, a.and(&yes).text, no.or(&a).text, a.or(&no).text], ["a", "a", "a", "a"]);
        assert_eq!((yes.or(&a).known, no.and(&a).known), (Some(true), Some(false)));
        assert_eq!((a.or(&yes).text.as_str(), a.or(&yes).known), ("a || true", None));
    }

    #[test]
    fn two_minus_signs_are_no_decrement() {
        assert_eq!(name("a").negated().negated().text, "-(-a)");
    }
}
