//! The exception that a call ends with, and what exceptions say to everybody: their messages, their causes, and the fields that the
//! program's own declare.

use super::{Expected, is_known, is_worded_by_jvm, object_type};
use crate::case::{Contents, Field, Message, Object, Value};
use crate::junit::JUnit;
use crate::junit::body::{Body, Placed};
use crate::junit::call::Call;
use crate::junit::literal::text;
use crate::junit::names::as_type;

const THROWABLE: &str = "java.lang.Throwable";
/// The variable for what was thrown.
const THROWN: &str = "thrown";

impl Body<'_, '_> {
    pub(super) fn expect_exception(
        &mut self,
        call: &Call,
        class: &str,
        message: Option<&Message>,
        object: Option<usize>,
    ) {
        // The body of a lambda may throw what it likes.
        self.needs.throws.clear();
        let known = match message {
            Some(Message::Text(text))
                if !is_worded_by_jvm(class)
                    && self.inherits(class, "getMessage", "String")
                    && !object.is_some_and(|object| self.repeats_jvm(object, text)) =>
            {
                Some(text.clone())
            }
            _ => None,
        };
        let expression = &call.expression;
        let named = self.type_of(class);
        let (exactly, of) = match (&named, self.junit) {
            (Some(named), JUnit::Five) => ("assertThrowsExactly", named.clone()),
            (Some(named), JUnit::Four) => ("assertThrows", named.clone()),
            (None, _) => ("assertThrows", "Throwable".to_owned()),
        };
        self.assertion(exactly);
        let thrown = format!("{exactly}({of}.class, () -> {expression});");
        let is_loose = exactly == "assertThrows";
        let told = object.map_or_else(Vec::new, |object| self.told_of_thrown(object, named.is_some()));
        if known.is_none() && !is_loose && told.is_empty() {
            self.say(thrown);
        } else {
            self.say(format!("{of} {THROWN} = {thrown}"));
        }
        self.space();
        if is_loose {
            let equal = self.assertion("assertEquals");
            match named {
                Some(named) => self.say(format!("{equal}({named}.class, {THROWN}.getClass());")),
                None => self.say(format!("{equal}(\"{class}\", {THROWN}.getClass().getName());")),
            }
        }
        if let Some(known) = known {
            let equal = self.assertion("assertEquals");
            let units: Vec<u16> = known.encode_utf16().collect();
            self.say(format!("{equal}({}, {THROWN}.getMessage());", text(&units)));
        }
        let said = self.lines.len();
        // How the call ends is shown all the same where nobody can write down what is in the exception.
        if self.expect_all(told).is_err() {
            self.lines.truncate(said);
        }
    }

    /// What is to be asserted of an exception that was thrown, but for its message: that it is one that was there before, or what is in
    /// it.
    fn told_of_thrown(&mut self, object: usize, is_typed: bool) -> Vec<Expected> {
        let case = self.case;
        let Some(found) = case.prediction.objects.get(object) else { return Vec::new() };
        let was_there = match &found.contents {
            Contents::Constant { class, field } => self.constant(class, field).is_ok(),
            _ => object < case.objects.len() && self.locals[object].state == Placed::Done,
        };
        if was_there {
            let of = as_type(&found.class).filter(|_| is_typed).unwrap_or_else(object_type);
            let (expression, name) = (THROWN.to_owned(), THROWN.to_owned());
            return vec![Expected { expression, of, value: Value::Object(object), name }];
        }
        let Contents::Fields(fields) = &found.contents else { return Vec::new() };
        if object < case.objects.len() {
            return Vec::new();
        }
        self.locals[object].name = THROWN.to_owned();
        self.locals[object].state = Placed::Done;
        self.locals[object].is_typed = is_typed;
        let known = fields.iter().filter(|field| is_known(field) && !is_message(field));
        known.filter_map(|field| self.told_field_of(object, found, field)).collect()
    }

    /// What an exception was caused by, if it was by something, as it says to everybody; `None` for other fields too.
    pub(super) fn told_cause(&mut self, object: usize, found: &Object, field: &Field) -> Option<Expected> {
        // One that has none yet is kept as its own.
        let is_told = matches!(field.value, Value::Object(cause) if cause != object);
        if !is_cause(field) || !is_told || !self.inherits(&found.class, "getCause", "Throwable") {
            return None;
        }
        let local = &self.locals[object];
        let owner = if local.is_typed || local.name == THROWN {
            local.name.clone()
        } else {
            format!("((Throwable) {})", local.name)
        };
        let of = as_type(THROWABLE)?;
        Some(Expected { expression: format!("{owner}.getCause()"), of, value: field.value, name: "cause".to_owned() })
    }

    /// Whether a field is a message that repeats what a JVM words in its own way.
    pub(super) fn is_worded_message(&self, object: usize, field: &Field) -> bool {
        let Value::Object(message) = field.value else { return false };
        let text = match self.case.prediction.objects.get(message).map(|message| &message.contents) {
            Some(Contents::Text(units)) => String::from_utf16_lossy(units),
            _ => return false,
        };
        is_message(field) && self.repeats_jvm(object, &text)
    }

    /// Whether a message quotes a cause, as that of an exception does which is given nothing else, whose own message depends on the JVM.
    fn repeats_jvm(&self, object: usize, message: &str) -> bool {
        let objects = &self.case.prediction.objects;
        let cause_of = |object: &usize| match &objects.get(*object)?.contents {
            Contents::Fields(fields) => {
                fields.iter().find(|field| is_cause(field)).and_then(|field| match field.value {
                    Value::Object(cause) if cause != *object => Some(cause),
                    _ => None,
                })
            }
            _ => None,
        };
        // Causes may go round in a ring.
        std::iter::successors(cause_of(&object), cause_of).take(objects.len()).any(|cause| {
            let class = &objects[cause].class;
            is_worded_by_jvm(class) && message.contains(class.as_str())
        })
    }

    /// Whether a method without parameters, which gives something of `java.lang`, is for objects of a class the one of `Throwable`.
    fn inherits(&self, class: &str, method: &str, gives: &str) -> bool {
        let descriptor = format!("()Ljava/lang/{gives};");
        let lineage = self.names.classes.lineage(class);
        let home = lineage.iter().find(|class| class.method(method, &descriptor).is_some());
        home.is_some_and(|home| home.name == THROWABLE)
    }
}

fn is_message(field: &Field) -> bool {
    *field.class == *THROWABLE && *field.name == *"detailMessage"
}

fn is_cause(field: &Field) -> bool {
    *field.class == *THROWABLE && *field.name == *"cause"
}
