//! The conditions of a contract: checked, compiled into classes of their own, numbered, and called by the driver.

use super::clause::{About, Clause, ClauseKind};
use contract::stated::Stated;
use contract::{Condition, Diagnostic, Place, Receiver, Scope, Typed, Wanted};
use interp::Machine;
use interp::symbolic::CONTRACT;
use program::{
    Assembler, ClassId, Label, MethodDescriptor, MethodId, Op, Program, SyntheticClass, SyntheticMethod, access,
};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// The conditions of a driver under construction.
#[derive(Default)]
pub(crate) struct Conditions {
    pub clauses: Vec<Clause>,
    /// The number of the first of them.
    first: u32,
    /// The file and line of the method whose annotations are compiled.
    pub annotated: (String, u32),
    pub problems: Vec<Diagnostic>,
    /// The methods that conditions have become, by the class on whose behalf they run.
    homes: BTreeMap<ClassId, Home>,
    /// What invariants have become that many stand-ins evaluate.
    pub shared: Shared,
}

/// Expressions by the class that they speak for, the place where they stand, and their own text: the strings of an annotation all
/// begin at the same place.
pub(crate) type Shared = BTreeMap<(ClassId, String, usize, String), Expression>;

struct Home {
    class: String,
    methods: Vec<SyntheticMethod>,
    /// The classes of lambda expressions in the conditions.
    functions: Vec<SyntheticClass>,
}

/// A condition that can be evaluated.
#[derive(Clone)]
pub(crate) struct Compiled {
    pub number: u32,
    expression: Expression,
}

/// An expression that can be called.
#[derive(Clone)]
pub(crate) struct Expression {
    scope: Rc<Scope>,
    class: String,
    name: String,
    descriptor: String,
}

/// What a driver has for a condition's arguments, as local variables.
pub(crate) struct Arguments<'a> {
    /// `None` before a constructor: there is no object yet.
    pub receiver: Option<u16>,
    pub parameters: &'a [u16],
    /// The exception of a `signals` clause.
    pub exception: Option<u16>,
    pub result: Option<u16>,
}

/// How the names of the classes begin that conditions are compiled into, behind their package.
const HOME: &str = "Kukang$Conditions";

impl Conditions {
    /// Conditions whose numbers begin with this one.
    pub fn beginning_at(first: u32) -> Conditions {
        Conditions { first, ..Conditions::default() }
    }

    /// Compiles a statement of a body: a method of what it is given, which evaluates the condition and deals with the
    /// answer.
    pub fn statement(&mut self, machine: &mut Machine, kind: ClauseKind, condition: &Condition) -> Option<Expression> {
        let deal_with = if kind == ClauseKind::Assume { assumed } else { checked };
        let compiled = self.compile(machine, kind, condition)?;
        let Expression { scope, class, descriptor, .. } = &compiled.expression;
        let descriptor = format!("{}V", descriptor.strip_suffix('Z').unwrap_or(descriptor));
        let parsed = MethodDescriptor::parse(&descriptor).expect("it was made from a descriptor");
        let mut code = Assembler::new(&parsed, false);
        let threw = code.label();
        let receiver = (scope.receiver == Receiver::This).then_some(0);
        let mut parameters = Vec::new();
        let mut local = u16::from(receiver.is_some());
        for (_, of) in &scope.variables {
            parameters.push(local);
            local += 1 + u16::from(of.kind().is_wide());
        }
        let arguments = Arguments { receiver, parameters: &parameters, exception: None, result: None };
        compiled.evaluate(&mut code, &arguments, threw);
        deal_with(&mut code);
        code.op(Op::Return);
        code.bind(threw);
        code.method(Op::InvokeStatic, CONTRACT, "threw", "(Ljava/lang/Throwable;)V");
        code.op(Op::Return);
        let name = format!("statement{}", compiled.number);
        let (class, scope) = (class.clone(), scope.clone());
        let access = access::PUBLIC | access::STATIC;
        let method = SyntheticMethod { name: name.clone(), descriptor: descriptor.clone(), access, body: code };
        self.homes.get_mut(&scope.class).expect("the condition lives there").methods.push(method);
        Some(Expression { scope, class, name, descriptor })
    }

