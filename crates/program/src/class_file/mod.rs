//! Reading class files (JVMS §4), Java 8 to Java 25.
//!
//! A reader of our own rather than a crate's because of when the work is done: a class is loaded for a few of its
//! methods, so bodies stay bytes until their first run, and constants stay offsets until something names them.

mod annotations;
mod attributes;
pub mod constant_pool;
mod modified_utf8;
mod module;
mod parse;
mod reader;
mod rename;

pub use annotations::{Annotation, TypePlace};
pub use attributes::{
    BootstrapMethod, EnclosingMethod, InnerClass, LocalVariable, RawCode, RawHandler, RecordComponent,
};
pub use modified_utf8::{decode_modified_utf8, to_units};
pub use module::ModuleTable;
pub use parse::{ClassFile, RawField, RawMethod, parse};
pub use reader::{Malformed, Reader};
pub use rename::Rename;
