//! The objects before the call, as statements that make them.
//!
//! What an object refers to is made first, then the object by the call that does most of the work, then what is left is
//! assigned.

pub(super) mod agreed;
pub(super) mod arguments;
pub(super) mod builder;
pub(super) mod calls;
pub(super) mod construct;
pub(super) mod content;
pub(super) mod copied;
pub(super) mod feeds;
pub(super) mod fill;
pub(super) mod known;
pub(super) mod library;
pub(super) mod likeness;
pub(super) mod open;
pub(super) mod operations;
pub(super) mod recipe;
pub(super) mod rehearsed;
pub(super) mod same;
pub(super) mod samples;
pub(super) mod stock;
pub(super) mod stocked;
pub(super) mod suspects;
pub(super) mod unseen;

use super::body::{Body, Placed, Written, boxed, is_kept, no_test};
use super::classes::Class;
use super::expect::arrays::MOST_ELEMENTS;
use super::expect::members::Readable;
use super::literal::{is_default, literal, text};
use super::names::{as_type, is_name};
use crate::case::{Contents, Field, Object, Value};
use construct::Plan;
use program::{Type, access};
use recipe::Recipe;

impl Body<'_, '_> {
    /// Makes everything that the call needs.
    pub fn build(&mut self) -> Written<()> {
        let case = self.case;
        for argument in &case.arguments {
            self.place_value(&argument.value)?;
        }
        // What makes the others may count them in one.
        for field in &case.statics {
            self.place_value(&field.value)?;
        }
        for field in &case.statics {
            let of = Type::parse(&field.descriptor);
            let Some(of) = of else { return no_test(format!("the type of {} is broken", field.name)) };
            let value = self.expression(&field.value, &of)?;
            self.assign_static(&field.class, &field.name, &value)?;
        }
        Ok(())
    }

    fn assign_static(&mut self, class: &str, name: &str, value: &str) -> Written<()> {
        let facts = self.names.classes.get(class);
        let declared = facts.as_ref().and_then(|facts| facts.field(name));
        let (Some(facts), Some(declared)) = (&facts, declared) else {
            return no_test(format!("{class} has no field {name}"));
        };
        if declared.access & access::FINAL != 0 {
            return no_test(format!("the final field {name} of {class} would have to change"));
        }
        if self.names.classes.is_field_open(facts, declared, &self.names.package) && is_name(name) {
            if let Some(named) = self.type_of(class) {
                self.say(format!("{named}.{name} = {value};"));
                return Ok(());
            }
        }
        self.helper(class);
        let literal = self.class_literal(class);
        self.say(format!("{}.set(null, {literal}, \"{name}\", {value});", self.names.helper));
        Ok(())
    }

    pub(super) fn place_value(&mut self, value: &Value) -> Written<()> {
        match *value {
            Value::Object(object) => self.place(object),
            _ => Ok(()),
        }
    }

    /// Makes an object and what it refers to, unless that has begun already.
    fn place(&mut self, object: usize) -> Written<()> {
        let case = self.case;
        let Some(found) = case.objects.get(object) else { return no_test("an object of it is not known") };
        if self.locals[object].state != Placed::Not {
            return Ok(());
        }
        self.locals[object].state = Placed::Begun;
        let first = self.lines.len();
        if self.inline(object)?.is_none() {
            if self.locals[object].name.is_empty() {
                self.locals[object].name = self.fresh_name(&super::names::variable_for(&found.class));
            }
            let is_made = self.by_library(object)?
                || self.by_stock(object)?
                || self.by_known_call(object)?
                || self.by_filling(object)?
                || self.by_operations(object)?;
            if !is_made {
                for value in values(found) {
                    self.place_value(&value)?;
                }
                self.declare(object, found)?;
            }
        }
        self.locals[object].state = Placed::Done;
        self.note_spare(object, first);
        self.assign_pending(object)?;
        self.fill()
    }

    /// Assigns an object to the fields that have waited for it.
    pub(super) fn assign_pending(&mut self, object: usize) -> Written<()> {
        for (owner, place) in self.pending.remove(&object).unwrap_or_default() {
            self.assign(owner, place)?;
        }
        Ok(())
    }

    fn declare(&mut self, object: usize, found: &Object) -> Written<()> {
        let name = self.locals[object].name.clone();
        match &found.contents {
            Contents::Fields(fields) => return self.declare_object(object, found, fields),
            Contents::Array(elements) => return self.declare_array(object, found, elements),
            Contents::Text(units) => self.say(format!("String {name} = new String({});", text(units))),
            Contents::Boxed(value) => {
                let simple = found.class.rsplit('.').next().unwrap_or_default().to_owned();
                let Some(mut made) = boxed(&found.class, value) else { return no_test("a box holds no number") };
                if is_kept(value) {
                    self.needs.helper = true;
                    made = format!("{}.another({made})", self.names.helper);
                }
                self.say(format!("{simple} {name} = {made};"));
            }
            Contents::Ranked(rank) => {
                self.needs.helper = true;
                let heap = self.names.helper;
                self.say(format!("{heap}.Ranked {name} = new {heap}.Ranked({rank});"));
            }
            Contents::Order(ranks) => self.declare_order(object, &name, ranks)?,
            Contents::Unknown => return self.declare_unknown(object, found),
            Contents::Opaque => self.allocate(object, found)?,
            Contents::Constant { .. } => {}
        }
        self.locals[object].is_typed |= !matches!(found.contents, Contents::Opaque);
        Ok(())
    }

