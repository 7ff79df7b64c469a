//! The JDK's collections by what they hold: what their interfaces tell, read from their fields.

use crate::case::{Contents, Object, Value};
use crate::junit::literal::is_same;
use std::collections::{BTreeSet, VecDeque};

/// What a collection holds.
#[derive(Clone, Debug)]
pub(in crate::junit) enum Holds {
    List(Vec<Value>),
    /// In this order; equal to none but itself.
    Queue(Vec<Value>),
    Set(Vec<Value>, Order),
    Map(Vec<(Value, Value)>, Order),
    Optional(Option<Value>),
    /// `OptionalInt` and its like, which hold a primitive value.
    OptionalNumber(Option<Value>),
    /// An entry of a map: key and value.
    Entry(Value, Value),
    /// What `toString` gives, where that says all.
    Text(Vec<u16>),
    /// A number of any size, as its constructor takes it.
    Decimal(String),
}

/// Whether the order of elements is one that a caller may rely on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::junit) enum Order {
    Kept,
    Any,
}

/// A collection and the objects that it is made of.
#[derive(Clone, Debug)]
pub(in crate::junit) struct Container {
    pub holds: Holds,
    pub inner: BTreeSet<usize>,
}

/// Larger ones are no easier to read.
const MOST_ELEMENTS: usize = 64;

impl Container {
    /// What an object holds, if it is a collection that is known here and nobody else refers to what it is made of.
    pub fn of(objects: &[Object], object: usize) -> Option<Container> {
        let mut reader = Reader { objects, inner: BTreeSet::new(), depth: 0 };
        let holds = reader.read(object)?;
        let inner = reader.inner;
        let is_outside = |place: &usize| *place != object && !inner.contains(place) && !is_onlooker(&objects[*place]);
        let is_seen = (0..objects.len())
            .filter(is_outside)
            .any(|outside| references(&objects[outside]).any(|reference| inner.contains(&reference)));
        let is_known = holds.values().iter().all(|value| **value != Value::Any);
        (is_known && !is_seen && holds.values().len() <= MOST_ELEMENTS).then_some(Container { holds, inner })
    }
}

impl Holds {
    pub fn values(&self) -> Vec<&Value> {
        match self {
            Holds::List(values) | Holds::Queue(values) | Holds::Set(values, _) => values.iter().collect(),
            Holds::Map(entries, _) => entries.iter().flat_map(|(key, value)| [key, value]).collect(),
            Holds::Optional(value) | Holds::OptionalNumber(value) => value.iter().collect(),
            Holds::Entry(key, value) => vec![key, value],
            Holds::Text(_) | Holds::Decimal(_) => Vec::new(),
        }
    }

    /// Whether it is no collection, but one value.
    pub fn is_one_value(&self) -> bool {
        !matches!(self, Holds::List(_) | Holds::Queue(_) | Holds::Set(..) | Holds::Map(..))
    }

    /// Whether two collections of one class hold the same objects.
    pub fn is_same(&self, other_holds: &Holds) -> bool {
        let (own, other) = (self.values(), other_holds.values());
        let is_alike = match (self, other_holds) {
            (Holds::Text(own), Holds::Text(other)) => own == other,
            (Holds::Decimal(own), Holds::Decimal(other)) => own == other,
            _ => true,
        };
        is_alike && own.len() == other.len() && own.iter().zip(other).all(|(own, other)| is_same(own, other))
    }
}

/// Whether an object is one of the JDK's that stands within a collection, as iterators and views do, or has stood there, as nodes that were
/// taken out: what it refers to it shows to nobody.
fn is_onlooker(object: &Object) -> bool {
    object.class.starts_with("java.util.") && object.class.contains('$')
}

/// What an object refers to.
pub(in crate::junit) fn references(object: &Object) -> impl Iterator<Item = usize> {
    let values: Vec<Value> = match &object.contents {
        Contents::Fields(fields) => fields.iter().map(|field| field.value).collect(),
        Contents::Array(elements) => elements.clone(),
        Contents::Order(ranks) => ranks.iter().map(|(value, _)| *value).collect(),
        _ => Vec::new(),
    };
    values.into_iter().filter_map(|value| match value {
        Value::Object(object) => Some(object),
        _ => None,
    })
}

pub(super) struct Reader<'o> {
    objects: &'o [Object],
    inner: BTreeSet<usize>,
    depth: usize,
}

