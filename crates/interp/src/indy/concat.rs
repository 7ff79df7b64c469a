//! String concatenation: what `StringConcatFactory` would make.

use super::site::CallSite;
use crate::machine::Machine;
use crate::trap::Trap;
use program::{Assembler, BaseType, Constant, MethodId, Op, Type};

const BUILDER: &str = "java/lang/StringBuilder";
/// Marks in a recipe: an argument of the call, a constant of the bootstrap method.
const ARGUMENT: u16 = 1;
const CONSTANT: u16 = 2;

/// A piece of the result.
enum Piece {
    Text(Vec<u16>),
    Argument,
}

impl Machine {
    pub(super) fn make_concat(&mut self, site: &CallSite) -> Result<MethodId, Trap> {
        let types = site.types()?;
        let pieces = self.pieces(site, types.parameters.len())?;
        let helper = self.load("java/lang/StringConcatHelper")?;
        let mut code = Assembler::new(&types, false);
        // Objects become strings first, from left to right, before any piece is put together.
        let texts = self.emit_texts(&mut code, &types.parameters);
        code.class(Op::New, BUILDER).op(Op::Dup);
        code.method(Op::InvokeSpecial, BUILDER, "<init>", "()V");
        let mut next = 0;
        for piece in &pieces {
            match piece {
                Piece::Text(units) => {
                    code.string_units(units);
                    emit_append(&mut code, "Ljava/lang/String;");
                }
                Piece::Argument => {
                    let Some(&(local, descriptor)) = texts.get(next) else {
                        return Err(Trap::unverifiable("a concatenation with too few arguments"));
                    };
                    code.op(Op::Load(local));
                    emit_append(&mut code, descriptor);
                    next += 1;
                }
            }
        }
        code.method(Op::InvokeVirtual, BUILDER, "toString", "()Ljava/lang/String;").op(Op::ReturnValue);
        // The helper's method that stringifies is for its package; in stack traces it shows up as on HotSpot.
        self.define_site_method("Concat", helper, &site.descriptor, code)
    }

    /// For each argument the local variable that holds what is to be appended, and the descriptor to append it by.
    fn emit_texts(&mut self, code: &mut Assembler, parameters: &[Type]) -> Vec<(u16, &'static str)> {
        let mut local = 0;
        let mut texts = Vec::new();
        for kind in parameters {
            let descriptor = match kind {
                Type::Base(BaseType::Boolean) => "Z",
                Type::Base(BaseType::Char) => "C",
                Type::Base(BaseType::Long) => "J",
                Type::Base(BaseType::Float) => "F",
                Type::Base(BaseType::Double) => "D",
                Type::Base(_) => "I",
                _ => {
                    code.op(Op::Load(local));
                    let stringify = "(Ljava/lang/Object;)Ljava/lang/String;";
                    code.method(Op::InvokeStatic, "java/lang/StringConcatHelper", "stringOf", stringify);
                    code.op(Op::Store(local));
                    "Ljava/lang/String;"
                }
            };
            texts.push((local, descriptor));
            local += 1 + u16::from(kind.kind().is_wide());
        }
        texts
    }

    fn pieces(&mut self, site: &CallSite, arguments: usize) -> Result<Vec<Piece>, Trap> {
        if site.bootstrap_name == "makeConcat" {
            return Ok((0..arguments).map(|_| Piece::Argument).collect());
        }
        let mut pieces = Vec::new();
        let mut text = Vec::new();
        let mut constant = 0;
        for unit in site.string_units(0)? {
            if !matches!(unit, ARGUMENT | CONSTANT) {
                text.push(unit);
                continue;
            }
            pieces.push(Piece::Text(std::mem::take(&mut text)));
            if unit == ARGUMENT {
                pieces.push(Piece::Argument);
            } else {
                constant += 1;
                pieces.push(Piece::Text(self.constant_text(site, constant)?));
            }
        }
        pieces.push(Piece::Text(text));
        pieces.retain(|piece| !matches!(piece, Piece::Text(text) if text.is_empty()));
        Ok(pieces)
    }

    /// A constant of the recipe; compilers use them for strings that contain the marks themselves.
    fn constant_text(&mut self, site: &CallSite, at: usize) -> Result<Vec<u16>, Trap> {
        let index = site.argument(at)?;
        let text = match site.constants.get(index)? {
            Constant::String(text) => return Ok(site.constants.units(text)?),
            Constant::Integer(value) => value.to_string(),
            Constant::Long(value) => value.to_string(),
            _ => return Err(Trap::unsupported("concatenation with a constant that is no string")),
        };
        Ok(text.encode_utf16().collect())
    }
}

fn emit_append(code: &mut Assembler, descriptor: &str) {
    code.method(Op::InvokeVirtual, BUILDER, "append", &format!("({descriptor})Ljava/lang/StringBuilder;"));
}
