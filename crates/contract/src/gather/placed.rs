//! Kukang's own annotations in places where they say nothing. Compilers refuse some of these, but not all, and class files come
//! from anywhere.

use super::listener::Listener;
use super::nullness::{Value, never_null};
use crate::{Code, Problem};
use program::{Annotated, BaseType, Kind, MethodId, Program, Type};
use std::rc::Rc;

/// How the internal names of Kukang's annotations begin.
pub(super) const OURS: &str = "kukang/contracts/";

/// What `@Limit` makes of a method, in words.
const LIMIT: &str = "a limit";

/// One annotation of Kukang's.
struct Placed {
    spec: Option<Rc<str>>,
    simple: String,
    /// The text that `@Region` and `@Limit` have.
    text: Option<String>,
    /// Whether it is a list of texts without any.
    is_empty: bool,
}

/// What is wrong with a place, and what to do.
struct Misplaced {
    message: String,
    help: Option<&'static str>,
}

impl Listener<'_> {
    /// Tells of all annotations on something that say nothing there.
    pub fn check_placed(&mut self, of: Annotated) {
        for placed in self.placed(of) {
            let Some(Misplaced { message, help }) = misplaced(self.program, of, &placed) else { continue };
            let content = match &placed.text {
                Some(text) => format!("@{}({text:?})", placed.simple),
                None => format!("@{}", placed.simple),
            };
            let speaker = self.annotation(of, &placed.simple, &content, &placed.spec);
            let problem = Problem::new(Code::Unfit, speaker.whole().span, message);
            self.report(&speaker.text, Problem { help: help.map(str::to_owned), ..problem });
        }
    }

    fn placed(&self, of: Annotated) -> Vec<Placed> {
        let mut found = Vec::new();
        for mention in self.program.mentions(of) {
            for name in mention.annotation_names() {
                let Some(simple) = name.strip_prefix(OURS).map(str::to_owned) else { continue };
                let annotation = mention.annotation(&name);
                let text = annotation.as_ref().and_then(|it| it.text("value"));
                let texts = annotation.as_ref().and_then(|it| it.texts("value"));
                let is_empty = texts.is_some_and(|texts| texts.is_empty());
                found.push(Placed { spec: mention.spec.clone(), simple, text, is_empty });
            }
        }
        found
    }
}

/// What is wrong with an annotation on this declaration.
fn misplaced(program: &Program, of: Annotated, placed: &Placed) -> Option<Misplaced> {
    match of {
        Annotated::Class(_) => on_class(&placed.simple),
        Annotated::Field(field) => {
            on_value(program, Value::Field(field), placed).unwrap_or_else(|| unfit("a field", &placed.simple))
        }
        Annotated::Parameter(method, index) => {
            let value = Value::Parameter(method, usize::from(index));
            on_value(program, value, placed).unwrap_or_else(|| unfit("a parameter", &placed.simple))
        }
        Annotated::Method(method) => on_method(program, method, placed),
    }
}

fn on_class(simple: &str) -> Option<Misplaced> {
    match simple {
        "Invariant" | "SpecFor" | "Pure" | "NonNullByDefault" | "NullableByDefault" => None,
        _ => unfit("a class", simple),
    }
}

fn on_method(program: &Program, method: MethodId, placed: &Placed) -> Option<Misplaced> {
    let of = program.method(method);
    let constructs = program.text(of.name) == "<init>";
    match &*placed.simple {
        "Requires" | "Ensures" | "Signals" | "SignalsOnly" | "Assignable" if placed.is_empty => {
            wrong("this says nothing: the list is empty", Some("write a text, or leave the annotation out"))
        }
        "Requires" | "Ensures" | "Signals" | "SignalsOnly" | "Assignable" => None,
        "Case" | "Cases" | "Pure" | "Helper" => None,
        _ if constructs => unfit("a constructor", &placed.simple),
        "Invariant" => question(program, method, "an invariant"),
        "Limit" if placed.text.as_deref().is_none_or(|text| text.trim().is_empty()) => wrong(
            "this limit does not say what it leaves out",
            Some("say which objects, as in `@Limit(\"with a comparator\")`"),
        ),
        "Limit" => question(program, method, LIMIT),
        "Reflexive" | "Symmetric" | "Transitive" | "Monotone" => None,
        "Fresh" if !Value::Result(method).is_reference(program) => {
            wrong("this method returns no object that could be new", None)
        }
        "Fresh" => None,
        "TotalOrder" => unfit("a method", &placed.simple),
        _ => on_value(program, Value::Result(method), placed).unwrap_or_else(|| unfit("a method", &placed.simple)),
    }
}

