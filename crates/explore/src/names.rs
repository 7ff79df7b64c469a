//! What things are called in messages and conditions: classes, fields and unknowns as Java expressions over the parameters.

mod collections;

use crate::violation::in_source;
use heap::{Body, CallPart, ObjectId, Origin, Ranked, Value, Version};
use interp::Machine;
use program::{ClassId, FieldPlace};
use std::collections::BTreeSet;

/// The name of a static field as Java source has it: `pkg.Class.field`.
pub fn static_name(machine: &Machine, slot: program::StaticSlot) -> String {
    for index in 0..machine.program.class_count() {
        let class = machine.program.class(ClassId(index as u32));
        for &id in &class.fields {
            let field = machine.program.field(id);
            if field.place == FieldPlace::Static(slot) {
                return format!("{}.{}", in_source(&class.java_name()), machine.program.text(field.name));
            }
        }
    }
    format!("static {}", slot.0)
}

/// A class as Java source names it.
pub fn class_name(machine: &Machine, class: ClassId) -> String {
    let of = machine.program.class(class);
    if of.is_array() { of.source_name() } else { of.java_name() }
}

/// The names of the instance fields, by their slots; injected ones have none. A field that a subclass hides by one of the
/// same name has the name of its class in front: `Base.size`.
pub fn field_names(machine: &Machine, class: ClassId) -> Vec<Option<String>> {
    let of = machine.program.class(class);
    let mut names = vec![None; of.layout.len()];
    // From the class upwards: whoever comes first hides the others.
    let mut taken = BTreeSet::new();
    for &ancestor in of.lineage.iter().rev() {
        let declaring = machine.program.class(ancestor);
        for &id in &declaring.fields {
            let field = machine.program.field(id);
            if let FieldPlace::Instance(slot) = field.place {
                let plain = machine.program.text(field.name).to_owned();
                let full = declaring.java_name();
                let simple = full.rsplit(['.', '$']).next().unwrap_or(&full);
                let mut forms = [format!("{simple}.{plain}"), format!("{full}.{plain}")].into_iter();
                let mut name = plain;
                while let (false, Some(longer)) = (taken.insert(name.clone()), forms.next()) {
                    name = longer;
                }
                names[usize::from(slot)] = Some(name);
            }
        }
    }
    names
}

/// The unknown that an origin stands for, as a Java expression over the parameters.
pub fn name_of(machine: &Machine, parameters: &[(u16, String)], origin: Origin) -> String {
    match origin {
        Origin::Field { owner, slot } => {
            if machine.input().is_some_and(|input| input.object == owner) {
                let named = parameters.iter().find(|(known, _)| *known == slot);
                return named.map_or_else(|| format!("parameter {slot}"), |(_, name)| name.clone());
            }
            if let Some(name) = collections::public_name(machine, parameters, origin, "") {
                return name;
            }
            let class = machine.heap.symbolic(owner).and_then(|row| {
                let state = machine.symbolic()?;
                state.types.classes(row.types).first().copied()
            });
            let class = class.unwrap_or_else(|| machine.heap.class(owner));
            let names = field_names(machine, class);
            let field = names.get(usize::from(slot)).cloned().flatten().unwrap_or_else(|| format!("field{slot}"));
            let owner = name_of_object(machine, parameters, owner);
            match field.rsplit_once('.') {
                // A hidden field, as Java reaches it.
                Some((class, field)) => format!("(({class}) {owner}).{field}"),
                None => format!("{owner}.{field}"),
            }
        }
        Origin::Element { array, place } => {
            let index = match &machine.heap.get(array).body {
                Body::Accumulator(array) => array.touched.get(place as usize).map(|touched| touched.index),
                _ => None,
            };
            let index = match index.map(|slot| slot.value()) {
                Some(Value::Int(index)) => index.to_string(),
                Some(Value::Term(_, term)) => {
                    let state = machine.symbolic().expect("paths have symbols");
                    term::java(&state.terms, term, &|symbol| name_of_unknown(machine, parameters, symbol))
                }
                _ => "?".to_owned(),
            };
            if let Some(name) = collections::public_name(machine, parameters, origin, &index) {
                return name;
            }
            match text_of(machine, array) {
                Some(text) => format!("{}.charAt({index})", name_of_object(machine, parameters, text)),
                None => format!("{}[{index}]", name_of_object(machine, parameters, array)),
            }
        }
        Origin::Length { array } => match text_of(machine, array) {
            Some(text) => format!("{}.length()", name_of_object(machine, parameters, text)),
            None => format!("{}.length", name_of_object(machine, parameters, array)),
        },
        Origin::Static(slot) => static_name(machine, slot),
        Origin::Hash { object } => {
            format!("System.identityHashCode({})", name_of_object(machine, parameters, object))
        }
        Origin::Boxed(number) => {
            let state = machine.symbolic().expect("paths have symbols");
            term::java(&state.terms, number, &|symbol| name_of_unknown(machine, parameters, symbol))
        }
        Origin::Rank { of } => match of {
            Ranked::Null => "rank(null)".to_owned(),
            Ranked::Object(object) => format!("rank({})", name_of_object(machine, parameters, object)),
            Ranked::Symbol(symbol) => {
                format!("rank({})", name_of(machine, parameters, machine.heap.symbol(symbol).origin))
            }
        },
        Origin::Sign => "a comparison".to_owned(),
        Origin::Call { version, part } => name_of_part(machine, parameters, version, part),
    }
}

