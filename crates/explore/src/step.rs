//! What each choice of a path has assumed, in words.

use crate::names;
use crate::search::PathView;
use crate::violation;
use heap::{Birth, ObjectId, SymbolId, TypeSetId, Value};
use interp::Machine;
use interp::symbolic::{Alternative, Refine, Then};
use std::cell::{Cell, RefCell};
use term::TermId;

/// A line for each choice of a path: what was assumed there, and what that led to if it is no more than going on.
pub fn describe(view: &PathView<'_>) -> Vec<String> {
    let words = Words { machine: view.machine, parameters: &view.driver.parameters };
    view.taken.iter().map(|alternative| words.of(alternative)).collect()
}

impl PathView<'_> {
    /// What the choices of the path have decided about its input, as Java has it, in the order of the path. Choices that decide
    /// nothing of which Java could speak are left out.
    pub fn decisions(&self) -> Vec<Decision> {
        let words = Words { machine: self.machine, parameters: &self.driver.parameters };
        let of = |alternative: &Alternative| {
            let raises = matches!(alternative.then, Then::Raise(_) | Then::OutOfBounds { .. } | Then::NegativeSize(_));
            words.conditions(alternative).into_iter().map(move |condition| Decision { condition, raises })
        };
        self.taken.iter().flat_map(of).collect()
    }
}

/// A condition that a choice has decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    pub condition: String,
    /// Whether an exception of the machine's own is what it led to.
    pub raises: bool,
}

struct Words<'a> {
    machine: &'a Machine,
    parameters: &'a [(u16, String)],
}

