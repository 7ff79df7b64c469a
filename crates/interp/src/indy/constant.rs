//! Dynamic constants (JVMS §5.4.3.6): `ldc` of a value that a bootstrap method computes.

use super::site::CallSite;
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;

impl Machine {
    pub(crate) fn load_dynamic_constant(&mut self, index: u16) -> Result<Flow, Trap> {
        let site = CallSite::read(self, index)?;
        let class = site.bootstrap_class.replace('/', ".");
        Err(Trap::unsupported(format!("dynamic constants made by {class}.{}", site.bootstrap_name)))
    }
}
