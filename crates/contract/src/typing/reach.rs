//! `\reach(root, T, f, g)`: which fields are followed.

use super::tree::Step;
use super::{Checker, Member, Node, Typed, TypedReach};
use crate::Code;
use crate::syntax::{Expression, Name, Reach};
use program::{ClassId, Type, access};

use super::types::JavaType;

impl Checker<'_> {
    pub(super) fn reach_has(&mut self, reach: &Reach, element: &Expression) -> Option<Typed> {
        let (reach, element) = (self.reach(reach), self.object(element));
        Some(Typed::condition(Node::ReachHas { reach: reach?, element: Box::new(element?) }))
    }

    pub(super) fn reach_size(&mut self, reach: &Reach) -> Option<Typed> {
        let reach = self.reach(reach)?;
        Some(Typed::new(JavaType::INT, Node::ReachSize(reach)))
    }

    pub(super) fn reach(&mut self, reach: &Reach) -> Option<TypedReach> {
        let (root, of) = (self.object(&reach.root), self.type_named(&reach.of));
        let of = of?;
        if !matches!(of, JavaType::Class { .. }) {
            return self.wrong_type(reach.of.span, "a class", &of);
        }
        let class = self.class_of(&of, reach.of.span)?;
        let steps: Vec<Option<Step>> = reach.fields.iter().map(|field| self.step(&of, class, field)).collect();
        let steps: Option<Vec<Step>> = steps.into_iter().collect();
        let root = root?;
        if !self.may_be(&root.of, &of) {
            let message = format!("`{}` can never be `{of}`", root.of);
            return self.problem(Code::WrongType, reach.root.span, message);
        }
        let root_fits = self.is_subtype(&root.of, &of);
        Some(TypedReach { root: Box::new(root), of: of.erased(), steps: steps?, root_fits, in_old: reach.in_old })
    }

    fn step(&mut self, of: &JavaType, class: ClassId, name: &Name) -> Option<Step> {
        let field = match self.find_field(class, &name.value, name.span) {
            Some(Ok(field)) => field,
            Some(Err(())) => return None,
            None => {
                let help = self.near_fields(class, &name.value);
                let message = format!("`{of}` has no field `{}`", name.value);
                return self.problem_with_help(Code::NoSuchMember, name.span, message, help);
            }
        };
        let found = self.program.field(field);
        let (home, flags) = (found.class, found.access);
        let descriptor = self.program.text(found.descriptor).to_owned();
        if found.is_static() {
            let message = format!("the field `{}` is static and leads from no object to another", name.value);
            return self.problem(Code::WrongType, name.span, message);
        }
        let held = Type::parse(&descriptor).map_or(JavaType::Null, |held| JavaType::from(&held));
        if !held.is_reference() || !self.may_be(&held, of) {
            return self.wrong_type(name.span, &format!("a field that can hold `{of}`"), &held);
        }
        let fits = self.is_subtype(&held, of);
        let named = if flags & access::PRIVATE != 0 { home } else { class };
        let class = self.program.class(named).name.to_string();
        Some(Step { field: Member { class, name: name.value.clone(), descriptor }, fits })
    }
}
