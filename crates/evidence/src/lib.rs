//! The evidence room: what a check has found, in forms that people and other programs can use.
//!
//! Input: the paths of `explore`, each shown at its end. Output: concrete heaps with what the method does on them
//! ([`Case`]), and what is made of these.
//!
//! This room must not know the command line.

mod case;
mod choices;
mod concrete;
mod conjunct;
mod count;
pub mod html;
pub mod junit;
mod name;
pub mod replay;
mod text;

pub use case::{
    Argument, CallKind, Called, Case, Contents, Ends, Field, Invariant, Message, Object, Prediction, StaticField, Value,
};
pub use choices::short_choices;
pub use concrete::{NotConcrete, concrete, runs};
pub use count::{counted, grouped};
pub use name::Name;
