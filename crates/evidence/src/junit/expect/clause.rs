//! A condition of a contract as one of Java, where a test can say the same: what was before the call is kept in variables,
//! quantifiers over integers become streams, members that the test may not use are read by the helper class.
//!
//! A condition with a part for which the test has no expression is left to whoever asked.

mod forms;
mod java;
mod made;
mod members;
mod old;
mod operators;
mod ranges;

use super::object_type;
use crate::case::{CallKind, Value};
use crate::junit::body::{Body, LONGEST_LITERAL, Placed};
use crate::junit::literal::{self, literal};
use crate::junit::names::as_type;
use contract::stated::{Stated, What};
use contract::syntax::Literal;
use explore::{About, Clause};
use java::{Binds, Java, boolean};
use program::{BaseType, Type};
use std::collections::BTreeMap;

/// A condition after the call.
pub(in crate::junit) struct Condition {
    /// Statements before the call.
    pub before: Vec<String>,
    pub text: String,
    /// Whether it looks at the variable `result`.
    pub needs_result: bool,
}

/// Variables of the test that a condition may look at, by their types as javac sees them.
#[derive(Clone, Default)]
pub(in crate::junit) struct Variables {
    /// The variable `result`.
    pub result: Option<Type>,
    /// The variable `thrown`.
    pub thrown: Option<Type>,
}

/// What the conditions of a test have kept before the call.
#[derive(Default)]
pub(in crate::junit) struct Kept(Vec<(Stated, Java)>);

/// What `this` is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum This {
    Object(usize),
    Result,
}

/// A condition that is being written.
struct Writer<'w, 'n, 'a> {
    body: &'w mut Body<'n, 'a>,
    this: Option<This>,
    variables: Variables,
    /// Variables of quantifiers and functions, by their numbers.
    bound: BTreeMap<usize, Java>,
    /// What variables of patterns and of `switch` stand for, and whether that is evaluated before the call.
    held: BTreeMap<usize, (Stated, bool)>,
    /// What was kept before the call.
    kept: Vec<(Stated, Java)>,
    before: Vec<String>,
    needs_result: bool,
    /// Whether this is what is evaluated before the call.
    is_old: bool,
}

impl Body<'_, '_> {
    /// The condition that a clause states after the call.
    pub(in crate::junit) fn as_condition(
        &mut self,
        clause: &Clause,
        variables: Variables,
        kept: &mut Kept,
    ) -> Option<Condition> {
        let stated = clause.stated.clone()?;
        let (needs, known) = (self.needs.clone(), kept.0.len());
        let written = self.write_condition(clause.about, &stated, variables, kept);
        if written.is_none() {
            self.needs = needs;
            kept.0.truncate(known);
        }
        written
    }

    fn write_condition(
        &mut self,
        about: About,
        stated: &Stated,
        variables: Variables,
        kept: &mut Kept,
    ) -> Option<Condition> {
        let case = self.case;
        let object = |value: &Value| match *value {
            Value::Object(object) => Some(This::Object(object)),
            _ => None,
        };
        let this = match about {
            About::Call if case.called.kind == CallKind::Constructor => Some(This::Result),
            About::Call => {
                let receiver = case.arguments.first().filter(|first| first.name == "this");
                receiver.and_then(|receiver| object(&receiver.value))
            }
            // Of null nothing is asked.
            About::Parameter(place) => Some(object(&case.arguments.get(place)?.value)?),
            About::Result => Some(This::Result),
        };
        let mut writer = Writer {
            body: self,
            this,
            variables,
            bound: BTreeMap::new(),
            held: BTreeMap::new(),
            kept: std::mem::take(&mut kept.0),
            before: Vec::new(),
            needs_result: false,
            is_old: false,
        };
        let written = writer.java(stated);
        let Writer { before, needs_result, kept: known, .. } = writer;
        kept.0 = known;
        let written = written?;
        let text = if written.known == Some(true) { "true".to_owned() } else { written.text };
        Some(Condition { before, text, needs_result })
    }
}

