//! Conditions as jumps.

use super::{CONTRACT, Compiler};
use crate::syntax::Quantifier;
use crate::typing::{Compared, Constant, JavaType, Node, Relation, Typed};
use program::{BaseType, Label, Op};

/// On which outcome a jump is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    Holds,
    Fails,
}

impl When {
    pub(super) fn opposite(self) -> When {
        if self == When::Holds { When::Fails } else { When::Holds }
    }
}

impl Compiler<'_> {
    /// Whether an expression is better made into jumps than into a value.
    pub(super) fn is_condition(&self, typed: &Typed) -> bool {
        match &typed.node {
            Node::Compare { .. }
            | Node::Not(_)
            | Node::And(..)
            | Node::Or(..)
            | Node::Fresh(_)
            | Node::NonNullElements(_)
            | Node::Matches { .. }
            | Node::ReachHas { .. } => true,
            Node::Quantified(inner) => matches!(inner.quantifier, Quantifier::ForAll | Quantifier::Exists),
            Node::Conditional { .. } => *typed.of() == JavaType::BOOLEAN,
            _ => false,
        }
    }

    /// A condition as 0 or 1.
    pub(super) fn condition_value(&mut self, typed: &Typed) {
        let (fails, end) = (self.code.label(), self.code.label());
        self.branch(typed, When::Fails, fails);
        self.op(Op::IConst(1));
        self.code.branch(Op::Goto, end);
        self.code.bind(fails);
        self.op(Op::IConst(0));
        self.code.bind(end);
    }

    /// Jumps to the target if the condition comes out so, and goes on behind this if not.
    pub(super) fn branch(&mut self, typed: &Typed, when: When, target: Label) {
        if let Some(held) = self.held(typed) {
            return self.branch(&held, when, target);
        }
        match &typed.node {
            Node::Constant(Constant::Boolean(holds)) => {
                if *holds == (when == When::Holds) {
                    self.code.branch(Op::Goto, target);
                }
            }
            Node::Not(inner) => self.branch(inner, when.opposite(), target),
            Node::And(left, right) => self.both(left, right, When::Fails, when, target),
            Node::Or(left, right) => self.both(left, right, When::Holds, when, target),
            Node::Compare { relation, compared, left, right } => {
                self.compare(*relation, *compared, (left, right), when, target);
            }
            Node::Conditional { condition, then, otherwise } => {
                let (fails, end) = (self.code.label(), self.code.label());
                self.branch(condition, When::Fails, fails);
                self.branch(then, when, target);
                self.code.branch(Op::Goto, end);
                self.code.bind(fails);
                self.branch(otherwise, when, target);
                self.code.bind(end);
            }
            Node::Matches { operand, pattern } => self.matches(operand, pattern, when, target),
            Node::Fresh(objects) => self.fresh(objects, when, target),
            Node::NonNullElements(array) => self.non_null_elements(array, when, target),
            Node::ReachHas { reach, element } => self.reach_has(reach, element, when, target),
            Node::Quantified(quantified) if self.is_condition(typed) => self.quantified(quantified, when, target),
            _ => {
                self.value(typed);
                self.code.branch(if when == When::Holds { Op::IfNe } else { Op::IfEq }, target);
            }
        }
    }

    /// Two conditions of which the first decides alone if it comes out as `decides`.
    fn both(&mut self, left: &Typed, right: &Typed, decides: When, when: When, target: Label) {
        if when == decides {
            self.branch(left, when, target);
            self.branch(right, when, target);
        } else {
            let end = self.code.label();
            self.branch(left, decides, end);
            self.branch(right, when, target);
            self.code.bind(end);
        }
    }

    fn fresh(&mut self, objects: &[Typed], when: When, target: Label) {
        let end = self.code.label();
        let fails = if when == When::Fails { target } else { end };
        for object in objects {
            self.value(object);
            self.code.method(Op::InvokeStatic, CONTRACT, "isFresh", "(Ljava/lang/Object;)Z");
            self.code.branch(Op::IfEq, fails);
        }
        if when == When::Holds {
            self.code.branch(Op::Goto, target);
        }
        self.code.bind(end);
    }

    fn compare(
        &mut self,
        relation: Relation,
        compared: Compared,
        (left, right): (&Typed, &Typed),
        when: When,
        target: Label,
    ) {
        let taken = if when == When::Holds { relation } else { opposite(relation) };
        match compared {
            Compared::References => self.compare_references(taken, left, right, target),
            Compared::Numbers(BaseType::Int) => self.compare_ints(taken, left, right, target),
            Compared::Numbers(base) => {
                self.value(left);
                self.value(right);
                // With NaN no relation holds but `!=`: the comparison must come out on the side that fails.
                let below = matches!(relation, Relation::Greater | Relation::GreaterEqual);
                self.op(match (base, below) {
                    (BaseType::Float, true) => Op::FCmpL,
                    (BaseType::Float, false) => Op::FCmpG,
                    (BaseType::Double, true) => Op::DCmpL,
                    (BaseType::Double, false) => Op::DCmpG,
                    _ => Op::LCmp,
                });
                self.code.branch(zero_op(taken), target);
            }
        }
    }

    fn compare_ints(&mut self, taken: Relation, left: &Typed, right: &Typed, target: Label) {
        let zero = |typed: &Typed| matches!(typed.constant(), Some(Constant::Int(0) | Constant::Boolean(false)));
        if zero(right) {
            self.value(left);
            self.code.branch(zero_op(taken), target);
        } else if zero(left) {
            self.value(right);
            self.code.branch(zero_op(mirrored(taken)), target);
        } else {
            self.value(left);
            self.value(right);
            self.code.branch(int_op(taken), target);
        }
    }

    fn compare_references(&mut self, taken: Relation, left: &Typed, right: &Typed, target: Label) {
        let is_null = |typed: &Typed| typed.constant() == Some(&Constant::Null);
        let beside_null = if is_null(right) {
            Some(left)
        } else if is_null(left) {
            Some(right)
        } else {
            None
        };
        let equal = taken == Relation::Equal;
        match beside_null {
            Some(value) => {
                self.value(value);
                self.code.branch(if equal { Op::IfNull } else { Op::IfNonNull }, target);
            }
            None => {
                self.value(left);
                self.value(right);
                self.code.branch(if equal { Op::IfACmpEq } else { Op::IfACmpNe }, target);
            }
        }
    }
}

