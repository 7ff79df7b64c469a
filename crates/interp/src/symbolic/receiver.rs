//! The receiver of the method under check: an object for which a call runs this very method.
//!
//! Objects of a class that overrides it reach its body only through `super`, from the overriding method, which is checked
//! itself and answers for what its class says. Where all classes override it, their objects are all that there is.

use crate::machine::Machine;
use heap::TypeSetId;
use program::{ClassId, MethodId};

impl Machine {
    /// A driver calls a method on a receiver.
    pub fn receive(&mut self, driver: ClassId, method: MethodId) {
        self.symbolic_mut().received.insert(driver, method);
    }

    /// The classes of the class path, a type and what is below it, for whose objects a call runs a method.
    pub fn receivers(&mut self, class: ClassId, method: MethodId) -> Vec<ClassId> {
        let mut classes = self.program.implementations(class).unwrap_or_default();
        self.follow_program();
        classes.retain(|&class| self.selects(class, method));
        classes
    }

    /// Whether a call on an object of a class runs a method.
    fn selects(&mut self, class: ClassId, method: MethodId) -> bool {
        let of = self.program.method(method);
        let selected = match of.vtable_slot {
            _ if of.is_private() || of.is_final() => return true,
            Some(slot) => self.program.class(class).vtable.get(usize::from(slot)).copied(),
            None => self.program.select_method(class, method).ok(),
        };
        selected == Some(method)
    }

    /// The types of the receiver, of those that its variable admits.
    pub(super) fn types_of_receiver(&mut self, types: TypeSetId) -> TypeSetId {
        let driver = self.input().map(|input| input.class);
        let method = driver.and_then(|driver| self.symbolic_mut().received.get(&driver).copied());
        let Some(method) = method else { return types };
        let classes = self.symbolic_mut().types.classes(types).clone();
        let selecting: Vec<ClassId> = classes.iter().copied().filter(|&class| self.selects(class, method)).collect();
        if selecting.is_empty() { types } else { self.symbolic_mut().types.intern(&selecting) }
    }
}
