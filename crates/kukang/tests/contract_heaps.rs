//! What conditions say about random heaps of the examples: in Kukang as contracts, on HotSpot as Java written by hand.
//!
//! `tests/contract_heaps` has a scene for each subject, which makes heaps from a seed, valid ones, damaged ones and any graph of
//! its nodes, and calls a method of the subject. Each condition there stands beside its contract. Conditions about what the
//! method has done see the state before it through the models that the interpreter has for `\old` and `\fresh`.

#[path = "../src/annotations.rs"]
mod annotations;
mod support;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use contract::syntax::parse_expression;
use contract::{Assembled, Diagnostic, Imports, Receiver, Scope, Wanted, assemble, check, descriptor};
use explore::Strategy;
use heap::Bounds;
use interp::symbolic::{Configuration, Saved};
use interp::{Ended, Machine, ObjectId, Settings, Value};
use program::source::{ClassPath, Jdk};
use program::{ClassId, MethodId, SyntheticClass, Type};
use support::{cases, commands, jdk};

/// Heaps of each subject.
const SEEDS: usize = 150;
/// The longest list of complaints that is shown.
const SHOWN: usize = 20;

/// A subject and the method that its scene calls: the variables of its contract, and the type of its result.
struct Subject {
    class: &'static str,
    variables: &'static [(&'static str, &'static str)],
    result: Option<&'static str>,
}

const ARGUMENT: (&str, &str) = ("argument", "I");

const SUBJECTS: [Subject; 9] = [
    Subject { class: "trees/BinarySearchTree", variables: &[ARGUMENT], result: None },
    Subject { class: "trees/AvlTree", variables: &[ARGUMENT], result: None },
    Subject { class: "trees/TreeMap", variables: &[ARGUMENT], result: Some("Z") },
    Subject { class: "heaps/LeftistHeap", variables: &[ARGUMENT], result: Some("I") },
    Subject { class: "heaps/BinaryHeap", variables: &[ARGUMENT], result: Some("Z") },
    Subject {
        class: "lists/SinglyLinkedList",
        variables: &[ARGUMENT, ("other", "Llists/SinglyLinkedList;")],
        result: None,
    },
    Subject { class: "lists/CircularList", variables: &[ARGUMENT], result: Some("Z") },
    Subject {
        class: "ordered/IntSortedList",
        variables: &[ARGUMENT, ("other", "Lordered/IntSortedList;")],
        result: None,
    },
    Subject { class: "ordered/ComparableHeap", variables: &[ARGUMENT], result: Some("Ljava/lang/Comparable;") },
];

/// A condition of a scene: the name of its Java method, and the contract in front of it.
struct Condition {
    name: String,
    contract: String,
    when: When,
}

/// What state a condition speaks of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Made,
    Called,
}

impl When {
    fn sign(self) -> char {
        match self {
            When::Made => '=',
            When::Called => '>',
        }
    }
}

#[test]
fn contracts_say_of_heaps_what_java_says() {
    let subjects: Vec<&Subject> = SUBJECTS.iter().collect();
    let conditions: Vec<Vec<Condition>> = subjects.iter().map(|subject| conditions(subject)).collect();
    let classes = compile();
    let expected = hotspot(&classes, &subjects, &conditions);
    let mut lines = expected.iter();
    let mut machine = start(&classes);
    let scenes: Vec<Vec<ObjectId>> = subjects.iter().map(|subject| scenes(&mut machine, subject)).collect();
    let nothing = begin_to_explore(&mut machine);
    let (mut wrong, mut compared) = (Vec::new(), 0);
    for ((subject, conditions), scenes) in subjects.iter().zip(&conditions).zip(&scenes) {
        let methods: Vec<Compiled> = (conditions.iter().enumerate())
            .map(|(place, condition)| compiled(&mut machine, subject, place, condition))
            .collect();
        let act = machine.load(&scene_of(subject)).unwrap_or_else(|_| panic!("it was compiled"));
        let act = machine.program.declared_method(act, "act", "()Z").expect("scenes have it");
        let mut seen: Vec<BTreeSet<String>> = vec![BTreeSet::new(); conditions.len()];
        for (seed, &scene) in scenes.iter().enumerate() {
            let found = Heap { machine: &mut machine, nothing, act, subject, scene }.values(&methods);
            for (place, actual) in found {
                let expected = lines.next().expect("they were counted");
                let condition = &conditions[place];
                if *expected != actual {
                    wrong.push(format!(
                        "{} of seed {seed}: java has {expected}, kukang {actual} for\n  {}",
                        condition.name, condition.contract
                    ));
                }
                seen[place].insert(actual);
                compared += 1;
            }
        }
        for (condition, values) in conditions.iter().zip(&mut seen) {
            values.remove(NOT_CALLED);
            if values.len() < 2 {
                wrong.push(format!("{}.{} is always {values:?}", scene_of(subject), condition.name));
            }
        }
    }
    println!("{compared} values of {} conditions compared", conditions.iter().map(Vec::len).sum::<usize>());
    let shown: Vec<&str> = wrong.iter().take(SHOWN).map(String::as_str).collect();
    assert!(wrong.is_empty(), "{} complaints:\n{}", wrong.len(), shown.join("\n"));
}

