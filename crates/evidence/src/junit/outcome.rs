//! How a path ends, as far as tests tell paths apart.

use super::select::Reach;
use explore::{MethodEnd, Outcome, PathView};
use heap::Value;

/// The end of a path in a few words, and how far it came; `None` if it has none that a test could show.
pub fn outcome(view: &PathView<'_>) -> Option<(Reach, String)> {
    match view.outcome {
        Outcome::Completed => {}
        Outcome::Violated(_) => return Some((Reach::Violates, violated(view)?)),
        _ => return None,
    }
    Some(match view.method_end() {
        MethodEnd::NotReached => (Reach::Returns, "nothing".to_owned()),
        MethodEnd::Returned(result) => {
            let words = match result.map(|value| view.machine.heap.resolved(value)) {
                Some(Value::Null) => "null".to_owned(),
                Some(Value::Object(_) | Value::Symbol(_)) => "an object".to_owned(),
                Some(Value::Int(number @ (-1..=1))) => number.to_string(),
                _ => "a result".to_owned(),
            };
            (Reach::Returns, words)
        }
        MethodEnd::Threw(exception) => {
            let class = view.machine.class_of(exception);
            (Reach::Throws, view.machine.program.class(class).java_name())
        }
    })
}

/// What tells a violation from others, as in the report for people: the code, the message without numbers, the place, and the
/// parameters that are to blame, of which that report speaks too.
fn violated(view: &PathView<'_>) -> Option<String> {
    let (code, pattern, at) = view.heading()?;
    let is_blamed = |name: &str| pattern.ends_with(&format!("because \"{name}\" is null"));
    let input = view.machine.input();
    let is_null = |slot: u16| {
        let before = input.map(|input| view.machine.heap.initial(input.object, slot).value());
        before.is_some_and(|value| view.machine.heap.resolved(value) == Value::Null)
    };
    let parameters = view.driver.parameters.iter();
    let blamed: Vec<&str> =
        parameters.filter(|(slot, name)| is_blamed(name) && is_null(*slot)).map(|(_, name)| name.as_str()).collect();
    Some(format!("{code} {pattern} at {at} for {blamed:?}"))
}
