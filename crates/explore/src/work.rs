//! Work that is counted: instructions, questions, paths that never began.

use interp::Machine;
use interp::symbolic::Counts;

/// What has been done up to a point, or between two of them.
#[derive(Clone, Copy, Default, Debug)]
pub struct Work {
    pub instructions: u64,
    pub queries: decide::Counters,
    pub counts: Counts,
}

/// What a machine has done so far.
pub fn work(machine: &Machine) -> Work {
    let symbolic = machine.symbolic().expect("the machine explores");
    Work { instructions: machine.instructions, queries: symbolic.decider.counters(), counts: symbolic.tally.counts }
}

impl Work {
    pub fn add(&mut self, other: &Work) {
        self.instructions += other.instructions;
        self.queries += other.queries;
        self.counts = add(self.counts, other.counts);
    }

    pub fn since(&self, earlier: &Work) -> Work {
        Work {
            instructions: self.instructions - earlier.instructions,
            queries: self.queries.since(&earlier.queries),
            counts: subtract(self.counts, earlier.counts),
        }
    }
}

fn subtract(left: Counts, right: Counts) -> Counts {
    let mut bounded = left.bounded;
    bounded.iter_mut().zip(right.bounded).for_each(|(left, right)| *left -= right);
    Counts { assumed_away: left.assumed_away - right.assumed_away, bounded }
}

fn add(left: Counts, right: Counts) -> Counts {
    let mut bounded = left.bounded;
    bounded.iter_mut().zip(right.bounded).for_each(|(left, right)| *left += right);
    Counts { assumed_away: left.assumed_away + right.assumed_away, bounded }
}
