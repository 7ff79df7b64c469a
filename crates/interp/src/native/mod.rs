//! Models of what the JDK leaves to the virtual machine or the operating system: one file per class.
//!
//! A model is found by class, name and descriptor when a method is first called, whether the JDK declares it native or
//! not. A native method without a model ends the run with a message that names it.

mod arguments;
mod boxing;
mod class_by_name;
mod class_members;
mod class_nesting;
mod fdlibm;
mod members;
mod method_order;
mod package;
mod reflective_call;
mod resource_url;
mod unsafe_copy;
mod unsafe_unknowns;

pub use boxing::unbox;
pub use inflater::Inflaters;

pub use properties::default_locale;

use crate::frame::Native;
use crate::frame::Step;

macro_rules! models {
    ($($file:ident: $($class:literal)|+;)*) => {
        $(mod $file;)*

        /// The model of a method, if there is one. Later JDKs have all of `StrictMath` in bytecode, exact to the last
        /// bit; there, what is not native is left to it.
        pub fn find(class: &str, name: &str, descriptor: &str, is_native: bool) -> Option<Native> {
            let found = match class {
                "java/lang/StrictMath" if !is_native => None,
                $($($class)|+ => $file::find(name, descriptor),)*
                _ => None,
            };
            found.or_else(|| set_up(name, descriptor))
        }
    };
}

models! {
    access_controller: "java/security/AccessController";
    adler32: "java/util/zip/Adler32";
    bound_method_handle: "java/lang/invoke/BoundMethodHandle" | "java/lang/invoke/BoundMethodHandle$Species_L"
        | "java/lang/invoke/SimpleMethodHandle" | "java/lang/invoke/ClassSpecializer$SpeciesData";
    cds: "jdk/internal/misc/CDS" | "jdk/internal/misc/VM";
    class: "java/lang/Class";
    class_loader: "java/lang/ClassLoader" | "jdk/internal/loader/BootLoader" | "jdk/internal/loader/NativeLibraries"
        | "jdk/internal/loader/NativeLibrary" | "jdk/internal/loader/ClassLoaders$AppClassLoader";
    class_loaders: "jdk/internal/loader/ClassLoaders";
    constant_pool: "jdk/internal/reflect/ConstantPool";
    crc32: "java/util/zip/CRC32";
    delegating_method_handle: "java/lang/invoke/DelegatingMethodHandle";
    direct_method_handle: "java/lang/invoke/DirectMethodHandle";
    executable: "java/lang/reflect/Executable" | "java/lang/reflect/Field";
    float: "java/lang/Float" | "java/lang/Double";
    file: "java/io/FileDescriptor" | "java/io/FileOutputStream" | "java/io/FileInputStream"
        | "java/io/FileCleanable" | "java/io/RandomAccessFile";
    handle_accessor: "jdk/internal/reflect/MethodHandleAccessorFactory"
        | "jdk/internal/reflect/DirectMethodHandleAccessor"
        | "jdk/internal/reflect/DirectConstructorHandleAccessor" | "java/lang/invoke/MethodHandleImpl$1";
    inflater: "java/util/zip/Inflater";
    invokers: "java/lang/invoke/Invokers";
    lambda_form: "java/lang/invoke/LambdaForm" | "java/lang/invoke/LambdaForm$Name"
        | "java/lang/invoke/LambdaForm$NamedFunction";
    lambda_form_editor: "java/lang/invoke/LambdaFormEditor";
    math: "java/lang/Math";
    strict_math: "java/lang/StrictMath";
    method_handle: "java/lang/invoke/MethodHandle";
    method_handle_impl: "java/lang/invoke/MethodHandleImpl";
    method_handle_natives: "java/lang/invoke/MethodHandleNatives";
    method_type: "java/lang/invoke/MethodType";
    module: "java/lang/Module" | "java/lang/ModuleLayer" | "java/lang/SecurityManager";
    native_accessor: "jdk/internal/reflect/NativeMethodAccessorImpl"
        | "jdk/internal/reflect/NativeConstructorAccessorImpl"
        | "jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor"
        | "jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor"
        | "jdk/internal/reflect/ReflectionFactory" | "jdk/internal/reflect/MethodAccessorGenerator";
    object_stream: "java/io/ObjectStreamClass";
    object: "java/lang/Object";
    platform: "java/util/concurrent/atomic/AtomicLong" | "java/lang/ProcessEnvironment"
        | "java/lang/ProcessImpl" | "java/lang/ProcessHandleImpl" | "java/io/Console" | "jdk/internal/perf/Perf"
        | "jdk/internal/vm/ContinuationSupport" | "java/net/InetAddress" | "java/net/Inet4Address"
        | "java/net/Inet6Address" | "java/net/InetAddressImplFactory";
    properties: "jdk/internal/util/SystemProps$Raw";
    reference: "java/lang/ref/Reference" | "java/lang/ref/PhantomReference" | "java/lang/ref/Finalizer"
        | "java/lang/ref/SoftReference";
    reflect_array: "java/lang/reflect/Array";
    reflection: "jdk/internal/reflect/Reflection";
    resource: "jdk/internal/loader/BuiltinClassLoader";
    runtime: "java/lang/Runtime" | "java/lang/Shutdown" | "jdk/internal/misc/Signal";
    service_loader: "java/util/ServiceLoader" | "java/util/ServiceLoader$ModuleServicesLookupIterator";
    shutdown_hooks: "java/lang/ApplicationShutdownHooks";
    stack_walker: "java/lang/StackStreamFactory" | "java/lang/StackStreamFactory$AbstractStackWalker";
    string: "java/lang/String" | "java/lang/StringUTF16" | "java/lang/StringCoding";
    system: "java/lang/System";
    thread: "java/lang/Thread" | "java/lang/Thread$ThreadIdentifiers";
    throwable: "java/lang/Throwable" | "java/lang/StackTraceElement" | "java/lang/NullPointerException";
    time_zone: "java/util/TimeZone";
    unix_dispatcher: "sun/nio/fs/UnixNativeDispatcher" | "sun/nio/fs/LinuxNativeDispatcher"
        | "java/nio/file/spi/FileSystemProvider";
    unix_file_system: "java/io/UnixFileSystem";
    unsafe_memory: "jdk/internal/misc/Unsafe";
}

pub(crate) use unsafe_memory::{place_of, same_bits};

/// Classes with native methods have a native method that tells the virtual machine to look for them; it has nothing
/// to do here.
fn set_up(name: &str, descriptor: &str) -> Option<Native> {
    match (name, descriptor) {
        ("registerNatives" | "initIDs" | "initNative", "()V") => Some(|_, _| Step::void()),
        _ => None,
    }
}
