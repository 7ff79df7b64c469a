//! JUnit tests along with a check: takes some of the paths while they are shown, and writes the source files of a class as soon as all
//! of its targets are done. In the end it writes what has come out otherwise since, and says what it has written.

mod summary;

use super::interrupt;
use crate::cli;
use crate::status::{self, BAD_INPUT};
use evidence::junit::{
    self, Ask, Classes, File, JUnit, MethodKey, Reach, Select, Selected, Selection, Start, Suite, TargetTests, Test,
};
use explore::{BranchTaken, MethodPlace, Monitor, PathView, Report, Session, Target};
use program::source::{ClassPath, Jdk};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use summary::Summary;

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
    classes: Classes,
    /// Knows contracts, and runs paths again.
    session: Rc<RefCell<Session>>,
    interrupt: Arc<AtomicBool>,
    targets: Vec<TargetTests>,
    /// The targets themselves, and the worlds in which their choices were made.
    runs: Vec<(Target, Vec<String>)>,
    /// The targets in which more is wrong than how they end.
    wrong: BTreeSet<MethodKey>,
    /// What there is for classes of which all targets are done.
    done: BTreeMap<String, Done>,
    /// Paths whose tests would have been those of others.
    alike: u64,
    /// Why paths are no tests, and how many.
    refused: BTreeMap<String, u64>,
}

/// The tests of a class.
struct Done {
    suite: Suite,
    /// The places of its targets.
    places: Vec<usize>,
    /// How many methods were known to be wrong, on which tests do not rely.
    wrong: usize,
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
}

impl Collected {
    fn new(begun: u64, select: Select) -> Collected {
        Collected { begun, selection: Selection::new(select) }
    }
}

impl TestWriter {
    pub fn new(
        choices: TestChoices,
        class_path: &str,
        jdk: Option<&Path>,
        session: Rc<RefCell<Session>>,
        interrupt: Arc<AtomicBool>,
    ) -> Result<TestWriter, String> {
        // Whoever waits for a check wants to know before it.
        let folder = &choices.folder;
        fs::create_dir_all(folder)
            .map_err(|error| format!("the folder {} for the tests cannot be made: {error}", folder.display()))?;
        let jdk = Jdk::find(jdk).map_err(|error| error.to_string())?;
        let entries = cli::class_path_entries(class_path);
        let class_path = ClassPath::open(&entries, jdk.feature()).map_err(|error| error.to_string())?;
        let asked = Rc::clone(&session);
        let ask: Ask =
            Box::new(move |class, name, descriptor| asked.borrow_mut().precondition(class, name, descriptor));
        let staged = Rc::clone(&session);
        let start: Start = Box::new(move || staged.borrow().plain_machine().ok());
        Ok(TestWriter {
            choices,
            classes: Classes::new(class_path, jdk, ask, start),
            session,
            interrupt,
            targets: Vec::new(),
            runs: Vec::new(),
            wrong: BTreeSet::new(),
            done: BTreeMap::new(),
            alike: 0,
            refused: BTreeMap::new(),
        })
    }

    pub fn collector(&self) -> Collector {
        let select = self.choices.select;
        Collector { select, state: Mutex::new(Collected::new(0, select)) }
    }

    /// Takes what was collected of a target, and what was found out about it.
    pub fn take(&mut self, target: &Target, place: &MethodPlace, report: &Report, collector: Collector) {
        if !report.violations.iter().all(|violation| junit::is_about_exception(violation.code)) {
            let MethodPlace { class, name, descriptor } = place;
            self.wrong.insert((class.to_string(), name.to_string(), descriptor.to_string()));
        }
        let Collected { selection, .. } = collector.state.into_inner().unwrap_or_else(|broken| broken.into_inner());
        let input = |test: &Test| {
            let case = &test.case;
            format!("{:?} {:?} {:?} {:?}", case.called, case.objects, case.statics, case.arguments)
        };
        let Selected { chosen, cover, refused, alike } = selection.finish(input);
        self.alike += alike;
        if self.choices.select == Select::Paths {
            for (reason, times) in refused {
                *self.refused.entry(reason).or_default() += times;
            }
        }
        self.targets.push(TargetTests { class: place.class.to_string(), chosen, cover });
        self.runs.push((target.clone(), report.world.clone()));
    }

