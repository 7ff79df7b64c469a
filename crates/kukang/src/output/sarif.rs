//! Reports as SARIF 2.1.0, the format of code scanning services: a rule for each code, a result for each kind of violation
//! at a place, with the calls that led there as its code flow. What is not covered is a notification of the run.

use super::coverage;
use super::group::{self, Group};
use super::place::{SourceFiles, SourcePlace};
use super::{Finding, Run};
use crate::explain::{self, Explanation};
use explore::{Config, Place, Violation};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const SCHEMA: &str = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/// What paths are relative to: the folder in which the check was started, which in CI is that of the repository.
const BASE: &str = "%SRCROOT%";

pub struct Sarif {
    config: Config,
    jdk_version: String,
    command: String,
    root: Option<PathBuf>,
    results: Vec<Value>,
    notifications: Vec<Value>,
    targets: Vec<Value>,
    /// How often a fingerprint has come up.
    fingerprints: BTreeMap<String, usize>,
}

impl Sarif {
    pub fn new(run: &Run) -> Sarif {
        Sarif {
            config: run.config.clone(),
            jdk_version: run.jdk_version.clone(),
            command: run.command.clone(),
            root: std::env::current_dir().ok(),
            results: Vec::new(),
            notifications: Vec::new(),
            targets: Vec::new(),
            fingerprints: BTreeMap::new(),
        }
    }

    pub fn report(&mut self, finding: &Finding<'_>) {
        let report = finding.report;
        for group in group::groups(&report.violations) {
            let result = self.result(finding, &group);
            self.results.push(result);
        }
        for missing in coverage::missing(report, &self.config) {
            let help = missing.help.map_or_else(String::new, |help| format!(" ({help})"));
            let text = format!("{}: not covered: {}{help}", report.target, missing.what);
            let level = if coverage::is_whole(report) { "note" } else { "warning" };
            self.notifications.push(json!({ "level": level, "message": { "text": text } }));
        }
        let paths = report.paths;
        self.targets.push(json!({
            "target": report.target,
            "verdict": report.verdict().name(),
            "guarantee": report.guarantee().name(),
            "outcome": coverage::outcome(report, &self.config, report.verdict().name()),
            "paths": paths.finished(),
        }));
    }

    /// A target that could not be checked at all.
    pub fn refused(&mut self, target: &str, why: &str) {
        self.notifications.push(json!({ "level": "error", "message": { "text": format!("{target}: {why}") } }));
    }

    pub fn finish(self) -> String {
        let rules: Vec<Value> = explain::all().map(rule).collect();
        let mut bases = Map::new();
        if let Some(root) = &self.root {
            bases.insert(BASE.to_owned(), json!({ "uri": format!("{}/", file_uri(root).trim_end_matches('/')) }));
        }
        let version = env!("CARGO_PKG_VERSION");
        let config = &self.config;
        let document = json!({
            "$schema": SCHEMA,
            "version": "2.1.0",
            "runs": [{
                "tool": { "driver": { "name": "Kukang", "version": version, "semanticVersion": version, "rules": rules } },
                "columnKind": "utf16CodeUnits",
                "originalUriBaseIds": bases,
                "invocations": [{
                    "executionSuccessful": true,
                    "toolExecutionNotifications": self.notifications,
                }],
                "results": self.results,
                "properties": {
                    "init": config.strategy.name(),
                    "k": config.k,
                    "n": config.n,
                    "jdk": self.jdk_version,
                    "targets": self.targets,
                },
            }],
        });
        let text = serde_json::to_string_pretty(&document).expect("every key is a text, and memory takes it");
        format!("{text}\n")
    }

    fn result(&mut self, finding: &Finding<'_>, group: &Group) -> Value {
        let report = finding.report;
        let violation = &report.violations[group.shown];
        let place = finding.sources.of_violation(violation);
        let location = json!({
            "physicalLocation": place.map(|place| self.physical(&place)),
            "logicalLocations": [{ "fullyQualifiedName": report.target, "kind": "function" }],
        });
        let mut properties = json!({
            "target": report.target,
            "choices": violation.choices,
            "condition": violation.condition,
            "again": format!("{} {}", self.command, crate::command_line::quoted(&report.target)),
        });
        if let Some(help) = &violation.help {
            properties["help"] = json!(help);
        }
        if let Some(file) = finding.recorded.get(group.shown) {
            properties["recording"] = json!(file.display().to_string());
        }
        let rule = explain::all().position(|known| known.code == violation.code);
        without_nulls(json!({
            "ruleId": violation.code,
            "ruleIndex": rule,
            "level": "error",
            "kind": "fail",
            "message": { "text": format!("{} ({})", violation.message, report.target) },
            "locations": [location],
            "codeFlows": [{
                "message": { "text": "the calls that lead there" },
                "threadFlows": [{ "locations": self.flow(finding.sources, violation) }],
            }],
            "occurrenceCount": group.others + 1,
            "partialFingerprints": { "kukang/v1": self.fingerprint(&report.target, violation) },
            "properties": properties,
        }))
    }

