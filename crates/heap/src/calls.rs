//! Calls for which a contract stands in: what they forget, and the state before them.
//!
//! What a call may have assigned to is forgotten: the variable holds nothing but the call's version until somebody reads
//! it. What it held before is kept until the contract has been assumed, so that `\old` can trade it back in.

use crate::body::Body;
use crate::context::{CallByContract, Version};
use crate::heap::Heap;
use crate::planes::Present;
use crate::slot::Slot;
use crate::trail::Change;
use crate::value::ObjectId;
use program::{MethodId, StaticSlot};

/// A call whose contract is being carried out.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ActiveCall {
    version: Version,
    /// What it has forgotten: the values before it, or those since while the state before it is looked at.
    set_aside: Vec<Present>,
    /// Whether it may have assigned to everything, also to what nobody has seen yet.
    everything: bool,
    in_old: bool,
}

impl Heap {
    /// A contract stands in for a method from here on. What the call makes unknown has this version.
    pub fn begin_call(&mut self, method: MethodId) -> Version {
        self.made.push(CallByContract {
            method,
            objects: self.objects.len() as u32,
            symbols: self.symbols.len() as u32,
        });
        let version = Version(self.made.len() as u32);
        self.calls.push(ActiveCall { version, set_aside: Vec::new(), everything: false, in_old: false });
        self.trail.push(Change::BegunCall);
        version
    }

    /// The contract has been carried out.
    pub fn end_call(&mut self) {
        self.leave_old_of_call();
        if let Some(call) = self.calls.pop() {
            self.trail.push(Change::EndedCall(Box::new(call)));
        }
    }

    /// The version of the call whose contract is being carried out.
    pub fn active_call(&self) -> Option<Version> {
        self.calls.last().map(|call| call.version)
    }

    /// The calls by contract of the path. The first has version 1.
    pub fn calls_by_contract(&self) -> &[CallByContract] {
        &self.made
    }

    /// The call that a version belongs to.
    pub fn call_of(&self, version: Version) -> Option<&CallByContract> {
        self.made.get((version.0 as usize).checked_sub(1)?)
    }

    /// The call may have assigned to a field.
    pub fn forget_field(&mut self, object: ObjectId, slot: u16) {
        let Some(version) = self.active_call() else { return };
        let Body::Fields(fields) = &self.get(object).body else { return };
        let Some(&before) = fields.get(usize::from(slot)) else { return };
        if before.forgotten_by() == Some(version) {
            return;
        }
        self.set_aside(Present::Field(object, slot, before));
        self.set_slot(object, slot, Slot::forgotten(version));
    }

    /// The objects to whose fields the call whose contract is being carried out may have assigned.
    pub fn forgotten_in_call(&self) -> impl Iterator<Item = ObjectId> {
        let set_aside = self.calls.last().into_iter().flat_map(|call| &call.set_aside);
        set_aside.filter_map(|present| match present {
            Present::Field(object, ..) => Some(*object),
            Present::Object(..) | Present::Static(..) => None,
        })
    }

    /// The call may have assigned to a static field.
    pub fn forget_static(&mut self, slot: StaticSlot) {
        let Some(version) = self.active_call() else { return };
        let before = self.static_slot(slot);
        if before.forgotten_by() == Some(version) {
            return;
        }
        self.set_aside(Present::Static(slot, before));
        self.set_static(slot, Slot::forgotten(version));
    }

    /// The call may have assigned to elements of an array, which becomes another one.
    pub fn forget_elements(&mut self, array: ObjectId, now: Body) {
        if self.active_call().is_none() {
            return;
        }
        let before = std::mem::replace(&mut self.get_mut(array).body, now);
        let is_it = |present: &Present| matches!(present, Present::Object(object, _) if *object == array);
        if !self.calls.last().is_some_and(|call| call.set_aside.iter().any(is_it)) {
            self.set_aside(Present::Object(array, before));
        }
    }

