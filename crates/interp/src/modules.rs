//! Objects that stand for modules. The module graph itself is not built.

use crate::machine::Machine;
use crate::trap::Trap;
use heap::Roots;
use heap::{ObjectId, Value};
use program::Loader;
use rustc_hash::FxHashMap;

/// The module objects made so far, by name; the unnamed module has the empty one.
#[derive(Default)]
pub struct Modules {
    by_name: FxHashMap<String, ObjectId>,
}

impl Modules {
    pub fn add_roots(&self, roots: &mut Roots) {
        self.by_name.values().for_each(|&module| roots.add_object(module));
    }
}

impl Machine {
    /// The object of a named module, or of the unnamed one.
    pub(crate) fn module_object(&mut self, name: Option<&str>) -> Result<ObjectId, Trap> {
        let key = name.unwrap_or_default().to_owned();
        if let Some(&known) = self.modules.by_name.get(&key) {
            return Ok(known);
        }
        self.permanently(|machine| machine.make_module(name, key))
    }

    fn make_module(&mut self, name: Option<&str>, key: String) -> Result<ObjectId, Trap> {
        let class = self.load("java/lang/Module")?;
        let module = self.new_instance(class);
        let loader = match name {
            Some(name) => {
                let text = self.new_string(name)?;
                self.set_field(module, "name", Value::Object(text));
                Loader::of_module(name)
            }
            None => Loader::Application,
        };
        let loader = self.loader_object(loader)?;
        self.set_field(module, "loader", loader);
        self.modules.by_name.insert(key, module);
        Ok(module)
    }

    /// Takes note of a module that Java code has made.
    pub(crate) fn register_module(&mut self, name: &str, module: ObjectId) {
        self.modules.by_name.insert(name.to_owned(), module);
    }
}
