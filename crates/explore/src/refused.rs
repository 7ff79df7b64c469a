//! Objects of the input that constructors may refuse: only what invariants say keeps them away.
//!
//! Constructors are not run, only their code is asked: whether they refuse just these values the help leaves open.

use crate::driver::ClauseKind;
use crate::names;
use crate::search::PathView;
use heap::{Knowledge, ObjectId, Origin};
use program::{ClassId, FieldPlace, access};
use std::cell::RefCell;

/// What to say where the path has found out something about a final field of a class without invariants, each of whose constructors can
/// throw.
pub fn help(view: &PathView<'_>) -> Option<String> {
    let machine = view.machine;
    let asked = unknowns_of_conditions(view);
    let nulls = machine.heap.symbols().iter().filter(|symbol| symbol.knowledge == Knowledge::Null);
    let origins = nulls.map(|symbol| symbol.origin).chain(asked);
    let (class, field, exceptions) =
        origins.flat_map(|origin| final_fields(view, origin)).find_map(|(class, field)| {
            let exceptions = machine.program.refusals(class);
            (!exceptions.is_empty() && !has_invariant(view, class)).then_some((class, field, exceptions))
        })?;
    let of = machine.program.class(class);
    let is_constructor = |id: &&program::MethodId| machine.program.text(machine.program.method(**id).name) == "<init>";
    let who = match of.methods.iter().filter(is_constructor).count() {
        1 => "the constructor",
        _ => "each of the constructors",
    };
    let name = names::class_name(machine, class);
    Some(format!(
        "the field {field} of {name} is final, and {who} can throw {}; if that keeps such an object from being made, say so: by \
         a method with @Invariant in the class, or by `//@ invariant …;`",
        exceptions.join(" or ")
    ))
}

/// The unknowns that the numeric conditions of the path speak of, in their order.
fn unknowns_of_conditions(view: &PathView<'_>) -> Vec<Origin> {
    let machine = view.machine;
    let Some(state) = machine.symbolic() else { return Vec::new() };
    let found = RefCell::new(Vec::new());
    for &constraint in state.decider.constraints() {
        let note = |symbol: term::SymbolId| {
            found.borrow_mut().extend(machine.heap.unknowns().get(symbol.index()).copied());
            String::new()
        };
        term::java(&state.terms, constraint, &note);
    }
    found.into_inner()
}

/// The final fields of the program that lead to an unknown, from the nearest on, each with the class that declares it.
fn final_fields(view: &PathView<'_>, origin: Origin) -> Vec<(ClassId, String)> {
    let machine = view.machine;
    let mut found = Vec::new();
    let mut origin = Some(origin);
    // Materialized from one another, so that this comes to an end at a parameter.
    while let Some(at) = origin {
        let owner = match at {
            Origin::Field { owner, slot } => {
                found.extend(final_field(view, owner, slot));
                owner
            }
            Origin::Element { array, .. } | Origin::Length { array } => array,
            _ => break,
        };
        let row = machine.heap.symbolic(owner).filter(|_| machine.input().is_none_or(|input| input.object != owner));
        origin = row.map(|row| machine.heap.symbol(row.symbol).origin);
    }
    found
}

/// The class and the name of a field that is final and of the program.
pub fn final_field(view: &PathView<'_>, owner: ObjectId, slot: u16) -> Option<(ClassId, String)> {
    // The parameters are fields of what only Kukang has.
    if view.machine.input().is_some_and(|input| input.object == owner) {
        return None;
    }
    let program = &view.machine.program;
    let lineage = &program.class(view.machine.heap.class(owner)).lineage;
    let mut fields = lineage.iter().flat_map(|&class| &program.class(class).fields).map(|&id| program.field(id));
    let field = fields.find(|field| field.place == FieldPlace::Instance(slot))?;
    let is_users = program.class(field.class).module.is_none() && field.access & access::FINAL != 0;
    is_users.then(|| (field.class, program.text(field.name).to_owned()))
}

/// Whether somebody has said what holds of the objects of a class: then it was thought of.
fn has_invariant(view: &PathView<'_>, class: ClassId) -> bool {
    let program = &view.machine.program;
    let of = program.class(class);
    let is_marked = |&id: &program::MethodId| program.has_annotation(id, "kukang/contracts/Invariant");
    let is_here = |file: &str| of.source_file.as_deref().is_some_and(|own| file.rsplit('/').next() == Some(own));
    let mut conditions = view.driver.clauses.iter().chain(view.driver.lasting.iter());
    of.methods.iter().any(is_marked)
        || conditions.any(|clause| clause.kind == ClauseKind::Invariant && is_here(&clause.file))
}
