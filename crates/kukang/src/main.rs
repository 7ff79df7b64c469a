//! The command line: reads the arguments, calls the rooms, turns what they say into messages and an exit status.

mod annotations;
mod check;
mod cli;
mod command_line;
mod explain;
mod init;
mod layout;
mod manual;
mod output;
mod project;
mod replay;
mod replayer;
mod run;
mod specs;
mod status;
mod uses;
mod values;
mod version;

use clap::Parser;
use clap::error::ErrorKind;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = cli::java_style(arguments());
    let command = match cli::Cli::try_parse_from(&arguments) {
        Ok(cli) => cli.command,
        Err(error) if is_refusal(&error) => return status::refuse(cli::one_line(&error)),
        Err(asked) if asked.kind() == ErrorKind::DisplayVersion => {
            status::print(&version::text(&arguments));
            return ExitCode::SUCCESS;
        }
        Err(help) => help.exit(),
    };
    match command {
        cli::Command::Check(options) => match project::complete(options.check, &arguments) {
            Ok(check) => check::check(&check, options.output.as_deref().or(check.output_of_file.as_deref())),
            Err(error) => status::refuse(error),
        },
        cli::Command::Tests(options) => match project::complete(options.check, &arguments) {
            Ok(check) => match options.output.or(check.tests.clone()) {
                Some(folder) => check::check(&cli::CheckOptions { tests: Some(folder), ..check }, None),
                None => {
                    status::refuse("there is no folder for the tests: give -o DIR, or write `tests` in kukang.toml")
                }
            },
            Err(error) => status::refuse(error),
        },
        cli::Command::Replay(options) => replay::replay(*options, &arguments),
        cli::Command::Annotations(options) => match annotations::write(&options.output) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => status::refuse(error),
        },
        cli::Command::Run(options) => run::run(&options),
        cli::Command::Init(options) => init::init(&options),
        cli::Command::Explain(options) => explain::explain(options.code.as_deref()),
        cli::Command::Completions(options) => manual::completions(options.shell),
        cli::Command::Man(options) => manual::man(options.output.as_deref()),
    }
}

/// Whether something is wrong with the arguments, rather than that help was asked for or nothing was said at all.
fn is_refusal(error: &clap::Error) -> bool {
    error.use_stderr() && error.kind() != ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
}

/// Arguments that are no UTF-8 lose what is wrong with them, as they do under `java`.
fn arguments() -> impl Iterator<Item = String> {
    std::env::args_os().map(|argument| argument.to_string_lossy().into_owned())
}
