//! Conditions of contracts on what a trial run has made: whether they hold, as far as that is certain.

use super::ask::Member;
use super::numbers::{combined, converted, negated, shifted};
use super::{Item, Trial, place};
use contract::stated::{Member as Named, Over, Quantified, Range, Stated, What};
use contract::syntax::{Literal, Quantifier};
use program::{BaseType, Type};
use std::cmp::Ordering;

/// What the names in a condition stand for.
#[derive(Clone, Default)]
pub(in crate::junit) struct Scope {
    pub this: Option<Item>,
    pub arguments: Vec<Item>,
    /// The variables of quantifiers, by number.
    pub bound: Vec<(usize, Item)>,
}

/// Values of one variable of a quantifier.
const MOST_VALUES: i64 = 1000;

impl Trial<'_> {
    /// Whether a condition holds; `None` where that cannot be said, or where it would throw.
    pub(in crate::junit) fn holds(&mut self, condition: &Stated, scope: &Scope) -> Option<bool> {
        match self.value_of(condition, scope)? {
            Item::Int(truth) => Some(truth != 0),
            _ => None,
        }
    }

    fn value_of(&mut self, stated: &Stated, scope: &Scope) -> Option<Item> {
        let truth = |holds: bool| Some(Item::Int(i32::from(holds)));
        match &stated.what {
            What::Literal(literal) => Some(self.literal(literal)),
            What::Class(of) => Some(Item::Class(place(&mut self.class_objects, class_of(of)))),
            What::This => scope.this,
            What::Argument(argument) => scope.arguments.get(*argument).copied(),
            What::Bound(number) => scope.bound.iter().rev().find(|(bound, _)| bound == number).map(|(_, item)| *item),
            What::Static(Named { class, name, descriptor }) => {
                let home = self.home_of(class, name)?;
                self.static_value(home, name.clone(), descriptor)
            }
            What::Field(target, Named { class, name, descriptor }) => {
                let target = self.value_of(target, scope)?;
                let key = (self.home_of(class, name)?, name.clone());
                self.field_value(target, &key, descriptor)
            }
            What::Length(array) => {
                let array = self.value_of(array, scope)?;
                i32::try_from(self.elements(array)?.1.len()).ok().map(Item::Int)
            }
            What::Element(array, index) => {
                let array = self.value_of(array, scope)?;
                let Item::Int(index) = self.value_of(index, scope)? else { return None };
                self.elements(array)?.1.get(usize::try_from(index).ok()?).copied()
            }
            What::Call(target, called, arguments) => self.called_in(target.as_deref(), called, arguments, scope),
            What::Array(several) => {
                let elements = several.iter().map(|one| self.value_of(one, scope)).collect::<Option<Vec<Item>>>()?;
                self.make_array(&class_of(&stated.of), elements)
            }
            What::Number(operand) => {
                let operand = self.value_of(operand, scope)?;
                as_number(operand, &stated.of)
            }
            What::Boxed(operand) => {
                let (class, of) = (class_of(&stated.of), &operand.of);
                let descriptor = format!("({}){}", of.descriptor(), stated.of.descriptor());
                let operand = self.value_of(operand, scope)?;
                let called = Member { class: &class, name: "valueOf", descriptor: &descriptor };
                self.invoked(STATIC, &called, vec![operand], 1)?
            }
            What::Unboxed(operand) => {
                let operand = self.value_of(operand, scope)?;
                Item::of(&self.in_box(operand)?)
            }
            What::Cast(operand) => {
                let operand = self.value_of(operand, scope)?;
                (operand == Item::Null || self.is_instance(operand, &stated.of)?).then_some(operand)
            }
            What::InstanceOf(operand, of) => {
                let operand = self.value_of(operand, scope)?;
                truth(operand != Item::Null && self.is_instance(operand, of)?)
            }
            What::Arithmetic(operator, left, right) => {
                let (left, right) = (self.value_of(left, scope)?, self.value_of(right, scope)?);
                calculated(operator, left, right)
            }
            What::Negate(operand) => negated(self.value_of(operand, scope)?),
            What::Compare(relation, left, right) => {
                let (left, right) = (self.value_of(left, scope)?, self.value_of(right, scope)?);
                truth(self.compared(relation, left, right)?)
            }
            What::Not(operand) => truth(!self.holds(operand, scope)?),
            What::And(left, right) => truth(self.holds(left, scope)? && self.holds(right, scope)?),
            What::Or(left, right) => truth(self.holds(left, scope)? || self.holds(right, scope)?),
            What::Conditional(condition, then, otherwise) => {
                let chosen = if self.holds(condition, scope)? { then } else { otherwise };
                self.value_of(chosen, scope)
            }
            // Before the call all is as it was.
            What::Old(operand) => self.value_of(operand, scope),
            What::NonNullElements(array) => {
                let array = self.value_of(array, scope)?;
                truth(array != Item::Null && !self.elements(array)?.1.contains(&Item::Null))
            }
            What::Quantified(quantified) => truth(self.holds_for(quantified, scope)?),
            What::Result
            | What::Concat(_)
            | What::Fresh(_)
            | What::TypeOf(_)
            | What::Subtype(..)
            | What::Matches(..)
            | What::Named(..)
            | What::New(..)
            | What::Lengths(_)
            | What::ReachHas(..)
            | What::ReachSize(_)
            | What::Switch(_)
            | What::Function(_) => None,
        }
    }

    fn literal(&mut self, literal: &Literal) -> Item {
        match literal {
            Literal::Null => Item::Null,
            Literal::Boolean(value) => Item::Int(i32::from(*value)),
            Literal::Int(value) => Item::Int(*value),
            Literal::Long(value) => Item::Long(*value),
            Literal::Float(value) => Item::float(*value),
            Literal::Double(value) => Item::double(*value),
            Literal::Char(value) => Item::Int(i32::from(*value)),
            Literal::Text(units) => Item::Text(place(&mut self.texts, units.clone())),
        }
    }

    fn called_in(
        &mut self,
        target: Option<&Stated>,
        called: &Named,
        arguments: &[Stated],
        scope: &Scope,
    ) -> Option<Item> {
        let mut items = Vec::new();
        for item in target.into_iter().chain(arguments) {
            items.push(self.value_of(item, scope)?);
        }
        let opcode = if target.is_some() { VIRTUAL } else { STATIC };
        let Named { class, name, descriptor } = called;
        self.invoked(opcode, &Member { class, name, descriptor }, items, 1)?
    }

    fn is_instance(&self, item: Item, of: &Type) -> Option<bool> {
        self.is_of(&self.class_of(item)?, &class_of(of))
    }

    fn compared(&self, relation: &str, left: Item, right: Item) -> Option<bool> {
        let ordering = match (left, right) {
            (Item::Int(left), Item::Int(right)) => Some(left.cmp(&right)),
            (Item::Long(left), Item::Long(right)) => Some(left.cmp(&right)),
            (Item::Float(left), Item::Float(right)) => f32::from_bits(left).partial_cmp(&f32::from_bits(right)),
            (Item::Double(left), Item::Double(right)) => f64::from_bits(left).partial_cmp(&f64::from_bits(right)),
            _ => {
                let is_same = self.is_same(left, right)?;
                return match relation {
                    "==" => Some(is_same),
                    "!=" => Some(!is_same),
                    _ => None,
                };
            }
        };
        // What is not a number is neither less nor greater nor equal.
        Some(match relation {
            "==" => ordering == Some(Ordering::Equal),
            "!=" => ordering != Some(Ordering::Equal),
            "<" => ordering == Some(Ordering::Less),
            "<=" => matches!(ordering, Some(Ordering::Less | Ordering::Equal)),
            ">" => ordering == Some(Ordering::Greater),
            ">=" => matches!(ordering, Some(Ordering::Greater | Ordering::Equal)),
            _ => return None,
        })
    }

    /// Whether something holds for all values, or for one.
    fn holds_for(&mut self, quantified: &Quantified, scope: &Scope) -> Option<bool> {
        let is_all = match quantified.quantifier {
            Quantifier::ForAll => true,
            Quantifier::Exists => false,
            _ => return None,
        };
        for guard in &quantified.guards {
            if !self.holds(guard, scope)? {
                return Some(is_all);
            }
        }
        self.holds_within(&quantified.ranges, &quantified.body, is_all, scope)
    }

    fn holds_within(&mut self, ranges: &[Range], body: &Stated, is_all: bool, scope: &Scope) -> Option<bool> {
        let Some((range, inner)) = ranges.split_first() else { return self.holds(body, scope) };
        let Over::Integers(numbers) = &range.over else { return None };
        let lower = whole(self.value_of(&numbers.lower, scope)?)?.checked_add(i64::from(!numbers.includes_lower))?;
        let upper = whole(self.value_of(&numbers.upper, scope)?)?.checked_sub(i64::from(!numbers.includes_upper))?;
        if upper.checked_sub(lower)? > MOST_VALUES {
            return None;
        }
        'values: for value in lower..=upper {
            let item =
                if numbers.of == BaseType::Long { Item::Long(value) } else { Item::Int(i32::try_from(value).ok()?) };
            let mut scope = scope.clone();
            scope.bound.push((range.variable, item));
            for filter in &range.filters {
                if !self.holds(filter, &scope)? {
                    continue 'values;
                }
            }
            if self.holds_within(inner, body, is_all, &scope)? != is_all {
                return Some(!is_all);
            }
        }
        Some(is_all)
    }
}

