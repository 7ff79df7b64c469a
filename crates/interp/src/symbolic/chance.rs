//! What differs from run to run or from machine to machine, and is not part of the input.
//!
//! A path has one value for it, like everything else. Where another value is as likely and nothing sensible can be said
//! about it (random numbers, the environment), the path ends as unsupported. Where the value at hand is as good as any (an
//! order, a stack trace, a system property), the path goes on, the verdict says that others are not covered, and nobody
//! predicts what the path does elsewhere. What static initializers of the program find out belongs to the base state: paths
//! that read static fields of such a class depend on it.
//!
//! All this costs nothing where nobody asks: methods are looked up when they are first called, fields when an instruction is
//! linked.

use super::guard::Guard;
use super::outcome::Gap;
use crate::frame::{Activation, Frame, Step};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::{ClassId, FieldId, MethodId, StaticSlot};

/// What a path may depend on that it was not given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Chance {
    /// The order in which the collections of `Set.of` and `Map.of` are iterated.
    Order,
    /// System properties, and what is made of them.
    Properties,
    LineSeparator,
    /// Who has called the method under check.
    Callers,
    ClassLoaders,
    /// The locale, the time zone and the charset that are there if nobody says another.
    Defaults,
    /// The number of a process or a thread, the name of the host, the version of the JDK.
    Machine,
    /// What a static initializer of the program has made of chance, of the time or of the machine.
    Initializer,
    /// Whether the path is the first to use a class whose initializer changes or reads what others can change.
    FirstUse,
    /// Whether whoever calls the method holds a lock.
    Locks,
}

impl Chance {
    pub fn describe(self) -> &'static str {
        match self {
            Chance::Order => "the order of Set.of and Map.of",
            Chance::Properties => "system properties",
            Chance::LineSeparator => "the line separator",
            Chance::Callers => "stack traces",
            Chance::ClassLoaders => "class loaders",
            Chance::Defaults => "the default locale, time zone or charset",
            Chance::Machine => "what the machine calls itself",
            Chance::Initializer => "what a static initializer drew by chance or asked of the machine",
            Chance::FirstUse => "when a static initializer runs",
            Chance::Locks => "which locks the caller holds",
        }
    }
}

/// Methods whose results nobody can know, and what they give. Those with a descriptor are overloaded, and the others differ.
const UNKNOWABLE: [(&str, &str, Option<&str>, &str); 15] = [
    ("java/lang/Math", "random", None, RANDOM),
    ("java/lang/StrictMath", "random", None, RANDOM),
    ("java/util/Random", "<init>", Some("()V"), RANDOM),
    ("java/util/SplittableRandom", "<init>", Some("()V"), RANDOM),
    ("java/util/concurrent/ThreadLocalRandom", "current", None, RANDOM),
    ("java/util/random/RandomGenerator", "getDefault", None, RANDOM),
    ("java/util/random/RandomGenerator", "of", None, RANDOM),
    ("java/util/random/RandomGeneratorFactory", "create", Some("()Ljava/util/random/RandomGenerator;"), RANDOM),
    ("java/util/UUID", "randomUUID", None, RANDOM),
    ("java/security/SecureRandom", "<init>", None, RANDOM),
    ("java/security/SecureRandom", "getInstance", None, RANDOM),
    ("java/security/SecureRandom", "getInstanceStrong", None, RANDOM),
    ("java/security/SecureRandom", "nextBytes", None, RANDOM),
    ("java/security/SecureRandom", "next", None, RANDOM),
    ("java/lang/System", "getenv", None, "an environment variable"),
];

const RANDOM: &str = "a random number";

/// Methods that the user's code asks for what may be otherwise elsewhere. What the JDK asks itself is its own affair.
const ASKED: [(&str, &[&str], Guard); 15] = [
    ("java/lang/System", &["getProperty", "getProperties"], |machine, _, _| machine.asked(Chance::Properties)),
    ("java/lang/Integer", &["getInteger"], |machine, _, _| machine.asked(Chance::Properties)),
    ("java/lang/Long", &["getLong"], |machine, _, _| machine.asked(Chance::Properties)),
    ("java/lang/Boolean", &["getBoolean"], |machine, _, _| machine.asked(Chance::Properties)),
    ("java/lang/Thread", &["getStackTrace", "getAllStackTraces"], trace),
    ("java/lang/StackWalker", &["walk", "forEach", "getCallerClass"], trace),
    ("java/lang/Thread", &["getContextClassLoader"], |machine, _, _| machine.asked(Chance::ClassLoaders)),
    ("java/lang/ClassLoader", &["getSystemClassLoader"], |machine, _, _| machine.asked(Chance::ClassLoaders)),
    ("java/util/Locale", &["getDefault"], |machine, _, _| machine.asked(Chance::Defaults)),
    ("java/util/TimeZone", &["getDefault"], |machine, _, _| machine.asked(Chance::Defaults)),
    ("java/time/ZoneId", &["systemDefault"], |machine, _, _| machine.asked(Chance::Defaults)),
    ("java/nio/charset/Charset", &["defaultCharset"], |machine, _, _| machine.asked(Chance::Defaults)),
    ("java/lang/Runtime", &["version"], |machine, _, _| machine.asked(Chance::Machine)),
    ("java/lang/ProcessHandle", &["current"], |machine, _, _| machine.asked(Chance::Machine)),
    ("java/lang/Thread", &["getId", "threadId"], |machine, _, _| machine.asked(Chance::Machine)),
];

