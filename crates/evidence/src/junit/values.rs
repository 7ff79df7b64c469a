//! Values as expressions of a test, and what javac sees in these.

use super::body::{Body, DEPRECATED, LONGEST_LITERAL, Written, boxed, is_kept, no_test};
use super::literal::{self, literal};
use super::names::is_name;
use crate::case::{Contents, Value};
use program::Type;

/// What javac sees in arrays that the helper class has made.
pub(super) const ANY_ARRAY: &str = "[Ljava.lang.Object;";

/// Types whose `Class` objects are called after a keyword.
const PRIMITIVES: [&str; 9] = ["boolean", "byte", "char", "short", "int", "long", "float", "double", "void"];

impl Body<'_, '_> {
    /// A value as an expression that fits where something of a type is wanted. Objects have to be placed.
    pub fn expression(&mut self, value: &Value, wanted: &Type) -> Written<String> {
        let Value::Object(object) = *value else {
            return literal(value).map_or_else(|| no_test("a value of it is not known"), Ok);
        };
        let inline = self.inline(object)?;
        let name = inline.unwrap_or_else(|| self.locals[object].name.clone());
        let wanted_name = wanted.class_name().replace('/', ".");
        let fits = match self.seen_as(object)? {
            // An array that the helper class has made is more than javac sees.
            Some(seen) if seen.starts_with('[') => {
                self.locals[object].is_typed || !wanted_name.starts_with('[') || seen == wanted_name
            }
            Some(seen) => self.names.classes.is_subtype(&seen, &wanted_name),
            None => wanted_name == "java.lang.Object",
        };
        let is_helpers = self.is_helpers(object);
        match self.type_name(wanted).filter(|_| !fits) {
            Some(named) if is_helpers => {
                no_test(format!("an object of {named} is wanted, of which only an order is known"))
            }
            Some(named) => Ok(format!("({named}) {name}")),
            None => Ok(name),
        }
    }

    /// As [`Body::expression`], where the type that is wanted has type arguments or variables: only a raw type fits any.
    pub fn loose_expression(&mut self, value: &Value, wanted: &Type) -> Written<String> {
        let expression = self.expression(value, wanted)?;
        let Value::Object(object) = *value else { return Ok(expression) };
        let is_generic = |class: &str| self.names.classes.get(class).is_some_and(|class| class.is_generic);
        let wanted_name = wanted.class_name().replace('/', ".");
        let is_raw = match self.seen_as(object)? {
            _ if self.is_helpers(object) => false,
            Some(seen) => seen == wanted_name || is_generic(&seen),
            None => true,
        };
        if is_raw || !is_generic(&wanted_name) {
            return Ok(expression);
        }
        Ok(self.type_name(wanted).map_or(expression.clone(), |named| format!("({named}) {expression}")))
    }

    /// Whether an object is of a class of the helper's, which knows an order and nothing else.
    fn is_helpers(&self, object: usize) -> bool {
        let contents = self.case.objects.get(object).map(|found| &found.contents);
        matches!(contents, Some(Contents::Ranked(_) | Contents::Order(_)))
    }

    /// The class that javac sees in the expression for an object; `None` if that is only `Object`.
    pub fn seen_as(&mut self, object: usize) -> Written<Option<String>> {
        let Some(found) = self.case.objects.get(object) else { return Ok(None) };
        match &found.contents {
            Contents::Constant { field, .. } if field == "class" => Ok(Some("java.lang.Class".to_owned())),
            Contents::Constant { class, field } => {
                let expression = self.constant(class, field)?;
                let declared =
                    self.names.classes.get(class).and_then(|home| Some(home.field(field)?.descriptor.clone()));
                let seen =
                    declared.and_then(|descriptor| Some(Type::parse(&descriptor)?.class_name().replace('/', ".")));
                Ok(seen.filter(|_| !self.is_helped(&expression)))
            }
            Contents::Ranked(_) => Ok(Some("java.lang.Comparable".to_owned())),
            Contents::Order(_) => Ok(Some("java.util.Comparator".to_owned())),
            Contents::Text(_) | Contents::Boxed(_) => Ok(Some(found.class.to_string())),
            // Whose elements have no name in Java, that is an array of any objects.
            Contents::Array(_) if !self.locals[object].is_typed => Ok(Some(ANY_ARRAY.to_owned())),
            _ => Ok(self.locals[object].is_typed.then(|| found.class.to_string())),
        }
    }

