//! The three initialization algorithms: how much of a reference is decided when it is first read.
//!
//! Whatever is left open is decided when an instruction uses the reference, in the same way for all three: a test for
//! null decides nullness, anything else decides which object it is ([`Candidates`](crate::Candidates)).

mod lazier;
mod lazier_sharp;
mod lazy;

pub use lazier::Lazier;
pub use lazier_sharp::LazierSharp;
pub use lazy::Lazy;

/// How much must be decided before a first read of an uninitialized reference can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstRead {
    /// Nothing: the symbol itself is the value.
    Nothing,
    /// Whether it is null.
    Nullness,
    /// Which object it is, or that it is null.
    Object,
}

/// An initialization algorithm.
pub trait Initialization {
    fn first_read(&self) -> FirstRead;
}

/// The algorithms by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strategy {
    Lazy,
    Lazier,
    #[default]
    LazierSharp,
}

impl Strategy {
    /// All of them with their names, in the order in which they were found.
    pub const NAMES: [(Strategy, &'static str); 3] =
        [(Strategy::Lazy, "lazy"), (Strategy::Lazier, "lazier"), (Strategy::LazierSharp, "lazier#")];

    pub fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(strategy, _)| *strategy == self).expect("every strategy is in the table").1
    }

    pub fn named(name: &str) -> Option<Strategy> {
        Self::NAMES.iter().find(|(_, known)| *known == name).map(|(strategy, _)| *strategy)
    }

    /// The algorithm itself.
    pub fn algorithm(self) -> &'static dyn Initialization {
        match self {
            Strategy::Lazy => &Lazy,
            Strategy::Lazier => &Lazier,
            Strategy::LazierSharp => &LazierSharp,
        }
    }
}
