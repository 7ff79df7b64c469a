//! Exceptions that a contract throws in place of a body. What they hold beyond their class is unknown: the message and the
//! cause are unknowns, which a condition of the contract may say more about; what else the JDK keeps in an exception is
//! unsupported, by name, for who looks at it.
//!
//! Such an exception may be of any class of the JDK below the one that the contract allows. One of them is thrown, too, as soon
//! as code asks for it: by a handler, `instanceof`, a cast, or a class literal. The others look like the class that was
//! allowed to whoever does not look at the class itself, which is a gap. So is an interface that code asks for: classes of the
//! JDK that nobody has named may implement it.
//!
//! It may also be one that was there before: one that an earlier call has thrown, or that some variable refers to.

use super::super::field_type::{FieldType, Marks};
use super::super::guard::Guard;
use super::super::outcome::Gap;
use crate::frame::Step;
use crate::machine::Machine;
use crate::symbolic::chance;
use crate::trap::Trap;
use heap::{CallPart, Context, Knowledge, ObjectId, Origin, Symbol, Value, Version};
use program::{ClassId, FieldPlace, MethodId, Type, access};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Exceptions of the JDK whose cause is never null and of a type of its own.
const CAUSES: [(&str, &str); 1] = [("java/io/UncheckedIOException", "Ljava/io/IOException;")];

/// What an exception does to print itself, beside its stack trace.
const PRINTED: [&str; 6] =
    ["toString", "getMessage", "getLocalizedMessage", "getCause", "getStackTrace", "getSuppressed"];

/// The guards of methods of `Throwable` that show what nobody knows.
pub(crate) fn find(name: &str, descriptor: &str) -> Option<Guard> {
    match (name, descriptor) {
        ("initCause" | "getSuppressed", _) => Some(refuse),
        ("getStackTrace", _) => Some(|machine, method, arguments| match refuse(machine, method, arguments)? {
            None => chance::trace(machine, method, arguments),
            refused => Ok(refused),
        }),
        ("printStackTrace", "(Ljava/io/PrintStream;)V") => Some(|machine, method, arguments| {
            chance::printed_trace(machine, method, arguments)?;
            print(machine, arguments, None)
        }),
        ("printEnclosedStackTrace", _) => Some(|machine, _, arguments| print(machine, arguments, Some("printStream"))),
        _ => None,
    }
}

impl Machine {
    fn is_thrown_by_contract(&self, value: Value) -> bool {
        let Value::Object(object) = self.heap.resolved(value) else { return false };
        self.symbolic.as_ref().is_some_and(|symbolic| symbolic.open.thrown.iter().any(|it| it.1 == object))
    }

    /// The exception that a call by contract has thrown.
    pub fn thrown_by_call(&self, version: Version) -> Option<ObjectId> {
        let thrown = &self.symbolic.as_ref()?.open.thrown;
        thrown.iter().find(|(call, _)| *call == version).map(|&(_, exception)| exception)
    }

    /// The classes of the JDK below a class that code has asked for.
    pub fn considered_below(&self, class: ClassId) -> Vec<ClassId> {
        let considered = self.symbolic.iter().flat_map(|symbolic| symbolic.considered.iter().copied());
        considered.filter(|&other| other != class && self.program.is_subtype(other, class)).collect()
    }

    /// Whether instructions that name this class have a look at what contracts throw, each time that they run.
    pub(crate) fn asks_for_exception(&self, class: ClassId) -> bool {
        let throwable = self.known.throwable;
        self.symbolic.is_some()
            && self.program.class(class).module.is_some()
            && class != throwable
            && self.program.is_subclass(class, throwable)
    }

    /// Makes sure that contracts throw exceptions of a class of the JDK that somebody asks for and that this exception could
    /// have been of just as well.
    pub(crate) fn require_thrown(&mut self, exception: ObjectId, asked: ClassId) -> Result<(), Trap> {
        let of = self.heap.class(exception);
        let could_be = of != asked && self.asks_for_exception(asked) && self.program.is_subclass(asked, of);
        let could_implement = !could_be && self.could_implement(of, asked);
        if !(could_be || could_implement) || !self.is_thrown_by_contract(Value::Object(exception)) {
            return Ok(());
        }
        if could_be {
            return self.consider_exception(asked);
        }
        let name = self.program.class(of).java_name();
        self.note_gap(Gap::Thrown(name));
        Ok(())
    }

    /// Whether classes of the JDK below one may implement an interface that it does not. Those of the class path are thrown
    /// anyway, and nobody else implements interfaces of theirs.
    fn could_implement(&self, class: ClassId, interface: ClassId) -> bool {
        let asked = self.program.class(interface);
        asked.is_interface()
            && asked.module.is_some()
            && self.has_unnamed_below(class)
            && !self.program.is_subtype(class, interface)
    }

