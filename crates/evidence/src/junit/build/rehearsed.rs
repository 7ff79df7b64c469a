//! Objects whose constructors ask what a trial run cannot tell, or do what it does not know: their calls are rehearsed, with the code of
//! the JDK and all.

use super::recipe::{Fed, Recipe, Step};
use crate::case::{Field, Value};
use crate::junit::body::Body;
use crate::junit::classes::Class;
use std::collections::BTreeMap;
use std::rc::Rc;

pub(super) const NONE: BTreeMap<usize, Fed> = BTreeMap::new();
/// Calls that are rehearsed for one record, which has no other way.
const MOST_FOR_RECORDS: usize = 350;
/// Those for another object.
const MOST_REHEARSALS: usize = 40;

impl Body<'_, '_> {
    /// A call that makes an object of the case, whose parts are there already, as a rehearsal shows. What it calls in turn nobody knows, so
    /// that tests of violations rely on none but for records.
    pub(super) fn rehearsed(&self, object: usize, class: &Rc<Class>, fields: &[Field]) -> Option<Recipe> {
        let ready = self.ready();
        let is_part_ready = |part: usize| ready.get(part) == Some(&true) || self.sampled.contains_key(&part);
        let is_ready = |fed: &Fed| !matches!(fed, Fed::Value(Value::Object(part)) if !is_part_ready(*part));
        if !class.is_record && self.suspect().is_some() {
            return None;
        }
        let mut left = if class.is_record { MOST_FOR_RECORDS } else { MOST_REHEARSALS };
        for is_reflective in [false, true] {
            for (place, method) in self.makers(class, is_reflective) {
                for fed in self.feeds(object, method, fields) {
                    left = left.checked_sub(1)?;
                    let maker = Step { class: Rc::clone(class), method: place, fed };
                    if !maker.fed.iter().all(is_ready) || !is_reflective && !self.is_writable(&maker) {
                        continue;
                    }
                    if let Some(loose) = self.rehearsal_of(object, &maker, fields) {
                        let (operations, nodes, left) = (Vec::new(), Vec::new(), Vec::new());
                        return Some(Recipe { maker, operations, nodes, left, loose, is_reflective });
                    }
                }
            }
        }
        None
    }

    /// The fields that hold something else than in the case and may; `None` if others do, or if the call makes nothing.
    fn rehearsal_of(&self, object: usize, maker: &Step, fields: &[Field]) -> Option<Vec<(usize, usize)>> {
        self.names.classes.stage.rehearse(&self.case.objects, &self.sampled, |rehearsal| {
            let made = rehearsal.made(maker)?;
            let mut loose = Vec::new();
            for (place, field) in fields.iter().enumerate() {
                let named = (&*field.class, &*field.name);
                if rehearsal.holds(made, named, &field.value) {
                    continue;
                }
                let is_filled = self.case.never_null.contains(&(object, place)) && !rehearsal.is_null(made, named);
                if !is_filled && !self.case.unread.contains(&(object, place)) {
                    return None;
                }
                loose.push((object, place));
            }
            Some(loose)
        })
    }

    /// Whether a call that nothing of the case is given to makes something.
    pub(super) fn is_rehearsed(&self, step: &Step) -> bool {
        let is_suspect = self.suspect().is_some_and(|suspects| suspects.contains(&step.class, step.called()));
        !is_suspect && self.names.classes.stage.rehearse(&[], &NONE, |rehearsal| rehearsal.made(step)).is_some()
    }
}
