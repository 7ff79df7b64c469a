//! Numbers as people read them.

/// `1 path`, `1,234 paths`.
pub fn counted(count: u64, what: &str) -> String {
    format!("{} {what}{}", grouped(count), if count == 1 { "" } else { "s" })
}

/// A number in groups of three digits.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::{counted, grouped};

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1000), "1,000");
        assert_eq!(grouped(7_030_570), "7,030,570");
        assert_eq!(counted(1, "path"), "1 path");
        assert_eq!(counted(0, "path"), "0 paths");
        assert_eq!(counted(1234, "path"), "1,234 paths");
    }
}
