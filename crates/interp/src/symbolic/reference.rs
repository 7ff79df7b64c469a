//! Reference symbols: tests for null, comparisons, and becoming an object.
//!
//! The rules `IFNULL*`, `IF_ACMPEQ*` and the resolutions that `GETFIELD1`, `GETFIELD2` and their like share.

use super::Symbolic;
use super::alternative::{Alternative, Refine, Then};
use super::outcome::Bound;
use crate::frame::Activation;
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::{PathEnd, Trap};
use heap::init::FirstRead;
use heap::{
    Accumulator, Body, Context, ForgottenElements, Fresh, Heap, Knowledge, ObjectId, Origin, Slot, SymbolId, Value,
    Version,
};
use program::{ClassId, ClassKind};
use term::{Range, Sort, TermId};

impl Machine {
    /// Whether the operand at a place of the stack is a symbol; if so, it must become null or an object before the
    /// instruction can go on.
    pub(crate) fn resolve_operand(&mut self, depth: usize) -> Result<Option<Flow>, Trap> {
        let Value::Symbol(symbol) = self.peek(depth) else { return Ok(None) };
        match self.heap.resolved(Value::Symbol(symbol)) {
            Value::Symbol(symbol) => self.resolve(symbol, Then::Retry).map(Some),
            value => {
                self.substitute(symbol, value);
                Ok(Some(Flow::Resume))
            }
        }
    }

    /// Puts what a symbol has become in its place, everywhere in the running frame: the next use meets no symbol.
    fn substitute(&mut self, symbol: SymbolId, value: Value) {
        let (symbol, value) = (Slot::symbol(symbol), Slot::from(value));
        let (base, sp) = (self.frame().base as usize, self.frame().sp as usize);
        let live = self.stack.get_mut(base..sp).unwrap_or_default();
        live.iter_mut().filter(|slot| **slot == symbol).for_each(|slot| *slot = value);
    }

    pub(crate) fn replace_operand(&mut self, depth: usize, value: Value) {
        let place = (self.frame().sp as usize).wrapping_sub(depth + 1);
        if let Some(operand) = self.stack.get_mut(place) {
            *operand = value.into();
        }
    }

    /// A symbol becomes null, an object that is there, or a fresh one.
    pub(crate) fn resolve(&mut self, symbol: SymbolId, then: Then) -> Result<Flow, Trap> {
        if matches!(self.heap.symbol(symbol).origin, Origin::Boxed(_)) {
            return self.resolve_box(symbol, then);
        }
        let alternatives = self.ways_to_resolve(symbol, then)?;
        self.choose(alternatives)
    }

    /// What a symbol that is no box of a known number may become.
    pub(crate) fn ways_to_resolve(&mut self, symbol: SymbolId, then: Then) -> Result<Vec<Alternative>, Trap> {
        let shared = if self.uses_regions() { self.shared_candidates(symbol) } else { Vec::new() };
        let symbolic = self.symbolic.as_mut().expect("symbols are there");
        let mut objects = std::mem::take(&mut symbolic.candidates);
        objects.clear();
        let found = self.heap.candidates(&mut symbolic.types, &symbolic.bounds, symbol, &mut objects);
        objects.extend(shared);
        self.leave_out_of_reach(&mut objects);
        self.leave_out_undeclared(symbol, &mut objects);
        self.leave_out_made_elsewhere(symbol, &mut objects);
        let symbolic = self.symbolic.as_mut().expect("symbols are there");
        // The list of the last choice is used again.
        let mut alternatives = std::mem::take(&mut symbolic.alternatives);
        alternatives.clear();
        if found.null {
            alternatives.push(Alternative::plain(Refine::Null(symbol), then));
        }
        alternatives.extend(objects.iter().map(|&object| Alternative::plain(Refine::Alias(symbol, object), then)));
        let beyond = match found.fresh {
            Fresh::Admitted => {
                if found.unseen_input {
                    alternatives.push(Alternative::plain(Refine::FreshInput(symbol), then));
                }
                alternatives.push(Alternative::plain(Refine::Fresh(symbol), then));
                None
            }
            Fresh::BeyondK => Some(Bound::K),
            Fresh::BeyondInside => Some(Bound::Inside),
            Fresh::BeyondN => Some(Bound::N),
        };
        symbolic.candidates = objects;
        let only_constants = self.offer_constants(symbol, then, &mut alternatives)?;
        self.offer_made(symbol, then, &mut alternatives);
        self.offer_given(symbol, then, &mut alternatives);
        self.leave_out_undeclared_constants(symbol, &mut alternatives);
        self.leave_out_younger(symbol, &mut alternatives);
        if self.program.class(self.heap.symbol(symbol).declared).is_array() {
            self.require_length_made(symbol, beyond, &mut alternatives)?;
        }
        if let (Some(bound), false) = (beyond, only_constants) {
            if alternatives.is_empty() {
                return Err(Trap::End(PathEnd::Bounded(bound)));
            }
            self.symbolic_mut().tally.cut(bound);
        }
        Ok(alternatives)
    }

