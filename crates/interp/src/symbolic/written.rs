//! A watch over assignments: while a condition is evaluated nothing that was there before may be assigned to, and while a
//! method runs that says what it may assign, its assignments to what it was given are noted.

use super::contract::{Evaluation, checked};
use super::natives::place_among;
use super::outcome::{Violation, ViolationKind};
use crate::exception::TraceEntry;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::{Stop, Trap};
use decide::Verdict;
use heap::{Birth, Body, Number, ObjectId, Slot, Value, Version};
use program::{ClassKind, FieldId, FieldPlace, MethodId, Op, StaticSlot, Type};
use term::TermId;

/// The number that stands for a field in `writtenField` where an array element was written.
pub const NO_FIELD: i32 = -1;
/// The number where neither a field nor an element was: no location allows that.
const NEITHER: i32 = -2;

/// An assignment to something that was there when the method was entered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Write {
    pub what: Written,
    /// Whether anything was: elements of a range were only if there are any.
    exists: TermId,
    /// Where it was done, if by an instruction.
    at: Option<TraceEntry>,
}

/// What was assigned to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Written {
    Field(ObjectId, u16),
    Element(ObjectId, Slot),
    Static(StaticSlot),
    /// Whatever there is: a contract stood in for a method that may assign to everything.
    Everything(MethodId),
    /// What the JDK keeps for everybody, by a method that changes it, and the object that it was called on.
    Library {
        method: MethodId,
        of: Option<ObjectId>,
    },
}

/// The model of one of the methods of [`super::contract::CONTRACT`] that have to do with it.
pub(super) fn find(name: &str) -> Option<Native> {
    Some(match name {
        "writes" => writes,
        "written" => written,
        "writtenField" => written_field,
        "writtenIndex" => written_index,
        "isWritten" => is_written,
        "checkedWrite" => checked_write,
        _ => return None,
    })
}

impl Machine {
    /// `putfield` while assignments are watched.
    pub(crate) fn recorded_put(&mut self, op: Op) -> Result<Flow, Trap> {
        if let (Value::Object(object), Op::PutFieldSlot(slot) | Op::PutFieldNarrow { slot, .. }) = (self.peek(1), op) {
            if let Some(flow) = self.note_store(Written::Field(object, slot), self.peek(0))? {
                return Ok(flow);
            }
        }
        self.uncommon_put(op)
    }

    /// `putstatic` while assignments are watched.
    pub(crate) fn recorded_static(&mut self, op: Op) -> Result<Flow, Trap> {
        let (slot, value) = match op {
            Op::PutStaticNarrow { slot, narrow } => (slot, self.narrow_number(self.peek(0), narrow)),
            Op::PutStaticSlot(slot) => (slot, self.peek(0)),
            _ => return Err(Trap::unverifiable("an assignment to a static field by another instruction")),
        };
        if let Some(flow) = self.note_store(Written::Static(slot), value)? {
            return Ok(flow);
        }
        self.heap.set_static(slot, value.into());
        self.drop_operands(1);
        Ok(Flow::Next)
    }

    /// A store into a plain array while assignments are watched.
    pub(crate) fn recorded_array_store(&mut self, op: Op) -> Result<Flow, Trap> {
        if matches!((self.peek(2), self.peek(1)), (Value::Object(_), Value::Int(_))) {
            return self.store_symbolic(op);
        }
        self.uncommon_array_store(op)
    }

    /// An assignment is about to be made.
    pub(crate) fn note_write(&mut self, what: Written) -> Result<(), Trap> {
        self.note_write_if(what, TermId::TRUE)
    }

    /// The same for one that is made if a condition holds.
    pub(crate) fn note_write_if(&mut self, what: Written, exists: TermId) -> Result<(), Trap> {
        if self.is_cache(what) {
            return Ok(());
        }
        let condition = self.condition_under_way();
        if let Some(evaluation) = condition {
            self.refuse_write(evaluation, what)?;
        }
        if self.symbolic_mut().open.watches() {
            self.note_written_region(what);
        }
        if condition.is_some() {
            return Ok(());
        }
        let symbolic = self.symbolic_mut();
        if !symbolic.notes_writes || symbolic.writes.iter().any(|write| write.what == what) {
            return Ok(());
        }
        let given = match what {
            Written::Field(object, _) | Written::Element(object, _) | Written::Library { of: Some(object), .. } => {
                !self.heap.is_new(object)
            }
            Written::Static(_) | Written::Everything(_) | Written::Library { of: None, .. } => true,
        };
        if given {
            // Arrays are copied by a native method, or by code of our own, which have no lines.
            let has_lines = |entry: &TraceEntry| {
                let is_own = self.is_internal(self.program.method(entry.method).class);
                entry.op.is_some() && !is_own
            };
            let at = self.trace_entries().find(has_lines);
            self.symbolic_mut().writes.push(Write { what, exists, at });
        }
        Ok(())
    }

