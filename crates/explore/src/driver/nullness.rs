//! What single words say: parameters, results and fields that are never null, results that are new.

use super::conditions::{assumed, begin, checked};
use super::frame::each_noted;
use super::{Clause, ClauseKind, Plan};
use contract::Nullness;
use interp::symbolic::{CONTRACT, RETURNED};
use program::{Assembler, Kind, Op};

impl Plan<'_> {
    /// Parameters that must not be null are not, nor is what the compiler passes to a constructor: the object around an inner
    /// class, the name of an enum constant.
    pub(super) fn assume_not_null(&mut self) {
        let agreed = self.agreed.clone();
        let first = usize::from(self.parameters.first().is_some_and(|first| first.name == "this"));
        for place in 0..self.parameters.len() - first {
            let parameter = &self.parameters[first + place];
            let is_said = agreed.parameters.get(place) == Some(&Nullness::NonNull) && parameter.class.is_some();
            let is_hidden = place < self.called.hidden && parameter.of.kind() == Kind::Reference;
            if !is_said && !is_hidden {
                continue;
            }
            let (name, local) = (parameter.name.clone(), parameter.local);
            let number = self.number_nullness(ClauseKind::NonNull(name), place);
            begin(&mut self.code, number);
            push_is_not_null(&mut self.code, local);
            assumed(&mut self.code);
        }
    }

    /// What was said of the result by single words.
    pub(super) fn check_result(&mut self) {
        let agreed = self.agreed.clone();
        let is_reference = self.called.returns.as_ref().is_some_and(|of| of.kind() == Kind::Reference);
        if !is_reference {
            return;
        }
        self.code.op(Op::Load(self.result));
        self.code.op(Op::IConst(agreed.method.index() as i32));
        self.code.method(Op::InvokeStatic, CONTRACT, RETURNED, "(Ljava/lang/Object;I)V");
        if agreed.result == Nullness::NonNull {
            let number = self.number_nullness(ClauseKind::NonNullResult, agreed.parameters.len());
            begin(&mut self.code, number);
            push_is_not_null(&mut self.code, self.result);
            checked(&mut self.code);
        }
        if agreed.fresh {
            let number = self.number_nullness(ClauseKind::FreshResult, agreed.parameters.len());
            begin(&mut self.code, number);
            self.code.op(Op::Load(self.result));
            self.code.method(Op::InvokeStatic, CONTRACT, "isFresh", "(Ljava/lang/Object;)Z");
            checked(&mut self.code);
        }
    }

    /// Fields that must not be null are not, in any object.
    pub(super) fn check_non_null_fields(&mut self) {
        if self.machine.has_non_null() {
            check_fields(&mut self.code, &mut self.free);
        }
    }

    fn number_nullness(&mut self, kind: ClauseKind, place: usize) -> u32 {
        match self.agreed.nullness_places.get(place).cloned().flatten() {
            Some(place) => self.conditions.number(kind, &place),
            None => {
                let (file, line) = self.conditions.annotated.clone();
                self.conditions.add(Clause::new(kind, String::new(), file, Some(line)))
            }
        }
    }
}

/// Fields that must not be null are not. Takes two local variables that are free.
pub(super) fn check_fields(code: &mut Assembler, free: &mut u16) {
    each_noted(code, free, "emptyFields", |code, place| {
        let (null, decided) = (code.label(), code.label());
        code.op(Op::Load(place));
        code.method(Op::InvokeStatic, CONTRACT, "emptyField", "(I)Ljava/lang/Object;");
        code.branch(Op::IfNull, null);
        code.op(Op::IConst(1));
        code.branch(Op::Goto, decided);
        code.bind(null);
        code.op(Op::IConst(0));
        code.bind(decided);
        code.op(Op::Load(place));
        code.method(Op::InvokeStatic, CONTRACT, "filled", "(ZI)V");
    });
}

pub(super) fn push_is_not_null(code: &mut Assembler, local: u16) {
    let (null, done) = (code.label(), code.label());
    code.op(Op::Load(local));
    code.branch(Op::IfNull, null);
    code.op(Op::IConst(1));
    code.branch(Op::Goto, done);
    code.bind(null);
    code.op(Op::IConst(0));
    code.bind(done);
}
