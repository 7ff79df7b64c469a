//! Runs one process to its end, or to the end of our patience, and keeps what it did.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Condvar, Mutex, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

/// How long any process may take before it is killed. It stops endless loops and measures nothing, so it is generous.
const PATIENCE: Duration = Duration::from_secs(240);

/// How much of a stream is kept, so that a process that prints for ever does not exhaust our own memory.
const KEPT: u64 = 16 << 20;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    Exited(i32),
    Killed(String),
    TimedOut,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    pub end: End,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
}

impl Outcome {
    /// What it wrote to standard output.
    pub fn out(&self) -> String {
        String::from_utf8_lossy(&self.stdout).into_owned()
    }

    /// What it wrote to standard error.
    pub fn err(&self) -> String {
        String::from_utf8_lossy(&self.stderr).into_owned()
    }
}

/// Runs the command with the given file, or nothing, on its standard input. Waits for a free processor first: the
/// tests run beside each other, and a crowded machine would only bring them closer to the end of our patience.
pub fn run(command: &mut Command, input: Option<&Path>) -> io::Result<Outcome> {
    let _turn = Turn::take();
    command.stdin(match input {
        Some(path) => Stdio::from(File::open(path)?),
        None => Stdio::null(),
    });
    isolate(command);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let stdout = child.stdout.take();
    let stderr = child.stderr.take();
    thread::scope(|scope| {
        let stdout = scope.spawn(|| drain(stdout));
        let stderr = scope.spawn(|| drain(stderr));
        let end = wait(&mut child);
        let read = "reading a pipe into memory cannot panic";
        Ok(Outcome { stdout: stdout.join().expect(read)?, stderr: stderr.join().expect(read)?, end: end? })
    })
}

/// Keeps the settings of whoever runs the tests away from the command.
pub fn isolate(command: &mut Command) {
    command.env("LC_ALL", "C.UTF-8");
    // These would add options, class path entries or lines on standard error of their own.
    for name in ["JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "CLASSPATH"] {
        command.env_remove(name);
    }
}

fn wait(child: &mut Child) -> io::Result<End> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(End::from(status));
        }
        if start.elapsed() > PATIENCE {
            child.kill()?;
            child.wait()?;
            return Ok(End::TimedOut);
        }
        thread::sleep(Duration::from_millis(3));
    }
}

/// Reads to the end even past what is kept, because a full pipe would stop the process that writes to it.
fn drain(stream: Option<impl Read>) -> io::Result<Vec<u8>> {
    let mut kept = Vec::new();
    if let Some(mut stream) = stream {
        stream.by_ref().take(KEPT).read_to_end(&mut kept)?;
        io::copy(&mut stream, &mut io::sink())?;
    }
    Ok(kept)
}

impl From<ExitStatus> for End {
    fn from(status: ExitStatus) -> End {
        status.code().map_or_else(|| End::Killed(status.to_string()), End::Exited)
    }
}

/// The right to run one process; there are as many as processors.
struct Turn;

impl Turn {
    fn free() -> &'static (Mutex<usize>, Condvar) {
        static FREE: OnceLock<(Mutex<usize>, Condvar)> = OnceLock::new();
        FREE.get_or_init(|| (Mutex::new(workers()), Condvar::new()))
    }

    fn take() -> Turn {
        let (free, changed) = Turn::free();
        let guard = free.lock().expect("no holder of the counter can panic");
        let mut guard = changed.wait_while(guard, |free| *free == 0).expect("no holder of the counter can panic");
        *guard -= 1;
        Turn
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let (free, changed) = Turn::free();
        if let Ok(mut guard) = free.lock() {
            *guard += 1;
            changed.notify_one();
        }
    }
}

/// How many processes run at a time.
pub fn workers() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
