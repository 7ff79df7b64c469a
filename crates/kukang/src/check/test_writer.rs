//! JUnit tests along with a check: takes some of the paths while they are shown, and writes source files in the end.

use crate::cli;
use crate::output::counted;
use crate::status::{self, BAD_INPUT};
use evidence::junit::{self, Ask, Classes, JUnit, MethodKey, Reach, Select, Selected, Selection, Spares, Test};
use explore::{BranchTaken, MethodPlace, Monitor, PathView, Report, Session};
use program::source::{ClassPath, Jdk};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::Ordering;

/// What was asked for.
#[derive(Clone, Debug)]
pub struct TestChoices {
    pub folder: PathBuf,
    pub select: Select,
    pub junit: JUnit,
}

/// Collects the tests of all targets.
pub struct TestWriter {
    choices: TestChoices,
    class_path: ClassPath,
    jdk: Jdk,
    tests: Vec<Test>,
    /// The classes whose methods are targets.
    under_test: BTreeSet<String>,
    /// The targets in which more is wrong than how they end.
    wrong: BTreeSet<MethodKey>,
    paths: u64,
    /// Paths whose tests would have been those of others.
    alike: u64,
    /// Why paths are no tests, and how many.
    left_out: BTreeMap<String, u64>,
}

/// Collects the tests of one target.
pub struct Collector {
    select: Select,
    state: Mutex<Collected>,
}

struct Collected {
    /// Which beginning of the check the paths are of: what was shown of earlier ones is void.
    begun: u64,
    selection: Selection<BranchTaken, Test>,
    spares: Spares<Test>,
}

impl Collected {
    fn new(begun: u64, select: Select) -> Collected {
        Collected { begun, selection: Selection::new(select), spares: Spares::default() }
    }
}

impl TestWriter {
    pub fn new(choices: TestChoices, class_path: &str, jdk: Option<&Path>) -> Result<TestWriter, String> {
        // Whoever waits for a check wants to know before it.
        let folder = &choices.folder;
        fs::create_dir_all(folder)
            .map_err(|error| format!("the folder {} for the tests cannot be made: {error}", folder.display()))?;
        let jdk = Jdk::find(jdk).map_err(|error| error.to_string())?;
        let entries = cli::class_path_entries(class_path);
        let class_path = ClassPath::open(&entries, jdk.feature()).map_err(|error| error.to_string())?;
        let (tests, under_test, wrong, left_out) = (Vec::new(), BTreeSet::new(), BTreeSet::new(), BTreeMap::new());
        Ok(TestWriter { choices, class_path, jdk, tests, under_test, wrong, paths: 0, alike: 0, left_out })
    }

    pub fn collector(&self) -> Collector {
        let select = self.choices.select;
        Collector { select, state: Mutex::new(Collected::new(0, select)) }
    }

    /// Takes what was collected of a target, and what was found out about it.
    pub fn take(&mut self, target: &MethodPlace, report: &Report, collector: Collector) {
        self.under_test.insert(target.class.to_string());
        if !report.violations.iter().all(|violation| junit::is_about_exception(violation.code)) {
            let MethodPlace { class, name, descriptor } = target;
            self.wrong.insert((class.to_string(), name.to_string(), descriptor.to_string()));
        }
        let Collected { selection, spares, .. } =
            collector.state.into_inner().unwrap_or_else(|broken| broken.into_inner());
        let input = |test: &Test| {
            let case = &test.case;
            format!("{:?} {:?} {:?} {:?}", case.called, case.objects, case.statics, case.arguments)
        };
        let Selected { items, paths, refused, alike } = selection.finish(input);
        // Those that are tests anyway are no spare ones.
        let taken: BTreeSet<String> = items.iter().map(|item| item.case.choices.clone()).collect();
        let mut groups: Vec<Vec<Test>> = spares.groups().collect();
        for mut item in items {
            let has_it = |group: &&mut Vec<Test>| group.iter().any(|spare| spare.case.choices == item.case.choices);
            if let Some(group) = groups.iter_mut().find(has_it) {
                let (known, left) = std::mem::take(group).into_iter().partition(|it| taken.contains(&it.case.choices));
                (*group, item.spares) = (known, left);
            }
            self.tests.push(item);
        }
        self.paths += paths;
        self.alike += alike;
        for (reason, times) in refused {
            *self.left_out.entry(reason).or_default() += times;
        }
    }

    /// Writes all files, or none if one of them is somebody else's; says what was written. The session knows the contracts.
    pub fn write(self, mut session: Session) -> u8 {
        let TestWriter { choices, class_path, jdk, tests, under_test, wrong, paths, alike, left_out } = self;
        let ask: Ask = Box::new(move |class, name, descriptor| session.precondition(class, name, descriptor));
        let classes = Classes::new(class_path, jdk, ask);
        let suite = junit::write(&classes, &tests, &wrong, choices.junit);
        Writing { folder: choices.folder, classes, under_test, paths, alike, left_out }.finish(&suite)
    }
}

