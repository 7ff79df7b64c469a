//! The interpreter loop: one flat dispatch over [`Op`]s.
//!
//! The loop keeps the running frame's registers (`code`, `pc`, `base`, `sp`) in local variables. An arm either finishes an
//! operation whose operands are plain values right here, or stores the registers in the frame and calls the method of
//! `op/` that knows everything about it (`slow!`). Operands of another kind than the operation takes always go the second way.
//!
//! Class files are not verified. Every access to the stack is checked instead, and a value of the wrong kind ends the run
//! with [`Stop::Unverifiable`](crate::trap::Stop).

use crate::frame::{Activation, Frame, MethodLock};
use crate::machine::Machine;
use crate::op::{arithmetic, compare, convert};
use crate::symbolic::{note_branch, note_difference, term_fits};
use crate::target::Entry;
use crate::trap::{PathEnd, Stop, Trap};
use heap::Body;
use heap::Slot;
use heap::{ObjectId, Value, narrow};
use program::{ClassId, MethodId, Op, Switch};
use std::cell::Cell;

/// How a run ended.
#[derive(Debug)]
pub enum Ended {
    /// The first method returned, with this value.
    Returned(Option<Value>),
    /// An exception left the first method.
    Threw(ObjectId),
    Stopped(Box<Stop>),
    /// The path is over.
    End(PathEnd),
    /// There are several ways to go on; see [`Machine::take`].
    Choose,
    /// A class must be initialized in the base state before the path can go on.
    NeedsClass(ClassId),
    /// The closed world lacks a class of the JDK that the code asks for: all paths so far are void.
    WorldLacks(ClassId),
    /// A method is called that nobody implements, and nobody has said whether it has a contract: all paths so far are void.
    NeedsContract(MethodId),
}

/// Where the interpreter goes on after an operation outside the loop.
pub enum Flow {
    /// At the frame's next op.
    Next,
    /// At the op that the topmost frame names: another frame, a handler, or the same op in its linked form.
    Resume,
}

impl Machine {
    /// Runs until the activations that are there have ended. The topmost must be a Java frame.
    pub(crate) fn run(&mut self) -> Ended {
        // Two loops, so that noting branches costs nothing where nobody wants to know.
        if self.watches_branches { self.run_noting::<true>() } else { self.run_noting::<false>() }
    }

