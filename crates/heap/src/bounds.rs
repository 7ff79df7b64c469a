//! How large the explored heaps get (2011, section 3.4).

use program::ClassId;
use rustc_hash::FxHashMap;

/// The bounds of a run. Nothing is bounded that is `None`.
#[derive(Clone, Debug, Default)]
pub struct Bounds {
    /// The longest chain of materializations from an initial object, and the most indices touched in an array.
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
        let most = match (self.k, self.n) {
            (Some(k), Some(n)) => Some(k.min(n)),
            (one, other) => one.or(other),
        };
        most.is_none_or(|most| touched < most as usize)
    }
}
