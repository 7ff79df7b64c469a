//! What a call by contract forgets: what all cases that bind it let the method assign to.
//!
//! The first case that binds and says something of it names the locations that come into question. Of each of them that part
//! is forgotten that the other cases that bind name too, whatever they call it: a field of an object, elements of an array.
//! A case that says nothing of it, or `\everything`, allows all.

use super::Plan;
use crate::driver::cases::{Cases, Planned};
use crate::driver::conditions::{Arguments, begin};
use crate::driver::frame::{Compiled, Location};
use interp::symbolic::CONTRACT;
use program::{Assembler, FieldId, Label, Op};
use std::collections::BTreeSet;

/// So many ranges, at most, one range of elements is cut into; what is beyond that is forgotten as a whole.
const MOST_RANGES: usize = 64;

/// A location of a call, in local variables. The reference is null if the location does not exist.
#[derive(Clone, Copy)]
struct Kept {
    holder: u16,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    Field(FieldId),
    AllFields,
    AllElements,
    /// The first and the last index.
    Elements(u16, u16),
}

/// What a case lets the method assign to, as it was before the call.
struct Frame<'a> {
    case: &'a Planned,
    statics: BTreeSet<FieldId>,
    kept: Vec<Kept>,
}

impl Plan<'_> {
    /// Forgets what the cases that bind may assign.
    pub(super) fn forget(&mut self, cases: &Cases) {
        if self.constructs {
            self.code.op(Op::Load(0));
            self.native("forgetNew", "(Ljava/lang/Object;)V");
        }
        if self.agreed.pure {
            return;
        }
        if cases.cases.is_empty() {
            self.native("forgetEverything", "()V");
            return;
        }
        let before = self.before(cases);
        let mut frames = Vec::new();
        for case in &cases.cases {
            let Some(assignable) = &case.assignable else { continue };
            // Locations mean what they meant before the call.
            let skip = case.skip_unless_bound(&mut self.code);
            frames.push(Frame::keep(&mut self.code, case, assignable, &before, &mut self.free));
            self.code.bind(skip);
            self.code.op(Op::Nop);
        }
        let over = self.code.label();
        for (place, frame) in frames.iter().enumerate() {
            let skip = frame.case.skip_unless_bound(&mut self.code);
            let others = &frames[place + 1..];
            Forgetting { code: &mut self.code, free: &mut self.free }.frame(frame, others);
            self.code.branch(Op::Goto, over);
            self.code.bind(skip);
            self.code.op(Op::Nop);
        }
        for case in cases.cases.iter().filter(|case| case.assignable.is_none()) {
            let skip = case.skip_unless_bound(&mut self.code);
            self.native("forgetEverything", "()V");
            self.code.branch(Op::Goto, over);
            self.code.bind(skip);
            self.code.op(Op::Nop);
        }
        self.code.bind(over);
        self.code.op(Op::Nop);
    }
}

impl<'a> Frame<'a> {
    /// Evaluates the locations of a case.
    fn keep(
        code: &mut Assembler,
        case: &'a Planned,
        assignable: &Compiled,
        arguments: &Arguments<'_>,
        free: &mut u16,
    ) -> Frame<'a> {
        let mut frame = Frame { case, statics: BTreeSet::new(), kept: Vec::new() };
        for location in &assignable.locations {
            let (target, bounds, what) = match location {
                Location::Static(fields) => {
                    frame.statics.extend(fields);
                    continue;
                }
                Location::Field(target, field) => (target, None, What::Field(*field)),
                Location::AllFields(target) => (target, None, What::AllFields),
                Location::AllElements(array) => (array, None, What::AllElements),
                Location::Element(array, index) => (array, Some((index, index)), What::Elements(*free + 1, *free + 2)),
                Location::Elements(array, from, to) => (array, Some((from, to)), What::Elements(*free + 1, *free + 2)),
            };
            let holder = *free;
            *free += 3;
            let (start, end, missing, next) = (code.label(), code.label(), code.label(), code.label());
            begin(code, assignable.number);
            code.bind(start);
            target.push(code, arguments);
            code.op(Op::Store(holder));
            if let Some((from, to)) = bounds {
                from.push(code, arguments);
                code.op(Op::Store(holder + 1));
                to.push(code, arguments);
                code.op(Op::Store(holder + 2));
            }
            code.bind(end);
            code.branch(Op::Goto, next);
            code.bind(missing);
            code.op(Op::Pop);
            code.op(Op::AConstNull);
            code.op(Op::Store(holder));
            code.catch_all(start, end, missing);
            code.bind(next);
            over(code);
            frame.kept.push(Kept { holder, what });
        }
        frame
    }

    /// The locations that are in arrays.
    fn of_elements(&self) -> impl Iterator<Item = &Kept> {
        self.kept.iter().filter(|kept| matches!(kept.what, What::AllElements | What::Elements(..)))
    }
}

/// The expression has been evaluated; what follows is no part of it.
fn over(code: &mut Assembler) {
    code.op(Op::IConst(1));
    code.method(Op::InvokeStatic, CONTRACT, "assumed", "(Z)V");
}

/// Code that forgets, under construction.
struct Forgetting<'a> {
    code: &'a mut Assembler,
    free: &'a mut u16,
}

