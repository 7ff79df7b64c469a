//! The exit statuses of all commands, and how a message is given.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

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

/// Tells whoever sits at a terminal something if what follows takes long, once, unless this is dropped before.
pub struct Patience(Sender<()>);

/// How long nobody wonders.
const PATIENCE: Duration = Duration::from_secs(3);

impl Patience {
    pub fn or_say(message: String) -> Patience {
        let (done, waiting) = mpsc::channel();
        thread::spawn(move || {
            let is_late = waiting.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout);
            if is_late && io::stderr().is_terminal() {
                say(message);
            }
        });
        Patience(done)
    }
}

impl Drop for Patience {
    fn drop(&mut self) {
        // The other side may have spoken and gone.
        let _ = self.0.send(());
    }
}

/// Writes to standard output. A reader that went away has read what it wanted.
pub fn print(text: &str) {
    let mut out = io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
