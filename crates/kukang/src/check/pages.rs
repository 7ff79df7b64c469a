//! `--report DIR`: what the pages of a report are made of.

use crate::output::coverage;
use crate::status::{self, BAD_INPUT};
use evidence::html::{Chosen, Group, NotCovered, Selection, ShownGroup, Site, SourceText, TargetResult};
use evidence::short_choices;
use explore::{Config, MethodPlace, Monitor, PathDescription, PathView, Report, Session, Target, describe_path};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::Ordering;

/// Writes the pages of a report, target by target.
pub struct Pages {
    site: Site,
    config: Config,
    /// Chooses among the paths of the target that is being checked.
    selection: Selection,
    chosen: Chosen,
}

impl Pages {
    pub fn new(folder: &Path, class_path: &str, config: &Config, jdk_version: &str) -> Result<Pages, String> {
        let mut about = vec![
            ("Kukang".to_owned(), env!("CARGO_PKG_VERSION").to_owned()),
            ("JDK".to_owned(), jdk_version.to_owned()),
            ("class path".to_owned(), class_path.to_owned()),
            ("initialization".to_owned(), config.strategy.name().to_owned()),
        ];
        about.extend(config.k.map(|k| ("reference chains".to_owned(), format!("at most {k} (-k)"))));
        about.extend(config.n.map(|n| ("objects of each type".to_owned(), format!("at most {n} (-n)"))));
        about.extend(
            config.type_bounds.iter().map(|(name, most)| (format!("objects of {name}"), format!("at most {most}"))),
        );
        let site = Site::create(folder, about)?;
        Ok(Pages { site, config: config.clone(), selection: Selection::default(), chosen: Chosen::default() })
    }

    /// Takes note of a path at its end.
    pub fn see(&self, view: &PathView<'_>, monitor: &Monitor) {
        self.selection.watch(view, monitor.begun.load(Ordering::Relaxed));
    }

    /// All paths were seen.
    pub fn ended(&mut self, monitor: &Monitor) {
        let selection = std::mem::take(&mut self.selection);
        self.chosen = selection.finish(monitor.begun.load(Ordering::Relaxed));
    }

    /// Writes the page of a target; the status says whether that was possible.
    pub fn add(&mut self, session: &mut Session, target: &Target, report: &Report) -> u8 {
        let chosen = std::mem::take(&mut self.chosen);
        let mut groups = Vec::new();
        for (group, count, choices) in chosen.groups {
            let paths = choices.iter().filter_map(|choices| described(session, target, report, choices)).collect();
            groups.push(ShownGroup { count: counted(&group, count, report), group, paths });
        }
        let not_covered = coverage::missing(report, &self.config).into_iter().map(|of| {
            let example = of.drawn();
            NotCovered { what: of.what, help: of.help, example }
        });
        let result = TargetResult {
            report,
            covered: covered(report, &self.config),
            not_covered: not_covered.collect(),
            groups,
            source: source(
                session,
                target,
                &chosen.branches.iter().chain(&chosen.begun).map(|of| of.method.clone()).collect(),
            ),
            branches: chosen.branches,
            begun: chosen.begun,
        };
        said(self.site.add(&result))
    }

    /// Writes the overview and says where it is.
    pub fn finish(self) -> u8 {
        said(self.site.finish().map(|index| status::say(format_args!("the report is in {}", index.display()))))
    }
}

/// How many paths ended in one way. Those that were cut or left out before they began are seen by nobody, but they count.
fn counted(group: &Group, seen: u64, report: &Report) -> u64 {
    match group {
        Group::Bounded(bound) => report.bounds_hit.get(bound).copied().unwrap_or(seen),
        Group::AssumedAway => report.paths.assumed_away,
        _ => seen,
    }
}

fn said(written: Result<(), String>) -> u8 {
    match written {
        Ok(()) => 0,
        Err(message) => {
            status::say(message);
            BAD_INPUT
        }
    }
}

/// A path run again, in words and pictures.
fn described(session: &mut Session, target: &Target, report: &Report, choices: &[u32]) -> Option<PathDescription> {
    let mut description = None;
    let text = choices.iter().map(u32::to_string).collect::<Vec<_>>().join(".");
    let shown = session.replay_with(target, &text, &report.world, &mut |view| description = Some(describe_path(view)));
    if let Err(error) = shown {
        let text = short_choices(&text);
        status::say(format_args!("{target}: the report lacks the path {text}: {error}"));
    }
    description
}

/// What the verdict says, after the word itself.
fn covered(report: &Report, config: &Config) -> String {
    coverage::outcome(report, config, "").trim_start_matches([',', ' ']).to_owned()
}

/// The source of a target, with the branches of all classes in the same file that some path came through.
fn source(session: &mut Session, target: &Target, reached: &BTreeSet<MethodPlace>) -> Option<SourceText> {
    let own = session.place_of(target);
    let file = session.source_file(&own.class)?;
    let text = String::from_utf8_lossy(&std::fs::read(&file).ok()?).into_owned();
    let classes: BTreeSet<&str> = reached
        .iter()
        .map(|of| &*of.class)
        .filter(|class| outermost(class) == outermost(&own.class))
        .chain([&*own.class])
        .collect();
    let mut methods = Vec::new();
    for class in classes {
        methods.extend(session.branches_of(class).ok()?);
    }
    let target_lines = methods.iter().find(|of| of.method == own).map(|of| of.lines.clone()).unwrap_or_default();
    Some(SourceText { name: file.display().to_string(), text, methods, target_lines })
}

/// The class around a nested one.
fn outermost(class: &str) -> &str {
    class.split('$').next().unwrap_or(class)
}
