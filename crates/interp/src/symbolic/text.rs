//! Numbers that are terms and text.
//!
//! The JDK turns a number into text digit by digit, through tables: on a term that is a path for every number there is.
//! Nobody wants those, so such calls are refused by name; where the text is only an exception's message, the exception
//! goes without.

use crate::machine::Machine;
use crate::trap::{Raise, Trap};
use heap::{ObjectId, Value};
use program::MethodId;

const BOUNDS: &str = "jdk/internal/util/Preconditions";

/// Whether a method of the JDK turns numbers into text.
pub(crate) fn is_guarded(class: &str, name: &str, descriptor: &str) -> bool {
    match class {
        "java/lang/Integer"
        | "java/lang/Long"
        | "java/lang/Float"
        | "java/lang/Double"
        | "java/lang/Short"
        | "java/lang/Byte"
        | "java/lang/Character" => {
            name.starts_with("to") && name.ends_with("String") || matches!(name, "getChars" | "stringSize")
        }
        "java/lang/String" => name == "valueOf" && !descriptor.starts_with("(L"),
        "java/lang/StringConcatHelper" => true,
        "java/lang/StringBuilder" | "java/lang/StringBuffer" | "java/lang/AbstractStringBuilder" => {
            matches!(name, "append" | "insert") && !descriptor.starts_with("(L")
        }
        BOUNDS => name.starts_with("outOfBounds"),
        _ => false,
    }
}

impl Machine {
    /// Refuses a call that would turn a term into text. `Some`: an exception without a message is its result.
    pub(crate) fn guard(&mut self, id: MethodId, arguments: &[Value]) -> Result<Option<ObjectId>, Trap> {
        if !arguments.iter().any(|argument| matches!(argument, Value::Term(..))) {
            return Ok(None);
        }
        let method = self.program.method(id);
        let class = method.class;
        if &*self.program.class(class).name == BOUNDS {
            let formatter = self.heap.resolved(arguments[0]);
            let is = |name: &str| self.static_field(class, name) == Some(formatter);
            let thrown = match formatter {
                Value::Null => Some("java/lang/IndexOutOfBoundsException"),
                _ if is("SIOOBE_FORMATTER") => Some("java/lang/StringIndexOutOfBoundsException"),
                _ if is("AIOOBE_FORMATTER") => Some("java/lang/ArrayIndexOutOfBoundsException"),
                _ if is("IOOBE_FORMATTER") => Some("java/lang/IndexOutOfBoundsException"),
                _ => None,
            };
            if let Some(thrown) = thrown {
                return self.create_exception(&Raise { class: thrown, message: None }, None).map(Some);
            }
        }
        let signature = self.program.signature_of(self.program.method(id));
        Err(Trap::unsupported(format!("{signature} of an unknown number")))
    }
}
