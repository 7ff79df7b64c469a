//! The JDK's collections whose elements lead back to them: children that know their parent, which has them in a list. Such a collection is
//! made empty, and filled once all elements are there. Nobody reads it before.

use super::likeness::Node;
use super::recipe::{Fed, Recipe, Step};
use crate::case::Value;
use crate::junit::body::{Body, Placed, Written};
use crate::junit::expect::containers::Container;

/// A collection that is there, but still empty.
pub struct Unfilled {
    pub(in crate::junit) object: usize,
    /// The calls that fill it, and what comes with it then.
    growth: Vec<Step>,
    nodes: Vec<Node>,
}

impl Body<'_, '_> {
    /// Makes a collection that is filled later.
    pub(in crate::junit) fn by_filling(&mut self, object: usize) -> Written<bool> {
        let Some(Recipe { maker, operations, nodes, loose, .. }) = self.recipe_to_fill(object) else {
            return Ok(false);
        };
        self.note_loose(loose);
        self.say_empty(object, &maker)?;
        self.locals[object].state = Placed::Done;
        let elements: Vec<usize> = given(&operations).collect();
        self.unfilled.push(Unfilled { object, growth: operations, nodes });
        self.assign_pending(object)?;
        elements.into_iter().try_for_each(|element| self.place_value(&Value::Object(element)))?;
        Ok(true)
    }

    fn recipe_to_fill(&self, object: usize) -> Option<Recipe> {
        if self.is_about_jdk() {
            return None;
        }
        let holds = Container::of(&self.case.objects, object)?.holds;
        let mut ways = self.ways_to_make(object, &holds);
        ways.retain(|(maker, growth)| {
            let is_empty = !maker.fed.iter().any(|fed| matches!(fed, Fed::Listed(_) | Fed::Value(Value::Object(_))));
            is_empty && !growth.is_empty()
        });
        self.first_that_fits(object, ways)
    }

    /// Fills the collections whose elements are all there.
    pub(in crate::junit) fn fill(&mut self) -> Written<()> {
        let is_done = |body: &Self, unfilled: &Unfilled| {
            given(&unfilled.growth).all(|element| body.locals[element].state == Placed::Done)
        };
        while let Some(place) = self.unfilled.iter().position(|unfilled| is_done(self, unfilled)) {
            let Unfilled { object, growth, nodes } = self.unfilled.remove(place);
            self.say_growth(object, &growth, nodes)?;
        }
        Ok(())
    }
}

/// The objects that calls are given.
pub(super) fn given<'s>(steps: impl IntoIterator<Item = &'s Step>) -> impl Iterator<Item = usize> {
    let values = steps.into_iter().flat_map(|step| &step.fed).flat_map(|fed| match fed {
        Fed::Value(value) => vec![*value],
        Fed::Listed(values) => values.clone(),
        _ => Vec::new(),
    });
    values.filter_map(|value| match value {
        Value::Object(object) => Some(object),
        _ => None,
    })
}
