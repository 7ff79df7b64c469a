//! Going back: a log of old values.
//!
//! A choice point is a [`Mark`]. What was created since is dropped by going back, so only changes to what is older are
//! logged. An object that is changed in a way that no small entry describes is kept whole, once per choice point.

use crate::heap::{Heap, Object};
use crate::slot::Slot;
use crate::symbols::Knowledge;
use crate::types::TypeSetId;
use crate::value::{ObjectId, SymbolId};

/// A point to come back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    trail: u32,
    objects: u32,
    symbols: u32,
    symbolic: u32,
    unknowns: u32,
    hashes: u32,
    young: u32,
    allocated: usize,
    pub(crate) initializations: u32,
}

/// What was changed, and what it was before.
#[derive(Debug)]
pub(crate) enum Change {
    Field {
        object: ObjectId,
        slot: u16,
        old: Slot,
    },
    Static {
        slot: u32,
        old: Slot,
    },
    Knowledge {
        symbol: SymbolId,
        old: Knowledge,
    },
    SymbolTypes {
        symbol: SymbolId,
        old: TypeSetId,
    },
    ObjectTypes {
        symbolic: u32,
        old: TypeSetId,
    },
    /// A field of the initial plane was filled.
    Initial {
        symbolic: u32,
        slot: u16,
    },
    Whole(ObjectId, Box<Object>),
}

impl Heap {
    /// A point to come back to. From here on changes to what exists are logged.
    pub fn mark(&mut self) -> Mark {
        let mark = Mark {
            trail: self.trail.len() as u32,
            objects: self.objects.len() as u32,
            symbols: self.symbols.len() as u32,
            symbolic: self.symbolic.len() as u32,
            unknowns: self.unknowns.len() as u32,
            hashes: self.hashes,
            young: self.young,
            allocated: self.allocated,
            initializations: self.initializations,
        };
        self.young = mark.objects;
        self.epoch += 1;
        mark
    }

    /// Goes back to a mark, which may be gone back to again. Marks are left youngest first.
    pub fn undo(&mut self, mark: &Mark) {
        while self.trail.len() > mark.trail as usize {
            let Some(change) = self.trail.pop() else { break };
            self.revert(change);
        }
        for symbolic in self.symbolic.drain(mark.symbolic as usize..) {
            self.count.remove(symbolic.counted);
        }
        self.objects.truncate(mark.objects as usize);
        self.symbols.truncate(mark.symbols as usize);
        self.unknowns.truncate(mark.unknowns as usize);
        self.hashes = mark.hashes;
        self.allocated = mark.allocated;
        self.initializations = mark.initializations;
        self.young = mark.objects;
        self.epoch += 1;
    }

    /// Goes back to a mark for the last time: what is young is again what it was before the mark.
    pub fn leave(&mut self, mark: &Mark) {
        self.undo(mark);
        self.young = mark.young;
    }

    fn revert(&mut self, change: Change) {
        match change {
            Change::Field { object, slot, old } => {
                if let crate::body::Body::Fields(fields) = &mut self.objects[object.0 as usize].body {
                    fields[usize::from(slot)] = old;
                }
            }
            Change::Static { slot, old } => self.statics[slot as usize] = old,
            Change::Knowledge { symbol, old } => self.symbols[symbol.index()].knowledge = old,
            Change::SymbolTypes { symbol, old } => self.symbols[symbol.index()].types = old,
            Change::ObjectTypes { symbolic, old } => self.symbolic[symbolic as usize].types = old,
            Change::Initial { symbolic, slot } => {
                self.symbolic[symbolic as usize].initial[usize::from(slot)] = Slot::UNREAD;
            }
            Change::Whole(object, old) => self.objects[object.0 as usize] = *old,
        }
    }

    /// Keeps an object whole before it is changed, unless it is younger than the last choice point or was kept since.
    pub(crate) fn keep(&mut self, id: ObjectId) {
        let epoch = self.epoch;
        let object = &mut self.objects[id.0 as usize];
        if object.kept != epoch {
            object.kept = epoch;
            let copy = Box::new(object.clone());
            self.trail.push(Change::Whole(id, copy));
        }
    }
}