/// What stands for the value of a condition about a call that was not made.
const NOT_CALLED: &str = "-";

fn scene_of(subject: &Subject) -> String {
    format!("{}Scene", subject.class)
}

/// Reads the conditions of a scene, those about the heap as it was made first.
fn conditions(subject: &Subject) -> Vec<Condition> {
    let file = cases::folder("contract_heaps").join(format!("{}.java", scene_of(subject)));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut found = Vec::new();
    let mut contract = String::new();
    let mut when = When::Made;
    for line in text.lines().map(str::trim) {
        for each in [When::Made, When::Called] {
            if let Some(part) = line.strip_prefix(&format!("//{}", each.sign())) {
                contract += part;
                when = each;
            }
        }
        if let (false, Some(head)) = (contract.is_empty() || line.starts_with("//"), line.strip_suffix("() {")) {
            let name = head.rsplit(' ').next().unwrap_or_default().to_owned();
            found.push(Condition { name, contract: std::mem::take(&mut contract).trim().to_owned(), when });
        }
    }
    assert!(contract.is_empty() && !found.is_empty(), "a contract of {} has no condition", file.display());
    found.sort_by_key(|condition| condition.when == When::Called);
    found
}

/// Compiles the examples together with the scenes.
fn compile() -> PathBuf {
    let folder = commands::fresh_folder("contract_heaps");
    let jar = folder.join("annotations.jar");
    annotations::write(&jar).unwrap_or_else(|error| panic!("{error}"));
    let sources =
        [cases::sources(&cases::folder("../examples")), cases::sources(&cases::folder("contract_heaps"))].concat();
    let classes = folder.join("classes");
    commands::compile_with(&[OsStr::new("-cp"), jar.as_os_str()], &sources, 17, &classes);
    classes
}

/// What the conditions in Java say, in the order of subjects, seeds and conditions.
fn hotspot(classes: &Path, subjects: &[&Subject], conditions: &[Vec<Condition>]) -> Vec<String> {
    let mut java = commands::java(jdk::all().first().expect("the tests need a JDK"));
    java.arg("-cp").arg(classes).arg("opinion.Main");
    for (subject, conditions) in subjects.iter().zip(conditions) {
        let names: String = conditions.iter().map(|it| format!(" {}{}", it.when.sign(), it.name)).collect();
        java.arg(format!("{} {SEEDS}{names}", scene_of(subject).replace('/', ".")));
    }
    let lines: Vec<String> = commands::expect_output(&mut java).lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), SEEDS * conditions.iter().map(Vec::len).sum::<usize>(), "a line for each value");
    lines
}

fn start(classes: &Path) -> Machine {
    let jdk = Jdk::find(Some(&jdk::all()[0].home)).expect("it was found before");
    let class_path = ClassPath::open(&[classes.to_path_buf()], jdk.feature()).expect("the test made it");
    Machine::start(jdk, class_path, Settings::default()).expect("the JDK starts")
}

/// Makes the heaps of a subject.
fn scenes(machine: &mut Machine, subject: &Subject) -> Vec<ObjectId> {
    let scene = machine.load("opinion/Scene").unwrap_or_else(|_| panic!("it was compiled"));
    let make = "(Ljava/lang/String;I)Lopinion/Scene;";
    let make = machine.program.declared_method(scene, "make", make).expect("scenes are made by it");
    let name = scene_of(subject).replace('/', ".");
    let made = (0..SEEDS).map(|seed| {
        let name = machine.new_string(&name).unwrap_or_else(|_| panic!("there is room for a name"));
        match machine.call(make, vec![Value::Object(name), Value::Int(seed as i32)]) {
            Ended::Returned(Some(Value::Object(made))) => made,
            _ => panic!("{} cannot be made of seed {seed}", scene_of(subject)),
        }
    });
    made.collect()
}

/// From here on there are paths. Gives the driver of one in which nothing happens.
fn begin_to_explore(machine: &mut Machine) -> MethodId {
    let class = machine.load("opinion/Nothing").unwrap_or_else(|_| panic!("it was compiled"));
    machine.explore(Configuration {
        strategy: Strategy::LazierSharp,
        bounds: Bounds::default(),
        decide: decide::Config::default(),
        loop_bound: 1_000_000,
        call_bound: None,
        interrupt: Arc::new(AtomicBool::new(false)),
    });
    machine.program.declared_method(class, "drive", "(Lopinion/Nothing;)V").expect("it has one")
}

