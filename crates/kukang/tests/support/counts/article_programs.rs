//! Programs 1 and 2 of the 2011 article, counted by hand.
//!
//! In the comments `x` is the parameter, and objects that a path makes up are called a and b in the order of their
//! making. No path makes a chain of more than three, so the default bound is never hit and each verdict covers
//! everything.

use crate::subjects;
use explore::{Config, Guarantee, Strategy, Verdict};

/// Checks a target under lazy, lazier and lazier#: how many paths complete, and how many are assumed away.
fn expect(target: &str, paths: [(u64, u64); 3]) {
    for ((strategy, name), expected) in Strategy::NAMES.into_iter().zip(paths) {
        let report = subjects::check(&mut subjects::open(Config { strategy, ..Config::default() }), target);
        let found = (report.paths.completed, report.paths.assumed_away);
        assert_eq!(found, expected, "{target} under {name}");
        assert_eq!(
            (report.verdict(), report.guarantee()),
            (Verdict::Verified, Guarantee::Complete),
            "{target}, {name}"
        );
        assert_eq!(report.paths.violated + report.paths.infeasible + report.paths.bounded, 0, "{target}, {name}");
    }
}

/// Program 1: Figures 2, 3 and 4 of the article show these trees.
///
/// lazy: x is null (assumed away), `this`, or a.
///   x = `this`: `this.data` is null, `this` or b: 3.
///   x = a: `this.data` is null, `this` or a, and then `a.data` is null, `this`, a or b: 3 × 4; or `this.data` is b,
///   and then `a.data` is null, `this`, a, b or one more: 5. Together 17.
/// lazier: x is null (assumed away) or not. `this.data` is null or not, and x is `this`, or it is a, whose data is
///   null or not: 2 × (1 + 2).
/// lazier#: x is null (assumed away) or not; then it is `this` or a. The data are moved as they are.
#[test]
fn program_1_swap() {
    expect("container.Container::swap", [(20, 1), (6, 1), (2, 1)]);
}

/// The same with its postcondition, which compares references with themselves only: nothing new to decide. Only the
/// container that was `this` has to be assumed not to be null.
///
/// lazy: `container` null, with `other` null or a, and `other` null beside a container: 3 assumed away.
/// lazier: likewise, nullness being decided when each parameter is read. lazier#: `other` is not looked at if
/// `container` is null: 2.
#[test]
fn program_1_swap_keeps_its_promise() {
    expect("container.ContainerConditions::swap", [(20, 3), (6, 3), (2, 2)]);
}

/// Program 2, a subtype among the candidates.
///
/// lazy: x is null (assumed away); `this`, which then is an ExtendedNode, and `this.next` is null, `this` or a: 3; or
///   a, and `this.next` is null, `this`, a or b: 4.
/// lazier: `this.next` is null, which differs from x whatever that is: 1. Otherwise both must be known: `this.next`
///   is `this`, and x is `this` or a: 2; or `this.next` is a, and x is `this`, a or b: 3.
/// lazier#: the same, only that nullness is decided by the assumption and by the comparison.
#[test]
fn program_2_is_next() {
    expect("container.Node::isNext", [(7, 1), (6, 1), (6, 1)]);
}

/// Program 2, a supertype among the candidates: an Object that is made up for x may be a Node, so the cases are those
/// of `isNext`.
#[test]
fn program_2_is_next_object() {
    expect("container.Node::isNextObject", [(7, 1), (6, 1), (6, 1)]);
}

/// Program 2, no unknown objects but `this`, which is not read.
#[test]
fn program_2_foo() {
    expect("container.Node::foo", [(1, 0), (1, 0), (1, 0)]);
}

/// Program 2, a type test limits the candidates: if x is no Node, it is neither `this` nor `this.next`, and the
/// assertion holds.
///
/// lazy: x is null (assumed away); `this`, a Node: 1; a, which is a Node: 1, or none, and `this.next` is null, `this`
///   or b: 3.
/// lazier: x is a Node: 1. Otherwise `this.next` is null: 1, or it is `this` or a; then x can only be b: 2.
/// lazier#: the same.
#[test]
fn program_2_type_hierarchy() {
    expect("container.Node::nextObjectTypeHierarchy", [(5, 1), (4, 1), (4, 1)]);
}
