//! What every command that explores begins with: classes, a session, and the targets that were named.

use super::{config, source, status_of};
use crate::cli::CheckOptions;
use crate::output::{counted, grouped};
use crate::project::Places;
use crate::status::{self, BAD_INPUT, Patience};
use explore::{Config, Error, MethodChoice, Session, Target};

/// A session whose targets are known, with contracts that are in order.
pub struct Opened {
    pub session: Session,
    pub targets: Vec<Target>,
    /// Classes that were meant as well but cannot be loaded, each with why.
    pub unloadable: Vec<(String, String)>,
    pub config: Config,
    /// As it was given, or found.
    pub class_path: String,
}

/// Why no target is explored at all.
pub enum Refusal {
    Of(Error),
    /// Something that only the command line knows about.
    Message(String),
}

impl Refusal {
    /// What to say, and the exit status.
    pub fn told(&self) -> (String, u8) {
        match self {
            Refusal::Of(error) => (error.to_string(), status_of(error)),
            Refusal::Message(message) => (message.clone(), BAD_INPUT),
        }
    }
}

impl Opened {
    pub fn open(options: &CheckOptions) -> Result<Opened, Refusal> {
        let config = config(options);
        Opened::with(options, config)
    }

    /// As [`Opened::open`], with a configuration that asks for more than the options do.
    pub fn with(options: &CheckOptions, config: Config) -> Result<Opened, Refusal> {
        let class_path = options.classes.class_path.as_deref().unwrap_or(".");
        let patience = Patience::or_say(format!(
            "still looking for classes in {class_path}, and in all folders below; -cp says where they are"
        ));
        let source = source(class_path, options.source.as_deref(), options.classes.jdk.clone());
        let mut session = match Session::open(source, config.clone()) {
            Ok(session) => session,
            Err(error) => return Err(refused(options, config, class_path, error)),
        };
        for note in session.notes() {
            eprintln!("note: {}", placed(options, note));
        }
        let targets = targets(&mut session, options, class_path)?;
        let unloadable = unloadable(&mut session, options);
        drop(patience);
        session.announce(&targets).map_err(Refusal::Of)?;
        for warning in session.warnings() {
            warning.lines().for_each(status::say);
        }
        Ok(Opened { session, targets, unloadable, config, class_path: class_path.to_owned() })
    }
}

/// What is wrong with what options say of classes and methods, and, since whoever mends them wants to know it all, with the
/// targets and the contracts. What is wrong with a project file is said with its line.
fn refused(options: &CheckOptions, config: Config, class_path: &str, error: Error) -> Refusal {
    let (mut config, mut error) = (config, error);
    let mut lines: Vec<String> = Vec::new();
    loop {
        match error {
            Error::Runs(wrong) => {
                lines.extend(wrong.iter().map(|(choice, message)| of_choice(options, choice, message)));
                config.runs.retain(|choice| !wrong.iter().any(|(of, _)| of == choice));
            }
            Error::TypeBounds(wrong) => {
                let of_file = &options.places.type_bounds;
                let line = |(name, message): &(String, String)| match Places::of(of_file, name) {
                    Some(place) => format!("{place}: {message}"),
                    None => format!("--type-bound: {message}"),
                };
                lines.extend(wrong.iter().map(line));
                config.type_bounds.retain(|(name, _)| !wrong.iter().any(|(of, _)| of == name));
            }
            other if lines.is_empty() => return Refusal::Of(other),
            _ => break,
        }
        let source = source(class_path, options.source.as_deref(), options.classes.jdk.clone());
        match Session::open(source, config.clone()) {
            Ok(session) => {
                lines.extend(wrong_targets(session, options, class_path));
                break;
            }
            Err(further) => error = further,
        }
    }
    Refusal::Message(lines.join("\n"))
}

/// What is wrong with a choice of what methods run.
fn of_choice(options: &CheckOptions, choice: &MethodChoice, message: &str) -> String {
    let what = ["--use-contract: ", "--use-model: "].iter().find_map(|option| message.strip_prefix(option));
    match Places::of(&options.places.runs, choice) {
        Some(place) => format!("{place}: {}", what.unwrap_or(message)),
        None => message.to_owned(),
    }
}

