//! Invariants around a call by contract: JML's visible states.
//!
//! The method was checked with the invariants of its receiver and its parameters assumed, so whoever calls it must have
//! seen to them, also in the middle of a method of the same object; and it was checked that they hold when it ends. A
//! helper neither relies on invariants nor keeps them. Inside of a condition or of an invariant nothing is asked or
//! assumed: what looks at an object does so in states that are not visible.
//!
//! An object has the invariants of the class that it really has, not only of the one that its variable tells. The method
//! under check was given its own parameters so; that is assumed here, in the state in which it began, since then nothing
//! had to be decided about classes that do not matter.

use super::Plan;
use super::limits::{self, ReadyMethod};
use crate::driver::clause::ClauseKind;
use crate::driver::conditions::{Arguments, Compiled, assumed, checked};
use crate::driver::invariants::{self, Invariant};
use crate::driver::nullness::check_fields;
use crate::driver::world::{Further, OfLibrary, WorldInvariants};
use crate::error::Error;
use contract::{ClassInvariant, Contracts, MethodContract, Receiver};
use interp::Machine;
use program::{ClassId, Label, MethodId, Op, Type};
use std::rc::Rc;

/// The invariants of what a call is given and gives.
#[derive(Default)]
pub(super) struct Visible {
    holders: Vec<Holder>,
    of_classes: Vec<Rc<ClassInvariant>>,
    /// What specs say of objects of the JDK, if the call may assign to any.
    of_library: Rc<[OfLibrary]>,
    /// Whether there are fields that must not be null.
    has_non_null: bool,
}

/// Something that has invariants: those of its static type, and those of types that it may turn out to be of.
struct Holder {
    place: HolderPlace,
    methods: Vec<Invariant>,
    conditions: Vec<ClassInvariant>,
    further: Vec<Further>,
    /// What is known of them afterwards, if that is not the same.
    after: Option<Vec<Invariant>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum HolderPlace {
    /// The first argument of a method that is not static.
    Receiver,
    /// An argument by its place, the receiver included.
    Argument(usize),
    /// The result, as far as the JDK speaks of it, whose objects are always as their specs say.
    Result,
    /// The result if the call has made it. An older object is what it was, and the method does not answer for it.
    NewResult,
}

/// Invariants that are ready to be evaluated.
#[derive(Default)]
pub(super) struct Ready {
    holders: Vec<ReadyHolder>,
    of_classes: Vec<Compiled>,
    of_library: Vec<(ClassId, Vec<ReadyInvariant>)>,
    has_non_null: bool,
    /// The local variable that says whether the state of the call is visible.
    is_visible: Option<u16>,
}

struct ReadyHolder {
    place: HolderPlace,
    local: u16,
    found: Vec<ReadyInvariant>,
    /// What is assumed of them afterwards, if that is not the same.
    after: Option<Vec<ReadyInvariant>>,
    further: Vec<ReadyFurther>,
}

/// Invariants of a type that the variable does not tell, and the type that it does.
struct ReadyFurther {
    class: ClassId,
    declared: ClassId,
    found: Vec<ReadyInvariant>,
}

pub(super) enum ReadyInvariant {
    Method(ReadyMethod),
    Condition(Compiled),
}

/// What is done with an invariant.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Deal {
    Check,
    Assume,
    /// It is assumed in the state in which the method under check began.
    AssumeBefore,
}

impl Visible {
    /// The invariants that count for a method; a helper has none.
    pub fn of(
        machine: &mut Machine,
        contracts: &mut Contracts,
        world: &WorldInvariants,
        method: MethodId,
    ) -> Result<Visible, Error> {
        let agreed = contracts.of_method(&mut machine.program, method);
        let of_library = if assigns(&agreed) { world.of_library() } else { Rc::default() };
        if agreed.helper {
            return Ok(Visible { of_library, ..Visible::default() });
        }
        let of = machine.program.method(method);
        let (home, has_receiver, types) = (of.class, !of.is_static(), of.types.clone());
        let constructs = machine.program.text(of.name) == "<init>";
        let mut visible = Visible { of_library, has_non_null: machine.has_non_null(), ..Visible::default() };
        if has_receiver {
            let mut receiver = Holder::of(machine, contracts, world, HolderPlace::Receiver, home)?;
            if constructs {
                // A constructor of a superclass sees to what that says, whatever the class of the new object adds.
                receiver.methods = receiver.methods.iter().filter_map(|it| it.exactly(machine, home)).collect();
            } else {
                receiver.leave_to_overriding(machine, home, method)?;
            }
            visible.holders.push(receiver);
        }
        let class_of = |machine: &mut Machine, of: &Type| invariants::class_of_type(machine, home, of);
        for (place, of) in types.parameters.iter().enumerate() {
            if let Some(class) = class_of(machine, of) {
                let place = HolderPlace::Argument(place + usize::from(has_receiver));
                visible.holders.push(Holder::of(machine, contracts, world, place, class)?);
            }
        }
        if let Some(class) = types.result.as_ref().and_then(|of| class_of(machine, of)) {
            let result = Holder::of(machine, contracts, world, HolderPlace::NewResult, class)?;
            visible.holders.extend(result.apart_from_library(machine));
        }
        visible.holders.retain(|holder| !holder.is_empty());
        visible.of_classes = world.static_ones(machine, contracts, home);
        Ok(visible)
    }

