//! Fields and small methods of objects as a test can use them: directly, through setters and getters, or by the helper class.

use super::{Expected, object_type};
use crate::case::{Contents, Field, Object, Value};
use crate::junit::body::{Body, DEPRECATED};
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
            && self.names.classes.is_accessible(&home, declared.access, &self.names.package)
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
        self.helper(&field.class);
        let name = self.locals[object].name.clone();
        let lineage = self.names.classes.lineage(&found.class);
        let nearest = lineage.iter().find(|class| class.field(&field.name).is_some());
        if nearest.is_some_and(|nearest| nearest.name == field.class) {
            return format!("{name}, \"{}\"", field.name);
        }
        let home = self.class_literal(&field.class);
        format!("{name}, {home}, \"{}\"", field.name)
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
        let getter = self.accessor(object, found, |effect, method| gets(effect, method, field))?;
        Some(Expected { expression: format!("{owner}.{getter}()"), of, value, name })
    }

    /// What is in a field, by the helper class.
    pub fn got_by_helper(&mut self, object: usize, found: &Object, field: &Field) -> String {
        let place = self.by_helper(object, found, field);
        format!("{}.get({place})", self.names.helper)
    }

    /// A method of an object that does exactly what is wanted: a setter, a getter.
    pub fn accessor(
        &mut self,
        object: usize,
        found: &Object,
        wanted: impl Fn(&Effect, &Method) -> bool,
    ) -> Option<String> {
        if !self.locals[object].is_typed {
            return None;
        }
        let (class, place) = self.accessor_of(found, wanted)?;
        let method = &class.methods[place];
        self.note_method(&class, method);
        Some(method.name.clone())
    }

    pub(in crate::junit) fn accessor_of(
        &self,
        found: &Object,
        wanted: impl Fn(&Effect, &Method) -> bool,
    ) -> Option<(Rc<Class>, usize)> {
        let classes = self.names.classes;
        let lineage = classes.lineage(&found.class);
        let is_overloaded = |name: &str| {
            let all = lineage.iter().flat_map(|class| &class.methods).filter(|method| method.name == name);
            all.map(|method| &method.descriptor).collect::<BTreeSet<_>>().len() > 1
        };
        self.operations(&found.class).into_iter().find(|(class, place)| {
            let method = &class.methods[*place];
            !is_overloaded(&method.name) && classes.effect(class, method).is_some_and(|effect| wanted(&effect, method))
        })
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

/// Whether a method returns what a field holds and does nothing else.
pub fn gets(effect: &Effect, method: &Method, field: &Field) -> bool {
    let wanted = Stored::Field(field.class.to_string(), field.name.to_string());
    method.descriptor == format!("(){}", field.descriptor)
        && effect.assigned.is_empty()
        && effect.returned == Some(wanted)
}
