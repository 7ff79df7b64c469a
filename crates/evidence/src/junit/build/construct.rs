//! One object by one call: the constructor or the static factory method that does most of the work.
//!
//! Only those are used of which it is known what they do, so that what is left to be assigned is known too.

use super::builder::Chain;
use super::recipe::Recipe;
use crate::case::{Contents, Field, Object, Value};
use crate::junit::body::{Body, Placed, Written, no_test};
use crate::junit::classes::{Class, Method};
use crate::junit::effects::{Effect, Stored};
use crate::junit::literal::{is_default, is_same};
use crate::junit::names::as_type;
use crate::junit::trial::Item;
use crate::junit::trial::store::is_leaf;
use program::{Type, access};
use std::rc::Rc;

/// How to make an object.
pub(in crate::junit) enum Plan {
    Plain(Call),
    Proven(Recipe),
    /// The same, with copies of lists in some components.
    Rehearsed(Recipe, Vec<usize>),
    /// By a builder.
    Built(Rc<Class>, Chain),
}

/// A constructor or factory method whose effect is plain to see, and what to give to it.
pub(in crate::junit) struct Call {
    class: Rc<Class>,
    place: usize,
    /// For each parameter the field whose value it takes; `None` where any value does.
    takes: Vec<Option<usize>>,
    /// For each field the parameter that it gets its value from.
    fed: Vec<Option<usize>>,
    /// Fields that have their values afterwards.
    done: Vec<bool>,
    /// Fields that nobody reads, and that have others.
    loose: Vec<usize>,
}

impl Body<'_, '_> {
    /// The call that leaves the least to be assigned; a constructor rather than a factory method, and none that needs the helper class for
    /// the rest if another does without.
    pub(in crate::junit) fn plan(&mut self, object: usize, found: &Object, fields: &[Field]) -> Option<Plan> {
        let class = self.names.classes.get(&found.class)?;
        if class.is_abstract() || class.is_enum() {
            return None;
        }
        let plain = self.plain_plan(object, &class, fields);
        let is_open = |call: &Call| {
            let mut left = fields.iter().zip(&call.done).filter(|(_, done)| !**done);
            left.all(|(field, _)| self.is_open(found, field))
        };
        if plain.as_ref().is_some_and(is_open) {
            return plain.map(Plan::Plain);
        }
        for lets_count in [false, true] {
            self.lets_count.set(lets_count);
            if let Some(proven) = self.proven(object, found, fields) {
                return Some(Plan::Proven(proven));
            }
            let chain = if class.is_record { None } else { self.chain(object, &class, fields) };
            if let Some(chain) = chain {
                return Some(Plan::Built(class, chain));
            }
        }
        let rehearsed = self.rehearsed(object, &class, fields);
        rehearsed.or(plain.map(Plan::Plain))
    }

    /// Of the calls whose effect is plain to see that which leaves the least to be assigned.
    fn plain_plan(&self, object: usize, class: &Rc<Class>, fields: &[Field]) -> Option<Call> {
        let classes = self.names.classes;
        if !classes.is_nameable(&class.name, &self.names.package) {
            return None;
        }
        let mut best: Option<((usize, bool, usize), Call)> = None;
        for (place, method) in class.methods.iter().enumerate() {
            let is_usable = self.is_callable(class, method);
            let effect = match method.name.as_str() {
                _ if !is_usable => None,
                "<init>" => classes.effect(class, method),
                _ => classes.made_by(class, method),
            };
            let plan = effect.and_then(|effect| self.fits(object, (class, place), &effect, fields));
            let Some(plan) = plan else { continue };
            if class.is_record && plan.done.contains(&false) || class.is_inner && !self.has_outer(&plan, fields) {
                continue;
            }
            let is_null = |place: usize| match plan.takes[place].map(|field| fields[field].value) {
                Some(Value::Object(part)) => self.locals[part].state != Placed::Done,
                value => value.is_none_or(|value| value == Value::Null),
            };
            if !self.is_typed_for(class, method, is_null) || !self.is_plan_agreed(&plan, fields) {
                continue;
            }
            let left = plan.done.iter().filter(|&&done| !done).count();
            let rank = (left, method.name != "<init>", plan.takes.len());
            if best.as_ref().is_none_or(|(known, _)| rank < *known) {
                best = Some((rank, plan));
            }
        }
        best.map(|(_, plan)| plan)
    }