    fn run_noting<const BRANCHES: bool>(&mut self) -> Ended {
        let Some(Activation::Java(frame)) = self.frames.last() else {
            return Ended::Returned(None);
        };
        let mut code = frame.code.clone();
        let mut pc = frame.pc as usize;
        let mut base = frame.base as usize;
        let mut sp = frame.sp as usize;
        let mut count: u64 = 0;

        'frames: loop {
            // Both stay in registers until the next call, return or slow operation.
            let ops: &[Cell<Op>] = &code.ops;
            let stack: &mut [Slot] = &mut self.stack;

            macro_rules! push {
                ($value:expr) => {{
                    let value = $value;
                    if let Some(place) = stack.get_mut(sp) {
                        *place = value;
                    }
                    sp += 1;
                }};
            }
            macro_rules! next {
                () => {{
                    pc += 1;
                    continue;
                }};
            }
            // Stores the registers in the frame.
            macro_rules! leave {
                () => {{
                    if let Some(Activation::Java(frame)) = self.frames.last_mut() {
                        frame.pc = pc as u32;
                        frame.sp = sp as u32;
                    }
                }};
            }
            // Takes the registers from the topmost frame.
            macro_rules! resume {
                () => {{
                    match self.frames.last() {
                        Some(Activation::Java(frame)) => {
                            code = frame.code.clone();
                            pc = frame.pc as usize;
                            base = frame.base as usize;
                            sp = frame.sp as usize;
                            continue 'frames;
                        }
                        _ => unreachable!("whoever arranges activations leaves a Java frame on top"),
                    }
                }};
            }
            macro_rules! slow {
                ($operation:expr) => {{
                    leave!();
                    match $operation {
                        Ok(Flow::Next) => {
                            if let Some(Activation::Java(frame)) = self.frames.last() {
                                sp = frame.sp as usize;
                            }
                            pc += 1;
                            continue 'frames;
                        }
                        Ok(Flow::Resume) => resume!(),
                        Err(trap) => {
                            // The operands are put back: an instruction that waits for a class starts over.
                            if let Some(Activation::Java(frame)) = self.frames.last_mut() {
                                frame.sp = sp as u32;
                            }
                            match self.settle_trap(trap) {
                                Ok(()) => resume!(),
                                Err(ended) => {
                                    self.instructions += count;
                                    return ended;
                                }
                            }
                        }
                    }
                }};
            }
            // Goes elsewhere; what goes backwards too often is looked at.
            macro_rules! jump {
                ($target:expr) => {{
                    let target = $target as usize;
                    if target <= pc {
                        self.back_jumps += 1;
                        if self.back_jumps > self.back_limit {
                            pc = target;
                            slow!(self.went_back_often())
                        }
                    }
                    pc = target;
                    continue;
                }};
            }
            macro_rules! jump_if {
                ($taken:expr, $target:expr, $other:expr) => {{
                    let taken = $taken;
                    if BRANCHES {
                        // The branch is the last of the instructions that are carried out here.
                        let to = if taken { $target as usize } else { $other };
                        note_branch(self.symbolic.as_deref_mut(), &self.frames, code.method, ($other - 1, to));
                    }
                    if taken {
                        jump!($target)
                    }
                    pc = $other;
                    continue;
                }};
            }
            // An instruction's first run only links it: its linked form is what is executed and counted.
            macro_rules! link {
                ($operation:expr) => {{
                    count -= 1;
                    slow!($operation)
                }};
            }
            macro_rules! unary {
                ($from:ident, $to:ident, $function:expr) => {{
                    if let Some(Some(place)) = sp.checked_sub(1).map(|at| stack.get_mut(at)) {
                        if let Some(operand) = place.$from() {
                            *place = Slot::$to($function(operand));
                            next!()
                        }
                    }
                    slow!(self.uncommon(ops[pc].get()))
                }};
            }
            macro_rules! binary {
                ($left:ident, $right:ident, $to:ident, $function:expr) => {{
                    if let Some([left, right]) = stack.get_mut(sp.wrapping_sub(2)..sp) {
                        if let (Some(first), Some(second)) = (left.$left(), right.$right()) {
                            *left = Slot::$to($function(first, second));
                            sp -= 1;
                            next!()
                        }
                    }
                    slow!(self.uncommon(ops[pc].get()))
                }};
            }
            macro_rules! divide {
                ($from:ident, $to:ident, $function:expr) => {{
                    if let Some([left, right]) = stack.get_mut(sp.wrapping_sub(2)..sp) {
                        if let (Some(first), Some(second)) = (left.$from(), right.$from()) {
                            if second != 0 {
                                *left = Slot::$to($function(first, second));
                                sp -= 1;
                                next!()
                            }
                        }
                    }
                    slow!(self.uncommon_division(ops[pc].get()))
                }};
            }
            macro_rules! branch_if {
                ($target:expr, $test:expr) => {{
                    let operand = sp.checked_sub(1).and_then(|at| stack.get(at)).and_then(|slot| slot.as_int());
                    if let Some(operand) = operand {
                        let taken = $test(operand);
                        sp -= 1;
                        jump_if!(taken, $target, pc + 1)
                    }
                    slow!(self.uncommon(ops[pc].get()))
                }};
            }
            macro_rules! branch_null {
                ($target:expr, $if_null:expr) => {{
                    let taken = match sp.checked_sub(1).and_then(|at| stack.get(at)) {
                        Some(slot) if slot.is_null() => $if_null,
                        Some(slot) if slot.is_reference() => !$if_null,
                        _ => slow!(self.uncommon(ops[pc].get())),
                    };
                    sp -= 1;
                    jump_if!(taken, $target, pc + 1)
                }};
            }
            macro_rules! branch_compare {
                ($target:expr, $test:expr) => {{
                    if let Some([left, right]) = stack.get(sp.wrapping_sub(2)..sp) {
                        if let (Some(left), Some(right)) = (left.as_int(), right.as_int()) {
                            let taken = $test(left, right);
                            sp -= 2;
                            jump_if!(taken, $target, pc + 1)
                        }
                    }
                    slow!(self.uncommon(ops[pc].get()))
                }};
            }
            macro_rules! branch_same {
                ($target:expr, $if_same:expr) => {{
                    if let Some([left, right]) = stack.get(sp.wrapping_sub(2)..sp) {
                        let are_plain = left.is_reference() && right.is_reference();
                        if are_plain
                            && !spans(self.older, *left, *right)
                            && !self.heap.are_of_other_classes(*left, *right)
                        {
                            let taken = (left == right) == $if_same;
                            let start = (&self.heap, self.older);
                            note_difference(self.symbolic.as_deref_mut(), start, &self.frames, (*left, *right));
                            sp -= 2;
                            jump_if!(taken, $target, pc + 1)
                        }
                    }
                    slow!(self.uncommon(ops[pc].get()))
                }};
            }
            macro_rules! array_load {
                ($body:ident, $wrap:expr) => {{
                    if let Some([array, index]) = stack.get_mut(sp.wrapping_sub(2)..sp) {
                        if let (Some(id), Some(at)) = (array.as_object(), index.as_int()) {
                            if let Body::$body(elements) = &self.heap.get(id).body {
                                if let Some(&element) = elements.get(at as usize) {
                                    *array = $wrap(element);
                                    sp -= 1;
                                    next!()
                                }
                            }
                        }
                    }
                    slow!(self.uncommon_array_load(ops[pc].get()))
                }};
            }
            macro_rules! array_store {
                ($body:ident, $from:ident, $cut:expr) => {{
                    if self.recording {
                        slow!(self.recorded_array_store(ops[pc].get()))
                    }
                    if let Some([array, index, value]) = stack.get(sp.wrapping_sub(3)..sp) {
                        if let (Some(id), Some(at), Some(value)) = (array.as_object(), index.as_int(), value.$from()) {
                            if let Body::$body(elements) = &mut self.heap.get_mut(id).body {
                                if let Some(element) = elements.get_mut(at as usize) {
                                    *element = $cut(value);
                                    sp -= 3;
                                    next!()
                                }
                            }
                        }
                    }
                    slow!(self.uncommon_array_store(ops[pc].get()))
                }};
            }
            // Enters a method whose arguments are on the stack.
            macro_rules! call {
                ($method:expr) => {{
                    let method = $method;
                    let target = &self.targets[method.index()];
                    if let Entry::Code(callee) = &target.entry {
                        let at = sp.wrapping_sub(usize::from(target.arguments));
                        let room = at.wrapping_add(target.room as usize);
                        if room <= stack.len() && self.frames.len() < self.frame_limit && !target.spreads_arguments {
                            let callee = callee.clone();
                            if let Some(Activation::Java(frame)) = self.frames.last_mut() {
                                frame.pc = pc as u32;
                                frame.sp = at as u32;
                            }
                            pc = 0;
                            base = at;
                            sp = at + usize::from(callee.max_locals);
                            code = callee.clone();
                            self.frames.push(Activation::Java(Frame {
                                code: callee,
                                pc: 0,
                                base: base as u32,
                                sp: sp as u32,
                                lock: MethodLock::None,
                                entered: 0,
                            }));
                            continue 'frames;
                        }
                    }
                    slow!(self.invoke_on_stack(method))
                }};
            }

            loop {
                let op = ops[pc].get();
                count += 1;
                match op {
                    Op::Nop => next!(),
                    Op::AConstNull => {
                        push!(Slot::NULL);
                        next!()
                    }
                    Op::IConst(value) => {
                        push!(Slot::int(value));
                        next!()
                    }
                    Op::LConst(value) => {
                        push!(Slot::long(i64::from(value)));
                        next!()
                    }
                    Op::FConst(value) => {
                        push!(Slot::float(value));
                        next!()
                    }
                    Op::DConst(value) => {
                        push!(Slot::double(f64::from(value)));
                        next!()
                    }
                    Op::LConstAt(place) => {
                        push!(Slot::long(code.wides[usize::from(place)] as i64));
                        next!()
                    }
                    Op::DConstAt(place) => {
                        push!(Slot::double(f64::from_bits(code.wides[usize::from(place)])));
                        next!()
                    }
                    Op::Probe(place) => link!(self.come_by(place)),
                    Op::Ldc(index) => link!(self.load_constant(index)),
                    Op::LdcLinked(place) => {
                        push!(Slot::from(self.linked[place as usize]));
                        next!()
                    }

                    Op::Load(local) => {
                        push!(stack.get(base + usize::from(local)).copied().unwrap_or(Slot::INVALID));
                        next!()
                    }
                    Op::LoadLoad { first, second } => {
                        push!(stack.get(base + usize::from(first)).copied().unwrap_or(Slot::INVALID));
                        push!(stack.get(base + usize::from(second)).copied().unwrap_or(Slot::INVALID));
                        count += 1;
                        pc += 2;
                        continue;
                    }
                    Op::LoadConst { local, constant } => {
                        push!(stack.get(base + usize::from(local)).copied().unwrap_or(Slot::INVALID));
                        push!(Slot::int(i32::from(constant)));
                        count += 1;
                        pc += 2;
                        continue;
                    }
                    Op::LoadField { local, slot } => {
                        let object = stack.get(base + usize::from(local)).copied().unwrap_or(Slot::INVALID);
                        if let Some(id) = object.as_object() {
                            if let Body::Fields(fields) = &self.heap.get(id).body {
                                if let Some(&value) = fields.get(usize::from(slot)).filter(|value| !value.is_unread()) {
                                    push!(value);
                                    count += 1;
                                    pc += 2;
                                    continue;
                                }
                            }
                        }
                        push!(object);
                        next!()
                    }
                    Op::CompareLocals { when, left, right, target } => {
                        let first = stack.get(base + usize::from(left)).copied().unwrap_or(Slot::INVALID);
                        let second = stack.get(base + usize::from(right)).copied().unwrap_or(Slot::INVALID);
                        if let (Some(first), Some(second)) = (first.as_int(), second.as_int()) {
                            count += 2;
                            jump_if!(when.hold(first, second), target, pc + 3)
                        }
                        push!(first);
                        push!(second);
                        count += 1;
                        pc += 2;
                        continue;
                    }
                    Op::CompareConst { when, local, constant, target } => {
                        let operand = stack.get(base + usize::from(local)).copied().unwrap_or(Slot::INVALID);
                        if let Some(value) = operand.as_int() {
                            count += 2;
                            jump_if!(when.hold(value, i32::from(constant)), target, pc + 3)
                        }
                        push!(operand);
                        push!(Slot::int(i32::from(constant)));
                        count += 1;
                        pc += 2;
                        continue;
                    }
                    Op::TestLocal { when, local, target } => {
                        let operand = stack.get(base + usize::from(local)).copied().unwrap_or(Slot::INVALID);
                        if let Some(value) = operand.as_int() {
                            count += 1;
                            jump_if!(when.hold(value, 0), target, pc + 2)
                        }
                        push!(operand);
                        next!()
                    }
                    Op::IfLocalNull { local, target } | Op::IfLocalNonNull { local, target } => {
                        let operand = stack.get(base + usize::from(local)).copied().unwrap_or(Slot::INVALID);
                        if operand.is_reference() {
                            let taken = operand.is_null() == matches!(op, Op::IfLocalNull { .. });
                            count += 1;
                            jump_if!(taken, target, pc + 2)
                        }
                        push!(operand);
                        next!()
                    }
                    Op::IncrementGoto { local, delta, target } => {
                        if let Some(place) = stack.get_mut(base + usize::from(local)) {
                            if let Some(value) = place.as_int() {
                                *place = Slot::int(value.wrapping_add(i32::from(delta)));
                                count += 1;
                                jump!(target)
                            }
                        }
                        slow!(self.uncommon(op))
                    }
                    Op::Store(local) => {
                        sp = sp.wrapping_sub(1);
                        let value = stack.get(sp).copied().unwrap_or(Slot::INVALID);
                        if let Some(place) = stack.get_mut(base + usize::from(local)) {
                            *place = value;
                        }
                        next!()
                    }
                    Op::IInc { local, delta } => {
                        if let Some(place) = stack.get_mut(base + usize::from(local)) {
                            if let Some(value) = place.as_int() {
                                *place = Slot::int(value.wrapping_add(i32::from(delta)));
                                next!()
                            }
                        }
                        slow!(self.uncommon(op))
                    }
                    Op::Pop => {
                        sp = sp.wrapping_sub(1);
                        next!()
                    }
                    Op::Dup => {
                        push!(stack.get(sp.wrapping_sub(1)).copied().unwrap_or(Slot::INVALID));
                        next!()
                    }
                    Op::Pop2 | Op::DupX1 | Op::DupX2 | Op::Dup2 | Op::Dup2X1 | Op::Dup2X2 | Op::Swap => {
                        slow!(self.rearrange(op))
                    }

                    Op::IALoad => array_load!(Ints, Slot::int),
                    Op::LALoad => array_load!(Longs, Slot::long),
                    Op::FALoad => array_load!(Floats, Slot::float),
                    Op::DALoad => array_load!(Doubles, Slot::double),
                    Op::AALoad => array_load!(References, Slot::from),
                    Op::BALoad => array_load!(Bytes, |element| Slot::int(i32::from(element))),
                    Op::CALoad => array_load!(Chars, |element| Slot::int(i32::from(element))),
                    Op::SALoad => array_load!(Shorts, |element| Slot::int(i32::from(element))),
                    Op::IAStore => array_store!(Ints, as_int, |value| value),
                    Op::LAStore => array_store!(Longs, as_long, |value| value),
                    Op::FAStore => array_store!(Floats, as_float, |value| value),
                    Op::DAStore => array_store!(Doubles, as_double, |value| value),
                    Op::AAStore => slow!(self.reference_store()),
                    Op::BAStore => slow!(self.byte_store()),
                    Op::CAStore => array_store!(Chars, as_int, |value| value as u16),
                    Op::SAStore => array_store!(Shorts, as_int, |value| value as i16),
                    Op::ArrayLength => {
                        if let Some(Some(place)) = sp.checked_sub(1).map(|at| stack.get_mut(at)) {
                            if let Some(id) = place.as_object() {
                                if let Some(length) = self.heap.get(id).body.length() {
                                    *place = Slot::int(length as i32);
                                    next!()
                                }
                            }
                        }
                        slow!(self.uncommon_reference(op))
                    }
                    Op::NewArray(base_type) => slow!(self.new_primitive_array(base_type)),
                    Op::ANewArray(index) => link!(self.link_new_reference_array(index)),
                    Op::ANewArrayLinked(class) => slow!(self.new_reference_array(class)),
                    Op::MultiANewArray { class, dimensions } => slow!(self.new_multi_array(class, dimensions)),

                    Op::IAdd => binary!(as_int, as_int, int, i32::wrapping_add),
                    Op::ISub => binary!(as_int, as_int, int, i32::wrapping_sub),
                    Op::IMul => binary!(as_int, as_int, int, i32::wrapping_mul),
                    Op::IDiv => divide!(as_int, int, i32::wrapping_div),
                    Op::IRem => divide!(as_int, int, i32::wrapping_rem),
                    Op::LAdd => binary!(as_long, as_long, long, i64::wrapping_add),
                    Op::LSub => binary!(as_long, as_long, long, i64::wrapping_sub),
                    Op::LMul => binary!(as_long, as_long, long, i64::wrapping_mul),
                    Op::LDiv => divide!(as_long, long, i64::wrapping_div),
                    Op::LRem => divide!(as_long, long, i64::wrapping_rem),
                    Op::FAdd => binary!(as_float, as_float, float, |left, right| left + right),
                    Op::FSub => binary!(as_float, as_float, float, |left, right| left - right),
                    Op::FMul => binary!(as_float, as_float, float, |left, right| left * right),
                    Op::FDiv => binary!(as_float, as_float, float, |left, right| left / right),
                    Op::FRem => binary!(as_float, as_float, float, |left, right| left % right),
                    Op::DAdd => binary!(as_double, as_double, double, |left, right| left + right),
                    Op::DSub => binary!(as_double, as_double, double, |left, right| left - right),
                    Op::DMul => binary!(as_double, as_double, double, |left, right| left * right),
                    Op::DDiv => binary!(as_double, as_double, double, |left, right| left / right),
                    Op::DRem => binary!(as_double, as_double, double, |left, right| left % right),
                    Op::INeg => unary!(as_int, int, i32::wrapping_neg),
                    Op::LNeg => unary!(as_long, long, i64::wrapping_neg),
                    Op::FNeg => unary!(as_float, float, |value: f32| -value),
                    Op::DNeg => unary!(as_double, double, |value: f64| -value),
                    Op::IShl => binary!(as_int, as_int, int, arithmetic::shift_left_int),
                    Op::IShr => binary!(as_int, as_int, int, arithmetic::shift_right_int),
                    Op::IUShr => binary!(as_int, as_int, int, arithmetic::shift_right_unsigned_int),
                    Op::LShl => binary!(as_long, as_int, long, arithmetic::shift_left_long),
                    Op::LShr => binary!(as_long, as_int, long, arithmetic::shift_right_long),
                    Op::LUShr => binary!(as_long, as_int, long, arithmetic::shift_right_unsigned_long),
                    Op::IAnd => binary!(as_int, as_int, int, |left, right| left & right),
                    Op::IOr => binary!(as_int, as_int, int, |left, right| left | right),
                    Op::IXor => binary!(as_int, as_int, int, |left, right| left ^ right),
                    Op::LAnd => binary!(as_long, as_long, long, |left, right| left & right),
                    Op::LOr => binary!(as_long, as_long, long, |left, right| left | right),
                    Op::LXor => binary!(as_long, as_long, long, |left, right| left ^ right),

                    Op::I2L => unary!(as_int, long, i64::from),
                    Op::I2F => unary!(as_int, float, |value| value as f32),
                    Op::I2D => unary!(as_int, double, f64::from),
                    Op::L2I => unary!(as_long, int, |value| value as i32),
                    Op::L2F => unary!(as_long, float, |value| value as f32),
                    Op::L2D => unary!(as_long, double, |value| value as f64),
                    Op::F2I => unary!(as_float, int, convert::float_to_int),
                    Op::F2L => unary!(as_float, long, convert::float_to_long),
                    Op::F2D => unary!(as_float, double, f64::from),
                    Op::D2I => unary!(as_double, int, convert::double_to_int),
                    Op::D2L => unary!(as_double, long, convert::double_to_long),
                    Op::D2F => unary!(as_double, float, |value| value as f32),
                    Op::I2B => unary!(as_int, int, |value| i32::from(value as i8)),
                    Op::I2C => unary!(as_int, int, |value| i32::from(value as u16)),
                    Op::I2S => unary!(as_int, int, |value| i32::from(value as i16)),
                    Op::LCmp => binary!(as_long, as_long, int, compare::longs),
                    Op::FCmpL => binary!(as_float, as_float, int, compare::floats_less),
                    Op::FCmpG => binary!(as_float, as_float, int, compare::floats_greater),
                    Op::DCmpL => binary!(as_double, as_double, int, compare::doubles_less),
                    Op::DCmpG => binary!(as_double, as_double, int, compare::doubles_greater),

                    Op::IfEq(target) => branch_if!(target, |value| value == 0),
                    Op::IfNe(target) => branch_if!(target, |value| value != 0),
                    Op::IfLt(target) => branch_if!(target, |value| value < 0),
                    Op::IfGe(target) => branch_if!(target, |value| value >= 0),
                    Op::IfGt(target) => branch_if!(target, |value| value > 0),
                    Op::IfLe(target) => branch_if!(target, |value| value <= 0),
                    Op::IfICmpEq(target) => branch_compare!(target, |left, right| left == right),
                    Op::IfICmpNe(target) => branch_compare!(target, |left, right| left != right),
                    Op::IfICmpLt(target) => branch_compare!(target, |left, right| left < right),
                    Op::IfICmpGe(target) => branch_compare!(target, |left, right| left >= right),
                    Op::IfICmpGt(target) => branch_compare!(target, |left, right| left > right),
                    Op::IfICmpLe(target) => branch_compare!(target, |left, right| left <= right),
                    Op::IfACmpEq(target) => branch_same!(target, true),
                    Op::IfACmpNe(target) => branch_same!(target, false),
                    Op::IfNull(target) => branch_null!(target, true),
                    Op::IfNonNull(target) => branch_null!(target, false),
                    Op::Goto(target) => jump!(target),
                    Op::Jsr(target) => {
                        push!(Slot::return_address(pc as u32 + 1));
                        pc = target as usize;
                        continue;
                    }
                    Op::Ret(local) => {
                        let address = stack.get(base + usize::from(local)).and_then(|slot| slot.as_return_address());
                        if let Some(address) = address.filter(|&address| (address as usize) < ops.len()) {
                            pc = address as usize;
                            continue;
                        }
                        slow!(self.uncommon(op))
                    }
                    Op::TableSwitch(place) | Op::LookupSwitch(place) => {
                        let key = sp.checked_sub(1).and_then(|at| stack.get(at)).and_then(|slot| slot.as_int());
                        if let Some(key) = key {
                            let to = choose(&code.switches[place as usize], key) as usize;
                            if BRANCHES {
                                note_branch(self.symbolic.as_deref_mut(), &self.frames, code.method, (pc, to));
                            }
                            pc = to;
                            sp -= 1;
                            continue;
                        }
                        slow!(self.uncommon(op))
                    }

                    Op::Return | Op::ReturnValue | Op::ReturnNarrow(_) => {
                        let mut result = None;
                        if !matches!(op, Op::Return) {
                            let mut value = stack.get(sp.wrapping_sub(1)).copied().unwrap_or(Slot::INVALID);
                            if let Op::ReturnNarrow(to) = op {
                                if let Some(int) = value.as_int() {
                                    value = Slot::int(narrow(int, to));
                                } else if value
                                    .as_int_term()
                                    .is_some_and(|term| !term_fits(self.symbolic.as_deref(), term, to))
                                {
                                    slow!(self.uncommon(op))
                                }
                            }
                            result = Some(value);
                        }
                        let depth = self.frames.len();
                        let holds_nothing = |frame: &Frame| frame.lock == MethodLock::None && frame.entered == 0;
                        let plain = depth >= 2
                            && matches!(&self.frames[depth - 2], Activation::Java(_))
                            && matches!(&self.frames[depth - 1], Activation::Java(frame) if holds_nothing(frame));
                        if plain {
                            self.frames.pop();
                            let Some(Activation::Java(caller)) = self.frames.last() else {
                                unreachable!("the activation below was just seen to be a frame")
                            };
                            sp = base;
                            code = caller.code.clone();
                            pc = caller.pc as usize + 1;
                            base = caller.base as usize;
                            if let Some(value) = result {
                                push!(value);
                            }
                            continue 'frames;
                        }
                        leave!();
                        match self.return_from_frame(result.map(Slot::value)) {
                            Ok(()) => resume!(),
                            Err(ended) => {
                                self.instructions += count;
                                return ended;
                            }
                        }
                    }
                    Op::AThrow => slow!(self.throw_operand()),

                    Op::GetStatic(index) => link!(self.link_static(index, op)),
                    Op::PutStatic(index) => link!(self.link_static(index, op)),
                    Op::GetStaticSlot(slot) => {
                        let value = self.heap.static_slot(slot);
                        if value.is_unread() {
                            slow!(self.first_read_of_static(slot))
                        }
                        push!(value);
                        next!()
                    }
                    Op::PutStaticSlot(slot) => {
                        if self.recording {
                            slow!(self.recorded_static(op))
                        }
                        sp = sp.wrapping_sub(1);
                        self.heap.set_static(slot, stack.get(sp).copied().unwrap_or(Slot::INVALID));
                        next!()
                    }
                    Op::PutStaticNarrow { slot, narrow: to } => {
                        if self.recording {
                            slow!(self.recorded_static(op))
                        }
                        let value = sp.checked_sub(1).and_then(|at| stack.get(at)).and_then(|slot| slot.as_int());
                        if let Some(value) = value {
                            self.heap.set_static(slot, Slot::int(narrow(value, to)));
                            sp -= 1;
                            next!()
                        }
                        slow!(self.uncommon(op))
                    }
                    Op::GetField(index) => link!(self.link_field(index, op)),
                    Op::PutField(index) => link!(self.link_field(index, op)),
                    Op::GetFieldSlot(slot) => {
                        if let Some(Some(place)) = sp.checked_sub(1).map(|at| stack.get_mut(at)) {
                            if let Some(id) = place.as_object() {
                                if let Body::Fields(fields) = &self.heap.get(id).body {
                                    if let Some(value) =
                                        fields.get(usize::from(slot)).filter(|value| !value.is_unread())
                                    {
                                        *place = *value;
                                        next!()
                                    }
                                }
                            }
                        }
                        slow!(self.uncommon_reference(op))
                    }
                    Op::PutFieldSlot(slot) => {
                        if self.recording {
                            slow!(self.recorded_put(op))
                        }
                        if let Some(&[object, value]) = stack.get(sp.wrapping_sub(2)..sp) {
                            if object.as_object().is_some_and(|id| self.heap.set_slot(id, slot, value)) {
                                sp -= 2;
                                next!()
                            }
                        }
                        slow!(self.uncommon_put(op))
                    }
                    Op::PutFieldNarrow { slot, narrow: to } => {
                        if self.recording {
                            slow!(self.recorded_put(op))
                        }
                        if let Some(&[object, value]) = stack.get(sp.wrapping_sub(2)..sp) {
                            if let (Some(id), Some(value)) = (object.as_object(), value.as_int()) {
                                if self.heap.set_slot(id, slot, Slot::int(narrow(value, to))) {
                                    sp -= 2;
                                    next!()
                                }
                            }
                        }
                        slow!(self.uncommon_put(op))
                    }

                    Op::InvokeVirtual(index) => link!(self.link_virtual(index)),
                    Op::InvokeSpecial(index) => link!(self.link_special(index)),
                    Op::InvokeStatic(index) => link!(self.link_static_call(index)),
                    Op::InvokeInterface(index) => link!(self.link_interface(index)),
                    Op::InvokeDynamic(index) => link!(self.link_call_site(index)),
                    Op::InvokeHandle(index) => slow!(self.invoke_handle(index)),
                    Op::InvokeVirtualSlot { slot, arguments } => {
                        let receiver = stack.get(sp.wrapping_sub(usize::from(arguments)));
                        if let Some(id) = receiver.and_then(|slot| slot.as_object()) {
                            let class = self.program.class(self.heap.class(id));
                            if let Some(&method) = class.vtable.get(usize::from(slot)) {
                                call!(method)
                            }
                        }
                        slow!(self.uncommon_receiver(op, arguments))
                    }
                    Op::InvokeDirect(method) => {
                        let arguments = self.targets[method.index()].arguments;
                        let receiver = stack.get(sp.wrapping_sub(usize::from(arguments)));
                        if receiver.is_some_and(|slot| slot.as_object().is_some()) {
                            call!(method)
                        }
                        slow!(self.uncommon_receiver(op, arguments))
                    }
                    Op::InvokeStaticLinked(method) | Op::InvokeDynamicLinked(method) => call!(method),
                    Op::InvokeInterfaceLinked(method) => {
                        let arguments = self.targets[method.index()].arguments;
                        let receiver = stack.get(sp.wrapping_sub(usize::from(arguments)));
                        if let Some(id) = receiver.and_then(|slot| slot.as_object()) {
                            let class = self.heap.class(id);
                            if let Some(selected) = self.interface_cache.get(class, method) {
                                call!(selected)
                            }
                            slow!(self.select_interface_method(class, method))
                        }
                        slow!(self.uncommon_receiver(op, arguments))
                    }

                    Op::New(index) => link!(self.link_new(index)),
                    Op::NewLinked(class) => {
                        if self.heap.wants_collection() {
                            leave!();
                            self.collect_garbage();
                            continue 'frames;
                        }
                        let fields = Body::Fields(self.classes[class.index()].template.clone());
                        push!(Slot::object(self.heap.allocate(class, fields)));
                        next!()
                    }
                    Op::CheckCast(index) if is_null(stack, sp) => slow!(self.link_check_cast(index)),
                    Op::CheckCast(index) => link!(self.link_check_cast(index)),
                    Op::CheckCastLinked(class) => {
                        if let Some(operand) = stack.get(sp.wrapping_sub(1)) {
                            let fits = |id| self.program.is_subtype(self.heap.class(id), class);
                            if operand.is_null() || operand.as_object().is_some_and(fits) {
                                next!()
                            }
                        }
                        slow!(self.failed_cast(class))
                    }
                    Op::InstanceOf(index) if is_null(stack, sp) => slow!(self.link_instance_of(index)),
                    Op::InstanceOf(index) => link!(self.link_instance_of(index)),
                    Op::InstanceOfLinked(class) => {
                        if let Some(operand) = stack.get_mut(sp.wrapping_sub(1)).filter(|slot| slot.is_reference()) {
                            let of = operand.as_object().map(|id| self.heap.class(id));
                            let is_one = of.is_some_and(|of| self.program.is_subtype(of, class));
                            let is_certain =
                                || self.symbolic.as_ref().is_none_or(|symbolic| !symbolic.open.has_thrown());
                            if is_one || of.is_none() || (of != self.heap.unsettled && is_certain()) {
                                *operand = Slot::int(i32::from(is_one));
                                next!()
                            }
                        }
                        slow!(self.uncommon(op))
                    }
                    Op::MonitorEnter => slow!(self.monitor_enter()),
                    Op::MonitorExit => slow!(self.monitor_exit()),
                }
            }
        }
    }

    /// An operation met operands that it has no meaning for.
    fn uncommon(&mut self, op: Op) -> Result<Flow, Trap> {
        if let Some(flow) = self.symbolic_operation(op)? {
            return Ok(flow);
        }
        Err(Trap::unverifiable(format!("{op:?} on operands of the wrong kind")))
    }

    /// Control has gone backwards often enough to have a look at it.
    fn went_back_often(&mut self) -> Result<Flow, Trap> {
        self.look_at_loops()?;
        Ok(Flow::Resume)
    }
}

/// Whether an object below a number is compared with one that is not.
#[inline]
fn spans(older: u32, left: Slot, right: Slot) -> bool {
    match (left.as_object(), right.as_object()) {
        (Some(left), Some(right)) => (left.0 < older) != (right.0 < older),
        _ => false,
    }
}

/// Whether the topmost operand is null.
fn is_null(stack: &[Slot], sp: usize) -> bool {
    stack.get(sp.wrapping_sub(1)).is_some_and(|operand| operand.is_null())
}

/// The target of a switch for a key.
fn choose(switch: &Switch, key: i32) -> u32 {
    match switch {
        Switch::Table { low, targets, default } => {
            let place = i64::from(key) - i64::from(*low);
            usize::try_from(place).ok().and_then(|place| targets.get(place)).copied().unwrap_or(*default)
        }
        Switch::Lookup { pairs, default } => {
            pairs.binary_search_by_key(&key, |pair| pair.0).map_or(*default, |place| pairs[place].1)
        }
    }
}
