//! Regions stay apart: what may be stored, given and returned where (2006, section 4).
//!
//! A field, parameter or method that names a region holds, takes or gives objects of that region only. A variable that names
//! none belongs to the region of the object that it is in; static fields, and the parameters and results of methods
//! without a receiver, belong to no region, which is one as well. What the code has made is free until it is linked to an
//! object of a region, which it then joins with everything that it leads to. Constants (strings, boxes, enums,
//! what the JDK has made for itself) are everywhere.

use super::super::alternative::Then;
use super::super::outcome::{RegionUse, Violation, ViolationKind};
use super::super::written::Written;
use super::REGION;
use crate::frame::Step;
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::{Stop, Trap};
use heap::{Body, Knowledge, ObjectId, Region, Slot, SymbolId, Value};
use program::{Annotated, Kind, MethodId};
use std::collections::BTreeSet;

/// Where an object is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Belongs {
    Everywhere,
    /// The code has made it, and linked it to nothing that is in a region.
    Free(ObjectId),
    In(Region),
}

/// The region that a variable asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Wanted {
    region: Region,
    is_named: bool,
}

/// An object that does not fit.
struct Misfit {
    region: Region,
    /// Whether it is not the object itself, but one that it leads to.
    is_reached: bool,
}

impl Machine {
    fn belonging(&self, value: Value) -> Belongs {
        match self.heap.resolved(value) {
            Value::Object(object) if self.is_shared(self.heap.class(object)) => Belongs::Everywhere,
            Value::Object(object) => match (self.heap.symbolic(object), self.heap.joined(object)) {
                (Some(row), _) if self.is_everywhere(row) => Belongs::Everywhere,
                (Some(row), _) => Belongs::In(row.context.region),
                (None, Some(region)) => Belongs::In(region),
                (None, None) if self.heap.is_made(object) => Belongs::Free(object),
                (None, None) if self.is_of_jdk(object) || self.is_constant_of_jdk(object) => Belongs::Everywhere,
                (None, None) => Belongs::In(self.region_of_constant(object)),
            },
            Value::Symbol(symbol) => {
                let row = self.heap.symbol(symbol);
                if self.are_all_shared(row.types) { Belongs::Everywhere } else { Belongs::In(row.context.region) }
            }
            _ => Belongs::Everywhere,
        }
    }

    /// What the variable asks for that is about to be assigned to; `None` if anything will do.
    fn region_wanted_by(&mut self, what: Written) -> Option<Wanted> {
        let (named, owner) = match what {
            Written::Field(object, slot) => {
                let class = self.layout_class(object);
                (self.region_of_field(class, slot), Some(object))
            }
            Written::Element(array, _) => (Region::NONE, Some(array)),
            Written::Static(slot) => (self.region_of_static(slot), None),
            Written::Everything(_) | Written::Library { .. } => return None,
        };
        if named != Region::NONE {
            return Some(Wanted { region: named, is_named: true });
        }
        match owner.map(|owner| self.belonging(Value::Object(owner))) {
            None => Some(Wanted { region: Region::NONE, is_named: false }),
            Some(Belongs::In(region)) => Some(Wanted { region, is_named: false }),
            Some(Belongs::Free(_) | Belongs::Everywhere) => None,
        }
    }

    /// Whether a value may be where a region is asked for. What is free joins that region, with what it leads to.
    fn fit(&mut self, value: Value, region: Region) -> Result<(), Misfit> {
        let mut pending = vec![(value, region)];
        let mut is_reached = false;
        while let Some((value, wanted)) = pending.pop() {
            match self.belonging(value) {
                Belongs::Everywhere => {}
                Belongs::In(region) if region == wanted => {}
                Belongs::In(region) => return Err(Misfit { region, is_reached }),
                Belongs::Free(object) => {
                    self.heap.join(object, wanted);
                    for (value, named) in self.references_in(object) {
                        pending.push((value, if named == Region::NONE { wanted } else { named }));
                    }
                }
            }
            is_reached = true;
        }
        Ok(())
    }

    /// The references that an object of the code holds, with the regions that their fields name.
    fn references_in(&mut self, object: ObjectId) -> Vec<(Value, Region)> {
        let unnamed = |value: Value| (value, Region::NONE);
        let held: Vec<Value> = match &self.heap.get(object).body {
            Body::Fields(fields) => fields.iter().map(|slot| slot.value()).collect(),
            Body::References(elements) => return elements.iter().copied().map(unnamed).collect(),
            Body::Slots(Kind::Reference, elements) => {
                return elements.iter().map(|slot| unnamed(slot.value())).collect();
            }
            Body::Accumulator(accumulator) if accumulator.holds == Kind::Reference => {
                return accumulator.touched.iter().map(|touched| unnamed(touched.current.value())).collect();
            }
            _ => return Vec::new(),
        };
        let class = self.heap.class(object);
        let references = held.into_iter().enumerate().filter(|(_, value)| value.is_reference());
        references.map(|(slot, value)| (value, self.region_of_field(class, slot as u16))).collect()
    }

