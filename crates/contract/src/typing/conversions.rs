//! Conversions between types (JLS chapter 5) and questions about subtypes.

use super::types::{JavaType, OBJECT, widens, wrapper};
use super::{Checker, Conversion, Node, Typed};
use crate::{Code, Span};
use program::{BaseType, ClassId, Trouble};

/// How far an argument may be from its parameter (JLS §5.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Context {
    /// Without boxing.
    Strict,
    /// With boxing and unboxing.
    Loose,
}

impl Checker<'_> {
    /// The class of a type. One that cannot be loaded is a problem of the place that needs it.
    pub(super) fn class_of(&mut self, of: &JavaType, span: Span) -> Option<ClassId> {
        match self.program.load_type(&of.erased()) {
            Ok(class) => Some(class),
            Err(trouble) => {
                let why = explain(&trouble);
                self.problem(Code::Unloadable, span, format!("`{of}` cannot be loaded: {why}"))
            }
        }
    }

    /// Whether values of one type are values of the other without any conversion of their representation, type arguments
    /// aside.
    pub(super) fn is_subtype(&mut self, from: &JavaType, to: &JavaType) -> bool {
        match (from, to) {
            (JavaType::Base(from), JavaType::Base(to)) => from == to,
            (JavaType::Base(_), _) | (_, JavaType::Base(_)) => false,
            (JavaType::Null, _) => true,
            (_, JavaType::Null) => false,
            _ if to.is_class(OBJECT) => true,
            _ => {
                let (from, to) = (from.erased(), to.erased());
                if from == to {
                    return true;
                }
                match (self.program.load_type(&from), self.program.load_type(&to)) {
                    (Ok(from), Ok(to)) => self.program.is_subtype(from, to),
                    _ => false,
                }
            }
        }
    }

    /// Whether a value may be passed for a parameter.
    pub(super) fn is_accepted(&mut self, from: &JavaType, to: &JavaType, context: Context) -> bool {
        match (from, to) {
            (JavaType::Base(from), JavaType::Base(to)) => widens(*from, *to),
            (JavaType::Base(_), _) => context == Context::Loose && self.is_subtype(&from.boxed(), to),
            (_, JavaType::Base(to)) => {
                context == Context::Loose && from.unboxed().is_some_and(|base| widens(base, *to))
            }
            _ => self.is_subtype(from, to),
        }
    }

    /// The value as one of another type that accepts it.
    pub(super) fn convert(&mut self, value: Typed, to: &JavaType) -> Typed {
        match (value.of.clone(), to) {
            (JavaType::Base(from), JavaType::Base(to)) => to_number(value, from, *to),
            (JavaType::Base(from), _) => {
                let boxed = JavaType::class(wrapper(from));
                converted(value, Conversion::Box(from), boxed)
            }
            (of, JavaType::Base(to)) => {
                let from = of.unboxed().unwrap_or(*to);
                to_number(unboxed(value, from), from, *to)
            }
            _ => value,
        }
    }

    /// The value as a primitive one.
    pub(super) fn unbox(&mut self, value: Typed) -> Typed {
        match (&value.of, value.of.unboxed()) {
            (JavaType::Class { .. }, Some(base)) => unboxed(value, base),
            _ => value,
        }
    }
}

fn unboxed(value: Typed, base: BaseType) -> Typed {
    converted(value, Conversion::Unbox(base), JavaType::Base(base))
}

pub(super) fn converted(value: Typed, conversion: Conversion, to: JavaType) -> Typed {
    Typed::new(to, Node::Convert { conversion, operand: Box::new(value) })
}

/// A primitive value as one of another primitive type; constants are computed.
pub(super) fn to_number(value: Typed, from: BaseType, to: BaseType) -> Typed {
    if from == to {
        return value;
    }
    if let Some(constant) = value.constant().and_then(|constant| constant.to(to)) {
        return Typed::new(JavaType::Base(to), Node::Constant(constant));
    }
    converted(value, Conversion::Number { from, to }, JavaType::Base(to))
}

pub(super) fn explain(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Input(error) => error.to_string(),
        Trouble::Link(error) => {
            format!("{}: {}", error.kind.class_name().replace('/', "."), error.message.replace('/', "."))
        }
    }
}