    fn is_empty(&self) -> bool {
        let says_nothing = self.holders.is_empty() && self.of_classes.is_empty() && self.of_library.is_empty();
        says_nothing && !self.has_non_null
    }
}

impl Holder {
    fn of(
        machine: &mut Machine,
        contracts: &mut Contracts,
        world: &WorldInvariants,
        place: HolderPlace,
        class: ClassId,
    ) -> Result<Holder, Error> {
        let methods = invariants::of_class(machine, class);
        let conditions = contracts.invariants_of(&mut machine.program, class);
        let conditions = conditions.iter().filter(|it| it.receiver == Receiver::This).cloned().collect();
        let further = match place {
            HolderPlace::Result | HolderPlace::NewResult => Vec::new(),
            HolderPlace::Receiver | HolderPlace::Argument(_) => world.further(machine, contracts, class)?.to_vec(),
        };
        Ok(Holder { place, methods, conditions, further, after: None })
    }

    /// What the JDK says of a result holds whether it is new or not.
    fn apart_from_library(self, machine: &Machine) -> [Holder; 2] {
        let is_library = |class: ClassId| machine.program.class(class).module.is_some();
        let of_method = |it: &Invariant| is_library(machine.program.method(it.method).class);
        let (methods, own_methods) = self.methods.into_iter().partition(of_method);
        let (conditions, own_conditions) = self.conditions.into_iter().partition(|it| is_library(it.declared_in));
        let holder =
            |place, methods, conditions| Holder { place, methods, conditions, further: Vec::new(), after: None };
        [holder(HolderPlace::Result, methods, conditions), holder(HolderPlace::NewResult, own_methods, own_conditions)]
    }

    /// The method was not checked on objects of classes that override it: where these call it by `super`, they answer for
    /// what they say themselves.
    fn leave_to_overriding(&mut self, machine: &mut Machine, home: ClassId, method: MethodId) -> Result<(), Error> {
        if machine.program.method(method).is_abstract() {
            return Ok(());
        }
        let receivers = machine.receivers(home, method);
        let all = machine.program.implementations(home)?;
        if all.iter().all(|exact| receivers.contains(exact)) {
            return Ok(());
        }
        self.further.retain(|it| receivers.iter().any(|&exact| machine.program.is_subtype(exact, it.class)));
        self.after = Some(self.methods.iter().filter_map(|it| it.exactly(machine, home)).collect());
        Ok(())
    }

    fn is_empty(&self) -> bool {
        self.methods.is_empty() && self.conditions.is_empty() && self.further.is_empty()
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
        let has_non_null = visible.has_non_null;
        let mut ready = Ready { is_visible: Some(is_visible), has_non_null, ..Ready::default() };
        for holder in visible.holders {
            let local = match holder.place {
                HolderPlace::Receiver => 0,
                HolderPlace::Argument(place) => self.arguments[place].1,
                HolderPlace::Result | HolderPlace::NewResult => self.result,
            };
            let kind = self.kind_of(holder.place);
            let found = self.ready(&kind, &holder.methods, &holder.conditions);
            let after = holder.after.map(|methods| self.ready(&kind, &methods, &holder.conditions));
            let after = after.map(|after| limits::with_answers_of(&found, after));
            let further = holder.further.iter().map(|Further { class, declared, methods, conditions }| {
                let found = self.ready(&kind, methods, conditions);
                ReadyFurther { class: *class, declared: *declared, found }
            });
            let further = further.collect();
            ready.holders.push(ReadyHolder { place: holder.place, local, found, after, further });
        }
        for invariant in &visible.of_classes {
            let kind = ClauseKind::InvariantAt(format!("where {} is called", self.name));
            ready.of_classes.extend(self.conditions.compile_shared(self.machine, kind, &invariant.condition));
        }
        ready.of_library = self.ready_library(&visible.of_library);
        ready
    }

