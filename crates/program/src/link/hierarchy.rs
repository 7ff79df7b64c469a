//! Questions about the class hierarchy.

use super::class::{Class, ClassKind};
use super::load::Program;
use crate::{ClassId, Kind};

impl Program {
    /// Whether a value of class `from` may be stored in a variable of class `to` (the subtype rules of JVMS §6.5
    /// `instanceof`).
    pub fn is_subtype(&self, from: ClassId, to: ClassId) -> bool {
        if from == to {
            return true;
        }
        let (sub, sup) = (self.class(from), self.class(to));
        if let ClassKind::Array { element, holds } = sub.kind {
            if let ClassKind::Array { element: wanted, holds: wanted_holds } = sup.kind {
                return holds == Kind::Reference && wanted_holds == Kind::Reference && self.is_subtype(element, wanted);
            }
        }
        if sup.is_interface() {
            return sub.all_interfaces.binary_search(&to).is_ok();
        }
        sub.is_subclass_of(sup)
    }

    /// Whether `class` is `ancestor` or inherits from it; both are classes, not interfaces.
    pub fn is_subclass(&self, class: ClassId, ancestor: ClassId) -> bool {
        self.class(class).is_subclass_of(self.class(ancestor))
    }

    pub fn same_package(&self, left: ClassId, right: ClassId) -> bool {
        let (left, right) = (self.class(left), self.class(right));
        left.loader == right.loader && left.package() == right.package()
    }
}

impl Class {
    fn is_subclass_of(&self, ancestor: &Class) -> bool {
        let depth = ancestor.lineage.len();
        depth > 0 && self.lineage.get(depth - 1) == Some(&ancestor.id)
    }
}
