//! One check as text, JSON, SARIF, JUnit XML and pages: all of them say the same of a target, with the same numbers.

mod support;

use std::fs;
use std::path::Path;

use serde_json::Value;
use support::packages::{classes, kukang};
use support::process::End;
use support::{cases, commands};

/// Checks that end in every way: violated and bounded, complete, with paths that were cut, left out, given up; early.
const RUNS: [(&str, &[&str]); 7] = [
    ("invariant.SortedList", &["-k", "2"]),
    ("arrays", &["-k", "2"]),
    ("json.Cache", &["-k", "2", "--loop-bound", "50"]),
    ("unsupported", &[]),
    ("coverage.Constants", &[]),
    ("budget.Stack", &["-k", "8", "--max-paths", "5"]),
    ("depth", &["-k", "2", "--call-bound", "20"]),
];

/// What a check prints.
fn checked(folder: &Path, target: &str, options: &[&str], more: &[&str]) -> String {
    let package = target.split('.').next().expect("there is a first part");
    let mut check = kukang(folder);
    check.args(["check", target, "-cp"]).arg(classes().join(package)).args(options).args(more);
    let outcome = commands::run(check.arg("--source").arg(cases::folder("check")));
    assert!(matches!(outcome.end, End::Exited(0 | 1 | 3)), "{target}: {:?} {}", outcome.end, outcome.err());
    outcome.out()
}

/// The first lines of targets: the target, and its sentence without what differs from run to run.
fn headlines(text: &str) -> Vec<(String, String)> {
    let target = |line: &&str| !line.starts_with(' ') && line.contains("::") && line.ends_with(']');
    let parts = |line: &str| {
        let (target, sentence) = line.split_once(": ")?;
        Some((target.to_owned(), sentence.rsplit_once(" [")?.0.to_owned()))
    };
    text.lines().filter(target).filter_map(parts).collect()
}

/// What a page says, without its tags.
fn without_tags(page: &str) -> String {
    let mut text = String::new();
    for part in page.split('<') {
        text += part.split_once('>').map_or(part, |(_, rest)| rest);
    }
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&")
}

/// What stands between two texts.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> &'a str {
    let rest = text.split_once(begin).unwrap_or_else(|| panic!("there is no {begin}")).1;
    rest.split_once(end).map_or(rest, |(inner, _)| inner)
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text:.80}"))
}

/// The pages of targets by their names.
fn pages(folder: &Path) -> Vec<(String, String)> {
    let index = fs::read_to_string(folder.join("pages/index.html")).expect("there is an overview");
    let links = index.split("<a href=\"").skip(1).filter_map(|part| part.split_once("\">"));
    let targets = links.filter_map(|(file, rest)| Some((file, without_tags(rest.split_once("</a>")?.0))));
    let page = |(file, target): (&str, String)| {
        let file = folder.join("pages").join(file);
        (target, fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display())))
    };
    targets.filter(|(_, target)| target.contains("::")).map(page).collect()
}

/// A number of the list at the top of a page; those that are 0 are left out.
fn number(page: &str, name: &str) -> u64 {
    match page.split_once(&format!("<dt>{name}</dt><dd>")) {
        Some((_, rest)) => between(rest, "", "</dd>").replace(',', "").parse().expect("it is a number"),
        None => 0,
    }
}

/// What the formats say of one target.
struct Told<'a> {
    name: &'a str,
    /// The first line of the text, without the target.
    sentence: &'a str,
    text: &'a str,
    page: &'a str,
    json: &'a Value,
    sarif: &'a Value,
    /// What JUnit XML has as the output of the case.
    output: &'a str,
}

