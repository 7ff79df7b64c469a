//! The driver of a target: assume invariants and preconditions, call the method, check postconditions and invariants.
//!
//! It is made of ordinary ops in a class of its own, whose instance fields are the parameters. Reading them initializes
//! them as any other field of a symbolic object, so all strategies begin in their papers' initial states without a rule
//! for it. Conditions of contracts are compiled into static methods, which the driver calls.

mod admission;
mod cases;
mod clause;
mod conditions;
mod finish;
mod frame;
mod invariants;
mod limits;
mod nullness;
mod parameters;
mod promise;
pub(crate) mod stand_in;
mod world;

pub use clause::{About, Clause, ClauseKind};
pub(crate) use conditions::Conditions;
pub(crate) use invariants::class_of_type;
pub use promise::Promise;
pub(crate) use world::WorldInvariants;

use crate::agreements::Agreements;
use crate::declaration::Declaration;
use crate::error::Error;
use crate::target::Target;
use cases::Cases;
use contract::{Contracts, MethodContract};
use interp::Machine;
use interp::symbolic::{Aftermath, CONTRACT, DRIVER, Reliance};
use nullness::push_is_not_null;
use parameters::{Parameter, Which, parameters};
use program::{Assembler, ClassId, Label, MethodDescriptor, MethodId, Op, Type};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// What runs a target.
pub struct Driver {
    pub method: MethodId,
    /// The field that is `this`.
    pub receiver: Option<u16>,
    pub target: MethodId,
    pub(crate) declaration: Declaration,
    /// The names of the parameters, `this` first if there is one, by the field that holds them.
    pub parameters: Vec<(u16, String)>,
    /// The methods that are invariants of each parameter, in the same order.
    pub invariants: Vec<Vec<MethodId>>,
    /// Those of the new object, if the target is a constructor.
    pub new_invariants: Vec<MethodId>,
    /// Invariants as conditions, static ones included, of which it is asked whenever the target ends whether they hold.
    pub lasting: Arc<[Clause]>,
    /// What the cases of the contract promise.
    pub promises: Arc<[Promise]>,
    /// Invariants that are methods and are asked when the target has ended, by the numbers of their clauses.
    pub marked: BTreeMap<u32, MethodId>,
    /// The conditions that it evaluates, by number.
    pub clauses: Vec<Clause>,
    /// Whether it wants to know what the target assigns to.
    pub notes_assignments: bool,
    /// Whether the receiver has invariants, which are assumed first.
    pub assumes_states: bool,
    pub(crate) reliance: Reliance,
    /// Where the target is called, and where is written down how that ended.
    pub(crate) ends: Ends,
    /// The statements in bodies.
    statements: Rc<[Clause]>,
    /// The conditions in stand-ins.
    stand_ins: Rc<[Clause]>,
}

/// Conditions from this number on are statements in bodies.
pub(crate) const STATEMENTS: u32 = 1 << 20;

/// The op of a driver that calls the target, and the local variables that say how the call has ended.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ends {
    /// From here on all parameters have been read.
    given: u32,
    pub call: u32,
    /// One of the numbers below.
    pub progress: u16,
    pub result: Option<u16>,
    pub caught: u16,
    /// Where the driver goes on after a violation, if it has something to assume first.
    violated: Option<u32>,
}

impl Ends {
    pub const NOT_REACHED: i32 = 0;
    pub const RETURNED: i32 = 1;
    pub const THREW: i32 = 2;

    pub fn aftermath(&self) -> Option<Aftermath> {
        self.violated.map(|handler| Aftermath { given: self.given, handler })
    }
}

/// A method as the driver calls it.
struct Called {
    class: ClassId,
    class_name: String,
    is_interface: bool,
    name: String,
    descriptor: String,
    is_static: bool,
    constructs: bool,
    /// How many parameters of a constructor are the compiler's.
    hidden: usize,
    returns: Option<Type>,
}

/// Everything that goes into a driver's code.
struct Plan<'a> {
    machine: &'a mut Machine,
    contracts: &'a mut Contracts,
    world: &'a WorldInvariants,
    called: Called,
    agreed: Rc<MethodContract>,
    parameters: Vec<Parameter>,
    /// The new object of a constructor, or the result.
    result: u16,
    /// Local variables from here on are free.
    free: u16,
    driver_name: String,
    conditions: Conditions,
    lasting: Vec<Clause>,
    promises: Arc<[Promise]>,
    /// Invariants that are methods and are asked when the target has ended, by the numbers of their clauses.
    marked: BTreeMap<u32, MethodId>,
    assumes_states: bool,
    ends: Ends,
    /// Where control goes when a condition throws.
    threw: Label,
    code: Assembler,
}

