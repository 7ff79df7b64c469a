//! Type arguments: what declarations say of the objects that are found through a variable.
//!
//! At run time nobody knows that what is in a `List<String>` are strings; the compiler has put a cast where one comes out. An unknown that was found
//! there may be of any class all the same. Where such a cast is met, the declarations are asked through which the unknown was found, one
//! owner after the other, up to the parameter or field whose type has the argument. What they say of it is believed, as far as the
//! input goes: what the program itself has put where it does not belong is found out.

use crate::machine::Machine;
use heap::{ObjectId, Origin, SymbolId};
use program::signature::{ClassSignature, Reader, Signature};
use program::{ClassId, FieldId, FieldPlace, MethodId, access};
use rustc_hash::FxHashMap;

/// The owners between an unknown and the variable that tells what it is, at most.
const FARTHEST: usize = 100;

/// How far a class is below another, at most.
const DEEPEST: usize = 50;

/// What type parameters stand for, as far as it is known.
type Meanings = Vec<(String, Signature)>;

/// The types of the parameters of targets, by the fields of their drivers.
pub(crate) type ParameterSignatures = FxHashMap<(ClassId, u16), Signature>;

impl Machine {
    /// The fields of a driver hold the parameters of this target, the receiver left out.
    pub fn declare_parameters(&mut self, driver: ClassId, target: MethodId, slots: &[u16]) {
        let text = self.program.method_signature(target);
        let Some(signature) = text.and_then(|text| Reader::new(&text).method()) else { return };
        // Signatures do not have what the compiler adds.
        let (before, behind) =
            (self.program.implicit_parameters(target), self.program.captured_parameters(target).len());
        if before + signature.arguments.len() + behind != slots.len() {
            return;
        }
        let mut parameters = self.class_signature(self.program.method(target).class).parameters;
        parameters.retain(|(name, _)| signature.parameters.iter().all(|(own, _)| own != name));
        parameters.extend(signature.parameters);
        let own = meanings_of_bounds(&parameters);
        for (&slot, argument) in slots[before..].iter().zip(&signature.arguments) {
            if let Some(meant) = meant(argument, &own) {
                self.symbolic_mut().parameter_signatures.insert((driver, slot), meant);
            }
        }
    }

    /// The class that type arguments give an unknown.
    pub(super) fn argued_class(&mut self, symbol: SymbolId) -> Option<ClassId> {
        match self.argued_type(symbol)? {
            Signature::Class { name, .. } => self.find_class(&name).ok().flatten(),
            _ => None,
        }
    }

    /// The type that declarations give an unknown, with its arguments.
    pub fn argued_type(&self, symbol: SymbolId) -> Option<Signature> {
        self.argued(self.heap.symbols().get(symbol.index())?.origin, 0)
    }

    /// The type of what is at a place, with its arguments, as far as declarations say it.
    pub fn argued_at(&self, place: Origin) -> Option<Signature> {
        self.argued(place, 0)
    }

    /// Whether an unknown and an object cannot be the same, since their declarations have arguments of which nothing is both.
    pub(super) fn are_declared_apart(&mut self, symbol: SymbolId, object: ObjectId) -> bool {
        let origin = self.heap.symbols().get(symbol.index()).map(|symbol| symbol.origin);
        let in_static = || self.field_of_constant(object).map(Origin::Static);
        let other = self.origin_of(object).or_else(in_static);
        let (Some(one), Some(other)) = (origin, other) else { return false };
        let (Some(one), Some(other)) = (self.argued(one, 0), self.argued(other, 0)) else { return false };
        match (one, other) {
            (Signature::Class { name, arguments }, Signature::Class { name: same, arguments: others })
                if name == same =>
            {
                arguments.iter().zip(&others).any(|(one, other)| self.are_apart(one, other))
            }
            _ => false,
        }
    }

    /// Whether nothing but null can be of both types.
    fn are_apart(&mut self, one: &Signature, other: &Signature) -> bool {
        let (Signature::Class { name: one, arguments }, Signature::Class { name: other, arguments: others }) =
            (one, other)
        else {
            return false;
        };
        if one == other {
            return arguments.iter().zip(others).any(|(one, other)| self.are_apart(one, other));
        }
        let mut found = |name: &str| self.find_class(name).ok().flatten();
        let (Some(one), Some(other)) = (found(one), found(other)) else { return false };
        let related = self.program.is_subtype(one, other) || self.program.is_subtype(other, one);
        let is_final = |class: ClassId| self.program.class(class).access & access::FINAL != 0;
        let are_classes = [one, other].iter().all(|&class| !self.program.class(class).is_interface());
        // Nothing is below a final class, nor below two classes.
        !related && (are_classes || is_final(one) || is_final(other))
    }

    /// The type of what is at a place, with what its type parameters stand for.
    fn argued(&self, origin: Origin, far: usize) -> Option<Signature> {
        if far > FARTHEST {
            return None;
        }
        match origin {
            Origin::Field { owner, slot } => self.argued_field(owner, slot, far),
            Origin::Element { array, .. } => match self.argued(self.origin_of(array)?, far + 1)? {
                Signature::Array(element) => Some(*element),
                _ => None,
            },
            Origin::Static(slot) => {
                let text = self.program.field_signature(self.field_of_static(slot)?)?;
                meant(&Reader::new(&text).whole()?, &Meanings::new())
            }
            // What calls by contract leave is the program's own doing.
            _ => None,
        }
    }

