//! Lazier initialization (2011, section 3.2, algorithm 2; rules GETFIELD3-S and GETFIELD3-A).

use super::{FirstRead, Initialization};

/// A first read yields null or a symbolic location; which object that is, is decided when it is used.
pub struct Lazier;

impl Initialization for Lazier {
    fn first_read(&self) -> FirstRead {
        FirstRead::Nullness
    }
}
