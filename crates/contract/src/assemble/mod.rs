//! Checked expressions to ops.
//!
//! A condition becomes a static method whose arguments are what its scope can name. Conditions in conditions become
//! jumps, never values, and quantifiers become loops in place, because this code runs on every path that is explored.
//! What the interpreter has to help with are calls of methods of `kukang/Contract`: between `enterOld` and `leaveOld`
//! fields and elements have the values that they had before the method, and `isFresh` asks whether an object was there.
//! An exception leaves the code without `leaveOld`; whoever called it must see to that.

mod anonymous;
mod blocks;
mod calls;
mod conditions;
mod functions;
mod hold;
mod loops;
mod numbers;
mod patterns;
mod quantifiers;
mod reach;
mod size;
mod values;

use crate::scope::{Receiver, Scope};
use crate::typing::{BoundId, Typed};
use anonymous::Filled;
use blocks::Region;
use program::{Assembler, ClassId, MethodDescriptor, Op, Program, SyntheticClass, SyntheticMethod, Type, access};
use std::collections::BTreeMap;

/// The class of the methods that the interpreter has models of.
pub const CONTRACT: &str = "kukang/Contract";

/// The expression as a static method of a synthetic class that is hosted by the class of its scope, in the same package.
/// Its arguments are `this` if there is one, the variables of the scope in their order, and the result if there is one.
/// Helper methods of the same class come along: the first method is the expression's own. The name of the class must be
/// the one that it is then defined with, and no two expressions of a class may have the same name.
pub fn assemble(program: &mut Program, scope: &Scope, typed: &Typed, class_name: &str, name: &str) -> Assembled {
    let package = class_name.rsplit_once('/').map_or("", |(package, _)| package);
    debug_assert_eq!(package, program.class(scope.class).package(), "a package's classes are seen from the package");
    let descriptor = descriptor(scope, typed);
    let parsed = MethodDescriptor::parse(&descriptor).expect("the checker refuses scopes with too many variables");
    let object = program.loaded("java/lang/Object").unwrap_or(scope.class);
    let mut compiler = Compiler::new(scope, Assembler::new(&parsed, false), class_name, name, object);
    compiler.has_match_exception = program.load("java/lang/MatchException").is_ok();
    compiler.catches = hold::catches(typed);
    compiler.whole(typed);
    compiler.code.limit_stack(size::stack(typed));
    // Whoever evaluates it may be of another package.
    let access = access::PUBLIC | access::STATIC;
    let own = SyntheticMethod { name: name.to_owned(), descriptor, access, body: compiler.code };
    let Compiler { helpers, classes, filled, .. } = compiler;
    filled.into_iter().for_each(|class| class.fill(program));
    Assembled { methods: std::iter::once(own).chain(helpers).collect(), classes }
}

/// What an expression has become.
pub struct Assembled {
    pub methods: Vec<SyntheticMethod>,
    /// The classes of its functions, to be defined with the class of the methods.
    pub classes: Vec<SyntheticClass>,
}

/// The descriptor of the method that an expression becomes.
pub fn descriptor(scope: &Scope, typed: &Typed) -> String {
    let this = match scope.receiver {
        Receiver::This => "Ljava/lang/Object;".to_owned(),
        Receiver::None => String::new(),
    };
    let types = scope.variables.iter().map(|(_, of)| of).chain(&scope.result).map(Type::descriptor);
    format!("({this}{}){}", types.collect::<String>(), typed.of().erased().descriptor())
}

/// In which state fields and elements are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Now,
    BeforeTheMethod,
}

/// What the code is the code of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Condition,
    /// The body of a function, which methods of the program call.
    Function,
}

struct Compiler<'a> {
    scope: &'a Scope,
    object: ClassId,
    code: Assembler,
    class_name: &'a str,
    name: &'a str,
    role: Role,
    /// Whether exceptions are caught in it.
    catches: bool,
    /// What stands around the current statement, the innermost last.
    regions: Vec<Region>,
    helpers: Vec<SyntheticMethod>,
    classes: Vec<SyntheticClass>,
    /// The classes that the checker has declared, with what their methods do.
    filled: Vec<Filled>,
    /// How many `\reach` and how many functions have been compiled.
    reaches: usize,
    functions: usize,
    /// Whether the JDK has the exception of `switch` and record patterns.
    has_match_exception: bool,
    this: u16,
    /// The local variables of the scope's variables.
    arguments: Vec<u16>,
    result: u16,
    bound: BTreeMap<BoundId, u16>,
    next_local: u16,
    state: State,
}

impl<'a> Compiler<'a> {
    fn new(scope: &'a Scope, code: Assembler, class_name: &'a str, name: &'a str, object: ClassId) -> Compiler<'a> {
        let mut next = u16::from(scope.receiver == Receiver::This);
        let mut arguments = Vec::new();
        for (_, of) in &scope.variables {
            arguments.push(next);
            next += slots(of);
        }
        let result = next;
        next += scope.result.as_ref().map_or(0, slots);
        Compiler {
            scope,
            object,
            code,
            class_name,
            name,
            role: Role::Condition,
            catches: false,
            regions: Vec::new(),
            helpers: Vec::new(),
            classes: Vec::new(),
            filled: Vec::new(),
            reaches: 0,
            functions: 0,
            has_match_exception: false,
            this: 0,
            arguments,
            result,
            bound: BTreeMap::new(),
            next_local: next,
            state: State::Now,
        }
    }

    /// What else was made while code was compiled that runs elsewhere, and the code.
    fn take_over(&mut self, inner: Compiler<'_>) -> Assembler {
        let Compiler { code, helpers, classes, filled, .. } = inner;
        self.helpers.extend(helpers);
        self.classes.extend(classes);
        self.filled.extend(filled);
        code
    }

    /// A local variable that nothing else uses.
    fn local(&mut self) -> u16 {
        let local = self.next_local;
        // Room for any type: a long or double takes two.
        self.next_local += 2;
        local
    }

    fn op(&mut self, op: Op) {
        self.code.op(op);
    }

    fn whole(&mut self, typed: &Typed) {
        if self.is_condition(typed) {
            let fails = self.code.label();
            self.branch(typed, conditions::When::Fails, fails);
            self.op(Op::IConst(1));
            self.op(Op::ReturnValue);
            self.code.bind(fails);
            self.op(Op::IConst(0));
        } else {
            self.value(typed);
        }
        self.op(Op::ReturnValue);
    }
}

/// Local variables that a value of this type takes.
fn slots(of: &Type) -> u16 {
    1 + u16::from(of.kind().is_wide())
}