    /// Gives a number to something that is evaluated.
    pub fn number(&mut self, kind: ClauseKind, place: &Place) -> u32 {
        self.number_as(kind, written(place), place)
    }

    /// Gives a number to something that stands at a place and is called by other words than stand there.
    pub fn number_as(&mut self, kind: ClauseKind, text: String, place: &Place) -> u32 {
        let content = &place.text.content;
        let (file, line) = match &place.text.written {
            Some(written) => (written.source.name.clone(), Some(written.line(place.span.start))),
            None if place.text.name.starts_with('@') => self.place_of_annotation(place),
            None => {
                let before = content.bytes().take(place.span.start);
                (place.text.name.clone(), Some(1 + before.filter(|&byte| byte == b'\n').count() as u32))
            }
        };
        self.add(Clause::new(kind, text, file, line))
    }

    /// What an annotation says stands at the method, as far as a class file knows; one of a spec stands in another file.
    fn place_of_annotation(&self, place: &Place) -> (String, Option<u32>) {
        let (file, line) = self.annotated.clone();
        match &place.text.annotated {
            Some(other) if other.file != file => (other.file.clone(), other.line),
            _ => (file, Some(line)),
        }
    }

    /// Says what `this` is in a condition.
    pub fn set_about(&mut self, number: u32, about: About) {
        if let Some(clause) = number.checked_sub(self.first).and_then(|place| self.clauses.get_mut(place as usize)) {
            clause.about = about;
        }
    }

    /// A clause by its number.
    pub fn clause(&self, number: u32) -> Option<&Clause> {
        self.clauses.get(number.checked_sub(self.first)? as usize)
    }

    /// Gives a number to a clause.
    pub fn add(&mut self, clause: Clause) -> u32 {
        self.clauses.push(clause);
        self.first + self.clauses.len() as u32 - 1
    }

    /// Checks and compiles a condition. `None`: it has problems, which are noted.
    pub(crate) fn compile(
        &mut self,
        machine: &mut Machine,
        kind: ClauseKind,
        condition: &Condition,
    ) -> Option<Compiled> {
        let Condition { expression, scope, place } = condition;
        match contract::check(&mut machine.program, scope, expression, Wanted::Condition) {
            Ok(typed) => {
                let is_signals = kind == ClauseKind::Signals;
                let number = self.number(kind, &Place { text: place.text.clone(), span: expression.span });
                let clause = self.clauses.last_mut().expect("it was just added");
                clause.stated = Stated::of(&typed).map(Arc::new);
                clause.exception = scope.variables.last().filter(|_| is_signals).map(|(_, of)| of.clone());
                Some(Compiled { number, expression: self.expression(machine, scope, &typed) })
            }
            Err(problems) => {
                self.problems.extend(place.text.diagnostics(problems));
                None
            }
        }
    }

    /// The same for an invariant, which need not be compiled again if it was before.
    pub(super) fn compile_shared(
        &mut self,
        machine: &mut Machine,
        kind: ClauseKind,
        condition: &Condition,
    ) -> Option<Compiled> {
        let Condition { expression, scope, place } = condition;
        let text = expression.span.of(&place.text.content).to_owned();
        let key = (scope.class, place.text.name.clone(), expression.span.start, text);
        if let Some(known) = self.shared.get(&key).cloned() {
            let number = self.number(kind, &Place { text: place.text.clone(), span: expression.span });
            return Some(Compiled { number, expression: known });
        }
        let compiled = self.compile(machine, kind, condition)?;
        self.shared.insert(key, compiled.expression.clone());
        Some(compiled)
    }

