//! A driver's code becomes a class.

use super::invariants::{self, Invariant};
use super::parameters::field_name;
use super::{Clause, Driver, Plan};
use crate::declaration::Declaration;
use crate::error::Error;
use crate::target::Target;
use contract::Severity;
use interp::symbolic::{REGION, Reliance};
use program::{Annotated, FieldPlace, SyntheticClass, SyntheticField, SyntheticMethod, access};
use std::rc::Rc;

impl Plan<'_> {
    /// Makes the driver's class.
    pub(super) fn finish(
        self,
        target: &Target,
        signature: &str,
        notes_assignments: bool,
        statements: Rc<[Clause]>,
    ) -> Result<Driver, Error> {
        let Plan {
            machine,
            contracts,
            called,
            agreed,
            parameters,
            driver_name,
            conditions,
            lasting,
            promises,
            marked,
            code,
            assumes_states,
            ends,
            ..
        } = self;
        let mut problems = conditions.problems.clone();
        problems
            .extend(contracts.diagnostics().iter().filter(|it| it.problem.code.severity() == Severity::Error).cloned());
        if !problems.is_empty() {
            return Err(Error::Contract(problems));
        }
        let fields = parameters
            .iter()
            .map(|parameter| SyntheticField {
                name: field_name(parameter.local),
                descriptor: parameter.of.descriptor(),
            })
            .collect();
        let drive = SyntheticMethod {
            name: "drive".into(),
            descriptor: signature.to_owned(),
            access: access::STATIC,
            body: code,
        };
        let thrown = SyntheticMethod::modelled("thrown", "(Ljava/lang/Throwable;)V");
        let methods = vec![drive, thrown];
        let super_class = machine.program.loaded("java/lang/Object").expect("it is the first class to be loaded");
        let (name, host) = (driver_name, called.class);
        let made = machine.define(SyntheticClass { name, super_class, interfaces: Vec::new(), fields, methods, host });
        let (clauses, _) = conditions.define(machine);
        let method = machine.program.declared_method(made, "drive", signature).expect("it was just made");
        // Those that do not speak of all objects are nothing to assert of any.
        let methods = |invariants: &[Invariant]| {
            let speak_of_all = invariants.iter().filter(|invariant| invariant.limits.is_empty());
            speak_of_all.map(|invariant| invariant.method).collect()
        };
        let invariants = match agreed.helper {
            true => vec![Vec::new(); parameters.len()],
            false => parameters.iter().map(|parameter| methods(&parameter.invariants)).collect(),
        };
        let new_invariants = match called.constructs && !agreed.helper {
            true => methods(&invariants::said_of(machine, called.class)),
            false => Vec::new(),
        };
        let slot_of = |local: u16| match machine.program.field_named(made, &field_name(local)).map(|field| field.place)
        {
            Some(FieldPlace::Instance(slot)) => slot,
            _ => unreachable!("parameters are instance fields of the driver"),
        };
        let named = parameters.iter().map(|parameter| (slot_of(parameter.local), parameter.name.clone())).collect();
        let ordered: Vec<u16> = parameters
            .iter()
            .filter(|parameter| parameter.is_ordered)
            .map(|parameter| slot_of(parameter.local))
            .collect();
        let receiver = parameters.first().filter(|first| first.name == "this").map(|first| slot_of(first.local));
        let own = parameters.iter().filter(|parameter| parameter.name != "this");
        let slots: Vec<u16> = own.map(|parameter| slot_of(parameter.local)).collect();
        let target = target.method;
        if receiver.is_some() {
            machine.receive(made, target);
        }
        ordered.into_iter().for_each(|slot| machine.mark_as_ordered(made, slot));
        machine.declare_parameters(made, target, &slots);
        for (place, slot) in slots.into_iter().enumerate() {
            let annotated = Annotated::Parameter(target, place as u8);
            if let Some(region) = machine.program.annotation_text(annotated, REGION, "value") {
                machine.mark_region(made, slot, &region);
            }
        }
        Ok(Driver {
            method,
            receiver,
            target,
            declaration: Declaration::of(&machine.program, contracts, target),
            parameters: named,
            invariants,
            new_invariants,
            lasting: lasting.into(),
            promises,
            marked,
            clauses,
            notes_assignments,
            assumes_states,
            reliance: if agreed.helper { Reliance::Nothing } else { Reliance::Invariants },
            ends,
            statements,
            stand_ins: Rc::default(),
        })
    }
}
