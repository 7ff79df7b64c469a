//! Cases on the real virtual machine: one process runs any number of them and says which end otherwise than predicted.
//!
//! Cases stream to its standard input while they are found; what it says is read by a thread of its own, so that neither
//! side ever waits for the other to read. Nothing of a case is kept here.

mod wire;

use crate::case::Case;
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::JoinHandle;
use std::time::Duration;
use wire::Writer;

/// What a virtual machine for replaying needs.
pub struct Launch<'a> {
    /// The JDK whose `java` runs the cases.
    pub jdk: &'a Path,
    /// The jars of the replayer and of the class `kukang.Kukang`, as files have them.
    pub jars: [(&'a str, &'a [u8]); 2],
    /// The class path of the code under test, as it was given.
    pub class_path: &'a str,
    /// How long one case may take.
    pub patience: Duration,
}

/// A running virtual machine.
pub struct Jvm {
    child: Child,
    input: Mutex<Input>,
    heard: Arc<Heard>,
    threads: Vec<JoinHandle<()>>,
    folder: PathBuf,
}

struct Input {
    to: Option<BufWriter<ChildStdin>>,
    writer: Writer,
    sent: u64,
}

/// A case that ended otherwise than predicted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The path: `0.2.1`.
    pub choices: String,
    pub what: Trouble,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Something else came than was predicted.
    Different,
    /// The case could not even be run.
    NotRun,
    /// The case speaks of a class, a field or a method that the machine does not have.
    Missing,
    /// An exception of the JDK's own code has another message than predicted, and nothing else is otherwise.
    Worded,
    /// The call did not end in time; the machine was ended.
    Hangs,
}

/// What came of the cases of a round.
#[derive(Clone, Debug, Default)]
pub struct Round {
    pub different: u64,
    /// The first of them.
    pub differences: Vec<Difference>,
    /// Cases that speak of what is not there, by what that is, and the first of them. The others are without them.
    pub missing: BTreeMap<String, u64>,
    pub first_missing: Vec<Difference>,
    /// Cases in which an exception that the JDK's own code throws has another message, while nothing else is otherwise, and the
    /// first of them. Messages are no part of what a JDK promises.
    pub worded: u64,
    pub first_worded: Vec<Difference>,
    /// Cases that the machine cannot be brought to run, by the reason.
    pub not_run: BTreeMap<String, u64>,
}

impl Round {
    /// How many cases the machine was not able to run.
    pub fn left_out(&self) -> u64 {
        self.missing.values().chain(self.not_run.values()).sum()
    }

    /// The same on the JDK that was explored, where everything should be there: what is missing, or worded otherwise, is a
    /// difference like any other.
    pub fn on_the_explored(mut self) -> Round {
        self.different += self.missing.values().sum::<u64>() + self.worded;
        self.missing.clear();
        self.worded = 0;
        self.differences.append(&mut self.first_missing);
        let worded = self.first_worded.drain(..);
        self.differences.extend(worded.map(|it| Difference { what: Trouble::Different, ..it }));
        self
    }
}

/// Differences that are kept; the others are counted.
const KEPT: usize = 20;

#[derive(Default)]
struct Heard {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    rounds: BTreeMap<u64, Round>,
    /// How many cases the machine says it has run, and how often it has said so.
    count: u64,
    answers: u64,
    is_over: bool,
    errors: String,
}

/// Bits of a case's number that count within its round.
const WITHIN_ROUND: u32 = 40;

/// The default locale is no part of a case: it is the one in which the paths ran, whatever the environment says to a JVM.
fn default_locale() -> Vec<String> {
    let (language, country) = interp::default_locale();
    vec![format!("-Duser.language={language}"), format!("-Duser.country={}", country.unwrap_or_default())]
}

