//! What is asserted of the JDK's collections: what they hold, by their interfaces, and not what they are made of.

use super::containers::{Container, Holds, Order, references};
use super::{Expected, object_type};
use crate::case::{Contents, Ends, Value};
use crate::junit::body::{Body, LONGEST_LITERAL, Placed, Written};
use crate::junit::literal::{literal, text};
use crate::junit::names::variable_for;
use crate::junit::values::library_call;
use program::{BaseType, Type};

/// `Map.of` takes no more than these.
const MOST_ENTRIES: usize = 10;

/// Collections in collections that one expression writes.
const DEEPEST: usize = 3;

impl Body<'_, '_> {
    /// What a collection holds before and after the call, for one that was there before and that assertions can tell all of.
    pub(in crate::junit) fn told_container(&self, object: usize) -> Option<(Container, Container)> {
        let (before, after) = (&self.case.objects, &self.case.prediction.objects);
        if self.is_about_jdk() || object >= before.len() {
            return None;
        }
        let (old, new) = (Container::of(before, object)?, Container::of(after, object)?);
        let arguments = self.case.arguments.iter().map(|argument| argument.value);
        let statics = self.case.statics.iter().map(|field| field.value);
        let is_seen =
            arguments.chain(statics).any(|value| matches!(value, Value::Object(seen) if old.inner.contains(&seen)));
        (!is_seen && self.is_tellable(&old.holds) && self.is_tellable(&new.holds)).then_some((old, new))
    }

    /// What a collection that the call has made holds.
    pub(in crate::junit) fn new_container(&self, object: usize) -> Option<Container> {
        if self.is_about_jdk() || object < self.case.objects.len() && !self.is_node(object) {
            return None;
        }
        let found = self.read_or_asked(object)?;
        self.is_tellable(&found.holds).then_some(found)
    }

    /// Whether an object is an entry of a map that was there before the call, by which the map is known, and not the entry.
    fn is_node(&self, object: usize) -> bool {
        let is_entry = |class: &str| self.names.classes.is_subtype(class, "java.util.Map$Entry");
        let found = self.case.objects.get(object).filter(|_| self.inner.contains(&object));
        found.is_some_and(|found| is_entry(&found.class)) && !self.by_fields.contains(&object)
    }

    /// What a new collection holds: read from its fields if all that it is made of is new, else as its own code says.
    fn read_or_asked(&self, object: usize) -> Option<Container> {
        if let Some(told) = self.told.borrow().get(&object) {
            return told.clone();
        }
        let known = self.case.objects.len();
        let read = Container::of(&self.case.prediction.objects, object);
        let read = read.filter(|found| found.inner.iter().all(|part| *part >= known));
        let told = read.or_else(|| self.asked_container(object));
        self.told.borrow_mut().insert(object, told.clone());
        told
    }

    /// A collection that the call has made, of which nobody else knows, and which is equal to any that holds the same.
    fn nested(&self, object: usize) -> Option<Holds> {
        if self.is_about_jdk() || object < self.case.objects.len() || self.is_shared(object) {
            return None;
        }
        let holds = self.read_or_asked(object)?.holds;
        (!matches!(holds, Holds::Queue(_) | Holds::Text(_))).then_some(holds)
    }

    /// Whether assertions can find every element: by its place, or by a key.
    fn is_tellable(&self, holds: &Holds) -> bool {
        match holds {
            Holds::Set(values, Order::Any) => values.len() == 1 || values.iter().all(|value| self.is_plain(value)),
            Holds::Map(entries, Order::Any) if entries.len() > 1 => entries.iter().all(|(key, _)| self.is_plain(key)),
            _ => true,
        }
    }

    /// Whether `equals` says all of a value: of numbers and texts, of objects that are equal only to themselves, and of new
    /// collections of such.
    fn is_plain(&self, value: &Value) -> bool {
        self.is_plain_within(value, DEEPEST)
    }

    fn is_plain_within(&self, value: &Value, depth: usize) -> bool {
        let Value::Object(object) = *value else { return *value != Value::Any };
        let Some(found) = self.case.prediction.objects.get(object) else { return false };
        match &found.contents {
            Contents::Text(units) => units.len() <= LONGEST_LITERAL,
            Contents::Boxed(_) | Contents::Ranked(_) => true,
            Contents::Constant { class, field } if library_call(class, field).is_some() => true,
            Contents::Constant { class, field } => self.names.classes.get(class).is_some_and(|home| {
                let declared = home.field(field);
                declared.is_some_and(|field| self.names.classes.is_field_open(&home, field, &self.names.package))
            }),
            Contents::Fields(_) if object >= self.case.objects.len() => {
                let holds = (depth > 0).then(|| self.nested(object)).flatten();
                let is_plain = |value: &&Value| self.is_plain_within(value, depth - 1);
                holds.is_some_and(|holds| holds.values().iter().all(is_plain))
            }
            Contents::Fields(_) => {
                let lineage = self.names.classes.lineage(&found.class);
                let equals = lineage.iter().find(|class| class.method("equals", "(Ljava/lang/Object;)Z").is_some());
                equals.is_some_and(|home| home.name == "java.lang.Object")
            }
            _ => false,
        }
    }

