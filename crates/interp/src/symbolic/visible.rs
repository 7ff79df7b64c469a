//! Visible states: what must hold where a method begins and ends, and where a contract stands in for one.
//!
//! Conditions of contracts are evaluated by code, which asks here what it cannot know by itself: whether a state is
//! visible at all, whether an object is one that the method under check was given, so that it had its invariants when that
//! began, and which of the fields that must not be null are.

use super::alternative::Then;
use super::natives::place_among;
use super::outcome::{Gap, Violation, ViolationKind};
use super::postponed::turns_out_to_be;
use super::written::Written;
use crate::frame::{Activation, Native, Step};
use crate::machine::Machine;
use crate::trap::{Stop, Trap};
use heap::{Body, Knowledge, ObjectId, SymbolicObject, Value, Version};
use program::{ClassId, MethodId};
use std::collections::BTreeSet;

/// The methods of the class of natives that have to do with it.
pub(crate) const METHODS: [(&str, &str); 13] = [
    ("isVisible", "()Z"),
    ("isAsGiven", "(Ljava/lang/Object;)Z"),
    ("isGiven", "(Ljava/lang/Object;)Z"),
    ("isUntouched", "(Ljava/lang/Object;II)Z"),
    ("isOlder", "(Ljava/lang/Object;)Z"),
    ("isKnownToBe", "(Ljava/lang/Object;I)Z"),
    ("turnsOutToBe", "(Ljava/lang/Object;I)Z"),
    ("emptyFields", "()I"),
    ("emptyField", "(I)Ljava/lang/Object;"),
    ("filled", "(ZI)V"),
    ("limited", "(I)V"),
    ("nextForgotten", "(Ljava/lang/Object;)Ljava/lang/Object;"),
    ("admit", "(Ljava/lang/Object;)V"),
];

/// Those of them that take references which are not resolved.
pub(super) const TAKE_SYMBOLS: [&str; 6] =
    ["isAsGiven", "isGiven", "isUntouched", "isOlder", "isKnownToBe", "turnsOutToBe"];

/// Marks methods that are invariants.
const INVARIANT: &str = "kukang/contracts/Invariant";

/// Marks methods that say of which objects the invariants of their class speak.
pub const LIMIT: &str = "kukang/contracts/Limit";

/// The model of one of them.
pub(super) fn find(name: &str) -> Option<Native> {
    Some(match name {
        "isVisible" => is_visible,
        "isAsGiven" => is_as_given,
        "isGiven" => is_given,
        "isUntouched" => is_untouched,
        "isOlder" => is_older,
        "isKnownToBe" => is_known_to_be,
        "turnsOutToBe" => turns_out_to_be,
        "emptyFields" => empty_fields,
        "emptyField" => empty_field,
        "filled" => filled,
        "limited" => limited,
        "nextForgotten" => next_forgotten,
        "admit" => super::admit::admit,
        _ => return None,
    })
}

impl Machine {
    /// Whether a reference is the receiver or a parameter of the method under check, which had its invariants when the
    /// method began. A helper relies on none.
    fn is_parameter(&self, value: Value) -> bool {
        let Some(input) = self.input().filter(|_| self.symbolic.as_ref().is_some_and(|it| it.relies_on_invariants))
        else {
            return false;
        };
        let Body::Fields(parameters) = &self.heap.get(input.object).body else { return false };
        let value = self.heap.resolved(value);
        parameters.iter().any(|parameter| {
            let parameter = self.heap.resolved(parameter.value());
            matches!(parameter, Value::Object(_) | Value::Symbol(_)) && parameter == value
        })
    }

    /// The objects that are being constructed and that a call by contract cannot reach: neither what it is given nor any
    /// static field leads to them, nor does the input or what an earlier call could reach. They need not be in order, and
    /// nobody else changes them.
    pub(super) fn unfinished(&self) -> BTreeSet<ObjectId> {
        let mut found = self.under_construction();
        if found.is_empty() {
            return found;
        }
        let mut roots = self.users_statics();
        roots.extend(self.heap.symbolic_objects().iter().map(|row| Value::Object(row.object)));
        roots.extend(self.given_to_call());
        let escaped = self.symbolic.iter().flat_map(|symbolic| &symbolic.open.escaped);
        roots.extend(escaped.map(|&object| Value::Object(object)));
        let reached = self.reached_from(roots);
        found.retain(|object| !reached.contains(object));
        found
    }

