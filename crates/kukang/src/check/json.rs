//! Reports as JSON: the object of DESIGN section 8, whose names others depend on. What a report says beyond it goes to
//! standard error.

use super::coverage;
use super::heap_json::HeapJson;
use crate::status;
use explore::{Config, PathCounts, Report, Violation};
use serde::Serialize;

/// The object that is printed at the end.
#[derive(Serialize)]
pub struct Json {
    kukang: &'static str,
    config: ConfigJson,
    results: Vec<ResultJson>,
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

impl Json {
    pub fn new(config: &Config, jdk: String) -> Json {
        let config = ConfigJson { init: config.strategy.name(), k: config.k, n: config.n, jdk };
        Json { kukang: env!("CARGO_PKG_VERSION"), config, results: Vec::new() }
    }

    pub fn report(&mut self, report: &Report) {
        for gap in coverage::gaps(report) {
            status::say(format_args!("{}: {gap}", report.target));
        }
        self.results.push(ResultJson::from(report));
    }

    pub fn finish(self) {
        let text = serde_json::to_string_pretty(&self).expect("every key is a text, and memory takes it");
        status::print(&format!("{text}\n"));
    }
}

impl From<&Report> for ResultJson {
    fn from(report: &Report) -> ResultJson {
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
            unsupported: report
                .unsupported
                .iter()
                .map(|(what, &paths)| UnsupportedJson { what: what.clone(), paths })
                .collect(),
        }
    }
}

impl From<PathCounts> for PathsJson {
    fn from(paths: PathCounts) -> PathsJson {
        let PathCounts { completed, violated, assumed_away, infeasible, bounded, unsupported, unknown } = paths;
        PathsJson { completed, violated, assumed_away, infeasible, bounded, unsupported, unknown }
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
