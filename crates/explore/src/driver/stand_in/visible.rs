//! Invariants around a call by contract: JML's visible states.
//!
//! The method was checked with the invariants of its receiver and its parameters assumed, so whoever calls it must have
//! seen to them, also in the middle of a method of the same object; and it was checked that they hold when it ends. A
//! helper neither relies on invariants nor keeps them. Inside of a condition or of an invariant nothing is asked or
//! assumed: what looks at an object does so in states that are not visible.

use super::Plan;
use crate::driver::clause::{Clause, ClauseKind};
use crate::driver::conditions::{Arguments, Compiled, assumed, begin, checked};
use crate::driver::invariants::{self, Invariant};
use crate::error::Error;
use contract::{ClassInvariant, Contracts, Receiver};
use interp::Machine;
use program::{ClassId, MethodId, Op, Type};
use std::rc::Rc;

/// The invariants of what a call is given and gives.
#[derive(Default)]
pub(super) struct Visible {
    holders: Vec<Holder>,
    of_class: Vec<ClassInvariant>,
}

/// Something that has invariants.
struct Holder {
    place: HolderPlace,
    methods: Vec<Invariant>,
    conditions: Rc<Vec<ClassInvariant>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum HolderPlace {
    /// The first argument of a method that is not static.
    Receiver,
    /// An argument by its place, the receiver included.
    Argument(usize),
    Result,
}

/// Invariants that are ready to be evaluated.
#[derive(Default)]
pub(super) struct Ready {
    holders: Vec<(HolderPlace, u16, Vec<ReadyInvariant>)>,
    of_class: Vec<Compiled>,
    /// The local variable that says whether the state of the call is visible.
    is_visible: u16,
}

enum ReadyInvariant {
    Method(u32, Invariant),
    Condition(Compiled),
}

/// What is done with an invariant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deal {
    Check,
    Assume,
}

impl Visible {
    /// The invariants that count for a method; a helper has none.
    pub fn of(machine: &mut Machine, contracts: &mut Contracts, method: MethodId) -> Result<Visible, Error> {
        if contracts.of_method(&mut machine.program, method).helper {
            return Ok(Visible::default());
        }
        let of = machine.program.method(method);
        let (home, has_receiver, types) = (of.class, !of.is_static(), of.types.clone());
        let mut visible = Visible::default();
        if has_receiver {
            visible.add(machine, contracts, HolderPlace::Receiver, home)?;
        }
        let class_of = |machine: &mut Machine, of: &Type| invariants::class_of_type(machine, home, of);
        for (place, of) in types.parameters.iter().enumerate() {
            if let Some(class) = class_of(machine, of) {
                let place = HolderPlace::Argument(place + usize::from(has_receiver));
                visible.add(machine, contracts, place, class)?;
            }
        }
        if let Some(class) = types.result.as_ref().and_then(|of| class_of(machine, of)) {
            visible.add(machine, contracts, HolderPlace::Result, class)?;
        }
        let of_home = contracts.invariants_of(&mut machine.program, home);
        visible.of_class = of_home.iter().filter(|it| it.receiver == Receiver::None).cloned().collect();
        Ok(visible)
    }

    fn add(
        &mut self,
        machine: &mut Machine,
        contracts: &mut Contracts,
        place: HolderPlace,
        class: ClassId,
    ) -> Result<(), Error> {
        let methods = invariants::of_class(machine, class);
        let conditions = contracts.invariants_of(&mut machine.program, class);
        if !methods.is_empty() || conditions.iter().any(|it| it.receiver == Receiver::This) {
            self.holders.push(Holder { place, methods, conditions });
        }
        Ok(())
    }

    fn is_empty(&self) -> bool {
        self.holders.is_empty() && self.of_class.is_empty()
    }
}

