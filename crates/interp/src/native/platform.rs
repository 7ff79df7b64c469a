//! Small questions that JDK classes ask of the platform.

use super::arguments::long;
use crate::frame::{Native, Step};
use heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use std::io::IsTerminal;
use std::os::unix::ffi::OsStrExt;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        // `AtomicLong`: whether the platform has a compare-and-set of eight bytes.
        "VMSupportsCS8" => |_, _| Step::bool(true),
        // `ProcessImpl`: nothing to prepare, since no process is ever started.
        "init" => |_, _| Step::void(),
        // `ProcessEnvironment`.
        "environ" => environ,
        // `ProcessHandleImpl`: the one process that is known, and has always been there.
        "getCurrentPid0" => |_, _| Step::long(i64::from(std::process::id())),
        "isAlive0" => is_alive,
        // `Console`.
        "istty" => |_, _| Step::bool(terminals() & IN_AND_OUT == IN_AND_OUT),
        "ttyStatus" => |_, _| Step::int(terminals()),
        "encoding" => |_, _| Step::value(Value::Null),
        "instantiateConsole" if terminals() & IN_AND_OUT == IN_AND_OUT => {
            |_, _| Err(Trap::unsupported("the console; standard input and output can be redirected"))
        }
        "instantiateConsole" => |_, _| Step::value(Value::Null),
        // `Perf`: counters that other processes could read.
        "createLong" => create_counter,
        // `ContinuationSupport`: there are no threads, least of all light ones.
        "isSupported0" => |_, _| Step::bool(false),
        // `InetAddress` and its like, whose addresses are mere numbers as long as nobody connects to them.
        "isIPv4Available" => |_, _| Step::bool(true),
        "isIPv6Available" | "isIPv6Supported" => |_, _| Step::bool(false),
        _ => return None,
    })
}

/// `Console.TTY_STDIN_MASK | TTY_STDOUT_MASK`.
const IN_AND_OUT: i32 = 0b11;

/// A bit for each of the three standard streams that is a terminal.
fn terminals() -> i32 {
    let streams = [std::io::stdin().is_terminal(), std::io::stdout().is_terminal(), std::io::stderr().is_terminal()];
    streams.iter().enumerate().map(|(bit, &is_terminal)| i32::from(is_terminal) << bit).sum()
}

fn create_counter(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let class = machine.load("java/nio/ByteBuffer")?;
    machine.require_initialized(class)?;
    match machine.program.declared_method(class, "allocate", "(I)Ljava/nio/ByteBuffer;") {
        Some(method) => Step::tail(method, vec![Value::Int(8)]),
        None => Err(Trap::unsupported("this JDK: its ByteBuffer has no allocate")),
    }
}

/// When a process started, for which any number will do as long as it stays the same.
fn is_alive(_: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    match long(arguments, 0)? {
        own if own == i64::from(std::process::id()) => Step::long(0),
        _ => Err(Trap::unsupported("other processes")),
    }
}

/// Names and values of the environment in turn, as byte arrays.
fn environ(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let mut texts = Vec::new();
    for (name, value) in std::env::vars_os() {
        for text in [name, value] {
            let bytes = text.as_bytes().iter().map(|&byte| byte as i8).collect();
            texts.push(Value::Object(machine.new_array_from("[B", Body::Bytes(bytes))?));
        }
    }
    Step::value(machine.new_object_array("[B", texts)?)
}
