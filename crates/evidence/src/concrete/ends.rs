//! How a call ends.

use super::{Builder, NotConcrete};
use crate::case::{Contents, Ends, Message, Prediction, Value};
use explore::{About, MethodEnd, Outcome, PathView};
use heap::ObjectId;
use interp::symbolic::ViolationKind;
use program::{Kind, MethodDescriptor};

impl Builder<'_> {
    pub(super) fn ends(&mut self, view: &PathView<'_>) -> Result<Ends, NotConcrete> {
        Ok(match view.method_end() {
            MethodEnd::Returned(None) => Ends::Returns(None),
            MethodEnd::Returned(Some(value)) => {
                let program = &self.machine.program;
                let descriptor = program.text(program.method(view.driver.target).descriptor);
                let result = MethodDescriptor::parse(descriptor).and_then(|parsed| parsed.result);
                let kind = result.map_or(Kind::Reference, |of| of.kind());
                Ends::Returns(Some(self.value(value, kind)?))
            }
            MethodEnd::Threw(exception) => self.throws(exception)?,
            MethodEnd::NotReached => match view.outcome {
                Outcome::Violated(found) if found.kind == ViolationKind::Check => Ends::Checks,
                Outcome::Violated(found) if matches!(view.broken_invariant(), Some((About::Parameter(_), _))) => {
                    match &found.kind {
                        ViolationKind::InvariantThrew { class, .. } => Ends::Before { class: class.clone() },
                        _ => Ends::Unseen("a condition in the midst of the call".to_owned()),
                    }
                }
                _ => {
                    let violation = view.violation(&self.numbers);
                    Ends::Unseen(violation.map_or_else(|| "unknown".to_owned(), |violation| violation.message))
                }
            },
        })
    }

    fn throws(&mut self, exception: ObjectId) -> Result<Ends, NotConcrete> {
        let machine = self.machine;
        if machine.heap.symbolic(exception).is_some() {
            let class = self.class_of_input(exception)?;
            let object = self.place_of(exception)?;
            return Ok(Ends::Throws { class: self.name(class), message: None, object });
        }
        let of = machine.class_of(exception);
        let class = self.name(of);
        // What the JDK makes is known by its class and its message.
        let is_told = machine.program.class(of).module.is_none() || machine.is_older(exception);
        let object = if is_told { self.place_of(exception)? } else { None };
        let says_nothing = machine.field(exception, "detailMessage") == heap::Value::Null;
        let violation = machine.violation_by(exception);
        let message = match violation.kind.message() {
            Some(message) => explore::known_text(machine, message, &self.numbers).map(Message::Text),
            None if says_nothing => Some(Message::None),
            None => None,
        };
        // The words of the JDK about strings differ from release to release.
        let is_users =
            machine.program.class(of).module.is_none() || violation.trace.first().is_some_and(|place| place.is_users);
        let message = message.or_else(|| self.message_of_strings(exception).filter(|_| is_users));
        Ok(Ends::Throws { class, message, object })
    }

    /// A message that strings of the input are parts of, whose characters the case has chosen.
    fn message_of_strings(&self, exception: ObjectId) -> Option<Message> {
        let machine = self.machine;
        let units = match machine.heap.resolved(machine.field(exception, "detailMessage")) {
            heap::Value::Object(message) => self.known_characters(message)?,
            heap::Value::Symbol(symbol) => match self.chosen.get(&symbol)? {
                Value::Null => return Some(Message::None),
                Value::Object(place) => match &self.objects.get(*place)?.contents {
                    Contents::Text(units) => units.clone(),
                    _ => return None,
                },
                _ => return None,
            },
            _ => return None,
        };
        String::from_utf16(&units).ok().map(Message::Text)
    }

    fn place_of(&mut self, exception: ObjectId) -> Result<Option<usize>, NotConcrete> {
        Ok(match self.reference(exception)? {
            Value::Object(place) => Some(place),
            _ => None,
        })
    }
}

/// Forgets what the heap is like after a call that used up what the machine has.
pub(super) fn forget(prediction: &mut Prediction) {
    if let Ends::Throws { message, .. } = &mut prediction.ends {
        *message = None;
    }
    for object in &mut prediction.objects {
        if !matches!(object.contents, Contents::Constant { .. }) {
            object.contents = Contents::Opaque;
        }
    }
    for field in &mut prediction.statics {
        field.value = Value::Any;
    }
}
