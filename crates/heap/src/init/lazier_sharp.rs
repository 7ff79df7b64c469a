//! Lazier# initialization (2011, section 3.3, algorithm 3; rule GETFIELD3-B).

use super::{FirstRead, Initialization};

/// A first read yields a symbolic reference; even nullness is decided only when somebody asks.
pub struct LazierSharp;

impl Initialization for LazierSharp {
    fn first_read(&self) -> FirstRead {
        FirstRead::Nothing
    }
}