/// The instructions of calls.
const VIRTUAL: u8 = 0xb6;
const STATIC: u8 = 0xb8;

/// As class files name it, with dots.
fn class_of(of: &Type) -> String {
    of.class_name().replace('/', ".")
}

fn whole(item: Item) -> Option<i64> {
    match item {
        Item::Int(value) => Some(i64::from(value)),
        Item::Long(value) => Some(value),
        _ => None,
    }
}

/// Which of the four instructions of an operator is for numbers like this.
fn kind(item: Item) -> Option<u8> {
    match item {
        Item::Int(_) => Some(0),
        Item::Long(_) => Some(1),
        Item::Float(_) => Some(2),
        Item::Double(_) => Some(3),
        _ => None,
    }
}

/// A number as one of another type (JLS §5.1.2, §5.1.3).
fn as_number(item: Item, of: &Type) -> Option<Item> {
    let Type::Base(of) = of else { return None };
    let (wanted, narrow) = match of {
        BaseType::Byte => (0, Some(0x91)),
        BaseType::Char => (0, Some(0x92)),
        BaseType::Short => (0, Some(0x93)),
        BaseType::Int => (0, None),
        BaseType::Long => (1, None),
        BaseType::Float => (2, None),
        BaseType::Double => (3, None),
        BaseType::Boolean => return None,
    };
    let kind = kind(item)?;
    // `i2l` to `d2f` come in the order of what they take, each with the three others that they make.
    let wide = match kind.cmp(&wanted) {
        Ordering::Equal => item,
        Ordering::Less => converted(0x85 + 3 * kind + wanted - 1, item)?,
        Ordering::Greater => converted(0x85 + 3 * kind + wanted, item)?,
    };
    narrow.map_or(Some(wide), |opcode| converted(opcode, wide))
}

fn calculated(operator: &str, left: Item, right: Item) -> Option<Item> {
    let first = match operator {
        "+" => 0x60,
        "-" => 0x64,
        "*" => 0x68,
        "/" => 0x6c,
        "%" => 0x70,
        "<<" => 0x78,
        ">>" => 0x7a,
        ">>>" => 0x7c,
        "&" => 0x7e,
        "|" => 0x80,
        "^" => 0x82,
        _ => return None,
    };
    let opcode = first + kind(left)?;
    match operator {
        "<<" | ">>" | ">>>" => shifted(opcode, left, whole(right)? as i32),
        _ => combined(opcode, left, right),
    }
}
