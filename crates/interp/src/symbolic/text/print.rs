//! Printing texts whose characters are not known: what paths print is dropped anyway.

use super::super::guard::Guard;
use super::format;
use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::MethodId;

pub(crate) fn find(name: &str, descriptor: &str) -> Option<Guard> {
    match (name, descriptor) {
        ("write" | "writeln", "(Ljava/lang/String;)V") => Some(write),
        ("format", "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;") => Some(print_formatted),
        _ => None,
    }
}

/// All that `print` and `println` print goes through here.
fn write(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let &[stream, text] = arguments else { return Ok(None) };
    let (Value::Object(stream), Value::Object(text)) = (machine.heap.resolved(stream), machine.heap.resolved(text))
    else {
        return Ok(None);
    };
    let drops = machine.is_unknown_text(text) && machine.is_standard_stream(stream);
    Ok(drops.then_some(Step::Done(None)))
}

fn print_formatted(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let &[stream, pattern, values] = arguments else { return Ok(None) };
    let Value::Object(stream) = machine.heap.resolved(stream) else { return Ok(None) };
    if !machine.is_standard_stream(stream) {
        return Ok(None);
    }
    let text = format::pieces(machine, pattern, values)?;
    Ok(text.map(|_| Step::Done(Some(Value::Object(stream)))))
}

impl Machine {
    /// Whether a print stream leads to the standard output or error, as the JDK has set them up, and nowhere else.
    pub(crate) fn is_standard_stream(&self, stream: ObjectId) -> bool {
        let named = |object: ObjectId, name: &str| &*self.program.class(self.heap.class(object)).name == name;
        let inner = |object: ObjectId, field: &str| self.heap.resolved(self.field(object, field)).as_object();
        if !named(stream, "java/io/PrintStream") {
            return false;
        }
        let Some(buffered) = inner(stream, "out").filter(|&out| named(out, "java/io/BufferedOutputStream")) else {
            return false;
        };
        // JDK 25 puts a stream of its own around the file's.
        let is_file = |&out: &ObjectId| named(out, "java/io/FileOutputStream") || named(out, "java/lang/System$Out");
        let Some(file) = inner(buffered, "out").filter(is_file) else { return false };
        let number = inner(file, "fd").map(|descriptor| self.field(descriptor, "fd"));
        matches!(number, Some(Value::Int(1 | 2)))
    }
}
