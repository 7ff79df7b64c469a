//! What unknowns belong to: the call that may have made them, and a region of the heap.
//!
//! The 2006 paper, section 4. Where a contract stands in for the body of a method, its results and what it may have
//! assigned to are unknowns that are younger than the input: they may be objects that the code had made by then, which
//! the input never is. The paper gives one number to every object; here objects that the code has made are compared by
//! when they were made, and an unknown of a call may also turn out to be an object of the input that nobody has seen
//! yet, which the paper leaves out.

use program::MethodId;

/// How old an unknown is: 0 is the input, c is what the c-th call by contract has made or assigned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Version(pub u32);

impl Version {
    pub const INPUT: Version = Version(0);
}

/// A part of the heap that is apart from all others. Objects that the code makes are in none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Region(u32);

impl Region {
    pub const NONE: Region = Region(0);

    /// The region of a number, from 0 on.
    pub fn numbered(number: usize) -> Region {
        Region(number as u32 + 1)
    }

    /// Its number, if it is one.
    pub fn number(self) -> Option<usize> {
        self.0.checked_sub(1).map(|number| number as usize)
    }
}

/// Whether an object is known to have been there before the call that gave it its version, or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Birth {
    #[default]
    Unknown,
    /// The contract of the call says so.
    InCall,
    /// The contract says that it was: an earlier call has made it, and nobody had seen it. Only objects are known to be so.
    BeforeCall,
}

/// What an unknown, or the object that it has become, belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Context {
    pub version: Version,
    pub region: Region,
    pub birth: Birth,
}

impl Context {
    /// Whether an unknown of this context can be a symbolic object of another one. Regions are apart. What an unknown of
    /// a call turned out to be may have been made by any earlier call, unless the contract says otherwise.
    pub fn admits(self, object: Context) -> bool {
        self.region == object.region
            && self.birth == Birth::Unknown
            && (object.version <= self.version || (self.version > Version::INPUT && object.birth != Birth::InCall))
    }
}

/// A call for which a contract stood in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallByContract {
    pub method: MethodId,
    /// Objects below this were there when the call was made.
    pub objects: u32,
    /// And symbols below this.
    pub symbols: u32,
}

/// What of a call by contract is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallPart {
    Result,
    Exception,
    /// In which of the ways that its contract allows it ended.
    Outcome,
    /// A field that it may have assigned to.
    Field {
        owner: crate::ObjectId,
        slot: u16,
    },
    /// The same of an element, by its place among the touched ones or its index.
    Element {
        array: crate::ObjectId,
        place: u32,
    },
    Static(program::StaticSlot),
}
