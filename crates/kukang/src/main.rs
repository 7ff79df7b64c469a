//! The command line: reads the arguments, calls the rooms, turns what they say into messages and an exit status.

mod cli;
mod run;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::Cli::parse_from(cli::java_style(std::env::args())).command {
        cli::Command::Run(options) => run::run(&options),
    }
}