    /// A plain value as an element.
    fn element(&mut self, value: &Value) -> Option<String> {
        if !self.is_plain(value) {
            return None;
        }
        let Value::Object(object) = *value else { return literal(value) };
        let case = self.case;
        match &case.prediction.objects[object].contents {
            Contents::Text(units) => Some(text(units)),
            Contents::Boxed(value) => literal(value),
            Contents::Constant { class, field } => self.constant(class, field).ok(),
            Contents::Fields(_) if object >= case.objects.len() => {
                let holds = self.nested(object)?;
                self.equal_to(&holds, object)
            }
            _ => Some(self.locals[object].name.clone()).filter(|_| self.locals[object].state == Placed::Done),
        }
    }

    /// An expression that is equal to what holds this, if there is one: `List.of(1, 2)`.
    fn equal_to(&mut self, holds: &Holds, object: usize) -> Option<String> {
        match holds {
            Holds::List(values) => self.list_of(values),
            Holds::Set(values, _) => self.set_of(values),
            Holds::Map(entries, order) => self.map_of(entries, *order),
            Holds::Optional(held) => {
                let held = held.as_ref().map(|value| self.element(value));
                let optional = self.library("Optional");
                match held {
                    None => Some(format!("{optional}.empty()")),
                    Some(held) => held.map(|held| format!("{optional}.of({held})")),
                }
            }
            Holds::OptionalNumber(held) => {
                let optional = self.class_of(object);
                let held = held.as_ref().and_then(literal);
                Some(format!("{optional}.{}", held.map_or("empty()".to_owned(), |held| format!("of({held})"))))
            }
            Holds::Entry(key, value) => {
                let has_null = *key == Value::Null || *value == Value::Null;
                let (key, value) = (self.element(key)?, self.element(value)?);
                Some(match has_null {
                    true => format!("new {}<>({key}, {value})", self.library("AbstractMap.SimpleEntry")),
                    false => format!("{}.entry({key}, {value})", self.library("Map")),
                })
            }
            Holds::Decimal(digits) => Some(format!("new {}(\"{digits}\")", self.class_of(object))),
            Holds::Queue(_) | Holds::Text(_) => None,
        }
    }

    /// The class of an object after the call, as the test names it.
    fn class_of(&mut self, object: usize) -> String {
        let class = self.case.prediction.objects[object].class.to_string();
        self.names.class(&class).unwrap_or(class)
    }

    fn all_elements(&mut self, values: &[Value]) -> Option<Vec<String>> {
        values.iter().map(|value| self.element(value)).collect()
    }

    /// A class of `java.util`, also one within another.
    fn library(&mut self, simple: &str) -> String {
        let named = self.names.class(&format!("java.util.{}", simple.replace('.', "$")));
        named.unwrap_or_else(|| format!("java.util.{simple}"))
    }

    /// `List.of(1, 2)`, which has no room for null.
    fn list_of(&mut self, values: &[Value]) -> Option<String> {
        let elements = self.all_elements(values)?;
        let list = elements.join(", ");
        Some(match values {
            [Value::Null] => format!("{}.singletonList(null)", self.library("Collections")),
            _ if values.contains(&Value::Null) => format!("{}.asList({list})", self.library("Arrays")),
            _ => format!("{}.of({list})", self.library("List")),
        })
    }

    /// `Set.of(1, 2)`; the order in which a hash table has the elements is left out.
    fn set_of(&mut self, values: &[Value]) -> Option<String> {
        let mut elements = self.all_elements(values)?;
        elements.sort();
        let list = elements.join(", ");
        Some(match values {
            [Value::Null] => format!("{}.singleton(null)", self.library("Collections")),
            _ if values.contains(&Value::Null) => {
                self.needs.suppressed.extend(["rawtypes", "unchecked"]);
                format!("new {}<>({}.asList({list}))", self.library("HashSet"), self.library("Arrays"))
            }
            _ => format!("{}.of({list})", self.library("Set")),
        })
    }

