//! `jdk.internal.misc.Unsafe`: access to fields and elements by offset.
//!
//! An offset is a number that this file gives out and takes back: 16 + 8·slot for instance fields, the same beyond
//! [`STATICS`] for static ones, and 16 + width·index for array elements, where width is the element's real width, because the
//! JDK computes with it. There is no memory outside the heap; what asks for some is unsupported by having no model.

use super::arguments::{int, long, nullable, object};
use super::unsafe_unknowns::{Known, first_read, initialize};
use crate::frame::{Native, Step};
use heap::Body;
use crate::machine::Machine;
use crate::symbolic::Written;
use crate::trap::Trap;
use heap::{Number, ObjectId, Slot, Value};
use program::{BaseType, ClassKind, FieldPlace, Kind, StaticSlot};

const BASE: i64 = 16;
const STATICS: i64 = 1 << 40;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    accessor(name, descriptor).or_else(|| {
        Some(match name {
            "arrayBaseOffset0" => |_, _| Step::int(BASE as i32),
            "arrayIndexScale0" => array_index_scale,
            "objectFieldOffset0" => field_offset,
            "objectFieldOffset1" => named_field_offset,
            "knownObjectFieldOffset0" => named_field_offset,
            "staticFieldOffset0" => field_offset,
            "staticFieldBase0" => static_field_base,
            "addressSize0" => |_, _| Step::int(8),
            "pageSize" => |_, _| Step::int(4096),
            "isBigEndian0" => |_, _| Step::bool(false),
            "unalignedAccess0" => |_, _| Step::bool(true),
            "fullFence" | "loadFence" | "storeFence" => |_, _| Step::void(),
            "allocateInstance" => allocate_instance,
            "ensureClassInitialized0" => ensure_initialized,
            "shouldBeInitialized0" => should_be_initialized,
            "allocateUninitializedArray0" | "allocateUninitializedArray" => allocate_array,
            "throwException" => |_, arguments| Err(Trap::Throw(object(arguments, 1)?)),
            "park" => park,
            "unpark" => |_, _| Step::void(),
            _ => return super::unsafe_copy::find(name),
        })
    })
}

/// Reads, writes and compare-and-set for each kind of value.
fn accessor(name: &str, _descriptor: &str) -> Option<Native> {
    macro_rules! accessors {
        ($($suffix:literal $kind:expr;)*) => {
            $(
                if let Some(operation) = name.strip_suffix($suffix).or_else(|| {
                    name.strip_suffix("Volatile").and_then(|plain| plain.strip_suffix($suffix))
                }) {
                    match operation {
                        "get" => return Some(|machine, arguments| get(machine, arguments, $kind)),
                        "put" => return Some(|machine, arguments| put(machine, arguments, $kind)),
                        "compareAndSet" => {
                            return Some(|machine, arguments| {
                                let found = compare_and_set(machine, arguments, $kind)?;
                                found.map_or(Ok(Step::Retry), |(same, _)| Step::bool(same))
                            });
                        }
                        "compareAndExchange" => {
                            return Some(|machine, arguments| {
                                let found = compare_and_set(machine, arguments, $kind)?;
                                found.map_or(Ok(Step::Retry), |(_, before)| Step::value(before))
                            });
                        }
                        _ => {}
                    }
                }
            )*
        };
    }
    accessors! {
        "Reference" Kind::Reference;
        "Int" Kind::Base(BaseType::Int);
        "Long" Kind::Base(BaseType::Long);
        "Boolean" Kind::Base(BaseType::Boolean);
        "Byte" Kind::Base(BaseType::Byte);
        "Short" Kind::Base(BaseType::Short);
        "Char" Kind::Base(BaseType::Char);
        "Float" Kind::Base(BaseType::Float);
        "Double" Kind::Base(BaseType::Double);
    }
    None
}

fn get(machine: &mut Machine, arguments: &[Value], kind: Kind) -> Result<Step, Trap> {
    let (object, offset) = (nullable(arguments, 1)?, long(arguments, 2)?);
    match first_read(machine, object, offset)? {
        Known::Decided => Step::value(read(machine, object, offset, kind)?),
        Known::Undecided => Ok(Step::Retry),
    }
}

fn put(machine: &mut Machine, arguments: &[Value], kind: Kind) -> Result<Step, Trap> {
    write(machine, nullable(arguments, 1)?, long(arguments, 2)?, kind, arguments[3])?;
    Step::void()
}