impl Words<'_> {
    fn of(&self, alternative: &Alternative) -> String {
        let mut parts = Vec::new();
        parts.extend(self.refined(alternative.refine));
        if alternative.assume != TermId::TRUE {
            parts.push(self.term(alternative.assume));
        }
        let assumed = parts.join(", ");
        match (self.effect(alternative.then), assumed.is_empty()) {
            (Some(effect), true) => effect,
            (Some(effect), false) => format!("{assumed}: {effect}"),
            (None, false) => assumed,
            (None, true) => "otherwise".to_owned(),
        }
    }

    /// What an alternative assumes, as conditions in Java.
    fn conditions(&self, alternative: &Alternative) -> Vec<String> {
        let refined = match alternative.refine {
            of if symbol_of(of).is_some_and(|symbol| self.is_inside(symbol)) => None,
            Refine::Fresh(symbol) | Refine::FreshInput(symbol) | Refine::NotNull(symbol)
                if self.is_never_null(symbol) =>
            {
                None
            }
            Refine::Fresh(symbol) | Refine::FreshInput(symbol) => Some(format!("{} != null", self.symbol(symbol))),
            Refine::FreshOf(symbol, types) | Refine::FreshInputOf(symbol, types) => {
                Some(self.types(&self.symbol(symbol), types))
            }
            Refine::FreshBorn(..) | Refine::Born(..) | Refine::NewBox(_) | Refine::Touch(..) => None,
            other => self.refined(other),
        };
        let assumed = (alternative.assume != TermId::TRUE).then(|| self.visible_term(alternative.assume)).flatten();
        refined.into_iter().chain(assumed).collect()
    }

    /// Whether a reference is one by which strings hold their characters, or collections their elements.
    fn is_inside(&self, symbol: SymbolId) -> bool {
        names::is_inside(self.machine, self.parameters, self.machine.heap.symbol(symbol).origin)
    }

    /// Whether it goes without saying that a reference is not null.
    fn is_never_null(&self, symbol: SymbolId) -> bool {
        names::is_never_null(self.machine, self.parameters, self.machine.heap.symbol(symbol).origin)
    }

    /// A term, unless it speaks of how strings hold their characters, or collections their elements.
    fn visible_term(&self, term: TermId) -> Option<String> {
        let state = self.machine.symbolic()?;
        let speaks_of_insides = Cell::new(false);
        let unknowns = RefCell::new(Vec::new());
        let name = |symbol: term::SymbolId| {
            let origin = self.machine.heap.unknowns().get(symbol.index());
            if origin.is_some_and(|&origin| names::is_inside(self.machine, self.parameters, origin)) {
                speaks_of_insides.set(true);
            }
            unknowns.borrow_mut().extend(origin.copied());
            names::name_of_unknown(self.machine, self.parameters, symbol)
        };
        let text = term::java(&state.terms, term, &name);
        let is_order = names::is_order_within(self.machine, self.parameters, &unknowns.into_inner());
        (!speaks_of_insides.get() && !is_order).then_some(text)
    }

    fn term(&self, term: TermId) -> String {
        let Some(state) = self.machine.symbolic() else { return "?".to_owned() };
        term::java(&state.terms, term, &|symbol| names::name_of_unknown(self.machine, self.parameters, symbol))
    }

    fn symbol(&self, symbol: SymbolId) -> String {
        names::name_of(self.machine, self.parameters, self.machine.heap.symbol(symbol).origin)
    }

    fn object(&self, object: ObjectId) -> String {
        match self.machine.enum_constant(object) {
            Some((of, name)) => format!("{}.{name}", names::class_name(self.machine, of)),
            None => names::name_of_object(self.machine, self.parameters, object),
        }
    }

    fn types(&self, name: &str, types: TypeSetId) -> String {
        let Some(state) = self.machine.symbolic() else { return format!("{name} != null") };
        violation::of_classes(self.machine, name, state.types.classes(types))
    }

    fn refined(&self, refine: Refine) -> Option<String> {
        Some(match refine {
            Refine::Nothing => return None,
            Refine::Null(symbol) => format!("{} == null", self.symbol(symbol)),
            Refine::NotNull(symbol) => format!("{} != null", self.symbol(symbol)),
            Refine::Alias(symbol, object) => format!("{} == {}", self.symbol(symbol), self.object(object)),
            Refine::Apart(symbol, object) => format!("{} != {}", self.symbol(symbol), self.object(object)),
            Refine::Fresh(symbol) | Refine::FreshInput(symbol) => {
                format!("{} is an object not met before", self.symbol(symbol))
            }
            Refine::FreshOf(symbol, types) | Refine::FreshInputOf(symbol, types) => {
                let name = self.symbol(symbol);
                format!("{name} is an object not met before, {}", self.types(&name, types))
            }
            Refine::FreshBorn(symbol, _, birth) => {
                format!("{} is an object not met before{}", self.symbol(symbol), made(birth))
            }
            Refine::Born(object, birth) => format!("{} is an object{}", self.object(object), made(birth)),
            Refine::ObjectTypes(object, types) => self.types(&self.object(object), types),
            Refine::SymbolTypes(symbol, types) => {
                let name = self.symbol(symbol);
                format!("{name} == null || {}", self.types(&name, types))
            }
            Refine::NotNullOf(symbol, types) => self.types(&self.symbol(symbol), types),
            Refine::NewBox(symbol) => format!("the box of {} is a new object", self.symbol(symbol)),
            Refine::Touch(array, index) => format!("{}[{}] is read", self.object(array), self.index(index)),
        })
    }

    fn index(&self, index: heap::Slot) -> String {
        match index.value() {
            Value::Int(index) => index.to_string(),
            Value::Term(_, term) => self.term(term),
            _ => "?".to_owned(),
        }
    }

    /// What an alternative leads to, if that is more than going on.
    fn effect(&self, then: Then) -> Option<String> {
        match then {
            Then::Raise(class) => Some(format!("{} is raised", class.replace('/', "."))),
            Then::OutOfBounds { .. } => Some("the index is out of bounds".to_owned()),
            Then::NegativeSize(_) => Some("the size is negative".to_owned()),
            Then::Bounded(bound) => Some(format!("beyond {}", bound.describe())),
            Then::Violate => Some("the condition does not hold".to_owned()),
            Then::Undecided => Some("no solver could tell".to_owned()),
            Then::Retry
            | Then::Jump { .. }
            | Then::Push { .. }
            | Then::StoreTouched { .. }
            | Then::StoreNew { .. }
            | Then::StoreAt { .. }
            | Then::MakeArray { .. } => None,
        }
    }
}

/// Which call by contract has made an object.
fn made(birth: Birth) -> &'static str {
    match birth {
        Birth::InCall => ", made by the call",
        Birth::BeforeCall => ", made by an earlier call",
        Birth::Unknown => "",
    }
}

/// The reference of which something is assumed.
fn symbol_of(refine: Refine) -> Option<SymbolId> {
    match refine {
        Refine::Null(symbol)
        | Refine::NotNull(symbol)
        | Refine::Alias(symbol, _)
        | Refine::Apart(symbol, _)
        | Refine::Fresh(symbol)
        | Refine::FreshInput(symbol)
        | Refine::FreshOf(symbol, _)
        | Refine::FreshInputOf(symbol, _)
        | Refine::FreshBorn(symbol, ..)
        | Refine::SymbolTypes(symbol, _)
        | Refine::NotNullOf(symbol, _)
        | Refine::NewBox(symbol) => Some(symbol),
        Refine::Nothing | Refine::Born(..) | Refine::ObjectTypes(..) | Refine::Touch(..) => None,
    }
}
