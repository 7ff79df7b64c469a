//! `java.lang.Package` objects, one per package and loader.

use super::class::this_class;
use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;

/// `Class.getPackage`. Versions and titles, which come from the manifests of jars, are left out.
pub fn get_package(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let id = this_class(machine, arguments)?;
    let class = machine.program.class(id);
    if class.is_array() || class.is_primitive() {
        return Step::value(Value::Null);
    }
    let key = (class.loader, class.package().replace('/', "."));
    let module = class.module.clone();
    if let Some(&known) = machine.known.packages.get(&key) {
        return Step::value(known);
    }
    let no_version = machine.load("java/lang/Package$VersionInfo")?;
    machine.require_initialized(no_version)?;
    let class = machine.load("java/lang/Package")?;
    machine.require_initialized(class)?;
    let package = machine.new_instance(class);
    let name = machine.intern_text(&key.1)?;
    machine.set_field(package, "name", name.into());
    let module = machine.module_object(module.as_deref())?;
    machine.set_field(package, "module", module.into());
    let no_version = machine.static_field(no_version, "NULL_VERSION_INFO").unwrap_or(Value::Null);
    machine.set_field(package, "versionInfo", no_version);
    machine.known.packages.insert(key, package);
    Step::value(package)
}
