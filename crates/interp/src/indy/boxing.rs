//! Conversions between the types of a call and those of the method behind it: casts, boxing, unboxing, widening.

use program::{Assembler, BaseType, Op, Type};

pub fn wrapper(base: BaseType) -> &'static str {
    match base {
        BaseType::Boolean => "java/lang/Boolean",
        BaseType::Byte => "java/lang/Byte",
        BaseType::Char => "java/lang/Character",
        BaseType::Short => "java/lang/Short",
        BaseType::Int => "java/lang/Integer",
        BaseType::Long => "java/lang/Long",
        BaseType::Float => "java/lang/Float",
        BaseType::Double => "java/lang/Double",
    }
}

pub fn unwrapped(class: &str) -> Option<BaseType> {
    BaseType::ALL.into_iter().find(|&base| wrapper(base) == class)
}

pub fn emit_box(code: &mut Assembler, base: BaseType) {
    let class = wrapper(base);
    code.method(Op::InvokeStatic, class, "valueOf", &format!("({})L{class};", base.letter()));
}

/// Unboxes an instance of the base type's own wrapper.
pub fn emit_unbox(code: &mut Assembler, base: BaseType) {
    let method = format!("{}Value", base.keyword());
    code.method(Op::InvokeVirtual, wrapper(base), &method, &format!("(){}", base.letter()));
}

/// A widening conversion between primitive types (JLS §5.1.2); the narrow integer types are ints already.
pub fn emit_widen(code: &mut Assembler, from: BaseType, to: BaseType) {
    use BaseType::{Double, Float, Long};
    let op = match (from, to) {
        (from, to) if from == to => return,
        (Long, Float) => Op::L2F,
        (Long, Double) => Op::L2D,
        (Float, Double) => Op::F2D,
        (Float | Double | Long, _) => return,
        (_, Long) => Op::I2L,
        (_, Float) => Op::I2F,
        (_, Double) => Op::I2D,
        _ => return,
    };
    code.op(op);
}

pub fn emit_cast(code: &mut Assembler, to: &Type) {
    let name = to.class_name();
    if name != "java/lang/Object" {
        code.class(Op::CheckCast, &name);
    }
}

/// Converts the topmost operand from type `from` to type `to`; `through` is the type that the generic signature promises
/// for it, more exact than an erased `from`.
pub fn emit_conversion(code: &mut Assembler, from: &Type, through: &Type, to: &Type) {
    match (from, to) {
        (Type::Base(from), Type::Base(to)) => emit_widen(code, *from, *to),
        (Type::Base(from), _) => emit_box(code, *from),
        (_, Type::Base(to)) => {
            let held = match through {
                Type::Class(class) => unwrapped(class).unwrap_or(*to),
                _ => *to,
            };
            emit_cast(code, &Type::Class(wrapper(held).into()));
            emit_unbox(code, held);
            emit_widen(code, held, *to);
        }
        _ => {
            if through != from && !matches!(through, Type::Base(_)) {
                emit_cast(code, through);
            }
            if to != from && to != through {
                emit_cast(code, to);
            }
        }
    }
}