    fn origin_of(&self, object: ObjectId) -> Option<Origin> {
        let symbol = self.heap.symbolic(object)?.symbol;
        Some(self.heap.symbols().get(symbol.index())?.origin)
    }

    fn argued_field(&self, owner: ObjectId, slot: u16, far: usize) -> Option<Signature> {
        let class = self.layout_class(owner);
        if self.input().is_some_and(|input| input.object == owner) {
            return self.symbolic.as_ref()?.parameter_signatures.get(&(class, slot)).cloned();
        }
        let field = self.field_at(class, slot)?;
        let home = self.program.field(field).class;
        let written = self.written(field, home)?;
        let meanings = self.meanings(owner, class, home, far);
        meant(&written, &meanings)
    }

    fn field_at(&self, class: ClassId, slot: u16) -> Option<FieldId> {
        let lineage = self.program.class(class).lineage.iter().rev();
        let mut fields = lineage.flat_map(|&home| self.program.class(home).fields.iter().copied());
        fields.find(|&field| self.program.field(field).place == FieldPlace::Instance(slot))
    }

    /// The type of a field as its class declares it. The collections of the JDK keep their elements in arrays of objects.
    fn written(&self, field: FieldId, home: ClassId) -> Option<Signature> {
        if let Some(text) = self.program.field_signature(field) {
            return Reader::new(&text).whole();
        }
        let is_collection = self.program.class(home).module.is_some();
        let holds_objects = self.program.text(self.program.field(field).descriptor) == "[Ljava/lang/Object;";
        match self.class_signature(home).parameters.as_slice() {
            [(element, _)] if is_collection && holds_objects => {
                Some(Signature::Array(Box::new(Signature::Variable(element.clone()))))
            }
            _ => None,
        }
    }

    /// What the type parameters of a class above an object's own stand for.
    fn meanings(&self, object: ObjectId, class: ClassId, home: ClassId, far: usize) -> Meanings {
        let mut own = meanings_of_bounds(&self.class_signature(class).parameters);
        let declared = self.origin_of(object).and_then(|origin| self.argued(origin, far + 1));
        if let Some(Signature::Class { name, arguments }) = declared {
            // What is above a class was loaded with it.
            let seen = self.program.loaded(&name).and_then(|named| self.seen_as(class, named, 0));
            for (seen, argument) in seen.unwrap_or_default().into_iter().zip(arguments) {
                if let Signature::Variable(parameter) = seen {
                    own.retain(|(name, _)| *name != parameter);
                    own.push((parameter, argument));
                }
            }
        }
        if class == home {
            return own;
        }
        let arguments = self.seen_as(class, home, 0).unwrap_or_default();
        let parameters = self.class_signature(home).parameters;
        let of = |((name, _), argument): ((String, _), Signature)| Some((name, meant(&argument, &own)?));
        parameters.into_iter().zip(arguments).filter_map(of).collect()
    }

    /// The type arguments that a class above has, in terms of the type parameters of a class.
    fn seen_as(&self, class: ClassId, above: ClassId, depth: usize) -> Option<Vec<Signature>> {
        let signature = self.class_signature(class);
        if class == above {
            return Some(signature.parameters.into_iter().map(|(name, _)| Signature::Variable(name)).collect());
        }
        if depth > DEEPEST {
            return None;
        }
        for next in signature.supertypes {
            let Signature::Class { name, arguments } = next else { continue };
            let Some(next) = self.program.loaded(&name) else { continue };
            if self.program.is_subtype(next, above) {
                let parameters = self.class_signature(next).parameters.into_iter().map(|(name, _)| name);
                let meanings: Meanings = parameters.zip(arguments).collect();
                let seen = self.seen_as(next, above, depth + 1)?;
                return seen.iter().map(|argument| put(argument, &meanings)).collect();
            }
        }
        None
    }

    fn class_signature(&self, class: ClassId) -> ClassSignature {
        let text = self.program.class_signature(class);
        text.and_then(|text| Reader::new(&text).class()).unwrap_or_default()
    }
}

/// A type parameter of which no more is known is what its bound says.
fn meanings_of_bounds(parameters: &[(String, Option<Signature>)]) -> Meanings {
    let mut known = Meanings::new();
    for (name, bound) in parameters {
        // A bound may be a parameter that comes before.
        if let Some(bound) = bound.as_ref().and_then(|bound| meant(bound, &known)) {
            known.push((name.clone(), bound));
        }
    }
    known
}

/// A type without parameters. Arguments of which nothing is known are any objects.
fn meant(signature: &Signature, meanings: &Meanings) -> Option<Signature> {
    match signature {
        Signature::Base(_) => Some(signature.clone()),
        Signature::Variable(name) => meanings.iter().find(|(known, _)| known == name).map(|(_, meant)| meant.clone()),
        Signature::Array(element) => Some(Signature::Array(Box::new(meant(element, meanings)?))),
        Signature::Above(_) => Some(Signature::object()),
        Signature::Class { name, arguments } => {
            let any = |argument| meant(argument, meanings).unwrap_or_else(Signature::object);
            Some(Signature::Class { name: name.clone(), arguments: arguments.iter().map(any).collect() })
        }
    }
}

/// A type with other types in the place of its parameters, which may have parameters of their own.
fn put(signature: &Signature, meanings: &Meanings) -> Option<Signature> {
    match signature {
        Signature::Variable(name) => meanings.iter().find(|(known, _)| known == name).map(|(_, meant)| meant.clone()),
        other => meant(other, meanings),
    }
}