/// What is wrong with an annotation that speaks of a value; `None` if it speaks of something else.
fn on_value(program: &Program, value: Value, placed: &Placed) -> Option<Option<Misplaced>> {
    let what = value.describe(program);
    let is_reference = value.is_reference(program);
    Some(match &*placed.simple {
        "NonNull" | "Nullable" => (!is_reference).then(|| Misplaced { message: never_null(&what), help: None }),
        "Region" if !is_reference => {
            let message = format!("this does not fit {what}, which refers to no object");
            Some(Misplaced { message, help: None })
        }
        "Region" if placed.text.as_deref().is_none_or(|name| name.trim().is_empty()) => {
            wrong("this region has no name", Some("name it, as in `@Region(\"nodes\")`"))
        }
        "Region" => None,
        "Owned" if !is_reference => {
            let message = format!("this does not fit {what}, which refers to no object");
            Some(Misplaced { message, help: None })
        }
        "Owned" if placed.spec.is_none() => wrong(
            "only a spec class can say this, which is believed",
            Some("say in an invariant what is not shared, as far as it can be said there"),
        ),
        "Owned" if matches!(value, Value::Field(_)) => None,
        "TotalOrder" if !holds_objects(program, value) => {
            let message = format!("this does not fit {what}, which refers to no object: numbers have their order");
            Some(Misplaced { message, help: None })
        }
        "TotalOrder" => None,
        _ => return None,
    })
}

/// Whether a value is an object, or an array of objects.
fn holds_objects(program: &Program, value: Value) -> bool {
    let mut of = match value {
        Value::Field(field) => Type::parse(program.text(program.field(field).descriptor)),
        Value::Parameter(method, index) => program.method(method).types.parameters.get(index).cloned(),
        Value::Result(method) => program.method(method).types.result.clone(),
    };
    while let Some(Type::Array(element)) = of {
        of = Some(*element);
    }
    of.is_some_and(|of| of.kind() == Kind::Reference)
}

/// An invariant is a question to the object, and so is a limit.
fn question(program: &Program, method: MethodId, what: &str) -> Option<Misplaced> {
    let of = program.method(method);
    let name = program.text(of.name);
    let is_boolean = of.types.result.as_ref().is_some_and(|of| of.kind() == Kind::Base(BaseType::Boolean));
    let fault = if of.is_static() {
        "is static"
    } else if !of.types.parameters.is_empty() {
        "has parameters"
    } else if !is_boolean {
        "returns no `boolean`"
    } else if what == LIMIT && of.is_abstract() {
        "has no body"
    } else {
        return None;
    };
    wrong(
        &format!("{what} is an instance method `boolean {name}()`, but this one {fault}"),
        Some("an invariant without an object is an expression on the class: `@Invariant(\"static condition\")`")
            .filter(|_| of.is_static() && what != LIMIT),
    )
}

fn wrong(message: &str, help: Option<&'static str>) -> Option<Misplaced> {
    Some(Misplaced { message: message.to_owned(), help })
}

fn unfit(what: &str, simple: &str) -> Option<Misplaced> {
    let help = match simple {
        "TotalOrder" => Some("write it on a field or a parameter whose objects have an order"),
        "Owned" => Some("write it on a field of a spec class"),
        "Region" | "NonNull" | "Nullable" => Some("write it on a field, a parameter, or a method for its result"),
        "Invariant" => Some("write it on a class, or on a method `boolean repOk()`"),
        "SpecFor" | "NonNullByDefault" | "NullableByDefault" => Some("write it on a class"),
        _ => Some("write it on a method"),
    };
    Some(Misplaced { message: format!("@{simple} does not fit {what}"), help })
}
