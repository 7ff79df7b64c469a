//! Operators and conversions in conditions. What Java converts by itself is not written down.

use super::java::{Binds, Java, boolean};
use super::{Writer, dotted, is_base};
use crate::case::Value;
use crate::junit::expect::object_type;
use contract::stated::{Stated, What};
use contract::syntax::Literal;
use program::{BaseType, Type};

impl Writer<'_, '_, '_> {
    /// A number of another type. What Java does by itself where numbers meet is not written down.
    pub(super) fn number(&mut self, operand: &Stated, to: &Type) -> Option<Java> {
        let found = self.java(operand)?;
        let is_narrow = matches!(found.of, Type::Base(BaseType::Byte | BaseType::Short | BaseType::Char));
        if is_narrow && *to == Type::Base(BaseType::Int) {
            return Some(found);
        }
        let Type::Base(base) = to else { return None };
        Some(found.cast(base.keyword(), to.clone()))
    }

    pub(super) fn unboxed(&mut self, operand: &Stated, to: &Type) -> Option<Java> {
        let Type::Base(base) = to else { return None };
        let found = self.java(operand)?;
        let found = if found.of == operand.of { found } else { self.cast(found, &operand.of) };
        Some(Java::new(
            format!("{}.{}Value()", found.within(Binds::Postfix), base.keyword()),
            to.clone(),
            Binds::Postfix,
        ))
    }

    /// A cast, which may be one that javac has no need of. Of a class without a name everything is read by the helper class.
    pub(super) fn cast(&mut self, operand: Java, to: &Type) -> Java {
        if operand.of == *to || operand.is_null() {
            return operand;
        }
        match self.body.type_name(to) {
            Some(named) => {
                self.body.needs.suppressed.insert("cast");
                // javac knows more of the object than the condition does, which may be about others.
                let is_far = !is_base(&operand.of) && !self.are_related(&operand.of, to);
                let operand = if is_far { operand.cast("Object", object_type()) } else { operand };
                operand.cast(&named, to.clone())
            }
            None => operand,
        }
    }

    /// Two numbers that are made the same type: one of them is of it, so that Java does it too.
    pub(super) fn operands(&mut self, left: &Stated, right: &Stated, are_joined: bool) -> Option<(Java, Java)> {
        let inside = |stated: &'_ Stated, other: &Stated| match &stated.what {
            What::Number(inner) if are_joined && stated.of == other.of && widens(&inner.of, &stated.of) => {
                let is_open = !matches!(&other.what, What::Number(_));
                is_open.then(|| (**inner).clone())
            }
            _ => None,
        };
        let (first, second) = (inside(left, right), inside(right, left));
        let (first, second) = (first.as_ref().unwrap_or(left), second.as_ref().unwrap_or(right));
        Some((self.beside(first, second)?, self.beside(second, first)?))
    }

    /// An operand; a number beside a character is written as one.
    fn beside(&mut self, stated: &Stated, other: &Stated) -> Option<Java> {
        let is_character = other.of == Type::Base(BaseType::Char)
            || matches!(&other.what, What::Number(inner) if inner.of == Type::Base(BaseType::Char));
        match stated.what {
            What::Literal(Literal::Int(number @ 0x20..=0x7e)) if is_character => {
                self.literal(&Literal::Char(number as u16), &stated.of)
            }
            _ => self.java(stated),
        }
    }

    pub(super) fn comparison(&mut self, operator: &str, left: &Stated, right: &Stated) -> Option<Java> {
        let (mut first, second) = self.operands(left, right, true)?;
        let are_classes = [&first, &second].iter().all(|side| side.of == Type::Class("java/lang/Class".into()));
        let are_references = !is_base(&first.of) && !is_base(&second.of);
        if are_references && are_classes {
            // Type arguments of the two may have nothing in common.
            first = first.cast("Object", object_type());
            self.body.needs.suppressed.insert("cast");
        } else if are_references && !first.is_null() && !second.is_null() && !self.are_related(&first.of, &second.of) {
            first = first.cast("Object", object_type());
        } else if is_base(&first.of) != is_base(&second.of) {
            return None;
        }
        let known = self.compared(operator, (left, &first), (right, &second));
        Some(Java::binary(operator, &first, &second, boolean()).knowing(known))
    }

    /// How a comparison comes out of what the call cannot change: numbers that are written down, an argument and null, something and itself.
    fn compared(
        &self,
        operator: &str,
        (left, first): (&Stated, &Java),
        (right, second): (&Stated, &Java),
    ) -> Option<bool> {
        if let (Ok(first), Ok(second)) = (first.text.parse::<i64>(), second.text.parse::<i64>()) {
            return Some(match operator {
                "==" => first == second,
                "!=" => first != second,
                "<" => first < second,
                "<=" => first <= second,
                ">" => first > second,
                _ => first >= second,
            });
        }
        let is_float = matches!(first.of, Type::Base(BaseType::Float | BaseType::Double));
        let is_itself = first.text == second.text && first.text.chars().all(|letter| letter.is_alphanumeric());
        let is_there = self.is_given(left) && second.is_null() || self.is_given(right) && first.is_null();
        match operator {
            "==" | "<=" | ">=" if is_itself && !is_float => Some(true),
            "!=" if is_there => Some(true),
            "==" if is_there => Some(false),
            _ => None,
        }
    }

    /// `condition ? then : otherwise`, or one of the two if it is known which.
    pub(super) fn conditional(
        &mut self,
        condition: &Stated,
        then: &Stated,
        otherwise: &Stated,
        of: Type,
    ) -> Option<Java> {
        let condition = self.java(condition)?;
        if let Some(known) = condition.known {
            return self.java(if known { then } else { otherwise });
        }
        let parts = [condition, self.java(then)?, self.java(otherwise)?];
        let [condition, then, otherwise] = parts.map(|part| part.within(Binds::Or));
        Some(Java::new(format!("{condition} ? {then} : {otherwise}"), of, Binds::Conditional))
    }

    fn are_related(&self, first: &Type, second: &Type) -> bool {
        let classes = self.body.names.classes;
        match (first, second) {
            (Type::Class(_), Type::Class(_)) => {
                let (first, second) = (dotted(first), dotted(second));
                classes.is_subtype(&first, &second) || classes.is_subtype(&second, &first)
            }
            (Type::Class(class), _) | (_, Type::Class(class)) => &**class == "java/lang/Object",
            _ => first == second,
        }
    }

    pub(super) fn instance_of(&mut self, operand: &Stated, class: &Type) -> Option<Java> {
        let found = self.java(operand)?;
        let Some(named) = self.body.type_name(class) else {
            let literal = self.body.class_literal(&dotted(class));
            return Some(Java::new(format!("{literal}.isInstance({})", found.text), boolean(), Binds::Postfix));
        };
        let is_far = !found.is_null() && !self.are_related(&found.of, class);
        let found = if is_far { found.cast("Object", object_type()) } else { found };
        let text = format!("{} instanceof {named}", found.within(Binds::Relation));
        Some(Java::new(text, boolean(), Binds::Relation).knowing(self.is_instance(operand, class)))
    }

    /// Whether an argument that is an object is one of a class.
    fn is_instance(&self, operand: &Stated, class: &Type) -> Option<bool> {
        let place = match &operand.what {
            What::Argument(place) => *place,
            What::Cast(inner) => return self.is_instance(inner, class),
            What::Bound(number) => return self.is_instance(&self.held.get(number)?.0, class),
            _ => return None,
        };
        let Some(Value::Object(object)) = self.given(place) else { return None };
        let (found, Type::Class(wanted)) = (self.body.case.objects.get(object)?, class) else { return None };
        let is_plain = !found.class.starts_with('[');
        is_plain.then(|| self.body.names.classes.is_subtype(&found.class, &wanted.replace('/', ".")))
    }

    pub(super) fn concat(&mut self, parts: &[Stated]) -> Option<Java> {
        let text = Type::Class("java/lang/String".into());
        let written: Option<Vec<Java>> = parts.iter().map(|part| self.java(part)).collect();
        let written = written?;
        let is_text = written.iter().take(2).any(|part| part.of == text);
        let begin = if is_text { "" } else { "\"\" + " };
        let joined: Vec<String> = written.iter().map(|part| part.within(Binds::Product)).collect();
        Some(Java::new(format!("{begin}{}", joined.join(" + ")), text, Binds::Sum))
    }
}

/// Whether Java makes a number of one type one of the other where they meet.
fn widens(from: &Type, to: &Type) -> bool {
    const WIDER: [BaseType; 7] = [
        BaseType::Byte,
        BaseType::Short,
        BaseType::Char,
        BaseType::Int,
        BaseType::Long,
        BaseType::Float,
        BaseType::Double,
    ];
    let place = |of: &Type| WIDER.iter().position(|base| *of == Type::Base(*base));
    matches!((place(from), place(to)), (Some(from), Some(to)) if from < to && to >= 3)
}
