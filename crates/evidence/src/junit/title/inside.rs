//! Conditions about what the JDK's classes are made of, which are no words for people who know these classes from outside.

use crate::case::{Case, Contents, Value};

/// Fields that are called what a method is called which says the same.
const AS_METHODS: [&str; 1] = ["size"];

/// Whether a condition names a field of an object of the JDK, such as `map.table[0].next`.
pub(super) fn looks_into_jdk(case: &Case, condition: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '$' | '.' | '[' | ']');
    !is_of_jdk(&case.called.class)
        && condition.split(|letter| !is_part(letter)).any(|name| leads_into_jdk(case, name).unwrap_or(false))
}

/// Follows a name from object to object; `None` if it leads to none.
fn leads_into_jdk(case: &Case, name: &str) -> Option<bool> {
    let mut steps = name.split('.');
    let first = steps.next()?;
    let mut value = case.arguments.iter().find(|argument| argument.name == first)?.value;
    while let Some(step) = steps.next() {
        let Value::Object(object) = value else { return None };
        let found = case.objects.get(object)?;
        let (name, index) = step.split_once('[').map_or((step, None), |(name, index)| (name, Some(index)));
        let Contents::Fields(fields) = &found.contents else { return None };
        let field = fields.iter().find(|field| *field.name == *name)?;
        if is_of_jdk(&found.class) {
            return Some(!AS_METHODS.contains(&name) || steps.next().is_some());
        }
        value = match (field.value, index) {
            (Value::Object(array), Some(index)) => match &case.objects.get(array)?.contents {
                Contents::Array(elements) => *elements.get(index.trim_end_matches(']').parse::<usize>().ok()?)?,
                _ => return None,
            },
            (value, _) => value,
        };
    }
    Some(false)
}

fn is_of_jdk(class: &str) -> bool {
    class.starts_with("java.")
}
