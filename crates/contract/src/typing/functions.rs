//! Lambda expressions, and what makes an interface the type of one (JLS §9.8, §15.27).

use super::blocks::Purpose;
use super::flow::Initially;
use super::forms::TypedFunction;
use super::generics::meant;
use super::overloads::{Given, Passing};
use super::patterns::counted;
use super::types::{JavaType, OBJECT, limits};
use super::{BoundId, Checker, Constant, Conversion, Local, Node, Typed};
use crate::syntax::{Expression, ExpressionKind, Function, FunctionBody, ending};
use crate::{Code, Span};
use program::signature::{MethodSignature, Reader, Signature};
use program::{BaseType, ClassId, MethodId};

/// The one method of an interface that its objects are made for.
pub(super) struct Functional {
    pub class: ClassId,
    name: String,
    descriptors: Vec<String>,
    pub parameters: Vec<JavaType>,
    pub result: Option<JavaType>,
    signature: Option<MethodSignature>,
}

impl Checker<'_> {
    /// The method of a type, if lambda expressions can be of it.
    pub(super) fn functional(&mut self, of: &JavaType) -> Option<Functional> {
        let JavaType::Class { .. } = of else { return None };
        let class = self.program.load_type(&of.erased()).ok()?;
        let methods = self.abstract_methods(class);
        let first = *methods.first()?;
        let (name, count) = (self.program.method(first).name, self.program.method(first).types.parameters.len());
        let same = |&id: &MethodId| {
            let method = self.program.method(id);
            method.name == name && method.types.parameters.len() == count
        };
        if !methods.iter().all(same) {
            return None;
        }
        let mut descriptors: Vec<String> = Vec::new();
        for &id in &methods {
            let descriptor = self.program.text(self.program.method(id).descriptor).to_owned();
            if !descriptors.contains(&descriptor) {
                descriptors.push(descriptor);
            }
        }
        let (home, types) = (self.program.method(first).class, self.program.method(first).types.clone());
        let signature = self.program.method_signature(first).and_then(|text| Reader::new(&text).method());
        let meanings = self.meanings(Some(of), home);
        let told = |signature: Option<&Signature>, erased: JavaType| {
            signature.and_then(|signature| meant(signature, &meanings)).unwrap_or(erased)
        };
        let place = |place: usize| signature.as_ref().and_then(|signature| signature.arguments.get(place));
        let erased = types.parameters.iter().map(JavaType::from).enumerate();
        let parameters = erased.map(|(index, erased)| told(place(index), erased)).collect();
        let result = types.result.as_ref().map(|erased| {
            told(signature.as_ref().and_then(|signature| signature.result.as_ref()), JavaType::from(erased))
        });
        let name = self.program.text(name).to_owned();
        Some(Functional { class, name, descriptors, parameters, result, signature })
    }

    /// The methods that a class must have to implement an interface, the most exact first.
    fn abstract_methods(&mut self, class: ClassId) -> Vec<MethodId> {
        let of = self.program.class(class);
        if !of.is_interface() {
            return Vec::new();
        }
        let mut homes: Vec<ClassId> = vec![class];
        homes.extend(of.all_interfaces.iter().rev().copied().filter(|&above| above != class));
        let all: Vec<MethodId> = homes.iter().flat_map(|&home| self.program.class(home).methods.to_vec()).collect();
        let mut found = Vec::new();
        for id in all {
            let method = self.program.method(id);
            let name = self.program.text(method.name).to_owned();
            let is_asked = method.is_abstract() && !method.is_static() && !self.object_has(id);
            if is_asked && self.methods_named(class, &name).iter().any(|&named| self.stays_abstract(id, named)) {
                found.push(id);
            }
        }
        found
    }

    /// Whether a method is what another one comes down to, and has no body.
    fn stays_abstract(&self, id: MethodId, named: MethodId) -> bool {
        let (method, named) = (self.program.method(id), self.program.method(named));
        named.is_abstract() && named.types.parameters.len() == method.types.parameters.len()
    }

    /// Whether `Object` has a method, so that every class does.
    pub(super) fn object_has(&self, id: MethodId) -> bool {
        let method = self.program.method(id);
        let (name, descriptor) = (self.program.text(method.name), self.program.text(method.descriptor));
        let object = self.program.loaded(OBJECT);
        object.is_some_and(|object| self.program.declared_method(object, name, descriptor).is_some())
    }

    /// Whether a function could be of a type, as far as can be told before its own types are known (JLS §15.12.2.1).
    pub(super) fn may_be_function(&mut self, expression: &Expression, of: &JavaType) -> bool {
        let Some(functional) = self.functional(of) else { return false };
        match &expression.kind {
            ExpressionKind::Lambda(function) => {
                let fits = match (&function.body, &functional.result) {
                    (FunctionBody::Value(_), Some(_)) => true,
                    (FunctionBody::Value(body), None) => body.is_statement(),
                    (FunctionBody::Block(actions), Some(_)) => ending::may_give(actions, ending::Wanted::Value),
                    (FunctionBody::Block(actions), None) => ending::may_give(actions, ending::Wanted::Nothing),
                };
                fits && function.parameters.len() == functional.parameters.len()
            }
            ExpressionKind::Switch(switch) => {
                let mut values = switch.values();
                values.all(|value| !is_function(value) || self.may_be_function(value, of))
            }
            ExpressionKind::Conditional { then, otherwise, .. } => {
                [then, otherwise].into_iter().all(|side| !is_function(side) || self.may_be_function(side, of))
            }
            _ => true,
        }
    }

    pub(super) fn function_without_type<T>(&mut self, span: Span) -> Option<T> {
        let message = "nothing says of which type this function is";
        let help = "write it as an argument, or behind a cast: `(T) x -> …`".to_owned();
        self.problem_with_help(Code::WrongType, span, message, Some(help))
    }

    /// The value of an expression as one of this type (JLS §5.2).
    pub(super) fn value_as(&mut self, expression: &Expression, of: &JavaType) -> Option<Typed> {
        if is_function(expression) {
            return self.function(expression, of, &[]);
        }
        let value = self.value(expression)?;
        self.assigned(value, of, expression.span)
    }

    pub(super) fn assigned(&mut self, value: Typed, of: &JavaType, span: Span) -> Option<Typed> {
        if self.is_accepted(&value.of, of, super::conversions::Context::Loose) {
            return Some(self.convert(value, of));
        }
        if let (Some(narrow), Some(Constant::Int(number))) = (narrow(of), value.constant()) {
            let (least, greatest) = limits(narrow);
            if (least..=greatest).contains(&i64::from(*number)) && value.of.integral().is_some() {
                let value = Typed::new(JavaType::Base(narrow), Node::Constant(Constant::Int(*number)));
                return Some(self.convert(value, of));
            }
        }
        self.wrong_type(span, &format!("`{of}`"), &value.of)
    }

    /// A lambda expression, a method reference, or a choice between some, of this type.
    pub(super) fn function(&mut self, expression: &Expression, of: &JavaType, and: &[JavaType]) -> Option<Typed> {
        let span = expression.span;
        match &expression.kind {
            ExpressionKind::Conditional { condition, then, otherwise } => {
                let (condition, introduced) = self.condition_outcome(condition);
                let side = |checker: &mut Self, locals: &[Local], side: &Expression| {
                    let check = |checker: &mut Self| match is_function(side) {
                        true => checker.function(side, of, and),
                        false => checker.value_as(side, of),
                    };
                    checker.apart(|checker| checker.with_locals(locals, check))
                };
                let then = side(self, &introduced.holds, then);
                let otherwise = side(self, &introduced.fails, otherwise);
                let (condition, then, otherwise) = (Box::new(condition?), Box::new(then?), Box::new(otherwise?));
                Some(Typed::new(of.clone(), Node::Conditional { condition, then, otherwise }))
            }
            ExpressionKind::Switch(switch) => self.switch(switch, Some(of), span),
            ExpressionKind::Lambda(function) => {
                let functional = self.required_functional(of, and, span)?;
                self.lambda(function, functional, of, and, span)
            }
            ExpressionKind::Reference { to, name } => {
                let functional = self.required_functional(of, and, span)?;
                self.reference(to, name, functional, of, and, span)
            }
            _ => self.value_as(expression, of),
        }
    }

    fn required_functional(&mut self, of: &JavaType, and: &[JavaType], span: Span) -> Option<Functional> {
        for of in [of].into_iter().chain(and) {
            if let Some(found) = self.functional(of) {
                return Some(found);
            }
        }
        let message = format!("`{of}` is no interface with exactly one method, so that no function is of it");
        self.problem(Code::WrongType, span, message)
    }

    fn lambda(
        &mut self,
        function: &Function,
        functional: Functional,
        of: &JavaType,
        and: &[JavaType],
        span: Span,
    ) -> Option<Typed> {
        let (wanted, written) = (functional.parameters.len(), function.parameters.len());
        if wanted != written {
            let wanted = counted(wanted, "argument");
            let message = format!("a function of type `{of}` takes {wanted}, not {written}");
            return self.problem(Code::WrongType, span, message);
        }
        let mut locals: Vec<Local> = Vec::new();
        for (parameter, told) in function.parameters.iter().zip(&functional.parameters) {
            let declared = match &parameter.of {
                Some(written) => {
                    let found = self.type_named(written);
                    if let Some(found) = found.as_ref().filter(|found| found.erased() != told.erased()) {
                        self.wrong_type::<()>(written.span, &format!("`{told}`"), found);
                    }
                    found
                }
                None => Some(told.clone()),
            };
            locals.push(match &parameter.name {
                Some(name) => self.declare(name, declared),
                None => (String::new(), self.fresh_variable(), declared),
            });
        }
        let body = self.function_body(&function.body, &locals, &functional, of, span)?;
        let parameters: Option<Vec<(BoundId, JavaType)>> =
            locals.into_iter().map(|(_, id, of)| Some((id, of?))).collect();
        self.made_function(functional, parameters?, body, (of, and), span)
    }

    /// The body of a function, which runs later, if at all.
    fn function_body(
        &mut self,
        body: &FunctionBody,
        locals: &[Local],
        functional: &Functional,
        of: &JavaType,
        span: Span,
    ) -> Option<Typed> {
        self.apart(|checker| {
            checker.flow.around.functions += 1;
            for (name, id, _) in locals.iter().filter(|(name, ..)| !name.is_empty()) {
                checker.changeable(*id, name, Initially::Assigned);
            }
            let body = checker.with_locals(locals, |checker| match (body, &functional.result) {
                (FunctionBody::Block(actions), result) => {
                    checker.block_value(actions, Purpose::Function(result.clone()), span)
                }
                (FunctionBody::Value(body), Some(result)) => checker.value_as(body, result),
                (FunctionBody::Value(body), None) if body.is_statement() => checker.effect(body),
                (FunctionBody::Value(body), None) => {
                    let message = format!("a function of type `{of}` gives nothing: its body must be a call or `new`");
                    checker.problem(Code::WrongType, body.span, message)
                }
            });
            checker.flow.around.functions -= 1;
            body
        })
    }

    /// The object of a function whose body is known.
    pub(super) fn made_function(
        &mut self,
        functional: Functional,
        parameters: Vec<(BoundId, JavaType)>,
        body: Typed,
        (of, and): (&JavaType, &[JavaType]),
        span: Span,
    ) -> Option<Typed> {
        if self.most_kept() + 2 * parameters.len() > super::MOST_SLOTS {
            let message = "there are too many variables around this function: no method could take them all";
            return self.problem(Code::TooLarge, span, message);
        }
        let made = self.refined(&functional, of, &body);
        let mut interfaces = vec![functional.class];
        for of in [of].into_iter().chain(and) {
            let class = self.program.load_type(&of.erased()).ok()?;
            if !interfaces.contains(&class) {
                interfaces.push(class);
            }
        }
        let Functional { name: method, descriptors, result, .. } = functional;
        let parameters = parameters.into_iter().map(|(id, of)| (id, of.erased())).collect();
        let result = result.map(|of| of.erased());
        let function = TypedFunction { interfaces, method, descriptors, parameters, body, result };
        Some(Typed::new(made, Node::Function(Box::new(function))))
    }

    /// How many local variables a function may need for what it names of its surroundings.
    pub(super) fn most_kept(&self) -> usize {
        2 * (self.scope.variables.len() + self.bound.len() + self.inner.len() + 2)
    }

    /// The type of a function, in which what its body is stands for the type variable of the result.
    fn refined(&mut self, functional: &Functional, of: &JavaType, body: &Typed) -> JavaType {
        let JavaType::Class { name, arguments } = of else { return of.clone() };
        let own = self.class_parameters(functional.class).parameters;
        let variable = match functional.signature.as_ref().and_then(|signature| signature.result.as_ref()) {
            Some(Signature::Variable(variable)) => own.iter().position(|(name, _)| name == variable),
            _ => None,
        };
        let (Some(place), true) = (variable, arguments.len() == own.len()) else { return of.clone() };
        let mut arguments = arguments.to_vec();
        arguments[place] = self.told_by_body(body);
        JavaType::Class { name: name.clone(), arguments: arguments.into() }
    }

    /// What a body gives before it is converted for its place.
    fn told_by_body(&mut self, body: &Typed) -> JavaType {
        let mut given = Vec::new();
        match &body.node {
            Node::Block(actions) => actions.iter().for_each(|action| action.given(&mut given)),
            _ => given.push(body),
        }
        let mut types = given.into_iter().map(|value| unconverted(value).of.boxed());
        let Some(first) = types.next() else { return body.of.boxed() };
        types.fold(first, |known, next| self.common_supertype(&known, &next))
    }

    /// What the types of its parameters tell of the type of a lambda expression; what they do not tell is left open.
    fn told_by_parameters(&mut self, function: &Expression, method: MethodId, place: usize) -> JavaType {
        let ExpressionKind::Lambda(function) = &function.kind else { return JavaType::Null };
        let erased = self.program.method(method).types.parameters.get(place).map(JavaType::from);
        let Some(Functional { class, signature: Some(signature), .. }) = erased.and_then(|of| self.functional(&of))
        else {
            return JavaType::Null;
        };
        let known = self.problems.len();
        let mut arguments = Vec::new();
        for (variable, _) in self.class_parameters(class).parameters {
            let is_it = |of: &Signature| matches!(of, Signature::Variable(name) if *name == variable);
            let place = signature.arguments.iter().position(is_it);
            let written = place.and_then(|place| function.parameters.get(place)).and_then(|it| it.of.as_ref());
            arguments.push(written.and_then(|written| self.type_named(written)).unwrap_or(JavaType::Null));
        }
        self.problems.truncate(known);
        JavaType::Class { name: self.program.class(class).name.clone(), arguments: arguments.into() }
    }

    /// The values of arguments, now that the method is known.
    pub(super) fn given_values(
        &mut self,
        receiver: Option<&JavaType>,
        method: MethodId,
        passing: Passing,
        first: usize,
        given: Vec<Given<'_>>,
    ) -> Option<Vec<Typed>> {
        let has_function = given.iter().any(|given| matches!(given, Given::Function(_)));
        let mut types: Vec<JavaType> = Vec::new();
        for (place, given) in given.iter().enumerate() {
            types.push(match given {
                Given::Value(value) => value.of.clone(),
                Given::Function(function) => self.told_by_parameters(function, method, first + place),
            });
        }
        let formal = if has_function { self.parameter_types(receiver, method, &types) } else { Vec::new() };
        let mut values = Vec::new();
        for (place, given) in given.into_iter().enumerate() {
            values.push(match given {
                Given::Value(value) => Some(value),
                Given::Function(function) => {
                    let of = parameter_at(&formal, first + place, passing);
                    of.and_then(|of| self.function(function, &of, &[]))
                }
            });
        }
        values.into_iter().collect()
    }
}

