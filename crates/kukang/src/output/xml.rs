//! XML by hand: elements with attributes, and text in which nothing is special.

/// An element that is being put together.
pub struct Element {
    name: &'static str,
    attributes: String,
    content: String,
    has_children: bool,
}

impl Element {
    pub fn new(name: &'static str) -> Element {
        Element { name, attributes: String::new(), content: String::new(), has_children: false }
    }

    pub fn with(mut self, name: &str, value: impl ToString) -> Element {
        self.attributes += &format!(" {name}=\"{}\"", escaped(&value.to_string()));
        self
    }

    pub fn text(mut self, text: &str) -> Element {
        self.content += &escaped_text(text);
        self
    }

    pub fn child(mut self, child: Element) -> Element {
        // No indentation: it would become part of texts of several lines.
        self.content += &format!("\n{}", child.written());
        self.has_children = true;
        self
    }

    pub fn written(&self) -> String {
        let Element { name, attributes, content, has_children } = self;
        match (content.is_empty(), has_children) {
            (true, _) => format!("<{name}{attributes}/>"),
            (false, true) => format!("<{name}{attributes}>{content}\n</{name}>"),
            (false, false) => format!("<{name}{attributes}>{content}</{name}>"),
        }
    }
}

fn escaped(text: &str) -> String {
    escaped_text(text).replace('"', "&quot;").replace('\n', "&#10;").replace('\t', "&#9;")
}

/// Characters that XML 1.0 does not have at all are written as Java has them.
fn escaped_text(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '\r' => escaped += "&#13;",
            '\n' | '\t' => escaped.push(character),
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => escaped += &format!("\\u{:04x}", u32::from(character)),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::Element;

    #[test]
    fn nothing_in_a_text_is_special() {
        let element = Element::new("a").with("b", "<\"&\n\u{0}>").child(Element::new("c").text("]]> & \u{b}"));
        let expected = "<a b=\"&lt;&quot;&amp;&#10;\\u0000&gt;\">\n<c>]]&gt; &amp; \\u000b</c>\n</a>";
        assert_eq!(element.written(), expected);
    }
}
