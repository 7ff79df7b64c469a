//! Open systems: methods of which a contract, or a model, is run in place of the body (2006, section 4).
//!
//! A *stand-in* is a static method that takes the receiver as its first argument. A stand-in for a contract is ordinary
//! code that calls the methods of [`CONTRACT`](super::CONTRACT) listed here for what code cannot do by itself: forgetting
//! what the method may have assigned, making unknown results, and giving the same result for the same call.

mod arrays;
mod closure;
mod escape;
mod forget;
mod fresh;
mod given;
mod late;
mod link;
mod pure;
mod region;
mod relation;
mod renewal;
mod shared;
mod stand_in;
mod statics;
pub(crate) mod thrown;

pub use pure::{AGAIN, RECALL, RECALLED, RECALLED_EXCEPTION, REMEMBER, REMEMBER_THROWN, RENEWED, SAME};
pub(crate) use pure::{find as find_result, keeps_results};
pub use region::REGION;
pub use relation::{Properties, is_whole};
pub use stand_in::STAND_IN;

use super::contract::Evaluation;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Birth, CallPart, Context, Knowledge, Number, ObjectId, Origin, Slot, Symbol, Value, Version};
use program::{BaseType, ClassId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};
use term::{Range, Sort};

/// What a machine knows of open systems.
#[derive(Default)]
pub(crate) struct Open {
    /// What runs in place of methods; `None` where there is no contract that could.
    stand_ins: FxHashMap<MethodId, Option<MethodId>>,
    /// The methods that assume what specs say of objects of the JDK, by their classes.
    pub(in crate::symbolic) admissions: FxHashMap<ClassId, MethodId>,
    /// Methods without a body that have a contract, which can be asked for.
    with_contract: FxHashSet<MethodId>,
    /// Native methods that have a contract.
    natives: FxHashSet<MethodId>,
    /// The methods that stand-ins stand for.
    stands_for: FxHashMap<MethodId, MethodId>,
    /// What is declared of the methods that they stand for.
    properties: FxHashMap<MethodId, Properties>,
    /// Whether calls of them give objects of their own.
    renewals: FxHashMap<MethodId, renewal::Renewal>,
    regions: region::Regions,
    /// Whether assignments are noted as what they mean to results of pure methods.
    watches: bool,
    written: Vec<region::WrittenIn>,
    /// The calls by contract of the path.
    begun: Vec<Begun>,
    results: Vec<pure::PureResult>,
    /// The methods among those with stand-ins that neither rely on invariants nor keep them.
    helpers: FxHashSet<MethodId>,
    /// How the parameters of methods with stand-ins are called.
    parameters: FxHashMap<MethodId, Vec<String>>,
    /// The exceptions that contracts have thrown, by the calls.
    thrown: Vec<(Version, ObjectId)>,
    /// The objects whose constructors have ended with an exception.
    pub(super) abandoned: Vec<ObjectId>,
    /// The objects of the code that calls by contract could reach.
    pub(super) escaped: Vec<ObjectId>,
    /// Those of which only the constructor was such a call.
    constructed: Vec<ObjectId>,
}

/// A call by contract.
struct Begun {
    version: Version,
    /// How many writes there were before.
    writes: usize,
    /// The condition that it is part of.
    around: Option<Evaluation>,
}

/// A point to come back to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenMark {
    written: usize,
    begun: usize,
    results: usize,
    thrown: usize,
    abandoned: usize,
    escaped: usize,
    constructed: usize,
}

/// The result of the method must not be null.
pub const NOT_NULL: i32 = 1;
/// The result of the method is an object that was not there before.
pub const FRESH: i32 = 2;
/// What is unknown is not the result but the exception that the method throws.
pub const THROWN: i32 = 4;

/// Whether what a method has returned is in the region that it names: `regionOfResult(result, method)V`.
pub const RETURNED: &str = "regionOfResult";

/// The methods of the class of natives that stand-ins call.
pub(crate) const METHODS: [(&str, &str); 26] = [
    ("beginCall", "(I)J"),
    ("endCall", "(J)V"),
    ("forgetField", "(Ljava/lang/Object;I)V"),
    ("forgetFields", "(Ljava/lang/Object;)V"),
    ("forgetNew", "(Ljava/lang/Object;)V"),
    ("forgetStatic", "(I)V"),
    ("forgetElements", "(Ljava/lang/Object;)V"),
    ("forgetRange", "(Ljava/lang/Object;II)V"),
    ("forgetEverything", "()V"),
    ("less", "(II)I"),
    ("greater", "(II)I"),
    ("unknownException", "(Ljava/lang/Throwable;)V"),
    ("olderException", "(Ljava/lang/Throwable;)V"),
    ("mayThrowOlder", "(I)I"),
    ("throwsNone", "(I)V"),
    ("unknownReference", "(II)Ljava/lang/Object;"),
    ("outcome", "(I)I"),
    (RETURNED, "(Ljava/lang/Object;I)V"),
    ("unknownZ", "()Z"),
    ("unknownB", "()B"),
    ("unknownC", "()C"),
    ("unknownS", "()S"),
    ("unknownI", "()I"),
    ("unknownJ", "()J"),
    ("unknownF", "()F"),
    ("unknownD", "()D"),
];

