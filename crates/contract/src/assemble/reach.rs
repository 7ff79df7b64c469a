//! `\reach`: helper methods that gather objects, and what is done with them.
//!
//! The objects are gathered breadth first in an array of their own, behind the last of them there is null or nothing. An
//! object is looked for among those that are there already, one by one: heaps are small, and a hash table would have to
//! ask unknown objects for hash codes.

use super::Compiler;
use super::conditions::When;
use crate::typing::{Typed, TypedReach};
use program::{Assembler, Label, MethodDescriptor, Op, SyntheticMethod, access};

const GATHERED: &str = "(Ljava/lang/Object;)[Ljava/lang/Object;";
const ADDED: &str = "([Ljava/lang/Object;Ljava/lang/Object;)[Ljava/lang/Object;";
const OBJECT: &str = "java/lang/Object";
/// How many objects there is room for at first.
const ROOM: i32 = 4;

impl Compiler<'_> {
    /// Leaves the array of the reached objects on the stack.
    pub(super) fn reached(&mut self, reach: &TypedReach) {
        let number = self.reaches;
        self.reaches += 1;
        let add = format!("{}$add", self.name);
        if number == 0 {
            self.helpers.push(helper(&add, ADDED, emit_add));
        }
        let gather = format!("{}$reach{number}", self.name);
        let class = self.class_name.to_owned();
        self.helpers.push(helper(&gather, GATHERED, |code| emit_gather(code, reach, &class, &add)));
        let emit = |compiler: &mut Self| {
            compiler.value(&reach.root);
            compiler.code.method(Op::InvokeStatic, compiler.class_name, &gather, GATHERED);
        };
        if reach.in_old { self.before_the_method(emit) } else { emit(self) }
    }

    /// The top of a loop over reached objects: leaves it behind the last of them, and else stores the object. The end of
    /// the loop has to count the index on and to jump to the label.
    pub(super) fn next_reached(&mut self, objects: u16, index: u16, object: u16, end: Label) -> Label {
        let top = self.code.label();
        self.op(Op::IConst(0));
        self.op(Op::Store(index));
        self.code.bind(top);
        self.op(Op::Load(index));
        self.op(Op::Load(objects));
        self.op(Op::ArrayLength);
        self.code.branch(Op::IfICmpGe, end);
        self.op(Op::Load(objects));
        self.op(Op::Load(index));
        self.op(Op::AALoad);
        self.op(Op::Store(object));
        self.op(Op::Load(object));
        self.code.branch(Op::IfNull, end);
        top
    }

    pub(super) fn reach_size(&mut self, reach: &TypedReach) {
        let (objects, index, object) = (self.local(), self.local(), self.local());
        self.reached(reach);
        self.op(Op::Store(objects));
        let end = self.code.label();
        let top = self.next_reached(objects, index, object, end);
        self.op(Op::IInc { local: index, delta: 1 });
        self.code.branch(Op::Goto, top);
        self.code.bind(end);
        self.op(Op::Load(index));
    }

    pub(super) fn reach_has(&mut self, reach: &TypedReach, element: &Typed, when: When, target: Label) {
        let (objects, index, object, wanted) = (self.local(), self.local(), self.local(), self.local());
        self.reached(reach);
        self.op(Op::Store(objects));
        self.value(element);
        self.op(Op::Store(wanted));
        let end = self.code.label();
        let (fails, holds) = if when == When::Fails { (target, end) } else { (end, target) };
        let top = self.next_reached(objects, index, object, fails);
        self.op(Op::Load(object));
        self.op(Op::Load(wanted));
        self.code.branch(Op::IfACmpEq, holds);
        self.op(Op::IInc { local: index, delta: 1 });
        self.code.branch(Op::Goto, top);
        self.code.bind(end);
    }
}

fn helper(name: &str, descriptor: &str, emit: impl FnOnce(&mut Assembler)) -> SyntheticMethod {
    let parsed = MethodDescriptor::parse(descriptor).expect("a descriptor of our own is well formed");
    let mut body = Assembler::new(&parsed, false);
    emit(&mut body);
    body.limit_stack(8);
    SyntheticMethod { name: name.to_owned(), descriptor: descriptor.to_owned(), access: access::STATIC, body }
}

