//! What the differential tests are made of: the JDKs found on this machine, the test programs compiled once, the
//! processes that run them, and the comparison of what the two virtual machines did.

pub mod cases;
pub mod compare;
pub mod compiled;
pub mod jdk;
pub mod process;
