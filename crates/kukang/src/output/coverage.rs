//! What a report covers and what it does not, in words.

use super::heap_text;
use evidence::{counted, grouped};
use explore::{Config, Cut, CutPath, Cycle, EndedEarly, Guarantee, Lines, Report, Verdict};
use interp::symbolic::{Bound, Chance, Gap, NESTED_CALLS};

/// What holds without exception: `every heap whose reference chains are at most 3 long`. `None`: no bound was hit.
pub fn heaps(report: &Report, config: &Config) -> Option<String> {
    if report.guarantee() == Guarantee::Complete {
        return None;
    }
    if report.is_void() && report.verdict() == Verdict::Verified {
        return Some("no input at all".to_owned());
    }
    let hit = |bound: Bound| report.bounds_hit.contains_key(bound.describe());
    let mut limits = Vec::new();
    // Where no bound on heaps was hit, none was needed.
    if Bound::ALL.into_iter().any(|bound| bound.is_of_heaps() && hit(bound)) {
        limits.extend(configured(config));
    }
    let containers = match (hit(Bound::Elements), hit(Bound::Inside)) {
        (true, false) => Some("arrays"),
        (false, true) => Some("collections"),
        (true, true) => Some("arrays and collections"),
        (false, false) => None,
    };
    if let Some(containers) = containers {
        let most = config.k.into_iter().chain(config.n).min().unwrap_or_default();
        let verb = if most == 1 { "is" } else { "are" };
        limits.push(format!("of whose {containers} at most {} {verb} used", counted(u64::from(most), "element")));
    }
    if let (true, Some(most)) = (hit(Bound::Places), config.most_places()) {
        limits.push(format!("of whose hash tables at most {} are used", counted(u64::from(most), "place")));
    }
    let mut words = match limits.is_empty() {
        true => "every heap".to_owned(),
        false => format!("every heap {}", limits.join(" and ")),
    };
    if report.leaves_out() {
        words += ", but for what is not covered below";
    }
    if hit(Bound::Loop) {
        words += &format!(", loops of at most {} that touch nothing new", counted(config.loop_bound, "turn"));
    }
    if let (true, Some(calls)) = (hit(Bound::Call), config.call_bound) {
        words += &format!(", at most {}", counted(calls as u64, "nested call"));
    }
    if hit(Bound::Depth) {
        words += &format!(", at most {}", counted(NESTED_CALLS as u64, "nested call"));
    }
    Some(words)
}

/// The verdict and what it covers, in a sentence, which all formats share.
pub fn outcome(report: &Report, config: &Config, verdict: &str) -> String {
    let heaps = heaps(report, config);
    let all = report.paths.finished();
    match report.verdict() {
        Verdict::Verified => match heaps {
            Some(heaps) => format!("{verdict} for {heaps}, {}", counted(all, "path")),
            None => format!("{verdict}, complete, {}", counted(all, "path")),
        },
        Verdict::Violated => {
            let share = format!("{verdict} on {} of {}", grouped(report.paths.violated), counted(all, "path"));
            match heaps {
                _ if !is_whole(report) => share,
                Some(heaps) => format!("{share}, tried {heaps}"),
                None => format!("{share}, tried every heap"),
            }
        }
        Verdict::Incomplete => format!("{verdict}, {}", counted(all, "path")),
    }
}

/// The bounds that a user has set, or the default.
fn configured(config: &Config) -> Vec<String> {
    let mut limits = Vec::new();
    if let Some(k) = config.k {
        limits.push(format!("whose reference chains are at most {k} long"));
    }
    if let Some(n) = config.n {
        limits.push(format!("with at most {} per type", counted(u64::from(n), "object")));
    }
    for (name, bound) in &config.type_bounds {
        limits.push(format!("with at most {} of {name}", counted(u64::from(*bound), "object")));
    }
    limits
}

/// Something that a report does not cover.
#[derive(Clone, Debug)]
pub struct Missing {
    pub what: String,
    /// What to do about it, if there is something.
    pub help: Option<String>,
    /// An input that was left out.
    pub example: Option<CutPath>,
}

impl Missing {
    fn new(what: impl Into<String>) -> Missing {
        Missing { what: what.into(), help: None, example: None }
    }

