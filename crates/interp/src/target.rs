//! How a method is entered: what a call needs to know, at hand by method id.

use crate::frame::Native;
use crate::symbolic::guard::Guard;
use program::{ClassId, Code, MethodId};
use std::rc::Rc;

pub struct Target {
    pub entry: Entry,
    /// Entries that the call takes from the operand stack.
    pub arguments: u8,
    pub spreads_arguments: bool,
    /// Stack entries that a frame of the method takes, from its first local variable.
    pub room: u32,
}

pub enum Entry {
    /// Nothing was looked up yet.
    Unprepared,
    Code(Rc<Code>),
    /// As `Code`, but the receiver's or the class's monitor is entered first.
    Synchronized(Rc<Code>),
    /// As `Code` or `Synchronized`, but while paths are explored somebody looks first for unknown arguments.
    Guarded(Rc<Code>, Guard),
    Native(Native),
    /// Another method runs in its place, with the same arguments.
    Replaced(MethodId),
    /// A native method that Kukang has no model of.
    Missing,
    Abstract,
}

/// The latest selections of interface methods: a table of fixed size in which newer entries replace older ones.
pub struct InterfaceCache {
    entries: Box<[Selection]>,
}

#[derive(Clone, Copy)]
struct Selection {
    class: ClassId,
    method: MethodId,
    selected: MethodId,
}

const CACHE_SIZE: usize = 1024;
const NOBODY: u32 = u32::MAX;

impl InterfaceCache {
    pub fn new() -> InterfaceCache {
        let empty = Selection { class: ClassId(NOBODY), method: MethodId(NOBODY), selected: MethodId(NOBODY) };
        InterfaceCache { entries: vec![empty; CACHE_SIZE].into() }
    }

    #[inline]
    pub fn get(&self, class: ClassId, method: MethodId) -> Option<MethodId> {
        let entry = &self.entries[place(class, method)];
        (entry.class == class && entry.method == method).then_some(entry.selected)
    }

    pub fn put(&mut self, class: ClassId, method: MethodId, selected: MethodId) {
        self.entries[place(class, method)] = Selection { class, method, selected };
    }
}

#[inline]
fn place(class: ClassId, method: MethodId) -> usize {
    (class.0.wrapping_mul(31) ^ method.0) as usize % CACHE_SIZE
}
