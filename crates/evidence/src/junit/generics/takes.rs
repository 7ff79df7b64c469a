//! Whether the places that a collection goes to take it with its type arguments.

use super::signature::{Argument, Signed, SignedMethod};
use super::uses::{Use, uses_in};
use super::{Declared, LOOKS, arity};
use crate::junit::body::Body;
use crate::junit::classes::{Class, Method};
use std::rc::Rc;

impl Body<'_, '_> {
    /// Whether every use of a collection allows these type arguments.
    pub(super) fn goes_where_it_may(&mut self, line: usize, declared: &Declared, arguments: &[Signed]) -> bool {
        let lines: Vec<String> = self.lines.clone();
        let others = lines.iter().enumerate().filter(|(place, text)| *place != line && !text.trim().starts_with("//"));
        for (_, text) in others {
            for found in uses_in(text, &declared.name) {
                let is_fine = match found {
                    Use::Argument { callee, place, count } => {
                        self.takes_anything(&callee)
                            || is_element(&callee) && (text.trim().starts_with("assert") || self.grows(text))
                            || self.takes(&callee, (place, count), arguments)
                    }
                    Use::Receiver { method, .. } => {
                        // Of numbers javac may not know which of several assertions is meant.
                        let is_asked = method == "get" && text.trim().starts_with("assertSame(");
                        is_asked
                            || ["add", "put", "clear"].contains(&method.as_str())
                            || LOOKS.contains(&method.as_str())
                    }
                    Use::Assigned(field) => self.field_takes(&field, arguments),
                    Use::Other => false,
                };
                if !is_fine {
                    return false;
                }
            }
        }
        true
    }

    /// Whether a call takes any object, or any collection.
    pub(super) fn takes_anything(&self, callee: &str) -> bool {
        let is_copy = callee.starts_with("new ") && callee.ends_with("<>");
        callee.starts_with("assert")
            || callee.strip_prefix(self.names.helper).is_some_and(|rest| rest.starts_with('.'))
            || is_copy
    }

    /// Whether a line puts something into another collection, of which that one's type arguments have to take care.
    fn grows(&mut self, line: &str) -> bool {
        let line = line.trim();
        let first = line.split([' ', '.']).next().unwrap_or_default();
        (0..self.case.objects.len()).any(|object| {
            let class = self.case.objects[object].class.to_string();
            if arity(&class).is_none() {
                return false;
            }
            let named = self.names.class(&class);
            self.locals[object].name == first
                || line.contains(" = new ") && named.is_some_and(|named| line.starts_with(&named))
        })
    }

    /// Whether a method of the program's takes a collection.
    fn takes(&mut self, callee: &str, (place, count): (usize, usize), given: &[Signed]) -> bool {
        let (class, name) = match callee.strip_prefix("new ") {
            Some(class) => (self.class_written(class), "<init>"),
            None => {
                let Some((owner, name)) = callee.rsplit_once('.') else { return false };
                let object = (0..self.case.objects.len()).find(|object| self.locals[*object].name == owner);
                let class = object.and_then(|object| self.names.classes.get(&self.case.objects[object].class));
                (class.or_else(|| self.class_written(owner)), name)
            }
        };
        let Some(class) = class else { return false };
        if arity(&class.name).is_some() {
            return ["add", "put"].contains(&name);
        }
        let homes = if name == "<init>" { vec![class] } else { self.names.classes.supertypes(&class.name) };
        let mut any = false;
        for home in homes {
            let is_it = |method: &&Method| method.name == name && method.types.parameters.len() == count;
            for method in home.methods.iter().filter(is_it) {
                any = true;
                if !self.method_takes(&home, method, place, given) {
                    return false;
                }
            }
        }
        any
    }

    fn method_takes(&self, home: &Class, method: &Method, place: usize, given: &[Signed]) -> bool {
        let Some(signature) = home.method_signature(method) else { return true };
        let Some(signed) = SignedMethod::parse(&signature) else { return false };
        // A member of what is named without type arguments has none either.
        if home.is_generic && !method.is_static() {
            return true;
        }
        let is_whole = signed.parameters.len() == method.types.parameters.len();
        signed.parameters.get(place).filter(|_| is_whole).is_some_and(|of| self.is_compatible(of, given, Some(&signed)))
    }

    /// Whether a field, by an expression that ends with its name, may hold a collection.
    fn field_takes(&self, field: &str, given: &[Signed]) -> bool {
        let Some((_, name)) = field.rsplit_once('.') else { return false };
        let classes = self.case.objects.iter().map(|object| object.class.to_string());
        let mut homes =
            classes.chain([self.case.called.class.clone()]).flat_map(|class| self.names.classes.lineage(&class));
        homes.all(|home| match home.field_signature(name) {
            Some(signature) if !home.is_generic => {
                Signed::parse(&signature).is_some_and(|of| self.is_compatible(&of, given, None))
            }
            _ => true,
        })
    }

    fn is_compatible(&self, of: &Signed, given: &[Signed], method: Option<&SignedMethod>) -> bool {
        let is_free = |name: &str| method.is_some_and(|method| method.is_free(name));
        match of {
            Signed::Variable(name) => is_free(name),
            Signed::Class(_, arguments) if arguments.is_empty() => true,
            Signed::Class(name, arguments) => {
                let is_known = arity(name) == Some(given.len()) && arguments.len() == given.len();
                is_known
                    && arguments.iter().zip(given).all(|(wanted, given)| match wanted {
                        Argument::Is(Signed::Variable(name)) | Argument::Extends(Signed::Variable(name)) => {
                            is_free(name)
                        }
                        Argument::Is(of) => of == given,
                        Argument::Extends(of) => of == given || self.is_below(given, of),
                        Argument::Super(of) => of == given || self.is_below(of, given),
                        Argument::Any => true,
                    })
            }
            Signed::Base(_) | Signed::Array(_) => false,
        }
    }

    fn is_below(&self, lower: &Signed, upper: &Signed) -> bool {
        match (lower, upper) {
            (Signed::Class(lower, _), Signed::Class(upper, arguments)) => {
                arguments.is_empty() && self.names.classes.is_subtype(lower, upper)
            }
            _ => false,
        }
    }

    /// The class that the file names so, if it is one of the case's.
    fn class_written(&mut self, written: &str) -> Option<Rc<Class>> {
        let classes: Vec<String> = self.case.objects.iter().map(|object| object.class.to_string()).collect();
        let mut classes = classes.into_iter().chain([self.case.called.class.clone()]);
        let found = classes.find(|class| self.names.class(class).as_deref() == Some(written))?;
        self.names.classes.get(&found)
    }
}

/// Whether a call makes a list, a set or a map of what it is given.
fn is_element(callee: &str) -> bool {
    let makers = ["asList", "of", "singletonList", "singleton", "singletonMap", "entry"];
    callee.rsplit_once('.').is_some_and(|(class, name)| {
        makers.contains(&name) && ["Arrays", "List", "Set", "Map", "Collections"].iter().any(|of| class.ends_with(of))
    })
}
