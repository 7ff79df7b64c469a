//! What may help with a violation: most often somebody has to say what they take for granted.

use crate::missing;
use crate::names;
use crate::refused;
use crate::search::PathView;
use heap::{Knowledge, ObjectId, Origin};
use interp::symbolic::{Violation as Found, ViolationKind};
use program::ClassId;

/// What to say about a violation besides what it is.
pub fn help(view: &PathView<'_>, found: &Found, message: Option<&str>) -> Option<String> {
    help_by_kind(view, found, message).or_else(|| refused::help(view))
}

fn help_by_kind(view: &PathView<'_>, found: &Found, message: Option<&str>) -> Option<String> {
    match &found.kind {
        ViolationKind::Exception { class, .. }
        | ViolationKind::Refused { class, .. }
        | ViolationKind::ConditionThrew { class, .. }
        | ViolationKind::InvariantThrew { class, .. }
            if class == "java.lang.NoClassDefFoundError" =>
        {
            missing::help(view.machine, found.trace.first().map(|frame| &*frame.class), message?)
        }
        ViolationKind::Exception { class, .. } | ViolationKind::Refused { class, .. }
            if class == "java.lang.NullPointerException" =>
        {
            help_with_null(view, message).or_else(|| help_with_final(view, message))
        }
        ViolationKind::Exception { class, .. } | ViolationKind::Refused { class, .. }
            if class == "java.lang.ClassCastException" && has_input_of_any_class(view) =>
        {
            Some(
                "a collection of the input can hold whatever its declaration allows, without type arguments objects of any \
                 class; if it holds less, say so there, or in a precondition or an invariant, as in `(\\forall int i; 0 <= i && i < \
                 list.size(); list.get(i) instanceof String)`"
                    .to_owned(),
            )
        }
        ViolationKind::ConditionThrew { class, .. } if class == "java.lang.NullPointerException" => {
            help_with_question(view).or_else(|| help_with_final(view, message))
        }
        ViolationKind::ConditionThrew { class, .. } if class == "java.lang.ClassCastException" => Some(
            "a field or element of the input whose type is a type variable can hold any object that type arguments allow; say \
             what it holds by type arguments, or in front of the condition, as in `p.value instanceof Integer`"
                .to_owned(),
        ),
        _ => None,
    }
}

/// Whether an object of the JDK holds an unknown whose class its variable does not tell.
fn has_input_of_any_class(view: &PathView<'_>) -> bool {
    let machine = view.machine;
    let is_library = |object: ObjectId| machine.program.class(machine.heap.class(object)).module.is_some();
    machine.heap.symbols().iter().any(|symbol| {
        let is_held = match symbol.origin {
            Origin::Field { owner, .. } => is_library(owner),
            Origin::Element { .. } => true,
            _ => false,
        };
        is_held && &*machine.program.class(symbol.declared).name == "java/lang/Object"
    })
}

/// A null parameter that leads to a NullPointerException is most often a missing precondition.
fn help_with_null(view: &PathView<'_>, message: Option<&str>) -> Option<String> {
    let input = view.machine.input()?;
    let is_parameter = |origin: Origin| matches!(origin, Origin::Field { owner, .. } if owner == input.object);
    let nulls = view.machine.heap.symbols().iter().filter(|symbol| symbol.knowledge == Knowledge::Null);
    let (parameters, others): (Vec<&heap::Symbol>, Vec<&heap::Symbol>) =
        nulls.partition(|symbol| is_parameter(symbol.origin));
    let mut names: Vec<String> =
        parameters.iter().map(|symbol| names::name_of(view.machine, &view.driver.parameters, symbol.origin)).collect();
    // HotSpot's message says what was null; without it, no other reference may be.
    let blamed =
        |name: &String| message.is_some_and(|message| message.ends_with(&format!("because \"{name}\" is null")));
    if names.iter().any(blamed) {
        names.retain(blamed);
    } else if !others.is_empty() {
        return None;
    }
    if names.is_empty() {
        return None;
    }
    let conditions: Vec<String> = names.iter().map(|name| format!("Kukang.assume({name} != null);")).collect();
    let subject = if names.len() == 1 { "the parameter" } else { "the parameters" };
    Some(format!(
        "only because {subject} {} can be null; if callers must not pass null, say so first thing in the method: {}",
        names.join(" and "),
        conditions.join(" ")
    ))
}

/// A condition is asked for null as well, unless something in front of it leaves null out.
fn help_with_question(view: &PathView<'_>) -> Option<String> {
    let input = view.machine.input()?;
    let mut nulls = view.machine.heap.symbols().iter().filter(|symbol| symbol.knowledge == Knowledge::Null);
    let (Some(null), None) = (nulls.next(), nulls.next()) else { return None };
    if !matches!(null.origin, Origin::Field { owner, .. } if owner == input.object) {
        return None;
    }
    let name = names::name_of(view.machine, &view.driver.parameters, null.origin);
    Some(format!(
        "the parameter {name} can be null; if callers must not pass null, say so in front of this condition: `//@ requires {name} != \
         null;`, else ask for it first: `{name} == null || …`"
    ))
}

/// A null field that is final is most often one that no constructor leaves null: nobody has told.
fn help_with_final(view: &PathView<'_>, message: Option<&str>) -> Option<String> {
    let nulls = view.machine.heap.symbols().iter().filter(|symbol| symbol.knowledge == Knowledge::Null);
    let mut fields: Vec<(String, (ClassId, String))> = nulls
        .filter_map(|symbol| {
            let Origin::Field { owner, slot } = symbol.origin else { return None };
            let name = names::name_of(view.machine, &view.driver.parameters, symbol.origin);
            Some((name, refused::final_field(view, owner, slot)?))
        })
        .collect();
    // HotSpot's message says what was null, if it is a field that it speaks of.
    let is_blamed =
        |(name, _): &(String, _)| message.is_some_and(|it| it.ends_with(&format!("because \"{name}\" is null")));
    if fields.iter().any(is_blamed) {
        fields.retain(is_blamed);
    }
    let [(_, (class, field))] = &fields[..] else { return None };
    let class = view.machine.program.class(*class).java_name();
    Some(format!(
        "the field {field} of {class} is final, and null in this object; if every constructor gives it an object, say so: by \
         @NonNull on the field, or by `//@ invariant {field} != null;` in the class"
    ))
}
