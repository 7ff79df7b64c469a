//! The one HotSpot that runs all subjects: `tests/brute_force/harness/BruteForce.java` behind two pipes.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;

use program::BaseType;

use super::classes::Classes;
use crate::support::{commands, jdk, process};

pub struct Hotspot {
    /// Ends by itself when its standard input does, which is when the test does.
    _process: Child,
    to: BufWriter<ChildStdin>,
    from: BufReader<ChildStdout>,
    classes: BTreeMap<String, Described>,
}

/// What HotSpot says about a class.
#[derive(Clone, Debug)]
pub struct Described {
    pub number: usize,
    /// Itself, and everything above it.
    pub supertypes: Vec<String>,
    /// The instance fields, inherited ones first.
    pub fields: Vec<(String, Type)>,
}

/// The type of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    Number(BaseType),
    /// By the name that Java's `Class.getName` gives.
    Reference(String),
}

impl Type {
    fn parse(descriptor: &str) -> Type {
        match descriptor.strip_prefix('L') {
            Some(name) => Type::Reference(name.trim_end_matches(';').replace('/', ".")),
            None if descriptor.starts_with('[') => Type::Reference(descriptor.replace('/', ".")),
            None => {
                let base = BaseType::from_letter(descriptor.as_bytes()[0]);
                Type::Number(base.unwrap_or_else(|| panic!("{descriptor} is no type")))
            }
        }
    }

    /// What an array of this name holds.
    pub fn of_elements(array: &str) -> Option<Type> {
        array.strip_prefix('[').map(Type::parse)
    }

    pub fn keyword(&self) -> &str {
        match self {
            Type::Number(base) => base.keyword(),
            Type::Reference(name) => name,
        }
    }
}

impl Hotspot {
    /// The one that there is. A test that fails while it holds it leaves it in order.
    pub fn get() -> MutexGuard<'static, Hotspot> {
        static HOTSPOT: OnceLock<Mutex<Hotspot>> = OnceLock::new();
        HOTSPOT.get_or_init(|| Mutex::new(Hotspot::start())).lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn start() -> Hotspot {
        let jdk = jdk::wanted("JDK 17 or newer", |_| true)[0];
        let mut java = commands::java(jdk);
        process::isolate(&mut java);
        // Boxes are made without their constructors too.
        java.args(["--add-opens=java.base/java.lang=ALL-UNNAMED", "-ea", "-cp"])
            .arg(&Classes::get().all)
            .arg("BruteForce");
        java.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = java.spawn().unwrap_or_else(|error| panic!("cannot start {java:?}: {error}"));
        let to = BufWriter::new(process.stdin.take().expect("it is a pipe"));
        let from = BufReader::new(process.stdout.take().expect("it is a pipe"));
        Hotspot { _process: process, to, from, classes: BTreeMap::new() }
    }

    pub fn class(&mut self, name: &str) -> Described {
        if let Some(known) = self.classes.get(name) {
            return known.clone();
        }
        let answer = self.ask(&format!("class {name}"));
        let (supertypes, fields) = answer.split_once('|').expect("the answer has two parts");
        let field = |text: &str| {
            let (name, of) = text.split_once(':').expect("a field has a type");
            (name.to_owned(), Type::parse(of))
        };
        let described = Described {
            number: self.classes.len(),
            supertypes: words(supertypes).map(str::to_owned).collect(),
            fields: words(fields).map(field).collect(),
        };
        self.classes.insert(name.to_owned(), described.clone());
        described
    }

    /// Chooses what to run: whether it has a receiver, and its parameters with the receiver.
    pub fn target(&mut self, class: &str, method: &str) -> (bool, Vec<Type>) {
        let answer = self.ask(&format!("target {class} {method}"));
        let types = words(&answer).map(|word| Type::parse(word.trim_start_matches('!'))).collect();
        (answer.starts_with('!'), types)
    }

    /// Whether a call on an object of a class runs the target.
    pub fn selects(&mut self, class: &str) -> bool {
        self.ask(&format!("selects {class}")) == "true"
    }

    /// Chooses the static fields that heaps give.
    pub fn statics(&mut self, names: &[&str]) -> Vec<Type> {
        let answer = self.ask(&format!("statics {}", names.join(" ")));
        words(&answer).map(Type::parse).collect()
    }

    /// Runs the target on heaps: the outcome of each.
    pub fn run(&mut self, heaps: impl Iterator<Item = String> + Send) -> Vec<String> {
        let (to, from) = (&mut self.to, &mut self.from);
        thread::scope(|scope| {
            let (count, counted) = std::sync::mpsc::channel();
            scope.spawn(move || {
                let mut written = 0;
                for heap in heaps {
                    writeln!(to, "run {heap}").expect("HotSpot reads");
                    written += 1;
                    count.send(written).expect("somebody counts");
                }
                to.flush().expect("HotSpot reads");
            });
            counted.iter().map(|_| line(from)).collect()
        })
    }

    fn ask(&mut self, request: &str) -> String {
        writeln!(self.to, "{request}").and_then(|()| self.to.flush()).expect("HotSpot reads");
        line(&mut self.from)
    }
}

fn line(from: &mut impl BufRead) -> String {
    let mut line = String::new();
    let read = from.read_line(&mut line).expect("HotSpot answers in UTF-8");
    assert!(read > 0, "HotSpot is gone; what it wrote to standard error says why");
    line.trim_end().to_owned()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(|word| !word.is_empty())
}
