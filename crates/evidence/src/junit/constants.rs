//! Fields that are constants of the compiler (JLS §4.12.4, §15.29).
//!
//! javac puts the value in the place of every read of `final int limit = 7;`, so that no code sees what is in the field: a test has
//! nothing to set there, and would compare the constant with something else.

use super::classes::Classes;
use crate::case::{Case, Contents, Field, Object};
use program::access;
use std::borrow::Cow;

/// A case without the fields that are constants.
pub fn without_constants<'a>(classes: &Classes, case: &'a Case) -> Cow<'a, Case> {
    let has_some = |object: &Object| match &object.contents {
        Contents::Fields(fields) => fields.iter().any(|field| is_constant(classes, field)),
        _ => false,
    };
    if !case.objects.iter().chain(&case.prediction.objects).any(has_some) {
        return Cow::Borrowed(case);
    }
    let mut without = case.clone();
    for fields in [&mut without.unread, &mut without.overwritten, &mut without.never_null] {
        *fields = fields.iter().filter_map(|&place| moved(classes, case, place)).collect();
    }
    for object in without.objects.iter_mut().chain(&mut without.prediction.objects) {
        if let Contents::Fields(fields) = &mut object.contents {
            fields.retain(|field| !is_constant(classes, field));
        }
    }
    Cow::Owned(without)
}

/// The place of a field among those that are left.
fn moved(classes: &Classes, case: &Case, (object, place): (usize, usize)) -> Option<(usize, usize)> {
    let Contents::Fields(fields) = &case.objects.get(object)?.contents else { return Some((object, place)) };
    let gone = fields[..place].iter().filter(|field| is_constant(classes, field)).count();
    (!is_constant(classes, fields.get(place)?)).then_some((object, place - gone))
}

fn is_constant(classes: &Classes, field: &Field) -> bool {
    let home = classes.get(&field.class);
    let declared = home.as_ref().and_then(|home| home.field(&field.name));
    declared.is_some_and(|declared| declared.has_constant && declared.access & access::FINAL != 0)
}