/// A compiled contract.
struct Compiled {
    method: MethodId,
    when: When,
    /// Whether it is a truth, which is a number otherwise.
    is_boolean: bool,
}

fn compiled(machine: &mut Machine, subject: &Subject, place: usize, condition: &Condition) -> Compiled {
    let text = &condition.contract;
    let expression = parse_expression(text).unwrap_or_else(|problem| panic!("{}", problem.in_file("E", text)));
    let class = machine.load(subject.class).unwrap_or_else(|_| panic!("it was compiled"));
    let parsed = |of: &str| Type::parse(of).expect("it is well formed");
    let scope = Scope {
        class,
        receiver: Receiver::This,
        variables: subject.variables.iter().map(|(name, of)| ((*name).to_owned(), parsed(of))).collect(),
        signatures: Vec::new(),
        result: if condition.when == When::Called { subject.result.map(parsed) } else { None },
        method: None,
        imports: Imports::default(),
    };
    let typed = check(&mut machine.program, &scope, &expression, Wanted::Value).unwrap_or_else(|problems| {
        let shown: String = Diagnostic::all(problems, "E", text).iter().map(Diagnostic::render).collect();
        panic!("{shown}")
    });
    let name = format!("{}Conditions{place}", subject.class);
    let signature = descriptor(&scope, &typed);
    let Assembled { methods, classes } = assemble(&mut machine.program, &scope, &typed, &name, "value");
    let super_class = machine.program.loaded("java/lang/Object").expect("it is the first class to be loaded");
    let (interfaces, fields) = (Vec::new(), Vec::new());
    let made = machine.define(SyntheticClass { name, super_class, interfaces, fields, methods, host: class });
    for function in classes {
        machine.define(function);
    }
    let method = machine.program.declared_method(made, "value", &signature).expect("it was just made");
    Compiled { method, when: condition.when, is_boolean: signature.ends_with('Z') }
}

/// A heap in which contracts are evaluated.
struct Heap<'a> {
    machine: &'a mut Machine,
    nothing: MethodId,
    act: MethodId,
    subject: &'a Subject,
    scene: ObjectId,
}

impl Heap<'_> {
    /// The values of the conditions by their places, in a path of which nothing remains.
    fn values(&mut self, conditions: &[Compiled]) -> Vec<(usize, String)> {
        loop {
            let mut saved = Saved::default();
            let before = self.machine.save(&mut saved);
            let begun = self.machine.begin_path(self.nothing, None);
            assert!(matches!(begun, Ended::Returned(None)), "nothing happens");
            let found = self.in_path(conditions);
            self.machine.restore_last(&mut saved, &before);
            self.machine.end_path();
            match found {
                Ok(values) => return values,
                Err(class) => self.machine.initialize_in_base(class).expect("the JDK's initializers are plain"),
            }
        }
    }

    /// Fails with a class that must be initialized in the base state first.
    fn in_path(&mut self, conditions: &[Compiled]) -> Result<Vec<(usize, String)>, ClassId> {
        let mut values = Vec::new();
        for (place, condition) in conditions.iter().enumerate().filter(|(_, it)| it.when == When::Made) {
            values.push((place, self.value(condition)?));
        }
        let returned = match self.machine.call(self.act, vec![Value::Object(self.scene)]) {
            Ended::Returned(Some(Value::Int(returned))) => returned != 0,
            Ended::NeedsClass(class) => return Err(class),
            _ => panic!("the method of {} does not return", self.subject.class),
        };
        for (place, condition) in conditions.iter().enumerate().filter(|(_, it)| it.when == When::Called) {
            let value = if returned { self.value(condition)? } else { NOT_CALLED.to_owned() };
            values.push((place, value));
        }
        Ok(values)
    }

    fn value(&mut self, condition: &Compiled) -> Result<String, ClassId> {
        let names = ["subject"].into_iter().chain(self.subject.variables.iter().map(|(name, _)| *name));
        let result = self.subject.result.filter(|_| condition.when == When::Called).map(|_| "result");
        let arguments = names.chain(result).map(|name| self.machine.field(self.scene, name)).collect();
        Ok(match self.machine.call(condition.method, arguments) {
            Ended::Returned(Some(Value::Int(value))) if condition.is_boolean => (value != 0).to_string(),
            Ended::Returned(Some(Value::Int(value))) => value.to_string(),
            Ended::Returned(Some(Value::Long(value))) => value.to_string(),
            Ended::Threw(exception) => {
                // The state before is left by an exception without a word.
                self.machine.heap.leave_old();
                self.machine.program.class(self.machine.class_of(exception)).java_name()
            }
            Ended::NeedsClass(class) => return Err(class),
            Ended::Stopped(stop) => format!("{stop:?}"),
            other => format!("{other:?}"),
        })
    }
}
