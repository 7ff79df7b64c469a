//! The JDK's collections by their own methods: `new ArrayList(Arrays.asList(1, 2))`, `map.put("a", 1)`.
//!
//! For each class some ways to make it are known; one is used only if a trial run of the JDK's own code makes exactly the case's objects, or
//! some that nobody can tell from them (`content.rs`).

use super::feeds::fields_of;
use super::fill::given;
use super::likeness::{Likeness, Node};
use super::recipe::{Budget, Fed, Recipe, Step};
use crate::case::{Contents, Value};
use crate::junit::body::{Body, Written};
use crate::junit::expect::containers::{Container, Holds};
use std::rc::Rc;

impl Body<'_, '_> {
    /// Makes a collection of the JDK's by its methods, if that is possible.
    pub(in crate::junit) fn by_library(&mut self, object: usize) -> Written<bool> {
        let Some(recipe) = self.library_recipe(object) else { return Ok(false) };
        let Recipe { maker, operations, nodes, loose, .. } = recipe;
        if std::iter::once(&maker).chain(&operations).flat_map(|step| &step.fed).any(|fed| matches!(fed, Fed::Text(_)))
        {
            self.untold.insert(object);
        }
        self.note_loose(loose);
        for fed in std::iter::once(&maker).chain(&operations).flat_map(|step| &step.fed) {
            match fed {
                Fed::Value(value) => self.place_value(value)?,
                Fed::Listed(values) => values.iter().try_for_each(|value| self.place_value(value))?,
                _ => {}
            }
        }
        self.say_empty(object, &maker)?;
        self.say_growth(object, &operations, nodes)?;
        Ok(true)
    }

    /// The call that makes a collection.
    pub(super) fn say_empty(&mut self, object: usize, maker: &Step) -> Written<()> {
        let name = self.locals[object].name.clone();
        let found = self.case.objects[object].class.to_string();
        let named = self.type_of(&found);
        self.locals[object].is_typed = named.is_some();
        let arguments = self.written(maker)?.join(", ");
        let method = maker.called();
        let made = if method.name == "<init>" {
            format!("new {}({arguments})", named.clone().unwrap_or_default())
        } else {
            let home = self.names.class(&maker.class.name).unwrap_or_else(|| maker.class.name.clone());
            format!("{home}.{}({arguments})", method.name)
        };
        self.say(format!("{} {name} = {made};", named.unwrap_or_else(|| "Object".to_owned())));
        Ok(())
    }

    /// The calls by which it gets its elements.
    pub(super) fn say_growth(&mut self, object: usize, operations: &[Step], nodes: Vec<Node>) -> Written<()> {
        let name = self.locals[object].name.clone();
        for step in operations {
            let arguments = self.written(step)?.join(", ");
            self.say(format!("{name}.{}({arguments});", step.called().name));
        }
        nodes.into_iter().try_for_each(|node| self.name_node(node))
    }

    fn library_recipe(&self, object: usize) -> Option<Recipe> {
        if self.is_about_jdk() {
            return None;
        }
        let Some(Container { holds, .. }) = Container::of(&self.case.objects, object) else {
            return self.first_that_fits(object, self.ways_to_fill(object)?);
        };
        let is_there = |value: &&Value| !matches!(**value, Value::Object(element) if self.reaches(element, object));
        if !holds.values().iter().all(is_there) {
            return None;
        }
        let exact = self.first_that_fits(object, self.ways_to_make(object, &holds));
        exact.or_else(|| self.like_in_content(object))
    }

    /// The first of some ways whose trial run makes exactly this collection.
    pub(super) fn first_that_fits(&self, object: usize, ways: Vec<(Step, Vec<Step>)>) -> Option<Recipe> {
        let budget = Budget::new();
        let ready = self.ready();
        ways.into_iter().find_map(|(maker, operations)| {
            let trial = self.trial("", &ready);
            let mut trial = trial.without(self.suspect());
            let root = self.run_maker(&mut trial, &maker);
            let root =
                root.filter(|root| operations.iter().all(|step| self.run_step(&mut trial, *root, step).is_some()));
            budget.spend(trial.steps);
            let Likeness { nodes, left, loose } =
                self.likeness(object, root.filter(|_| !budget.is_spent())?, &trial)?;
            // What is an element, or hangs on one, is there before the collection and has not come with it.
            let elements = self.all_of(given(std::iter::once(&maker).chain(&operations)).collect(), Some(object));
            let is_own = nodes.iter().all(|node| !elements.contains(&node.object));
            let is_made = left.is_empty() && is_own;
            is_made.then_some(Recipe { maker, operations, nodes, left, loose, is_reflective: false })
        })
    }

