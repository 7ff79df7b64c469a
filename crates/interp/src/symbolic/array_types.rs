//! What the class of an array and the classes of its elements say about each other.
//!
//! The elements that an array of the input held when the method was entered fit the array's class, whatever that is. As
//! long as several classes are possible for either, each narrowing of one narrows the other. An element's variable is
//! tied to its array alone, so narrowing both ways once leaves no combination that does not exist.

use crate::machine::Machine;
use crate::trap::{PathEnd, Trap};
use heap::{Body, Knowledge, ObjectId, Origin, SymbolId, TypeSetId, Value};
use program::{ClassId, ClassKind, Kind};
use term::TermId;

impl Machine {
    /// Something became known about a symbol.
    pub(crate) fn narrow_with_symbol(&mut self, symbol: SymbolId) -> Result<(), Trap> {
        match self.heap.symbol(symbol).origin {
            Origin::Element { array, .. } => self.narrow_array(array),
            _ => Ok(()),
        }
    }

    /// Something became known about the class of an object.
    pub(crate) fn narrow_with_object(&mut self, object: ObjectId) -> Result<(), Trap> {
        self.narrow_array(object)?;
        let is_it = |knowledge: Knowledge| knowledge == Knowledge::Object(object);
        let arrays: Vec<ObjectId> = self
            .heap
            .symbols()
            .iter()
            .filter(|symbol| is_it(symbol.knowledge))
            .filter_map(|symbol| match symbol.origin {
                Origin::Element { array, .. } => Some(array),
                _ => None,
            })
            .collect();
        arrays.into_iter().try_for_each(|array| self.narrow_array(array))
    }

    /// Keeps the classes of an array that admit its elements, and the classes of its elements that some of these admit.
    fn narrow_array(&mut self, array: ObjectId) -> Result<(), Trap> {
        let elements: Vec<SymbolId> = match &self.heap.get(array).body {
            Body::Accumulator(body) if body.holds == Kind::Reference && !body.was_made() => {
                body.touched.iter().filter_map(|touched| touched.initial.as_symbol()).collect()
            }
            _ => return Ok(()),
        };
        let Some(types) = self.heap.symbolic(array).map(|row| row.types) else { return Ok(()) };
        let mut classes = self.symbolic_mut().types.classes(types).to_vec();
        for &element in &elements {
            if let Some(possible) = self.classes_of_element(element) {
                classes.retain(|&class| possible.iter().any(|&element| self.admits(class, element)));
            }
        }
        if classes.is_empty() {
            return Err(Trap::End(PathEnd::Infeasible));
        }
        let kept = self.symbolic_mut().types.intern(&classes);
        self.heap.constrain_object(array, kept);
        self.settle_class(array)?;
        elements.into_iter().try_for_each(|element| self.narrow_element(element, &classes))
    }

    /// The classes that an element can have if it is certainly there.
    fn classes_of_element(&self, element: SymbolId) -> Option<Vec<ClassId>> {
        let row = self.heap.symbol(element);
        let types = match row.knowledge {
            Knowledge::MayBeNull | Knowledge::Null => return None,
            Knowledge::NotNull => row.types,
            Knowledge::Object(object) => match self.heap.symbolic(object) {
                Some(row) => row.types,
                None => return Some(vec![self.heap.class(object)]),
            },
        };
        Some(self.symbolic.as_ref()?.types.classes(types).to_vec())
    }

    fn narrow_element(&mut self, element: SymbolId, arrays: &[ClassId]) -> Result<(), Trap> {
        let row = *self.heap.symbol(element);
        let types = match self.heap.resolved(Value::Symbol(element)) {
            Value::Object(object) => self.heap.symbolic(object).map(|row| (row.types, Some(object))),
            Value::Symbol(_) => Some((row.types, None)),
            _ => None,
        };
        let Some((types, object)) = types else { return Ok(()) };
        let kept = self.admitted(types, arrays);
        match (object, self.symbolic_mut().types.is_empty(kept)) {
            (None, true) if row.knowledge == Knowledge::MayBeNull => {
                let (same, ranks) = (self.same_results(element, Value::Null)?, self.same_ranks(element, Value::Null));
                let same = self.symbolic_mut().terms.and(same, ranks);
                if same != TermId::TRUE {
                    self.assume(same)?;
                }
                self.heap.learn(element, Knowledge::Null);
            }
            (_, true) => return Err(Trap::End(PathEnd::Infeasible)),
            (Some(object), false) => {
                self.heap.constrain_object(object, kept);
                self.settle_class(object)?;
            }
            (None, false) => self.heap.constrain_symbol(element, kept),
        }
        Ok(())
    }

    /// The classes of a set that elements of one of these arrays can have.
    fn admitted(&mut self, types: TypeSetId, arrays: &[ClassId]) -> TypeSetId {
        let classes = self.symbolic_mut().types.classes(types).clone();
        let kept: Vec<ClassId> =
            classes.iter().copied().filter(|&class| arrays.iter().any(|&array| self.admits(array, class))).collect();
        self.symbolic_mut().types.intern(&kept)
    }

    /// Whether an array of a class can hold an object of another.
    pub(crate) fn admits(&self, array: ClassId, element: ClassId) -> bool {
        match self.program.class(array).kind {
            ClassKind::Array { element: wanted, .. } => self.program.is_subtype(element, wanted),
            _ => false,
        }
    }
}
