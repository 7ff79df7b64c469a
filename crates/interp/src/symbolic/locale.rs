//! What the user's code leaves to the default locale: `toLowerCase` and `toUpperCase` without one, and formats with numbers or dates.
//! Static initializers are taken as they run here.
//!
//! Paths take the locale of the machine, and so do replays; the verdict says that others were not tried. That is no chance
//! like a random number: a path can be run again, and a test of it holds where the locale is one of most.

use super::guard::Guard;
use super::outcome::Gap;
use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::MethodId;

/// Methods that work in the default locale unless they are given one; and those of them to which a pattern says so.
const IN_LOCALE: [(&str, &[&str]); 9] = [
    ("java/lang/String", &["toLowerCase", "toUpperCase"]),
    ("java/text/NumberFormat", &NUMBER_FORMATS),
    ("java/text/DateFormat", &["getInstance", "getDateInstance", "getTimeInstance", "getDateTimeInstance"]),
    ("java/text/DecimalFormat", &["<init>"]),
    ("java/text/SimpleDateFormat", &["<init>"]),
    ("java/text/MessageFormat", &["<init>", "format"]),
    ("java/text/Collator", &["getInstance"]),
    ("java/time/format/DateTimeFormatter", &["ofPattern", "ofLocalizedDate", "ofLocalizedTime", "ofLocalizedDateTime"]),
    ("java/util/Calendar", &["getInstance"]),
];
const NUMBER_FORMATS: [&str; 6] = [
    "getInstance",
    "getNumberInstance",
    "getIntegerInstance",
    "getCurrencyInstance",
    "getPercentInstance",
    "getCompactNumberInstance",
];
const BY_PATTERN: [(&str, &[&str]); 2] =
    [("java/util/Formatter", &["format"]), ("java/io/PrintWriter", &["format", "printf"])];

pub(super) fn find(class: &str, name: &str, descriptor: &str) -> Option<Guard> {
    let is_in = |rows: &[(&str, &[&str])]| rows.iter().any(|row| row.0 == class && row.1.contains(&name));
    match () {
        () if descriptor.contains("Ljava/util/Locale;") => None,
        () if is_in(&IN_LOCALE) => Some(|machine, _, _| {
            machine.leave_to_locale();
            Ok(None)
        }),
        () if is_in(&BY_PATTERN) => Some(by_pattern),
        () => None,
    }
}

fn by_pattern(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    if let Some(&pattern) = arguments.get(1) {
        machine.format_in_default_locale(pattern);
    }
    Ok(None)
}

impl Machine {
    /// A text is formatted without a locale.
    pub(super) fn format_in_default_locale(&mut self, pattern: Value) {
        let depends = match self.heap.resolved(pattern) {
            Value::Object(pattern) if !self.is_unknown_text(pattern) => is_localized(&self.string_text(pattern)),
            Value::Object(_) | Value::Symbol(_) => true,
            _ => false,
        };
        if depends {
            self.leave_to_locale();
        }
    }

    fn leave_to_locale(&mut self) {
        if self.in_path() && self.users_code_asks() {
            self.note_gap(Gap::Locale);
        }
    }
}

/// Whether a pattern has a conversion that writes its own digits, signs, names or cases in each locale: those for numbers but `%x`,
/// `%o` and `%a`, those for dates, and those in capitals.
fn is_localized(pattern: &str) -> bool {
    let pattern = pattern.replace("%%", "");
    let conversions = pattern.split('%').skip(1).map(|conversion| {
        let letter = |letter: char| !letter.is_ascii_digit() && !"-#+ 0,(.<$".contains(letter);
        conversion.chars().find(|&it| letter(it))
    });
    conversions.flatten().any(|letter| "deEfgGtTSBC".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::is_localized;

    #[test]
    fn numbers_dates_and_capitals_are_the_locales() {
        for pattern in ["%d items", "a %05.2f", "%,d", "%1$tY", "%S", "%s%%%d"] {
            assert!(is_localized(pattern), "{pattern}");
        }
        for pattern in ["%s: %s%n", "%x", "100 %", "%%d", "%c", ""] {
            assert!(!is_localized(pattern), "{pattern}");
        }
    }
}
