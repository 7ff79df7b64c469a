//! Places in a text: byte ranges, and lines and columns for people.

/// A range of bytes of a text, its end not included.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Span {
    pub start: usize,
    pub end: usize,
}

/// Something, and where it stands. Two of them are equal if they say the same, wherever they stand.
#[derive(Clone, Debug)]
pub struct Located<T> {
    pub value: T,
    pub span: Span,
}

/// A place as editors count: from one, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Position {
    pub line: u32,
    pub column: u32,
}

impl Span {
    pub fn new(start: usize, end: usize) -> Span {
        Span { start, end }
    }

    /// From the start of this one to the end of the other.
    pub fn to(self, last: Span) -> Span {
        Span { start: self.start, end: last.end }
    }

    /// The empty place right after this one.
    pub fn after(self) -> Span {
        Span { start: self.end, end: self.end }
    }

    /// The part of the text that stands here; empty if the text is another one.
    pub fn of(self, text: &str) -> &str {
        text.get(self.start..self.end).unwrap_or("")
    }
}

impl<T> Located<T> {
    pub fn new(value: T, span: Span) -> Located<T> {
        Located { value, span }
    }
}

impl<T: PartialEq> PartialEq for Located<T> {
    fn eq(&self, other: &Located<T>) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Located<T> {}

/// Where the lines of a text begin.
pub(crate) struct Lines<'a> {
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    pub fn new(text: &'a str) -> Lines<'a> {
        let bytes = text.as_bytes();
        let ends_a_line = |&at: &usize| bytes[at] == b'\n' || (bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
        let starts = std::iter::once(0).chain((0..bytes.len()).filter(ends_a_line).map(|at| at + 1)).collect();
        Lines { text, starts }
    }

    /// The line of a byte, counted from one.
    pub fn line(&self, offset: usize) -> u32 {
        let index = self.starts.partition_point(|&start| start <= offset);
        u32::try_from(index).unwrap_or(u32::MAX)
    }

    pub fn position(&self, offset: usize) -> Position {
        let line = self.line(offset);
        let start = self.starts[line as usize - 1];
        let before = self.text.get(start..offset.min(self.text.len())).unwrap_or("");
        Position { line, column: u32::try_from(before.chars().count() + 1).unwrap_or(u32::MAX) }
    }

    /// Where a line begins.
    pub fn start(&self, line: u32) -> usize {
        self.starts[line as usize - 1]
    }

    /// The text of a line, without its end.
    pub fn text(&self, line: u32) -> &'a str {
        let index = line as usize - 1;
        let end = self.starts.get(index + 1).copied().unwrap_or(self.text.len());
        self.text[self.starts[index]..end].trim_end_matches(['\n', '\r'])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        let lines = Lines::new("a\r\nbß c\rd");
        assert_eq!(lines.position(0), Position { line: 1, column: 1 });
        assert_eq!(lines.position(7), Position { line: 2, column: 4 });
        assert_eq!(lines.text(2), "bß c");
        assert_eq!(lines.position(10), Position { line: 3, column: 2 });
        assert_eq!(lines.position(99), Position { line: 3, column: 2 });
    }
}
