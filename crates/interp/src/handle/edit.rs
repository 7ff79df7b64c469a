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
    let mut plan = Plan { shape: below.clone(), sources: (0..below.parameters.len()).map(Source::Argument).collect() };
    match edit {
        Edit::Bind(at) => plan.remove(*at, Source::Bound)?,
        Edit::Add(at, basic) => plan.insert(*at, &[*basic])?,
        Edit::Duplicate { from, to } => {
            plan.remove(*to, Source::Bound)?;
            plan.sources[*to] = *plan.sources.get(*from)?;
        }
        Edit::Spread { at, length, .. } => plan.spread(*at, *length)?,
        Edit::Collect(at, collector) => {
            if collector.result != Basic::Void {
                plan.remove(*at, Source::Computed)?;
            }
            plan.insert(*at, &collector.parameters)?;
        }
        Edit::FilterSeveral(basic, positions) => {
            for &position in positions {
                *plan.shape.parameters.get_mut(position)? = *basic;
                plan.sources[position] = Source::Computed;
            }
        }
        Edit::FilterResult(basic) | Edit::ReplaceResult(basic) => plan.shape.result = *basic,
        Edit::CollectResult(collector) => {
            let (_, more) = collector.parameters.split_last()?;
            plan.shape.parameters.extend_from_slice(more);
            plan.shape.result = collector.result;
        }
        Edit::Fold { combiner, .. } if combiner.result == Basic::Void => {}
        Edit::Fold { at, .. } => plan.remove(*at, Source::Computed)?,
        Edit::FilterWith { at, .. } => *plan.sources.get_mut(*at)? = Source::Computed,
        Edit::Permute(order) => plan.permute(order, below)?,
    }
    Some(plan)
}

impl Plan {
    /// Takes an argument away; the form below gets it from elsewhere.
    fn remove(&mut self, at: usize, instead: Source) -> Option<()> {
        self.shape.parameters.get(at)?;
        self.shape.parameters.remove(at);
        for source in &mut self.sources {
            match source {
                Source::Argument(position) if *position == at => *source = instead,
                Source::Argument(position) if *position > at => *position -= 1,
                _ => {}
            }
        }
        Some(())
    }

    /// Adds arguments that the form below does not get.
    fn insert(&mut self, at: usize, more: &[Basic]) -> Option<()> {
        self.shape.parameters.get(at..)?;
        self.shape.parameters.splice(at..at, more.iter().copied());
        for source in &mut self.sources {
            match source {
                Source::Argument(position) if *position >= at => *position += more.len(),
                _ => {}
            }
        }
        Some(())
    }

    /// Has one array in the place of some arguments.
    fn spread(&mut self, at: usize, length: usize) -> Option<()> {
        self.shape.parameters.get(at..at + length)?;
        self.shape.parameters.splice(at..at + length, [Basic::Reference]);
        for (position, source) in self.sources.iter_mut().enumerate() {
            *source = match position {
                _ if position < at => Source::Argument(position),
                _ if position < at + length => Source::Element { array: at, index: position - at },
                _ => Source::Argument(position + 1 - length),
            };
        }
        Some(())
    }

    fn permute(&mut self, order: &[usize], below: &Shape) -> Option<()> {
        let length = order.iter().map(|&source| source + 1).max().unwrap_or(0);
        self.shape.parameters = vec![Basic::Reference; length];
        for (position, &source) in order.iter().enumerate() {
            self.shape.parameters[source] = *below.parameters.get(position)?;
        }
        self.sources = order.iter().map(|&source| Source::Argument(source)).collect();
        Some(())
    }
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
                let filter = Shape::new(&[*basic], below.parameters[position]);
                code.bound(bound).argument(position).invoke_basic(&filter);
                keep(code, &filter, position, &mut locals);
            }
        }
        Edit::Fold { at, combiner, from } | Edit::FilterWith { at, combiner, from } => {
            code.bound(bound);
            from.iter().for_each(|&position| load_for_combiner(code, position, sources));
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

/// Combiners are told positions of the form below.
fn load_for_combiner(code: &mut Emitter, position: usize, sources: &[Source]) {
    match sources.get(position) {
        Some(Source::Argument(argument)) => code.argument(*argument),
        _ => code.argument(position),
    };
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

#[cfg(test)]
mod tests {
    use super::*;
    use Basic::{Double, Int, Long, Reference, Void};

    fn below() -> Shape {
        Shape::new(&[Int, Long, Double], Reference)
    }

    fn parameters(edit: Edit) -> Option<Vec<Basic>> {
        plan(&below(), &edit).map(|plan| plan.shape.parameters)
    }

    #[test]
    fn a_bound_argument_is_no_longer_taken() {
        assert_eq!(parameters(Edit::Bind(1)), Some(vec![Int, Double]));
        assert_eq!(parameters(Edit::Bind(3)), None);
    }

    #[test]
    fn an_array_takes_the_place_of_the_arguments_it_holds() {
        assert_eq!(parameters(Edit::Spread { at: 1, holds: None, length: 2 }), Some(vec![Int, Reference]));
        assert_eq!(
            parameters(Edit::Spread { at: 3, holds: None, length: 0 }),
            Some(vec![Int, Long, Double, Reference])
        );
    }

    #[test]
    fn a_collector_that_returns_nothing_only_adds_arguments() {
        assert_eq!(parameters(Edit::Collect(1, Shape::new(&[Int, Int], Long))), Some(vec![Int, Int, Int, Double]));
        assert_eq!(parameters(Edit::Collect(3, Shape::new(&[Int], Void))), Some(vec![Int, Long, Double, Int]));
    }

    #[test]
    fn a_permutation_may_use_an_argument_twice() {
        assert_eq!(
            plan(&Shape::new(&[Int, Int], Void), &Edit::Permute(vec![1, 1])).map(|plan| plan.shape.parameters.len()),
            Some(2)
        );
        assert_eq!(parameters(Edit::Permute(vec![2, 0, 1])), Some(vec![Long, Double, Int]));
    }
}