impl Writer<'_, '_, '_> {
    fn java(&mut self, stated: &Stated) -> Option<Java> {
        let of = || stated.of.clone();
        Some(match &stated.what {
            What::Literal(value) => self.literal(value, &stated.of)?,
            What::Class(class) => {
                let literal = match class {
                    Type::Base(base) => format!("{}.class", base.keyword()),
                    class => self.body.class_literal(&dotted(class)),
                };
                Java::new(literal, of(), Binds::Postfix)
            }
            What::This => self.this_object()?,
            What::Argument(place) => self.argument(*place, &stated.of)?,
            What::Result => self.result()?,
            What::Bound(number) => self.variable(*number)?,
            What::Static(member) => self.static_field(member)?,
            What::Field(target, member) => self.field(target, member)?,
            What::Length(array) => {
                let array = self.array(array)?;
                Java::new(format!("{}.length", array.within(Binds::Postfix)), of(), Binds::Postfix)
            }
            What::Element(array, index) => {
                let (array, index) = (self.array(array)?, self.java(index)?);
                let Type::Array(element) = &array.of else { return None };
                let text = format!("{}[{}]", array.within(Binds::Postfix), index.text);
                Java::new(text, (**element).clone(), Binds::Postfix)
            }
            What::Call(target, method, arguments) => self.call(target.as_deref(), method, arguments)?,
            What::Array(values) => {
                let named = self.body.type_name(&stated.of)?;
                let values: Option<Vec<String>> = values.iter().map(|value| Some(self.java(value)?.text)).collect();
                Java::new(format!("new {named} {{{}}}", values?.join(", ")), of(), Binds::Unary)
            }
            What::Lengths(lengths) => self.new_array(lengths, &stated.of)?,
            What::New(constructor, arguments) => self.new_object(constructor, arguments)?,
            What::Number(operand) => self.number(operand, &stated.of)?,
            What::Boxed(operand) => {
                let operand = self.java(operand)?;
                let named = self.body.type_name(&stated.of)?;
                Java::new(format!("{named}.valueOf({})", operand.text), of(), Binds::Postfix)
            }
            What::Unboxed(operand) => self.unboxed(operand, &stated.of)?,
            What::Cast(operand) => {
                let operand = self.java(operand)?;
                self.cast(operand, &stated.of)
            }
            What::Arithmetic(operator, left, right) => {
                let (left, right) = self.operands(left, right, !operator.contains(['<', '>']))?;
                // What stands in front of a division may know better than javac.
                if matches!(*operator, "/" | "%") && right.text == "0" {
                    self.body.needs.suppressed.insert("divzero");
                }
                Java::binary(operator, &left, &right, of())
            }
            What::Negate(operand) => self.java(operand)?.negated(),
            What::Compare(operator, left, right) => self.comparison(operator, left, right)?,
            What::Not(operand) => self.java(operand)?.not(),
            What::And(left, right) => self.java(left)?.and(&self.java(right)?),
            What::Or(left, right) => self.java(left)?.or(&self.java(right)?),
            What::Conditional(condition, then, otherwise) => self.conditional(condition, then, otherwise, of())?,
            What::InstanceOf(operand, class) => self.instance_of(operand, class)?,
            What::Matches(operand, class, variable) => self.matches(operand, class, *variable)?,
            What::Named(value, variable) => {
                self.hold(*variable, (**value).clone())?;
                Java::truth()
            }
            What::Switch(switch) => self.switch(switch, &stated.of)?,
            What::Function(function) => self.function(function, &stated.of)?,
            What::Concat(parts) => self.concat(parts)?,
            What::Old(operand) => self.old(operand)?,
            What::Fresh(objects) => self.fresh(objects)?,
            What::TypeOf(object) => {
                let object = self.java(object)?;
                Java::new(format!("{}.getClass()", object.within(Binds::Postfix)), of(), Binds::Postfix)
            }
            What::Subtype(below, above) => {
                let (below, above) = (self.java(below)?, self.java(above)?);
                let text = format!("{}.isAssignableFrom({})", above.within(Binds::Postfix), below.text);
                Java::new(text, boolean(), Binds::Postfix)
            }
            What::NonNullElements(array) => {
                let array = self.array(array)?;
                let there = format!("{} != null", array.within(Binds::Relation));
                let none = format!("!java.util.Arrays.asList({}).contains(null)", array.text);
                Java::new(format!("{there} && {none}"), boolean(), Binds::And)
            }
            What::Quantified(quantified) => self.quantified(quantified, &stated.of)?,
            What::ReachHas(reach, element) => {
                let (reached, element) = (self.reached(reach)?, self.java(element)?);
                Java::new(format!("{reached}.contains({})", element.text), boolean(), Binds::Postfix)
            }
            What::ReachSize(reach) => Java::new(format!("{}.size()", self.reached(reach)?), of(), Binds::Postfix),
        })
    }

    fn literal(&mut self, value: &Literal, of: &Type) -> Option<Java> {
        let value = match value {
            Literal::Null => Value::Null,
            Literal::Boolean(value) => Value::Boolean(*value),
            Literal::Int(value) if *of == Type::Base(BaseType::Byte) => Value::Byte(*value as i8),
            Literal::Int(value) if *of == Type::Base(BaseType::Short) => Value::Short(*value as i16),
            Literal::Int(value) => Value::Int(*value),
            Literal::Long(value) => Value::Long(*value),
            Literal::Float(value) => Value::Float(*value),
            Literal::Double(value) => Value::Double(*value),
            Literal::Char(value) => Value::Char(*value),
            Literal::Text(units) if units.len() > LONGEST_LITERAL => return None,
            Literal::Text(units) => return Some(Java::new(literal::text(units), of.clone(), Binds::Postfix)),
        };
        primitive(&value, of)
    }

    /// A value of the case, which something of a type is wanted for.
    fn value(&mut self, value: &Value, wanted: &Type) -> Option<Java> {
        let Value::Object(object) = *value else { return primitive(value, wanted) };
        let is_inline = self.body.inline(object).ok()?.is_some();
        let local = self.body.locals.get(object)?;
        if !is_inline && (local.state != Placed::Done || local.name.is_empty()) {
            return None;
        }
        let text = self.body.expression(value, &object_type()).ok()?;
        let seen = self.body.seen_as(object).ok()?;
        let of = seen.and_then(|seen| as_type(&seen)).unwrap_or_else(object_type);
        let binds = if text.starts_with('(') { Binds::Unary } else { Binds::Postfix };
        Some(Java::new(text, of, binds))
    }

    fn this_object(&mut self) -> Option<Java> {
        match self.this? {
            This::Object(object) => self.value(&Value::Object(object), &object_type()),
            This::Result => self.result(),
        }
    }

    fn result(&mut self) -> Option<Java> {
        let of = self.variables.result.clone().filter(|_| !self.is_old)?;
        self.needs_result = true;
        Some(Java::new("result", of, Binds::Postfix))
    }

    /// What the method was given, or behind that the exception that it has thrown.
    fn argument(&mut self, place: usize, of: &Type) -> Option<Java> {
        match self.given(place) {
            Some(value) => self.value(&value, of),
            None => self.variables.thrown.clone().map(|of| Java::new("thrown", of, Binds::Postfix)),
        }
    }

    fn given(&self, place: usize) -> Option<Value> {
        let mut own = self.body.case.arguments.iter().filter(|argument| argument.name != "this");
        own.nth(place).map(|argument| argument.value)
    }

    /// Something that javac takes for an array.
    fn array(&mut self, stated: &Stated) -> Option<Java> {
        let array = self.java(stated)?;
        match &array.of {
            Type::Array(_) => Some(array),
            _ => {
                let any = Type::Array(Box::new(object_type()));
                Some(array.cast("Object[]", any)).filter(|_| !matches!(&stated.of, Type::Array(of) if is_base(of)))
            }
        }
    }

    /// That objects are there which were not there before.
    fn fresh(&mut self, objects: &[Stated]) -> Option<Java> {
        let mut all: Option<Java> = None;
        for object in objects {
            let object = self.java(object)?;
            let (text, is_call) = self.body.is_new(&object.text, &object.of);
            let one = Java::new(text, boolean(), if is_call { Binds::Postfix } else { Binds::And });
            all = Some(all.map_or(one.clone(), |all| all.and(&one)));
        }
        all
    }
}

/// A number or null as an expression.
fn primitive(value: &Value, of: &Type) -> Option<Java> {
    let text = literal(value)?;
    let of = if *value == Value::Null { object_type() } else { of.clone() };
    let binds = if text.starts_with(['-', '(']) { Binds::Unary } else { Binds::Postfix };
    Some(Java::new(text, of, binds))
}

fn is_base(of: &Type) -> bool {
    matches!(of, Type::Base(_))
}

/// The name that `Class.forName` takes.
fn dotted(of: &Type) -> String {
    match of {
        Type::Class(name) => name.replace('/', "."),
        of => of.descriptor().replace('/', "."),
    }
}
