//! The body of one test: what its parts share, and how values are written in it.

use super::JUnit;
use super::build::fill::Unfilled;
use super::build::operations::Alias;
use super::build::recipe::Fed;
use super::build::suspects::{MethodKey, Suspects};
use super::expect::containers::Container;
use super::literal::literal;
use super::names::{Names, as_type, capitalized, is_name, variable_for};
use crate::case::{Case, Contents, Object, Value};
use program::Type;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Why a case is no test.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NoTest(pub String);

pub type Written<T> = Result<T, NoTest>;

pub fn no_test<T>(reason: impl Into<String>) -> Written<T> {
    Err(NoTest(reason.into()))
}

/// A test that is being written.
pub struct Body<'n, 'a> {
    pub names: &'n mut Names<'a>,
    pub junit: JUnit,
    pub case: &'n Case,
    /// The objects after the call, of which the first ones are those before it.
    pub locals: Vec<Local>,
    pub lines: Vec<String>,
    /// Assignments that wait for an object to be made.
    pub pending: BTreeMap<usize, Vec<(usize, usize)>>,
    /// Variables of objects that came with others.
    pub aliases: Vec<Alias>,
    pub needs: Needs,
    /// Fields that nobody reads and that hold what a constructor has left in them, by the object and the place.
    pub loose: BTreeSet<(usize, usize)>,
    /// Fields that are only assigned to, and that hold at first what a constructor has left in them.
    pub altered: BTreeSet<(usize, usize)>,
    /// Objects whose fields or elements the test has written itself, so that they hold exactly what the case has there.
    pub(super) by_fields: BTreeSet<usize>,
    /// Whether the helper class has made an object or assigned to one.
    pub is_reflective: bool,
    /// Whether calls that set objects up may assign to static fields, for want of others that do not.
    pub(super) lets_count: Cell<bool>,
    /// Whether setters may be given what is still to be made.
    pub(super) lets_wait: Cell<bool>,
    /// Objects of the JDK that hold what nobody has asked for, since nobody has looked into them.
    pub untold: BTreeSet<usize>,
    /// Lists that constructors of records have copied, so that others are in the components.
    pub copied: BTreeSet<usize>,
    /// Of objects that are untold, those for which samples stand.
    pub(super) sampled: BTreeMap<usize, Fed>,
    /// Collections that are there, but still empty.
    pub(super) unfilled: Vec<Unfilled>,
    /// What collections are made of, which nobody looks at.
    pub inner: BTreeSet<usize>,
    pub(super) suspects: Option<Rc<Suspects>>,
    /// Methods of the run that are wrong.
    pub(super) wrong: &'n BTreeSet<MethodKey>,
    /// Expressions for which the helper class would look into a package of the JDK, and what has to be opened where they are written.
    looks: Vec<(String, String)>,
    /// What new collections hold, as far as somebody has asked.
    pub(super) told: RefCell<BTreeMap<usize, Option<Container>>>,
    taken: BTreeSet<String>,
}

/// What the method around the body, and the file around it, have to provide.
#[derive(Clone, Default)]
pub struct Needs {
    pub suppressed: BTreeSet<&'static str>,
    /// What the test method declares to throw.
    pub throws: BTreeSet<String>,
    /// Methods of JUnit's `Assertions`.
    pub asserts: BTreeSet<&'static str>,
    pub helper: bool,
    /// Packages of the JDK that have to be opened, with their modules.
    pub opens: BTreeSet<String>,
    pub assertions_enabled: bool,
}

/// An object of the case.
#[derive(Clone, Debug, Default)]
pub struct Local {
    pub name: String,
    pub state: Placed,
    /// The static type of its variable, if it is one that says more than `Object`.
    pub is_typed: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Placed {
    #[default]
    Not,
    /// What it refers to is being made.
    Begun,
    Done,
}

/// A literal of more characters may not fit into a class file, which has room for 65535 bytes.
pub const LONGEST_LITERAL: usize = 20_000;

/// What javac says of deprecated classes and members.
pub const DEPRECATED: [&str; 2] = ["deprecation", "removal"];

/// Variables of the tests' own.
const RESERVED: [&str; 6] = ["result", "thrown", "before", "asReported", "declared", "expected"];

impl<'n, 'a> Body<'n, 'a> {
    pub(super) fn new(
        names: &'n mut Names<'a>,
        junit: JUnit,
        case: &'n Case,
        suspects: Option<Rc<Suspects>>,
        wrong: &'n BTreeSet<MethodKey>,
    ) -> Body<'n, 'a> {
        let count = case.objects.len().max(case.prediction.objects.len());
        // Where full names of the case's classes begin.
        let classes = case.objects.iter().chain(&case.prediction.objects).map(|object| object.class.as_str());
        let roots = classes.filter_map(|class| Some(class.trim_start_matches("[L").split_once('.')?.0.to_owned()));
        let taken = RESERVED.map(str::to_owned).into_iter().chain(roots).collect();
        let mut body = Body {
            names,
            junit,
            case,
            locals: vec![Local::default(); count],
            lines: Vec::new(),
            pending: BTreeMap::new(),
            aliases: Vec::new(),
            needs: Needs::default(),
            loose: BTreeSet::new(),
            altered: BTreeSet::new(),
            by_fields: BTreeSet::new(),
            is_reflective: false,
            lets_count: Cell::new(false),
            lets_wait: Cell::new(false),
            untold: BTreeSet::new(),
            copied: BTreeSet::new(),
            sampled: BTreeMap::new(),
            unfilled: Vec::new(),
            inner: BTreeSet::new(),
            suspects,
            wrong,
            looks: Vec::new(),
            told: RefCell::default(),
            taken,
        };
        let told = (0..case.objects.len()).filter_map(|object| body.told_container(object));
        body.inner = told.flat_map(|(old, new)| old.inner.into_iter().chain(new.inner)).collect();
        body.name_objects();
        body
    }

