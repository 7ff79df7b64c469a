//! `kukang tests`: what it writes compiles without a warning, passes or fails as it says, and covers what Kukang does.
//!
//! The tests here take a part of the examples; `scripts/check-generated-tests` has them take all. Sources in `tests/junit` are for
//! what the examples do not have, and `tests/junit/expected` holds what is written for them, to be read by people;
//! `KUKANG_BLESS=1 cargo test -p kukang --test tests_command` writes it anew.

#[allow(dead_code, reason = "every test binary uses a part of it")]
#[path = "../../src/annotations.rs"]
mod annotations;
#[allow(dead_code, reason = "every test binary uses a part of it")]
#[path = "../support/mutant.rs"]
mod mutant;
#[path = "../support/odd.rs"]
mod odd;
#[allow(dead_code, reason = "every test binary uses a part of it")]
#[path = "../support/subjects.rs"]
mod subjects;
#[path = "../support/suites.rs"]
mod suites;
#[path = "../support/mod.rs"]
mod support;

mod assertions;
mod coverage;
mod examples;
mod files;
mod names;
mod objects;
mod reproducers;
mod written;