impl Driver {
    pub fn build(machine: &mut Machine, agreements: &mut Agreements, target: &Target) -> Result<Driver, Error> {
        Driver::write(machine, agreements, target, |plan| plan.write_code())
    }

    /// What runs up to where a target is called on a receiver that satisfies its invariants, and ends there.
    pub fn of_states(machine: &mut Machine, agreements: &mut Agreements, target: &Target) -> Result<Driver, Error> {
        Driver::write(machine, agreements, target, |plan| plan.write_states())
    }

    fn write(
        machine: &mut Machine,
        agreements: &mut Agreements,
        target: &Target,
        write_code: impl FnOnce(&mut Plan<'_>) -> Result<bool, Error>,
    ) -> Result<Driver, Error> {
        let (statements, stand_ins) = (agreements.statements.clone(), agreements.stand_ins.clone());
        let (contracts, world) = (&mut agreements.contracts, &agreements.invariants);
        let called = Called::of(machine, target);
        let agreed = contracts.of_method(&mut machine.program, target.method);
        let parameters = parameters(machine, target, called.is_static || called.constructs)?;
        let receiver = parameters.first().filter(|first| first.name == "this" && !agreed.helper);
        let assumes_states = receiver.is_some_and(|receiver| {
            let conditions = contracts.invariants_of(&mut machine.program, called.class);
            !receiver.invariants.is_empty() || !conditions.is_empty()
        });
        let result = parameters.iter().map(|parameter| parameter.local + 2).max().unwrap_or(1);
        let driver_name = free_name(machine, called.class, DRIVER);
        let signature = format!("(L{driver_name};)V");
        let parsed = MethodDescriptor::parse(&signature).expect("the driver's own descriptor is well formed");
        let mut code = Assembler::new(&parsed, false);
        let threw = code.label();
        let file = machine.program.source_file(target.method).map_or_else(String::new, |file| file.to_string());
        let line = machine.program.first_line(target.method).map_or(1, u32::from);
        let mut conditions = Conditions::default();
        conditions.annotated = (file, line);
        let free = result + 2;
        let mut plan = Plan {
            machine,
            contracts,
            world,
            called,
            agreed,
            parameters,
            result,
            free,
            driver_name,
            conditions,
            lasting: Vec::new(),
            promises: Arc::default(),
            marked: BTreeMap::new(),
            threw,
            code,
            assumes_states,
            ends: Ends::default(),
        };
        let notes_assignments = write_code(&mut plan)?;
        let driver = plan.finish(target, &signature, notes_assignments, statements)?;
        agreements.refuse_wrong_statements()?;
        Ok(Driver { stand_ins, ..driver })
    }

    /// A condition by its number.
    pub fn clause(&self, number: u32) -> &Clause {
        if let Some(place) = number.checked_sub(stand_in::STAND_INS) {
            return self.stand_ins.get(place as usize).expect("conditions are numbered when they are made");
        }
        let clause = match number.checked_sub(STATEMENTS) {
            Some(statement) => self.statements.get(statement as usize),
            None => self.clauses.get(number as usize),
        };
        clause.expect("conditions are numbered when they are made")
    }
}

impl Called {
    fn of(machine: &Machine, target: &Target) -> Called {
        let method = machine.program.method(target.method);
        let descriptor = machine.program.text(method.descriptor).to_owned();
        let name = machine.program.text(method.name).to_owned();
        let of_class = machine.program.class(target.class);
        Called {
            class: target.class,
            class_name: of_class.name.to_string(),
            is_interface: of_class.is_interface(),
            is_static: method.is_static(),
            constructs: name == "<init>",
            hidden: machine.program.implicit_parameters(target.method),
            returns: MethodDescriptor::parse(&descriptor).and_then(|parsed| parsed.result),
            name,
            descriptor,
        }
    }
}

impl Plan<'_> {
    /// The code of the driver, part by part. Says whether assignments are to be noted.
    fn write_code(&mut self) -> Result<bool, Error> {
        let relies_on_invariants = !self.agreed.helper;
        self.ends.progress = self.free;
        self.free += 1;
        self.progress(Ends::NOT_REACHED);
        // The receiver comes first, so that all methods of a class find it in the same states by the same choices.
        self.receive(relies_on_invariants)?;
        if self.assumes_states {
            self.code.method(Op::InvokeStatic, CONTRACT, "received", "()V");
        }
        self.load_parameters(Which::Others);
        self.ends.given = self.code.position();
        if relies_on_invariants {
            self.invariants(Which::Others, When::Before)?;
        }
        self.assume_not_null();
        let cases = Cases::plan(self);
        self.promises = Promise::of_all(&cases, self);
        cases.assume_preconditions(self);
        let caught = self.free;
        self.free += 1;
        let (start, end, handler, after) = (self.code.label(), self.code.label(), self.code.label(), self.code.label());
        self.code.bind(start);
        self.call();
        self.code.bind(end);
        self.progress(Ends::RETURNED);
        if relies_on_invariants {
            self.assume_further()?;
        }
        // What conditions look at first must not be null: who says so is nearer to the mistake than what they throw.
        if relies_on_invariants {
            self.check_non_null_fields();
        }
        self.check_result();
        cases.check_normal(self);
        if relies_on_invariants {
            self.invariants_of_result()?;
        }
        self.code.branch(Op::Goto, after);
        self.code.bind(handler);
        self.code.op(Op::Store(caught));
        self.ends.caught = caught;
        self.progress(Ends::THREW);
        if relies_on_invariants {
            self.assume_further()?;
        }
        cases.check_exceptional(self, caught);
        if relies_on_invariants {
            self.check_non_null_fields();
        }
        self.code.bind(after);
        self.code.catch_all(start, end, handler);
        if relies_on_invariants {
            self.invariants(Which::Receiver, When::After)?;
            self.invariants(Which::Others, When::After)?;
            self.further_invariants()?;
        }
        let notes_assignments = cases.check_assignments(self);
        if relies_on_invariants {
            self.tell_violation()?;
        }
        self.end();
        Ok(notes_assignments)
    }

