//! Calls of methods, and strings put together.

use super::Compiler;
use crate::typing::{Invocation, JavaType, Member, Typed};
use program::{BaseType, Op};

const BUILDER: &str = "java/lang/StringBuilder";

impl Compiler<'_> {
    pub(super) fn call(&mut self, how: Invocation, target: Option<&Typed>, method: &Member, arguments: &[Typed]) {
        for value in target.into_iter().chain(arguments) {
            self.value(value);
        }
        let Member { class, name, descriptor } = method;
        match how {
            Invocation::Static => self.code.method(Op::InvokeStatic, class, name, descriptor),
            Invocation::StaticInInterface => self.code.interface_method(Op::InvokeStatic, class, name, descriptor),
            Invocation::Virtual => self.code.method(Op::InvokeVirtual, class, name, descriptor),
            Invocation::Interface => self.code.interface_method(Op::InvokeInterface, class, name, descriptor),
            Invocation::Special => self.code.method(Op::InvokeSpecial, class, name, descriptor),
            Invocation::SpecialInInterface => self.code.interface_method(Op::InvokeSpecial, class, name, descriptor),
        };
    }

    pub(super) fn concatenation(&mut self, parts: &[Typed]) {
        self.code.class(Op::New, BUILDER);
        self.op(Op::Dup);
        self.code.method(Op::InvokeSpecial, BUILDER, "<init>", "()V");
        for part in parts {
            self.value(part);
            let taken = appended(part.of());
            self.code.method(Op::InvokeVirtual, BUILDER, "append", &format!("({taken})L{BUILDER};"));
        }
        self.code.method(Op::InvokeVirtual, BUILDER, "toString", "()Ljava/lang/String;");
    }
}

/// The parameter type of the `append` that writes a value as string concatenation does.
fn appended(of: &JavaType) -> &'static str {
    match of {
        JavaType::Base(BaseType::Boolean) => "Z",
        JavaType::Base(BaseType::Char) => "C",
        JavaType::Base(BaseType::Byte | BaseType::Short | BaseType::Int) => "I",
        JavaType::Base(BaseType::Long) => "J",
        JavaType::Base(BaseType::Float) => "F",
        JavaType::Base(BaseType::Double) => "D",
        _ if *of == JavaType::string() => "Ljava/lang/String;",
        _ => "Ljava/lang/Object;",
    }
}
