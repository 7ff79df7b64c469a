//! What a method inherits: the contracts of the methods that it overrides (JML reference manual, section 7.2).

use super::said::{MethodSaid, Said};
use crate::agreed::{MethodContract, Nullness, Place};
use program::{ClassId, MethodId, Program, access};
use std::collections::BTreeSet;

/// A class and all its supertypes: superclasses, the nearest first, then interfaces by name.
pub(super) fn self_and_supertypes(program: &Program, class: ClassId) -> Vec<ClassId> {
    let of = program.class(class);
    let mut interfaces: Vec<ClassId> = of.all_interfaces.iter().copied().filter(|&home| home != class).collect();
    interfaces.sort_by_key(|&home| program.class(home).name.clone());
    let classes = of.lineage.iter().rev().copied().filter(|&home| home != class);
    [class].into_iter().chain(classes).chain(interfaces).collect()
}

/// The methods that a method overrides, directly or not, the nearest first.
pub fn overridden(program: &mut Program, method: MethodId) -> Vec<MethodId> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::from([method]);
    let mut pending = vec![method];
    while let Some(next) = pending.pop() {
        for other in overridden_from(program, next) {
            if seen.insert(other) {
                found.push(other);
                pending.push(other);
            }
        }
    }
    found
}

/// The methods of the supertypes of a method's class that it overrides, under its own descriptor or that of a bridge.
fn overridden_from(program: &mut Program, id: MethodId) -> Vec<MethodId> {
    if !can_override(program, id) {
        return Vec::new();
    }
    let class = program.method(id).class;
    let homes = self_and_supertypes(program, class);
    let mut found = Vec::new();
    for form in [id].into_iter().chain(bridges_to(program, id)) {
        for &home in &homes[1..] {
            let wanted = program.method(form);
            let (name, descriptor) = (program.text(wanted.name), program.text(wanted.descriptor));
            let other = program.declared_method(home, name, descriptor);
            found.extend(other.filter(|&other| can_override(program, other) && is_seen(program, class, other)));
        }
    }
    found
}

fn can_override(program: &Program, id: MethodId) -> bool {
    let method = program.method(id);
    let is_bound = method.is_static() || method.is_private() || program.text(method.name).starts_with('<');
    !is_bound && method.access & access::BRIDGE == 0
}

/// JVMS §5.4.5: what is neither public nor protected is overridden in its own package only.
fn is_seen(program: &Program, class: ClassId, other: MethodId) -> bool {
    let other = program.method(other);
    other.access & (access::PUBLIC | access::PROTECTED) != 0 || program.same_package(class, other.class)
}

/// The methods with which the compiler makes this one override others of a different descriptor, as `compareTo(Object)` does
/// for `compareTo(Node)`.
fn bridges_to(program: &mut Program, id: MethodId) -> Vec<MethodId> {
    let method = program.method(id);
    let (class, name, descriptor) = (method.class, method.name, method.descriptor);
    let is_bridge = |other: &MethodId| {
        let other = program.method(*other);
        other.access & access::BRIDGE != 0 && other.name == name
    };
    let bridges: Vec<MethodId> = program.class(class).methods.iter().copied().filter(is_bridge).collect();
    let (name, descriptor) = (program.text(name).to_owned(), program.text(descriptor).to_owned());
    bridges.into_iter().filter(|&bridge| program.calls_own(bridge, &name, &descriptor)).collect()
}

/// The contract of a method: what was said of itself, and of those that it overrides.
pub(super) fn contract(
    program: &Program,
    method: MethodId,
    own: MethodSaid,
    inherited: Vec<MethodSaid>,
) -> MethodContract {
    let count = program.method(method).types.parameters.len();
    let all: Vec<&MethodSaid> = [&own].into_iter().chain(&inherited).collect();
    let mut values: Vec<(Nullness, Option<Place>)> =
        (0..count).map(|index| first(&all, index, Nullness::Nullable)).collect();
    values.push(first(&all, count, Nullness::NonNull));
    let nullness_places = values.iter().map(|(_, place)| place.clone()).collect();
    let result = values.pop().map_or(Nullness::Unsaid, |(nullness, _)| nullness);
    MethodContract {
        method,
        cases: all.iter().flat_map(|said| said.cases.iter().cloned()).collect(),
        parameters: values.into_iter().map(|(nullness, _)| nullness).collect(),
        names: all.iter().map(|said| &said.names).find(|names| names.len() == count).cloned().unwrap_or_default(),
        result,
        nullness_places,
        pure: all.iter().any(|said| said.pure.is_some()),
        pure_at: all.iter().find_map(|said| said.pure.clone()),
        fresh: all.iter().any(|said| said.fresh),
        // Who calls the method by what it overrides sees to no invariants, nor relies on them afterwards.
        helper: all.iter().any(|said| said.helper),
        statements: own.statements,
    }
}

/// What counts of what was said of one value: the stronger word if anybody used it, else the other one. Of a parameter that is
/// that it may be null, since preconditions get weaker; of a result that it may not, since postconditions get stronger.
fn first(all: &[&MethodSaid], index: usize, stronger: Nullness) -> (Nullness, Option<Place>) {
    let said: Vec<&Said> = all.iter().filter_map(|said| said.values.get(index)).collect();
    let found = said.iter().find(|said| said.nullness == stronger);
    let found = found.or_else(|| said.iter().find(|said| said.nullness != Nullness::Unsaid));
    found.map_or((Nullness::Unsaid, None), |said| (said.nullness, said.place.clone()))
}