    /// The one argument of a method that takes any number of objects: null or an array would be taken for all of them.
    pub fn lone(&mut self, argument: String) -> String {
        let is_cast_to_array =
            argument.starts_with('(') && argument.split(')').next().is_some_and(|of| of.ends_with("[]"));
        let is_spread = argument == "null"
            || is_cast_to_array
            || matches!(self.static_type(&argument), Some(Type::Array(element)) if !matches!(*element, Type::Base(_)));
        if is_spread { format!("(Object) {argument}") } else { argument }
    }

    /// An object that needs no variable, since the same expression always gives it.
    pub fn inline(&mut self, object: usize) -> Written<Option<String>> {
        let case = self.case;
        let Some(found) = case.objects.get(object) else { return Ok(None) };
        match &found.contents {
            Contents::Constant { class, field } => self.constant(class, field).map(Some),
            Contents::Text(units) if units.len() > LONGEST_LITERAL => no_test("a text of it is too long for a literal"),
            Contents::Text(units) => Ok(self.is_literal(object).then(|| literal::text(units))),
            Contents::Boxed(value) if is_kept(value) && self.is_first(object) => Ok(boxed(&found.class, value)),
            _ => Ok(None),
        }
    }

    /// Whether an object is a text that is written as a literal: the first of its kind.
    pub fn is_literal(&self, object: usize) -> bool {
        matches!(self.case.objects[object].contents, Contents::Text(_)) && self.is_first(object)
    }

    /// Whether no object before this one is like it: of two that are, the JDK would keep only one, and they are not the same.
    pub(super) fn is_first(&self, object: usize) -> bool {
        let found = &self.case.objects[object];
        !self.case.objects[..object].iter().any(|other| other == found)
    }

    /// What a static field holds.
    pub fn constant(&mut self, class: &str, field: &str) -> Written<String> {
        if field == "class" {
            let is_primitive = PRIMITIVES.contains(&class);
            return Ok(if is_primitive { format!("{class}.class") } else { self.class_literal(class) });
        }
        let Some(facts) = self.names.classes.get(class) else { return no_test(format!("there is no class {class}")) };
        let Some(declared) = facts.field(field) else { return no_test(format!("{class} has no field {field}")) };
        let is_open = self.names.classes.is_field_open(&facts, declared, &self.names.package) && is_name(field);
        match self.type_name(&Type::Class(class.replace('.', "/").into())).filter(|_| is_open) {
            Some(named) => {
                if declared.is_deprecated {
                    self.needs.suppressed.extend(DEPRECATED);
                }
                Ok(format!("{named}.{field}"))
            }
            None => {
                if let Some(given) = self.given_by_library(class, field) {
                    return Ok(given);
                }
                let literal = self.class_literal(class);
                let held = format!("{}.get(null, {literal}, \"{field}\")", self.names.helper);
                self.helper_in(class, &held);
                Ok(held)
            }
        }
    }

    /// A hidden constant of the JDK as a call that gives it.
    fn given_by_library(&mut self, class: &str, field: &str) -> Option<String> {
        let (class, method) = library_call(class, field)?;
        Some(format!("{}.{method}()", self.names.class(class)?))
    }
}

/// The class and the method that give a hidden constant of the JDK, which is equal to any that holds the same.
pub(super) fn library_call<'c>(class: &'c str, field: &str) -> Option<(&'c str, &'static str)> {
    Some(match (class, field) {
        (
            "java.util.Optional" | "java.util.OptionalInt" | "java.util.OptionalLong" | "java.util.OptionalDouble",
            "EMPTY",
        ) => (class, "empty"),
        ("java.util.ImmutableCollections", "EMPTY_LIST") => ("java.util.List", "of"),
        ("java.util.ImmutableCollections", "EMPTY_SET") => ("java.util.Set", "of"),
        ("java.util.ImmutableCollections", "EMPTY_MAP") => ("java.util.Map", "of"),
        _ => return None,
    })
}