    /// Whether the JDK may have classes below one.
    fn has_unnamed_below(&self, class: ClassId) -> bool {
        let of = self.program.class(class);
        of.module.is_some() && of.access & access::FINAL == 0
    }

    /// Takes note of the literal of a class of exceptions, which classes of exceptions may be compared with.
    pub(crate) fn note_literal(&mut self, class: ClassId) -> Result<(), Trap> {
        if !self.in_path() {
            self.symbolic_mut().literals.insert(class);
            return Ok(());
        }
        if self.symbolic_mut().open.watches() { self.consider_exception(class) } else { Ok(()) }
    }

    /// The class of an exception is looked at: initializers may have literals to compare it with, and it may be of a class that
    /// nobody names.
    pub(crate) fn note_class_of_exception(&mut self, exception: ObjectId) -> Result<(), Trap> {
        if !self.is_thrown_by_contract(Value::Object(exception)) {
            return Ok(());
        }
        let literals: Vec<ClassId> = self.symbolic_mut().literals.iter().copied().collect();
        for class in literals {
            self.require_thrown(exception, class)?;
        }
        let of = self.heap.class(exception);
        if self.has_unnamed_below(of) {
            let name = self.program.class(of).java_name();
            self.note_gap(Gap::Thrown(name));
        }
        Ok(())
    }

    /// The classes of exceptions that fields of the program are declared with, alone or as elements of arrays.
    fn classes_of_kept_exceptions(&mut self) -> Rc<[ClassId]> {
        if let Some(known) = &self.symbolic_mut().kept_exceptions {
            return known.clone();
        }
        let classes = (0..self.program.class_count() as u32).map(|id| self.program.class(ClassId(id)));
        let own = classes.filter(|class| class.module.is_none() && class.host.is_none());
        let descriptors = own.flat_map(|class| &class.fields).map(|&id| self.program.field(id).descriptor);
        let names: BTreeSet<&str> = descriptors
            .filter_map(|descriptor| {
                self.program.text(descriptor).trim_start_matches('[').strip_prefix('L')?.strip_suffix(';')
            })
            .collect();
        let throwable = self.known.throwable;
        let loaded = names.into_iter().filter_map(|name| self.program.loaded(name));
        let found: Rc<[ClassId]> = loaded.filter(|&class| self.program.is_subclass(class, throwable)).collect();
        self.symbolic_mut().kept_exceptions = Some(found.clone());
        found
    }

    /// The message of an exception that a call by contract throws is unknown.
    fn forget_message(&mut self, exception: ObjectId, version: Version) -> Result<(), Trap> {
        let Some(slot) = self.slot_of(self.known.throwable, "detailMessage") else { return Ok(()) };
        let declared = self.known.string;
        let message = Symbol {
            knowledge: Knowledge::MayBeNull,
            types: self.implementations(declared)?,
            declared,
            origin: Origin::Call { version, part: CallPart::Field { owner: exception, slot } },
            depth: self.depth_of_result(),
            context: Context { version, ..Context::default() },
            belongs: Default::default(),
        };
        let message = self.heap.new_symbol(message);
        self.heap.set_field(exception, slot, Value::Symbol(message));
        Ok(())
    }

    fn consider_exception(&mut self, class: ClassId) -> Result<(), Trap> {
        let of = self.program.class(class);
        if of.is_abstract() {
            let name = of.java_name();
            self.note_gap(Gap::Thrown(name));
            return Ok(());
        }
        let is_considered = self.symbolic_mut().considered.contains(&class);
        if is_considered { Ok(()) } else { Err(Trap::Consider(class)) }
    }

    /// Forgets what the classes below `Throwable` keep in an exception, and its cause.
    fn forget_contents(&mut self, exception: ObjectId) {
        let throwable = self.known.throwable;
        let lineage = self.program.class(self.heap.class(exception)).lineage.clone();
        let below = lineage.iter().filter(|&&class| class != throwable && self.program.is_subclass(class, throwable));
        let fields: Vec<_> = below.flat_map(|&class| self.program.class(class).fields.clone()).collect();
        for field in fields {
            if let FieldPlace::Instance(slot) = self.program.field(field).place {
                self.heap.forget_field(exception, slot);
            }
        }
        if let Some(slot) = self.slot_of(throwable, "cause") {
            self.heap.forget_field(exception, slot);
        }
    }

    /// The type of the cause of an exception, if that is what a field of an object is.
    pub(crate) fn type_of_cause(&self, class: ClassId, slot: u16) -> Option<FieldType> {
        let home = self.known.throwable;
        if !self.program.is_subclass(class, home) || self.slot_of(home, "cause") != Some(slot) {
            return None;
        }
        let lineage = &self.program.class(class).lineage;
        let is_of = |name: &str| lineage.iter().any(|&above| &*self.program.class(above).name == name);
        let own = CAUSES.iter().find(|(of, _)| is_of(of)).map(|(_, cause)| *cause);
        let of = Type::parse(own.unwrap_or("Ljava/lang/Throwable;"))?;
        Some(FieldType::Reference { of, home, marks: Marks { never_null: own.is_some(), ..Marks::default() } })
    }

