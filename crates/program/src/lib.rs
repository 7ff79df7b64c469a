//! The program room: what code there is, before anything runs.
//!
//! Input: a class path (folders and jars) and a JDK's runtime image. Output: linked classes with their hierarchy, field
//! layouts, dispatch tables, decoded methods, line tables and annotations, all reached through typed indices of a
//! [`Program`]. Classes are read when they are first asked for, and method bodies when they are first run.
//!
//! This room must not know values, objects, symbols or heaps. Where a linked instruction needs to name something that
//! lives in a heap (a resolved string constant) it keeps an opaque number that only the interpreter understands.

mod assemble;
pub mod class_file;
mod creation;
mod decode;
mod descriptor;
mod error;
mod filled;
mod fuse;
mod ids;
mod insert;
mod link;
mod names;
mod near;
mod null_message;
mod op;
mod record;
mod refusal;
pub mod signature;
pub mod source;

pub use assemble::{Assembler, DeclaredClass, DeclaredMember, Label, SyntheticClass, SyntheticField, SyntheticMethod};
pub use class_file::Annotation;
pub use class_file::constant_pool::{Constant, ConstantPool, MemberRef};
pub use descriptor::{BaseType, Kind, MethodDescriptor, Type};
pub use error::{LinkError, LinkErrorKind, ProgramError, Result};
pub use filled::Filling;
pub use fuse::fuse_field;
pub use ids::{ClassId, FieldId, MethodId, StaticSlot};
pub use insert::{InsertedCall, Moment};
pub use link::{
    Annotated, Call, Class, ClassKind, Field, FieldPlace, Loader, Mention, Method, Program, ResolvedMethod, SpecError,
    SpecMember, Trouble, Variable, World, access,
};
pub use names::{Name, Names};
pub use near::near_names;
pub use null_message::null_pointer_message;
pub use op::{Code, Handler, Op, Orderings, Switch};
