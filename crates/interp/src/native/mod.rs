//! Models of what the JDK leaves to the virtual machine or the operating system: one file per class.
//!
//! A model is found by class, name and descriptor when a method is first called, whether the JDK declares it native or
//! not. A native method without a model ends the run with a message that names it.

mod arguments;
mod class_members;

use crate::frame::Native;
use crate::frame::Step;

macro_rules! models {
    ($($file:ident: $($class:literal)|+;)*) => {
        $(mod $file;)*

        /// The model of a method, if there is one.
        pub fn find(class: &str, name: &str, descriptor: &str) -> Option<Native> {
            let found = match class {
                $($($class)|+ => $file::find(name, descriptor),)*
                _ => None,
            };
            found.or_else(|| set_up(name, descriptor))
        }
    };
}

models! {
    access_controller: "java/security/AccessController";
    cds: "jdk/internal/misc/CDS" | "jdk/internal/misc/VM";
    class: "java/lang/Class";
    class_loader: "java/lang/ClassLoader" | "jdk/internal/loader/BootLoader" | "jdk/internal/loader/NativeLibraries"
        | "jdk/internal/loader/NativeLibrary" | "jdk/internal/loader/ClassLoaders$AppClassLoader";
    float: "java/lang/Float" | "java/lang/Double";
    file: "java/io/FileDescriptor" | "java/io/FileOutputStream" | "java/io/FileInputStream"
        | "java/io/FileCleanable" | "java/io/UnixFileSystem";
    math: "java/lang/StrictMath" | "java/lang/Math";
    module: "java/lang/Module";
    object: "java/lang/Object";
    platform: "java/util/concurrent/atomic/AtomicLong" | "java/lang/ProcessEnvironment"
        | "java/lang/ProcessImpl";
    properties: "jdk/internal/util/SystemProps$Raw";
    reference: "java/lang/ref/Reference" | "java/lang/ref/PhantomReference" | "java/lang/ref/Finalizer"
        | "java/lang/ref/SoftReference";
    reflection: "jdk/internal/reflect/Reflection";
    runtime: "java/lang/Runtime" | "java/lang/Shutdown" | "jdk/internal/misc/Signal";
    string: "java/lang/String" | "java/lang/StringUTF16" | "java/lang/StringCoding";
    system: "java/lang/System";
    thread: "java/lang/Thread" | "java/lang/Thread$ThreadIdentifiers";
    throwable: "java/lang/Throwable" | "java/lang/StackTraceElement" | "java/lang/NullPointerException";
    unsafe_memory: "jdk/internal/misc/Unsafe";
}

/// Classes with native methods have a native method that tells the virtual machine to look for them; it has nothing
/// to do here.
fn set_up(name: &str, descriptor: &str) -> Option<Native> {
    match (name, descriptor) {
        ("registerNatives" | "initIDs" | "initNative", "()V") => Some(|_, _| Step::void()),
        _ => None,
    }
}
