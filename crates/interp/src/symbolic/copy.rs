//! Copying arrays of which not everything is plain: `System.arraycopy` and `clone` as ordinary code.
//!
//! The code is made of the same ops that a program would use, so unknown lengths, indices and elements need no rules of
//! their own here.

use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Body, ObjectId, Piece, Value};
use program::{
    Assembler, BaseType, ClassId, Kind, MethodDescriptor, MethodId, Op, SyntheticClass, SyntheticMethod, access,
};

const OUT_OF_BOUNDS: &str = "java/lang/ArrayIndexOutOfBoundsException";
const CLASSES: &str = "kukang/internal/Arrays_";
const FAILS: &str = "fails";

/// The model of a method that copying code calls when an index is out of bounds.
pub(crate) fn find(class: &str, name: &str) -> Option<Native> {
    // Which of the indices it was, the message says in words that nobody needs to know.
    let fails: Native = |machine, _| Err(machine.raise_text(OUT_OF_BOUNDS, vec![Piece::Unknown]));
    (class.starts_with(CLASSES) && name == FAILS).then_some(fails)
}

/// `ArraysSupport.vectorizedMismatch` compares as many elements as it likes, by their bits, and says how many it has left to its
/// caller (as their complement). Elements that nobody knows have no bits: it leaves them all. Of elements as long as what it
/// compares at a time its callers expect that it leaves none, so that code compares them.
pub(super) fn compare_unknown(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let &[one, from, other, to, length, _] = arguments else { return Ok(None) };
    if !machine.copies_symbolically(&[one, other, length]) {
        return Ok(None);
    }
    let kind = machine.heap.resolved(one).as_object().and_then(|array| machine.kind_of_array(array));
    let Some(kind @ Kind::Base(BaseType::Long | BaseType::Double)) = kind else {
        let length = machine.term_of(length)?;
        let left = machine.symbolic_mut().terms.bit_not(length);
        return Ok(Some(Step::Done(Some(machine.number(left).value()))));
    };
    let (Some(from), Some(to)) = (machine.index_of(kind, from), machine.index_of(kind, to)) else {
        return Err(Trap::unsupported("a comparison of arrays from an unknown place on"));
    };
    let method = machine.array_method("mismatch", kind, emit_mismatch)?;
    Step::tail(method, vec![one, from, other, to, length]).map(Some)
}

/// The class with the code for arrays of a kind.
fn class_name(purpose: &str, kind: Kind) -> String {
    let letter = match kind {
        Kind::Base(base) => base.letter(),
        Kind::Reference => 'L',
    };
    format!("{CLASSES}{purpose}_{letter}")
}

impl Machine {
    /// Whether a copy between these arrays has to be done by code. Arguments are those of `System.arraycopy`.
    pub(crate) fn copies_symbolically(&self, arguments: &[Value]) -> bool {
        if self.symbolic.is_none() {
            return false;
        }
        let is_plain = |value: &Value| match self.heap.resolved(*value) {
            Value::Object(array) => !matches!(self.heap.get(array).body, Body::Accumulator(_) | Body::Slots(..)),
            value => !value.is_symbolic(),
        };
        !arguments.iter().all(is_plain) || self.stores_symbols(arguments)
    }

    /// Whether symbols are copied to where they may not belong, which their stores have to find out.
    fn stores_symbols(&self, arguments: &[Value]) -> bool {
        let object = |place: usize| arguments.get(place).and_then(|&value| self.heap.resolved(value).as_object());
        let (Some(source), Some(target)) = (object(0), object(2)) else { return false };
        match &self.heap.get(source).body {
            Body::References(elements) => {
                !self.program.is_subtype(self.heap.class(source), self.heap.class(target))
                    && elements.iter().any(|element| element.is_symbolic())
            }
            _ => false,
        }
    }

    /// The code that copies between two arrays, if both turn out to be arrays of one kind. References among the
    /// arguments are known by now.
    pub(crate) fn copy_method(&mut self, source: ObjectId, target: ObjectId) -> Result<MethodId, Trap> {
        let (from, to) = (self.kind_of_array(source), self.kind_of_array(target));
        match (from, to) {
            (Some(from), Some(to)) if from == to => self.array_method("copy", from, emit_copy),
            _ => Err(self.raise_text("java/lang/ArrayStoreException", vec![Piece::Unknown])),
        }
    }

