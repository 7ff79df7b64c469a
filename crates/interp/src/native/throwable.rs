//! `java.lang.Throwable`: capturing stack traces and turning them into StackTraceElements.

use super::arguments::{nullable, object};
use crate::exception::TraceEntry;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::Loader;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        ("fillInStackTrace", "(I)Ljava/lang/Throwable;") => fill_in_stack_trace,
        ("initStackTraceElements", "([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V") => init_from_throwable,
        ("initStackTraceElements", _) => init_from_backtrace,
        // The format is set together with the other fields.
        ("computeFormat", _) => |_, _| Step::void(),
        ("getExtendedNPEMessage", _) => extended_message,
        _ => return None,
    })
}

fn fill_in_stack_trace(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let exception = object(arguments, 0)?;
    let trace = machine.trace_for(exception);
    machine.set_trace(exception, &trace)?;
    Step::value(exception)
}

fn init_from_throwable(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let trace = machine.trace_of(object(arguments, 1)?);
    fill_elements(machine, object(arguments, 0)?, &trace)
}

fn init_from_backtrace(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let trace = nullable(arguments, 1)?.map_or_else(Vec::new, |array| machine.decode_trace(array));
    fill_elements(machine, object(arguments, 0)?, &trace)
}

fn fill_elements(machine: &mut Machine, array: ObjectId, trace: &[TraceEntry]) -> Result<Step, Trap> {
    for (index, &entry) in trace.iter().enumerate() {
        if let Some(Value::Object(element)) = machine.heap.get(array).body.element(index) {
            fill_element(machine, element, entry)?;
        }
    }
    Step::void()
}

/// A StackTraceElement for one entry. Its class must be initialized.
pub fn new_element(machine: &mut Machine, entry: TraceEntry) -> Result<ObjectId, Trap> {
    let class = machine.load("java/lang/StackTraceElement")?;
    let element = machine.new_instance(class);
    fill_element(machine, element, entry)?;
    Ok(element)
}

/// Bits of `StackTraceElement.format`: what `toString` leaves out.
const BUILTIN_CLASS_LOADER: i32 = 1;
const JDK_NON_UPGRADEABLE_MODULE: i32 = 2;

fn fill_element(machine: &mut Machine, element: ObjectId, entry: TraceEntry) -> Result<(), Trap> {
    let method = machine.program.method(entry.method);
    let class = machine.program.class(method.class);
    let loader = match class.loader {
        Loader::Boot => None,
        Loader::Platform => Some("platform"),
        Loader::Application => Some("app"),
    };
    let texts = [
        ("declaringClass", Some(class.java_name())),
        ("methodName", Some(machine.program.text(method.name).to_owned())),
        ("fileName", machine.program.source_file(entry.method).map(|file| file.to_string())),
        ("moduleName", class.module.as_ref().map(|module| module.to_string())),
        ("moduleVersion", class.module.as_ref().map(|_| machine.program.jdk().version().to_owned())),
        ("classLoaderName", loader.map(str::to_owned)),
    ];
    let mut format = 0;
    if class.loader != Loader::Boot {
        format |= BUILTIN_CLASS_LOADER;
    }
    if class.module.is_some() {
        format |= JDK_NON_UPGRADEABLE_MODULE;
    }
    for (field, text) in texts {
        let value = match text {
            Some(text) => Value::Object(machine.intern_text(&text)?),
            None => Value::Null,
        };
        machine.set_field(element, field, value);
    }
    let line = machine.line_of(entry);
    machine.set_field(element, "lineNumber", Value::Int(line));
    machine.set_field(element, "format", Value::Int(format));
    Ok(())
}

/// The message that says what was null, for an exception that the machine itself threw.
fn extended_message(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    match machine.null_message(object(arguments, 0)?) {
        Some(text) => Step::value(machine.new_string(&text)?),
        None => Step::value(Value::Null),
    }
}