impl Jvm {
    pub fn start(launch: &Launch<'_>) -> Result<Jvm, String> {
        let java = launch.jdk.join("bin").join("java");
        if !java.is_file() {
            let home = launch.jdk.display();
            return Err(format!("{home} has no bin/java: give a JDK with its launcher by --replay-jdk HOME"));
        }
        let folder = folder().map_err(|error| format!("no folder for the replayer can be made: {error}"))?;
        let mut class_path: Vec<String> = Vec::new();
        for (name, bytes) in &launch.jars {
            let file = folder.join(name);
            std::fs::write(&file, bytes).map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
            class_path.push(file.display().to_string());
        }
        class_path.push(launch.class_path.to_owned());
        let mut command = Command::new(&java);
        command
            .args(["--add-opens", "java.base/java.lang.invoke=ALL-UNNAMED", "-ea", "-XX:+UseSerialGC"])
            // The second compiler leaves out messages of exceptions that are thrown often, and takes longer than it saves.
            .args(["-XX:TieredStopAtLevel=1", "-XX:-OmitStackTraceInFastThrow", "-Xshare:auto"])
            // Where many machines run, one says among its answers that its file of figures is another's.
            .arg("-XX:-UsePerfData")
            .args(default_locale())
            .args(["-cp", &class_path.join(":"), "kukang.replay.Replayer"])
            .arg(launch.patience.as_millis().to_string())
            // Ctrl-C is meant for Kukang, which lets the machine finish what it was given.
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("{} cannot be started: {error}", java.display()))?;
        let heard = Arc::new(Heard::default());
        let output = child.stdout.take().expect("it was asked for");
        let errors = child.stderr.take().expect("it was asked for");
        let threads = vec![listen(&heard, output), keep_errors(&heard, errors)];
        let to = child.stdin.take().map(|to| BufWriter::with_capacity(1 << 16, to));
        Ok(Jvm { child, input: Mutex::new(Input { to, writer: Writer::default(), sent: 0 }), heard, threads, folder })
    }

    /// Sends a case; it counts in this round. False if it ends where only Kukang can tell.
    pub fn send(&self, round: u64, case: &Case) -> bool {
        let mut input = lock(&self.input);
        let id = (round << WITHIN_ROUND) | input.sent;
        let Some(lines) = input.writer.lines(id, case) else { return false };
        input.sent += 1;
        // A machine that is gone has said why, and the end of the round tells.
        if let Some(to) = &mut input.to {
            if to.write_all(lines.as_bytes()).is_err() {
                input.to = None;
            }
        }
        true
    }

    /// Waits until all cases have been run, and says what came of those of a round.
    pub fn settle(&self, round: u64) -> Result<Round, String> {
        let mut input = lock(&self.input);
        let sent = input.sent;
        let before = lock(&self.heard.state).answers;
        let asked = input.to.as_mut().is_some_and(|to| to.write_all(b"S\n").and_then(|()| to.flush()).is_ok());
        drop(input);
        let mut state = lock(&self.heard.state);
        while asked && state.answers == before && !state.is_over {
            state = self.heard.changed.wait(state).unwrap_or_else(std::sync::PoisonError::into_inner);
        }
        let found = state.rounds.remove(&round).unwrap_or_default();
        let hangs = found.differences.iter().any(|difference| difference.what == Trouble::Hangs);
        if state.answers > before && state.count == sent || hangs {
            return Ok(found);
        }
        let what = if state.is_over { "has ended before its time" } else { "has not run all cases" };
        let why = match state.errors.trim() {
            "" => "it did not say why",
            errors => errors,
        };
        Err(format!("the virtual machine {what}: {why}"))
    }
}

impl Drop for Jvm {
    fn drop(&mut self) {
        lock(&self.input).to = None;
        // It ends by itself once there is nothing more to read; if something hangs in there, it does not.
        let ended = (0..100).any(|_| match self.child.try_wait() {
            Ok(None) => {
                std::thread::sleep(Duration::from_millis(20));
                false
            }
            _ => true,
        });
        if !ended {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What a panicking worker leaves behind is still what it wrote.
fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// A folder of our own for the jars.
fn folder() -> io::Result<PathBuf> {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("kukang-replay-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}

fn listen(heard: &Arc<Heard>, output: impl Read + Send + 'static) -> JoinHandle<()> {
    let heard = Arc::clone(heard);
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines() {
            let Ok(line) = line else { break };
            lock(&heard.state).hear(&line);
            heard.changed.notify_all();
        }
        lock(&heard.state).is_over = true;
        heard.changed.notify_all();
    })
}

/// Keeps the beginning of what the machine complains about.
fn keep_errors(heard: &Arc<Heard>, errors: impl Read + Send + 'static) -> JoinHandle<()> {
    const KEPT_ERRORS: usize = 4096;
    let heard = Arc::clone(heard);
    std::thread::spawn(move || {
        for line in BufReader::new(errors).lines() {
            let Ok(line) = line else { break };
            let mut state = lock(&heard.state);
            if state.errors.len() < KEPT_ERRORS {
                state.errors.push_str(&line);
                state.errors.push('\n');
            }
        }
    })
}

impl State {
    fn hear(&mut self, line: &str) {
        let mut words = line.splitn(4, ' ');
        let what = match words.next() {
            Some("S") => {
                self.count = words.next().and_then(|count| count.parse().ok()).unwrap_or(0);
                self.answers += 1;
                return;
            }
            Some("D") => Trouble::Different,
            Some("H") => Trouble::Hangs,
            Some("M") => Trouble::Missing,
            Some("W") => Trouble::Worded,
            _ => Trouble::NotRun,
        };
        let id: Option<u64> = words.next().and_then(|id| id.parse().ok());
        // No choices at all are written as a dash, so that there is a word.
        let choices = words.next().filter(|&choices| choices != "-").unwrap_or_default().to_owned();
        let text = match what {
            Trouble::Hangs => "the call does not come to an end".to_owned(),
            _ => words.next().unwrap_or(line).to_owned(),
        };
        if let (true, Some(id)) = (line.starts_with("N "), id) {
            let round = self.rounds.entry(id >> WITHIN_ROUND).or_default();
            *round.not_run.entry(text).or_default() += 1;
            return;
        }
        let Some(id) = id else {
            // A class or a field that is not there concerns all that follows.
            self.errors.push_str(line);
            self.errors.push('\n');
            return;
        };
        let round = self.rounds.entry(id >> WITHIN_ROUND).or_default();
        let first = match what {
            Trouble::Missing => {
                *round.missing.entry(text.clone()).or_default() += 1;
                &mut round.first_missing
            }
            Trouble::Worded => {
                round.worded += 1;
                &mut round.first_worded
            }
            _ => {
                round.different += 1;
                &mut round.differences
            }
        };
        if first.len() < KEPT {
            first.push(Difference { choices, what, text });
        }
    }
}
