//! What was before the call: numbers that are known are written down, all else is kept in a variable.

use super::java::{Binds, Java};
use super::{This, Writer, is_base};
use crate::case::{Contents, Value};
use crate::junit::expect::object_type;
use crate::junit::names::capitalized;
use contract::stated::{Stated, What};
use contract::syntax::Literal;
use program::Type;

impl Writer<'_, '_, '_> {
    pub(super) fn old(&mut self, stated: &Stated) -> Option<Java> {
        if self.is_old {
            return self.java(stated);
        }
        if let Some(value) = self.value_before(stated) {
            // Whoever compares a constant with itself sees nothing: where it was, a variable says.
            let is_constant = matches!(value, Value::Object(object)
                if matches!(self.body.case.objects[object].contents, Contents::Constant { .. }));
            let kept = if is_constant && self.is_safe(stated) { self.kept(stated, "") } else { None };
            if let Some(known) = kept.or_else(|| self.value(&value, &stated.of)) {
                return Some(known);
            }
        }
        if stated.any(&|part| matches!(part.what, What::Bound(_))) {
            return self.old_of_each(stated);
        }
        if !self.is_safe(stated) {
            return None;
        }
        self.kept(stated, "")
    }

    /// A variable that keeps a value from before the call, or a copy of an array.
    fn kept(&mut self, stated: &Stated, copied: &str) -> Option<Java> {
        if let Some((_, known)) = self.kept.iter().find(|(known, _)| known == stated) {
            return Some(known.clone());
        }
        self.is_old = true;
        let value = self.java(stated);
        self.is_old = false;
        let value = value?;
        let named = match self.body.type_name(&value.of) {
            Some(named) => named,
            None if is_base(&value.of) => return None,
            None => "Object".to_owned(),
        };
        let of = if named == "Object" { object_type() } else { value.of.clone() };
        let wanted = match &stated.what {
            What::Field(_, member) | What::Static(member) | What::Call(_, member, _) => {
                format!("old{}", capitalized(&member.name))
            }
            _ => "old".to_owned(),
        };
        let variable = self.body.fresh_name(&wanted);
        let text = if copied.is_empty() { value.text } else { format!("{}{copied}", value.within(Binds::Postfix)) };
        self.before.push(format!("{named} {variable} = {text};"));
        let kept = Java::new(variable, of, Binds::Postfix);
        self.kept.push((stated.clone(), kept.clone()));
        Some(kept)
    }

    /// What was before the call for each value of a quantifier's variable: arrays are copied, and what only computes is computed
    /// of what its parts were.
    fn old_of_each(&mut self, stated: &Stated) -> Option<Java> {
        let old = |part: &Stated| Box::new(Stated { of: part.of.clone(), what: What::Old(Box::new(part.clone())) });
        let what = match &stated.what {
            What::Bound(_) => return self.java(stated),
            What::Element(array, index) => {
                let is_there = matches!(self.value_before(array), Some(Value::Object(_)));
                if !is_there || array.any(&|part| matches!(part.what, What::Bound(_))) {
                    return None;
                }
                let (array, index) = (self.kept_copy(array)?, self.old(index)?);
                let Type::Array(element) = &array.of else { return None };
                let text = format!("{}[{}]", array.text, index.text);
                return Some(Java::new(text, (**element).clone(), Binds::Postfix));
            }
            What::Number(operand) => What::Number(old(operand)),
            What::Unboxed(operand) => What::Unboxed(old(operand)),
            What::Cast(operand) => What::Cast(old(operand)),
            What::Arithmetic(operator, left, right) => What::Arithmetic(operator, old(left), old(right)),
            What::Negate(operand) => What::Negate(old(operand)),
            What::Compare(operator, left, right) => What::Compare(operator, old(left), old(right)),
            What::Not(operand) => What::Not(old(operand)),
            What::And(left, right) => What::And(old(left), old(right)),
            What::Or(left, right) => What::Or(old(left), old(right)),
            _ => return None,
        };
        self.java(&Stated { of: stated.of.clone(), what })
    }

    /// A copy of an array. The array itself may be kept too, and is something else.
    fn kept_copy(&mut self, array: &Stated) -> Option<Java> {
        let copied = Stated { of: array.of.clone(), what: What::Array(vec![array.clone()]) };
        if let Some((_, known)) = self.kept.iter().find(|(known, _)| *known == copied) {
            return Some(known.clone());
        }
        let others = std::mem::take(&mut self.kept);
        let kept = self.kept(array, ".clone()");
        self.kept = others;
        let kept = kept.filter(|kept| matches!(kept.of, Type::Array(_)))?;
        self.kept.push((copied, kept.clone()));
        Some(kept)
    }

    /// Whether evaluating something before the call cannot fail, whatever the condition looks at first.
    fn is_safe(&self, stated: &Stated) -> bool {
        let is_object = |part: &Stated| matches!(self.value_before(part), Some(Value::Object(_)));
        let is_itself_safe = match &stated.what {
            What::Result | What::Old(_) | What::Fresh(_) | What::Quantified(_) => false,
            What::New(..) | What::Lengths(_) => false,
            What::This => matches!(self.this, Some(This::Object(_))),
            What::Field(target, _) | What::Length(target) | What::Unboxed(target) | What::TypeOf(target) => {
                is_object(target)
            }
            What::Element(array, index) => self.element_before(array, index).is_some(),
            What::Call(target, ..) => target.as_deref().is_none_or(is_object),
            What::Arithmetic("/" | "%", _, right) => {
                self.value_before(right).is_some_and(|value| !crate::junit::literal::is_default(&value))
            }
            _ => true,
        };
        is_itself_safe && stated.children().into_iter().all(|child| self.is_safe(child))
    }

    /// What something was before the call, as far as the case says. What nobody has read may be anything.
    fn value_before(&self, stated: &Stated) -> Option<Value> {
        let case = self.body.case;
        match &stated.what {
            What::This => match self.this? {
                This::Object(object) => Some(Value::Object(object)),
                This::Result => None,
            },
            What::Argument(place) => self.given(*place),
            What::Cast(operand) => self.value_before(operand),
            What::Field(target, member) => {
                let Value::Object(object) = self.value_before(target)? else { return None };
                let home = self.home_of(member)?;
                let Contents::Fields(fields) = &case.objects.get(object)?.contents else { return None };
                let place =
                    fields.iter().position(|field| *field.name == *member.name && *field.class == *home.name)?;
                let is_open = case.is_unread((object, place)) || fields[place].value == Value::Any;
                (!is_open).then(|| fields[place].value)
            }
            What::Static(member) => {
                let home = self.home_of(member)?;
                let known = case.statics.iter().find(|field| field.class == home.name && field.name == member.name)?;
                Some(known.value).filter(|value| *value != Value::Any)
            }
            What::Length(array) => Some(Value::Int(i32::try_from(self.elements_before(array)?.len()).ok()?)),
            What::Element(array, index) => {
                Some(self.element_before(array, index)?).filter(|value| *value != Value::Any)
            }
            What::Literal(Literal::Int(value)) if is_base(&stated.of) => Some(Value::Int(*value)),
            What::Arithmetic(operator, left, right) => {
                let (Value::Int(left), Value::Int(right)) = (self.value_before(left)?, self.value_before(right)?)
                else {
                    return None;
                };
                computed(operator, left, right).map(Value::Int)
            }
            What::Negate(operand) => match self.value_before(operand)? {
                Value::Int(operand) => Some(Value::Int(operand.wrapping_neg())),
                _ => None,
            },
            _ => None,
        }
    }

    /// What an element was that is there; it may be one that nobody knows.
    fn element_before(&self, array: &Stated, index: &Stated) -> Option<Value> {
        let Value::Int(index) = self.value_before(index)? else { return None };
        self.elements_before(array)?.get(usize::try_from(index).ok()?).copied()
    }

    fn elements_before(&self, array: &Stated) -> Option<&[Value]> {
        let Value::Object(object) = self.value_before(array)? else { return None };
        match &self.body.case.objects.get(object)?.contents {
            Contents::Array(elements) => Some(elements),
            _ => None,
        }
    }
}

/// What Java makes of two numbers of type `int`, as far as indices are computed.
fn computed(operator: &str, left: i32, right: i32) -> Option<i32> {
    match operator {
        "+" => Some(left.wrapping_add(right)),
        "-" => Some(left.wrapping_sub(right)),
        "*" => Some(left.wrapping_mul(right)),
        "/" if right != 0 => Some(left.wrapping_div(right)),
        "%" if right != 0 => Some(left.wrapping_rem(right)),
        _ => None,
    }
}
