//! Class loaders. Classes come from the program's own tables; the loader objects stand for names.

use super::arguments::{int, nullable, object};
use super::class_by_name::{find_class, load_class};
use crate::frame::{Native, Step};
use heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::Loader;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        ("getSystemClassLoader" | "getBuiltinAppClassLoader", _) => {
            |machine, _| Step::value(machine.loader_object(Loader::Application)?)
        }
        ("getPlatformClassLoader" | "getBuiltinPlatformClassLoader", _) => {
            |machine, _| Step::value(machine.loader_object(Loader::Platform)?)
        }
        ("getUnnamedModule", _) => |machine, _| Step::value(machine.module_object(None)?),
        ("setBootLoaderUnnamedModule0", _) => |_, _| Step::void(),
        ("defineClass1", _) => define_class,
        ("findBuiltinLib", _) => |_, arguments| Step::value(arguments[0]),
        ("load", "(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZZ)Z")
        | ("load", "(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZ)Z") => {
            |_, _| Err(Trap::unsupported("JNI libraries"))
        }
        // The JDK's own libraries hold the natives that are modelled here.
        ("loadLibrary", "(Ljava/lang/String;)V") => |_, _| Step::void(),
        ("loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")
        | ("loadClass", "(Ljava/lang/String;Z)Ljava/lang/Class;") => load_class,
        ("loadClass", "(Ljava/lang/Module;Ljava/lang/String;)Ljava/lang/Class;")
        | ("loadClassOrNull", "(Ljava/lang/String;)Ljava/lang/Class;")
        | ("findLoadedClass0" | "findBootstrapClass", _) => find_class,
        ("desiredAssertionStatus", _) => |machine, _| Step::bool(machine.settings.assertions),
        // The boot loader's is what the launcher's options add to it, and there are none.
        ("hasClassPath", "()Z") => |_, _| Step::bool(false),
        _ => return super::resource::find(name, descriptor),
    })
}

impl Machine {
    /// The object that stands for a loader, made when somebody first asks for it; null for the boot loader.
    pub(crate) fn loader_object(&mut self, loader: Loader) -> Result<Value, Trap> {
        match loader {
            Loader::Boot => Ok(Value::Null),
            Loader::Platform => {
                if self.known.platform_loader.is_none() {
                    let made = self.new_loader("PlatformClassLoader", "platform", Value::Null)?;
                    self.known.platform_loader = Some(made);
                }
                Ok(self.known.platform_loader.into())
            }
            Loader::Application => {
                if self.known.app_loader.is_none() {
                    let parent = self.loader_object(Loader::Platform)?;
                    self.known.app_loader = Some(self.new_loader("AppClassLoader", "app", parent)?);
                }
                Ok(self.known.app_loader.into())
            }
        }
    }

    fn new_loader(&mut self, class: &str, name: &str, parent: Value) -> Result<ObjectId, Trap> {
        let class = self.load(&format!("jdk/internal/loader/ClassLoaders${class}"))?;
        let loader = self.new_instance(class);
        let (text, quoted) = (self.intern_text(name)?, self.new_string(&format!("'{name}'"))?);
        self.set_field(loader, "name", text.into());
        self.set_field(loader, "nameAndId", quoted.into());
        // BuiltinClassLoader has a field of the same name.
        let base = self.load("java/lang/ClassLoader")?;
        if let Some(slot) = self.slot_of(base, "parent") {
            self.heap.set_field(loader, slot, parent);
        }
        self.set_field(loader, "parent", parent);
        Ok(loader)
    }
}

/// `defineClass1(ClassLoader, String name, byte[], int offset, int length, ProtectionDomain, String source)`, for the
/// classes that the JDK itself makes: proxies.
fn define_class(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let source = nullable(arguments, 6)?.map(|source| machine.string_text(source));
    if source.as_deref() != Some("__dynamic_proxy__") {
        return Err(Trap::unsupported("class loaders of the program's own"));
    }
    let loader = match nullable(arguments, 0)? {
        None => Loader::Boot,
        given if given == machine.known.platform_loader => Loader::Platform,
        _ => Loader::Application,
    };
    let name = machine.string_text(object(arguments, 1)?).replace('.', "/");
    let (offset, length) = (int(arguments, 3)?, int(arguments, 4)?);
    let Body::Bytes(bytes) = &machine.heap.get(object(arguments, 2)?).body else {
        return Err(Trap::unverifiable("a class file that is no array of bytes"));
    };
    let range = offset.max(0) as usize..(offset.max(0) as usize).saturating_add(length.max(0) as usize);
    let bytes = bytes.get(range).unwrap_or_default().iter().map(|&byte| byte as u8).collect();
    let module = proxy_module(&name);
    let defined = machine.program.define_generated(&name, bytes, module.as_deref(), loader);
    machine.follow_program();
    Step::value(machine.mirror(defined?)?)
}

/// Proxies for public interfaces live in modules made for them, in a package of the module's name or, if an interface is
/// not exported, in one whose last parts are that name.
fn proxy_module(class: &str) -> Option<String> {
    let package = class.rsplit_once('/')?.0.replace('/', ".");
    let name = package.strip_prefix("com.sun.proxy.").unwrap_or(&package);
    let number = name.strip_prefix("jdk.proxy")?;
    number.parse::<u32>().is_ok().then(|| name.to_owned())
}
