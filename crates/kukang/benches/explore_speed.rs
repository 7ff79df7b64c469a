//! How fast methods are explored: search trees of `examples/trees`, beside what was published for the same paths, beside
//! the same cases run one by one under HotSpot's interpreter (`java -Xint`), and with two workers beside one.
//!
//! Every time is what the report of a `kukang check` in a process of its own says. What is compared runs in turns, and the
//! best of some rounds counts, because whatever else a machine does only ever slows a process down. Limits are for people to read; only a wrong number of
//! paths or cases, or another verdict than "verified", is a failure. `KUKANG_SKIP_LARGE=1` leaves the long run out.

#[path = "../src/annotations.rs"]
mod annotations;
#[path = "../tests/support/mod.rs"]
mod support;

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output};

use explore::{Config, Monitor, Queries, Session, Source};
use serde::Deserialize;
use support::jdk::Jdk;
use support::{cases, commands, jdk, process};

/// Rounds in which what is compared runs in turns.
const ROUNDS: usize = 5;
const MOST_TIMES_XINT: f64 = 8.0;
const LEAST_SHARE: f64 = 0.95;
const LEAST_GAIN: f64 = 1.7;
const MOST_MEMORY_MB: u64 = 300;

/// The times of Kiasan are those of the 2011 article on lazy, lazier and lazier# initialization, Table 2 (`find` for our
/// `contains`), and, for k = 4, of the 2006 article, Table 1, which has `RedBlackTree.remove` and no `put`.
const SEARCHES: [Search; 4] = [
    Search {
        structure: "BinarySearchTree",
        method: "contains(int)",
        bound: Bound::N(9),
        paths: 125_476,
        published: Published::Seconds(2508.0),
        limit: 3.0,
    },
    Search {
        structure: "TreeMap",
        method: "put(int,int)",
        bound: Bound::N(9),
        paths: 3_517,
        published: Published::Seconds(96.0),
        limit: 0.5,
    },
    Search {
        structure: "TreeMap",
        method: "put(int,int)",
        bound: Bound::K(4),
        paths: 25_088,
        published: Published::Over(600.0),
        limit: 3.0,
    },
    Search {
        structure: "AvlTree",
        method: "insert(int)",
        bound: Bound::N(9),
        paths: 1_810,
        published: Published::Seconds(60.0),
        limit: 0.3,
    },
];

/// This one has to end, and in little memory; it takes about a minute.
const LARGE: Search = Search {
    structure: "BinarySearchTree",
    method: "contains(int)",
    bound: Bound::N(12),
    paths: 7_030_570,
    published: Published::Nothing,
    limit: f64::INFINITY,
};

struct Search {
    structure: &'static str,
    method: &'static str,
    bound: Bound,
    paths: u64,
    published: Published,
    /// Seconds that are wanted.
    limit: f64,
}

#[derive(Clone, Copy)]
enum Bound {
    K(u32),
    N(u32),
}

#[derive(Clone, Copy)]
enum Published {
    Seconds(f64),
    /// It was ended after so many seconds.
    Over(f64),
    Nothing,
}

/// What is read of the report of `kukang check --format json`.
#[derive(Deserialize)]
struct Report {
    results: Vec<Measured>,
}

#[derive(Deserialize)]
struct Measured {
    verdict: String,
    paths: Paths,
    instructions: u64,
    queries: Asked,
    seconds: f64,
    /// Of the process; the SMT solver is another one.
    peak_memory_mb: u64,
}

#[derive(Deserialize)]
struct Paths {
    completed: u64,
}

#[derive(Deserialize)]
struct Asked {
    total: u64,
    smt: u64,
}

fn main() -> ExitCode {
    match measure_and_print() {
        Ok(()) => ExitCode::SUCCESS,
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}

fn measure_and_print() -> Result<(), String> {
    let java = Java::prepare();
    let mut table = Vec::new();
    for search in &SEARCHES {
        eprintln!("running {} …", search.name());
        let (measured, concrete) = search.race(&java, || search.run_cases(&java))?;
        table.push((search, measured, Some(concrete)));
    }
    eprintln!("running {} with two workers …", SEARCHES[0].name());
    let (one, two) = SEARCHES[0].race(&java, || Ok(SEARCHES[0].run(&java, 2)?.seconds))?;
    let one = one.seconds;
    if std::env::var_os("KUKANG_SKIP_LARGE").is_none() {
        eprintln!("running {} …", LARGE.name());
        table.insert(1, (&LARGE, LARGE.run(&java, 1)?, None));
    }
    println!("{}, lazier#, one worker; seconds that each process says it took", java.jdk);
    println!(
        "every time is the best of {ROUNDS} processes; what is compared ran in turns, one process of each per round;"
    );
    println!("the large run is one process");
    print_times(&table);
    print_work(&table);
    print_layers(&java)?;
    let enough = verdict(two * LEAST_GAIN <= one);
    println!("\ntwo workers, {}, best of {ROUNDS} processes each, in turns", SEARCHES[0].name());
    println!("one {one:.3} s, two {two:.3} s: {:.2} times as fast, at least {LEAST_GAIN} wanted: {enough}", one / two);
    Ok(())
}

type Row<'a> = (&'a Search, Measured, Option<f64>);

