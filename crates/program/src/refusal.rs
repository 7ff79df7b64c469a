//! What constructors throw by themselves, as far as their own code tells: values that they refuse no object has.

use crate::class_file::RawHandler;
use crate::link::Program;
use crate::null_message::Body;
use crate::null_message::instruction::opcode;
use crate::{ClassId, MethodId};

/// What a body throws by itself, by internal names, in the order of the code.
#[derive(Default)]
struct Thrown {
    classes: Vec<String>,
    /// Whether a constructor leaves everything to another one of its class.
    is_delegated: bool,
}

impl Program {
    /// The exceptions, by their names in Java, that the constructors of a class throw by themselves. Empty: one of them takes
    /// everything, as far as its own code and that of its class tells.
    pub fn refusals(&self, class: ClassId) -> Vec<String> {
        let is_constructor = |id: &&MethodId| self.text(self.method(**id).name) == "<init>";
        let mut all: Vec<String> = Vec::new();
        for &constructor in self.class(class).methods.iter().filter(is_constructor) {
            let Thrown { classes, is_delegated } = self.thrown_by(constructor, true).unwrap_or_default();
            if classes.is_empty() && !is_delegated {
                return Vec::new();
            }
            for class in classes.into_iter().map(|class| class.replace('/', ".")) {
                if !all.contains(&class) {
                    all.push(class);
                }
            }
        }
        all
    }

    /// Methods of the class that are called are looked at once.
    fn thrown_by(&self, id: MethodId, follows_calls: bool) -> Option<Thrown> {
        let (file, raw) = self.raw_method(id)?;
        let code = file.code(raw.code.as_ref()?).ok()?;
        let body = Body { method: self.method(id), code: &code, constants: &file.constants };
        let class = self.method(id).class;
        let own = &*self.class(class).name;
        let mut thrown = Thrown::default();
        let mut made = None;
        // What the instruction before has made, as in `throw new E()`. Other things that are thrown were caught or given before.
        let mut just_made: Option<String> = None;
        let mut at = 0;
        while at < code.bytes.len() {
            let instruction = body.instruction(at)?;
            match instruction.opcode {
                opcode::NEW => {
                    made = file.constants.class_name(instruction.constant()?).ok().map(|name| name.into_owned())
                }
                opcode::ATHROW => {
                    let covers = |of: &RawHandler| of.catches != 0 && (of.start..of.end).contains(&(at as u16));
                    let is_caught = code.handlers.iter().any(covers);
                    thrown.classes.extend(just_made.take().filter(|_| !is_caught));
                }
                opcode::INVOKESTATIC | opcode::INVOKESPECIAL | opcode::INVOKEVIRTUAL => {
                    let called = body.member(&instruction)?;
                    let is_own = called.class == own;
                    if called.class == "java/util/Objects" && called.name.starts_with("requireNonNull") {
                        thrown.classes.push("java/lang/NullPointerException".to_owned());
                    }
                    thrown.is_delegated |= is_own && called.name == "<init>" && made.as_deref() != Some(own);
                    let target = self.declared_method(class, &called.name, &called.descriptor);
                    let inner = target.filter(|_| is_own && follows_calls && called.name != "<init>");
                    thrown.classes.extend(inner.and_then(|id| self.thrown_by(id, false)).unwrap_or_default().classes);
                }
                _ => {}
            }
            let is_constructor = instruction.opcode == opcode::INVOKESPECIAL
                && body.member(&instruction).is_some_and(|called| called.name == "<init>");
            just_made =
                is_constructor.then(|| body.member(&instruction).map(|called| called.class.to_string())).flatten();
            at = instruction.next;
        }
        thrown.classes.dedup();
        Some(thrown)
    }
}
