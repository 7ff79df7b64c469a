//! What a report covers and what it does not, in words.

use explore::{Config, Guarantee, Report};
use interp::symbolic::{Bound, Gap};

/// What holds without exception: `every heap whose reference chains are at most 3 long`. `None`: no bound was hit.
pub fn heaps(report: &Report, config: &Config) -> Option<String> {
    if report.guarantee() == Guarantee::Complete {
        return None;
    }
    let hit = |bound: Bound| report.bounds_hit.contains_key(bound.describe());
    let mut limits = Vec::new();
    // Where no bound was hit, none was needed.
    if report.paths.bounded > 0 {
        limits.extend(configured(config));
    }
    if hit(Bound::Elements) {
        let most = config.k.into_iter().chain(config.n).min().unwrap_or_default();
        limits.push(format!("of whose arrays at most {} are used", counted(u64::from(most), "element")));
    }
    let mut words = match limits.is_empty() {
        true => "every heap".to_owned(),
        false => format!("every heap {}", limits.join(" and ")),
    };
    if report.leaves_out() {
        words += ", but for what is not covered below";
    }
    if hit(Bound::Loop) {
        words += &format!(", loops of at most {} that touch nothing new", counted(config.loop_bound, "turn"));
    }
    if let (true, Some(calls)) = (hit(Bound::Call), config.call_bound) {
        words += &format!(", at most {}", counted(calls as u64, "nested call"));
    }
    Some(words)
}

/// The bounds that a user has set, or the default.
fn configured(config: &Config) -> Vec<String> {
    let mut limits = Vec::new();
    if let Some(k) = config.k {
        limits.push(format!("whose reference chains are at most {k} long"));
    }
    if let Some(n) = config.n {
        limits.push(format!("with at most {} per type", counted(u64::from(n), "object")));
    }
    for (name, bound) in &config.type_bounds {
        limits.push(format!("with at most {} of {name}", counted(u64::from(*bound), "object")));
    }
    limits
}

/// What is missing from a report, a line each, most important first.
pub fn gaps(report: &Report) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(reason) = report.ended_early {
        lines.push(format!("the search ended early: {}", reason.describe()));
    }
    lines.extend(report.cut.iter().map(|(bound, place)| cut(*bound, place)));
    for (what, paths) in &report.unsupported {
        lines.push(format!("unsupported, on {}: {what}", counted(*paths, "path")));
    }
    for (reason, times) in &report.unknown {
        let times = if *times > 0 { format!(", {}", counted(*times, "time")) } else { String::new() };
        lines.push(format!("no answer{times}: {reason}"));
    }
    if report.paths.completed + report.paths.violated == 0 && lines.is_empty() {
        lines.push("anything: no input satisfies what is assumed, within these bounds".to_owned());
    }
    for of in &report.unimplemented {
        lines.push(format!("no class on the class path implements {of}"));
    }
    lines.extend(report.gaps.iter().map(gap));
    for what in &report.left_out {
        lines.push(format!("left out: {what}"));
    }
    lines
}

/// A loop or recursion that a last resort has ended.
fn cut(bound: Bound, place: &str) -> String {
    match bound {
        Bound::Call => format!("calls that {place} makes beyond the call bound; --call-bound allows more"),
        _ => format!("the loop at {place} beyond the loop bound; it may never end, or --loop-bound must allow more"),
    }
}

/// Inputs that are left out.
fn gap(gap: &Gap) -> String {
    match gap {
        Gap::Contents(field) => format!("changes to what {field} holds since its initializer ran"),
        Gap::Referred(field) => format!("inputs that refer to what {field} leads to"),
        Gap::Identity(class) => {
            format!("inputs that are the very objects of {class} that the code compares them with")
        }
        Gap::Library(of) => format!("inputs of the JDK's own classes that are of type {of}"),
        Gap::Shared(one, other) => {
            format!("inputs that a variable of type {one} and one of type {other} both refer to")
        }
        Gap::HashCodes => "identity hash codes other than those that the JDK's classes were given".to_owned(),
    }
}

/// The bounds that were hit: `the k-bound (hit 12 times)`.
pub fn bounds(report: &Report) -> Option<String> {
    let bound = |(bound, times): (&&str, &u64)| format!("{bound} (hit {})", counted(*times, "time"));
    let bounds: Vec<String> = report.bounds_hit.iter().map(bound).collect();
    (!bounds.is_empty()).then(|| bounds.join(", "))
}

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
    }
}
