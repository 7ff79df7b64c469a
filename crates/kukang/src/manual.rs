//! Completion scripts and manual pages, from what the command line knows of itself.

use crate::cli::Cli;
use crate::status;
use clap::CommandFactory;
use clap_complete::Shell;
use std::path::Path;
use std::process::ExitCode;

pub fn completions(shell: Shell) -> ExitCode {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "kukang", &mut script);
    status::print(&String::from_utf8_lossy(&script));
    ExitCode::SUCCESS
}

/// The page of the program, or, if a folder is named, those of all commands in it.
pub fn man(folder: Option<&Path>) -> ExitCode {
    let command = Cli::command().disable_help_subcommand(true);
    let Some(folder) = folder else {
        let mut page = Vec::new();
        return match clap_mangen::Man::new(command).render(&mut page) {
            Ok(()) => {
                status::print(&String::from_utf8_lossy(&page));
                ExitCode::SUCCESS
            }
            Err(error) => status::refuse(format_args!("the manual page cannot be made: {error}")),
        };
    };
    let made = std::fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command, folder));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            status::refuse(format_args!("the manual pages cannot be written to {}: {error}", folder.display()))
        }
    }
}
