//! Anonymous classes: the methods of classes that the checker has declared. What their bodies name of their surroundings is kept
//! in fields of the object, which the method sets that makes it, before anything of the object runs.

use super::functions::{MAKE, PUBLIC_STATIC, descriptor};
use super::{Compiler, Role, hold, size, slots};
use crate::typing::{Node, Typed, TypedBridge, TypedClass, TypedMethod, TypedStep, kept_field};
use program::{Assembler, ClassId, MethodDescriptor, MethodId, Op, Program, SyntheticMethod, Type};
use std::collections::BTreeMap;

/// What the methods of a class do.
pub(super) struct Filled {
    class: ClassId,
    bodies: Vec<(MethodId, Assembler)>,
    make: SyntheticMethod,
}

impl Filled {
    pub fn fill(self, program: &mut Program) {
        for (method, body) in self.bodies {
            program.fill_synthetic(method, body);
        }
        program.add_synthetic(self.class, self.make);
    }
}

impl Compiler<'_> {
    /// Leaves the object of an anonymous class on the stack.
    pub(super) fn anonymous(&mut self, class: &TypedClass) {
        let number = self.functions;
        self.functions += 1;
        let given: Vec<&Typed> = class.kept.iter().chain(&class.arguments).collect();
        self.operands(&given);
        let name = format!("{}$class{number}", self.name);
        let make = self.make(class, &format!("{name}$make"));
        self.code.method(Op::InvokeStatic, &class.name, MAKE, &make.descriptor);
        let mut bodies: Vec<(MethodId, Assembler)> = Vec::new();
        for (place, method) in class.methods.iter().enumerate() {
            bodies.push((method.id, self.method_body(class, method, &format!("{name}$method{place}"))));
        }
        bodies.extend(class.bridges.iter().map(|bridge| (bridge.id, bridge_body(class, bridge))));
        self.filled.push(Filled { class: class.id, bodies, make });
    }

    fn method_body(&mut self, class: &TypedClass, method: &TypedMethod, name: &str) -> Assembler {
        let parsed = parsed(&method.descriptor);
        let mut inner = self.inside(Assembler::new(&parsed, true), name, hold::catches(&method.body));
        inner.bound.insert(class.this, 0);
        inner.next_local = 1;
        for (id, of) in &method.parameters {
            inner.bound.insert(*id, inner.next_local);
            inner.next_local += slots(of);
        }
        for (place, kept) in class.kept.iter().enumerate() {
            let of = kept.of().erased();
            inner.op(Op::Load(0));
            inner.code.field(Op::GetField, &class.name, &kept_field(place), &of.descriptor());
            let local = inner.next_local;
            inner.op(Op::Store(local));
            inner.finds(kept, local);
            inner.next_local += slots(&of);
        }
        self.end_body(inner, &method.body, parsed.result.as_ref())
    }

    /// Ends a method of its own with what its body does or gives.
    pub(super) fn end_body(&mut self, mut inner: Compiler<'_>, body: &Typed, result: Option<&Type>) -> Assembler {
        if result.is_some() {
            inner.value(body);
            inner.op(Op::ReturnValue);
        } else {
            inner.effect(body);
            inner.op(Op::Return);
        }
        inner.code.limit_stack(size::stack(body));
        self.take_over(inner)
    }

    /// The static method that makes the object: it takes what is kept, then what the constructor of the superclass takes.
    fn make(&mut self, class: &TypedClass, name: &str) -> SyntheticMethod {
        let given: Vec<Type> = class.kept.iter().chain(&class.arguments).map(|given| given.of().erased()).collect();
        let descriptor = descriptor(&given, Some(&Type::Class(class.name.as_str().into())));
        let catches = class.steps.iter().any(|step| hold::catches(step.value()));
        let mut inner = self.inside(Assembler::new(&parsed(&descriptor), false), name, catches);
        let mut places = Vec::new();
        for of in &given {
            places.push(inner.next_local);
            inner.next_local += slots(of);
        }
        let this = inner.local();
        inner.bound.insert(class.this, this);
        inner.code.class(Op::New, &class.name);
        inner.op(Op::Store(this));
        for (place, kept) in class.kept.iter().enumerate() {
            let (local, of) = (places[place], &given[place]);
            inner.finds(kept, local);
            inner.op(Op::Load(this));
            inner.op(Op::Load(local));
            inner.code.field(Op::PutField, &class.name, &kept_field(place), &of.descriptor());
        }
        // Constants have their values before the constructor of the superclass runs (JLS §4.12.4, §12.5).
        let is_first = |step: &&TypedStep| matches!(step, TypedStep::Field { is_constant: true, .. });
        let (first, others): (Vec<&TypedStep>, Vec<&TypedStep>) = class.steps.iter().partition(is_first);
        inner.steps(this, &first);
        inner.op(Op::Load(this));
        places[class.kept.len()..].iter().for_each(|&local| inner.op(Op::Load(local)));
        let constructor = &class.constructor;
        inner.code.method(Op::InvokeSpecial, &constructor.class, &constructor.name, &constructor.descriptor);
        inner.steps(this, &others);
        inner.op(Op::Load(this));
        inner.op(Op::ReturnValue);
        SyntheticMethod { name: MAKE.to_owned(), descriptor, access: PUBLIC_STATIC, body: self.take_over(inner) }
    }

    /// What is done with the new object in this local variable.
    fn steps(&mut self, this: u16, steps: &[&TypedStep]) {
        for step in steps {
            match step {
                TypedStep::Field { field, value, .. } => {
                    // Nothing may wait on the stack while exceptions are caught.
                    self.value(value);
                    let local = self.local();
                    self.op(Op::Store(local));
                    self.op(Op::Load(this));
                    self.op(Op::Load(local));
                    self.code.field(Op::PutField, &field.class, &field.name, &field.descriptor);
                }
                TypedStep::Block(block) => self.effect(block),
            }
        }
    }

    /// A compiler of code that runs elsewhere, which finds nothing of what is around yet.
    pub(super) fn inside<'c>(&self, code: Assembler, name: &'c str, catches: bool) -> Compiler<'c>
    where
        Self: 'c,
    {
        Compiler {
            code,
            name,
            this: 0,
            arguments: self.arguments.clone(),
            bound: BTreeMap::new(),
            helpers: Vec::new(),
            classes: Vec::new(),
            filled: Vec::new(),
            reaches: 0,
            functions: 0,
            next_local: 0,
            role: Role::Function,
            catches,
            regions: Vec::new(),
            ..*self
        }
    }

    /// From here on something of the surroundings is in a local variable.
    fn finds(&mut self, kept: &Typed, local: u16) {
        match kept.node {
            Node::Argument(place) => self.arguments[place] = local,
            Node::Result => self.result = local,
            Node::Bound(id) => {
                self.bound.insert(id, local);
            }
            _ => self.this = local,
        }
    }
}

/// Passes a call on to the method that overrides what has this descriptor.
fn bridge_body(class: &TypedClass, bridge: &TypedBridge) -> Assembler {
    let TypedMethod { name, descriptor, parameters, .. } = &class.methods[bridge.to];
    let parsed = parsed(&bridge.descriptor);
    let mut code = Assembler::new(&parsed, true);
    code.op(Op::Load(0));
    let mut local = 1;
    for (given, (_, wanted)) in parsed.parameters.iter().zip(parameters) {
        code.op(Op::Load(local));
        local += slots(given);
        if given != wanted && !matches!(wanted, Type::Base(_)) {
            code.class(Op::CheckCast, &wanted.class_name());
        }
    }
    code.method(Op::InvokeVirtual, &class.name, name, descriptor);
    code.op(if parsed.result.is_some() { Op::ReturnValue } else { Op::Return });
    code
}

fn parsed(descriptor: &str) -> MethodDescriptor {
    MethodDescriptor::parse(descriptor).expect("the checker refuses methods with too many parameters")
}
