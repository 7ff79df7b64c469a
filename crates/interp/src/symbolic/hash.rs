//! Identity hash codes: any number that HotSpot gives, as far as a program can know.
//!
//! Where the user's own code asks, the answer is an unknown, one for each object. Where code of the JDK asks, which spreads
//! objects over tables and turns addresses into text, an unknown would make a path for every place of a table; the
//! answer is a number of the fixed sequence, and the verdict says so.

use super::chance::Chance;
use super::guard::Guard;
use super::outcome::Gap;
use crate::frame::{Activation, Frame, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Number, ObjectId, Origin, Value};
use program::MethodId;
use term::{Range, Sort};

/// HotSpot keeps 31 bits of them in an object's header, where 0 says that nobody has asked yet.
const HASHES: Range = Range { low: 1, high: i32::MAX as i64 };

/// Classes of the JDK that find objects by their hash codes.
const TABLES: [&str; 6] = [
    "java/util/HashMap",
    "java/util/Hashtable",
    "java/util/IdentityHashMap",
    "java/util/WeakHashMap",
    "java/util/ImmutableCollections",
    "java/util/concurrent/ConcurrentHashMap",
];

/// Methods of whose hash codes others are made.
const PASS_ON: [&str; 3] = ["hashCode", "hash", "spread"];

/// Methods that go through a table in the order of its places, or make something of all its hash codes.
const GOES_THROUGH: [(&str, &[&str]); 20] = [
    ("java/util/HashMap$HashIterator", &["<init>"]),
    ("java/util/HashMap$HashMapSpliterator", &["<init>"]),
    ("java/util/HashMap", &["forEach", "replaceAll", "keysToArray", "valuesToArray"]),
    ("java/util/HashMap$KeySet", &["forEach"]),
    ("java/util/HashMap$Values", &["forEach"]),
    ("java/util/HashMap$EntrySet", &["forEach"]),
    ("java/util/Hashtable$Enumerator", &["<init>"]),
    ("java/util/Hashtable", &["forEach", "replaceAll", "toString", "hashCode"]),
    ("java/util/IdentityHashMap", &["forEach", "replaceAll"]),
    ("java/util/IdentityHashMap$IdentityHashMapIterator", &["<init>"]),
    ("java/util/IdentityHashMap$IdentityHashMapSpliterator", &["<init>"]),
    ("java/util/IdentityHashMap$KeySet", &["toArray", "hashCode"]),
    ("java/util/IdentityHashMap$Values", &["toArray"]),
    ("java/util/IdentityHashMap$EntrySet", &["toArray"]),
    ("java/util/WeakHashMap", &["forEach", "replaceAll"]),
    ("java/util/WeakHashMap$HashIterator", &["<init>"]),
    ("java/util/WeakHashMap$WeakHashMapSpliterator", &["<init>"]),
    ("java/util/concurrent/ConcurrentHashMap$Traverser", &["<init>"]),
    ("java/util/concurrent/ConcurrentHashMap$BulkTask", &["<init>"]),
    ("java/util/concurrent/ConcurrentHashMap", &["replaceAll"]),
];

/// The guard of a method that goes through a table, or that may have kept an identity hash code.
pub(super) fn find(class: &str, name: &str) -> Option<Guard> {
    if class == "java/lang/Enum" && name == "hashCode" {
        return Some(kept_hash);
    }
    GOES_THROUGH.iter().any(|row| row.0 == class && row.1.contains(&name)).then_some(order_of_table)
}

/// Since JDK 21 constants of enums keep theirs in a field.
fn kept_hash(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    if let (false, Some(&Value::Object(constant))) = (machine.in_path(), arguments.first()) {
        machine.note_hash_of(constant);
    }
    Ok(None)
}

/// The order is that of identity hash codes, if these were asked for when the table was filled.
fn order_of_table(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let Some(symbolic) = machine.symbolic.as_ref().filter(|symbolic| !symbolic.hash_tables.is_empty()) else {
        return Ok(None);
    };
    let is_of = |table: ObjectId, of: ObjectId| {
        table == of
            || machine.field(table, "table").as_object() == Some(of)
            || machine.field(of, "this$0").as_object() == Some(table)
    };
    let given = || arguments.iter().take(2).filter_map(|argument| argument.as_object());
    if symbolic.hash_tables.iter().any(|&table| given().any(|of| is_of(table, of))) {
        machine.depends_on(Chance::Initializer);
    }
    Ok(None)
}