/// Whether the place held what was expected, and what it held. `None`: that had to be decided first.
fn compare_and_set(machine: &mut Machine, arguments: &[Value], kind: Kind) -> Result<Option<(bool, Value)>, Trap> {
    let (object, offset) = (nullable(arguments, 1)?, long(arguments, 2)?);
    let (expected, new) = (arguments[3], arguments[4]);
    if first_read(machine, object, offset)? == Known::Undecided {
        return Ok(None);
    }
    let before = read(machine, object, offset, kind)?;
    let Some(same) = machine.are_same(before, expected)? else { return Ok(None) };
    if same {
        write(machine, object, offset, kind, new)?;
    }
    Ok(Some((same, before)))
}

/// Compare-and-set looks at bits: NaN equals itself, and the two zeros differ.
pub fn same_bits(left: Value, right: Value) -> bool {
    match (left, right) {
        (Value::Float(left), Value::Float(right)) => left.to_bits() == right.to_bits(),
        (Value::Double(left), Value::Double(right)) => left.to_bits() == right.to_bits(),
        _ => left == right,
    }
}

/// What an object and an offset stand for.
pub(super) enum Place {
    Field(ObjectId, u16),
    Static(usize),
    /// An array and a distance in bytes from its first element.
    Element(ObjectId, usize),
}

pub(super) fn place(machine: &Machine, object: Option<ObjectId>, offset: i64) -> Result<Place, Trap> {
    let Some(object) = object else { return Err(Trap::unsupported("memory outside the heap")) };
    if offset >= STATICS {
        return Ok(Place::Static(((offset - STATICS - BASE) / 8) as usize));
    }
    let distance = usize::try_from(offset - BASE).map_err(|_| outside())?;
    if machine.heap.get(object).body.length().is_some() {
        return Ok(Place::Element(object, distance));
    }
    Ok(Place::Field(object, u16::try_from(distance / 8).map_err(|_| outside())?))
}

fn outside() -> Trap {
    Trap::unsupported("an offset that belongs to no field or element")
}

pub fn read(machine: &Machine, object: Option<ObjectId>, offset: i64, kind: Kind) -> Result<Value, Trap> {
    let value = match place(machine, object, offset)? {
        Place::Field(object, slot) => machine.heap.field(object, slot),
        Place::Static(slot) => machine.heap.static_slot(StaticSlot(slot as u32)).value(),
        Place::Element(array, distance) => return read_element(machine, array, distance, kind),
    };
    reinterpret(value, kind).ok_or_else(outside)
}

/// A value as one of another kind with the same bits: the JDK updates floating-point fields as integers.
fn reinterpret(value: Value, kind: Kind) -> Option<Value> {
    Some(match (value, kind) {
        (Value::Float(value), Kind::Base(BaseType::Int)) => Value::Int(value.to_bits() as i32),
        (Value::Int(value), Kind::Base(BaseType::Float)) => Value::Float(f32::from_bits(value as u32)),
        (Value::Double(value), Kind::Base(BaseType::Long)) => Value::Long(value.to_bits() as i64),
        (Value::Long(value), Kind::Base(BaseType::Double)) => Value::Double(f64::from_bits(value as u64)),
        _ if value.fits(kind) => value,
        _ => return None,
    })
}

/// A value to be stored where `old` is now.
fn replacing(old: Value, value: Value) -> Option<Value> {
    match old {
        Value::Float(_) | Value::Term(Number::Float, _) => reinterpret(value, Kind::Base(BaseType::Float)),
        Value::Double(_) | Value::Term(Number::Double, _) => reinterpret(value, Kind::Base(BaseType::Double)),
        Value::Int(_) | Value::Term(Number::Int, _) => reinterpret(value, Kind::Base(BaseType::Int)),
        Value::Long(_) | Value::Term(Number::Long, _) => reinterpret(value, Kind::Base(BaseType::Long)),
        _ => reinterpret(value, Kind::Reference),
    }
}

