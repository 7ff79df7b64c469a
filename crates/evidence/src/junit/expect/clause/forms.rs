//! Patterns, `switch` expressions and functions in conditions.
//!
//! Their variables are written out as what they stand for, so that tests need no newer Java than the class under test.

use super::Writer;
use super::java::{Binds, Java};
use crate::case::Value;
use crate::junit::effects::Stored;
use contract::stated::{Function, Member, Stated, Switch, What};
use program::{Type, access};

impl Writer<'_, '_, '_> {
    /// A variable that the condition itself declares.
    pub(super) fn variable(&mut self, number: usize) -> Option<Java> {
        match self.held.get(&number).cloned() {
            // What it stands for may be something else by now.
            Some((_, is_old)) if is_old != self.is_old => None,
            Some((held, _)) => self.java(&held),
            None => self.bound.get(&number).cloned(),
        }
    }

    /// `operand instanceof T name`.
    pub(super) fn matches(&mut self, operand: &Stated, class: &Type, variable: usize) -> Option<Java> {
        let seen = Stated { of: class.clone(), what: What::Cast(Box::new(operand.clone())) };
        self.hold(variable, seen)?;
        self.instance_of(operand, class)
    }

    /// The first value whose condition holds.
    pub(super) fn switch(&mut self, switch: &Switch, of: &Type) -> Option<Java> {
        let Switch { selector, held, refuses_null, cases, otherwise } = switch;
        self.hold(*held, selector.clone())?;
        let (mut written, mut last) = (Vec::new(), None);
        for (place, (applies, value)) in cases.iter().enumerate() {
            let is_first = place == 0 && *refuses_null && !self.is_given(selector);
            self.hold(*held, if is_first { there(selector) } else { selector.clone() });
            let applies = self.java(applies)?;
            self.hold(*held, selector.clone());
            // That the only case that is left applies goes without saying.
            let is_last = applies.known == Some(true) || otherwise.is_none() && place + 1 == cases.len();
            match (is_last, applies.known) {
                (true, _) => {
                    last = Some(self.java(value)?);
                    break;
                }
                (false, Some(false)) => {}
                (false, _) => written.push((applies, self.java(value)?)),
            }
        }
        let last = match (last, otherwise) {
            (Some(last), _) => last,
            (None, otherwise) => self.java(otherwise.as_ref()?)?,
        };
        Some(written.into_iter().rev().fold(last, |otherwise, (applies, value)| {
            let [applies, value] = [applies, value].map(|part| part.within(Binds::Or));
            Java::new(format!("{applies} ? {value} : {}", otherwise.text), of.clone(), Binds::Conditional)
        }))
    }

    /// A lambda expression of an interface without type arguments.
    pub(super) fn function(&mut self, function: &Function, of: &Type) -> Option<Java> {
        let named = self.body.type_name(of)?;
        let known = self.bound.clone();
        let mut names = Vec::new();
        for (number, of) in &function.parameters {
            let name = self.body.fresh_name("each");
            self.bound.insert(*number, Java::new(name.clone(), of.clone(), Binds::Postfix));
            names.push(name);
        }
        let body = self.java(&function.body);
        self.bound = known;
        names.iter().for_each(|name| self.body.release_name(name));
        let list = match &names[..] {
            [one] => one.clone(),
            several => format!("({})", several.join(", ")),
        };
        self.body.needs.suppressed.insert("unchecked");
        Some(Java::new(format!("({named}) {list} -> {}", body?.text), of.clone(), Binds::Conditional))
    }

    /// Whether a call does nothing but give what is in a field that never changes, as those do that records have by themselves.
    fn gives_component(&self, member: &Member) -> bool {
        let classes = self.body.names.classes;
        let Some(home) = classes.get(&member.class).filter(|home| home.is_final()) else { return false };
        let Some(method) = home.method(&member.name, &member.descriptor) else { return false };
        classes.effect(&home, method).is_some_and(|effect| match &effect.returned {
            Some(Stored::Field(class, name)) => {
                let field = classes.get(class).filter(|_| effect.assigned.is_empty());
                let declared = field.as_ref().and_then(|home| home.field(name));
                declared.is_some_and(|declared| declared.access & access::FINAL != 0)
            }
            _ => false,
        })
    }

    /// Whether something is an argument that is an object.
    pub(super) fn is_given(&self, stated: &Stated) -> bool {
        matches!(&stated.what, What::Argument(place) if matches!(self.given(*place), Some(Value::Object(_))))
    }

    /// From here on a variable stands for something, which is evaluated as often as the variable is named. `None`: that might make a
    /// difference.
    pub(super) fn hold(&mut self, variable: usize, value: Stated) -> Option<()> {
        let is_lasting = |part: &Stated| match &part.what {
            What::Call(Some(_), method, _) => self.gives_component(method),
            What::Call(..)
            | What::Array(_)
            | What::Lengths(_)
            | What::New(..)
            | What::Boxed(_)
            | What::Concat(_)
            | What::Function(_)
            | What::Switch(_) => false,
            _ => true,
        };
        let holds = !value.any(&|part| !is_lasting(part));
        self.held.insert(variable, (value, self.is_old));
        holds.then_some(())
    }
}

/// The same, and an exception where it is null.
fn there(value: &Stated) -> Stated {
    let object = Type::Class("java/lang/Object".into());
    let method = Member {
        class: "java.util.Objects".to_owned(),
        name: "requireNonNull".to_owned(),
        descriptor: "(Ljava/lang/Object;)Ljava/lang/Object;".to_owned(),
    };
    let call = Stated { of: object, what: What::Call(None, method, vec![value.clone()]) };
    Stated { of: value.of.clone(), what: What::Cast(Box::new(call)) }
}
