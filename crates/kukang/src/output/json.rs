//! Reports as JSON, whose names others depend on: `schema/check.schema.json` describes all of them.

use super::Finding;
use super::coverage::{self, Missing};
use super::heap_json::HeapJson;
use explore::{Config, PathCounts, Report, Violation};
use serde::Serialize;

/// The object that is printed at the end.
#[derive(Serialize)]
pub struct Json {
    #[serde(skip)]
    bounds: Config,
    kukang: &'static str,
    config: ConfigJson,
    results: Vec<ResultJson>,
    not_checked: Vec<RefusedJson>,
}

/// A class or a target that could not be checked at all.
#[derive(Serialize)]
struct RefusedJson {
    what: String,
    why: String,
}

#[derive(Serialize)]
struct ConfigJson {
    init: &'static str,
    k: Option<u32>,
    n: Option<u32>,
    jdk: String,
}

#[derive(Serialize)]
struct ResultJson {
    target: String,
    verdict: &'static str,
    guarantee: &'static str,
    paths: PathsJson,
    instructions: u64,
    queries: QueriesJson,
    seconds: f64,
    peak_memory_mb: u64,
    violations: Vec<ViolationJson>,
    unsupported: Vec<UnsupportedJson>,
    not_covered: Vec<MissingJson>,
}

#[derive(Serialize)]
struct PathsJson {
    completed: u64,
    violated: u64,
    assumed_away: u64,
    infeasible: u64,
    bounded: u64,
    unsupported: u64,
    unknown: u64,
}

#[derive(Serialize)]
struct QueriesJson {
    total: u64,
    smt: u64,
}

#[derive(Serialize)]
struct ViolationJson {
    code: &'static str,
    message: String,
    file: Option<String>,
    line: Option<u32>,
    trace: Vec<String>,
    choices: String,
    initial_heap: HeapJson,
    final_heap: HeapJson,
    condition: Vec<String>,
    help: Option<String>,
}

#[derive(Serialize)]
struct UnsupportedJson {
    what: String,
    paths: u64,
}

#[derive(Serialize)]
struct MissingJson {
    what: String,
    help: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<ExampleJson>,
}

/// An input that was left out.
#[derive(Serialize)]
struct ExampleJson {
    choices: String,
    condition: Vec<String>,
    initial_heap: HeapJson,
}

impl Json {
    pub fn new(bounds: &Config, jdk: String) -> Json {
        let config = ConfigJson { init: bounds.strategy.name(), k: bounds.k, n: bounds.n, jdk };
        Json {
            bounds: bounds.clone(),
            kukang: env!("CARGO_PKG_VERSION"),
            config,
            results: Vec::new(),
            not_checked: Vec::new(),
        }
    }

    pub fn report(&mut self, finding: &Finding<'_>) {
        self.results.push(ResultJson::new(finding.report, &self.bounds));
    }

    pub fn refused(&mut self, what: &str, why: &str) {
        self.not_checked.push(RefusedJson { what: what.to_owned(), why: why.to_owned() });
    }

    pub fn finish(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("every key is a text, and memory takes it");
        format!("{text}\n")
    }
}

impl ResultJson {
    fn new(report: &Report, config: &Config) -> ResultJson {
        let unsupported = report.unsupported.iter();
        let missing = coverage::missing(report, config).into_iter();
        ResultJson {
            target: report.target.clone(),
            verdict: report.verdict().name(),
            guarantee: report.guarantee().name(),
            paths: PathsJson::from(report.paths),
            instructions: report.instructions,
            queries: QueriesJson { total: report.queries.total, smt: report.queries.smt },
            seconds: report.seconds,
            peak_memory_mb: peak_memory_mb(),
            violations: report.violations.iter().map(ViolationJson::from).collect(),
            unsupported: unsupported.map(|(what, &paths)| UnsupportedJson { what: what.clone(), paths }).collect(),
            not_covered: missing.map(MissingJson::from).collect(),
        }
    }
}

impl From<PathCounts> for PathsJson {
    fn from(paths: PathCounts) -> PathsJson {
        let PathCounts { completed, violated, assumed_away, infeasible, bounded, unsupported, unknown } = paths;
        PathsJson { completed, violated, assumed_away, infeasible, bounded, unsupported, unknown }
    }
}

impl From<Missing> for MissingJson {
    fn from(missing: Missing) -> MissingJson {
        let Missing { what, help, example } = missing;
        let example = example.map(|of| ExampleJson {
            choices: explore::choices_text(&of.choices),
            condition: of.condition,
            initial_heap: HeapJson(of.initial_heap),
        });
        MissingJson { what, help, example }
    }
}

impl From<&Violation> for ViolationJson {
    fn from(violation: &Violation) -> ViolationJson {
        let Violation { code, message, file, line, trace, choices, condition, help, initial_heap, final_heap, .. } =
            violation.clone();
        let (initial_heap, final_heap) = (HeapJson(initial_heap), HeapJson(final_heap));
        ViolationJson { code, message, file, line, trace, choices, initial_heap, final_heap, condition, help }
    }
}

/// The most memory that the process has held so far, as Linux tells it; 0 elsewhere.
fn peak_memory_mb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok());
    kilobytes.unwrap_or(0) / 1024
}
