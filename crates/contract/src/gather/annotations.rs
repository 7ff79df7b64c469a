//! What annotations say: Kukang's own with their expressions, and those of the common libraries that speak of null.

use super::clauses::HeardCase;
use super::listener::{Listener, Speaker};
use super::nullness::{BY_DEFAULT, Value, by_annotation};
use super::placed::OURS;
use super::said::Said;
use crate::agreed::{ClassInvariant, Nullness};
use crate::syntax::parse_invariant;
use crate::{Code, Problem, Receiver};
use program::{Annotated, FieldId, Mention, MethodId, access};
use std::rc::Rc;

/// What one class file or spec says of a method.
pub(super) struct Heard {
    pub spec: Option<Rc<str>>,
    /// By cases: what the annotations for one kind of clause say together, then each `@Case`.
    pub cases: Vec<HeardCase>,
    invariants: Vec<Rc<str>>,
    pub names: Vec<Option<String>>,
    pure: bool,
    fresh: bool,
    helper: bool,
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
        self.hear_defaults();
        self.check_placed(class);
    }

    /// Hears what the class says of all its members.
    fn hear_defaults(&mut self) {
        let (mut found, mut pure) = (Vec::new(), None);
        for mention in self.program.mentions(self.class) {
            if mention.annotation(&format!("{OURS}Pure")).is_some() {
                pure.get_or_insert_with(|| mention.spec.clone());
            }
            for (simple, nullness) in BY_DEFAULT {
                if mention.annotation(&format!("{OURS}{simple}")).is_some() {
                    found.push((simple, nullness, mention.spec.clone()));
                }
            }
        }
        if let Some(spec) = pure {
            let place = self.annotation(self.class.into(), "Pure", "@Pure", &spec).whole();
            self.said.pure.get_or_insert(place);
        }
        for (simple, nullness, spec) in found {
            let speaker = self.annotation(self.class.into(), simple, &format!("@{simple}"), &spec);
            self.note_default(&speaker.text, Said { nullness, place: Some(speaker.whole()) });
        }
    }

    fn hear_invariant(&mut self, speaker: &Speaker) {
        match parse_invariant(&speaker.text.content) {
            Ok((scope, expression)) => {
                let receiver = Receiver::of_invariant(scope);
                let scope = Rc::new(self.scope(speaker, receiver, Vec::new()));
                let condition = speaker.condition(expression, speaker.whole().span, &scope);
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
            said.helper |= heard.helper;
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
            let invariant = mention.annotation(&format!("{OURS}Invariant"));
            let has = |simple: &str| mention.annotation(&format!("{OURS}{simple}")).is_some();
            Heard {
                cases: HeardCase::of(&mention),
                invariants: invariant.and_then(|it| it.texts("value")).unwrap_or_default(),
                names: mention.parameter_names(),
                pure: has("Pure"),
                fresh: has("Fresh"),
                helper: has("Helper"),
                spec: mention.spec,
            }
        };
        self.program.mentions(method).into_iter().map(heard).collect()
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