fn opposite(relation: Relation) -> Relation {
    match relation {
        Relation::Equal => Relation::NotEqual,
        Relation::NotEqual => Relation::Equal,
        Relation::Less => Relation::GreaterEqual,
        Relation::LessEqual => Relation::Greater,
        Relation::Greater => Relation::LessEqual,
        Relation::GreaterEqual => Relation::Less,
    }
}

/// The same relation with the operands the other way round.
fn mirrored(relation: Relation) -> Relation {
    match relation {
        Relation::Less => Relation::Greater,
        Relation::LessEqual => Relation::GreaterEqual,
        Relation::Greater => Relation::Less,
        Relation::GreaterEqual => Relation::LessEqual,
        same => same,
    }
}

fn zero_op(relation: Relation) -> fn(u32) -> Op {
    match relation {
        Relation::Equal => Op::IfEq,
        Relation::NotEqual => Op::IfNe,
        Relation::Less => Op::IfLt,
        Relation::LessEqual => Op::IfLe,
        Relation::Greater => Op::IfGt,
        Relation::GreaterEqual => Op::IfGe,
    }
}

fn int_op(relation: Relation) -> fn(u32) -> Op {
    match relation {
        Relation::Equal => Op::IfICmpEq,
        Relation::NotEqual => Op::IfICmpNe,
        Relation::Less => Op::IfICmpLt,
        Relation::LessEqual => Op::IfICmpLe,
        Relation::Greater => Op::IfICmpGt,
        Relation::GreaterEqual => Op::IfICmpGe,
    }
}
