//! Static invariants hold when their classes have been initialized: every method relies on them, and none establishes them.

use crate::agreements::Agreements;
use crate::driver::{ClauseKind, Conditions};
use crate::names;
use contract::{ClassInvariant, Code, Condition, Diagnostic, Place, Problem};
use heap::Value;
use interp::Machine;
use interp::symbolic::{Gap, Initially};
use program::ClassId;
use std::collections::BTreeSet;
use std::rc::Rc;

/// What was found out about static initializers.
#[derive(Default)]
pub(crate) struct Initial {
    /// The static invariants that they do not establish.
    pub problems: Vec<Diagnostic>,
    /// Those of which nobody knows.
    pub gaps: BTreeSet<Gap>,
}

impl Initial {
    /// Initializes all classes that have static invariants and asks these. What is wrong with their texts others tell.
    pub fn find_out(machine: &mut Machine, agreements: &Agreements) -> Initial {
        let mut conditions = Conditions::default();
        let mut planned: Vec<(&Rc<ClassInvariant>, _)> = Vec::new();
        for invariant in agreements.invariants.of_classes() {
            if let Some(compiled) = conditions.compile(machine, ClauseKind::Invariant, &invariant.condition) {
                planned.push((invariant, compiled.into_expression()));
            }
        }
        conditions.define(machine);
        let mut found = Initial::default();
        for (invariant, expression) in planned {
            let condition = expression.find(&machine.program);
            let answer = machine.ask_initially(invariant.declared_in, condition);
            let Condition { place, expression, .. } = &invariant.condition;
            let place = Place { text: place.text.clone(), span: expression.span };
            let text = place.text.content.get(place.span.start..place.span.end).unwrap_or_default();
            let held = held(machine, invariant.declared_in, text);
            let failure = "the static invariant does not hold";
            found.take(machine, invariant.declared_in, &place, answer, (failure, &held));
        }
        for (field, place) in &agreements.non_null_statics {
            let answer = machine.is_initially_set(*field);
            let of = machine.program.field(*field);
            let (class, failure) = (of.class, format!("`{}` is null", machine.program.text(of.name)));
            found.take(machine, class, place, answer, (&failure, ""));
        }
        found
    }

    /// Takes note of an answer. What goes wrong is told in the words for that, and with what static fields hold then.
    fn take(
        &mut self,
        machine: &Machine,
        class: ClassId,
        place: &Place,
        answer: Initially,
        (failure, held): (&str, &str),
    ) {
        let class = machine.program.class(class).java_name();
        let what = match answer {
            Initially::Holds | Initially::Unusable => return,
            Initially::Unknown(why) => {
                self.gaps.insert(Gap::Initially { class, why });
                return;
            }
            Initially::Fails => format!("{failure} when {class} has been initialized{held}"),
            Initially::Threw(exception) => {
                format!("the static invariant throws {exception} when {class} has been initialized{held}")
            }
        };
        let problem = Problem::new(Code::NotEstablished, place.span, what)
            .help("every method of every class relies on it, so none is checked: let the static initializer see to it");
        self.problems.extend(place.text.diagnostics(vec![problem]));
    }
}

/// What the static fields of a class hold that a condition names: `, where capacity is 0`.
fn held(machine: &Machine, class: ClassId, condition: &str) -> String {
    let is_part = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '$' | '.');
    // Of `slots.length` the first name may be that of a static field.
    let mut names: Vec<&str> =
        condition.split(|letter| !is_part(letter)).filter_map(|chain| chain.split('.').next()).collect();
    let mut said = BTreeSet::new();
    names.retain(|name| said.insert(*name));
    let values: Vec<String> = names.into_iter().filter_map(|name| held_by(machine, class, name)).collect();
    if values.is_empty() { String::new() } else { format!(", where {}", values.join(" and ")) }
}

/// What a static field holds, if there is one of this name.
fn held_by(machine: &Machine, class: ClassId, name: &str) -> Option<String> {
    use program::{BaseType, Kind};
    let kind = machine.program.field_named(class, name)?.kind;
    let value = match machine.static_field(class, name)? {
        Value::Int(value) if kind == Kind::Base(BaseType::Boolean) => (value != 0).to_string(),
        Value::Int(value) if kind == Kind::Base(BaseType::Char) => term::java_char(value as u16),
        Value::Int(value) => value.to_string(),
        Value::Long(value) => format!("{value}L"),
        Value::Float(value) => term::java_float(value),
        Value::Double(value) => term::java_double(value),
        Value::Null => "null".to_owned(),
        Value::Object(object) => match machine.enum_constant(object) {
            Some((_, constant)) => constant.to_owned(),
            None => format!("an object of {}", names::class_name(machine, machine.heap.class(object))),
        },
        _ => return None,
    };
    Some(format!("{name} is {value}"))
}
