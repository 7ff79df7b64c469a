//! Total orders: `Comparable.compareTo` and `Comparator.compare` where no implementation is known.
//!
//! Whatever is compared has a *rank*, an unknown number, in the order that compares it: the natural order, or that of one
//! comparator. A comparison of two ranks is an order constraint, so the decision chain answers it without a solver, and
//! that it is total and transitive comes for free. Ranks belong to values, not to variables: a reference that is not
//! resolved keeps its rank when it becomes an object, and what turns out to be the same value has the same rank. Nothing
//! is materialized to be compared. Different objects may have the same rank, and equal boxes have (`order_values.rs`).
//!
//! The results are negative, zero or positive; beyond their sign nothing is known of them but that all negative ones are
//! the same, and all positive ones.

use super::alternative::{Alternative, Refine, Then};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{Knowledge, ObjectId, Origin, Piece, Ranked, Slot, SymbolId, TypeSetId, Value};
use program::{ClassId, MethodId};
use rustc_hash::FxHashSet;
use term::{Range, Sort, TermId};

/// Marks variables whose objects are of an unknown class that is ordered by its natural order; of array variables, that of
/// their elements.
pub const TOTAL_ORDER: &str = "kukang/contracts/TotalOrder";

const COMPARABLE: &str = "java/lang/Comparable";
const COMPARATOR: &str = "java/util/Comparator";

/// The orders of a run.
#[derive(Default)]
pub(crate) struct Orders {
    natural: Option<Interface>,
    comparator: Option<Interface>,
    /// The fields of drivers that hold parameters marked as ordered.
    parameters: FxHashSet<(ClassId, u16)>,
    ranks: Vec<Rank>,
    signs: Option<Signs>,
}

/// An interface whose method compares.
#[derive(Clone, Copy)]
struct Interface {
    class: ClassId,
    compares: MethodId,
}

/// What a value is worth in an order.
#[derive(Clone, Copy)]
pub(super) struct Rank {
    /// The comparator; `None` is the natural order.
    pub(super) order: Option<ObjectId>,
    pub(super) value: Value,
    pub(super) rank: TermId,
    /// The point of the path whose state the rank belongs to, and when it was made.
    pub(super) since: usize,
    kept_at: usize,
    /// Objects below this were there, if the value may lead to any.
    led_to: Option<u32>,
}

/// What a value was found to be worth, for those who look at a path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RankOf {
    /// The comparator; `None` is the natural order.
    pub order: Option<ObjectId>,
    pub value: Value,
    pub rank: TermId,
}

/// The results of comparisons that are not 0.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Signs {
    negative: TermId,
    positive: TermId,
}

/// A point to come back to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OrdersMark {
    ranks: usize,
    signs: Option<Signs>,
}

impl Orders {
    pub(crate) fn mark(&self) -> OrdersMark {
        OrdersMark { ranks: self.ranks.len(), signs: self.signs }
    }

    pub(crate) fn undo(&mut self, mark: OrdersMark) {
        self.ranks.truncate(mark.ranks);
        self.signs = mark.signs;
    }

    /// Whether nothing has been compared yet.
    pub(crate) fn is_unused(&self) -> bool {
        self.ranks.is_empty()
    }

    /// How many writes there were when a rank was last made.
    pub(crate) fn last_use(&self) -> usize {
        self.ranks.last().map_or(0, |rank| rank.kept_at)
    }

    pub(super) fn ranks(&self) -> &[Rank] {
        &self.ranks
    }

    pub(crate) fn is_ordered_parameter(&self, class: ClassId, slot: u16) -> bool {
        self.parameters.contains(&(class, slot))
    }
}

impl Machine {
    /// Looks up the two interfaces, which the JDK has loaded while it started.
    pub(crate) fn find_orders(&self) -> Orders {
        let interface = |name: &str, method: &str, descriptor: &str| {
            let class = self.program.loaded(name)?;
            Some(Interface { class, compares: self.program.declared_method(class, method, descriptor)? })
        };
        Orders {
            natural: interface(COMPARABLE, "compareTo", "(Ljava/lang/Object;)I"),
            comparator: interface(COMPARATOR, "compare", "(Ljava/lang/Object;Ljava/lang/Object;)I"),
            ..Orders::default()
        }
    }