/// Methods for which it takes a look at the arguments.
const LOOKED_AT: [(&str, &[&str], Guard); 7] = [
    ("java/util/ImmutableCollections$Set12", &["toArray", "forEach"], order_of_few),
    ("java/util/ImmutableCollections$Set12$1", &["next"], order_of_few),
    ("java/util/ImmutableCollections$SetN$SetNIterator", &["next"], order_of_many),
    ("java/util/ImmutableCollections$MapN$MapNIterator", &["nextIndex"], order_of_many),
    ("java/lang/System", &["lineSeparator"], line_separator),
    ("java/lang/Throwable", &["printStackTrace"], printed_trace),
    ("java/lang/Class", &["getClassLoader"], class_loader),
];

/// Static fields of the JDK whose values are those of the machine.
const FIELDS: [(&str, &[&str], Chance); 1] =
    [("java/io/File", &["separator", "separatorChar", "pathSeparator", "pathSeparatorChar"], Chance::Properties)];

/// Methods whose results do not depend on the order of what they iterate.
const WITHOUT_ORDER: [&str; 3] = ["equals", "hashCode", "containsAll"];

/// The guard of a method that asks for something that may be otherwise elsewhere.
pub(super) fn find(class: &str, name: &str, descriptor: &str) -> Option<Guard> {
    let is_unknowable = |known: &&(&str, &str, Option<&str>, &str)| {
        known.0 == class && known.1 == name && known.2.is_none_or(|known| known == descriptor)
    };
    if UNKNOWABLE.iter().any(|known| is_unknowable(&known)) {
        return Some(unknowable);
    }
    let rows = ASKED.iter().chain(&LOOKED_AT);
    rows.filter(|row| row.0 == class && row.1.contains(&name)).map(|row| row.2).next()
}

fn unknowable(machine: &mut Machine, method: MethodId, _: &[Value]) -> Result<Option<Step>, Trap> {
    if !machine.in_path() {
        machine.note_drawn();
        return Ok(None);
    }
    let called = machine.program.method(method);
    let (class, name) = (&*machine.program.class(called.class).name, machine.program.text(called.name));
    let row = UNKNOWABLE.iter().find(|row| row.0 == class && row.1 == name);
    let what = row.map_or(RANDOM, |row| row.3);
    Err(machine.place_native_trap(method, Trap::unsupported(what)))
}

/// A set of one element has one order.
fn order_of_few(machine: &mut Machine, method: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let Some(&Value::Object(asked)) = arguments.first() else { return Ok(None) };
    let set = match machine.field(asked, "this$0") {
        Value::Object(set) => set,
        _ => asked,
    };
    let collections = machine.program.loaded("java/util/ImmutableCollections");
    let nothing = collections.and_then(|class| machine.static_field(class, "EMPTY"));
    if nothing.is_some() && nothing == Some(machine.field(set, "e1")) {
        return Ok(None);
    }
    order_of_many(machine, method, arguments)
}

fn order_of_many(machine: &mut Machine, _: MethodId, _: &[Value]) -> Result<Option<Step>, Trap> {
    if !machine.is_order_ignored() {
        machine.depends_on(Chance::Order);
    }
    Ok(None)
}

/// What is printed is dropped, and so is how its lines end.
fn line_separator(machine: &mut Machine, _: MethodId, _: &[Value]) -> Result<Option<Step>, Trap> {
    if !machine.is_printing() {
        machine.depends_on(Chance::LineSeparator);
    }
    Ok(None)
}

pub(super) fn trace(machine: &mut Machine, _: MethodId, _: &[Value]) -> Result<Option<Step>, Trap> {
    machine.asked(Chance::Callers)
}

pub(super) fn printed_trace(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    match arguments.get(1) {
        Some(&Value::Object(to)) if !machine.is_standard_stream(to) => machine.asked(Chance::Callers),
        _ => Ok(None),
    }
}

/// Classes of the JDK have the same loaders everywhere.
fn class_loader(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let Some(&Value::Object(mirror)) = arguments.first() else { return Ok(None) };
    let is_users = |class: ClassId| machine.program.class(class).module.is_none();
    if machine.mirrored(mirror).is_some_and(is_users) { machine.asked(Chance::ClassLoaders) } else { Ok(None) }
}