    /// The calls in the order in which they were made, and what went wrong at the end of them.
    fn flow(&self, sources: &SourceFiles, violation: &Violation) -> Vec<Value> {
        let depth = violation.frames.len();
        let call = |(place, frame): (usize, &Place)| {
            let is_last = place + 1 == depth;
            let text = if is_last { violation.message.clone() } else { format!("{} calls", frame.text) };
            json!({
                "location": {
                    "physicalLocation": sources.of_frame(frame).map(|place| self.physical(&place)),
                    "logicalLocations": [{
                        "fullyQualifiedName": format!("{}.{}", frame.class, frame.method),
                        "kind": "function",
                    }],
                    "message": { "text": text },
                },
                "nestingLevel": place,
                "importance": if is_last { "essential" } else { "important" },
            })
        };
        violation.frames.iter().rev().enumerate().map(call).map(without_nulls).collect()
    }

    /// A file relative to the root, if it was found below it; elsewhere as a whole; not found, as its package says.
    fn physical(&self, place: &SourcePlace) -> Value {
        let absolute = place.path.as_ref().map(|path| std::path::absolute(path).unwrap_or_else(|_| path.clone()));
        let relative = |path: &PathBuf| Some(path.strip_prefix(self.root.as_ref()?).ok()?.to_owned());
        let artifact = match (absolute.as_ref().and_then(relative), absolute) {
            (Some(relative), _) => json!({ "uri": uri_path(&relative), "uriBaseId": BASE }),
            (None, Some(path)) => json!({ "uri": file_uri(&path) }),
            (None, None) => json!({ "uri": uri_path(Path::new(&place.package_path)) }),
        };
        match place.line.filter(|line| *line > 0) {
            Some(line) => json!({ "artifactLocation": artifact, "region": { "startLine": line } }),
            None => json!({ "artifactLocation": artifact }),
        }
    }

    /// What stays the same when lines move: what is wrong, in which method, of which target. The same thing at another
    /// place of it counts up.
    fn fingerprint(&mut self, target: &str, violation: &Violation) -> String {
        let place = violation.frames.iter().find(|frame| frame.is_users);
        let method = place.map_or_else(String::new, |frame| format!("{}.{}", frame.class, frame.method));
        let hash = fnv1a(&[violation.code, &violation.pattern, target, &method].join("\0"));
        let count = self.fingerprints.entry(hash.clone()).or_default();
        *count += 1;
        format!("{hash}:{count}")
    }
}

fn rule(of: &Explanation) -> Value {
    json!({
        "id": of.code,
        "name": of.name(),
        "shortDescription": { "text": of.title },
        "fullDescription": { "text": of.meaning },
        "help": { "text": of.text(), "markdown": of.markdown() },
        "defaultConfiguration": { "level": if of.is_warning { "warning" } else { "error" } },
    })
}

/// SARIF has no nulls where something is left out.
fn without_nulls(value: Value) -> Value {
    match value {
        Value::Object(map) => {
            let kept = map.into_iter().filter(|(_, value)| !value.is_null());
            Value::Object(kept.map(|(name, value)| (name, without_nulls(value))).collect())
        }
        Value::Array(values) => Value::Array(values.into_iter().map(without_nulls).collect()),
        plain => plain,
    }
}

fn file_uri(path: &Path) -> String {
    format!("file://{}", uri_path(path))
}

/// A path as part of a URI: what has a meaning there is written as its bytes.
fn uri_path(path: &Path) -> String {
    let mut uri = String::new();
    for byte in path.display().to_string().replace(std::path::MAIN_SEPARATOR, "/").bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b'~' | b'$' => uri.push(byte as char),
            other => uri += &format!("%{other:02X}"),
        }
    }
    uri
}

/// A hash that is the same everywhere and for ever (Fowler, Noll and Vo, 64 bits).
fn fnv1a(text: &str) -> String {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, step))
}

#[cfg(test)]
mod tests {
    use super::{fnv1a, uri_path};
    use std::path::Path;

    #[test]
    fn paths_become_uris() {
        assert_eq!(uri_path(Path::new("src/a b/Größe$1.java")), "src/a%20b/Gr%C3%B6%C3%9Fe$1.java");
    }

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv1a(""), "cbf29ce484222325");
        assert_eq!(fnv1a("foobar"), "85944171f73967e8");
    }
}
