//! Being told to stop thinking.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that others set. The layers that may think for seconds look at it all the time, and answer
/// [`Unknown::Interrupted`](crate::Unknown) once it is set.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    pub fn new(flag: Arc<AtomicBool>) -> Interrupt {
        Interrupt(flag)
    }

    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The SAT solver asks between its steps.
impl cadical::Callbacks for Interrupt {
    fn terminate(&mut self) -> bool {
        self.is_set()
    }
}