    /// What the running stand-in was given. The object of a constructor is not given to anybody.
    pub(super) fn given_to_call(&self) -> Vec<Value> {
        let Ok(method) = self.stands_for() else { return Vec::new() };
        let frame = self.frame();
        let count = usize::from(self.targets[frame.code.method.index()].arguments);
        let first = usize::from(self.program.text(self.program.method(method).name) == "<init>");
        let locals = self.stack.get(frame.base as usize..).unwrap_or_default();
        locals.iter().take(count).skip(first).map(|slot| slot.value()).collect()
    }

    /// The objects of constructors that have not returned, or never will, and those of which the constructor has not been
    /// called yet.
    fn under_construction(&self) -> BTreeSet<ObjectId> {
        let mut found: BTreeSet<ObjectId> =
            self.symbolic.iter().flat_map(|symbolic| symbolic.open.abandoned.iter().copied()).collect();
        let frames = || self.frames.iter().filter_map(Activation::java);
        for frame in frames() {
            if self.program.text(self.program.method(frame.code.method).name) == "<init>" {
                found.extend(self.stack.get(frame.base as usize).and_then(|slot| slot.value().as_object()));
            }
        }
        // Compilers keep two references to a new object, side by side, while they evaluate what its constructor is given.
        for frame in frames() {
            let first = frame.base as usize + usize::from(frame.code.max_locals);
            let operands = self.stack.get(first..frame.sp as usize).unwrap_or_default();
            let pairs = operands.windows(2).filter(|pair| pair[0].value() == pair[1].value());
            found.extend(pairs.filter_map(|pair| pair[0].value().as_object()));
        }
        let is_new = |object: ObjectId| object.0 >= self.heap.first_of_path() && self.heap.symbolic(object).is_none();
        found.retain(|&object| is_new(object));
        found
    }

    /// An exception leaves the topmost frame. If that is of a constructor, nobody has its object, or should.
    pub(crate) fn note_abandoned(&mut self) {
        if !self.has_non_null() {
            return;
        }
        let frame = self.frame();
        let constructs = self.program.text(self.program.method(frame.code.method).name) == "<init>";
        let object = self.stack.get(frame.base as usize).and_then(|slot| slot.value().as_object());
        if let (true, Some(object)) = (constructs, object) {
            self.symbolic_mut().open.abandoned.push(object);
        }
    }

    /// What the methods of the JDK that have not returned were given and hold.
    fn locals_of_library(&self) -> Vec<Value> {
        let frames = self.frames.iter().filter_map(Activation::java);
        let of_library = frames.filter(|frame| self.program.class(frame.code.class).module.is_some());
        let locals = of_library.flat_map(|frame| {
            let first = frame.base as usize;
            self.stack.get(first..first + usize::from(frame.code.max_locals)).unwrap_or_default()
        });
        locals.map(|slot| slot.value()).collect()
    }

