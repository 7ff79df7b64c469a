//! Choosing a method (JLS §15.12.2): the ones that could be meant, the ones that take the arguments, the most specific.

use super::conversions::Context;
use super::types::{JavaType, widens};
use super::{Checker, Typed};
use crate::syntax::Expression;
use program::{ClassId, Method, MethodId, access};

/// An argument before its method is known.
pub(super) enum Given<'e> {
    Value(Typed),
    /// A lambda expression or a method reference, whose type its method will tell.
    Function(&'e Expression),
}

/// The types of arguments as messages list them.
pub(super) fn types(given: &[Given<'_>]) -> String {
    let types = given.iter().map(|given| match given {
        Given::Value(value) => value.of.to_string(),
        Given::Function(_) => "…".to_owned(),
    });
    types.collect::<Vec<_>>().join(", ")
}

/// How a method takes its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Passing {
    OneByOne,
    /// The last ones together, as an array.
    Variable,
}

/// What became of the choice.
pub(super) enum Choice {
    Found(MethodId, Passing),
    None,
    Ambiguous(Vec<MethodId>),
}

/// The three phases: without boxing, with it, and with variable numbers of arguments.
const PHASES: [(Context, Passing); 3] =
    [(Context::Strict, Passing::OneByOne), (Context::Loose, Passing::OneByOne), (Context::Loose, Passing::Variable)];

