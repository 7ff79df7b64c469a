//! The interp room: what JVM instructions do.
//!
//! Input: a [`Program`](program::Program). Output: its execution, instruction by instruction, with Java's exact
//! semantics, and the models of what the JDK leaves to the virtual machine (`native/`, one file per class). The JDK's own
//! library is run from its bytecode.
//!
//! This room must not know in which order paths are searched, nor how anything is printed. The state of a run is data
//! from bottom to top: one flat stack of values, a list of activations, a heap. No native model calls back into the
//! interpreter loop; it leaves a continuation and returns.

mod boot;
mod control;
mod exception;
mod files;
mod frame;
mod handle;
mod indy;
mod initialize;
mod known;
mod launch;
mod machine;
mod mirror;
mod modules;
mod native;
mod op;
mod run;
mod streams;
mod strings;
pub mod symbolic;
mod target;
mod trap;

pub use exception::{START, TraceEntry};
pub use heap::{ObjectId, Value};
pub use known::INJECTED;
pub use launch::Launch;
pub use machine::{Clock, Machine, Settings};
pub use native::default_locale;
pub use run::Ended;
pub use strings::units_of;
pub use trap::{PathEnd, Stop};
