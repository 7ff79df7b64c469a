//! Classes of the JDK whose states specs describe, and the variables that may refer to their objects.
//!
//! An unknown of such a class is of exactly that class, and what is in a variable of one of its supertypes is none of it, as long as
//! nobody can tell. Who can is code that compares the two, asks for the class below, or looks at the class itself. Where the
//! program does, the class joins the closed world, and the check starts over. Where the JDK compares, or no spec says what
//! states the objects of the class below may be in, the verdict names what is left out.

use super::outcome::Gap;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Belongs, Context, ObjectId, Origin, SymbolId, TypeSetId, Value};
use program::{ClassId, access};
use std::collections::BTreeSet;

/// What is known of a reference to an unknown.
struct Unknown {
    declared: ClassId,
    types: TypeSetId,
    context: Context,
    belongs: Belongs,
}

impl Unknown {
    /// Whether both can be one object, their classes aside.
    fn may_be(&self, other: &Unknown) -> bool {
        let is_of_one_time = self.context.admits(other.context) || other.context.admits(self.context);
        is_of_one_time && self.belongs.admits(other.belongs)
    }
}

impl Machine {
    /// The types of variables that came up, by internal name.
    pub fn declared_types(&self) -> BTreeSet<String> {
        let classes = self.symbolic.iter().flat_map(|symbolic| symbolic.implementations.keys());
        classes.map(|&class| self.program.class(class).name.to_string()).collect()
    }

    /// The pairs of types, by internal name, whose variables may refer to one object, though no class of the world is of
    /// both.
    pub fn shared_types(&mut self, types: &BTreeSet<String>) -> Vec<Gap> {
        let mut classes: Vec<ClassId> = types.iter().filter_map(|name| self.program.load(name).ok()).collect();
        let joined = self.symbolic.iter().flat_map(|symbolic| symbolic.considered.iter().copied());
        let joined: Vec<ClassId> = joined.filter(|class| !classes.contains(class)).collect();
        classes.extend(joined);
        self.follow_program();
        let sets: Vec<(ClassId, TypeSetId)> =
            classes.into_iter().filter_map(|class| Some((class, self.implementations(class).ok()?))).collect();
        let Some(symbolic) = self.symbolic.as_ref() else { return Vec::new() };
        let mut found = Vec::new();
        for &(one, of_one) in &sets {
            let classes = symbolic.types.classes(of_one);
            for &(other, of_other) in &sets {
                let others = symbolic.types.classes(of_other);
                let is_left_out = one != other
                    && !self.is_order(one)
                    && self.program.is_subtype(one, other)
                    && (self.program.specs_of(one).is_empty() || self.is_public_with_spec(other))
                    && classes.iter().any(|class| !others.contains(class));
                if is_left_out {
                    found.push(Gap::Shared(self.type_name(one), self.type_name(other)));
                }
            }
        }
        found
    }

    /// Whether a type is a public class of the JDK with a spec. Variables of two such classes may refer to one object, which code need
    /// not compare to tell: it assigns through one and reads through the other.
    fn is_public_with_spec(&self, class: ClassId) -> bool {
        self.program.class(class).access & access::PUBLIC != 0 && !self.program.specs_of(class).is_empty()
    }

    /// Two references are about to be compared. Makes sure that an unknown may be the object that it is compared with, if
    /// that is of a class with a spec which the world leaves out of the unknown's variable.
    pub(super) fn require_joined(&mut self, left: Value, right: Value) -> Result<(), Trap> {
        let (Some(left), Some(right)) = (self.unknown_at(left), self.unknown_at(right)) else { return Ok(()) };
        if left.types == right.types || !left.may_be(&right) {
            return Ok(());
        }
        for (variable, other) in [(&left, &right), (&right, &left)] {
            let Some(class) = self.left_out_of(variable, other.types) else { continue };
            let is_considered = self.symbolic_mut().considered.contains(&class);
            if !is_considered && self.is_of_program() && self.may_join(class, variable.declared) {
                return Err(Trap::Consider(class));
            }
            let gap = Gap::Shared(self.type_name(class), self.type_name(variable.declared));
            self.note_gap(gap);
        }
        Ok(())
    }

    fn unknown_at(&self, value: Value) -> Option<Unknown> {
        let of = |symbol: SymbolId| self.heap.symbols().get(symbol.index());
        let (symbol, types, context) = match value {
            Value::Symbol(symbol) => of(symbol).map(|row| (row, row.types, row.context))?,
            Value::Object(object) => {
                let row = self.heap.symbolic(object)?;
                (of(row.symbol)?, row.types, row.context)
            }
            _ => return None,
        };
        let is_box = matches!(symbol.origin, Origin::Boxed(_));
        (!is_box).then_some(Unknown { declared: symbol.declared, types, context, belongs: symbol.belongs })
    }