impl Checker<'_> {
    /// The methods of this name that a class has or inherits, without those that others override.
    pub(super) fn methods_named(&mut self, class: ClassId, name: &str) -> Vec<MethodId> {
        let of = self.program.class(class);
        let mut homes: Vec<ClassId> = vec![class];
        if of.is_interface() {
            homes.extend(of.all_interfaces.iter().rev().copied());
            homes.extend(self.program.loaded(super::types::OBJECT));
        } else {
            homes.extend(of.lineage.iter().rev().copied());
            homes.extend(of.all_interfaces.iter().rev().copied());
        }
        let mut seen: Vec<ClassId> = Vec::new();
        let mut found: Vec<MethodId> = Vec::new();
        let mut bridged: Vec<(ClassId, String)> = Vec::new();
        for home in homes {
            if seen.contains(&home) {
                continue;
            }
            seen.push(home);
            for &id in &self.program.class(home).methods {
                let method = self.program.method(id);
                if self.program.text(method.name) != name {
                    continue;
                }
                if method.access & access::SYNTHETIC != 0 {
                    if self.is_bridge_to_another(home, method) {
                        bridged.push((home, self.parameters(method)));
                    }
                } else if !self.is_overridden(method, &found, &bridged) {
                    found.push(id);
                }
            }
        }
        self.without_overridden(found)
    }

    /// The part of the descriptor that decides about overriding.
    fn parameters(&self, method: &Method) -> String {
        let descriptor = self.program.text(method.descriptor);
        descriptor.split(')').next().unwrap_or_default().to_owned()
    }

    /// Whether a method made by the compiler passes the call on to one of other parameter types in the same class, which
    /// then overrides what the bridge overrides.
    fn is_bridge_to_another(&self, home: ClassId, bridge: &Method) -> bool {
        self.program.class(home).methods.iter().any(|&id| {
            let method = self.program.method(id);
            method.name == bridge.name
                && method.access & access::SYNTHETIC == 0
                && method.types.parameters.len() == bridge.types.parameters.len()
        })
    }

    fn is_overridden(&self, method: &Method, found: &[MethodId], bridged: &[(ClassId, String)]) -> bool {
        let parameters = self.parameters(method);
        let in_interface = self.program.class(method.class).is_interface();
        let overrides = |home: ClassId| {
            // What a class has or inherits from a class comes before what interfaces say.
            in_interface && !self.program.class(home).is_interface() || self.program.is_subtype(home, method.class)
        };
        let by_method = found.iter().any(|&other| {
            let other = self.program.method(other);
            overrides(other.class) && self.parameters(other) == parameters
        });
        by_method || bridged.iter().any(|(home, other)| overrides(*home) && *other == parameters)
    }

    /// Interfaces come in any order, so that one may be found before another that overrides it.
    fn without_overridden(&self, found: Vec<MethodId>) -> Vec<MethodId> {
        let overridden = |&id: &MethodId| {
            let method = self.program.method(id);
            found.iter().any(|&other| {
                let other = self.program.method(other);
                other.id != id
                    && other.class != method.class
                    && self.program.is_subtype(other.class, method.class)
                    && self.parameters(other) == self.parameters(method)
            })
        };
        found.iter().copied().filter(|id| !overridden(id)).collect()
    }

    /// Chooses among methods of which the first so many parameters are given anyway.
    pub(super) fn choose(&mut self, candidates: &[MethodId], first: usize, given: &[Given<'_>]) -> Choice {
        for (context, passing) in PHASES {
            let mut applicable = Vec::new();
            for &candidate in candidates {
                if let Some(parameters) = self.parameters_for(candidate, first, given.len(), passing) {
                    let mut pairs = given.iter().zip(&parameters);
                    if pairs.all(|(given, parameter)| self.takes(given, parameter, context)) {
                        applicable.push((candidate, parameters));
                    }
                }
            }
            if !applicable.is_empty() {
                return self.most_specific(&applicable, passing);
            }
        }
        Choice::None
    }

    fn takes(&mut self, given: &Given<'_>, parameter: &JavaType, context: Context) -> bool {
        match given {
            Given::Value(value) => self.is_accepted(&value.of, parameter, context),
            Given::Function(function) => self.may_be_function(function, parameter),
        }
    }

    /// The parameter types that so many arguments are passed for; `None` if it cannot be that many.
    fn parameters_for(&self, method: MethodId, first: usize, count: usize, passing: Passing) -> Option<Vec<JavaType>> {
        let method = self.program.method(method);
        let mut parameters: Vec<JavaType> = method.types.parameters.iter().skip(first).map(JavaType::from).collect();
        match passing {
            Passing::OneByOne => (parameters.len() == count).then_some(parameters),
            Passing::Variable => {
                if method.access & access::VARARGS == 0 || parameters.len() > count + 1 {
                    return None;
                }
                let Some(JavaType::Array(element)) = parameters.pop() else { return None };
                parameters.resize(count, (*element).clone());
                Some(parameters)
            }
        }
    }

    fn most_specific(&mut self, applicable: &[(MethodId, Vec<JavaType>)], passing: Passing) -> Choice {
        let mut best: Vec<usize> = Vec::new();
        for candidate in 0..applicable.len() {
            let mut others = 0..applicable.len();
            if others.all(|other| self.is_as_specific(&applicable[candidate].1, &applicable[other].1)) {
                best.push(candidate);
            }
        }
        match best[..] {
            [] => Choice::Ambiguous(applicable.iter().map(|(method, _)| *method).collect()),
            [first, ..] => {
                // Several with the same parameters are one method that several supertypes declare: the result that says
                // most counts.
                let chosen = best.iter().copied().fold(first, |chosen, other| {
                    let result = |index: usize| self.program.method(applicable[index].0).types.result.clone();
                    let (Some(left), Some(right)) = (result(other), result(chosen)) else { return chosen };
                    let (left, right) = (JavaType::from(&left), JavaType::from(&right));
                    if left != right && self.is_subtype(&left, &right) { other } else { chosen }
                });
                Choice::Found(applicable[chosen].0, passing)
            }
        }
    }

    fn is_as_specific(&mut self, left: &[JavaType], right: &[JavaType]) -> bool {
        left.iter().zip(right).all(|(left, right)| match (left, right) {
            (JavaType::Base(left), JavaType::Base(right)) => widens(*left, *right),
            _ => self.is_subtype(left, right),
        })
    }
}
