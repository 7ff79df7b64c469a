//! A data structure by its own operations: `stack.push(2); stack.push(1);` in place of its nodes one by one; and objects that copy what
//! they are given.
//!
//! The values in its nodes are given to each method that could add them, in some orders, in trial runs. A sequence is used only if
//! it makes exactly the objects of the case, field by field, and touches nothing else. The test of a violation does without the
//! method that it is about: once that is mended, it may do something else.

use super::feeds::{Parts, fields_of, is_element};
use super::likeness::{Likeness, Node};
use super::recipe::{Budget, Fed, Recipe, Step};
use crate::case::{Contents, Field, Value};
use crate::junit::body::{Body, Placed, Written, no_test};
use crate::junit::classes::Class;
use crate::junit::expect::containers::references;
use crate::junit::trial::Trial;
use crate::junit::trial::store::is_leaf;
use program::{Type, access};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Larger structures are no easier to read by their operations.
const MOST_NODES: usize = 12;

impl Body<'_, '_> {
    /// Makes an object and all its nodes by its operations, if that is possible.
    pub(in crate::junit) fn by_operations(&mut self, object: usize) -> Written<bool> {
        let ways = [(false, false), (false, true), (true, false)];
        let found = ways.into_iter().find_map(|(lets_count, lets_wait)| {
            if lets_wait && !self.has_settable_parts(object) {
                return None;
            }
            self.lets_count.set(lets_count);
            self.lets_wait.set(lets_wait);
            self.structure(object)
        });
        self.lets_wait.set(false);
        let Some(recipe) = found else { return Ok(false) };
        self.follow(object, recipe)?;
        Ok(true)
    }

    /// Writes the calls of a recipe and names what comes with them.
    pub(in crate::junit) fn follow(&mut self, object: usize, recipe: Recipe) -> Written<()> {
        let Recipe { maker, operations, nodes, left, loose, is_reflective } = recipe;
        self.note_loose(loose);
        for value in left.iter().filter_map(|&place| Some(fields_of(&self.case.objects[object]).get(place)?.value)) {
            self.place_value(&value)?;
        }
        for fed in std::iter::once(&maker).chain(&operations).flat_map(|step| &step.fed) {
            if let Fed::Value(value) = fed {
                self.place_value(value)?;
            }
        }
        if is_reflective {
            let arguments = self.written(&maker)?;
            self.construct_by_helper(object, &maker.class, maker.called(), arguments);
            return Ok(());
        }
        let Some(named) = self.type_of(&maker.class.name) else { return no_test("its class cannot be named") };
        let name = self.locals[object].name.clone();
        self.locals[object].is_typed = true;
        let arguments = self.arguments_of(&maker.class.name, &maker)?;
        let made = self.made_by(&maker.class, maker.called(), &named, &arguments);
        self.say(format!("{named} {name} = {made};"));
        self.say_steps(object, &operations)?;
        for node in nodes {
            self.name_node(node)?;
        }
        for place in left {
            self.assign(object, place)?;
        }
        Ok(())
    }

    /// Calls of methods of an object.
    pub(in crate::junit) fn say_steps(&mut self, object: usize, steps: &[Step]) -> Written<()> {
        let name = self.locals[object].name.clone();
        let class = self.case.objects[object].class.to_string();
        for step in steps {
            let arguments = self.arguments_of(&class, step)?.join(", ");
            self.say(format!("{name}.{}({arguments});", step.called().name));
        }
        Ok(())
    }

