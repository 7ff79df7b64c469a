//! One path of a session, run again from its choices.

use super::{Session, prepare_notes};
use crate::driver::Driver;
use crate::error::Error;
use crate::open;
use crate::outcome::Outcome;
use crate::report::Violation;
use crate::search::{Onward, PathView, Search};
use crate::target::Target;
use crate::violation;
use std::sync::atomic::Ordering;

/// One path, run again.
#[derive(Clone, Debug)]
pub struct Replayed {
    pub outcome: Outcome,
    /// The details of a violation.
    pub violation: Option<Violation>,
}

impl Session {
    /// Runs one path again.
    pub fn replay(&mut self, target: &Target, choices: &str) -> Result<Replayed, Error> {
        self.replay_in(target, choices, &[])
    }

    /// Runs one path again in the [world](Report::world) in which its choices were made.
    pub fn replay_in(&mut self, target: &Target, choices: &str, world: &[String]) -> Result<Replayed, Error> {
        self.replay_with(target, choices, world, &mut |_| {})
    }

    /// The same, and shows the path at its end.
    pub fn replay_with(
        &mut self,
        target: &Target,
        choices: &str,
        world: &[String],
        watch: &mut dyn FnMut(&PathView<'_>),
    ) -> Result<Replayed, Error> {
        let wrong = |part: &str| Error::Choices(format!("`{part}` in the choices is no number"));
        let parts = choices.split('.').filter(|part| !part.is_empty());
        let choices: Vec<u32> =
            parts.map(|part| part.parse().map_err(|_| wrong(part))).collect::<Result<_, Error>>()?;
        self.forget_considered();
        for class in world {
            self.consider(class.clone())?;
        }
        // A check may have been told to end before.
        self.stop.store(false, Ordering::Relaxed);
        loop {
            match self.replay_in_world(target, &choices, watch) {
                Err(Error::WorldLacks(class)) => self.consider(class)?,
                Err(Error::NeedsContract(method)) => self.open_method(method),
                finished => return finished,
            }
        }
    }

    /// Shows the paths of a target that ended where its receivers were found, which a search that knows these does not try again.
    pub(super) fn show_again(
        &mut self,
        target: &Target,
        paths: &[Vec<u32>],
        watch: &(dyn Fn(&PathView<'_>) + Sync),
    ) -> Result<(), Error> {
        if paths.is_empty() {
            return Ok(());
        }
        open::install(&mut self.machine, &mut self.agreements, &self.config, &self.called_open)?;
        let driver = Driver::build(&mut self.machine, &mut self.agreements, target)?;
        prepare_notes(&mut self.machine, &driver, &self.config);
        let mut search = Search::new(&mut self.machine, &driver, None);
        let mut ran = Ok(());
        for choices in paths {
            let mut visit = |view: PathView<'_>| {
                watch(&view);
                Onward::Stop
            };
            ran = search.run(choices, &mut visit, &mut |_| {});
            if ran.is_err() {
                break;
            }
        }
        search.finish();
        ran
    }

    fn replay_in_world(
        &mut self,
        target: &Target,
        choices: &[u32],
        watch: &mut dyn FnMut(&PathView<'_>),
    ) -> Result<Replayed, Error> {
        open::install(&mut self.machine, &mut self.agreements, &self.config, &self.called_open)?;
        let driver = Driver::build(&mut self.machine, &mut self.agreements, target)?;
        prepare_notes(&mut self.machine, &driver, &self.config);
        let mut search = Search::new(&mut self.machine, &driver, None);
        let mut replayed = None;
        let mut visit = |view: PathView<'_>| {
            let violation = match view.outcome {
                Outcome::Violated(found) => Some(violation::describe(&view, found)),
                _ => None,
            };
            let exact = view.choices == choices;
            if exact {
                watch(&view);
            }
            replayed = Some((exact, Replayed { outcome: view.outcome.clone(), violation }));
            Onward::Stop
        };
        let ran = search.run(choices, &mut visit, &mut |_| {});
        search.finish();
        ran?;
        match replayed {
            Some((true, replayed)) => Ok(replayed),
            _ => Err(Error::Choices("the choices end before the path does".into())),
        }
    }
}
