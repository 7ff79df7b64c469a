//! `kukang explain CODE`: what each diagnostic code means, by a small example, and what to do about it.

mod clauses;
mod contracts;
mod meanings;
mod violations;

use crate::status;
use program::near_names;
use std::process::ExitCode;

/// What there is to say of a code.
pub struct Explanation {
    pub code: &'static str,
    /// A line, as in a list.
    pub title: &'static str,
    /// What it means, in whole sentences.
    pub meaning: &'static str,
    /// Java code that has the problem.
    pub example: &'static str,
    /// What to do.
    pub advice: &'static str,
    /// Whether a check goes on in spite of it.
    pub is_warning: bool,
}

/// A family of codes, and what its members have in common.
struct Family {
    heading: &'static str,
    members: &'static [Explanation],
}

const FAMILIES: [Family; 4] = [
    Family { heading: "What can be wrong with a path (exit status 1)", members: violations::EXPLANATIONS },
    Family { heading: "How a contract is written (exit status 2)", members: contracts::EXPLANATIONS },
    Family { heading: "What a contract belongs to (exit status 2)", members: clauses::EXPLANATIONS },
    Family { heading: "What the names in a contract mean (exit status 2)", members: meanings::EXPLANATIONS },
];

/// All of them, by their codes.
pub fn all() -> impl Iterator<Item = &'static Explanation> {
    FAMILIES.iter().flat_map(|family| family.members)
}

pub fn explain(code: Option<&str>) -> ExitCode {
    let Some(code) = code else {
        status::print(&list());
        return ExitCode::SUCCESS;
    };
    match find(code) {
        Some(explanation) => {
            status::print(&explanation.text());
            ExitCode::SUCCESS
        }
        None => status::refuse(unknown(code)),
    }
}

/// Codes are found however they are typed: `k4`, `4` and `K004` are one.
fn find(code: &str) -> Option<&'static Explanation> {
    let digits = code.trim().trim_start_matches(['k', 'K']);
    let number = Some(digits).filter(|digits| digits.len() <= 3)?.parse::<u16>().ok()?;
    all().find(|known| known.code[1..].parse() == Ok(number))
}

fn unknown(code: &str) -> String {
    let upper = code.to_uppercase();
    let near = near_names(&upper, all().map(|known| known.code));
    let hint = match near.as_slice() {
        [] => "`kukang explain` lists all codes".to_owned(),
        near => format!("did you mean {}?", near.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ")),
    };
    format!("there is no code `{code}`; {hint}")
}

fn list() -> String {
    let mut text = String::new();
    for Family { heading, members } in &FAMILIES {
        text += &format!("{heading}\n");
        for of in *members {
            let warning = if of.is_warning { " (warning)" } else { "" };
            text += &format!("  {} {}{warning}\n", of.code, of.title);
        }
        text += "\n";
    }
    text + "kukang explain CODE says more, with an example.\n"
}

impl Explanation {
    /// The title as a name: `UndeclaredException`.
    pub fn name(&self) -> String {
        let words = self.title.split(|character: char| !character.is_ascii_alphanumeric());
        let capital = |word: &str| match word.split_at_checked(1) {
            Some((first, rest)) => first.to_uppercase() + rest,
            None => String::new(),
        };
        words.map(capital).collect()
    }

    pub fn text(&self) -> String {
        let Explanation { code, title, meaning, example, advice, is_warning } = self;
        let kind = if *is_warning { " (a warning: the check goes on)" } else { "" };
        let indented: String = example.lines().map(|line| format!("    {line}").trim_end().to_owned() + "\n").collect();
        let (meaning, advice) = (wrapped(meaning), wrapped(advice));
        format!("{code}: {title}{kind}\n\n{meaning}\nFor example:\n\n{indented}\nWhat to do:\n\n{advice}")
    }

    pub fn markdown(&self) -> String {
        let Explanation { meaning, example, advice, .. } = self;
        format!("{meaning}\n\n```java\n{example}\n```\n\n**What to do.** {advice}\n")
    }
}

/// A paragraph in lines that a terminal has room for.
fn wrapped(text: &str) -> String {
    const WIDTH: usize = 100;
    let mut lines = String::new();
    let mut length = 0;
    for word in text.split_whitespace() {
        let width = word.chars().count();
        if length > 0 && length + 1 + width > WIDTH {
            lines.push('\n');
            length = 0;
        } else if length > 0 {
            lines.push(' ');
            length += 1;
        }
        lines += word;
        length += width;
    }
    lines + "\n"
}

#[cfg(test)]
mod tests {
    use super::{all, find, unknown};
    use std::collections::BTreeSet;

    #[test]
    fn codes_are_in_order_and_each_has_its_own_words() {
        let codes: Vec<&str> = all().map(|of| of.code).collect();
        assert!(codes.is_sorted_by(|one, other| one < other), "{codes:?}");
        let titles: BTreeSet<&str> = all().map(|of| of.title).collect();
        let names: BTreeSet<String> = all().map(super::Explanation::name).collect();
        assert_eq!((titles.len(), names.len()), (codes.len(), codes.len()));
        for of in all() {
            assert!(of.meaning.ends_with('.') && of.advice.ends_with('.'), "{} ends in sentences", of.code);
        }
    }

    #[test]
    fn codes_are_found_however_they_are_typed() {
        for code in ["K004", "k004", "k4", "4", "004"] {
            assert_eq!(find(code).map(|of| of.code), Some("K004"), "{code}");
        }
        for code in ["K999", "", "K", "KK0x4", "K0004", "-4"] {
            assert!(find(code).is_none(), "{code}");
        }
    }

    #[test]
    fn an_unknown_code_is_answered_with_near_ones() {
        assert!(unknown("K199").starts_with("there is no code `K199`; did you mean K1"), "{}", unknown("K199"));
        assert_eq!(unknown("nonsense"), "there is no code `nonsense`; `kukang explain` lists all codes");
    }
}
