//! What belongs to one object alone: specs mark the fields of the JDK's collections that lead to their insides with `@Owned`.
//!
//! An object that such a field leads to belongs to the object with the field, or to whom that belongs in turn. Fields of member
//! classes, such as the next node of a list, pass on whom an object belongs to, and so do arrays of member classes. What belongs
//! to one is no candidate for what belongs to another. Nor is it one for a variable outside of the JDK, since no
//! collection gives its insides away; but for objects of member classes that have an interface, as the entries of a map are. Parameters
//! of the JDK's own methods may be anything.

use crate::machine::Machine;
use heap::{Belongs, CallPart, ObjectId, Origin, Parts};
use program::{ClassId, ClassKind, FieldPlace, Program};

const OWNED: &str = "kukang/contracts/Owned";

/// A field whose object belongs to somebody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OwnedField {
    home: ClassId,
    slot: u16,
    owner: Owner,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Owner {
    /// To the object with the field.
    This,
    /// To whom that object belongs, if it does.
    Same,
}

impl Machine {
    /// Looks for the fields that specs mark.
    pub fn find_owned(&mut self) {
        let program = &self.program;
        let mut found = Vec::new();
        for class in program.targets_of_specs() {
            let owner = if is_member(program, class) { Owner::Same } else { Owner::This };
            for &id in &program.class(class).fields {
                if let (FieldPlace::Instance(slot), true) = (program.field(id).place, program.has_annotation(id, OWNED))
                {
                    found.push(OwnedField { home: class, slot, owner });
                }
            }
        }
        self.symbolic_mut().owned = found.into();
    }

    /// Whom what a variable refers to belongs to.
    pub(super) fn belongs(&self, origin: Origin, declared: ClassId) -> Belongs {
        let owned = self.symbolic.as_ref().map_or(&[][..], |symbolic| &symbolic.owned);
        if owned.is_empty() {
            return Belongs::Unknown;
        }
        match origin {
            Origin::Field { owner, slot } | Origin::Call { part: CallPart::Field { owner, slot }, .. } => {
                let class = self.layout_class(owner);
                let field = owned.iter().find(|it| it.slot == slot && self.program.is_subclass(class, it.home));
                match (field.map(|field| field.owner), self.object_belongs(owner)) {
                    (Some(_), Belongs::To { owner, .. }) => self.belongs_to(owner, declared),
                    (Some(Owner::This), _) => self.belongs_to(owner, declared),
                    (Some(Owner::Same), _) => Belongs::Unknown,
                    (None, _) if self.is_outside(class) => Belongs::Outside,
                    (None, _) => Belongs::Unknown,
                }
            }
            Origin::Element { array, .. } | Origin::Call { part: CallPart::Element { array, .. }, .. } => {
                match self.object_belongs(array) {
                    Belongs::To { owner, .. } if is_member(&self.program, declared) => self.belongs_to(owner, declared),
                    Belongs::Outside => Belongs::Outside,
                    // What a collection holds is known to others as well.
                    Belongs::To { .. } | Belongs::Unknown => Belongs::Unknown,
                }
            }
            _ => Belongs::Unknown,
        }
    }

    /// Whether what a variable refers to is part of the object that the variable is in, so that nobody who counts steps from object to
    /// object would count it: what belongs to it, and the arrays of what the JDK brings along.
    ///
    /// Where a method of the JDK is checked, it is about nodes, and they are counted as the papers do.
    pub(super) fn is_inside(&self, belongs: Belongs, origin: Origin, (declared, home): (ClassId, ClassId)) -> bool {
        if self.is_about_nodes() {
            return false;
        }
        let is_field = matches!(origin, Origin::Field { .. } | Origin::Call { part: CallPart::Field { .. }, .. });
        let is_array = || self.program.class(declared).is_array();
        // The field of a subclass of the user's may be one that the JDK has declared.
        matches!(belongs, Belongs::To { .. }) || is_field && is_array() && !self.is_outside(home)
    }

    fn object_belongs(&self, object: ObjectId) -> Belongs {
        let row = self.heap.symbolic(object).and_then(|row| self.heap.symbols().get(row.symbol.index()));
        row.map_or(Belongs::Unknown, |symbol| symbol.belongs)
    }

    /// Objects of member classes that have an interface may have been given away as that.
    fn belongs_to(&self, owner: ObjectId, declared: ClassId) -> Belongs {
        let class = self.program.class(declared);
        let has_interface = class.is_interface() || !class.interfaces.is_empty();
        let alone = class.is_array() || !class.name.contains('$') || !has_interface;
        let number = match () {
            () if self.is_about_nodes() => Parts::Any,
            () if !class.is_array() && is_member(&self.program, declared) => Parts::Elements,
            () => Parts::Frame,
        };
        Belongs::To { owner, alone, number }
    }

    /// Whether an array is one of nodes that belong to an object, as the table of a hash map is.
    pub(super) fn is_hash_table(&self, array: ObjectId) -> bool {
        let is_part = matches!(self.object_belongs(array), Belongs::To { .. }) && !self.is_about_nodes();
        let element = |class: ClassId| match self.program.class(class).kind {
            ClassKind::Array { element, .. } => Some(element),
            _ => None,
        };
        is_part && element(self.heap.class(array)).is_some_and(|element| is_member(&self.program, element))
    }

    /// Whether an array is that of a deque, which always has a place for one more element than are in it.
    pub(super) fn has_spare_place(&self, array: ObjectId) -> bool {
        let symbol = self.heap.symbolic(array).and_then(|row| self.heap.symbols().get(row.symbol.index()));
        let owner = match symbol.map(|symbol| symbol.origin) {
            Some(Origin::Field { owner, .. } | Origin::Call { part: CallPart::Field { owner, .. }, .. }) => owner,
            _ => return false,
        };
        let lineage = &self.program.class(self.layout_class(owner)).lineage;
        !self.is_about_nodes()
            && lineage.iter().any(|&class| &*self.program.class(class).name == "java/util/ArrayDeque")
    }

    fn is_about_nodes(&self) -> bool {
        self.input().is_some_and(|input| input.is_of_jdk)
    }

    /// Whether the fields of a class are variables outside of the JDK. The parameters of a method are fields of an object that
    /// speaks for the method's class.
    pub(super) fn is_outside(&self, class: ClassId) -> bool {
        let class = self.program.class(class);
        class.host.map_or(class, |host| self.program.class(host)).module.is_none()
    }
}

fn is_member(program: &Program, class: ClassId) -> bool {
    program.class(class).name.contains('$') && !program.specs_of(class).is_empty()
}
