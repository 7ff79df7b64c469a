//! The rooms depend on each other one way only.

use std::path::Path;

/// For each room the rooms it may depend on. A room that is not listed here has no place on the map yet.
const ALLOWED: [(&str, &[&str]); 9] = [
    ("program", &[]),
    ("term", &[]),
    ("decide", &["term"]),
    ("heap", &["program", "term"]),
    ("interp", &["program", "heap", "term", "decide"]),
    ("explore", &["program", "term", "decide", "heap", "interp", "contract"]),
    ("contract", &["program"]),
    ("evidence", &["program", "term", "heap", "interp", "contract", "explore"]),
    ("kukang", &["program", "term", "decide", "heap", "interp", "contract", "explore", "evidence"]),
];

#[test]
fn dependencies_point_one_way() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut rooms: Vec<String> = std::fs::read_dir(&crates)
        .expect("the crates are in one folder")
        .map(|entry| entry.expect("the folder can be read").file_name().to_string_lossy().into_owned())
        .collect();
    rooms.sort();
    for room in &rooms {
        let (_, allowed) = ALLOWED
            .iter()
            .find(|(name, _)| name == room)
            .unwrap_or_else(|| panic!("the room {room} is not on the map: add it here and to ARCHITECTURE.md"));
        let manifest =
            std::fs::read_to_string(crates.join(room).join("Cargo.toml")).expect("every room has a manifest");
        for other in rooms.iter().filter(|other| *other != room) {
            let depends = manifest
                .lines()
                .any(|line| line.strip_prefix(other.as_str()).is_some_and(|rest| rest.starts_with([' ', '.', '='])));
            assert!(!depends || allowed.contains(&other.as_str()), "{room} must not depend on {other}");
        }
    }
}
