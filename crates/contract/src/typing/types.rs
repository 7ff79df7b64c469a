//! Static types of expressions: erased types with their type arguments, as far as these are known.

use program::{BaseType, Type};
use std::fmt;
use std::rc::Rc;

/// The type that the checker has found for an expression.
#[derive(Clone, PartialEq, Debug)]
pub enum JavaType {
    /// The type of `null`.
    Null,
    Base(BaseType),
    Class {
        /// Internal form.
        name: Rc<str>,
        /// Empty if the class has none, or if nobody knows them.
        arguments: Rc<[JavaType]>,
    },
    Array(Rc<JavaType>),
}

pub(crate) const OBJECT: &str = "java/lang/Object";
pub(crate) const STRING: &str = "java/lang/String";
pub(crate) const CLASS: &str = "java/lang/Class";

impl JavaType {
    pub const BOOLEAN: JavaType = JavaType::Base(BaseType::Boolean);
    pub const INT: JavaType = JavaType::Base(BaseType::Int);
    pub const LONG: JavaType = JavaType::Base(BaseType::Long);

    pub fn class(name: &str) -> JavaType {
        JavaType::Class { name: name.into(), arguments: Rc::from([]) }
    }

    pub fn string() -> JavaType {
        JavaType::class(STRING)
    }

    /// The type as descriptors have it; `Object` for `null`.
    pub fn erased(&self) -> Type {
        match self {
            JavaType::Null => Type::Class(OBJECT.into()),
            JavaType::Base(base) => Type::Base(*base),
            JavaType::Class { name, .. } => Type::Class((&**name).into()),
            JavaType::Array(element) => Type::Array(Box::new(element.erased())),
        }
    }

    pub fn is_reference(&self) -> bool {
        !matches!(self, JavaType::Base(_))
    }

    pub fn is_class(&self, wanted: &str) -> bool {
        matches!(self, JavaType::Class { name, .. } if **name == *wanted)
    }

    /// The primitive type that a value of this type is or can be unboxed to (JLS §5.1.8).
    pub(crate) fn unboxed(&self) -> Option<BaseType> {
        match self {
            JavaType::Base(base) => Some(*base),
            JavaType::Class { name, .. } => BaseType::ALL.into_iter().find(|&base| wrapper(base) == &**name),
            _ => None,
        }
    }

    /// The primitive number type of this type, boxed or not.
    pub(crate) fn numeric(&self) -> Option<BaseType> {
        self.unboxed().filter(|&base| base != BaseType::Boolean)
    }

    pub(crate) fn integral(&self) -> Option<BaseType> {
        self.numeric().filter(|base| !matches!(base, BaseType::Float | BaseType::Double))
    }

    pub(crate) fn is_boolean(&self) -> bool {
        self.unboxed() == Some(BaseType::Boolean)
    }

    pub(crate) fn boxed(&self) -> JavaType {
        match self {
            JavaType::Base(base) => JavaType::class(wrapper(*base)),
            other => other.clone(),
        }
    }
}

impl From<&Type> for JavaType {
    fn from(of: &Type) -> JavaType {
        match of {
            Type::Base(base) => JavaType::Base(*base),
            Type::Class(name) => JavaType::class(name),
            Type::Array(element) => JavaType::Array(Rc::new(JavaType::from(&**element))),
        }
    }
}

/// The type as Java source writes it.
impl fmt::Display for JavaType {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JavaType::Null => out.write_str("null"),
            JavaType::Base(base) => out.write_str(base.keyword()),
            JavaType::Class { name, arguments } => {
                out.write_str(&source_name(name))?;
                let Some((first, others)) = arguments.split_first() else { return Ok(()) };
                write!(out, "<{first}")?;
                others.iter().try_for_each(|other| write!(out, ", {other}"))?;
                out.write_str(">")
            }
            JavaType::Array(element) => write!(out, "{element}[]"),
        }
    }
}

/// What is in the names of anonymous classes, behind the class around them and before the one that they extend or implement.
pub(crate) const ANONYMOUS: &str = "$anonymous$";

/// The name of a class as people write it. The classes that everybody knows go without their package.
pub(crate) fn source_name(internal: &str) -> String {
    if let Some((_, above)) = internal.rsplit_once(ANONYMOUS) {
        return format!("<anonymous {}>", above.split('$').next().unwrap_or(above));
    }
    let short = internal.strip_prefix("java/lang/").filter(|rest| !rest.contains('/'));
    short.unwrap_or(internal).replace(['/', '$'], ".")
}

/// The class that a primitive type is boxed in, in internal form.
pub(crate) fn wrapper(base: BaseType) -> &'static str {
    match base {
        BaseType::Boolean => "java/lang/Boolean",
        BaseType::Byte => "java/lang/Byte",
        BaseType::Char => "java/lang/Character",
        BaseType::Short => "java/lang/Short",
        BaseType::Int => "java/lang/Integer",
        BaseType::Long => "java/lang/Long",
        BaseType::Float => "java/lang/Float",
        BaseType::Double => "java/lang/Double",
    }
}

/// Whether a value of one primitive type is one of the other, directly or by a widening conversion (JLS §5.1.2).
pub(crate) fn widens(from: BaseType, to: BaseType) -> bool {
    use BaseType::{Byte, Char, Double, Float, Int, Long, Short};
    from == to
        || match to {
            Short => from == Byte,
            Int => matches!(from, Byte | Short | Char),
            Long => matches!(from, Byte | Short | Char | Int),
            Float => matches!(from, Byte | Short | Char | Int | Long),
            Double => matches!(from, Byte | Short | Char | Int | Long | Float),
            _ => false,
        }
}

/// Unary numeric promotion (JLS §5.6).
pub(crate) fn promoted(base: BaseType) -> BaseType {
    match base {
        BaseType::Byte | BaseType::Short | BaseType::Char => BaseType::Int,
        other => other,
    }
}

/// Binary numeric promotion.
pub(crate) fn promoted_together(left: BaseType, right: BaseType) -> BaseType {
    let wider = [BaseType::Double, BaseType::Float, BaseType::Long];
    wider.into_iter().find(|wide| [left, right].contains(wide)).unwrap_or(BaseType::Int)
}

/// The least and the greatest value of an integer type.
pub(crate) fn limits(base: BaseType) -> (i64, i64) {
    match base {
        BaseType::Byte => (i8::MIN.into(), i8::MAX.into()),
        BaseType::Short => (i16::MIN.into(), i16::MAX.into()),
        BaseType::Char => (0, u16::MAX.into()),
        BaseType::Int => (i32::MIN.into(), i32::MAX.into()),
        BaseType::Boolean => (0, 1),
        _ => (i64::MIN, i64::MAX),
    }
}
