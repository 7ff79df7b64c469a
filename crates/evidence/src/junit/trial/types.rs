//! Of which classes the objects of a trial run are: casts, and `instanceof`.

use super::frame::Frame;
use super::{Item, Trial};

impl Trial<'_> {
    /// A cast that succeeds, or the question whether it would.
    pub(super) fn check_class(&mut self, frame: &mut Frame<'_>, opcode: u8) -> Option<()> {
        let index = frame.short()?;
        let wanted = frame.class.constants().class_name(index).ok()?.replace('/', ".");
        let item = frame.pop()?;
        let is_of = match item {
            Item::Null => opcode == 0xc0,
            // What a field of this type holds can be taken for that.
            Item::Constant(constant) if opcode == 0xc0 && self.is_declared(constant, &wanted) => true,
            _ => self.is_of(&self.class_of(item)?, &wanted)?,
        };
        if opcode == 0xc0 && !is_of {
            return None;
        }
        frame.stack.push(if opcode == 0xc0 { item } else { Item::Int(i32::from(is_of)) });
        Some(())
    }

    /// Whether the type of a constant's field says that it is of a class.
    fn is_declared(&self, constant: usize, wanted: &str) -> bool {
        let declared = self.constants.get(constant).and_then(|(class, name)| {
            let home = self.classes.get(class)?;
            let descriptor = &home.field(name)?.descriptor;
            Some(descriptor.strip_prefix('L')?.strip_suffix(';')?.replace('/', "."))
        });
        declared.is_some_and(|declared| self.classes.is_subtype(&declared, wanted))
    }

    /// Whether objects of a class are of another; of arrays that is said only where it is plain to see.
    pub(super) fn is_of(&self, class: &str, wanted: &str) -> Option<bool> {
        let is_array = |name: &str| name.starts_with('[');
        match (is_array(class), is_array(wanted)) {
            _ if class == wanted || wanted == "java.lang.Object" => Some(true),
            (false, false) => {
                let found = self.classes.get(class)?;
                let is_of = self.classes.is_subtype(class, wanted);
                // An object of any class that implements an interface may be of others too.
                (is_of || !found.is_interface()).then_some(is_of)
            }
            (true, true) if wanted == "[Ljava.lang.Object;" => Some(class.starts_with("[L") || class.starts_with("[[")),
            (false, true) => Some(false),
            _ => None,
        }
    }
}
