//! `java.util.TimeZone`: the zone of the machine, looked for where HotSpot looks for it.

use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use std::fs;
use std::path::{Component, Path, PathBuf};

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "getSystemTimeZoneID" => system_zone,
        // Asked for when the JDK knows no zone of that name.
        "getSystemGMTOffsetID" => {
            |_, _| Err(Trap::unsupported(format!("the time zone '{}'", std::env::var("TZ").unwrap_or_default())))
        }
        _ => return None,
    })
}

const ZONES: &str = "/usr/share/zoneinfo";
const LOCAL_TIME: &str = "/etc/localtime";
/// From this version on, the file that only Debian has is no longer read.
const NO_DEBIAN_FILE: u32 = 25;

fn system_zone(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let given = std::env::var("TZ").ok().filter(|zone| !zone.is_empty());
    let zone = given.or_else(|| platform_zone(machine.program.jdk().feature()));
    match zone {
        Some(zone) => {
            let zone = zone.strip_prefix(':').unwrap_or(&zone);
            let zone = zone.strip_prefix("posix/").unwrap_or(zone);
            Step::value(machine.new_string(zone)?)
        }
        None => Step::value(Value::Null),
    }
}

fn platform_zone(feature: u32) -> Option<String> {
    if feature < NO_DEBIAN_FILE {
        let line = fs::read_to_string("/etc/timezone").ok().and_then(|text| text.lines().next().map(str::to_owned));
        if let Some(zone) = line.filter(|line| !line.is_empty()) {
            return Some(zone);
        }
    }
    if let Some(zone) = fs::read_link(LOCAL_TIME).ok().and_then(|target| zone_in(&target)) {
        return Some(zone);
    }
    same_zone(&fs::read(LOCAL_TIME).ok()?)
}

/// The name of a zone in the path of its file.
fn zone_in(path: &Path) -> Option<String> {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.components() {
        match part {
            Component::Normal(name) => parts.push(name.to_str()?),
            Component::ParentDir => drop(parts.pop()),
            _ => {}
        }
    }
    let zone = parts.iter().position(|&part| part == "zoneinfo")?;
    Some(parts[zone + 1..].join("/")).filter(|zone| !zone.is_empty())
}

/// The zone whose file has the same content, the most likely ones first.
fn same_zone(content: &[u8]) -> Option<String> {
    let is_same = |path: &Path| fs::read(path).is_ok_and(|bytes| bytes == content);
    let likely = ["UTC", "GMT"].map(|zone| Path::new(ZONES).join(zone));
    let found = likely.into_iter().find(|path| is_same(path)).or_else(|| search(Path::new(ZONES), &is_same))?;
    zone_in(&found)
}

fn search(folder: &Path, is_same: &impl Fn(&Path) -> bool) -> Option<PathBuf> {
    // Other names for zones that are there under their own.
    const ALIASES: [&str; 3] = ["ROC", "posixrules", "localtime"];
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    entries.into_iter().find_map(|path| {
        let is_alias = path.file_name().is_some_and(|name| ALIASES.iter().any(|alias| name == *alias));
        match path.metadata().ok()? {
            about if about.is_dir() => search(&path, is_same),
            about if about.is_file() && !is_alias && is_same(&path) => Some(path),
            _ => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_named_by_the_path_of_its_file() {
        assert_eq!(zone_in(Path::new("/usr/share/zoneinfo/Etc/UTC")).as_deref(), Some("Etc/UTC"));
        assert_eq!(zone_in(Path::new("../usr/share/zoneinfo//Asia/./Tokyo")).as_deref(), Some("Asia/Tokyo"));
        assert_eq!(zone_in(Path::new("/usr/share/zoneinfo")), None);
        assert_eq!(zone_in(Path::new("/etc/other")), None);
    }
}
