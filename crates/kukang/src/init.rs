//! `kukang init`: a project file to begin with, in which every option stands with what it is good for.

use crate::cli::InitOptions;
use crate::layout::{self, Layout, Tool};
use crate::project::FILE;
use crate::status;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

pub fn init(options: &InitOptions) -> ExitCode {
    let layout = Layout::of(Path::new(""));
    match write(&text(layout.as_ref()), options) {
        Ok(()) => {
            status::print(&said(layout.as_ref()));
            ExitCode::SUCCESS
        }
        Err(message) => status::refuse(message),
    }
}

fn write(text: &str, options: &InitOptions) -> Result<(), String> {
    let mut open = OpenOptions::new();
    // What is there was written by somebody; only a new file is made, in one step with asking whether there is one.
    match options.force {
        true => open.write(true).create(true).truncate(true),
        false => open.write(true).create_new(true),
    };
    let written = open.open(FILE).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => format!("there is a {FILE} here already; --force replaces it"),
        _ => format!("{FILE} cannot be written: {error}"),
    })
}

/// What to do next.
fn said(layout: Option<&Layout>) -> String {
    let next = match layout {
        Some(layout) if layout.is_compiled() => "kukang check".to_owned(),
        Some(layout) => format!("{}, then kukang check", layout.tool.compile()),
        None => "say in it where the classes are, then kukang check".to_owned(),
    };
    format!("wrote {FILE}; next: {next}\n")
}

fn text(layout: Option<&Layout>) -> String {
    let places = |layout: &Layout| {
        let quoted: Vec<String> = layout.classes.iter().map(|folder| format!("\"{}\"", folder.display())).collect();
        format!("[{}]", quoted.join(", "))
    };
    let classes = match layout {
        Some(layout) if layout.tool == Tool::Plain => format!("class-path = {}", places(layout)),
        Some(layout) => format!(
            "# This is a {} project, so its classes are found by themselves after `{}`.\n\
             # Nothing is downloaded: add the jars that the classes need.\n\
             # class-path = {}",
            layout.tool.name(),
            layout.tool.compile(),
            places(layout).replacen(']', ", \"lib/*\"]", 1)
        ),
        None => "class-path = [\"classes\"]".to_owned(),
    };
    let packages: Vec<String> = layout.iter().flat_map(|of| &of.classes).flat_map(|of| layout::packages(of)).collect();
    let first = packages.first().cloned().unwrap_or_else(|| "shop".to_owned());
    TEMPLATE.replace("CLASSES", &classes).replace("PACKAGE", &first)
}

const TEMPLATE: &str = r#"# What `kukang check` does in this folder. Every option of `kukang check --help` can stand here by its long
# name, but for --config; what is typed wins over the file. Paths start at the folder of this file.

# What to check: packages, classes, methods. Without it, all classes of the class path's folders.
# targets = ["PACKAGE", "PACKAGE.SomeClass::someMethod(int)"]

# Where the compiled classes are: folders and jars. Compile with `javac -g`, so that messages have names.
CLASSES

# Java sources, for contracts in comments and for the lines in reports; found by themselves beside the classes
# and in Maven and Gradle projects.
# source = ["src/main/java"]

# The JDK whose classes to run with; else that of JAVA_HOME, else that of `java` on the PATH.
# jdk = "/usr/lib/jvm/java-17"

# How large heaps get: reference chains of at most k steps. Every step costs; begin small.
k = 3
# At most n objects of each class, in place of k or beside it.
# n = 5
# How early a reference is decided: lazy, lazier or lazier#. All find the same violations, the last with the fewest paths and steps.
# init = "lazier#"
# Last resorts: turns of a loop that touch nothing new, and nested calls, before a path is cut.
# loop-bound = 100000
# call-bound = 2000

# When to stop, for each target. What did not come to its end is said, and the exit status is 3.
timeout = "1m"
# max-paths = 100000
# max-memory = 4000

# Workers that share the search of a target.
# jobs = 2

# The SMT solver for what Kukang cannot answer itself: z3, cvc5, or the path of one of them.
# solver = "z3"

# For CI: the result as SARIF, JUnit XML or JSON, and the file that it goes to, beside the report for people.
# format = "sarif"
# output = "kukang.sarif"

# Violated paths as files for `kukang replay`.
# record = "kukang-paths"

# An HTML report in this folder, with every target's heaps drawn and the source with what was covered.
# report = "kukang-report"

# JUnit tests in this folder, as `kukang tests` writes them; what to have tests for (paths, branches or outcomes), and
# the JUnit that they are for (4 or 5).
# tests = "src/test/java"
# select = "branches"
# junit = 5

# At most so many objects of one class, whatever n says.
# [type-bound]
# "PACKAGE.Node" = 4

# What runs when methods are called: their bodies (the default), their contracts, or models in Java.
# [use]
# contract = ["PACKAGE.Database::*"]
# model = { "PACKAGE.Clock::now" = "models.Clock::now" }
# body = ["PACKAGE.Database::close"]
"#;

#[cfg(test)]
mod tests {
    use super::text;
    use crate::layout::{Layout, Tool};
    use crate::project;

    /// Whether a project file, by its lines, gives a value to a key, or has a table of its name.
    fn has_key(lines: &[String], key: &str) -> bool {
        let (table, key) = key.split_once('.').map_or(("", key), |(table, key)| (table, key));
        let mut inside = "";
        lines.iter().any(|line| {
            if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                inside = name;
                return table.is_empty() && name == key;
            }
            inside == table && line.strip_prefix(key).is_some_and(|rest| rest.starts_with(" = "))
        })
    }

    /// The file, and the file with everything in it that is commented out, are good project files.
    #[test]
    fn all_that_it_suggests_can_be_read() {
        let layout = |tool| Some(Layout { tool, classes: vec!["a/classes".into(), "b/classes".into()] });
        for layout in [None, layout(Tool::Maven), layout(Tool::Gradle), layout(Tool::Plain)] {
            let written = text(layout.as_ref());
            project::read_text(&written).expect("the file can be read");
            // A line that begins with a key, a table or a quote is code; the others are sentences.
            let is_code = |line: &str| line.starts_with('[') || line.starts_with('"') || line.contains(" = ");
            let uncommented = |line: &str| match line.strip_prefix("# ") {
                Some(code) if is_code(code) => code.to_owned(),
                _ => line.to_owned(),
            };
            let all: Vec<String> = written.lines().map(uncommented).collect();
            assert!(all.iter().filter(|line| !line.starts_with('#') && !line.is_empty()).count() > 15, "{all:?}");
            project::read_text(&all.join("\n")).expect("what it suggests can be read");
            let missing: Vec<String> = project::keys().into_iter().filter(|key| !has_key(&all, key)).collect();
            assert!(missing.is_empty(), "every key is in the file: {missing:?}");
        }
    }
}
