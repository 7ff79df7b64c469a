//! Objects that the code has made and that no call by contract could ever reach: a call that may assign to everything leaves
//! them as they are.
//!
//! A call reaches what it is given, what static fields lead to, all of the input and of what earlier calls have given, and
//! whatever any of these leads to. It may keep all of that, where nobody sees it. So what a call could reach, every later
//! one can.

use crate::machine::Machine;
use heap::{ObjectId, Value};
use std::collections::BTreeSet;

impl Machine {
    /// A call by contract begins: takes note of the objects of the code that it can reach.
    pub(super) fn note_escapes(&mut self) {
        let open = &self.symbolic.as_ref().expect("contracts stand in only on paths").open;
        let is_candidate = |id: &ObjectId| self.heap.symbolic(*id).is_none() && !open.escaped.contains(id);
        let candidates: BTreeSet<ObjectId> = self.heap.objects_of_path().filter(is_candidate).collect();
        if candidates.is_empty() {
            return;
        }
        let mut roots = self.users_statics();
        roots.extend(self.heap.statics_touched().into_iter().map(|slot| self.heap.static_slot(slot).value()));
        // What the JDK keeps for everybody, as the values of thread locals, hangs on objects that are older than the path.
        roots.extend(self.heap.older_touched().into_iter().flat_map(|object| self.references_of(object)));
        roots.extend(self.heap.symbolic_objects().iter().map(|row| Value::Object(row.object)));
        roots.extend(open.escaped.iter().map(|&object| Value::Object(object)));
        roots.extend(self.given_to_call());
        let new = self.constructed_by_call();
        roots.extend(open.constructed.iter().copied().chain(new).flat_map(|object| self.references_of(object)));
        let reached = self.reached_from(roots);
        let open = &mut self.symbolic_mut().open;
        open.constructed.extend(new.filter(|new| !reached.contains(new)));
        open.escaped.extend(candidates.intersection(&reached));
    }

    /// Whether an object was made by the code and no call by contract could reach it so far.
    pub(super) fn is_unreached(&self, object: ObjectId) -> bool {
        let Some(open) = self.symbolic.as_ref().map(|symbolic| &symbolic.open) else { return false };
        let is_made = object.0 >= self.heap.first_of_path() && self.heap.symbolic(object).is_none();
        is_made && !open.escaped.contains(&object) && !open.constructed.contains(&object)
    }

    /// Takes from what an unknown may be the objects that no call could give.
    pub(crate) fn leave_out_of_reach(&self, candidates: &mut Vec<ObjectId>) {
        if !self.heap.calls_by_contract().is_empty() {
            candidates.retain(|&object| !self.is_unreached(object));
        }
    }

    /// The new object of the constructor that the running stand-in stands for.
    fn constructed_by_call(&self) -> Option<ObjectId> {
        let method = self.stands_for().ok()?;
        let constructs = self.program.text(self.program.method(method).name) == "<init>";
        let first = self.stack.get(self.frame().base as usize)?;
        self.heap.resolved(first.value()).as_object().filter(|_| constructs)
    }
}
