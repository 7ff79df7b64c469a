//! What a path knows of its initial heap, in terms of the subject's schema.

use std::collections::HashMap;

use explore::PathView;
use heap::{Body, Heap, Knowledge, ObjectId, Origin, Slot, SymbolId, TypeSetId, Value};
use interp::Machine;
use program::{ClassId, FieldPlace, StaticSlot};
use term::{Node, TermId, Terms};

use super::subject::Schema;

/// A path's initial heap.
pub struct Partial<'a> {
    pub terms: &'a Terms,
    pub constraints: Vec<TermId>,
    /// The symbolic objects in the order in which they came to be.
    pub objects: Vec<PartialObject>,
    pub references: Vec<Reference>,
    /// Where the symbols of the term store are found.
    pub unknowns: Vec<Place>,
}

pub struct PartialObject {
    pub place: Place,
    pub classes: ClassSet,
}

/// A reference that the path has read.
pub struct Reference {
    pub place: Place,
    pub known: Known,
    pub classes: ClassSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    Nothing,
    NotNull,
    Null,
    /// The object at this place of the list.
    Object(usize),
    /// The constant at this place among the classes of the schema.
    Constant(usize),
}

/// Where something of the initial heap is found. Owners are places in the list of objects.
#[derive(Clone, PartialEq, Debug)]
pub enum Place {
    Root(usize),
    Static(usize),
    Field { owner: usize, slot: u16 },
    Element { array: usize, index: Index },
    Length { array: usize },
}

#[derive(Clone, PartialEq, Debug)]
pub enum Index {
    Plain(i32),
    /// A term, and the unknowns in it.
    Term(TermId, Vec<usize>),
}

/// Some classes of the schema, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClassSet(u64);

impl ClassSet {
    pub fn contains(self, class: usize) -> bool {
        self.0 >> class & 1 == 1
    }
}

/// How Kukang's numbering of classes, fields and static fields reads in a schema.
pub struct Names<'a> {
    schema: &'a Schema,
    /// The classes of a type set, and those with the constants of these classes.
    sets: HashMap<TypeSetId, (ClassSet, ClassSet)>,
    /// The constants of the schema: their objects and places.
    constants: Vec<(ObjectId, usize)>,
    /// For each class of the schema the place of the field in each slot.
    slots: Vec<HashMap<u16, usize>>,
    statics: HashMap<StaticSlot, usize>,
}

