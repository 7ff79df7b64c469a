//! What a condition can name: the place where it stands, as far as meanings depend on it.

use program::{ClassId, MethodId, Type};

/// The names that an expression sees.
#[derive(Clone, Debug)]
pub struct Scope {
    /// The class whose members are seen by their simple names, private ones included; the code runs on its behalf.
    pub class: ClassId,
    pub receiver: Receiver,
    /// Parameters, the variable of a `signals` clause, local variables around a statement: what the code is given as
    /// arguments, in this order, behind `this`.
    pub variables: Vec<(String, Type)>,
    /// The generic signatures of variables, by their places, as far as class files tell them; those of parameters are told by
    /// the method.
    pub signatures: Vec<Option<String>>,
    /// The type of `\result`, which is the last argument.
    pub result: Option<Type>,
    /// The method whose parameters are the first of the variables, all of them, and whose result is `\result`: its signature
    /// tells their type arguments.
    pub method: Option<MethodId>,
    /// What the source file imports; nothing for annotations whose source is not found.
    pub imports: Imports,
}

/// Whether there is a `this`, which is then the first argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Receiver {
    None,
    This,
}

impl Receiver {
    /// An invariant has a `this` unless it is static, in interfaces too.
    pub(crate) fn of_invariant(scope: Option<crate::syntax::Scope>) -> Receiver {
        match scope {
            Some(crate::syntax::Scope::Static) => Receiver::None,
            Some(crate::syntax::Scope::Instance) | None => Receiver::This,
        }
    }
}

/// The import declarations of a source file, names with dots.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Imports {
    /// `import java.util.List;`
    pub classes: Vec<String>,
    /// `import java.util.*;`, without the star: a package or a class.
    pub on_demand: Vec<String>,
    /// `import static java.lang.Math.max;`: the class and the member.
    pub members: Vec<(String, String)>,
    /// `import static java.lang.Math.*;`, without the star.
    pub members_on_demand: Vec<String>,
}
