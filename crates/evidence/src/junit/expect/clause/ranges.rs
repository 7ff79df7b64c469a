//! Quantifiers over integers and over what fields lead to as streams, which are expressions and may stand wherever quantifiers may.

use super::Writer;
use super::java::{Binds, Java, boolean};
use contract::stated::{Integers, Over, Quantified, Range, Stated, What};
use contract::syntax::{Literal, Quantifier};
use program::{BaseType, Type};

/// What variables are called, from the outermost on.
const VARIABLES: [&str; 3] = ["i", "j", "k"];

impl Writer<'_, '_, '_> {
    pub(super) fn quantified(&mut self, quantified: &Quantified, of: &Type) -> Option<Java> {
        let quantified = &with_body(quantified);
        let Quantified { quantifier, guards, ranges, body } = quantified;
        let known = self.bound.clone();
        let mut all: Option<Java> = None;
        for guard in guards {
            let guard = self.java(guard)?;
            all = Some(all.map_or(guard.clone(), |all| Java::binary("&&", &all, &guard, boolean())));
        }
        let written = match quantifier {
            Quantifier::ForAll | Quantifier::Exists => self.matching(*quantifier, ranges, body),
            _ => self.counted(*quantifier, ranges, body, of),
        };
        let own = self.bound.iter().filter(|(number, _)| !known.contains_key(number));
        own.for_each(|(_, variable)| self.body.release_name(&variable.text));
        self.bound = known;
        let written = written?;
        Some(match (all, quantifier) {
            (None, _) => written,
            (Some(guards), Quantifier::ForAll) => Java::binary("||", &guards.not(), &written, boolean()),
            (Some(guards), Quantifier::Exists) => Java::binary("&&", &guards, &written, boolean()),
            (Some(guards), _) => {
                let (guards, none) = (guards.within(Binds::Or), of_none(*quantifier, of)?);
                Java::new(format!("{guards} ? {} : {none}", written.text), of.clone(), Binds::Conditional)
            }
        })
    }

    /// That all values of the variables satisfy the body, or that one does.
    fn matching(&mut self, quantifier: Quantifier, ranges: &[Range], body: &Stated) -> Option<Java> {
        let Some((range, others)) = ranges.split_first() else { return self.java(body) };
        let (stream, variable) = self.stream(range)?;
        let inner = self.matching(quantifier, others, body)?;
        let method = if quantifier == Quantifier::ForAll { "allMatch" } else { "anyMatch" };
        Some(Java::new(format!("{stream}.{method}({variable} -> {})", inner.text), boolean(), Binds::Postfix))
    }

    /// How many values satisfy the body, or the sum of what it is for them, or the least or greatest of that.
    fn counted(&mut self, quantifier: Quantifier, ranges: &[Range], body: &Stated, of: &Type) -> Option<Java> {
        let [range] = ranges else { return None };
        let (stream, variable) = self.stream(range)?;
        let inner = self.java(body)?.text;
        let Type::Base(base) = of else { return None };
        let text = match (quantifier, base) {
            (Quantifier::NumberOf, _) => format!("{stream}.filter({variable} -> {inner}).count()"),
            (_, BaseType::Int | BaseType::Long) => {
                let own = match &range.over {
                    Over::Integers(numbers) => Some(numbers.of),
                    Over::Reached(_) => None,
                };
                let map = match base {
                    base if Some(*base) == own => "map",
                    BaseType::Long => "mapToLong",
                    _ => "mapToInt",
                };
                let last = match quantifier {
                    Quantifier::Minimum => format!("min().orElse({})", of_none(quantifier, of)?),
                    Quantifier::Maximum => format!("max().orElse({})", of_none(quantifier, of)?),
                    _ => "sum()".to_owned(),
                };
                format!("{stream}.{map}({variable} -> {inner}).{last}")
            }
            // Streams add floating point numbers in a way of their own.
            _ => return None,
        };
        Some(Java::new(text, of.clone(), Binds::Postfix))
    }

    /// The values of a variable, which has a name from here on.
    fn stream(&mut self, range: &Range) -> Option<(String, String)> {
        let (mut text, variable, of) = match &range.over {
            Over::Integers(numbers) => self.stream_of_numbers(numbers)?,
            Over::Reached(reach) => {
                let stream = format!("{}.stream()", self.reached(reach)?);
                // Its members are asked of a raw type where the class is generic.
                self.body.type_name(&reach.of)?;
                (stream, self.body.fresh_name("each"), reach.of.clone())
            }
        };
        self.bound.insert(range.variable, Java::new(variable.clone(), of, Binds::Postfix));
        for filter in &range.filters {
            text.push_str(&format!(".filter({variable} -> {})", self.java(filter)?.text));
        }
        Some((text, variable))
    }

    /// A range of numbers, a variable for them, and its type.
    fn stream_of_numbers(&mut self, numbers: &Integers) -> Option<(String, String, Type)> {
        let (class, of) = match numbers.of {
            BaseType::Int => ("java.util.stream.IntStream", Type::Base(BaseType::Int)),
            _ => ("java.util.stream.LongStream", Type::Base(BaseType::Long)),
        };
        let (lower, upper) = (self.java(&numbers.lower)?, self.java(&numbers.upper)?);
        let wanted = VARIABLES[self.bound.len().min(VARIABLES.len() - 1)];
        let variable = self.body.fresh_name(wanted);
        let method = if numbers.includes_upper { "rangeClosed" } else { "range" };
        let mut text = format!("{}.{method}({}, {})", self.body.names.class(class)?, lower.text, upper.text);
        if !numbers.includes_lower {
            // The number behind the last one is none that could be written as a sum.
            text.push_str(".skip(1)");
        }
        Some((text, variable, of))
    }
}

/// What a quantifier is of no values.
fn of_none(quantifier: Quantifier, of: &Type) -> Option<&'static str> {
    let is_long = *of == Type::Base(BaseType::Long);
    Some(match (quantifier, is_long) {
        (Quantifier::Minimum, false) => "Integer.MAX_VALUE",
        (Quantifier::Minimum, true) => "Long.MAX_VALUE",
        (Quantifier::Maximum, false) => "Integer.MIN_VALUE",
        (Quantifier::Maximum, true) => "Long.MIN_VALUE",
        (Quantifier::NumberOf | Quantifier::Sum, false) => "0",
        (Quantifier::NumberOf | Quantifier::Sum, true) => "0L",
        (Quantifier::ForAll | Quantifier::Exists, _) => return None,
    })
}

/// The same, where what is asked stands in the body and not in the range.
fn with_body(quantified: &Quantified) -> Quantified {
    let mut moved = quantified.clone();
    let is_empty = moved.body.what == What::Literal(Literal::Boolean(true));
    let last = moved.ranges.last_mut().filter(|_| is_empty && moved.quantifier != Quantifier::ForAll);
    if let Some(filter) = last.and_then(|range| range.filters.pop()) {
        moved.body = filter;
    }
    moved
}
