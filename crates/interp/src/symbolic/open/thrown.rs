//! Exceptions that a contract throws in place of a body. What they hold beyond their class is unknown: the message and the
//! cause are unknowns, which a condition of the contract may say more about; what else the JDK keeps in an exception is
//! unsupported, by name, for who looks at it.

use super::super::field::FieldType;
use super::super::guard::Guard;
use crate::frame::Step;
use crate::machine::Machine;
use crate::symbolic::chance;
use crate::trap::Trap;
use heap::{CallPart, Context, Knowledge, ObjectId, Origin, Symbol, Value};
use program::{ClassId, FieldPlace, MethodId, Type};

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
        self.symbolic.as_ref().is_some_and(|symbolic| symbolic.open.thrown.contains(&object))
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
        Some(FieldType::Reference { of, home, never_null: own.is_some(), is_ordered: false })
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
    let open = &mut machine.symbolic_mut().open;
    open.thrown.push(exception);
    // Who throws it may keep it.
    open.escaped.push(exception);
    let Some(slot) = machine.slot_of(machine.known.throwable, "detailMessage") else { return Step::void() };
    let declared = machine.known.string;
    let version = machine.active_version()?;
    let message = Symbol {
        knowledge: Knowledge::MayBeNull,
        types: machine.implementations(declared)?,
        declared,
        origin: Origin::Call { version, part: CallPart::Field { owner: exception, slot } },
        depth: machine.depth_of_result(),
        context: Context { version, ..Context::default() },
    };
    let message = machine.heap.new_symbol(message);
    machine.heap.set_field(exception, slot, Value::Symbol(message));
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
