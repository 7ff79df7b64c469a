//! `jdk.internal.misc.CDS` and `VM`: there is no archive of prepared classes.

use super::arguments::long;
use super::system::since_1970;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
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
        "getNanoTimeAdjustment" => nano_time_adjustment,
        "getRandomSeedForDumping" => |_, _| Step::long(0),
        "initializeFromArchive" | "defineArchivedModules" | "initialize" | "logLambdaFormInvoker" => {
            |_, _| Step::void()
        }
        _ => return None,
    })
}

/// Nanoseconds from the given second to now, or -1 if the two are too far apart.
fn nano_time_adjustment(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    const FARTHEST: i128 = 1 << 32;
    machine.require_base("the time")?;
    machine.note_drawn();
    let offset = i128::from(long(arguments, 0)?);
    let now = since_1970(machine);
    if (i128::from(now.as_secs()) - offset).abs() > FARTHEST {
        return Step::long(-1);
    }
    Step::long((now.as_nanos() as i128 - offset * 1_000_000_000) as i64)
}

fn is_module_system_ready(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let class = machine.load("jdk/internal/misc/VM")?;
    let level = machine.static_field(class, "initLevel");
    Step::bool(matches!(level, Some(Value::Int(1..))))
}