impl<'a> Names<'a> {
    pub fn new(schema: &'a Schema) -> Names<'a> {
        Names { schema, sets: HashMap::new(), constants: Vec::new(), slots: Vec::new(), statics: HashMap::new() }
    }

    /// The field of a class that a slot holds.
    pub fn field(&self, class: usize, slot: u16) -> Option<usize> {
        self.slots.get(class)?.get(&slot).copied()
    }

    /// Reads what a path knows.
    pub fn partial<'m>(&mut self, view: &PathView<'m>) -> Partial<'m> {
        self.learn(view.machine);
        let machine = view.machine;
        let heap = &machine.heap;
        let state = machine.symbolic().expect("paths have symbols");
        let reader = Reader::new(view, &self.statics);
        let objects = reader.objects.iter().map(|&object| {
            let row = heap.symbolic(object).expect("it is in their list");
            let place = reader.place(heap.symbol(row.symbol).origin);
            PartialObject { place, classes: self.set(machine, row.types).0 }
        });
        let objects = objects.collect();
        let constants = self.constants.clone();
        let of_input = heap.symbols().iter().filter(|symbol| !matches!(symbol.origin, Origin::Boxed(_)));
        let references = of_input.map(|symbol| Reference {
            place: reader.place(symbol.origin),
            known: match symbol.knowledge {
                Knowledge::MayBeNull => Known::Nothing,
                Knowledge::NotNull => Known::NotNull,
                Knowledge::Null => Known::Null,
                Knowledge::Object(object) => match constants.iter().find(|(known, _)| *known == object) {
                    Some((_, place)) => Known::Constant(*place),
                    None => Known::Object(reader.number(object)),
                },
            },
            classes: self.set(machine, symbol.types).1,
        });
        let references = references.collect();
        let unknowns = heap.unknowns().iter().map(|&origin| reader.place(origin)).collect();
        let constraints = state.decider.constraints().to_vec();
        Partial { terms: &state.terms, constraints, objects, references, unknowns }
    }

    /// The classes of a set, without and with the constants that they have.
    fn set(&mut self, machine: &Machine, types: TypeSetId) -> (ClassSet, ClassSet) {
        let state = machine.symbolic().expect("paths have symbols");
        let (schema, constants) = (self.schema, &self.constants);
        *self.sets.entry(types).or_insert_with(|| {
            let classes = state.types.classes(types);
            let places = classes.iter().filter_map(|&class| schema.class(&java_name(machine, class)));
            let own = places.fold(0, |set, place| set | 1 << place);
            let held = constants.iter().filter(|(object, _)| classes.contains(&machine.heap.class(*object)));
            (ClassSet(own), ClassSet(held.fold(own, |set, (_, place)| set | 1 << place)))
        })
    }

    /// Looks up the fields, once their classes are loaded. A path can only know objects of classes that are.
    fn learn(&mut self, machine: &Machine) {
        self.learn_constants(machine);
        if !self.slots.iter().any(HashMap::is_empty) && self.slots.len() == self.schema.classes.len() {
            return;
        }
        let fields_of = |class: &super::subject::Class| {
            let Some(id) = machine.program.loaded(&class.name.replace('.', "/")) else { return HashMap::new() };
            let found = instance_fields(machine, id).into_iter().filter_map(|(slot, name)| {
                let place = class.fields.iter().position(|field| field.name == name)?;
                Some((slot, place))
            });
            found.collect()
        };
        self.slots = self.schema.classes.iter().map(fields_of).collect();
        for (place, variable) in self.schema.statics.iter().enumerate() {
            let (class, name) = variable.name.split_once('#').expect("a static field has a class");
            let class = machine.program.loaded(&class.replace('.', "/"));
            let field = class.and_then(|class| machine.program.field_named(class, name));
            if let Some(FieldPlace::Static(slot)) = field.map(|field| field.place) {
                self.statics.insert(slot, place);
            }
        }
    }
}

impl Names<'_> {
    /// Looks up the constants that the path could refer to. A path that has none of them may begin before they are there.
    fn learn_constants(&mut self, machine: &Machine) {
        let found: Vec<(ObjectId, usize)> = (0..self.schema.classes.len())
            .filter(|&place| self.schema.classes[place].is_constant())
            .filter_map(|place| Some((constant(machine, &self.schema.classes[place].name)?, place)))
            .collect();
        if found != self.constants {
            self.constants = found;
            self.sets.clear();
        }
    }
}

/// The object of a static final field, `pkg.Class#field`, if an input can refer to it.
pub fn constant(machine: &Machine, name: &str) -> Option<ObjectId> {
    let (class, field) = name.split_once('#')?;
    let class = machine.program.loaded(&class.replace('.', "/"))?;
    let FieldPlace::Static(slot) = machine.program.field_named(class, field)?.place else { return None };
    machine.constants().find(|(_, held_by)| *held_by == slot).map(|(object, _)| object)
}

/// A class as Java's `Class.getName` has it.
pub fn java_name(machine: &Machine, class: ClassId) -> String {
    machine.program.class(class).name.replace('/', ".")
}

/// The instance fields of a class by their slots, named as in a schema.
pub fn instance_fields(machine: &Machine, class: ClassId) -> Vec<(u16, String)> {
    let mut found = Vec::new();
    for &home in machine.program.class(class).lineage.iter() {
        for &id in &machine.program.class(home).fields {
            let field = machine.program.field(id);
            if let FieldPlace::Instance(slot) = field.place {
                found.push((slot, format!("{}#{}", java_name(machine, home), machine.program.text(field.name))));
            }
        }
    }
    found
}