    /// What a constructor has made for a field of its object is not what it has made for another field, nor what another one has made
    /// for another object.
    fn leave_out_made_elsewhere(&mut self, symbol: SymbolId, objects: &mut Vec<ObjectId>) {
        if objects.is_empty() || !self.symbolic_mut().has_made_parts {
            return;
        }
        let Some(made) = self.made_for(self.heap.symbol(symbol).origin) else { return };
        objects.retain(|&object| {
            // Whatever has become this object was made for its own field, if it was.
            let is_it = |symbol: &&heap::Symbol| symbol.knowledge == Knowledge::Object(object);
            let origins: Vec<Origin> = self.heap.symbols().iter().filter(is_it).map(|symbol| symbol.origin).collect();
            origins.into_iter().all(|origin| match self.made_for(origin) {
                Some(other) => self.may_be_made_once(made, other),
                None => true,
            })
        });
    }

    /// Of the arrays that are there, only those of the length are left that every constructor gives the one that is looked for.
    fn require_length_made(
        &mut self,
        symbol: SymbolId,
        beyond: Option<Bound>,
        alternatives: &mut Vec<Alternative>,
    ) -> Result<(), Trap> {
        let Some(made) = self.length_made(symbol)? else { return Ok(()) };
        let terms = &mut self.symbolic.as_mut().expect("symbols are there").terms;
        let made = terms.int(made);
        let mut all_differ = TermId::TRUE;
        alternatives.retain_mut(|alternative| {
            let Refine::Alias(_, array) = alternative.refine else { return true };
            let length = match &self.heap.get(array).body {
                Body::Accumulator(body) => body.length,
                body => match body.length() {
                    Some(length) => Slot::int(length as i32),
                    None => return true,
                },
            };
            let length = match length.as_int() {
                Some(length) => terms.int(length),
                None => length.as_int_term().expect("lengths are ints"),
            };
            alternative.assume = terms.equal(length, made);
            let differs = terms.not(alternative.assume);
            all_differ = terms.and(all_differ, differs);
            alternative.assume != TermId::FALSE
        });
        if let (Some(bound), false) = (beyond, alternatives.is_empty()) {
            // Else one of them would be taken for the only way to go on.
            alternatives.push(Alternative::when(all_differ, Then::Bounded(bound)));
        }
        Ok(())
    }

    /// A symbol turns out to be null or not.
    pub(crate) fn decide_nullness(&mut self, symbol: SymbolId, null: Then, other: Then) -> Result<Flow, Trap> {
        match self.heap.symbol(symbol).knowledge {
            Knowledge::MayBeNull => {
                // The list of the last choice is used again.
                let mut alternatives = std::mem::take(&mut self.symbolic_mut().alternatives);
                alternatives.clear();
                alternatives.push(Alternative::plain(Refine::Null(symbol), null));
                alternatives.push(Alternative::plain(Refine::NotNull(symbol), other));
                self.choose(alternatives)
            }
            Knowledge::Null => self.perform(null),
            Knowledge::NotNull | Knowledge::Object(_) => self.perform(other),
        }
    }

