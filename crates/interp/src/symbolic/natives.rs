//! Native methods and symbolic arguments, and the methods that conditions are made of.

use super::alternative::{Alternative, Then};
use super::contract::{self, CONTRACT};
use super::copy;
use super::open;
use super::outcome::{Violation, ViolationKind};
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::{PathEnd, Stop, Trap};
use decide::{Unknown, Verdict};
use heap::{ObjectId, Value};
use program::MethodId;

/// The class with `assume` and `check`.
pub const CONDITIONS: &str = "kukang/Kukang";
/// How the names of the classes begin that drive targets, behind their package.
pub const DRIVER: &str = "Kukang$Driver";

/// The methods that mean something only while paths are explored.
pub(crate) fn find(class: &str, name: &str) -> Option<Native> {
    match (class, name) {
        (CONTRACT, name) => contract::find(name),
        (CONDITIONS, "assume") => Some(assume),
        (CONDITIONS, "check") => Some(check),
        (class, name) if open::keeps_results(class, name) => open::find_result(class, name),
        (class, name) if copy::find(class, name).is_some() => copy::find(class, name),
        (class, "thrown") if is_driver(class) => Some(thrown),
        _ => None,
    }
}

fn is_driver(class: &str) -> bool {
    class.rsplit('/').next().is_some_and(|name| name.starts_with(DRIVER))
}

impl Machine {
    /// Prepares the arguments of a native method: references become known, and numbers must be plain unless the model
    /// says otherwise. `None`: the call can be made.
    pub(crate) fn settle_native_arguments(&mut self, id: MethodId, count: usize) -> Result<Option<Flow>, Trap> {
        if self.symbolic.is_none() {
            return Ok(None);
        }
        // Names are looked at only if they matter: drivers call natives with plain numbers on every path.
        let may_need_it = |depth| matches!(self.peek(depth), Value::Symbol(_) | Value::Object(_) | Value::Term(..));
        if !(0..count).any(may_need_it) || self.takes_symbols(id) {
            return Ok(None);
        }
        for depth in 0..count {
            match self.peek(depth) {
                Value::Symbol(_) => {
                    if let Some(flow) = self.resolve_operand(depth)? {
                        return Ok(Some(flow));
                    }
                }
                // What no class implements has the fields of its type and no others.
                Value::Object(object) if self.is_unimplemented(object) && self.is_of_contracts(id) => {}
                Value::Object(object) => {
                    if let Some(flow) = self.require_class(object)? {
                        return Ok(Some(flow));
                    }
                    self.require_characters(id, object)?;
                    self.require_mirror(id, object)?;
                }
                Value::Term(..) => {
                    let arguments: Vec<Value> = (0..count).rev().map(|depth| self.peek(depth)).collect();
                    if !self.takes_terms(id, &arguments) {
                        return self.without_model(id, count).map(Some);
                    }
                }
                _ => {}
            }
        }
        Ok(None)
    }

    fn is_of_contracts(&self, id: MethodId) -> bool {
        &*self.program.class(self.program.method(id).class).name == CONTRACT
    }

