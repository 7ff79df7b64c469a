//! Inputs by which one sees what a call assigns: where the path leaves it open, a field holds something else before than after.

use super::{Builder, NotConcrete, default};
use crate::case::{Contents, Field, Object, Prediction, Value};
use crate::junit::is_same;
use explore::PathView;
use heap::{Body, ObjectId, Origin};
use interp::Machine;
use program::{ClassId, FieldId, Kind, StaticSlot};
use std::collections::BTreeSet;
use term::{Evaluator, Sort, SymbolId};

/// What is tried for unknowns.
const TRIED: [i64; 3] = [1, 2, -1];
/// Where there are more unknowns, assignments or conditions, it is left as it is.
const MOST_UNKNOWNS: usize = 32;
const MOST_ASSIGNED: usize = 16;
const MOST_CONSTRAINTS: usize = 500;

/// A place of the input that was assigned to: what it held before, unless nobody has asked, and what it holds in the end.
struct Assigned {
    before: Option<heap::Value>,
    after: heap::Value,
}

impl Assigned {
    /// Whether both are the same number. What nobody has asked for is 0.
    fn is_same(&self, machine: &Machine, numbers: &[term::Value]) -> bool {
        let number = |value: heap::Value| match value {
            heap::Value::Term(_, term) => explore::evaluate(machine, numbers, term),
            known => known,
        };
        match (self.before.map(number), number(self.after)) {
            (None, heap::Value::Int(after)) => after == 0,
            (None, heap::Value::Long(after)) => after == 0,
            (None, heap::Value::Float(after)) => after.to_bits() == 0,
            (None, heap::Value::Double(after)) => after.to_bits() == 0,
            (before, after) => before == Some(after),
        }
    }
}

/// Gives unknowns other values where a place holds the same number before and after it was assigned to, if the path allows it.
pub(super) fn tell(machine: &Machine, numbers: &mut [term::Value]) {
    let Some(symbolic) = machine.symbolic() else { return };
    let constraints = symbolic.decider.constraints();
    let mut same: Vec<Assigned> = assigned(machine).filter(|place| place.is_same(machine, numbers)).collect();
    if same.len() > MOST_ASSIGNED || constraints.len() > MOST_CONSTRAINTS || numbers.len() > MOST_UNKNOWNS {
        return;
    }
    for unknown in 0..numbers.len().min(symbolic.terms.symbol_count()) {
        let info = symbolic.terms.symbol_info(SymbolId(unknown as u32));
        for tried in TRIED {
            let value = match info.sort {
                Sort::F32 => term::Value::of_f32(tried as f32),
                Sort::F64 => term::Value::of_f64(tried as f64),
                _ if (info.range.low..=info.range.high).contains(&tried) => term::Value(tried),
                _ => continue,
            };
            if same.is_empty() || numbers[unknown].0 != 0 {
                break;
            }
            let before = std::mem::replace(&mut numbers[unknown], value);
            let mut evaluator = Evaluator::new(&symbolic.terms, numbers);
            let is_better = constraints.iter().all(|&constraint| evaluator.holds(constraint))
                && same.iter().any(|place| !place.is_same(machine, numbers));
            match is_better {
                true => same.retain(|place| place.is_same(machine, numbers)),
                false => numbers[unknown] = before,
            }
        }
    }
}

/// The places of the input that were assigned to.
fn assigned(machine: &Machine) -> impl Iterator<Item = Assigned> + '_ {
    let heap = &machine.heap;
    let input = machine.input().map(|input| input.object);
    let rows = heap.symbolic_objects().iter().filter(move |row| Some(row.object) != input);
    let places = rows.flat_map(move |row| -> Vec<(heap::Slot, heap::Slot)> {
        match &heap.get(row.object).body {
            Body::Fields(current) => {
                let initial = |slot: usize| u16::try_from(slot).map(|slot| heap.initial(row.object, slot));
                let pairs = current.iter().enumerate().map(|(slot, now)| (initial(slot).ok(), *now));
                pairs.filter_map(|(initial, now)| Some((initial?, now))).collect()
            }
            Body::Accumulator(array) => array.touched.iter().map(|it| (it.initial, it.current)).collect(),
            _ => Vec::new(),
        }
    });
    let written = places.filter(|(initial, now)| !now.is_unread() && initial.value() != now.value());
    written.map(|(initial, now)| Assigned {
        before: (!initial.is_unread()).then(|| heap.resolved(initial.value())),
        after: heap.resolved(now.value()),
    })
}

/// The field that the path assigns to and must not, as `pkg.Class.name`.
pub(super) fn wrongly_assigned(view: &PathView<'_>, numbers: &[term::Value]) -> Option<String> {
    let message = view.violation(numbers)?.message;
    message.split_once(" is assigned to").map(|(what, _)| what.to_owned())
}

