//! Running another method in place of one: a contract's stand-in, or a model.

use super::relation::Properties;
use crate::frame::{Activation, MethodLock};
use crate::machine::Machine;
use crate::run::Flow;
use crate::symbolic::alternative::Then;
use crate::symbolic::outcome::Gap;
use crate::target::Entry;
use crate::trap::Trap;
use heap::{Knowledge, Value};
use program::{ClassId, MethodId, Op};

/// How the names of the classes begin that stand-ins are compiled into, behind their package.
pub const STAND_IN: &str = "Kukang$StandIn";

pub(super) fn is_stand_in(class: &str) -> bool {
    class.rsplit('/').next().is_some_and(|name| name.starts_with(STAND_IN))
}

impl Machine {
    /// From here on another method runs in place of one, with the same arguments. `None`: there is no contract that
    /// could stand in for it.
    pub fn stand_in(&mut self, method: MethodId, by: Option<MethodId>) {
        let open = &mut self.symbolic.as_mut().expect("exploration has begun").open;
        open.stand_ins.insert(method, by);
        if let Some(by) = by {
            open.stands_for.insert(by, method);
            open.properties.insert(by, Properties::of(&self.program, method));
            open.renewals.entry(by).or_default().is_possible = self.program.may_make_objects(method);
            self.targets[method.index()].entry = Entry::Replaced(by);
        }
    }

    /// A method neither relies on invariants nor keeps them.
    pub fn call_helper(&mut self, method: MethodId) {
        self.symbolic_mut().open.helpers.insert(method);
    }

    /// The parameters of a method with a stand-in have these names.
    pub fn call_parameters(&mut self, method: MethodId, names: Vec<String>) {
        self.symbolic_mut().open.parameters.insert(method, names);
    }

    /// Whether fields that must not be null are not where an unknown comes from: a helper may leave them as it likes, and the
    /// input of one may be in any state.
    pub(crate) fn keeps_non_null(&self, version: heap::Version) -> bool {
        let Some(symbolic) = self.symbolic.as_ref() else { return true };
        match self.heap.call_of(version) {
            Some(call) => !symbolic.open.helpers.contains(&call.method),
            None => symbolic.relies_on_invariants,
        }
    }

    /// These methods have no bodies but contracts; when a path calls one of them, its contract is asked for.
    pub fn expect_contracts(&mut self, methods: &[MethodId]) {
        self.symbolic_mut().open.with_contract.extend(methods);
    }

    /// These native methods have contracts, which nobody uses unless the user says so.
    pub fn know_contracts_of_natives(&mut self, methods: &[MethodId]) {
        self.symbolic_mut().open.natives.extend(methods);
    }

    /// What the user could do about a native method without a model.
    pub(crate) fn hint_for_native(&self, method: MethodId) -> String {
        let has_contract = self.symbolic.as_ref().is_some_and(|symbolic| symbolic.open.natives.contains(&method));
        if !has_contract {
            return String::new();
        }
        let of = self.program.method(method);
        let (class, name) = (self.program.class(of.class).java_name(), self.program.text(of.name));
        format!(" (it has a contract: --use-contract {class}::{name})")
    }

    /// Whether contracts stand in for methods of a type.
    pub(crate) fn has_stand_in(&self, class: ClassId) -> bool {
        let stand_ins = self.symbolic.iter().flat_map(|symbolic| &symbolic.open.stand_ins);
        let mut replaced = stand_ins.filter(|(_, by)| by.is_some());
        replaced.any(|(method, _)| self.program.is_subtype(class, self.program.method(*method).class))
    }

    /// Whether another method runs in place of one.
    pub fn is_replaced(&self, method: MethodId) -> bool {
        self.symbolic.as_ref().is_some_and(|symbolic| matches!(symbolic.open.stand_ins.get(&method), Some(Some(_))))
    }

    /// From here on methods run their bodies, and nothing is known of regions.
    pub fn forget_stand_ins(&mut self) {
        let open = std::mem::take(&mut self.symbolic_mut().open);
        for (method, by) in open.stand_ins {
            if by.is_some() {
                self.targets[method.index()].entry = Entry::Unprepared;
            }
        }
        self.set_recording();
    }

