//! Why a path cannot be made into a run that other machines can carry out.

use interp::symbolic::Chance;
use std::fmt;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NotConcrete {
    /// The path neither completed nor violated anything.
    NotFinished,
    /// What the path does depends on an identity hash code, which nobody who calls methods can choose.
    HashCode,
    /// It depends on one that a replay cannot choose either, such as that of an object that the call makes.
    OtherHashCode,
    /// What the path does depends on something that may be otherwise in another run or on another machine.
    Chance(Chance),
    /// A contract stood in for a body: what the body would do is another matter.
    Contract,
    /// A model may have stood in for a body: no other machine knows of it.
    Model,
    /// An array with so many elements that nobody wants to build it.
    LargeArray(i64),
    /// An object of this type, which no class that can be instantiated is of.
    NoClass(String),
    /// A `Class` object other than those that the program names.
    NoFreeClass,
    /// A string with fields that no string has.
    NoSuchString,
    /// The order of values changes while the method runs.
    ChangingOrder,
    /// An unknown order compares objects that the method itself has made.
    OrderOfNew,
    /// A comparison whose result must be another number than 1 or -1.
    ComparisonResult,
    /// What this static final field holds is changed, and would be for all later runs.
    ChangesConstant(String),
    /// A static initializer fails, which it does once in the life of a virtual machine.
    FailingInitializer,
    /// No numbers are known that lead along the path.
    NoNumbers,
}

impl fmt::Display for NotConcrete {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotConcrete::NotFinished => out.write_str("the path did not come to an end"),
            NotConcrete::HashCode => out.write_str("depends on an identity hash code"),
            NotConcrete::OtherHashCode => out.write_str("depends on an identity hash code that a replay cannot choose"),
            NotConcrete::Chance(chance) => write!(out, "depends on {}", chance.describe()),
            NotConcrete::Contract => out.write_str("a contract stands in for a body"),
            NotConcrete::Model => out.write_str("models stand in for bodies"),
            NotConcrete::LargeArray(length) => write!(out, "needs an array of {length} elements"),
            NotConcrete::NoClass(name) => write!(out, "needs an object of {name}, which nobody implements"),
            NotConcrete::NoFreeClass => out.write_str("needs a Class object other than those that the program names"),
            NotConcrete::NoSuchString => out.write_str("needs a string that nobody can make"),
            NotConcrete::ChangingOrder => out.write_str("an unknown order changes while the method runs"),
            NotConcrete::OrderOfNew => out.write_str("an unknown order compares new objects"),
            NotConcrete::ComparisonResult => out.write_str("a comparison must give another number than 1 or -1"),
            NotConcrete::ChangesConstant(name) => write!(out, "changes what the static final field {name} holds"),
            NotConcrete::FailingInitializer => out.write_str("a static initializer fails"),
            NotConcrete::NoNumbers => out.write_str("no numbers are known that lead there"),
        }
    }
}
