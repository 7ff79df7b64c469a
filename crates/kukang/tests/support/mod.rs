//! What the tests that run processes are made of: the JDKs found on this machine, the test programs compiled once or
//! generated, the processes that run them, and the comparison of what the two virtual machines did.

#![allow(dead_code, reason = "every test binary uses a part of it")]

pub mod cases;
pub mod commands;
pub mod compare;
pub mod compiled;
pub mod expressions;
pub mod fake_jdk;
pub mod jdk;
pub mod packages;
pub mod process;
#[path = "../../../program/tests/mutations/random.rs"]
pub mod random;
