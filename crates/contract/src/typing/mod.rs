//! The type checker: names, types and overloads of expressions, against loaded classes.
//!
//! It is JLS chapter 15 on erased types, as far as expressions have no side effects, and JML's additions. Type arguments
//! are followed where fields, methods, parameters and local variables declare them, so that `list.get(0).next` has a type.
//! All problems of an expression are told. What comes out is a tree in which every name has
//! its meaning and every conversion is spelled out.

mod actions;
mod anonymous;
mod assignments;
mod attempts;
mod blocks;
mod body;
mod calls;
mod cast;
mod classes;
mod constants;
mod conversions;
mod creation;
mod elements;
mod equality;
mod exhaustive;
mod fields;
mod flow;
mod forms;
mod functions;
mod generics;
mod jml;
mod locations;
mod names;
mod operators;
mod order;
mod overloads;
mod overriding;
mod parts;
mod patterns;
mod quantifiers;
mod reach;
mod references;
mod rounds;
mod switch;
mod switch_blocks;
mod tree;
mod types;
mod unchecked;

pub(crate) use actions::{Asked, ExitId, TypedAction, TypedLoop, TypedTry};
pub(crate) use body::{TypedBridge, TypedClass, TypedMethod, TypedStep, kept_field};
pub(crate) use forms::{Test, TypedBody, TypedFunction, TypedPattern, TypedSwitch};
pub use locations::{TypedLocation, check_location};
pub(crate) use parts::parts;
pub use tree::Typed;
pub(crate) use tree::{
    Arithmetic, Bound, BoundId, Compared, Constant, Conversion, Domain, End, Integers, Invocation, Loop, Member, Node,
    Relation, TypedQuantified, TypedReach,
};
pub use types::JavaType;
pub(crate) use types::{limits, wrapper};

use crate::scope::Scope;
use crate::syntax::{Expression, ExpressionKind};
use crate::{Code, Problem, Span};
use anonymous::{Inner, Told};
use blocks::Purpose;
use calls::Use;
use flow::Flow;
use generics::Named;
use patterns::Introduced;
use program::{Program, Type};

/// What an expression is needed for.
#[derive(Clone, PartialEq, Debug)]
pub enum Wanted {
    /// A `boolean`.
    Condition,
    /// Anything that has a value.
    Value,
    /// An object or `null`.
    Reference,
    /// An `int`, or what widens to it.
    Integer,
}

/// How many expressions a condition may consist of. A person's have a few dozen, and what a machine makes must still fit
/// the constants of a method.
const MOST_PARTS: usize = 4000;
/// How deep the tree of a condition may be: checking, compiling and dropping it go by recursion, on a thread with two megabytes
/// of stack.
const DEEPEST: usize = 250;
/// How many local variables arguments may take (JVMS §4.3.3).
const MOST_SLOTS: usize = 255;

/// Checks names and types of an expression. All problems, not the first alone.
pub fn check(
    program: &mut Program,
    scope: &Scope,
    expression: &Expression,
    wanted: Wanted,
) -> Result<Typed, Vec<Problem>> {
    let mut checker = Checker::new(program, scope);
    let typed = checker.whole(expression, wanted);
    checker.finish(typed)
}

/// The loaded class that a type stands for which is written here, as in `signals (E e)`.
pub fn check_class(
    program: &mut Program,
    scope: &Scope,
    of: &crate::syntax::Type,
) -> Result<program::ClassId, Vec<Problem>> {
    let mut checker = Checker::new(program, scope);
    let found = checker.type_named(of).and_then(|found| checker.class_of(&found, of.span));
    checker.finish(found)
}

/// A variable that an expression declares itself. One whose type is a problem of its own has none, and nothing more is
/// told about it.
type Local = (String, BoundId, Option<JavaType>);

