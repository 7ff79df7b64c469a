//! Fields and small methods of objects as a test can use them: directly, through setters and getters, or by the helper class.

use super::{Expected, object_type};
use crate::case::{Contents, Field, Object, Value};
use crate::junit::body::{Body, DEPRECATED};
use crate::junit::build::suspects::MethodKey;
use crate::junit::classes::{Class, Method};
use crate::junit::effects::{Effect, Stored};
use crate::junit::names::{capitalized, is_name};
use program::{Type, access};
use std::collections::BTreeSet;
use std::rc::Rc;

/// A field that the test may name.
pub struct Readable {
    /// The class that declares it.
    pub home: Rc<Class>,
    /// `object.field`.
    pub expression: String,
}

impl Body<'_, '_> {
    /// A field as the test may name it; `None` if it may not.
    pub fn readable(&mut self, object: usize, found: &Object, field: &Field) -> Option<Readable> {
        let home = self.open_home(found, field).filter(|_| self.locals[object].is_typed)?;
        let declared = home.field(&field.name)?;
        if declared.is_deprecated {
            self.needs.suppressed.extend(DEPRECATED);
        }
        let owner = self.locals[object].name.clone();
        let owner = if self.names.classes.inherits(&found.class, &home, declared.access) {
            owner
        } else {
            format!("(({}) {owner})", self.type_of(&home.name)?)
        };
        Some(Readable { expression: format!("{owner}.{}", field.name), home })
    }

    /// The class that declares a field which the test may name on objects of its class.
    fn open_home(&self, found: &Object, field: &Field) -> Option<Rc<Class>> {
        let home = self.names.classes.get(&field.class)?;
        let declared = home.field(&field.name)?;
        let lineage = self.names.classes.lineage(&found.class);
        // A field of the same name in a subclass hides it.
        let first = lineage.iter().find(|class| class.field(&field.name).is_some())?;
        let is_open = first.name == home.name
            && self.names.classes.is_field_open(&home, declared, &self.names.package)
            && declared.access & access::SYNTHETIC == 0
            && is_name(&declared.name)
            // A subclass may say what the type variables stand for.
            && (!home.is_generic || lineage.first().is_some_and(|class| class.is_generic));
        is_open.then_some(home)
    }

    /// Whether the test may assign to a field.
    pub(in crate::junit) fn is_assignable(&self, found: &Object, field: &Field) -> bool {
        let is_ranked = matches!(field.value, Value::Object(child)
            if matches!(self.case.objects[child].contents, Contents::Ranked(_) | Contents::Order(_)));
        self.names.classes.is_nameable(&found.class, &self.names.package)
            && self.open_home(found, field).is_some_and(|home| {
                let is_final = home.field(&field.name).is_none_or(|declared| declared.access & access::FINAL != 0);
                !is_final && (!is_ranked || home.is_generic)
            })
    }

    /// A field as the helper class is told of it: the object, the name, and between them the class if another one hides it.
    pub fn by_helper(&mut self, object: usize, found: &Object, field: &Field) -> String {
        let name = self.locals[object].name.clone();
        let lineage = self.names.classes.lineage(&found.class);
        let nearest = lineage.iter().find(|class| class.field(&field.name).is_some());
        let place = if nearest.is_some_and(|nearest| nearest.name == field.class) {
            format!("{name}, \"{}\"", field.name)
        } else {
            format!("{name}, {}, \"{}\"", self.class_literal(&field.class), field.name)
        };
        self.helper_in(&field.class, &place);
        place
    }

    /// A field as an expression, and what is predicted of it.
    pub(in crate::junit) fn field_of(&mut self, object: usize, found: &Object, field: &Field) -> Expected {
        if let Some(open) = self.open_field_of(object, found, field) {
            return open;
        }
        let (name, value) = (self.field_name(object, field), field.value);
        let expression = self.got_by_helper(object, found, field);
        Expected { expression, of: object_type(), value, name }
    }

    /// What a variable for a field would be called.
    fn field_name(&self, object: usize, field: &Field) -> String {
        let owner = self.locals[object].name.clone();
        let is_receiver = self
            .case
            .arguments
            .first()
            .is_some_and(|first| first.name == "this" && first.value == Value::Object(object));
        if is_receiver { field.name.to_string() } else { format!("{owner}{}", capitalized(&field.name)) }
    }

    /// A field that the test may read, or that a method gives which it may call.
    pub(in crate::junit) fn open_field_of(&mut self, object: usize, found: &Object, field: &Field) -> Option<Expected> {
        let (owner, name) = (self.locals[object].name.clone(), self.field_name(object, field));
        let of = Type::parse(&field.descriptor).unwrap_or_else(object_type);
        let value = field.value;
        let readable = self.readable(object, found, field).filter(|_| self.names.of_type(&of).is_some());
        if let Some(Readable { expression, .. }) = readable {
            return Some(Expected { expression, of, value, name });
        }
        if !self.locals[object].is_typed {
            return None;
        }
        if !self.names.classes.is_type_nameable(&of, &self.names.package) {
            return None;
        }
        let getter = self.getter(&found.class, (&field.class, &field.name, &field.descriptor))?;
        Some(Expected { expression: format!("{owner}.{getter}()"), of, value, name })
    }

