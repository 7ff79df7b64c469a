//! Objects of the JDK by calls that no trial run can follow, but whose results are known field by field: `new StringBuilder("abc")`,
//! `new BigInteger("12")`, `LocalDate.of(2000, 1, 1)`.
//!
//! What the documentation and the fields of these classes say of an object is compared with the case; where they differ, nothing is made.

use super::feeds::fields_of;
use super::likeness::Node;
use crate::case::{Contents, Value};
use crate::junit::body::{Body, Placed, Written};
use crate::junit::expect::containers::{Container, Holds};
use crate::junit::literal::{is_default, text};

/// An expression, and the calls on its value that complete it.
struct Made {
    expression: String,
    then: Option<String>,
}

impl Made {
    fn by(expression: String) -> Option<Made> {
        Some(Made { expression, then: None })
    }
}

/// What is known of a field.
#[derive(Clone, Copy, PartialEq)]
enum Known {
    /// Nobody reads it.
    Unread,
    Is(Value),
}

/// What a builder has room for, besides its first characters.
const ROOM: usize = 16;
/// More than this is no easier to read.
const MOST_CHARACTERS: i64 = 100;

impl Body<'_, '_> {
    /// Makes an object of the JDK by a call that is known here, if there is one.
    pub(in crate::junit) fn by_known_call(&mut self, object: usize) -> Written<bool> {
        let class = self.case.objects[object].class.to_string();
        if self.is_about_jdk() || !class.starts_with("java.") {
            return Ok(false);
        }
        let Some(named) = self.type_of(&class) else { return Ok(false) };
        let made = match class.as_str() {
            "java.lang.StringBuilder" | "java.lang.StringBuffer" => self.builder(object, &named),
            "java.math.BigInteger" => self.integer(object, &named),
            "java.math.BigDecimal" => self.decimal(object, &named),
            "java.time.LocalDate" => self.date(object, &named),
            "java.time.LocalTime" => self.time(object, &named),
            _ => None,
        };
        let Some(Made { expression, then }) = made else { return Ok(false) };
        let case = self.case;
        let fields = fields_of(&case.objects[object]);
        self.loose.extend(case.unread.range((object, 0)..(object + 1, 0)));
        self.locals[object].is_typed = true;
        let name = self.locals[object].name.clone();
        self.say(format!("{named} {name} = {expression};"));
        if let Some(then) = then {
            self.say(format!("{name}.{then};"));
        }
        for (place, field) in fields.iter().enumerate() {
            if let Value::Object(part) = field.value {
                if self.locals[part].state == Placed::Not {
                    self.name_node(Node { object: part, parent: object, place })?;
                }
            }
        }
        Ok(true)
    }

    fn known_field(&self, object: usize, name: &str) -> Option<Known> {
        let place = fields_of(&self.case.objects[object]).iter().position(|field| field.name == *name)?;
        if self.case.unread.contains(&(object, place)) {
            return Some(Known::Unread);
        }
        Some(Known::Is(fields_of(&self.case.objects[object])[place].value))
    }

    /// A number in a field, or this one if nobody reads it.
    fn known_number(&self, object: usize, name: &str, unread: i64) -> Option<i64> {
        match self.known_field(object, name)? {
            Known::Unread => Some(unread),
            Known::Is(Value::Int(value)) => Some(i64::from(value)),
            Known::Is(Value::Long(value)) => Some(value),
            Known::Is(Value::Short(value)) => Some(i64::from(value)),
            Known::Is(Value::Byte(value)) => Some(i64::from(value)),
            Known::Is(_) => None,
        }
    }

    /// Whether all fields but these hold 0 or null, or nobody reads them.
    fn is_plain_but(&self, object: usize, names: &[&str]) -> bool {
        fields_of(&self.case.objects[object]).iter().enumerate().all(|(place, field)| {
            names.contains(&field.name.as_str())
                || is_default(&field.value)
                || self.case.unread.contains(&(object, place))
        })
    }