    /// Makers with the calls that follow them.
    pub(super) fn ways_to_make(&self, object: usize, holds: &Holds) -> Vec<(Step, Vec<Step>)> {
        let class = self.case.objects[object].class.to_string();
        let simple = class.strip_prefix("java.util.").unwrap_or_default();
        let rows: Vec<Vec<Value>> = match holds {
            Holds::Map(entries, _) if simple == "TreeMap" => self.level_order(object, entries),
            Holds::Map(entries, _) => entries.iter().map(|(key, value)| vec![*key, *value]).collect(),
            Holds::Set(values, _) if simple == "TreeSet" => {
                let entries: Vec<(Value, Value)> = values.iter().map(|value| (*value, Value::Null)).collect();
                let map = fields_of(&self.case.objects[object]).iter().find(|field| field.name == *"m");
                let rows = match map.map(|field| field.value) {
                    Some(Value::Object(map)) => self.level_order(map, &entries),
                    _ => Vec::new(),
                };
                rows.into_iter().map(|row| row[..1].to_vec()).collect()
            }
            _ => holds.values().into_iter().map(|value| vec![*value]).collect(),
        };
        match (simple, holds) {
            // Of what is in it nobody knows, nor that there is something.
            ("Optional", Holds::Optional(None)) if self.case.unread.contains(&(object, 0)) => self
                .way(&class, "of", "(Ljava/lang/Object;)Ljava/util/Optional;", vec![Fed::text("a")])
                .into_iter()
                .collect(),
            ("Optional", Holds::Optional(Some(value))) => self
                .way(&class, "of", "(Ljava/lang/Object;)Ljava/util/Optional;", vec![Fed::Value(*value)])
                .into_iter()
                .collect(),
            ("OptionalInt" | "OptionalLong" | "OptionalDouble", Holds::OptionalNumber(Some(value))) => {
                let letter = match value {
                    Value::Int(_) => "I",
                    Value::Long(_) => "J",
                    _ => "D",
                };
                let descriptor = format!("({letter})Ljava/util/{simple};");
                self.way(&class, "of", &descriptor, vec![Fed::Value(*value)]).into_iter().collect()
            }
            ("ImmutableCollections$List12" | "ImmutableCollections$ListN", Holds::List(values)) => {
                self.fixed("java.util.List", values).into_iter().collect()
            }
            ("ImmutableCollections$Set12", Holds::Set(values, _)) => {
                self.fixed("java.util.Set", values).into_iter().collect()
            }
            (
                "ArrayList" | "LinkedList" | "ArrayDeque" | "PriorityQueue" | "HashSet" | "LinkedHashSet" | "TreeSet",
                _,
            ) => self.grown(object, &class, ADD, &fed(&rows)),
            ("Vector" | "Stack", _) => self.grown(object, &class, ADD, &fed(&rows)),
            ("HashMap" | "LinkedHashMap" | "TreeMap", _) => self.grown(object, &class, PUT, &fed(&rows)),
            _ => Vec::new(),
        }
    }

    /// Makers and calls for a collection of which only the number of elements was read.
    fn ways_to_fill(&self, object: usize) -> Option<Vec<(Step, Vec<Step>)>> {
        let class = self.case.objects[object].class.to_string();
        let (store, size) = match class.strip_prefix("java.util.")? {
            // Of what is in it nobody knows, nor how much.
            "ImmutableCollections$List12" if (0..2).all(|place| self.case.unread.contains(&(object, place))) => {
                let of = ("java.util.List", "of", "(Ljava/lang/Object;)Ljava/util/List;");
                return Some(self.way(of.0, of.1, of.2, vec![Fed::text("a")]).into_iter().collect());
            }
            "ArrayList" => ("elementData", "size"),
            "Vector" | "Stack" => ("elementData", "elementCount"),
            "LinkedList" => ("first", "size"),
            "HashMap" | "LinkedHashMap" => ("table", "size"),
            "TreeMap" => ("root", "size"),
            "HashSet" | "LinkedHashSet" => ("map", ""),
            "TreeSet" => ("m", ""),
            _ => return None,
        };
        let fields = fields_of(&self.case.objects[object]);
        let place = fields.iter().position(|field| field.name == *store)?;
        if size.is_empty() {
            let Value::Object(map) = fields[place].value else { return None };
            let count = self.count_of(map, if store == "m" { "root" } else { "table" }, "size")?;
            return Some(self.grown(object, &class, ADD, &texts(count, 0)?));
        }
        let count = self.count_of(object, store, size)?;
        Some(match store {
            "elementData" | "first" => {
                let rows = vec![vec![Fed::Value(Value::Null)]; count];
                Some(self.grown(object, &class, ADD, &rows)).filter(|_| count <= TEXTS.len())?
            }
            _ => self.grown(object, &class, PUT, &texts(count, 1)?),
        })
    }

    /// How many elements a collection has whose elements nobody has read.
    fn count_of(&self, object: usize, store: &str, size: &str) -> Option<usize> {
        let fields = fields_of(&self.case.objects[object]);
        let place = fields.iter().position(|field| field.name == *store)?;
        let size = fields.iter().find(|field| field.name == *size)?;
        match size.value {
            Value::Int(count) if self.case.unread.contains(&(object, place)) => usize::try_from(count).ok(),
            _ => None,
        }
    }

    pub(super) fn step(&self, class: &str, name: &str, descriptor: &str, fed: Vec<Fed>) -> Option<Step> {
        let home =
            self.names.classes.lineage(class).into_iter().find(|home| home.method(name, descriptor).is_some())?;
        let method = home.methods.iter().position(|method| method.name == name && method.descriptor == descriptor)?;
        Some(Step { class: Rc::clone(&home), method, fed })
    }

