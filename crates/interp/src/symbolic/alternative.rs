//! Alternatives: what a choice point consists of, which of them are feasible, and taking one.

use super::outcome::Bound;
use crate::control::settled;
use crate::machine::Machine;
use crate::run::{Ended, Flow};
use crate::trap::{PathEnd, Trap};
use decide::Verdict;
use heap::filter::Opinion;
use heap::{Birth, Context, Knowledge, ObjectId, Piece, Slot, SymbolId, TypeSetId};
use program::BaseType;
use term::TermId;

/// One way to go on. A value: deciding about it changes nothing.
#[derive(Clone, Copy, Debug)]
pub struct Alternative {
    /// What it assumes about numbers.
    pub assume: TermId,
    /// What it assumes about references.
    pub refine: Refine,
    /// What then happens.
    pub then: Then,
}

#[derive(Clone, Copy, Debug)]
pub enum Refine {
    Nothing,
    Null(SymbolId),
    NotNull(SymbolId),
    Alias(SymbolId, ObjectId),
    /// The symbol is not this object, which is no candidate otherwise.
    Apart(SymbolId, ObjectId),
    Fresh(SymbolId),
    /// An object that was there when the method was entered, which nobody has seen before a call gave it.
    FreshInput(SymbolId),
    /// A fresh object of one of these types of which it is known whether the call has made it.
    FreshBorn(SymbolId, TypeSetId, Birth),
    /// It turns out whether the call has made an object.
    Born(ObjectId, Birth),
    /// A fresh object of one of these types.
    FreshOf(SymbolId, TypeSetId),
    /// The same for an object that was there when the method was entered.
    FreshInputOf(SymbolId, TypeSetId),
    ObjectTypes(ObjectId, TypeSetId),
    SymbolTypes(SymbolId, TypeSetId),
    /// The symbol is not null, and of one of these types.
    NotNullOf(SymbolId, TypeSetId),
    /// The box of a number is none of those that the JDK keeps.
    NewBox(SymbolId),
    /// A new index of an accumulator is touched, to be read.
    Touch(ObjectId, Slot),
}

#[derive(Clone, Copy, Debug)]
pub enum Then {
    /// The instruction runs again; it now knows more.
    Retry,
    /// Some operands are dropped and control goes on elsewhere.
    Jump {
        drop: u8,
        target: u32,
    },
    /// Some operands make way for a result.
    Push {
        drop: u8,
        value: Slot,
    },
    /// The value on the stack goes to a touched element of an accumulator.
    StoreTouched {
        array: ObjectId,
        place: u32,
    },
    /// The value on the stack goes to an element that was not touched before.
    StoreNew {
        array: ObjectId,
    },
    /// The value on the stack goes to an element of an ordinary array.
    StoreAt {
        array: ObjectId,
        index: u32,
    },
    /// An array of this length is made in place of its length.
    MakeArray {
        class: program::ClassId,
        length: Slot,
    },
    Raise(&'static str),
    /// The exception of an index outside of its array.
    OutOfBounds {
        index: TermId,
        length: TermId,
    },
    /// The exception of an array of less than no elements.
    NegativeSize(TermId),
    /// The path ends because a bound forbids to go on.
    Bounded(Bound),
    /// The condition of `Kukang.check` does not hold.
    Violate,
    /// Nobody could tell whether this is feasible.
    Undecided,
}

impl Alternative {
    pub fn plain(refine: Refine, then: Then) -> Alternative {
        Alternative { assume: TermId::TRUE, refine, then }
    }

