//! `jdk.internal.loader.ClassLoaders`: where the JDK keeps its three loaders.

use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::Loader;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "<clinit>" => set_loaders,
        "bootLoader" => |_, _| Err(Trap::unsupported("the boot loader as an object")),
        _ => return None,
    })
}

/// The initializer itself would open the class path once more. The boot loader's object, which only the JDK sees, is not
/// made.
fn set_loaders(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let class = machine.load("jdk/internal/loader/ClassLoaders")?;
    let platform = machine.loader_object(Loader::Platform)?;
    let application = machine.loader_object(Loader::Application)?;
    machine.set_static_field(class, "PLATFORM_LOADER", platform);
    machine.set_static_field(class, "APP_LOADER", application);
    Step::void()
}