/// Files that are to be written.
struct Writing {
    folder: PathBuf,
    classes: Classes,
    under_test: BTreeSet<String>,
    paths: u64,
    alike: u64,
    left_out: BTreeMap<String, u64>,
}

impl Writing {
    fn finish(mut self, suite: &junit::Suite) -> u8 {
        let foreign = suite.files.iter().map(|file| self.folder.join(&file.path)).find(|path| is_foreign(path));
        if let Some(path) = foreign {
            status::say(format_args!(
                "{} was not written by Kukang and is left as it is; no tests were written",
                path.display()
            ));
            return BAD_INPUT;
        }
        for file in &suite.files {
            let path = self.folder.join(&file.path);
            let parent = path.parent().unwrap_or(&self.folder);
            if let Err(error) = fs::create_dir_all(parent).and_then(|()| fs::write(&path, &file.text)) {
                status::say(format_args!("{} cannot be written: {error}", path.display()));
                return BAD_INPUT;
            }
        }
        for (reason, times) in &suite.left_out {
            *self.left_out.entry(reason.0.clone()).or_default() += *times as u64;
        }
        let stale = self.stale(suite);
        let removed = stale.iter().try_for_each(|path| {
            fs::remove_file(path).map_err(|error| format!("{} cannot be removed: {error}", path.display()))
        });
        if let Err(message) = removed {
            status::say(message);
            return BAD_INPUT;
        }
        status::print(&self.summary(suite, &stale));
        0
    }

    /// Files that an earlier run has written for the same classes, and that this one has not: with another selection there
    /// may have been more tests than fit into one.
    fn stale(&self, suite: &junit::Suite) -> Vec<PathBuf> {
        let written: BTreeSet<PathBuf> = suite.files.iter().map(|file| self.folder.join(&file.path)).collect();
        let mut stale = BTreeSet::new();
        for class in &self.under_test {
            let folder = self.folder.join(junit::folder_of(&self.classes, class));
            let Ok(entries) = fs::read_dir(&folder) else { continue };
            for path in entries.flatten().map(|entry| entry.path()) {
                let is_source = path.extension().is_some_and(|extension| extension == "java");
                let is_old = || fs::read_to_string(&path).is_ok_and(|text| junit::is_written_for(&text, class));
                if is_source && !written.contains(&path) && is_old() {
                    stale.insert(path);
                }
            }
        }
        stale.into_iter().collect()
    }

    fn summary(&self, suite: &junit::Suite, removed: &[PathBuf]) -> String {
        let without: u64 = self.left_out.values().sum();
        let tests: usize = suite.files.iter().map(|file| file.tests).sum();
        let (are, of) = (counted(tests as u64, "test"), counted(self.paths.saturating_sub(without), "path"));
        let mut text = format!("{are} written, which {} for {of}\n", if tests == 1 { "stands" } else { "stand" });
        for file in &suite.files {
            let path = self.folder.join(&file.path);
            let what = if file.tests == 0 { "what they share".to_owned() } else { counted(file.tests as u64, "test") };
            let _ = writeln!(text, "  {} ({what})", path.display());
        }
        let alike = self.alike + suite.alike as u64;
        if alike > 0 {
            let verb = if alike == 1 { "has" } else { "have" };
            let _ = writeln!(
                text,
                "  {} {verb} the same test as another path, which is written once",
                counted(alike, "path")
            );
        }
        for path in removed {
            let _ = writeln!(text, "  {} of an earlier run was removed", path.display());
        }
        for open in &suite.opens {
            let _ = writeln!(text, "  to run them: --add-opens {open}=ALL-UNNAMED");
        }
        for (reason, times) in &self.left_out {
            let _ = writeln!(text, "  no test for {}: {reason}", counted(*times, "path"));
        }
        text
    }
}

/// Whether a file is there that Kukang has not written.
fn is_foreign(path: &Path) -> bool {
    match fs::read(path) {
        Ok(bytes) => !bytes.starts_with(junit::MARKER.as_bytes()),
        Err(_) => path.exists(),
    }
}

impl Collector {
    /// Looks at a path at its end.
    pub fn see(&self, view: &PathView<'_>, monitor: &Monitor) {
        let Some((reach, outcome)) = junit::outcome(view) else { return };
        let mut state = self.state.lock().unwrap_or_else(|broken| broken.into_inner());
        let begun = monitor.begun.load(Ordering::Relaxed);
        if state.begun != begun {
            *state = Collected::new(begun, self.select);
        }
        let make = || {
            let (case, others) = evidence::runs(view).map_err(|reason| reason.to_string())?;
            let (condition, decisions) = (view.condition(), view.decisions());
            Ok(Test { case, others, spares: Vec::new(), condition, decisions })
        };
        if reach == Reach::Violates && evidence::may_be_refused(view) {
            state.spares.offer(view.choices, &outcome, || make().ok());
        }
        state.selection.offer(view.choices, (reach, &outcome), || view.branches_of_program(), make);
    }
}
