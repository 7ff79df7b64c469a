//! Forms made out of other forms, as `LambdaFormEditor` makes them: each takes other arguments, does something with
//! them, and calls the form below with the arguments that it takes.
//!
//! Positions count the arguments from 0; the JDK counts the handle too. An edit that needs a handle finds it among the
//! values that the handle is bound to, behind those that the form below knows of.

use super::emit::{Emitter, element_ops};
use super::form::{Basic, FormId, Purpose, Shape};
use crate::machine::Machine;
use crate::trap::Trap;
use program::{BaseType, Op};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Edit {
    /// The argument at this position is bound.
    Bind(usize),
    /// There is one more argument, which nobody uses.
    Add(usize, Basic),
    /// The argument `to` is the same as the argument `from`.
    Duplicate { from: usize, to: usize },
    /// These arguments are the elements of an array, of references if `holds` is `None`.
    Spread { at: usize, holds: Option<BaseType>, length: usize },
    /// The argument is what a bound handle makes of arguments in its place; or the handle just runs before, if it
    /// returns nothing.
    Collect(usize, Shape),
    /// A bound handle turns arguments of this type into those that the form below takes.
    FilterSeveral(Basic, Vec<usize>),
    /// A bound handle turns the result into one of this type.
    FilterResult(Basic),
    /// The result is replaced by zero.
    ReplaceResult(Basic),
    /// A bound handle takes more arguments and the result.
    CollectResult(Shape),
    /// A bound handle is called with some of the arguments that the form below takes; unless it returns nothing, its
    /// result becomes the argument `at`.
    Fold { at: usize, combiner: Shape, from: Vec<usize> },
    /// As `Fold`, but the argument `at` is there before as well.
    FilterWith { at: usize, combiner: Shape, from: Vec<usize> },
    /// The form below takes these arguments.
    Permute(Vec<usize>),
}

/// How the new form's arguments become those of the form below.
struct Plan {
    shape: Shape,
    /// Where each argument of the form below comes from.
    sources: Vec<Source>,
}

#[derive(Clone, Copy)]
enum Source {
    Argument(usize),
    /// The value that the edit bound.
    Bound,
    /// What the edit computed, in the local variable that will be made for it.
    Computed,
    /// An element of the array at a position.
    Element {
        array: usize,
        index: usize,
    },
}

impl Machine {
    /// The form that an edit makes of another one.
    pub(crate) fn edited_form(&mut self, below: FormId, edit: Edit) -> Result<FormId, Trap> {
        let purpose = Purpose::Edited(below, edit.clone());
        if let Some(known) = self.known_form(&purpose) {
            return Ok(known);
        }
        let (slots, host) = (self.handle_slots()?, self.handle_host()?);
        let form = self.form(below);
        let (bound, method) = (form.bound, form.method);
        let plan =
            plan(&form.shape, &edit).ok_or_else(|| Trap::unverifiable("an edit of arguments that are not there"))?;
        let below_shape = form.shape.clone();
        let mut code = Emitter::new(plan.shape, slots);
        let computed = prepare(&mut code, &edit, bound, &below_shape, &plan.sources);
        code.this();
        for (position, &source) in plan.sources.iter().enumerate() {
            load(&mut code, &edit, source, bound, computed[position]);
        }
        code.call(method);
        finish(&mut code, &edit, below_shape.result);
        code.give();
        let bound = bound + u16::from(binds(&edit));
        self.define_form(purpose, bound, code, host)
    }
}

/// Whether a handle with the edited form has one more bound value.
fn binds(edit: &Edit) -> bool {
    !matches!(
        edit,
        Edit::Add(..) | Edit::Duplicate { .. } | Edit::Spread { .. } | Edit::ReplaceResult(_) | Edit::Permute(_)
    )
}

/// `None` if the form below does not have the arguments that the edit is about.
fn plan(below: &Shape, edit: &Edit) -> Option<Plan> {
    let count = below.parameters.len();
    let mut parameters = below.parameters.clone();
    let mut sources: Vec<Source> = (0..count).map(Source::Argument).collect();
    let mut result = below.result;
    match edit {
        Edit::Bind(at) => {
            remove(&mut parameters, &mut sources, *at, Source::Bound)?;
        }
        Edit::Add(at, basic) => insert(&mut parameters, &mut sources, *at, &[*basic])?,
        Edit::Duplicate { from, to } => {
            remove(&mut parameters, &mut sources, *to, Source::Bound)?;
            sources[*to] = *sources.get(*from)?;
        }
        Edit::Spread { at, length, .. } => {
            parameters.get(*at..at + length)?;
            parameters.splice(*at..at + length, [Basic::Reference]);
            for (position, source) in sources.iter_mut().enumerate() {
                *source = match position {
                    _ if position < *at => Source::Argument(position),
                    _ if position < at + length => Source::Element { array: *at, index: position - at },
                    _ => Source::Argument(position + 1 - length),
                };
            }
        }
        Edit::Collect(at, collector) => {
            if collector.result != Basic::Void {
                remove(&mut parameters, &mut sources, *at, Source::Computed)?;
            }
            insert(&mut parameters, &mut sources, *at, &collector.parameters)?;
        }
        Edit::FilterSeveral(basic, positions) => {
            for &position in positions {
                *parameters.get_mut(position)? = *basic;
                sources[position] = Source::Computed;
            }
        }
        Edit::FilterResult(basic) | Edit::ReplaceResult(basic) => result = *basic,
        Edit::CollectResult(collector) => {
            let more = collector.parameters.len().checked_sub(1)?;
            parameters.extend_from_slice(&collector.parameters[..more]);
            result = collector.result;
        }
        Edit::Fold { at, combiner, .. } => {
            if combiner.result != Basic::Void {
                remove(&mut parameters, &mut sources, *at, Source::Computed)?;
            }
        }
        Edit::FilterWith { at, .. } => *sources.get_mut(*at)? = Source::Computed,
        Edit::Permute(order) => {
            let length = order.iter().map(|&source| source + 1).max().unwrap_or(0);
            parameters = vec![Basic::Reference; length];
            for (position, &source) in order.iter().enumerate() {
                parameters[source] = *below.parameters.get(position)?;
            }
            sources = order.iter().map(|&source| Source::Argument(source)).collect();
        }
    }
    Some(Plan { shape: Shape { parameters, result }, sources })
}