/// Turns origins into places.
struct Reader<'a> {
    heap: &'a Heap,
    terms: &'a Terms,
    input: ObjectId,
    parameters: Vec<u16>,
    objects: Vec<ObjectId>,
    statics: HashMap<StaticSlot, usize>,
}

impl<'a> Reader<'a> {
    fn new(view: &PathView<'a>, statics: &HashMap<StaticSlot, usize>) -> Reader<'a> {
        let machine = view.machine;
        let input = machine.input().expect("a path has an input").object;
        let all = machine.heap.symbolic_objects().iter().map(|row| row.object);
        Reader {
            heap: &machine.heap,
            terms: &machine.symbolic().expect("paths have symbols").terms,
            input,
            parameters: view.driver.parameters.iter().map(|(slot, _)| *slot).collect(),
            objects: all.filter(|&object| object != input).collect(),
            statics: statics.clone(),
        }
    }

    fn number(&self, object: ObjectId) -> usize {
        let place = self.objects.iter().position(|&known| known == object);
        place.expect("only symbolic objects are in the initial heap")
    }

    /// Where an origin is; and what the initial plane holds there must come from it.
    fn place(&self, origin: Origin) -> Place {
        match origin {
            Origin::Field { owner, slot } => {
                self.expect_initial(self.heap.initial(owner, slot), origin);
                if owner == self.input {
                    let root = self.parameters.iter().position(|&parameter| parameter == slot);
                    return Place::Root(root.expect("every field of the input is a parameter"));
                }
                Place::Field { owner: self.number(owner), slot }
            }
            Origin::Element { array, place } => {
                let Body::Accumulator(accumulator) = &self.heap.get(array).body else {
                    panic!("only accumulators have unknown elements")
                };
                let touched = accumulator.touched[place as usize];
                self.expect_initial(touched.initial, origin);
                Place::Element { array: self.number(array), index: self.index(touched.index) }
            }
            Origin::Length { array } => Place::Length { array: self.number(array) },
            Origin::Call { .. } => unreachable!("no contract stands in for a method of the subjects"),
            Origin::Hash { .. } => panic!("no heap says what its identity hash codes are"),
            Origin::Boxed(_) => panic!("a box that the code has made is in no initial heap"),
            Origin::Static(slot) => {
                let place = self.statics.get(&slot).copied();
                Place::Static(place.unwrap_or_else(|| panic!("the subject does not name the static field {slot:?}")))
            }
            Origin::Rank { .. } | Origin::Sign => panic!("no subject has unknown orders"),
        }
    }

    fn index(&self, index: Slot) -> Index {
        match index.value() {
            Value::Int(index) => Index::Plain(index),
            Value::Term(_, term) => {
                let parts = self.terms.reachable(&[term]).into_iter();
                let unknowns = parts.filter_map(|part| match self.terms.node(part) {
                    Node::Symbol(symbol) => Some(symbol.index()),
                    _ => None,
                });
                Index::Term(term, unknowns.collect())
            }
            other => panic!("{other:?} is no index"),
        }
    }

    /// The two planes must tell the same story: what was read first is what the initial plane keeps, or what that has turned
    /// out to be if a condition has read it in the state before.
    fn expect_initial(&self, initial: Slot, origin: Origin) {
        let from = match initial.value() {
            Value::Symbol(symbol) => Some(self.heap.symbol(symbol).origin),
            Value::Term(_, term) => match self.terms.node(term) {
                Node::Symbol(symbol) => self.heap.unknowns().get(symbol.index()).copied(),
                _ => None,
            },
            known => {
                let symbols = self.heap.symbols().iter().enumerate().filter(|(_, row)| row.origin == origin);
                let mut meant = symbols.map(|(place, _)| self.heap.resolved(Value::Symbol(SymbolId(place as u32))));
                meant.any(|meant| meant == known).then_some(origin)
            }
        };
        assert_eq!(from, Some(origin), "the initial plane holds {initial:?} where {origin:?} was read");
    }
}