    /// A comparator; what it compares and what refers to it may not have been made yet, and is told to it later.
    fn declare_order(&mut self, object: usize, name: &str, ranks: &[(Value, i64)]) -> Written<()> {
        self.needs.helper = true;
        let any = Type::Class("java/lang/Object".into());
        let mut chain = String::new();
        for (place, (value, rank)) in ranks.iter().enumerate() {
            if let Value::Object(child) = *value {
                if self.locals[child].state != Placed::Done {
                    self.pending.entry(child).or_default().push((object, place));
                    continue;
                }
            }
            chain.push_str(&format!(".with({}, {rank})", self.expression(value, &any)?));
        }
        let heap = self.names.helper;
        self.say(format!("{heap}.Order {name} = new {heap}.Order(){chain};"));
        Ok(())
    }

    /// An object of which no constructor is known that would make it.
    fn allocate(&mut self, object: usize, found: &Object) -> Written<()> {
        let Some(class) = self.names.classes.get(&found.class) else {
            return no_test(format!("an object of {} cannot be made", found.class));
        };
        if class.is_interface() {
            return self.implement(object, found);
        }
        if class.is_abstract() {
            return no_test(format!("an object of {} cannot be made, which is abstract", found.class));
        }
        if class.is_record {
            return no_test(format!("no call was found that makes the record {}", found.class));
        }
        if class.is_enum() {
            return no_test(format!("a constant of the enum {} cannot be made", found.class));
        }
        self.needs.helper = true;
        self.is_reflective = true;
        self.by_fields.insert(object);
        let name = self.locals[object].name.clone();
        let literal = self.class_literal(&found.class);
        let named = self.type_of(&found.class);
        self.locals[object].is_typed = named.is_some();
        let named = named.unwrap_or_else(|| "Object".to_owned());
        self.say(format!("{named} {name} = {}.allocate({literal});", self.names.helper));
        Ok(())
    }

    /// An object of any class that implements an interface.
    fn implement(&mut self, object: usize, found: &Object) -> Written<()> {
        let Some(named) = self.type_of(&found.class) else {
            return no_test(format!("an object of the interface {} cannot be made", found.class));
        };
        if let Some(of) = as_type(&found.class) {
            self.note_use(&of, &["unchecked"]);
        }
        self.needs.helper = true;
        self.locals[object].is_typed = true;
        let name = self.locals[object].name.clone();
        self.say(format!("{named} {name} = {}.anyOf({named}.class);", self.names.helper));
        Ok(())
    }

    fn declare_object(&mut self, object: usize, found: &Object, fields: &[Field]) -> Written<()> {
        let plan = self.plan(object, found, fields);
        let done = match plan {
            Some(Plan::Plain(call)) => self.construct(object, fields, call)?,
            Some(Plan::Built(class, chain)) => {
                self.say_chain(object, &class, chain)?;
                vec![true; fields.len()]
            }
            Some(Plan::Rehearsed(recipe, copied)) => {
                self.untold.extend(&copied);
                self.copied.extend(copied);
                self.follow(object, recipe)?;
                vec![true; fields.len()]
            }
            Some(Plan::Proven(recipe)) => {
                let done = (0..fields.len()).map(|place| !recipe.left.contains(&place)).collect();
                self.follow(object, Recipe { left: Vec::new(), ..recipe })?;
                done
            }
            None if (self.is_made_by_type(found) || self.is_component_list(object))
                && self.by_its_type(object, found) =>
            {
                return Ok(());
            }
            None => {
                if self.is_beyond_reach(object, found) {
                    self.note_loose((0..fields.len()).map(|place| (object, place)));
                    self.declare_any(object);
                    return Ok(());
                }
                self.allocate(object, found)?;
                fields.iter().map(|field| is_default(&field.value)).collect()
            }
        };
        let left: Vec<usize> = (0..fields.len()).filter(|&place| !done[place]).collect();
        for place in left {
            match fields[place].value {
                Value::Object(child) if child != object && self.locals[child].state != Placed::Done => {
                    self.pending.entry(child).or_default().push((object, place));
                }
                _ => self.assign(object, place)?,
            }
        }
        Ok(())
    }

