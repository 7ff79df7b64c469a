//! Machines that are ready to explore: the JDK, the class path, the specs, the bounds.

use super::Source;
use crate::config::Config;
use crate::error::Error;
use crate::target;
use heap::Bounds;
use interp::symbolic::Configuration;
use interp::{Clock, Machine, Settings};
use program::source::{ClassPath, Jdk};
use program::{Program, SpecError};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A machine that is ready to explore, unless something is wrong with the specs.
pub fn start(source: &Source, config: &Config, stop: &Arc<AtomicBool>) -> Result<(Machine, Vec<SpecError>), Error> {
    let mut program = program(source)?;
    let misfits = graft_specs(&mut program, source);
    let mut machine = Machine::start_with(program, settings(source))?;
    let mut bounds = Bounds { k: config.k, n: config.n, ..Bounds::default() };
    let mut wrong = Vec::new();
    for (name, most) in &config.type_bounds {
        let Some(class) = target::load(&mut machine, name)? else {
            wrong.push((name.clone(), target::no_such_type(&mut machine, name)));
            continue;
        };
        if machine.program.class(class).is_abstract() && !machine.program.class(class).is_array() {
            // It has no objects itself.
            bounds.together.push((machine.program.implementations(class)?, *most));
        } else {
            bounds.of_type.insert(class, *most);
        }
    }
    if !wrong.is_empty() {
        return Err(Error::TypeBounds(wrong));
    }
    machine.explore(Configuration {
        strategy: config.strategy,
        bounds,
        decide: config.decide.clone(),
        loop_bound: config.loop_bound,
        call_bound: config.call_bound,
        interrupt: stop.clone(),
    });
    Ok((machine, misfits))
}

/// A machine that runs code as a JVM does, on values that are all known.
pub fn plain(source: &Source) -> Result<Machine, Error> {
    Ok(Machine::start_with(program(source)?, settings(source))?)
}

fn program(source: &Source) -> Result<Program, Error> {
    let jdk = Jdk::find(source.jdk.as_deref())?;
    let mut class_path = ClassPath::open(&source.class_path, jdk.feature())?;
    class_path.add_own(source.own_classes.iter().map(|(name, bytes)| (*name, bytes.clone())));
    Ok(Machine::program(jdk, class_path))
}

fn settings(source: &Source) -> Settings {
    Settings {
        class_path: source.class_path_text.clone(),
        assertions: true,
        properties: Vec::new(),
        clock: Clock::Stopped,
    }
}

/// Grafts the specs of the class path, then those that Kukang brings along, always in the same order and before anything
/// is loaded. One of Kukang's own that does not fit this JDK is left out: its class is then as unknown as any other's. What does not fit in the others is told with all that is wrong with
/// contracts, and nothing runs then.
fn graft_specs(program: &mut Program, source: &Source) -> Vec<SpecError> {
    let mut errors = Vec::new();
    for spec in program.find_specs() {
        errors.extend(program.add_what_fits(&spec));
    }
    for (name, _) in &source.own_classes {
        if program.is_spec(name) {
            let _ = program.add_own_spec(name);
        }
    }
    errors
}

pub fn consider(machine: &mut Machine, class: &str) -> Result<(), Error> {
    if let Some(class) = machine.find_class(class)? {
        machine.consider(class)?;
    }
    Ok(())
}
