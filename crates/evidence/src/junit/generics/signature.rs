//! Types with type arguments, as class files sign them (JVMS §4.7.9.1).

use crate::junit::names::Names;

/// A type of a signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signed {
    Base(&'static str),
    /// A class by its binary name with dots.
    Class(String, Vec<Argument>),
    Variable(String),
    Array(Box<Signed>),
}

/// A type argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    Is(Signed),
    Extends(Signed),
    Super(Signed),
    Any,
}

/// The types of a method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedMethod {
    /// What its own type variables are declared as: `T:Ljava/lang/Object;`.
    pub variables: String,
    pub parameters: Vec<Signed>,
    /// `None` for nothing.
    pub result: Option<Signed>,
}

impl Signed {
    pub fn parse(signature: &str) -> Option<Signed> {
        let mut reader = Reader { rest: signature };
        reader.signed().filter(|_| reader.rest.is_empty())
    }

    pub fn class(name: &str) -> Signed {
        Signed::Class(name.to_owned(), Vec::new())
    }

    /// Whether it names no type variable.
    pub fn is_closed(&self) -> bool {
        match self {
            Signed::Base(_) => true,
            Signed::Variable(_) => false,
            Signed::Array(element) => element.is_closed(),
            Signed::Class(_, arguments) => arguments.iter().all(Argument::is_closed),
        }
    }

    pub fn has_arguments(&self) -> bool {
        matches!(self, Signed::Class(_, arguments) if !arguments.is_empty())
    }

    /// As source code has it; `None` if a class cannot be named, or would be raw.
    pub fn java(&self, names: &mut Names<'_>) -> Option<String> {
        match self {
            Signed::Base(keyword) => Some((*keyword).to_owned()),
            Signed::Variable(_) => None,
            Signed::Array(element) => Some(format!("{}[]", element.java(names)?)),
            Signed::Class(name, arguments) => {
                let class = names.classes.get(name)?;
                if class.is_generic == arguments.is_empty() || class.is_inner {
                    return None;
                }
                let named = names.class(name)?;
                if arguments.is_empty() {
                    return Some(named);
                }
                let written = arguments.iter().map(|argument| argument.java(names)).collect::<Option<Vec<_>>>()?;
                Some(format!("{named}<{}>", written.join(", ")))
            }
        }
    }
}

impl Argument {
    /// A type whose objects fit; `None` where all do.
    pub fn bound(&self) -> Option<Signed> {
        match self {
            Argument::Is(of) | Argument::Extends(of) | Argument::Super(of) => Some(of.clone()),
            Argument::Any => None,
        }
    }

    fn is_closed(&self) -> bool {
        match self {
            Argument::Is(of) | Argument::Extends(of) | Argument::Super(of) => of.is_closed(),
            Argument::Any => true,
        }
    }

    fn java(&self, names: &mut Names<'_>) -> Option<String> {
        Some(match self {
            Argument::Is(of) => of.java(names)?,
            Argument::Extends(of) => format!("? extends {}", of.java(names)?),
            Argument::Super(of) => format!("? super {}", of.java(names)?),
            Argument::Any => "?".to_owned(),
        })
    }
}

impl SignedMethod {
    pub fn parse(signature: &str) -> Option<SignedMethod> {
        let open = signature.find('(')?;
        let variables = signature[..open].trim_start_matches('<').trim_end_matches('>').to_owned();
        let mut reader = Reader { rest: &signature[open + 1..] };
        let mut parameters = Vec::new();
        while !reader.takes(')') {
            parameters.push(reader.signed()?);
        }
        let result = if reader.takes('V') { None } else { Some(reader.signed()?) };
        Some(SignedMethod { variables, parameters, result })
    }

    /// Whether a variable is one of its own that any type can stand for, and that one parameter alone names.
    pub fn is_free(&self, variable: &str) -> bool {
        let declared = self.variables.split(';').any(|row| row == format!("{variable}:Ljava/lang/Object"));
        let naming = self.parameters.iter().map(|of| format!("{of:?}").matches(&format!("{variable:?}")).count());
        declared && naming.sum::<usize>() == 1
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn takes(&mut self, wanted: char) -> bool {
        let rest = self.rest.strip_prefix(wanted);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn until(&mut self, ends: &[char]) -> Option<String> {
        let (word, rest) = self.rest.split_at(self.rest.find(ends)?);
        self.rest = rest;
        Some(word.to_owned())
    }

    fn signed(&mut self) -> Option<Signed> {
        let first = self.rest.chars().next()?;
        self.rest = &self.rest[first.len_utf8()..];
        let base = |keyword| Some(Signed::Base(keyword));
        match first {
            'Z' => base("boolean"),
            'B' => base("byte"),
            'C' => base("char"),
            'S' => base("short"),
            'I' => base("int"),
            'J' => base("long"),
            'F' => base("float"),
            'D' => base("double"),
            '[' => Some(Signed::Array(Box::new(self.signed()?))),
            'T' => {
                let name = self.until(&[';'])?;
                self.takes(';').then_some(Signed::Variable(name))
            }
            'L' => self.class(),
            _ => None,
        }
    }

    /// A class. Those within classes with type arguments are left out.
    fn class(&mut self) -> Option<Signed> {
        let name = self.until(&[';', '<', '.'])?.replace('/', ".");
        let mut arguments = Vec::new();
        if self.takes('<') {
            while !self.takes('>') {
                arguments.push(if self.takes('*') {
                    Argument::Any
                } else if self.takes('+') {
                    Argument::Extends(self.signed()?)
                } else if self.takes('-') {
                    Argument::Super(self.signed()?)
                } else {
                    Argument::Is(self.signed()?)
                });
            }
        }
        self.takes(';').then_some(Signed::Class(name, arguments))
    }
}

#[cfg(test)]
mod tests {
    use super::{Argument, Signed, SignedMethod};

    #[test]
    fn signatures_are_read() {
        let text = Signed::class("java.lang.String");
        let list = Signed::Class("java.util.List".into(), vec![Argument::Extends(text.clone())]);
        assert_eq!(Signed::parse("Ljava/util/List<+Ljava/lang/String;>;"), Some(list.clone()));
        assert_eq!(Signed::parse("Lp/Outer<TT;>.Inner;"), None);
        let method = SignedMethod::parse("<T:Ljava/lang/Object;>(Ljava/util/List<+Ljava/lang/String;>;[TT;I)V");
        let method = method.expect("it is well-formed");
        let array = Signed::Array(Box::new(Signed::Variable("T".into())));
        assert_eq!((method.parameters.clone(), method.result.clone()), (vec![list, array, Signed::Base("int")], None));
        assert!(method.is_free("T") && !method.is_free("S"));
    }
}
