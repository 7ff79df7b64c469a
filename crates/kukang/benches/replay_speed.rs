//! How fast paths are explored and run on the JVM: those of examples, each row a `kukang replay` of its own, with what the process
//! took from its start to its end, and how often it has started the JVM.
//!
//! The `java` that runs the paths is a script that counts its starts. A limit is for people to read; only another number of paths, a
//! path that ends otherwise than predicted, or a second start is a failure.

#[path = "../tests/support/mod.rs"]
mod support;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

use support::jdk::Jdk;
use support::{cases, commands, fake_jdk, jdk, process};

/// What is replayed, the largest k, and how many paths that makes.
const REPLAYS: [(&str, u32, u64); 3] =
    [("trees", 3, 24_303), ("trees.TreeMap::put(int,int)", 4, 25_088), ("heaps.LeftistHeap::merge", 3, 100_598)];

/// Ten thousand paths shall not take longer.
const MOST_SECONDS: f64 = 60.0;

fn main() -> ExitCode {
    let jdk = jdk::compiler_for(17);
    let folder = commands::fresh_folder("replay_speed");
    let classes = compile(&folder);
    println!("{jdk}\n{:<30}{:>10}{:>12}{:>10}{:>20}", "replayed", "paths", "JVM starts", "seconds", "per 10,000 paths");
    let mut is_right = true;
    for (place, replay) in REPLAYS.iter().enumerate() {
        is_right &= match measure(jdk, &folder.join(place.to_string()), &classes, replay) {
            Ok(line) => {
                println!("{line}");
                true
            }
            Err(wrong) => {
                eprintln!("{}: {wrong}", replay.0);
                false
            }
        };
    }
    if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn compile(folder: &Path) -> PathBuf {
    let (jar, classes) = (folder.join("kukang.jar"), folder.join("classes"));
    let mut annotations = Command::new(env!("CARGO_BIN_EXE_kukang"));
    commands::expect_success(annotations.args(["annotations", "-o"]).arg(&jar));
    let sources = cases::sources(&cases::folder("../examples"));
    commands::compile_with(&[OsStr::new("-cp"), jar.as_os_str()], &sources, 17, &classes);
    classes
}

/// A line of the table.
fn measure(jdk: &Jdk, folder: &Path, classes: &Path, (target, k, paths): &(&str, u32, u64)) -> Result<String, String> {
    let starts = folder.with_extension("starts");
    let counting = fake_jdk::counting_starts(folder, jdk, &starts);
    let mut kukang = Command::new(env!("CARGO_BIN_EXE_kukang"));
    kukang.args(["replay", "-k", &k.to_string(), target, "-cp"]).arg(classes).arg("--jdk").arg(&jdk.home);
    kukang.arg("--replay-jdk").arg(counting);
    process::isolate(&mut kukang);
    let begun = Instant::now();
    let output = kukang.output().map_err(|error| error.to_string())?;
    let seconds = begun.elapsed().as_secs_f64();
    let (out, starts) = (String::from_utf8_lossy(&output.stdout), fake_jdk::starts(&starts));
    let sum = out.lines().last().unwrap_or_default();
    let digits: String = sum.split(": ").nth(1).unwrap_or_default().chars().filter(char::is_ascii_digit).collect();
    if !sum.ends_with("all as predicted") || digits != paths.to_string() || starts != 1 {
        return Err(format!("{paths} paths and one start are expected, and not {starts} starts and:\n{out}"));
    }
    let each = seconds * 10_000.0 / *paths as f64;
    let verdict = if each < MOST_SECONDS { "OK" } else { "TOO SLOW" };
    Ok(format!("{:<30}{paths:>10}{starts:>12}{seconds:>8.2} s{each:>18.2} s  {verdict}", format!("{target}, k = {k}")))
}