    /// `new StringBuilder("abc")`, or one with another room to which the text is appended.
    fn builder(&self, object: usize, named: &str) -> Option<Made> {
        let count = self.known_number(object, "count", 0).filter(|count| (0..=MOST_CHARACTERS).contains(count))?;
        let coder = self.known_field(object, "coder")?;
        if !self.is_plain_but(object, &["value", "coder", "count"]) {
            return None;
        }
        let (units, room) = match self.known_field(object, "value")? {
            Known::Unread => (vec![u16::from(b'a'); usize::try_from(count).ok()?], None),
            Known::Is(Value::Object(array)) => {
                let Holds::Text(units) = Container::of(&self.case.objects, object)?.holds else { return None };
                let Contents::Array(bytes) = &self.case.objects[array].contents else { return None };
                let width = if units.iter().any(|unit| *unit > 0xff) { 2 } else { 1 };
                let is_rest_clear = bytes[(units.len() * width).min(bytes.len())..].iter().all(is_default);
                if !is_rest_clear || bytes.len() % width != 0 {
                    return None;
                }
                let room = bytes.len() / width;
                (units, Some(room))
            }
            Known::Is(_) => return None,
        };
        let is_wide = units.iter().any(|unit| *unit > 0xff);
        if coder != Known::Unread && coder != Known::Is(Value::Byte(i8::from(is_wide))) {
            return None;
        }
        let appended = (!units.is_empty()).then(|| format!("append({})", text(&units)));
        match room {
            Some(room) if room != units.len() + ROOM => {
                Some(Made { expression: format!("new {named}({room})"), then: appended })
            }
            _ if units.is_empty() => Made::by(format!("new {named}()")),
            _ => Made::by(format!("new {named}({})", text(&units))),
        }
    }

    /// `new BigInteger("12")`, which has no digits in front that are 0.
    fn integer(&self, object: usize, named: &str) -> Option<Made> {
        if !self.is_plain_but(object, &["signum", "mag"]) {
            return None;
        }
        let signum = self.known_number(object, "signum", 1)?;
        let digits = match self.known_field(object, "mag")? {
            Known::Unread => signum.to_string(),
            Known::Is(Value::Object(array)) => {
                let Contents::Array(words) = &self.case.objects[array].contents else { return None };
                let Holds::Decimal(digits) = Container::of(&self.case.objects, object)?.holds else { return None };
                let is_normal = words.first().is_none_or(|word| *word != Value::Int(0));
                let is_read = self.known_field(object, "signum") != Some(Known::Unread);
                Some(digits).filter(|_| is_normal && is_read && words.is_empty() == (signum == 0))?
            }
            Known::Is(_) => return None,
        };
        (-1..=1).contains(&signum).then_some(())?;
        Made::by(format!("new {named}(\"{digits}\")"))
    }

    /// `new BigDecimal("1.50")`, as far as its digits fit into a `long`.
    fn decimal(&self, object: usize, named: &str) -> Option<Made> {
        if !self.is_plain_but(object, &["intCompact", "scale", "precision"]) {
            return None;
        }
        let compact = self.known_number(object, "intCompact", 1).filter(|compact| *compact != i64::MIN)?;
        let scale = self.known_number(object, "scale", 0).and_then(|scale| usize::try_from(scale).ok())?;
        let digits = compact.unsigned_abs().to_string();
        let precision = self.known_number(object, "precision", i64::try_from(digits.len()).ok()?)?;
        if scale > 30 || usize::try_from(precision) != Ok(digits.len()) {
            return None;
        }
        let sign = if compact < 0 { "-" } else { "" };
        let padded = format!("{digits:0>width$}", width = scale + 1);
        let (whole, fraction) = padded.split_at(padded.len() - scale);
        let point = if scale == 0 { "" } else { "." };
        Made::by(format!("new {named}(\"{sign}{whole}{point}{fraction}\")"))
    }

    fn date(&self, object: usize, named: &str) -> Option<Made> {
        let year = self.known_number(object, "year", 2000).filter(|year| year.abs() <= 999_999_999)?;
        let month = self.known_number(object, "month", 1).filter(|month| (1..=12).contains(month))?;
        let day = self.known_number(object, "day", 1)?;
        let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let longest = match month {
            2 if is_leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        (1..=longest).contains(&day).then_some(())?;
        Made::by(format!("{named}.of({year}, {month}, {day})"))
    }

    /// A time of day; those of full hours are kept by the JDK, so that there must not be others.
    fn time(&self, object: usize, named: &str) -> Option<Made> {
        let within = |name: &str, end: i64| self.known_number(object, name, 1).filter(|value| (0..end).contains(value));
        let (hour, minute, second) = (within("hour", 24)?, within("minute", 60)?, within("second", 60)?);
        let nano = self.known_number(object, "nano", 0).filter(|nano| (0..1_000_000_000).contains(nano))?;
        let class = &self.case.objects[object].class;
        let others = self.case.objects.iter().enumerate().filter(|(place, _)| *place != object);
        if (minute, second, nano) == (0, 0, 0) && others.into_iter().any(|(_, other)| other.class == *class) {
            return None;
        }
        let rest = match (second, nano) {
            (0, 0) => String::new(),
            (second, 0) => format!(", {second}"),
            (second, nano) => format!(", {second}, {nano}"),
        };
        Made::by(format!("{named}.of({hour}, {minute}{rest})"))
    }
}