    /// `ifnull` and `ifnonnull` on a symbol.
    pub(crate) fn branch_on_null(&mut self, symbol: SymbolId, target: u32, if_null: bool) -> Result<Flow, Trap> {
        match self.heap.resolved(Value::Symbol(symbol)) {
            Value::Symbol(_) => {}
            value => self.substitute(symbol, value),
        }
        let jump = Then::Jump { drop: 1, target };
        let fall = Then::Jump { drop: 1, target: self.frame().pc + 1 };
        if if_null { self.decide_nullness(symbol, jump, fall) } else { self.decide_nullness(symbol, fall, jump) }
    }

    /// `if_acmpeq` and `if_acmpne` where an operand is a symbol.
    pub(crate) fn branch_on_identity(&mut self, target: u32, if_same: bool) -> Result<Flow, Trap> {
        let (right, left) = (self.heap.resolved(self.peek(0)), self.heap.resolved(self.peek(1)));
        let jump = Then::Jump { drop: 2, target };
        let fall = Then::Jump { drop: 2, target: self.frame().pc + 1 };
        let (same, other) = if if_same { (jump, fall) } else { (fall, jump) };
        self.require_joined(left, right)?;
        if let Some(flow) = self.settle_given_box(left, right)? {
            return Ok(flow);
        }
        if let Some(are_same) = self.same_boxes(left, right)? {
            let differ = self.symbolic_mut().terms.not(are_same);
            return self.choose(vec![Alternative::when(are_same, same), Alternative::when(differ, other)]);
        }
        match (left, right) {
            (Value::Symbol(left), Value::Symbol(right)) if left == right => self.perform(same),
            (Value::Symbol(symbol), Value::Null) | (Value::Null, Value::Symbol(symbol)) => {
                self.decide_nullness(symbol, same, other)
            }
            (Value::Symbol(symbol), value) | (value, Value::Symbol(symbol)) if self.must_precede(symbol, value) => {
                self.perform(other)
            }
            (Value::Symbol(symbol), value) | (value, Value::Symbol(symbol)) => {
                if let Some(flow) = self.compare_with_given(symbol, value, (same, other))? {
                    return Ok(flow);
                }
                match self.named_by_spec(symbol, value) {
                    Some(object) if self.symbolic_mut().apart.contains(&(symbol, object)) => self.perform(other),
                    Some(object) => self.choose(vec![
                        Alternative::plain(Refine::Alias(symbol, object), same),
                        Alternative::plain(Refine::Apart(symbol, object), other),
                    ]),
                    None => self.resolve(symbol, Then::Retry),
                }
            }
            (left, right) => {
                self.note_comparison(left, right);
                let references = (left.into(), right.into());
                note_difference(self.symbolic.as_deref_mut(), (&self.heap, self.older), &self.frames, references);
                self.perform(if left == right { same } else { other })
            }
        }
    }

    /// Pairs of different objects that the target has compared: symbolic ones with each other and with those that were there before the
    /// path.
    pub fn compared(&self) -> &[(ObjectId, ObjectId)] {
        self.symbolic.as_ref().map_or(&[], |symbolic| &symbolic.compared)
    }

    /// An object of the base state that a spec compares an unknown with. Such objects, what static initializers have made,
    /// are no candidates otherwise; a spec that names one says that it is.
    fn named_by_spec(&self, symbol: SymbolId, value: Value) -> Option<ObjectId> {
        let Value::Object(object) = value else { return None };
        let is_base = self.heap.symbolic(object).is_none() && object.0 < self.input()?.object.0;
        let types = self.symbolic.as_ref()?.types.classes(self.heap.symbol(symbol).types);
        let fits = types.contains(&self.heap.class(object));
        let in_spec = self.program.grafted_from(self.frame().code.method).is_some();
        (is_base && fits && in_spec).then_some(object)
    }