    /// Whether the program's own classes take part in printing an exception.
    fn prints_in_its_own_way(&self, exception: ObjectId) -> bool {
        let lineage = &self.program.class(self.heap.class(exception)).lineage;
        let own = lineage.iter().map(|&class| self.program.class(class)).filter(|class| class.module.is_none());
        let mut methods = own.flat_map(|class| &class.methods);
        methods.any(|&id| PRINTED.contains(&self.program.text(self.program.method(id).name)))
    }
}

/// An exception as the method may throw it: its message, its cause, and whatever else is kept in it, is unknown.
pub(super) fn unknown_exception(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Object(exception) = arguments[0] else {
        return Err(Trap::unverifiable("an exception that is no object"));
    };
    machine.fill_throwable(exception)?;
    machine.forget_contents(exception);
    let version = machine.active_version()?;
    let open = &mut machine.symbolic_mut().open;
    open.thrown.push((version, exception));
    // Who throws it may keep it.
    open.escaped.push(exception);
    machine.forget_message(exception, version)?;
    Step::void()
}

/// An exception that was there before. What nobody has seen of it is as unknown as in a new one.
pub(super) fn older_exception(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Object(exception) = machine.heap.resolved(arguments[0]) else {
        return Err(Trap::unverifiable("an exception that is no object"));
    };
    let version = machine.active_version()?;
    for name in ["cause", "detailMessage"] {
        let Some(slot) = machine.slot_of(machine.known.throwable, name) else { continue };
        machine.require_field(exception, slot)?;
        if machine.heap.field(exception, slot) != Value::Unread {
            continue;
        }
        match name {
            "cause" => machine.heap.forget_field(exception, slot),
            _ => machine.forget_message(exception, version)?,
        }
    }
    machine.symbolic_mut().open.thrown.push((version, exception));
    Step::void()
}

/// Whether an exception of a class, by its number, can have been there before the call: code has seen one that the call could reach,
/// or a variable may refer to one.
pub(super) fn may_throw_older(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Int(class) = arguments[0] else { return Err(Trap::unverifiable("an exception without a class")) };
    let (class, throwable) = (ClassId(class as u32), machine.known.throwable);
    let kept = machine.classes_of_kept_exceptions();
    let program = &machine.program;
    let fits = |of: ClassId| {
        program.is_subclass(of, throwable) && (program.is_subclass(of, class) || program.is_subclass(class, of))
    };
    let open = &machine.symbolic.as_ref().expect("contracts are there").open;
    let is_kept = kept.iter().any(|&of| fits(of));
    let is_given = || machine.heap.symbols().iter().any(|symbol| fits(symbol.declared));
    let is_seen = || open.escaped.iter().any(|&object| program.is_subclass(machine.heap.class(object), class));
    Ok(Step::Done(Some(Value::Int(i32::from(is_kept || is_given() || is_seen())))))
}

/// The contract allows exceptions of an abstract class, by its number, that has no other classes below it here.
pub(super) fn throws_none(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Int(class) = arguments[0] else { return Err(Trap::unverifiable("an exception without a class")) };
    let name = machine.program.class(ClassId(class as u32)).java_name();
    machine.note_gap(Gap::Thrown(name));
    Step::void()
}

fn refuse(machine: &mut Machine, id: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    if !machine.is_thrown_by_contract(arguments[0]) {
        return Ok(None);
    }
    let name = machine.program.text(machine.program.method(id).name);
    Err(Trap::unsupported(format!("{name} of an exception that a contract throws in place of a body")))
}

/// What paths print is dropped, so nobody has to know what it is. The stream is an argument, or in a field of one.
fn print(machine: &mut Machine, arguments: &[Value], field: Option<&str>) -> Result<Option<Step>, Trap> {
    let (Value::Object(exception), Value::Object(given)) =
        (machine.heap.resolved(arguments[0]), machine.heap.resolved(arguments[1]))
    else {
        return Ok(None);
    };
    let stream = match field {
        None => Some(given),
        Some(field) if machine.slot_of(machine.heap.class(given), field).is_none() => None,
        Some(field) => machine.heap.resolved(machine.field(given, field)).as_object(),
    };
    let drops = machine.is_thrown_by_contract(arguments[0])
        && !machine.prints_in_its_own_way(exception)
        && stream.is_some_and(|stream| machine.is_standard_stream(stream));
    Ok(drops.then_some(Step::Done(None)))
}
