//! What was agreed of a method, from wherever it was said: the meaning of its contract as data.
//!
//! JML's specification cases stay apart: whichever has its precondition fulfilled binds the method. What a class says
//! of an inherited method is joined with what its supertypes say, as with `also`.

use crate::scope::{Receiver, Scope};
use crate::syntax::{Behavior, Expression, LocationKind};
use crate::{Diagnostic, Located, Problem, SourceLine, Span};
use program::{ClassId, MethodId, Moment};
use std::rc::Rc;

/// All that binds one method.
#[derive(Clone, Debug)]
pub struct MethodContract {
    pub method: MethodId,
    /// Empty if nothing was said, which is one case without conditions.
    pub cases: Vec<Case>,
    /// By parameter; `this` is not among them.
    pub parameters: Vec<Nullness>,
    /// How the parameters are called where the contract was said; empty if it was said without names.
    pub names: Vec<String>,
    pub result: Nullness,
    /// Where the nullness of the parameters and the result was said, if it was.
    pub nullness_places: Vec<Option<Place>>,
    pub pure: bool,
    /// Where that was said, by the method itself if it does.
    pub pure_at: Option<Place>,
    /// The result is an object that was not there before.
    pub fresh: bool,
    /// Neither relies on invariants nor keeps them.
    pub helper: bool,
    /// `assert` and `assume` in the body.
    pub statements: Vec<BodyStatement>,
}

/// One specification case.
#[derive(Clone, Debug)]
pub struct Case {
    pub behavior: Behavior,
    pub requires: Vec<Condition>,
    pub ensures: Vec<Condition>,
    pub signals: Vec<Signals>,
    /// The only exceptions allowed, if the case says so.
    pub signals_only: Option<Vec<ClassId>>,
    /// Where it says so.
    pub signals_only_at: Option<Place>,
    /// What may be assigned, if the case says so.
    pub assignable: Option<Assigned>,
    pub place: Place,
}

/// `signals (E e) P`.
#[derive(Clone, Debug)]
pub struct Signals {
    pub exception: ClassId,
    /// Its scope has the variable of the clause, by whatever name, as the last of the variables. `None`: nothing is asked.
    pub condition: Option<Condition>,
    pub place: Place,
}

/// A condition with all that it takes to check its types and to compile it.
#[derive(Clone, Debug)]
pub struct Condition {
    pub expression: Expression,
    pub scope: Rc<Scope>,
    pub place: Place,
}

impl MethodContract {
    /// Whether the method may assign nothing that was there before it, whichever case binds.
    pub fn assigns_nothing(&self) -> bool {
        let is_nothing = |case: &Case| {
            let locations = case.assignable.as_ref().and_then(|assigned| assigned.locations.as_ref());
            locations.is_some_and(Vec::is_empty)
        };
        self.pure || !self.cases.is_empty() && self.cases.iter().all(is_nothing)
    }
}

#[derive(Clone, Debug)]
pub struct Assigned {
    /// Empty for `\nothing`, `None` for `\everything`.
    pub locations: Option<Vec<Located<LocationKind>>>,
    pub scope: Rc<Scope>,
    pub place: Place,
}

/// `assert` or `assume` in a body, before or behind an instruction.
#[derive(Clone, Debug)]
pub struct BodyStatement {
    pub kind: crate::syntax::StatementKind,
    pub condition: Condition,
    pub place: crate::comments::StatementPlace,
    /// The instruction.
    pub offset: u16,
    pub moment: Moment,
    /// The local variable that holds each of the scope's variables there.
    pub slots: Vec<u16>,
}

/// An invariant of a class: a condition on `this`, or on nothing if it is static.
#[derive(Clone, Debug)]
pub struct ClassInvariant {
    pub declared_in: ClassId,
    pub receiver: Receiver,
    pub condition: Condition,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Nullness {
    /// Nothing was said.
    #[default]
    Unsaid,
    NonNull,
    Nullable,
}

/// Where a clause stands: in a text that spans are ranges of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub text: Rc<Text>,
    pub span: Span,
}

/// A text that holds contracts: a source file, or the string of an annotation.
#[derive(PartialEq, Eq, Debug)]
pub struct Text {
    /// For messages: the path of the file, or `@Requires on trees.Tree::insert(int)`.
    pub name: String,
    pub content: String,
    /// Where the annotation is, if it is one.
    pub annotated: Option<SourceLine>,
    /// The string of the annotation in a source file, if it was found there.
    pub written: Option<Written>,
}

/// The string of an annotation in a source file.
#[derive(PartialEq, Eq, Debug)]
pub struct Written {
    pub source: Rc<Text>,
    /// The place in the source of each byte of the string, and that behind the last.
    pub places: Vec<usize>,
}

impl Written {
    fn in_source(&self, problem: Problem) -> Problem {
        let end = self.places.last().copied().unwrap_or_default();
        let place = |at: usize| self.places.get(at).copied().unwrap_or(end);
        let span = Span::new(place(problem.span.start), place(problem.span.end));
        Problem { span, ..problem }
    }

    /// The line of the source on which a byte of the string stands.
    pub fn line(&self, at: usize) -> u32 {
        let end = self.places.get(at).or(self.places.last()).copied().unwrap_or_default();
        let before = self.source.content.bytes().take(end);
        1 + before.filter(|&byte| byte == b'\n').count() as u32
    }
}

impl Text {
    /// The problems of this text, in the order of their places.
    pub fn diagnostics(&self, problems: Vec<Problem>) -> Vec<Diagnostic> {
        if let Some(written) = &self.written {
            return written.source.diagnostics(problems.into_iter().map(|it| written.in_source(it)).collect());
        }
        let found = Diagnostic::all(problems, &self.name, &self.content).into_iter();
        found.map(|it| Diagnostic { annotated: self.annotated.clone(), ..it }).collect()
    }
}