    /// The same for a call that does not come from a frame's operand stack.
    pub(crate) fn settle_arguments(&mut self, id: MethodId, arguments: &mut [Value]) -> Result<(), Trap> {
        if self.symbolic.is_none() {
            return Ok(());
        }
        for place in 0..arguments.len() {
            let takes_terms = self.takes_terms(id, arguments);
            let argument = &mut arguments[place];
            while let Value::Symbol(symbol) = *argument {
                match self.heap.resolved(*argument) {
                    Value::Symbol(_) => {
                        self.resolve(symbol, Then::Retry)?;
                    }
                    value => *argument = value,
                }
            }
            match *argument {
                Value::Object(object) => {
                    while self.require_class(object)?.is_some() {}
                    self.require_characters(id, object)?;
                    self.require_mirror(id, object)?;
                }
                Value::Term(..) if !takes_terms => {
                    // Called by reflection or through a method handle.
                    let signature = self.program.signature_of(self.program.method(id));
                    return Err(Trap::unsupported(format!("the method {signature} with an unknown number")));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Refuses a text whose characters are not known where a model would look into it: models look only into what is
    /// declared as a string.
    fn require_characters(&self, id: MethodId, object: ObjectId) -> Result<(), Trap> {
        if !self.is_unknown_text(object) {
            return Ok(());
        }
        let method = self.program.method(id);
        let takes_strings = self.program.text(method.descriptor).contains("Ljava/lang/String;");
        if takes_strings || method.class == self.known.string {
            return Err(Machine::unknown_characters());
        }
        Ok(())
    }

    /// The same for an unknown `Class`: nobody knows what it stands for.
    fn require_mirror(&self, id: MethodId, object: ObjectId) -> Result<(), Trap> {
        if self.heap.class(object) != self.known.class || self.heap.symbolic(object).is_none() {
            return Ok(());
        }
        let method = self.program.method(id);
        let takes_classes = self.program.text(method.descriptor).contains("Ljava/lang/Class;");
        if takes_classes || method.class == self.known.class {
            let signature = self.program.signature_of(method);
            return Err(Trap::unsupported(format!("{signature} of an unknown java.lang.Class")));
        }
        Ok(())
    }

    /// Whether the model of a method deals with terms itself.
    fn takes_terms(&self, id: MethodId, arguments: &[Value]) -> bool {
        let method = self.program.method(id);
        let (class, name) = (&*self.program.class(method.class).name, self.program.text(method.name));
        let stores = class == "jdk/internal/misc/Unsafe" && (name.starts_with("put") || name.starts_with("compareAnd"));
        // Where to store must be known.
        let to_known_place = || !matches!(arguments.get(2), Some(Value::Term(..)));
        find(class, name).is_some()
            || matches!((class, name), ("java/lang/System", "arraycopy") | ("java/lang/reflect/Array", "newArray"))
            || (stores && to_known_place())
    }

    /// A method that is modelled only to be fast runs its own code on terms; a native method cannot, unless there is a term
    /// for what it does.
    fn without_model(&mut self, id: MethodId, count: usize) -> Result<Flow, Trap> {
        if let Some(result) = self.apply_function(id, self.peek(0))? {
            return self.perform(Then::Push { drop: count as u8, value: result.into() });
        }
        let method = self.program.method(id);
        let signature = self.program.signature_of(method);
        if method.is_native() {
            let hint = self.hint_for_native(id);
            return Err(Trap::unsupported(format!("the native method {signature} with an unknown number{hint}")));
        }
        let Some(code) = self.program.code(id)? else {
            return Err(Trap::unsupported(format!("the method {signature} with an unknown number")));
        };
        self.targets[id.index()].room = u32::from(code.max_locals) + u32::from(code.max_stack);
        self.drop_operands(count);
        self.enter(id, code, crate::frame::MethodLock::None)?;
        Ok(Flow::Resume)
    }
}

/// `Kukang.assume`: the path goes on only where the condition holds.
pub(super) fn assume(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    match arguments[0] {
        Value::Int(0) => return Err(machine.assumed_away()),
        Value::Int(_) => return Step::void(),
        _ => {}
    }
    let holds = machine.truth_of(arguments[0])?;
    let symbolic = machine.symbolic_mut();
    let holds = symbolic.terms.tabulated(holds);
    let fails = symbolic.terms.not(holds);
    match symbolic.decider.check(&symbolic.terms, holds) {
        Verdict::Unsat => return Err(machine.assumed_away()),
        Verdict::Unknown(reason) => {
            return Err(Trap::End(symbolic.tally.undecided(&reason)));
        }
        Verdict::Sat(()) => {}
    }
    match symbolic.decider.check(&symbolic.terms, fails) {
        Verdict::Unsat => {}
        Verdict::Unknown(Unknown::Interrupted) => return Err(Trap::End(PathEnd::Interrupted)),
        _ => {
            symbolic.tally.assumed();
            machine.assume(holds)?;
        }
    }
    Step::void()
}

/// `Kukang.check`: a path on which the condition does not hold is a violation.
pub(super) fn check(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    match arguments[0] {
        Value::Int(0) => return Err(machine.failed_check()),
        Value::Int(_) => return Step::void(),
        _ => {}
    }
    let holds = machine.truth_of(arguments[0])?;
    let symbolic = machine.symbolic_mut();
    let holds = symbolic.terms.tabulated(holds);
    let fails = symbolic.terms.not(holds);
    if symbolic.decider.check(&symbolic.terms, fails) == Verdict::Unsat {
        return Step::void();
    }
    machine.choose(vec![Alternative::when(fails, Then::Violate), Alternative::when(holds, Then::Retry)])?;
    Ok(Step::Retry)
}

/// An exception has left the target that it must not throw.
fn thrown(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Object(exception) = arguments[0] else {
        return Err(Trap::unverifiable("an exception that is no object"));
    };
    let Violation { kind, trace } = machine.violation_by(exception);
    let kind = match (kind, machine.symbolic_mut().evaluating) {
        (ViolationKind::Exception { class, message }, Some(evaluation)) => {
            ViolationKind::Refused { clause: evaluation.clause, class, message }
        }
        (kind, _) => kind,
    };
    Err(Trap::Stop(Box::new(Stop::Violated(Violation { kind, trace }))))
}

/// An argument that is the number of something in a list.
pub(super) fn place_among(arguments: &[Value], argument: usize) -> Option<usize> {
    match arguments.get(argument) {
        Some(Value::Int(number)) => usize::try_from(*number).ok(),
        _ => None,
    }
}