    /// `Map.of("a", 1)`; a map that this cannot write gets a variable.
    fn map_of(&mut self, entries: &[(Value, Value)], order: Order) -> Option<String> {
        let mut written = Vec::new();
        for (key, value) in entries {
            written.push((self.element(key)?, self.element(value)?));
        }
        if order == Order::Any {
            written.sort();
        }
        let has_null = entries.iter().any(|(key, value)| *key == Value::Null || *value == Value::Null);
        if let ([(key, value)], true) = (&written[..], has_null) {
            return Some(format!("{}.singletonMap({key}, {value})", self.library("Collections")));
        }
        if !has_null && written.len() <= MOST_ENTRIES {
            let list: Vec<String> = written.into_iter().map(|(key, value)| format!("{key}, {value}")).collect();
            return Some(format!("{}.of({})", self.library("Map"), list.join(", ")));
        }
        let variable = self.fresh_name("entries");
        let (map, hash_map) = (self.library("Map"), self.library("HashMap"));
        self.say(format!("{map}<Object, Object> {variable} = new {hash_map}<>();"));
        for (key, value) in written {
            self.say(format!("{variable}.put({key}, {value});"));
        }
        Some(variable)
    }

    /// Asserts what a collection holds; `None` if it is none that is known.
    pub(in crate::junit) fn expect_container(
        &mut self,
        expected: &Expected,
        object: usize,
    ) -> Written<Option<Vec<Expected>>> {
        let is_itself = self.locals[object].state == Placed::Done && self.locals[object].name == expected.expression;
        let container = match is_itself {
            true => self.told_container(object).map(|(_, after)| after),
            false if self.locals[object].state == Placed::Done && !self.is_node(object) => None,
            false => self.new_container(object),
        };
        let Some(Container { holds, .. }) = container else { return Ok(None) };
        let mut expected = expected.clone_with(object);
        if !is_itself && (self.is_shared(object) || !self.is_one_line(&holds)) {
            expected = self.as_collection(expected, object);
        }
        let equal = self.assertion("assertEquals");
        let expression = expected.expression.clone();
        match &holds {
            Holds::List(values) => match self.list_of(values) {
                Some(list) => self.say(format!("{equal}({list}, {expression});")),
                None => return Ok(Some(self.each(&expected, &expression, values))),
            },
            Holds::Set(values, Order::Any) if values.iter().all(|value| self.is_plain(value)) => {
                let set = self.set_of(values).unwrap_or_default();
                self.say(format!("{equal}({set}, {expression});"));
            }
            Holds::Queue(values) | Holds::Set(values, _) => {
                self.needs.suppressed.extend(["rawtypes", "unchecked"]);
                let made = format!("new {}<>({expression})", self.library("ArrayList"));
                match self.list_of(values) {
                    Some(list) => self.say(format!("{equal}({list}, {made});")),
                    None => {
                        let variable = self.fresh_name("elements");
                        let (list, any) = (self.library("List"), "<Object>");
                        self.say(format!("{list}{any} {variable} = {made};"));
                        return Ok(Some(self.each(&expected, &variable, values)));
                    }
                }
            }
            Holds::Map(entries, order) => return Ok(Some(self.expect_map(&expected, entries, *order))),
            Holds::Text(units) => {
                let printed = text(units);
                self.say(format!("{equal}({printed}, {expression}.toString());"));
            }
            Holds::Optional(_) | Holds::OptionalNumber(_) | Holds::Entry(..) | Holds::Decimal(_) => {
                match self.equal_to(&holds, object) {
                    Some(wanted) => self.say(format!("{equal}({wanted}, {expression});")),
                    None => return Ok(Some(self.parts(&expected, &holds))),
                }
            }
        }
        Ok(Some(Vec::new()))
    }

    /// What an entry or an `Optional` gives, one by one.
    fn parts(&self, expected: &Expected, holds: &Holds) -> Vec<Expected> {
        let Expected { expression, name, .. } = expected;
        match holds {
            Holds::Optional(Some(value)) => vec![self.got(format!("{expression}.get()"), value, name)],
            Holds::Entry(key, value) => vec![
                self.got(format!("{expression}.getKey()"), key, name),
                self.got(format!("{expression}.getValue()"), value, name),
            ],
            _ => Vec::new(),
        }
    }

    /// Whether one comparison says all of a collection, so that it needs no variable.
    fn is_one_line(&self, holds: &Holds) -> bool {
        match holds {
            Holds::Queue(_) | Holds::Set(_, Order::Kept) => false,
            Holds::Map(entries, Order::Kept) if entries.len() > 1 => false,
            _ => holds.values().iter().all(|value| self.is_plain(value)),
        }
    }

    /// Elements by their places in a list.
    fn each(&mut self, expected: &Expected, list: &str, values: &[Value]) -> Vec<Expected> {
        let size = self.size_of(list, values.len());
        let each = values.iter().enumerate();
        let each: Vec<Expected> =
            each.map(|(place, value)| self.got(format!("{list}.get({place})"), value, &expected.name)).collect();
        std::iter::once(size).chain(each).collect()
    }

