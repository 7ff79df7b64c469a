//! What to give to constructors and operations: what the fields and nodes of the wanted object hold.

use super::recipe::Fed;
use crate::case::{Contents, Field, Object, Value};
use crate::junit::body::{Body, Placed};
use crate::junit::classes::Method;
use crate::junit::expect::containers::{Container, Holds, references};
use crate::junit::literal::is_default;
use crate::junit::trial::store::is_leaf;
use program::{BaseType, Type};
use std::collections::BTreeSet;

/// Ways to give values to the parameters of one method.
const MOST_WAYS: usize = 64;
/// Those that are tried where a constructor refuses all of them.
const MOST_FURTHER_WAYS: usize = 250;

/// How the parts of an object are given to it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::junit) enum Parts {
    AsTheyAre,
    Copied,
}

/// What calls are given, one after the other: a row for each.
pub(in crate::junit) type Rows = Vec<Vec<Value>>;

impl Body<'_, '_> {
    /// For each parameter a field of its type, or any value: all ways, as far as there are not too many. Only what is there can be
    /// given.
    pub(in crate::junit) fn feeds(&self, object: usize, method: &Method, fields: &[Field]) -> Vec<Vec<Fed>> {
        let fitting = |of: &Type| {
            let fits =
                |field: &&Field| Type::parse(&field.descriptor).as_ref() == Some(of) && self.is_there(&field.value);
            let mut found: Vec<Fed> = fields.iter().filter(fits).map(|field| Fed::Value(field.value)).collect();
            found.extend(fields.iter().filter_map(|field| widened(field, of)).map(Fed::Value));
            found.push(Fed::Default);
            if *of == Type::Base(BaseType::Boolean) {
                found.push(Fed::Value(Value::Boolean(true)));
            }
            found.extend(self.samples(object, of, fields));
            found
        };
        let mut ways = self.ways(method, fitting);
        let further = self.further_samples(object, method, fields);
        if further.iter().any(|samples| !samples.is_empty()) {
            // What has refused null wants something else first.
            let all = |(of, further): (&Type, Vec<Fed>)| match of {
                Type::Base(_) => [fitting(of), further].concat(),
                _ => [further, fitting(of)].concat(),
            };
            let all: Vec<Vec<Fed>> = method.types.parameters.iter().zip(further).map(all).collect();
            let first: Vec<Vec<Fed>> = ways.clone();
            ways.extend(by_rank(&all, MOST_FURTHER_WAYS).into_iter().filter(|way| !first.contains(way)));
        }
        ways
    }

    /// As [`Body::feeds`], before the parts of an object are made: they may be given to it, unless they refer to it, or copies of them.
    pub(in crate::junit) fn feeds_of_parts(
        &self,
        object: usize,
        method: &Method,
        fields: &[Field],
        parts: Parts,
    ) -> Vec<Vec<Fed>> {
        self.ways(method, |of| {
            let mut found = Vec::new();
            for field in fields {
                let is_exact = Type::parse(&field.descriptor).as_ref() == Some(of);
                let part = match field.value {
                    Value::Object(part) => part,
                    value if is_exact => {
                        found.push(Fed::Value(value));
                        continue;
                    }
                    _ => continue,
                };
                if parts == Parts::Copied && is_exact && self.is_flat(part) {
                    found.push(Fed::Copy(part));
                }
                if let Some(values) = self.listed(part).filter(|_| parts == Parts::Copied && is_collection(of)) {
                    found.push(Fed::Listed(values));
                }
                if is_exact && !self.reaches(part, object) {
                    found.push(Fed::Value(field.value));
                }
            }
            if *of == Type::Base(BaseType::Int) {
                found.extend(self.lengths(fields).into_iter().map(|length| Fed::Value(Value::Int(length))));
            }
            found.extend(self.samples(object, of, fields));
            found
        })
    }