    /// The input that was left out, drawn line by line.
    pub fn drawn(&self) -> Vec<String> {
        let draw = |example: &CutPath| heap_text::draw(&example.initial_heap, &example.initial_heap).initial;
        self.example.as_ref().map(draw).unwrap_or_default()
    }

    fn help(self, help: impl Into<String>) -> Missing {
        Missing { help: Some(help.into()), ..self }
    }
}

/// What is missing from a report, most important first. The bounds that the first line of a report names are not among it,
/// unless the search did not even get that far.
pub fn missing(report: &Report, config: &Config) -> Vec<Missing> {
    let mut all = Vec::new();
    if let Some(reason) = report.ended_early {
        let why = format!("the search ended early: {}", reason.describe());
        all.push(Missing { help: after(reason, report, config), ..Missing::new(why) });
    }
    all.extend(report.cut.iter().map(|((bound, place), paths)| cut(*bound, place, paths)));
    for (what, paths) in &report.unsupported {
        let what_is_missing = format!("unsupported, on {}: {what}", counted(*paths, "path"));
        all.push(Missing::new(what_is_missing).help(instead_of(what)));
    }
    for (reason, times) in &report.unknown {
        let times = if *times > 0 { format!(", {}", counted(*times, "time")) } else { String::new() };
        // A solver that could not be started says itself what to do.
        let help = (!reason.contains("cannot run")).then(|| NO_ANSWER.to_owned());
        all.push(Missing { help, ..Missing::new(format!("no answer{times}: {reason}")) });
    }
    if report.is_void() && all.is_empty() {
        let nothing = "anything: no input satisfies what is assumed, within these bounds";
        all.push(Missing::new(nothing).help("raise -k or -n, or look for conditions that contradict each other"));
    }
    for of in &report.unimplemented {
        all.push(Missing::new(format!("no class on the class path implements {of}")).help(UNIMPLEMENTED));
    }
    all.extend(report.gaps.iter().map(gap));
    for what in &report.left_out {
        let help = explore::remedy(what).map(str::to_owned);
        all.push(Missing { help, ..Missing::new(format!("left out: {what}")) });
    }
    all.extend(unreached(report, config));
    if let Some(bounds) = bounds(report).filter(|_| !is_whole(report)) {
        all.push(
            Missing::new(format!("what lies beyond {bounds}"))
                .help("a larger bound covers more, once the rest is settled"),
        );
    }
    all
}

/// The lines that a bound on heaps may have kept every path away from. Where something is violated, or was not tried for another reason,
/// that may be why.
fn unreached(report: &Report, config: &Config) -> Option<Missing> {
    let is_hit = |bound: Bound| report.bounds_hit.contains_key(bound.describe());
    let is_due_to_heaps = Bound::ALL.into_iter().any(|bound| bound.is_of_heaps() && is_hit(bound));
    if report.verdict() != Verdict::Verified
        || report.is_void()
        || !is_due_to_heaps
        || report.unreached.lines.is_empty()
    {
        return None;
    }
    let larger = match (config.k, config.n) {
        (Some(k), None) => format!("-k {}", k + 1),
        (None, Some(n)) => format!("-n {}", n + 1),
        (Some(k), Some(n)) => format!("-k {} -n {}", k + 1, n + 1),
        (None, None) => "a larger --type-bound".to_owned(),
    };
    let Lines { file, lines } = &report.unreached;
    let what = format!("{file}:{}, where no path came within the bound", ranges(lines));
    Some(Missing::new(what).help(format!("a larger bound may get there ({larger}), unless nothing does")))
}

/// `3, 5-8`.
fn ranges(lines: &[u16]) -> String {
    let runs = lines.chunk_by(|one, next| one + 1 == *next);
    let words = runs.map(|run| match run {
        [first, .., last] => format!("{first}-{last}"),
        run => run.iter().map(u16::to_string).collect(),
    });
    words.collect::<Vec<String>>().join(", ")
}

const NO_ANSWER: &str =
    "try the other solver (--solver cvc5), a smaller bound, or a precondition that keeps these numbers small";
const UNIMPLEMENTED: &str =
    "put a class that implements it on the class path, or say in a contract what its methods do";

