//! Which comments are contracts.

use crate::syntax::parse_contract;
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
        if looks_like_contract(inside) {
            return Err(warning(comment, whole));
        }
        return unmarked(whole, comment, inside).map_or(Ok(None), Err);
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

/// A clause in a comment for people: `// requires n > 0;`, `// pre: n > 0`, `@requires n > 0` in a documentation comment. Text
/// of which only the first word is that of a clause is prose.
fn unmarked(whole: &str, comment: Span, inside: &str) -> Option<Problem> {
    let mut found = inside.lines().filter_map(|line| {
        let content = line.trim_start_matches(|c: char| c.is_whitespace() || c == '*');
        let (content, is_tag) = content.strip_prefix('@').map_or((content, false), |rest| (rest, true));
        let word = &content[..content.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(content.len())];
        let rest = &content[word.len()..];
        let is_short = words::SHORT_FORMS.contains(&word) && rest.trim_start().starts_with(':');
        let ends = rest.trim_end().ends_with(';');
        let is_condition = rest.contains(['=', '<', '>', '!', '(', '&', '|']);
        let is_sure = is_condition && (is_short || ends || is_tag);
        (is_sure && is_clause(word, rest)).then_some(content)
    });
    let content = found.next()?;
    let start = comment.start + whole.find(content)?;
    let message = "this looks like a contract, but is a comment";
    let span = Span::new(start, start + content.trim_end().len());
    let problem = Problem::new(Code::LooksLikeContract, span, message);
    Some(problem.help("contracts stand in comments that begin with `//@` or `/*@`"))
}

/// Whether a word and the rest of its line are a clause without mistakes.
fn is_clause(word: &str, rest: &str) -> bool {
    let is_clause = matches!(words::beginning(word), Some(Begin::Clause(_) | Begin::Invariant | Begin::Statement(_)));
    let rest = rest.trim();
    let closed = if rest.ends_with(';') { "" } else { ";" };
    is_clause && rest.len() > 1 && parse_contract(&format!("{word} {rest}{closed}")).problems.is_empty()
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
    fn clauses_in_comments_for_people_are_worth_a_warning() {
        for (text, shown) in [
            ("// requires n > 0;", "requires n > 0;"),
            ("// pre: n > 0", "pre: n > 0"),
            ("/* post: x == \\old(x) */", "post: x == \\old(x)"),
            ("/**\n * Grows.\n * @requires n > 0\n */", "requires n > 0"),
            ("//requires n > 0;", "requires n > 0;"),
            ("/* invariant size >= 0; */", "invariant size >= 0;"),
        ] {
            let problem = contract_part(text, Span::new(0, text.len())).expect_err(text);
            assert_eq!((problem.code, problem.span.of(text)), (Code::LooksLikeContract, shown));
        }
        for text in [
            "// requires the lock",
            "// requires the lock to be held;",
            "// pre: what comes before",
            "// assert that nothing happens;",
            "/** @requires nothing special */",
            "// modifies state;",
            "// post: office",
            "// requires n > 0",
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
