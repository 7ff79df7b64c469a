//! A concrete heap for a path: what the path knows, its model's numbers, and the least of everything else.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use explore::PathView;
use heap::{Body, Heap, Knowledge, ObjectId, Slot, Value};
use interp::Machine;
use program::ClassId;
use term::Evaluator;

use super::hotspot::{Hotspot, Type};
use super::partial::{constant, instance_fields, java_name};
use super::subject::{Holds, Schema, Variable};

/// The longest array that is built for a path.
const LONGEST: usize = 1 << 16;

/// A heap, by names. What it leaves out is null or zero.
#[derive(Debug, Default)]
pub struct Model {
    roots: Vec<Given>,
    /// By the name of the field.
    statics: BTreeMap<String, Given>,
    objects: Vec<ModelObject>,
}

#[derive(Debug)]
struct ModelObject {
    class: String,
    /// By their names; elements by their indices.
    contents: BTreeMap<String, Given>,
    /// For arrays.
    length: usize,
}

#[derive(Clone, Copy, Debug)]
enum Given {
    /// Null or zero.
    Least,
    Object(usize),
    Number(i64),
}

impl Model {
    /// A heap that belongs to a path; `None` if it has an array that no machine could hold.
    pub fn of(view: &PathView<'_>, schema: &Schema) -> Option<Model> {
        let machine = view.machine;
        let state = machine.symbolic().expect("paths have symbols");
        let numbers = state.decider.path_model(&state.terms);
        let mut builder =
            Builder { machine, schema, numbers, model: Model::default(), objects: HashMap::new(), waiting: Vec::new() };
        let input = machine.input().expect("a path has an input").object;
        for (slot, _) in &view.driver.parameters {
            let given = builder.given(machine.heap.initial(input, *slot));
            builder.model.roots.push(given);
        }
        builder.read_statics();
        while let Some(object) = builder.waiting.pop() {
            builder.fill(object);
        }
        let is_small = builder.model.objects.iter().all(|object| object.length <= LONGEST);
        is_small.then_some(builder.model)
    }

    /// The heap as HotSpot reads it.
    pub fn text(&self, schema: &Schema, hotspot: &mut Hotspot) -> String {
        let mut text = String::new();
        let least = |given: &Given, is_number: bool| match given {
            Given::Least if is_number => "0".to_owned(),
            Given::Least => "N".to_owned(),
            Given::Object(place) => format!("@{place}"),
            Given::Number(number) => number.to_string(),
        };
        let is_number = |variable: &Variable| matches!(variable.holds, Holds::Number(_));
        let roots: Vec<String> =
            self.roots.iter().zip(&schema.roots).map(|(given, variable)| least(given, is_number(variable))).collect();
        let statics: Vec<String> = schema
            .statics
            .iter()
            .map(|variable| least(self.statics.get(&variable.name).unwrap_or(&Given::Least), is_number(variable)))
            .collect();
        write!(text, "{}|{}|", roots.join(","), statics.join(",")).expect("text takes text");
        for (place, object) in self.objects.iter().enumerate() {
            let described = hotspot.class(&object.class);
            let given = |name: &str, of: &Type| {
                let given = object.contents.get(name).unwrap_or(&Given::Least);
                least(given, matches!(of, Type::Number(_)))
            };
            let contents: Vec<String> = match Type::of_elements(&object.class) {
                Some(of) => (0..object.length).map(|index| given(&index.to_string(), &of)).collect(),
                None => described.fields.iter().map(|(name, of)| given(name, of)).collect(),
            };
            let separator = if place == 0 { "" } else { ";" };
            write!(text, "{separator}{}:{}", described.number, contents.join(",")).expect("text takes text");
        }
        text
    }
}

struct Builder<'a> {
    machine: &'a Machine,
    schema: &'a Schema,
    numbers: Vec<term::Value>,
    model: Model,
    objects: HashMap<ObjectId, usize>,
    waiting: Vec<ObjectId>,
}

