//! Classes whose static initializers fail: nobody can make an object of one, so no input is of such a class.
//!
//! Whether an initializer fails is found out by running it, which happens in the base state before a class first becomes a
//! candidate. One that cannot be run to its end says nothing: its class stays a candidate.
//!
//! A path that uses such a class meets the failure as if it were the first one.

use super::outcome::Gap;
use crate::initialize::Progress;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::ObjectId;
use program::ClassId;

impl Machine {
    /// Whether the initializer of a class, or of a superclass, was found to fail. That of an interface is nothing to objects.
    pub fn is_uninitializable(&self, class: ClassId) -> bool {
        let of = self.program.class(class);
        let has_failed = |ancestor: &ClassId| {
            self.classes.get(ancestor.index()).is_some_and(|of| matches!(of.progress, Progress::Failed(_)))
        };
        !of.is_interface() && of.lineage.iter().any(has_failed)
    }

    /// Asks for the initializers of candidates that have not run yet.
    pub(super) fn require_initializers_tried(&mut self, classes: &[ClassId]) -> Result<(), Trap> {
        self.follow_program();
        match classes.iter().find(|&&class| self.is_untried(class)) {
            Some(&class) if self.in_path() => Err(Trap::Initialize(class)),
            _ => Ok(()),
        }
    }

    /// Whether nobody knows yet if the class can be initialized.
    fn is_untried(&self, class: ClassId) -> bool {
        let of = self.program.class(class);
        let is_candidate = of.module.is_none() && of.host.is_none() && !of.is_array();
        let has_code = |&ancestor: &ClassId| {
            self.program.class(ancestor).module.is_none()
                && self.program.declared_method(ancestor, "<clinit>", "()V").is_some()
        };
        let is_given_up = |class: &ClassId| self.symbolic.as_ref().is_some_and(|it| it.stopped.contains_key(class));
        is_candidate
            && self.classes[class.index()].progress == Progress::NotStarted
            && of.lineage.iter().any(has_code)
            && !of.lineage.iter().any(is_given_up)
    }

    /// Remembers the candidates of a static type that are none.
    pub(super) fn leave_out_uninitializable(&mut self, declared: ClassId, classes: &[ClassId]) {
        let left_out: Vec<ClassId> = classes.iter().copied().filter(|&class| self.is_uninitializable(class)).collect();
        if !left_out.is_empty() {
            self.symbolic_mut().uninitializable.insert(declared, left_out);
        }
    }

    /// Takes note of them where a variable of the type comes up.
    pub(super) fn note_uninitializable(&mut self, declared: ClassId) {
        let Some(left_out) = self.symbolic_mut().uninitializable.get(&declared).cloned() else { return };
        for class in left_out {
            let name = self.program.class(class).java_name();
            self.note_gap(Gap::Uninitializable(name));
        }
    }

    /// Remembers the error with which a class, or one that it needs, has failed in the base state.
    pub(crate) fn keep_failed_class(&mut self, class: ClassId, error: ObjectId) {
        if let Some(symbolic) = self.symbolic.as_mut().filter(|symbolic| symbolic.input.is_none()) {
            symbolic.failures.insert(class, error);
        }
    }

    /// The error of a class whose initializer has failed in the base state, when a path first meets it. Whether it had failed
    /// before the method was entered nobody knows; then it would be another error from the first use on.
    pub(crate) fn first_failure(&mut self, class: ClassId) -> Option<ObjectId> {
        let symbolic = self.symbolic.as_mut().filter(|symbolic| symbolic.failures.contains_key(&class))?;
        let lineage = &self.program.class(class).lineage;
        if symbolic.input.is_none() || lineage.iter().any(|of| symbolic.failures_seen.contains(of)) {
            return None;
        }
        // The initializer of a superclass runs first, whatever the base state has tried before.
        let &error = lineage.iter().find_map(|of| symbolic.failures.get(of))?;
        // A superclass that fails has failed together with it.
        symbolic.failures_seen.extend(lineage.iter().filter(|&of| symbolic.failures.contains_key(of)));
        let name = self.program.class(class).java_name();
        self.note_gap(Gap::FailedBefore(name));
        Some(error)
    }

    /// Refuses a variable that must not be null and of whose class there are no objects.
    pub(super) fn require_initializable(&self, declared: ClassId) -> Result<(), Trap> {
        if !self.is_uninitializable(declared) {
            return Ok(());
        }
        let name = self.program.class(declared).java_name();
        Err(Trap::unsupported(format!("an object of {name}, whose static initializer fails")))
    }
}