    /// An assignment of a value is about to be made. `Some`: something has to be known first.
    pub(crate) fn note_store(&mut self, what: Written, value: Value) -> Result<Option<Flow>, Trap> {
        if let Some(flow) = self.check_region_of_store(what, value)? {
            return Ok(Some(flow));
        }
        self.note_write(what)?;
        Ok(None)
    }

    /// The region part of it, for an element of an array.
    pub(crate) fn check_region_of_element(&mut self, array: ObjectId, value: Value) -> Result<Option<Flow>, Trap> {
        self.check_region_of_store(Written::Element(array, Slot::int(0)), value)
    }

    fn check_region_of_store(&mut self, what: Written, value: Value) -> Result<Option<Flow>, Trap> {
        if self.uses_regions() && value.is_reference() && self.symbolic_mut().evaluating.is_none() {
            if let Some(wanted) = self.region_wanted_by(what) {
                let name = |machine: &Machine| machine.name_of_written(what);
                if let Some(symbol) = self.require_region(value, wanted, RegionUse::Stored, &name)? {
                    return self.decide_nullness(symbol, Then::Retry, Then::Retry).map(Some);
                }
            }
        }
        Ok(None)
    }

    /// The same for an element that a native method stores.
    pub(crate) fn check_native_element(&mut self, array: ObjectId, value: Value) -> Result<(), Trap> {
        self.cannot_wait(|machine| machine.check_region_of_element(array, value))
    }

    /// The same for an assignment that a native method makes, which cannot wait.
    pub(crate) fn note_native_store(&mut self, what: Written, value: Value) -> Result<(), Trap> {
        self.cannot_wait(|machine| machine.note_store(what, value))
    }

    fn cannot_wait(&mut self, check: impl FnOnce(&mut Machine) -> Result<Option<Flow>, Trap>) -> Result<(), Trap> {
        match check(self)? {
            None => Ok(()),
            Some(_) => Err(Trap::unsupported("a native method that stores an unknown reference of another region")),
        }
    }

    /// Checks that a value is in a region, or free. Gives the reference of which it must be known first whether it is null.
    fn require_region(
        &mut self,
        value: Value,
        wanted: Wanted,
        usage: RegionUse,
        name: &dyn Fn(&Machine) -> String,
    ) -> Result<Option<SymbolId>, Trap> {
        let Err(misfit) = self.fit(value, wanted.region) else { return Ok(None) };
        if let Value::Symbol(symbol) = self.heap.resolved(value) {
            if self.heap.symbol(symbol).knowledge == Knowledge::MayBeNull {
                return Ok(Some(symbol));
            }
        }
        let region = self.region_in_words(misfit.region);
        let found = match misfit.is_reached {
            true => format!("an object that leads to one of {region}"),
            false => format!("an object of {region}"),
        };
        let wanted = match wanted.is_named {
            true => format!("names {}", self.region_in_words(wanted.region)),
            false if wanted.region == Region::NONE => "belongs to no region and names none".to_owned(),
            false => format!("belongs to {} and names no other", self.region_in_words(wanted.region)),
        };
        let kind = ViolationKind::Region { usage, what: name(self), found, wanted };
        let trace = self.current_trace().into_iter().map(|entry| self.place(entry)).collect();
        Err(Trap::Stop(Box::new(Stop::Violated(Violation { kind, trace }))))
    }

    fn named_region(&mut self, of: impl Into<Annotated>) -> Option<Region> {
        let name = self.program.annotation_text(of, REGION, "value")?;
        Some(self.symbolic_mut().open.regions.numbered(&name))
    }

    /// The reference arguments of the running stand-in: the region that the parameter names, and the value.
    fn arguments_of_call(&mut self, method: MethodId) -> Vec<(Option<u8>, Option<Region>, Value)> {
        let of = self.program.method(method);
        let (is_static, kinds) = (of.is_static(), of.types.parameters.iter().map(|it| it.kind()).collect::<Vec<_>>());
        let base = self.frame().base as usize;
        let mut local = 0;
        let mut found = Vec::new();
        let receiver = (!is_static).then_some((None, Kind::Reference));
        let own = kinds.into_iter().enumerate().map(|(place, kind)| (Some(place as u8), kind));
        for (place, kind) in receiver.into_iter().chain(own) {
            if kind == Kind::Reference {
                let value = self.stack.get(base + local).map_or(Value::Null, |slot| slot.value());
                let named = place.and_then(|place| self.named_region(Annotated::Parameter(method, place)));
                found.push((place, named, value));
            }
            local += 1 + usize::from(kind.is_wide());
        }
        found
    }