pub fn write(
    machine: &mut Machine,
    object: Option<ObjectId>,
    offset: i64,
    kind: Kind,
    value: Value,
) -> Result<(), Trap> {
    let value = match (value, kind) {
        (Value::Int(int), Kind::Base(base)) => Value::Int(heap::narrow(int, base)),
        (Value::Term(..), Kind::Base(base)) => machine.narrow_number(value, base),
        _ => value,
    };
    let place = place(machine, object, offset)?;
    note(machine, &place, value)?;
    match place {
        Place::Field(object, slot) => {
            initialize(machine, object, slot)?;
            let value = replacing(machine.heap.field(object, slot), value).ok_or_else(outside)?;
            machine.heap.set_field(object, slot, value);
        }
        Place::Static(slot) => {
            let slot = StaticSlot(slot as u32);
            if machine.heap.static_slot(slot).is_unread() {
                machine.initialize_static(slot)?;
            }
            let value = replacing(machine.heap.static_slot(slot).value(), value).ok_or_else(outside)?;
            machine.heap.set_static(slot, value.into());
        }
        Place::Element(array, distance) => write_element(machine, array, distance, kind, value)?,
    }
    Ok(())
}

/// Tells of an assignment, if somebody wants to know of them.
fn note(machine: &mut Machine, place: &Place, value: Value) -> Result<(), Trap> {
    if !machine.recording {
        return Ok(());
    }
    let what = match *place {
        Place::Field(object, slot) => Written::Field(object, slot),
        Place::Element(array, distance) => {
            let width = machine.array_kind(array).map_or(1, width_of);
            Written::Element(array, Slot::int((distance / width) as i32))
        }
        Place::Static(slot) => Written::Static(StaticSlot(slot as u32)),
    };
    machine.note_native_store(what, value)
}

fn width_of(kind: Kind) -> usize {
    match kind {
        Kind::Reference => 4,
        _ => Body::array_size(kind, 1),
    }
}

fn read_element(machine: &Machine, array: ObjectId, distance: usize, kind: Kind) -> Result<Value, Trap> {
    let holds = machine.array_kind(array).ok_or_else(outside)?;
    let body = &machine.heap.get(array).body;
    let width = width_of(holds);
    if same_storage(holds, kind) && distance.is_multiple_of(width) {
        return body.element(distance / width).ok_or_else(outside);
    }
    // An access of another width, as string and array methods use to compare many elements at a time.
    let mut word = 0u64;
    for index in (0..width_of(kind)).rev() {
        word = word << 8 | u64::from(byte_at(body, width, distance + index).ok_or_else(outside)?);
    }
    Ok(match kind {
        Kind::Base(BaseType::Long) => Value::Long(word as i64),
        Kind::Base(BaseType::Int) => Value::Int(word as i32),
        Kind::Base(BaseType::Short) => Value::Int(i32::from(word as i16)),
        Kind::Base(BaseType::Char) => Value::Int(i32::from(word as u16)),
        Kind::Base(BaseType::Byte) => Value::Int(i32::from(word as i8)),
        Kind::Base(BaseType::Boolean) => Value::Int((word & 1) as i32),
        Kind::Base(BaseType::Float) => Value::Float(f32::from_bits(word as u32)),
        Kind::Base(BaseType::Double) => Value::Double(f64::from_bits(word)),
        Kind::Reference => return Err(outside()),
    })
}

fn same_storage(holds: Kind, kind: Kind) -> bool {
    let byte = |kind| matches!(kind, Kind::Base(BaseType::Boolean | BaseType::Byte));
    holds == kind || (byte(holds) && byte(kind))
}

fn element_bits(body: &Body, index: usize) -> Option<u64> {
    Some(match body.element(index)? {
        Value::Int(value) => u64::from(value as u32),
        Value::Long(value) => value as u64,
        Value::Float(value) => u64::from(value.to_bits()),
        Value::Double(value) => value.to_bits(),
        _ => return None,
    })
}

fn byte_at(body: &Body, width: usize, distance: usize) -> Option<u8> {
    Some((element_bits(body, distance / width)? >> (distance % width * 8)) as u8)
}

fn set_byte_at(body: &mut Body, width: usize, distance: usize, byte: u8) -> Option<()> {
    let (index, shift) = (distance / width, distance % width * 8);
    let bits = element_bits(body, index)? & !(0xff << shift) | u64::from(byte) << shift;
    let value = match body {
        Body::Longs(_) => Value::Long(bits as i64),
        Body::Floats(_) => Value::Float(f32::from_bits(bits as u32)),
        Body::Doubles(_) => Value::Double(f64::from_bits(bits)),
        _ => Value::Int(bits as i32),
    };
    body.set_element(index, value).then_some(())
}

