//! `assignable`: every assignment to what the method was given must be one of those that its contract lists.
//!
//! The machine notes assignments while the method runs. Afterwards each of them is compared with the locations, whose
//! expressions mean what they meant before the method. A location that does not exist, because a reference on the way to
//! it is null, allows nothing.

use super::Plan;
use super::clause::{Clause, ClauseKind};
use super::conditions::{Arguments, Conditions, Expression, begin};
use contract::{Assigned, Place, TypedLocation};
use interp::Machine;
use interp::symbolic::{CONTRACT, NO_FIELD};
use program::{Assembler, FieldId, Label, Op};

/// An `assignable` clause that can be checked.
pub(super) struct Compiled {
    pub number: u32,
    pub locations: Vec<Location>,
}

pub(super) enum Location {
    Static(Vec<FieldId>),
    Field(Expression, FieldId),
    AllFields(Expression),
    Element(Expression, Expression),
    AllElements(Expression),
    Elements(Expression, Expression, Expression),
}

/// Checks and compiles a clause. `None`: everything may be assigned, or there are problems, which are noted.
pub(super) fn compile(conditions: &mut Conditions, machine: &mut Machine, assigned: &Assigned) -> Option<Compiled> {
    let wanted = assigned.locations.as_ref()?;
    let number = conditions.number(ClauseKind::Assignable, &assigned.place);
    let mut locations = Vec::new();
    for location in wanted {
        match contract::check_location(&mut machine.program, &assigned.scope, &location.value) {
            Ok(typed) => locations.push(compile_location(conditions, machine, assigned, &typed)),
            Err(problems) => {
                conditions.problems.extend(assigned.place.text.diagnostics(problems));
            }
        }
    }
    Some(Compiled { number, locations })
}

/// What `pure` says at some place: nothing may be assigned.
pub(super) fn nothing(conditions: &mut Conditions, at: Option<&Place>) -> Compiled {
    let (kind, text) = (ClauseKind::Assignable, "pure".to_owned());
    let number = match at {
        Some(place) => conditions.number_as(kind, text, place),
        None => {
            let (file, line) = conditions.annotated.clone();
            conditions.add(Clause::new(kind, text, file, Some(line)))
        }
    };
    Compiled { number, locations: Vec::new() }
}

fn compile_location(
    conditions: &mut Conditions,
    machine: &mut Machine,
    assigned: &Assigned,
    location: &TypedLocation,
) -> Location {
    let mut value = |typed: &contract::Typed| conditions.expression(machine, &assigned.scope, typed);
    match location {
        TypedLocation::StaticField(field) => Location::Static(vec![*field]),
        TypedLocation::AllStaticFields(class) => {
            let fields = machine.program.class(*class).fields.iter().copied();
            Location::Static(fields.filter(|&field| machine.program.field(field).is_static()).collect())
        }
        TypedLocation::Field { target, field } => Location::Field(value(target), *field),
        TypedLocation::AllFields(target) => Location::AllFields(value(target)),
        TypedLocation::Element { array, index } => Location::Element(value(array), value(index)),
        TypedLocation::AllElements(array) => Location::AllElements(value(array)),
        TypedLocation::Elements { array, from, to } => Location::Elements(value(array), value(from), value(to)),
    }
}

/// Checks every noted assignment.
pub(super) fn check(plan: &mut Plan<'_>, assignable: &Compiled, arguments: &Arguments<'_>) {
    each_noted(&mut plan.code, &mut plan.free, "writes", |code, place| {
        begin(code, assignable.number);
        let (allowed, decided) = (code.label(), code.label());
        let write = Noted { place, arguments };
        let by_index = |location: &&Location| matches!(location, Location::Element(..) | Location::Elements(..));
        for location in assignable.locations.iter().filter(|location| !by_index(location)) {
            write.branch_if_in(code, location, allowed);
        }
        // Only where indices matter need the path know whether a call has assigned to any.
        write.branch_unless_made(code, allowed);
        for location in assignable.locations.iter().filter(by_index) {
            write.branch_if_in(code, location, allowed);
        }
        code.op(Op::IConst(0));
        code.branch(Op::Goto, decided);
        code.bind(allowed);
        code.op(Op::IConst(1));
        code.bind(decided);
        code.op(Op::Load(place));
        code.method(Op::InvokeStatic, CONTRACT, "checkedWrite", "(ZI)V");
    });
}

