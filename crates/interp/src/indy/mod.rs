//! Call sites, dynamic constants, method handles.

use crate::heap::Roots;
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use crate::value::{ObjectId, Value};
use rustc_hash::FxHashMap;

/// What method handles and module objects refer to.
#[derive(Default)]
pub struct Handles {
    modules: FxHashMap<String, ObjectId>,
}

impl Handles {
    pub fn add_roots(&self, roots: &mut Roots) {
        self.modules.values().for_each(|&module| roots.add_object(module));
    }
}

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

    pub(crate) fn load_dynamic_constant(&mut self, _index: u16) -> Result<Flow, Trap> {
        Err(Trap::unsupported("dynamic constants"))
    }

    pub(crate) fn link_call_site(&mut self, _index: u16) -> Result<Flow, Trap> {
        Err(Trap::unsupported("call sites"))
    }
}
