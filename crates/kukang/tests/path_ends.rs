//! What a path can tell at its end: how the target's call ended, and which branches it took.

#[path = "../src/annotations.rs"]
mod annotations;
#[path = "support/subjects.rs"]
#[allow(dead_code, reason = "others use the rest")]
mod subjects;
mod support;

use explore::{BranchTaken, Config, MethodEnd, Monitor, Outcome, PathView, Strategy};
use std::collections::BTreeSet;
use std::sync::Mutex;

/// What each path of a target shows, by its choices.
fn watch<T: Send>(target: &str, config: Config, show: impl Fn(&PathView<'_>) -> T + Sync) -> Vec<(Vec<u32>, T)> {
    let mut session = subjects::open(config);
    let targets = session.targets(target).unwrap_or_else(|error| panic!("{target}: {error}"));
    let [target] = targets.as_slice() else { panic!("{target} is {} methods", targets.len()) };
    let seen: Mutex<Vec<(Vec<u32>, T)>> = Mutex::default();
    let watch = |view: &PathView<'_>| {
        if let Outcome::Completed | Outcome::Violated(_) = view.outcome {
            let shown = show(view);
            seen.lock().expect("nobody panics").push((view.choices.to_vec(), shown));
        }
    };
    session.check_with(target, &Monitor::default(), &watch).unwrap_or_else(|error| panic!("{target}: {error}"));
    let mut seen = seen.into_inner().expect("nobody panicked");
    seen.sort_by(|left, right| left.0.cmp(&right.0));
    seen
}

fn end(view: &PathView<'_>) -> String {
    match view.method_end() {
        MethodEnd::NotReached => "not reached".to_owned(),
        MethodEnd::Returned(None) => "returned".to_owned(),
        MethodEnd::Returned(Some(heap::Value::Int(value))) => format!("returned {value}"),
        MethodEnd::Returned(Some(heap::Value::Object(object))) => {
            let class = view.machine.heap.class(object);
            format!("returned a {}", view.machine.program.class(class).java_name())
        }
        MethodEnd::Returned(Some(_)) => "returned something unknown".to_owned(),
        MethodEnd::Threw(exception) => {
            let class = view.machine.heap.class(exception);
            format!("threw {}", view.machine.program.class(class).java_name())
        }
    }
}

fn ends(target: &str, config: Config) -> BTreeSet<String> {
    watch(target, config, end).into_iter().map(|(_, end)| end).collect()
}

#[test]
fn a_path_tells_how_the_call_ended() {
    for strategy in [Strategy::Lazy, Strategy::Lazier, Strategy::LazierSharp] {
        let config = Config { strategy, ..subjects::n(2) };
        let set = |ends: &[&str]| ends.iter().map(|end| (*end).to_owned()).collect::<BTreeSet<_>>();
        let ends = |target| ends(target, config.clone());
        assert_eq!(ends("lists.IntStack::isEmpty()"), set(&["returned 0", "returned 1"]));
        assert_eq!(ends("lists.IntStack::push(int)"), set(&["returned"]));
        let thrown = "threw java.util.NoSuchElementException";
        assert_eq!(ends("lists.IntStack::peek()"), set(&["returned something unknown", thrown]));
        assert_eq!(ends("lists.IntStack::search(int)"), set(&["returned -1", "returned 1", "returned 2"]));
        assert_eq!(ends("lists.IntStack::<init>()"), set(&["returned a lists.IntStack"]));
    }
}

/// Names of the branches, by line: both ways out of each.
fn ways(taken: &[BranchTaken]) -> BTreeSet<(String, u16, u16)> {
    taken.iter().map(|branch| (branch.method.name.to_string(), branch.offset, branch.to)).collect()
}

#[test]
fn branches_are_those_of_the_call_alone_and_of_every_path() {
    let config = Config { notes_branches: true, ..subjects::n(3) };
    let target = "lists.IntStack::search(int)";
    let seen = watch(target, config.clone(), |view| (end(view), view.branches()));
    let all: BTreeSet<_> = seen.iter().flat_map(|(_, (_, taken))| ways(taken)).collect();
    assert!(all.iter().all(|(method, ..)| method == "search"), "the invariant has branches too: {all:?}");
    let mut session = subjects::open(config.clone());
    let methods = session.branches_of("lists.IntStack").unwrap_or_else(|error| panic!("{error}"));
    let search = methods.iter().find(|method| &*method.method.name == "search").expect("it is there");
    let there: BTreeSet<(String, u16, u16)> = search
        .sites
        .iter()
        .flat_map(|site| site.ways.iter().map(|&to| ("search".to_owned(), site.offset, to)))
        .collect();
    assert_eq!(there.len(), 4, "a loop and a condition");
    assert_eq!(all, there, "every branch of the method is taken by some path");
    assert!(search.sites.iter().all(|site| site.line.is_some_and(|line| search.lines.contains(&line))));
    // The empty stack leaves the loop at once: one way out of one branch, and nothing of the paths before it.
    let empty = seen.iter().map(|(_, (end, taken))| (end, ways(taken))).filter(|(_, taken)| taken.len() == 1).count();
    assert_eq!(empty, 1, "only the empty stack takes a single branch");
    for jobs in [1, 2] {
        let again = watch(target, Config { jobs, ..config.clone() }, |view| (end(view), view.branches()));
        assert_eq!(again.len(), seen.len());
        for ((choices, (_, one)), (same, (_, other))) in seen.iter().zip(&again) {
            assert_eq!((choices, one), (same, other), "{jobs} workers");
        }
    }
}

#[test]
fn branches_are_noted_only_if_somebody_wants_to_know() {
    let seen = watch("lists.IntStack::search(int)", subjects::n(2), |view| view.branches());
    assert!(seen.iter().all(|(_, taken)| taken.is_empty()) && !seen.is_empty());
}