    /// Results of pure methods depend on what is written.
    pub fn watch_writes(&mut self) {
        self.watch_regions();
    }

    /// Calls what runs in place of a method. What the driver calls, and what a model calls of its own method, is the
    /// method itself; so is what static initializers call by contract, since there is one base state, of which
    /// everything is known.
    pub(crate) fn invoke_replaced(&mut self, id: MethodId, by: MethodId) -> Result<Flow, Trap> {
        let running = self.frame().code.method;
        let is_driver = self.symbolic.as_ref().is_some_and(|symbolic| symbolic.driver == Some(running));
        let is_contract = is_stand_in(&self.program.class(self.program.method(by).class).name);
        let is_before_paths = is_contract && !self.in_path();
        if !is_driver && running != by && !is_before_paths {
            if is_contract {
                self.note_own_contract(id);
            }
            return self.invoke_on_stack(by);
        }
        let Some(code) = self.program.code(id)? else {
            let count = usize::from(self.targets[id.index()].arguments);
            if is_before_paths {
                let called = self.called_in_words(id);
                return Err(Trap::unsupported(format!("{called}, which has no body, in a static initializer")));
            }
            return Err(self.no_entry(id, self.peek(count.saturating_sub(1))));
        };
        self.require_frame()?;
        let target = &mut self.targets[id.index()];
        target.room = u32::from(code.max_locals) + u32::from(code.max_stack);
        let count = usize::from(target.arguments);
        let receiver = self.peek(count.saturating_sub(1));
        let is_synchronized = self.program.method(id).is_synchronized();
        let lock = if is_synchronized { MethodLock::Held(self.monitor_of(id, receiver)?) } else { MethodLock::None };
        self.drop_operands(count);
        self.enter(id, code, lock)?;
        Ok(Flow::Resume)
    }

    /// A method is called by its contract while its body is under check: what is found holds if these calls end.
    fn note_own_contract(&mut self, id: MethodId) {
        let is_body = |activation: &Activation| match activation {
            Activation::Java(frame) => frame.code.method == id,
            _ => false,
        };
        if self.frames.iter().any(is_body) {
            let gap = Gap::Recursion(self.called_in_words(id));
            self.note_gap(gap);
        }
    }

    /// A call on a reference of a type that nobody implements: its contract stands in. The receiver must not be null, but
    /// which object it is need not be known. `None`: it is another call.
    pub(crate) fn call_open_type(&mut self, op: Op, depth: usize) -> Result<Option<Flow>, Trap> {
        let receiver = self.heap.resolved(self.peek(depth));
        let Some(class) = self.open_type(receiver) else { return Ok(None) };
        let selected = match op {
            Op::InvokeVirtualSlot { slot, .. } => self.program.class(class).vtable.get(usize::from(slot)).copied(),
            Op::InvokeInterfaceLinked(method) => {
                let called = self.program.method(method);
                let (name, descriptor) = (self.program.text(called.name), self.program.text(called.descriptor));
                self.program.find_method(class, name, descriptor).or(Some(method))
            }
            _ => None,
        };
        let Some(selected) = selected else { return Ok(None) };
        let open = &self.symbolic.as_ref().expect("symbols are there").open;
        let home = self.program.method(selected).class;
        match open.stand_ins.get(&selected) {
            Some(Some(_)) => {}
            None if open.with_contract.contains(&selected) || !self.program.specs_of(home).is_empty() => {
                return Err(Trap::NeedsContract(selected));
            }
            _ => return Ok(None),
        }
        if let Value::Symbol(symbol) = receiver {
            if self.heap.symbol(symbol).knowledge == Knowledge::MayBeNull {
                return self.decide_nullness(symbol, Then::Retry, Then::Retry).map(Some);
            }
        }
        self.invoke_on_stack(selected).map(Some)
    }

    /// The type of a reference that nobody implements.
    pub(crate) fn open_type(&self, value: Value) -> Option<ClassId> {
        let types = match value {
            Value::Symbol(symbol) => Some(self.heap.symbol(symbol).types),
            Value::Object(object) => self.unsettled_types(object),
            _ => None,
        };
        let class = self.symbolic.as_ref()?.types.exact(types?)?;
        let of = self.program.class(class);
        (of.is_abstract() && !of.is_array()).then_some(class)
    }
}
