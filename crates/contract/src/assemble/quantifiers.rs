//! What quantifiers make of the values of their bodies.

use super::Compiler;
use super::conditions::When;
use crate::syntax::Quantifier;
use crate::typing::{JavaType, Typed, TypedQuantified};
use program::{BaseType, Label, Op};

impl Compiler<'_> {
    /// `\forall` and `\exists`: one value of the body decides.
    pub(super) fn quantified(&mut self, quantified: &TypedQuantified, when: When, target: Label) {
        let decides = if quantified.quantifier == Quantifier::ForAll { When::Fails } else { When::Holds };
        if when == decides {
            self.each(quantified, &mut |compiler| compiler.branch(&quantified.body, decides, target));
        } else {
            let end = self.code.label();
            self.each(quantified, &mut |compiler| compiler.branch(&quantified.body, decides, end));
            self.code.branch(Op::Goto, target);
            self.code.bind(end);
        }
    }

    /// The quantifiers whose value is a number.
    pub(super) fn quantity(&mut self, quantified: &TypedQuantified) {
        let total = self.local();
        let base = match quantified.body.of() {
            JavaType::Base(base) => *base,
            _ => BaseType::Int,
        };
        match quantified.quantifier {
            Quantifier::NumberOf => self.count(quantified, total),
            Quantifier::Minimum => self.extreme(quantified, total, base, When::Fails),
            Quantifier::Maximum => self.extreme(quantified, total, base, When::Holds),
            _ => self.sum(quantified, total, base),
        }
        self.op(Op::Load(total));
    }

    fn count(&mut self, quantified: &TypedQuantified, total: u16) {
        self.op(Op::LConst(0));
        self.op(Op::Store(total));
        self.each(quantified, &mut |compiler| {
            let fails = compiler.code.label();
            compiler.branch(&quantified.body, When::Fails, fails);
            compiler.op(Op::Load(total));
            compiler.op(Op::LConst(1));
            compiler.op(Op::LAdd);
            compiler.op(Op::Store(total));
            compiler.code.bind(fails);
        });
    }

    fn sum(&mut self, quantified: &TypedQuantified, total: u16, base: BaseType) {
        let (zero, add) = match base {
            BaseType::Long => (Op::LConst(0), Op::LAdd),
            BaseType::Float => (Op::FConst(0.0), Op::FAdd),
            BaseType::Double => (Op::DConst(0.0), Op::DAdd),
            _ => (Op::IConst(0), Op::IAdd),
        };
        self.op(zero);
        self.op(Op::Store(total));
        self.each(quantified, &mut |compiler| {
            let held = compiler.catches.then(|| compiler.in_variable(&quantified.body));
            compiler.op(Op::Load(total));
            compiler.value(held.as_ref().unwrap_or(&quantified.body));
            compiler.op(add);
            compiler.op(Op::Store(total));
        });
    }

    /// The least value, or with `Holds` the greatest. Of no values it is the greatest of the type, or the least. The first
    /// value is taken without a comparison, which could only split paths.
    fn extreme(&mut self, quantified: &TypedQuantified, total: u16, base: BaseType, greatest: When) {
        let (value, some) = (self.local(), self.local());
        self.farthest(base, greatest.opposite());
        self.op(Op::Store(total));
        self.op(Op::IConst(0));
        self.op(Op::Store(some));
        self.each(quantified, &mut |compiler| {
            let (take, done) = (compiler.code.label(), compiler.code.label());
            compiler.value(&quantified.body);
            compiler.op(Op::Store(value));
            compiler.op(Op::Load(some));
            compiler.code.branch(Op::IfEq, take);
            compiler.keep_or_take(base, greatest, (value, total), done);
            compiler.code.bind(take);
            compiler.op(Op::IConst(1));
            compiler.op(Op::Store(some));
            compiler.op(Op::Load(value));
            compiler.op(Op::Store(total));
            compiler.code.bind(done);
        });
    }

    /// Jumps to the end if the new value is not taken.
    fn keep_or_take(&mut self, base: BaseType, greatest: When, (value, total): (u16, u16), done: Label) {
        self.op(Op::Load(value));
        self.op(Op::Load(total));
        let is_greatest = greatest == When::Holds;
        match base {
            // These know about NaN and about zeros of either sign.
            BaseType::Float | BaseType::Double => {
                let name = if is_greatest { "max" } else { "min" };
                let letter = base.letter();
                self.code.method(Op::InvokeStatic, "java/lang/Math", name, &format!("({letter}{letter}){letter}"));
                self.op(Op::Store(total));
                self.code.branch(Op::Goto, done);
            }
            BaseType::Long => {
                self.op(Op::LCmp);
                self.code.branch(if is_greatest { Op::IfLe } else { Op::IfGe }, done);
            }
            _ => {
                self.code.branch(if is_greatest { Op::IfICmpLe } else { Op::IfICmpGe }, done);
            }
        }
    }

    /// The least value of a type, or with `Holds` the greatest.
    fn farthest(&mut self, base: BaseType, greatest: When) {
        let (least, most) = crate::typing::limits(base);
        let is_greatest = greatest == When::Holds;
        let number = if is_greatest { most } else { least };
        let endless = if is_greatest { f64::INFINITY } else { f64::NEG_INFINITY };
        match base {
            BaseType::Float => self.op(Op::FConst(endless as f32)),
            BaseType::Double => {
                self.code.double(endless);
            }
            BaseType::Long => {
                self.code.long(number);
            }
            _ => self.op(Op::IConst(number as i32)),
        }
    }

    pub(super) fn non_null_elements(&mut self, array: &Typed, when: When, target: Label) {
        let (objects, index) = (self.local(), self.local());
        let (top, end) = (self.code.label(), self.code.label());
        let (fails, holds) = if when == When::Fails { (target, end) } else { (end, target) };
        self.value(array);
        self.op(Op::Store(objects));
        self.op(Op::Load(objects));
        self.code.branch(Op::IfNull, fails);
        self.op(Op::IConst(0));
        self.op(Op::Store(index));
        self.code.bind(top);
        self.op(Op::Load(index));
        self.op(Op::Load(objects));
        self.op(Op::ArrayLength);
        self.code.branch(Op::IfICmpGe, holds);
        self.op(Op::Load(objects));
        self.op(Op::Load(index));
        self.op(Op::AALoad);
        self.code.branch(Op::IfNull, fails);
        self.op(Op::IInc { local: index, delta: 1 });
        self.code.branch(Op::Goto, top);
        self.code.bind(end);
    }
}
