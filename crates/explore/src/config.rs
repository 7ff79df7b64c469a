//! How to check: strategy, bounds, budgets, workers.

use crate::open::MethodChoice;
use heap::init::Strategy;
use std::time::Duration;

/// A check's configuration. Every field has a default that suits a first try.
#[derive(Clone, Debug)]
pub struct Config {
    /// How much of a reference is decided when it is first read. lazier# unless told otherwise.
    pub strategy: Strategy,
    /// The longest chain of materializations. 3 if neither `k` nor `n` is given.
    pub k: Option<u32>,
    /// The most symbolic objects of a type. Unlimited unless given.
    pub n: Option<u32>,
    /// Bounds on single types, by their Java names, in place of `n`.
    pub type_bounds: Vec<(String, u32)>,
    /// Backward jumps that initialize nothing before a path is cut. 100,000.
    pub loop_bound: u64,
    /// Nested calls before a path is cut. None: a Java stack overflows by itself.
    pub call_bound: Option<usize>,
    /// Workers that share the tree. 1.
    pub jobs: usize,
    /// Wall time per target. None.
    pub timeout: Option<Duration>,
    /// Completed and violated paths per target. None.
    pub max_paths: Option<u64>,
    /// Megabytes that the process may hold. None.
    pub max_memory: Option<u64>,
    /// What methods run that do not run their bodies; the last that fits a method counts. None.
    pub runs: Vec<MethodChoice>,
    /// Whether paths can tell which branches they took. No.
    pub notes_branches: bool,
    /// Solver and its limits.
    pub decide: decide::Config,
}

impl Config {
    /// The most places of a hash table that are used.
    pub fn most_places(&self) -> Option<u32> {
        heap::Bounds { k: self.k, n: self.n, ..heap::Bounds::default() }.most_places()
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            strategy: Strategy::default(),
            k: Some(3),
            n: None,
            type_bounds: Vec::new(),
            loop_bound: 100_000,
            call_bound: None,
            jobs: 1,
            timeout: None,
            max_paths: None,
            max_memory: None,
            runs: Vec::new(),
            notes_branches: false,
            decide: decide::Config::default(),
        }
    }
}