impl Builder<'_> {
    fn heap(&self) -> &Heap {
        &self.machine.heap
    }

    fn given(&mut self, slot: Slot) -> Given {
        let value = match slot.value() {
            Value::Symbol(symbol) => {
                let row = *self.heap().symbol(symbol);
                match row.knowledge {
                    Knowledge::MayBeNull | Knowledge::Null => return Given::Least,
                    Knowledge::NotNull => return self.add(self.least_class(row.types)),
                    Knowledge::Object(object) => Value::Object(object),
                }
            }
            other => other,
        };
        match value {
            Value::Unread | Value::Null => Given::Least,
            Value::Object(object) => self.object(object),
            Value::Term(_, term) => Given::Number(self.number(term)),
            Value::Int(number) => Given::Number(i64::from(number)),
            other => panic!("the initial plane holds {other:?}"),
        }
    }

    fn number(&self, term: term::TermId) -> i64 {
        let terms = &self.machine.symbolic().expect("paths have symbols").terms;
        Evaluator::new(terms, &self.numbers).value(term).0
    }

    fn object(&mut self, object: ObjectId) -> Given {
        if let Some(&known) = self.objects.get(&object) {
            return Given::Object(known);
        }
        let is_it = |name: &&str| constant(self.machine, name) == Some(object);
        if let Some(name) = self.schema.classes.iter().map(|class| class.name.as_str()).find(is_it) {
            self.model.objects.push(ModelObject { class: name.to_owned(), contents: BTreeMap::new(), length: 0 });
            self.objects.insert(object, self.model.objects.len() - 1);
            return Given::Object(self.model.objects.len() - 1);
        }
        let row = self.heap().symbolic(object).expect("the initial heap consists of symbolic objects and constants");
        let class = self.least_class(row.types);
        let given = self.add(class);
        self.objects.insert(object, self.model.objects.len() - 1);
        self.waiting.push(object);
        given
    }

    fn add(&mut self, class: ClassId) -> Given {
        let class = java_name(self.machine, class);
        self.model.objects.push(ModelObject { class, contents: BTreeMap::new(), length: 0 });
        Given::Object(self.model.objects.len() - 1)
    }

    /// One of some classes; one that the subject names if there is any.
    fn least_class(&self, types: heap::TypeSetId) -> ClassId {
        let classes = self.machine.symbolic().expect("paths have symbols").types.classes(types);
        let is_named = |class: &&ClassId| self.schema.class(&java_name(self.machine, **class)).is_some();
        *classes.iter().find(is_named).or(classes.first()).expect("a path's types are possible")
    }

    fn fill(&mut self, object: ObjectId) {
        let row = self.heap().symbolic(object).expect("the initial heap consists of symbolic objects").clone();
        let place = self.objects[&object];
        if let Body::Accumulator(array) = self.heap().get(object).body.clone() {
            self.model.objects[place].length = self.length(array.length);
            for touched in &array.touched {
                let index = match touched.index.value() {
                    Value::Term(_, term) => self.number(term),
                    Value::Int(index) => i64::from(index),
                    other => panic!("{other:?} is no index"),
                };
                let given = self.given(touched.initial);
                self.model.objects[place].contents.insert(index.to_string(), given);
            }
            return;
        }
        for (slot, name) in instance_fields(self.machine, self.least_class(row.types)) {
            let given = self.given(row.initial.get(usize::from(slot)).copied().unwrap_or(Slot::UNREAD));
            self.model.objects[place].contents.insert(name, given);
        }
    }

    fn length(&self, length: Slot) -> usize {
        let length = match length.value() {
            Value::Term(_, term) => self.number(term),
            Value::Int(length) => i64::from(length),
            other => panic!("{other:?} is no length"),
        };
        usize::try_from(length).unwrap_or_else(|_| panic!("a model with an array of length {length}"))
    }

    /// Static fields whose first read was an unknown of the path.
    fn read_statics(&mut self) {
        for variable in &self.schema.statics {
            let (class, name) = variable.name.split_once('#').expect("a static field has a class");
            let program = &self.machine.program;
            let class = program.loaded(&class.replace('.', "/"));
            let Some(field) = class.and_then(|class| program.field_named(class, name)) else { continue };
            let program::FieldPlace::Static(slot) = field.place else { panic!("{} is not static", variable.name) };
            let origin = heap::Origin::Static(slot);
            let symbol = self.heap().symbols().iter().position(|symbol| symbol.origin == origin);
            let unknown = self.heap().unknowns().iter().position(|&known| known == origin);
            let given = match (symbol, unknown) {
                (Some(symbol), _) => self.given(Slot::symbol(heap::SymbolId(symbol as u32))),
                (None, Some(unknown)) => Given::Number(self.numbers[unknown].0),
                (None, None) => Given::Least,
            };
            self.model.statics.insert(variable.name.clone(), given);
        }
    }
}