    /// Gives a node its variable; it is left out in the end if nothing needs it.
    pub(in crate::junit) fn name_node(&mut self, node: Node) -> Written<()> {
        let case = self.case;
        let Node { object: node, parent, place } = node;
        let (found, owner) = (&case.objects[node], &case.objects[parent]);
        if self.locals[node].name.is_empty() {
            self.locals[node].name = self.fresh_name(&crate::junit::names::variable_for(&found.class));
        }
        let name = self.locals[node].name.clone();
        let named = self.type_of(&found.class);
        self.locals[node].is_typed = named.is_some();
        let helper = self.needs.helper;
        let (value, seen) = match &owner.contents {
            Contents::Fields(fields) => {
                let field = &fields[place];
                match self.readable(parent, owner, field) {
                    Some(readable) => (readable.expression, Type::parse(&field.descriptor)),
                    None => (self.got_by_helper(parent, owner, field), None),
                }
            }
            _ => {
                let element = match crate::junit::names::as_type(&owner.class) {
                    Some(Type::Array(element)) if self.locals[parent].is_typed => Some(*element),
                    _ => None,
                };
                (format!("{}[{place}]", self.locals[parent].name), element)
            }
        };
        let is_exact = seen.is_some() && seen == crate::junit::names::as_type(&found.class);
        // If it is left out, so is what it needs.
        self.needs.helper = helper;
        self.aliases.push(Alias::of(self.lines.len(), name.clone()));
        self.say(match named {
            Some(named) if is_exact => format!("{named} {name} = {value};"),
            Some(named) => format!("{named} {name} = ({named}) {value};"),
            None if found.class.starts_with('[') => format!("Object[] {name} = (Object[]) {value};"),
            None => format!("Object {name} = {value};"),
        });
        self.locals[node].state = Placed::Done;
        self.assign_pending(node)
    }

