//! Finds the JDKs of this machine, each of which is one oracle that the tests compare with.

use std::collections::BTreeSet;
use std::env;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The oldest release whose classes the interpreter runs.
const OLDEST: u32 = 17;

/// Ordered by feature release first, so that the first of a sorted list is the oldest.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Jdk {
    pub feature: u32,
    pub home: PathBuf,
}

impl Jdk {
    pub fn tool(&self, name: &str) -> PathBuf {
        self.home.join("bin").join(name)
    }

    fn at(home: &Path) -> Option<Jdk> {
        let home = home.canonicalize().ok()?;
        let complete = home.join("lib/modules").is_file() && home.join("bin/java").is_file();
        let feature = feature_release(&fs::read_to_string(home.join("release")).ok()?)?;
        (complete && feature >= OLDEST).then_some(Jdk { feature, home })
    }
}

impl fmt::Display for Jdk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "JDK {} at {}", self.feature, self.home.display())
    }
}

/// Every JDK of this machine, the oldest first; links to the same folder count once.
pub fn all() -> &'static [Jdk] {
    static ALL: OnceLock<Vec<Jdk>> = OnceLock::new();
    ALL.get_or_init(|| {
        let found: BTreeSet<Jdk> = candidates().iter().filter_map(|home| Jdk::at(home)).collect();
        found.into_iter().collect()
    })
}

/// The JDKs that a test wants to compare with. A machine without any would test nothing, so that is a failure.
pub fn wanted(what: &str, is_wanted: impl Fn(u32) -> bool) -> Vec<&'static Jdk> {
    let found: Vec<&Jdk> = all().iter().filter(|jdk| is_wanted(jdk.feature)).collect();
    assert!(!found.is_empty(), "{}", missing(what));
    found
}

/// The oldest JDK with a compiler that knows the given release: what it writes, every newer one can run.
pub fn compiler_for(release: u32) -> &'static Jdk {
    let has_compiler = |jdk: &&Jdk| jdk.feature >= release && jdk.tool("javac").is_file();
    let found = all().iter().find(has_compiler);
    found.unwrap_or_else(|| panic!("{}", missing(&format!("JDK {release} or newer with javac"))))
}

fn missing(what: &str) -> String {
    let found: Vec<String> = all().iter().map(Jdk::to_string).collect();
    format!(
        "no {what} on this machine: install one (such as openjdk-17-jdk or temurin-25-jdk) below /usr/lib/jvm, or name \
         its folder in JAVA_HOME; found: [{}]",
        found.join(", ")
    )
}

fn candidates() -> Vec<PathBuf> {
    let mut homes: Vec<PathBuf> = env::var_os("JAVA_HOME").map(PathBuf::from).into_iter().collect();
    for folder in env::split_paths(&env::var_os("PATH").unwrap_or_default()) {
        // The java on the path is usually a link into a home's bin folder.
        if let Ok(java) = folder.join("java").canonicalize() {
            homes.extend(java.ancestors().nth(2).map(Path::to_path_buf));
        }
    }
    if let Ok(entries) = fs::read_dir("/usr/lib/jvm") {
        homes.extend(entries.filter_map(|entry| Some(entry.ok()?.path())));
    }
    homes
}

/// Reads the feature release out of a JDK's `release` file, which holds lines such as `JAVA_VERSION="17.0.15"`.
fn feature_release(text: &str) -> Option<u32> {
    let version = text.lines().find_map(|line| line.strip_prefix("JAVA_VERSION="))?;
    let digits = version.trim_matches('"').split(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok()
}
