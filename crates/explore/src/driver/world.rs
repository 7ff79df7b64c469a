//! Invariants that hold whatever the types of variables say: static ones, those of the class that an object really has, and what
//! specs say of the JDK's own objects.

use super::invariants::{INVARIANT, Invariant, of_class, said_of};
use crate::error::Error;
use contract::{ClassInvariant, Contracts, Receiver};
use interp::Machine;
use program::ClassId;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The invariants of the class path that hold in visible states whatever the types of variables say: static ones, and those
/// that an object may have by the class that it really has.
#[derive(Default)]
pub(crate) struct WorldInvariants {
    /// The static invariants of all classes.
    of_classes: Vec<Rc<ClassInvariant>>,
    /// The types that say something about their objects, in the order of their names.
    speaking: Vec<ClassId>,
    /// What specs say of the objects of the JDK's own classes.
    of_library: Rc<[OfLibrary]>,
    /// What has been found out, by static types.
    further: RefCell<BTreeMap<ClassId, Rc<[Further]>>>,
}

/// What an object has to satisfy if it is of a type that its variable does not tell.
#[derive(Clone)]
pub(super) struct Further {
    pub class: ClassId,
    /// The type of the variable.
    pub declared: ClassId,
    pub methods: Vec<Invariant>,
    pub conditions: Vec<ClassInvariant>,
}

/// What a spec says of the objects of a class of the JDK, which always satisfy it: nobody else assigns to their fields.
pub(super) struct OfLibrary {
    pub class: ClassId,
    pub methods: Vec<Invariant>,
    pub conditions: Vec<ClassInvariant>,
}

impl WorldInvariants {
    /// Takes note of what specs say of classes of the JDK.
    pub fn add_library(&mut self, machine: &mut Machine, contracts: &mut Contracts) {
        let targets: Vec<ClassId> = machine.program.targets_of_specs().collect();
        let mut found = Vec::new();
        for class in targets {
            if machine.program.class(class).module.is_none() {
                continue;
            }
            // One that overrides another is asked where that is.
            let mut methods = said_of(machine, class);
            methods.retain(|it| machine.program.method(it.method).class == class);
            let conditions = own_conditions(machine, contracts, class);
            if !methods.is_empty() || !conditions.is_empty() {
                found.push(OfLibrary { class, methods, conditions });
            }
        }
        self.of_library = found.into();
    }

    /// The classes of the JDK that specs have invariants for, and their member classes that have specs: what these may be is said with
    /// the invariant around them.
    pub fn restricted(&self, machine: &Machine) -> Vec<ClassId> {
        let mut found: Vec<ClassId> = self.of_library.iter().map(|it| it.class).collect();
        let others: Vec<ClassId> = machine.program.targets_of_specs().filter(|it| !found.contains(it)).collect();
        let speaking: Vec<Rc<str>> = found.iter().map(|&class| machine.program.class(class).name.clone()).collect();
        let is_member = |name: &str| {
            speaking.iter().any(|outer| name.strip_prefix(&**outer).is_some_and(|rest| rest.starts_with('$')))
        };
        found.extend(others.into_iter().filter(|&class| is_member(&machine.program.class(class).name)));
        found
    }

    pub(super) fn of_library(&self) -> Rc<[OfLibrary]> {
        self.of_library.clone()
    }

    /// Takes note of what a class says.
    pub fn add(&mut self, machine: &mut Machine, contracts: &mut Contracts, class: ClassId) {
        let conditions = contracts.invariants_of(&mut machine.program, class);
        let own = || conditions.iter().filter(|it| it.declared_in == class);
        self.of_classes.extend(own().filter(|it| it.receiver == Receiver::None).cloned().map(Rc::new));
        let methods = &machine.program.class(class).methods;
        let has_methods = methods.iter().any(|&id| machine.program.has_annotation(id, INVARIANT));
        if has_methods || own().any(|it| it.receiver == Receiver::This) {
            self.speaking.push(class);
        }
    }

    /// The static invariants of the class path.
    pub fn of_classes(&self) -> &[Rc<ClassInvariant>] {
        &self.of_classes
    }

    /// The static invariants that hold in the visible states of a method of a class: all that there are.
    pub(super) fn static_ones(
        &self,
        machine: &mut Machine,
        contracts: &mut Contracts,
        class: ClassId,
    ) -> Vec<Rc<ClassInvariant>> {
        let of_class = contracts.invariants_of(&mut machine.program, class);
        let is_known = |it: &ClassInvariant| self.of_classes.iter().any(|known| known.declared_in == it.declared_in);
        let more = of_class.iter().filter(|it| it.receiver == Receiver::None && !is_known(it));
        self.of_classes.iter().cloned().chain(more.cloned().map(Rc::new)).collect()
    }

    /// What an object of a static type has to satisfy beyond what that type says, by the types that it may turn out to
    /// be of.
    pub(super) fn further(
        &self,
        machine: &mut Machine,
        contracts: &mut Contracts,
        class: ClassId,
    ) -> Result<Rc<[Further]>, Error> {
        if let Some(known) = self.further.borrow().get(&class) {
            return Ok(known.clone());
        }
        let found: Rc<[Further]> = self.find_further(machine, contracts, class)?.into();
        self.further.borrow_mut().insert(class, found.clone());
        Ok(found)
    }

    /// The conditions that an object of a static type has to satisfy, those included that it may have by the class that it
    /// really has. A class that cannot be loaded is a matter for the path that needs it.
    pub fn conditions_of_type(
        &self,
        machine: &mut Machine,
        contracts: &mut Contracts,
        class: ClassId,
    ) -> Vec<ClassInvariant> {
        let own = contracts.invariants_of(&mut machine.program, class);
        let further = self.further(machine, contracts, class).unwrap_or_default();
        own.iter().chain(further.iter().flat_map(|it| &it.conditions)).cloned().collect()
    }

    fn find_further(
        &self,
        machine: &mut Machine,
        contracts: &mut Contracts,
        class: ClassId,
    ) -> Result<Vec<Further>, Error> {
        let mut found = Vec::new();
        if self.speaking.is_empty() {
            return Ok(found);
        }
        let exact = machine.program.implementations(class)?;
        let known = of_class(machine, class);
        for &speaking in &self.speaking {
            let is_of_it = |&exact: &ClassId| machine.program.is_subtype(exact, speaking);
            if is_of_it(&class) || !exact.iter().any(is_of_it) {
                continue;
            }
            let is_overridden = |it: &Invariant| known.iter().any(|known| known.is_overridden_by(it));
            let mut methods = of_class(machine, speaking);
            methods.retain(|it| machine.program.method(it.method).class == speaking && !is_overridden(it));
            let conditions = own_conditions(machine, contracts, speaking);
            if !methods.is_empty() || !conditions.is_empty() {
                found.push(Further { class: speaking, declared: class, methods, conditions });
            }
        }
        Ok(found)
    }
}

/// The conditions that a class itself has for its objects.
fn own_conditions(machine: &mut Machine, contracts: &mut Contracts, class: ClassId) -> Vec<ClassInvariant> {
    let conditions = contracts.invariants_of(&mut machine.program, class);
    let own = conditions.iter().filter(|it| it.declared_in == class && it.receiver == Receiver::This);
    own.cloned().collect()
}
