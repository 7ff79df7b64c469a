//! Long lists of choices, as people can bear to see them.

/// Choices of a list that are shown at its beginning and at its end.
const ENDS: usize = 24;

/// A list of choices, `0.2.1`, without its middle if it is long.
pub fn short_choices(choices: &str) -> String {
    let all: Vec<&str> = choices.split('.').collect();
    if all.len() <= 2 * ENDS + 1 {
        return choices.to_owned();
    }
    let (first, last) = (all[..ENDS].join("."), all[all.len() - ENDS..].join("."));
    format!("{first}.….{last} ({} choices)", crate::count::grouped(all.len() as u64))
}

#[cfg(test)]
mod tests {
    use super::short_choices;

    #[test]
    fn only_long_lists_lose_their_middle() {
        let list = |length: usize| (0..length).map(|choice| (choice % 3).to_string()).collect::<Vec<_>>().join(".");
        for length in [1, 2, 49] {
            assert_eq!(short_choices(&list(length)), list(length));
        }
        assert_eq!(short_choices(""), "");
        let short = short_choices(&list(12_000));
        assert!(short.starts_with("0.1.2.0.1.2.") && short.ends_with(".0.1.2 (12,000 choices)"), "{short}");
        assert_eq!(short.len(), 2 * (2 * 24) + "….".len() + " (12,000 choices)".len() - 1, "{short}");
    }
}
