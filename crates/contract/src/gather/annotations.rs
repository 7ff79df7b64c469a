//! What annotations say: Kukang's own with their expressions, and those of the common libraries that speak of null.

use super::listener::{Listener, Speaker};
use super::nullness::{Value, by_annotation};
use super::placed::OURS;
use super::said::Said;
use super::{matching, nameless};
use crate::agreed::{Case, ClassInvariant, Nullness};
use crate::syntax::{ClauseKind, ClauseWord, parse_clause, parse_invariant};
use crate::{Code, Problem, Receiver};
use program::{Annotated, FieldId, Mention, MethodId, access};
use std::rc::Rc;

const CLAUSES: [(&str, ClauseWord); 4] = [
    ("Requires", ClauseWord::Requires),
    ("Ensures", ClauseWord::Ensures),
    ("Signals", ClauseWord::Signals),
    ("Assignable", ClauseWord::Assignable),
];

/// What one class file or spec says of a method.
struct Heard {
    spec: Option<Rc<str>>,
    clauses: Vec<(ClauseWord, &'static str, Rc<str>)>,
    invariants: Vec<Rc<str>>,
    names: Vec<Option<String>>,
    pure: bool,
    fresh: bool,
}

impl Listener<'_> {
    /// Hears the annotations of the class and of all its members.
    pub fn hear_annotations(&mut self) {
        self.hear_class_annotations();
        let class = self.program.class(self.class);
        let (fields, methods) = (class.fields.clone(), class.methods.clone());
        for field in fields {
            self.hear_field_annotations(field);
        }
        for method in methods {
            if self.program.method(method).access & access::SYNTHETIC == 0 {
                self.hear_method_annotations(method);
            }
        }
    }

