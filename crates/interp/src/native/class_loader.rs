//! Class loaders. Classes come from the program's own tables; the loader objects stand for names.

use super::arguments::object;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use crate::value::Value;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        ("getSystemClassLoader" | "getPlatformClassLoader" | "getBuiltinAppClassLoader", _) => system_loader,
        ("findBuiltinLib", _) => |_, arguments| Step::value(arguments[0]),
        ("load", "(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZZ)Z")
        | ("load", "(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZ)Z") => {
            |_, _| Err(Trap::unsupported("JNI libraries"))
        }
        // The JDK's own libraries hold the natives that are modelled here.
        ("loadLibrary", "(Ljava/lang/String;)V") => |_, _| Step::void(),
        ("loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")
        | ("loadClass", "(Ljava/lang/String;Z)Ljava/lang/Class;") => load_class,
        ("desiredAssertionStatus", _) => |machine, _| Step::bool(machine.settings.assertions),
        ("getName", _) => get_name,
        ("getParent" | "getUnnamedModule", _) => |_, _| Err(Trap::unsupported("class loaders as objects")),
        ("getResource" | "getResources" | "getResourceAsStream" | "findResource" | "findResources", _) => {
            |_, _| Err(Trap::unsupported("resources of class loaders"))
        }
        _ => return None,
    })
}

/// One object stands for the application's loader; it is made when somebody asks for it.
fn system_loader(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    if machine.known.app_loader.is_none() {
        let class = machine.load("jdk/internal/loader/ClassLoaders$AppClassLoader")?;
        machine.known.app_loader = Some(machine.new_instance(class));
    }
    Step::value(Value::from(machine.known.app_loader))
}

fn get_name(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    Step::value(machine.intern_text("app")?)
}

fn load_class(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let name = machine.string_text(object(arguments, 1)?);
    Step::value(super::class::load_by_java_name(machine, &name)?)
}
