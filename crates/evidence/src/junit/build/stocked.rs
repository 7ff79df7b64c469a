//! Objects of the JDK that nobody has looked into: any of the class will do, one that people know rather than one that no constructor has
//! made.

use super::recipe::Fed;
use super::rehearsed::NONE;
use super::samples::DEEPEST;
use crate::case::Contents;
use crate::junit::body::{Body, Written};
use crate::junit::names::as_type;
use crate::junit::rehearsal::Rehearsal;

impl Body<'_, '_> {
    /// Makes an object of exactly the class that the case has, or where that is left open of one below it.
    pub(super) fn by_stock(&mut self, object: usize) -> Written<bool> {
        let Some(fed) = self.stocked(object) else { return Ok(false) };
        let found = &self.case.objects[object];
        let (Some(of), Some(named)) = (as_type(&found.class), self.type_of(&found.class)) else { return Ok(false) };
        let expression = self.written_one(&fed, &of, false)?;
        let name = self.locals[object].name.clone();
        self.say(format!("{named} {name} = {expression};"));
        self.locals[object].is_typed = true;
        if let Contents::Fields(fields) = &found.contents {
            self.note_loose((0..fields.len()).map(|place| (object, place)));
        }
        self.untold.insert(object);
        self.sampled.insert(object, fed);
        Ok(true)
    }

    fn stocked(&self, object: usize) -> Option<Fed> {
        let case = self.case;
        let found = &case.objects[object];
        let is_unknown = found.contents == Contents::Unknown;
        let is_unseen = match &found.contents {
            Contents::Fields(fields) => {
                !fields.is_empty() && (0..fields.len()).all(|place| case.unread.contains(&(object, place)))
            }
            contents => *contents == Contents::Unknown,
        };
        let class = self.names.classes.get(&found.class).filter(|class| class.module.is_some())?;
        // What has type arguments is made where these are known.
        if self.is_about_jdk() || !is_unseen || class.is_generic || class.is_abstract() && !is_unknown {
            return None;
        }
        let is_lone =
            !case.objects.iter().enumerate().any(|(other, like)| other != object && like.class == found.class);
        // A constant, or what a factory keeps, may be the other object.
        let is_fitting = |fed: &Fed| {
            let is_fitting = |rehearsal: &mut Rehearsal<'_>| {
                Some(rehearsal.is_of(fed, &found.class, is_unknown)? && (is_lone || rehearsal.gives_new(fed)?))
            };
            self.names.classes.stage.rehearse(&[], &NONE, is_fitting) == Some(true)
        };
        let is_last_resort = |fed: &Fed| matches!(fed, Fed::AnyOf(_) | Fed::Allocated(_));
        let samples = self.any_of_class(&found.class.replace('.', "/"), None, DEEPEST);
        samples.into_iter().find(|fed| !is_last_resort(fed) && is_fitting(fed))
    }
}
