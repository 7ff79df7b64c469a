//! Values on the operand stack.

use super::conditions::When;
use super::{CONTRACT, Compiler, State};
use crate::typing::{Constant, Conversion, Node, Typed, wrapper};
use program::{BaseType, Op, Type};

impl Compiler<'_> {
    /// Leaves the value of an expression on the stack.
    pub(super) fn value(&mut self, typed: &Typed) {
        match &typed.node {
            Node::Constant(constant) => self.constant(constant),
            Node::Class(of) => self.class(of),
            Node::This => self.op(Op::Load(0)),
            Node::Argument(place) => self.op(Op::Load(self.arguments[*place])),
            Node::Result => self.op(Op::Load(self.result)),
            Node::Bound(id) => self.op(Op::Load(self.bound[id])),
            Node::GetStatic { field, .. } => {
                self.code.field(Op::GetStatic, &field.class, &field.name, &field.descriptor);
            }
            Node::GetField { target, field, .. } => {
                self.value(target);
                self.code.field(Op::GetField, &field.class, &field.name, &field.descriptor);
            }
            Node::Length(array) => {
                self.value(array);
                self.op(Op::ArrayLength);
            }
            Node::Element { array, index } => {
                self.value(array);
                self.value(index);
                self.op(load_op(&typed.of.erased()));
            }
            Node::Call { how, target, method, arguments } => self.call(*how, target.as_deref(), method, arguments),
            Node::NewArray { element, values } => self.new_array(element, values),
            Node::Discard { first, then } => {
                self.value(first);
                self.op(if first.of.erased().kind().is_wide() { Op::Pop2 } else { Op::Pop });
                self.value(then);
            }
            Node::Convert { conversion, operand } => self.converted(conversion, operand),
            Node::Arithmetic { operation, base, left, right } => self.arithmetic(*operation, *base, left, right),
            Node::Negate { base, operand } => self.negated(*base, operand),
            Node::InstanceOf { operand, of } => {
                self.value(operand);
                self.code.class(Op::InstanceOf, &of.class_name());
            }
            Node::Conditional { condition, then, otherwise } => self.conditional(condition, then, otherwise),
            Node::Concat(parts) => self.concatenation(parts),
            Node::Old(inner) => self.old(inner),
            Node::TypeOf(object) => {
                self.value(object);
                self.code.method(Op::InvokeVirtual, "java/lang/Object", "getClass", "()Ljava/lang/Class;");
            }
            Node::Subtype(left, right) => {
                self.value(left);
                self.value(right);
                self.op(Op::Swap);
                self.code.method(Op::InvokeVirtual, "java/lang/Class", "isAssignableFrom", "(Ljava/lang/Class;)Z");
            }
            Node::ReachSize(reach) => self.reach_size(reach),
            Node::Quantified(quantified) if !self.is_condition(typed) => self.quantity(quantified),
            Node::Compare { .. }
            | Node::Not(_)
            | Node::And(..)
            | Node::Or(..)
            | Node::Fresh(_)
            | Node::NonNullElements(_)
            | Node::ReachHas { .. }
            | Node::Quantified(_) => self.condition_value(typed),
        }
    }

    fn constant(&mut self, constant: &Constant) {
        match constant {
            Constant::Null => self.op(Op::AConstNull),
            Constant::Boolean(value) => self.op(Op::IConst(i32::from(*value))),
            Constant::Int(value) => self.op(Op::IConst(*value)),
            Constant::Float(value) => self.op(Op::FConst(*value)),
            Constant::Long(value) => {
                self.code.long(*value);
            }
            Constant::Double(value) => {
                self.code.double(*value);
            }
            Constant::Text(units) => {
                self.code.string_units(units);
            }
        }
    }

    fn class(&mut self, of: &Type) {
        match of {
            Type::Base(base) => self.code.field(Op::GetStatic, wrapper(*base), "TYPE", "Ljava/lang/Class;"),
            _ => self.code.class(Op::Ldc, &of.class_name()),
        };
    }

    fn converted(&mut self, conversion: &Conversion, operand: &Typed) {
        self.value(operand);
        match conversion {
            Conversion::None => {}
            Conversion::Number { from, to } => self.number(*from, *to),
            Conversion::Box(base) => {
                let class = wrapper(*base);
                self.code.method(Op::InvokeStatic, class, "valueOf", &format!("({})L{class};", base.letter()));
            }
            Conversion::Unbox(base) => {
                let method = format!("{}Value", base.keyword());
                self.code.method(Op::InvokeVirtual, wrapper(*base), &method, &format!("(){}", base.letter()));
            }
            Conversion::Cast(to) | Conversion::Believed(to) => {
                self.code.class(Op::CheckCast, &to.class_name());
            }
        }
    }

    fn conditional(&mut self, condition: &Typed, then: &Typed, otherwise: &Typed) {
        let (fails, end) = (self.code.label(), self.code.label());
        self.branch(condition, When::Fails, fails);
        self.value(then);
        self.code.branch(Op::Goto, end);
        self.code.bind(fails);
        self.value(otherwise);
        self.code.bind(end);
    }

    fn old(&mut self, inner: &Typed) {
        self.before_the_method(|compiler| compiler.value(inner));
    }

    /// Makes code run in the state before the method.
    pub(super) fn before_the_method(&mut self, emit: impl FnOnce(&mut Self)) {
        if self.state == State::BeforeTheMethod {
            return emit(self);
        }
        self.code.method(Op::InvokeStatic, CONTRACT, "enterOld", "()V");
        self.state = State::BeforeTheMethod;
        emit(self);
        self.state = State::Now;
        self.code.method(Op::InvokeStatic, CONTRACT, "leaveOld", "()V");
    }

    pub(super) fn new_array(&mut self, element: &Type, values: &[Typed]) {
        self.op(Op::IConst(i32::try_from(values.len()).unwrap_or(i32::MAX)));
        match element {
            Type::Base(base) => self.op(Op::NewArray(*base)),
            _ => {
                self.code.class(Op::ANewArray, &element.class_name());
            }
        }
        for (index, value) in (0..).zip(values) {
            self.op(Op::Dup);
            self.op(Op::IConst(index));
            self.value(value);
            self.op(store_op(element));
        }
    }
}

fn load_op(element: &Type) -> Op {
    match element {
        Type::Base(BaseType::Boolean | BaseType::Byte) => Op::BALoad,
        Type::Base(BaseType::Char) => Op::CALoad,
        Type::Base(BaseType::Short) => Op::SALoad,
        Type::Base(BaseType::Int) => Op::IALoad,
        Type::Base(BaseType::Long) => Op::LALoad,
        Type::Base(BaseType::Float) => Op::FALoad,
        Type::Base(BaseType::Double) => Op::DALoad,
        _ => Op::AALoad,
    }
}

fn store_op(element: &Type) -> Op {
    match element {
        Type::Base(BaseType::Boolean | BaseType::Byte) => Op::BAStore,
        Type::Base(BaseType::Char) => Op::CAStore,
        Type::Base(BaseType::Short) => Op::SAStore,
        Type::Base(BaseType::Int) => Op::IAStore,
        Type::Base(BaseType::Long) => Op::LAStore,
        Type::Base(BaseType::Float) => Op::FAStore,
        Type::Base(BaseType::Double) => Op::DAStore,
        _ => Op::AAStore,
    }
}