/// What is wrong with the targets, or else with their contracts, if anything is.
fn wrong_targets(mut session: Session, options: &CheckOptions, class_path: &str) -> Option<String> {
    let found = match options.targets.is_empty() {
        true => Ok(session.all_targets()),
        false => targets(&mut session, options, class_path),
    };
    match found {
        Ok(targets) => match session.announce(&targets) {
            Err(error @ Error::Contract(_)) => Some(error.to_string()),
            _ => None,
        },
        Err(refusal) => Some(refusal.told().0),
    }
}

/// A note about a choice of a project file, which names its place in the file and no option.
fn placed(options: &CheckOptions, note: &str) -> String {
    let of_file = options.places.runs.iter().find_map(|(choice, place)| {
        let rest = note.strip_prefix("--use-contract ")?.strip_prefix(&choice.pattern)?.strip_prefix(": ")?;
        (choice.runs == explore::Runs::Contract).then(|| format!("{place}: {}: {rest}", choice.pattern))
    });
    of_file.unwrap_or_else(|| note.to_owned())
}

/// The targets that were named, each once; all there are if none was.
fn targets(session: &mut Session, options: &CheckOptions, class_path: &str) -> Result<Vec<Target>, Refusal> {
    let mut targets: Vec<Target> = Vec::new();
    let mut wrong: Vec<Error> = Vec::new();
    for text in &options.targets {
        match session.targets(text) {
            Ok(found) => {
                for target in found {
                    if !targets.contains(&target) {
                        targets.push(target);
                    }
                }
            }
            Err(Error::Target(message)) => {
                wrong.push(Error::Target(match Places::of(&options.places.targets, text) {
                    Some(place) => format!("{place}: {message}"),
                    None => message,
                }));
            }
            Err(error) => wrong.push(error),
        }
    }
    if let Some(refusal) = refusal(wrong) {
        return Err(refusal);
    }
    if options.targets.is_empty() {
        targets = session.all_targets();
        if targets.is_empty() {
            let nothing = "there is nothing to check: no target is named, and no class is in";
            let why = explore::in_short(&session.unreadable()).map(|why| format!(" that can be read: {why}"));
            let why = why.unwrap_or_default();
            return Err(Refusal::Message(format!("{nothing} {class_path}{why}")));
        }
        let methods = counted(targets.len() as u64, "method");
        status::say(format_args!("no targets are named, so all classes of {class_path} are checked: {methods}"));
    }
    Ok(targets)
}

/// Classes that would be checked if what they need were there, and class files that nobody can read, whatever the targets are: what
/// they hold may be what a variable refers to. All this is said.
fn unloadable(session: &mut Session, options: &CheckOptions) -> Vec<(String, String)> {
    let packages = options.targets.iter().filter(|text| !text.contains("::"));
    let mut found: Vec<(String, String)> = packages.flat_map(|package| session.unloadable(Some(package))).collect();
    if options.targets.is_empty() {
        found = session.unloadable(None);
    }
    found.extend(session.unreadable());
    found.sort();
    found.dedup();
    for (_, why) in found.iter().take(NAMED) {
        status::say(format_args!("not checked: {why}"));
    }
    if found.len() > NAMED {
        status::say(format_args!("not checked: {} more", grouped((found.len() - NAMED) as u64)));
    }
    if let Some(remedy) = found.iter().find_map(|(_, why)| explore::remedy(why)) {
        status::say(remedy);
    }
    found
}

/// So many classes are named of those that cannot be loaded.
const NAMED: usize = 10;

/// All that is wrong with targets. What is wrong input comes first, since somebody can do something about it at once.
fn refusal(wrong: Vec<Error>) -> Option<Refusal> {
    let (inputs, others): (Vec<Error>, Vec<Error>) = wrong.into_iter().partition(|error| status_of(error) == BAD_INPUT);
    match inputs.len() {
        0 => others.into_iter().next().map(Refusal::Of),
        1 => inputs.into_iter().next().map(Refusal::Of),
        _ => {
            let lines: Vec<String> = inputs.iter().map(Error::to_string).collect();
            Some(Refusal::Message(lines.join("\n")))
        }
    }
}