    fn is_internal(&self, class: program::ClassId) -> bool {
        self.program.class(class).name.starts_with("kukang/internal/")
    }

    /// A condition must not change what was there before.
    fn refuse_write(&mut self, evaluation: Evaluation, what: Written) -> Result<(), Trap> {
        let is_older = match what {
            Written::Field(object, _) | Written::Element(object, _) | Written::Library { of: Some(object), .. } => {
                !self.was_made_by(evaluation, object)
            }
            Written::Static(_) | Written::Everything(_) | Written::Library { of: None, .. } => true,
        };
        if !is_older {
            return Ok(());
        }
        let kind = ViolationKind::ConditionWrites { clause: evaluation.clause, what: self.name_of_written(what) };
        let trace = self.current_trace().into_iter().map(|entry| self.place(entry)).collect();
        Err(Trap::Stop(Box::new(Stop::Violated(Violation { kind, trace }))))
    }

    /// Whether an object is known to have been made while a condition is evaluated. One of the input was there before, also
    /// if nobody had looked at it, and so was what an earlier call by contract has made, whenever it was first seen.
    fn was_made_by(&self, evaluation: Evaluation, object: ObjectId) -> bool {
        let Some(row) = self.heap.symbolic(object) else { return object.0 >= evaluation.objects };
        row.context.birth == Birth::InCall && row.context.version > evaluation.last_call
    }

    /// The field that was written, unless it was an element.
    pub(super) fn field_of_written(&self, what: Written) -> Option<FieldId> {
        match what {
            Written::Element(..) | Written::Everything(_) | Written::Library { .. } => None,
            Written::Field(object, slot) => {
                let lineage = &self.program.class(self.layout_class(object)).lineage;
                let fields = lineage.iter().rev().flat_map(|&class| self.program.class(class).fields.iter().copied());
                fields.into_iter().find(|&id| self.program.field(id).place == FieldPlace::Instance(slot))
            }
            Written::Static(slot) => self.field_of_static(slot),
        }
    }

    pub(crate) fn name_of_written(&self, what: Written) -> String {
        match (self.field_of_written(what), what) {
            (Some(id), _) => {
                let field = self.program.field(id);
                format!("{}.{}", self.program.class(field.class).java_name(), self.program.text(field.name))
            }
            (None, Written::Element(array, _)) => {
                format!("an element of an array of {}", self.name_of_elements(array))
            }
            (None, Written::Everything(method)) => format!("whatever {} assigns to", self.called_in_words(method)),
            (None, Written::Library { method, .. }) => format!("what {} changes", self.called_in_words(method)),
            (None, _) => "a field".to_owned(),
        }
    }

    /// Loads the class that a field or an element is declared with, and those below it, whose objects a run of this path gives it at
    /// first, and finds out which of them nobody can make. The path itself asks nothing of them: one that cannot be loaded only
    /// leaves the run without such an object.
    fn load_what_was_held(&mut self, what: Written) -> Result<(), Trap> {
        let name = match (self.field_of_written(what), what) {
            (Some(field), _) => match Type::parse(self.program.text(self.program.field(field).descriptor)) {
                Some(Type::Class(name)) => name,
                _ => return Ok(()),
            },
            (None, Written::Element(array, _)) => match self.program.class(self.heap.class(array)).kind {
                ClassKind::Array { element, .. } => self.program.class(element).name.as_ref().into(),
                _ => return Ok(()),
            },
            _ => return Ok(()),
        };
        let classes = self.program.load_with_those_below(&name);
        self.require_initializers_tried(&classes)
    }

    fn assignment_in_words(&self, what: Written) -> String {
        match what {
            Written::Everything(method) => {
                format!("the call of {} may assign everything", self.called_in_words(method))
            }
            Written::Library { method, .. } => {
                format!("the call of {} changes what the JDK keeps for everybody", self.called_in_words(method))
            }
            _ => format!("{} is assigned to", self.name_of_written(what)),
        }
    }

    pub(super) fn called_in_words(&self, method: MethodId) -> String {
        let called = self.program.method(method);
        let class = self.program.class(called.class).java_name();
        match self.program.text(called.name) {
            "<init>" => format!("new {class}"),
            name => format!("{class}.{name}"),
        }
    }

