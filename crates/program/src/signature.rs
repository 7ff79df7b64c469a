//! Generic signatures as class files have them (JVMS §4.7.9.1).

use crate::descriptor::BaseType;

/// A type as generic signatures write it.
#[derive(Clone, Debug)]
pub enum Signature {
    Base(BaseType),
    Class {
        name: String,
        arguments: Vec<Signature>,
    },
    Array(Box<Signature>),
    Variable(String),
    /// `? super T`: what is read is any object, what is given a T.
    Above(Box<Signature>),
}

impl Signature {
    /// `java.lang.Object`, of which everything is.
    pub fn object() -> Signature {
        Signature::Class { name: OBJECT.to_owned(), arguments: Vec::new() }
    }
}

#[derive(Default)]
pub struct ClassSignature {
    /// Type parameters with their first bounds.
    pub parameters: Vec<(String, Option<Signature>)>,
    pub supertypes: Vec<Signature>,
}

pub struct MethodSignature {
    pub parameters: Vec<(String, Option<Signature>)>,
    pub arguments: Vec<Signature>,
    pub result: Option<Signature>,
}

const OBJECT: &str = "java/lang/Object";

/// How deep type arguments may stand inside each other.
const DEEPEST: usize = 50;

/// Reads signatures; whatever is not one is `None`.
pub struct Reader<'t> {
    rest: &'t str,
    depth: usize,
}

impl<'t> Reader<'t> {
    pub fn new(text: &'t str) -> Reader<'t> {
        Reader { rest: text, depth: 0 }
    }

    pub fn whole(&mut self) -> Option<Signature> {
        self.one().filter(|_| self.rest.is_empty())
    }

    pub fn class(&mut self) -> Option<ClassSignature> {
        let parameters = self.parameters()?;
        let mut supertypes = Vec::new();
        while !self.rest.is_empty() {
            supertypes.push(self.one()?);
        }
        Some(ClassSignature { parameters, supertypes })
    }

    pub fn method(&mut self) -> Option<MethodSignature> {
        let parameters = self.parameters()?;
        self.eat("(")?;
        let mut arguments = Vec::new();
        while self.eat(")").is_none() {
            arguments.push(self.one()?);
        }
        let result = if self.eat("V").is_some() { None } else { Some(self.one()?) };
        Some(MethodSignature { parameters, arguments, result })
    }

    fn eat(&mut self, text: &str) -> Option<()> {
        self.rest = self.rest.strip_prefix(text)?;
        Some(())
    }

    fn word(&mut self, ends: &[char]) -> Option<&'t str> {
        let end = self.rest.find(ends)?;
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        Some(word)
    }

    /// `<T:Ljava/lang/Object;U::Ljava/lang/Comparable<TU;>;>`, or nothing.
    fn parameters(&mut self) -> Option<Vec<(String, Option<Signature>)>> {
        let mut found = Vec::new();
        if self.eat("<").is_none() {
            return Some(found);
        }
        while self.eat(">").is_none() {
            let name = self.word(&[':'])?.to_owned();
            let mut first = None;
            while self.eat(":").is_some() {
                if !self.rest.starts_with(':') {
                    let bound = self.one()?;
                    first.get_or_insert(bound);
                }
            }
            found.push((name, first));
        }
        Some(found)
    }

    fn one(&mut self) -> Option<Signature> {
        self.depth += 1;
        let found = if self.depth > DEEPEST { None } else { self.one_inside() };
        self.depth -= 1;
        found
    }

    fn one_inside(&mut self) -> Option<Signature> {
        let first = *self.rest.as_bytes().first()?;
        if let Some(base) = BaseType::from_letter(first) {
            self.rest = &self.rest[1..];
            return Some(Signature::Base(base));
        }
        match first {
            b'[' => {
                self.eat("[")?;
                Some(Signature::Array(Box::new(self.one()?)))
            }
            b'T' => {
                self.eat("T")?;
                let name = self.word(&[';'])?.to_owned();
                self.eat(";")?;
                Some(Signature::Variable(name))
            }
            b'L' => self.class_type(),
            _ => None,
        }
    }

    /// A class; of the type arguments of classes around a member class nothing is kept.
    fn class_type(&mut self) -> Option<Signature> {
        self.eat("L")?;
        let mut name = String::new();
        loop {
            name += self.word(&[';', '<', '.'])?;
            let arguments = if self.eat("<").is_some() { self.type_arguments()? } else { Vec::new() };
            if self.eat(".").is_some() {
                name.push('$');
                continue;
            }
            self.eat(";")?;
            return Some(Signature::Class { name, arguments });
        }
    }

    fn type_arguments(&mut self) -> Option<Vec<Signature>> {
        let mut found = Vec::new();
        while self.eat(">").is_none() {
            found.push(if self.eat("*").is_some() {
                Signature::object()
            } else if self.eat("-").is_some() {
                Signature::Above(Box::new(self.one()?))
            } else {
                let _ = self.eat("+");
                self.one()?
            });
        }
        Some(found)
    }
}
