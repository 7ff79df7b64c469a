//! Methods of the JDK that change what it keeps for everybody: thread locals, streams, defaults, the running thread.
//!
//! Where the JDK keeps all this are fields and objects of its own, most assignments to which nobody sees. These methods
//! are how a program changes what others see, so a call of one is an assignment, whatever it does inside.

use super::guard::Guard;
use super::written::Written;
use heap::Value;

const THREAD_LOCAL: &str = "java/lang/ThreadLocal";

const METHODS: [(&str, &[&str]); 6] = [
    (THREAD_LOCAL, &["set", "remove"]),
    ("java/lang/System", &["setIn", "setOut", "setErr"]),
    ("java/util/Locale", &["setDefault"]),
    ("java/util/TimeZone", &["setDefault"]),
    (
        "java/lang/Thread",
        &[
            "interrupt",
            "setContextClassLoader",
            "setDaemon",
            "setDefaultUncaughtExceptionHandler",
            "setName",
            "setPriority",
            "setUncaughtExceptionHandler",
        ],
    ),
    ("java/lang/Runtime", &["addShutdownHook", "removeShutdownHook"]),
];

/// The guard of such a method.
pub(crate) fn find(class: &str, name: &str) -> Option<Guard> {
    let changes = METHODS.iter().any(|(of, methods)| *of == class && methods.contains(&name));
    changes.then_some(|machine, method, arguments| {
        let is_static = machine.program.method(method).is_static();
        let receiver = arguments.first().filter(|_| !is_static).map(|&value| machine.heap.resolved(value));
        let of = receiver.and_then(Value::as_object);
        if machine.recording {
            machine.note_write(Written::Library { method, of })?;
        }
        machine.note_initializer_calls(method, of);
        Ok(None)
    })
}