impl Reader<'_> {
    fn read(&mut self, object: usize) -> Option<Holds> {
        self.depth += 1;
        let class = self.objects.get(object)?.class.to_string();
        let class = class.strip_prefix("java.util.").or(class.strip_prefix("java.")).filter(|_| self.depth < 8)?;
        Some(match class {
            "ArrayList" => Holds::List(self.prefix(object, "elementData", "size")?),
            "Vector" | "Stack" => Holds::List(self.prefix(object, "elementData", "elementCount")?),
            "Arrays$ArrayList" => Holds::List(self.array(object, "a")?),
            "LinkedList" => Holds::List(self.chain(object, "first", "next", "item")?),
            "ImmutableCollections$ListN" => Holds::List(self.array(object, "elements")?),
            "ImmutableCollections$List12" => Holds::List(self.one_or_two(object)?),
            "Collections$SingletonList" => Holds::List(vec![self.field(object, "element")?]),
            "Collections$UnmodifiableList" | "Collections$UnmodifiableRandomAccessList" => {
                self.wrapped(object, "list")?
            }
            "Collections$UnmodifiableSet" => self.wrapped(object, "c")?,
            "Collections$UnmodifiableMap" => self.wrapped(object, "m")?,
            "ArrayDeque" => Holds::Queue(self.circle(object)?),
            "PriorityQueue" => Holds::Queue(self.prefix(object, "queue", "size")?),
            "HashMap" => Holds::Map(self.table(object)?, Order::Any),
            "LinkedHashMap" => Holds::Map(self.links(object)?, Order::Kept),
            "TreeMap" => Holds::Map(self.tree(object)?, Order::Kept),
            "ImmutableCollections$Map1" => {
                Holds::Map(vec![(self.field(object, "k0")?, self.field(object, "v0")?)], Order::Any)
            }
            "ImmutableCollections$MapN" => Holds::Map(self.pairs(object)?, Order::Any),
            "Collections$SingletonMap" => {
                Holds::Map(vec![(self.field(object, "k")?, self.field(object, "v")?)], Order::Any)
            }
            "HashSet" | "LinkedHashSet" => self.keys(object, "map")?,
            "TreeSet" => self.keys(object, "m")?,
            "ImmutableCollections$Set12" => Holds::Set(self.one_or_two(object)?, Order::Any),
            "ImmutableCollections$SetN" => {
                let all = self.array(object, "elements")?;
                Holds::Set(all.into_iter().filter(|value| *value != Value::Null).collect(), Order::Any)
            }
            "Collections$SingletonSet" => Holds::Set(vec![self.field(object, "element")?], Order::Any),
            "Optional" => Holds::Optional(Some(self.field(object, "value")?).filter(|value| *value != Value::Null)),
            "OptionalInt" | "OptionalLong" | "OptionalDouble" => {
                let is_present = self.field(object, "isPresent")? == Value::Boolean(true);
                Holds::OptionalNumber(Some(self.field(object, "value")?).filter(|_| is_present))
            }
            "KeyValueHolder" | "AbstractMap$SimpleEntry" | "AbstractMap$SimpleImmutableEntry" => {
                Holds::Entry(self.field(object, "key")?, self.field(object, "value")?)
            }
            "BitSet" => Holds::Text(self.bits(object)?),
            "lang.StringBuilder" | "lang.StringBuffer" => Holds::Text(self.characters(object)?),
            "math.BigInteger" => Holds::Decimal(self.big_integer(object)?.to_string()),
            "math.BigDecimal" => Holds::Decimal(self.big_decimal(object)?),
            _ => return None,
        })
    }

    pub(super) fn field(&self, object: usize, name: &str) -> Option<Value> {
        let Contents::Fields(fields) = &self.objects.get(object)?.contents else { return None };
        fields.iter().find(|field| field.name == *name).map(|field| field.value)
    }

    /// An object in a field that belongs to the collection; `None` within for null.
    pub(super) fn part(&mut self, object: usize, name: &str) -> Option<Option<usize>> {
        match self.field(object, name)? {
            Value::Null => Some(None),
            Value::Object(part) => {
                self.inner.insert(part);
                Some(Some(part))
            }
            _ => None,
        }
    }

    /// The elements of an array in a field. What stands in a static field is an array of none.
    pub(super) fn array(&mut self, object: usize, name: &str) -> Option<Vec<Value>> {
        let Value::Object(array) = self.field(object, name)? else { return None };
        match &self.objects.get(array)?.contents {
            Contents::Array(elements) => {
                self.inner.insert(array);
                Some(elements.clone())
            }
            Contents::Constant { .. } => Some(Vec::new()),
            _ => None,
        }
    }

    pub(super) fn number(&self, object: usize, name: &str) -> Option<usize> {
        match self.field(object, name)? {
            Value::Int(value) => usize::try_from(value).ok(),
            _ => None,
        }
    }

    fn prefix(&mut self, object: usize, array: &str, size: &str) -> Option<Vec<Value>> {
        let size = self.number(object, size)?;
        let elements = self.array(object, array);
        // A list that nobody has looked at has no array.
        if size == 0 { Some(Vec::new()) } else { elements?.get(..size).map(<[Value]>::to_vec) }
    }

    fn chain(&mut self, object: usize, first: &str, next: &str, item: &str) -> Option<Vec<Value>> {
        let mut found = Vec::new();
        let mut node = self.part(object, first)?;
        while let Some(at) = node {
            found.push(self.field(at, item)?);
            node = self.part(at, next)?;
            if found.len() > MOST_ELEMENTS {
                return None;
            }
        }
        (self.number(object, "size")? == found.len()).then_some(found)
    }

    /// What small collections hold that cannot be changed: the second may be no element.
    fn one_or_two(&mut self, object: usize) -> Option<Vec<Value>> {
        let (first, second) = (self.field(object, "e0")?, self.field(object, "e1")?);
        let is_absent = match second {
            Value::Object(second) => {
                matches!(&self.objects.get(second)?.contents, Contents::Constant { field, .. } if field == "EMPTY")
            }
            _ => true,
        };
        match first {
            Value::Null => None,
            _ if is_absent => Some(vec![first]),
            _ => Some(vec![first, second]),
        }
    }

    fn wrapped(&mut self, object: usize, name: &str) -> Option<Holds> {
        let part = self.part(object, name)??;
        self.part(object, "c");
        self.read(part)
    }

    fn circle(&mut self, object: usize) -> Option<Vec<Value>> {
        let elements = self.array(object, "elements")?;
        let (head, tail) = (self.number(object, "head")?, self.number(object, "tail")?);
        let mut found = VecDeque::new();
        let mut at = head;
        while at != tail {
            found.push_back(*elements.get(at)?);
            at = (at + 1) % elements.len();
        }
        Some(found.into())
    }

    /// The entries of a hash table, bucket by bucket.
    fn table(&mut self, object: usize) -> Option<Vec<(Value, Value)>> {
        let mut found = Vec::new();
        if self.field(object, "table")? != Value::Null {
            for bucket in self.array(object, "table")? {
                let mut next = bucket;
                while let Value::Object(node) = next {
                    if !self.inner.insert(node) {
                        return None;
                    }
                    found.push((self.field(node, "key")?, self.field(node, "value")?));
                    next = self.field(node, "next")?;
                }
            }
        }
        (self.number(object, "size")? == found.len()).then_some(found)
    }

    /// The entries of a hash table that keeps their order.
    fn links(&mut self, object: usize) -> Option<Vec<(Value, Value)>> {
        let count = self.table(object)?.len();
        let mut found = Vec::new();
        let mut node = self.part(object, "head")?;
        self.part(object, "tail")?;
        while let Some(at) = node.filter(|_| found.len() <= count) {
            found.push((self.field(at, "key")?, self.field(at, "value")?));
            node = self.part(at, "after")?;
        }
        (found.len() == count).then_some(found)
    }

    /// The entries of a search tree in their order.
    fn tree(&mut self, object: usize) -> Option<Vec<(Value, Value)>> {
        let mut found = Vec::new();
        let mut open = Vec::new();
        let mut node = self.part(object, "root")?;
        let mut seen = BTreeSet::new();
        while node.is_some() || !open.is_empty() {
            while let Some(at) = node {
                if !seen.insert(at) {
                    return None;
                }
                open.push(at);
                node = self.part(at, "left")?;
            }
            let at = open.pop()?;
            found.push((self.field(at, "key")?, self.field(at, "value")?));
            node = self.part(at, "right")?;
        }
        (self.number(object, "size")? == found.len()).then_some(found)
    }

    fn pairs(&mut self, object: usize) -> Option<Vec<(Value, Value)>> {
        let table = self.array(object, "table")?;
        let pairs = table.chunks_exact(2).filter(|pair| pair[0] != Value::Null);
        Some(pairs.map(|pair| (pair[0], pair[1])).collect())
    }

    /// A set by the map whose keys are its elements.
    fn keys(&mut self, object: usize, name: &str) -> Option<Holds> {
        let map = self.part(object, name)??;
        match self.read(map)? {
            Holds::Map(entries, order) => Some(Holds::Set(entries.into_iter().map(|(key, _)| key).collect(), order)),
            _ => None,
        }
    }
}