    fn name_of_elements(&self, array: ObjectId) -> String {
        match self.program.class(self.heap.class(array)).kind {
            ClassKind::Array { element, .. } => self.program.class(element).java_name(),
            _ => "unknown type".to_owned(),
        }
    }

    /// Adds what was changed by other means than instructions, so that nothing is missed.
    fn note_silent_writes(&mut self) {
        let mut found = Vec::new();
        for symbolic in self.heap.symbolic_objects() {
            if symbolic.context.version != Version::INPUT {
                continue;
            }
            let Body::Fields(fields) = &self.heap.get(symbolic.object).body else { continue };
            for (slot, (current, initial)) in fields.iter().zip(&symbolic.initial).enumerate() {
                let (current, initial) = (self.heap.resolved(current.value()), self.heap.resolved(initial.value()));
                let what = Written::Field(symbolic.object, slot as u16);
                let is_known =
                    self.symbolic.as_ref().is_some_and(|state| state.writes.iter().any(|it| it.what == what));
                if current != initial && !is_known && !self.is_cache(what) {
                    found.push((Write { what, exists: TermId::TRUE, at: None }, current, initial));
                }
            }
        }
        for (write, current, initial) in found {
            if !self.is_settled(current, initial) {
                self.symbolic_mut().writes.push(write);
            }
        }
    }

    /// Whether a number only stands for the unknown that the path has found to be that number.
    fn is_settled(&mut self, current: Value, initial: Value) -> bool {
        if !matches!(initial, Value::Term(..)) {
            return false;
        }
        let (Ok(current), Ok(initial)) = (self.term_of(current), self.term_of(initial)) else { return false };
        let symbolic = self.symbolic_mut();
        let same = symbolic.terms.equal(current, initial);
        let differs = symbolic.terms.not(same);
        symbolic.decider.check(&symbolic.terms, differs) == Verdict::Unsat
    }

    fn write(&mut self, arguments: &[Value], place: usize) -> Result<Write, Trap> {
        let number = place_among(arguments, place);
        let write = number.and_then(|number| self.symbolic_mut().writes.get(number).copied());
        write.ok_or_else(|| Trap::unverifiable("an assignment of a number that none has"))
    }
}

fn writes(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    machine.note_silent_writes();
    let count = machine.symbolic_mut().writes.len() as i32;
    Ok(Step::Done(Some(Value::Int(count))))
}

fn written(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let object = match machine.write(arguments, 0)?.what {
        Written::Field(object, _) | Written::Element(object, _) => Value::Object(object),
        Written::Library { of, .. } => of.map_or(Value::Null, Value::Object),
        Written::Static(_) | Written::Everything(_) => Value::Null,
    };
    Ok(Step::Done(Some(object)))
}

fn written_field(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let what = machine.write(arguments, 0)?.what;
    let field = match what {
        Written::Everything(_) | Written::Library { .. } => NEITHER,
        _ => machine.field_of_written(what).map_or(NO_FIELD, |field| field.index() as i32),
    };
    Ok(Step::Done(Some(Value::Int(field))))
}

fn written_index(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let index = match machine.write(arguments, 0)?.what {
        Written::Element(_, index) => index.value(),
        _ => Value::Int(-1),
    };
    Ok(Step::Done(Some(index)))
}

/// Whether an assignment was made at all: a constant, or a term if only the elements of a range were and there may be none.
fn is_written(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let exists = machine.write(arguments, 0)?.exists;
    if exists == TermId::TRUE {
        return Step::int(1);
    }
    let terms = &mut machine.symbolic_mut().terms;
    let (yes, no) = (terms.int(1), terms.int(0));
    let term = terms.ite(exists, yes, no);
    Ok(Step::Done(Some(Slot::term(Number::Int, term).value())))
}

/// Whether an assignment was one of those that the contract admits.
fn checked_write(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let write = machine.write(arguments, 1)?;
    let clause = machine.symbolic_mut().evaluating.map_or(0, |evaluation| evaluation.clause);
    let found = checked(machine, &arguments[..1]);
    if matches!(&found, Err(Trap::Stop(stop)) if matches!(**stop, Stop::Violated(_))) {
        machine.load_what_was_held(write.what)?;
    }
    found.map_err(|trap| match trap {
        Trap::Stop(stop) if matches!(*stop, Stop::Violated(_)) => {
            let kind = ViolationKind::Assignment { clause, what: machine.assignment_in_words(write.what) };
            let trace = write.at.into_iter().map(|entry| machine.place(entry)).collect();
            Trap::Stop(Box::new(Stop::Violated(Violation { kind, trace })))
        }
        other => other,
    })
}
