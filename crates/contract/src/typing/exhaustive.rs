//! Whether the labels of a `switch` leave no value out (JLS §14.11.1.1): enums with all their constants, sealed types with all
//! their subtypes, records by their components.

use super::forms::{Component, TypedPattern};
use super::types::JavaType;
use super::{Checker, Node, Typed};
use crate::{Code, Span};
use program::ClassId;

/// What labels without a guard take.
#[derive(Default)]
pub(super) struct Covered {
    pub patterns: Vec<TypedPattern>,
    pub constants: Vec<(ClassId, String)>,
}

/// How many questions are asked before it is given up: records in records multiply.
const MOST_STEPS: usize = 20_000;

/// A row has a pattern for each of the values that are looked at together.
type Row<'p> = Vec<&'p TypedPattern>;

impl Checker<'_> {
    /// Whether every value of a type is taken; `None` if that takes too long to find out.
    pub(super) fn covers(&mut self, covered: &Covered, of: &JavaType, span: Span) -> Option<bool> {
        let mut enums: Vec<ClassId> = covered.constants.iter().map(|(class, _)| *class).collect();
        enums.dedup();
        let named = |class: ClassId, name: &String| covered.constants.contains(&(class, name.clone()));
        enums.retain(|&class| self.enum_constants(class).iter().all(|name| named(class, name)));
        let rows: Vec<Row<'_>> = covered.patterns.iter().map(|pattern| vec![pattern]).collect();
        let mut steps = 0;
        let found = self.exhaustive(&rows, std::slice::from_ref(of), &enums, &mut steps);
        if steps >= MOST_STEPS {
            return self.problem_with_help(
                Code::TooLarge,
                span,
                "whether this `switch` says what comes of every value takes too long to find out",
                Some("add `default -> …;`".to_owned()),
            );
        }
        Some(found)
    }

    /// Whether for all values of these types one of the rows matches.
    fn exhaustive(&mut self, rows: &[Row<'_>], types: &[JavaType], enums: &[ClassId], steps: &mut usize) -> bool {
        *steps += 1;
        let Some((first, others)) = types.split_first() else { return !rows.is_empty() };
        if *steps >= MOST_STEPS {
            return false;
        }
        let rests: Vec<Row<'_>> =
            rows.iter().filter(|row| self.takes_all(row[0], first)).map(|row| row[1..].to_vec()).collect();
        if !rests.is_empty() && self.exhaustive(&rests, others, &[], steps) {
            return true;
        }
        let JavaType::Class { .. } = first else { return false };
        let Ok(class) = self.program.load_type(&first.erased()) else { return false };
        if enums.contains(&class) {
            return true;
        }
        if let Some(below) = self.permitted(class) {
            return below.into_iter().all(|below| {
                let types: Vec<JavaType> = [below].into_iter().chain(others.iter().cloned()).collect();
                self.exhaustive(rows, &types, enums, steps)
            });
        }
        self.exhaustive_record(rows, class, types, steps)
    }

    fn takes_all(&mut self, pattern: &TypedPattern, of: &JavaType) -> bool {
        match pattern {
            TypedPattern::Any(_) => true,
            TypedPattern::Object { of: wanted, .. } => self.is_subtype(of, wanted),
            TypedPattern::Record { .. } => false,
        }
    }

    /// The same for records, by their components.
    fn exhaustive_record(&mut self, rows: &[Row<'_>], class: ClassId, types: &[JavaType], steps: &mut usize) -> bool {
        let Some(accessors) = self.components(class) else { return false };
        let any = TypedPattern::Any(None);
        let mut opened: Vec<Row<'_>> = Vec::new();
        for row in rows {
            match row[0] {
                TypedPattern::Record { of, parts, .. } if of.erased() == types[0].erased() => {
                    let parts = parts.iter().map(|Component { pattern, .. }| pattern);
                    opened.push(parts.chain(row[1..].iter().copied()).collect());
                }
                pattern if self.takes_all(pattern, &types[0]) => {
                    let parts = std::iter::repeat_n(&any, accessors.len());
                    opened.push(parts.chain(row[1..].iter().copied()).collect());
                }
                _ => {}
            }
        }
        let record = Typed::new(types[0].clone(), Node::This);
        let components: Vec<JavaType> =
            accessors.into_iter().map(|accessor| self.component(record.clone(), accessor).of).collect();
        let types: Vec<JavaType> = components.into_iter().chain(types[1..].iter().cloned()).collect();
        !opened.is_empty() && self.exhaustive(&opened, &types, &[], steps)
    }

    /// The types that all objects of a sealed type are of.
    pub(super) fn permitted(&mut self, class: ClassId) -> Option<Vec<JavaType>> {
        let of = self.program.class(class);
        if !of.is_abstract() && !of.is_interface() {
            return None;
        }
        let file = of.file.clone()?;
        let names = file.permitted_subclasses.as_ref()?.iter().map(|&index| file.constants.class_name(index));
        names.map(|name| Some(JavaType::class(&name.ok()?))).collect()
    }
}
