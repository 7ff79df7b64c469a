//! Whether the call of a case, carried out here on what was made for it, ends as predicted: by result or exception, with the objects as
//! they are to be.

use super::{MOST_JUMPS, Rehearsal, plain};
use crate::case::{CallKind, Case, Contents, Ends, Message, Object, Value};
use heap::ObjectId;
use interp::Ended;
use std::collections::BTreeSet;

impl Rehearsal<'_> {
    /// Lets an object stand for one of the case, unless another does.
    pub fn let_stand(&mut self, object: ObjectId, place: usize) -> Option<()> {
        self.places.insert(place, object).is_none().then_some(())
    }

    /// Puts an object in the place of another.
    pub fn put_in_place(&mut self, object: ObjectId, place: usize) {
        self.places.insert(place, object);
    }

    /// The object in a field.
    pub fn part(&self, object: ObjectId, (class, name): (&str, &str)) -> Option<ObjectId> {
        let home = self.machine.program.loaded(&class.replace('.', "/"))?;
        match self.machine.heap.field(object, self.machine.slot_of(home, name)?) {
            interp::Value::Object(part) => Some(part),
            _ => None,
        }
    }

    /// Whether an object is a list of the JDK, which is equal to any list of the same elements.
    pub fn is_list_of_jdk(&mut self, object: ObjectId) -> bool {
        let class = self.machine.class_of(object);
        let is_of_jdk = self.machine.program.class(class).module.is_some();
        let list = self.machine.find_class("java/util/List").ok().flatten();
        is_of_jdk && list.is_some_and(|list| self.machine.is_instance(object, list))
    }

    /// Whether a collection says that it holds these, in this order.
    pub fn holds_all(&mut self, collection: ObjectId, wanted: &[Value]) -> bool {
        self.elements(collection).is_some_and(|elements| {
            elements.len() == wanted.len()
                && elements.into_iter().zip(wanted).all(|(found, wanted)| self.is_value(found, wanted))
        })
    }

    fn elements(&mut self, collection: ObjectId) -> Option<Vec<interp::Value>> {
        let class = self.machine.class_of(collection);
        let method = self.machine.program.find_method(class, "toArray", "()[Ljava/lang/Object;")?;
        let Ok(Some(interp::Value::Object(array))) = self.call(method, vec![interp::Value::Object(collection)])? else {
            return None;
        };
        let body = &self.machine.heap.get(array).body;
        (0..body.length()?).map(|index| body.element(index)).collect()
    }

    /// What a method gives, or the exception that it throws.
    fn call(
        &mut self,
        method: program::MethodId,
        given: Vec<interp::Value>,
    ) -> Option<Result<Option<interp::Value>, ObjectId>> {
        self.machine.limit_loops(MOST_JUMPS);
        match self.machine.call(method, given) {
            Ended::Returned(value) => Some(Ok(value)),
            Ended::Threw(exception) => Some(Err(exception)),
            _ => {
                self.is_over = true;
                None
            }
        }
    }

    /// Whether the call of the case ends as predicted. Nothing is asked of some objects, for which others stand.
    pub fn ends_as(&mut self, case: &Case, apart: &BTreeSet<usize>) -> Option<bool> {
        let called = &case.called;
        let class = self.class(&called.class)?;
        let method = self.machine.program.declared_method(class, &called.name, &called.descriptor)?;
        let mut given =
            case.arguments.iter().map(|argument| self.value(&argument.value)).collect::<Option<Vec<_>>>()?;
        let new = (called.kind == CallKind::Constructor).then(|| self.machine.new_instance(class));
        if let Some(new) = new {
            given.insert(0, interp::Value::Object(new));
        }
        let after = &case.prediction.objects;
        let is_end = match (self.call(method, given)?, &case.prediction.ends) {
            (Ok(_), Ends::Returns(None)) => true,
            (Ok(result), Ends::Returns(Some(wanted))) => {
                let result = new.map(interp::Value::Object).or(result)?;
                self.is_predicted(result, wanted, after)
            }
            (Err(thrown), Ends::Throws { class, message, object }) => {
                self.machine.program.class(self.machine.class_of(thrown)).java_name() == *class
                    && self.says(thrown, message.as_ref())
                    && object.is_none_or(|object| {
                        self.is_predicted(interp::Value::Object(thrown), &Value::Object(object), after)
                    })
            }
            _ => false,
        };
        let is_asked =
            |place: &usize| *place < case.objects.len() && !apart.contains(place) && !self.samples.contains_key(place);
        let places = self.places.iter().map(|(&place, &object)| (place, object));
        let known: Vec<(usize, ObjectId)> = places.filter(|(place, _)| is_asked(place)).collect();
        Some(is_end && known.into_iter().all(|(place, object)| self.is_like(object, &after[place], after)))
    }

    fn says(&self, thrown: ObjectId, message: Option<&Message>) -> bool {
        match (message, self.machine.field(thrown, "detailMessage")) {
            (None, _) | (Some(Message::None), interp::Value::Null) => true,
            (Some(Message::Text(text)), interp::Value::Object(said)) => {
                self.machine.string_units(said) == text.encode_utf16().collect::<Vec<u16>>()
            }
            _ => false,
        }
    }

    fn is_predicted(&mut self, found: interp::Value, wanted: &Value, after: &[Object]) -> bool {
        match (found, *wanted) {
            (_, Value::Any) => true,
            (interp::Value::Object(found), Value::Object(place)) => match self.places.get(&place) {
                Some(&known) if known == found => true,
                // Nobody has been asked whether texts are the same object.
                Some(_) if !matches!(after[place].contents, Contents::Text(_)) => false,
                _ => {
                    self.places.insert(place, found);
                    self.is_like(found, &after[place], after)
                }
            },
            (found, wanted) => plain(&wanted) == Some(found),
        }
    }

    /// Whether an object holds what is predicted, as far as that is.
    fn is_like(&mut self, found: ObjectId, wanted: &Object, after: &[Object]) -> bool {
        let class = self.machine.program.class(self.machine.class_of(found)).java_name();
        match &wanted.contents {
            Contents::Text(units) => *wanted.class == *class && self.machine.string_units(found) == *units,
            Contents::Boxed(value) => {
                *wanted.class == *class && plain(value) == Some(self.machine.field(found, "value"))
            }
            Contents::Constant { class, field } => self.constant(class, field) == Some(interp::Value::Object(found)),
            Contents::Fields(fields) => {
                let is_of_jdk = |class: &str| class.starts_with("java.");
                // What classes of the JDK hand down is theirs.
                let mut own = fields.iter().filter(|field| is_of_jdk(&class) || !is_of_jdk(&field.class));
                *wanted.class == *class
                    && own.all(|field| {
                        let home = self.machine.program.loaded(&field.class.replace('.', "/"));
                        let slot = home.and_then(|home| self.machine.slot_of(home, &field.name));
                        slot.is_some_and(|slot| {
                            self.is_predicted(self.machine.heap.field(found, slot), &field.value, after)
                        })
                    })
            }
            Contents::Array(elements) => {
                let body = &self.machine.heap.get(found).body;
                let found: Option<Vec<interp::Value>> =
                    (0..body.length().unwrap_or(0)).map(|index| body.element(index)).collect();
                found.is_some_and(|found| {
                    found.len() == elements.len()
                        && found
                            .into_iter()
                            .zip(elements)
                            .all(|(found, wanted)| self.is_predicted(found, wanted, after))
                })
            }
            Contents::Ranked(_) | Contents::Order(_) | Contents::Unknown | Contents::Opaque => true,
        }
    }
}