    /// Whose invariants they are, in words.
    fn kind_of(&self, place: HolderPlace) -> ClauseKind {
        let whose = match place {
            HolderPlace::Receiver => "the receiver of".to_owned(),
            HolderPlace::Result | HolderPlace::NewResult => "the result of".to_owned(),
            HolderPlace::Argument(place) => {
                let place = place - usize::from(self.has_receiver);
                let names = super::names_of_parameters(self.machine, &self.agreed);
                let name = names.get(place).cloned().unwrap_or_default();
                format!("{name}, which is given to")
            }
        };
        ClauseKind::InvariantAt(format!("for {whose} {}", self.name))
    }

    pub(super) fn ready(
        &mut self,
        kind: &ClauseKind,
        methods: &[Invariant],
        conditions: &[ClassInvariant],
    ) -> Vec<ReadyInvariant> {
        let mut found = Vec::new();
        for invariant in methods {
            found.push(ReadyInvariant::Method(self.ready_method(kind, invariant)));
        }
        for invariant in conditions {
            let compiled = self.conditions.compile_shared(self.machine, kind.clone(), &invariant.condition);
            found.extend(compiled.map(ReadyInvariant::Condition));
        }
        found
    }

    /// Whoever calls has seen to the invariants, and to the fields that must not be null. The object of a constructor has
    /// none yet.
    pub(super) fn check_invariants(&mut self, ready: &Ready) {
        let Some(skip) = self.skip_unless_visible(ready) else { return };
        if ready.has_non_null {
            check_fields(&mut self.code, &mut self.free);
        }
        for compiled in &ready.of_classes {
            self.evaluate_invariant(compiled, None, Deal::Check);
        }
        for holder in &ready.holders {
            match holder.place {
                HolderPlace::Receiver if self.constructs => {}
                HolderPlace::Receiver | HolderPlace::Argument(_) => self.check_holder(holder),
                HolderPlace::Result | HolderPlace::NewResult => {}
            }
        }
        self.code.bind(skip);
        self.code.op(Op::Nop);
    }

    /// The invariants of an object by the class that it really has. Where nothing has changed since the method under check
    /// was given the object they hold, as they did then.
    fn check_holder(&mut self, holder: &ReadyHolder) {
        if !holder.found.is_empty() {
            let (null, as_given) = (self.code.label(), self.code.label());
            self.code.op(Op::Load(holder.local));
            self.code.branch(Op::IfNull, null);
            self.code.op(Op::Load(holder.local));
            self.native("isAsGiven", "(Ljava/lang/Object;)Z");
            self.code.branch(Op::IfNe, as_given);
            self.code.op(Op::Load(holder.local));
            self.native("admit", "(Ljava/lang/Object;)V");
            self.check_of_older(holder.local, &holder.found, "isGiven");
            self.bind_here([null, as_given]);
        }
        for further in &holder.further {
            let untouched = self.skip_if_untouched(holder.local, further);
            let other = self.skip_unless_instance(holder.local, further.class);
            self.check_of_older(holder.local, &further.found, "isOlder");
            self.bind_here([other, untouched]);
        }
    }

    /// Checks invariants of an object that had them when the method under check began, if it is such an object.
    fn check_of_older(&mut self, local: u16, found: &[ReadyInvariant], had_them: &str) {
        let other = self.code.label();
        self.code.op(Op::Load(local));
        self.native(had_them, "(Ljava/lang/Object;)Z");
        self.code.branch(Op::IfEq, other);
        self.native("enterOld", "()V");
        self.deal_with_each(found, local, Deal::AssumeBefore);
        self.native("leaveOld", "()V");
        self.code.bind(other);
        self.code.op(Op::Nop);
        self.deal_with_each(found, local, Deal::Check);
    }

    /// They hold again when the method returns, those of a result that it has made included. What a pure method is given is as it was.
    pub(super) fn assume_invariants(&mut self, ready: &Ready) {
        let (is_pure, constructs) = (self.agreed.pure, self.constructs);
        self.assume_each(ready, |place| match place {
            HolderPlace::Receiver => !is_pure || constructs,
            HolderPlace::Argument(_) => !is_pure,
            HolderPlace::Result | HolderPlace::NewResult => true,
        });
    }

    /// The same where it throws: there is no result, and no object of a constructor.
    pub(super) fn assume_invariants_after_exception(&mut self, ready: &Ready) {
        let (is_pure, constructs) = (self.agreed.pure, self.constructs);
        self.assume_each(ready, |place| match place {
            HolderPlace::Receiver => !is_pure && !constructs,
            HolderPlace::Argument(_) => !is_pure,
            HolderPlace::Result | HolderPlace::NewResult => false,
        });
    }

