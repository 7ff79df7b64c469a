//! Records whose constructors copy lists: `tags = List.copyOf(tags);`. The case has an `ArrayList` in the component, the usual class for a
//! `List`, which no constructor leaves there.
//!
//! A record made of that list by its constructor stands for the case's if the call under test, carried out by the interpreter, ends as predicted
//! with it, and leaves all other objects so. Tests say nothing then of which object is in the component.

use crate::case::{Field, Object, Value};
use crate::junit::body::Body;
use crate::junit::classes::Class;
use crate::junit::expect::containers::{Container, Holds, references};
use crate::junit::rehearsal::Rehearsal;
use heap::ObjectId;

/// Types of components for which an `ArrayList` is only the usual class.
const LISTS: [&str; 3] = ["Ljava/util/List;", "Ljava/util/Collection;", "Ljava/lang/Iterable;"];

/// Whether a class is one of these types, so that nobody knows of which class the object is.
fn is_any_list(class: &str) -> bool {
    LISTS.contains(&&*format!("L{};", class.replace('.', "/")))
}

impl Body<'_, '_> {
    /// The components of a record, by their places, in which a copy may be. Where a contract says more of the call than its end, which nobody
    /// rehearses, there is none.
    pub(super) fn copyable(&self, class: &Class, fields: &[Field]) -> Vec<usize> {
        let case = self.case;
        let is_bare = case.statics.is_empty()
            && case.promised().all(|promise| promise.ensures.is_empty() && promise.signals.is_empty())
            && case.lasting.is_empty()
            && case.new_invariants.is_empty()
            && case.arguments.iter().all(|argument| argument.invariants.is_empty())
            && case.prediction.violation.as_ref().is_none_or(|violation| violation.code == "K001");
        if !class.is_record || !is_bare {
            return Vec::new();
        }
        let is_it = |field: &Field| matches!(field.value, Value::Object(part) if self.is_lone_list(part));
        let is_copyable = |place: &usize| LISTS.contains(&&*fields[*place].descriptor) && is_it(&fields[*place]);
        (0..fields.len()).filter(is_copyable).collect()
    }

    /// Whether an object is a list, and one object alone refers to it, once.
    fn is_lone_list(&self, list: usize) -> bool {
        let case = self.case;
        let class = &*case.objects[list].class;
        let is_list = is_any_list(class) || class == "java.util.ArrayList" && self.listed_in(list).is_some();
        let is_given = case.arguments.iter().any(|argument| argument.value == Value::Object(list));
        let count = case.objects.iter().flat_map(references).filter(|part| *part == list).count();
        is_list && !is_given && count == 1
    }

    /// Whether nobody has looked into a list, which is in a component of a record: the constructor may look into it.
    pub(super) fn is_component_list(&self, list: usize) -> bool {
        let is_record = |found: &&Object| self.names.classes.get(&found.class).is_some_and(|class| class.is_record);
        let mut records = self.case.objects.iter().filter(is_record);
        is_any_list(&self.case.objects[list].class) && records.any(|record| references(record).any(|part| part == list))
    }

    fn listed_in(&self, list: usize) -> Option<Vec<Value>> {
        match Container::of(&self.case.objects, list)?.holds {
            Holds::List(values) => Some(values),
            _ => None,
        }
    }

    /// The list in a component, if it is equal to the case's.
    pub(super) fn copy_in(
        &self,
        rehearsal: &mut Rehearsal<'_>,
        made: ObjectId,
        field: &Field,
    ) -> Option<(usize, ObjectId)> {
        let Value::Object(list) = field.value else { return None };
        let copy = rehearsal.part(made, (&field.class, &field.name))?;
        // A list into which nobody has looked is empty in the test.
        let values = self.listed_in(list).unwrap_or_default();
        let is_equal = rehearsal.is_list_of_jdk(copy) && rehearsal.holds_all(copy, &values);
        is_equal.then_some((list, copy))
    }
}
