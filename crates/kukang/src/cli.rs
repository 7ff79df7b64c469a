//! Commands and options.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Checks Java code that works on the heap.
#[derive(Parser)]
#[command(
    name = "kukang",
    version,
    about,
    after_help = "\
Exit status of `kukang run`: that of the program; 2 if an argument, a class file, a jar or the JDK is unusable; \
3 if the program needs something that Kukang does not support."
)]
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
#[command(args_override_self = true)]
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

    /// The class with the main method, then the arguments of the program
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true, value_names = ["pkg.Main", "ARGS"])]
    pub program: Vec<String>,
}

/// `-cp` and `-ea` are what every Java developer types, but clap's short options have one letter. What follows the main
/// class is the program's own.
pub fn java_style(arguments: impl Iterator<Item = String>) -> Vec<String> {
    let mut rewritten: Vec<String> = Vec::new();
    let mut value_follows = false;
    let mut own = false;
    for (position, argument) in arguments.enumerate() {
        // The first two are the binary and the command.
        let is_option = argument.starts_with('-');
        let argument = match argument.as_str() {
            _ if own => argument,
            "-cp" | "-classpath" => "--class-path".to_owned(),
            "-ea" => "--enable-assertions".to_owned(),
            // Unknown to Kukang, and said so in one piece rather than letter by letter.
            "-jar" => "--jar".to_owned(),
            _ => argument,
        };
        if position >= 2 && !is_option && !value_follows {
            own = true;
        }
        value_follows = matches!(argument.as_str(), "--class-path" | "-c" | "--classpath" | "--jdk" | "-D") && !own;
        rewritten.push(argument);
    }
    rewritten
}

#[cfg(test)]
mod tests {
    use super::java_style;

    #[test]
    fn only_options_before_the_main_class_are_rewritten() {
        let typed = "kukang run -cp a -ea demo.Main -cp -ea".split(' ').map(str::to_owned);
        assert_eq!(java_style(typed).join(" "), "kukang run --class-path a --enable-assertions demo.Main -cp -ea");
    }
}