    fn size_of(&self, collection: &str, size: usize) -> Expected {
        Expected {
            expression: format!("{collection}.size()"),
            of: Type::Base(BaseType::Int),
            value: Value::Int(i32::try_from(size).unwrap_or(i32::MAX)),
            name: "size".to_owned(),
        }
    }

    /// Something that a method of a collection gives.
    fn got(&self, expression: String, value: &Value, name: &str) -> Expected {
        let name = match *value {
            Value::Object(object) => variable_for(&self.case.prediction.objects[object].class),
            _ => name.to_owned(),
        };
        Expected { expression, of: object_type(), value: *value, name }
    }

    fn expect_map(&mut self, expected: &Expected, entries: &[(Value, Value)], order: Order) -> Vec<Expected> {
        let expression = &expected.expression;
        let mut more = Vec::new();
        match self.map_of(entries, order) {
            Some(map) => {
                let equal = self.assertion("assertEquals");
                self.say(format!("{equal}({map}, {expression});"));
            }
            None if !entries.iter().all(|(key, _)| self.is_plain(key)) => {
                return self.keys_and_values(expected, entries);
            }
            None => {
                more.push(self.size_of(expression, entries.len()));
                for (key, value) in entries {
                    let key = self.element(key).unwrap_or_default();
                    more.push(self.got(format!("{expression}.get({key})"), value, &expected.name));
                }
            }
        }
        if order == Order::Kept && entries.len() > 1 {
            let keys: Vec<Value> = entries.iter().map(|(key, _)| *key).collect();
            let keys = self.list_of(&keys).unwrap_or_default();
            let equal = self.assertion("assertEquals");
            self.needs.suppressed.extend(["rawtypes", "unchecked"]);
            let made = format!("new {}<>({expression}.keySet())", self.library("ArrayList"));
            self.say(format!("{equal}({keys}, {made});"));
        }
        more
    }

    /// The entries of a map in their order, where keys have an `equals` of their own that need not find them.
    fn keys_and_values(&mut self, expected: &Expected, entries: &[(Value, Value)]) -> Vec<Expected> {
        let (keys, values): (Vec<Value>, Vec<Value>) = entries.iter().copied().unzip();
        let mut more = Vec::new();
        for (view, wanted, values) in [("keySet", "keys", keys), ("values", "values", values)] {
            self.needs.suppressed.extend(["rawtypes", "unchecked"]);
            let variable = self.fresh_name(wanted);
            let (list, made) = (self.library("List"), self.library("ArrayList"));
            self.say(format!("{list}<Object> {variable} = new {made}<>({}.{view}());", expected.expression));
            more.extend(self.each(expected, &variable, &values));
        }
        more
    }

    /// Whether more than one place refers to an object after the call.
    fn is_shared(&self, object: usize) -> bool {
        let prediction = &self.case.prediction;
        let within: usize =
            prediction.objects.iter().map(|found| references(found).filter(|to| *to == object).count()).sum();
        let result = match prediction.ends {
            Ends::Returns(Some(result)) => usize::from(result == Value::Object(object)),
            _ => 0,
        };
        let statics = prediction.statics.iter().filter(|field| field.value == Value::Object(object)).count();
        within + result + statics > 1
    }

    /// A variable for a collection, of an interface that has what is asked of it.
    fn as_collection(&mut self, expected: Expected, object: usize) -> Expected {
        let Expected { expression, of, value, name } = expected;
        let found = self.case.prediction.objects[object].class.clone();
        let static_name = of.class_name().replace('/', ".");
        let classes = self.names.classes;
        let wanted =
            ["java.util.List", "java.util.Map", "java.util.Collection", "java.util.Map$Entry", "java.util.Optional"];
        let wanted = wanted.into_iter().find(|wanted| classes.is_subtype(&found, wanted));
        let wanted = wanted.unwrap_or("java.util.Optional").to_owned();
        let is_name = expression.chars().all(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '$'));
        self.locals[object].state = Placed::Done;
        self.locals[object].is_typed = false;
        if is_name && classes.is_subtype(&static_name, &wanted) {
            self.locals[object].name = expression.clone();
            return Expected { expression, of, value, name };
        }
        let variable = if name == "result" { variable_for(&found) } else { name };
        let variable = self.fresh_name(&variable);
        let named = self.type_of(&wanted).unwrap_or_else(|| wanted.clone());
        let cast = if classes.is_subtype(&static_name, &wanted) { String::new() } else { format!("({named}) ") };
        self.say(format!("{named} {variable} = {cast}{expression};"));
        self.locals[object].name = variable.clone();
        let of = Type::Class(wanted.replace('.', "/").into());
        Expected { expression: variable.clone(), of, value, name: variable }
    }
}
