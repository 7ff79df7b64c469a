//! `kukang -V` is the version; `kukang --version` says as well which JDK and which solvers are there.

use decide::smt::Dialect;
use program::source::Jdk;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How long a solver may take to say its version.
const PATIENCE: Duration = Duration::from_secs(1);

pub fn text(arguments: &[String]) -> String {
    let own = format!("kukang {}\n", env!("CARGO_PKG_VERSION"));
    if !arguments.iter().any(|argument| argument == "--version") {
        return own;
    }
    let jdk = match Jdk::find(None) {
        Ok(jdk) => format!("{} at {}", jdk.version(), jdk.home().display()),
        Err(_) => "none found; set JAVA_HOME, or name one with --jdk".to_owned(),
    };
    let solvers = Dialect::NAMES.map(|(_, name)| {
        let version = solver_version(name).unwrap_or_else(|| "not found".to_owned());
        format!("{name}: {version}\n")
    });
    format!("{own}jdk: {jdk}\n{}", solvers.concat())
}

/// The first version number in what a solver prints: `Z3 version 4.8.12 - 64 bit` is 4.8.12.
fn solver_version(program: &str) -> Option<String> {
    let mut command = Command::new(program);
    command.arg("--version").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().ok()?;
    let begun = Instant::now();
    while child.try_wait().ok()?.is_none() {
        if begun.elapsed() > PATIENCE {
            // A solver that hangs is as good as none.
            let _ = child.kill().and_then(|()| child.wait().map(drop));
            return None;
        }
        thread::sleep(Duration::from_millis(2));
    }
    let output = child.wait_with_output().ok()?;
    version_in(&String::from_utf8_lossy(&output.stdout))
}

fn version_in(text: &str) -> Option<String> {
    let is_version = |word: &&str| word.starts_with(|first: char| first.is_ascii_digit()) && word.contains('.');
    let word = text.split(|of: char| !of.is_ascii_alphanumeric() && of != '.').find(is_version)?;
    Some(word.trim_end_matches('.').to_owned())
}

#[cfg(test)]
mod tests {
    use super::{solver_version, version_in};

    #[test]
    fn versions_are_found_in_what_solvers_say() {
        assert_eq!(version_in("Z3 version 4.8.12 - 64 bit\n").as_deref(), Some("4.8.12"));
        assert_eq!(version_in("This is cvc5 version 1.0.3 [git tag 1.0.3 branch HEAD]\n").as_deref(), Some("1.0.3"));
        assert_eq!(version_in("no idea"), None);
    }

    #[test]
    fn a_program_that_is_not_there_has_no_version() {
        assert_eq!(solver_version("no-such-solver"), None);
    }
}
