//! Branches: which of them there are in the code of a class, and which a path has taken.
//!
//! Places are bytecode offsets and methods go by their names, so that what several workers have seen can be put together.

use crate::error::Error;
use crate::search::PathView;
use crate::session::Session;
use crate::target::{self, Target};
use interp::Machine;
use program::{ClassId, Code, MethodId, Op, Switch};
use std::collections::BTreeSet;
use std::sync::Arc;

/// One way out of a conditional branch or switch.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BranchTaken {
    pub method: MethodPlace,
    /// The bytecode offset of the instruction that branches, and of where it went.
    pub offset: u16,
    pub to: u16,
}

/// A method by its names: `pkg.Class`, `insert`, `(I)Z`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MethodPlace {
    pub class: Arc<str>,
    pub name: Arc<str>,
    pub descriptor: Arc<str>,
}

/// A conditional branch or switch of a method.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchSite {
    pub offset: u16,
    pub line: Option<u16>,
    /// Where it can go, each place once, by bytecode offset.
    pub ways: Vec<u16>,
}

/// The code of a method, as far as branches are concerned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MethodBranches {
    pub method: MethodPlace,
    pub sites: Vec<BranchSite>,
    /// The lines that have code, in order.
    pub lines: Vec<u16>,
}

impl PathView<'_> {
    /// Of the [branches](PathView::branches) those in the program's own classes; all of them if the target is a method of the JDK's.
    pub fn branches_of_program(&self) -> Vec<BranchTaken> {
        let target = self.machine.program.method(self.driver.target).class;
        let is_of_jdk = |class: ClassId| self.machine.program.class(class).module.is_some();
        self.branches_of(|class| is_of_jdk(target) || !is_of_jdk(class))
    }

    /// The branches that the path took in the target's call, each once; none unless
    /// [`Config::notes_branches`](crate::Config) says so. Code that no class file holds is left out.
    pub fn branches(&self) -> Vec<BranchTaken> {
        self.branches_of(|_| true)
    }

    fn branches_of(&self, counts: impl Fn(ClassId) -> bool) -> Vec<BranchTaken> {
        let mut taken = self.machine.branches().to_vec();
        taken.sort_unstable();
        let mut place: Option<(MethodId, MethodPlace)> = None;
        let mut found = Vec::with_capacity(taken.len());
        for branch in taken {
            let Some(code) = self.machine.program.decoded(branch.method) else { continue };
            let (Some(&offset), Some(&to)) =
                (code.offsets.get(branch.from as usize), code.offsets.get(branch.to as usize))
            else {
                continue;
            };
            let of = self.machine.program.method(branch.method);
            if self.machine.program.is_synthetic(of) || !counts(of.class) {
                continue;
            }
            let method = match &place {
                Some((known, place)) if *known == branch.method => place.clone(),
                _ => method_place(self.machine, branch.method),
            };
            place = Some((branch.method, method.clone()));
            found.push(BranchTaken { method, offset, to });
        }
        // A branch in front of which a statement of a contract stands is there twice.
        found.sort();
        found.dedup();
        found
    }
}

impl Session {
    /// The branches of all methods of a class, by its Java name; those of methods without code are left out.
    pub fn branches_of(&mut self, class: &str) -> Result<Vec<MethodBranches>, Error> {
        let machine = self.machine_mut();
        let Some(class) = target::load(machine, class)? else { return Ok(Vec::new()) };
        let methods: Vec<MethodId> = machine.program.class(class).methods.clone();
        let mut found = Vec::new();
        for method in methods {
            if let Some(code) = machine.program.code(method).map_err(Error::Input)? {
                let method = method_place(machine, method);
                found.push(MethodBranches { method, sites: sites(&code), lines: lines(&code) });
            }
        }
        Ok(found)
    }
}

impl Session {
    /// A target by the names of its method.
    pub fn place_of(&self, target: &Target) -> MethodPlace {
        method_place(self.machine(), target.method)
    }
}

fn method_place(machine: &Machine, method: MethodId) -> MethodPlace {
    let of = machine.program.method(method);
    MethodPlace {
        class: machine.program.class(of.class).java_name().into(),
        name: machine.program.text(of.name).into(),
        descriptor: machine.program.text(of.descriptor).into(),
    }
}

fn lines(code: &Code) -> Vec<u16> {
    let lines: BTreeSet<u16> = code.lines.iter().map(|&(_, line)| line).collect();
    lines.into_iter().collect()
}

fn sites(code: &Code) -> Vec<BranchSite> {
    let mut found: Vec<BranchSite> = Vec::new();
    for (place, op) in code.ops.iter().enumerate() {
        let op = op.get();
        if !op.is_conditional() {
            continue;
        }
        let ways: BTreeSet<u32> = match op {
            Op::TableSwitch(switch) | Op::LookupSwitch(switch) => match &code.switches[switch as usize] {
                Switch::Table { targets, default, .. } => targets.iter().chain([default]).copied().collect(),
                Switch::Lookup { pairs, default } => pairs.iter().map(|(_, to)| to).chain([default]).copied().collect(),
            },
            branch => branch.target().into_iter().chain([place as u32 + 1]).collect(),
        };
        let offset_of = |op: u32| code.offsets.get(op as usize).copied();
        let mut ways: Vec<u16> = ways.into_iter().filter_map(offset_of).collect();
        ways.sort_unstable();
        ways.dedup();
        let Some(&offset) = code.offsets.get(place) else { continue };
        if found.iter().all(|site| site.offset != offset) {
            found.push(BranchSite { offset, line: code.line(place), ways });
        }
    }
    found
}
