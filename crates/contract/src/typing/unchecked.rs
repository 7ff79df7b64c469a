//! Whether `instanceof` can find out what it asks for (JLS §15.20.2): type arguments are not there when a program runs, so that
//! the static type of the object has to tell them.

use super::Checker;
use super::types::JavaType;
use crate::syntax::{ElementType, Type, TypeName};
use crate::{Code, Span};
use program::ClassId;

impl Checker<'_> {
    /// Tells if a type is asked for of which an object of the static type may or may not be.
    pub(super) fn check_told(&mut self, of: &JavaType, written: &Type, wanted: &JavaType, span: Span) -> Option<()> {
        let (mut from, mut to) = (of, wanted);
        while let JavaType::Array(element) = to {
            to = element;
            from = match from {
                JavaType::Array(element) => element,
                other => other,
            };
        }
        let JavaType::Class { arguments, .. } = to else { return Some(()) };
        let asked: Vec<usize> = asked(&written.value).into_iter().filter(|&place| place < arguments.len()).collect();
        if asked.is_empty() || asked.into_iter().all(|place| self.is_told(from, to, place)) {
            return Some(());
        }
        let message = format!("nothing tells whether `{of}` is `{wanted}`: type arguments are not there at run time");
        let open = vec!["?"; arguments.len()].join(", ");
        let help = Some(format!("write `{}<{open}>`", JavaType::from(&to.erased())));
        self.problem_with_help(Code::WrongType, span, message, help)
    }

    /// Whether an object of one type that is of the other's class has its type argument at this place.
    fn is_told(&mut self, from: &JavaType, to: &JavaType, place: usize) -> bool {
        let JavaType::Class { arguments: known, .. } = from else { return *from == JavaType::Null };
        let Ok(home) = self.program.load_type(&from.erased()) else { return true };
        if known.is_empty() {
            // What type arguments it has may only be unknown here; what has none tells nothing.
            return !self.class_parameters(home).parameters.is_empty();
        }
        self.names_argument(to, place, home)
    }

    /// Whether a type's argument at this place is part of what it is as one of its supertypes.
    fn names_argument(&mut self, of: &JavaType, place: usize, home: ClassId) -> bool {
        let JavaType::Class { name, arguments } = of else { return false };
        let mark = JavaType::class("?");
        let mut marked = arguments.to_vec();
        marked[place] = mark.clone();
        let marked = JavaType::Class { name: name.clone(), arguments: marked.into() };
        let as_home = self.as_super(&marked, home, 0);
        let subtype = as_home.is_some_and(|view| mentions(&view, &mark));
        // To a supertype nothing is lost.
        subtype || self.program.load_type(&of.erased()).is_ok_and(|to| self.program.is_subtype(home, to))
    }
}

/// The places of type arguments that are more than `?`.
fn asked(written: &TypeName) -> Vec<usize> {
    let places = written.arguments.iter().enumerate();
    places.filter(|(_, argument)| argument.element != ElementType::Anything).map(|(place, _)| place).collect()
}

fn mentions(of: &JavaType, mark: &JavaType) -> bool {
    match of {
        JavaType::Class { arguments, .. } => of == mark || arguments.iter().any(|of| mentions(of, mark)),
        JavaType::Array(element) => mentions(element, mark),
        _ => false,
    }
}