    /// The folder that the tests are for.
    pub fn folder(&self) -> PathBuf {
        self.choices.folder.clone()
    }

    /// Writes the tests of a class of which no target is to come any more, so that they are there whatever happens to the others.
    pub fn write_class(&mut self, class: &str) {
        if self.targets.iter().any(|target| target.class == class) {
            let done = self.written(class);
            // What is wrong with the folder is said in the end.
            for file in shared_first(&done.suite.files) {
                if is_foreign(&self.choices.folder.join(&file.path)) {
                    continue;
                }
                let _ = self.write_file(file);
            }
            self.done.insert(class.to_owned(), done);
        }
    }

    fn written(&self, class: &str) -> Done {
        let places: Vec<usize> = (0..self.targets.len()).filter(|place| self.targets[*place].class == class).collect();
        Done { suite: self.suite(&places), places, wrong: self.wrong.len() }
    }

    /// The tests of some targets.
    fn suite(&self, places: &[usize]) -> Suite {
        let targets: Vec<&TargetTests> = places.iter().map(|place| &self.targets[*place]).collect();
        let mut again = |place: usize, choices: &[u32]| self.run_again(places[place], choices);
        junit::write(&self.classes, &targets, &self.wrong, self.choices.junit, &mut again)
    }

    fn run_again(&self, place: usize, choices: &[u32]) -> Option<Test> {
        if self.interrupt.load(Ordering::Relaxed) {
            return None;
        }
        let (target, world) = &self.runs[place];
        let mut test = None;
        let mut watch = |view: &PathView<'_>| test = test_of(view).ok();
        let ran =
            self.session.borrow_mut().replay_with(target, &explore::choices_text(choices), world, &mut watch).is_ok();
        test.filter(|_| ran)
    }

    /// Writes all files that are there not yet or otherwise, but for those that are somebody else's; says what was written.
    pub fn write(mut self) -> u8 {
        let mut names: Vec<String> = Vec::new();
        for target in &self.targets {
            if !names.contains(&target.class) {
                names.push(target.class.clone());
            }
        }
        let mut parts = Vec::new();
        for class in &names {
            let known = self.done.remove(class).filter(|done| done.wrong == self.wrong.len());
            parts.push(known.unwrap_or_else(|| self.written(class)));
        }
        // Names of files depend on other classes only where these want the same.
        if !are_apart(&parts) {
            let places: Vec<usize> = (0..self.targets.len()).collect();
            parts = vec![Done { suite: self.suite(&places), places, wrong: self.wrong.len() }];
        }
        let files = files_of(&parts);
        let foreign: Vec<PathBuf> =
            files.iter().map(|file| self.choices.folder.join(&file.path)).filter(|path| is_foreign(path)).collect();
        for path in &foreign {
            status::say(format_args!(
                "{} was not written by Kukang and is left as it is; what should be there was not written",
                path.display()
            ));
        }
        for file in shared_first(&files).filter(|file| !foreign.contains(&self.choices.folder.join(&file.path))) {
            if let Err(message) = self.write_file(file) {
                status::say(message);
                return BAD_INPUT;
            }
        }
        if !foreign.is_empty() {
            return BAD_INPUT;
        }
        let stale = self.stale(&names, &files);
        let removed = stale.iter().try_for_each(|path| {
            fs::remove_file(path).map_err(|error| format!("{} cannot be removed: {error}", path.display()))
        });
        if let Err(message) = removed {
            status::say(message);
            return BAD_INPUT;
        }
        let mut shown = Vec::new();
        for Done { suite, places, .. } in &mut parts {
            self.alike += suite.alike as u64;
            shown.extend(places.iter().copied().zip(std::mem::take(&mut suite.shown)));
        }
        let summary = Summary {
            folder: &self.choices.folder,
            files: &files,
            opens: parts.iter().flat_map(|part| part.suite.opens.iter().cloned()).collect(),
            alike: self.alike,
            removed: &stale,
            refused: self.refused.clone(),
            shown: shown.into_iter().map(|(place, shown)| (&self.runs[place].0, shown)).collect(),
            paths: self.targets.iter().map(|target| target.cover.paths()).sum(),
        };
        status::print(&summary.text(&mut self.session.borrow_mut()));
        0
    }

