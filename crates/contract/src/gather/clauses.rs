//! The clauses of annotations: what stands in comments between the word of a clause and its semicolon. All annotations for one
//! kind of clause are one case together, as the clauses of a comment without `also` are; each `@Case` is a case of its own, as
//! what begins with `also` is.

use super::annotations::Heard;
use super::listener::{Listener, Speaker};
use super::placed::OURS;
use super::written::Nth;
use super::{matching, nameless};
use crate::agreed::Case;
use crate::syntax::{ClauseKind, ClauseWord, parse_clause};
use crate::{Code, Problem};
use program::{Mention, MethodId};
use std::rc::Rc;

/// What a kind of clause is called as an annotation, and as an element of `@Case`.
const CLAUSES: [(&str, &str, ClauseWord); 5] = [
    ("Requires", "requires", ClauseWord::Requires),
    ("Ensures", "ensures", ClauseWord::Ensures),
    ("Signals", "signals", ClauseWord::Signals),
    ("SignalsOnly", "signalsOnly", ClauseWord::SignalsOnly),
    ("Assignable", "assignable", ClauseWord::Assignable),
];

/// The clauses of one case.
pub(super) struct HeardCase {
    clauses: Vec<HeardClause>,
    /// Whether it is a `@Case`.
    is_added: bool,
    /// Which of several annotations it is.
    nth: Nth,
}

struct HeardClause {
    word: ClauseWord,
    /// The annotation that has the text.
    simple: &'static str,
    text: Rc<str>,
}

impl HeardCase {
    /// The cases that a class file or spec has for a method.
    pub fn of(mention: &Mention<'_>) -> Vec<HeardCase> {
        let mut plain = Vec::new();
        for (simple, _, word) in CLAUSES {
            let annotation = mention.annotation(&format!("{OURS}{simple}"));
            let texts = annotation.and_then(|annotation| annotation.texts("value")).unwrap_or_default();
            plain.extend(texts.into_iter().map(|text| HeardClause { word, simple, text }));
        }
        let one = mention.annotation(&format!("{OURS}Case"));
        let several = mention.annotation(&format!("{OURS}Cases")).map(|cases| cases.annotations("value"));
        let written: Vec<_> = one.into_iter().chain(several.into_iter().flatten()).collect();
        let count = written.len();
        let mut cases = Vec::new();
        if !plain.is_empty() {
            cases.push(HeardCase { clauses: plain, is_added: false, nth: Nth::ONLY });
        }
        for (index, case) in written.into_iter().enumerate() {
            let mut clauses = Vec::new();
            for (_, element, word) in CLAUSES {
                let texts = case.texts(element).unwrap_or_default();
                clauses.extend(texts.into_iter().map(|text| HeardClause { word, simple: "Case", text }));
            }
            cases.push(HeardCase { clauses, is_added: true, nth: Nth { index, count } });
        }
        cases
    }
}

impl Listener<'_> {
    /// Hears the cases of one class file or spec.
    pub fn hear_clauses(&mut self, method: MethodId, heard: &Heard) {
        if heard.cases.is_empty() {
            return;
        }
        let known = self.known_names(method, heard);
        let names = self.names(method, &known);
        self.method_said(method).names.clone_from(&names);
        let (mut plain, mut added) = (Vec::new(), Vec::new());
        for case in &heard.cases {
            if case.clauses.is_empty() {
                let speaker = self.nth_annotation(method.into(), "Case", "@Case", &heard.spec, case.nth);
                let problem = Problem::new(Code::Unfit, speaker.whole().span, "this says nothing: it has no clauses");
                self.report(&speaker.text, problem.help("write some, as in `@Case(requires = \"n > 0\")`"));
            }
            let found = self.hear_case(method, heard, case, &known, &names);
            if case.is_added { &mut added } else { &mut plain }.extend(found);
        }
        self.join_cases(method, plain, added);
    }

    fn hear_case(
        &mut self,
        method: MethodId,
        heard: &Heard,
        case: &HeardCase,
        known: &[Option<String>],
        names: &[String],
    ) -> Option<Case> {
        let mut joined: Option<Case> = None;
        for HeardClause { word, simple, text } in &case.clauses {
            let speaker = self.nth_annotation(method.into(), simple, text, &heard.spec, case.nth);
            let clause = match parse_clause(*word, text) {
                Ok(clause) => clause,
                Err(problems) => {
                    self.diagnostics.extend(speaker.text.diagnostics(problems));
                    continue;
                }
            };
            if self.names_nobody(&speaker, std::slice::from_ref(&clause), known, method) {
                continue;
            }
            let scopes = self.scopes(&speaker, method, names.to_vec());
            let made = self.case(&speaker, &scopes, vec![(clause, speaker.whole().span)]);
            match &mut joined {
                Some(case) => add(case, made),
                None => joined = Some(made),
            }
        }
        joined
    }

    /// The names of parameters that the class file has, or else the source.
    fn known_names(&mut self, method: MethodId, heard: &Heard) -> Vec<Option<String>> {
        let implicit = self.program.implicit_parameters(method);
        if heard.names.iter().skip(implicit).all(Option::is_some) {
            return heard.names.clone();
        }
        let in_source = self.names_in_source(method, heard.spec.as_ref());
        in_source.map_or_else(|| heard.names.clone(), |names| names.into_iter().map(Some).collect())
    }

    /// The names of all parameters, as reflection calls them where the class file has none.
    fn names(&self, method: MethodId, known: &[Option<String>]) -> Vec<String> {
        let mut names = matching::implicit_names(self.program, method);
        let written = known.iter().enumerate().skip(names.len());
        names.extend(written.map(|(index, name)| name.clone().unwrap_or_else(|| format!("arg{index}"))));
        names
    }

    /// Whether a clause names something that may be a parameter whose name the class file does not have. That is told.
    fn names_nobody(
        &mut self,
        speaker: &Speaker,
        clauses: &[ClauseKind],
        known: &[Option<String>],
        method: MethodId,
    ) -> bool {
        let implicit = self.program.implicit_parameters(method);
        if known.iter().skip(implicit).all(Option::is_some) {
            return false;
        }
        let names = self.names(method, known);
        let place = self.surroundings(speaker);
        let Some((name, span)) = nameless::unknown_name(self.program, place, clauses, &names) else { return false };
        let message = format!("`{name}` may be a parameter, but neither class file nor source say how they are called");
        let problem = Problem::new(Code::NamelessParameter, span, message);
        self.report(&speaker.text, problem.help(nameless::HELP));
        true
    }
}

/// Adds another annotation to the case that they make together.
fn add(case: &mut Case, more: Case) {
    case.requires.extend(more.requires);
    case.ensures.extend(more.ensures);
    case.signals.extend(more.signals);
    case.signals_only = match (case.signals_only.take(), more.signals_only) {
        // Several strings are one list.
        (Some(known), Some(more)) => Some(known.into_iter().chain(more).collect()),
        (known, more) => known.or(more),
    };
    case.signals_only_at = case.signals_only_at.take().or(more.signals_only_at);
    case.assignable = match (case.assignable.take(), more.assignable) {
        // Several strings allow what any of them allows.
        (Some(mut known), Some(more)) => {
            known.locations = match (known.locations, more.locations) {
                (Some(known), Some(more)) => Some(known.into_iter().chain(more).collect()),
                _ => None,
            };
            Some(known)
        }
        (known, more) => known.or(more),
    };
}
