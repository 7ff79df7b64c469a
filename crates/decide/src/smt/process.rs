//! A solver process: what is written to it, what it answers, and what to do if it does not.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use term::SymbolId;

use crate::interrupt::Interrupt;

/// A running solver. Ends with this value.
pub struct Process {
    child: Child,
    /// What is to be written. A solver that thinks while it reads keeps nobody waiting but the thread that writes.
    input: Option<Sender<String>>,
    lines: Receiver<String>,
}

/// What the solver said, with a word per symbol after `sat`.
pub enum Answer {
    Sat(Vec<String>),
    Unsat,
    Unknown,
}

/// How long to wait for an answer.
struct Wait<'a> {
    deadline: Instant,
    interrupt: &'a Interrupt,
}

/// Why there is no answer.
pub enum Trouble {
    /// What is wrong with the solver.
    Broken(String),
    Interrupted,
}

/// How long to wait before the next look at whether anybody still wants the answer.
const LOOK: Duration = Duration::from_millis(10);

impl Process {
    /// Starts a solver that reads SMT-LIB from its standard input.
    pub fn start(program: &str, arguments: &[String]) -> std::io::Result<Process> {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // A terminal's Ctrl-C is for us to take; it would look as if the solver had crashed.
            .process_group(0)
            .spawn()?;
        let mut input = child.stdin.take().expect("the input was piped");
        let output = child.stdout.take().expect("the output was piped");
        let (sender, lines) = channel();
        // Ends by itself when the solver's output does, or when nobody listens any more.
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let (to_write, texts) = channel::<String>();
        // Ends when there is nothing more to come, or when the solver does, which its output tells.
        thread::spawn(move || {
            for text in texts {
                if input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_err() {
                    break;
                }
            }
        });
        Ok(Process { child, input: Some(to_write), lines })
    }

    /// Asks one question. After an error the process is of no use any more.
    pub fn ask(
        &mut self,
        script: &str,
        symbols: &[SymbolId],
        patience: Duration,
        interrupt: &Interrupt,
    ) -> Result<Answer, Trouble> {
        let wait = Wait { deadline: Instant::now() + patience, interrupt };
        self.write(format!("(reset)\n{script}(check-sat)\n"))?;
        match self.line(&wait)?.as_str() {
            "unsat" => Ok(Answer::Unsat),
            "unknown" | "timeout" => Ok(Answer::Unknown),
            "sat" if symbols.is_empty() => Ok(Answer::Sat(Vec::new())),
            "sat" => {
                let names: Vec<String> = symbols.iter().map(|symbol| format!("x{}", symbol.0)).collect();
                self.write(format!("(get-value ({}))\n", names.join(" ")))?;
                self.values(&names, &wait).map(Answer::Sat)
            }
            other => Err(Trouble::Broken(format!("answered `{other}`"))),
        }
    }

    fn write(&mut self, text: String) -> Result<(), Trouble> {
        let written = self.input.as_ref().is_some_and(|input| input.send(text).is_ok());
        written.then_some(()).ok_or_else(|| Trouble::Broken("ended before it answered".to_owned()))
    }

    fn line(&mut self, wait: &Wait<'_>) -> Result<String, Trouble> {
        loop {
            let left = wait.deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(LOOK)) {
                Ok(line) if line.trim().is_empty() => {}
                Ok(line) => return Ok(line.trim().to_owned()),
                Err(_) if wait.interrupt.is_set() => return Err(Trouble::Interrupted),
                Err(RecvTimeoutError::Timeout) if left > LOOK => {}
                Err(RecvTimeoutError::Timeout) => return Err(Trouble::Broken("hangs".to_owned())),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Trouble::Broken("ended before it answered".to_owned()));
                }
            }
        }
    }

    /// Reads `((x0 #x05) (x1 true))` until its last parenthesis.
    fn values(&mut self, names: &[String], wait: &Wait<'_>) -> Result<Vec<String>, Trouble> {
        let mut text = String::new();
        loop {
            text += &self.line(wait)?;
            text.push(' ');
            let count = |sign: char| text.matches(sign).count();
            if count('(') == count(')') {
                break;
            }
        }
        let words: Vec<&str> =
            text.split(|c: char| c.is_whitespace() || c == '(' || c == ')').filter(|word| !word.is_empty()).collect();
        let pairs: Vec<(&str, &str)> = words.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
        let is_complete =
            pairs.len() == names.len() && pairs.iter().zip(names).all(|((name, _), wanted)| name == wanted);
        if !is_complete {
            return Err(Trouble::Broken(format!("answered `{}`", text.trim())));
        }
        Ok(pairs.into_iter().map(|(_, value)| value.to_owned()).collect())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The input closes first, which ends a well-behaved solver; the rest is for one that is not.
        self.input = None;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
