//! Loops over the values of quantified variables.
//!
//! Bounds are evaluated once. No counter ever goes beyond its last value, so that ranges may end where their type ends.

use super::Compiler;
use super::conditions::When;
use crate::typing::{
    Bound, BoundId, Constant, Domain, End, Integers, Loop, Node, Typed, TypedQuantified, TypedReach, limits,
};
use program::{BaseType, Label, Op};

/// What is done for each choice of values.
pub(super) type Inside<'c, 'a> = &'c mut dyn FnMut(&mut Compiler<'a>);

/// A range of integers that is being gone through.
struct Counter {
    local: u16,
    counted: BaseType,
    last: Last,
    end: End,
}

/// Where the upper bound is.
enum Last {
    Constant(i64),
    Local(u16),
}

impl<'a> Compiler<'a> {
    /// Runs what is inside for every choice of values in the range.
    pub(super) fn each(&mut self, quantified: &TypedQuantified, inside: Inside<'_, 'a>) {
        let end = self.code.label();
        for guard in &quantified.guards {
            self.branch(guard, When::Fails, end);
        }
        self.loops(&quantified.loops, inside);
        self.code.bind(end);
    }

    fn loops(&mut self, loops: &[Loop], inside: Inside<'_, 'a>) {
        let Some((first, others)) = loops.split_first() else { return inside(self) };
        let next = self.code.label();
        let mut rest = |compiler: &mut Compiler<'a>| {
            for filter in &first.filters {
                compiler.branch(filter, When::Fails, next);
            }
            compiler.loops(others, inside);
        };
        match &first.domain {
            Domain::Booleans => self.booleans(first.variable, next, &mut rest),
            Domain::Reach(reach) => self.objects(first.variable, reach, next, &mut rest),
            Domain::Integers(range) => self.integers(first.variable, range, next, &mut rest),
        }
    }

    fn booleans(&mut self, variable: BoundId, next: Label, inside: Inside<'_, 'a>) {
        let (local, top, end) = (self.local(), self.code.label(), self.code.label());
        self.bound.insert(variable, local);
        self.op(Op::IConst(0));
        self.op(Op::Store(local));
        self.code.bind(top);
        inside(self);
        self.code.bind(next);
        self.op(Op::Load(local));
        self.code.branch(Op::IfNe, end);
        self.op(Op::IConst(1));
        self.op(Op::Store(local));
        self.code.branch(Op::Goto, top);
        self.code.bind(end);
    }

    fn objects(&mut self, variable: BoundId, reach: &TypedReach, next: Label, inside: Inside<'_, 'a>) {
        let (objects, index, local) = (self.local(), self.local(), self.local());
        self.bound.insert(variable, local);
        self.reached(reach);
        self.op(Op::Store(objects));
        let end = self.code.label();
        let top = self.next_reached(objects, index, local, end);
        inside(self);
        self.code.bind(next);
        self.op(Op::IInc { local: index, delta: 1 });
        self.code.branch(Op::Goto, top);
        self.code.bind(end);
    }

    fn integers(&mut self, variable: BoundId, range: &Integers, next: Label, inside: Inside<'_, 'a>) {
        let Integers { of, counted, lower, upper } = range;
        let (of, counted) = (*of, *counted);
        let (top, end) = (self.code.label(), self.code.label());
        let local = self.local();
        let start = self.lower_bound(local, (of, counted), lower);
        let last = self.upper_bound((of, counted), upper);
        let counter = Counter { local, counted, last, end: upper.end };
        if start == End::Excluded {
            // Below the last value there is a next one.
            self.leave_at_last(&counter, end);
            self.count_on(&counter);
        }
        match (start, upper.end) {
            (End::Included, End::Included) => self.leave_beyond_last(&counter, end),
            (End::Excluded, End::Included) | (_, End::Excluded) => {}
        }
        self.code.bind(top);
        if counter.end == End::Excluded {
            self.leave_at_last(&counter, end);
        }
        self.give_value(variable, of, &counter);
        inside(self);
        self.code.bind(next);
        if counter.end == End::Included {
            self.leave_at_last(&counter, end);
        }
        self.count_on(&counter);
        self.code.branch(Op::Goto, top);
        self.code.bind(end);
    }

    /// Stores the lower bound, not below what the variable's type holds, and answers whether it counts itself.
    fn lower_bound(&mut self, local: u16, (of, counted): (BaseType, BaseType), bound: &Bound) -> End {
        let (least, greatest) = limits(of);
        if let Some(known) = known(&bound.value) {
            let first = if bound.end == End::Included { Some(known) } else { known.checked_add(1) };
            // A range that begins behind the last value is empty in any case.
            if let Some(first) = first.filter(|&first| first <= greatest) {
                self.number_constant(first.max(least), counted);
                self.op(Op::Store(local));
                return End::Included;
            }
        }
        self.value(&bound.value);
        self.op(Op::Store(local));
        if is_wider(counted, of) {
            let lowest = if bound.end == End::Included { least } else { least - 1 };
            self.clamp(local, counted, lowest, Op::IfICmpGe, Op::IfGe);
        }
        bound.end
    }

    /// Stores the upper bound, not above what the variable's type holds.
    fn upper_bound(&mut self, (of, counted): (BaseType, BaseType), bound: &Bound) -> Last {
        let (_, greatest) = limits(of);
        let highest = if bound.end == End::Included { greatest } else { greatest.saturating_add(1) };
        if let Some(known) = known(&bound.value) {
            return Last::Constant(if is_wider(counted, of) { known.min(highest) } else { known });
        }
        let local = self.local();
        self.value(&bound.value);
        self.op(Op::Store(local));
        if is_wider(counted, of) {
            self.clamp(local, counted, highest, Op::IfICmpLe, Op::IfLe);
        }
        Last::Local(local)
    }

    /// Replaces a local variable by a limit unless it compares with it as it should.
    fn clamp(&mut self, local: u16, counted: BaseType, limit: i64, fits_int: fn(u32) -> Op, fits: fn(u32) -> Op) {
        let end = self.code.label();
        self.op(Op::Load(local));
        self.number_constant(limit, counted);
        if counted == BaseType::Long {
            self.op(Op::LCmp);
            self.code.branch(fits, end);
        } else {
            self.code.branch(fits_int, end);
        }
        self.number_constant(limit, counted);
        self.op(Op::Store(local));
        self.code.bind(end);
    }

    fn give_value(&mut self, variable: BoundId, of: BaseType, counter: &Counter) {
        let local = if counter.counted == BaseType::Long && of != BaseType::Long {
            let local = self.local();
            self.op(Op::Load(counter.local));
            self.op(Op::L2I);
            self.op(Op::Store(local));
            local
        } else {
            counter.local
        };
        self.bound.insert(variable, local);
    }

    fn leave_at_last(&mut self, counter: &Counter, end: Label) {
        self.leave(counter, Op::IfICmpGe, Op::IfGe, end);
    }

    fn leave_beyond_last(&mut self, counter: &Counter, end: Label) {
        self.leave(counter, Op::IfICmpGt, Op::IfGt, end);
    }

    fn leave(&mut self, counter: &Counter, int: fn(u32) -> Op, other: fn(u32) -> Op, end: Label) {
        self.op(Op::Load(counter.local));
        match counter.last {
            Last::Constant(value) => self.number_constant(value, counter.counted),
            Last::Local(local) => self.op(Op::Load(local)),
        }
        if counter.counted == BaseType::Long {
            self.op(Op::LCmp);
            self.code.branch(other, end);
        } else {
            self.code.branch(int, end);
        }
    }

    fn count_on(&mut self, counter: &Counter) {
        if counter.counted == BaseType::Long {
            self.op(Op::Load(counter.local));
            self.op(Op::LConst(1));
            self.op(Op::LAdd);
            self.op(Op::Store(counter.local));
        } else {
            self.op(Op::IInc { local: counter.local, delta: 1 });
        }
    }

    fn number_constant(&mut self, value: i64, of: BaseType) {
        if of == BaseType::Long {
            self.code.long(value);
        } else {
            // Whoever counts in ints has limits that are ints.
            self.op(Op::IConst(value as i32));
        }
    }
}

fn known(value: &Typed) -> Option<i64> {
    match &value.node {
        Node::Constant(Constant::Int(value)) => Some(i64::from(*value)),
        Node::Constant(Constant::Long(value)) => Some(*value),
        _ => None,
    }
}

/// Whether numbers are counted that the variable's type does not have.
fn is_wider(counted: BaseType, of: BaseType) -> bool {
    limits(counted) != limits(of)
}
