//! The progress line: what a search is doing, on a terminal only, gone when the search is over.

use crate::output::grouped;
use explore::Monitor;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

const REFRESH: Duration = Duration::from_millis(250);
/// So that the line fits into a narrow terminal.
const TARGET_WIDTH: usize = 36;
/// Back to the start of the line, and clear it.
const ERASE: &str = "\r\x1b[K";

/// Does some work while a thread shows how it is getting on.
pub fn show<T>(target: &str, monitor: &Monitor, work: impl FnOnce() -> T) -> T {
    if !io::stderr().is_terminal() {
        return work();
    }
    let (done, wait) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            let start = Instant::now();
            // The sender says nothing; it goes away when the work is over, even if that panics.
            while wait.recv_timeout(REFRESH) == Err(RecvTimeoutError::Timeout) {
                print(&line(target, monitor, start.elapsed()));
            }
            print("");
        });
        let result = work();
        drop(done);
        result
    })
}

/// Says what is being done while it is, on a terminal only.
pub fn note<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let is_shown = io::stderr().is_terminal();
    if is_shown {
        print(what);
    }
    let done = work();
    if is_shown {
        print("");
    }
    done
}

fn print(line: &str) {
    let mut err = io::stderr().lock();
    // A terminal that is gone needs no progress.
    let _ = write!(err, "{ERASE}{line}").and_then(|()| err.flush());
}

fn line(target: &str, monitor: &Monitor, elapsed: Duration) -> String {
    let paths = monitor.paths.load(Ordering::Relaxed);
    let frontier = monitor.frontier.load(Ordering::Relaxed);
    let ending = if monitor.interrupt.load(Ordering::Relaxed) { ", ending" } else { "" };
    let rate = (paths as f64 / elapsed.as_secs_f64().max(0.001)) as u64;
    let (paths, rate, frontier) = (grouped(paths), grouped(rate), grouped(frontier));
    format!("{}: {paths} paths, {rate}/s, {frontier} waiting, {} s{ending}", shortened(target), elapsed.as_secs())
}

/// The end of a long name, which tells more than its beginning.
fn shortened(target: &str) -> String {
    let length = target.chars().count();
    if length <= TARGET_WIDTH {
        return target.to_owned();
    }
    format!("…{}", target.chars().skip(length - TARGET_WIDTH + 1).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::{TARGET_WIDTH, line, shortened};
    use explore::Monitor;
    use std::sync::atomic::Ordering;
    use std::time::Duration;

    #[test]
    fn the_line_says_paths_rate_frontier_and_time() {
        let monitor = Monitor::default();
        monitor.paths.store(12_000, Ordering::Relaxed);
        monitor.frontier.store(17, Ordering::Relaxed);
        let shown = line("a.B::c(int)", &monitor, Duration::from_secs(2));
        assert_eq!(shown, "a.B::c(int): 12,000 paths, 6,000/s, 17 waiting, 2 s");
    }

    #[test]
    fn long_names_lose_their_beginning() {
        let short = shortened("a.very.long.package.name.With::aMethod(int,int)");
        assert_eq!(short.chars().count(), TARGET_WIDTH);
        assert!(short.ends_with("With::aMethod(int,int)"), "{short}");
    }
}
