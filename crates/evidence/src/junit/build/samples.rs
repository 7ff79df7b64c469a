//! What calls are given for fields and elements that nobody reads: they may want more than null or 0.

use super::feeds::by_rank;
use super::recipe::{Fed, Step};
use super::suspects::{calls, instructions, operand};
use crate::case::{Field, Value};
use crate::junit::body::Body;
use crate::junit::classes::{Class, Method};
use crate::junit::generics::signature::{Signed, SignedMethod};
use crate::junit::trial::{Item, Trial};
use program::{BaseType, Constant, Type, access};
use std::cell::Cell;
use std::rc::Rc;

impl Body<'_, '_> {
    /// Something that a constructor may take for a field which nobody reads: it may want more than null or 0. So does that of an inner
    /// class for the object around it, which javac leaves out where nobody reads it.
    pub(super) fn samples(&self, object: usize, of: &Type, fields: &[Field]) -> Vec<Fed> {
        let is_unread = |(place, field): (usize, &Field)| {
            self.case.is_unread((object, place)) && Type::parse(&field.descriptor).as_ref() == Some(of)
        };
        let class = self.names.classes.get(&self.case.objects[object].class);
        let around = class.filter(|class| class.is_inner).and_then(|class| class.outer.clone());
        let is_around = around.is_some_and(|around| *of.class_name() == *around.replace('.', "/"));
        if !is_around && !fields.iter().enumerate().any(is_unread) {
            return Vec::new();
        }
        let is_record = self.names.classes.get(&self.case.objects[object].class).is_some_and(|class| class.is_record);
        match of {
            // Nothing else makes a record than a constructor, which may want more than another number of it.
            Type::Base(BaseType::Int) if is_record => {
                let numbers = fields.iter().filter_map(|field| match field.value {
                    Value::Int(value) => value.checked_add(1),
                    _ => None,
                });
                [1, numbers.max().unwrap_or(1), 100].map(|value| Fed::Value(Value::Int(value))).to_vec()
            }
            Type::Base(BaseType::Int) => [1, 10, 100].map(|value| Fed::Value(Value::Int(value))).to_vec(),
            Type::Base(BaseType::Long) => [1, 10, 100].map(|value| Fed::Value(Value::Long(value))).to_vec(),
            // A code that a record takes is often one of three letters.
            Type::Class(name) if &**name == "java/lang/String" && is_record => {
                ["a", "abc", "ABC"].map(Fed::text).to_vec()
            }
            Type::Class(name) if &**name == "java/lang/String" => vec![Fed::text("a")],
            Type::Class(name) => self.sample_object(&name.replace('/', ".")).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The first constant of an enum, or a new object of a class of the program's own, by the constructor that takes the least.
    pub(super) fn sample_object(&self, class: &str) -> Option<Fed> {
        let class = self.names.classes.get(class)?;
        if class.is_enum() {
            let first = class.fields.iter().find(|field| field.access & access::ENUM != 0)?;
            let is_open = self.names.classes.is_accessible(&class, first.access, &self.names.package);
            return is_open.then(|| Fed::Constant(class.name.clone(), first.name.clone()));
        }
        if class.module.is_some() || class.is_abstract() || class.is_inner {
            return None;
        }
        self.sample_maker(&class.name, DEEPEST).map(|step| Fed::Made(Box::new(step)))
    }

    /// A constructor that gives an object in a trial run, and what it is given: defaults and texts, or if it refuses these other samples.
    fn sample_maker(&self, class: &str, depth: usize) -> Option<Step> {
        let class = self.names.classes.get(class)?;
        let mut makers = self.makers(&class, false);
        makers.retain(|(_, method)| method.name == "<init>");
        makers.sort_by_key(|(_, method)| method.types.parameters.len());
        let budget = Cell::new(MOST_TRIALS);
        let mut is_made = |step: &Step| {
            budget.set(budget.get().saturating_sub(1));
            let trial = self.trial(&class.name, &[]);
            let is_proven = self.run_sample(&mut trial.setting_up().without(self.suspect()), step).is_some();
            is_proven || self.is_rehearsed(step)
        };
        let step = |place: usize, fed: Vec<Fed>| Step { class: Rc::clone(&class), method: place, fed };
        let plain = |method: &Method| method.types.parameters.iter().map(plain_of).collect();
        let first = makers.iter().map(|(place, method)| step(*place, plain(method))).find(&mut is_made);
        if first.is_some() || depth == 0 {
            return first;
        }
        for (place, method) in makers {
            let signed = self.signed_parameters(&class, method);
            let texts = self.texts_in(&class, method);
            let fitting = |(of, signed): (&Type, Option<Signed>)| {
                let further = self.any_of(of, signed.as_ref(), &texts, depth - 1);
                match of {
                    Type::Base(_) => [vec![plain_of(of)], further].concat(),
                    _ => [further, vec![plain_of(of)]].concat(),
                }
            };
            let all: Vec<Vec<Fed>> = method.types.parameters.iter().zip(signed).map(fitting).collect();
            let ways = by_rank(&all, budget.get()).into_iter().map(|fed| step(place, fed));
            if let Some(found) = { ways }.find(&mut is_made) {
                return Some(found);
            }
        }
        None
    }

    /// Runs a call that makes a sample; what it gives may be something that was there before, but not null.
    pub(super) fn run_sample(&self, trial: &mut Trial<'_>, step: &Step) -> Option<Item> {
        let method = step.called();
        if !method.is_static() {
            return self.run_maker(trial, step).map(Item::Made);
        }
        let items = self.items(trial, step)?;
        let is_agreed = self.is_agreed(trial, (&step.class, method), None, &items);
        let given = if is_agreed { trial.call(&step.class, method, items, 0)?? } else { return None };
        Some(given).filter(|given| *given != Item::Null)
    }

    /// For each parameter further samples, where an object has fields of its type that nobody has read.
    pub(super) fn further_samples(&self, object: usize, method: &Method, fields: &[Field]) -> Vec<Vec<Fed>> {
        let class = self.names.classes.get(&self.case.objects[object].class);
        let Some(class) = class.filter(|class| class.module.is_none()) else {
            return vec![Vec::new(); method.types.parameters.len()];
        };
        let is_unread = |of: &Type| {
            let mut typed =
                fields.iter().enumerate().filter(|(_, field)| Type::parse(&field.descriptor).as_ref() == Some(of));
            typed.any(|(place, _)| self.case.is_unread((object, place)))
        };
        let texts = self.texts_in(&class, method);
        let samples = |(of, signed): (&Type, Option<Signed>)| match is_unread(of) {
            true => self.any_of(of, signed.as_ref(), &texts, DEEPEST),
            false => Vec::new(),
        };
        method.types.parameters.iter().zip(self.signed_parameters(&class, method)).map(samples).collect()
    }

    /// The types of parameters as the class file signs them, as far as it does.
    fn signed_parameters(&self, class: &Class, method: &Method) -> Vec<Option<Signed>> {
        let count = method.types.parameters.len();
        let signed = class.method_signature(method).and_then(|signature| SignedMethod::parse(&signature));
        match signed.filter(|signed| signed.parameters.len() == count) {
            Some(signed) => signed.parameters.into_iter().map(Some).collect(),
            None => vec![None; count],
        }
    }

    /// Samples of a type, those first that are refused least.
    fn any_of(&self, of: &Type, signed: Option<&Signed>, texts: &[String], depth: usize) -> Vec<Fed> {
        match of {
            _ if is_text(of) => {
                TEXTS.iter().map(|text| Fed::text(text)).chain(texts.iter().map(|text| Fed::text(text))).collect()
            }
            Type::Base(BaseType::Boolean) => vec![Fed::Value(Value::Boolean(true))],
            Type::Base(BaseType::Char) => {
                vec![Fed::Value(Value::Char(u16::from(b'a'))), Fed::Value(Value::Char(u16::from(b'A')))]
            }
            Type::Base(BaseType::Int) => [1, 10, 100, 2024].map(|value| Fed::Value(Value::Int(value))).to_vec(),
            Type::Base(BaseType::Long) => [1, 100].map(|value| Fed::Value(Value::Long(value))).to_vec(),
            Type::Base(BaseType::Double) => vec![Fed::Value(Value::Double(1.0))],
            Type::Base(BaseType::Float) => vec![Fed::Value(Value::Float(1.0))],
            Type::Base(_) => Vec::new(),
            Type::Array(element) => {
                let inner = match signed {
                    Some(Signed::Array(inner)) => Some(&**inner),
                    _ => None,
                };
                let lone = self.first_of(element, inner, depth);
                [Some(Vec::new()), lone.map(|lone| vec![lone])]
                    .into_iter()
                    .flatten()
                    .map(|elements| Fed::Elements((**element).clone(), elements))
                    .collect()
            }
            Type::Class(name) => self.any_of_class(name, signed, depth),
        }
    }

    /// The first sample of a type, as an element.
    pub(super) fn first_of(&self, of: &Type, signed: Option<&Signed>, depth: usize) -> Option<Fed> {
        match of {
            Type::Base(_) => Some(Fed::Default),
            _ => self.any_of(of, signed, &[], depth).into_iter().next(),
        }
    }

    pub(super) fn any_of_class(&self, name: &str, signed: Option<&Signed>, depth: usize) -> Vec<Fed> {
        let class = name.replace('/', ".");
        if let Some(known) = self.well_known(&class, signed, depth) {
            return known;
        }
        let Some(found) = self.names.classes.get(&class) else { return Vec::new() };
        if found.is_enum() {
            return self.sample_object(&class).into_iter().collect();
        }
        if found.module.is_some() {
            return self.in_stock(&found, depth);
        }
        if let Some(below) = found.permitted().filter(|_| depth > 0) {
            return below
                .iter()
                .flat_map(|below| self.any_of_class(&below.replace('.', "/"), None, depth - 1))
                .collect();
        }
        if found.is_interface() {
            let is_open = self.names.classes.is_nameable(&class, &self.names.package) && found.permitted().is_none();
            return is_open.then(|| Fed::AnyOf(class.clone())).into_iter().collect();
        }
        if found.is_abstract() || found.is_inner || depth == 0 {
            return Vec::new();
        }
        self.sample_maker(&class, depth).map(|step| Fed::Made(Box::new(step))).into_iter().collect()
    }

    /// Texts that a constructor, or what it calls of its own class, has as constants, alone and among letters; likewise signs.
    fn texts_in(&self, class: &Class, method: &Method) -> Vec<String> {
        if !method.types.parameters.iter().any(is_text) {
            return Vec::new();
        }
        let mut found: Vec<String> = Vec::new();
        let called = calls(class, &method.name, &method.descriptor).unwrap_or_default();
        let own =
            called.iter().filter(|(home, _, _)| *home == class.name).map(|(_, name, descriptor)| (name, descriptor));
        for (name, descriptor) in std::iter::once((&method.name, &method.descriptor)).chain(own) {
            for constant in texts_of(class, name, descriptor).unwrap_or_default() {
                for text in [constant.clone(), format!("a{constant}b"), format!("{constant}a"), format!("a{constant}")]
                {
                    if !found.contains(&text) && found.len() < MOST_TEXTS {
                        found.push(text);
                    }
                }
            }
        }
        found
    }
}

/// Samples within samples.
pub(super) const DEEPEST: usize = 2;
/// Runs for one sample of the program's own.
const MOST_TRIALS: usize = 150;
/// Texts of one constructor.
const MOST_TEXTS: usize = 16;

/// Texts that constructors ask for.
const TEXTS: [&str; 11] =
    ["a", "abc", "ABC", "a@b.c", "1", "A1", "2024-01-01", "a b", "12345", "abcdefgh", "+10123456789"];

pub(super) fn is_text(of: &Type) -> bool {
    matches!(of, Type::Class(name) if &**name == "java/lang/String")
}

/// The first that is tried for a parameter.
fn plain_of(of: &Type) -> Fed {
    if is_text(of) { Fed::text("a") } else { Fed::Default }
}

/// The texts that a body names, the short ones, and the signs among its small numbers.
fn texts_of(class: &Class, name: &str, descriptor: &str) -> Option<Vec<String>> {
    const LONGEST: usize = 12;
    let (file, raw) = class.raw(class.method(name, descriptor)?);
    let bytes = file.code(raw.code.as_ref()?).ok()?.bytes;
    let constants = class.constants();
    let mut found = Vec::new();
    for at in instructions(bytes)? {
        let place = match bytes[at] {
            0x12 => u16::from(*bytes.get(at + 1)?),
            0x13 => operand(bytes, at)?,
            0x10 => {
                let sign = char::from(*bytes.get(at + 1)?);
                found.extend(sign.is_ascii_punctuation().then(|| sign.to_string()));
                continue;
            }
            _ => continue,
        };
        if let Ok(Constant::String(text)) = constants.get(place) {
            let text = constants.text(text).ok()?.into_owned();
            found.extend(Some(text).filter(|text| (1..=LONGEST).contains(&text.len())));
        }
    }
    Some(found)
}