    pub fn when(assume: TermId, then: Then) -> Alternative {
        Alternative { assume, refine: Refine::Nothing, then }
    }
}

impl Machine {
    /// Goes on with the only feasible one of some alternatives, or stops for a choice. Those that nobody could decide
    /// stay, as ends of their paths.
    pub(crate) fn choose(&mut self, mut alternatives: Vec<Alternative>) -> Result<Flow, Trap> {
        self.require_same_ranks(&mut alternatives);
        self.require_same_results(&mut alternatives)?;
        let symbolic = self.symbolic_mut();
        for alternative in &mut alternatives {
            alternative.assume = symbolic.terms.tabulated(alternative.assume);
        }
        let mut undecided = None;
        // If all but one are infeasible, the last must be feasible: the path has a model, and the alternatives cover it.
        let mut feasible = 0;
        let count = alternatives.len();
        let mut place = 0;
        alternatives.retain_mut(|alternative| {
            place += 1;
            let last_hope = place == count && feasible == 0 && undecided.is_none();
            if alternative.assume == TermId::TRUE || last_hope {
                feasible += 1;
                return true;
            }
            match symbolic.decider.check(&symbolic.terms, alternative.assume) {
                Verdict::Sat(()) => {
                    feasible += 1;
                    true
                }
                Verdict::Unsat => false,
                Verdict::Unknown(reason) => {
                    undecided = Some(reason);
                    alternative.then = Then::Undecided;
                    true
                }
            }
        });
        if let Some(reason) = undecided {
            if symbolic.tally.undecided(&reason) == PathEnd::Interrupted {
                return Err(Trap::End(PathEnd::Interrupted));
            }
        }
        match *alternatives {
            [] => Err(Trap::End(PathEnd::Infeasible)),
            [only] => {
                alternatives.clear();
                symbolic.alternatives = alternatives;
                self.refine(only)?;
                self.perform(only.then)
            }
            _ => {
                symbolic.alternatives = alternatives;
                Err(Trap::Choose)
            }
        }
    }

    /// Takes an alternative of the choice that the run has stopped at, and runs on.
    pub fn take(&mut self, alternative: Alternative) -> Ended {
        if let Some(too_deep) = self.choose_at_depth() {
            return too_deep;
        }
        let taken = self.refine(alternative).and_then(|()| self.perform(alternative.then));
        let going = match taken {
            Ok(Flow::Next) => {
                self.frame_mut().pc += 1;
                Ok(())
            }
            Ok(Flow::Resume) => self.resume_activation(),
            Err(trap) => self.settle_trap(trap),
        };
        settled(going, self)
    }

    /// Records what an alternative assumes.
    fn refine(&mut self, alternative: Alternative) -> Result<(), Trap> {
        if alternative.assume != TermId::TRUE && !matches!(alternative.then, Then::Undecided) {
            self.assume(alternative.assume)?;
        }
        let narrowings = self.heap.narrowings();
        self.refine_references(alternative.refine)?;
        let is_narrower = self.heap.narrowings() != narrowings
            || matches!(alternative.refine, Refine::FreshOf(..) | Refine::FreshInputOf(..) | Refine::FreshBorn(..));
        let symbolic = self.symbolic.as_ref().expect("there are alternatives only while paths are explored");
        if is_narrower && !self.heap.has_room(&symbolic.types, &symbolic.bounds, None) {
            return Err(Trap::End(PathEnd::Bounded(Bound::N)));
        }
        Ok(())
    }

    fn refine_references(&mut self, refine: Refine) -> Result<(), Trap> {
        match refine {
            Refine::Nothing => {}
            Refine::Null(symbol) => {
                self.heap.learn(symbol, Knowledge::Null);
                self.ask_filters(symbol, None)?;
            }
            Refine::NotNull(symbol) => {
                self.heap.learn(symbol, Knowledge::NotNull);
                self.narrow_with_symbol(symbol)?;
            }
            Refine::Alias(symbol, object) => {
                let types = |machine: &Machine| machine.heap.symbolic(object).map(|row| row.types);
                let before = types(self);
                self.narrow_to_shared(symbol, object);
                self.heap.alias(&mut self.symbolic.as_mut().expect("symbols are there").types, symbol, object);
                self.settle_class(object)?;
                self.relate_ranks_of(object)?;
                if types(self) == before {
                    self.narrow_with_symbol(symbol)?;
                } else {
                    self.narrow_with_object(object)?;
                }
                self.ask_filters(symbol, Some(object))?;
            }
            Refine::Apart(symbol, object) => self.symbolic_mut().apart.push((symbol, object)),
            Refine::Fresh(symbol) => {
                let object = self.materialize(symbol)?;
                self.narrow_with_symbol(symbol)?;
                self.ask_filters(symbol, Some(object))?;
            }
            Refine::FreshInput(symbol) => {
                let object = self.materialize_input(symbol)?;
                self.narrow_with_symbol(symbol)?;
                self.ask_filters(symbol, Some(object))?;
            }
            Refine::FreshBorn(symbol, types, birth) => {
                self.heap.constrain_symbol(symbol, types);
                let context = Context { birth, ..self.heap.symbol(symbol).context };
                let object = self.materialize_in(symbol, context)?;
                self.narrow_with_symbol(symbol)?;
                self.ask_filters(symbol, Some(object))?;
            }
            Refine::Born(object, birth) => self.heap.set_birth(object, birth),
            Refine::FreshOf(symbol, types) => {
                self.heap.constrain_symbol(symbol, types);
                let object = self.materialize(symbol)?;
                self.ask_filters(symbol, Some(object))?;
            }
            Refine::FreshInputOf(symbol, types) => {
                self.heap.constrain_symbol(symbol, types);
                let object = self.materialize_input(symbol)?;
                self.ask_filters(symbol, Some(object))?;
            }
            Refine::ObjectTypes(object, types) => {
                self.heap.constrain_object(object, types);
                self.settle_class(object)?;
                self.narrow_with_object(object)?;
            }
            Refine::SymbolTypes(symbol, types) => {
                self.heap.constrain_symbol(symbol, types);
                self.narrow_with_symbol(symbol)?;
            }
            Refine::NotNullOf(symbol, types) => {
                self.heap.constrain_symbol(symbol, types);
                self.heap.learn(symbol, Knowledge::NotNull);
                self.narrow_with_symbol(symbol)?;
            }
            Refine::NewBox(symbol) => self.make_box(symbol),
            Refine::Touch(array, index) => self.touch(array, index)?,
        }
        Ok(())
    }

