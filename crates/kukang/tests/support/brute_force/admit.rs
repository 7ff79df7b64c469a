//! Whether a concrete heap is one of those that a path stands for.

use term::{Evaluator, Value};

use super::input::{Content, Shape};
use super::partial::{Index, Known, Names, Partial, Place};

/// A path against a shape, and then against the numbers for it.
pub struct Match<'a> {
    names: &'a Names<'a>,
    partial: &'a Partial<'a>,
    shape: &'a Shape,
    /// `None`: only the shape is looked at.
    numbers: Option<&'a [i64]>,
    /// The concrete objects that stand for the path's, as far as they were looked up.
    objects: Vec<Option<usize>>,
    unknowns: Vec<Option<i64>>,
}

/// Why a place of the path has no counterpart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Miss {
    /// There is none.
    Nothing,
    /// It depends on numbers.
    NeedsNumbers,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Found {
    Null,
    Object(usize),
    Number(i64),
}

/// Whether some heap of a shape may be one of the path's.
pub fn may_admit(names: &Names<'_>, partial: &Partial<'_>, shape: &Shape) -> bool {
    Match::new(names, partial, shape, None).references() != Err(Miss::Nothing)
}

/// Whether a heap is one of the path's.
pub fn admits(names: &Names<'_>, partial: &Partial<'_>, shape: &Shape, numbers: &[i64]) -> bool {
    let mut matching = Match::new(names, partial, shape, Some(numbers));
    matching.references().is_ok() && matching.constraints() == Ok(true)
}

impl<'a> Match<'a> {
    fn new(names: &'a Names<'a>, partial: &'a Partial<'a>, shape: &'a Shape, numbers: Option<&'a [i64]>) -> Match<'a> {
        let objects = vec![None; partial.objects.len()];
        let unknowns = vec![None; partial.unknowns.len()];
        Match { names, partial, shape, numbers, objects, unknowns }
    }

    /// Whether what the path knows about objects and references fits.
    fn references(&mut self) -> Result<(), Miss> {
        let mut result = Ok(());
        let mut taken: Vec<usize> = Vec::with_capacity(self.objects.len());
        for place in 0..self.objects.len() {
            match self.object(place) {
                // Different objects of the path are different objects.
                Ok(object) if taken.contains(&object) => return Err(Miss::Nothing),
                Ok(object) => taken.push(object),
                Err(Miss::Nothing) => return Err(Miss::Nothing),
                Err(miss) => result = Err(miss),
            }
        }
        for place in 0..self.partial.references.len() {
            match self.reference(place) {
                Ok(true) => {}
                Ok(false) | Err(Miss::Nothing) => return Err(Miss::Nothing),
                Err(miss) => result = Err(miss),
            }
        }
        result
    }

    fn reference(&mut self, place: usize) -> Result<bool, Miss> {
        let partial = self.partial;
        let reference = &partial.references[place];
        let found = self.at(&reference.place)?;
        let Found::Object(object) = found else {
            return Ok(found == Found::Null && matches!(reference.known, Known::Nothing | Known::Null));
        };
        match reference.known {
            Known::Null => Ok(false),
            Known::Object(wanted) => Ok(self.object(wanted)? == object),
            Known::Constant(wanted) => Ok(self.shape.objects[object].class == wanted),
            Known::Nothing | Known::NotNull => Ok(reference.classes.contains(self.shape.objects[object].class)),
        }
    }

    /// The concrete object that stands for one of the path.
    fn object(&mut self, place: usize) -> Result<usize, Miss> {
        if let Some(known) = self.objects[place] {
            return Ok(known);
        }
        let partial = self.partial;
        let wanted = &partial.objects[place];
        match self.at(&wanted.place)? {
            Found::Object(object) if wanted.classes.contains(self.shape.objects[object].class) => {
                self.objects[place] = Some(object);
                Ok(object)
            }
            _ => Err(Miss::Nothing),
        }
    }

    /// What is at a place of the path.
    fn at(&mut self, place: &Place) -> Result<Found, Miss> {
        let content = match place {
            Place::Root(place) => self.shape.roots.get(*place),
            Place::Static(place) => self.shape.statics.get(*place),
            Place::Field { owner, slot } => {
                let object = &self.shape.objects[self.object(*owner)?];
                let field = self.names.field(object.class, *slot).ok_or(Miss::Nothing)?;
                object.contents.get(field)
            }
            Place::Element { array, index } => {
                let array = self.object(*array)?;
                let index = self.index(index)?;
                usize::try_from(index).ok().and_then(|index| self.shape.objects[array].contents.get(index))
            }
            Place::Length { array } => {
                let array = self.object(*array)?;
                return Ok(Found::Number(self.shape.objects[array].contents.len() as i64));
            }
        };
        Ok(match content.ok_or(Miss::Nothing)? {
            Content::Null => Found::Null,
            Content::Object(object) => Found::Object(*object),
            Content::Number(place) => Found::Number(self.numbers.ok_or(Miss::NeedsNumbers)?[*place]),
        })
    }

    fn index(&mut self, index: &Index) -> Result<i32, Miss> {
        match index {
            Index::Plain(index) => Ok(*index),
            Index::Term(term, unknowns) => {
                let mut assignment = vec![Value(0); self.unknowns.len()];
                for &unknown in unknowns {
                    assignment[unknown] = Value(self.unknown(unknown)?);
                }
                Ok(Evaluator::new(self.partial.terms, &assignment).value(*term).0 as i32)
            }
        }
    }

    /// The number that stands for an unknown of the path.
    fn unknown(&mut self, place: usize) -> Result<i64, Miss> {
        if let Some(known) = self.unknowns[place] {
            return Ok(known);
        }
        let partial = self.partial;
        match self.at(&partial.unknowns[place])? {
            Found::Number(number) => {
                self.unknowns[place] = Some(number);
                Ok(number)
            }
            _ => Err(Miss::Nothing),
        }
    }

    /// Whether the path condition holds.
    fn constraints(&mut self) -> Result<bool, Miss> {
        let mut assignment = Vec::with_capacity(self.unknowns.len());
        for place in 0..self.unknowns.len() {
            assignment.push(Value(self.unknown(place)?));
        }
        let mut evaluator = Evaluator::new(self.partial.terms, &assignment);
        Ok(self.partial.constraints.iter().all(|&constraint| evaluator.holds(constraint)))
    }
}
