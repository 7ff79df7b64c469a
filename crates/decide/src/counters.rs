//! Who answered how many questions.

/// Counts since the decider was made. Every question from outside is counted in `queries` and under the layer
/// that answered it; those that the decider asks itself, when a constraint is pushed that its model does not satisfy, are
/// not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    pub queries: u64,
    /// The question was a constant.
    pub constant: u64,
    /// The path was known to imply it, or its negation.
    pub path: u64,
    /// The path's own model satisfied it.
    pub model: u64,
    pub order: u64,
    pub interval: u64,
    pub cache: u64,
    pub circuit: u64,
    /// All values of the one number that mattered were tried.
    pub enumeration: u64,
    /// Plain numbers for floating-point symbols satisfied it.
    pub guess: u64,
    /// Answered by the SMT solver, or by nobody after it was asked.
    pub smt: u64,
    /// Those of all questions that nobody could answer.
    pub unknown: u64,
}

impl Counters {
    /// What was counted since an earlier reading.
    pub fn since(&self, earlier: &Counters) -> Counters {
        Counters {
            queries: self.queries - earlier.queries,
            constant: self.constant - earlier.constant,
            path: self.path - earlier.path,
            model: self.model - earlier.model,
            order: self.order - earlier.order,
            interval: self.interval - earlier.interval,
            cache: self.cache - earlier.cache,
            circuit: self.circuit - earlier.circuit,
            enumeration: self.enumeration - earlier.enumeration,
            guess: self.guess - earlier.guess,
            smt: self.smt - earlier.smt,
            unknown: self.unknown - earlier.unknown,
        }
    }

    /// The counts with their names, for reports.
    pub fn named(&self) -> [(&'static str, u64); 12] {
        [
            ("total", self.queries),
            ("constant", self.constant),
            ("path", self.path),
            ("model", self.model),
            ("order", self.order),
            ("interval", self.interval),
            ("cache", self.cache),
            ("circuit", self.circuit),
            ("enumeration", self.enumeration),
            ("guess", self.guess),
            ("smt", self.smt),
            ("unknown", self.unknown),
        ]
    }
}

impl std::ops::AddAssign for Counters {
    fn add_assign(&mut self, other: Counters) {
        self.queries += other.queries;
        self.constant += other.constant;
        self.path += other.path;
        self.model += other.model;
        self.order += other.order;
        self.interval += other.interval;
        self.cache += other.cache;
        self.circuit += other.circuit;
        self.enumeration += other.enumeration;
        self.guess += other.guess;
        self.smt += other.smt;
        self.unknown += other.unknown;
    }
}