    fn assume_each(&mut self, ready: &Ready, counts: impl Fn(HolderPlace) -> bool) {
        let Some(skip) = self.skip_unless_visible(ready) else { return };
        for compiled in &ready.of_classes {
            self.evaluate_invariant(compiled, None, Deal::Assume);
        }
        let assigns = assigns(&self.agreed);
        for holder in ready.holders.iter().filter(|holder| counts(holder.place)) {
            let is_new = self.constructs && holder.place == HolderPlace::Receiver;
            if !holder.found.is_empty() {
                let null = self.code.label();
                self.code.op(Op::Load(holder.local));
                self.code.branch(Op::IfNull, null);
                if holder.place == HolderPlace::NewResult {
                    self.code.op(Op::Load(holder.local));
                    self.native("isFresh", "(Ljava/lang/Object;)Z");
                    self.code.branch(Op::IfEq, null);
                }
                self.deal_with_each(holder.after.as_ref().unwrap_or(&holder.found), holder.local, Deal::Assume);
                self.code.bind(null);
                self.code.op(Op::Nop);
            }
            for further in holder.further.iter().filter(|_| assigns && !is_new) {
                let untouched = self.skip_if_untouched(holder.local, further);
                let other = self.skip_unless_instance(holder.local, further.class);
                self.deal_with_each(&further.found, holder.local, Deal::Assume);
                self.bind_here([other, untouched]);
            }
        }
        self.assume_library(&ready.of_library);
        self.code.bind(skip);
        self.code.op(Op::Nop);
    }

    /// An object of which nothing was assigned to is what it was when the method under check began.
    fn skip_if_untouched(&mut self, local: u16, further: &ReadyFurther) -> Label {
        let untouched = self.code.label();
        self.code.op(Op::Load(local));
        self.code.op(Op::IConst(further.class.index() as i32));
        self.code.op(Op::IConst(further.declared.index() as i32));
        self.native("isUntouched", "(Ljava/lang/Object;II)Z");
        self.code.branch(Op::IfNe, untouched);
        untouched
    }

    fn bind_here(&mut self, labels: [Label; 2]) {
        for label in labels {
            self.code.bind(label);
            self.code.op(Op::Nop);
        }
    }

    fn skip_unless_instance(&mut self, local: u16, class: ClassId) -> Label {
        let other = self.code.label();
        self.code.op(Op::Load(local));
        self.code.op(Op::InstanceOfLinked(class));
        self.code.branch(Op::IfEq, other);
        other
    }

    fn skip_unless_visible(&mut self, ready: &Ready) -> Option<Label> {
        let is_visible = ready.is_visible?;
        let skip = self.code.label();
        self.code.op(Op::Load(is_visible));
        self.code.branch(Op::IfEq, skip);
        Some(skip)
    }

    pub(super) fn deal_with_each(&mut self, found: &[ReadyInvariant], local: u16, deal: Deal) {
        for invariant in found {
            match invariant {
                ReadyInvariant::Condition(compiled) => self.evaluate_invariant(compiled, Some(local), deal),
                ReadyInvariant::Method(method) => self.deal_with_method(method, local, deal),
            }
        }
    }

    fn evaluate_invariant(&mut self, compiled: &Compiled, receiver: Option<u16>, deal: Deal) {
        let arguments = Arguments { receiver, parameters: &[], exception: None, result: None };
        let threw = self.thrown_to(deal);
        compiled.evaluate(&mut self.code, &arguments, threw);
        self.settle_invariant(deal);
    }

    pub(super) fn thrown_to(&self, deal: Deal) -> Label {
        match deal {
            Deal::Check => self.threw,
            Deal::Assume => self.promise_threw,
            Deal::AssumeBefore => self.threw_before,
        }
    }

    pub(super) fn settle_invariant(&mut self, deal: Deal) {
        match deal {
            Deal::Check => checked(&mut self.code),
            Deal::Assume | Deal::AssumeBefore => assumed(&mut self.code),
        }
    }
}

/// Whether a method may assign to anything. Else everything is as it was where its invariants were checked.
fn assigns(agreed: &MethodContract) -> bool {
    let says_nothing = |case: &contract::Case| {
        let locations = case.assignable.as_ref().and_then(|assigned| assigned.locations.as_ref());
        locations.is_some_and(Vec::is_empty)
    };
    !agreed.pure && (agreed.cases.is_empty() || !agreed.cases.iter().all(says_nothing))
}