    /// Leaves out the variables of nodes that nothing needs.
    pub fn drop_unused(&mut self) {
        while let Some(Alias { line, name }) = self.aliases.pop() {
            let is_word = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '$');
            let uses = |text: &String| without_texts(text).split(|letter| !is_word(letter)).any(|word| word == name);
            let is_used = self.lines.iter().enumerate().any(|(place, text)| place != line && uses(text));
            if is_used {
                self.needs.helper |= self.lines[line].contains(self.names.helper);
            } else {
                self.lines.remove(line);
            }
        }
        // What was asked for and then written otherwise needs nothing.
        if !self.lines.iter().any(|line| line.contains(self.names.helper)) {
            self.needs.helper = false;
            self.needs.opens.clear();
        }
        self.note_looks();
    }

    /// Calls that make an object and at least one of its parts.
    fn structure(&self, object: usize) -> Option<Recipe> {
        let found = &self.case.objects[object];
        let class = self.names.classes.get(&found.class)?;
        let is_plain = !class.is_abstract() && !class.is_inner && !class.is_enum() && !class.is_record;
        let fields = fields_of(found);
        if !is_plain || class.module.is_some() || !self.has_parts(fields) {
            return None;
        }
        let (budget, ready) = (Budget::new(), self.ready());
        // What is not given need not be read.
        let mut makers = self.makers(&class, false);
        makers.sort_by_key(|(_, method)| (method.name != "<init>", method.types.parameters.len()));
        let mut partly: Option<Recipe> = None;
        for parts in [Parts::AsTheyAre, Parts::Copied] {
            let mut takes_parts = false;
            for (method, called) in makers.iter().copied() {
                for fed in self.feeds_of_parts(object, called, fields, parts) {
                    if budget.is_spent() {
                        return None;
                    }
                    let maker = Step { class: class.clone(), method, fed };
                    let found = match self.lets_count.get() {
                        true => self.partly(object, fields, &maker, &ready, &budget),
                        false => None,
                    };
                    if found
                        .as_ref()
                        .is_some_and(|found| partly.as_ref().is_none_or(|known| found.left.len() < known.left.len()))
                    {
                        partly = found;
                    }
                    match self.by_sequence(object, fields, maker, &ready, &budget) {
                        Some(recipe) if !recipe.nodes.is_empty() => return Some(recipe),
                        found => takes_parts |= found.is_some(),
                    }
                }
            }
            // What is given as it is needs no copy.
            if takes_parts {
                return None;
            }
        }
        partly.filter(|_| self.builders(&class).is_empty())
    }

    /// A maker that gives an object parts which nothing else gives it, and leaves other fields to the helper class.
    fn partly(&self, object: usize, fields: &[Field], maker: &Step, ready: &[bool], budget: &Budget) -> Option<Recipe> {
        let found = &self.case.objects[object];
        let trial = self.trial(&maker.class.name, ready);
        let mut trial = self.letting_count(trial).without(self.suspect());
        let root = self.run_maker(&mut trial, maker);
        budget.spend(trial.steps);
        let Likeness { nodes, left, loose } = self.likeness(object, root?, &trial)?;
        let given = self.given_by(std::iter::once(maker));
        let is_own = |node: &Node| {
            !given.contains(&node.object) && (node.parent != object || !self.is_open(found, &fields[node.place]))
        };
        let is_wanted = !nodes.is_empty()
            && nodes.iter().all(is_own)
            && left.iter().all(|place| self.is_made(&fields[*place].value));
        is_wanted.then(|| Recipe {
            maker: maker.clone(),
            operations: Vec::new(),
            nodes,
            left,
            loose,
            is_reflective: false,
        })
    }

    /// Whether an object has parts that are not there yet, and not too many of them.
    fn has_parts(&self, fields: &[Field]) -> bool {
        fields.iter().any(|field| match field.value {
            Value::Object(part) => !is_leaf(&self.case.objects[part]) && self.locals[part].state == Placed::Not,
            _ => false,
        })
    }

    /// Whether there is a part of its own beside one that a setter could be given: with the latter there, an operation or a constructor
    /// may make the former.
    fn has_settable_parts(&self, object: usize) -> bool {
        let found = &self.case.objects[object];
        let ready = self.ready();
        let is_part = |field: &&Field| match field.value {
            Value::Object(part) => !is_leaf(&self.case.objects[part]) && self.locals[part].state == Placed::Not,
            _ => false,
        };
        let parts: Vec<&Field> = fields_of(found).iter().filter(is_part).collect();
        let can_wait = |field: &&Field| self.can_wait(&field.value, &ready) && self.is_open(found, field);
        parts.len() > 1 && parts.iter().any(can_wait)
    }

    /// Whether a value is a part that can be made before the object that is being made.
    pub(super) fn can_wait(&self, value: &Value, ready: &[bool]) -> bool {
        matches!(*value, Value::Object(part) if self.locals[part].state == Placed::Not && ready.get(part) == Some(&true))
    }

    /// A maker, then one of the operations some times, then setters.
    fn by_sequence(
        &self,
        object: usize,
        fields: &[Field],
        maker: Step,
        ready: &[bool],
        budget: &Budget,
    ) -> Option<Recipe> {
        let class = &maker.class;
        let trial = self.trial(&class.name, ready);
        let mut trial = self.letting_count(trial).without(self.suspect());
        let root = self.run_maker(&mut trial, &maker);
        budget.spend(trial.steps);
        let root = root?;
        // What the constructor has got wrong for good no operation mends.
        if !self.is_final_right(object, root, class, &trial) {
            return None;
        }
        if let Some(recipe) = self.finished_by_calls(object, fields, &maker, &[], root, &trial, budget) {
            return Some(recipe);
        }
        for (home, method) in self.operations(&class.name) {
            let called = &home.methods[method];
            let is_adding =
                (1..=2).contains(&called.types.parameters.len()) && called.types.parameters.iter().all(is_element);
            let rows = if is_adding { self.fed_rows(object, called) } else { Vec::new() };
            for rows in rows {
                if budget.is_spent() || rows.is_empty() || rows.len() > MOST_NODES {
                    continue;
                }
                let step = |fed: Vec<Fed>| Step { class: home.clone(), method, fed };
                let steps: Vec<Step> = rows.into_iter().map(step).collect();
                let mut after = trial.clone();
                let done = steps.iter().try_for_each(|step| self.run_step(&mut after, root, step));
                budget.spend(after.steps - trial.steps);
                if done.is_none() {
                    continue;
                }
                if let Some(recipe) = self.finished_by_calls(object, fields, &maker, &steps, root, &after, budget) {
                    return Some(recipe);
                }
            }
        }
        None
    }

    /// The recipe, if the trial has made the object but for what setters do.
    #[allow(clippy::too_many_arguments, reason = "they are the parts of the recipe and what it was tried on")]
    fn finished(
        &self,
        object: usize,
        fields: &[Field],
        maker: &Step,
        mut operations: Vec<Step>,
        root: usize,
        trial: &Trial<'_>,
        budget: &Budget,
    ) -> Option<Recipe> {
        let Likeness { nodes, left, loose } = self.likeness(object, root, trial)?;
        let given = self.given_by(std::iter::once(maker).chain(&operations));
        if nodes.iter().any(|node| given.contains(&node.object)) {
            return None;
        }
        // Without parts of its own it is an object like others, which are made once their parts are there.
        let is_lone = nodes.is_empty() && (!left.is_empty() || !operations.is_empty());
        if is_lone || !left.iter().all(|place| self.is_made_for(&fields[*place].value, &nodes, trial)) {
            return None;
        }
        let (setters, left) = self.set_rest(object, root, trial.clone(), left, budget);
        operations.extend(setters);
        let is_open = left.iter().all(|&place| self.is_open(&self.case.objects[object], &fields[place]));
        is_open.then(|| Recipe { maker: maker.clone(), operations, nodes, left, loose, is_reflective: false })
    }

    /// Whether a value is no part that is still to be made.
    fn is_made(&self, value: &Value) -> bool {
        match *value {
            Value::Object(part) => is_leaf(&self.case.objects[part]) || self.locals[part].state == Placed::Done,
            _ => true,
        }
    }

    /// As [`Body::is_made`]; or it may be made first, and what comes with the object is no part of it.
    fn is_made_for(&self, value: &Value, nodes: &[Node], trial: &Trial<'_>) -> bool {
        let Value::Object(part) = *value else { return true };
        let is_apart = || nodes.iter().all(|node| !self.reaches(part, node.object));
        self.is_made(value) || self.lets_wait.get() && self.can_wait(value, trial.ready) && is_apart()
    }

    /// As [`Body::finished`], with other operations for what setters do not do.
    #[allow(clippy::too_many_arguments, reason = "they are the parts of the recipe and what it was tried on")]
    fn finished_by_calls(
        &self,
        object: usize,
        fields: &[Field],
        maker: &Step,
        operations: &[Step],
        root: usize,
        trial: &Trial<'_>,
        budget: &Budget,
    ) -> Option<Recipe> {
        let done = self.finished(object, fields, maker, operations.to_vec(), root, trial, budget);
        let left = if done.is_some() { Vec::new() } else { self.likeness(object, root, trial)?.left };
        if left.is_empty() || !left.iter().all(|place| self.is_made_for(&fields[*place].value, &[], trial)) {
            return done;
        }
        self.reach(object, root, trial, budget, |after, steps| {
            self.finished(object, fields, maker, [operations, steps].concat(), root, after, budget)
        })
    }

    /// The objects that calls are given, and all that hangs on them: no other than these can have come with the object.
    fn given_by<'s>(&self, steps: impl Iterator<Item = &'s Step>) -> BTreeSet<usize> {
        let objects = steps.flat_map(|step| &step.fed).filter_map(|fed| match fed {
            Fed::Value(Value::Object(object)) => Some(*object),
            _ => None,
        });
        self.all_of(objects.collect(), None)
    }

    /// Some objects and all that hangs on them, but for what hangs on one that counts as empty.
    pub(super) fn all_of(&self, mut found: BTreeSet<usize>, empty: Option<usize>) -> BTreeSet<usize> {
        let mut open: Vec<usize> = found.iter().copied().collect();
        while let Some(next) = open.pop() {
            let inner = references(&self.case.objects[next]).filter(|_| Some(next) != empty);
            open.extend(inner.filter(|child| found.insert(*child)));
        }
        found
    }

    /// Whether final fields that hold no parts have their values.
    fn is_final_right(&self, object: usize, root: usize, class: &Rc<Class>, trial: &Trial<'_>) -> bool {
        fields_of(&self.case.objects[object]).iter().enumerate().all(|(place, field)| {
            let is_final = class.name == *field.class
                && class.field(&field.name).is_some_and(|declared| declared.access & access::FINAL != 0);
            let is_part = matches!(field.value, Value::Object(part) if !is_leaf(&self.case.objects[part]));
            !is_final
                || is_part
                || self.may_hold((object, place), trial, trial.made[root].field(&field.class, &field.name))
                || match trial.made[root].field(&field.class, &field.name) {
                    None => crate::junit::literal::is_default(&field.value),
                    Some(stored) => self.is_stored(trial, stored, &field.value),
                }
        })
    }
}

/// A variable of an object that came with another, or that may not be needed.
pub struct Alias {
    /// The line that declares it.
    line: usize,
    name: String,
}

impl Alias {
    pub(super) fn of(line: usize, name: String) -> Alias {
        Alias { line, name }
    }
}

/// A line without what is in its literals.
fn without_texts(line: &str) -> String {
    let (mut within, mut is_escaped) = (false, false);
    let mut left = String::new();
    for letter in line.chars() {
        if letter == '"' && !is_escaped {
            within = !within;
        }
        is_escaped = within && letter == '\\' && !is_escaped;
        left.push(if within { '"' } else { letter });
    }
    left
}
