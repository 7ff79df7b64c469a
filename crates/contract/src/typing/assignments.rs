//! Assignments (JLS §15.26): to the variables of a block, and to elements and fields, which must be those of something that the
//! condition has made. Whether they are is seen when it is evaluated; where it cannot be so it is told here.

use super::actions::TypedAction;
use super::blocks::Actions;
use super::types::JavaType;
use super::{BoundId, Checker, Conversion, Node, Typed};
use crate::syntax::{Binary, Expression, ExpressionKind, Gives};
use crate::{Code, Span};
use program::access;

/// What is assigned, and where it is written.
struct Assigned<'e> {
    operator: Option<Binary>,
    value: &'e Expression,
    span: Span,
    /// What the assignment is worth, if anybody asks.
    gives: Option<Gives>,
}

/// The statements of an assignment, and what it is worth.
type Done = (Actions, Option<Typed>);

impl Checker<'_> {
    pub(super) fn assignment(
        &mut self,
        target: &Expression,
        operator: Option<Binary>,
        value: &Expression,
        span: Span,
    ) -> Option<Actions> {
        let assigned = Assigned { operator, value, span, gives: None };
        self.assign(target, &assigned).map(|(actions, _)| actions)
    }

    /// An assignment as an expression.
    pub(super) fn assignment_value(
        &mut self,
        target: &Expression,
        operator: Option<Binary>,
        value: &Expression,
        gives: Gives,
        span: Span,
    ) -> Option<Typed> {
        let assigned = Assigned { operator, value, span, gives: Some(gives) };
        let (mut actions, given) = self.assign(target, &assigned)?;
        let of = given.as_ref().map_or(JavaType::Null, |given| given.of.clone());
        actions.push(TypedAction::Give(given));
        Some(Typed::new(of, Node::Block(actions)))
    }

    fn assign(&mut self, target: &Expression, assigned: &Assigned<'_>) -> Option<Done> {
        if let Some(name) = target.as_name() {
            if let Some(own) = self.inner_field(name, target.span) {
                return match own {
                    Some(place) => self.assign_place(place, target, assigned),
                    None => self.value(assigned.value).and(None),
                };
            }
            let bound = self.bound.iter().rev().find(|(known, ..)| known == name).cloned();
            return match bound {
                Some((name, variable, of)) => self.assign_variable((&name, variable, of), target.span, assigned),
                None => self.foreign(name, assigned.span),
            };
        }
        let place = self.value(target);
        let Some(place) = place else {
            // What is assigned may be wrong too.
            self.value(assigned.value);
            return None;
        };
        self.assign_place(place, target, assigned)
    }

    fn assign_variable(
        &mut self,
        (name, variable, of): (&str, BoundId, Option<JavaType>),
        place: Span,
        assigned: &Assigned<'_>,
    ) -> Option<Done> {
        let held = of.map(|of| Typed::new(of, Node::Bound(variable)));
        if assigned.operator.is_some() {
            self.reads(variable, place);
        }
        let value = match held.clone() {
            Some(held) => self.new_value(held, place, assigned),
            None => self.value(assigned.value).and(None),
        };
        let declared = self.assigns(variable);
        if declared.is_none_or(|declared| declared.functions != self.flow.around.functions) {
            return self.foreign(name, assigned.span);
        }
        let (held, set) = (held?, TypedAction::Set { variable, value: value? });
        Some(match assigned.gives {
            None => (vec![set], None),
            Some(Gives::New) => (vec![set], Some(held)),
            Some(Gives::Old) => {
                let (first, old) = self.in_variable(held);
                (vec![first, set], Some(old))
            }
        })
    }

    /// To a field or an element.
    fn assign_place(&mut self, place: Typed, written: &Expression, assigned: &Assigned<'_>) -> Option<Done> {
        let Typed { of, node } = place;
        let (node, believed) = match node {
            Node::Convert { conversion: Conversion::Believed(to), operand } => (operand.node, Some((to, operand.of))),
            node => (node, None),
        };
        // What the type of the place says of its values, where they are read.
        let read = |node: Node| match &believed {
            Some((to, held)) => {
                let (conversion, operand) = (Conversion::Believed(to.clone()), Typed::new(held.clone(), node));
                Typed::new(of.clone(), Node::Convert { conversion, operand: Box::new(operand) })
            }
            None => Typed::new(of.clone(), node),
        };
        match node {
            Node::GetField { target, id, field } => {
                if matches!(target.node, Node::This) {
                    return self.foreign(&field.name, assigned.span);
                }
                if self.program.field(id).access & access::FINAL != 0 {
                    return self.never_changes(&field.name, written.span);
                }
                let (mut actions, target) = self.needed_again(*target, assigned);
                let held = read(Node::GetField { target: Box::new(target.clone()), id, field: field.clone() });
                let (value, given) = self.place_value(held, written.span, assigned, &mut actions)?;
                actions.push(TypedAction::SetField { target, field, value });
                Some((actions, given))
            }
            Node::Element { array, index } => {
                let element = believed.as_ref().map_or_else(|| of.erased(), |(_, held)| held.erased());
                let (mut actions, array) = self.needed_again(*array, assigned);
                let (more, index) = self.needed_again(*index, assigned);
                actions.extend(more);
                let (read_array, read_index) = (Box::new(array.clone()), Box::new(index.clone()));
                let held = read(Node::Element { array: read_array, index: read_index });
                let (value, given) = self.place_value(held, written.span, assigned, &mut actions)?;
                actions.push(TypedAction::SetElement { array, index, element, value });
                Some((actions, given))
            }
            Node::Length(_) => self.never_changes("length", written.span),
            _ => {
                let name = match &written.kind {
                    ExpressionKind::Field { name, .. } => name.value.as_str(),
                    _ => "this",
                };
                self.foreign(name, assigned.span)
            }
        }
    }

    /// What a field or an element that holds this gets, and what the assignment is worth.
    fn place_value(
        &mut self,
        held: Typed,
        place: Span,
        assigned: &Assigned<'_>,
        actions: &mut Actions,
    ) -> Option<(Typed, Option<Typed>)> {
        if assigned.gives == Some(Gives::Old) {
            let (first, old) = self.in_variable(held);
            actions.push(first);
            let value = self.new_value(old.clone(), place, assigned)?;
            return Some((value, Some(old)));
        }
        let value = self.new_value(held, place, assigned)?;
        if assigned.gives.is_none() {
            return Some((value, None));
        }
        let (first, value) = self.in_variable(value);
        actions.push(first);
        Some((value.clone(), Some(value)))
    }

    /// A part of a place that is needed more than once, or before something else.
    fn needed_again(&mut self, part: Typed, assigned: &Assigned<'_>) -> (Actions, Typed) {
        let is_needed_again = assigned.operator.is_some() || assigned.gives.is_some();
        if !is_needed_again || matches!(part.node, Node::Constant(_)) {
            return (Vec::new(), part);
        }
        let (first, held) = self.in_variable(part);
        (vec![first], held)
    }

    /// A value that is kept.
    fn in_variable(&mut self, value: Typed) -> (TypedAction, Typed) {
        let variable = self.fresh_variable();
        let held = Typed::new(value.of.clone(), Node::Bound(variable));
        (TypedAction::Set { variable, value }, held)
    }

    /// What a place gets that holds this.
    fn new_value(&mut self, held: Typed, place: Span, assigned: &Assigned<'_>) -> Option<Typed> {
        let Assigned { operator, value, span, .. } = assigned;
        let of = held.of.clone();
        match operator {
            None => self.value_as(value, &of),
            Some(operator) => {
                let operand = self.value(value)?;
                self.compound(*operator, (held, place), (operand, value.span), of, *span)
            }
        }
    }

    /// `x += e` stands for `x = (T) (x + e)`.
    fn compound(
        &mut self,
        operator: Binary,
        left: (Typed, Span),
        right: (Typed, Span),
        of: JavaType,
        span: Span,
    ) -> Option<Typed> {
        let found = self.operation(operator, left, right, span)?;
        if self.is_subtype(&found.of, &of) {
            return Some(found);
        }
        let (base, boxed) = (of.unboxed(), of.is_reference());
        let number = self.cast_to(base.map_or_else(|| of.clone(), JavaType::Base), found, span)?;
        Some(if boxed { self.convert(number, &of) } else { number })
    }

    /// Tells that something is assigned to which a block may not change.
    fn foreign<T>(&mut self, name: &str, span: Span) -> Option<T> {
        let message = format!("a contract must not have side effects: `{name}` is no variable of this block");
        let help = "a block assigns to variables that it declares, and to what the condition has made";
        self.problem_with_help(Code::SideEffect, span, message, Some(help.to_owned()))
    }

    fn never_changes<T>(&mut self, name: &str, span: Span) -> Option<T> {
        self.problem(Code::SideEffect, span, format!("`{name}` is final: nothing is assigned to it"))
    }
}
