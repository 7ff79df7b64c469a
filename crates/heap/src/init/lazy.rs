//! Lazy initialization (2011, section 3.1; rules GETFIELD3-S to 6-S).

use super::{FirstRead, Initialization};

/// A first read yields null, each compatible symbolic object, or a fresh one.
pub struct Lazy;

impl Initialization for Lazy {
    fn first_read(&self) -> FirstRead {
        FirstRead::Object
    }
}