/// Gathers from a root: local 0 is the root, 1 the objects, 2 the index of the one whose fields are followed, 3 this one.
fn emit_gather(code: &mut Assembler, reach: &TypedReach, class: &str, add: &str) {
    let (top, end) = (code.label(), code.label());
    let wanted = reach.of.class_name();
    code.op(Op::IConst(ROOM));
    code.class(Op::ANewArray, OBJECT).op(Op::Store(1));
    emit_candidate(code, class, add, (!reach.root_fits).then_some(&wanted), |code| {
        code.op(Op::Load(0));
    });
    code.op(Op::IConst(0)).op(Op::Store(2));
    code.bind(top);
    code.op(Op::Load(2)).op(Op::Load(1)).op(Op::ArrayLength).branch(Op::IfICmpGe, end);
    code.op(Op::Load(1)).op(Op::Load(2)).op(Op::AALoad).op(Op::Store(3));
    code.op(Op::Load(3)).branch(Op::IfNull, end);
    for step in &reach.steps {
        emit_candidate(code, class, add, (!step.fits).then_some(&wanted), |code| {
            code.op(Op::Load(3));
            code.field(Op::GetField, &step.field.class, &step.field.name, &step.field.descriptor);
        });
    }
    code.op(Op::IInc { local: 2, delta: 1 }).branch(Op::Goto, top);
    code.bind(end);
    code.op(Op::Load(1)).op(Op::ReturnValue);
}

/// Adds an object to the others if it is one of the class that is asked for.
fn emit_candidate(
    code: &mut Assembler,
    class: &str,
    add: &str,
    asked: Option<&String>,
    candidate: impl FnOnce(&mut Assembler),
) {
    let skip = code.label();
    candidate(code);
    code.op(Op::Store(4));
    match asked {
        Some(wanted) => {
            code.op(Op::Load(4)).class(Op::InstanceOf, wanted).branch(Op::IfEq, skip);
        }
        None => {
            code.op(Op::Load(4)).branch(Op::IfNull, skip);
        }
    }
    code.op(Op::Load(1)).op(Op::Load(4));
    code.method(Op::InvokeStatic, class, add, ADDED).op(Op::Store(1));
    code.bind(skip);
}

/// Adds an object (local 1) to the objects (local 0) if it is not among them, and answers the objects, in a larger array if
/// there was no room. Local 2 is an index, local 3 the larger array.
fn emit_add(code: &mut Assembler) {
    let (top, next, put, full) = (code.label(), code.label(), code.label(), code.label());
    code.op(Op::IConst(0)).op(Op::Store(2));
    code.bind(top);
    code.op(Op::Load(2)).op(Op::Load(0)).op(Op::ArrayLength).branch(Op::IfICmpGe, full);
    code.op(Op::Load(0)).op(Op::Load(2)).op(Op::AALoad).branch(Op::IfNull, put);
    code.op(Op::Load(0)).op(Op::Load(2)).op(Op::AALoad).op(Op::Load(1)).branch(Op::IfACmpNe, next);
    code.op(Op::Load(0)).op(Op::ReturnValue);
    code.bind(next);
    code.op(Op::IInc { local: 2, delta: 1 }).branch(Op::Goto, top);
    code.bind(full);
    code.op(Op::Load(2)).op(Op::IConst(2)).op(Op::IMul).class(Op::ANewArray, OBJECT).op(Op::Store(3));
    code.op(Op::Load(0)).op(Op::IConst(0)).op(Op::Load(3)).op(Op::IConst(0)).op(Op::Load(2));
    code.method(Op::InvokeStatic, "java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V");
    code.op(Op::Load(3)).op(Op::Store(0));
    code.bind(put);
    code.op(Op::Load(0)).op(Op::Load(2)).op(Op::Load(1)).op(Op::AAStore);
    code.op(Op::Load(0)).op(Op::ReturnValue);
}
