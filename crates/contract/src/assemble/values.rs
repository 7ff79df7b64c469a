//! Values on the operand stack.

use super::conditions::When;
use super::{CONTRACT, Compiler, Role, State};
use crate::typing::{Constant, Conversion, Member, Node, Typed, wrapper};
use program::{BaseType, Op, Type};

impl Compiler<'_> {
    /// Leaves the value of an expression on the stack.
    pub(super) fn value(&mut self, typed: &Typed) {
        if let Some(held) = self.held(typed) {
            return self.value(&held);
        }
        match &typed.node {
            Node::Constant(constant) => self.constant(constant),
            Node::Class(of) => self.class(of),
            Node::This => self.op(Op::Load(self.this)),
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
            Node::NewLengths { of, lengths } => self.new_lengths(of, lengths),
            Node::New { constructor, arguments } => self.creation(constructor, arguments),
            Node::Function(function) => self.function(function),
            Node::Anonymous(class) => self.anonymous(class),
            Node::With { variable, value, then } => {
                let local = self.local();
                self.bound.insert(*variable, local);
                self.value(value);
                self.op(Op::Store(local));
                self.value(then);
            }
            Node::Switch(switch) => self.switch(switch),
            Node::Block(actions) => self.block(actions),
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
            | Node::Matches { .. }
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
        let [start, end, threw, done] = [(); 4].map(|()| self.code.label());
        self.code.method(Op::InvokeStatic, CONTRACT, "enterOld", "()V");
        self.state = State::BeforeTheMethod;
        self.code.bind(start);
        emit(self);
        self.code.bind(end);
        self.state = State::Now;
        self.code.method(Op::InvokeStatic, CONTRACT, "leaveOld", "()V");
        if self.role == Role::Function || self.catches {
            // Whoever calls the function may catch what it throws, and so may a statement around: it goes on in the state that
            // there was.
            self.code.branch(Op::Goto, done);
            self.code.bind(threw);
            self.code.method(Op::InvokeStatic, CONTRACT, "leaveOld", "()V");
            self.op(Op::AThrow);
            self.code.bind(done);
            self.code.catch_all(start, end, threw);
        }
    }

    /// An array whose elements are zero or null, or arrays of the lengths that are left.
    fn new_lengths(&mut self, of: &Type, lengths: &[Typed]) {
        for length in lengths {
            self.value(length);
        }
        match (of, lengths.len()) {
            (Type::Array(element), 1) => self.empty_array(element),
            (_, count) => {
                let dimensions = u8::try_from(count).unwrap_or(u8::MAX);
                self.code.multi_array(&of.class_name(), dimensions);
            }
        }
    }

    fn empty_array(&mut self, element: &Type) {
        match element {
            Type::Base(base) => self.op(Op::NewArray(*base)),
            _ => {
                self.code.class(Op::ANewArray, &element.class_name());
            }
        }
    }

    fn creation(&mut self, constructor: &Member, arguments: &[Typed]) {
        let Member { class, name, descriptor } = constructor;
        self.code.class(Op::New, class);
        self.op(Op::Dup);
        for argument in arguments {
            self.value(argument);
        }
        self.code.method(Op::InvokeSpecial, class, name, descriptor);
    }

    pub(super) fn new_array(&mut self, element: &Type, values: &[Typed]) {
        self.op(Op::IConst(i32::try_from(values.len()).unwrap_or(i32::MAX)));
        self.empty_array(element);
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

pub(super) fn store_op(element: &Type) -> Op {
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
