//! How large the explored heaps get (2011, section 3.4).

use crate::symbols::Parts;
use program::ClassId;
use rustc_hash::FxHashMap;

/// Where the object is in the chain whose fields are the parameters: one step before these.
pub const DRIVER: i32 = -1;

/// The bounds of a run. Nothing is bounded that is `None`.
#[derive(Clone, Debug, Default)]
pub struct Bounds {
    /// The longest chain of materializations from an initial object, the most parts of a kind of one object, and the most
    /// indices touched in an array.
    pub k: Option<u32>,
    /// The most symbolic objects of a class.
    pub n: Option<u32>,
    /// The same for single classes, in place of `n`.
    pub of_type: FxHashMap<ClassId, u32>,
    /// The most symbolic objects of some classes together: the implementations of a type that has no objects itself.
    pub together: Vec<(Vec<ClassId>, u32)>,
}

impl Bounds {
    /// Whether a symbolic object may be made at the end of a chain of this length.
    pub fn admit_depth(&self, depth: i32) -> bool {
        self.k.is_none_or(|k| depth <= i32::try_from(k).unwrap_or(i32::MAX))
    }

    /// Whether an object that has so many parts of a kind, such as nodes, may have one more.
    ///
    /// The papers count every object on the chain. A person who says how long chains get counts the elements of a list, not its array
    /// or nodes, so what belongs to an object is no step away from it, and what it may have many of has this bound instead.
    pub fn admit_inside(&self, there: usize, number: Parts) -> bool {
        let least = usize::from(number == Parts::Frame);
        self.k.is_none_or(|k| there < least.max(k as usize))
    }

    /// Whether the number of objects is bounded for any type.
    pub fn limit_types(&self) -> bool {
        self.n.is_some() || !self.of_type.is_empty() || !self.together.is_empty()
    }

    /// The most objects of exactly this class.
    pub(crate) fn most_of(&self, class: ClassId) -> Option<usize> {
        self.of_type.get(&class).copied().or(self.n).map(|most| most as usize)
    }

    /// Whether one more element of an array may be touched when so many were.
    pub fn admit_element(&self, touched: usize) -> bool {
        self.most_elements().is_none_or(|most| touched < most as usize)
    }

    /// The same for places of a hash table.
    pub fn admit_place(&self, touched: usize) -> bool {
        self.most_places().is_none_or(|most| touched < most as usize)
    }

    fn most_elements(&self) -> Option<u32> {
        match (self.k, self.n) {
            (Some(k), Some(n)) => Some(k.min(n)),
            (one, other) => one.or(other),
        }
    }

    /// A hash table has more places than entries: as many as it grows to when so many elements are put into it.
    pub fn most_places(&self) -> Option<u32> {
        let places = |elements: u32| elements.checked_mul(4)?.div_ceil(3).checked_next_power_of_two();
        self.most_elements().map(|most| places(most).unwrap_or(u32::MAX))
    }
}