/// Whether everything up to the bounds was tried, so that the first line says what is covered.
pub fn is_whole(report: &Report) -> bool {
    report.ended_early.is_none() && report.paths.unsupported + report.paths.unknown == 0
}

/// What to do when a search has ended early.
fn after(reason: EndedEarly, report: &Report, config: &Config) -> Option<String> {
    let instead = match (config.k, config.n) {
        // Bounds on heaps say nothing about numbers.
        _ if !report.has_heap => format!(
            "give a precondition that keeps the numbers small, or cut loops earlier (--loop-bound, now {})",
            grouped(config.loop_bound)
        ),
        (Some(k), _) if k > 0 => format!("try a smaller bound (-k {})", k - 1),
        (_, Some(n)) if n > 1 => format!("try a smaller bound (-n {})", n - 1),
        _ => "give a precondition".to_owned(),
    };
    let option = match reason {
        EndedEarly::Timeout => "--timeout",
        EndedEarly::MaxPaths => "--max-paths",
        EndedEarly::Memory => "--max-memory",
        EndedEarly::Interrupted => return None,
    };
    let joined = if report.has_heap { ", or " } else { ", " };
    Some(format!("raise {option}{joined}{instead}"))
}

/// What to do about code that is not supported.
fn instead_of(what: &str) -> String {
    // The method that cannot be run is named first: `the native method java.lang.Thread.start0, called from …`.
    let model = "give its caller a contract (--use-contract) or a model in Java (--use-model)";
    match what {
        _ if explore::remedy(what).is_some() => explore::remedy(what).unwrap_or_default().to_owned(),
        _ if what.contains("static initializer") => {
            "change the initializer, or leave out what depends on it".to_owned()
        }
        _ if what.contains("which the spec class") && what.contains("does not declare") => {
            format!("declare it there, and say in an @Invariant which states are possible, or {model}")
        }
        _ if what.contains("whose invariant was not assumed") => {
            format!("take the object as a parameter, of which the invariant is assumed, or {model}")
        }
        _ if what.contains("field") && what.contains("unknown") => {
            format!("say in a spec class which states are possible (@SpecFor), or {model}")
        }
        _ => model.to_owned(),
    }
}

/// A loop or recursion that a last resort has ended.
fn cut(bound: Bound, place: &str, cut: &Cut) -> Missing {
    let paths = counted(cut.paths, "path");
    let missing = match bound {
        Bound::Call => Missing::new(format!("calls that {place} makes beyond the call bound, on {paths}"))
            .help(endless(cut, "the recursion", "--call-bound allows more calls")),
        Bound::Depth => {
            let most = counted(NESTED_CALLS as u64, "nested call");
            Missing::new(format!("calls that {place} makes beyond {most}, where Java's stack may overflow, on {paths}"))
                .help("it may never end; if it does, --call-bound allows more calls")
        }
        _ => Missing::new(format!("the loop at {place} beyond the loop bound, on {paths}")).help(endless(
            cut,
            "the loop",
            "--loop-bound allows more turns",
        )),
    };
    Missing { example: cut.example.clone(), ..missing }
}

/// What to do about a loop or recursion that may never end.
fn endless(cut: &Cut, what: &str, remedy: &str) -> String {
    let along = match cut.example.as_ref().and_then(|of| of.initial_heap.cycle()) {
        None => return format!("it may never end; if it does, {remedy}"),
        Some(Cycle::Along(field)) => format!(" along `{field}`"),
        Some(Cycle::Mixed) => String::new(),
    };
    format!(
        "the input has a cycle{along}, where {what} may never end; an invariant that excludes such cycles leaves it out; if it \
         does end, {remedy}"
    )
}

/// So many classes are named where there are more.
const NAMED: usize = 3;