    /// Whether javac takes what a method is given: where the test cannot name the type of a parameter, nothing but null, if that can
    /// mean no other method.
    pub(in crate::junit) fn is_typed_for(
        &self,
        class: &Class,
        method: &Method,
        is_null: impl Fn(usize) -> bool,
    ) -> bool {
        let (classes, package) = (self.names.classes, &self.names.package);
        let parameters = &method.types.parameters;
        let is_alike = |other: &&Method| other.name == method.name && other.types.parameters.len() == parameters.len();
        let may_be_null = method.access & access::VARARGS == 0
            && classes.supertypes(&class.name).iter().flat_map(|home| &home.methods).filter(is_alike).count() == 1;
        let is_taken = |(place, of): (usize, &Type)| {
            classes.is_type_nameable(of, package) || may_be_null && is_reference(of) && is_null(place)
        };
        parameters.iter().enumerate().all(is_taken)
    }

    /// Whether what a call asks for holds of what it is given at first.
    fn is_plan_agreed(&self, call: &Call, fields: &[Field]) -> bool {
        let method = &call.class.methods[call.place];
        let given = |(takes, of): (&Option<usize>, &Type)| match takes.map(|field| fields[field].value) {
            Some(Value::Object(part)) if self.locals[part].state != Placed::Done => Some(Item::Null),
            Some(value) => Item::of(&value),
            None => Some(crate::junit::trial::store::default_of(&of.descriptor())),
        };
        let items: Option<Vec<Item>> = call.takes.iter().zip(&method.types.parameters).map(given).collect();
        let ready = self.ready();
        let trial = self.trial(&call.class.name, &ready);
        items.is_some_and(|items| self.is_agreed(&trial, (&call.class, method), None, &items))
    }

    /// Whether the constructor of an inner class is given the object around it, by a variable of the class around.
    fn has_outer(&self, call: &Call, fields: &[Field]) -> bool {
        let first = call.takes.first().copied().flatten().map(|field| fields[field].value);
        let Some(Value::Object(outer)) = first else { return false };
        let (local, found) = (&self.locals[outer], &self.case.objects[outer]);
        let is_simple = call.class.methods[call.place].name == "<init>" && !found.class.starts_with("java.");
        is_simple
            && local.state == Placed::Done
            && local.is_typed
            && call.class.outer.as_deref().is_some_and(|around| self.names.classes.is_subtype(&found.class, around))
    }

    /// What a call takes for these fields, and which of them have their values afterwards.
    fn fits(
        &self,
        object: usize,
        (class, place): (&Rc<Class>, usize),
        effect: &Effect,
        fields: &[Field],
    ) -> Option<Call> {
        let method = &class.methods[place];
        let mut loose = Vec::new();
        let mut takes: Vec<Option<usize>> = vec![None; method.types.parameters.len()];
        let mut fed = vec![None; fields.len()];
        let mut done = vec![false; fields.len()];
        let called = place;
        for (place, field) in fields.iter().enumerate() {
            let key = (field.class.to_string(), field.name.to_string());
            done[place] = match effect.assigned.get(&key) {
                None => is_default(&field.value),
                Some(Stored::Parameter(parameter)) if !self.accepts(class, method, *parameter, field) => false,
                Some(Stored::Parameter(parameter)) => {
                    fed[place] = Some(*parameter);
                    let first = *takes.get_mut(*parameter)?.get_or_insert(place);
                    is_same(&fields[first].value, &field.value)
                }
                Some(stored) => self.holds(stored, &field.value),
            };
            if !done[place] && self.may_store((object, place), effect.assigned.get(&key)) {
                loose.push(place);
                done[place] = true;
            }
        }
        let is_given = |parameter: &usize| match takes[*parameter].map(|field| fields[field].value) {
            Some(Value::Object(part)) => self.locals[part].state == Placed::Done || is_leaf(&self.case.objects[part]),
            _ => false,
        };
        if !effect.required.iter().all(is_given) {
            return None;
        }
        Some(Call { class: class.clone(), place: called, takes, fed, done, loose })
    }

