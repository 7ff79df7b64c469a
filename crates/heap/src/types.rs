//! Type variables, decided over the class hierarchy.
//!
//! The papers constrain the type of a symbolic object by subtype, supertype and excluded-type relations and ask whether
//! they can hold together. The world is closed (2011, section 3.5): only the classes on the class path can be there. So
//! a set of constraints is kept as what it amounts to, the set of exact classes that satisfy it. `τ <: T` keeps the
//! subtypes of T, its negation the others, two variables that become one keep what both allow, and a set without
//! classes is unsatisfiable. Sets are interned, so that constraining again is one look-up.

use program::{ClassId, Program};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// An interned set of classes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypeSetId(u32);

#[derive(Default)]
pub struct TypeSets {
    sets: Vec<Rc<[ClassId]>>,
    index: FxHashMap<Rc<[ClassId]>, TypeSetId>,
    splits: FxHashMap<(TypeSetId, ClassId), Split>,
    meets: FxHashMap<(TypeSetId, TypeSetId), TypeSetId>,
}

/// A set divided by a type: its subtypes, and the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Split {
    pub within: TypeSetId,
    pub outside: TypeSetId,
}

impl TypeSets {
    /// The set of these classes. Their order is kept: it is the order in which they are explored.
    pub fn intern(&mut self, classes: &[ClassId]) -> TypeSetId {
        if let Some(&known) = self.index.get(classes) {
            return known;
        }
        let id = TypeSetId(self.sets.len() as u32);
        let classes: Rc<[ClassId]> = classes.into();
        self.sets.push(classes.clone());
        self.index.insert(classes, id);
        id
    }

    pub fn classes(&self, set: TypeSetId) -> &Rc<[ClassId]> {
        &self.sets[set.0 as usize]
    }

    /// The one class of a set that has only one.
    pub fn exact(&self, set: TypeSetId) -> Option<ClassId> {
        match **self.classes(set) {
            [class] => Some(class),
            _ => None,
        }
    }

    pub fn is_empty(&self, set: TypeSetId) -> bool {
        self.classes(set).is_empty()
    }

    /// Divides a set by `τ <: class`.
    pub fn split(&mut self, program: &Program, set: TypeSetId, class: ClassId) -> Split {
        if let Some(&known) = self.splits.get(&(set, class)) {
            return known;
        }
        let (within, outside): (Vec<ClassId>, Vec<ClassId>) =
            self.classes(set).iter().partition(|&&exact| program.is_subtype(exact, class));
        let split = Split { within: self.intern(&within), outside: self.intern(&outside) };
        self.splits.insert((set, class), split);
        split
    }

    /// What two sets have in common.
    pub fn meet(&mut self, left: TypeSetId, right: TypeSetId) -> TypeSetId {
        if left == right {
            return left;
        }
        if let Some(&known) = self.meets.get(&(left, right)) {
            return known;
        }
        let other = self.classes(right).clone();
        let common: Vec<ClassId> = self.classes(left).iter().copied().filter(|class| other.contains(class)).collect();
        let common = self.intern(&common);
        self.meets.insert((left, right), common);
        common
    }

    /// The classes of a set that satisfy a condition.
    pub fn filter(&mut self, set: TypeSetId, keep: impl Fn(ClassId) -> bool) -> TypeSetId {
        let kept: Vec<ClassId> = self.classes(set).iter().copied().filter(|&class| keep(class)).collect();
        self.intern(&kept)
    }
}
