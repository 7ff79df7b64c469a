//! The command line: reads the arguments, calls the rooms, turns what they say into messages and an exit status.

mod cli;
mod run;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::Cli::parse_from(cli::java_style(arguments())).command {
        cli::Command::Run(options) => run::run(&options),
    }
}

/// Arguments that are no UTF-8 lose what is wrong with them, as they do under `java`.
fn arguments() -> impl Iterator<Item = String> {
    std::env::args_os().map(|argument| argument.to_string_lossy().into_owned())
}
