//! What instructions do with operands that are terms or symbols.
//!
//! The dispatch loop finishes only operations on plain values. Everything else comes here, and goes three steps: which
//! alternatives are there and which of them are feasible (changes nothing), what taking one of them assumes (recorded in
//! the path), what it does to the state. Where exactly one alternative is feasible the instruction just goes on; where
//! there are several it stops with [`Trap::Choose`](crate::trap::Trap), and whoever searches takes one.
//!
//! The rules are those of the 2011 paper: section 4 and appendices B to D.

mod admit;
mod alternative;
mod arguments;
mod array;
mod array_make;
mod array_store;
mod array_types;
mod boxes;
mod branch;
mod branches;
mod cache;
mod cast;
pub(crate) mod chance;
mod constants;
mod contract;
mod copy;
mod depth;
mod dispatch;
mod door;
mod field;
mod field_type;
pub(crate) mod guard;
mod hash;
mod initial;
mod initializers;
mod joining;
mod library;
mod locale;
mod made;
mod math;
pub(crate) mod natives;
mod number;
mod open;
mod order;
mod order_known;
mod order_values;
mod outcome;
mod owned;
mod postponed;
mod reached;
mod receiver;
mod record;
mod reference;
mod same;
mod settle;
mod snapshot;
mod start;
mod states;
mod table;
pub(crate) mod text;
mod types;
mod uninitializable;
mod usual;
mod visible;
mod written;

pub use alternative::{Alternative, Refine, Then};
pub use branches::Branch;
pub(crate) use branches::note_branch;
pub use chance::Chance;
pub use contract::{CONTRACT, Reliance};
pub use depth::NESTED_CALLS;
pub use initial::Initially;
pub use natives::{CONDITIONS, DRIVER};
pub(crate) use number::term_fits;
pub use open::{
    AGAIN, FRESH, NOT_NULL, Properties, RECALL, RECALLED, RECALLED_EXCEPTION, REGION, REMEMBER, REMEMBER_THROWN,
    RENEWED, RETURNED, SAME, STAND_IN, THROWN, is_whole,
};
pub use order::{RankOf, TOTAL_ORDER};
pub use outcome::Place;
pub use outcome::{Bound, Counts, Gap, Message, Part, RegionUse, Tally, Violation, ViolationKind};
pub use postponed::Aftermath;
pub(crate) use reference::note_difference;
pub use snapshot::{Saved, Snapshot};
pub use start::{Configuration, Input};
pub use visible::LIMIT;
pub use written::{NO_FIELD, Write, Written};

