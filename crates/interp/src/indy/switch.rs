//! Pattern and enum switches: what `SwitchBootstraps` would make.
//!
//! The method that stands for a switch takes the value and the index of the label to start at, and returns the index of
//! the first label that matches, the number of labels if none does, or -1 for null.

use super::site::{CallSite, HandleConstant};
use crate::machine::Machine;
use crate::trap::Trap;
use program::{Assembler, BaseType, Constant, Label, MethodId, Op, Type};

enum Case {
    Class(String),
    Text(Vec<u16>),
    Number(i32),
    /// A primitive type, which every value of that type matches.
    Primitive(BaseType),
    /// A constant of an enum class.
    EnumConstant {
        class: String,
        name: String,
    },
}

impl Machine {
    pub(super) fn make_type_switch(&mut self, site: &CallSite) -> Result<MethodId, Trap> {
        let cases =
            site.arguments.iter().map(|&index| self.read_case(site, index)).collect::<Result<Vec<_>, Trap>>()?;
        self.make_switch(site, &cases)
    }

    /// In a switch on an enum the labels that are strings are names of its constants.
    pub(super) fn make_enum_switch(&mut self, site: &CallSite) -> Result<MethodId, Trap> {
        let Some(Type::Class(enumeration)) = site.types()?.parameters.first().cloned() else {
            return Err(Trap::unverifiable("an enum switch on something else"));
        };
        let mut cases = Vec::new();
        for &index in &site.arguments {
            cases.push(match self.read_case(site, index)? {
                Case::Text(name) => {
                    Case::EnumConstant { class: enumeration.to_string(), name: String::from_utf16_lossy(&name) }
                }
                other => other,
            });
        }
        self.make_switch(site, &cases)
    }

    fn read_case(&mut self, site: &CallSite, index: u16) -> Result<Case, Trap> {
        Ok(match site.constants.get(index)? {
            Constant::Class(_) => Case::Class(site.constants.class_name(index)?.into_owned()),
            Constant::String(text) => Case::Text(site.constants.units(text)?),
            Constant::Integer(value) => Case::Number(value),
            Constant::Dynamic { .. } => read_dynamic_case(self, site, index)?,
            _ => return Err(Trap::unsupported("a switch label of an unknown kind")),
        })
    }

    fn make_switch(&mut self, site: &CallSite, cases: &[Case]) -> Result<MethodId, Trap> {
        let types = site.types()?;
        let Some(selector) = types.parameters.first().cloned() else {
            return Err(Trap::unverifiable("a switch without a value"));
        };
        let restart = 1 + u16::from(selector.kind().is_wide());
        let mut code = Assembler::new(&types, false);
        if !matches!(selector, Type::Base(_)) {
            let present = code.label();
            code.op(Op::Load(0)).branch(Op::IfNonNull, present);
            code.op(Op::IConst(-1)).op(Op::ReturnValue);
            code.bind(present);
        }
        for (place, case) in cases.iter().enumerate() {
            let next = code.label();
            code.op(Op::Load(restart)).op(Op::IConst(place as i32)).branch(Op::IfICmpGt, next);
            self.emit_test(&mut code, case, &selector, next)?;
            code.op(Op::IConst(place as i32)).op(Op::ReturnValue);
            code.bind(next);
        }
        code.op(Op::IConst(cases.len() as i32)).op(Op::ReturnValue);
        self.define_site_method("Switch", site.host, &site.descriptor, code)
    }

    /// Goes on if the value matches, else to `next`.
    fn emit_test(&mut self, code: &mut Assembler, case: &Case, selector: &Type, next: Label) -> Result<(), Trap> {
        match case {
            Case::Primitive(base) if *selector == Type::Base(*base) => {}
            Case::Primitive(_) => return Err(Trap::unsupported("a switch that converts between primitive types")),
            _ if matches!(selector, Type::Base(_)) => {
                return Err(Trap::unsupported("a pattern switch on a primitive value"));
            }
            Case::Class(name) => {
                code.op(Op::Load(0)).class(Op::InstanceOf, name).branch(Op::IfEq, next);
            }
            Case::Text(units) => {
                code.string_units(units).op(Op::Load(0));
                code.method(Op::InvokeVirtual, "java/lang/String", "equals", "(Ljava/lang/Object;)Z");
                code.branch(Op::IfEq, next);
            }
            Case::Number(value) => emit_number_test(code, *value, next),
            Case::EnumConstant { class, name } => {
                // A constant that the enum has no more matches nothing.
                let descriptor = format!("L{class};");
                let exists =
                    self.load(class).is_ok_and(|loaded| self.program.find_field(loaded, name, &descriptor).is_some());
                if exists {
                    code.op(Op::Load(0)).field(Op::GetStatic, class, name, &descriptor).branch(Op::IfACmpNe, next);
                } else {
                    code.branch(Op::Goto, next);
                }
            }
        }
        Ok(())
    }
}

