//! Objects that a builder makes: `Person.builder().name("a").age(18).build()`.
//!
//! A builder is what a constructor of the class takes, or what a static method of it returns, and has a method that makes an object of the
//! class. Its other methods that return it are called in trial runs as long as that brings the object nearer to the case's.

use super::construct::is_reference;
use super::likeness::Likeness;
use super::recipe::{Budget, Fed, Step};
use crate::case::Field;
use crate::junit::body::{Body, Written, no_test};
use crate::junit::classes::{Class, Method};
use crate::junit::trial::{Item, Trial};
use program::Type;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Calls in a row.
pub(in crate::junit) struct Chain {
    /// What makes the builder: a static method, or its constructor.
    start: Step,
    settings: Vec<Step>,
    finish: Step,
    /// Fields that nobody reads and that hold something else.
    loose: Vec<(usize, usize)>,
}

impl Body<'_, '_> {
    /// A chain of calls that makes exactly this object, whose parts are there already.
    pub(in crate::junit) fn chain(&self, object: usize, class: &Rc<Class>, fields: &[Field]) -> Option<Chain> {
        let (budget, ready) = (Budget::new(), self.ready());
        for (builder, start) in self.builders(class) {
            for (home, method) in self.operations(&builder) {
                let is_finish = home.methods[method].types.parameters.is_empty()
                    && returns(&home.methods[method], &class.name)
                    && home.name == builder;
                if !is_finish {
                    continue;
                }
                let finish = Step { class: home, method, fed: Vec::new() };
                let trial = self.trial(&class.name, &ready);
                let mut trial = self.letting_count(trial).without(self.suspect());
                let Some(root) = self.run_maker(&mut trial, &start) else { continue };
                let chain = self.settled(object, fields, (&start, &finish), root, &trial, &budget);
                if chain.is_some() {
                    return chain;
                }
            }
        }
        None
    }

    /// The classes of builders, and how to make one of each.
    pub(super) fn builders(&self, class: &Rc<Class>) -> Vec<(String, Step)> {
        let classes = self.names.classes;
        let mut found: Vec<(String, Step)> = Vec::new();
        let mut taken: BTreeSet<String> = BTreeSet::new();
        for (method, called) in class.methods.iter().enumerate() {
            let is_start = called.is_static() && called.types.parameters.is_empty() && self.is_callable(class, called);
            if let (Some(Type::Class(name)), true) = (&called.types.result, is_start) {
                let builder = name.replace('/', ".");
                if builder != class.name && builder.starts_with(&class.package) && taken.insert(builder.clone()) {
                    found.push((builder, Step { class: class.clone(), method, fed: Vec::new() }));
                }
            }
        }
        for called in class.methods.iter().filter(|method| method.name == "<init>") {
            let [Type::Class(name)] = &called.types.parameters[..] else { continue };
            let builder = name.replace('/', ".");
            let Some(home) = classes.get(&builder).filter(|home| home.module.is_none() && !home.is_inner) else {
                continue;
            };
            let maker = self
                .makers(&home, false)
                .into_iter()
                .find(|(_, method)| method.name == "<init>" && method.types.parameters.is_empty());
            if let Some((method, _)) = maker.filter(|_| taken.insert(builder.clone())) {
                found.push((builder, Step { class: home, method, fed: Vec::new() }));
            }
        }
        found
    }

    /// The chain, with a call for each field that is not yet as it should be.
    fn settled(
        &self,
        object: usize,
        fields: &[Field],
        (start, finish): (&Step, &Step),
        root: usize,
        trial: &Trial<'_>,
        budget: &Budget,
    ) -> Option<Chain> {
        let mut settings: Vec<Step> = Vec::new();
        let mut state = trial.clone();
        let mut distance = self.built(object, root, &state, finish).map_or(usize::MAX, |(left, _)| left);
        loop {
            if let Some((0, loose)) = self.built(object, root, &state, finish) {
                return Some(Chain { start: start.clone(), settings, finish: finish.clone(), loose });
            }
            let mut nearer = None;
            'search: for (home, method) in self.operations(&finish.class.name) {
                let called = &home.methods[method];
                if !returns(called, &finish.class.name) || called.types.parameters.len() > 1 {
                    continue;
                }
                for fed in self.one_feed(called, fields) {
                    if budget.is_spent() {
                        return None;
                    }
                    let step = Step { class: home.clone(), method, fed };
                    let mut after = state.clone();
                    let returned = self.run_call(&mut after, root, &step).flatten();
                    budget.spend(after.steps - state.steps);
                    let is_itself = returned == Some(Item::Made(root));
                    let built = if is_itself { self.built(object, root, &after, finish) } else { None };
                    let left = built.map(|(left, _)| left);
                    if left.is_some_and(|left| left < distance) {
                        distance = left.unwrap_or(distance);
                        nearer = Some((step, after));
                        break 'search;
                    }
                }
            }
            let (step, after) = nearer?;
            settings.push(step);
            state = after;
        }
    }

    /// How many fields of what the builder makes differ from the case, and those that may.
    fn built(
        &self,
        object: usize,
        root: usize,
        trial: &Trial<'_>,
        finish: &Step,
    ) -> Option<(usize, Vec<(usize, usize)>)> {
        let mut trial = trial.clone();
        let made = self.run_call(&mut trial, root, finish)??;
        let Item::Made(made) = made else { return None };
        let Likeness { nodes, left, loose } = self.likeness(object, made, &trial)?;
        nodes.is_empty().then_some((left.len(), loose))
    }

    /// What a method with one parameter, or none, may be given; first what the field of its name is to hold.
    fn one_feed(&self, method: &Method, fields: &[Field]) -> Vec<Vec<Fed>> {
        let [of] = &method.types.parameters[..] else { return vec![Vec::new()] };
        let name = method.name.to_lowercase();
        let fits = |field: &&Field| Type::parse(&field.descriptor).as_ref() == Some(of);
        let mut fitting: Vec<&Field> = fields.iter().filter(fits).collect();
        fitting.sort_by_key(|field| !name.contains(&field.name.to_lowercase()));
        let mut feeds: Vec<Vec<Fed>> = fitting.iter().map(|field| vec![Fed::Value(field.value)]).collect();
        if let Type::Class(name) = of {
            // It may want something for a field that nobody reads.
            feeds.extend((&**name == "java/lang/String").then(|| vec![Fed::text("a")]));
        }
        feeds
    }

    /// Writes the chain.
    pub(in crate::junit) fn say_chain(&mut self, object: usize, class: &Class, chain: Chain) -> Written<()> {
        let Chain { start, settings, finish, loose } = chain;
        self.note_loose(loose);
        for fed in settings.iter().flat_map(|step| &step.fed) {
            if let Fed::Value(value) = fed {
                self.place_value(value)?;
            }
        }
        let Some(named) = self.type_of(&class.name) else { return no_test("its class cannot be named") };
        let Some(home) = self.type_of(&start.class.name) else { return no_test("its builder cannot be named") };
        let mut expression = self.made_by(&start.class, start.called(), &home, &[]);
        for step in settings.iter().chain(std::iter::once(&finish)) {
            let arguments = self.arguments_of(&step.class.name, step)?.join(", ");
            expression.push_str(&format!(".{}({arguments})", step.called().name));
        }
        self.locals[object].is_typed = true;
        let name = self.locals[object].name.clone();
        self.say(format!("{named} {name} = {expression};"));
        Ok(())
    }
}

/// Whether a method returns an object of a class.
fn returns(method: &Method, class: &str) -> bool {
    method.types.result.as_ref().is_some_and(|of| is_reference(of) && of.class_name().replace('/', ".") == class)
}
