//! How to make an object by calls: a constructor or factory method, operations, setters. Found by trial runs: what is used makes exactly
//! the case's objects, but for what is assigned afterwards in the open.

use super::agreed::Demands;
use super::likeness::{Likeness, Node};
use super::suspects::Suspects;
use crate::case::{Contents, Field, Object, Value};
use crate::junit::body::{Body, Placed};
use crate::junit::classes::{Class, Method};
use crate::junit::expect::containers::references;
use crate::junit::literal::is_default;
use crate::junit::names::is_name;
use crate::junit::trial::store::is_leaf;
use crate::junit::trial::{Item, Trial, place};
use program::{Type, access};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::fmt;
use std::rc::Rc;

/// What a parameter is given.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::junit) enum Fed {
    Value(Value),
    /// Any value of the type does.
    Default,
    /// Another array of the same elements, by its place in the case.
    Copy(usize),
    /// `Arrays.asList` of these.
    Listed(Vec<Value>),
    /// A text for a field that may hold any.
    Text(Rc<str>),
    /// A constant of an enum, by its class and its name, for a field that may hold any.
    Constant(String, String),
    /// An object that nobody looks at, and the call that makes it.
    Made(Box<Step>),
    /// The box of a number for a field that may hold any.
    Boxed(&'static str, Value),
    /// An array of these for a field that may hold any, by the type of its elements.
    Elements(Type, Vec<Fed>),
    /// A lambda expression that nobody calls; its parameters are `any` and `other`.
    Function(&'static str),
    /// An object of no matter which class that implements an interface of the program's own.
    AnyOf(String),
    /// An object of a class, without its constructors.
    Allocated(String),
}

impl Fed {
    pub fn text(text: &str) -> Fed {
        Fed::Text(text.into())
    }
}

/// A method, and what it is given.
#[derive(Clone)]
pub(in crate::junit) struct Step {
    pub class: Rc<Class>,
    pub method: usize,
    pub fed: Vec<Fed>,
}

/// Calls that make an object, one after the other.
pub(in crate::junit) struct Recipe {
    pub maker: Step,
    pub operations: Vec<Step>,
    /// What comes with it.
    pub nodes: Vec<Node>,
    /// Fields that are assigned afterwards.
    pub left: Vec<usize>,
    /// Fields that hold something else than in the case and may, by the object and the place.
    pub loose: Vec<(usize, usize)>,
    /// Whether only the helper class may call the maker.
    pub is_reflective: bool,
}

impl PartialEq for Step {
    fn eq(&self, other: &Step) -> bool {
        (&self.class.name, self.method, &self.fed) == (&other.class.name, other.method, &other.fed)
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{}{:?}", self.class.name, self.called().name, self.fed)
    }
}

impl Step {
    pub fn called(&self) -> &Method {
        &self.class.methods[self.method]
    }

    /// Whether it makes no object of an inner class, or is given the object around that.
    pub fn has_outer(&self) -> bool {
        let is_given = !matches!(self.fed.first(), None | Some(Fed::Default | Fed::Value(Value::Null)));
        !self.makes_inner() || is_given
    }

    /// Whether it is the constructor of an inner class.
    fn makes_inner(&self) -> bool {
        self.class.is_inner && self.called().name == "<init>"
    }
}

/// Instructions of all trials for one object.
const MOST_STEPS: usize = 100_000;
/// Trials for one object.
const MOST_TRIALS: usize = 600;

/// What is left to be spent on finding a recipe.
pub(in crate::junit) struct Budget {
    trials: Cell<usize>,
    steps: Cell<usize>,
}

impl Budget {
    pub fn new() -> Budget {
        Budget { trials: Cell::new(MOST_TRIALS), steps: Cell::new(MOST_STEPS) }
    }

    pub fn is_spent(&self) -> bool {
        self.trials.get() == 0 || self.steps.get() == 0
    }

    pub fn spend(&self, steps: usize) {
        self.trials.set(self.trials.get().saturating_sub(1));
        self.steps.set(self.steps.get().saturating_sub(steps));
    }
}

impl Body<'_, '_> {
    /// The objects that are complete by now, and those that will be once they are made: all but those that lead to an object which is
    /// being made.
    pub(in crate::junit) fn ready(&self) -> Vec<bool> {
        let objects = &self.case.objects;
        let is_unfilled = |object: usize| self.unfilled.iter().any(|unfilled| unfilled.object == object);
        let mut waits: Vec<bool> = (0..objects.len())
            .map(|object| self.locals[object].state == Placed::Begun || is_unfilled(object))
            .collect();
        loop {
            let leads = |object: &usize| !waits[*object] && references(&objects[*object]).any(|to| waits[to]);
            let more: Vec<usize> = (0..objects.len()).filter(leads).collect();
            if more.is_empty() {
                break;
            }
            more.into_iter().for_each(|object| waits[object] = true);
        }
        let is_done = |object: usize| self.locals[object].state == Placed::Done && !is_unfilled(object);
        // What is in a sample the case does not say.
        let is_known = |object: usize| !self.sampled.contains_key(&object);
        waits.iter().enumerate().map(|(object, waits)| (!waits || is_done(object)) && is_known(object)).collect()
    }

    /// A call that makes the object, whose parts are there already, with setters for what it leaves. Records have no other way, so
    /// that for them hidden constructors count too, and in the end those whose contracts would not have it.
    pub(in crate::junit) fn proven(&self, object: usize, found: &Object, fields: &[Field]) -> Option<Recipe> {
        let (budget, ready) = (Budget::new(), self.ready());
        let class = self.names.classes.get(&found.class)?;
        let kept = [(false, Demands::Kept), (true, Demands::Kept)];
        let ignored = [(false, Demands::Ignored), (true, Demands::Ignored)];
        for (is_reflective, demands) in kept.into_iter().chain(ignored.into_iter().filter(|_| class.is_record)) {
            let mut best: Option<Recipe> = None;
            for (place, method) in self.makers(&class, is_reflective) {
                for fed in self.feeds(object, method, fields) {
                    if budget.is_spent() {
                        return best;
                    }
                    let maker = Step { class: class.clone(), method: place, fed };
                    if !is_reflective && !self.is_writable(&maker) {
                        continue;
                    }
                    let made = self.by_maker(object, fields, (maker, demands), &ready, &budget);
                    let Some(recipe) = made else { continue };
                    if recipe.left.is_empty() && recipe.operations.is_empty() {
                        return Some(Recipe { is_reflective, ..recipe });
                    }
                    let rank = |recipe: &Recipe| (recipe.left.len(), recipe.operations.len());
                    if !class.is_record && best.as_ref().is_none_or(|known| rank(&recipe) < rank(known)) {
                        best = Some(recipe);
                    }
                }
            }
            let found = best.or_else(|| if class.is_record { None } else { self.by_calls(object, &class, fields) });
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn by_maker(
        &self,
        object: usize,
        fields: &[Field],
        (maker, demands): (Step, Demands),
        ready: &[bool],
        budget: &Budget,
    ) -> Option<Recipe> {
        let trial = self.trial(&maker.class.name, ready);
        // Once the code is mended, the call that a violation is about may do something else; records have no other way.
        let avoided = self.suspect().filter(|_| !maker.class.is_record);
        let mut trial = self.letting_count(trial).without(avoided);
        let root = self.run_maker_with(&mut trial, &maker, demands);
        budget.spend(trial.steps);
        let Likeness { nodes, left, loose } = self.likeness(object, root?, &trial)?;
        if !nodes.is_empty() {
            return None;
        }
        let (operations, left) = self.set_rest(object, root?, trial, left, budget);
        let is_open = left.iter().all(|&place| self.is_open(&self.case.objects[object], &fields[place]));
        is_open.then_some(Recipe { maker, operations, nodes, left, loose, is_reflective: false })
    }

    /// Runs a constructor or factory method that may be called; what it makes, among the objects of the trial.
    pub(in crate::junit) fn run_maker(&self, trial: &mut Trial<'_>, maker: &Step) -> Option<usize> {
        if !self.is_writable(maker) {
            return None;
        }
        self.run_maker_with(trial, maker, Demands::Kept)
    }

    /// Whether javac takes what a step is given.
    pub(super) fn is_writable(&self, step: &Step) -> bool {
        let is_null = |place: usize| matches!(step.fed.get(place), Some(Fed::Default | Fed::Value(Value::Null)));
        self.is_typed_for(&step.class, step.called(), is_null)
    }

    fn run_maker_with(&self, trial: &mut Trial<'_>, maker: &Step, demands: Demands) -> Option<usize> {
        if !maker.has_outer() {
            return None;
        }
        let method = maker.called();
        let mut items = self.items(trial, maker)?;
        if demands == Demands::Kept && !self.is_agreed(trial, (&maker.class, method), None, &items) {
            return None;
        }
        let made = if method.is_static() {
            trial.call(&maker.class, method, items, 0)??
        } else {
            let made = trial.make(&maker.class.name)?;
            items.insert(0, made);
            trial.call(&maker.class, method, items, 0)?;
            made
        };
        match made {
            Item::Made(made) => Some(made),
            _ => None,
        }
    }

    /// Calls a method of an object of the trial.
    pub(in crate::junit) fn run_step(&self, trial: &mut Trial<'_>, root: usize, step: &Step) -> Option<()> {
        self.run_call(trial, root, step).map(drop)
    }

    /// As [`Body::run_step`]; what the method returns, if it returns something.
    pub(in crate::junit) fn run_call(&self, trial: &mut Trial<'_>, root: usize, step: &Step) -> Option<Option<Item>> {
        if !self.is_writable(step) {
            return None;
        }
        let mut items = self.items(trial, step)?;
        if !self.is_agreed(trial, (&step.class, step.called()), Some(Item::Made(root)), &items) {
            return None;
        }
        items.insert(0, Item::Made(root));
        trial.call(&step.class, step.called(), items, 0)
    }

    /// What a trial gives to a method.
    pub(super) fn items(&self, trial: &mut Trial<'_>, step: &Step) -> Option<Vec<Item>> {
        let parameters = &step.called().types.parameters;
        step.fed.iter().zip(parameters).map(|(fed, of)| self.item(trial, fed, of)).collect()
    }

    fn item(&self, trial: &mut Trial<'_>, fed: &Fed, of: &Type) -> Option<Item> {
        {
            Some(match fed {
                Fed::Value(value) => Item::of(value)?,
                Fed::Default => crate::junit::trial::store::default_of(&of.descriptor()),
                Fed::Text(text) => Item::Text(place(&mut trial.texts, text.encode_utf16().collect())),
                Fed::Constant(class, name) => {
                    Item::Constant(place(&mut trial.constants, (class.clone(), name.clone())))
                }
                Fed::Made(step) => self.run_sample(trial, step)?,
                Fed::Boxed(class, value) => {
                    Item::Boxed(place(&mut trial.boxes, (format!("java.lang.{class}"), *value)))
                }
                Fed::Elements(element, elements) => {
                    let elements = elements.iter().map(|fed| self.item(trial, fed, element)).collect::<Option<_>>()?;
                    trial.make_array(&format!("[{}", element.descriptor().replace('/', ".")), elements)?
                }
                Fed::Function(_) => trial.make_any(&of.class_name().replace('/', ".")),
                Fed::AnyOf(class) => trial.make_any(class),
                Fed::Allocated(class) => trial.make(class)?,
                Fed::Copy(array) => {
                    let found = self.case.objects.get(*array)?;
                    let Contents::Array(values) = &found.contents else { return None };
                    let elements = values.iter().map(Item::of).collect::<Option<Vec<Item>>>()?;
                    trial.make_array(&found.class, elements)?
                }
                Fed::Listed(values) => {
                    let elements = values.iter().map(Item::of).collect::<Option<Vec<Item>>>()?;
                    let array = trial.make_array("[Ljava.lang.Object;", elements)?;
                    let arrays = self.names.classes.get("java.util.Arrays")?;
                    let method = arrays.method("asList", "([Ljava/lang/Object;)Ljava/util/List;")?;
                    trial.call(&arrays, method, vec![array], 0)??
                }
            })
        }
    }

    /// Setters for fields that hold something else after a trial, each of which changes that field and nothing else; and the fields for
    /// which there is none.
    pub(in crate::junit) fn set_rest(
        &self,
        object: usize,
        root: usize,
        mut trial: Trial<'_>,
        mut left: Vec<usize>,
        budget: &Budget,
    ) -> (Vec<Step>, Vec<usize>) {
        let found = &self.case.objects[object];
        let Contents::Fields(fields) = &found.contents else { return (Vec::new(), left) };
        let mut steps = Vec::new();
        // A setter may want others to come first.
        loop {
            let before = left.len();
            left.retain(|&place| match self.setter(&trial, root, found, &fields[place], budget) {
                Some((step, after)) => {
                    steps.push(step);
                    trial = after;
                    false
                }
                None => true,
            });
            if left.is_empty() || left.len() == before {
                return (steps, left);
            }
        }
    }

    fn setter<'t>(
        &self,
        trial: &Trial<'t>,
        root: usize,
        found: &Object,
        field: &Field,
        budget: &Budget,
    ) -> Option<(Step, Trial<'t>)> {
        let of = Type::parse(&field.descriptor)?;
        let is_there = match field.value {
            Value::Object(child) => {
                self.locals[child].state == Placed::Done
                    || is_leaf(&self.case.objects[child])
                    || self.lets_wait.get() && self.can_wait(&field.value, trial.ready)
            }
            _ => true,
        };
        if !is_there || self.is_assignable(found, field) {
            return None;
        }
        let mut operations = self.operations(&found.class);
        // The setter of a field most often has its name.
        let own = field.name.to_lowercase();
        operations.sort_by_key(|(class, method)| !class.methods[*method].name.to_lowercase().contains(&own));
        for (class, method) in operations {
            let called = &class.methods[method];
            if *called.types.parameters != [of.clone()] || budget.is_spent() {
                continue;
            }
            let step = Step { class: class.clone(), method, fed: vec![Fed::Value(field.value)] };
            let mut after = trial.clone();
            let done = self.run_step(&mut after, root, &step);
            budget.spend(after.steps - trial.steps);
            if done.is_some() && self.only_sets(trial, &after, root, field) {
                return Some((step, after));
            }
        }
        None
    }

    /// Whether a field has its value now, and all else is as it was.
    fn only_sets(&self, before: &Trial<'_>, after: &Trial<'_>, root: usize, field: &Field) -> bool {
        use crate::junit::trial::store::Inside;
        let key = (field.class.to_string(), field.name.to_string());
        let without = |trial: &Trial<'_>| match &trial.made[root].inside {
            Inside::Fields(fields) => {
                let mut fields = fields.clone();
                fields.remove(&key);
                fields
            }
            Inside::Elements(_) => Default::default(),
        };
        let has_value = match after.made[root].field(&field.class, &field.name) {
            None => is_default(&field.value),
            Some(stored) => self.is_stored(after, stored, &field.value),
        };
        let others_same = (0..before.made.len()).all(|made| made == root || before.made[made] == after.made[made]);
        has_value && without(before) == without(after) && others_same && before.made.len() == after.made.len()
    }

    /// Whether a field can be assigned without the helper class.
    pub(in crate::junit) fn is_open(&self, found: &Object, field: &Field) -> bool {
        self.is_assignable(found, field) || self.plain_setter(found, field).is_some()
    }

    /// Constructors, and static methods that return an object of their class; those that only the helper class may call for records
    /// alone.
    pub(in crate::junit) fn makers<'c>(&self, class: &'c Rc<Class>, is_reflective: bool) -> Vec<(usize, &'c Method)> {
        let classes = self.names.classes;
        let is_nameable = classes.is_nameable(&class.name, &self.names.package);
        let is_wanted = |(_, method): &(usize, &Method)| {
            let is_open = is_nameable && self.is_callable(class, method);
            let is_last_resort = class.is_record && method.name == "<init>";
            is_maker(class, method)
                && (is_open && !is_reflective || is_last_resort && is_reflective)
                && (!method.is_static() || classes.has_free_variables(class, method))
        };
        let mut makers: Vec<(usize, &Method)> = class.methods.iter().enumerate().filter(is_wanted).collect();
        makers.sort_by_key(|(_, method)| method.name != "<init>");
        makers
    }

    /// The methods that a test may call on objects of a class, those of classes above it included.
    pub(in crate::junit) fn operations(&self, class: &str) -> Vec<(Rc<Class>, usize)> {
        let classes = self.names.classes;
        let mut seen: BTreeSet<(String, String)> = BTreeSet::new();
        let mut found = Vec::new();
        for home in classes.lineage(class).into_iter().filter(|home| home.name != "java.lang.Object") {
            for (place, method) in home.methods.iter().enumerate() {
                if method.name == "<init>" || !seen.insert((method.name.clone(), method.descriptor.clone())) {
                    continue;
                }
                let is_usable = !method.is_static()
                    && self.is_callable(&home, method)
                    && classes.inherits(class, &home, method.access)
                    && !self.is_suspect(&home, method);
                if is_usable {
                    found.push((home.clone(), place));
                }
            }
        }
        found
    }

    pub(in crate::junit) fn is_callable(&self, class: &Class, method: &Method) -> bool {
        let classes = self.names.classes;
        // javac looks for the classes of all that could be meant.
        let is_there = |of: &Type| match of.innermost() {
            Type::Class(name) => classes.get(&name.replace('/', ".")).is_some(),
            _ => true,
        };
        let of_name = class.methods.iter().filter(|other| other.name == method.name);
        let mut named = of_name.flat_map(|other| other.types.parameters.iter().chain(&other.types.result));
        named.all(is_there)
            && method.access & (access::SYNTHETIC | access::BRIDGE) == 0
            && (is_name(&method.name) || method.name == "<init>")
            && classes.is_accessible(class, method.access, &self.names.package)
            && !method.exceptions.iter().any(|exception| classes.is_checked(exception))
    }

    /// What will be another once the violation is mended that the test is about.
    pub(in crate::junit) fn suspect(&self) -> Option<&Suspects> {
        self.suspects.as_deref()
    }

    fn is_suspect(&self, class: &Class, method: &Method) -> bool {
        self.suspect().is_some_and(|suspects| suspects.contains(class, method))
    }
}

/// Whether a method makes an object of its class: a constructor, or a static method that returns one.
fn is_maker(class: &Class, method: &Method) -> bool {
    let is_factory = method.is_static()
        && matches!(&method.types.result, Some(Type::Class(name)) if name.replace('/', ".") == class.name);
    (method.name == "<init>" || is_factory) && method.access & access::SYNTHETIC == 0
}
