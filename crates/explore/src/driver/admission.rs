//! Admissions: methods that assume what specs say of an object of the JDK, for paths that find one.
//!
//! A driver assumes the invariants of what its method is given. A list in a field of some object is none of that: the path that
//! looks into it calls one of these methods first.

use super::clause::{Clause, ClauseKind};
use super::conditions::{Arguments, Conditions, assumed, begin};
use super::free_name;
use super::invariants::Invariant;
use super::limits::note_limits;
use super::stand_in::{STAND_INS, StandIns};
use super::world::OfLibrary;
use crate::agreements::Agreements;
use contract::ClassInvariant;
use interp::Machine;
use program::{Assembler, ClassId, MethodDescriptor, Op, SyntheticClass, SyntheticMethod, access};

/// How the names of the classes begin that admissions are compiled into, behind their package.
const ADMISSION: &str = "Kukang$Admission";

const ADMIT: (&str, &str) = ("admit", "(Ljava/lang/Object;)V");

impl StandIns {
    /// Makes the admission of each class of the JDK of which specs say something.
    pub fn admit_library(&mut self, machine: &mut Machine, agreements: &Agreements) {
        let library = agreements.invariants.of_library();
        for of in library.iter() {
            let said: Vec<&OfLibrary> =
                library.iter().filter(|it| machine.program.is_subtype(of.class, it.class)).collect();
            self.admit_class(machine, of.class, &said);
        }
    }

    fn admit_class(&mut self, machine: &mut Machine, class: ClassId, said: &[&OfLibrary]) {
        let mut conditions = Conditions::beginning_at(STAND_INS + self.clauses.len() as u32);
        conditions.shared = std::mem::take(&mut self.shared);
        let descriptor = MethodDescriptor::parse(ADMIT.1).expect("it is a descriptor");
        let mut code = Assembler::new(&descriptor, false);
        for &OfLibrary { methods, conditions: said, .. } in said {
            for invariant in methods {
                assume_method(machine, &mut conditions, &mut code, invariant);
            }
            for invariant in said {
                assume_condition(machine, &mut conditions, &mut code, invariant);
            }
        }
        code.op(Op::Return);
        // What is wrong with a spec is told with all else that is wrong with contracts, and nothing runs then.
        if conditions.problems.is_empty() {
            let access = access::STATIC | access::PUBLIC;
            let admit = SyntheticMethod { name: ADMIT.0.into(), descriptor: ADMIT.1.into(), access, body: code };
            let super_class = machine.program.loaded("java/lang/Object").expect("it is the first class to be loaded");
            let name = free_name(machine, class, ADMISSION);
            let (interfaces, fields) = (Vec::new(), Vec::new());
            let wanted = SyntheticClass { name, super_class, interfaces, fields, methods: vec![admit], host: class };
            let made = machine.define(wanted);
            let method = machine.program.declared_method(made, ADMIT.0, ADMIT.1).expect("it was just made");
            machine.admit_by(class, method);
        }
        let (clauses, shared) = conditions.define(machine);
        self.clauses.extend(clauses);
        self.shared = shared;
    }
}

/// Limits come last, as where the driver assumes them.
fn assume_method(machine: &Machine, conditions: &mut Conditions, code: &mut Assembler, invariant: &Invariant) {
    note_limits(code, invariant);
    for asked in [invariant].into_iter().chain(&invariant.limits) {
        let (file, line) = asked.place(machine);
        let number = conditions.add(Clause::new(ClauseKind::Invariant, asked.text(), file, Some(line)));
        begin(code, number);
        asked.push(code, 0);
        assumed(code);
    }
}

fn assume_condition(
    machine: &mut Machine,
    conditions: &mut Conditions,
    code: &mut Assembler,
    invariant: &ClassInvariant,
) {
    let Some(compiled) = conditions.compile_shared(machine, ClauseKind::Invariant, &invariant.condition) else {
        return;
    };
    let threw = code.label();
    let arguments = Arguments { receiver: Some(0), parameters: &[], exception: None, result: None };
    compiled.evaluate(code, &arguments, threw);
    assumed(code);
    let done = code.label();
    code.branch(Op::Goto, done);
    // Whoever waits for the admission tells what was thrown.
    code.bind(threw);
    code.op(Op::AThrow);
    code.bind(done);
    code.op(Op::Nop);
}