    /// The ranks that the path has asked for, in their order. A value that was written to can have several.
    pub fn ranks(&self) -> impl Iterator<Item = RankOf> + '_ {
        let ranks = self.symbolic.iter().flat_map(|symbolic| &symbolic.orders.ranks);
        ranks.map(|known| RankOf { order: known.order, value: self.heap.resolved(known.value), rank: known.rank })
    }

    /// The results of comparisons that the path has asked for, if it has: the negative and the positive one.
    pub fn comparison_results(&self) -> Option<(TermId, TermId)> {
        let signs = self.symbolic.as_ref()?.orders.signs?;
        Some((signs.negative, signs.positive))
    }

    /// The field of a driver holds a parameter that is marked as ordered.
    pub fn mark_as_ordered(&mut self, driver: ClassId, slot: u16) {
        self.symbolic_mut().orders.parameters.insert((driver, slot));
    }

    /// The types of an ordered variable: `Comparable` stands for a class that nobody knows, and so does `Comparator` where
    /// the variable is of that type. `None` if the variable cannot refer to objects of any such class.
    pub(crate) fn ordered_types(&mut self, declared: ClassId) -> Option<(ClassId, TypeSetId)> {
        if self.is_comparator(declared) {
            return Some((declared, self.symbolic_mut().types.intern(&[declared])));
        }
        let comparable = self.symbolic_mut().orders.natural?.class;
        let fits = self.program.is_subtype(comparable, declared);
        fits.then(|| (comparable, self.symbolic_mut().types.intern(&[comparable])))
    }

    /// Whether a class is `Comparable`, whose unknown implementations are told apart by their ranks alone.
    pub fn is_natural_order(&self, class: ClassId) -> bool {
        self.symbolic.as_ref().and_then(|symbolic| symbolic.orders.natural).is_some_and(|known| known.class == class)
    }

    /// Whether a class is `Comparator`.
    pub fn is_comparator(&self, class: ClassId) -> bool {
        self.symbolic.as_ref().and_then(|symbolic| symbolic.orders.comparator).is_some_and(|known| known.class == class)
    }

    /// Whether a class is one of the two interfaces.
    pub(crate) fn is_order(&self, class: ClassId) -> bool {
        let orders = self.symbolic.as_ref().map(|symbolic| &symbolic.orders);
        let known = orders.into_iter().flat_map(|orders| [orders.natural, orders.comparator]);
        known.flatten().any(|known| known.class == class)
    }

    /// Whether a class is one of the two interfaces and has nothing but itself to stand for it: it joins the closed world
    /// when code asks for it.
    pub(crate) fn is_open_order(&mut self, class: ClassId) -> Result<bool, Trap> {
        if !self.is_order(class) {
            return Ok(false);
        }
        let types = self.implementations(class)?;
        Ok(self.symbolic_mut().types.exact(types) == Some(class))
    }

    /// A call of an interface method that is a comparison by an unknown order. `None`: it is something else.
    pub(crate) fn compare_by_order(&mut self, method: MethodId) -> Result<Option<Flow>, Trap> {
        let orders = &self.symbolic_mut().orders;
        let is = |known: Option<Interface>| known.is_some_and(|known| known.compares == method);
        if is(orders.natural) {
            return self.compare_naturally(method);
        }
        if is(orders.comparator) { self.compare_by_comparator(method) } else { Ok(None) }
    }

    fn compare_naturally(&mut self, method: MethodId) -> Result<Option<Flow>, Trap> {
        let (receiver, argument) = (self.heap.resolved(self.peek(1)), self.heap.resolved(self.peek(0)));
        if !self.leaves_open(receiver, method) {
            return Ok(None);
        }
        for value in [receiver, argument] {
            if let Value::Symbol(symbol) = value {
                if self.heap.symbol(symbol).knowledge == Knowledge::MayBeNull {
                    return self.decide_nullness(symbol, Then::Retry, Then::Retry).map(Some);
                }
            }
        }
        if argument == Value::Null {
            // What the unknown method says about it is its own affair.
            return Err(self.raise_text("java/lang/NullPointerException", vec![Piece::Unknown]));
        }
        if !self.leaves_open(argument, method) {
            if let Some(class) = self.class_of_number(argument)
                && let Some(flow) = self.take_for_number(receiver, class)?
            {
                return Ok(Some(flow));
            }
            return self.require_comparable(argument).map(Some);
        }
        self.push_comparison(None, receiver, argument, 2).map(Some)
    }

    fn compare_by_comparator(&mut self, method: MethodId) -> Result<Option<Flow>, Trap> {
        // The order is known by the object, so that two references to one comparator are one order.
        let comparator = self.heap.resolved(self.peek(2));
        if !self.leaves_open(comparator, method) {
            return Ok(None);
        }
        if let Some(flow) = self.resolve_operand(2)? {
            return Ok(Some(flow));
        }
        let Value::Object(comparator) = comparator else { return Ok(None) };
        for depth in [1, 0] {
            if let Some(flow) = self.settle_few_values(depth)? {
                return Ok(Some(flow));
            }
        }
        let (left, right) = (self.heap.resolved(self.peek(1)), self.heap.resolved(self.peek(0)));
        self.push_comparison(Some(comparator), left, right, 3).map(Some)
    }

    fn push_comparison(&mut self, order: Option<ObjectId>, left: Value, right: Value, drop: u8) -> Result<Flow, Trap> {
        let (left, right) = (self.rank(order, left)?, self.rank(order, right)?);
        let Signs { negative, positive } = self.signs();
        let terms = &mut self.symbolic_mut().terms;
        let result = terms.compare_as(left, right, negative, positive);
        let value: Slot = self.number(result);
        self.perform(Then::Push { drop, value })
    }

    /// Whether a reference is of a type that nobody implements, and that has no code for the method itself.
    fn leaves_open(&self, value: Value, method: MethodId) -> bool {
        let types = match value {
            Value::Symbol(symbol) => Some(self.heap.symbol(symbol).types),
            Value::Object(object) => self.unsettled_types(object),
            _ => None,
        };
        let Some(class) = types.and_then(|types| self.symbolic.as_ref()?.types.exact(types)) else { return false };
        let (of, method_of) = (self.program.class(class), self.program.method(method));
        if class == method_of.class || !of.is_abstract() || of.is_array() {
            return class == method_of.class;
        }
        let (name, descriptor) = (self.program.text(method_of.name), self.program.text(method_of.descriptor));
        self.program.find_method(class, name, descriptor) == Some(method)
    }

    /// The argument of an unknown `compareTo` is of several types: where it is not comparable, the cast in the method
    /// fails. What the method would do with an object of a known class, nobody can tell.
    fn require_comparable(&mut self, argument: Value) -> Result<Flow, Trap> {
        let types = match argument {
            Value::Symbol(symbol) => Some(self.heap.symbol(symbol).types),
            Value::Object(object) => self.unsettled_types(object),
            _ => None,
        };
        let natural = self.symbolic_mut().orders.natural;
        if let (Some(types), Some(natural)) = (types, natural) {
            let symbolic = self.symbolic.as_mut().expect("symbols are there");
            let split = symbolic.types.split(&self.program, types, natural.class);
            let is_open = symbolic.types.exact(split.within) == Some(natural.class);
            if is_open && !symbolic.types.is_empty(split.outside) {
                let (within, outside) = match argument {
                    Value::Symbol(symbol) => {
                        (Refine::SymbolTypes(symbol, split.within), Refine::NotNullOf(symbol, split.outside))
                    }
                    Value::Object(object) => {
                        (Refine::ObjectTypes(object, split.within), Refine::ObjectTypes(object, split.outside))
                    }
                    _ => unreachable!("only symbols and objects have types"),
                };
                return self.choose(vec![
                    Alternative::plain(within, Then::Retry),
                    Alternative::plain(outside, Then::Raise("java/lang/ClassCastException")),
                ]);
            }
        }
        Err(Trap::unsupported("the order of an unknown java.lang.Comparable and an object of another class"))
    }

    /// The rank of a value, which is unknown if nobody has asked for it before.
    fn rank(&mut self, order: Option<ObjectId>, value: Value) -> Result<TermId, Trap> {
        if let Some(known) = self.known_rank(order, value) {
            if !self.is_ranked(order, value) {
                self.keep_rank(order, value, known);
            }
            return Ok(known);
        }
        let of = match value {
            Value::Symbol(symbol) => Ranked::Symbol(symbol),
            Value::Object(object) => Ranked::Object(object),
            _ => Ranked::Null,
        };
        self.heap.note_unknown(Origin::Rank { of });
        if self.open_type(value).is_none() && value != Value::Null {
            // It can be written to, which may change what it is worth.
            self.watch_regions();
        }
        let rank = self.symbolic_mut().terms.symbol(Sort::INT, Range::full(Sort::INT));
        self.keep_rank(order, value, rank);
        self.relate_latest_rank()?;
        Ok(rank)
    }

    fn keep_rank(&mut self, order: Option<ObjectId>, value: Value, rank: TermId) {
        let led_to = self.find_reach_of(value).then_some(self.heap.len() as u32);
        for compared in [Some(value), order.map(Value::Object)].into_iter().flatten() {
            self.find_regions_from(compared);
        }
        let (since, kept_at) = (self.writes_so_far(), self.writes_of_path());
        self.symbolic_mut().orders.ranks.push(Rank { order, value, rank, since, kept_at, led_to });
    }

    /// Whether a value itself, and not only one that is equal to it, has been compared.
    fn is_ranked(&self, order: Option<ObjectId>, value: Value) -> bool {
        let ranks = self.symbolic.as_ref().map_or(&[][..], |symbolic| &symbolic.orders.ranks);
        ranks.iter().any(|known| known.order == order && self.heap.resolved(known.value) == value)
    }

    fn known_rank(&self, order: Option<ObjectId>, value: Value) -> Option<TermId> {
        self.rank_at(order, value, self.writes_so_far())
    }

    /// Whether a value is worth the same at another point of the path: neither it nor the comparator was written to in
    /// between, nor anything in their regions, nor what the value may lead to.
    pub(super) fn keeps_rank(&self, known: &Rank, at: usize) -> bool {
        let written = self.written_between(known.since, at);
        let is_concerned = |value: Value| written.iter().any(|write| self.is_written(value, *write, known.led_to));
        !is_concerned(known.value) && !known.order.is_some_and(|order| is_concerned(Value::Object(order)))
    }

    /// The rank that a value is known to have had at a point of the path.
    fn rank_at(&self, order: Option<ObjectId>, value: Value, at: usize) -> Option<TermId> {
        let ranks = &self.symbolic.as_ref()?.orders.ranks;
        let content = self.content(value);
        let is_equal = |known: Value| match (&content, self.heap.resolved(known)) {
            (_, known) if known == value => true,
            (Some(content), known) => self.content(known).is_some_and(|known| known.is_same(content)),
            (None, _) => false,
        };
        let is_it = |known: &&Rank| known.order == order && is_equal(known.value) && self.keeps_rank(known, at);
        ranks.iter().find(is_it).map(|known| known.rank)
    }

    fn signs(&mut self) -> Signs {
        if let Some(known) = self.symbolic_mut().orders.signs {
            return known;
        }
        self.heap.note_unknown(Origin::Sign);
        self.heap.note_unknown(Origin::Sign);
        let symbolic = self.symbolic_mut();
        let Range { low, high } = Range::full(Sort::INT);
        let negative = symbolic.terms.symbol(Sort::INT, Range { low, high: -1 });
        let positive = symbolic.terms.symbol(Sort::INT, Range { low: 1, high });
        *symbolic.orders.signs.insert(Signs { negative, positive })
    }

    /// Adds to alternatives what each of them means for ranks.
    pub(crate) fn require_same_ranks(&mut self, alternatives: &mut [Alternative]) {
        if self.symbolic_mut().orders.ranks.is_empty() {
            return;
        }
        for alternative in alternatives {
            let same = match alternative.refine {
                Refine::Null(symbol) => self.same_ranks(symbol, Value::Null),
                Refine::Alias(symbol, object) => self.same_ranks(symbol, Value::Object(object)),
                _ => continue,
            };
            alternative.assume = self.symbolic_mut().terms.and(alternative.assume, same);
        }
    }

    /// What it means for ranks that a symbol becomes a value that is there: where both have one, it is the same.
    pub(crate) fn same_ranks(&mut self, symbol: SymbolId, value: Value) -> TermId {
        let ranks = &self.symbolic_mut().orders.ranks;
        if ranks.is_empty() {
            return TermId::TRUE;
        }
        let of_symbol = |known: &&Rank| known.value == Value::Symbol(symbol);
        let own: Vec<(Option<ObjectId>, TermId, usize)> =
            ranks.iter().filter(of_symbol).map(|known| (known.order, known.rank, known.since)).collect();
        let mut all = TermId::TRUE;
        for (order, rank, since) in own {
            if let Some(other) = self.rank_at(order, value, since) {
                let terms = &mut self.symbolic_mut().terms;
                let same = terms.equal(rank, other);
                all = terms.and(all, same);
            }
        }
        all
    }
}
