//! Total orders that nobody knows, where they meet what is known: default methods of the JDK, and classes of the program.
//!
//! Default methods of `Comparator` promise an order that follows from the one that they are called on, so their own code
//! runs on a comparator that nobody knows: a class that overrides them must promise the same.

use super::alternative::{Alternative, Refine, Then};
use super::guard::Guard;
use super::outcome::Gap;
use crate::frame::Step;
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{Knowledge, TypeSetId, Value};
use program::{ClassId, MethodId};

/// The class whose natural order is that of ranks.
const NUMBER: &str = "java/lang/Integer";

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

    /// A reference of which only the natural order is known, where the code compares it with an `Integer` or casts it to one: it
    /// is one, since what has a natural order has it among objects of one class. What it is worth is its number. `None`: it is
    /// something else, or the class is.
    pub(super) fn take_for_number(&mut self, value: Value, class: ClassId) -> Result<Option<Flow>, Trap> {
        if !self.is_number_of_order(class) || !self.in_path() {
            return Ok(None);
        }
        let value = self.heap.resolved(value);
        let types = match value {
            Value::Symbol(symbol) => Some(self.heap.symbol(symbol).types),
            Value::Object(object) => self.unsettled_types(object),
            _ => None,
        };
        let exact = types.and_then(|types| self.symbolic_mut().types.exact(types));
        if !exact.is_some_and(|exact| self.is_natural_order(exact)) {
            return Ok(None);
        }
        self.note_gap(Gap::Numbers(self.program.class(class).java_name()));
        let number = self.symbolic_mut().types.intern(&[class]);
        let refine = match value {
            Value::Symbol(symbol) => Refine::SymbolTypes(symbol, number),
            Value::Object(object) => Refine::ObjectTypes(object, number),
            _ => return Ok(None),
        };
        self.choose(vec![Alternative::plain(refine, Then::Retry)]).map(Some)
    }

    /// The class of a value that can only be a number with a place in the natural order.
    pub(super) fn class_of_number(&self, value: Value) -> Option<ClassId> {
        let class = match (self.open_box(value), value) {
            (Some((_, class, _)), _) => class,
            (None, Value::Symbol(symbol)) => self.symbolic.as_ref()?.types.exact(self.heap.symbol(symbol).types)?,
            (None, Value::Object(object)) => self.heap.class(object),
            _ => return None,
        };
        Some(class).filter(|&class| self.is_number_of_order(class))
    }

    /// The same for who looks at a path: also of an object that was taken for a number.
    pub fn number_of_order(&self, value: Value) -> Option<ClassId> {
        self.class_of_number(self.heap.resolved(value))
    }

    /// Whether objects of a class are worth their numbers: ranks are ints.
    pub(super) fn is_number_of_order(&self, class: ClassId) -> bool {
        &*self.program.class(class).name == NUMBER
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
