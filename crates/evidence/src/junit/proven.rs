//! One object by a call that a trial run has shown to make exactly it: constructors and factory methods that look at what they
//! are given, refuse some of it, and compute the rest.

use super::body::{Body, Placed};
use super::classes::{Class, Method};
use super::literal::is_default;
use super::trial::{Item, Trial};
use crate::case::{Field, Object, Value};
use program::{Type, access};
use std::rc::Rc;

/// A call and the fields whose values it takes.
pub(super) struct Proven {
    pub class: Rc<Class>,
    pub place: usize,
    pub takes: Vec<usize>,
    /// Whether only the helper class may call it.
    pub is_reflective: bool,
}

/// Ways to give fields to parameters that are tried, for one method.
const MOST_TRIALS: usize = 64;

impl Body<'_, '_> {
    /// A call that makes the object with all its fields, if one is found. Records have no other way, so that for them hidden
    /// constructors count too.
    pub(super) fn proven(&self, found: &Object, fields: &[Field]) -> Option<Proven> {
        let classes = self.names.classes;
        let class = classes.get(&found.class)?;
        let is_nameable = classes.is_nameable(&class.name, &self.names.package);
        for is_reflective in [false, true] {
            for (place, method) in class.methods.iter().enumerate() {
                let is_open = is_nameable && self.is_callable(&class, method);
                let is_last_resort = class.is_record && method.name == "<init>";
                if !is_maker(&class, method) || !(is_open && !is_reflective || is_last_resort && is_reflective) {
                    continue;
                }
                if method.is_static() && !classes.has_free_variables(&class, method) {
                    continue;
                }
                for takes in self.feeds(method, fields) {
                    if self.is_proven(&class, method, fields, &takes).is_some() {
                        return Some(Proven { class: class.clone(), place, takes, is_reflective });
                    }
                }
            }
        }
        None
    }

    /// For each parameter a field of its type: all ways, as far as there are not too many.
    fn feeds(&self, method: &Method, fields: &[Field]) -> Vec<Vec<usize>> {
        let mut ways: Vec<Vec<usize>> = vec![Vec::new()];
        for of in &method.types.parameters {
            let fits = |place: &usize| {
                let field = &fields[*place];
                Type::parse(&field.descriptor).as_ref() == Some(of) && self.is_there(&field.value)
            };
            let fitting: Vec<usize> = (0..fields.len()).filter(fits).collect();
            // A parameter most often has the place of its field.
            let longer = |way: &Vec<usize>| {
                let (used, fresh): (Vec<usize>, Vec<usize>) = fitting.iter().partition(|place| way.contains(place));
                let next = |place: usize| [way.as_slice(), &[place]].concat();
                fresh.into_iter().chain(used).map(next).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(longer).take(MOST_TRIALS).collect();
        }
        ways
    }

    /// Whether a value can be given to a call now.
    fn is_there(&self, value: &Value) -> bool {
        match *value {
            Value::Object(object) => self.locals[object].state == Placed::Done,
            _ => true,
        }
    }

    fn is_proven(&self, class: &Class, method: &Method, fields: &[Field], takes: &[usize]) -> Option<()> {
        // Once the code is mended, the call that a violation is about may do something else; records have no other way.
        let avoided = self.suspect().filter(|_| !class.is_record);
        let mut trial = Trial::new(self.names.classes, &class.name, &self.case.objects).without(avoided);
        let mut items = Vec::new();
        for &field in takes {
            items.push(Item::of(&fields[field].value)?);
        }
        let made = if method.is_static() {
            trial.call(class, method, items, 0)??
        } else {
            let made = trial.make(&class.name)?;
            items.insert(0, made);
            trial.call(class, method, items, 0)?;
            made
        };
        let Item::Made(made) = made else { return None };
        let made = &trial.made[made];
        let holds = |field: &Field| match made.fields.get(&(field.class.to_string(), field.name.to_string())) {
            None => is_default(&field.value),
            Some(stored) => self.is_stored(&trial, *stored, &field.value),
        };
        (made.class == class.name && fields.iter().all(holds)).then_some(())
    }
}

/// Whether a method makes an object of its class: a constructor, or a static method that returns one.
fn is_maker(class: &Class, method: &Method) -> bool {
    let is_factory = method.is_static()
        && matches!(&method.types.result, Some(Type::Class(name)) if name.replace('/', ".") == class.name);
    (method.name == "<init>" || is_factory) && method.access & access::SYNTHETIC == 0
}