    /// The call may have assigned to whatever nobody has seen yet. What was seen has to be forgotten one by one.
    pub fn forget_unseen(&mut self) {
        let Some(call) = self.calls.last_mut() else { return };
        let was = (self.forgot_unseen, std::mem::replace(&mut call.everything, true));
        self.forgot_unseen = call.version;
        self.trail.push(Change::ForgotUnseen { version: was.0, everything: was.1 });
    }

    /// The last call that may have assigned to everything; version 0 if there was none.
    pub fn forgot_unseen(&self) -> Version {
        self.forgot_unseen
    }

    pub(crate) fn undo_forgot_unseen(&mut self, version: Version, everything: bool) {
        self.forgot_unseen = version;
        if let Some(call) = self.calls.last_mut() {
            call.everything = everything;
        }
    }

    /// What the fields of an object hold that is seen for the first time.
    pub(crate) fn unseen(&self, version: Version) -> Slot {
        let seen_before = self.calls.last().is_some_and(|call| call.in_old && call.everything);
        if self.forgot_unseen > version && !seen_before { Slot::forgotten(self.forgot_unseen) } else { Slot::UNREAD }
    }

    /// Fields of an object that is first seen while the contract of a call that assigns to everything is carried out have
    /// another value before the call than since.
    pub(crate) fn keep_unseen(&mut self, object: ObjectId, version: Version, fields: std::ops::Range<u16>) {
        let Some(call) = self.calls.last().filter(|call| call.everything && call.version > version) else { return };
        let other = if call.in_old { Slot::forgotten(call.version) } else { Slot::UNREAD };
        for slot in fields {
            self.set_aside(Present::Field(object, slot, other));
        }
    }

    fn set_aside(&mut self, present: Present) {
        if let Some(call) = self.calls.last_mut() {
            call.set_aside.push(present);
            self.trail.push(Change::SetAside);
        }
    }

    pub(crate) fn undo_set_aside(&mut self) {
        if let Some(call) = self.calls.last_mut() {
            call.set_aside.pop();
        }
    }

    /// Whether the state before a call is looked at.
    pub fn in_old_of_call(&self) -> bool {
        self.calls.last().is_some_and(|call| call.in_old)
    }

    /// The outermost call before which the state is that is looked at.
    pub fn looked_at_before(&self) -> Option<Version> {
        self.calls.iter().find(|call| call.in_old).map(|call| call.version)
    }

    /// From here on what the call has forgotten is what it was before the call.
    pub fn enter_old_of_call(&mut self) {
        if !self.in_old_of_call() {
            self.trade_call();
        }
    }

    pub fn leave_old_of_call(&mut self) {
        if self.in_old_of_call() {
            self.trade_call();
        }
    }

    /// What was set aside trades places with what is there.
    fn trade_call(&mut self) {
        let Some(mut call) = self.calls.pop() else { return };
        self.trail.push(Change::CallWas(Box::new(call.clone())));
        for present in &mut call.set_aside {
            match present {
                Present::Field(object, slot, value) => {
                    let there = match &self.get(*object).body {
                        Body::Fields(fields) => fields.get(usize::from(*slot)).copied(),
                        _ => None,
                    };
                    if let Some(there) = there {
                        self.set_slot(*object, *slot, *value);
                        *value = there;
                    }
                }
                Present::Static(slot, value) => {
                    let there = self.static_slot(*slot);
                    self.set_static(*slot, *value);
                    *value = there;
                }
                Present::Object(object, body) => std::mem::swap(&mut self.get_mut(*object).body, body),
            }
        }
        call.in_old = !call.in_old;
        self.calls.push(call);
    }

    pub(crate) fn undo_call(&mut self, was: ActiveCall) {
        if let Some(call) = self.calls.last_mut() {
            *call = was;
        } else {
            self.calls.push(was);
        }
    }