impl Builder<'_> {
    /// That a field must not be set to null is seen only if it held an object before, which it may where nobody has read it.
    pub(super) fn tell_nulls(
        &mut self,
        object: ObjectId,
        class: ClassId,
        place: usize,
        fields: &mut [Field],
    ) -> Result<(), NotConcrete> {
        let (Some(blamed), Body::Fields(current)) = (self.blamed.clone(), &self.machine.heap.get(object).body) else {
            return Ok(());
        };
        let known = self.known(class);
        for (number, (field, described)) in known.fields.iter().zip(fields).enumerate() {
            let is_blamed = blamed == format!("{}.{}", described.class, described.name);
            let is_open = described.value == Value::Null && self.overwritten.contains(&(place, number));
            let Some(now) = current.get(usize::from(field.slot)).filter(|_| is_blamed && is_open) else { continue };
            if self.is_given_null(now.value())? {
                let origin = Origin::Field { owner: object, slot: field.slot };
                described.value = self.held_before(&described.descriptor, origin)?;
            }
        }
        Ok(())
    }

    /// The same of an element of an array of such elements.
    pub(super) fn tell_null_element(
        &mut self,
        of: &str,
        array: ObjectId,
        place: usize,
        touched: &heap::Touched,
    ) -> Result<Option<Value>, NotConcrete> {
        let is_blamed = self.blamed.as_ref().is_some_and(|blamed| blamed.starts_with("an element"));
        let is_open = touched.initial.is_unread() && !touched.current.is_unread();
        match is_blamed && is_open && self.is_given_null(touched.current.value())? {
            true => self.held_before(of, Origin::Element { array, place: place as u32 }).map(Some),
            false => Ok(None),
        }
    }

    /// What a static field that must not be assigned to holds at first, if nobody has read it: not what it is given.
    pub(super) fn blamed_static(&mut self, id: FieldId, slot: StaticSlot) -> Result<Option<Value>, NotConcrete> {
        let program = &self.machine.program;
        let now = self.machine.heap.static_slot(slot);
        let field = program.field(id);
        let name = format!("{}.{}", self.name(field.class), program.text(field.name));
        if now.is_unread() || self.blamed.as_ref() != Some(&name) {
            return Ok(None);
        }
        let unread = default(field.kind);
        if field.kind == Kind::Reference {
            let holds = self.machine.is_non_null(id) || self.is_given_null(now.value())?;
            let descriptor = program.text(field.descriptor);
            return if holds { self.held_before(descriptor, Origin::Static(slot)).map(Some) } else { Ok(Some(unread)) };
        }
        let now = self.value(now.value(), field.kind)?;
        Ok(Some(if is_same(&now, &unread) { other_than(&now).unwrap_or(unread) } else { unread }))
    }

    fn is_given_null(&mut self, now: heap::Value) -> Result<bool, NotConcrete> {
        Ok(match self.machine.heap.resolved(now) {
            heap::Value::Null => true,
            heap::Value::Symbol(symbol) => self.unresolved(symbol)? == Value::Null,
            _ => false,
        })
    }

    /// An object that a place of this type may hold.
    fn held_before(&mut self, descriptor: &str, place: Origin) -> Result<Value, NotConcrete> {
        if descriptor.starts_with('[') {
            let class = descriptor.replace('/', ".");
            return Ok(self.add(Object { class: class.into(), contents: Contents::Array(Vec::new()) }));
        }
        // Of this class there are none.
        if descriptor == "Ljava/lang/Void;" {
            return Ok(Value::Null);
        }
        if descriptor == "Ljava/lang/Class;" {
            let of = self.machine.argued_at(place);
            return Ok(self.some_class(of.as_ref()).unwrap_or(Value::Null));
        }
        let filler = self.filler(descriptor)?;
        let declared = descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';'));
        let is_of_jdk = declared.is_some_and(|name| name.starts_with("java/"));
        Ok(match declared.filter(|_| is_of_jdk && filler == Value::Null) {
            Some(name) => self.unseen_of_jdk(name),
            None => filler,
        })
    }
}

/// The references among what nobody has read before it was assigned to that may still be anything.
pub(super) fn stored_references(machine: &Machine) -> BTreeSet<heap::SymbolId> {
    let symbol = |place: Assigned| match (place.before, place.after) {
        (None, heap::Value::Symbol(symbol)) => Some(symbol),
        _ => None,
    };
    assigned(machine).filter_map(symbol).collect()
}

/// Lets fields that nobody has read before they were assigned to hold something else at first.
pub(super) fn tell_apart(before: &mut [Object], after: &Prediction, overwritten: &BTreeSet<(usize, usize)>) {
    for &(object, place) in overwritten {
        let (Some(old), Some(new)) = (before.get_mut(object), after.objects.get(object)) else { continue };
        let own = format!("L{};", old.class.replace('.', "/"));
        let (Contents::Fields(old), Contents::Fields(new)) = (&mut old.contents, &new.contents) else { continue };
        let (Some(old), Some(new)) = (old.get_mut(place), new.get(place)) else { continue };
        if is_same(&old.value, &new.value) {
            // Whether null must not be there is told only if something else was there before.
            let is_blamed = after.violation.is_some() && new.value == Value::Null && *old.descriptor == *own;
            old.value = if is_blamed { Value::Object(object) } else { other_than(&new.value).unwrap_or(old.value) };
        }
    }
}

/// A small number that is another one.
fn other_than(value: &Value) -> Option<Value> {
    Some(match *value {
        Value::Boolean(value) => Value::Boolean(!value),
        Value::Byte(value) => Value::Byte(i8::from(value == 0)),
        Value::Char(value) => Value::Char(if value == u16::from(b'a') { u16::from(b'b') } else { u16::from(b'a') }),
        Value::Short(value) => Value::Short(i16::from(value == 0)),
        Value::Int(value) => Value::Int(i32::from(value == 0)),
        Value::Long(value) => Value::Long(i64::from(value == 0)),
        Value::Float(value) => Value::Float(if value == 0.0 { 1.0 } else { 0.0 }),
        Value::Double(value) => Value::Double(if value == 0.0 { 1.0 } else { 0.0 }),
        Value::Null | Value::Object(_) | Value::Any => return None,
    })
}
