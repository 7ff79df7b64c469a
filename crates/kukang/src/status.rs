//! The exit statuses of all commands, and how a message is given.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// A check found a violation; a replay came to another end than was recorded.
pub const VIOLATED: u8 = 1;
/// Wrong input, as opposed to a failing program.
pub const BAD_INPUT: u8 = 2;
/// Something that Kukang does not have, or a search that did not come to its end.
pub const INCOMPLETE: u8 = 3;
/// What shells give a process that Ctrl-C ended.
pub const KILLED_BY_INTERRUPT: i32 = 130;

/// Says what is wrong with the call or an input.
pub fn refuse(message: impl Display) -> ExitCode {
    message.to_string().lines().for_each(say);
    ExitCode::from(BAD_INPUT)
}

/// One line on standard error.
pub fn say(message: impl Display) {
    // Nobody is left to be told if standard error is closed.
    let _ = writeln!(io::stderr().lock(), "kukang: {message}");
}

/// Writes to standard output. A reader that went away has read what it wanted.
pub fn print(text: &str) {
    let mut out = io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
