//! Which instruction put each value on the operand stack, for every offset of a method body.
//!
//! This is a data flow analysis that does not run to its fixed point, on purpose. HotSpot sweeps over the body from its
//! start to its end, takes what it knows of a stack where the sweep comes by, and sweeps again only while some
//! instruction has not been reached. It also stops once the instruction asked about is reached. Messages show which
//! merges were seen and which not, so the order of the work here is part of the result.

use super::Body;
use super::effect::Effect;
use super::instruction::{Instruction, Operand, opcode};

/// HotSpot does not go on when it has come to hold more stack slots than this.
const MOST_SLOTS: usize = 1_000_000;

/// Local variables from this number on are not watched for stores.
const WATCHED_LOCALS: u16 = 64;

/// The operand stacks before the instructions that the analysis reached, by offset.
pub struct Origins {
    stacks: Vec<Option<Stack>>,
    /// The slots of all stacks together.
    held: usize,
}

/// The operand stack before an instruction.
#[derive(Clone, Default, Debug, PartialEq)]
pub struct Stack {
    /// The offset of the instruction that made each value; `None` where that depends on the way control came.
    slots: Vec<Option<usize>>,
    /// The local variables, one bit each, that may have been stored to on the way here.
    stored: u64,
}

/// How a sweep over the body ended.
#[derive(PartialEq)]
enum Sweep {
    Finished,
    /// Some instructions were not reached, but others were for the first time.
    Advanced,
}

impl Origins {
    /// Follows the body until the stack before the instruction at `goal` is known. `None` if the body is malformed.
    pub fn trace(body: Body<'_>, goal: usize) -> Option<Origins> {
        let length = body.code.bytes.len();
        let mut origins = Origins { stacks: vec![None; length + 1], held: 0 };
        origins.stacks[0] = Some(Stack::default());
        for handler in &body.code.handlers {
            // The caught exception counts as made by the first instruction of the handler.
            let target = usize::from(handler.target);
            *origins.stacks.get_mut(target)? = Some(Stack { slots: vec![Some(target)], stored: 0 });
        }
        while origins.sweep(body, goal)? == Sweep::Advanced {}
        Some(origins)
    }

    /// The stack before the instruction at an offset, if it was reached.
    pub fn stack(&self, at: usize) -> Option<&Stack> {
        self.stacks.get(at)?.as_ref()
    }

    fn sweep(&mut self, body: Body<'_>, goal: usize) -> Option<Sweep> {
        let (mut complete, mut advanced) = (true, false);
        let mut at = 0;
        while at < body.code.bytes.len() {
            let instruction = body.instruction(at)?;
            match self.stacks.get(at)?.clone() {
                Some(stack) => advanced |= self.step(body, at, &instruction, stack)?,
                None => complete = false,
            }
            at = instruction.next;
            if at == goal && self.stack(goal).is_some() || self.held > MOST_SLOTS {
                return Some(Sweep::Finished);
            }
        }
        Some(if advanced && !complete { Sweep::Advanced } else { Sweep::Finished })
    }

    /// Hands the stack after an instruction to those that can follow it. Whether one of them had none before.
    fn step(&mut self, body: Body<'_>, at: usize, instruction: &Instruction, mut stack: Stack) -> Option<bool> {
        stack.apply(at, &Effect::of(body, instruction)?)?;
        stack.note_store(instruction);
        let following = falls_through(instruction.opcode).then_some(&instruction.next);
        let mut advanced = false;
        for &successor in following.into_iter().chain(instruction.targets()) {
            match self.stacks.get_mut(successor)? {
                // In code that verifies, sizes differ only behind a switch, where control does not really fall through.
                Some(known) if known.slots.len() != stack.slots.len() => {}
                // What is merged here stays merged for the successors still to come, as it does in HotSpot.
                Some(known) => {
                    stack.merge(known);
                    *known = stack.clone();
                }
                unknown => {
                    self.held += stack.slots.len();
                    *unknown = Some(stack.clone());
                    advanced = true;
                }
            }
        }
        Some(advanced)
    }
}

impl Stack {
    /// The instruction that made the value `depth` slots below the top.
    pub fn origin(&self, depth: usize) -> Option<usize> {
        *self.slots.iter().nth_back(depth)?
    }

    /// Whether a local variable may have been stored to. Of those not watched this is assumed.
    pub fn may_be_stored(&self, local: u16) -> bool {
        local >= WATCHED_LOCALS || self.stored & 1 << local != 0
    }

    fn apply(&mut self, at: usize, effect: &Effect) -> Option<()> {
        match *effect {
            Effect::Make { pops, pushes } => {
                self.take(pops)?;
                self.slots.extend(std::iter::repeat_n(Some(at), pushes));
            }
            Effect::Shuffle { pops, leaves } => {
                let taken = self.take(pops)?;
                self.slots.extend(leaves.iter().map(|&depth| taken[pops - 1 - depth]));
            }
        }
        Some(())
    }

    /// Pops slots and returns them, the deepest first.
    fn take(&mut self, count: usize) -> Option<Vec<Option<usize>>> {
        let kept = self.slots.len().checked_sub(count)?;
        Some(self.slots.split_off(kept))
    }

    /// HotSpot takes neither `iinc` nor the second slot of a long for a store, and so calls a parameter that was only
    /// incremented still a parameter.
    fn note_store(&mut self, instruction: &Instruction) {
        match (instruction.opcode, &instruction.operand) {
            (opcode::ISTORE..=opcode::ASTORE, &Operand::Local(local)) if local < WATCHED_LOCALS => {
                self.stored |= 1 << local;
            }
            _ => {}
        }
    }

    /// Combines this stack with one of the same size that another way to the same place leaves.
    fn merge(&mut self, other: &Stack) {
        for (mine, theirs) in self.slots.iter_mut().zip(&other.slots) {
            if mine != theirs {
                *mine = None;
            }
        }
        self.stored |= other.stored;
    }
}

/// HotSpot holds that switches fall through, although they never do.
fn falls_through(opcode: u8) -> bool {
    !matches!(opcode, opcode::GOTO | opcode::JSR | opcode::RET | opcode::IRETURN..=opcode::RETURN | opcode::ATHROW)
}