    fn way(&self, class: &str, name: &str, descriptor: &str, fed: Vec<Fed>) -> Option<(Step, Vec<Step>)> {
        Some((self.step(class, name, descriptor, fed)?, Vec::new()))
    }

    /// `List.of(1, 2)`.
    fn fixed(&self, class: &str, values: &[Value]) -> Option<(Step, Vec<Step>)> {
        let parameters = "Ljava/lang/Object;".repeat(values.len());
        let descriptor = format!("({parameters})L{};", class.replace('.', "/"));
        self.way(class, "of", &descriptor, values.iter().map(|value| Fed::Value(*value)).collect())
    }

    /// An empty collection, with the room that it had, to which one element after the other is added; a list also at once.
    fn grown(
        &self,
        object: usize,
        class: &str,
        (name, descriptor): (&str, &str),
        rows: &[Vec<Fed>],
    ) -> Vec<(Step, Vec<Step>)> {
        let mut makers = vec![(self.step(class, "<init>", "()V", Vec::new()), true)];
        let first = |row: &Vec<Fed>| match row.first() {
            Some(Fed::Value(value)) => Some(*value),
            _ => None,
        };
        if let Some(values) = rows.iter().map(first).collect::<Option<Vec<Value>>>().filter(|_| !rows.is_empty()) {
            let listed = vec![Fed::Listed(values)];
            makers.push((self.step(class, "<init>", "(Ljava/util/Collection;)V", listed), false));
        }
        for room in self.rooms(object) {
            makers.push((self.step(class, "<init>", "(I)V", vec![Fed::Value(Value::Int(room))]), true));
        }
        let mut ways = Vec::new();
        for (maker, is_empty) in makers {
            let Some(maker) = maker else { continue };
            let add = |row: &Vec<Fed>| self.step(class, name, descriptor, row.clone());
            let added: Option<Vec<Step>> = rows.iter().filter(|_| is_empty).map(add).collect();
            // A table that holds nothing any more has held something.
            if rows.is_empty() && self.is_hashed(object) {
                let count = if name == "put" { 2 } else { 1 };
                let first = self.step(class, name, descriptor, vec![Fed::Value(Value::Null); count]);
                let steps =
                    [first, self.step(class, "clear", "()V", Vec::new())].into_iter().collect::<Option<Vec<Step>>>();
                ways.extend(steps.map(|steps| (maker.clone(), steps)));
            }
            ways.extend(added.map(|added| (maker, added)));
        }
        ways
    }

    /// Whether a collection that holds nothing has a table nonetheless.
    fn is_hashed(&self, object: usize) -> bool {
        let inner = Container::of(&self.case.objects, object).map(|container| container.inner).unwrap_or_default();
        inner.iter().any(|part| self.case.objects[*part].class == *"[Ljava.util.HashMap$Node;")
    }

    /// The lengths of the arrays that a collection is made of, and those without the place that is always free.
    fn rooms(&self, object: usize) -> Vec<i32> {
        let inner = Container::of(&self.case.objects, object).map(|container| container.inner).unwrap_or_default();
        let lengths = inner.iter().filter_map(|part| match &self.case.objects[*part].contents {
            Contents::Array(elements) => i32::try_from(elements.len()).ok(),
            _ => None,
        });
        lengths.flat_map(|length| [length, length - 1]).filter(|room| *room >= 0).collect()
    }

    /// The entries of a search tree from its root downwards, an order in which nothing has to be turned.
    fn level_order(&self, map: usize, entries: &[(Value, Value)]) -> Vec<Vec<Value>> {
        let field = |object: usize, name: &str| {
            fields_of(&self.case.objects[object]).iter().find(|field| field.name == *name).map(|field| field.value)
        };
        let mut found: Vec<Vec<Value>> = Vec::new();
        let mut open: Vec<Option<Value>> = vec![field(map, "root")];
        let mut next = 0;
        while let Some(&node) = open.get(next) {
            next += 1;
            if let Some(Value::Object(node)) = node.filter(|_| found.len() < entries.len()) {
                found.push([field(node, "key"), field(node, "value")].into_iter().flatten().collect());
                open.extend([field(node, "left"), field(node, "right")]);
            }
        }
        found
    }
}

/// The methods by which collections and maps grow.
const ADD: (&str, &str) = ("add", "(Ljava/lang/Object;)Z");
const PUT: (&str, &str) = ("put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");

/// Elements that nobody reads, each another.
const TEXTS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

fn fed(rows: &[Vec<Value>]) -> Vec<Vec<Fed>> {
    rows.iter().map(|row| row.iter().map(|value| Fed::Value(*value)).collect()).collect()
}

/// So many texts, each followed by so many defaults; `None` if there are not enough.
fn texts(count: usize, defaults: usize) -> Option<Vec<Vec<Fed>>> {
    let row = |text: &&'static str| [vec![Fed::text(text)], vec![Fed::Default; defaults]].concat();
    Some(TEXTS.get(..count)?.iter().map(row).collect())
}