    /// Adds a condition to the path. It was found feasible, but the one that it takes to see that may not answer twice.
    pub(crate) fn assume(&mut self, condition: TermId) -> Result<(), Trap> {
        let symbolic = self.symbolic_mut();
        match symbolic.decider.push(&symbolic.terms, condition) {
            Verdict::Sat(()) => {
                self.settle_number(condition);
                Ok(())
            }
            Verdict::Unsat => Err(Trap::End(PathEnd::Infeasible)),
            Verdict::Unknown(reason) => Err(Trap::End(symbolic.tally.undecided(&reason))),
        }
    }

    fn ask_filters(&mut self, symbol: SymbolId, object: Option<ObjectId>) -> Result<(), Trap> {
        if self.symbolic_mut().filters.is_empty() {
            return Ok(());
        }
        let mut filters = std::mem::take(&mut self.symbolic_mut().filters);
        let objection = filters.iter_mut().find_map(|filter| match filter.materialized(&self.heap, symbol, object) {
            Opinion::Possible => None,
            Opinion::Impossible(_) => Some(Trap::End(PathEnd::Infeasible)),
            Opinion::Ask(method) => Some(Trap::unsupported(format!("a heap filter that wants {method} to be run"))),
        });
        self.symbolic_mut().filters = filters;
        objection.map_or(Ok(()), Err)
    }

    /// Does what an alternative does.
    pub(crate) fn perform(&mut self, then: Then) -> Result<Flow, Trap> {
        match then {
            Then::Retry => Ok(Flow::Resume),
            Then::Jump { drop, target } => {
                if self.watches_branches {
                    self.note_jump(target);
                }
                let frame = self.frame_mut();
                let backwards = target <= frame.pc;
                frame.sp -= u32::from(drop);
                frame.pc = target;
                if backwards {
                    self.went_back()?;
                }
                Ok(Flow::Resume)
            }
            Then::Push { drop, value } => {
                self.drop_operands(usize::from(drop));
                self.push(value.value());
                Ok(Flow::Next)
            }
            Then::StoreTouched { array, place } => self.store_touched(array, place),
            Then::StoreNew { array } => self.store_new(array),
            Then::StoreAt { array, index } => self.store_at(array, index),
            Then::MakeArray { class, length } => self.make_accumulator(class, length),
            Then::Raise("java/lang/ArithmeticException") => {
                Err(Trap::raise("java/lang/ArithmeticException", "/ by zero"))
            }
            // The message tells classes that are not all known.
            Then::Raise(class) => Err(self.raise_text(class, vec![Piece::Unknown])),
            Then::OutOfBounds { index, length } => Err(self.index_out_of_bounds(index, length)),
            Then::NegativeSize(length) => {
                let length = Piece::Number(BaseType::Int, length);
                Err(self.raise_text("java/lang/NegativeArraySizeException", vec![length]))
            }
            Then::Bounded(bound) => Err(Trap::End(PathEnd::Bounded(bound))),
            Then::Violate => Err(self.failed_check()),
            Then::Undecided => Err(Trap::End(PathEnd::Undecided)),
        }
    }
}