    fn write_file(&self, file: &File) -> Result<(), String> {
        let path = self.choices.folder.join(&file.path);
        let parent = path.parent().unwrap_or(&self.choices.folder);
        if fs::read(&path).is_ok_and(|known| known == file.text.as_bytes()) {
            return Ok(());
        }
        let written = fs::create_dir_all(parent).and_then(|()| interrupt::write_whole(&path, file.text.as_bytes()));
        written.map_err(|error| format!("{} cannot be written: {error}", path.display()))
    }

    /// Files that an earlier run has written for the same classes, and that this one has not: with another selection there
    /// may have been more tests than fit into one.
    fn stale(&self, names: &[String], files: &[File]) -> Vec<PathBuf> {
        let folder = &self.choices.folder;
        let written: BTreeSet<PathBuf> = files.iter().map(|file| folder.join(&file.path)).collect();
        let mut stale = BTreeSet::new();
        for class in names {
            let Ok(entries) = fs::read_dir(folder.join(junit::folder_of(&self.classes, class))) else { continue };
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
}

/// Whether no two classes want files of the same name, but for what they share. On some file systems capital letters are no others.
fn are_apart(parts: &[Done]) -> bool {
    let mut known = BTreeSet::new();
    let mut files = parts.iter().flat_map(|part| &part.suite.files).filter(|file| file.tests > 0);
    files.all(|file| known.insert(file.path.to_lowercase()))
}

/// All files, what they share last.
fn files_of(parts: &[Done]) -> Vec<File> {
    let all = || parts.iter().flat_map(|part| &part.suite.files);
    let mut files: Vec<File> = all().filter(|file| file.tests > 0).cloned().collect();
    let shared: BTreeMap<&str, &File> =
        all().filter(|file| file.tests == 0).map(|file| (file.path.as_str(), file)).collect();
    files.extend(shared.into_values().cloned());
    files
}

/// Files in the order in which they are written: tests need what they share.
fn shared_first(files: &[File]) -> impl Iterator<Item = &File> {
    let (shared, tests): (Vec<&File>, Vec<&File>) = files.iter().partition(|file| file.tests == 0);
    shared.into_iter().chain(tests)
}

/// Whether a file is there that Kukang has not written.
fn is_foreign(path: &Path) -> bool {
    match fs::read(path) {
        Ok(bytes) => !bytes.starts_with(junit::MARKER.as_bytes()),
        Err(_) => path.exists(),
    }
}

/// The test of a path.
fn test_of(view: &PathView<'_>) -> Result<Test, String> {
    let (case, others) = evidence::runs(view).map_err(|reason| reason.to_string())?;
    Ok(Test { case, others, condition: view.condition(), decisions: view.decisions() })
}

impl Collector {
    /// Looks at a path at its end.
    pub fn see(&self, view: &PathView<'_>, monitor: &Monitor) {
        let Some((reach, outcome)): Option<(Reach, String)> = junit::outcome(view) else { return };
        let mut state = self.state.lock().unwrap_or_else(|broken| broken.into_inner());
        let begun = monitor.begun.load(Ordering::Relaxed);
        if state.begun != begun {
            *state = Collected::new(begun, self.select);
        }
        state.selection.offer(view.choices, (reach, &outcome), || view.branches_of_program(), || test_of(view));
    }
}
