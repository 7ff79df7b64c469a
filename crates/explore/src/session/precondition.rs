//! What whoever calls a method has to see to, as data for those who write calls.

use super::Session;
use contract::stated::Stated;
use contract::{Condition, Nullness, Wanted};

/// What must hold before a call.
#[derive(Clone, Debug, Default)]
pub struct Precondition {
    /// Which parameters must not be null.
    pub non_null: Vec<bool>,
    /// The conditions of each specification case, of which one must hold as a whole. No case asks for nothing; `None` stands for a
    /// condition that cannot be stated.
    pub cases: Vec<Vec<Option<Stated>>>,
    /// Whether something is promised in return: a postcondition, or a result that is never null.
    pub is_promising: bool,
}

impl Precondition {
    /// Whether nothing is asked for.
    pub fn is_empty(&self) -> bool {
        !self.non_null.contains(&true) && (self.cases.is_empty() || self.cases.iter().any(Vec::is_empty))
    }
}

impl Session {
    /// The precondition of a method that a class declares, by names of class files with dots; `None` if there is no such method.
    pub fn precondition(&mut self, class: &str, name: &str, descriptor: &str) -> Option<Precondition> {
        let class = self.machine.program.load(&class.replace('.', "/")).ok()?;
        let method = self.machine.program.declared_method(class, name, descriptor)?;
        let agreed = self.agreements.contracts.of_method(&mut self.machine.program, method);
        let parameters = self.machine.program.method(method).types.parameters.len();
        let mut cases = Vec::new();
        for case in &agreed.cases {
            cases.push(case.requires.iter().map(|condition| self.stated(condition, parameters)).collect());
        }
        let non_null = agreed.parameters.iter().map(|nullness| *nullness == Nullness::NonNull).collect();
        let is_promising =
            agreed.result == Nullness::NonNull || agreed.cases.iter().any(|case| !case.ensures.is_empty());
        Some(Precondition { non_null, cases, is_promising })
    }

    /// A condition whose variables are all parameters of a method.
    fn stated(&mut self, condition: &Condition, parameters: usize) -> Option<Stated> {
        let Condition { expression, scope, .. } = condition;
        let typed = contract::check(&mut self.machine.program, scope, expression, Wanted::Condition).ok()?;
        Stated::of(&typed).filter(|_| scope.variables.len() == parameters)
    }
}