/// A run of the checker over one expression.
struct Checker<'a> {
    program: &'a mut Program,
    scope: &'a Scope,
    /// The types of what the scope names.
    named: Named,
    /// The variables of quantifiers, patterns and functions that can be named at the current place, the innermost last.
    bound: Vec<Local>,
    /// How many such variables there were so far.
    variables: usize,
    /// The anonymous classes around the current place, the innermost last.
    inner: Vec<Inner>,
    /// What the program does not tell of anonymous classes.
    told: Told,
    /// What is known at the current place of a block.
    flow: Flow,
    /// What the block is for that the current place is in.
    purpose: Option<Purpose>,
    problems: Vec<Problem>,
}

impl<'a> Checker<'a> {
    fn new(program: &'a mut Program, scope: &'a Scope) -> Checker<'a> {
        let named = Named::default();
        let mut checker = Checker {
            program,
            scope,
            named,
            bound: Vec::new(),
            variables: 0,
            inner: Vec::new(),
            told: Told::default(),
            flow: Flow::new(),
            purpose: None,
            problems: Vec::new(),
        };
        checker.named = checker.named_types(scope);
        checker
    }

    fn finish<T>(mut self, checked: Option<T>) -> Result<T, Vec<Problem>> {
        self.check_kept();
        match checked {
            Some(checked) if self.problems.is_empty() => Ok(checked),
            _ => {
                self.problems.sort_by_key(|problem| (problem.span, problem.code));
                self.problems.dedup();
                Err(self.problems)
            }
        }
    }

    fn whole(&mut self, expression: &Expression, wanted: Wanted) -> Option<Typed> {
        self.check_size(expression)?;
        let value = self.value(expression)?;
        self.wanted(value, &wanted, expression.span)
    }

    fn wanted(&mut self, value: Typed, wanted: &Wanted, span: Span) -> Option<Typed> {
        let (fits, expected) = match wanted {
            Wanted::Condition => (value.of.is_boolean(), "`boolean`"),
            Wanted::Value => (true, "a value"),
            Wanted::Reference => (value.of.is_reference(), "an object"),
            Wanted::Integer => {
                let fits = value.of.integral().is_some_and(|base| types::widens(base, program::BaseType::Int));
                (fits, "`int`")
            }
        };
        if !fits {
            return self.wrong_type(span, expected, &value.of);
        }
        Some(match wanted {
            Wanted::Condition => self.convert(value, &JavaType::BOOLEAN),
            Wanted::Integer => self.convert(value, &JavaType::INT),
            Wanted::Value | Wanted::Reference => value,
        })
    }

    fn condition(&mut self, expression: &Expression) -> Option<Typed> {
        self.condition_outcome(expression).0
    }

    /// A condition, and the variables that it introduces.
    fn condition_outcome(&mut self, expression: &Expression) -> (Option<Typed>, Introduced) {
        let (value, introduced) = self.outcome(expression);
        let value = value.and_then(|value| self.wanted(value, &Wanted::Condition, expression.span));
        (value, introduced)
    }

    fn check_size(&mut self, expression: &Expression) -> Option<()> {
        let slots = |of: &Type| 1 + usize::from(of.kind().is_wide());
        let types = self.scope.variables.iter().map(|(_, of)| of).chain(&self.scope.result);
        let message = if expression.depth() > DEEPEST {
            "expressions stand too deep inside each other here"
        } else if size(expression, MOST_PARTS) > MOST_PARTS {
            "this expression is too large"
        } else if types.map(slots).sum::<usize>() + 1 > MOST_SLOTS {
            "there are too many parameters around this condition: no method could take them all"
        } else {
            return Some(());
        };
        let code = if expression.depth() > DEEPEST { Code::TooDeep } else { Code::TooLarge };
        let help = "move a part of it into a pure method";
        self.problems.push(Problem::new(code, expression.span, message).help(help));
        None
    }

    /// The value of an expression; `None` if a problem says why it has none.
    fn value(&mut self, expression: &Expression) -> Option<Typed> {
        self.outcome(expression).0
    }

    /// The value of an expression that introduces no variables.
    fn plain_value(&mut self, expression: &Expression) -> Option<Typed> {
        let span = expression.span;
        match &expression.kind {
            ExpressionKind::Literal(literal) => self.literal(literal, span),
            ExpressionKind::Name(_) | ExpressionKind::Field { .. } => self.named_value(expression),
            ExpressionKind::This => self.this(span),
            ExpressionKind::OuterThis(of) => self.outer_this(of),
            ExpressionKind::Super | ExpressionKind::OuterSuper(_) => {
                self.no_value(span, "`super` stands before a dot only")
            }
            ExpressionKind::Index { array, index } => self.element(array, index),
            ExpressionKind::Call { target, name, arguments } => {
                self.call(target.as_deref(), name, arguments, span, Use::Value)
            }
            ExpressionKind::Cast { to, and, operand } => self.cast(to, and, operand, span),
            ExpressionKind::InstanceOf { operand, of } => self.instance_of(operand, of, span),
            ExpressionKind::Unary { operator, operand } => {
                let value = self.value(operand)?;
                self.unary(*operator, value, operand.span)
            }
            ExpressionKind::Binary { operator, left, right } => self.binary(*operator, left, right, span),
            ExpressionKind::Conditional { condition, then, otherwise } => {
                self.conditional(condition, then, otherwise, span)
            }
            ExpressionKind::ClassLiteral(of) => self.class_literal(of),
            ExpressionKind::TypeValue(of) => self.class_literal(of),
            ExpressionKind::Result => self.result(span),
            ExpressionKind::Switch(switch) => self.switch(switch, None, span),
            ExpressionKind::New { outer, of, arguments, body } => {
                self.creation(outer.as_deref(), of, arguments, body.as_deref(), span)
            }
            ExpressionKind::NewArray { of, lengths } => self.array_with_lengths(of, lengths),
            ExpressionKind::ArrayOf { of, values } => self.array_of(of, values),
            ExpressionKind::Lambda(_) | ExpressionKind::Reference { .. } => self.function_without_type(span),
            ExpressionKind::Matches { .. } | ExpressionKind::Old(_) => self.outcome(expression).0,
            ExpressionKind::Fresh(arguments) => self.fresh(arguments),
            ExpressionKind::TypeOf(operand) => self.type_of(operand),
            ExpressionKind::NonNullElements(array) => self.non_null_elements(array),
            ExpressionKind::ReachHas { reach, element } => self.reach_has(reach, element),
            ExpressionKind::ReachSize(reach) => self.reach_size(reach),
            ExpressionKind::Quantified(quantified) => self.quantified(quantified),
            ExpressionKind::Assign { target, operator, value, gives } => {
                self.assignment_value(target, *operator, value, *gives, span)
            }
        }
    }

    fn problem<T>(&mut self, code: Code, span: Span, message: impl Into<String>) -> Option<T> {
        self.problems.push(Problem::new(code, span, message));
        None
    }

    fn problem_with_help<T>(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<String>,
        help: Option<String>,
    ) -> Option<T> {
        self.problems.push(Problem { help, ..Problem::new(code, span, message) });
        None
    }

    fn no_value<T>(&mut self, span: Span, message: &str) -> Option<T> {
        self.problem(Code::NoValue, span, message)
    }

    fn wrong_type<T>(&mut self, span: Span, expected: &str, found: &JavaType) -> Option<T> {
        let message = format!("expected {expected}, found `{found}`");
        self.problem_with_help(Code::WrongType, span, message, fields::erasure_help(found))
    }
}

/// How many expressions there are inside this one, itself included, counted as far as the limit.
fn size(expression: &Expression, limit: usize) -> usize {
    let (mut count, mut waiting) = (0, vec![expression]);
    while let Some(next) = waiting.pop() {
        count += 1;
        if count > limit {
            break;
        }
        waiting.extend(next.children());
    }
    count
}

/// Words in quotation marks, as a question; nothing if there are none.
fn did_you_mean(words: &[String]) -> Option<String> {
    let quoted: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    (!quoted.is_empty()).then(|| format!("did you mean {}?", quoted.join(" or ")))
}
