//! How fast programs run: three that keep the processor busy, beside HotSpot's interpreter (`java -Xint`), and the start
//! of one that does nothing, beside `java` as it is.
//!
//! Both virtual machines take turns and the best of some runs counts, because whatever else a machine does only ever
//! slows them down. The ratios are for people to read; only different output is a failure.

#[path = "../tests/support/mod.rs"]
mod support;

use std::path::Path;
use std::process::{Command, ExitCode, Output};
use std::time::{Duration, Instant};

use support::jdk::Jdk;
use support::{commands, jdk, process};

const PROGRAMS: [&str; 3] = ["Arithmetic", "ObjectGraph", "Strings"];
const RUNS: usize = 3;
const STARTS: usize = 10;

fn main() -> ExitCode {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/java");
    let classes = commands::fresh_folder("run_speed");
    let files = PROGRAMS.iter().chain(&["Hello"]).map(|name| sources.join(name).with_extension("java"));
    commands::compile(&files.collect::<Vec<_>>(), 17, &classes);
    let mut same = true;
    for jdk in jdk::wanted("JDK 17 or newer", |_| true) {
        println!("\n{jdk}\n{:<14}{:>14}{:>12}{:>8}", "program", "java -Xint", "kukang", "ratio");
        for program in PROGRAMS {
            same &= measure(jdk, &classes, program);
        }
        same &= measure_start(jdk, &classes);
    }
    if same { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints a line of the table; says whether both wrote the same.
fn measure(jdk: &Jdk, classes: &Path, program: &str) -> bool {
    let interpreter = || {
        let mut java = Command::new(jdk.tool("java"));
        java.arg("-Xint");
        java
    };
    let best = race(interpreter, || commands::kukang(jdk), classes, program, RUNS);
    let Some((java, kukang)) = best else { return false };
    let (java, kukang) = (java.as_secs_f64(), kukang.as_secs_f64());
    println!("{program:<14}{java:>12.2} s{kukang:>10.2} s{:>8.2}", kukang / java);
    true
}

fn measure_start(jdk: &Jdk, classes: &Path) -> bool {
    let best = race(|| Command::new(jdk.tool("java")), || commands::kukang(jdk), classes, "Hello", STARTS);
    let Some((java, kukang)) = best else { return false };
    let (java, kukang) = (java.as_secs_f64() * 1e3, kukang.as_secs_f64() * 1e3);
    println!("hello, world: java {java:.0} ms, kukang {kukang:.0} ms, difference {:+.0} ms", kukang - java);
    true
}

/// The best time of each. `None`, after a message, if they do not do the same.
fn race(
    java: impl Fn() -> Command,
    kukang: impl Fn() -> Command,
    classes: &Path,
    program: &str,
    rounds: usize,
) -> Option<(Duration, Duration)> {
    let mut best = (Duration::MAX, Duration::MAX);
    for _ in 0..rounds {
        let (expected, java) = timed(java(), classes, program);
        let (actual, kukang) = timed(kukang(), classes, program);
        if expected != actual {
            eprintln!("{program} differs\njava: {}kukang: {}", describe(&expected), describe(&actual));
            return None;
        }
        best = (best.0.min(java), best.1.min(kukang));
    }
    Some(best)
}

fn timed(mut command: Command, classes: &Path, program: &str) -> (Output, Duration) {
    process::isolate(&mut command);
    command.arg("-cp").arg(classes).arg(program);
    let start = Instant::now();
    let output = command.output().unwrap_or_else(|error| panic!("cannot run {command:?}: {error}"));
    (output, start.elapsed())
}

fn describe(output: &Output) -> String {
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    format!("{}\n{out}{err}", output.status)
}
