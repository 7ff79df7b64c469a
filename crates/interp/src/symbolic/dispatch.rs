//! Calls on symbols and on objects whose class is not settled.
//!
//! The paper's closed-world strategy (2011, section 3.5): each implementation that the type constraints allow is
//! explored, with the constraint that the receiver is of a class that selects it.

use super::alternative::{Alternative, Refine, Then};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{ObjectId, TypeSetId, Value};
use program::{ClassId, MethodId, Op};
use std::rc::Rc;

impl Machine {
    /// A call whose receiver is a symbol or of a class that is not settled. `None`: it is neither.
    pub(crate) fn symbolic_receiver(&mut self, op: Op, arguments: u8) -> Result<Option<Flow>, Trap> {
        if self.symbolic.is_none() {
            return Ok(None);
        }
        if let Op::InvokeInterfaceLinked(method) = op {
            if let Some(flow) = self.compare_by_order(method)? {
                return Ok(Some(flow));
            }
        }
        let depth = usize::from(arguments.saturating_sub(1));
        if let Some(flow) = self.call_on_box(op, depth)? {
            return Ok(Some(flow));
        }
        if let Some(flow) = self.call_open_type(op, depth)? {
            return Ok(Some(flow));
        }
        if let Some(flow) = self.resolve_operand(depth)? {
            return Ok(Some(flow));
        }
        let Value::Object(receiver) = self.peek(depth) else { return Ok(None) };
        let Some(types) = self.unsettled_types(receiver) else { return Ok(None) };
        match op {
            Op::InvokeVirtualSlot { slot, .. } => self.dispatch(receiver, types, Call::Slot(slot)).map(Some),
            Op::InvokeInterfaceLinked(method) => self.dispatch(receiver, types, Call::Interface(method)).map(Some),
            _ => Ok(None),
        }
    }

    fn dispatch(&mut self, receiver: ObjectId, types: TypeSetId, call: Call) -> Result<Flow, Trap> {
        let groups = self.selections(types, call)?;
        self.note_dependence_on_class(receiver);
        if let [(method, _)] = *groups {
            return self.invoke_on_stack(method);
        }
        let alternative =
            |&(_, types): &(MethodId, TypeSetId)| Alternative::plain(Refine::ObjectTypes(receiver, types), Then::Retry);
        self.choose(groups.iter().map(alternative).collect())
    }

    /// Which methods a call can select, each with the classes that select it, in the order of the classes.
    fn selections(&mut self, types: TypeSetId, call: Call) -> Result<Rc<[(MethodId, TypeSetId)]>, Trap> {
        let classes = self.symbolic_mut().types.classes(types).clone();
        let is_unimplemented = |class: ClassId| {
            let of = self.program.class(class);
            of.is_abstract() && !of.is_array()
        };
        if let (&[class], Call::Interface(method)) = (&*classes, call) {
            if is_unimplemented(class) && self.is_default_of_comparator(class, method) {
                return Ok([(method, types)].into());
            }
        }
        if let Some(&unimplemented) = classes.iter().find(|&&class| is_unimplemented(class)) {
            self.require_usual(unimplemented)?;
            return Err(self.no_implementation_known(unimplemented));
        }
        let mut groups: Vec<(MethodId, Vec<ClassId>)> = Vec::new();
        for &class in classes.iter() {
            let selected = match call {
                Call::Slot(slot) => self.program.class(class).vtable.get(usize::from(slot)).copied(),
                Call::Interface(method) => Some(self.program.select_method(class, method)?),
            };
            let selected = selected.ok_or_else(|| Trap::unverifiable("a call on a receiver of the wrong kind"))?;
            match groups.iter_mut().find(|(known, _)| *known == selected) {
                Some((_, classes)) => classes.push(class),
                None => groups.push((selected, vec![class])),
            }
        }
        let symbolic = self.symbolic_mut();
        let groups: Rc<[(MethodId, TypeSetId)]> =
            groups.into_iter().map(|(method, classes)| (method, symbolic.types.intern(&classes))).collect();
        Ok(groups)
    }

    /// A call on an object of a type that no class on the class path implements.
    pub(crate) fn no_implementation_known(&self, class: ClassId) -> Trap {
        let name = self.program.class(class).java_name();
        Trap::unsupported(format!("a call on an unknown {name} (no class on the class path implements it)"))
    }
}

/// What is called: a place in the dispatch table, or a method of an interface.
#[derive(Clone, Copy)]
enum Call {
    Slot(u16),
    Interface(MethodId),
}