    /// Compiles an expression that was checked.
    pub fn expression(&mut self, machine: &mut Machine, scope: &Rc<Scope>, typed: &Typed) -> Expression {
        // Several classes of a package may have conditions.
        let free_name = || super::free_name(machine, scope.class, &format!("{HOME}{}of", scope.class.index()));
        let home = self.homes.entry(scope.class).or_insert_with(|| Home {
            class: free_name(),
            methods: Vec::new(),
            functions: Vec::new(),
        });
        let (class, name) = (home.class.clone(), format!("expression{}", home.methods.len()));
        let assembled = contract::assemble(&mut machine.program, scope, typed, &class, &name);
        home.methods.extend(assembled.methods);
        home.functions.extend(assembled.classes);
        Expression { scope: scope.clone(), class, name, descriptor: contract::descriptor(scope, typed) }
    }

    /// Makes the classes.
    pub fn define(self, machine: &mut Machine) -> (Vec<Clause>, Shared) {
        let object = machine.program.loaded("java/lang/Object").expect("it is the first class to be loaded");
        for (host, home) in self.homes {
            machine.define(SyntheticClass {
                name: home.class,
                super_class: object,
                interfaces: Vec::new(),
                fields: Vec::new(),
                methods: home.methods,
                host,
            });
            for function in home.functions {
                machine.define(function);
            }
        }
        (self.clauses, self.shared)
    }
}

/// What is written at a place, in one line.
pub(super) fn written(place: &Place) -> String {
    let text = place.text.content.get(place.span.start..place.span.end).unwrap_or_default();
    // Each further line of a comment begins with its own mark.
    let lines = text.lines().enumerate().map(|(number, line)| match number {
        0 => line,
        _ => line.trim_start().trim_start_matches("//").trim_start_matches('@'),
    });
    lines.flat_map(str::split_whitespace).filter(|&word| word != "@").collect::<Vec<_>>().join(" ")
}

impl Compiled {
    /// The expression alone, for who needs no number.
    pub fn into_expression(self) -> Expression {
        self.expression
    }

    /// Evaluates the condition: its value is then on the stack.
    pub fn evaluate(&self, code: &mut Assembler, arguments: &Arguments<'_>, threw: Label) {
        begin(code, self.number);
        let (start, end) = (code.label(), code.label());
        code.bind(start);
        self.expression.push(code, arguments);
        code.bind(end);
        code.catch_all(start, end, threw);
    }
}

impl Expression {
    /// The method that it has become.
    pub fn find(&self, program: &Program) -> MethodId {
        let class = program.loaded(&self.class).expect("its class was made");
        program.declared_method(class, &self.name, &self.descriptor).expect("its class has it")
    }

    /// Pushes the value of the expression.
    pub(super) fn push(&self, code: &mut Assembler, arguments: &Arguments<'_>) {
        if self.scope.receiver == Receiver::This {
            match arguments.receiver {
                Some(local) => code.op(Op::Load(local)),
                None => code.op(Op::AConstNull),
            };
        }
        let variables = arguments.parameters.iter().copied().chain(arguments.exception);
        for local in variables.take(self.scope.variables.len()) {
            code.op(Op::Load(local));
        }
        if let (Some(_), Some(local)) = (&self.scope.result, arguments.result) {
            code.op(Op::Load(local));
        }
        code.method(Op::InvokeStatic, &self.class, &self.name, &self.descriptor);
    }
}

/// Says which condition is evaluated from here on.
pub(super) fn begin(code: &mut Assembler, number: u32) {
    code.op(Op::IConst(number as i32));
    code.method(Op::InvokeStatic, CONTRACT, "begin", "(I)V");
}

/// The path goes on only where the value on the stack is true.
pub(super) fn assumed(code: &mut Assembler) {
    code.method(Op::InvokeStatic, CONTRACT, "assumed", "(Z)V");
}

/// A path on which the value on the stack is false is a violation.
pub(super) fn checked(code: &mut Assembler) {
    code.method(Op::InvokeStatic, CONTRACT, "checked", "(Z)V");
}
