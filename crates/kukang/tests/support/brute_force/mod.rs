//! A second opinion on explored paths: every small concrete heap, run by HotSpot.
//!
//! [`enumerate`] lists the heaps of a [`subject`], [`hotspot`] runs the subject on them, [`admit`] tells which path of
//! an exploration a heap belongs to, [`model`] turns a path into a heap again, and [`compare`] puts the answers together.
//! [`examples`] and [`written`] are the subjects.

pub mod admit;
pub mod classes;
pub mod compare;
pub mod enumerate;
mod examples;
pub mod hotspot;
pub mod input;
pub mod model;
pub mod partial;
pub mod subject;
mod written;