/// The model of one of them.
pub(crate) fn find(name: &str) -> Option<Native> {
    Some(match name {
        "beginCall" => begin_call,
        "endCall" => end_call,
        "forgetField" => forget::field,
        "forgetFields" => forget::fields,
        "forgetNew" => forget::new_object,
        "forgetStatic" => forget::static_field,
        "forgetElements" => forget::elements,
        "forgetRange" => forget::range,
        "forgetEverything" => forget::everything,
        "less" => forget::less,
        "greater" => forget::greater,
        "unknownException" => thrown::unknown_exception,
        "olderException" => thrown::older_exception,
        "mayThrowOlder" => thrown::may_throw_older,
        "throwsNone" => thrown::throws_none,
        "unknownReference" => unknown_reference,
        "outcome" => outcome,
        RETURNED => link::returned,
        "unknownZ" => |machine, _| unknown_number(machine, BaseType::Boolean),
        "unknownB" => |machine, _| unknown_number(machine, BaseType::Byte),
        "unknownC" => |machine, _| unknown_number(machine, BaseType::Char),
        "unknownS" => |machine, _| unknown_number(machine, BaseType::Short),
        "unknownI" => |machine, _| unknown_number(machine, BaseType::Int),
        "unknownJ" => |machine, _| unknown_number(machine, BaseType::Long),
        "unknownF" => |machine, _| unknown_number(machine, BaseType::Float),
        "unknownD" => |machine, _| unknown_number(machine, BaseType::Double),
        _ => return None,
    })
}

impl Open {
    pub(crate) fn mark(&self) -> OpenMark {
        OpenMark {
            written: self.written.len(),
            begun: self.begun.len(),
            results: self.results.len(),
            thrown: self.thrown.len(),
            abandoned: self.abandoned.len(),
            escaped: self.escaped.len(),
            constructed: self.constructed.len(),
        }
    }

    pub(crate) fn undo(&mut self, mark: OpenMark) {
        self.written.truncate(mark.written);
        self.begun.truncate(mark.begun);
        self.results.truncate(mark.results);
        self.thrown.truncate(mark.thrown);
        self.abandoned.truncate(mark.abandoned);
        self.escaped.truncate(mark.escaped);
        self.constructed.truncate(mark.constructed);
    }

    /// Whether contracts stand in for helpers.
    pub(crate) fn has_helpers(&self) -> bool {
        !self.helpers.is_empty()
    }

    /// Whether contracts have thrown exceptions, of whose classes an instruction may not be certain.
    pub(crate) fn has_thrown(&self) -> bool {
        !self.thrown.is_empty()
    }

    pub(crate) fn watches(&self) -> bool {
        self.watches
    }
}

impl Machine {
    /// What an unknown belongs to: what the variable belongs to that it is found in.
    pub(crate) fn context_of(&mut self, origin: Origin) -> Result<Context, Trap> {
        Ok(match origin {
            Origin::Field { owner, slot } => self.context_of_field(owner, slot)?,
            Origin::Element { array, .. } => self.context_of_object(array),
            Origin::Static(slot) => Context { region: self.region_of_static(slot), ..Context::default() },
            Origin::Length { .. } | Origin::Hash { .. } | Origin::Boxed(_) | Origin::Rank { .. } | Origin::Sign => {
                Context::default()
            }
            Origin::Call { version, part } => {
                let region = match part {
                    CallPart::Field { owner, slot } => self.context_of_field(owner, slot)?.region,
                    CallPart::Element { array, .. } => self.region_of(Value::Object(array)),
                    CallPart::Static(slot) => self.region_of_static(slot),
                    _ => heap::Region::NONE,
                };
                Context { version, region, birth: Birth::Unknown }
            }
        })
    }

    fn context_of_object(&self, object: heap::ObjectId) -> Context {
        let joined = || self.heap.joined(object).unwrap_or_else(|| self.region_of_constant(object));
        let made = || Context { region: joined(), ..Context::default() };
        let context = self.heap.symbolic(object).map_or_else(made, |row| row.context);
        Context { birth: Birth::Unknown, ..context }
    }

    /// The condition that is being evaluated, or that the call by contract under way is part of.
    pub(super) fn condition_under_way(&self) -> Option<Evaluation> {
        let symbolic = self.symbolic.as_ref()?;
        symbolic.evaluating.or_else(|| {
            let active = self.heap.active_call()?;
            symbolic.open.begun.iter().rev().find(|call| call.version == active)?.around
        })
    }

