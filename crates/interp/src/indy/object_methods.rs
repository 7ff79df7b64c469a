//! `equals`, `hashCode` and `toString` of records: what `ObjectMethods` would make.

use super::boxing::wrapper;
use super::site::{CallSite, HandleConstant};
use crate::machine::Machine;
use crate::trap::Trap;
use program::{Assembler, BaseType, MethodId, Op, Type};

const BUILDER: &str = "java/lang/StringBuilder";
const OBJECTS: &str = "java/util/Objects";

/// A record component.
struct Component {
    name: String,
    field: HandleConstant,
    kind: Type,
}

impl Machine {
    pub(super) fn make_object_method(&mut self, site: &CallSite) -> Result<MethodId, Trap> {
        let record = site.class_name(0)?;
        let components = read_components(site)?;
        let mut code = Assembler::new(&site.types()?, false);
        match &*site.name {
            "toString" => {
                let class = self.resolve_class(site.host, &record)?;
                let name = self.simple_name(class);
                emit_to_string(&mut code, &name, &components);
            }
            "hashCode" => emit_hash_code(&mut code, &components),
            "equals" => emit_equals(&mut code, &record, &components),
            other => return Err(Trap::unsupported(format!("a record method {other}"))),
        }
        self.define_site_method("ObjectMethod", site.host, &site.descriptor, code)
    }

    /// The name of a class without its surroundings, from its InnerClasses entry if it is nested.
    pub(crate) fn simple_name(&self, class: program::ClassId) -> String {
        let class = self.program.class(class);
        let inner = class.file.as_ref().and_then(|file| {
            let rows = file.inner_classes.iter();
            let row = rows
                .into_iter()
                .find(|row| file.constants.class_name(row.inner).is_ok_and(|name| name == *class.name))?;
            file.constants.text(row.name).ok().map(|name| name.into_owned())
        });
        inner.unwrap_or_else(|| class.name.rsplit('/').next().unwrap_or_default().to_owned())
    }
}

fn read_components(site: &CallSite) -> Result<Vec<Component>, Trap> {
    let names = String::from_utf16_lossy(&site.string_units(1)?);
    let names = names.split(';').filter(|name| !name.is_empty());
    names
        .enumerate()
        .map(|(place, name)| {
            let field = HandleConstant::read(&site.constants, site.argument(place + 2)?)?;
            let kind =
                Type::parse(&field.descriptor).ok_or_else(|| Trap::unverifiable("a record component of a bad type"))?;
            Ok(Component { name: name.to_owned(), field, kind })
        })
        .collect()
}

fn emit_get(code: &mut Assembler, local: u16, component: &Component) {
    let field = &component.field;
    code.op(Op::Load(local)).field(Op::GetField, &field.class, &field.name, &field.descriptor);
}

fn emit_append(code: &mut Assembler, descriptor: &str) {
    code.method(Op::InvokeVirtual, BUILDER, "append", &format!("({descriptor})Ljava/lang/StringBuilder;"));
}

fn emit_to_string(code: &mut Assembler, name: &str, components: &[Component]) {
    code.class(Op::New, BUILDER).op(Op::Dup).method(Op::InvokeSpecial, BUILDER, "<init>", "()V");
    for (place, component) in components.iter().enumerate() {
        let lead = if place == 0 { format!("{name}[") } else { ", ".to_owned() };
        code.string(&format!("{lead}{}=", component.name));
        emit_append(code, "Ljava/lang/String;");
        emit_get(code, 0, component);
        let descriptor = match &component.kind {
            Type::Base(BaseType::Byte | BaseType::Short) => "I".to_owned(),
            Type::Base(base) => base.letter().to_string(),
            _ => "Ljava/lang/Object;".to_owned(),
        };
        emit_append(code, &descriptor);
    }
    code.string(&if components.is_empty() { format!("{name}[]") } else { "]".to_owned() });
    emit_append(code, "Ljava/lang/String;");
    code.method(Op::InvokeVirtual, BUILDER, "toString", "()Ljava/lang/String;").op(Op::ReturnValue);
}

fn emit_hash_code(code: &mut Assembler, components: &[Component]) {
    code.op(Op::IConst(0));
    for component in components {
        code.op(Op::IConst(31)).op(Op::IMul);
        emit_get(code, 0, component);
        match &component.kind {
            Type::Base(base) => {
                code.method(Op::InvokeStatic, wrapper(*base), "hashCode", &format!("({})I", base.letter()))
            }
            _ => code.method(Op::InvokeStatic, OBJECTS, "hashCode", "(Ljava/lang/Object;)I"),
        };
        code.op(Op::IAdd);
    }
    code.op(Op::ReturnValue);
}

fn emit_equals(code: &mut Assembler, record: &str, components: &[Component]) {
    let (compare, differ) = (code.label(), code.label());
    code.op(Op::Load(0)).op(Op::Load(1)).branch(Op::IfACmpNe, compare);
    code.op(Op::IConst(1)).op(Op::ReturnValue);
    code.bind(compare);
    code.op(Op::Load(1)).class(Op::InstanceOf, record).branch(Op::IfEq, differ);
    // The last component comes first, as in HotSpot.
    for component in components.iter().rev() {
        emit_get(code, 0, component);
        emit_get(code, 1, component);
        match &component.kind {
            Type::Base(base @ (BaseType::Float | BaseType::Double)) => {
                let letter = base.letter();
                code.method(Op::InvokeStatic, wrapper(*base), "compare", &format!("({letter}{letter})I"));
                code.branch(Op::IfNe, differ);
            }
            Type::Base(BaseType::Long) => {
                code.op(Op::LCmp).branch(Op::IfNe, differ);
            }
            Type::Base(_) => {
                code.branch(Op::IfICmpNe, differ);
            }
            _ => {
                code.method(Op::InvokeStatic, OBJECTS, "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
                code.branch(Op::IfEq, differ);
            }
        }
    }
    code.op(Op::IConst(1)).op(Op::ReturnValue);
    code.bind(differ);
    code.op(Op::IConst(0)).op(Op::ReturnValue);
}