/// A number matches an Integer or a Character of that value.
fn emit_number_test(code: &mut Assembler, value: i32, next: Label) {
    let (other, matched) = (code.label(), code.label());
    code.op(Op::Load(0)).class(Op::InstanceOf, "java/lang/Character").branch(Op::IfEq, other);
    code.op(Op::Load(0)).class(Op::CheckCast, "java/lang/Character");
    code.method(Op::InvokeVirtual, "java/lang/Character", "charValue", "()C");
    code.op(Op::IConst(value)).branch(Op::IfICmpNe, next).branch(Op::Goto, matched);
    code.bind(other);
    code.op(Op::Load(0)).class(Op::InstanceOf, "java/lang/Number").branch(Op::IfEq, next);
    code.op(Op::Load(0)).class(Op::CheckCast, "java/lang/Number");
    code.method(Op::InvokeVirtual, "java/lang/Number", "intValue", "()I");
    code.op(Op::IConst(value)).branch(Op::IfICmpNe, next);
    code.bind(matched);
}

fn read_dynamic_case(machine: &Machine, site: &CallSite, index: u16) -> Result<Case, Trap> {
    let dynamic = CallSite::read(machine, index)?;
    if dynamic.bootstrap_class == "java/lang/invoke/ConstantBootstraps" && dynamic.bootstrap_name == "primitiveClass" {
        let base = dynamic.name.bytes().next().and_then(BaseType::from_letter);
        return base.map(Case::Primitive).ok_or_else(|| Trap::unverifiable("a switch label of a bad type"));
    }
    read_enum_case(machine, site, index)
}

/// A qualified enum constant is a dynamic constant: `EnumDesc.of(ClassDesc.of("pkg.E"), "NAME")`, two invocations of
/// `ConstantBootstraps.invoke` one inside the other.
fn read_enum_case(machine: &Machine, site: &CallSite, index: u16) -> Result<Case, Trap> {
    let outer = read_invocation(machine, site, index)?;
    let unknown = || Trap::unsupported("a switch label that is a dynamic constant of an unknown form");
    if outer.handle.class != "java/lang/Enum$EnumDesc" || outer.handle.name != "of" {
        return Err(unknown());
    }
    let [class, name] = outer.arguments[..] else { return Err(unknown()) };
    let inner = read_invocation(machine, site, class)?;
    if inner.handle.class != "java/lang/constant/ClassDesc" || inner.handle.name != "of" {
        return Err(unknown());
    }
    let [class] = inner.arguments[..] else { return Err(unknown()) };
    Ok(Case::EnumConstant {
        class: string_constant(site, class)?.replace('.', "/"),
        name: string_constant(site, name)?,
    })
}

struct Invocation {
    handle: HandleConstant,
    arguments: Vec<u16>,
}

fn read_invocation(machine: &Machine, site: &CallSite, index: u16) -> Result<Invocation, Trap> {
    let dynamic = CallSite::read(machine, index)?;
    if dynamic.bootstrap_class != "java/lang/invoke/ConstantBootstraps" || dynamic.bootstrap_name != "invoke" {
        return Err(Trap::unsupported("a switch label that is a dynamic constant of an unknown form"));
    }
    let handle = HandleConstant::read(&site.constants, dynamic.argument(0)?)?;
    Ok(Invocation { handle, arguments: dynamic.arguments[1..].to_vec() })
}

fn string_constant(site: &CallSite, index: u16) -> Result<String, Trap> {
    match site.constants.get(index)? {
        Constant::String(text) => Ok(site.constants.text(text)?.into_owned()),
        _ => Err(Trap::unverifiable(format!("constant {index} is not a string"))),
    }
}