/// The type of the parameter that an argument is for.
fn parameter_at(formal: &[JavaType], place: usize, passing: Passing) -> Option<JavaType> {
    match (formal.get(place), formal.last()) {
        (Some(of), _) if passing == Passing::OneByOne || place + 1 < formal.len() => Some(of.clone()),
        (_, Some(JavaType::Array(element))) if passing == Passing::Variable => Some((**element).clone()),
        _ => None,
    }
}

/// Whether an expression has its type from the place where it stands.
pub(super) fn is_function(expression: &Expression) -> bool {
    match &expression.kind {
        ExpressionKind::Lambda(_) | ExpressionKind::Reference { .. } => true,
        ExpressionKind::Conditional { then, otherwise, .. } => is_function(then) || is_function(otherwise),
        ExpressionKind::Switch(switch) => switch.values().any(is_function),
        _ => false,
    }
}

/// A small type that constants of a wider one may be assigned to.
fn narrow(of: &JavaType) -> Option<BaseType> {
    of.unboxed().filter(|base| matches!(base, BaseType::Byte | BaseType::Short | BaseType::Char))
}

/// A value before it was boxed for its place.
fn unconverted(value: &Typed) -> &Typed {
    match &value.node {
        Node::Convert { operand, conversion: Conversion::Box(_) } => operand,
        _ => value,
    }
}
