//! String builders, and with them concatenation: a builder that received something unknown is unknown as a whole.

use super::super::guard::{Guard, has_term, refuse};
use super::super::written::Written;
use super::done;
use crate::frame::Step;
use crate::machine::Machine;
use crate::strings::units_of;
use crate::trap::Trap;
use heap::{Body, ObjectId, Piece, Text, Value};
use program::{BaseType, MethodId};

pub(crate) fn find(name: &str, descriptor: &str) -> Option<Guard> {
    let (parameters, _) = descriptor.strip_prefix('(')?.split_once(')')?;
    Some(match (name, parameters) {
        ("toString", "") => to_string,
        ("append", "Z") => |machine, _, arguments| append_number(machine, BaseType::Boolean, arguments),
        ("append", "C") => |machine, _, arguments| append_number(machine, BaseType::Char, arguments),
        ("append", "I") => |machine, _, arguments| append_number(machine, BaseType::Int, arguments),
        ("append", "J") => |machine, _, arguments| append_number(machine, BaseType::Long, arguments),
        ("append", "F") => |machine, _, arguments| append_number(machine, BaseType::Float, arguments),
        ("append", "D") => |machine, _, arguments| append_number(machine, BaseType::Double, arguments),
        ("append", "Ljava/lang/String;") => append_string,
        ("append", "Ljava/lang/CharSequence;" | "Ljava/lang/StringBuffer;" | "Ljava/lang/AbstractStringBuilder;") => {
            append_text
        }
        ("append" | "insert", parameters) if !parameters.starts_with('L') => refuse,
        _ => return None,
    })
}

fn append_number(machine: &mut Machine, base: BaseType, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let (Some(builder), &[_, number]) = (receiver(machine, arguments), arguments) else { return Ok(None) };
    if !has_term(arguments) && !machine.is_text(builder) {
        return Ok(None);
    }
    let piece = machine.piece_of_number(base, number)?;
    machine.append_piece(builder, piece)
}

/// A string that is null, plain, unknown, or a symbol of the input, which stays one.
fn append_string(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let (Some(builder), &[_, string]) = (receiver(machine, arguments), arguments) else { return Ok(None) };
    let is_unknown = match machine.heap.resolved(string) {
        Value::Object(string) => machine.is_unknown_text(string),
        Value::Symbol(_) => true,
        _ => false,
    };
    if !is_unknown && !machine.is_text(builder) {
        return Ok(None);
    }
    let piece = machine.piece_of_string(string);
    machine.append_piece(builder, piece)
}

/// Another builder, or a string that goes by its interface.
fn append_text(machine: &mut Machine, id: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let (Some(builder), &[_, other]) = (receiver(machine, arguments), arguments) else { return Ok(None) };
    let Value::Object(other) = machine.heap.resolved(other) else { return Ok(None) };
    if machine.heap.class(other) == machine.known.string {
        return append_string(machine, id, arguments);
    }
    let Body::Text(text) = &machine.heap.get(other).body else { return Ok(None) };
    let pieces = text.pieces.clone();
    machine.prepare_append(builder)?;
    machine.make_text(builder).pieces.extend(pieces);
    Ok(done(builder))
}

fn to_string(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let Some(builder) = receiver(machine, arguments) else { return Ok(None) };
    let Body::Text(text) = &machine.heap.get(builder).body else { return Ok(None) };
    let pieces = text.pieces.clone();
    Ok(done(machine.new_text(pieces)))
}

/// `String.concat`, which gives its receiver back if there is nothing to append.
pub(crate) fn concat(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    let &[left, right] = arguments else { return Ok(None) };
    let (Value::Object(left), Value::Object(right)) = (machine.heap.resolved(left), machine.heap.resolved(right))
    else {
        return Ok(None);
    };
    if !machine.is_text(left) && !machine.is_text(right) {
        return Ok(None);
    }
    if !machine.is_unknown_text(right) && machine.string_units(right).is_empty() {
        return Ok(done(left));
    }
    if !machine.holds_something(right) {
        return Err(Machine::unknown_characters());
    }
    Ok(done(machine.new_text(vec![Piece::String(left), Piece::String(right)])))
}

fn receiver(machine: &Machine, arguments: &[Value]) -> Option<ObjectId> {
    machine.heap.resolved(*arguments.first()?).as_object()
}

impl Machine {
    /// Whether a string is certainly not empty.
    fn holds_something(&self, string: ObjectId) -> bool {
        match &self.heap.get(string).body {
            Body::Text(text) => text.pieces.iter().any(|piece| match piece {
                Piece::Known(units) => !units.is_empty(),
                Piece::Number(..) => true,
                Piece::String(_) | Piece::Unknown => false,
            }),
            _ => !self.is_unknown_text(string) && !self.string_units(string).is_empty(),
        }
    }

    /// Whether the object is a text put together from something unknown.
    fn is_text(&self, object: ObjectId) -> bool {
        matches!(self.heap.get(object).body, Body::Text(_))
    }

    /// Appends to a builder, which is the result of the call.
    fn append_piece(&mut self, builder: ObjectId, piece: Piece) -> Result<Option<Step>, Trap> {
        self.prepare_append(builder)?;
        self.make_text(builder).pieces.push(piece);
        Ok(done(builder))
    }

    /// Refuses a builder that nobody knows, as a look at its fields does, and tells of an assignment to any other, if somebody wants to
    /// know of them.
    fn prepare_append(&mut self, builder: ObjectId) -> Result<(), Trap> {
        if self.heap.symbolic(builder).is_some() {
            return Err(self.unknown_fields(self.heap.class(builder)));
        }
        let count = self.slot_of(self.heap.class(builder), "count");
        match count.filter(|_| self.recording) {
            Some(slot) => self.note_write(Written::Field(builder, slot)),
            None => Ok(()),
        }
    }

    /// The text of a builder, which from now on is all that is known of it.
    fn make_text(&mut self, builder: ObjectId) -> &mut Text {
        if !self.is_text(builder) {
            let so_far = self.built_so_far(builder);
            let pieces = so_far.into_iter().collect();
            self.heap.get_mut(builder).body = Body::Text(Box::new(Text { pieces }));
        }
        match &mut self.heap.get_mut(builder).body {
            Body::Text(text) => text,
            _ => unreachable!("it was just made"),
        }
    }

    /// What a plain builder holds.
    fn built_so_far(&self, builder: ObjectId) -> Option<Piece> {
        let Value::Object(array) = self.field(builder, "value") else { return Some(Piece::Unknown) };
        let (Body::Bytes(bytes), Value::Int(count)) = (&self.heap.get(array).body, self.field(builder, "count")) else {
            return Some(Piece::Unknown);
        };
        let units = units_of(bytes, self.field(builder, "coder"));
        let units = units.get(..count as usize).unwrap_or_default();
        (!units.is_empty()).then(|| Piece::Known(units.into()))
    }
}
