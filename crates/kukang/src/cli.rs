//! Commands and options.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Checks Java code that works on the heap.
#[derive(Parser)]
#[command(name = "kukang", version, about, after_help = "\
Exit status of `kukang run`: that of the program; 2 if an argument, a class file, a jar or the JDK is unusable; \
3 if the program needs something that Kukang does not support.")]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Run a program as `java` does: same output, same exit status
    Run(RunOptions),
}

#[derive(Args)]
pub struct RunOptions {
    /// Folders and jars to find classes in, separated by colons
    #[arg(long, short = 'c', alias = "cp", visible_alias = "classpath", value_name = "PATH", default_value = ".")]
    pub class_path: String,

    /// The JDK whose classes to run with; else that of JAVA_HOME, else that of `java` on the PATH
    #[arg(long, value_name = "HOME")]
    pub jdk: Option<PathBuf>,

    /// Check the program's `assert` statements
    #[arg(long, alias = "ea")]
    pub enable_assertions: bool,

    /// Set a system property
    #[arg(short = 'D', value_name = "KEY=VALUE")]
    pub properties: Vec<String>,

    /// Print how many instructions were executed, to standard error
    #[arg(long)]
    pub count: bool,

    /// The class with the main method
    #[arg(value_name = "pkg.Main")]
    pub main_class: String,

    /// Arguments of the program
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
    pub arguments: Vec<String>,
}

/// `-cp` and `-ea` are what every Java developer types, but clap's short options have one letter.
pub fn java_style(arguments: impl Iterator<Item = String>) -> Vec<String> {
    arguments
        .map(|argument| match argument.as_str() {
            "-cp" | "-classpath" => "--class-path".to_owned(),
            "-ea" => "--enable-assertions".to_owned(),
            _ => argument,
        })
        .collect()
}