    /// The region that whatever names none belongs to in a call: that of the receiver, or if it is free that of the
    /// first argument that is in one. `None`: all of them are free.
    fn region_of_call(&mut self, method: MethodId) -> Option<Region> {
        if self.program.method(method).is_static() {
            return Some(Region::NONE);
        }
        let arguments = self.arguments_of_call(method);
        let unnamed = arguments.into_iter().filter(|(_, named, _)| named.is_none());
        unnamed.map(|(_, _, value)| self.belonging(value)).find_map(|belongs| match belongs {
            Belongs::In(region) => Some(region),
            Belongs::Free(_) | Belongs::Everywhere => None,
        })
    }

    /// Checks the arguments of a call by contract. A method that links nothing may be given objects of any region where
    /// it names none. `Some`: something has to be known first.
    pub(super) fn check_regions_of_call(&mut self, method: MethodId, is_pure: bool) -> Result<Option<Step>, Trap> {
        if !self.uses_regions() {
            return Ok(None);
        }
        let result = &self.program.method(method).types.result;
        let links = !is_pure || result.as_ref().is_some_and(|of| of.kind() == Kind::Reference);
        let of_call = self.region_of_call(method);
        for (place, named, value) in self.arguments_of_call(method) {
            let wanted = match (named, of_call) {
                (Some(region), _) => Wanted { region, is_named: true },
                (None, Some(region)) if links => Wanted { region, is_named: false },
                _ => continue,
            };
            let name = |machine: &Machine| machine.name_of_parameter(method, place);
            if wanted.is_named && of_call == Some(wanted.region) && wanted.region != Region::NONE {
                return Err(self.same_region_twice(method, wanted.region));
            }
            if let Some(symbol) = self.require_region(value, wanted, RegionUse::Given, &name)? {
                self.decide_nullness(symbol, Then::Retry, Then::Retry)?;
                return Ok(Some(Step::Retry));
            }
        }
        Ok(None)
    }

    /// What the method calls apart is in one region.
    fn same_region_twice(&self, method: MethodId, region: Region) -> Trap {
        let region = self.region_in_words(region);
        let (found, wanted) =
            (format!("an object of {region}"), format!("must be apart from {region}, which it names"));
        let what = format!("what names no region in {}", self.name_of_method(method));
        let kind = ViolationKind::Region { usage: RegionUse::Given, what, found, wanted };
        let trace = self.current_trace().into_iter().map(|entry| self.place(entry)).collect();
        Trap::Stop(Box::new(Stop::Violated(Violation { kind, trace })))
    }

    /// The region of what a call by contract returns.
    pub(super) fn region_of_result(&mut self, method: MethodId) -> Region {
        if !self.uses_regions() {
            return Region::NONE;
        }
        self.named_region(method).or_else(|| self.region_of_call(method)).unwrap_or(Region::NONE)
    }

    fn name_of_method(&self, method: MethodId) -> String {
        let of = self.program.method(method);
        format!("{}.{}", self.program.class(of.class).java_name(), self.program.text(of.name))
    }

    fn name_of_parameter(&self, method: MethodId, place: Option<u8>) -> String {
        let name = place.map_or("this".to_owned(), |place| {
            let known = self.symbolic.as_ref().and_then(|symbolic| symbolic.open.parameters.get(&method));
            known.and_then(|names| names.get(usize::from(place)).cloned()).unwrap_or_else(|| format!("arg{place}"))
        });
        format!("{name} of {}", self.name_of_method(method))
    }

    /// The regions that a call with these arguments can look into.
    pub(super) fn regions_reached(&mut self, arguments: &[Value]) -> BTreeSet<Region> {
        let mut found = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut pending: Vec<Value> = arguments.iter().copied().filter(|value| value.is_reference()).collect();
        if pending.is_empty() || !self.uses_regions() {
            found.insert(Region::NONE);
        }
        while let Some(value) = pending.pop() {
            match self.belonging(value) {
                Belongs::Everywhere => {}
                Belongs::In(region) => {
                    found.insert(region);
                    found.extend(self.regions_named_from(value));
                }
                Belongs::Free(object) => {
                    found.insert(Region::NONE);
                    if self.uses_regions() && seen.insert(object) {
                        pending.extend(self.references_in(object).into_iter().map(|(value, _)| value));
                    }
                }
            }
        }
        found
    }
}

/// Whether the result of a method, by its number, is in the region that the method names.
pub(super) fn returned(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Int(method) = arguments[1] else { return Err(Trap::unverifiable("a result of no method")) };
    let method = MethodId(method as u32);
    if !machine.uses_regions() {
        return Step::void();
    }
    let named = machine.named_region(method);
    let wanted = Wanted { region: named.unwrap_or(Region::NONE), is_named: named.is_some() };
    let name = |machine: &Machine| machine.name_of_method(method);
    if let Some(symbol) = machine.require_region(arguments[0], wanted, RegionUse::Returned, &name)? {
        machine.decide_nullness(symbol, Then::Retry, Then::Retry)?;
        return Ok(Step::Retry);
    }
    Step::void()
}
