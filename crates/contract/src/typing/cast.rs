//! Casts, `instanceof`, elements, class literals, and which casts can succeed (JLS §5.5).

use super::conversions::{converted, to_number};
use super::functions::is_function;
use super::types::{JavaType, OBJECT, promoted, widens, wrapper};
use super::{Checker, Conversion, Node, Typed};
use crate::syntax::{Expression, Type};
use crate::{Code, Span};
use program::{BaseType, access};

impl Checker<'_> {
    pub(super) fn cast(&mut self, to: &Type, and: &[Type], operand: &Expression, span: Span) -> Option<Typed> {
        let further: Vec<Option<JavaType>> = and.iter().map(|of| self.further_type(of)).collect();
        let further: Option<Vec<JavaType>> = further.into_iter().collect();
        if is_function(operand) {
            let wanted = self.type_named(to)?;
            let function = self.function(operand, &wanted, &further?)?;
            return Some(Typed { of: wanted, ..function });
        }
        let (wanted, value) = (self.type_named(to), self.value(operand));
        let (wanted, further) = (wanted?, further?);
        let mut value = self.cast_to(wanted.clone(), value?, span)?;
        for of in further {
            if !wanted.is_reference() || !self.may_be(&value.of, &of) {
                return self.impossible_cast(&value.of, &of, span);
            }
            value = converted(value, Conversion::Cast(of.erased()), wanted.clone());
        }
        Some(value)
    }

    /// A further type of a cast, which is an interface.
    fn further_type(&mut self, of: &Type) -> Option<JavaType> {
        let wanted = self.type_named(of)?;
        let class = self.class_of(&wanted, of.span)?;
        match self.program.class(class).is_interface() {
            true => Some(wanted),
            false => self.wrong_type(of.span, "an interface", &wanted),
        }
    }

    pub(super) fn cast_to(&mut self, wanted: JavaType, value: Typed, span: Span) -> Option<Typed> {
        match (&wanted, value.of.clone()) {
            (JavaType::Base(to), JavaType::Base(from)) => {
                if (*to == BaseType::Boolean) != (from == BaseType::Boolean) {
                    return self.impossible_cast(&value.of, &wanted, span);
                }
                Some(to_number(value, from, *to))
            }
            (JavaType::Base(to), of) => self.unboxing_cast(value, of, *to, span),
            (_, JavaType::Base(from)) => {
                let boxed = JavaType::class(wrapper(from));
                if !self.is_subtype(&boxed, &wanted) {
                    return self.impossible_cast(&value.of, &wanted, span);
                }
                let value = converted(value, Conversion::Box(from), boxed);
                Some(converted(value, Conversion::None, wanted))
            }
            _ if self.is_subtype(&value.of, &wanted) => {
                // A cast of a constant string to String is still constant.
                Some(if value.constant().is_some() && value.of == wanted {
                    value
                } else {
                    converted(value, Conversion::None, wanted)
                })
            }
            _ if self.may_be(&value.of, &wanted) => {
                let cast = Conversion::Cast(wanted.erased());
                Some(converted(value, cast, wanted))
            }
            _ => self.impossible_cast(&value.of, &wanted, span),
        }
    }

    fn unboxing_cast(&mut self, value: Typed, of: JavaType, to: BaseType, span: Span) -> Option<Typed> {
        if of == JavaType::Null {
            return self.impossible_cast(&of, &JavaType::Base(to), span);
        }
        if let Some(base) = of.unboxed() {
            if !widens(base, to) {
                return self.impossible_cast(&of, &JavaType::Base(to), span);
            }
            return Some(self.convert(value, &JavaType::Base(to)));
        }
        // What may be the wrapper of the wanted type is cast to it first.
        let boxed = JavaType::class(wrapper(to));
        if !self.is_subtype(&boxed, &of) {
            return self.impossible_cast(&of, &JavaType::Base(to), span);
        }
        let cast = Conversion::Cast(boxed.erased());
        let value = converted(value, cast, boxed);
        Some(self.unbox(value))
    }

    fn impossible_cast<T>(&mut self, from: &JavaType, to: &JavaType, span: Span) -> Option<T> {
        self.problem(Code::WrongType, span, format!("`{from}` can never be `{to}`"))
    }

    /// Whether an object can be of both types.
    pub(super) fn may_be(&mut self, from: &JavaType, to: &JavaType) -> bool {
        if self.is_subtype(from, to) || self.is_subtype(to, from) {
            return true;
        }
        if let (JavaType::Array(from), JavaType::Array(to)) = (from, to) {
            return from.is_reference() && to.is_reference() && self.may_be(from, to);
        }
        let loaded = (self.program.load_type(&from.erased()), self.program.load_type(&to.erased()));
        let (Ok(from), Ok(to)) = loaded else { return true };
        let (from, to) = (self.program.class(from), self.program.class(to));
        // Something that extends the one may still implement the other, unless it can have no subclasses.
        let open = |class: &program::Class| class.access & access::FINAL == 0 && !class.is_array();
        match (from.is_interface(), to.is_interface()) {
            (true, true) => true,
            (true, false) => open(to),
            (false, true) => open(from),
            (false, false) => false,
        }
    }

    pub(super) fn instance_of(&mut self, operand: &Expression, of: &Type, span: Span) -> Option<Typed> {
        let (value, wanted) = (self.value(operand), self.type_named(of));
        let (value, wanted) = (value?, wanted?);
        if !value.of.is_reference() {
            return self.wrong_type(operand.span, "an object", &value.of);
        }
        if !wanted.is_reference() {
            return self.wrong_type(of.span, "a class", &wanted);
        }
        if !self.may_be(&value.of, &wanted) {
            return self.impossible_cast(&value.of, &wanted, span);
        }
        self.check_told(&value.of, of, &wanted, of.span)?;
        Some(Typed::condition(Node::InstanceOf { operand: Box::new(value.as_held()), of: wanted.erased() }))
    }

    pub(super) fn element(&mut self, array: &Expression, index: &Expression) -> Option<Typed> {
        let (value, place) = (self.value(array), self.index(index));
        let value = value?;
        let JavaType::Array(element) = &value.of else {
            return self.wrong_type(array.span, "an array", &value.of);
        };
        let (element, index) = ((**element).clone(), Box::new(place?));
        Some(Typed::new(element, Node::Element { array: Box::new(value), index }))
    }

    /// An index of an array: an integer that is no `long`.
    pub(super) fn index(&mut self, index: &Expression) -> Option<Typed> {
        let place = self.value(index)?;
        match place.of.integral().map(promoted) {
            Some(BaseType::Int) => Some(self.convert(place, &JavaType::INT)),
            _ => self.wrong_type(index.span, "`int`", &place.of),
        }
    }

    pub(super) fn class_literal(&mut self, of: &Type) -> Option<Typed> {
        if let crate::syntax::ElementType::Primitive(crate::syntax::Primitive::Void) = of.value.element {
            if of.value.dimensions == 0 {
                let class = self.load_if_there("java/lang/Void", of.span)?;
                let field = self.visible_field(class, "TYPE", of.span)??;
                return Some(self.field_value(None, class, field));
            }
        }
        let wanted = self.type_named(of)?;
        if wanted.is_reference() && !wanted.is_class(OBJECT) {
            self.class_of(&wanted, of.span)?;
        }
        Some(class_constant(&wanted))
    }
}

pub(super) fn class_constant(of: &JavaType) -> Typed {
    let class = JavaType::Class { name: super::types::CLASS.into(), arguments: std::rc::Rc::from([of.boxed()]) };
    Typed::new(class, Node::Class(of.erased()))
}
