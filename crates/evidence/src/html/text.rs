//! Text inside of HTML.

/// A text that nothing of HTML or SVG can take for markup, in contents and in quoted attributes.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for of in text.chars() {
        match of {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(of),
            // No page may hold these, not even by number; and what turns the direction of text hides what is there.
            '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => out.push('\u{fffd}'),
            _ => out.push(of),
        }
    }
    out
}

/// A text of at most this many characters.
pub fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    format!("{}…", text.chars().take(most.saturating_sub(1)).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::{escaped, shortened};

    #[test]
    fn nothing_is_markup() {
        assert_eq!(escaped("</script><b a=\"'&"), "&lt;/script&gt;&lt;b a=&quot;&#39;&amp;");
        assert_eq!(escaped("a\u{0}\u{1b}\u{202e}b\n"), "a\u{fffd}\u{fffd}\u{fffd}b\n");
    }

    #[test]
    fn long_texts_say_that_they_are_cut() {
        assert_eq!(shortened("abc", 3), "abc");
        assert_eq!(shortened("äbcd", 3), "äb…");
    }
}
