//! Fields that nobody has read before the call: what a constructor leaves in them may stay, so that an object is as it is made by those
//! who use it, and a mended method finds what it may rely on.
//!
//! A field that is only assigned to has to hold something else before than after: else nobody would see it change.

use super::operations::Alias;
use crate::case::{Contents, Object, Value};
use crate::junit::body::Body;
use crate::junit::effects::Stored;
use crate::junit::expect::containers::references;
use crate::junit::literal::is_default;
use crate::junit::trial::{Item, Trial};

impl Body<'_, '_> {
    /// Whether a field may hold what a trial has left in it, though the case has something else there.
    pub(in crate::junit) fn may_hold(&self, field: (usize, usize), trial: &Trial<'_>, stored: Option<Item>) -> bool {
        if self.case.unread.contains(&field) {
            return true;
        }
        if !self.case.is_unread(field) || stored.is_some_and(Item::is_unknown) {
            return false;
        }
        let (before, after) = self.around_call(field);
        let is_null = match stored {
            None => before.is_none_or(|before| matches!(before, Value::Null | Value::Object(_))),
            Some(stored) => stored == Item::Null,
        };
        let is_after = |after: &Value| match stored {
            None => is_default(after),
            Some(stored) => self.is_left(trial, stored, after),
        };
        self.is_let(field, is_null, before.zip(after), is_after)
    }

    /// As [`Body::may_hold`], of what a small method stores.
    pub(super) fn may_store(&self, field: (usize, usize), stored: Option<&Stored>) -> bool {
        if self.case.unread.contains(&field) {
            return true;
        }
        let (before, after) = self.around_call(field);
        let is_null = match stored {
            Some(Stored::Parameter(_) | Stored::Field(..) | Stored::This | Stored::Static(..)) => return false,
            None => before.is_none_or(|before| matches!(before, Value::Null | Value::Object(_))),
            Some(stored) => *stored == Stored::Null,
        };
        let is_after = |after: &Value| match stored {
            None => is_default(after),
            Some(Stored::Text(units)) => {
                self.after(after).is_some_and(|found| found.contents == Contents::Text(units.clone()))
            }
            Some(stored) => self.holds(stored, after),
        };
        self.case.is_unread(field) && self.is_let(field, is_null, before.zip(after), is_after)
    }

    fn is_let(
        &self,
        field: (usize, usize),
        is_null: bool,
        around: Option<(Value, Value)>,
        is_after: impl Fn(&Value) -> bool,
    ) -> bool {
        if is_null && self.case.never_null.contains(&field) {
            return false;
        }
        if !self.case.overwritten.contains(&field) {
            return true;
        }
        // What must not be assigned to has to be as it was, which the test says by the values of the case.
        let is_kept = self.case.prediction.violation.as_ref().is_some_and(|violation| violation.code == "K008");
        !is_kept && around.is_some_and(|(_, after)| !is_after(&after))
    }

    /// What a field holds before and after the call.
    fn around_call(&self, (object, place): (usize, usize)) -> (Option<Value>, Option<Value>) {
        let held = |objects: &[Object]| match &objects.get(object)?.contents {
            Contents::Fields(fields) => fields.get(place).map(|field| field.value),
            _ => None,
        };
        (held(&self.case.objects), held(&self.case.prediction.objects))
    }

    fn after(&self, value: &Value) -> Option<&Object> {
        match *value {
            Value::Object(object) => self.case.prediction.objects.get(object),
            _ => None,
        }
    }

    /// Whether what a trial has stored is what a field holds after the call.
    fn is_left(&self, trial: &Trial<'_>, stored: Item, after: &Value) -> bool {
        match (stored, self.after(after).map(|found| &found.contents)) {
            (Item::Text(text), Some(Contents::Text(units))) => trial.texts[text] == *units,
            (Item::Constant(place), Some(Contents::Constant { class, field })) => {
                trial.constants[place] == (class.clone(), field.clone())
            }
            (Item::Boxed(place), Some(Contents::Boxed(value))) => trial.boxes[place].1 == *value,
            _ => Item::of(after) == Some(stored),
        }
    }

    /// A run beside the objects of the case, as far as they hold what the case says.
    pub(super) fn trial<'t>(&'t self, home: &'t str, ready: &'t [bool]) -> Trial<'t> {
        let trial = Trial::new(self.names.classes, home, &self.case.objects, ready);
        trial.with_loose([&self.loose, &self.altered])
    }

    /// A run that sets an object up; with static fields that change only where nothing else makes the object.
    pub(super) fn letting_count<'t>(&self, trial: Trial<'t>) -> Trial<'t> {
        if self.lets_count.get() { trial.setting_up() } else { trial }
    }

    /// Notes that fields hold something else than in the case: nothing is said of them, nor of what the case has there for want of
    /// anything else.
    pub(in crate::junit) fn note_loose(&mut self, fields: impl IntoIterator<Item = (usize, usize)>) {
        for field in fields {
            let spare = match self.around_call(field).0 {
                Some(Value::Object(child)) => Some(child).filter(|child| self.is_spare(*child)),
                _ => None,
            };
            self.untold.extend(spare);
            match self.case.overwritten.contains(&field) {
                true => self.altered.insert(field),
                false => self.loose.insert(field),
            };
            let is_within =
                |object: &usize| self.told_container(*object).is_some_and(|(old, _)| old.inner.contains(&field.0));
            let around = (0..self.case.objects.len()).find(is_within);
            self.untold.extend(around.filter(|_| matches!(self.case.objects[field.0].contents, Contents::Array(_))));
        }
    }

    /// Notes that an object which was made in one line is there only for fields that may hold others: the line is left out if nothing
    /// needs it in the end.
    pub(super) fn note_spare(&mut self, object: usize, first: usize) {
        if self.lines.len() == first + 1 && self.is_spare(object) {
            let name = self.locals[object].name.clone();
            self.aliases.push(Alias::of(first, name));
        }
    }

    fn is_spare(&self, object: usize) -> bool {
        let case = self.case;
        let is_it = |value: &Value| *value == Value::Object(object);
        let mut named = case.arguments.iter().map(|argument| &argument.value);
        if named.any(is_it) || case.statics.iter().any(|field| is_it(&field.value)) {
            return false;
        }
        case.objects.iter().enumerate().all(|(owner, found)| match &found.contents {
            Contents::Fields(fields) => {
                let mut places = fields.iter().enumerate().filter(|(_, field)| is_it(&field.value));
                places.all(|(place, _)| case.is_unread((owner, place)))
            }
            _ => !references(found).any(|child| child == object),
        })
    }
}
