//! How large the explored heaps get (2011, section 3.4).

use program::ClassId;
use rustc_hash::FxHashMap;

/// The bounds of a run. Nothing is bounded that is `None`.
#[derive(Clone, Debug, Default)]
pub struct Bounds {
    /// The longest chain of materializations from an initial object, and the most indices touched in an array.
    pub k: Option<u32>,
    /// The most symbolic objects of a type.
    pub n: Option<u32>,
    /// The same for single types, in place of `n`.
    pub of_type: FxHashMap<ClassId, u32>,
}

impl Bounds {
    /// Whether a symbolic object may be made at the end of a chain of this length.
    pub fn admit_depth(&self, depth: i32) -> bool {
        self.k.is_none_or(|k| depth <= i32::try_from(k).unwrap_or(i32::MAX))
    }

    /// Whether one more symbolic object of a class may be made when there are so many.
    pub fn admit_one_more(&self, class: ClassId, there: u32) -> bool {
        self.of_type.get(&class).copied().or(self.n).is_none_or(|most| there < most)
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

/// How many symbolic objects of each class there are.
#[derive(Default, Debug, Clone, PartialEq)]
pub struct Count {
    of_class: Vec<u32>,
}

impl Count {
    pub fn get(&self, class: ClassId) -> u32 {
        self.of_class.get(class.index()).copied().unwrap_or(0)
    }

    pub fn add(&mut self, class: ClassId) {
        if self.of_class.len() <= class.index() {
            self.of_class.resize(class.index() + 1, 0);
        }
        self.of_class[class.index()] += 1;
    }

    pub fn remove(&mut self, class: ClassId) {
        self.of_class[class.index()] -= 1;
    }
}