    /// The arrays of which the active call has forgotten elements, each with its other self.
    pub fn arrays_set_aside(&self) -> Vec<(ObjectId, Body)> {
        let aside = self.calls.last().map_or(&[][..], |call| &call.set_aside);
        let arrays = aside.iter().filter_map(|present| match present {
            Present::Object(array, body) => Some((*array, body.clone())),
            _ => None,
        });
        arrays.collect()
    }

    /// Changes the other self of an array of which the active call has forgotten elements.
    pub fn replace_set_aside(&mut self, array: ObjectId, now: Body) {
        let Some(call) = self.calls.last_mut() else { return };
        self.trail.push(Change::CallWas(Box::new(call.clone())));
        for present in &mut call.set_aside {
            match present {
                Present::Object(object, body) if *object == array => *body = now.clone(),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Birth, Bounds, CallPart, Context, Knowledge, Origin, Region, Symbol, SymbolId, TypeSets, Value};
    use program::ClassId;

    const CLASS: ClassId = ClassId(0);
    const METHOD: MethodId = MethodId(0);

    struct Scene {
        heap: Heap,
        types: TypeSets,
    }

    impl Scene {
        fn new() -> Scene {
            let mut heap = Heap::new();
            heap.allocate(CLASS, Body::Fields([Slot::int(1)].into()));
            heap.mark();
            heap.begin_path(&[]);
            heap.mark();
            Scene { heap, types: TypeSets::default() }
        }

        fn symbol(&mut self, context: Context) -> SymbolId {
            let types = self.types.intern(&[CLASS]);
            let origin = Origin::Call { version: context.version, part: CallPart::Result };
            let row = Symbol {
                knowledge: Knowledge::NotNull,
                types,
                declared: CLASS,
                origin,
                depth: 0,
                context,
                belongs: Default::default(),
            };
            self.heap.new_symbol(row)
        }

        fn of_version(&mut self, version: Version) -> SymbolId {
            self.symbol(Context { version, ..Context::default() })
        }

        fn materialized(&mut self, symbol: SymbolId) -> ObjectId {
            let fields = Body::Fields(vec![Slot::UNREAD; 2].into());
            self.heap.materialize(symbol, CLASS, fields)
        }

        fn made_by_code(&mut self) -> ObjectId {
            self.heap.allocate(CLASS, Body::Fields([Slot::int(0), Slot::int(0)].into()))
        }

        fn candidates(&mut self, symbol: SymbolId) -> Vec<ObjectId> {
            let mut objects = Vec::new();
            self.heap.candidates(&mut self.types, &Bounds::default(), symbol, &mut objects);
            objects
        }
    }

    /// Figure 5 of the 2006 paper: the result of the call may be what was made before it.
    #[test]
    fn what_a_call_has_made_may_be_an_object_of_the_code_that_is_older() {
        let mut scene = Scene::new();
        let older = scene.made_by_code();
        let version = scene.heap.begin_call(METHOD);
        scene.heap.end_call();
        let younger = scene.made_by_code();
        let symbol = scene.of_version(version);
        assert_eq!(scene.candidates(symbol), [older]);
        assert!(!scene.candidates(symbol).contains(&younger));
    }

    /// The input never refers to what the code, or a call that it makes, has made.
    #[test]
    fn the_input_is_no_object_that_is_younger() {
        let mut scene = Scene::new();
        let input = scene.of_version(Version::INPUT);
        let input = scene.materialized(input);
        scene.made_by_code();
        let version = scene.heap.begin_call(METHOD);
        scene.heap.end_call();
        let result = scene.symbol(Context { version, birth: Birth::InCall, ..Context::default() });
        scene.materialized(result);
        let unknown = scene.of_version(version);
        scene.materialized(unknown);
        let symbol = scene.of_version(Version::INPUT);
        assert_eq!(scene.candidates(symbol), [input]);
    }

    #[test]
    fn a_call_gives_no_object_that_a_later_call_has_made() {
        let mut scene = Scene::new();
        let first = scene.heap.begin_call(METHOD);
        scene.heap.end_call();
        let second = scene.heap.begin_call(METHOD);
        scene.heap.end_call();
        let made = scene.symbol(Context { version: second, birth: Birth::InCall, ..Context::default() });
        let made = scene.materialized(made);
        let (earlier, later) = (scene.of_version(first), scene.of_version(second));
        assert_eq!(scene.candidates(earlier), []);
        assert_eq!(scene.candidates(later), [made]);
    }

    #[test]
    fn what_a_contract_calls_fresh_is_nothing_that_is_there() {
        let mut scene = Scene::new();
        let input = scene.of_version(Version::INPUT);
        scene.materialized(input);
        scene.made_by_code();
        let version = scene.heap.begin_call(METHOD);
        let symbol = scene.symbol(Context { version, birth: Birth::InCall, ..Context::default() });
        assert_eq!(scene.candidates(symbol), []);
    }

    #[test]
    fn regions_are_apart() {
        let mut scene = Scene::new();
        let within = |number| Context { region: Region::numbered(number), ..Context::default() };
        let (one, other) = (scene.symbol(within(0)), scene.symbol(within(1)));
        let (one, other) = (scene.materialized(one), scene.materialized(other));
        let (again, without) = (scene.symbol(within(0)), scene.of_version(Version::INPUT));
        assert_eq!(scene.candidates(again), [one]);
        assert!(scene.candidates(without).is_empty());
        assert_ne!(one, other);
    }

    #[test]
    fn the_state_before_a_call_is_what_the_call_has_forgotten() {
        let mut scene = Scene::new();
        let input = scene.of_version(Version::INPUT);
        let object = scene.materialized(input);
        scene.heap.set_slot(object, 0, Slot::int(5));
        let version = scene.heap.begin_call(METHOD);
        scene.heap.forget_field(object, 0);
        assert_eq!(scene.heap.forgotten_by(object, 0), Some(version));
        scene.heap.initialize(object, 0, Slot::int(6));
        scene.heap.enter_old_of_call();
        assert_eq!(scene.heap.field(object, 0), Value::Int(5));
        scene.heap.leave_old_of_call();
        assert_eq!(scene.heap.field(object, 0), Value::Int(6));
        assert_eq!(scene.heap.initial(object, 0), Slot::UNREAD);
    }

    /// A field that nobody had read when it was forgotten still has its initial value to be found out.
    #[test]
    fn what_was_never_read_before_the_call_is_read_in_its_old_state() {
        let mut scene = Scene::new();
        let input = scene.of_version(Version::INPUT);
        let object = scene.materialized(input);
        scene.heap.begin_call(METHOD);
        scene.heap.forget_field(object, 0);
        scene.heap.enter_old_of_call();
        scene.heap.initialize(object, 0, Slot::int(5));
        scene.heap.leave_old_of_call();
        scene.heap.initialize(object, 0, Slot::int(6));
        assert_eq!((scene.heap.field(object, 0), scene.heap.initial(object, 0)), (Value::Int(6), Slot::int(5)));
    }

    #[test]
    fn what_is_first_seen_after_everything_was_forgotten_was_something_else_before() {
        let mut scene = Scene::new();
        let version = scene.heap.begin_call(METHOD);
        scene.heap.forget_unseen();
        let input = scene.of_version(Version::INPUT);
        let object = scene.materialized(input);
        assert_eq!(scene.heap.forgotten_by(object, 1), Some(version));
        scene.heap.enter_old_of_call();
        scene.heap.initialize(object, 1, Slot::int(5));
        scene.heap.end_call();
        assert_eq!(scene.heap.forgotten_by(object, 1), Some(version));
        assert_eq!(scene.heap.initial(object, 1), Slot::int(5));
    }
}