    fn hear_class_annotations(&mut self) {
        let mentions = self.program.mentions(self.class);
        let texts = |mention: &Mention<'_>| {
            let annotation = mention.annotation("kukang/contracts/Invariant")?;
            Some((mention.spec.clone(), annotation.texts("value").unwrap_or_default()))
        };
        let found: Vec<_> = mentions.iter().filter_map(texts).collect();
        let class = self.class.into();
        for (spec, texts) in found {
            if texts.is_empty() {
                let speaker = self.annotation(class, "Invariant", "@Invariant", &spec);
                let message = "on a class, this needs an expression";
                self.report(&speaker.text, Problem::new(Code::Unfit, speaker.whole().span, message));
            }
            for text in texts {
                let speaker = self.annotation(class, "Invariant", &text, &spec);
                self.hear_invariant(&speaker);
            }
        }
        self.check_placed(class);
    }

    fn hear_invariant(&mut self, speaker: &Speaker) {
        match parse_invariant(&speaker.text.content) {
            Ok(expression) => {
                let scope = Rc::new(self.scope(speaker, Receiver::This, Vec::new()));
                let condition = speaker.condition(expression, speaker.whole().span, &scope);
                let receiver = Receiver::This;
                self.said.invariants.push(ClassInvariant { declared_in: self.class, receiver, condition });
            }
            Err(problems) => self.diagnostics.extend(speaker.text.diagnostics(problems)),
        }
    }

    fn hear_field_annotations(&mut self, field: FieldId) {
        self.hear_nullness(Value::Field(field), field.into());
        self.check_placed(field.into());
    }

    fn hear_method_annotations(&mut self, method: MethodId) {
        for heard in self.mentions_of(method) {
            for text in heard.invariants.iter().filter(|text| !text.is_empty()) {
                let speaker = self.annotation(method.into(), "Invariant", text, &heard.spec);
                let message = "an invariant is either a method or an expression on a class";
                self.report(&speaker.text, Problem::new(Code::Unfit, speaker.whole().span, message));
            }
            let pure = heard.pure.then(|| self.annotation(method.into(), "Pure", "@Pure", &heard.spec).whole());
            let said = self.method_said(method);
            said.pure = said.pure.take().or(pure);
            said.fresh |= heard.fresh;
            self.hear_clauses(method, &heard);
        }
        self.hear_nullness(Value::Result(method), method.into());
        self.check_placed(method.into());
        let count = self.program.method(method).types.parameters.len();
        for index in 0..count {
            if let Ok(parameter) = u8::try_from(index) {
                let annotated = Annotated::Parameter(method, parameter);
                self.hear_nullness(Value::Parameter(method, index), annotated);
                self.check_placed(annotated);
            }
        }
    }

    fn mentions_of(&self, method: MethodId) -> Vec<Heard> {
        let heard = |mention: Mention<'_>| {
            let texts = |simple: &str| {
                let annotation = mention.annotation(&format!("kukang/contracts/{simple}"));
                annotation.and_then(|annotation| annotation.texts("value")).unwrap_or_default()
            };
            let clauses = CLAUSES
                .iter()
                .flat_map(|&(simple, word)| texts(simple).into_iter().map(move |text| (word, simple, text)));
            Heard {
                clauses: clauses.collect(),
                invariants: texts("Invariant"),
                names: mention.parameter_names(),
                pure: mention.annotation("kukang/contracts/Pure").is_some(),
                fresh: mention.annotation("kukang/contracts/Fresh").is_some(),
                spec: mention.spec,
            }
        };
        self.program.mentions(method).into_iter().map(heard).collect()
    }

    /// All clauses of one class file are one case.
    fn hear_clauses(&mut self, method: MethodId, heard: &Heard) {
        if heard.clauses.is_empty() {
            return;
        }
        let mut joined: Option<Case> = None;
        let known = self.known_names(method, heard);
        let names = self.names(method, &known);
        self.method_said(method).names.clone_from(&names);
        for (word, simple, text) in &heard.clauses {
            let speaker = self.annotation(method.into(), simple, text, &heard.spec);
            let clauses = match parse(*word, text) {
                Ok(clauses) => clauses,
                Err(problems) => {
                    self.diagnostics.extend(speaker.text.diagnostics(problems));
                    continue;
                }
            };
            if self.names_nobody(&speaker, &clauses, &known, method) {
                continue;
            }
            let scopes = self.scopes(&speaker, method, names.clone());
            let span = speaker.whole().span;
            let made = self.case(&speaker, &scopes, clauses.into_iter().map(|clause| (clause, span)).collect());
            match &mut joined {
                Some(case) => add(case, made),
                None => joined = Some(made),
            }
        }
        self.join_cases(method, joined.into_iter().collect());
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

    fn hear_nullness(&mut self, value: Value, of: Annotated) {
        let mentions = self.program.mentions(of);
        let found: Vec<_> = mentions
            .iter()
            .flat_map(|mention| mention.annotation_names().into_iter().map(|name| (mention.spec.clone(), name)))
            .filter(|(_, name)| by_annotation(name) != Nullness::Unsaid)
            .collect();
        for (spec, name) in found {
            let simple = name.rsplit(['/', '$']).next().unwrap_or(&name).to_owned();
            let speaker = self.annotation(of, &simple, &format!("@{simple}"), &spec);
            // Of a number nothing is said; where that is ours to tell, it is told where the annotation is placed.
            if name.starts_with(OURS) && !value.is_reference(self.program) {
                continue;
            }
            let said = Said { nullness: by_annotation(&name), place: Some(speaker.whole()) };
            self.note(&speaker.text, value, said);
        }
    }
}

/// The clauses that the text of an annotation stands for. `@Signals("E")` is short for `@Signals("(E)")`.
fn parse(word: ClauseWord, text: &str) -> Result<Vec<ClauseKind>, Vec<Problem>> {
    if word != ClauseWord::Signals || text.trim_start().starts_with('(') {
        return parse_clause(word, text).map(|clause| vec![clause]);
    }
    let clause = parse_clause(ClauseWord::SignalsOnly, text)?;
    let ClauseKind::SignalsOnly(exceptions) = clause else { return Ok(vec![clause]) };
    let one = |exception| ClauseKind::Signals { exception, variable: None, condition: None };
    Ok(exceptions.into_iter().map(one).collect())
}

/// Adds another annotation to the case that they make together.
fn add(case: &mut Case, more: Case) {
    case.requires.extend(more.requires);
    case.ensures.extend(more.ensures);
    case.signals.extend(more.signals);
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