    fn ways(&self, method: &Method, fitting: impl Fn(&Type) -> Vec<Fed>) -> Vec<Vec<Fed>> {
        let mut ways: Vec<Vec<Fed>> = vec![Vec::new()];
        for of in &method.types.parameters {
            let mut fitting = fitting(of);
            if !fitting.contains(&Fed::Default) {
                fitting.push(Fed::Default);
            }
            // A parameter most often has the place of its field.
            let longer = |way: &Vec<Fed>| {
                let (used, fresh): (Vec<Fed>, Vec<Fed>) = fitting.iter().cloned().partition(|fed| way.contains(fed));
                let next = |fed: Fed| [way.as_slice(), &[fed]].concat();
                fresh.into_iter().chain(used).map(next).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(longer).take(MOST_WAYS).collect();
        }
        ways
    }

    /// Whether a value can be given to a call now.
    fn is_there(&self, value: &Value) -> bool {
        match *value {
            Value::Object(object) => self.locals[object].state == Placed::Done,
            _ => true,
        }
    }

    /// Whether an array holds nothing but numbers, texts, boxes and constants.
    fn is_flat(&self, array: usize) -> bool {
        let Contents::Array(elements) = &self.case.objects[array].contents else { return false };
        let is_flat =
            |value: &Value| !matches!(*value, Value::Object(element) if !is_leaf(&self.case.objects[element]));
        elements.len() <= super::LONGEST_LIST && elements.iter().all(is_flat)
    }

    /// The elements of a list or set of the JDK's, if they can be written anywhere.
    fn listed(&self, object: usize) -> Option<Vec<Value>> {
        // What `Arrays.asList` itself keeps is an array of a class that nobody knows here.
        if self.case.objects[object].class == *"java.util.Arrays$ArrayList" {
            return None;
        }
        let values = match Container::of(&self.case.objects, object)?.holds {
            Holds::List(values) | Holds::Queue(values) | Holds::Set(values, _) => values,
            _ => return None,
        };
        let is_element = |value: &Value| match *value {
            Value::Object(element) => is_leaf(&self.case.objects[element]),
            Value::Null => true,
            _ => false,
        };
        values.iter().all(is_element).then_some(values)
    }

    pub(in crate::junit) fn reaches(&self, from: usize, to: usize) -> bool {
        let mut seen = BTreeSet::from([from]);
        let mut open = vec![from];
        while let Some(next) = open.pop() {
            if next == to {
                return true;
            }
            open.extend(references(&self.case.objects[next]).filter(|child| seen.insert(*child)));
        }
        false
    }

    /// The lengths of the arrays in some fields, which may be what they were made with.
    fn lengths(&self, fields: &[Field]) -> Vec<i32> {
        let length = |field: &Field| match field.value {
            Value::Object(array) => match &self.case.objects[array].contents {
                Contents::Array(elements) => i32::try_from(elements.len()).ok(),
                _ => None,
            },
            _ => None,
        };
        fields.iter().filter_map(length).collect()
    }

    /// What operations of a structure are given, call by call; where nobody has read an element of a list, also some object.
    pub(super) fn fed_rows(&self, object: usize, method: &Method) -> Vec<Vec<Vec<Fed>>> {
        let fed = |rows: Rows| rows.into_iter().map(|row| row.into_iter().map(Fed::Value).collect()).collect();
        let mut all: Vec<Vec<Vec<Fed>>> = self.rows(object, method).into_iter().map(fed).collect();
        let [Type::Class(name)] = &method.types.parameters[..] else { return all };
        for field in fields_of(&self.case.objects[object]) {
            let Value::Object(part) = field.value else { continue };
            let Some(container) = Container::of(&self.case.objects, part) else { continue };
            let is_open = |place: usize| self.unread_element(part, &container, place).is_some();
            if !(0..container.holds.values().len()).any(is_open) {
                continue;
            }
            let sample = match &**name {
                "java/lang/String" => Some(Fed::text("a")),
                name => self.sample_object(&name.replace('/', ".")),
            };
            let Some(sample) = sample else { continue };
            let row = |(place, value): (usize, &&Value)| match is_open(place) {
                true => Some(vec![sample.clone()]),
                false => Some(
                    self.coerced(object, &[**value], &method.types.parameters)?.into_iter().map(Fed::Value).collect(),
                ),
            };
            all.extend(container.holds.values().iter().enumerate().map(row).collect::<Option<Vec<Vec<Fed>>>>());
        }
        all
    }

    /// What could have been given to operations of a structure, call by call: values of its nodes, elements of its arrays and of
    /// its collections.
    pub(in crate::junit) fn rows(&self, object: usize, method: &Method) -> Vec<Rows> {
        let parameters = &method.types.parameters;
        let mut all = Vec::new();
        for order in self.orders(object) {
            let classes: BTreeSet<&str> = order.iter().map(|node| self.case.objects[*node].class.as_str()).collect();
            for class in classes {
                let is_of = |node: &usize| self.case.objects[*node].class == *class;
                let nodes: Vec<usize> = order.iter().copied().filter(is_of).collect();
                for rows in self.rows_of_nodes(&nodes, parameters) {
                    // Nodes at the ends of a list may hold nothing.
                    let full: Rows = rows.iter().filter(|row| !row.iter().all(is_default)).cloned().collect();
                    let is_other = full.len() != rows.len();
                    all.push(rows);
                    all.extend(Some(full).filter(|_| is_other));
                }
            }
        }
        let fields = fields_of(&self.case.objects[object]);
        for field in fields {
            let Value::Object(part) = field.value else { continue };
            let rows: Rows = match (&self.case.objects[part].contents, Container::of(&self.case.objects, part)) {
                (_, Some(Container { holds: Holds::Map(entries, _), .. })) => {
                    entries.iter().map(|(key, value)| vec![*key, *value]).collect()
                }
                (_, Some(Container { holds, .. })) => holds.values().into_iter().map(|value| vec![*value]).collect(),
                (Contents::Array(elements), None) => elements.iter().map(|value| vec![*value]).collect(),
                _ => continue,
            };
            let lengths = fields.iter().filter_map(|field| match field.value {
                Value::Int(count) => usize::try_from(count).ok(),
                _ => None,
            });
            let lengths: BTreeSet<usize> =
                lengths.chain([rows.len()]).filter(|count| (1..=rows.len()).contains(count)).collect();
            for length in lengths {
                let coerced = |row: &Vec<Value>| self.coerced(object, row, parameters);
                let Some(rows) = rows[..length].iter().map(coerced).collect::<Option<Rows>>() else { continue };
                let reversed = rows.iter().rev().cloned().collect();
                all.extend([rows, reversed]);
            }
        }
        all.dedup();
        all
    }

    /// Values as arguments for these parameters; a box may be given as what is in it, an object if it can be made before its owner.
    fn coerced(&self, owner: usize, row: &[Value], parameters: &[Type]) -> Option<Vec<Value>> {
        if row.len() != parameters.len() {
            return None;
        }
        let one = |(value, of): (&Value, &Type)| match (*value, of) {
            (Value::Object(object), of) => match (&self.case.objects[object].contents, of) {
                (Contents::Boxed(held), Type::Base(_)) => Some(*held).filter(|held| is_of(held, of)),
                (_, Type::Class(name)) if is_leaf(&self.case.objects[object]) || !self.reaches(object, owner) => {
                    let wanted = name.replace('/', ".");
                    self.names.classes.is_subtype(&self.case.objects[object].class, &wanted).then_some(*value)
                }
                _ => None,
            },
            (Value::Null, Type::Base(_)) => None,
            (Value::Null, _) => Some(Value::Null),
            (value, of) => Some(value).filter(|value| is_of(value, of)),
        };
        row.iter().zip(parameters).map(one).collect()
    }

    /// For each parameter what the nodes have in one of their fields.
    fn rows_of_nodes(&self, order: &[usize], parameters: &[Type]) -> Vec<Rows> {
        let first = order.iter().find(|node| !fields_of(&self.case.objects[**node]).is_empty());
        let Some(&first) = first else { return Vec::new() };
        let fields = fields_of(&self.case.objects[first]);
        let mut choices: Vec<Vec<usize>> = vec![Vec::new()];
        for of in parameters {
            let is_it = |place: &usize| Type::parse(&fields[*place].descriptor).as_ref() == Some(of);
            let fitting: Vec<usize> = (0..fields.len()).filter(is_it).collect();
            let with = |chosen: &Vec<usize>| {
                let free = fitting.iter().filter(|place| !chosen.contains(place));
                free.map(|place| [chosen.as_slice(), &[*place]].concat()).collect::<Vec<_>>()
            };
            choices = choices.iter().flat_map(with).collect();
        }
        let keys = |chosen: &Vec<usize>| {
            let keys: Vec<(&str, &str)> =
                chosen.iter().map(|&place| (fields[place].class.as_str(), fields[place].name.as_str())).collect();
            order.iter().filter_map(|&node| self.values_of(node, &keys)).collect::<Rows>()
        };
        choices.iter().map(keys).collect()
    }

    /// The values of some fields of a node; `None` for one that does not have them.
    fn values_of(&self, node: usize, keys: &[(&str, &str)]) -> Option<Vec<Value>> {
        let fields = fields_of(&self.case.objects[node]);
        let value = |(class, name): &(&str, &str)| {
            let field = fields.iter().find(|field| field.class == *class && field.name == *name)?;
            Some(field.value)
        };
        keys.iter().map(value).collect()
    }

    /// Orders in which the nodes could have come.
    fn orders(&self, object: usize) -> Vec<Vec<usize>> {
        let children = |parent: usize| {
            references(&self.case.objects[parent])
                .filter(|child| !is_leaf(&self.case.objects[*child]))
                .collect::<Vec<_>>()
        };
        let mut seen = BTreeSet::from([object]);
        let mut breadth = vec![object];
        let mut next = 0;
        while let Some(&parent) = breadth.get(next) {
            breadth.extend(children(parent).into_iter().filter(|child| seen.insert(*child)));
            next += 1;
        }
        let mut depth = Vec::new();
        let mut seen = BTreeSet::new();
        let mut open = vec![object];
        while let Some(next) = open.pop() {
            if seen.insert(next) {
                depth.push(next);
                open.extend(children(next).into_iter().rev());
            }
        }
        breadth.remove(0);
        depth.remove(0);
        let reversed = |order: &Vec<usize>| order.iter().rev().copied().collect::<Vec<_>>();
        let mut orders = vec![reversed(&breadth), reversed(&depth)];
        orders.splice(0..0, [breadth, depth]);
        orders.dedup();
        orders
    }
}

/// Ways to take one of each, those first that come first for all together.
pub(super) fn by_rank(all: &[Vec<Fed>], most: usize) -> Vec<Vec<Fed>> {
    let mut ways = Vec::new();
    let highest: usize = all.iter().map(|fitting| fitting.len().saturating_sub(1)).sum();
    for sum in 0..=highest {
        add_ways(all, sum, &mut Vec::new(), most, &mut ways);
        if ways.len() >= most {
            break;
        }
    }
    ways
}

fn add_ways(all: &[Vec<Fed>], sum: usize, begun: &mut Vec<Fed>, most: usize, ways: &mut Vec<Vec<Fed>>) {
    let Some((first, rest)) = all.split_first() else {
        if sum == 0 {
            ways.push(begun.clone());
        }
        return;
    };
    let room: usize = rest.iter().map(|fitting| fitting.len().saturating_sub(1)).sum();
    for (rank, fed) in first.iter().enumerate().take(sum + 1).skip(sum.saturating_sub(room)) {
        if ways.len() >= most {
            return;
        }
        begun.push(fed.clone());
        add_ways(rest, sum - rank, begun, most, ways);
        begun.pop();
    }
}

pub(in crate::junit) fn fields_of(object: &Object) -> &[Field] {
    match &object.contents {
        Contents::Fields(fields) => fields,
        _ => &[],
    }
}

/// Whether a parameter takes any collection, or any list.
fn is_collection(of: &Type) -> bool {
    const TAKEN: [&str; 3] = ["java/util/List", "java/util/Collection", "java/lang/Iterable"];
    matches!(of, Type::Class(name) if TAKEN.contains(&&**name))
}

/// Whether a parameter is of a type that elements have.
pub(in crate::junit) fn is_element(of: &Type) -> bool {
    !matches!(of, Type::Array(_))
}

/// What a field holds, for a parameter that takes all numbers of its type and more.
fn widened(field: &Field, of: &Type) -> Option<Value> {
    match (field.value, of) {
        (Value::Byte(value), Type::Base(BaseType::Int)) => Some(Value::Int(i32::from(value))),
        (Value::Short(value), Type::Base(BaseType::Int)) => Some(Value::Int(i32::from(value))),
        (Value::Int(value), Type::Base(BaseType::Long)) => Some(Value::Long(i64::from(value))),
        _ => None,
    }
}

/// Whether a primitive value is of a type.
fn is_of(value: &Value, of: &Type) -> bool {
    let Type::Base(base) = of else { return false };
    matches!(
        (value, base),
        (Value::Boolean(_), BaseType::Boolean)
            | (Value::Byte(_), BaseType::Byte)
            | (Value::Char(_), BaseType::Char)
            | (Value::Short(_), BaseType::Short)
            | (Value::Int(_), BaseType::Int)
            | (Value::Long(_), BaseType::Long)
            | (Value::Float(_), BaseType::Float)
            | (Value::Double(_), BaseType::Double)
    )
}
