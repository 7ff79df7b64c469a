//! What may be null: everything that was said of one value has to agree.

use super::listener::{Listener, method_name};
use super::said::Said;
use crate::agreed::{Nullness, Text};
use crate::{Code, Problem, Span};
use program::{FieldId, Kind, MethodId, Program, Type};

/// Something that may be null.
#[derive(Clone, Copy)]
pub(super) enum Value {
    Field(FieldId),
    /// Counted as the descriptor does.
    Parameter(MethodId, usize),
    Result(MethodId),
}

/// The annotations of the common libraries, whatever their packages.
const NON_NULL: [&str; 3] = ["NonNull", "Nonnull", "NotNull"];
const NULLABLE: [&str; 2] = ["Nullable", "CheckForNull"];

/// What Kukang's own annotations on a class say of everything in it.
pub(super) const BY_DEFAULT: [(&str, Nullness); 2] =
    [("NonNullByDefault", Nullness::NonNull), ("NullableByDefault", Nullness::Nullable)];

/// What an annotation says of being null, by its internal name.
pub(super) fn by_annotation(name: &str) -> Nullness {
    let simple = name.rsplit(['/', '$']).next().unwrap_or(name);
    if NON_NULL.contains(&simple) {
        Nullness::NonNull
    } else if NULLABLE.contains(&simple) {
        Nullness::Nullable
    } else {
        Nullness::Unsaid
    }
}

impl Value {
    /// For messages: `parameter 1 of trees.Tree::insert(int)`.
    pub fn describe(self, program: &Program) -> String {
        match self {
            Value::Field(field) => {
                let field = program.field(field);
                format!("field {}.{}", program.class(field.class).java_name(), program.text(field.name))
            }
            Value::Parameter(method, index) => {
                let written = index.saturating_sub(program.implicit_parameters(method)) + 1;
                format!("parameter {written} of {}", method_name(program, method))
            }
            Value::Result(method) => format!("the result of {}", method_name(program, method)),
        }
    }

    pub fn is_reference(self, program: &Program) -> bool {
        let is_reference = |of: Option<&Type>| of.is_some_and(|of| of.kind() == Kind::Reference);
        match self {
            Value::Field(field) => program.field(field).kind == Kind::Reference,
            Value::Parameter(method, index) => is_reference(program.method(method).types.parameters.get(index)),
            Value::Result(method) => is_reference(program.method(method).types.result.as_ref()),
        }
    }
}

impl Listener<'_> {
    /// Notes what was said of a value, in addition to what was said before.
    pub fn note(&mut self, text: &Text, value: Value, said: Said) {
        if said.nullness == Nullness::Unsaid {
            return;
        }
        let what = value.describe(self.program);
        let span = said.place.as_ref().map_or_else(Span::default, |place| place.span);
        if !value.is_reference(self.program) {
            // That a number is not null is true and says nothing; common libraries allow it.
            if said.nullness == Nullness::Nullable || !text.name.starts_with('@') {
                self.report(text, Problem::new(Code::Unfit, span, never_null(&what)));
            }
            return;
        }
        let known = match value {
            Value::Field(field) => self.said.fields.entry(field).or_default(),
            Value::Parameter(method, index) => self.said.methods.entry(method).or_default().value(index),
            Value::Result(method) => {
                let count = self.program.method(method).types.parameters.len();
                self.said.methods.entry(method).or_default().value(count)
            }
        };
        if known.nullness == Nullness::Unsaid {
            *known = said;
        } else if known.nullness != said.nullness {
            let other = known.place.as_ref().map_or_else(String::new, |place| format!(" in {}", place.text.name));
            let message = format!("this contradicts what was said of {what}{other}");
            self.report(text, Problem::new(Code::Contradiction, span, message));
        }
    }

    /// Notes what was said of everything in the class.
    pub fn note_default(&mut self, text: &Text, said: Said) {
        match &self.said.by_default {
            None => self.said.by_default = Some(said),
            Some(known) if known.nullness == said.nullness => {}
            Some(known) => {
                let other = known.place.as_ref().map_or_else(String::new, |place| format!(" in {}", place.text.name));
                let span = said.place.as_ref().map_or_else(Span::default, |place| place.span);
                let message = format!("this contradicts what was said of the class{other}");
                self.report(text, Problem::new(Code::Contradiction, span, message));
            }
        }
    }
}

/// That there is nothing to say of a value, which is a number or none.
pub(super) fn never_null(what: &str) -> String {
    format!("this does not fit {what}, which is never null")
}
