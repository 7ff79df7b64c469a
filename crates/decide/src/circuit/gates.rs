//! Gates with Tseitin's clauses, shared by structure.
//!
//! A wire is a literal of the solver. Variable 1 is the constant true. The inputs of a gate are put in order and freed of
//! signs before they are looked up, so that `a && b`, `b && a` and the parts of an adder meet.

use cadical::Solver;
use rustc_hash::FxHashMap;

use crate::interrupt::Interrupt;

/// The constant wires.
pub const TRUE: i32 = 1;
pub const FALSE: i32 = -1;

/// The solver and the gates in it.
pub struct Gates {
    solver: Solver<Interrupt>,
    next: i32,
    ands: FxHashMap<(i32, i32), i32>,
    xors: FxHashMap<(i32, i32), i32>,
    choices: FxHashMap<(i32, i32, i32), i32>,
}

impl Gates {
    pub fn new(interrupt: Interrupt) -> Gates {
        let mut solver = Solver::new();
        solver.set_callbacks(Some(interrupt));
        solver.add_clause([TRUE]);
        Gates { solver, next: 2, ands: FxHashMap::default(), xors: FxHashMap::default(), choices: FxHashMap::default() }
    }

    pub fn solver(&mut self) -> &mut Solver<Interrupt> {
        &mut self.solver
    }

    /// How many gates there are.
    pub fn count(&self) -> usize {
        self.next as usize
    }

    /// A wire that nothing drives.
    pub fn input(&mut self) -> i32 {
        self.next += 1;
        self.next - 1
    }

    pub fn and(&mut self, a: i32, b: i32) -> i32 {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        if a == FALSE || b == FALSE || a == -b {
            return FALSE;
        }
        if a == TRUE || a == b {
            return b;
        }
        if b == TRUE {
            return a;
        }
        if let Some(&wire) = self.ands.get(&(a, b)) {
            return wire;
        }
        let wire = self.input();
        self.solver.add_clause([-wire, a]);
        self.solver.add_clause([-wire, b]);
        self.solver.add_clause([wire, -a, -b]);
        self.ands.insert((a, b), wire);
        wire
    }

    pub fn or(&mut self, a: i32, b: i32) -> i32 {
        -self.and(-a, -b)
    }

    pub fn xor(&mut self, a: i32, b: i32) -> i32 {
        let sign = if (a < 0) != (b < 0) { -1 } else { 1 };
        let (a, b) = (a.abs().min(b.abs()), a.abs().max(b.abs()));
        if a == b {
            return sign * FALSE;
        }
        if a == TRUE {
            return sign * -b;
        }
        if let Some(&wire) = self.xors.get(&(a, b)) {
            return sign * wire;
        }
        let wire = self.input();
        self.solver.add_clause([-wire, a, b]);
        self.solver.add_clause([-wire, -a, -b]);
        self.solver.add_clause([wire, -a, b]);
        self.solver.add_clause([wire, a, -b]);
        self.xors.insert((a, b), wire);
        sign * wire
    }

    /// `condition ? then : otherwise`.
    pub fn choose(&mut self, condition: i32, then: i32, otherwise: i32) -> i32 {
        if condition < 0 {
            return self.choose(-condition, otherwise, then);
        }
        if condition == TRUE || then == otherwise {
            return then;
        }
        if then == -otherwise {
            return self.xor(condition, otherwise);
        }
        if then.abs() == TRUE || otherwise.abs() == TRUE {
            let (first, second) = (self.and(condition, then), self.and(-condition, otherwise));
            return self.or(first, second);
        }
        if let Some(&wire) = self.choices.get(&(condition, then, otherwise)) {
            return wire;
        }
        let wire = self.input();
        self.solver.add_clause([-condition, -then, wire]);
        self.solver.add_clause([-condition, then, -wire]);
        self.solver.add_clause([condition, -otherwise, wire]);
        self.solver.add_clause([condition, otherwise, -wire]);
        self.choices.insert((condition, then, otherwise), wire);
        wire
    }

    /// At least two of three.
    pub fn majority(&mut self, a: i32, b: i32, c: i32) -> i32 {
        let (both, either) = (self.and(a, b), self.or(a, b));
        let rest = self.and(either, c);
        self.or(both, rest)
    }
}
