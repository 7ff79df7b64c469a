//! Functions: an object of a class of its own, whose method calls a static method with the body. What the body names of its
//! surroundings is kept in fields of the object.

use super::{Compiler, hold, slots};
use crate::typing::{BoundId, Node, Typed, TypedFunction, parts};
use program::{Assembler, MethodDescriptor, Op, SyntheticClass, SyntheticField, SyntheticMethod, Type, access};

/// The method that makes the object.
pub(super) const MAKE: &str = "make";
pub(super) const PUBLIC_STATIC: u16 = access::PUBLIC | access::STATIC;

/// A variable around a function that its body names.
#[derive(Clone, Copy, PartialEq)]
enum Kept {
    This,
    Argument(usize),
    Result,
    Bound(BoundId),
}

impl Compiler<'_> {
    /// Leaves the object of a function on the stack.
    pub(super) fn function(&mut self, function: &TypedFunction) {
        let number = self.functions;
        self.functions += 1;
        let name = format!("{}$function{number}", self.name);
        let class = format!("{}${name}", self.class_name);
        let kept = self.kept(function);
        for (what, _) in &kept {
            let local = self.local_of(*what);
            self.op(Op::Load(local));
        }
        let make = descriptor(kept.iter().map(|(_, of)| of), Some(&Type::Class("java/lang/Object".into())));
        self.code.method(Op::InvokeStatic, &class, MAKE, &make);
        let body = self.body(function, &kept, &name);
        let types: Vec<Type> = kept.into_iter().map(|(_, of)| of).collect();
        self.classes.push(self.class_of_function(function, &types, class, (&name, &body.descriptor)));
        self.helpers.push(body);
    }

    fn local_of(&self, what: Kept) -> u16 {
        match what {
            Kept::This => self.this,
            Kept::Argument(place) => self.arguments[place],
            Kept::Result => self.result,
            Kept::Bound(id) => self.bound[&id],
        }
    }

    /// What the body names that it does not declare itself, and the types of it.
    fn kept(&self, function: &TypedFunction) -> Vec<(Kept, Type)> {
        let mut found: Vec<(Kept, Type)> = Vec::new();
        let mut waiting: Vec<&Typed> = vec![&function.body];
        while let Some(typed) = waiting.pop() {
            waiting.extend(parts(&typed.node));
            let what = match &typed.node {
                Node::This => Kept::This,
                Node::Argument(place) => Kept::Argument(*place),
                Node::Result => Kept::Result,
                Node::Bound(id) if self.bound.contains_key(id) => Kept::Bound(*id),
                _ => continue,
            };
            if !found.iter().any(|(known, _)| *known == what) {
                found.push((what, typed.of().erased()));
            }
        }
        found
    }

    /// The static method of the body: it takes what is kept, then what the function is called with.
    fn body(&mut self, function: &TypedFunction, kept: &[(Kept, Type)], name: &str) -> SyntheticMethod {
        let parameters = function.parameters.iter().map(|(_, of)| of);
        let descriptor = descriptor(kept.iter().map(|(_, of)| of).chain(parameters), function.result.as_ref());
        let parsed =
            MethodDescriptor::parse(&descriptor).expect("the checker refuses functions with too many variables");
        let mut inner = self.inside(Assembler::new(&parsed, false), name, hold::catches(&function.body));
        for (what, of) in kept {
            let local = inner.next_local;
            match what {
                Kept::This => inner.this = local,
                Kept::Argument(place) => inner.arguments[*place] = local,
                Kept::Result => inner.result = local,
                Kept::Bound(id) => {
                    inner.bound.insert(*id, local);
                }
            }
            inner.next_local += slots(of);
        }
        for (id, of) in &function.parameters {
            inner.bound.insert(*id, inner.next_local);
            inner.next_local += slots(of);
        }
        let code = self.end_body(inner, &function.body, function.result.as_ref());
        SyntheticMethod { name: name.to_owned(), descriptor, access: PUBLIC_STATIC, body: code }
    }

    fn class_of_function(
        &self,
        function: &TypedFunction,
        kept: &[Type],
        name: String,
        (body, body_descriptor): (&str, &str),
    ) -> SyntheticClass {
        let mut methods = vec![make(kept, &name)];
        for descriptor in &function.descriptors {
            methods.push(self.implementation(function, kept, descriptor, &name, (body, body_descriptor)));
        }
        let field = |(place, of): (usize, &Type)| SyntheticField { name: field(place), descriptor: of.descriptor() };
        SyntheticClass {
            super_class: self.object,
            interfaces: function.interfaces.clone(),
            fields: kept.iter().enumerate().map(field).collect(),
            methods,
            host: self.scope.class,
            name,
        }
    }

    /// The method of the interface, with one of its descriptors.
    fn implementation(
        &self,
        function: &TypedFunction,
        kept: &[Type],
        descriptor: &str,
        class: &str,
        (body, body_descriptor): (&str, &str),
    ) -> SyntheticMethod {
        let parsed = MethodDescriptor::parse(descriptor).expect("it is the descriptor of a loaded method");
        let mut code = Assembler::new(&parsed, true);
        for (place, of) in kept.iter().enumerate() {
            code.op(Op::Load(0)).field(Op::GetField, class, &field(place), &of.descriptor());
        }
        let mut local = 1;
        for (given, (_, wanted)) in parsed.parameters.iter().zip(&function.parameters) {
            code.op(Op::Load(local));
            local += slots(given);
            if given != wanted && !matches!(wanted, Type::Base(_)) {
                code.class(Op::CheckCast, &wanted.class_name());
            }
        }
        code.method(Op::InvokeStatic, self.class_name, body, body_descriptor);
        code.op(if parsed.result.is_some() { Op::ReturnValue } else { Op::Return });
        let name = function.method.clone();
        SyntheticMethod { name, descriptor: descriptor.to_owned(), access: access::PUBLIC, body: code }
    }
}

/// The static method that makes the object and fills its fields.
fn make(kept: &[Type], class: &str) -> SyntheticMethod {
    let descriptor = descriptor(kept, Some(&Type::Class("java/lang/Object".into())));
    let parsed = MethodDescriptor::parse(&descriptor).expect("it was made of types");
    let mut code = Assembler::new(&parsed, false);
    code.class(Op::New, class);
    let mut local = 0;
    for (place, of) in kept.iter().enumerate() {
        code.op(Op::Dup).op(Op::Load(local)).field(Op::PutField, class, &field(place), &of.descriptor());
        local += slots(of);
    }
    code.op(Op::ReturnValue);
    SyntheticMethod { name: MAKE.to_owned(), descriptor, access: PUBLIC_STATIC, body: code }
}

fn field(place: usize) -> String {
    format!("kept{place}")
}

pub(super) fn descriptor<'t>(parameters: impl IntoIterator<Item = &'t Type>, result: Option<&Type>) -> String {
    let parameters: String = parameters.into_iter().map(Type::descriptor).collect();
    format!("({parameters}){}", result.map_or_else(|| "V".to_owned(), Type::descriptor))
}
