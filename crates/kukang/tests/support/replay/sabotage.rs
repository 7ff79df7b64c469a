//! Predictions that are wrong on purpose: each of them is noticed, so that "all as predicted" means something.

use std::sync::Mutex;

use evidence::replay::Trouble;
use evidence::{Case, Contents, Ends, Message, Value};
use explore::{Monitor, Numbers, PathView};

use super::{compile, jdks, k, open, start};

/// Changes a prediction; false if there is nothing to change in this one.
type Sabotage = fn(&mut Case) -> bool;

const SABOTAGES: [(&str, Sabotage); 8] = [
    ("another result", |case| match &mut case.prediction.ends {
        Ends::Returns(Some(Value::Int(number))) => {
            *number ^= 1;
            true
        }
        Ends::Returns(Some(Value::Boolean(value))) => {
            *value = !*value;
            true
        }
        _ => false,
    }),
    ("another exception", |case| match &mut case.prediction.ends {
        Ends::Throws { class, .. } => {
            *class = "java.lang.IllegalMonitorStateException".to_owned();
            true
        }
        _ => false,
    }),
    ("another message", |case| match &mut case.prediction.ends {
        Ends::Throws { message, .. } => {
            *message = Some(Message::Text("another message".to_owned()));
            true
        }
        _ => false,
    }),
    ("an exception in place of a result", |case| {
        let returns = matches!(case.prediction.ends, Ends::Returns(_));
        case.prediction.ends =
            Ends::Throws { class: "java.lang.RuntimeException".to_owned(), message: None, object: None };
        returns
    }),
    ("another number in an object of the input", |case| {
        let inputs = case.objects.len();
        change_number(&mut case.prediction.objects[..inputs])
    }),
    ("another number in a new object", |case| {
        let inputs = case.objects.len();
        change_number(&mut case.prediction.objects[inputs..])
    }),
    ("an object of the input in place of another", |case| {
        let inputs = case.objects.len();
        let mut references = case.prediction.objects[..inputs].iter_mut().flat_map(fields);
        let found = references.find(|value| matches!(value, Value::Object(_) | Value::Null));
        match found {
            Some(value @ Value::Null) => {
                *value = Value::Object(0);
                true
            }
            Some(value) => {
                *value = Value::Null;
                true
            }
            None => false,
        }
    }),
    ("a path whose assumptions do not hold", |case| {
        // The tree of the input is out of order, or its size is wrong.
        let has_invariant = case.arguments.iter().any(|argument| !argument.invariants.is_empty());
        let is_broken = case.objects.iter_mut().any(|object| {
            let mut numbers = fields(object).filter(|value| matches!(value, Value::Int(_)));
            numbers.next().is_some_and(|value| {
                *value = Value::Int(i32::MIN);
                true
            })
        });
        has_invariant && is_broken && case.objects.len() > 3
    }),
];

fn fields(object: &mut evidence::Object) -> impl Iterator<Item = &mut Value> {
    let fields = match &mut object.contents {
        Contents::Fields(fields) => fields.as_mut_slice(),
        _ => &mut [],
    };
    fields.iter_mut().map(|field| &mut field.value)
}

fn change_number(objects: &mut [evidence::Object]) -> bool {
    match objects.iter_mut().flat_map(fields).find(|value| matches!(value, Value::Int(_))) {
        Some(Value::Int(number)) => {
            *number ^= 1;
            true
        }
        _ => false,
    }
}

/// What is wrong about an exception that the program's own class keeps something in.
const OF_EXCEPTIONS: [(&str, Sabotage); 3] = [
    ("another number in what is thrown", |case| match case.prediction.ends {
        Ends::Throws { object: Some(place), .. } => change_number(&mut case.prediction.objects[place..=place]),
        _ => false,
    }),
    ("another object in what is thrown", |case| match case.prediction.ends {
        Ends::Throws { object: Some(place), .. } => {
            let is_other = |value: &&mut Value| matches!(value, Value::Object(held) if *held != place);
            let held = fields(&mut case.prediction.objects[place]).find(is_other);
            held.map(|value| *value = Value::Null).is_some()
        }
        _ => false,
    }),
    ("a new exception in place of one that was there", |case| match &mut case.prediction.ends {
        Ends::Throws { object: Some(place), .. } if *place < case.objects.len() => {
            case.prediction.objects.push(case.prediction.objects[*place].clone());
            *place = case.prediction.objects.len() - 1;
            true
        }
        _ => false,
    }),
];

#[test]
fn wrong_predictions_are_noticed() {
    expect_noticed("../examples/trees", &["trees.BinarySearchTree", "trees.AvlTree"], &SABOTAGES);
}

#[test]
fn wrong_exceptions_are_noticed() {
    expect_noticed("junit/office", &["office.Lost"], &OF_EXCEPTIONS);
}

fn expect_noticed(folder: &str, targets: &[&str], sabotages: &[(&str, Sabotage)]) {
    let classes = compile(folder, &format!("sabotage/{}", targets[0]));
    let jdk = jdks()[0];
    let jvm = start(jdk, std::slice::from_ref(&classes));
    let mut session = open(jdk, &classes, k(2));
    let cases: Mutex<Vec<Case>> = Mutex::default();
    for target in targets {
        for target in session.targets(target).unwrap_or_else(|error| panic!("{target}: {error}")) {
            let watch = |view: &PathView<'_>| {
                let case = evidence::concrete(view, Numbers::Quick);
                cases.lock().expect("nobody panics while holding it").extend(case);
            };
            session.check_with(&target, &Monitor::default(), &watch).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    let cases = cases.into_inner().expect("nobody panicked while holding it");
    for (round, (name, sabotage)) in sabotages.iter().enumerate() {
        let round = round as u64 + 1;
        let mut sabotaged = 0;
        for case in &cases {
            let mut case = case.clone();
            if sabotage(&mut case) && jvm.send(round, &case) {
                sabotaged += 1;
            }
        }
        let came = jvm.settle(round).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(sabotaged > 0, "{name}: there is nothing to change");
        assert!(came.missing.is_empty(), "{name}: {came:?}");
        let came = came.on_the_explored();
        assert_eq!(came.different, sabotaged, "{name}: some are not noticed");
        assert!(came.differences.iter().all(|difference| difference.what == Trouble::Different), "{name}: {came:?}");
    }
}
