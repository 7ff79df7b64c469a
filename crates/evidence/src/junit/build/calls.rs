//! Calls that lead an object from what its constructor leaves to what the case has: `account.deposit(5); account.freeze();`.
//!
//! A search among trial runs, by the number of calls: each of the object's methods that assigns to one of its fields is called with what
//! the fields are to hold. States that were there before are not looked at again, and of those after as many calls only the nearest. Tests of
//! violations do without the methods that are wrong, which do something else once they are mended.

use super::feeds::fields_of;
use super::likeness::Likeness;
use super::recipe::{Budget, Fed, Recipe, Step};
use super::suspects::{calls, instructions, operand};
use crate::case::{Field, Value};
use crate::junit::body::{Body, Placed};
use crate::junit::classes::{Class, Classes, Method};
use crate::junit::trial::store::is_leaf;
use crate::junit::trial::{Item, Trial, is_of_base};
use program::{BaseType, Type};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Calls after the constructor.
const MOST_CALLS: usize = 4;
/// States after as many calls from which the search goes on.
const MOST_STATES: usize = 6;
/// Ways to give values to one method.
const MOST_WAYS: usize = 8;
/// What constructors leave from which a search begins.
const MOST_STARTS: usize = 3;
/// Methods that are looked into for what one of them assigns.
const MOST_METHODS: usize = 100;

/// Fields by the class that declares them and their name.
pub(in crate::junit) type Names = BTreeSet<(String, String)>;

/// A method, and the fields that it may assign to.
struct Changing {
    class: Rc<Class>,
    method: usize,
    assigns: Rc<Names>,
}

impl Body<'_, '_> {
    /// A constructor and calls after it, for an object whose parts are there already.
    pub(in crate::junit) fn by_calls(&self, object: usize, class: &Rc<Class>, fields: &[Field]) -> Option<Recipe> {
        let changing = self.changing(&class.name);
        if changing.is_empty() {
            return None;
        }
        let (budget, ready) = (Budget::new(), self.ready());
        let mut starts = Vec::new();
        for (method, called) in self.makers(class, false) {
            for fed in self.feeds(object, called, fields) {
                if budget.is_spent() {
                    break;
                }
                let maker = Step { class: class.clone(), method, fed };
                let trial = self.trial(&class.name, &ready);
                let mut trial = self.letting_count(trial).without(self.suspect());
                let root = self.run_maker(&mut trial, &maker);
                budget.spend(trial.steps);
                let Some((root, left)) = root.and_then(|root| Some((root, self.left_alone(object, root, &trial)?)))
                else {
                    continue;
                };
                if self.may_reach(object, &left, &changing) {
                    starts.push((left.len(), maker, root, trial));
                }
            }
        }
        starts.sort_by_key(|(left, ..)| *left);
        starts.truncate(MOST_STARTS);
        starts.into_iter().find_map(|(_, maker, root, trial)| {
            self.reach(object, root, &trial, &budget, |after, steps| {
                let Likeness { nodes, left, loose } = self.likeness(object, root, after)?;
                if !nodes.is_empty() {
                    return None;
                }
                let (setters, left) = self.set_rest(object, root, after.clone(), left, &budget);
                let operations = [steps, &setters].concat();
                let is_open = left.iter().all(|&place| self.is_open(&self.case.objects[object], &fields[place]));
                is_open.then(|| Recipe { maker: maker.clone(), operations, nodes, left, loose, is_reflective: false })
            })
        })
    }

    /// The fields that hold something else than in the case, of an object that came alone.
    fn left_alone(&self, object: usize, root: usize, trial: &Trial<'_>) -> Option<Vec<usize>> {
        let Likeness { nodes, left, .. } = self.likeness(object, root, trial)?;
        nodes.is_empty().then_some(left)
    }

    /// Whether there are methods that assign to these fields, as far as a test may not.
    fn may_reach(&self, object: usize, left: &[usize], changing: &[Changing]) -> bool {
        let found = &self.case.objects[object];
        let fields = fields_of(found);
        left.iter().map(|&place| &fields[place]).all(|field| {
            let key = (field.class.to_string(), field.name.to_string());
            changing.iter().any(|changing| changing.assigns.contains(&key)) || self.is_open(found, field)
        })
    }

