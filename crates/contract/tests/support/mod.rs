//! What the tests of contracts share.

pub mod generate;