impl Forgetting<'_> {
    /// Forgets what a case that binds names and the others of a list do not forbid. A location that does not exist is not
    /// assigned to.
    fn frame(&mut self, frame: &Frame<'_>, others: &[Frame<'_>]) {
        for field in &frame.statics {
            let forbidden = self.code.label();
            for other in others.iter().filter(|other| !other.statics.contains(field)) {
                other.case.branch_if_bound(self.code, forbidden);
            }
            self.code.op(Op::IConst(field.index() as i32));
            self.native("forgetStatic", "(I)V");
            self.bind(forbidden);
        }
        for Kept { holder, what } in &frame.kept {
            let missing = self.code.label();
            self.code.op(Op::Load(*holder));
            self.code.branch(Op::IfNull, missing);
            match what {
                What::Field(field) => self.field(*holder, *field, others),
                What::AllFields => self.fields(*holder, others),
                What::AllElements => self.elements(*holder, None, few(others)),
                What::Elements(from, to) => self.elements(*holder, Some((*from, *to)), few(others)),
            }
            self.bind(missing);
        }
    }

    /// Forgets a field unless one of the cases forbids it.
    fn field(&mut self, holder: u16, field: FieldId, others: &[Frame<'_>]) {
        let forbidden = self.code.label();
        for other in others {
            let names = |kept: &&Kept| match kept.what {
                What::Field(named) => named == field,
                What::AllFields => true,
                What::AllElements | What::Elements(..) => false,
            };
            self.leave_unless_named(holder, other, names, forbidden);
        }
        self.code.op(Op::Load(holder));
        self.code.op(Op::IConst(field.index() as i32));
        self.native("forgetField", "(Ljava/lang/Object;I)V");
        self.bind(forbidden);
    }

    /// Forgets all fields of an object, or those that each of the cases names.
    fn fields(&mut self, holder: u16, others: &[Frame<'_>]) {
        let (some, done) = (self.code.label(), self.code.label());
        for other in others {
            self.leave_unless_named(holder, other, |kept| matches!(kept.what, What::AllFields), some);
        }
        self.code.op(Op::Load(holder));
        self.native("forgetFields", "(Ljava/lang/Object;)V");
        self.code.branch(Op::Goto, done);
        self.bind(some);
        let named = others.iter().flat_map(|other| &other.kept).filter_map(|kept| match kept.what {
            What::Field(field) => Some(field),
            _ => None,
        });
        for field in named.collect::<BTreeSet<FieldId>>() {
            self.field(holder, field, others);
        }
        self.bind(done);
    }

    /// Forgets the elements of an array in a range, or all, that each of the cases names.
    fn elements(&mut self, array: u16, range: Option<(u16, u16)>, others: &[Frame<'_>]) {
        let Some((other, others)) = others.split_first() else {
            self.code.op(Op::Load(array));
            match range {
                None => self.native("forgetElements", "(Ljava/lang/Object;)V"),
                Some((from, to)) => {
                    self.code.op(Op::Load(from));
                    self.code.op(Op::Load(to));
                    self.native("forgetRange", "(Ljava/lang/Object;II)V");
                }
            }
            return;
        };
        let (binds, done) = (self.code.label(), self.code.label());
        other.case.branch_if_bound(self.code, binds);
        self.elements(array, range, others);
        self.code.branch(Op::Goto, done);
        self.bind(binds);
        for kept in other.of_elements() {
            let elsewhere = self.code.label();
            self.code.op(Op::Load(array));
            self.code.op(Op::Load(kept.holder));
            self.code.branch(Op::IfACmpNe, elsewhere);
            match (kept.what, range) {
                (What::Elements(from, to), None) => self.elements(array, Some((from, to)), others),
                (What::Elements(from, to), Some(range)) => {
                    let both = (self.number("greater", range.0, from), self.number("less", range.1, to));
                    self.elements(array, Some(both), others);
                }
                _ => {
                    self.elements(array, range, others);
                    self.code.branch(Op::Goto, done);
                }
            }
            self.bind(elsewhere);
        }
        self.bind(done);
    }

    /// One of two numbers in local variables, in one of its own.
    fn number(&mut self, which: &str, one: u16, other: u16) -> u16 {
        let local = *self.free;
        *self.free += 1;
        self.code.op(Op::Load(one));
        self.code.op(Op::Load(other));
        self.native(which, "(II)I");
        self.code.op(Op::Store(local));
        local
    }

    /// Goes to a label if a case binds and none of some of its locations is in an object.
    fn leave_unless_named(
        &mut self,
        holder: u16,
        other: &Frame<'_>,
        names: impl FnMut(&&Kept) -> bool,
        forbidden: Label,
    ) {
        let (binds, allowed) = (self.code.label(), self.code.label());
        other.case.branch_if_bound(self.code, binds);
        self.code.branch(Op::Goto, allowed);
        self.bind(binds);
        for kept in other.kept.iter().filter(names) {
            self.code.op(Op::Load(holder));
            self.code.op(Op::Load(kept.holder));
            self.code.branch(Op::IfACmpEq, allowed);
        }
        self.code.branch(Op::Goto, forbidden);
        self.bind(allowed);
    }

    fn native(&mut self, name: &str, descriptor: &str) {
        self.code.method(Op::InvokeStatic, CONTRACT, name, descriptor);
    }

    fn bind(&mut self, label: Label) {
        self.code.bind(label);
        self.code.op(Op::Nop);
    }
}

/// The first cases of a list, as many as cut a range into few enough others: to leave out the rest forgets more, never less.
fn few<'a, 'b>(others: &'a [Frame<'b>]) -> &'a [Frame<'b>] {
    let mut ranges = 1;
    let count = others.iter().take_while(|other| {
        ranges *= 1 + other.of_elements().count();
        ranges <= MOST_RANGES
    });
    &others[..count.count()]
}
