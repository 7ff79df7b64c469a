//! Which references of a trial run are the same, as far as that is certain.

use super::{Item, Trial, is_of_base};
use crate::case::{Contents, Object};
use program::access;

impl Trial<'_> {
    /// Whether two references are the same, as far as that is certain: two boxes or texts may be one object for the JVM, and what
    /// static fields hold may be any.
    pub(in crate::junit) fn is_same(&self, left: Item, right: Item) -> Option<bool> {
        if let (Some(left), Some(right)) = (self.enum_constant(left), self.enum_constant(right)) {
            return Some(left == right);
        }
        if left.is_unknown() || right.is_unknown() {
            return None;
        }
        let is_plain = |item: Item| match item {
            Item::Given(object) => self.objects.get(object).is_some_and(|found| is_own_object(&found.contents)),
            _ => false,
        };
        let is_known = left == right
            || self.is_mark(left) && self.is_plain_value(right)
            || self.is_mark(right) && self.is_plain_value(left)
            || !left.is_elsewhere()
            || !right.is_elsewhere()
            || is_plain(left)
            || is_plain(right)
            || matches!((left, right), (Item::Class(_), Item::Class(_)));
        is_known.then_some(left == right)
    }

    /// The class and the name of a constant of an enum: each is another object.
    pub(super) fn enum_constant(&self, item: Item) -> Option<(&str, &str)> {
        let (class, name) = match item {
            Item::Constant(place) => self.constants.get(place).map(|(class, name)| (class.as_str(), name.as_str()))?,
            Item::Given(object) => match &self.objects.get(object)?.contents {
                Contents::Constant { class, field } => (class.as_str(), field.as_str()),
                _ => return None,
            },
            _ => return None,
        };
        let home = self.classes.get(class)?;
        home.field(name).filter(|field| field.access & access::ENUM != 0).map(|_| (class, name))
    }

    /// Whether an item is what a class of `java.util` keeps for itself to mark something: any object, and neither text nor box.
    fn is_mark(&self, item: Item) -> bool {
        let Item::Constant(place) = item else { return false };
        let Some((class, name)) = self.constants.get(place) else { return false };
        let home = self.classes.get(class).filter(|home| home.package == "java.util" && is_of_base(home));
        home.as_ref()
            .and_then(|home| home.field(name))
            .is_some_and(|field| field.access & access::PRIVATE != 0 && field.descriptor == "Ljava/lang/Object;")
    }

    fn is_plain_value(&self, item: Item) -> bool {
        let is_value = |object: &Object| matches!(object.contents, Contents::Text(_) | Contents::Boxed(_));
        match item {
            Item::Given(object) => self.objects.get(object).is_some_and(is_value),
            item => matches!(item, Item::Text(_) | Item::Boxed(_)),
        }
    }
}

/// Whether an object of the case is made by the test for itself alone.
fn is_own_object(contents: &Contents) -> bool {
    matches!(
        contents,
        Contents::Fields(_)
            | Contents::Array(_)
            | Contents::Ranked(_)
            | Contents::Order(_)
            | Contents::Unknown
            | Contents::Opaque
    )
}