fn print_times(table: &[Row<'_>]) {
    println!(
        "\n{:<33}{:>10}{:>10}{:>10}{:>8}  {:<9}{:>7}{:>12}{:>7}  at most {MOST_TIMES_XINT:.0}",
        "time", "paths", "published", "kukang", "limit", "", "factor", "java -Xint", "ratio"
    );
    for (search, Measured { paths, seconds, .. }, java) in table {
        let (name, paths) = (search.name(), grouped(paths.completed));
        let (published, factor) = search.published.beside(*seconds);
        print!("{name:<33}{paths:>10}{published:>10}{seconds:>8.3} s");
        match java {
            Some(java) => {
                let (limit, fast) = (search.limit, verdict(*seconds <= search.limit));
                let (ratio, close) = (seconds / java, verdict(*seconds <= MOST_TIMES_XINT * java));
                println!("{limit:>6.1} s  {fast:<9}{factor:>7}{java:>10.3} s{ratio:>7.1}  {close}");
            }
            None => println!(),
        }
    }
    println!("published: Sireum/Kiasan 2011, Table 2 (`find` for `contains`);");
    println!("for k = 4: Bogor/Kiasan 2006, Table 1, which has RedBlackTree.remove only, ended after 10 minutes");
    println!("java -Xint: invariant, method, invariant on each case, the trees built before");
}

fn print_work(table: &[Row<'_>]) {
    println!(
        "\n{:<33}{:>15}{:>14}{:>13}  {:<9}{:>12}",
        "work", "instructions", "questions", "without SMT", "", "peak memory"
    );
    for (search, Measured { instructions, queries, peak_memory_mb, .. }, _) in table {
        let name = search.name();
        let (instructions, questions) = (grouped(*instructions), grouped(queries.total));
        let share = 1.0 - queries.smt as f64 / queries.total.max(1) as f64;
        let enough = if share >= LEAST_SHARE { "OK" } else { "TOO FEW" };
        print!("{name:<33}{instructions:>15}{questions:>14}{:>11.1} %  {enough:<9}", 100.0 * share);
        let small = if *peak_memory_mb < MOST_MEMORY_MB { "OK" } else { "TOO MUCH" };
        println!("{peak_memory_mb:>9} MB  {small}");
    }
    println!("wanted: at least {:.0} % without the SMT solver, below {MOST_MEMORY_MB} MB", 100.0 * LEAST_SHARE);
}

/// Who answered. The JSON does not tell, so each search runs once more, in this process.
fn print_layers(java: &Java) -> Result<(), String> {
    let mut asked: Vec<(&Search, Queries)> = Vec::new();
    for search in &SEARCHES {
        asked.push((search, search.ask(java).map_err(|error| error.to_string())?));
    }
    print!("\n{:<33}", "answered by, in percent");
    for (layer, _) in asked[0].1.by_layer {
        print!("{layer:>9}");
    }
    println!();
    for (search, queries) in asked {
        let all: u64 = queries.by_layer.iter().map(|(_, answered)| answered).sum();
        print!("{:<33}", search.name());
        for (_, answered) in queries.by_layer {
            print!("{:>9.2}", 100.0 * answered as f64 / all.max(1) as f64);
        }
        println!();
    }
    println!("of the questions above");
    Ok(())
}

impl Search {
    fn name(&self) -> String {
        let method = self.method.split('(').next().unwrap_or_default();
        let (bound, most) = self.bound.parts();
        format!("{} {method} {bound} = {most}", self.structure)
    }

    fn target(&self) -> String {
        format!("trees.{}::{}", self.structure, self.method)
    }

    fn config(&self) -> Config {
        match self.bound {
            Bound::K(most) => Config { k: Some(most), ..Config::default() },
            Bound::N(most) => Config { k: None, n: Some(most), ..Config::default() },
        }
    }

    /// Who answered the questions, from a run in this process.
    fn ask(&self, java: &Java) -> Result<Queries, explore::Error> {
        let source = Source {
            jdk: Some(java.jdk.home.clone()),
            class_path: vec![java.trees.clone()],
            class_path_text: String::new(),
            source_folders: Vec::new(),
            own_classes: annotations::classes(),
        };
        let mut session = Session::open(source, self.config())?;
        let targets = session.targets(&self.target())?;
        Ok(session.check(&targets[0], &Monitor::default())?.queries)
    }

    /// This search with one worker, and something else that takes some seconds, in turns: the best of each.
    fn race(&self, java: &Java, other: impl Fn() -> Result<f64, String>) -> Result<(Measured, f64), String> {
        let mut best = (self.run(java, 1)?, other()?);
        for _ in 1..ROUNDS {
            let next = self.run(java, 1)?;
            if next.seconds < best.0.seconds {
                best.0 = next;
            }
            best.1 = best.1.min(other()?);
        }
        Ok(best)
    }

    fn run(&self, java: &Java, workers: usize) -> Result<Measured, String> {
        let (bound, most) = self.bound.parts();
        let mut kukang = Command::new(env!("CARGO_BIN_EXE_kukang"));
        kukang.args(["check", "--format", "json", "--jobs", &workers.to_string()]);
        kukang.args([&format!("-{bound}"), &most.to_string(), &self.target()]);
        kukang.arg("--jdk").arg(&java.jdk.home).arg("-cp").arg(&java.trees);
        let output = finished(&mut kukang)?;
        let report: Report = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
        let [measured]: [Measured; 1] =
            report.results.try_into().map_err(|_| format!("{} is not one target", self.target()))?;
        if measured.verdict != "verified" || measured.paths.completed != self.paths {
            let Measured { verdict, paths, .. } = measured;
            return Err(format!("{}: {verdict}, {} paths instead of {}", self.name(), paths.completed, self.paths));
        }
        Ok(measured)
    }

    /// The seconds that all cases take under `java -Xint`.
    fn run_cases(&self, java: &Java) -> Result<f64, String> {
        let (bound, most) = self.bound.parts();
        let mut hotspot = Command::new(java.jdk.tool("java"));
        // So much memory that nothing is collected while the cases run.
        hotspot.args(["-Xint", "-XX:+UseSerialGC", "-Xms768m", "-Xmn640m", "-cp"]);
        hotspot.arg(class_path(&[&java.cases, &java.trees]));
        hotspot.args(["trees.ConcreteCases", self.structure, bound, &most.to_string()]);
        let output = finished(&mut hotspot)?;
        let text = String::from_utf8_lossy(&output.stdout);
        let (cases, seconds) = text.trim().split_once(' ').ok_or_else(|| format!("java wrote {text}"))?;
        if cases.parse() != Ok(self.paths) {
            return Err(format!("{}: java ran {cases} cases instead of {}", self.name(), self.paths));
        }
        seconds.parse().map_err(|error| format!("java wrote {text}: {error}"))
    }
}

impl Bound {
    fn parts(self) -> (&'static str, u32) {
        match self {
            Bound::K(most) => ("k", most),
            Bound::N(most) => ("n", most),
        }
    }
}

impl Published {
    /// The published time, and how many times as fast we are.
    fn beside(self, seconds: f64) -> (String, String) {
        let minutes = |published: f64| format!("{:.1} min", published / 60.0);
        let factor = |published: f64| grouped((published / seconds) as u64);
        match self {
            Published::Seconds(published) => (minutes(published), factor(published)),
            Published::Over(published) => (format!(">{}", minutes(published)), format!(">{}", factor(published))),
            Published::Nothing => (String::new(), String::new()),
        }
    }
}

/// A JDK and what it compiled.
struct Java {
    jdk: &'static Jdk,
    /// The trees, and nothing that a search would have to load beside them.
    trees: PathBuf,
    /// The program that runs the cases one by one.
    cases: PathBuf,
}

impl Java {
    fn prepare() -> Java {
        let folder = |name: &str| commands::fresh_folder(&format!("explore_speed/{name}"));
        let (trees, cases) = (folder("trees"), folder("cases"));
        let jar = folder("annotations").join("annotations.jar");
        annotations::write(&jar).unwrap_or_else(|error| panic!("{error}"));
        let subjects = cases::folder("../examples/trees");
        let subjects =
            ["BinarySearchTree", "TreeMap", "AvlTree"].map(|name| subjects.join(name).with_extension("java"));
        commands::compile_with(&[OsStr::new("-cp"), jar.as_os_str()], &subjects, 17, &trees);
        let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/java/trees/ConcreteCases.java");
        commands::compile_with(&[OsStr::new("-cp"), &class_path(&[&trees, &jar])], &[program], 17, &cases);
        Java { jdk: jdk::compiler_for(17), trees, cases }
    }
}

fn class_path(parts: &[&Path]) -> OsString {
    std::env::join_paths(parts).expect("the build's folder has no colon in its name")
}

fn finished(command: &mut Command) -> Result<Output, String> {
    process::isolate(command);
    let output = command.output().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if output.status.success() { Ok(output) } else { Err(format!("{command:?}: {}\n{said}", output.status)) }
}

fn verdict(fast: bool) -> &'static str {
    if fast { "OK" } else { "TOO SLOW" }
}

/// 1234567 as 1,234,567.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join(",")
}
