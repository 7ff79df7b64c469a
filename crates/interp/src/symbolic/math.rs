//! Functions of unknown numbers for which there are terms: roots, rounding, the bits of floating point numbers.
//!
//! The JDK has some of them in native code, others in code that takes the bits apart, which would be a path for every
//! exponent.

use super::guard::{Guard, has_term};
use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::MethodId;
use term::{TermId, Terms};

type Function = fn(&mut Terms, TermId) -> TermId;

/// The term that a method of one number stands for.
pub(crate) fn function(class: &str, name: &str, descriptor: &str) -> Option<Function> {
    Some(match (class, name, descriptor) {
        ("java/lang/Math" | "java/lang/StrictMath", "sqrt", "(D)D") => Terms::square_root,
        ("java/lang/Math" | "java/lang/StrictMath", "floor", "(D)D") => Terms::floor,
        ("java/lang/Math" | "java/lang/StrictMath", "ceil", "(D)D") => Terms::ceiling,
        ("java/lang/Math" | "java/lang/StrictMath", "rint", "(D)D") => Terms::nearest_whole,
        ("java/lang/Float", "floatToIntBits", _) | ("java/lang/Double", "doubleToLongBits", _) => Terms::bits_of_float,
        ("java/lang/Float", "floatToRawIntBits", _) | ("java/lang/Double", "doubleToRawLongBits", _) => {
            Terms::raw_bits_of_float
        }
        ("java/lang/Float", "intBitsToFloat", _) | ("java/lang/Double", "longBitsToDouble", _) => Terms::float_of_bits,
        _ => return None,
    })
}

/// The guard of such a method that has code.
pub(crate) fn find(class: &str, name: &str, descriptor: &str) -> Option<Guard> {
    function(class, name, descriptor).map(|_| guarded as Guard)
}

fn guarded(machine: &mut Machine, id: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    if !has_term(arguments) {
        return Ok(None);
    }
    let result = machine.apply_function(id, arguments[0])?;
    Ok(result.map(|result| Step::Done(Some(result))))
}

impl Machine {
    /// What a method gives for an unknown number; `None` if there is no term for it.
    pub(crate) fn apply_function(&mut self, id: MethodId, argument: Value) -> Result<Option<Value>, Trap> {
        let method = self.program.method(id);
        let class = &self.program.class(method.class).name;
        let (name, descriptor) = (self.program.text(method.name), self.program.text(method.descriptor));
        let Some(function) = function(class, name, descriptor) else { return Ok(None) };
        let argument = self.term_of(argument)?;
        let result = function(&mut self.symbolic_mut().terms, argument);
        Ok(Some(self.number(result).value()))
    }
}
