//! Calls that are put into the body of a method: what stands between its statements in a contract.
//!
//! The op before or behind which a call belongs makes room for a jump behind the end of the body, where the call, the op itself
//! and a jump back stand. Places in the body stay what they are, so that branches, lines and exception tables need no change
//! but one: what protects the op protects its new place.

use crate::MethodId;
use crate::class_file::Malformed;
use crate::decode;
use crate::error::ProgramError;
use crate::fuse;
use crate::link::{Body, Program};
use crate::op::{Code, Handler, Op};
use std::cell::Cell;
use std::rc::Rc;

/// On which side of an instruction something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    Before,
    /// If the instruction goes on to the next one.
    Behind,
}

/// A call of a static method without result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InsertedCall {
    /// The bytecode offset of the instruction.
    pub offset: u16,
    pub moment: Moment,
    /// The local variables that it passes.
    pub arguments: Vec<u16>,
    pub callee: MethodId,
}

impl Program {
    /// Puts calls into a method that has not run yet. Those of one place happen in the order given. Calls that were put
    /// there before are gone.
    pub fn insert_calls(&mut self, method: MethodId, calls: &[InsertedCall]) -> Result<(), ProgramError> {
        let Some(plain) = self.plain_code(method)? else { return Ok(()) };
        let mut places: Vec<u16> = calls.iter().map(|call| call.offset).collect();
        places.sort_unstable();
        places.dedup();
        let mut code = plain;
        let own = code.offsets.len();
        for offset in places {
            let here: Vec<&InsertedCall> = calls.iter().filter(|call| call.offset == offset).collect();
            let Ok(place) = code.offsets[..own].binary_search(&offset) else {
                let class = self.class(self.method(method).class);
                let what = format!("no instruction begins at {offset}, where its lines say that one does");
                return Err(ProgramError::BadClassFile { origin: class.origin.to_string(), what });
            };
            insert(&mut code, own, place, &here);
        }
        fuse::fuse_code(&mut code);
        self.method_mut(method).body = Body::Decoded(Rc::new(code));
        Ok(())
    }

    /// The last instructions of what some lines of a method say that go on to what follows, each time that the code of these lines
    /// is there; the compiler copies `finally` blocks. A jump at the end belongs to the block around.
    pub fn ends_of_lines(&self, method: MethodId, first: u32, last: u32) -> Vec<u16> {
        let Ok(Some(code)) = self.plain_code(method) else { return Vec::new() };
        let mut lines = self.lines(method);
        lines.sort_unstable();
        let is_own = |line: u16| (first..=last).contains(&u32::from(line));
        let mut ends = Vec::new();
        for (place, &(start, line)) in lines.iter().enumerate() {
            let next = lines.get(place + 1);
            if !is_own(line) || next.is_some_and(|&(_, line)| is_own(line)) {
                continue;
            }
            let from = code.offsets.partition_point(|&offset| offset < start);
            let to = next.map_or(code.offsets.len(), |&(end, _)| code.offsets.partition_point(|&offset| offset < end));
            let mut own: Vec<(u16, Op)> = (from..to).map(|at| (code.offsets[at], code.ops[at].get())).collect();
            own.pop_if(|(_, op)| matches!(op, Op::Goto(_)));
            ends.extend(own.last().filter(|(_, op)| goes_on(*op)).map(|(offset, _)| *offset));
        }
        ends
    }

    /// The local variable that the instruction at an offset assigns to.
    pub fn stored_local(&self, method: MethodId, offset: u16) -> Option<u16> {
        let code = self.plain_code(method).ok()??;
        let place = code.offsets.binary_search(&offset).ok()?;
        match code.ops[place].get() {
            Op::Store(local) => Some(local),
            _ => None,
        }
    }

    /// The body as the class file has it, with nothing fused or linked.
    fn plain_code(&self, id: MethodId) -> Result<Option<Code>, ProgramError> {
        let method = self.method(id);
        let class = self.class(method.class);
        let raw = self.raw_method(id).and_then(|(file, raw)| Some((file, raw.code.as_ref()?)));
        let Some((file, range)) = raw else { return Ok(None) };
        let decoded = decode::decode_plain(file, range, method, class);
        decoded
            .map(Some)
            .map_err(|Malformed(what)| ProgramError::BadClassFile { origin: class.origin.to_string(), what })
    }
}

/// Puts calls around an op of the body's own, of which there are so many.
fn insert(code: &mut Code, own: usize, place: usize, calls: &[&InsertedCall]) {
    let offset = code.offsets[place];
    let mut ops: Vec<Op> = code.ops.iter().map(Cell::get).collect();
    let start = ops.len() as u32;
    push_calls(&mut ops, calls, Moment::Before);
    let moved = ops.len() as u32;
    // A jump back to the op is that of a loop, before which the call stands, not in it.
    for op in &mut ops[place + 1..own] {
        if let Some(target) = op.target_mut().filter(|target| **target == place as u32) {
            *target = moved;
        }
    }
    ops.push(ops[place]);
    push_calls(&mut ops, calls, Moment::Behind);
    ops.push(Op::Goto(place as u32 + 1));
    ops[place] = Op::Goto(start);
    let most = calls.iter().map(|call| call.arguments.len()).max().unwrap_or(0);
    // Between statements the operand stack is empty.
    code.max_stack = code.max_stack.max(u16::try_from(2 * most).unwrap_or(u16::MAX));
    let protects = |handler: &&Handler| (handler.start..handler.end).contains(&(place as u32));
    let moved_handlers: Vec<Handler> = code
        .handlers
        .iter()
        .filter(protects)
        .map(|handler| Handler { start: moved, end: moved + 1, ..*handler })
        .collect();
    code.handlers = code.handlers.iter().copied().chain(moved_handlers).collect();
    let added = ops.len() - code.offsets.len();
    code.offsets = code.offsets.iter().copied().chain(std::iter::repeat_n(offset, added)).collect();
    code.ops = ops.into_iter().map(Cell::new).collect();
}

fn push_calls(ops: &mut Vec<Op>, calls: &[&InsertedCall], moment: Moment) {
    for call in calls.iter().filter(|call| call.moment == moment) {
        ops.extend(call.arguments.iter().map(|&local| Op::Load(local)));
        ops.push(Op::InvokeStaticLinked(call.callee));
    }
}

/// Whether an instruction always goes on to the next one, unless it throws.
fn goes_on(mut op: Op) -> bool {
    !matches!(op, Op::Return | Op::ReturnValue | Op::AThrow) && op.target_mut().is_none()
}