impl Plan<'_> {
    /// Makes the invariants ready, and finds out whether the state of the call is visible.
    pub(super) fn prepare_invariants(&mut self, visible: Visible) -> Ready {
        if visible.is_empty() {
            return Ready::default();
        }
        let is_visible = self.free;
        self.free += 1;
        self.native("isVisible", "()Z");
        self.code.op(Op::Store(is_visible));
        let mut ready = Ready { is_visible, ..Ready::default() };
        for holder in visible.holders {
            let local = match holder.place {
                HolderPlace::Receiver => 0,
                HolderPlace::Argument(place) => self.arguments[place].1,
                HolderPlace::Result => self.result,
            };
            let found = self.ready(&holder);
            ready.holders.push((holder.place, local, found));
        }
        for invariant in &visible.of_class {
            let kind = ClauseKind::InvariantAt(format!("where {} is called", self.name));
            ready.of_class.extend(self.conditions.compile(self.machine, kind, &invariant.condition));
        }
        ready
    }

    fn ready(&mut self, holder: &Holder) -> Vec<ReadyInvariant> {
        let whose = match holder.place {
            HolderPlace::Receiver => "the receiver of".to_owned(),
            HolderPlace::Result => "the result of".to_owned(),
            HolderPlace::Argument(place) => {
                let place = place - usize::from(self.has_receiver);
                let names = self.machine.program.parameter_names(self.agreed.method);
                let name = names.get(place).cloned().flatten().unwrap_or_else(|| format!("arg{place}"));
                format!("{name}, which is given to")
            }
        };
        let kind = ClauseKind::InvariantAt(format!("for {whose} {}", self.name));
        let mut found = Vec::new();
        for invariant in &holder.methods {
            let (file, line) = invariant.place(self.machine);
            let number = self.conditions.add(Clause { kind: kind.clone(), text: invariant.text(), file, line });
            found.push(ReadyInvariant::Method(number, invariant.clone()));
        }
        for invariant in holder.conditions.iter().filter(|it| it.receiver == Receiver::This) {
            let compiled = self.conditions.compile(self.machine, kind.clone(), &invariant.condition);
            found.extend(compiled.map(ReadyInvariant::Condition));
        }
        found
    }

    /// Whoever calls has seen to the invariants. The object of a constructor has none yet.
    pub(super) fn check_invariants(&mut self, ready: &Ready) {
        let constructs = self.constructs;
        self.deal_with(ready, Deal::Check, |place| match place {
            HolderPlace::Receiver => !constructs,
            HolderPlace::Argument(_) => true,
            HolderPlace::Result => false,
        });
    }

    /// They hold again when the method returns, those of the result included. What a pure method is given is as it was.
    pub(super) fn assume_invariants(&mut self, ready: &Ready) {
        let (is_pure, constructs) = (self.agreed.pure, self.constructs);
        self.deal_with(ready, Deal::Assume, |place| match place {
            HolderPlace::Receiver => !is_pure || constructs,
            HolderPlace::Argument(_) => !is_pure,
            HolderPlace::Result => true,
        });
    }

    /// The same where it throws: there is no result, and no object of a constructor.
    pub(super) fn assume_invariants_after_exception(&mut self, ready: &Ready) {
        let (is_pure, constructs) = (self.agreed.pure, self.constructs);
        self.deal_with(ready, Deal::Assume, |place| match place {
            HolderPlace::Receiver => !is_pure && !constructs,
            HolderPlace::Argument(_) => !is_pure,
            HolderPlace::Result => false,
        });
    }

    fn deal_with(&mut self, ready: &Ready, deal: Deal, counts: impl Fn(HolderPlace) -> bool) {
        if ready.holders.is_empty() && ready.of_class.is_empty() {
            return;
        }
        let skip = self.code.label();
        self.code.op(Op::Load(ready.is_visible));
        self.code.branch(Op::IfEq, skip);
        for compiled in &ready.of_class {
            self.evaluate_invariant(compiled, None, deal);
        }
        for (_, local, found) in ready.holders.iter().filter(|(place, ..)| counts(*place)) {
            let null = self.code.label();
            self.code.op(Op::Load(*local));
            self.code.branch(Op::IfNull, null);
            for invariant in found {
                match invariant {
                    ReadyInvariant::Condition(compiled) => self.evaluate_invariant(compiled, Some(*local), deal),
                    ReadyInvariant::Method(number, invariant) => self.call_invariant(*number, invariant, *local, deal),
                }
            }
            self.code.bind(null);
            self.code.op(Op::Nop);
        }
        self.code.bind(skip);
        self.code.op(Op::Nop);
    }

    fn evaluate_invariant(&mut self, compiled: &Compiled, receiver: Option<u16>, deal: Deal) {
        let arguments = Arguments { receiver, parameters: &[], exception: None, result: None };
        compiled.evaluate(&mut self.code, &arguments, self.threw);
        self.settle_invariant(deal);
    }

    fn call_invariant(&mut self, number: u32, invariant: &Invariant, local: u16, deal: Deal) {
        begin(&mut self.code, number);
        let (start, end) = (self.code.label(), self.code.label());
        self.code.bind(start);
        invariant.push(&mut self.code, local);
        self.code.bind(end);
        let threw = self.threw;
        self.code.catch_all(start, end, threw);
        self.settle_invariant(deal);
    }

    fn settle_invariant(&mut self, deal: Deal) {
        match deal {
            Deal::Check => checked(&mut self.code),
            Deal::Assume => assumed(&mut self.code),
        }
    }
}
