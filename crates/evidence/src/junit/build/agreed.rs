//! Contracts of what a test calls to make its objects: a call that breaks one says nothing of the code, which may do anything then.

use super::suspects::MethodKey;
use crate::case::{Field, Object};
use crate::junit::body::Body;
use crate::junit::classes::{Class, Method};
use crate::junit::expect::members::sets;
use crate::junit::trial::condition::Scope;
use crate::junit::trial::{Item, Trial};
use explore::Precondition;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Says what a method asks for, by the class that declares it, its name and its descriptor; `None` if nobody knows.
pub type Ask = Box<dyn FnMut(&str, &str, &str) -> Option<Precondition>>;

/// What methods ask for, as far as somebody wanted to know.
pub(in crate::junit) struct Preconditions {
    ask: RefCell<Ask>,
    known: RefCell<BTreeMap<MethodKey, Option<Rc<Precondition>>>>,
}

impl Preconditions {
    pub fn new(ask: Ask) -> Preconditions {
        Preconditions { ask: RefCell::new(ask), known: RefCell::default() }
    }

    fn of(&self, class: &Class, method: &Method) -> Option<Rc<Precondition>> {
        let key = (class.name.clone(), method.name.clone(), method.descriptor.clone());
        let mut known = self.known.borrow_mut();
        let asked =
            |(class, name, descriptor): &MethodKey| (self.ask.borrow_mut())(class, name, descriptor).map(Rc::new);
        known.entry(key).or_insert_with_key(asked).clone()
    }
}

/// Whether a call has to keep to its contract.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::junit) enum Demands {
    Kept,
    /// Where there is no other way.
    Ignored,
}

impl Body<'_, '_> {
    /// Whether all that a method asks for holds before a call of it, as far as a trial can tell. What the JDK's methods ask for they
    /// look at themselves.
    pub(in crate::junit) fn is_agreed(
        &self,
        trial: &Trial<'_>,
        (class, method): (&Class, &Method),
        this: Option<Item>,
        arguments: &[Item],
    ) -> bool {
        if class.module.is_some() {
            return true;
        }
        let Some(wanted) = self.names.classes.preconditions.of(class, method) else { return false };
        if wanted.is_empty() {
            return true;
        }
        if wanted.non_null.iter().zip(arguments).any(|(non_null, item)| *non_null && *item == Item::Null) {
            return false;
        }
        let scope = Scope { this, arguments: arguments.to_vec(), bound: Vec::new() };
        // Conditions may make objects, which are none of the trial's.
        let mut trial = trial.clone().without_statics();
        let mut holds = |case: &Vec<Option<_>>| {
            case.iter().all(|stated| stated.as_ref().is_some_and(|stated| trial.holds(stated, &scope) == Some(true)))
        };
        wanted.cases.is_empty() || wanted.cases.iter().any(&mut holds)
    }

    /// Whether the contract of a method says what it gives, or what else holds when it has returned.
    pub(in crate::junit) fn is_promising(&self, class: &Class, method: &Method) -> bool {
        let agreed = || self.names.classes.preconditions.of(class, method);
        class.module.is_none() && agreed().is_none_or(|agreed| agreed.is_promising)
    }

    /// A method that the test may call, and that stores what it is given in a field and does nothing else; what it asks for holds,
    /// whatever else is in the object by now.
    pub(in crate::junit) fn plain_setter(&self, found: &Object, field: &Field) -> Option<(Rc<Class>, usize)> {
        if !self.names.classes.is_nameable(&found.class, &self.names.package) {
            return None;
        }
        let setters = self.accessors_of(&found.class, |effect, method| sets(effect, method, field));
        setters.into_iter().next().filter(|(class, place)| {
            let trial = self.trial("", &[]);
            let value = Item::of(&field.value);
            value.is_some_and(|value| {
                self.is_agreed(&trial, (class, &class.methods[*place]), Some(Item::Unknown), &[value])
            })
        })
    }
}
