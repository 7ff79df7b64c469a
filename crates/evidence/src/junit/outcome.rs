//! How a path ends, as far as tests tell paths apart.

use explore::{MethodEnd, Outcome, PathView};
use heap::Value;

/// The end of a path in a few words; `None` if it has none that a test could show.
pub fn outcome(view: &PathView<'_>) -> Option<String> {
    match view.outcome {
        Outcome::Completed => {}
        Outcome::Violated(violation) => {
            let place = violation.trace.first().map(|place| place.text.clone());
            return Some(format!("{} at {place:?}", kind(&format!("{:?}", violation.kind))));
        }
        _ => return None,
    }
    Some(match view.method_end() {
        MethodEnd::NotReached => "nothing".to_owned(),
        MethodEnd::Returned(result) => match result.map(|value| view.machine.heap.resolved(value)) {
            Some(Value::Null) => "null".to_owned(),
            Some(Value::Object(_) | Value::Symbol(_)) => "an object".to_owned(),
            Some(Value::Int(number @ (-1..=1))) => number.to_string(),
            _ => "a result".to_owned(),
        },
        MethodEnd::Threw(exception) => {
            let class = view.machine.class_of(exception);
            view.machine.program.class(class).java_name()
        }
    })
}

/// What kind of violation it is, without what it is about.
fn kind(text: &str) -> &str {
    text.split([' ', '(', '{']).next().unwrap_or(text)
}
