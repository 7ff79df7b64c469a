//! What an unknown of one of the JDK's interfaces is where it is called: the class that programs mostly have there.
//!
//! Nobody can explore all collections that there are. Where no class on the class path implements an interface of the JDK, one class
//! with a spec joins the world for it when a path first calls such an object; that there are others the verdict says.

use crate::machine::Machine;
use crate::trap::Trap;
use program::ClassId;

/// The interfaces and abstract classes, each with the class that stands for it.
const USUAL: [(&str, &str); 17] = [
    ("java/lang/CharSequence", STRING),
    ("java/lang/Iterable", ARRAY_LIST),
    ("java/util/Collection", ARRAY_LIST),
    ("java/util/SequencedCollection", ARRAY_LIST),
    ("java/util/List", ARRAY_LIST),
    ("java/util/AbstractCollection", ARRAY_LIST),
    ("java/util/AbstractList", ARRAY_LIST),
    ("java/util/Queue", ARRAY_DEQUE),
    ("java/util/Deque", ARRAY_DEQUE),
    ("java/util/Set", HASH_SET),
    ("java/util/AbstractSet", HASH_SET),
    ("java/util/SortedSet", TREE_SET),
    ("java/util/NavigableSet", TREE_SET),
    ("java/util/SortedMap", TREE_MAP),
    ("java/util/NavigableMap", TREE_MAP),
    ("java/util/Map", HASH_MAP),
    ("java/util/AbstractMap", HASH_MAP),
];

const STRING: &str = "java/lang/String";
const ARRAY_LIST: &str = "java/util/ArrayList";
const ARRAY_DEQUE: &str = "java/util/ArrayDeque";
const HASH_SET: &str = "java/util/HashSet";
const TREE_SET: &str = "java/util/TreeSet";
const TREE_MAP: &str = "java/util/TreeMap";
const HASH_MAP: &str = "java/util/HashMap";

impl Machine {
    /// Lets the usual class join the world where a type that nobody implements is called, if there is one.
    pub(super) fn require_usual(&mut self, called: ClassId) -> Result<(), Trap> {
        let name = self.program.class(called).name.clone();
        let Some((_, usual)) = USUAL.iter().find(|(of, _)| *of == &*name) else { return Ok(()) };
        let Some(usual) = self.program.loaded(usual) else { return Ok(()) };
        let is_known = self.program.specs_of(usual).is_empty() || self.symbolic_mut().considered.contains(&usual);
        if is_known { Ok(()) } else { Err(Trap::Consider(usual)) }
    }

    /// The classes of the JDK that have joined the world and are of a type.
    pub(super) fn joined_of(&self, declared: ClassId) -> Vec<ClassId> {
        let considered = self.symbolic.iter().flat_map(|symbolic| symbolic.considered.iter().copied());
        considered.filter(|&class| class != declared && self.program.is_subtype(class, declared)).collect()
    }
}