    /// Whether a parameter can take what a field holds: a narrower type may have room for less.
    fn accepts(&self, class: &Class, method: &Method, parameter: usize, field: &Field) -> bool {
        let Some(wanted) = method.types.parameters.get(parameter) else { return false };
        let found = match field.value {
            Value::Object(object) => self.case.objects.get(object),
            _ => None,
        };
        let is_helpers = found.is_some_and(|found| matches!(found.contents, Contents::Ranked(_) | Contents::Order(_)));
        if is_helpers && method.is_generic && (method.is_static() || !class.is_generic) {
            // What the helper class makes fits any order, but not for javac where type arguments are asked for.
            return false;
        }
        if Type::parse(&field.descriptor).as_ref() == Some(wanted) {
            return true;
        }
        match (wanted, found) {
            (Type::Base(_), _) => false,
            (_, None) => true,
            (Type::Class(wanted), Some(found)) => {
                let wanted = wanted.replace('/', ".");
                let lineage = self.names.classes.lineage(&found.class);
                wanted == "java.lang.Object" || lineage.iter().any(|above| above.name == wanted)
            }
            (Type::Array(_), Some(_)) => false,
        }
    }

    pub(super) fn holds(&self, stored: &Stored, value: &Value) -> bool {
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

    /// Makes the object; says which fields have their values then.
    pub(in crate::junit) fn construct(&mut self, object: usize, fields: &[Field], call: Call) -> Written<Vec<bool>> {
        let Call { class, place, takes, fed, mut done, loose } = call;
        self.note_loose(loose.into_iter().map(|field| (object, field)));
        let method = &class.methods[place];
        let mut arguments = Vec::new();
        for (parameter, of) in takes.iter().zip(&method.types.parameters) {
            let number = arguments.len();
            let waits = parameter.is_some_and(|field| match fields[field].value {
                Value::Object(child) => self.locals[child].state != Placed::Done,
                _ => false,
            });
            if waits && class.is_record {
                // Nothing can assign to it afterwards.
                return no_test(format!("no call was found that makes the record {}", class.name));
            }
            if waits {
                for (done, _) in done.iter_mut().zip(&fed).filter(|(_, fed)| **fed == Some(number)) {
                    *done = false;
                }
            }
            arguments.push(match parameter {
                Some(field) if !waits && method.is_generic && (method.is_static() || !class.is_generic) => {
                    self.loose_expression(&fields[*field].value, of)?
                }
                Some(field) if !waits => self.expression(&fields[*field].value, of)?,
                _ => default_of(of).to_owned(),
            });
        }
        let arguments = self.disambiguated(&class.name, method, arguments);
        let name = self.locals[object].name.clone();
        self.note_method(&class, method);
        let Some(named) = self.type_of(&class.name) else { return no_test("its class cannot be named") };
        self.locals[object].is_typed = true;
        let made = self.made_by(&class, method, &named, &arguments);
        self.say(format!("{named} {name} = {made};"));
        Ok(done)
    }

    /// The call of a constructor or of a factory method, given the name of its class and its arguments, of which the first is the object
    /// around one of an inner class.
    pub(in crate::junit) fn made_by(
        &mut self,
        class: &Class,
        method: &Method,
        named: &str,
        arguments: &[String],
    ) -> String {
        if method.name != "<init>" {
            if method.is_generic {
                self.needs.suppressed.extend(["rawtypes", "unchecked"]);
            }
            return format!("{named}.{}({})", method.name, arguments.join(", "));
        }
        match arguments.split_first() {
            Some((outer, others)) if class.is_inner => {
                let simple = class.source_name.as_deref().and_then(|name| name.rsplit('.').next()).unwrap_or_default();
                let outer = if outer.starts_with('(') { format!("({outer})") } else { outer.clone() };
                format!("{outer}.new {simple}({})", others.join(", "))
            }
            _ => format!("new {named}({})", arguments.join(", ")),
        }
    }

    /// Makes an object by a constructor that the test may not call itself.
    pub(in crate::junit) fn construct_by_helper(
        &mut self,
        object: usize,
        class: &Class,
        method: &Method,
        mut arguments: Vec<String>,
    ) {
        self.helper(&class.name);
        self.is_reflective = true;
        if let [lone] = &mut arguments[..] {
            *lone = self.lone(std::mem::take(lone));
        }
        let list: String = arguments.iter().map(|argument| format!(", {argument}")).collect();
        let literal = self.class_literal(&class.name);
        let types = self.names.classes.parameters(class, method);
        let named = self.type_of(&class.name);
        self.locals[object].is_typed = named.is_some();
        let (name, heap) = (self.locals[object].name.clone(), self.names.helper);
        let made = format!("{heap}.create({literal}, \"{types}\"{list})");
        self.say(match named {
            Some(named) => format!("{named} {name} = ({named}) {made};"),
            None => format!("Object {name} = {made};"),
        });
    }

    /// Arguments with casts where another method of the name could be meant, in what javac sees as an object of this class.
    pub fn disambiguated(&mut self, class: &str, method: &Method, arguments: Vec<String>) -> Vec<String> {
        let same = |other: &&Method| {
            other.name == method.name && other.types.parameters.len() == method.types.parameters.len()
        };
        // Constructors are not inherited.
        let is_own = |home: &&Rc<Class>| method.name != "<init>" || home.name == class;
        let supertypes = self.names.classes.supertypes(class);
        let is_ambiguous = supertypes
            .iter()
            .filter(is_own)
            .any(|home| home.methods.iter().filter(same).any(|other| other.descriptor != method.descriptor));
        // Interfaces of the library have overloads that are not looked at here.
        let of_library = class.starts_with("java");
        let is_varargs = method.access & access::VARARGS != 0;
        let last = arguments.len().saturating_sub(1);
        let parameters = method.types.parameters.clone();
        let cast = |body: &mut Self, place: usize, argument: String| {
            let of = parameters.get(place)?;
            let is_reference = is_reference(of);
            let is_null = argument == "null";
            // An array for the last parameter is taken for what it is only if its type is exactly that one.
            let wants = (is_ambiguous || of_library && is_null) && is_reference || is_varargs && place == last;
            // javac warns of a cast to what the argument is anyway.
            let wants = wants && !argument.starts_with('(') && body.static_type(&argument).as_ref() != Some(of);
            let named = if wants { body.type_name(of) } else { None };
            let is_made_so = |named: &String| {
                let element = named.strip_suffix("[]");
                let is_array = element.is_some_and(|element| argument.starts_with(&format!("new {element}[")));
                is_array || argument.starts_with(&format!("new {named}(")) && !argument.contains(").")
            };
            named.filter(|named| !is_made_so(named)).map(|named| format!("({named}) {argument}"))
        };
        let mut written = Vec::new();
        for (place, argument) in arguments.into_iter().enumerate() {
            let with = cast(self, place, argument.clone());
            written.push(with.unwrap_or(argument));
        }
        written
    }

    /// The type that javac sees in an argument, as far as it is plain to see.
    pub(in crate::junit) fn static_type(&mut self, argument: &str) -> Option<Type> {
        let is_it = |body: &mut Self, object: &usize| match body.inline(*object) {
            Ok(Some(inline)) => inline == argument,
            _ => body.locals[*object].name == argument,
        };
        // To ask is not to need: whoever has written the argument has noted what it takes.
        let helper = self.needs.helper;
        let object = (0..self.case.objects.len()).find(|object| is_it(self, object));
        let seen = object.map(|object| self.seen_as(object));
        self.needs.helper = helper;
        let seen = seen?.ok()?;
        as_type(seen.as_deref().unwrap_or("java.lang.Object"))
    }
}

pub(in crate::junit) fn is_reference(of: &Type) -> bool {
    !matches!(of, Type::Base(_))
}

/// A value for a parameter that does not matter.
pub(in crate::junit) fn default_of(of: &Type) -> &'static str {
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
