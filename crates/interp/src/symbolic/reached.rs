//! The lines of a method to which no path comes, for reports that say what a bound has left untried.
//!
//! The first op of every line is replaced by a probe, which the first run that comes by removes again. So nothing is paid for
//! but once per line, and paths are what they are without. A condition of a contract that runs the method itself counts as
//! a run.

use super::Symbolic;
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use program::{Code, MethodId, Op};
use std::collections::BTreeSet;
use std::rc::Rc;

/// The probes that were put into code.
#[derive(Default)]
pub(crate) struct Probes {
    all: Vec<Probe>,
    /// Lines of which a part is carried out with the line before it, so that nobody would see it.
    unseen: BTreeSet<u16>,
}

struct Probe {
    code: Rc<Code>,
    place: u32,
    /// What stood there.
    op: Op,
    line: u16,
    is_reached: bool,
}

impl Probes {
    fn put(&mut self, code: &Rc<Code>) {
        for (place, op) in code.ops.iter().enumerate() {
            let begins = code.lines.binary_search_by_key(&code.offsets[place], |&(start, _)| start).is_ok();
            let Some(line) = code.line(place).filter(|_| begins) else { continue };
            if self.is_carried_out_before(code, place) {
                self.unseen.insert(line);
                continue;
            }
            let probe = Probe { code: code.clone(), place: place as u32, op: op.get(), line, is_reached: false };
            op.set(Op::Probe(self.all.len() as u32));
            self.all.push(probe);
        }
    }

    /// Whether an op in front of this one carries it out in one go, so that a run may never come to this one itself.
    fn is_carried_out_before(&self, code: &Code, place: usize) -> bool {
        let op = |place: usize| match code.ops[place].get() {
            Op::Probe(probe) => self.all.get(probe as usize).map_or(Op::Nop, |probe| probe.op),
            op => op,
        };
        (1..=2).any(|back| place.checked_sub(back).is_some_and(|before| op(before).instructions() > back))
    }
}

impl Probe {
    fn remove(&self) {
        let op = &self.code.ops[self.place as usize];
        if matches!(op.get(), Op::Probe(_)) {
            op.set(self.op);
        }
    }
}

impl Machine {
    /// Watches to which lines of a method and of the lambdas in it paths come. Methods without code have none.
    pub fn watch_lines(&mut self, method: MethodId) {
        let of = self.program.method(method);
        let (class, name) = (of.class, self.program.text(of.name).to_owned());
        let methods = self.program.class(class).methods.clone();
        let is_named = |id: &MethodId| self.program.text(self.program.method(*id).name) == name;
        // The names of lambdas do not tell overloads apart.
        let is_alone = methods.iter().filter(|id| is_named(id)).count() == 1;
        let lambdas = format!("lambda${}$", if name == "<init>" { "new" } else { &name });
        for id in methods {
            let is_lambda = is_alone && self.program.text(self.program.method(id).name).starts_with(&lambdas);
            if id == method || is_lambda {
                if let Ok(Some(code)) = self.program.code(id) {
                    self.symbolic_mut().probes.put(&code);
                }
            }
        }
    }

    /// A run has come to a probe: the op that it stands for is carried out next.
    pub(crate) fn come_by(&mut self, place: u32) -> Result<Flow, Trap> {
        let probe = self.symbolic.as_mut().and_then(|symbolic| symbolic.probes.all.get_mut(place as usize));
        let Some(probe) = probe else { return Err(Trap::unverifiable("a probe that nobody has put there")) };
        probe.is_reached = true;
        probe.remove();
        Ok(Flow::Resume)
    }

    /// The lines to which no path has come since the watch began, which ends. A line may have several parts; all of them count.
    pub fn unreached_lines(&mut self) -> BTreeSet<u16> {
        let Some(Symbolic { probes, .. }) = self.symbolic.as_deref_mut() else { return BTreeSet::new() };
        let Probes { all, unseen } = std::mem::take(probes);
        all.iter().for_each(Probe::remove);
        let (reached, others): (Vec<&Probe>, Vec<&Probe>) = all.iter().partition(|probe| probe.is_reached);
        let reached: BTreeSet<u16> = reached.into_iter().map(|probe| probe.line).chain(unseen).collect();
        others.into_iter().map(|probe| probe.line).filter(|line| !reached.contains(line)).collect()
    }
}
