//! A finished path as data for people: what it assumes, what it starts from, what it leads to.

use crate::names;
use crate::outcome::Outcome;
use crate::picture::{self, HeapPicture, Root};
use crate::report::Violation;
use crate::search::{MethodEnd, PathView};
use crate::{small, step, violation};
use interp::Machine;
use program::{ClassId, FieldPlace, MethodDescriptor};
use std::collections::{BTreeMap, BTreeSet};

/// A path in words and pictures.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PathDescription {
    pub choices: Vec<u32>,
    /// What each of the choices has assumed.
    pub steps: Vec<String>,
    /// What holds on the path about the inputs, in Java, one condition each.
    pub condition: Vec<String>,
    pub ending: PathEnding,
    pub violation: Option<Box<Violation>>,
    pub initial_heap: HeapPicture,
    /// The heap at the end; what the method has returned or thrown is its last root.
    pub final_heap: HeapPicture,
    /// By class, its fields that hold objects of its own kind: those that lists and trees are made of.
    pub links: BTreeMap<String, BTreeSet<String>>,
}

/// How the call that is checked has ended.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum PathEnding {
    /// The path was over before the method was.
    #[default]
    NotReached,
    Returned,
    /// With an exception of this class.
    Threw(String),
}

/// Describes a path at its end.
pub fn describe_path(view: &PathView<'_>) -> PathDescription {
    let machine = view.machine;
    let parameters = &view.driver.parameters;
    let numbers = small::model(machine, small::Numbers::Least);
    let (ending, result) = ending(view);
    let (initial_heap, final_heap, objects) = picture::pictures_with(machine, parameters, &numbers, result);
    let violation = view.violation(&numbers).map(Box::new);
    let mut links = BTreeMap::new();
    for &object in &objects {
        let class = machine.heap.class(object);
        links.entry(names::class_name(machine, class)).or_insert_with(|| links_of(machine, class));
    }
    PathDescription {
        choices: view.choices.to_vec(),
        steps: step::describe(view),
        condition: violation::condition(machine, parameters),
        ending,
        violation,
        initial_heap,
        final_heap,
        links,
    }
}

/// What the result is called among the roots of the final heap: no parameter can have this name.
pub const RETURNED: &str = "return";

/// How the method ended, and what it gave. What a constructor has made is what later calls have as `this`.
pub(crate) fn ending(view: &PathView<'_>) -> (PathEnding, Option<Root>) {
    match view.method_end() {
        MethodEnd::NotReached => (PathEnding::NotReached, None),
        MethodEnd::Returned(None) => (PathEnding::Returned, None),
        MethodEnd::Returned(Some(value)) => {
            let name = if is_constructor(view) { "this" } else { RETURNED };
            (PathEnding::Returned, Some((name, value, result_kind(view))))
        }
        MethodEnd::Threw(exception) => {
            // What an exception holds is a matter of the JDK; its class says what a reader wants to know.
            (PathEnding::Threw(names::class_name(view.machine, view.machine.heap.class(exception))), None)
        }
    }
}

fn is_constructor(view: &PathView<'_>) -> bool {
    let program = &view.machine.program;
    program.text(program.method(view.driver.target).name) == "<init>"
}

/// What the target returns, which tells a `boolean` from an `int`.
fn result_kind(view: &PathView<'_>) -> Option<program::Kind> {
    let program = &view.machine.program;
    let descriptor = program.text(program.method(view.driver.target).descriptor);
    Some(MethodDescriptor::parse(descriptor)?.result?.kind())
}

impl PathView<'_> {
    /// The class of the exception that the target's call ended in, if it did.
    pub fn thrown(&self) -> Option<String> {
        match self.method_end() {
            MethodEnd::Threw(exception) => Some(names::class_name(self.machine, self.machine.heap.class(exception))),
            _ => None,
        }
    }

    /// What is wrong with the path, in a word: the code, the message without the numbers of this path, and the place. `None`
    /// if nothing is.
    pub fn heading(&self) -> Option<(&'static str, String, String)> {
        match self.outcome {
            Outcome::Violated(found) => Some(violation::heading(self, found)),
            _ => None,
        }
    }
}

/// The fields of a class whose type is the class itself or, `Object` aside, a class above it.
fn links_of(machine: &Machine, class: ClassId) -> BTreeSet<String> {
    let program = &machine.program;
    let kinds: BTreeSet<String> =
        program.class(class).lineage.iter().skip(1).map(|&of| program.class(of).name.to_string()).collect();
    let is_link = |descriptor: &str| {
        descriptor.strip_prefix('L').and_then(|of| of.strip_suffix(';')).is_some_and(|of| kinds.contains(of))
    };
    let fields = program.class(class).lineage.iter().flat_map(|&of| program.class(of).fields.iter());
    fields
        .map(|&id| program.field(id))
        .filter(|field| matches!(field.place, FieldPlace::Instance(_)) && is_link(program.text(field.descriptor)))
        .map(|field| program.text(field.name).to_owned())
        .collect()
}
