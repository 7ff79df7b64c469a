//! What the calls of a path say of a transitive relation: its closure.
//!
//! A relation with given results exists if and only if no chain of pairs that are related leads from one operand to
//! another of which a call says that they are not. So for every call, "there is such a chain" implies "it says yes".
//! Whether operands are the same may itself be unknown; then that is a condition of the chain.

use super::relation::{Known, are_same_arguments};
use crate::machine::Machine;
use crate::native::same_bits;
use crate::trap::Trap;
use heap::Value;
use term::TermId;

/// Two operands that are related if a condition holds, by their places among the operands.
struct Pair {
    from: usize,
    to: usize,
    when: TermId,
}

impl Machine {
    /// Says that no call says otherwise than the chains through all of them.
    pub(super) fn closure(
        &mut self,
        calls: &[Known],
        is_symmetric: bool,
        axioms: &mut Vec<TermId>,
    ) -> Result<(), Trap> {
        let mut contexts: Vec<&[Value]> = Vec::new();
        for call in calls {
            if !contexts.iter().any(|known| are_same_arguments(known, call.before(2))) {
                contexts.push(call.before(2));
            }
        }
        for context in contexts {
            let (operands, pairs) = self.pairs_in(context, calls, is_symmetric)?;
            let chains = self.chains(&operands, &pairs)?;
            for call in calls.iter().filter(|call| are_same_arguments(call.before(2), context)) {
                let place = |value: Value| operands.iter().position(|&it| same_bits(it, value));
                let (Some(from), Some(to)) = (place(call.operand(1)), place(call.operand(0))) else { continue };
                let then = self.truth_of(call.result.value())?;
                axioms.push(self.implied(chains[from][to], then));
            }
        }
        Ok(())
    }

    /// The operands of the calls, and what is related by those whose other arguments are these.
    fn pairs_in(
        &mut self,
        context: &[Value],
        calls: &[Known],
        is_symmetric: bool,
    ) -> Result<(Vec<Value>, Vec<Pair>), Trap> {
        let mut operands: Vec<Value> = Vec::new();
        let mut pairs = Vec::new();
        for call in calls {
            let is_same = self.all_same(context, call.before(2))?;
            let holds = self.truth_of(call.result.value())?;
            let when = self.symbolic_mut().terms.and(is_same, holds);
            let [from, to] = [call.operand(1), call.operand(0)].map(|value| {
                operands.iter().position(|&it| same_bits(it, value)).unwrap_or_else(|| {
                    operands.push(value);
                    operands.len() - 1
                })
            });
            if when == TermId::FALSE {
                continue;
            }
            pairs.push(Pair { from, to, when });
            if is_symmetric {
                pairs.push(Pair { from: to, to: from, when });
            }
        }
        Ok((operands, pairs))
    }

    /// For any two operands the condition under which a chain leads from the one to the other (Warshall's algorithm).
    fn chains(&mut self, operands: &[Value], pairs: &[Pair]) -> Result<Vec<Vec<TermId>>, Trap> {
        let count = operands.len();
        let mut same = vec![vec![TermId::TRUE; count]; count];
        for one in 0..count {
            for other in 0..one {
                let is_same = self.sameness(operands[one], operands[other])?;
                (same[one][other], same[other][one]) = (is_same, is_same);
            }
        }
        let mut chains = vec![vec![TermId::FALSE; count]; count];
        let terms = &mut self.symbolic_mut().terms;
        for pair in pairs {
            for from in 0..count {
                let begins = terms.and(same[from][pair.from], pair.when);
                for to in 0..count {
                    let holds = terms.and(begins, same[pair.to][to]);
                    chains[from][to] = terms.or(chains[from][to], holds);
                }
            }
        }
        for through in 0..count {
            for from in 0..count {
                let begins = chains[from][through];
                if begins == TermId::FALSE {
                    continue;
                }
                for (to, then) in chains[through].clone().into_iter().enumerate() {
                    let goes_on = terms.and(begins, then);
                    chains[from][to] = terms.or(chains[from][to], goes_on);
                }
            }
        }
        Ok(chains)
    }
}
