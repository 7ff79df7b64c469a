//! Method handles and variable handles.

use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;

impl Machine {
    /// `ldc` of a method type or method handle.
    pub(crate) fn load_handle_constant(&mut self, _index: u16) -> Result<Flow, Trap> {
        Err(Trap::unsupported("constants that are method handles or method types"))
    }

    /// A call of a signature-polymorphic method (JVMS §2.9.3).
    pub(crate) fn invoke_handle(&mut self, _index: u16) -> Result<Flow, Trap> {
        Err(Trap::unsupported("calls through method handles"))
    }
}