/// Inputs that are left out.
fn gap(gap: &Gap) -> Missing {
    match gap {
        Gap::Contents(field) => Missing::new(format!("changes to what {field} holds since its initializer ran")),
        Gap::Referred(field) => Missing::new(format!("inputs that refer to what {field} leads to")),
        Gap::Identity(class) => {
            Missing::new(format!("inputs that are the very objects of {class} that the code compares them with"))
        }
        Gap::Given(class) => Missing::new(format!(
            "calls by contract that give the very objects of {class} that the code compares what they give with"
        )),
        Gap::FoundLater(class) => Missing::new(format!(
            "whether calls by contract were given valid objects of {class} that the code has found to be such only later"
        ))
        .help("ask for the class before the call, or declare the variable with it"),
        Gap::Promised(method) => {
            Missing::new(format!("what comes after {method}, since no path fulfils what its contract promises"))
        }
        Gap::Library(of) => Missing::new(format!("inputs of the JDK's own classes that are of type {of}")),
        Gap::Orders { of, by } => {
            let (names, more) = (by.iter().take(NAMED).cloned().collect::<Vec<_>>(), by.len() > NAMED);
            let names = names.join(", ") + if more { ", …" } else { "" };
            let which = if by.len() == 1 { "which implements" } else { "which implement" };
            Missing::new(format!(
                "inputs of type {of} that are of other classes than {names}, {which} it on the class path"
            ))
            .help("mark the variable @TotalOrder, and it is of a class that nobody knows")
        }
        Gap::Numbers(class) => Missing::new(format!(
            "naturally ordered keys and elements that are of another class than {class}, with which the code compares them or to \
             which it casts them"
        )),
        Gap::Shared(one, other) => {
            Missing::new(format!("inputs that a variable of type {one} and one of type {other} both refer to"))
        }
        Gap::Uninitializable(class) => {
            Missing::new(format!("inputs of {class}, whose static initializer fails before anybody can make one"))
        }
        Gap::FailedBefore(class) => Missing::new(format!(
            "calls after the static initializer of {class} has failed once, to which its uses are a NoClassDefFoundError"
        )),
        Gap::Initially { class, why } => {
            Missing::new(format!("whether what {class} says of its static fields holds when it has been initialized ({why})"))
        }
        Gap::Limit { class, which } => Missing::new(format!("inputs of {class} {which}")),
        Gap::Lambdas(of) => Missing::new(format!("inputs of type {of} that lambdas and method references make"))
            .help("a class that does the same is explored"),
        Gap::Thrown(class) => {
            Missing::new(format!("calls by contract that throw exceptions of classes below {class} that nobody asks for"))
                .help("what is asked for by `catch` or `instanceof`, and is not abstract, is thrown")
        }
        Gap::Recursion(method) => {
            Missing::new(format!("that {method} ends: its own contract stands in for its recursive calls"))
        }
        Gap::HashCodes => Missing::new("identity hash codes other than those that the JDK's classes were given"),
        Gap::Locale => Missing::new("default locales other than the one at hand, in which texts are written in other ways")
            .help("give the method that formats or changes case a locale, such as Locale.ROOT"),
        Gap::Chance(chance) => {
            Missing::new(format!("{} in other runs or on other machines", chance.describe())).help(by_chance(*chance))
        }
        Gap::Drawn(class) => Missing::new(format!(
            "what the static initializer of {class} draws by chance or asks of the machine, in other runs or on other machines"
        ))
        .help("make it a parameter, so that it is part of the input"),
        Gap::Changes { class, what } => Missing::new(format!(
            "calls that are the first to use {class}: its static initializer changes {what}, and is taken to have run before"
        )),
        Gap::Finds { class, what } => {
            Missing::new(format!("changes to {what} before the static initializer of {class} reads it"))
        }
    }
}

/// What to do about what may be otherwise elsewhere.
fn by_chance(chance: Chance) -> &'static str {
    match chance {
        Chance::Order => "a List, a LinkedHashSet or a LinkedHashMap in their place has one order",
        _ => {
            "make it a parameter, so that it is part of the input, or give the method that asks a contract (--use-contract)"
        }
    }
}

/// The bounds that were hit: `the k-bound (hit 12 times)`.
fn bounds(report: &Report) -> Option<String> {
    let bound = |(bound, times): (&&str, &u64)| format!("{bound} (hit {})", counted(*times, "time"));
    let bounds: Vec<String> = report.bounds_hit.iter().map(bound).collect();
    (!bounds.is_empty()).then(|| bounds.join(", "))
}
