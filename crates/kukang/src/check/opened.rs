//! What every command that explores begins with: classes, a session, and the targets that were named.

use super::{config, source, status_of};
use crate::cli::CheckOptions;
use crate::output::counted;
use crate::status::{self, BAD_INPUT};
use explore::{Config, Error, Session, Target};

/// A session whose targets are known, with contracts that are in order.
pub struct Opened {
    pub session: Session,
    pub targets: Vec<Target>,
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
        let source = source(class_path, options.source.as_deref(), options.classes.jdk.clone());
        let mut session = match Session::open(source, config.clone()) {
            Ok(session) => session,
            Err(Error::Runs(wrong)) => return Err(refused(options, config, class_path, &wrong)),
            Err(error) => return Err(Refusal::Of(error)),
        };
        for note in session.notes() {
            eprintln!("note: {}", placed(options, note));
        }
        let targets = targets(&mut session, options, class_path)?;
        session.announce(&targets).map_err(Refusal::Of)?;
        for warning in session.warnings() {
            warning.lines().for_each(status::say);
        }
        Ok(Opened { session, targets, config, class_path: class_path.to_owned() })
    }
}

/// What is wrong with choices of what methods run, and, since whoever mends them wants to know it all, with the contracts.
fn refused(
    options: &CheckOptions,
    config: Config,
    class_path: &str,
    wrong: &[(explore::MethodChoice, String)],
) -> Refusal {
    // What is wrong with choices of a project file stands there.
    let mut lines: Vec<String> = Vec::new();
    for (choice, message) in wrong {
        lines.push(match options.chosen_at.iter().find(|(of, _)| of == choice) {
            Some((_, place)) => {
                let what = ["--use-contract: ", "--use-model: "].iter().find_map(|option| message.strip_prefix(option));
                format!("{place}: {}", what.unwrap_or(message))
            }
            None => message.clone(),
        });
    }
    let mut config = config;
    config.runs.retain(|choice| !wrong.iter().any(|(of, _)| of == choice));
    let source = source(class_path, options.source.as_deref(), options.classes.jdk.clone());
    if let Some(further) = Session::open(source, config).ok().and_then(|session| wrong_contracts(session, options)) {
        lines.push(further);
    }
    Refusal::Message(lines.join("\n"))
}

/// What is wrong with the contracts of the targets, if anything is.
fn wrong_contracts(mut session: Session, options: &CheckOptions) -> Option<String> {
    let named = options.targets.iter().flat_map(|text| session.targets(text).unwrap_or_default());
    let mut targets: Vec<Target> = named.collect();
    if options.targets.is_empty() {
        targets = session.all_targets();
    }
    match session.announce(&targets) {
        Err(error @ Error::Contract(_)) => Some(error.to_string()),
        _ => None,
    }
}

/// A note about a choice of a project file, which names its place in the file and no option.
fn placed(options: &CheckOptions, note: &str) -> String {
    let of_file = options.chosen_at.iter().find_map(|(choice, place)| {
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
            let why = session.unreadable().map(|why| format!(" that can be read: {why}")).unwrap_or_default();
            return Err(Refusal::Message(format!("{nothing} {class_path}{why}")));
        }
        let methods = counted(targets.len() as u64, "method");
        status::say(format_args!("no targets are named, so all classes of {class_path} are checked: {methods}"));
    }
    Ok(targets)
}

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
