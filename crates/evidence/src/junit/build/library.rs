//! The JDK's collections by their own methods: `new ArrayList(Arrays.asList(1, 2))`, `map.put("a", 1)`.
//!
//! For each class some ways to make it are known; one is used only if a trial run of the JDK's own code makes exactly the case's objects.

use super::feeds::fields_of;
use super::likeness::Likeness;
use super::recipe::{Budget, Fed, Recipe, Step};
use crate::case::{Contents, Value};
use crate::junit::body::{Body, Written};
use crate::junit::expect::containers::{Container, Holds};
use crate::junit::trial::Trial;
use std::rc::Rc;

impl Body<'_, '_> {
    /// Makes a collection of the JDK's by its methods, if that is possible.
    pub(in crate::junit) fn by_library(&mut self, object: usize) -> Written<bool> {
        let Some(recipe) = self.library_recipe(object) else { return Ok(false) };
        let Recipe { maker, operations, nodes, loose, .. } = recipe;
        self.loose.extend(loose);
        for fed in std::iter::once(&maker).chain(&operations).flat_map(|step| &step.fed) {
            match fed {
                Fed::Value(value) => self.place_value(value)?,
                Fed::Listed(values) => values.iter().try_for_each(|value| self.place_value(value))?,
                Fed::Default | Fed::Copy(_) | Fed::Text(_) | Fed::Constant(..) => {}
            }
        }
        let name = self.locals[object].name.clone();
        let found = self.case.objects[object].class.to_string();
        let named = self.type_of(&found);
        self.locals[object].is_typed = named.is_some();
        let arguments = self.written(&maker)?.join(", ");
        let method = maker.called();
        let made = if method.name == "<init>" {
            format!("new {}({arguments})", named.clone().unwrap_or_default())
        } else {
            let home = self.names.class(&maker.class.name).unwrap_or_else(|| maker.class.name.clone());
            format!("{home}.{}({arguments})", method.name)
        };
        self.say(format!("{} {name} = {made};", named.unwrap_or_else(|| "Object".to_owned())));
        for step in &operations {
            let arguments = self.written(step)?.join(", ");
            self.say(format!("{name}.{}({arguments});", step.called().name));
        }
        for node in nodes {
            self.name_node(node)?;
        }
        Ok(true)
    }

    fn library_recipe(&self, object: usize) -> Option<Recipe> {
        if self.is_about_jdk() {
            return None;
        }
        let container = Container::of(&self.case.objects, object)?;
        let is_there = |value: &&Value| !matches!(**value, Value::Object(element) if self.reaches(element, object));
        if !container.holds.values().iter().all(is_there) {
            return None;
        }
        let budget = Budget::new();
        let ready = self.ready();
        self.ways_to_make(object, &container.holds).into_iter().find_map(|(maker, operations)| {
            let trial = Trial::new(self.names.classes, "", &self.case.objects, &ready);
            let mut trial = trial.without(self.suspect());
            let root = self.run_maker(&mut trial, &maker);
            let root =
                root.filter(|root| operations.iter().all(|step| self.run_step(&mut trial, *root, step).is_some()));
            budget.spend(trial.steps);
            let Likeness { nodes, left, loose } =
                self.likeness(object, root.filter(|_| !budget.is_spent())?, &trial)?;
            left.is_empty().then_some(Recipe { maker, operations, nodes, left, loose, is_reflective: false })
        })
    }

    /// Makers with the calls that follow them.
    fn ways_to_make(&self, object: usize, holds: &Holds) -> Vec<(Step, Vec<Step>)> {
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
            ) => self.grown(object, &class, ("add", "(Ljava/lang/Object;)Z"), &rows),
            ("HashMap" | "LinkedHashMap" | "TreeMap", _) => {
                let put = ("put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");
                self.grown(object, &class, put, &rows)
            }
            _ => Vec::new(),
        }
    }

    fn step(&self, class: &str, name: &str, descriptor: &str, fed: Vec<Fed>) -> Option<Step> {
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
        rows: &[Vec<Value>],
    ) -> Vec<(Step, Vec<Step>)> {
        let mut makers = vec![(self.step(class, "<init>", "()V", Vec::new()), true)];
        if !rows.is_empty() {
            let values = Fed::Listed(rows.iter().map(|row| row[0]).collect());
            makers.push((self.step(class, "<init>", "(Ljava/util/Collection;)V", vec![values]), false));
        }
        for room in self.rooms(object) {
            makers.push((self.step(class, "<init>", "(I)V", vec![Fed::Value(Value::Int(room))]), true));
        }
        let mut ways = Vec::new();
        for (maker, is_empty) in makers {
            let Some(maker) = maker else { continue };
            let add = |row: &Vec<Value>| {
                self.step(class, name, descriptor, row.iter().map(|value| Fed::Value(*value)).collect())
            };
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