    pub(super) fn active_version(&self) -> Result<Version, Trap> {
        self.heap.active_call().ok_or_else(|| Trap::unverifiable("a contract that is not being carried out"))
    }

    /// The method that the running stand-in stands for.
    pub(super) fn stands_for(&self) -> Result<MethodId, Trap> {
        let running = self.frame().code.method;
        let found = self.symbolic.as_ref().and_then(|symbolic| symbolic.open.stands_for.get(&running)).copied();
        found.ok_or_else(|| Trap::unverifiable("a method that stands in for none"))
    }

    /// How deep the chain gets that leads to a result: one more than the arguments, and one more with every call, so that
    /// bounds hold in loops over calls.
    fn depth_of_result(&self) -> i32 {
        let frame = self.frame();
        let arguments = usize::from(self.targets[frame.code.method.index()].arguments);
        let locals = self.stack.get(frame.base as usize..).unwrap_or_default();
        let depths = locals.iter().take(arguments).filter_map(|slot| match self.heap.resolved(slot.value()) {
            Value::Object(object) => self.heap.symbolic(object).map(|row| row.depth + 1),
            Value::Symbol(symbol) => Some(self.heap.symbol(symbol).depth + 1),
            _ => None,
        });
        let calls = self.heap.calls_by_contract();
        let before = calls.iter().filter(|call| Some(call.method) == calls.last().map(|last| last.method)).count();
        depths.max().unwrap_or(0).max(before as i32 - 1)
    }
}

/// A contract stands in for a method, which may assign to something (1). Gives the number of the call, for [`end_call`].
fn begin_call(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let method = machine.stands_for()?;
    let around = machine.symbolic_mut().evaluating;
    if let Some(step) = machine.check_regions_of_call(method, arguments[0] != Value::Int(1))? {
        return Ok(step);
    }
    machine.note_escapes();
    let version = machine.heap.begin_call(method);
    let writes = machine.writes_of_path();
    machine.symbolic_mut().open.begun.push(Begun { version, writes, around });
    machine.set_evaluating(None);
    Ok(Step::Done(Some(Value::Long(i64::from(version.0)))))
}

fn end_call(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let begun = machine.symbolic_mut().open.begun.iter().rev();
    let call = begun.into_iter().find(|call| arguments[0] == Value::Long(i64::from(call.version.0)));
    let Some(around) = call.map(|call| call.around) else {
        return Err(Trap::unverifiable("a call that was not begun"));
    };
    machine.heap.end_call();
    machine.set_evaluating(around);
    Step::void()
}

fn unknown_number(machine: &mut Machine, base: BaseType) -> Result<Step, Trap> {
    let origin = Origin::Call { version: machine.active_version()?, part: CallPart::Result };
    let term = machine.unknown_number(base, origin);
    Ok(Step::Done(Some(Value::Term(Number::of(base), term))))
}

/// An unknown result: of a class by its number, with what is known of it.
fn unknown_reference(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (Value::Int(class), Value::Int(known)) = (arguments[0], arguments[1]) else {
        return Err(Trap::unverifiable("a result without a type"));
    };
    let declared = ClassId(class as u32);
    let version = machine.active_version()?;
    let types = machine.implementations(declared)?;
    machine.note_known_orders(declared, types);
    let depth = machine.depth_of_result();
    let is_fresh = known & FRESH != 0;
    let birth = if is_fresh { Birth::InCall } else { Birth::Unknown };
    let method = machine.stands_for()?;
    let is_thrown = known & THROWN != 0;
    let is_in_none = is_thrown || machine.is_shared(declared);
    let region = if is_in_none { heap::Region::NONE } else { machine.region_of_result(method) };
    let symbol = Symbol {
        knowledge: if is_fresh || known & NOT_NULL != 0 { Knowledge::NotNull } else { Knowledge::MayBeNull },
        types,
        declared,
        origin: Origin::Call { version, part: if is_thrown { CallPart::Exception } else { CallPart::Result } },
        depth,
        context: Context { version, birth, region },
        belongs: Default::default(),
    };
    let symbol = machine.heap.new_symbol(symbol);
    Ok(Step::Done(Some(Value::Symbol(symbol))))
}

/// One of so many outcomes.
fn outcome(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Int(count) = arguments[0] else { return Err(Trap::unverifiable("a number of outcomes that is none")) };
    let origin = Origin::Call { version: machine.active_version()?, part: CallPart::Outcome };
    machine.heap.note_unknown(origin);
    let range = Range { low: 0, high: i64::from(count) - 1 };
    let term = machine.symbolic_mut().terms.symbol(Sort::INT, range);
    Ok(Step::Done(Some(Slot::term(Number::Int, term).value())))
}