    /// What is in a field, by the helper class.
    pub fn got_by_helper(&mut self, object: usize, found: &Object, field: &Field) -> String {
        let place = self.by_helper(object, found, field);
        format!("{}.get({place})", self.names.helper)
    }

    /// The method that gives what a field of an object of a class holds: one that is called after the field, else one whose contract
    /// says nothing of its own, and none that is wrong. Whoever mends a method may let it give something else.
    pub(in crate::junit) fn getter(&mut self, class: &str, field: (&str, &str, &str)) -> Option<String> {
        let all = self.accessors_of(class, |effect, method| gets(effect, method, field));
        let rank = |method: &Method| named_after(&method.name, field.1);
        let usable = all.into_iter().filter(|(home, place)| {
            let method = &home.methods[*place];
            !self.is_wrong(home, method) && (rank(method).is_some() || !self.is_promising(home, method))
        });
        let (home, place) = usable.min_by_key(|(home, place)| rank(&home.methods[*place]).unwrap_or(GETTERS.len()))?;
        let method = &home.methods[place];
        self.note_method(&home, method);
        Some(method.name.clone())
    }

    /// The methods of objects of a class that do exactly what is wanted: setters, getters.
    pub(in crate::junit) fn accessors_of(
        &self,
        class: &str,
        wanted: impl Fn(&Effect, &Method) -> bool,
    ) -> Vec<(Rc<Class>, usize)> {
        let classes = self.names.classes;
        let lineage = classes.lineage(class);
        let is_overloaded = |name: &str| {
            let all = lineage.iter().flat_map(|class| &class.methods).filter(|method| method.name == name);
            all.map(|method| &method.descriptor).collect::<BTreeSet<_>>().len() > 1
        };
        let mut found = self.operations(class);
        found.retain(|(class, place)| {
            let method = &class.methods[*place];
            let is_taken = classes.takes_nameable(method, &self.names.package);
            is_taken
                && !is_overloaded(&method.name)
                && classes.effect(class, method).is_some_and(|effect| wanted(&effect, method))
        });
        found
    }

    /// Whether something was found to be wrong with a method in this run.
    fn is_wrong(&self, class: &Class, method: &Method) -> bool {
        let is_it = |(home, name, descriptor): &MethodKey| {
            *name == method.name && *descriptor == method.descriptor && *home == class.name
        };
        self.wrong.iter().any(is_it)
    }

    /// Notes what a call of a method asks of the test around it.
    pub fn note_method(&mut self, class: &Class, method: &Method) {
        if method.is_deprecated || class.is_deprecated {
            self.needs.suppressed.extend(DEPRECATED);
        }
        let checked: Vec<&String> =
            method.exceptions.iter().filter(|exception| self.names.classes.is_checked(exception)).collect();
        for exception in checked {
            let declared = if exception == "java.lang.Throwable" { "Throwable" } else { "Exception" };
            self.needs.throws.insert(declared.to_owned());
        }
    }
}

/// Whether a method stores its one parameter in a field and does nothing else, but that it may return its object.
pub fn sets(effect: &Effect, method: &Method, field: &Field) -> bool {
    let key = (field.class.to_string(), field.name.to_string());
    let parameters = format!("({})", field.descriptor);
    method.descriptor.starts_with(&parameters)
        && effect.returned.as_ref().is_none_or(|returned| *returned == Stored::This)
        && effect.assigned.len() == 1
        && (effect.required.is_empty() || field.value != Value::Null)
        && effect.assigned.get(&key) == Some(&Stored::Parameter(0))
}

/// Whether a method returns what a field holds and does nothing else. The field is known by its class, name and descriptor.
fn gets(effect: &Effect, method: &Method, (class, name, descriptor): (&str, &str, &str)) -> bool {
    method.descriptor == format!("(){descriptor}")
        && effect.assigned.is_empty()
        && effect.returned == Some(Stored::Field(class.to_owned(), name.to_owned()))
}

/// What stands in front of a field's name in the name of its getter, best first.
const GETTERS: [&str; 3] = ["", "get", "is"];

/// How well a method is called after a field; `None` if it is not.
fn named_after(method: &str, field: &str) -> Option<usize> {
    GETTERS.iter().position(|prefix| match *prefix {
        "" => method == field,
        prefix => method.strip_prefix(prefix).is_some_and(|rest| rest == capitalized(field)),
    })
}