/// Takes an argument away; the form below gets it from elsewhere.
fn remove(parameters: &mut Vec<Basic>, sources: &mut [Source], at: usize, instead: Source) -> Option<()> {
    parameters.get(at)?;
    parameters.remove(at);
    for source in sources.iter_mut() {
        if let Source::Argument(position) = source {
            if *position == at {
                *source = instead;
            } else if *position > at {
                *position -= 1;
            }
        }
    }
    Some(())
}

/// Adds arguments that the form below does not get.
fn insert(parameters: &mut Vec<Basic>, sources: &mut [Source], at: usize, more: &[Basic]) -> Option<()> {
    parameters.get(at..)?;
    parameters.splice(at..at, more.iter().copied());
    for source in sources.iter_mut() {
        if let Source::Argument(position) = source {
            if *position >= at {
                *position += more.len();
            }
        }
    }
    Some(())
}

/// Does what comes before the call of the form below. The answer has the local variable of each computed argument.
fn prepare(code: &mut Emitter, edit: &Edit, bound: u16, below: &Shape, sources: &[Source]) -> Vec<Option<u16>> {
    let mut locals = vec![None; sources.len()];
    match edit {
        Edit::Spread { at, length, .. } => {
            code.argument(*at).op(Op::IConst(*length as i32));
            code.call_static("java/lang/invoke/MethodHandleImpl", "checkSpreadArgument", "(Ljava/lang/Object;I)V");
        }
        Edit::Collect(at, collector) => {
            code.bound(bound).arguments(*at..at + collector.parameters.len()).invoke_basic(collector);
            keep(code, collector, *at, &mut locals);
        }
        Edit::FilterSeveral(basic, positions) => {
            // The JDK runs the filters from the last to the first.
            for &position in positions.iter().rev() {
                let local = code.local();
                let filter = Shape::new(&[*basic], below.parameters[position]);
                code.bound(bound).argument(position).invoke_basic(&filter);
                code.op(Op::Store(local));
                locals[position] = Some(local);
            }
        }
        Edit::Fold { at, combiner, from } | Edit::FilterWith { at, combiner, from } => {
            code.bound(bound);
            for &position in from {
                // A combiner of a fold is told positions of the form below.
                match sources.get(position) {
                    Some(Source::Argument(argument)) => code.argument(*argument),
                    _ => code.argument(position),
                };
            }
            code.invoke_basic(combiner);
            keep(code, combiner, *at, &mut locals);
        }
        Edit::FilterResult(_) => {
            code.bound(bound);
        }
        Edit::CollectResult(collector) => {
            let first = sources.len();
            code.bound(bound).arguments(first..first + collector.parameters.len().saturating_sub(1));
        }
        _ => {}
    }
    locals
}

/// Stores what a handle returned.
fn keep(code: &mut Emitter, called: &Shape, at: usize, locals: &mut [Option<u16>]) {
    if called.result != Basic::Void {
        let local = code.local();
        code.op(Op::Store(local));
        if let Some(place) = locals.get_mut(at) {
            *place = Some(local);
        }
    }
}

fn load(code: &mut Emitter, edit: &Edit, source: Source, bound: u16, local: Option<u16>) {
    match source {
        Source::Argument(position) => {
            code.argument(position);
        }
        Source::Bound => {
            code.bound(bound);
        }
        Source::Computed => {
            code.op(Op::Load(local.unwrap_or_default()));
        }
        Source::Element { array, index } => {
            let holds = if let Edit::Spread { holds, .. } = edit { *holds } else { None };
            code.argument(array).op(Op::IConst(index as i32)).op(element_ops(holds).0);
        }
    }
}

/// Does what comes after the call of the form below.
fn finish(code: &mut Emitter, edit: &Edit, result: Basic) {
    match edit {
        Edit::FilterResult(basic) => {
            let takes: &[Basic] = if result == Basic::Void { &[] } else { &[result] };
            code.invoke_basic(&Shape::new(takes, *basic));
        }
        Edit::ReplaceResult(basic) => {
            if result != Basic::Void {
                code.op(Op::Pop);
            }
            code.zero(*basic);
        }
        Edit::CollectResult(collector) => {
            code.invoke_basic(collector);
        }
        _ => {}
    }
}