    /// The code that clones an array whose length or elements are not known.
    pub(crate) fn clone_method(&mut self, array: ObjectId) -> Result<Option<MethodId>, Trap> {
        if !matches!(self.heap.get(array).body, Body::Accumulator(_)) {
            return Ok(None);
        }
        let Some(kind) = self.kind_of_array(array) else { return Ok(None) };
        let class = self.heap.class(array);
        let copy = self.array_method("copy", kind, emit_copy)?;
        let purpose = format!("clone{}", self.program.class(class).name.replace(['/', ';', '['], "_"));
        self.array_method(&purpose, kind, |code, _| emit_clone(code, class, copy)).map(Some)
    }

    fn kind_of_array(&self, array: ObjectId) -> Option<Kind> {
        match &self.heap.get(array).body {
            Body::Accumulator(accumulator) => Some(accumulator.holds),
            Body::Slots(holds, _) => Some(*holds),
            _ => self.array_kind(array),
        }
    }

    /// The index of an element of eight bytes that `Unsafe` has this offset for.
    fn index_of(&self, kind: Kind, offset: Value) -> Option<Value> {
        let base = match kind {
            Kind::Base(BaseType::Long) => "ARRAY_LONG_BASE_OFFSET",
            _ => "ARRAY_DOUBLE_BASE_OFFSET",
        };
        // It is an int in JDK 17 and a long in JDK 25.
        let base = match self.static_field(self.program.loaded("jdk/internal/misc/Unsafe")?, base)? {
            Value::Int(base) => i64::from(base),
            Value::Long(base) => base,
            _ => return None,
        };
        let Value::Long(offset) = offset else { return None };
        Some(Value::Int(i32::try_from((offset - base) / 8).ok()?))
    }

    /// A method made for arrays of a kind; made once.
    fn array_method(
        &mut self,
        purpose: &str,
        kind: Kind,
        emit: impl FnOnce(&mut Assembler, Kind),
    ) -> Result<MethodId, Trap> {
        let name = class_name(purpose, kind);
        let descriptor = match purpose {
            "copy" => "(Ljava/lang/Object;ILjava/lang/Object;II)V",
            "mismatch" => "(Ljava/lang/Object;ILjava/lang/Object;II)I",
            _ => "(Ljava/lang/Object;)Ljava/lang/Object;",
        };
        let known = self.program.loaded(&name);
        let class = match known {
            Some(class) => class,
            None => {
                let parsed = MethodDescriptor::parse(descriptor).expect("a descriptor of our own is well formed");
                let mut body = Assembler::new(&parsed, false);
                emit(&mut body, kind);
                let method = SyntheticMethod {
                    name: "run".into(),
                    descriptor: descriptor.into(),
                    access: access::STATIC | access::PUBLIC,
                    body,
                };
                let object = self.known.object;
                self.define(SyntheticClass {
                    name,
                    super_class: object,
                    interfaces: Vec::new(),
                    fields: Vec::new(),
                    methods: vec![method, SyntheticMethod::modelled(FAILS, "()V")],
                    host: object,
                })
            }
        };
        self.program
            .declared_method(class, "run", descriptor)
            .ok_or_else(|| Trap::unverifiable("a class for copying arrays without its method"))
    }
}