    pub fn say(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    pub fn space(&mut self) {
        if self.lines.last().is_some_and(|line| !line.is_empty()) {
            self.lines.push(String::new());
        }
    }

    /// A name that no other variable has.
    pub fn fresh_name(&mut self, wanted: &str) -> String {
        let base = if is_name(wanted) { wanted } else { "object" };
        let numbered = (2..).map(|number| format!("{base}{number}"));
        let is_free = |name: &String| !self.taken.contains(name) && !self.names.obscures(name);
        let free = std::iter::once(base.to_owned()).chain(numbered).find(is_free);
        let name = free.expect("there are numbers enough");
        self.taken.insert(name.clone());
        name
    }

    /// Gives back the name of a variable that nobody sees any more.
    pub fn release_name(&mut self, name: &str) {
        self.taken.remove(name);
    }

    /// Names the objects after the parameters, and what hangs on them after the fields that lead there.
    fn name_objects(&mut self) {
        let case = self.case;
        let known = |value: &Value| match *value {
            Value::Object(object) if object < case.objects.len() => Some(object),
            _ => None,
        };
        let mut naming = Naming::default();
        let receiver = case.arguments.iter().find(|argument| argument.name == "this");
        let receiver = receiver.and_then(|argument| known(&argument.value));
        // The receiver, which has no name of its own, leaves theirs to the parameters.
        for argument in case.arguments.iter().filter(|argument| argument.name != "this") {
            if let Some(object) = known(&argument.value).filter(|&object| Some(object) != receiver) {
                self.give_name(&mut naming, object, &argument.name, 0);
            }
        }
        if let Some(object) = receiver {
            let own = variable_for(&case.objects[object].class);
            let wanted = if self.taken.contains(&own) { "receiver".to_owned() } else { own };
            self.give_name(&mut naming, object, &wanted, 0);
        }
        for field in &case.statics {
            if let Some(object) = known(&field.value) {
                self.give_name(&mut naming, object, &field.name, 0);
            }
        }
        // What an order compares has better names elsewhere.
        for follows in [fields_of as fn(&Object) -> Vec<(String, usize)>, compared_by] {
            let mut place = 0;
            while let Some(&(parent, depth)) = naming.found.get(place) {
                place += 1;
                for (step, child) in follows(&case.objects[parent]) {
                    if child >= case.objects.len() {
                        continue;
                    }
                    let is_inner = self.inner.contains(&parent);
                    let is_element = is_inner && step.starts_with(|first: char| first.is_ascii_digit());
                    let step = if is_element { format!("element{step}") } else { step };
                    // What a collection is made of lends its elements the name of the collection.
                    let base = naming.lent.get(&parent).unwrap_or(&self.locals[parent].name).clone();
                    let wanted = match depth {
                        _ if Some(parent) == receiver => step,
                        0 | 1 => format!("{base}{}", capitalized(&step)),
                        _ => variable_for(&case.objects[child].class),
                    };
                    let is_lent = self.inner.contains(&child) && Some(parent) != receiver;
                    let depth = if Some(parent) == receiver { 0 } else { depth + usize::from(!is_lent) };
                    if is_lent && !naming.seen.contains(&child) {
                        naming.lent.insert(child, base);
                    }
                    self.give_name(&mut naming, child, &wanted, depth);
                }
            }
        }
    }

    fn give_name(&mut self, naming: &mut Naming, object: usize, wanted: &str, depth: usize) {
        if naming.seen.insert(object) {
            // What compilers have named people do not write.
            let own = variable_for(&self.case.objects[object].class);
            self.locals[object].name = self.fresh_name(if wanted.contains('$') { &own } else { wanted });
            naming.found.push((object, depth));
        }
    }

    /// A type as the file names it. A generic class is named without type arguments, and what javac has to say of that
    /// is kept from this method alone.
    pub fn type_name(&mut self, of: &Type) -> Option<String> {
        let named = self.names.of_type(of)?;
        self.note_use(of, &["rawtypes", "unchecked"]);
        Some(named)
    }

    pub fn type_of(&mut self, class: &str) -> Option<String> {
        self.type_name(&as_type(class)?)
    }

    /// A class that static members are asked of, where javac sees no raw type either.
    pub fn class_name(&mut self, class: &str) -> Option<String> {
        let named = self.names.class(class)?;
        self.note_use(&as_type(class)?, &[]);
        Some(named)
    }

    /// `Node.class`, in which javac sees no raw type.
    pub fn class_literal(&mut self, class: &str) -> String {
        let literal = self.names.class_literal(class);
        self.needs.helper |= self.is_helped(&literal);
        if let Some(of) = as_type(class) {
            self.note_use(&of, &[]);
        }
        literal
    }

    /// Notes what javac would say of a class that is named; `of_generics` if that is done without type arguments.
    pub(super) fn note_use(&mut self, of: &Type, of_generics: &[&'static str]) {
        let mut of = of;
        while let Type::Array(element) = of {
            of = element;
        }
        let Type::Class(name) = of else { return };
        let mut next = self.names.classes.get(&name.replace('/', "."));
        // An inner class of a generic one is generic with it.
        let mut is_open = true;
        while let Some(class) = next {
            if class.is_generic && is_open {
                self.needs.suppressed.extend(of_generics);
            }
            if class.is_deprecated {
                self.needs.suppressed.extend(DEPRECATED);
            }
            if class.is_beside_another {
                self.needs.suppressed.insert("auxiliaryclass");
            }
            is_open &= class.is_inner;
            next = class.outer.as_deref().and_then(|outer| self.names.classes.get(outer));
        }
    }

    /// Notes that the helper class looks into a class.
    pub fn helper(&mut self, class: &str) {
        self.needs.helper = true;
        self.needs.opens.extend(self.package_to_open(class));
    }

    /// As [`Body::helper`], where it is only by an expression that it does, which may be written or not.
    pub fn helper_in(&mut self, class: &str, expression: &str) {
        self.needs.helper = true;
        let open = self.package_to_open(class);
        self.looks.extend(open.map(|open| (expression.to_owned(), open)));
    }

    /// The package that has to be opened for whoever looks into a class: the JDK's own are closed.
    fn package_to_open(&self, class: &str) -> Option<String> {
        let facts = self.names.classes.get(class)?;
        let module = facts.module.as_ref()?;
        Some(format!("{module}/{}", facts.package))
    }

    /// Notes what has to be opened for the expressions that have been written.
    pub(super) fn note_looks(&mut self) {
        let lines = &self.lines;
        let looks = self.looks.iter().filter(|(expression, _)| lines.iter().any(|line| line.contains(expression)));
        self.needs.opens.extend(looks.map(|(_, open)| open.clone()));
    }

    /// Whether an expression is a call of the helper class, whose methods give an `Object`.
    pub fn is_helped(&self, expression: &str) -> bool {
        expression.strip_prefix(self.names.helper).is_some_and(|call| call.starts_with('.'))
    }

    /// Notes that a method of JUnit is called, and gives its name.
    pub fn assertion(&mut self, name: &'static str) -> &'static str {
        self.needs.asserts.insert(name);
        name
    }
}

/// The objects that have a name, in the order in which they got it, and how far from a parameter they are.
#[derive(Default)]
struct Naming {
    seen: BTreeSet<usize>,
    /// The names that parts of collections go by when their own parts are named.
    lent: BTreeMap<usize, String>,
    found: Vec<(usize, usize)>,
}

/// What an object refers to: what the field or element is called, and the object there.
fn fields_of(object: &Object) -> Vec<(String, usize)> {
    match &object.contents {
        Contents::Fields(fields) => fields
            .iter()
            .filter_map(|field| match field.value {
                Value::Object(child) => Some((field.name.to_string(), child)),
                _ => None,
            })
            .collect(),
        Contents::Array(elements) => elements
            .iter()
            .enumerate()
            .filter_map(|(place, value)| match value {
                Value::Object(child) => Some((place.to_string(), *child)),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// What a comparator knows the order of.
fn compared_by(object: &Object) -> Vec<(String, usize)> {
    let Contents::Order(ranks) = &object.contents else { return Vec::new() };
    let named = |(place, (value, _)): (usize, &(Value, i64))| match value {
        Value::Object(child) => Some((format!("element{place}"), *child)),
        _ => None,
    };
    ranks.iter().enumerate().filter_map(named).collect()
}

/// Whether the JDK keeps one box for a value (JLS §5.1.7).
pub fn is_kept(value: &Value) -> bool {
    match *value {
        Value::Boolean(_) | Value::Byte(_) => true,
        Value::Char(value) => value <= 127,
        Value::Short(value) => (-128..=127).contains(&value),
        Value::Int(value) => (-128..=127).contains(&value),
        Value::Long(value) => (-128..=127).contains(&value),
        _ => false,
    }
}

/// `Integer.valueOf(3)`.
pub fn boxed(class: &str, value: &Value) -> Option<String> {
    let simple = class.rsplit('.').next().unwrap_or(class);
    Some(format!("{simple}.valueOf({})", literal(value)?))
}
