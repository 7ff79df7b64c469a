//! Layer 6: any SMT-LIB 2 solver on a pipe.
//!
//! For floating point, for what the SAT solver gave up on, and as the second opinion of the tests. A model that comes back
//! is evaluated before it is believed. A solver that is missing, hangs, crashes or talks nonsense gives Unknown with a
//! message that says what to do; it is started again for the next question.

mod print;
mod process;

use std::time::Duration;

use process::{Answer, Process, Trouble};
use term::{Sort, SymbolId, TermId, Terms, Value};

use crate::interrupt::Interrupt;
use crate::slice;
use crate::verdict::{Model, Unknown, Verdict};

/// Which solver to run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solver {
    dialect: Dialect,
    program: String,
}

/// The solvers whose options are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    Z3,
    Cvc5,
}

impl Dialect {
    /// All solvers with their names, which are also their programs and Debian packages.
    pub const NAMES: [(Dialect, &'static str); 2] = [(Dialect::Z3, "z3"), (Dialect::Cvc5, "cvc5")];

    fn name(self) -> &'static str {
        match self {
            Dialect::Z3 => "z3",
            Dialect::Cvc5 => "cvc5",
        }
    }

    fn arguments(self, time: Duration) -> Vec<String> {
        let milliseconds = time.as_millis().max(1);
        let words: &[&str] = match self {
            Dialect::Z3 => &["-in", "-smt2"],
            Dialect::Cvc5 => &["--lang=smt2", "--incremental", "--produce-models", "--fp-exp"],
        };
        let mut arguments: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        match self {
            Dialect::Z3 => arguments.push(format!("timeout={milliseconds}")),
            Dialect::Cvc5 => arguments.push(format!("--tlimit-per={milliseconds}")),
        }
        arguments
    }
}

impl Solver {
    /// z3 from the search path.
    pub fn z3() -> Solver {
        Solver { dialect: Dialect::Z3, program: "z3".to_owned() }
    }

    /// The solver of that name.
    pub fn named(name: &str) -> Option<Solver> {
        let (dialect, name) = Dialect::NAMES.into_iter().find(|(_, known)| *known == name)?;
        Some(Solver { dialect, program: name.to_owned() })
    }

    /// The same solver under another program name or path.
    pub fn with_program(self, program: impl Into<String>) -> Solver {
        Solver { program: program.into(), ..self }
    }
}

/// A solver process, started when it is first needed.
pub struct Smt {
    solver: Solver,
    time: Duration,
    process: Option<Process>,
    /// The solver cannot be started; no use trying again.
    missing: Option<String>,
    interrupt: Interrupt,
}

impl Smt {
    /// A solver that may take that long per question.
    pub fn new(solver: Solver, time: Duration) -> Smt {
        Smt { solver, time, process: None, missing: None, interrupt: Interrupt::default() }
    }

    /// The same, but others can end its thinking.
    pub fn interrupted_by(self, interrupt: Interrupt) -> Smt {
        Smt { interrupt, ..self }
    }

    /// Whether the constraints can hold together.
    pub fn solve(&mut self, terms: &Terms, constraints: &[TermId]) -> Verdict<Model> {
        let symbols = slice::symbols(terms, constraints);
        let script = print::script(terms, constraints);
        let values = match self.ask(&script, &symbols) {
            Ok(Answer::Unsat) => return Verdict::Unsat,
            Ok(Answer::Unknown) => {
                let message = format!("{} found no answer within {:?}", self.solver.program, self.time);
                return Verdict::Unknown(Unknown::Budget(message));
            }
            Ok(Answer::Sat(values)) => values,
            // A solver that still thinks about the last question is of no use for the next.
            Err(trouble) => {
                self.process = None;
                return Verdict::Unknown(trouble);
            }
        };
        match read_model(terms, &symbols, &values).filter(|model| model.satisfies(terms, constraints)) {
            Some(model) => Verdict::Sat(model),
            None => {
                self.process = None;
                let message = format!("{} gave a model that does not satisfy the constraints", self.solver.program);
                Verdict::Unknown(Unknown::Solver(message))
            }
        }
    }

    fn ask(&mut self, script: &str, symbols: &[SymbolId]) -> Result<Answer, Unknown> {
        if let Some(message) = &self.missing {
            return Err(Unknown::Solver(message.clone()));
        }
        if self.interrupt.is_set() {
            return Err(Unknown::Interrupted);
        }
        if self.process.is_none() {
            self.process = Some(self.start().map_err(Unknown::Solver)?);
        }
        let process = self.process.as_mut().expect("just started");
        // The solver stops by itself at the time limit; if it does not, it hangs.
        let patience = self.time + Duration::from_millis(500) + self.time / 4;
        process.ask(script, symbols, patience, &self.interrupt).map_err(|trouble| match trouble {
            Trouble::Interrupted => Unknown::Interrupted,
            Trouble::Broken(what) => Unknown::Solver(format!(
                "{} {what}; try another solver with --solver, or install a newer {}",
                self.solver.program,
                self.solver.dialect.name()
            )),
        })
    }

    fn start(&mut self) -> Result<Process, String> {
        let name = self.solver.dialect.name();
        Process::start(&self.solver.program, &self.solver.dialect.arguments(self.time)).map_err(|error| {
            let message = format!(
                "cannot run the SMT solver `{}` ({error}); install it: apt-get install {name}",
                self.solver.program
            );
            self.missing = Some(message.clone());
            message
        })
    }
}

fn read_model(terms: &Terms, symbols: &[SymbolId], words: &[String]) -> Option<Model> {
    if symbols.len() != words.len() {
        return None;
    }
    let value = |(symbol, word): (&SymbolId, &String)| {
        let bits = match word.as_str() {
            "true" => 1,
            "false" => 0,
            word => match word.strip_prefix("#x") {
                Some(digits) => u64::from_str_radix(digits, 16).ok()?,
                None => u64::from_str_radix(word.strip_prefix("#b")?, 2).ok()?,
            },
        };
        Some((
            *symbol,
            match terms.symbol_info(*symbol).sort {
                Sort::Bool => Value(bits as i64),
                Sort::Bits(width) => Value(width.wrap(bits as i64)),
                Sort::F32 => Value::of_f32(f32::from_bits(bits as u32)),
                Sort::F64 => Value::of_f64(f64::from_bits(bits)),
            },
        ))
    };
    symbols.iter().zip(words).map(value).collect::<Option<Vec<_>>>().map(Model)
}