/// `copy(source, from, target, to, count)`: all checks before the first element, then forwards, or backwards where the
/// ranges overlap that way.
fn emit_copy(code: &mut Assembler, kind: Kind) {
    const INDEX: u16 = 5;
    let (load, store) = element_ops(kind);
    let (fails, checked, forwards, backwards, up, down, done) =
        (code.label(), code.label(), code.label(), code.label(), code.label(), code.label(), code.label());
    for number in [1, 3, 4] {
        code.op(Op::Load(number)).branch(Op::IfLt, fails);
    }
    for (array, start) in [(0, 1), (2, 3)] {
        code.op(Op::Load(start)).op(Op::Load(array)).op(Op::ArrayLength).op(Op::Load(4)).op(Op::ISub);
        code.branch(Op::IfICmpGt, fails);
    }
    code.branch(Op::Goto, checked);
    code.bind(fails);
    code.method(Op::InvokeStatic, &class_name("copy", kind), FAILS, "()V");
    code.bind(checked);
    code.op(Op::Load(0)).op(Op::Load(2)).branch(Op::IfACmpNe, forwards);
    code.op(Op::Load(1)).op(Op::Load(3)).branch(Op::IfICmpLt, backwards);
    let move_element = |code: &mut Assembler| {
        code.op(Op::Load(2)).op(Op::Load(3)).op(Op::Load(INDEX)).op(Op::IAdd);
        code.op(Op::Load(0)).op(Op::Load(1)).op(Op::Load(INDEX)).op(Op::IAdd);
        code.op(load).op(store);
    };
    code.bind(forwards);
    code.op(Op::IConst(0)).op(Op::Store(INDEX));
    code.bind(up);
    code.op(Op::Load(INDEX)).op(Op::Load(4)).branch(Op::IfICmpGe, done);
    move_element(code);
    code.op(Op::IInc { local: INDEX, delta: 1 }).branch(Op::Goto, up);
    code.bind(backwards);
    code.op(Op::Load(4)).op(Op::IConst(1)).op(Op::ISub).op(Op::Store(INDEX));
    code.bind(down);
    code.op(Op::Load(INDEX)).branch(Op::IfLt, done);
    move_element(code);
    code.op(Op::IInc { local: INDEX, delta: -1 }).branch(Op::Goto, down);
    code.bind(done);
    code.op(Op::Return);
}

/// `mismatch(one, from, other, to, count)`: the first place at which the bits of two elements differ, or that none is left to compare.
fn emit_mismatch(code: &mut Assembler, kind: Kind) {
    const INDEX: u16 = 5;
    let (load, _) = element_ops(kind);
    let (next, differ, same) = (code.label(), code.label(), code.label());
    code.op(Op::IConst(0)).op(Op::Store(INDEX));
    code.bind(next);
    code.op(Op::Load(INDEX)).op(Op::Load(4)).branch(Op::IfICmpGe, same);
    for (array, start) in [(0, 1), (2, 3)] {
        code.op(Op::Load(array)).op(Op::Load(start)).op(Op::Load(INDEX)).op(Op::IAdd).op(load);
        if kind == Kind::Base(BaseType::Double) {
            code.method(Op::InvokeStatic, "java/lang/Double", "doubleToRawLongBits", "(D)J");
        }
    }
    code.op(Op::LCmp).branch(Op::IfNe, differ);
    code.op(Op::IInc { local: INDEX, delta: 1 }).branch(Op::Goto, next);
    code.bind(differ);
    code.op(Op::Load(INDEX)).op(Op::ReturnValue);
    code.bind(same);
    code.op(Op::IConst(-1)).op(Op::ReturnValue);
}

/// `clone(array)`: a new array of the same class and length, filled by copying.
fn emit_clone(code: &mut Assembler, class: ClassId, copy: MethodId) {
    code.op(Op::Load(0)).op(Op::ArrayLength).op(Op::ANewArrayLinked(class)).op(Op::Store(1));
    code.op(Op::Load(0)).op(Op::IConst(0)).op(Op::Load(1)).op(Op::IConst(0)).op(Op::Load(0)).op(Op::ArrayLength);
    code.op(Op::InvokeStaticLinked(copy));
    code.op(Op::Load(1)).op(Op::ReturnValue);
}

fn element_ops(kind: Kind) -> (Op, Op) {
    match kind {
        Kind::Reference => (Op::AALoad, Op::AAStore),
        Kind::Base(BaseType::Long) => (Op::LALoad, Op::LAStore),
        Kind::Base(BaseType::Float) => (Op::FALoad, Op::FAStore),
        Kind::Base(BaseType::Double) => (Op::DALoad, Op::DAStore),
        Kind::Base(BaseType::Boolean | BaseType::Byte) => (Op::BALoad, Op::BAStore),
        Kind::Base(BaseType::Char) => (Op::CALoad, Op::CAStore),
        Kind::Base(BaseType::Short) => (Op::SALoad, Op::SAStore),
        Kind::Base(BaseType::Int) => (Op::IALoad, Op::IAStore),
    }
}
