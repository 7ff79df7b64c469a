//! The second half of the message: the expression that was null, in the words of the source.

use super::instruction::{Instruction, Operand, opcode};
use super::origins::{Origins, Stack};
use super::{Body, class_name, method_name, slots};

/// How many steps of a chain like `a.b.c[i].d` are spelled out, counted from its end.
const MOST_STEPS: usize = 5;

/// How deeply indices within indices are spelled out. HotSpot has no such limit; without one, a hostile class file
/// could make a message of any size.
const MOST_NESTED_INDICES: usize = 32;

pub struct Describer<'a> {
    body: Body<'a>,
    origins: &'a Origins,
}

/// How much of an expression may still be spelled out.
#[derive(Clone, Copy)]
struct Detail {
    steps: usize,
    nested_indices: usize,
}

impl<'a> Describer<'a> {
    pub fn new(body: Body<'a>, origins: &'a Origins) -> Describer<'a> {
        Describer { body, origins }
    }

    /// The clause that says why the instruction at an offset failed, given the depth of its null reference. It is empty
    /// if nothing is known about that reference. `None` if the body is malformed.
    pub fn cause(&self, at: usize, depth: usize) -> Option<String> {
        let Some(stack) = self.origins.stack(at) else { return Some(String::new()) };
        let Some(origin) = stack.origin(depth) else { return Some(String::new()) };
        let instruction = self.body.instruction(origin)?;
        let detail = Detail { steps: MOST_STEPS, nested_indices: MOST_NESTED_INDICES };
        Some(match self.expression(stack, origin, &instruction, detail) {
            Some(call) if is_call(&instruction) => format!(" because the return value of \"{call}\" is null"),
            Some(value) => format!(" because \"{value}\" is null"),
            // HotSpot starts the clause before it finds that it has no words for, say, the result of an invokedynamic.
            None => " because \"".to_owned(),
        })
    }

    /// The value `depth` slots down the stack before the instruction at an offset.
    fn operand(&self, at: usize, depth: usize, detail: Detail) -> Option<String> {
        if detail.steps == 0 {
            return None;
        }
        let stack = self.origins.stack(at)?;
        let origin = stack.origin(depth)?;
        self.expression(stack, origin, &self.body.instruction(origin)?, detail)
    }

    /// The value that the instruction at `origin` made and that `stack` now holds.
    fn expression(&self, stack: &Stack, origin: usize, made_by: &Instruction, detail: Detail) -> Option<String> {
        let member = || self.body.member(made_by);
        match (made_by.opcode, &made_by.operand) {
            (opcode::ACONST_NULL, _) => Some("null".to_owned()),
            (_, Operand::Number(number)) => Some(number.to_string()),
            (opcode::ILOAD | opcode::ALOAD, &Operand::Local(local)) => Some(self.local(stack, origin, local)),
            (opcode::GETSTATIC, _) => {
                let field = member()?;
                Some(format!("{}.{}", class_name(&field.class), field.name))
            }
            (opcode::GETFIELD, _) => {
                let name = member()?.name;
                match self.operand(origin, 0, detail.less_a_step()) {
                    Some(owner) => Some(format!("{owner}.{name}")),
                    None => Some(name.into_owned()),
                }
            }
            (opcode::IALOAD | opcode::AALOAD, _) => Some(self.element(origin, detail)),
            _ if is_call(made_by) => method_name(&member()?),
            _ => None,
        }
    }

    fn element(&self, load: usize, detail: Detail) -> String {
        let array = self.operand(load, 1, detail.less_a_step());
        let index = detail.within_an_index().and_then(|detail| self.operand(load, 0, detail));
        format!("{}[{}]", array.as_deref().unwrap_or("<array>"), index.as_deref().unwrap_or("..."))
    }

    /// The name of the local variable that the instruction at `load` pushed. Without debug information a parameter is
    /// only called one if its slot cannot have been reused.
    fn local(&self, stack: &Stack, load: usize, local: u16) -> String {
        if let Some(name) = self.declared_name(load, local) {
            return name;
        }
        let method = self.body.method;
        if stack.may_be_stored(local) {
            return format!("<local{local}>");
        }
        if local == 0 && !method.is_static() {
            return "this".to_owned();
        }
        let mut end = usize::from(!method.is_static());
        let parameter = method.types.parameters.iter().position(|parameter| {
            end += slots(parameter);
            usize::from(local) < end
        });
        match parameter {
            Some(index) => format!("<parameter{}>", index + 1),
            None => format!("<local{local}>"),
        }
    }

    fn declared_name(&self, load: usize, local: u16) -> Option<String> {
        let row = self.body.code.variables.iter().find(|row| {
            let start = usize::from(row.start);
            row.slot == local && (start..start + usize::from(row.length)).contains(&load)
        })?;
        Some(self.body.constants.text(row.name).ok()?.into_owned())
    }
}

impl Detail {
    fn less_a_step(self) -> Detail {
        Detail { steps: self.steps - 1, ..self }
    }

    fn within_an_index(self) -> Option<Detail> {
        Some(Detail { nested_indices: self.nested_indices.checked_sub(1)?, ..self })
    }
}

fn is_call(instruction: &Instruction) -> bool {
    matches!(instruction.opcode, opcode::INVOKEVIRTUAL..=opcode::INVOKEINTERFACE)
}