/// A loop over the numbers of what the machine has noted, as many as a method of `Contract` says. Takes two local variables
/// that are free, the second of which is the number.
pub(super) fn each_noted(code: &mut Assembler, free: &mut u16, counted: &str, body: impl FnOnce(&mut Assembler, u16)) {
    let (count, place) = (*free, *free + 1);
    *free += 2;
    let (again, done) = (code.label(), code.label());
    code.method(Op::InvokeStatic, CONTRACT, counted, "()I");
    code.op(Op::Store(count));
    code.op(Op::IConst(0));
    code.op(Op::Store(place));
    code.bind(again);
    code.op(Op::Load(place));
    code.op(Op::Load(count));
    code.branch(Op::IfICmpGe, done);
    body(code, place);
    code.op(Op::IInc { local: place, delta: 1 });
    code.branch(Op::Goto, again);
    code.bind(done);
    code.op(Op::Nop);
}

/// An assignment whose number is in a local variable.
struct Noted<'a> {
    place: u16,
    arguments: &'a Arguments<'a>,
}

impl Noted<'_> {
    fn branch_if_in(&self, code: &mut Assembler, location: &Location, allowed: Label) {
        let other = code.label();
        let (start, end, missing) = (code.label(), code.label(), code.label());
        code.bind(start);
        match location {
            Location::Static(fields) => {
                for &field in fields {
                    self.push_field(code);
                    code.op(Op::IConst(field.index() as i32));
                    code.branch(Op::IfICmpEq, allowed);
                }
            }
            Location::Field(target, field) => {
                self.push_field(code);
                code.op(Op::IConst(field.index() as i32));
                code.branch(Op::IfICmpNe, other);
                self.branch_if_written(code, target, allowed, other);
            }
            Location::AllFields(target) => {
                // What turns out to be an array has elements, but no fields.
                self.push_field(code);
                code.op(Op::IConst(NO_FIELD));
                code.branch(Op::IfICmpEq, other);
                self.branch_if_written(code, target, allowed, other);
            }
            Location::AllElements(array) => {
                self.leave_unless_element(code, other);
                self.branch_if_written(code, array, allowed, other);
            }
            Location::Element(array, index) => {
                self.leave_unless_element(code, other);
                self.leave_unless_index(code, index, Op::IfICmpNe, other);
                self.branch_if_written(code, array, allowed, other);
            }
            Location::Elements(array, from, to) => {
                self.leave_unless_element(code, other);
                self.leave_unless_index(code, from, Op::IfICmpLt, other);
                self.leave_unless_index(code, to, Op::IfICmpGt, other);
                self.branch_if_written(code, array, allowed, other);
            }
        }
        code.bind(end);
        code.branch(Op::Goto, other);
        code.bind(missing);
        code.op(Op::Pop);
        code.method(Op::InvokeStatic, CONTRACT, "leaveOld", "()V");
        code.catch_all(start, end, missing);
        code.bind(other);
        code.op(Op::Nop);
    }

    /// A call by contract that may assign to the elements of a range has assigned to nothing if there are none.
    fn branch_unless_made(&self, code: &mut Assembler, allowed: Label) {
        code.op(Op::Load(self.place));
        code.method(Op::InvokeStatic, CONTRACT, "isWritten", "(I)Z");
        code.branch(Op::IfEq, allowed);
    }

    fn push_field(&self, code: &mut Assembler) {
        code.op(Op::Load(self.place));
        code.method(Op::InvokeStatic, CONTRACT, "writtenField", "(I)I");
    }

    fn leave_unless_element(&self, code: &mut Assembler, other: Label) {
        self.push_field(code);
        code.op(Op::IConst(NO_FIELD));
        code.branch(Op::IfICmpNe, other);
    }

    /// Compares the written index with one, and leaves by the branch that is taken if it does not fit.
    fn leave_unless_index(&self, code: &mut Assembler, index: &Expression, unless: fn(u32) -> Op, other: Label) {
        code.op(Op::Load(self.place));
        code.method(Op::InvokeStatic, CONTRACT, "writtenIndex", "(I)I");
        self.push_old(code, index);
        code.branch(unless, other);
    }

    /// What was assigned to is null if it is no part of an object, which no location allows, not even one in null.
    fn branch_if_written(&self, code: &mut Assembler, target: &Expression, allowed: Label, other: Label) {
        code.op(Op::Load(self.place));
        code.method(Op::InvokeStatic, CONTRACT, "written", "(I)Ljava/lang/Object;");
        code.branch(Op::IfNull, other);
        self.push_old(code, target);
        code.op(Op::Load(self.place));
        code.method(Op::InvokeStatic, CONTRACT, "written", "(I)Ljava/lang/Object;");
        code.branch(Op::IfACmpEq, allowed);
    }

    /// The value that an expression had before the method.
    fn push_old(&self, code: &mut Assembler, value: &Expression) {
        code.method(Op::InvokeStatic, CONTRACT, "enterOld", "()V");
        value.push(code, self.arguments);
        code.method(Op::InvokeStatic, CONTRACT, "leaveOld", "()V");
    }
}
