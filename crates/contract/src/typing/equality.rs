//! `==` and `!=` (JLS §15.21), and what two types have in common.

use super::operators::comparison;
use super::types::{JavaType, OBJECT, promoted_together};
use super::{Checker, Compared, Relation, Typed};
use crate::{Code, Span};
use program::{BaseType, ClassId};

impl Checker<'_> {
    pub(super) fn equality(&mut self, relation: Relation, left: Typed, right: Typed, span: Span) -> Option<Typed> {
        let one_primitive = !left.of.is_reference() || !right.of.is_reference();
        match (left.of.numeric(), right.of.numeric()) {
            (Some(first), Some(second)) if one_primitive => {
                let of = JavaType::Base(promoted_together(first, second));
                let base = promoted_together(first, second);
                let (left, right) = (self.convert(left, &of), self.convert(right, &of));
                return Some(comparison(relation, Compared::Numbers(base), left, right));
            }
            _ => {}
        }
        if one_primitive && left.of.is_boolean() && right.of.is_boolean() {
            let (left, right) = (self.unbox(left), self.unbox(right));
            return Some(comparison(relation, Compared::Numbers(BaseType::Int), left, right));
        }
        let comparable = left.of.is_reference() && right.of.is_reference() && self.may_be(&left.of, &right.of);
        if comparable {
            return Some(comparison(relation, Compared::References, left.as_held(), right.as_held()));
        }
        if one_primitive && left.of.is_reference() != right.of.is_reference() {
            return self.not_unboxed(&left.of, &right.of, span);
        }
        let message = format!("`{}` and `{}` are never equal", left.of, right.of);
        self.problem(Code::WrongType, span, message)
    }

    /// An object beside a primitive value: only what can be unboxed is compared with one.
    fn not_unboxed<T>(&mut self, left: &JavaType, right: &JavaType, span: Span) -> Option<T> {
        let (object, primitive) = if left.is_reference() { (left, right) } else { (right, left) };
        let boxed = primitive.boxed();
        let help = if *object == JavaType::Null {
            format!("`{primitive}` is never `null`")
        } else if self.is_subtype(&boxed, object) {
            format!("cast the object to `{boxed}`, or call `equals`")
        } else {
            format!("no `{object}` is `{primitive}`")
        };
        let message = format!("Java does not compare `{object}` with `{primitive}`");
        self.problem_with_help(Code::WrongType, span, message, Some(help))
    }

    /// The most exact type of which values of both types are (JLS §4.10.4, without type arguments): a class that both
    /// extend, or the one interface that both implement.
    pub(super) fn common_supertype(&mut self, left: &JavaType, right: &JavaType) -> JavaType {
        if self.is_subtype(left, right) {
            return right.clone();
        }
        if self.is_subtype(right, left) {
            return left.clone();
        }
        let object = JavaType::class(OBJECT);
        let loaded = (self.program.load_type(&left.erased()), self.program.load_type(&right.erased()));
        let (Ok(left), Ok(right)) = loaded else { return object };
        let (left, right) = (self.program.class(left), self.program.class(right));
        let shared = left.lineage.iter().zip(right.lineage.iter()).take_while(|(left, right)| left == right).last();
        if let Some((&class, _)) = shared.filter(|(class, _)| *self.program.class(**class).name != *OBJECT) {
            return JavaType::class(&self.program.class(class).name);
        }
        let both: Vec<ClassId> =
            left.all_interfaces.iter().copied().filter(|&one| right.all_interfaces.contains(&one)).collect();
        let is_least = |one: &&ClassId| {
            let below = |other: &ClassId| *other != **one && self.program.is_subtype(*other, **one);
            !both.iter().any(below)
        };
        let least: Vec<&ClassId> = both.iter().filter(is_least).collect();
        match least[..] {
            [only] => JavaType::class(&self.program.class(*only).name),
            _ => object,
        }
    }
}
