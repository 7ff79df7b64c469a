//! `jdk.internal.misc.CDS` and `VM`: there is no archive of prepared classes.

use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use crate::value::Value;
use program::Loader;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "isDumpingClassList0" | "isDumpingArchive0" | "isSharingEnabled0" => |_, _| Step::bool(false),
        // Modules are as ready as they get once the first phase of the start is over; see `module`.
        "isModuleSystemInited" => is_module_system_ready,
        // Method handles work from the start.
        "isJavaLangInvokeInited" => |_, _| Step::bool(true),
        "latestUserDefinedLoader0" => |machine, _| Step::value(machine.loader_object(Loader::Application)?),
        "getCDSConfigStatus" => |_, _| Step::int(0),
        "getRandomSeedForDumping" => |_, _| Step::long(0),
        "initializeFromArchive" | "defineArchivedModules" | "initialize" | "logLambdaFormInvoker" => {
            |_, _| Step::void()
        }
        _ => return None,
    })
}

fn is_module_system_ready(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let class = machine.load("jdk/internal/misc/VM")?;
    let level = machine.static_field(class, "initLevel");
    Step::bool(matches!(level, Some(Value::Int(1..))))
}