/// Who asks for a hash code, as far as others are not made of it.
enum Asker {
    User,
    /// A table of the JDK, which finds its keys whatever their codes are, as long as nobody goes through it.
    Table(Option<ObjectId>),
    /// Collections and texts of the JDK, which give it to the user.
    Teller,
    /// What the JDK does for itself.
    Machinery,
}

impl Machine {
    /// The identity hash code of an object, the same whoever asks again.
    pub(crate) fn identity_hash(&mut self, object: ObjectId) -> Value {
        if !self.in_path() {
            return Value::Int(self.hash_in_initializer(object));
        }
        let origin = Origin::Hash { object };
        if let Some(place) = self.heap.unknowns().iter().position(|&known| known == origin) {
            let symbol = self.terms().symbol_info(term::SymbolId(place as u32));
            return Value::Term(Number::Int, symbol.term);
        }
        if self.heap.get(object).hash == 0 && self.users_code_asks() {
            self.heap.note_unknown(origin);
            let term = self.symbolic_mut().terms.symbol(Sort::INT, HASHES);
            return Value::Term(Number::Int, term);
        }
        // What a static initializer was given it was given once and for all, and another run gives it something else.
        let is_fixed = self.is_older(object) && self.heap.get(object).hash != 0;
        if is_fixed && self.users_code_asks() && !self.heap.older_hashed().contains(&object) {
            self.note_chance(Chance::Initializer);
        }
        if self.is_users_identity(object) || matches!(self.asker(), Asker::Teller) {
            self.note_gap(Gap::HashCodes);
        }
        Value::Int(self.heap.identity_hash(object))
    }

    /// What a static initializer is given, the same whatever ran before it.
    fn hash_in_initializer(&mut self, object: ObjectId) -> i32 {
        let Some(class) = self.initializer_of_program().filter(|_| self.symbolic.is_some()) else {
            return self.heap.identity_hash(object);
        };
        self.note_hash_of(object);
        if self.heap.get(object).hash != 0 {
            return self.heap.identity_hash(object);
        }
        let constant = self.enum_constant(object).map(|(class, name)| (class, name.to_owned()));
        let seed = match constant {
            Some((class, name)) => format!("{}.{name}", self.program.class(class).name),
            None => {
                let count = self.symbolic_mut().hashes_given.entry(class).or_default();
                *count += 1;
                let count = *count;
                format!("{} {count}", self.program.class(class).name)
            }
        };
        self.heap.give_identity_hash(object, &seed)
    }

    /// Takes note of what the static initializer that runs is told: another run tells it something else, so that what it makes of that is
    /// drawn by chance.
    fn note_hash_of(&mut self, object: ObjectId) {
        let Some(class) = self.initializer_of_program() else { return };
        match self.asker() {
            Asker::User | Asker::Teller => self.note_drawn(),
            Asker::Machinery if self.is_users_identity(object) => self.note_drawn(),
            Asker::Machinery => {}
            Asker::Table(table) => {
                if let Some(symbolic) = self.symbolic.as_mut() {
                    symbolic.hashed.insert(class);
                    symbolic.hash_tables.extend(table);
                }
            }
        }
    }

    /// Whether an object is of the program, or of no class in particular.
    fn is_users_identity(&self, object: ObjectId) -> bool {
        let class = self.program.class(self.heap.class(object));
        class.id == self.known.object || class.module.is_none() && class.host.is_none()
    }

    fn asker(&self) -> Asker {
        let method = |frame: &Frame| self.program.text(self.program.method(frame.code.method).name);
        let Some(frame) = self.java_frames().find(|frame| !PASS_ON.contains(&method(frame))) else {
            return Asker::Machinery;
        };
        let class = self.program.class(frame.code.class);
        match &*class.name {
            _ if class.module.is_none() => Asker::User,
            name if TABLES.iter().any(|table| name.starts_with(table)) => {
                let is_static = self.program.method(frame.code.method).is_static();
                let receiver = self.stack.get(frame.base as usize).filter(|_| !is_static);
                Asker::Table(receiver.and_then(|slot| slot.value().as_object()))
            }
            "java/lang/Object" => Asker::Teller,
            name if name.starts_with("java/util/") => Asker::Teller,
            _ => Asker::Machinery,
        }
    }

    /// Whether the code that runs is the user's.
    pub(super) fn users_code_asks(&self) -> bool {
        match self.frames.last() {
            Some(Activation::Java(frame)) => self.program.class(frame.code.class).module.is_none(),
            _ => false,
        }
    }
}