use decide::Decider;
use heap::filter::Filter;
use heap::init::Strategy;
use heap::{Bounds, ObjectId, SymbolId, TypeSetId, TypeSets};
use owned::OwnedField;
use program::{ClassId, FieldId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::rc::Rc;
use term::Terms;

/// Everything a run keeps about its unknowns, beside the heap.
pub struct Symbolic {
    pub terms: Terms,
    pub decider: Decider,
    pub types: TypeSets,
    pub bounds: Bounds,
    pub strategy: Strategy,
    pub filters: Vec<Box<dyn Filter>>,
    /// The feasible alternatives of the choice that the run has stopped at.
    pub alternatives: Vec<Alternative>,
    /// What is counted beside paths.
    pub tally: Tally,
    /// The exact classes that a variable of a static type can refer to.
    pub(crate) implementations: FxHashMap<ClassId, TypeSetId>,
    /// The classes that a variable of a static type could refer to if their initializers did not fail.
    pub(crate) uninitializable: FxHashMap<ClassId, Vec<ClassId>>,
    /// Which records are younger than their components.
    pub(crate) plain_records: FxHashMap<ClassId, bool>,
    /// The static types of the fields of classes, by slot.
    pub(crate) field_types: FxHashMap<ClassId, Rc<[field_type::FieldType]>>,
    /// The types of the parameters of targets, type arguments included.
    pub(crate) parameter_signatures: arguments::ParameterSignatures,
    /// Classes of the JDK that code has asked for, which makes them part of the closed world.
    pub(crate) considered: Vec<ClassId>,
    /// The classes of exceptions of the JDK of which initializers have loaded the literals.
    pub(crate) literals: BTreeSet<ClassId>,
    /// The classes of exceptions that fields of the program are declared with, once somebody has asked.
    pub(crate) kept_exceptions: Option<Rc<[ClassId]>>,
    /// Classes of the class path whose static final fields code has read, which makes their objects candidates.
    pub(crate) holders: Vec<ClassId>,
    /// What static initializers have made, as far as it matters to the path under way.
    pub(crate) made: made::Made,
    /// What the initializers that failed in the base state have thrown.
    pub(crate) failures: FxHashMap<ClassId, ObjectId>,
    /// The classes among them whose failure the path has met already: from then on they are just erroneous.
    pub(crate) failures_seen: Vec<ClassId>,
    /// What the path depends on that differs from run to run or from machine to machine.
    pub(crate) chances: Vec<chance::Chance>,
    /// What calls by contract were given whose classes nobody knew then, and the classes whose invariants were not asked.
    pub(crate) unasked: Vec<(heap::Value, ClassId)>,
    /// The classes of the program whose initializers depended on such things.
    pub(crate) drawn: FxHashSet<ClassId>,
    /// Classes whose static initializers have put objects into tables by their identity, and these tables.
    pub(crate) hashed: FxHashSet<ClassId>,
    pub(crate) hash_tables: FxHashSet<ObjectId>,
    /// How many identity hash codes the static initializers of classes of the program were given.
    pub(crate) hashes_given: FxHashMap<ClassId, u32>,
    /// What initializers do beyond their own classes.
    pub(crate) initializers: initializers::Initializers,
    /// Why initializers could not be run to their ends in the base state.
    pub(crate) stopped: FxHashMap<ClassId, Box<crate::trap::Stop>>,
    /// The object whose fields are the parameters of the target, and what they are.
    pub(crate) input: Option<Input>,
    /// The condition that is being evaluated.
    pub(crate) evaluating: Option<contract::Evaluation>,
    /// Whether assignments are noted, and those of the path.
    pub(crate) notes_writes: bool,
    pub(crate) writes: Vec<Write>,
    /// What waits until the driver has had its say.
    pub(crate) postponed: postponed::Postponed,
    /// What runs in place of methods.
    pub(crate) open: open::Open,
    /// The driver of the path, whose calls are never replaced.
    pub(crate) driver: Option<MethodId>,
    /// The methods that drivers call on receivers, by the classes of the drivers.
    pub(crate) received: FxHashMap<ClassId, MethodId>,
    /// Whether the method under check relies on invariants: a helper does not.
    pub(crate) relies_on_invariants: bool,
    /// Fields that contracts say are never null, and those of them that may be when a method ends.
    pub(crate) non_null: FxHashSet<FieldId>,
    /// Fields that lead to what belongs to one object alone.
    pub(crate) owned: Rc<[OwnedField]>,
    /// The classes of the JDK of whose objects specs say which states are possible.
    pub(crate) restricted: FxHashSet<ClassId>,
    pub(crate) empty: Vec<written::Written>,
    /// Candidates of the resolution in progress; kept to be used again.
    candidates: Vec<ObjectId>,
    /// Symbols and objects of the base state that they were found not to be.
    pub(crate) apart: Vec<(SymbolId, ObjectId)>,
    /// Places to which no path has come yet.
    pub(crate) probes: reached::Probes,
    /// Whether there is a field for which constructors make what is in it.
    pub(crate) has_made_parts: bool,
    /// Whether some constructor puts one object into two fields, by their class and their places in it.
    pub(crate) made_together: FxHashMap<(ClassId, u16, u16), bool>,
    /// The op of the driver that calls the target.
    pub(crate) target_call: u32,
    /// Different objects that the target has compared.
    pub(crate) compared: Vec<(ObjectId, ObjectId)>,
    /// The branches that the path has taken, as far as they are noted.
    pub(crate) branches: branches::Branches,
    /// Total orders of which nothing else is known.
    pub(crate) orders: order::Orders,
    /// How often control may go backwards before somebody looks at it.
    pub(crate) loops: snapshot::Loops,
    /// How deep calls have got.
    pub(crate) depth: depth::Depth,
}

impl Symbolic {
    /// How many classes were added to the closed world because code asked for them. Paths in a smaller world are void.
    pub fn world_size(&self) -> usize {
        self.considered.len() + self.holders.len()
    }

    /// The exact classes that a variable of a static type that came up can refer to.
    pub fn implementations_of(&self, declared: ClassId) -> Option<TypeSetId> {
        self.implementations.get(&declared).copied()
    }
}
