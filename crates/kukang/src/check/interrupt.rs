//! Ctrl-C: the first one ends the search in order, the second one ends the process.

use crate::status::{self, KILLED_BY_INTERRUPT};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that Ctrl-C sets.
pub fn watch() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&flag);
    let watched = ctrlc::set_handler(move || {
        if seen.swap(true, Ordering::SeqCst) {
            std::process::exit(KILLED_BY_INTERRUPT);
        }
    });
    if let Err(error) = watched {
        status::say(format_args!("Ctrl-C will end the process at once: {error}"));
    }
    flag
}
