//! The objects before the call, as statements that make them.
//!
//! What an object refers to is made first, then the object by the constructor that does most of the work, then what is left
//! is assigned. Of a constructor only those are used of which it is known what they do.

use super::body::{Body, Placed, Written, boxed, no_test};
use super::classes::{Class, Method};
use super::effects::{Effect, Stored};
use super::literal::{is_default, is_same, literal, text};
use super::members::sets;
use super::names::as_type;
use crate::case::{Contents, Field, Object, Value};
use program::{Type, access};
use std::rc::Rc;

/// A constructor, and what to give to it.
struct Plan {
    class: Rc<Class>,
    place: usize,
    /// For each parameter the field whose value it takes; `None` where any value does.
    takes: Vec<Option<usize>>,
    /// For each field the parameter that it gets its value from.
    fed: Vec<Option<usize>>,
    /// Fields that have their values afterwards.
    done: Vec<bool>,
}

impl Body<'_, '_> {
    /// Makes everything that the call needs.
    pub fn build(&mut self) -> Written<()> {
        let case = self.case;
        for argument in &case.arguments {
            self.place_value(&argument.value)?;
        }
        for field in &case.statics {
            self.place_value(&field.value)?;
            let of = Type::parse(&field.descriptor);
            let Some(of) = of else { return no_test(format!("the type of {} is broken", field.name)) };
            let value = self.expression(&field.value, &of)?;
            self.assign_static(&field.class, &field.name, &value)?;
        }
        Ok(())
    }

    fn assign_static(&mut self, class: &str, name: &str, value: &str) -> Written<()> {
        let facts = self.names.classes.get(class);
        let flags = facts.as_ref().and_then(|facts| Some(facts.field(name)?.access));
        let (Some(facts), Some(flags)) = (facts, flags) else { return no_test(format!("{class} has no field {name}")) };
        if flags & access::FINAL != 0 {
            return no_test(format!("the final field {name} of {class} would have to change"));
        }
        if self.names.classes.is_accessible(&facts, flags, &self.names.package) {
            if let Some(named) = self.type_of(class) {
                self.say(format!("{named}.{name} = {value};"));
                return Ok(());
            }
        }
        self.helper(class);
        let literal = self.class_literal(class);
        self.say(format!("KukangHeap.set(null, {literal}, \"{name}\", {value});"));
        Ok(())
    }