/// The string of the input whose characters are in an array.
pub fn text_of(machine: &Machine, array: ObjectId) -> Option<ObjectId> {
    let row = machine.heap.symbolic(array)?;
    match machine.heap.symbol(row.symbol).origin {
        Origin::Field { owner, .. } if is_text(machine, owner) => Some(owner),
        _ => None,
    }
}

/// Whether an unknown is one by which strings hold their characters, or lists and maps their elements: people see these.
pub fn is_inside(machine: &Machine, parameters: &[(u16, String)], origin: Origin) -> bool {
    matches!(origin, Origin::Field { owner, .. } if is_text(machine, owner))
        || collections::is_inside(machine, parameters, origin)
}

/// Whether a reference is an element of a collection that has no null, so that nobody has to say that it is not.
pub fn is_never_null(machine: &Machine, parameters: &[(u16, String)], origin: Origin) -> bool {
    collections::is_never_null(machine, parameters, origin)
}

/// The sizes of collections that no unknown stands for, as conditions.
pub fn sizes(machine: &Machine, parameters: &[(u16, String)]) -> Vec<String> {
    collections::sizes(machine, parameters)
}

/// Whether a condition on these unknowns says only that a collection of the JDK is in order.
pub fn is_order_within(machine: &Machine, parameters: &[(u16, String)], unknowns: &[Origin]) -> bool {
    collections::is_order_within(machine, parameters, unknowns)
}

fn is_text(machine: &Machine, object: ObjectId) -> bool {
    machine.heap.symbolic(object).is_some() && &*machine.program.class(machine.heap.class(object)).name == TEXT
}

const TEXT: &str = "java/lang/String";

/// How a call by contract has ended, if a symbol stands for that: `compare (2nd call) returns`.
pub fn ending_of_call(machine: &Machine, symbol: term::SymbolId) -> Option<String> {
    let Origin::Call { version, part: CallPart::Outcome } = *machine.heap.unknowns().get(symbol.index())? else {
        return None;
    };
    let call = name_of_call(machine, version)?;
    Some(thrown_by_call(machine, version).unwrap_or_else(|| format!("{call} returns")))
}

/// The calls by contract that have thrown something, in words.
pub fn throwing_calls(machine: &Machine) -> impl Iterator<Item = String> + '_ {
    let versions = 1..=machine.heap.calls_by_contract().len() as u32;
    versions.filter_map(|version| thrown_by_call(machine, Version(version)))
}

/// What a call by contract has thrown: a new exception, or the one of an earlier call.
fn thrown_by_call(machine: &Machine, version: Version) -> Option<String> {
    let exception = machine.thrown_by_call(version)?;
    let call = name_of_call(machine, version)?;
    let earlier = (1..version.0).map(Version).find(|&earlier| machine.thrown_by_call(earlier) == Some(exception));
    Some(match earlier.and_then(|earlier| name_of_call(machine, earlier)) {
        Some(earlier) => format!("{call} throws what {earlier} threw"),
        None => format!("{call} throws {}", class_name(machine, machine.heap.class(exception))),
    })
}

/// A call by contract: `compare (2nd call)`.
fn name_of_call(machine: &Machine, version: Version) -> Option<String> {
    let calls = machine.heap.calls_by_contract();
    let place = (version.0 as usize).checked_sub(1)?;
    let call = calls.get(place)?;
    let ordinal = calls[..place].iter().filter(|other| other.method == call.method).count() + 1;
    let ending = match (ordinal % 10, ordinal % 100) {
        (1, teen) if teen != 11 => "st",
        (2, teen) if teen != 12 => "nd",
        (3, teen) if teen != 13 => "rd",
        _ => "th",
    };
    let method = machine.program.text(machine.program.method(call.method).name);
    Some(format!("{method} ({ordinal}{ending} call)"))
}

/// What a call by contract has made unknown: `the result of compare (2nd call)`.
fn name_of_part(machine: &Machine, parameters: &[(u16, String)], version: Version, part: CallPart) -> String {
    let Some(call) = name_of_call(machine, version) else { return "an unknown".to_owned() };
    match part {
        CallPart::Result => format!("the result of {call}"),
        CallPart::Exception => format!("the exception of {call}"),
        CallPart::Outcome => format!("the outcome of {call}"),
        CallPart::Field { owner, slot } => {
            let field = name_of(machine, parameters, Origin::Field { owner, slot });
            match field.strip_prefix("an object.").filter(|_| machine.thrown_by_call(version) == Some(owner)) {
                Some("detailMessage") => format!("the message of what {call} throws"),
                Some(part) => format!("the {part} of what {call} throws"),
                None => format!("{field} after {call}"),
            }
        }
        CallPart::Element { array, place } => {
            format!("{} after {call}", name_of(machine, parameters, Origin::Element { array, place }))
        }
        CallPart::Static(slot) => format!("{} after {call}", static_name(machine, slot)),
    }
}

pub fn name_of_object(machine: &Machine, parameters: &[(u16, String)], object: ObjectId) -> String {
    match machine.heap.symbolic(object) {
        Some(row) => name_of(machine, parameters, machine.heap.symbol(row.symbol).origin),
        None => match machine.field_of_constant(object) {
            Some(slot) => static_name(machine, slot),
            None => "an object".to_owned(),
        },
    }
}

/// A symbol of the term store as a Java expression over the parameters.
pub fn name_of_unknown(machine: &Machine, parameters: &[(u16, String)], symbol: term::SymbolId) -> String {
    match machine.heap.unknowns().get(symbol.index()) {
        Some(&origin) => name_of(machine, parameters, origin),
        None => format!("unknown{}", symbol.0),
    }
}