impl Told<'_> {
    fn paths(&self, kind: &str) -> u64 {
        self.json["paths"][kind].as_u64().unwrap_or_else(|| panic!("{}: {kind} is no number", self.name))
    }

    fn has_the_same_sentence(&self) {
        let Told { name, sentence, .. } = self;
        assert_eq!(self.sarif["outcome"], **sentence, "{name} in SARIF");
        assert_eq!(self.output.lines().next(), Some(*sentence), "{name} in JUnit XML");
        let words =
            |text: &str| text.replace(['✓', '✗', '◐', ','], "").split_whitespace().collect::<Vec<_>>().join(" ");
        let on_page = without_tags(between(self.page, "<p class=\"verdict\">", "</p>"));
        assert_eq!(words(&on_page), words(sentence), "{name} on its page");
    }

    fn has_the_same_numbers(&self) {
        let name = self.name;
        let finished = self.paths("completed") + self.paths("violated");
        assert_eq!(self.sarif["paths"], finished, "{name} in SARIF");
        for (kind, label) in KINDS {
            assert_eq!(number(self.page, label), self.paths(kind), "{name}: {kind} on its page");
        }
        let shown = between(self.page, "<p class=\"selection\">", "</p>").replace(',', "");
        let all = match finished {
            0 => "No path came to an end.".to_owned(),
            1 => "Showing the only path.".to_owned(),
            all => format!("{all} paths"),
        };
        assert!(shown.contains(&all), "{name}: `{shown}` does not tell of {all}");
    }

    fn lacks_the_same(&self) {
        let name = self.name;
        for missing in self.json["not_covered"].as_array().expect("it is a list") {
            let what = missing["what"].as_str().expect("it is a text");
            let line = format!("not covered: {what}\n");
            assert!(self.text.contains(&line), "{name}: the text lacks {what}");
            assert!(self.output.contains(&line), "{name}: JUnit XML lacks {what}");
            assert!(without_tags(self.page).contains(what), "{name}: the page lacks {what}");
        }
    }
}

/// How paths end, in JSON and on pages.
const KINDS: [(&str, &str); 7] = [
    ("completed", "completed"),
    ("violated", "violated"),
    ("assumed_away", "assumed away"),
    ("infeasible", "infeasible"),
    ("bounded", "cut by a bound"),
    ("unsupported", "unsupported"),
    ("unknown", "unknown"),
];

/// The names and outputs of all cases.
fn junit_cases(text: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(text).expect("it is XML");
    let cases = document.descendants().filter(|node| node.has_tag_name("testcase"));
    let output = |case: roxmltree::Node<'_, '_>| {
        let output = case.children().find(|node| node.has_tag_name("system-out"));
        output.and_then(|node| node.text()).unwrap_or_default().to_owned()
    };
    cases.map(output).collect()
}

#[test]
fn all_formats_tell_the_same() {
    for (target, options) in RUNS {
        let folder = commands::fresh_folder(&format!("same-numbers/{target}"));
        let text = checked(&folder, target, options, &["--report", "pages"]);
        let [json, sarif, junit] =
            ["json", "sarif", "junit"].map(|format| checked(&folder, target, options, &["--format", format]));
        let (json, sarif, outputs) = (parsed(&json), parsed(&sarif), junit_cases(&junit));
        let (headlines, pages) = (headlines(&text), pages(&folder));
        let results = json["results"].as_array().expect("JSON has results");
        let in_sarif = sarif["runs"][0]["properties"]["targets"].as_array().expect("SARIF has targets");
        let counts = [headlines.len(), pages.len(), results.len(), in_sarif.len(), outputs.len()];
        assert!(counts[0] > 0 && counts.iter().all(|count| *count == counts[0]), "{target}: {counts:?}");
        for (place, (name, sentence)) in headlines.iter().enumerate() {
            let (named, page) = &pages[place];
            let (json, sarif, output) = (&results[place], &in_sarif[place], &*outputs[place]);
            assert_eq!([named.as_str()], [name.as_str()]);
            assert_eq!([json["target"].as_str(), sarif["target"].as_str()], [Some(name.as_str()); 2]);
            let told = Told { name, sentence, text: &text, page, json, sarif, output };
            told.has_the_same_sentence();
            told.has_the_same_numbers();
            told.lacks_the_same();
        }
    }
}
