//! Field and method descriptors (JVMS §4.3).

use std::fmt;

/// The primitive types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum BaseType {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
}

impl BaseType {
    pub const ALL: [BaseType; 8] = [
        BaseType::Boolean,
        BaseType::Byte,
        BaseType::Char,
        BaseType::Short,
        BaseType::Int,
        BaseType::Long,
        BaseType::Float,
        BaseType::Double,
    ];

    /// The keyword of the Java language.
    pub fn keyword(self) -> &'static str {
        match self {
            BaseType::Boolean => "boolean",
            BaseType::Byte => "byte",
            BaseType::Char => "char",
            BaseType::Short => "short",
            BaseType::Int => "int",
            BaseType::Long => "long",
            BaseType::Float => "float",
            BaseType::Double => "double",
        }
    }

    /// The letter of a descriptor.
    pub fn letter(self) -> char {
        match self {
            BaseType::Boolean => 'Z',
            BaseType::Byte => 'B',
            BaseType::Char => 'C',
            BaseType::Short => 'S',
            BaseType::Int => 'I',
            BaseType::Long => 'J',
            BaseType::Float => 'F',
            BaseType::Double => 'D',
        }
    }

    pub fn from_letter(letter: u8) -> Option<BaseType> {
        BaseType::ALL.into_iter().find(|base| base.letter() as u8 == letter)
    }

    /// The operand of `newarray` (JVMS table 6.5.newarray-A).
    pub fn from_array_code(code: u8) -> Option<BaseType> {
        Some(match code {
            4 => BaseType::Boolean,
            5 => BaseType::Char,
            6 => BaseType::Float,
            7 => BaseType::Double,
            8 => BaseType::Byte,
            9 => BaseType::Short,
            10 => BaseType::Int,
            11 => BaseType::Long,
            _ => return None,
        })
    }
}

/// What a field or array element holds: the shape of its storage and the narrowing its stores need.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Base(BaseType),
    Reference,
}

impl Kind {
    pub fn is_wide(self) -> bool {
        matches!(self, Kind::Base(BaseType::Long | BaseType::Double))
    }
}

/// A field type. Class names are in internal form (`java/lang/String`).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    Base(BaseType),
    Class(Box<str>),
    Array(Box<Type>),
}

impl Type {
    pub fn parse(text: &str) -> Option<Type> {
        let (found, rest) = Type::parse_prefix(text)?;
        rest.is_empty().then_some(found)
    }

    fn parse_prefix(text: &str) -> Option<(Type, &str)> {
        let dimensions = text.bytes().take_while(|&byte| byte == b'[').count();
        if dimensions > 255 {
            return None;
        }
        let text = &text[dimensions..];
        let first = *text.as_bytes().first()?;
        let (mut found, rest) = if first == b'L' {
            let end = text.find(';')?;
            if end == 1 {
                return None;
            }
            (Type::Class(text[1..end].into()), &text[end + 1..])
        } else {
            (Type::Base(BaseType::from_letter(first)?), &text[1..])
        };
        for _ in 0..dimensions {
            found = Type::Array(Box::new(found));
        }
        Some((found, rest))
    }

    pub fn kind(&self) -> Kind {
        match self {
            Type::Base(base) => Kind::Base(*base),
            _ => Kind::Reference,
        }
    }

    /// The name under which the class of this type is loaded: internal form, or the descriptor for arrays.
    pub fn class_name(&self) -> String {
        match self {
            Type::Base(base) => base.keyword().to_owned(),
            Type::Class(name) => name.to_string(),
            Type::Array(_) => self.descriptor(),
        }
    }

    /// The type of the elements of the elements, for as long as they are arrays.
    pub fn innermost(&self) -> &Type {
        match self {
            Type::Array(element) => element.innermost(),
            of => of,
        }
    }

    pub fn descriptor(&self) -> String {
        match self {
            Type::Base(base) => base.letter().to_string(),
            Type::Class(name) => format!("L{name};"),
            Type::Array(element) => format!("[{}", element.descriptor()),
        }
    }
}

/// The type as Java source writes it.
impl fmt::Display for Type {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Base(base) => out.write_str(base.keyword()),
            Type::Class(name) => out.write_str(&name.replace('/', ".")),
            Type::Array(element) => write!(out, "{element}[]"),
        }
    }
}

/// A method's parameter types and, unless it is void, its return type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MethodDescriptor {
    pub parameters: Box<[Type]>,
    pub result: Option<Type>,
}

impl MethodDescriptor {
    pub fn parse(text: &str) -> Option<MethodDescriptor> {
        let mut rest = text.strip_prefix('(')?;
        let mut parameters = Vec::new();
        let mut slots = 0;
        while !rest.starts_with(')') {
            let (parameter, after) = Type::parse_prefix(rest)?;
            slots += 1 + usize::from(parameter.kind().is_wide());
            if slots > 255 {
                return None;
            }
            parameters.push(parameter);
            rest = after;
        }
        let result = match &rest[1..] {
            "V" => None,
            other => Some(Type::parse(other)?),
        };
        Some(MethodDescriptor { parameters: parameters.into(), result })
    }

    /// Local variables that the arguments take, without a receiver.
    pub fn slots(&self) -> usize {
        self.parameters.iter().map(|parameter| 1 + usize::from(parameter.kind().is_wide())).sum()
    }

    /// `int, java.lang.String` as messages of the JVM list parameters.
    pub fn parameter_list(&self) -> String {
        self.parameters.iter().map(Type::to_string).collect::<Vec<_>>().join(", ")
    }

    pub fn result_name(&self) -> String {
        self.result.as_ref().map_or_else(|| "void".to_owned(), Type::to_string)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_method_descriptor_splits_into_types() {
        let parsed = MethodDescriptor::parse("(I[[JLjava/lang/String;)V").unwrap();
        assert_eq!(parsed.parameter_list(), "int, long[][], java.lang.String");
        assert_eq!(parsed.result, None);
    }

    #[test]
    fn malformed_descriptors_are_refused() {
        for text in ["", "(", "()", "(L;)V", "(Ljava)V", "(V)V", "I", "()VV", "([)V"] {
            assert_eq!(MethodDescriptor::parse(text), None, "{text}");
        }
        for text in ["", "V", "[", "L;", "II", "Lx"] {
            assert_eq!(Type::parse(text), None, "{text}");
        }
    }

    #[test]
    fn types_print_as_in_java_source() {
        assert_eq!(Type::parse("[[Ljava/util/Map;").unwrap().to_string(), "java.util.Map[][]");
    }
}
