//! The bodies of anonymous classes (JLS §15.9.5).

use super::block::{self, Action, Declaration};
use super::expression::{Expression, Name, Type};
use crate::Located;

/// What stands in the braces behind `new T(…)`.
#[derive(Clone, PartialEq, Debug)]
pub struct ClassBody {
    pub members: Vec<ClassMember>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum ClassMember {
    Field {
        /// It has a type.
        declared: Box<Declaration>,
        is_final: bool,
    },
    Method(Box<ClassMethod>),
    /// Statements that are run when the object is made.
    Initializer(Located<Vec<Action>>),
}

#[derive(Clone, PartialEq, Debug)]
pub struct ClassMethod {
    /// Whether `@Override` stands before it.
    pub says_override: bool,
    pub access: Access,
    /// `None` for `void`.
    pub result: Option<Type>,
    pub name: Name,
    pub parameters: Vec<(Type, Name)>,
    /// Whether the last of them, an array, was written with `...`.
    pub has_variable_arity: bool,
    pub body: Located<Vec<Action>>,
}

/// Who may use a member.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Access {
    Private,
    Package,
    Protected,
    Public,
}

impl Access {
    pub const ALL: [Access; 4] = [Access::Private, Access::Package, Access::Protected, Access::Public];

    /// The word that says so; none for what the package may use.
    pub fn word(self) -> &'static str {
        match self {
            Access::Private => "private",
            Access::Package => "",
            Access::Protected => "protected",
            Access::Public => "public",
        }
    }
}

impl ClassBody {
    /// The expressions inside, in the order of the text.
    pub(super) fn children(&self) -> Vec<&Expression> {
        let mut found = Vec::new();
        for member in &self.members {
            match member {
                ClassMember::Field { declared, .. } => found.extend(&declared.value),
                ClassMember::Method(method) => found.extend(block::children(&method.body.value)),
                ClassMember::Initializer(body) => found.extend(block::children(&body.value)),
            }
        }
        found
    }

    pub(crate) fn methods(&self) -> impl Iterator<Item = &ClassMethod> {
        self.members.iter().filter_map(|member| match member {
            ClassMember::Method(method) => Some(&**method),
            ClassMember::Field { .. } | ClassMember::Initializer(_) => None,
        })
    }

    /// The fields, and whether they are final.
    pub(crate) fn fields(&self) -> impl Iterator<Item = (&Declaration, bool)> {
        self.members.iter().filter_map(|member| match member {
            ClassMember::Field { declared, is_final } => Some((&**declared, *is_final)),
            ClassMember::Method(_) | ClassMember::Initializer(_) => None,
        })
    }

    /// The statements of methods and initializers.
    pub(crate) fn blocks(&self) -> impl Iterator<Item = &[Action]> {
        self.members.iter().filter_map(|member| match member {
            ClassMember::Field { .. } => None,
            ClassMember::Method(method) => Some(method.body.value.as_slice()),
            ClassMember::Initializer(body) => Some(body.value.as_slice()),
        })
    }
}