impl Machine {
    /// What the path so far depends on that it was not given.
    pub fn chances(&self) -> &[Chance] {
        self.symbolic.as_ref().map_or(&[], |symbolic| &symbolic.chances)
    }

    /// Somebody asks whether an object is locked that nobody has locked since the method was entered. A caller that holds the
    /// lock is as good as one that does not; replays hold none, as the path does.
    pub(crate) fn asked_for_lock(&mut self, object: ObjectId) {
        if self.in_path() && !self.heap.is_new(object) {
            self.note_gap(Gap::Chance(Chance::Locks));
        }
    }

    fn asked(&mut self, chance: Chance) -> Result<Option<Step>, Trap> {
        if self.users_code_asks() {
            self.depends_on(chance);
        }
        Ok(None)
    }

    /// The path, or the static initializer, goes on with one value of several.
    pub(super) fn depends_on(&mut self, chance: Chance) {
        if !self.in_path() {
            return self.note_drawn();
        }
        self.note_chance(chance);
        self.note_gap(Gap::Chance(chance));
    }

    pub(super) fn note_chance(&mut self, chance: Chance) {
        let chances = &mut self.symbolic_mut().chances;
        if !chances.contains(&chance) {
            chances.push(chance);
        }
    }

    /// Takes note that the static initializer that runs, if it is one of the program, depends on more than the program.
    pub(crate) fn note_drawn(&mut self) {
        if let (Some(class), Some(symbolic)) = (self.initializer_of_program(), self.symbolic.as_mut()) {
            symbolic.drawn.insert(class);
        }
    }

    /// The class whose static initializer runs, if it is one of the program.
    pub(super) fn initializer_of_program(&self) -> Option<ClassId> {
        let is_initializer = |frame: &&Frame| {
            let method = self.program.method(frame.code.method);
            self.program.text(method.name) == "<clinit>"
        };
        let class = self.java_frames().find(is_initializer).map(|frame| frame.code.class)?;
        self.program.class(class).module.is_none().then_some(class)
    }

    /// What a path, or the static initializer that runs, reads was put into a table by its identity.
    fn note_hashed(&mut self) {
        if self.in_path() {
            return self.note_gap(Gap::HashCodes);
        }
        if let (Some(class), Some(symbolic)) = (self.initializer_of_program(), self.symbolic.as_mut()) {
            symbolic.hashed.insert(class);
        }
    }

    /// A read of a static field of which nobody knows what it holds elsewhere. Such instructions are never linked: `None` is
    /// for all others.
    pub(crate) fn read_by_chance(&mut self, field: FieldId, slot: StaticSlot) -> Result<Option<Flow>, Trap> {
        let Some(symbolic) = self.symbolic.as_ref() else { return Ok(None) };
        let field = self.program.field(field);
        let home = self.program.class(field.class);
        let is_drawn = symbolic.drawn.contains(&field.class);
        let is_hashed = symbolic.hashed.contains(&field.class);
        let name = self.program.text(field.name);
        let of_machine = FIELDS.iter().find(|(class, names, _)| *class == &*home.name && names.contains(&name));
        match of_machine.map(|row| row.2).filter(|_| self.users_code_asks()) {
            None if !is_drawn && !is_hashed => return Ok(None),
            Some(chance) => self.depends_on(chance),
            None if !is_drawn => self.note_hashed(),
            None if self.in_path() => {
                let name = home.java_name();
                self.note_chance(Chance::Initializer);
                self.note_gap(Gap::Drawn(name));
            }
            // One initializer may read what another has drawn.
            None => self.note_drawn(),
        }
        let value = self.heap.static_slot(slot);
        if value.is_unread() {
            return self.first_read_of_static(slot).map(Some);
        }
        self.push(value.value());
        Ok(Some(Flow::Next))
    }

    pub(super) fn java_frames(&self) -> impl Iterator<Item = &Frame> {
        self.frames.iter().rev().filter_map(|activation| match activation {
            Activation::Java(frame) => Some(frame),
            _ => None,
        })
    }

    /// Whether a method of the JDK iterates whose result is the same whatever the order.
    fn is_order_ignored(&self) -> bool {
        let of_jdk = self.java_frames().take_while(|frame| self.program.class(frame.code.class).module.is_some());
        let mut names = of_jdk.map(|frame| self.program.text(self.program.method(frame.code.method).name));
        names.any(|name| WITHOUT_ORDER.contains(&name))
    }

    /// Whether what runs is printing to a standard stream.
    fn is_printing(&self) -> bool {
        let of_jdk = self.java_frames().take_while(|frame| self.program.class(frame.code.class).module.is_some());
        let mut streams = of_jdk.filter(|frame| &*self.program.class(frame.code.class).name == "java/io/PrintStream");
        streams.any(|frame| match self.stack.get(frame.base as usize).map(|slot| slot.value()) {
            Some(Value::Object(stream)) => self.is_standard_stream(stream),
            _ => false,
        })
    }
}