    /// What the strategy wants to know about a reference before its first read is over; `None` if it knows enough.
    pub(crate) fn finish_first_read(&mut self, symbol: SymbolId) -> Result<Option<Flow>, Trap> {
        if matches!(self.heap.symbol(symbol).origin, Origin::Boxed(_)) {
            return Ok(None);
        }
        let wanted = self.symbolic_mut().strategy.algorithm().first_read();
        match (wanted, self.heap.symbol(symbol).knowledge) {
            (FirstRead::Nullness, Knowledge::MayBeNull) => {
                self.decide_nullness(symbol, Then::Retry, Then::Retry).map(Some)
            }
            (FirstRead::Object, Knowledge::MayBeNull | Knowledge::NotNull) => {
                self.resolve(symbol, Then::Retry).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// Makes the fresh object that a symbol becomes.
    pub(crate) fn materialize(&mut self, symbol: SymbolId) -> Result<ObjectId, Trap> {
        let context = self.heap.symbol(symbol).context;
        self.materialize_in(symbol, context)
    }

    /// The same for an object that was there when the method was entered.
    pub(crate) fn materialize_input(&mut self, symbol: SymbolId) -> Result<ObjectId, Trap> {
        let context = Context { version: Version::INPUT, ..self.heap.symbol(symbol).context };
        self.materialize_in(symbol, context)
    }

    /// The same for an object of a context that need not be the symbol's.
    pub(crate) fn materialize_in(&mut self, symbol: SymbolId, context: Context) -> Result<ObjectId, Trap> {
        let types = self.heap.symbol(symbol).types;
        let exact = self.exact_class(types);
        let declared = self.heap.symbol(symbol).declared;
        let longest = longest(&self.heap, self.known.string, symbol);
        // Without an exact class the static type says what there is at least.
        let shape = self.program.class(exact.unwrap_or(declared));
        let class = exact.or(self.heap.unsettled).expect("exploration begins with making the class of the unsettled");
        match shape.kind {
            ClassKind::Array { holds, .. } => {
                let length = match self.length_made(symbol)? {
                    Some(length) => Slot::int(length),
                    None => {
                        let range = Range { low: 0, high: longest };
                        Slot::term(heap::Number::Int, self.symbolic_mut().terms.symbol(Sort::INT, range))
                    }
                };
                let mut body = Accumulator::unknown(holds, length);
                let forgot = self.heap.forgot_unseen();
                if forgot > context.version {
                    body.forgotten.push(ForgottenElements { version: forgot, range: None });
                }
                let body = Body::Accumulator(Box::new(body));
                let object = self.heap.materialize_in(context, symbol, class, body);
                if length.as_int().is_none() {
                    self.heap.note_unknown(Origin::Length { array: object });
                }
                Ok(object)
            }
            _ => {
                let fields = vec![Slot::UNREAD; shape.layout.len()].into();
                Ok(self.heap.materialize_in(context, symbol, class, Body::Fields(fields)))
            }
        }
    }
}

/// Characters of a string of the input at most, as its spec has it: what no string can be nobody has to be told in conditions.
const LONGEST_STRING: i64 = 1 << 16;

/// The greatest length of an array.
fn longest(heap: &Heap, string: ClassId, symbol: SymbolId) -> i64 {
    match heap.symbol(symbol).origin {
        Origin::Field { owner, .. } if heap.class(owner) == string => LONGEST_STRING,
        _ => i64::from(i32::MAX),
    }
}

/// Pairs that are noted at most: nobody reads more.
const MOST_COMPARED: usize = 100;

/// Notes that the target has compared two references, for whoever puts the path into words, if they are different objects of the
/// input, or of what was there before it.
#[inline]
pub(crate) fn note_difference(
    symbolic: Option<&mut Symbolic>,
    (heap, older): (&Heap, u32),
    frames: &[Activation],
    (left, right): (Slot, Slot),
) {
    if let (Some(symbolic), true) = (symbolic, left != right) {
        note_pair(symbolic, (heap, older), frames, (left, right));
    }
}

/// Out of the way of the loop, which hardly ever comes here.
#[cold]
#[inline(never)]
fn note_pair(symbolic: &mut Symbolic, (heap, older): (&Heap, u32), frames: &[Activation], (left, right): (Slot, Slot)) {
    let (Some(left), Some(right)) = (left.as_object(), right.as_object()) else { return };
    let [one, other] = [left, right].map(|object| heap.symbolic(object).is_some());
    let was_there = |object: ObjectId, is_symbolic: bool| is_symbolic || object.0 < older;
    if !(one || other) || !was_there(left, one) || !was_there(right, other) {
        return;
    }
    let is_new = symbolic.compared.len() < MOST_COMPARED && !symbolic.compared.contains(&(left, right));
    if is_new && symbolic.is_in_target(frames) {
        symbolic.compared.push((left, right));
    }
}