    fn declare_array(&mut self, object: usize, found: &Object, elements: &[Value]) -> Written<()> {
        self.by_fields.insert(object);
        let name = self.locals[object].name.clone();
        let Some(Type::Array(element)) = as_type(&found.class) else { return no_test("an array has no class of one") };
        let waits = |body: &Self, value: &Value| match *value {
            Value::Object(child) => body.locals[child].state != Placed::Done && child != object,
            _ => false,
        };
        let itself = |value: &Value| *value == Value::Object(object);
        let named = self.type_name(&element);
        self.locals[object].is_typed = named.is_some();
        if elements.iter().filter(|value| !is_default(value)).count() > MOST_ELEMENTS {
            return no_test("an array of it is too long to be written down");
        }
        let is_sparse = elements.len() > LONGEST_LIST || elements.iter().all(is_default);
        if let (Some(named), true) = (&named, is_sparse) {
            let (base, dimensions) = named.split_at(named.find('[').unwrap_or(named.len()));
            self.say(format!("{named}[] {name} = new {base}[{}]{dimensions};", elements.len()));
            for (place, value) in elements.iter().enumerate().filter(|(_, value)| !is_default(value)) {
                match value {
                    Value::Object(child) if waits(self, value) => {
                        self.pending.entry(*child).or_default().push((object, place));
                    }
                    _ => self.assign(object, place)?,
                }
            }
            return Ok(());
        }
        let mut written = Vec::new();
        for (place, value) in elements.iter().enumerate() {
            if waits(self, value) || itself(value) {
                written.push("null".to_owned());
                let Value::Object(child) = *value else { continue };
                self.pending.entry(child).or_default().push((object, place));
            } else {
                let written_so = self.expression(value, &element)?;
                // In an array the constant needs no cast.
                let plain = written_so.strip_prefix("(byte) ").or(written_so.strip_prefix("(short) "));
                written.push(plain.map_or_else(|| written_so.clone(), str::to_owned));
            }
        }
        match named {
            Some(named) => self.say(format!("{named}[] {name} = {{{}}};", written.join(", "))),
            None => {
                self.needs.helper = true;
                let of = self.class_literal(&element.class_name().replace('/', "."));
                if let [lone] = &mut written[..] {
                    *lone = self.lone(std::mem::take(lone));
                }
                let list = written.iter().map(|element| format!(", {element}")).collect::<String>();
                self.say(format!("Object[] {name} = {}.array({of}{list});", self.names.helper));
            }
        }
        Ok(())
    }

    /// Assigns to a field or an element, by its place in the object.
    pub(super) fn assign(&mut self, object: usize, place: usize) -> Written<()> {
        let case = self.case;
        let found = &case.objects[object];
        match &found.contents {
            Contents::Fields(fields) => self.assign_field(object, found, &fields[place]),
            Contents::Array(elements) => {
                let Some(Type::Array(element)) = as_type(&found.class) else { return no_test("it is no array") };
                let value = self.expression(&elements[place], &element)?;
                let name = self.locals[object].name.clone();
                self.say(format!("{name}[{place}] = {value};"));
                Ok(())
            }
            Contents::Order(ranks) => {
                let (value, rank) = ranks[place];
                let value = self.expression(&value, &Type::Class("java/lang/Object".into()))?;
                let name = self.locals[object].name.clone();
                self.say(format!("{name}.with({value}, {rank});"));
                Ok(())
            }
            _ => no_test("it has no fields"),
        }
    }

    fn assign_field(&mut self, object: usize, found: &Object, field: &Field) -> Written<()> {
        let Some(of) = Type::parse(&field.descriptor) else { return no_test("a field has no type") };
        let name = self.locals[object].name.clone();
        let is_loose = self.names.classes.get(&field.class).is_some_and(|home| {
            !home.is_generic && home.field(&field.name).is_some_and(|declared| declared.is_generic)
        });
        let value = match is_loose {
            true => self.loose_expression(&field.value, &of)?,
            false => self.expression(&field.value, &of)?,
        };
        if let Some(Readable { home, expression }) =
            self.readable(object, found, field).filter(|readable| !is_final(&readable.home, field))
        {
            let is_ranked = matches!(field.value, Value::Object(child)
                if matches!(self.case.objects[child].contents, Contents::Ranked(_) | Contents::Order(_)));
            if !is_ranked || home.is_generic {
                self.say(format!("{expression} = {value};"));
                return Ok(());
            }
        }
        if let Some((class, place)) = self.plain_setter(found, field).filter(|_| self.locals[object].is_typed) {
            let setter = &class.methods[place];
            self.note_method(&class, setter);
            self.say(format!("{name}.{}({value});", setter.name));
            return Ok(());
        }
        self.is_reflective = true;
        self.by_fields.insert(object);
        let at = self.by_helper(object, found, field);
        let value = literal(&field.value).unwrap_or(value);
        self.say(format!("{}.set({at}, {value});", self.names.helper));
        Ok(())
    }
}

/// Longer arrays are filled element by element.
pub(super) const LONGEST_LIST: usize = 24;

fn is_final(home: &Class, field: &Field) -> bool {
    home.field(&field.name).is_some_and(|declared| declared.access & access::FINAL != 0)
}

/// What an object holds, in order.
fn values(object: &Object) -> Vec<Value> {
    match &object.contents {
        Contents::Fields(fields) => fields.iter().map(|field| field.value).collect(),
        Contents::Array(elements) => elements.clone(),
        Contents::Order(ranks) => ranks.iter().map(|(value, _)| *value).collect(),
        _ => Vec::new(),
    }
}
