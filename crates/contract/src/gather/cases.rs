//! From clauses to specification cases: whom they name, and what they can see.

use super::listener::{Listener, Scopes, Speaker};
use super::types::class_named;
use crate::agreed::{Assigned, Case, Signals};
use crate::syntax::{Assignable, Behavior, ClauseKind, ElementType, Expression, Name, Type};
use crate::{Code, Problem, Span, near_names};
use program::ClassId;
use std::rc::Rc;

const THROWABLE: &str = "java/lang/Throwable";

/// The exceptions of `java.lang` that people name.
const COMMON: [&str; 18] = [
    "ArithmeticException",
    "ArrayIndexOutOfBoundsException",
    "ArrayStoreException",
    "AssertionError",
    "ClassCastException",
    "CloneNotSupportedException",
    "Error",
    "Exception",
    "IllegalArgumentException",
    "IllegalStateException",
    "IndexOutOfBoundsException",
    "NegativeArraySizeException",
    "NullPointerException",
    "NumberFormatException",
    "RuntimeException",
    "StringIndexOutOfBoundsException",
    "Throwable",
    "UnsupportedOperationException",
];

impl Listener<'_> {
    /// One case of these clauses, for whatever behavior.
    pub fn case(&mut self, speaker: &Speaker, scopes: &Scopes, clauses: Vec<(ClauseKind, Span)>) -> Case {
        let place = speaker.place(clauses.first().map_or_else(Span::default, |(_, span)| *span));
        let mut case = empty_case(place);
        for (clause, span) in clauses {
            self.clause(speaker, scopes, clause, span, &mut case);
        }
        case
    }

    fn clause(&mut self, speaker: &Speaker, scopes: &Scopes, clause: ClauseKind, span: Span, case: &mut Case) {
        match clause {
            ClauseKind::Requires(condition) => {
                case.requires.push(speaker.condition(condition, span, &scopes.before));
            }
            ClauseKind::Ensures(condition) => case.ensures.push(speaker.condition(condition, span, &scopes.after)),
            ClauseKind::Signals { exception, variable, condition } => {
                case.signals.extend(self.signals(speaker, scopes, &exception, variable, condition, span));
            }
            ClauseKind::SignalsOnly(exceptions) => {
                let found = exceptions.iter().filter_map(|exception| self.exception(speaker, exception)).collect();
                if case.signals_only.is_some() {
                    let message = "this case has said already which exceptions there are";
                    let problem = Problem::new(Code::Contradiction, span, message);
                    self.report(&speaker.text, problem.help("list them in one clause"));
                }
                case.signals_only = Some(found);
                case.signals_only_at = Some(speaker.place(span));
            }
            ClauseKind::Assignable(assignable) => {
                let locations = match assignable {
                    Assignable::Nothing => Some(Vec::new()),
                    Assignable::Everything => None,
                    Assignable::Locations(locations) => Some(locations),
                };
                add_assigned(case, locations, speaker, scopes, span);
            }
        }
    }

    fn signals(
        &mut self,
        speaker: &Speaker,
        scopes: &Scopes,
        exception: &Type,
        variable: Option<Name>,
        condition: Option<Expression>,
        span: Span,
    ) -> Option<Signals> {
        let class = self.exception(speaker, exception)?;
        let mut scope = scopes.thrown.clone();
        let of = program::Type::Class((*self.program.class(class).name).into());
        // A clause without a variable has one that cannot be named.
        scope.variables.push((variable.map_or_else(String::new, |name| name.value), of));
        let scope = Rc::new(scope);
        let condition = condition.map(|condition| speaker.condition(condition, span, &scope));
        Some(Signals { exception: class, condition, place: speaker.place(span) })
    }

    /// The class of an exception. If there is none, that is told.
    fn exception(&mut self, speaker: &Speaker, written: &Type) -> Option<ClassId> {
        let place = self.surroundings(speaker);
        let found = match &written.value.element {
            ElementType::Named(name) if written.value.dimensions == 0 => class_named(self.program, place, name),
            _ => None,
        };
        let throwable = self.program.load(THROWABLE).ok();
        let is_exception = |class: ClassId| throwable.is_some_and(|of| self.program.is_subtype(class, of));
        let name = written.span.of(&speaker.text.content).to_owned();
        let message = match found {
            Some(class) if is_exception(class) => return Some(class),
            Some(_) => format!("`{name}` is no exception"),
            None => format!("there is no class `{name}`"),
        };
        let problem = Problem::new(Code::UnknownClass, written.span, message);
        let near = if found.is_none() { self.near_exceptions(speaker, &name) } else { None };
        self.report(&speaker.text, Problem { help: near, ..problem });
        None
    }

    /// Exceptions with names like this one: those that are imported, those of the package, and the common ones.
    fn near_exceptions(&mut self, speaker: &Speaker, name: &str) -> Option<String> {
        let simple = |name: &String| name.rsplit(['.', '/']).next().unwrap_or(name).to_owned();
        let mut known: Vec<String> = speaker.imports.classes.iter().map(simple).collect();
        let package = self.program.class(self.class).package().to_owned();
        let names = self.program.class_path_names().unwrap_or_default();
        let is_neighbour = |name: &&String| name.rsplit_once('/').map_or("", |(package, _)| package) == package;
        known.extend(names.iter().filter(is_neighbour).map(simple));
        known.extend(COMMON.map(str::to_owned));
        let near = near_names(name, known.iter().map(String::as_str));
        let quoted: Vec<String> = near.into_iter().map(|name| format!("`{name}`")).collect();
        (!quoted.is_empty()).then(|| format!("did you mean {}?", quoted.join(" or ")))
    }
}

/// A case that asks for nothing.
pub(super) fn empty_case(place: crate::Place) -> Case {
    Case {
        behavior: Behavior::Any,
        requires: Vec::new(),
        ensures: Vec::new(),
        signals: Vec::new(),
        signals_only: None,
        signals_only_at: None,
        assignable: None,
        place,
    }
}

/// Several clauses of a case allow what any of them allows.
fn add_assigned(
    case: &mut Case,
    locations: Option<Vec<crate::syntax::Location>>,
    speaker: &Speaker,
    scopes: &Scopes,
    span: Span,
) {
    match &mut case.assignable {
        None => {
            let (scope, place) = (scopes.assigned.clone(), speaker.place(span));
            case.assignable = Some(Assigned { locations, scope, place });
        }
        Some(known) => match (&mut known.locations, locations) {
            (Some(known), Some(more)) => known.extend(more),
            (known, _) => *known = None,
        },
    }
}