fn write_element(
    machine: &mut Machine,
    array: ObjectId,
    distance: usize,
    kind: Kind,
    value: Value,
) -> Result<(), Trap> {
    let holds = machine.array_kind(array).ok_or_else(outside)?;
    let width = width_of(holds);
    let body = &mut machine.heap.get_mut(array).body;
    if same_storage(holds, kind) && distance.is_multiple_of(width) {
        if matches!(value, Value::Term(..)) {
            body.widen(holds);
        }
        return if body.set_element(distance / width, value) { Ok(()) } else { Err(outside()) };
    }
    let word = match value {
        Value::Int(value) => u64::from(value as u32),
        Value::Long(value) => value as u64,
        Value::Float(value) => u64::from(value.to_bits()),
        Value::Double(value) => value.to_bits(),
        _ => return Err(outside()),
    };
    for index in 0..width_of(kind) {
        set_byte_at(body, width, distance + index, (word >> (index * 8)) as u8).ok_or_else(outside)?;
    }
    Ok(())
}

fn array_index_scale(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = machine.mirrored(object(arguments, 1)?).ok_or_else(outside)?;
    match machine.program.class(class).kind {
        ClassKind::Array { holds, .. } => Step::int(width_of(holds) as i32),
        _ => Err(Trap::raise_plain("java/lang/InvalidClassException")),
    }
}

/// The offset of the field that a `java.lang.reflect.Field` stands for.
fn field_offset(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let field = super::members::reflected_field(machine, object(arguments, 1)?)?;
    Step::long(offset_in(machine.program.field(field).place))
}

pub fn offset_in(place: FieldPlace) -> i64 {
    match place {
        FieldPlace::Instance(slot) => BASE + 8 * i64::from(slot),
        FieldPlace::Static(slot) => STATICS + BASE + 8 * i64::from(slot.0),
    }
}

/// The field that an offset stands for.
pub fn place_of(offset: i64) -> Option<FieldPlace> {
    if offset >= STATICS {
        return u32::try_from((offset - STATICS - BASE) / 8).ok().map(|slot| FieldPlace::Static(StaticSlot(slot)));
    }
    u16::try_from((offset - BASE) / 8).ok().map(FieldPlace::Instance)
}

fn named_field_offset(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let name = machine.string_text(object(arguments, 2)?);
    match offset_of(machine, object(arguments, 1)?, &name) {
        Ok(offset) => Step::long(offset),
        Err(_) => Err(Trap::raise("java/lang/InternalError", name)),
    }
}

pub fn offset_of(machine: &Machine, mirror: ObjectId, name: &str) -> Result<i64, Trap> {
    let class = machine.mirrored(mirror).ok_or_else(outside)?;
    let field = machine.program.field_named(class, name).ok_or_else(outside)?;
    Ok(offset_in(field.place))
}

fn static_field_base(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    Step::value(machine.field(object(arguments, 1)?, "clazz"))
}

fn allocate_instance(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = machine.mirrored(object(arguments, 1)?).ok_or_else(outside)?;
    if machine.program.class(class).is_abstract() {
        let name = machine.program.class(class).java_name();
        return Err(Trap::raise("java/lang/InstantiationException", name));
    }
    machine.require_initialized(class)?;
    Step::value(machine.new_instance(class))
}

fn ensure_initialized(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    if let Some(class) = machine.mirrored(object(arguments, 1)?) {
        machine.require_initialized(class)?;
    }
    Step::void()
}

fn should_be_initialized(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = machine.mirrored(object(arguments, 1)?);
    Step::bool(class.is_some_and(|class| !machine.is_initialized(class)))
}

fn allocate_array(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let element = machine.mirrored(object(arguments, 1)?).ok_or_else(outside)?;
    let length = usize::try_from(int(arguments, 2)?).map_err(|_| outside())?;
    let class = machine.array_class(element)?;
    Step::value(machine.new_array(class, length)?)
}

/// With one thread nobody will unpark; only a wait with a time-out ends.
fn park(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (absolute, time) = (int(arguments, 1)?, long(arguments, 2)?);
    if machine.is_interrupted() {
        return Step::void();
    }
    if time <= 0 {
        return Err(Trap::unsupported("waiting for another thread"));
    }
    if absolute == 0 {
        std::thread::sleep(std::time::Duration::from_nanos(time as u64));
    }
    Step::void()
}
