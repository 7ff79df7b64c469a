//! The contracts of a session, and the statements of contracts that were put into bodies.

use crate::driver::stand_in::has_contract;
use crate::driver::{Clause, ClauseKind, Conditions, STATEMENTS, WorldInvariants};
use crate::error::Error;
use crate::session::Source;
use contract::syntax::StatementKind;
use contract::{BodyStatement, Contracts, Diagnostic, Nullness, Place, Receiver, Severity, Sources};
use interp::Machine;
use interp::symbolic::Properties;
use program::{ClassId, FieldId, InsertedCall, MethodId, SpecError};
use std::collections::BTreeMap;
use std::rc::Rc;

/// What is known of the contracts, for one machine.
pub struct Agreements {
    pub contracts: Contracts,
    /// The statements, by number.
    pub statements: Rc<[Clause]>,
    /// Methods without bodies that have contracts, or are called relations.
    pub open: Vec<MethodId>,
    /// Native methods that have contracts.
    pub natives: Vec<MethodId>,
    /// Static fields of which it was said that they are never null, and where.
    pub(crate) non_null_statics: Vec<(FieldId, Place)>,
    /// What classes say of their objects and of themselves.
    pub(crate) invariants: WorldInvariants,
    /// The conditions in the stand-ins of the machine, by number.
    pub stand_ins: Rc<[Clause]>,
    /// What is wrong with the statements. None of them is in a body then.
    wrong_statements: Vec<Diagnostic>,
}

impl Agreements {
    /// Looks for contracts in all classes of the class path: which fields are never null, and statements, which are put
    /// into their bodies.
    pub fn gather(machine: &mut Machine, source: &Source, misfits: Vec<SpecError>) -> Result<Agreements, Error> {
        for folder in &source.source_folders {
            if !folder.is_dir() {
                return Err(Error::Config(format!("--source: {} is no folder", folder.display())));
            }
        }
        let sources = Sources { folders: source.source_folders.clone(), class_path: source.class_path.clone() };
        let mut contracts = Contracts::new(sources);
        contracts.tell_of_specs(&machine.program, misfits);
        let mut found: BTreeMap<MethodId, Vec<BodyStatement>> = BTreeMap::new();
        let (mut non_null, mut non_null_statics) = (Vec::new(), Vec::new());
        let (mut open, mut natives) = (Vec::new(), Vec::new());
        let mut invariants = WorldInvariants::default();
        for class in classes(machine) {
            let of = machine.program.class(class);
            let is_open = |id: &MethodId| machine.program.method(*id).is_abstract();
            let abstract_methods: Vec<MethodId> = of.methods.iter().copied().filter(is_open).collect();
            let native_methods: Vec<MethodId> =
                of.methods.iter().copied().filter(|&id| machine.program.method(id).is_native()).collect();
            let mut has =
                |machine: &mut Machine, id: MethodId| has_contract(&contracts.of_method(&mut machine.program, id));
            natives.extend(native_methods.into_iter().filter(|&id| has(machine, id)));
            // Whoever calls something a relation has to say a little more, and is told so when it is called.
            let is_declared = |machine: &Machine, id: MethodId| Properties::of(&machine.program, id).any();
            open.extend(abstract_methods.into_iter().filter(|&id| has(machine, id) || is_declared(machine, id)));
            invariants.add(machine, &mut contracts, class);
            non_null_statics.extend(contracts.non_null_statics(&mut machine.program, class));
            for field in machine.program.class(class).fields.clone() {
                if contracts.field_nullness(&mut machine.program, field) == Nullness::NonNull {
                    non_null.push(field);
                }
            }
            for (method, statement) in contracts.statements_of(&mut machine.program, class) {
                found.entry(method).or_default().push(statement);
            }
        }
        // Methods that specs add to classes of the JDK are bodies like others.
        let is_library = |&class: &ClassId| machine.program.class(class).module.is_some();
        let targets: Vec<ClassId> = machine.program.targets_of_specs().filter(is_library).collect();
        for class in targets {
            for (method, statement) in contracts.statements_of(&mut machine.program, class) {
                found.entry(method).or_default().push(statement);
            }
        }
        invariants.add_library(machine, &mut contracts);
        let restricted = invariants.restricted(machine);
        machine.set_restricted(restricted);
        machine.find_owned();
        machine.set_non_null(non_null);
        let (statements, wrong_statements) = insert(machine, found)?;
        let (statements, stand_ins) = (statements.into(), Rc::default());
        Ok(Agreements {
            contracts,
            statements,
            open,
            natives,
            non_null_statics,
            invariants,
            stand_ins,
            wrong_statements,
        })
    }

    /// Fails if statements are missing in bodies because something is wrong with them.
    pub fn refuse_wrong_statements(&self) -> Result<(), Error> {
        if self.wrong_statements.is_empty() { Ok(()) } else { Err(Error::Contract(self.wrong_statements.clone())) }
    }

    /// All errors in the contracts that were looked at so far, but for names and types in the clauses of methods.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        let is_error = |it: &&Diagnostic| it.problem.code.severity() == Severity::Error;
        self.contracts.diagnostics().iter().filter(is_error).chain(&self.wrong_statements)
    }
}

/// The classes of the class path. One that cannot be loaded is a matter for whoever needs it.
fn classes(machine: &mut Machine) -> Vec<ClassId> {
    let world = machine.program.world();
    world.classes().filter_map(|name| machine.program.load(name).ok()).collect()
}

/// Puts statements into bodies, unless something is wrong with them.
fn insert(
    machine: &mut Machine,
    found: BTreeMap<MethodId, Vec<BodyStatement>>,
) -> Result<(Vec<Clause>, Vec<Diagnostic>), Error> {
    let mut conditions = Conditions::beginning_at(STATEMENTS);
    let mut planned = Vec::new();
    for (method, statements) in found {
        for statement in statements {
            let kind = match statement.kind {
                StatementKind::Assert => ClauseKind::Assert,
                StatementKind::Assume => ClauseKind::Assume,
            };
            let receives = statement.condition.scope.receiver == Receiver::This;
            if let Some(callee) = conditions.statement(machine, kind, &statement.condition) {
                let arguments = receives.then_some(0).into_iter().chain(statement.slots).collect();
                planned.push((method, (statement.offset, statement.moment), arguments, callee));
            }
        }
    }
    if !conditions.problems.is_empty() {
        return Ok((Vec::new(), conditions.problems));
    }
    let (clauses, _) = conditions.define(machine);
    let mut calls: BTreeMap<MethodId, Vec<InsertedCall>> = BTreeMap::new();
    for (method, (offset, moment), arguments, callee) in planned {
        let callee = callee.find(&machine.program);
        calls.entry(method).or_default().push(InsertedCall { offset, moment, arguments, callee });
    }
    for (method, calls) in calls {
        machine.program.insert_calls(method, &calls)?;
    }
    Ok((clauses, Vec::new()))
}
