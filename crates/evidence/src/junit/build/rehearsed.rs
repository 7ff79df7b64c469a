//! Objects whose constructors ask what a trial run cannot tell, or do what it does not know: their calls are rehearsed, with the code of
//! the JDK and all.

use super::construct::Plan;
use super::recipe::{Fed, Recipe, Step};
use crate::case::{Field, Value};
use crate::junit::body::Body;
use crate::junit::classes::Class;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

pub(super) const NONE: BTreeMap<usize, Fed> = BTreeMap::new();
/// Calls that are rehearsed for one record, which has no other way.
const MOST_FOR_RECORDS: usize = 350;
/// Those for another object.
const MOST_REHEARSALS: usize = 40;
/// Records with copies whose call under test ends otherwise than predicted: with others it hardly ends as it should.
const MOST_CALLS: usize = 4;

/// In what an object is another than the case's.
struct Rehearsed {
    /// Fields that hold something else and may, by the object and the place.
    loose: Vec<(usize, usize)>,
    /// Lists of the case of which copies are in components.
    copied: Vec<usize>,
}

impl Body<'_, '_> {
    /// A call that makes an object of the case, whose parts are there already, as a rehearsal shows. What it calls in turn nobody knows, so
    /// that tests of violations rely on none but for records.
    pub(super) fn rehearsed(&self, object: usize, class: &Rc<Class>, fields: &[Field]) -> Option<Plan> {
        let exact = self.rehearsed_with(object, class, fields, &[]);
        exact.or_else(|| {
            let copyable = self.copyable(class, fields);
            if copyable.is_empty() { None } else { self.rehearsed_with(object, class, fields, &copyable) }
        })
    }

    /// The same, with copies in some components.
    fn rehearsed_with(&self, object: usize, class: &Rc<Class>, fields: &[Field], copyable: &[usize]) -> Option<Plan> {
        let ready = self.ready();
        let is_part_ready = |part: usize| ready.get(part) == Some(&true) || self.sampled.contains_key(&part);
        let is_ready = |fed: &Fed| !matches!(fed, Fed::Value(Value::Object(part)) if !is_part_ready(*part));
        if !class.is_record && self.suspect().is_some() {
            return None;
        }
        let mut left = if class.is_record { MOST_FOR_RECORDS } else { MOST_REHEARSALS };
        let calls = Cell::new(MOST_CALLS);
        for is_reflective in [false, true] {
            for (place, method) in self.makers(class, is_reflective) {
                for fed in self.feeds(object, method, fields) {
                    left = left.checked_sub(1).filter(|_| calls.get() > 0)?;
                    let maker = Step { class: Rc::clone(class), method: place, fed };
                    if !maker.fed.iter().all(is_ready) || !is_reflective && !self.is_writable(&maker) {
                        continue;
                    }
                    if let Some(Rehearsed { loose, copied }) =
                        self.rehearsal_of(object, &maker, fields, copyable, &calls)
                    {
                        let (operations, nodes, left) = (Vec::new(), Vec::new(), Vec::new());
                        let recipe = Recipe { maker, operations, nodes, left, loose, is_reflective };
                        return Some(Plan::Rehearsed(recipe, copied));
                    }
                }
            }
        }
        None
    }

    /// In what the object that a call makes is another than the case's; `None` if in more than it may, or if the call makes nothing.
    fn rehearsal_of(
        &self,
        object: usize,
        maker: &Step,
        fields: &[Field],
        copyable: &[usize],
        calls: &Cell<usize>,
    ) -> Option<Rehearsed> {
        self.names.classes.stage.rehearse(&self.case.objects, &self.sampled, |rehearsal| {
            let made = rehearsal.made(maker)?;
            let (mut loose, mut copies) = (Vec::new(), Vec::new());
            for (place, field) in fields.iter().enumerate() {
                let named = (&*field.class, &*field.name);
                if rehearsal.holds(made, named, &field.value) {
                    continue;
                }
                if copyable.contains(&place) {
                    copies.push(self.copy_in(rehearsal, made, field)?);
                    loose.push((object, place));
                    continue;
                }
                let is_filled = self.case.never_null.contains(&(object, place)) && !rehearsal.is_null(made, named);
                if !is_filled && !self.case.unread.contains(&(object, place)) {
                    return None;
                }
                loose.push((object, place));
            }
            let copied: Vec<usize> = copies.iter().map(|(list, _)| *list).collect();
            if !copies.is_empty() {
                // The list that was given has been placed; the copy is what the call meets.
                for (list, copy) in copies {
                    rehearsal.put_in_place(copy, list);
                }
                rehearsal.let_stand(made, object)?;
                let apart: BTreeSet<usize> = copied.iter().copied().chain([object]).collect();
                let is_so = rehearsal.ends_as(self.case, &apart) == Some(true);
                calls.set(calls.get().saturating_sub(usize::from(!is_so)));
                is_so.then_some(())?;
            }
            Some(Rehearsed { loose, copied })
        })
    }

    /// Whether a call that nothing of the case is given to makes something.
    pub(super) fn is_rehearsed(&self, step: &Step) -> bool {
        let is_suspect = self.suspect().is_some_and(|suspects| suspects.contains(&step.class, step.called()));
        !is_suspect && self.names.classes.stage.rehearse(&[], &NONE, |rehearsal| rehearsal.made(step)).is_some()
    }
}
