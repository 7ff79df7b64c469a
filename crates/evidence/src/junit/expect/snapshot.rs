//! What does not change: with a snapshot in one line, where there is too much for one assertion each.

use crate::case::{Contents, Field, Object, Value};
use crate::junit::body::{Body, Placed};
use crate::junit::literal::is_same;

/// Unchanged fields that are asserted one by one; more of them are compared with a snapshot.
const MOST_UNCHANGED: usize = 6;

impl Body<'_, '_> {
    /// The objects before the call that can change.
    pub fn kept_objects(&self) -> impl Iterator<Item = usize> {
        let can_change = |object: &usize| {
            let has_contents = match &self.case.objects[*object].contents {
                Contents::Fields(fields) => !fields.is_empty(),
                contents => matches!(contents, Contents::Array(_)),
            };
            let is_told = self.inner.contains(object) || self.told_container(*object).is_some();
            let is_others = self.is_foreign(&self.case.objects[*object]) && self.is_unchanged(*object);
            let is_nobodys = is_told || is_others || self.is_inside_jdk(*object);
            has_contents
                && !is_nobodys
                && self.locals[*object].state == Placed::Done
                && !self.locals[*object].name.is_empty()
        };
        (0..self.case.objects.len()).filter(can_change)
    }

    fn is_unchanged(&self, object: usize) -> bool {
        match (
            &self.case.objects[object].contents,
            self.case.prediction.objects.get(object).map(|after| &after.contents),
        ) {
            (Contents::Fields(old), Some(Contents::Fields(new))) => {
                old.iter().zip(new).all(|(old, new)| is_same(&old.value, &new.value))
            }
            (Contents::Array(old), Some(Contents::Array(new))) => {
                old.len() == new.len() && old.iter().zip(new).all(|(old, new)| is_same(old, new))
            }
            _ => false,
        }
    }

    /// Whether there is so much to compare that one line for all of it reads better.
    pub fn wants_snapshot(&mut self) -> bool {
        let case = self.case;
        let unknown = |object: &Object| match &object.contents {
            Contents::Fields(fields) => fields.iter().any(|field| field.value == Value::Any),
            Contents::Array(elements) => elements.contains(&Value::Any),
            _ => false,
        };
        let is_known = !case.prediction.objects.iter().take(case.objects.len()).any(unknown);
        let unchanged: usize = self.kept_objects().map(|object| self.count_unchanged(object)).sum();
        is_known && unchanged > MOST_UNCHANGED
    }

    fn count_unchanged(&self, object: usize) -> usize {
        let (before, after) = (self.case.objects.get(object), self.case.prediction.objects.get(object));
        let is_seen = |field: &Field| before.is_none_or(|found| !self.is_handed_down(found, field));
        match (before.map(|object| &object.contents), after.map(|object| &object.contents)) {
            (Some(Contents::Fields(old)), Some(Contents::Fields(new))) => {
                old.iter().zip(new).filter(|(old, new)| is_same(&old.value, &new.value) && is_seen(old)).count()
            }
            (Some(Contents::Array(_)), Some(Contents::Array(_))) => 1,
            _ => 0,
        }
    }

    /// What a snapshot is to say of what has changed: `Node.left, Node.right`.
    pub fn changes(&self) -> String {
        let case = self.case;
        let mut changes = Vec::new();
        for object in self.kept_objects() {
            let Some(after) = case.prediction.objects.get(object) else { continue };
            match (&case.objects[object].contents, &after.contents) {
                (Contents::Fields(old), Contents::Fields(new)) => {
                    let found = &case.objects[object];
                    let is_seen = |old: &Field| !self.is_handed_down(found, old);
                    let is_changed = |place: usize, old: &Field, new: &Field| {
                        !is_same(&old.value, &new.value) || self.altered.contains(&(object, place))
                    };
                    let pairs = old.iter().zip(new).enumerate();
                    let pairs = pairs.filter(|(place, (old, new))| is_changed(*place, old, new) && is_seen(old));
                    for (_, (old, _)) in pairs {
                        let class = old.class.rsplit(['.', '$']).next().unwrap_or_default();
                        changes.push(format!("{class}.{}", old.name));
                    }
                }
                (Contents::Array(old), Contents::Array(new)) => {
                    let differ = |place: &usize| !is_same(&old[*place], &new[*place]);
                    changes.extend((0..old.len().min(new.len())).filter(differ).map(|place| format!("[{place}]")));
                }
                _ => {}
            }
        }
        changes.sort();
        if changes.is_empty() { "nothing".to_owned() } else { changes.join(", ") }
    }
}
