//! Which comments are contracts.

use crate::syntax::words::{self, Begin};
use crate::{Code, Problem, Span};

/// The key that switches `//+KEY@` comments on.
const KEY: &str = "KUKANG";

/// The part of a comment that is a contract, without the marks around it; or nothing if the comment is for people. A comment
/// that looks like a contract but is none is worth a warning.
pub(super) fn contract_part(text: &str, comment: Span) -> Result<Option<Span>, Problem> {
    let whole = comment.of(text);
    let is_block = whole.starts_with("/*");
    let inside = &whole[2..];
    let inside = if is_block { inside.strip_suffix("*/").unwrap_or(inside) } else { inside };
    let keys = &inside[..inside.find(|c: char| !(matches!(c, '+' | '-' | '_') || c.is_alphanumeric())).unwrap_or(0)];
    let keys = if keys.starts_with(['+', '-']) { keys } else { "" };
    let Some(marked) = inside[keys.len()..].strip_prefix('@') else {
        return if looks_like_contract(inside) { Err(warning(comment, whole)) } else { Ok(None) };
    };
    if !is_enabled(keys) {
        return Ok(None);
    }
    let start = comment.start + 2 + keys.len();
    let content = marked.trim_start_matches('@');
    let end = start + 1 + marked.len();
    let end = if is_block { end - (content.len() - content.trim_end_matches('@').len()) } else { end };
    let word = content.split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or("");
    if word.starts_with(char::is_uppercase) {
        // The at-sign belongs to an annotation, one that was switched off if contracts do not have it.
        let known = words::annotation(word).is_some();
        return Ok(known.then(|| Span::new(start + marked.len() - content.len(), end)));
    }
    Ok(Some(Span::new(start + 1 + marked.len() - content.len(), end)))
}

/// Whether the comment counts for Kukang: if it has positive keys one of them is ours, and no negative key is. Keys
/// without names are an old way to tell JML's tools (plus) from ESC/Java (minus).
fn is_enabled(keys: &str) -> bool {
    let mut positive = None;
    let mut rest = keys;
    while !rest.is_empty() {
        let sign = &rest[..1];
        let end = rest[1..].find(['+', '-']).map_or(rest.len(), |at| at + 1);
        let key = &rest[1..end];
        let ours = key == KEY || key.is_empty();
        if sign == "-" && ours {
            return false;
        }
        if sign == "+" {
            positive = Some(positive.unwrap_or(false) || ours);
        }
        rest = &rest[end..];
    }
    positive.unwrap_or(true)
}

fn looks_like_contract(inside: &str) -> bool {
    let Some(content) = inside.trim_start().strip_prefix('@') else { return false };
    let content = content.trim();
    let word = content.split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or("");
    let rest = content[word.len()..].trim_matches(|c: char| c.is_whitespace() || c == '@');
    let is_whole = match words::beginning(word) {
        Some(Begin::Clause(_) | Begin::Invariant | Begin::Statement(_)) => !rest.is_empty(),
        Some(Begin::Modifier(_)) => rest.is_empty(),
        _ => rest.contains(';') && words::begins_clause(word),
    };
    !inside.starts_with('*') && is_whole
}

fn warning(comment: Span, whole: &str) -> Problem {
    let length = whole.find('@').map_or(whole.len(), |at| at + 1);
    let message = "this looks like a contract, but is a comment";
    let problem = Problem::new(Code::LooksLikeContract, Span::new(comment.start, comment.start + length), message);
    problem.help("no space may stand before the `@`")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(text: &str) -> Option<&str> {
        contract_part(text, Span::new(0, text.len())).expect("no warning").map(|span| span.of(text))
    }

    #[test]
    fn marks_are_left_out() {
        assert_eq!(part("//@ requires a;"), Some(" requires a;"));
        assert_eq!(part("//@@@pure"), Some("pure"));
        assert_eq!(part("/*@ pure @*/"), Some(" pure "));
        assert_eq!(part("/*@@ pure @@*/"), Some(" pure "));
        assert_eq!(part("/*@*/"), Some(""));
        assert_eq!(part("/*@ pure"), Some(" pure"));
    }

    #[test]
    fn other_comments_are_for_people() {
        for text in [
            "// a",
            "/* a */",
            "/** @param x; */",
            "//",
            "/**/",
            "//@Override",
            "/*@Test(1)*/",
            "// @param x",
            "// @ pure luck",
            "// @ public",
        ] {
            assert_eq!(part(text), None, "{text}");
        }
    }

    #[test]
    fn annotations_keep_their_sign() {
        assert_eq!(part("/*@NonNull*/"), Some("@NonNull"));
        assert_eq!(part("/*@ @NonNull @*/"), Some(" @NonNull "));
    }

    #[test]
    fn keys_choose_the_tool() {
        assert_eq!(part("//+KUKANG@ pure"), Some(" pure"));
        assert_eq!(part("//+KEY@ pure"), None);
        assert_eq!(part("//-KEY@ pure"), Some(" pure"));
        assert_eq!(part("//-KUKANG@ pure"), None);
        assert_eq!(part("//+A+KUKANG@ pure"), Some(" pure"));
        assert_eq!(part("//+@ pure"), Some(" pure"));
        assert_eq!(part("//-@ pure"), None);
    }

    #[test]
    fn a_space_before_the_sign_is_worth_a_warning() {
        for text in ["// @ requires a;", "/* @ pre: a;\n * @ post: b; @*/", "// @ ensures b", "/* @ non_null @*/"] {
            let problem = contract_part(text, Span::new(0, text.len())).expect_err("a warning");
            assert_eq!((problem.code, problem.span), (Code::LooksLikeContract, Span::new(0, 4)));
        }
    }
}