    fn place_value(&mut self, value: &Value) -> Written<()> {
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
        if self.inline(object)?.is_none() {
            if self.locals[object].name.is_empty() {
                self.locals[object].name = self.fresh_name(&super::names::variable_for(&found.class));
            }
            for value in values(found) {
                self.place_value(&value)?;
            }
            self.declare(object, found)?;
        }
        self.locals[object].state = Placed::Done;
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
                let Some(made) = boxed(&found.class, value) else { return no_test("a box holds no number") };
                self.say(format!("{simple} {name} = {made};"));
            }
            Contents::Ranked(rank) => {
                self.needs.helper = true;
                self.say(format!("KukangHeap.Ranked {name} = new KukangHeap.Ranked({rank});"));
            }
            Contents::Order(ranks) => self.declare_order(&name, ranks)?,
            Contents::Opaque => self.allocate(object, found)?,
            Contents::Constant { .. } => {}
        }
        self.locals[object].is_typed |= !matches!(found.contents, Contents::Opaque);
        Ok(())
    }

    fn declare_order(&mut self, name: &str, ranks: &[(Value, i64)]) -> Written<()> {
        self.needs.helper = true;
        let any = Type::Class("java/lang/Object".into());
        let mut chain = String::new();
        for (value, rank) in ranks {
            chain.push_str(&format!(".with({}, {rank})", self.expression(value, &any)?));
        }
        self.say(format!("KukangHeap.Order {name} = new KukangHeap.Order(){chain};"));
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
            return no_test(format!("a record {} cannot be made by its constructor alone", found.class));
        }
        if class.is_enum() {
            return no_test(format!("a constant of the enum {} cannot be made", found.class));
        }
        self.needs.helper = true;
        let name = self.locals[object].name.clone();
        let literal = self.class_literal(&found.class);
        let named = self.type_of(&found.class);
        self.locals[object].is_typed = named.is_some();
        let named = named.unwrap_or_else(|| "Object".to_owned());
        self.say(format!("{named} {name} = KukangHeap.allocate({literal});"));
        Ok(())
    }

    /// An object of any class that implements an interface.
    fn implement(&mut self, object: usize, found: &Object) -> Written<()> {
        let Some(named) = self.type_of(&found.class) else {
            return no_test(format!("an object of the interface {} cannot be made", found.class));
        };
        self.needs.helper = true;
        self.locals[object].is_typed = true;
        let name = self.locals[object].name.clone();
        self.say(format!("{named} {name} = KukangHeap.anyOf({named}.class);"));
        Ok(())
    }

    fn declare_object(&mut self, object: usize, found: &Object, fields: &[Field]) -> Written<()> {
        let plan = self.plan(found, fields);
        let done = match plan {
            Some(plan) => self.construct(object, fields, plan)?,
            None => {
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

    /// The constructor that leaves the least to be assigned.
    fn plan(&mut self, found: &Object, fields: &[Field]) -> Option<Plan> {
        let classes = self.names.classes;
        let class = classes.get(&found.class)?;
        if class.is_abstract()
            || class.is_inner
            || class.is_enum()
            || !classes.is_nameable(&found.class, &self.names.package)
        {
            return None;
        }
        let mut best: Option<((usize, usize), Plan)> = None;
        for (place, method) in class.methods.iter().enumerate() {
            let is_usable = method.name == "<init>"
                && method.access & access::SYNTHETIC == 0
                && classes.is_accessible(&class, method.access, &self.names.package)
                && !method.exceptions.iter().any(|exception| classes.is_checked(exception));
            let effect = if is_usable { classes.effect(&class, method) } else { None };
            let plan = effect.and_then(|effect| self.fits(&class, place, &effect, fields));
            let Some(plan) = plan else { continue };
            if class.is_record && plan.done.contains(&false) {
                continue;
            }
            let rank = (plan.done.iter().filter(|&&done| !done).count(), plan.takes.len());
            if best.as_ref().is_none_or(|(known, _)| rank < *known) {
                best = Some((rank, plan));
            }
        }
        best.map(|(_, plan)| plan)
    }

    /// What a constructor takes for these fields, and which of them have their values afterwards.
    fn fits(&self, class: &Rc<Class>, place: usize, effect: &Effect, fields: &[Field]) -> Option<Plan> {
        let mut takes: Vec<Option<usize>> = vec![None; class.methods[place].types.parameters.len()];
        let mut fed = vec![None; fields.len()];
        let mut done = vec![false; fields.len()];
        let constructor = place;
        for (place, field) in fields.iter().enumerate() {
            let key = (field.class.clone(), field.name.clone());
            done[place] = match effect.assigned.get(&key) {
                None => is_default(&field.value),
                Some(Stored::Parameter(parameter)) => {
                    fed[place] = Some(*parameter);
                    let first = *takes.get_mut(*parameter)?.get_or_insert(place);
                    is_same(&fields[first].value, &field.value)
                }
                Some(stored) => self.holds(stored, &field.value),
            };
        }
        Some(Plan { class: class.clone(), place: constructor, takes, fed, done })
    }

    fn holds(&self, stored: &Stored, value: &Value) -> bool {
        match (stored, value) {
            (Stored::Null, Value::Null) => true,
            (Stored::Int(stored), value) => match *value {
                Value::Boolean(value) => i32::from(value) == *stored,
                Value::Byte(value) => i32::from(value) == *stored,
                Value::Char(value) => i32::from(value) == *stored,
                Value::Short(value) => i32::from(value) == *stored,
                Value::Int(value) => value == *stored,
                _ => false,
            },
            (Stored::Long(stored), Value::Long(value)) => stored == value,
            (Stored::Float(stored), Value::Float(value)) => stored.to_bits() == value.to_bits(),
            (Stored::Double(stored), Value::Double(value)) => stored.to_bits() == value.to_bits(),
            (Stored::Static(home, name), Value::Object(object)) => {
                let found = self.case.objects.get(*object).map(|found| &found.contents);
                matches!(found, Some(Contents::Constant { class, field }) if class == home && field == name)
            }
            // A literal is the same object wherever it stands.
            (Stored::Text(units), Value::Object(object)) => {
                let found = self.case.objects.get(*object);
                found.is_some_and(|found| matches!(&found.contents, Contents::Text(text) if text == units))
            }
            _ => false,
        }
    }

    /// Calls the constructor; says which fields have their values then.
    fn construct(&mut self, object: usize, fields: &[Field], plan: Plan) -> Written<Vec<bool>> {
        let Plan { class, place, takes, fed, mut done } = plan;
        let method = &class.methods[place];
        let mut arguments = Vec::new();
        for (parameter, of) in takes.iter().zip(&method.types.parameters) {
            let number = arguments.len();
            let waits = parameter.is_some_and(|field| match fields[field].value {
                Value::Object(child) => self.locals[child].state != Placed::Done,
                _ => false,
            });
            if waits {
                for (done, _) in done.iter_mut().zip(&fed).filter(|(_, fed)| **fed == Some(number)) {
                    *done = false;
                }
            }
            arguments.push(match parameter {
                Some(field) if !waits => self.expression(&fields[*field].value, of)?,
                _ => default_of(of).to_owned(),
            });
        }
        let arguments = self.disambiguated(&class, method, arguments);
        let name = self.locals[object].name.clone();
        self.note_method(&class, method);
        let Some(named) = self.type_of(&class.name) else { return no_test("its class cannot be named") };
        self.locals[object].is_typed = true;
        self.say(format!("{named} {name} = new {named}({});", arguments.join(", ")));
        Ok(done)
    }

    /// Arguments with casts where another method of the name could be meant.
    pub fn disambiguated(&mut self, class: &Class, method: &Method, arguments: Vec<String>) -> Vec<String> {
        let same = |other: &&Method| {
            other.name == method.name && other.types.parameters.len() == method.types.parameters.len()
        };
        let is_ambiguous = self
            .names
            .classes
            .lineage(&class.name)
            .iter()
            .any(|home| home.methods.iter().filter(same).any(|other| other.descriptor != method.descriptor));
        let is_varargs = method.access & access::VARARGS != 0;
        let last = arguments.len().saturating_sub(1);
        let parameters = method.types.parameters.clone();
        let cast = |body: &mut Self, place: usize, argument: String| {
            let of = parameters.get(place)?;
            let is_reference = !matches!(of, Type::Base(_));
            let wants = is_ambiguous && is_reference || is_varargs && place == last && argument == "null";
            let named = if wants { body.type_name(of) } else { None };
            named.map(|named| format!("({named}) {argument}"))
        };
        let mut written = Vec::new();
        for (place, argument) in arguments.into_iter().enumerate() {
            let with = cast(self, place, argument.clone());
            written.push(with.unwrap_or(argument));
        }
        written
    }

    fn declare_array(&mut self, object: usize, found: &Object, elements: &[Value]) -> Written<()> {
        let name = self.locals[object].name.clone();
        let Some(Type::Array(element)) = as_type(&found.class) else { return no_test("an array has no class of one") };
        let waits = |body: &Self, value: &Value| match *value {
            Value::Object(child) => body.locals[child].state != Placed::Done && child != object,
            _ => false,
        };
        let itself = |value: &Value| *value == Value::Object(object);
        let named = self.type_name(&element);
        self.locals[object].is_typed = named.is_some();
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
                let list = written.iter().map(|element| format!(", {element}")).collect::<String>();
                let list = if list == ", null" { ", (Object) null".to_owned() } else { list };
                self.say(format!("Object[] {name} = KukangHeap.array({of}{list});"));
            }
        }
        Ok(())
    }

    /// Assigns to a field or an element, by its place in the object.
    fn assign(&mut self, object: usize, place: usize) -> Written<()> {
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
            _ => no_test("it has no fields"),
        }
    }

    fn assign_field(&mut self, object: usize, found: &Object, field: &Field) -> Written<()> {
        let Some(of) = Type::parse(&field.descriptor) else { return no_test("a field has no type") };
        let name = self.locals[object].name.clone();
        let value = self.expression(&field.value, &of)?;
        if let Some(home) = self.readable(object, found, field).filter(|home| !is_final(home, field)) {
            let is_ranked = matches!(field.value, Value::Object(child)
                if matches!(self.case.objects[child].contents, Contents::Ranked(_) | Contents::Order(_)));
            if !is_ranked || home.is_generic {
                self.say(format!("{name}.{} = {value};", field.name));
                return Ok(());
            }
        }
        if let Some(setter) = self.accessor(object, found, |effect, method| sets(effect, method, field)) {
            self.say(format!("{name}.{setter}({value});"));
            return Ok(());
        }
        let at = self.by_helper(object, found, field);
        let value = literal(&field.value).unwrap_or(value);
        self.say(format!("KukangHeap.set({at}, {value});"));
        Ok(())
    }
}

/// Longer arrays are filled element by element.
const LONGEST_LIST: usize = 24;

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

/// A value for a parameter that does not matter.
fn default_of(of: &Type) -> &'static str {
    use program::BaseType;
    match of {
        Type::Base(BaseType::Boolean) => "false",
        Type::Base(BaseType::Byte) => "(byte) 0",
        Type::Base(BaseType::Short) => "(short) 0",
        Type::Base(BaseType::Char) => "'\\0'",
        Type::Base(BaseType::Int) => "0",
        Type::Base(BaseType::Long) => "0L",
        Type::Base(BaseType::Float) => "0.0f",
        Type::Base(BaseType::Double) => "0.0",
        Type::Class(_) | Type::Array(_) => "null",
    }
}
