//! Reports as JUnit XML, which CI servers read: a suite for each class, a case for each target.
//!
//! A violated target is a `failure`. An incomplete one is an `error` and not `skipped`, which would count as fine: what was
//! not looked at must not pass for checked. What else is not covered stands in `system-out`.

use super::colour::Palette;
use super::coverage;
use super::human::{self, Human};
use super::xml::Element;
use super::{Finding, Run, group};
use explore::{Config, Verdict};

pub struct Junit {
    config: Config,
    command: String,
    properties: Vec<(&'static str, String)>,
    cases: Vec<Case>,
}

/// One target.
struct Case {
    class: String,
    seconds: f64,
    verdict: Verdict,
    element: Element,
}

impl Junit {
    pub fn new(run: &Run) -> Junit {
        let bound = |bound: Option<u32>| bound.map_or_else(|| "unlimited".to_owned(), |bound| bound.to_string());
        let properties = vec![
            ("kukang", env!("CARGO_PKG_VERSION").to_owned()),
            ("init", run.config.strategy.name().to_owned()),
            ("k", bound(run.config.k)),
            ("n", bound(run.config.n)),
            ("jdk", run.jdk_version.clone()),
        ];
        Junit { config: run.config.clone(), command: run.command.clone(), properties, cases: Vec::new() }
    }

    pub fn report(&mut self, finding: &Finding<'_>) {
        let report = finding.report;
        let mut case = Case::new(&report.target, report.seconds, report.verdict());
        let outcome = coverage::outcome(report, &self.config, report.verdict().name());
        match report.verdict() {
            Verdict::Verified => {}
            Verdict::Violated => case.add(self.failure(finding)),
            Verdict::Incomplete => {
                let reasons: Vec<String> =
                    coverage::missing(report, &self.config).into_iter().map(|missing| missing.what).collect();
                let message = reasons.first().cloned().unwrap_or_else(|| outcome.clone());
                case.add(Element::new("error").with("message", message).with("type", "incomplete"));
            }
        }
        let mut output = format!("{outcome}\n");
        for missing in coverage::missing(report, &self.config) {
            output += &format!("not covered: {}\n", missing.what);
            human::list(&mut output, "for instance, called on", &missing.drawn());
            output += &missing.help.map_or_else(String::new, |help| format!("  help: {help}\n"));
        }
        case.add(Element::new("system-out").text(&output));
        self.cases.push(case);
    }

    /// A target that could not be checked at all.
    pub fn refused(&mut self, target: &str, why: &str) {
        let mut case = Case::new(target, 0.0, Verdict::Incomplete);
        case.add(Element::new("error").with("message", why).with("type", "refused"));
        self.cases.push(case);
    }

    fn failure(&self, finding: &Finding<'_>) -> Element {
        let report = finding.report;
        let groups = group::groups(&report.violations);
        let first = groups.first().and_then(|group| report.violations.get(group.shown));
        let (code, mut message) = first.map_or(("violated", String::new()), |violation| {
            (
                violation.code,
                format!("{} {}{}", violation.code, human::location(violation, violation.line), violation.message),
            )
        });
        if groups.len() > 1 {
            message += &format!(" (and {} more)", groups.len() - 1);
        }
        let mut human = Human::new(self.config.clone(), self.command.clone(), Palette::Plain);
        let body = human.report(finding);
        // The first line has the time, which is told elsewhere.
        let body = body.split_once('\n').map_or(&*body, |(_, rest)| rest).trim_matches('\n');
        Element::new("failure").with("message", message).with("type", code).text(&format!("\n{body}\n"))
    }

    pub fn finish(self) -> String {
        let mut suites = totals(Element::new("testsuites").with("name", "kukang"), &self.cases);
        let mut classes: Vec<String> = Vec::new();
        for case in &self.cases {
            if !classes.contains(&case.class) {
                classes.push(case.class.clone());
            }
        }
        let mut cases = self.cases;
        for class in classes {
            let (own, others): (Vec<Case>, Vec<Case>) = cases.into_iter().partition(|case| case.class == class);
            cases = others;
            let mut suite = totals(Element::new("testsuite").with("name", &class), &own);
            let mut properties = Element::new("properties");
            for (name, value) in &self.properties {
                properties = properties.child(Element::new("property").with("name", name).with("value", value));
            }
            suite = suite.child(properties);
            for case in own {
                suite = suite.child(case.element);
            }
            suites = suites.child(suite);
        }
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", suites.written())
    }
}

impl Case {
    fn new(target: &str, seconds: f64, verdict: Verdict) -> Case {
        let (class, method) = target.split_once("::").unwrap_or((target, "class"));
        let element = Element::new("testcase")
            .with("name", method)
            .with("classname", class)
            .with("time", format!("{seconds:.3}"));
        Case { class: class.to_owned(), seconds, verdict, element }
    }

    fn add(&mut self, child: Element) {
        let element = std::mem::replace(&mut self.element, Element::new("testcase"));
        self.element = element.child(child);
    }
}

/// How many cases there are of which kind.
fn totals(element: Element, cases: &[Case]) -> Element {
    let count = |wanted: Verdict| cases.iter().filter(|case| case.verdict == wanted).count();
    let seconds: f64 = cases.iter().map(|case| case.seconds).sum();
    element
        .with("tests", cases.len())
        .with("failures", count(Verdict::Violated))
        .with("errors", count(Verdict::Incomplete))
        .with("skipped", 0)
        .with("time", format!("{seconds:.3}"))
}