    /// Whether an object was there when the method under check began, and holds what it held. A number that the path has
    /// only fixed is the one that was there.
    fn has_what_it_had(&mut self, object: ObjectId) -> Result<bool, Trap> {
        let Some(row) = self.heap.symbolic(object).filter(|row| row.context.version == Version::INPUT) else {
            return Ok(false);
        };
        if self.heap.is_unchanged(row) {
            return Ok(true);
        }
        let Body::Fields(fields) = &self.heap.get(object).body else { return Ok(false) };
        let now_and_then = |(now, then): (&heap::Slot, &heap::Slot)| {
            (now != then).then(|| (self.heap.resolved(now.value()), self.heap.resolved(then.value())))
        };
        let different: Vec<(Value, Value)> = fields.iter().zip(&row.initial).filter_map(now_and_then).collect();
        for (now, then) in different {
            let is_fixed = matches!(
                (now, then),
                (Value::Int(_) | Value::Long(_) | Value::Float(_) | Value::Double(_), Value::Term(..))
            );
            if now != then && !is_fixed {
                return Ok(false);
            }
            if is_fixed {
                let same = self.same_numbers(now, then)?;
                let differ = self.symbolic_mut().terms.not(same);
                if self.is_possible(differ) {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Whether the path has found that a reference is to an object of a class.
    fn is_known_to_be(&mut self, reference: Value, class: ClassId) -> bool {
        let types = match self.heap.resolved(reference) {
            Value::Object(object) => match self.unsettled_types(object) {
                Some(types) => types,
                None => return self.is_instance(object, class),
            },
            Value::Symbol(symbol) if self.heap.symbol(symbol).knowledge == Knowledge::NotNull => {
                self.heap.symbol(symbol).types
            }
            _ => return false,
        };
        let classes = self.symbolic_mut().types.classes(types).clone();
        classes.iter().all(|&exact| self.program.is_subtype(exact, class))
    }

    /// Whether an object may be of a class, and all classes that it may have are of one type of the program, whatever its
    /// variable says.
    pub(super) fn is_narrowed_to(&self, reference: Value, class: ClassId) -> bool {
        let classes = self.classes_of(reference);
        let may_be = classes.iter().any(|&exact| self.program.is_subtype(exact, class));
        let Some((&first, others)) = classes.split_first().filter(|_| may_be) else { return false };
        let of = self.program.class(first);
        let mut types = of.lineage.iter().chain(of.all_interfaces.iter()).filter(|&&it| {
            let it = self.program.class(it);
            it.module.is_none() && it.host.is_none()
        });
        types.any(|&it| others.iter().all(|&other| self.program.is_subtype(other, it)))
    }

    /// Whether nothing has changed since the method was entered. What `Class` objects and strings keep for the next who asks is
    /// no change: whether it was there before depends on what else was run.
    fn is_as_entered(&self) -> bool {
        let keeps_only = [self.known.class, self.known.string];
        self.heap.is_as_entered(|class| keeps_only.contains(&class))
    }

    /// Takes note that nobody has asked what a class says of an object that may be of it.
    fn leave_unasked(&mut self, reference: Value, class: ClassId) {
        let (left, is_call) = ((self.heap.resolved(reference), class), self.stands_for().is_ok());
        let unasked = &mut self.symbolic_mut().unasked;
        if is_call && !unasked.contains(&left) {
            unasked.push(left);
        }
    }

    /// Tells of objects that calls by contract were given unasked and that have turned out to be of a class that says
    /// something of them, at the end of a path.
    pub fn note_unasked(&mut self) {
        let unasked = self.symbolic_mut().unasked.clone();
        for (reference, class) in unasked {
            if self.is_narrowed_to(reference, class) {
                let name = self.program.class(class).java_name();
                self.note_gap(Gap::FoundLater(name));
            }
        }
    }

    fn empty(&mut self, arguments: &[Value], place: usize) -> Result<Written, Trap> {
        let number = place_among(arguments, place);
        let found = number.and_then(|number| self.symbolic_mut().empty.get(number).copied());
        found.ok_or_else(|| Trap::unverifiable("a field of a number that none has"))
    }
}

/// Whether the state in which a contract stands in for a method is one in which invariants hold: no condition and no
/// invariant is being evaluated.
fn is_visible(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let is_invariant = |activation: &Activation| match activation {
        Activation::Java(frame) => {
            [INVARIANT, LIMIT].iter().any(|name| machine.program.has_annotation(frame.code.method, name))
        }
        _ => false,
    };
    let evaluates = machine.symbolic.as_ref().is_some_and(|symbolic| symbolic.evaluating.is_some());
    let visible = !evaluates && !machine.frames.iter().any(is_invariant);
    Step::bool(visible)
}

/// Whether an object was given to the method under check, and nothing has changed since: then it has the invariants that
/// it had.
fn is_as_given(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    Step::bool(machine.is_parameter(arguments[0]) && machine.is_as_entered())
}

/// The same whatever has changed. Which object it is has to be known, since it may be one of several.
fn is_given(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    if let Value::Symbol(symbol) = machine.heap.resolved(arguments[0]) {
        machine.resolve(symbol, Then::Retry)?;
        return Ok(Step::Retry);
    }
    Step::bool(machine.is_parameter(arguments[0]))
}

/// Whether an object was there when the method under check began, and has not been assigned to since. If nobody has decided
/// which object it is, it must not be one that was assigned to and may be of the class. Nothing else may have changed
/// either, since what the class says may look at that, unless the variable is of a type of the JDK and the path has not
/// found the object to be of any type of the program: objects of any class could be in it, and to ask each of those would
/// split the path by all the classes that there are. Without a type of the variable, the object alone counts.
fn is_untouched(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (Value::Int(class), Value::Int(declared)) = (arguments[1], arguments[2]) else {
        return Err(Trap::unverifiable("a class without a number"));
    };
    let (class, declared) = (ClassId(class as u32), u32::try_from(declared).ok().map(ClassId));
    let relies = machine.symbolic.as_ref().is_some_and(|symbolic| symbolic.relies_on_invariants);
    if !relies || machine.heap.forgot_unseen() != Version::INPUT {
        return Step::bool(false);
    }
    let untouched = match machine.heap.resolved(arguments[0]) {
        // A call by contract may have made it or found it, which are not the same.
        Value::Symbol(symbol)
            if declared.is_none() && machine.heap.symbol(symbol).context.version != Version::INPUT =>
        {
            machine.resolve(symbol, Then::Retry)?;
            return Ok(Step::Retry);
        }
        Value::Object(object) if declared.is_none() => machine.has_what_it_had(object)?,
        Value::Object(object) => machine
            .heap
            .symbolic(object)
            .is_some_and(|row| row.context.version == Version::INPUT && machine.heap.is_unchanged(row)),
        Value::Symbol(symbol) => {
            let may_be = |row: &SymbolicObject| {
                let symbolic = machine.symbolic.as_ref().expect("symbols are there");
                let mut classes = symbolic.types.classes(row.types).iter();
                classes.any(|&exact| machine.program.is_subtype(exact, class))
            };
            // When the method ends, what it was given is looked at one by one anyway.
            let at_end = machine.stands_for().is_err();
            let is_looked_at = |row: &SymbolicObject| at_end && machine.is_parameter(Value::Object(row.object));
            let mut rows = machine.heap.symbolic_objects().iter().filter(|row| !is_looked_at(row));
            machine.heap.symbol(symbol).context.version == Version::INPUT
                && !rows.any(|row| !machine.heap.is_unchanged(row) && may_be(row))
        }
        _ => false,
    };
    let others_count = match declared {
        Some(of) => machine.program.class(of).module.is_none() || machine.is_narrowed_to(arguments[0], class),
        None => false,
    };
    if untouched && declared.is_some() && !others_count && !machine.is_as_entered() {
        machine.leave_unasked(arguments[0], class);
    }
    Step::bool(untouched && (machine.is_as_entered() || !others_count))
}

/// Whether an object was there when the method under check began, and the method relies on invariants.
fn is_older(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    if let Value::Symbol(symbol) = machine.heap.resolved(arguments[0]) {
        machine.resolve(symbol, Then::Retry)?;
        return Ok(Step::Retry);
    }
    let relies = machine.symbolic.as_ref().is_some_and(|symbolic| symbolic.relies_on_invariants);
    let object = machine.heap.resolved(arguments[0]).as_object();
    let is_input = |object| machine.heap.symbolic(object).is_some() && machine.heap.is_input(object);
    Step::bool(relies && object.is_some_and(is_input))
}

fn is_known_to_be(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Int(class) = arguments[1] else { return Err(Trap::unverifiable("a class without a number")) };
    Step::bool(machine.is_known_to_be(arguments[0], ClassId(class as u32)))
}

/// How many fields that must not be null are, or may be: in objects of the input that were assigned to, and in those that
/// the path has made, and static fields that the path knows.
fn empty_fields(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let mut found = Vec::new();
    let input = machine.input().map(|input| input.object);
    let symbolic = machine.heap.symbolic_objects().iter().map(|row| row.object);
    let objects: BTreeSet<ObjectId> =
        symbolic.chain(machine.heap.objects_of_path()).filter(|&object| Some(object) != input).collect();
    read_what_helpers_left(machine, &objects)?;
    for object in objects {
        let Body::Fields(fields) = &machine.heap.get(object).body else { continue };
        for (slot, value) in fields.iter().enumerate() {
            let what = Written::Field(object, slot as u16);
            if may_be_null(machine, value.value()) && must_not_be_null(machine, what) {
                found.push(what);
            }
        }
    }
    for slot in machine.statics_under_analysis().0 {
        let what = Written::Static(slot);
        if may_be_null(machine, machine.heap.static_slot(slot).value()) && must_not_be_null(machine, what) {
            found.push(what);
        }
    }
    if found.iter().any(|what| matches!(what, Written::Field(..))) {
        let unfinished = machine.unfinished();
        found.retain(|what| !matches!(what, Written::Field(object, _) if unfinished.contains(object)));
    }
    let count = found.len() as i32;
    machine.symbolic_mut().empty = found;
    Step::int(count)
}

/// Fields that nobody has read hold what they should, unless a helper may have assigned to them or was given them.
fn read_what_helpers_left(machine: &mut Machine, objects: &BTreeSet<ObjectId>) -> Result<(), Trap> {
    if machine.symbolic.as_ref().is_some_and(|it| it.relies_on_invariants && !it.open.has_helpers()) {
        return Ok(());
    }
    let mut left = Vec::new();
    for &object in objects {
        let Body::Fields(fields) = &machine.heap.get(object).body else { continue };
        let unread = fields.iter().enumerate().filter(|(_, value)| value.value() == Value::Unread);
        let slots = unread.map(|(slot, _)| slot as u16).filter(|&slot| machine.may_be_empty(object, slot));
        left.extend(slots.map(|slot| (object, slot)));
    }
    for (object, slot) in left {
        machine.initialize_field(object, slot)?;
    }
    for slot in machine.statics_under_analysis().0 {
        let value = machine.heap.static_slot(slot);
        let is_left = value.is_unread() && !machine.keeps_non_null(value.forgotten_by().unwrap_or(Version::INPUT));
        if is_left && must_not_be_null(machine, Written::Static(slot)) {
            machine.initialize_static(slot)?;
        }
    }
    Ok(())
}

fn may_be_null(machine: &Machine, value: Value) -> bool {
    match machine.heap.resolved(value) {
        Value::Null => true,
        Value::Symbol(symbol) => machine.heap.symbol(symbol).knowledge == Knowledge::MayBeNull,
        _ => false,
    }
}

fn must_not_be_null(machine: &Machine, what: Written) -> bool {
    machine.field_of_written(what).is_some_and(|field| machine.is_non_null(field))
}

fn empty_field(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    Ok(Step::Done(Some(match machine.empty(arguments, 0)? {
        Written::Field(object, slot) => machine.heap.field(object, slot),
        Written::Static(slot) => machine.heap.static_slot(slot).value(),
        Written::Element(..) | Written::Everything(_) | Written::Library { .. } => {
            return Err(Trap::unverifiable("something else than a field that must not be null"));
        }
    })))
}

/// Whether a field that must not be null is not.
fn filled(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let what = machine.empty(arguments, 1)?;
    if arguments[0] != Value::Int(0) {
        return Step::void();
    }
    let called = machine.stands_for().ok().map(|method| machine.called_in_words(method));
    let trace = match called {
        Some(_) => machine.current_trace().into_iter().map(|entry| machine.place(entry)).collect(),
        None => Vec::new(),
    };
    let kind = ViolationKind::NullField { what: machine.name_of_written(what), called };
    Err(Trap::Stop(Box::new(Stop::Violated(Violation { kind, trace }))))
}

/// The method of this number is about to be assumed of an object: what it leaves out is not covered.
fn limited(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Int(method) = arguments[0] else { return Err(Trap::unverifiable("a method without a number")) };
    let limit = MethodId(method as u32);
    let of = machine.program.method(limit);
    let class = machine.program.class(of.class).java_name();
    let which = machine.program.annotation_text(limit, LIMIT, "value");
    let which = which.unwrap_or_else(|| format!("of which {}() is not true", machine.program.text(of.name)));
    machine.note_gap(Gap::Limit { class, which });
    Step::void()
}

/// The objects that a call by contract may have assigned to, one after the other, each told by the one before it: those that
/// nobody is at work on. A method of the JDK that runs may have its objects in states that nobody else ever sees.
fn next_forgotten(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let previous = machine.heap.resolved(arguments[0]).as_object();
    let forgotten = machine.heap.forgotten_in_call();
    let mut later: Vec<ObjectId> = forgotten.filter(|&object| previous.is_none_or(|it| it < object)).collect();
    later.sort();
    if !later.is_empty() {
        let at_work = machine.reached_from(machine.locals_of_library());
        later.retain(|object| !at_work.contains(object));
    }
    Ok(Step::Done(Some(later.first().map_or(Value::Null, |&object| Value::Object(object)))))
}
