//! What specs say of the JDK's own objects, where a call by contract may have assigned to them.
//!
//! A call reaches more objects than it is given, and its variables do not tell the classes of those either. Whatever it has
//! done to a list it did by the list's own methods, which keep what the spec says; so that holds of each such object when
//! the call ends. Nobody asks for it before the call.

use super::Plan;
use super::visible::{Deal, ReadyInvariant};
use crate::driver::clause::ClauseKind;
use crate::driver::world::OfLibrary;
use program::{ClassId, Op};

impl Plan<'_> {
    pub(super) fn ready_library(&mut self, of_library: &[OfLibrary]) -> Vec<(ClassId, Vec<ReadyInvariant>)> {
        let kind = ClauseKind::InvariantAt(format!("for an object that {} may have changed", self.name));
        let ready = of_library.iter().map(|it| (it.class, self.ready(&kind, &it.methods, &it.conditions)));
        ready.collect()
    }

    /// Goes through the objects that were forgotten. Classes that nobody has decided are left so.
    pub(super) fn assume_library(&mut self, of_library: &[(ClassId, Vec<ReadyInvariant>)]) {
        if of_library.is_empty() {
            return;
        }
        let local = self.free;
        self.free += 1;
        let (again, done) = (self.code.label(), self.code.label());
        self.code.op(Op::AConstNull);
        self.code.op(Op::Store(local));
        self.code.bind(again);
        self.code.op(Op::Load(local));
        self.native("nextForgotten", "(Ljava/lang/Object;)Ljava/lang/Object;");
        self.code.op(Op::Store(local));
        self.code.op(Op::Load(local));
        self.code.branch(Op::IfNull, done);
        for (class, found) in of_library {
            let other = self.code.label();
            self.code.op(Op::Load(local));
            self.code.op(Op::IConst(class.index() as i32));
            self.native("isKnownToBe", "(Ljava/lang/Object;I)Z");
            self.code.branch(Op::IfEq, other);
            self.deal_with_each(found, local, Deal::Assume);
            self.code.bind(other);
            self.code.op(Op::Nop);
        }
        self.code.branch(Op::Goto, again);
        self.code.bind(done);
        self.code.op(Op::Nop);
    }
}
