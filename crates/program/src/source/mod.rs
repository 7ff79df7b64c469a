//! Where class files come from: folders and jars of the class path, and the runtime image of a JDK.

mod class_path;
mod jar;
mod jdk;
mod listing;

pub use class_path::{ClassPath, Place};
pub use jar::{make_jar, read_jar};
pub use jdk::Jdk;
pub use listing::Listing;

use std::rc::Rc;

/// The bytes of a class file and where they were found, for messages.
pub struct Found {
    pub bytes: Rc<[u8]>,
    pub origin: String,
    /// The JDK module that the class belongs to; `None` for classes of the class path.
    pub module: Option<Rc<str>>,
}
