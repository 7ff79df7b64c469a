//! `kukang run`: a program from its main method to its exit status.

use crate::cli::{self, RunOptions};
use crate::status::{self, BAD_INPUT, INCOMPLETE};
use interp::{Clock, Launch, Machine, Settings, Stop};
use program::ProgramError;
use program::source::{ClassPath, Jdk};
use std::process::ExitCode;

pub fn run(options: &RunOptions) -> ExitCode {
    let Some((main_class, arguments)) = options.program.split_first() else {
        unreachable!("the command line requires a main class")
    };
    if main_class.starts_with('-') {
        return status::refuse(format_args!("unknown option {main_class}; `kukang run --help` lists the options"));
    }
    let started = open(options).map_err(|error| Box::new(Stop::Input(error))).and_then(|(jdk, class_path)| {
        let settings = Settings {
            class_path: class_path_of(options).to_owned(),
            assertions: options.enable_assertions,
            properties: options.properties.iter().map(|text| split_property(text)).collect(),
            clock: Clock::Running,
        };
        Machine::start(jdk, class_path, settings)
    });
    let mut machine = match started {
        Ok(machine) => machine,
        Err(stop) => return report(*stop),
    };
    let ended = machine.launch(&main_class.replace('.', "/"), arguments);
    if options.count {
        eprintln!("kukang: {} instructions", machine.instructions);
    }
    match ended {
        Launch::Exited(status) => ExitCode::from(status as u8),
        Launch::NoMain(message) => {
            eprint!("{message}");
            ExitCode::from(1)
        }
        Launch::Stopped(stop) => report(*stop),
    }
}

/// As for `java`, the current folder unless something is said.
fn class_path_of(options: &RunOptions) -> &str {
    options.classes.class_path.as_deref().unwrap_or(".")
}

fn open(options: &RunOptions) -> Result<(Jdk, ClassPath), ProgramError> {
    let jdk = Jdk::find(options.classes.jdk.as_deref())?;
    let class_path = ClassPath::open(&cli::class_path_entries(class_path_of(options)), jdk.feature())?;
    Ok((jdk, class_path))
}

fn split_property(text: &str) -> (String, String) {
    let (key, value) = text.split_once('=').unwrap_or((text, ""));
    (key.to_owned(), value.to_owned())
}

fn report(stop: Stop) -> ExitCode {
    match stop {
        Stop::Exit(status) => ExitCode::from(status as u8),
        Stop::Input(error) => {
            eprintln!("kukang: {error}");
            ExitCode::from(BAD_INPUT)
        }
        Stop::Unverifiable { what, at } => {
            eprintln!("kukang: invalid bytecode: {what}\n  at {at}");
            ExitCode::from(BAD_INPUT)
        }
        Stop::Unsupported { what, at } => {
            eprintln!("kukang: unsupported: {what}\n  called from {at}");
            ExitCode::from(INCOMPLETE)
        }
        ended @ Stop::Violated(_) => unreachable!("a concrete run checks nothing, but ended by {ended:?}"),
    }
}
