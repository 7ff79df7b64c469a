//! What was said of a class and its members before it is known what they inherit.

use crate::agreed::{BodyStatement, Case, ClassInvariant, Nullness, Place};
use program::{FieldId, Kind, MethodId, Program, access};
use std::collections::BTreeMap;

/// Whether something may be null, and where that was said.
#[derive(Clone, Debug, Default)]
pub(super) struct Said {
    pub nullness: Nullness,
    pub place: Option<Place>,
}

#[derive(Debug, Default)]
pub(super) struct ClassSaid {
    pub invariants: Vec<ClassInvariant>,
    /// `non_null_by_default` and the like.
    pub by_default: Option<Said>,
    /// Where `pure` was said of all its methods.
    pub pure: Option<Place>,
    pub methods: BTreeMap<MethodId, MethodSaid>,
    pub fields: BTreeMap<FieldId, Said>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct MethodSaid {
    pub cases: Vec<Case>,
    /// How many places have spoken so far.
    pub places: usize,
    /// Cases that stand beside those of all places, until everybody was heard, and the numbers of the places that add them.
    pub added: Vec<(usize, Case)>,
    /// What places say wherever the method may be called: their only cases, if these require nothing.
    pub everywhere: Vec<(usize, Case)>,
    /// Contracts in comments that do not begin with `also`.
    pub without_also: Vec<Place>,
    /// Of each parameter, then of the result; shorter where nothing was said.
    pub values: Vec<Said>,
    /// How the source calls the parameters, if it was asked.
    pub names: Vec<String>,
    /// Where it was said.
    pub pure: Option<Place>,
    pub fresh: bool,
    pub helper: bool,
    pub statements: Vec<BodyStatement>,
}

impl MethodSaid {
    /// The place of what was said of a parameter, or of the result, which comes behind them.
    pub fn value(&mut self, index: usize) -> &mut Said {
        if self.values.len() <= index {
            self.values.resize_with(index + 1, Said::default);
        }
        &mut self.values[index]
    }

    /// Adds what the class says of all its methods. The compiler's own methods are none of them.
    pub fn add_defaults(&mut self, program: &Program, id: MethodId, pure: Option<&Place>, by_default: &Said) {
        let method = program.method(id);
        let is_written = method.access & access::SYNTHETIC == 0 && program.text(method.name) != "<clinit>";
        let count = method.types.parameters.len();
        self.value(count);
        if !is_written {
            return;
        }
        self.pure = self.pure.take().or_else(|| pure.cloned());
        let (implicit, end) = (program.implicit_parameters(id), count - program.captured_parameters(id).len());
        let types = method.types.parameters.iter().map(Some).chain([method.types.result.as_ref()]);
        for (index, of) in types.enumerate().filter(|(index, _)| (implicit..end).contains(index) || *index == count) {
            let is_reference = of.is_some_and(|of| of.kind() == Kind::Reference);
            if is_reference && self.values[index].nullness == Nullness::Unsaid {
                self.values[index] = by_default.clone();
            }
        }
    }
}

/// Whether what a class says of all its fields is about this one too.
pub(super) fn can_be_null_by_default(program: &Program, field: FieldId) -> bool {
    let field = program.field(field);
    field.kind == Kind::Reference && field.access & access::SYNTHETIC == 0
}
