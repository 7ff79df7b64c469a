//! Identity hash codes: any number that HotSpot gives, as far as a program can know.
//!
//! Where the user's own code asks, the answer is an unknown, one for each object. Where code of the JDK asks, which spreads
//! objects over tables and turns addresses into text, an unknown would make a path for every place of a table; the
//! answer is a number of the fixed sequence, and the verdict says so.

use super::chance::Chance;
use super::guard::Guard;
use super::outcome::Gap;
use crate::frame::{Activation, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Body, Number, ObjectId, Origin, Value};
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
/// Classes whose `hashCode` is that of `Object`.
const PASS_ON: [&str; 2] = ["java/lang/Object", "java/lang/Enum"];

/// Methods that go through a table in the order of its places.
const GOES_THROUGH: [(&str, &[&str]); 11] = [
    ("java/util/HashMap$HashIterator", &["<init>"]),
    ("java/util/HashMap$HashMapSpliterator", &["<init>"]),
    ("java/util/HashMap", &["forEach", "keysToArray", "valuesToArray"]),
    ("java/util/HashMap$KeySet", &["forEach"]),
    ("java/util/HashMap$Values", &["forEach"]),
    ("java/util/HashMap$EntrySet", &["forEach"]),
    ("java/util/Hashtable$Enumerator", &["<init>"]),
    ("java/util/Hashtable", &["forEach", "toString"]),
    ("java/util/IdentityHashMap$IdentityHashMapIterator", &["<init>"]),
    ("java/util/WeakHashMap$HashIterator", &["<init>"]),
    ("java/util/concurrent/ConcurrentHashMap$Traverser", &["<init>"]),
];

/// The guard of a method that goes through a table.
pub(super) fn find(class: &str, name: &str) -> Option<Guard> {
    GOES_THROUGH.iter().any(|row| row.0 == class && row.1.contains(&name)).then_some(order_of_table)
}

/// The order is that of identity hash codes, if keys are found by these.
fn order_of_table(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let table_of = |of: ObjectId| machine.field(of, "table").as_object();
    let table = arguments.iter().take(2).filter_map(|argument| argument.as_object()).find_map(|of| {
        let is_array = matches!(machine.heap.get(of).body, Body::References(_));
        let outer = || machine.field(of, "this$0").as_object().and_then(table_of);
        if is_array { Some(of) } else { table_of(of).or_else(outer) }
    });
    let Some(table) = table.filter(|&table| !machine.in_path() || machine.is_older(table)) else { return Ok(None) };
    if !machine.is_of_jdk(table) && machine.is_by_identity(table) {
        machine.depends_on(Chance::Initializer);
    }
    Ok(None)
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
        let class = self.program.class(self.heap.class(object));
        if class.id == self.known.object || class.module.is_none() && class.host.is_none() {
            self.note_gap(Gap::HashCodes);
        }
        Value::Int(self.heap.identity_hash(object))
    }

    /// What a static initializer is given, the same whatever ran before it. Another run gives it something else, so that what it makes of
    /// that is drawn by chance; tables find their keys whatever the codes are, as long as nobody goes through them.
    fn hash_in_initializer(&mut self, object: ObjectId) -> i32 {
        let known = self.heap.get(object).hash;
        let Some(class) = self.initializer_of_program() else { return self.heap.identity_hash(object) };
        let of = self.program.class(self.heap.class(object));
        let is_open = of.id == self.known.object || of.module.is_none() && of.host.is_none();
        if self.users_code_asks() || is_open && !self.table_asks() {
            self.note_drawn();
        }
        if known != 0 || self.symbolic.is_none() {
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

    /// Whether a table of the JDK looks for the place of a key.
    fn table_asks(&self) -> bool {
        let mut classes = self.java_frames().map(|frame| &*self.program.class(frame.code.class).name);
        let asking = classes.find(|name| !PASS_ON.contains(name));
        asking.is_some_and(|asking| TABLES.iter().any(|table| asking.starts_with(table)))
    }

    /// Whether a table has keys that a static initializer has put there by their identity.
    fn is_by_identity(&self, table: ObjectId) -> bool {
        let Body::References(places) = &self.heap.get(table).body else { return false };
        places.iter().filter_map(|place| place.as_object()).any(|first| {
            let next = |&entry: &ObjectId| self.field(entry, "next").as_object();
            std::iter::successors(Some(first), next).any(|entry| {
                let key = ["key", "referent"].iter().find_map(|name| self.field(entry, name).as_object());
                let key = key.unwrap_or(entry);
                self.heap.get(key).hash != 0 && (!self.in_path() || self.is_older(key))
            })
        })
    }

    /// Whether the code that runs is the user's.
    pub(super) fn users_code_asks(&self) -> bool {
        match self.frames.last() {
            Some(Activation::Java(frame)) => self.program.class(frame.code.class).module.is_none(),
            _ => false,
        }
    }
}
