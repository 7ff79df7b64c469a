//! A path that a virtual machine ends otherwise than predicted, in words: whose mistake it is, and all that whoever looks for it
//! needs to see it again.

use super::Runner;
use crate::check::recording::absolute_class_path;
use crate::command_line::quoted;
use crate::output::grouped;
use crate::uses;
use evidence::Case;
use evidence::replay::{Difference, Round};
use explore::Config;
use std::fmt::Write;
use std::path::Path;

/// What was explored, and how.
pub struct Explored<'a> {
    pub target: &'a str,
    pub class_path: &'a str,
    /// Where sources with contracts were looked for, if that was said.
    pub source_path: Option<&'a str>,
    pub config: &'a Config,
    pub solver: &'a str,
    /// The JDK whose classes were explored.
    pub jdk: &'a str,
    pub jdk_home: &'a Path,
}

/// What the virtual machine of the JDK that was explored does on a path that another one ends otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnExplored {
    NotRun,
    AsPredicted,
    Otherwise,
    /// So many paths end otherwise there that nobody noted whether this one does.
    Unknown,
}

impl OnExplored {
    /// What is known of the virtual machines of a run, whose JDKs are these, after a round of cases.
    pub fn of(difference: &Difference, explored: &str, rounds: &[(&str, Option<&Round>)]) -> OnExplored {
        let of_explored = rounds.iter().filter(|(version, _)| *version == explored);
        let Some(round) = of_explored.filter_map(|(_, round)| *round).next() else { return OnExplored::NotRun };
        if round.differences.iter().any(|other| other.choices == difference.choices) {
            return OnExplored::Otherwise;
        }
        match round.different == round.differences.len() as u64 {
            true => OnExplored::AsPredicted,
            false => OnExplored::Unknown,
        }
    }
}

impl Explored<'_> {
    /// Whose mistake it is that a virtual machine does something else. Two JDKs need not do the same; the one that was explored
    /// does what was predicted.
    pub fn whose_mistake(&self, runner: &Runner, on_explored: OnExplored) -> String {
        const REPORT: &str = "a mistake of Kukang's, please report it";
        let (explored, version) = (self.jdk, &runner.version);
        if explored == version {
            return format!("{REPORT}: the JVM does something else than predicted");
        }
        let two = format!(
            "the path was explored in JDK {explored}, and JDK {version}, whose classes have other code, does something else"
        );
        match on_explored {
            OnExplored::NotRun => {
                let home = quoted(&self.jdk_home.display().to_string());
                format!("{two}; if JDK {explored} does so too (--replay-jdk {home}), it is {REPORT}")
            }
            OnExplored::AsPredicted => {
                format!("{two}; JDK {explored} ends it as predicted, so this is no mistake of Kukang's")
            }
            OnExplored::Otherwise => format!(
                "{REPORT}: JDK {explored}, in which the path was explored, and JDK {version} do something else than predicted"
            ),
            OnExplored::Unknown => {
                format!(
                    "{two}; JDK {explored} ends too many paths otherwise to say whether this is one of them: those are mistakes of Kukang's, please report them"
                )
            }
        }
    }

    /// A difference, with each line indented. `case` is the case, or why it cannot be shown.
    pub fn describe(&self, whose: &str, runner: &Runner, difference: &Difference, case: Result<&Case, &str>) -> String {
        let Explored { target, config, .. } = self;
        let mut lines = vec![
            format!("kukang: {}", env!("CARGO_PKG_VERSION")),
            format!("target: {target}"),
            format!("class path: {}", absolute_class_path(self.class_path)),
        ];
        lines.extend(self.source_path.map(|path| format!("sources: {}", absolute_class_path(path))));
        lines.push(format!("explored: JDK {} at {}", self.jdk, self.jdk_home.display()));
        lines.push(format!("replayed: JDK {} at {}", runner.version, runner.home.display()));
        lines.push(format!("bounds: {}", bounds(config)));
        lines.push(format!("strategy: {}", config.strategy.name()));
        lines.push(format!("solver: {}", self.solver));
        lines.extend(config.runs.iter().map(|choice| format!("runs: --{}", uses::to_text(choice))));
        lines.push(format!("choices: {}", difference.choices));
        lines.push(format!("came: {}", difference.text));
        match case {
            Ok(case) => {
                lines.push("the case and its prediction:".to_owned());
                lines.extend(case.to_string().lines().map(|line| format!("  {line}")));
            }
            Err(why) => lines.push(format!("the case cannot be shown: {why}")),
        }
        let mut text = format!("  {whose}\n");
        lines.iter().for_each(|line| writeln!(text, "    {line}").expect("text takes text"));
        text
    }
}

/// What is to be added to a command so that it runs paths on the same virtual machine.
pub fn on_the_same(runner: &Runner) -> String {
    match runner.is_named {
        true => format!(" --replay-jdk {}", quoted(&runner.home.display().to_string())),
        false => String::new(),
    }
}

fn bounds(config: &Config) -> String {
    let mut all: Vec<String> = Vec::new();
    all.extend(config.k.map(|k| format!("k = {k}")));
    all.extend(config.n.map(|n| format!("n = {n}")));
    all.extend(config.type_bounds.iter().map(|(name, most)| format!("{name} = {most}")));
    all.push(format!("loop bound {}", grouped(config.loop_bound)));
    all.extend(config.call_bound.map(|bound| format!("call bound {}", grouped(bound as u64))));
    all.join(", ")
}

#[cfg(test)]
mod tests {
    use super::OnExplored;
    use evidence::replay::{Difference, Round, Trouble};

    fn difference(choices: &str) -> Difference {
        Difference { choices: choices.to_owned(), what: Trouble::Different, text: String::new() }
    }

    fn round(different: u64, kept: &[&str]) -> Round {
        Round { different, differences: kept.iter().map(|choices| difference(choices)).collect(), ..Round::default() }
    }

    #[test]
    fn the_jdk_that_was_explored_is_asked_first() {
        let of = |explored: Option<&Round>| OnExplored::of(&difference("0.1"), "17", &[("25", None), ("17", explored)]);
        assert_eq!(of(None), OnExplored::NotRun);
        assert_eq!(OnExplored::of(&difference("0.1"), "17", &[("25", Some(&round(1, &["0.1"])))]), OnExplored::NotRun);
        assert_eq!(of(Some(&round(0, &[]))), OnExplored::AsPredicted);
        assert_eq!(of(Some(&round(1, &["0.2"]))), OnExplored::AsPredicted);
        assert_eq!(of(Some(&round(2, &["0.2", "0.1"]))), OnExplored::Otherwise);
        assert_eq!(of(Some(&round(3, &["0.2", "0.3"]))), OnExplored::Unknown);
    }
}