    /// Calls on an object of a trial after which somebody accepts it: first one call, then two, and so on.
    pub(in crate::junit) fn reach<'t>(
        &self,
        object: usize,
        root: usize,
        start: &Trial<'t>,
        budget: &Budget,
        accept: impl Fn(&Trial<'t>, &[Step]) -> Option<Recipe>,
    ) -> Option<Recipe> {
        let changing = self.changing(&self.case.objects[object].class);
        let left = self.likeness(object, root, start).map(|likeness| likeness.left).unwrap_or_default();
        if !self.may_reach(object, &left, &changing) {
            return None;
        }
        let mut seen = vec![start.made.clone()];
        let mut states: Vec<(usize, Vec<Step>, Trial<'t>)> = vec![(0, Vec::new(), start.clone())];
        for _ in 0..MOST_CALLS {
            let mut next = Vec::new();
            for (_, steps, state) in &states {
                for Changing { class, method, .. } in &changing {
                    for fed in self.arguments_to_try(object, root, state, &class.methods[*method]) {
                        if budget.is_spent() {
                            return None;
                        }
                        let step = Step { class: class.clone(), method: *method, fed };
                        let mut after = state.clone();
                        let done = self.run_step(&mut after, root, &step);
                        budget.spend(after.steps - state.steps);
                        if done.is_none() || seen.contains(&after.made) {
                            continue;
                        }
                        seen.push(after.made.clone());
                        let steps = [steps.as_slice(), &[step]].concat();
                        if let Some(recipe) = accept(&after, &steps) {
                            return Some(recipe);
                        }
                        let likeness = self.likeness(object, root, &after);
                        let distance = likeness.map_or(usize::MAX, |likeness| likeness.left.len());
                        next.push((distance, steps, after));
                    }
                }
            }
            next.sort_by_key(|(distance, ..)| *distance);
            next.truncate(MOST_STATES);
            states = next;
        }
        None
    }

    /// The methods of a class that assign to fields of its own objects.
    fn changing(&self, class: &str) -> Vec<Changing> {
        let homes: BTreeSet<String> = self.names.classes.lineage(class).iter().map(|home| home.name.clone()).collect();
        let changing = |(class, method): (Rc<Class>, usize)| {
            let assigns = self.names.classes.assigned_by(&class, &class.methods[method]);
            let is_changing = assigns.iter().any(|(home, _)| homes.contains(home));
            is_changing.then_some(Changing { class, method, assigns })
        };
        self.operations(class).into_iter().filter_map(changing).collect()
    }

    /// What a method may be given: for each parameter what fields of its type are to hold, those first that hold something else by now, and
    /// by how much they differ.
    fn arguments_to_try(&self, object: usize, root: usize, trial: &Trial<'_>, method: &Method) -> Vec<Vec<Fed>> {
        let fields = fields_of(&self.case.objects[object]);
        let is_left = |field: &Field| match trial.made[root].field(&field.class, &field.name) {
            None => !crate::junit::literal::is_default(&field.value),
            Some(stored) => !self.is_stored(trial, stored, &field.value),
        };
        let (left, same): (Vec<&Field>, Vec<&Field>) = fields.iter().partition(|field| is_left(field));
        let mut ways: Vec<Vec<Fed>> = vec![Vec::new()];
        for of in &method.types.parameters {
            let mut fitting: Vec<Fed> = Vec::new();
            for field in left.iter().chain(&same) {
                if Type::parse(&field.descriptor).as_ref() == Some(of) && self.can_be_given(object, &field.value) {
                    fitting.push(Fed::Value(field.value));
                }
            }
            fitting.extend(left.iter().filter_map(|field| difference(trial, root, field, of)).map(Fed::Value));
            if *of == Type::Base(BaseType::Boolean) {
                fitting.extend([Fed::Value(Value::Boolean(true)), Fed::Value(Value::Boolean(false))]);
            } else {
                fitting.push(Fed::Default);
            }
            fitting.extend(self.samples(object, of, fields));
            let mut tried: Vec<Fed> = Vec::new();
            fitting.retain(|fed| {
                !tried.contains(fed) && {
                    tried.push(fed.clone());
                    true
                }
            });
            let longer = |way: &Vec<Fed>| {
                let next = |fed: &Fed| [way.as_slice(), std::slice::from_ref(fed)].concat();
                fitting.iter().map(next).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(longer).take(MOST_WAYS).collect();
        }
        ways
    }

    /// Whether a value is there, or can be made before the object is.
    fn can_be_given(&self, object: usize, value: &Value) -> bool {
        match *value {
            Value::Object(given) => {
                self.locals[given].state == Placed::Done
                    || is_leaf(&self.case.objects[given])
                    || !self.reaches(given, object)
            }
            _ => true,
        }
    }
}

/// By how much a number differs from what it is to be.
fn difference(trial: &Trial<'_>, root: usize, field: &Field, of: &Type) -> Option<Value> {
    let stored = trial.made[root].field(&field.class, &field.name)?;
    match (stored, field.value, of) {
        (Item::Int(stored), Value::Int(wanted), Type::Base(BaseType::Int)) => {
            Some(Value::Int(wanted.wrapping_sub(stored)))
        }
        (Item::Long(stored), Value::Long(wanted), Type::Base(BaseType::Long)) => {
            Some(Value::Long(wanted.wrapping_sub(stored)))
        }
        _ => None,
    }
}

/// The fields that a method, or one that it calls, may assign to, whatever the object.
pub(in crate::junit) fn assigned_by(classes: &Classes, class: &Class, method: &Method) -> Names {
    let mut seen = BTreeSet::new();
    let mut open = vec![(class.name.clone(), method.name.clone(), method.descriptor.clone())];
    let mut assigned = BTreeSet::new();
    while let Some((class, name, descriptor)) = open.pop() {
        let home = classes.lineage(&class).into_iter().find(|home| home.method(&name, &descriptor).is_some());
        let Some(home) = home.filter(|home| !is_of_base(home)) else { continue };
        let is_new = seen.len() < MOST_METHODS && seen.insert((home.name.clone(), name.clone(), descriptor.clone()));
        if is_new {
            assigned.extend(assignments(classes, &home, &name, &descriptor).unwrap_or_default());
            open.extend(calls(&home, &name, &descriptor).unwrap_or_default());
        }
    }
    assigned
}

/// The fields that a body itself assigns to; `None` where it cannot be read.
fn assignments(classes: &Classes, class: &Class, name: &str, descriptor: &str) -> Option<Vec<(String, String)>> {
    let (file, raw) = class.raw(class.method(name, descriptor)?);
    let bytes = file.code(raw.code.as_ref()?).ok()?.bytes;
    let constants = class.constants();
    let mut found = Vec::new();
    for at in instructions(bytes)?.into_iter().filter(|&at| bytes[at] == 0xb5) {
        let member = constants.member(operand(bytes, at)?).ok()?;
        let lineage = classes.lineage(&member.class.replace('/', "."));
        let home = lineage.iter().find(|class| class.field(&member.name).is_some())?;
        found.push((home.name.clone(), member.name.into_owned()));
    }
    Some(found)
}
