//! Objects that stand for modules.

use crate::machine::Machine;
use crate::trap::Trap;
use crate::value::{ObjectId, Value};

impl Machine {
    /// The object of a named module, or of the unnamed one.
    pub(crate) fn module_object(&mut self, name: Option<&str>) -> Result<ObjectId, Trap> {
        let key = name.unwrap_or_default().to_owned();
        if let Some(&known) = self.handles.modules.get(&key) {
            return Ok(known);
        }
        let class = self.load("java/lang/Module")?;
        let module = self.new_instance(class);
        if let Some(name) = name {
            let text = self.new_string(name)?;
            self.set_field(module, "name", Value::Object(text));
        }
        self.handles.modules.insert(key, module);
        Ok(module)
    }
}
