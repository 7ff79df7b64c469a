//! Damaged class files: whatever stands in one, Kukang refuses it with a message or works with it. It never panics,
//! never hangs and never takes memory out of proportion.
//!
//! Class files of the JDK are damaged at random, then read, linked, decoded, and asked for everything that is read late.
//! Mutation number n is the same on every machine with the same JDK.
//!
//! `cargo test` does a few thousand mutations. More of them, and a report of how far they came:
//! `KUKANG_MUTATIONS=100000 cargo test -p program --test mutations -- --nocapture`.
//! One alone, by its number: `KUKANG_MUTATION=4711`.

#[path = "mutations/mutate.rs"]
mod mutate;
#[path = "mutations/random.rs"]
mod random;
#[path = "mutations/walk.rs"]
mod walk;

use mutate::{Original, mutate};
use program::source::Jdk;
use random::Random;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use walk::{Reached, walk};

const DEFAULT_COUNT: u64 = 5000;
/// Peak resident memory above that of the idle process.
const MOST_MEMORY: u64 = 64 << 20;
/// A mutation takes about a millisecond. This is no measure of speed but the point at which waiting makes no sense.
const LONGEST: Duration = Duration::from_secs(60);

/// Varied on purpose: enums, records, interfaces with default methods, annotations, lambdas, switches, nests, sealed
/// types, large constant pools, a class without superclass. None has a superclass of package access, which a class of
/// the application could not extend.
const ORIGINALS: [&str; 36] = [
    "java/io/ObjectInputStream",
    "java/io/Serializable",
    "java/lang/Character",
    "java/lang/Deprecated",
    "java/lang/Enum",
    "java/lang/Integer",
    "java/lang/Object",
    "java/lang/Override",
    "java/lang/Record",
    "java/lang/Runtime$Version",
    "java/lang/String",
    "java/lang/Thread$State",
    "java/lang/constant/ConstantDesc",
    "java/lang/invoke/MethodHandle",
    "java/lang/invoke/VarHandle",
    "java/math/BigDecimal",
    "java/nio/ByteBuffer",
    "java/security/AccessController",
    "java/time/DayOfWeek",
    "java/time/LocalDate",
    "java/time/format/DateTimeFormatterBuilder",
    "java/time/temporal/ChronoField",
    "java/util/ArrayList",
    "java/util/Collection",
    "java/util/Comparator",
    "java/util/HashMap",
    "java/util/LinkedHashMap",
    "java/util/Map",
    "java/util/TreeMap",
    "java/util/concurrent/ConcurrentHashMap",
    "java/util/concurrent/TimeUnit",
    "java/util/function/Function",
    "java/util/regex/Pattern",
    "java/util/stream/Collectors",
    "jdk/internal/misc/Unsafe",
    "sun/nio/ch/IOUtil$LinkedRunnable",
];

#[test]
fn the_originals_link_and_decode() {
    let home = jdk_home();
    for original in originals() {
        assert_eq!(walk(&home, original.name, original.bytes), Reached::Decoded, "{}", original.name);
    }
}

#[test]
fn damaged_class_files_are_refused_or_work() {
    let numbers = wanted_numbers();
    let under_way = AtomicU64::new(numbers.start);
    let report = thread::scope(|scope| {
        let worker = scope.spawn(|| run(numbers, &under_way));
        // An endless loop cannot be stopped, but it can be named.
        let mut last = (under_way.load(Ordering::Relaxed), Instant::now());
        while !worker.is_finished() {
            thread::sleep(Duration::from_millis(20));
            let now = under_way.load(Ordering::Relaxed);
            if now != last.0 {
                last = (now, Instant::now());
            } else if last.1.elapsed() > LONGEST {
                eprintln!("mutation {now} does not end");
                std::process::abort();
            }
        }
        worker.join().expect("panics of mutations are caught")
    });
    println!("{report:#?}");
    assert!(report.panicked.is_empty(), "these mutations panicked: {:?}", report.panicked);
}

#[derive(Debug)]
#[expect(dead_code, reason = "printed")]
struct Report {
    mutations: u64,
    seconds: f64,
    parsed: u64,
    linked: u64,
    decoded: u64,
    slowest: (Duration, u64),
    peak_growth_bytes: u64,
    panicked: Vec<(u64, &'static str)>,
}

fn run(numbers: Range<u64>, under_way: &AtomicU64) -> Report {
    let (home, originals) = (jdk_home(), originals());
    let start = Instant::now();
    let idle = peak_resident();
    let mut report = Report {
        mutations: numbers.end - numbers.start,
        seconds: 0.0,
        parsed: 0,
        linked: 0,
        decoded: 0,
        slowest: (Duration::ZERO, 0),
        peak_growth_bytes: 0,
        panicked: Vec::new(),
    };
    for number in numbers {
        under_way.store(number, Ordering::Relaxed);
        let started = Instant::now();
        let (name, reached) = one(number, &originals, &home);
        report.slowest = report.slowest.max((started.elapsed(), number));
        match reached {
            Some(reached) => {
                report.parsed += u64::from(reached >= Reached::Parsed);
                report.linked += u64::from(reached >= Reached::Linked);
                report.decoded += u64::from(reached >= Reached::Decoded);
            }
            None => report.panicked.push((number, name)),
        }
        report.peak_growth_bytes = peak_resident().saturating_sub(idle);
        assert!(report.peak_growth_bytes < MOST_MEMORY, "mutation {number} of {name} took too much memory");
    }
    report.seconds = start.elapsed().as_secs_f64();
    report
}

/// Mutation `number`, which depends on nothing but its number; `None` if it panicked.
fn one(number: u64, originals: &[Original], home: &Path) -> (&'static str, Option<Reached>) {
    let mut random = Random::new(number);
    let (original, other) = (random.pick(originals), random.pick(originals));
    let bytes = mutate(original, other, &mut random);
    // A fresh program each time, because classes stay loaded.
    let reached = catch_unwind(AssertUnwindSafe(|| walk(home, original.name, bytes)));
    (original.name, reached.ok())
}

fn wanted_numbers() -> Range<u64> {
    let number = |name: &str| {
        let text = std::env::var(name).ok()?;
        Some(text.parse::<u64>().unwrap_or_else(|_| panic!("{name} is to be a number, not {text}")))
    };
    match number("KUKANG_MUTATION") {
        Some(only) => only..only + 1,
        None => 0..number("KUKANG_MUTATIONS").unwrap_or(DEFAULT_COUNT),
    }
}

fn jdk_home() -> std::path::PathBuf {
    Jdk::find(None).expect("the tests need a JDK").home().to_owned()
}

fn originals() -> Vec<Original> {
    let jdk = Jdk::find(None).expect("the tests need a JDK");
    ORIGINALS
        .iter()
        .map(|&name| {
            let bytes = jdk.resource(&format!("/java.base/{name}.class")).expect("the image is readable");
            Original::new(name, bytes.unwrap_or_else(|| panic!("no {name} in this JDK")).to_vec())
        })
        .collect()
}

/// The most memory that this process ever had resident, in bytes. Linux tells; elsewhere it is 0 and only panics and
/// hangs are found.
fn peak_resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or(0) * 1024
}