    /// The part of the code that all instance methods of a class have in common.
    fn write_states(&mut self) -> Result<bool, Error> {
        self.receive(true)?;
        self.end();
        Ok(false)
    }

    /// Where control comes after a violation: what the classes of the parameters say may be that it is none.
    fn tell_violation(&mut self) -> Result<(), Error> {
        if self.has_further()? {
            self.code.op(Op::Return);
            self.ends.violated = Some(self.code.position());
            self.decide_further()?;
            self.code.method(Op::InvokeStatic, CONTRACT, "tell", "()V");
        }
        Ok(())
    }

    fn end(&mut self) {
        self.code.op(Op::Return);
        let threw = self.threw;
        self.code.bind(threw);
        self.code.method(Op::InvokeStatic, CONTRACT, "threw", "(Ljava/lang/Throwable;)V");
        self.code.op(Op::Return);
    }

    /// Reads the receiver and assumes its invariants.
    fn receive(&mut self, relies_on_invariants: bool) -> Result<(), Error> {
        self.load_parameters(Which::Receiver);
        if relies_on_invariants {
            self.invariants(Which::Receiver, When::Before)?;
        }
        Ok(())
    }

    /// Writes down how far the driver is.
    fn progress(&mut self, number: i32) {
        self.code.op(Op::IConst(number));
        self.code.op(Op::Store(self.ends.progress));
    }

    fn call(&mut self) {
        let Called { class_name, is_interface, name, descriptor, is_static, constructs, returns, .. } = &self.called;
        let code = &mut self.code;
        if *constructs {
            code.class(Op::New, class_name);
            code.op(Op::Dup);
        }
        for parameter in &self.parameters {
            code.op(Op::Load(parameter.local));
        }
        let op: fn(u16) -> Op = if *is_static { Op::InvokeStatic } else { Op::InvokeSpecial };
        self.ends.call = code.position();
        if *is_interface {
            code.interface_method(op, class_name, name, descriptor);
        } else {
            code.method(op, class_name, name, descriptor);
        }
        if *constructs || returns.is_some() {
            self.ends.result = Some(self.result);
            code.op(Op::Store(self.result));
        }
    }
}

/// Before the method conditions are assumed, after it they are checked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Before,
    After,
}

/// A name in the package of a class, so that code may use what that class may. Numbers go on with those of all classes: a
/// session defines thousands, and must not look through the names that it has used.
fn free_name(machine: &Machine, host: ClassId, begins: &str) -> String {
    let package = machine.program.class(host).package();
    let package = if package.is_empty() { String::new() } else { format!("{package}/") };
    let name = |number: usize| format!("{package}{begins}{number}");
    let mut names = (machine.program.class_count()..).map(name);
    names.find(|name| machine.program.loaded(name).is_none()).expect("there are more numbers than classes")
}
