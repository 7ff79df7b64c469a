//! Total orders that nobody knows, where they meet what is known: default methods of the JDK, and classes of the program.
//!
//! Default methods of `Comparator` promise an order that follows from the one that they are called on, so their own code
//! runs on a comparator that nobody knows: a class that overrides them must promise the same.

use super::alternative::Then;
use super::guard::Guard;
use super::outcome::Gap;
use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Knowledge, TypeSetId, Value};
use program::{ClassId, MethodId};

const REVERSED: &str = "java/util/Collections$ReverseComparator2";

/// The guard of a method of the JDK that looks which comparator it is given.
pub(super) fn find(class: &str, name: &str, descriptor: &str) -> Option<Guard> {
    let is_it = (class, name) == ("java/util/Collections", "reverseOrder") && !descriptor.starts_with("()");
    is_it.then_some(reverse)
}

/// `Collections.reverseOrder`: the method looks for comparators of its own, whose reverse it knows. An unknown one may be of
/// them, but their orders are no others than those of the comparator that wraps it.
fn reverse(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let Some(&comparator) = arguments.first() else { return Ok(None) };
    let comparator = machine.heap.resolved(comparator);
    if machine.symbolic.is_none() || !machine.open_type(comparator).is_some_and(|class| machine.compares(class)) {
        return Ok(None);
    }
    if let Value::Symbol(symbol) = comparator {
        if machine.heap.symbol(symbol).knowledge == Knowledge::MayBeNull {
            machine.decide_nullness(symbol, Then::Retry, Then::Retry)?;
            return Ok(Some(Step::Retry));
        }
    }
    let class = machine.program.load(REVERSED)?;
    machine.follow_program();
    machine.require_initialized(class)?;
    let reversed = machine.new_instance(class);
    if !machine.set_field(reversed, "cmp", comparator) {
        return Err(Trap::unsupported("the reverse of an unknown java.util.Comparator on this JDK"));
    }
    Ok(Some(Step::Done(Some(Value::Object(reversed)))))
}

impl Machine {
    /// Whether a class is `Comparator` or one of its subtypes.
    fn compares(&self, class: ClassId) -> bool {
        self.program.class(class).all_interfaces.iter().chain([&class]).any(|&of| self.is_comparator(of))
    }

    /// Whether a call on an object of a type that nobody implements runs a default method of `Comparator`.
    pub(super) fn is_default_of_comparator(&self, class: ClassId, method: MethodId) -> bool {
        let of = self.program.method(method);
        let (name, descriptor) = (self.program.text(of.name), self.program.text(of.descriptor));
        self.is_comparator(of.class)
            && !of.is_abstract()
            && !of.is_static()
            && (class == of.class || self.program.find_method(class, name, descriptor) == Some(method))
    }

    /// Takes note of a variable of type `Comparable` or `Comparator` that stands for the classes of the class path that
    /// implement it, so that no order of another class is explored.
    pub(crate) fn note_known_orders(&mut self, declared: ClassId, types: TypeSetId) {
        if !self.is_order(declared) {
            return;
        }
        let Some(symbolic) = self.symbolic.as_ref() else { return };
        let classes = symbolic.types.classes(types);
        if classes.contains(&declared) {
            return;
        }
        let name = |class: ClassId| self.program.class(class).source_name();
        let gap = Gap::Orders { of: name(declared), by: classes.iter().map(|&class| name(class)).collect() };
        self.note_gap(gap);
    }
}
