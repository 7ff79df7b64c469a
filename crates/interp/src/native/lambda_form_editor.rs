//! `java.lang.invoke.LambdaFormEditor`: forms made out of other forms; see `handle::edit`.

use super::arguments::{int, object};
use super::lambda_form::basic;
use crate::frame::{Native, Step};
use crate::handle::edit::Edit;
use crate::handle::form::{Basic, FormId, Shape};
use heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::{ClassKind, Kind};

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match name {
        "bindArgumentForm" => bind_argument,
        "addArgumentForm" => add_argument,
        "dupArgumentForm" => duplicate_argument,
        "spreadArgumentsForm" => spread_arguments,
        "collectArgumentsForm" => collect_arguments,
        "filterArgumentForm" => filter_argument,
        "filterRepeatedArgumentForm" => filter_repeated_argument,
        "filterReturnForm" => filter_return,
        "collectReturnValueForm" => collect_return_value,
        "foldArgumentsForm" if descriptor.contains('[') => fold_selected_arguments,
        "foldArgumentsForm" => fold_arguments,
        "filterArgumentsForm" => filter_with_arguments,
        "permuteArgumentsForm" => permute_arguments,
        _ => return None,
    })
}

/// The form that the editor `this` is about.
fn below(machine: &mut Machine, arguments: &[Value]) -> Result<FormId, Trap> {
    match machine.field(object(arguments, 0)?, "lambdaForm") {
        Value::Object(form) => machine.form_of(form),
        _ => Err(crate::handle::unmodelled()),
    }
}

/// A position that the JDK gives with the handle counted.
fn position(arguments: &[Value], at: usize) -> Result<usize, Trap> {
    index(int(arguments, at)? - 1)
}

fn index(position: i32) -> Result<usize, Trap> {
    usize::try_from(position).map_err(|_| Trap::unverifiable("an edit of an argument that is not there"))
}

/// Positions that the JDK gives without the handle, or with it.
fn positions(machine: &Machine, arguments: &[Value], at: usize, first: i32) -> Result<Vec<usize>, Trap> {
    match &machine.heap.get(object(arguments, at)?).body {
        Body::Ints(positions) => positions.iter().map(|&position| index(position - first)).collect(),
        _ => Err(Trap::unverifiable("positions that are no ints")),
    }
}

fn shape(machine: &Machine, arguments: &[Value], at: usize) -> Result<Shape, Trap> {
    machine.shape_of_type(object(arguments, at)?)
}

fn edited(machine: &mut Machine, arguments: &[Value], edit: Edit) -> Result<Step, Trap> {
    let below = below(machine, arguments)?;
    let form = machine.edited_form(below, edit)?;
    Step::value(machine.form_object(form))
}

fn bind_argument(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let at = position(arguments, 1)?;
    edited(machine, arguments, Edit::Bind(at))
}

fn add_argument(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (at, basic) = (position(arguments, 1)?, basic(machine, object(arguments, 2)?)?);
    edited(machine, arguments, Edit::Add(at, basic))
}

fn duplicate_argument(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (from, to) = (position(arguments, 1)?, position(arguments, 2)?);
    edited(machine, arguments, Edit::Duplicate { from, to })
}

fn spread_arguments(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (at, length) = (position(arguments, 1)?, index(int(arguments, 3)?)?);
    let array = machine.mirrored(object(arguments, 2)?).map(|class| machine.program.class(class).kind);
    let holds = match array {
        Some(ClassKind::Array { holds: Kind::Base(base), .. }) => Some(base),
        _ => None,
    };
    edited(machine, arguments, Edit::Spread { at, holds, length })
}

fn collect_arguments(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (at, collector) = (position(arguments, 1)?, shape(machine, arguments, 2)?);
    edited(machine, arguments, Edit::Collect(at, collector))
}

fn filter_argument(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (at, basic) = (position(arguments, 1)?, basic(machine, object(arguments, 2)?)?);
    let below = below(machine, arguments)?;
    let gives = machine.form(below).shape.parameters.get(at).copied();
    let gives = gives.ok_or_else(|| Trap::unverifiable("an edit of an argument that is not there"))?;
    edited(machine, arguments, Edit::Collect(at, Shape::new(&[basic], gives)))
}

fn filter_repeated_argument(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let basic = basic(machine, object(arguments, 1)?)?;
    let positions = positions(machine, arguments, 2, 1)?;
    edited(machine, arguments, Edit::FilterSeveral(basic, positions))
}

fn filter_return(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let basic = basic(machine, object(arguments, 1)?)?;
    let by_zero = int(arguments, 2)? != 0;
    edited(machine, arguments, if by_zero { Edit::ReplaceResult(basic) } else { Edit::FilterResult(basic) })
}

fn collect_return_value(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let collector = shape(machine, arguments, 1)?;
    edited(machine, arguments, Edit::CollectResult(collector))
}

/// A combiner that returns something nobody wants counts as one that returns nothing.
fn combiner(machine: &Machine, arguments: &[Value]) -> Result<Shape, Trap> {
    let combiner = shape(machine, arguments, 3)?;
    let is_dropped = int(arguments, 2)? != 0;
    Ok(if is_dropped { Shape { result: Basic::Void, ..combiner } } else { combiner })
}

fn fold_arguments(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (at, combiner) = (position(arguments, 1)?, combiner(machine, arguments)?);
    let first = at + usize::from(combiner.result != Basic::Void);
    let from = (first..first + combiner.parameters.len()).collect();
    edited(machine, arguments, Edit::Fold { at, combiner, from })
}

fn fold_selected_arguments(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (at, combiner) = (position(arguments, 1)?, combiner(machine, arguments)?);
    let from = positions(machine, arguments, 4, 0)?;
    edited(machine, arguments, Edit::Fold { at, combiner, from })
}

fn filter_with_arguments(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (at, combiner) = (position(arguments, 1)?, shape(machine, arguments, 2)?);
    let from = positions(machine, arguments, 3, 0)?;
    edited(machine, arguments, Edit::FilterWith { at, combiner, from })
}

fn permute_arguments(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let order = positions(machine, arguments, 2, 0)?;
    edited(machine, arguments, Edit::Permute(order))
}