    /// A class with a spec, of those that an unknown may have, whose objects a variable of another unknown may refer to by its
    /// type, but not in the world. A variable of which it is known already that the JDK's classes are left out is no matter.
    fn left_out_of(&self, variable: &Unknown, classes: TypeSetId) -> Option<ClassId> {
        let symbolic = self.symbolic.as_ref()?;
        let declared = variable.declared;
        // What was found to be of another class than its variable's type is not of this one.
        let is_found = symbolic.types.exact(variable.types).is_some_and(|class| class != declared);
        let is_named = declared != self.known.object && self.is_open_in_library(declared);
        if is_found || is_named {
            return None;
        }
        let world = symbolic.implementations_of(declared).map(|world| symbolic.types.classes(world));
        let is_left_out = |&class: &ClassId| {
            class != declared
                && self.program.class(class).module.is_some()
                && !self.program.specs_of(class).is_empty()
                && self.program.is_subtype(class, declared)
                && world.is_none_or(|world| !world.contains(&class))
        };
        symbolic.types.classes(classes).iter().copied().find(is_left_out)
    }

    /// Whether objects of a class can be candidates for a variable. Where nothing but its type stands for a variable, whatever
    /// implements it is meant.
    fn may_join(&self, class: ClassId, declared: ClassId) -> bool {
        let stands_for_itself = self.program.class(declared).is_abstract();
        !stands_for_itself && !self.program.class(class).is_abstract() && !self.is_hidden_in(declared, class)
    }

    /// Whether the code that runs is the program's, or a condition of it. What the JDK asks for on its own account it treats
    /// alike.
    fn is_of_program(&self) -> bool {
        let home = self.program.method(self.frame().code.method).class;
        self.program.class(home).module.is_none()
    }

    /// Whether instructions of the program that name a class have a look at unknowns of classes with specs, each time that they
    /// run.
    pub(crate) fn asks_below_spec(&self, asked: ClassId) -> bool {
        let of = self.program.class(asked);
        let has_spec = |above: &ClassId| *above != asked && !self.program.specs_of(*above).is_empty();
        self.symbolic.is_some()
            && of.module.is_some()
            && (of.is_interface() || of.lineage.iter().any(has_spec))
            && self.is_of_program()
    }

    /// An instruction asks whether an unknown is of a type that the class which it is taken to have is not of. Makes sure that it
    /// may be of a class below.
    pub(crate) fn require_below(&mut self, object: ObjectId, asked: ClassId) -> Result<(), Trap> {
        if self.is_of_program() { self.require_joined_below(object, asked) } else { Ok(()) }
    }

    /// The same for whoever asks.
    pub(crate) fn require_joined_below(&mut self, object: ObjectId, asked: ClassId) -> Result<(), Trap> {
        let class = self.heap.class(object);
        let below = self.program.class(asked);
        let is_below = below.is_interface() || self.program.is_subtype(asked, class);
        if below.module.is_none() || !is_below || !self.is_taken_for_exact(object) {
            return Ok(());
        }
        if self.symbolic_mut().considered.contains(&asked) {
            return Ok(());
        }
        // Of an object that nobody has looked into, no spec has to say what is in it.
        let is_known = !self.program.specs_of(asked).is_empty() || self.is_unseen(object);
        if is_known && !self.program.class(asked).is_abstract() {
            return Err(Trap::Consider(asked));
        }
        self.note_classes_below(class);
        Ok(())
    }

    /// The program looks at the class of an unknown, which the JDK may have classes below.
    pub(crate) fn note_look_at_class(&mut self, object: ObjectId) {
        if self.symbolic.is_some() && self.is_taken_for_exact(object) && self.is_of_program() {
            self.note_classes_below(self.heap.class(object));
        }
    }

    /// Whether an unknown has its class because a spec says what states objects of the class may be in.
    fn is_taken_for_exact(&self, object: ObjectId) -> bool {
        let of = self.program.class(self.heap.class(object));
        of.module.is_some()
            && of.access & access::FINAL == 0
            && !self.program.specs_of(of.id).is_empty()
            && self.heap.symbolic(object).is_some()
    }

    fn note_classes_below(&mut self, class: ClassId) {
        let name = self.type_name(class);
        self.note_gap(Gap::Library(name));
    }
}
