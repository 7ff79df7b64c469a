//! The subjects written for this test, in `tests/brute_force/subjects`: what the examples do not do.

use super::subject::{Bound, Subject};
use crate::agree;

/// A few values around zero.
const KEYS: &[f64] = &[-1.0, 0.0, 1.0];

#[test]
fn implementations_of_an_interface() {
    const SHAPES: Subject = Subject {
        classes: &[("shapes.Drawing", 1), ("shapes.Square", 1), ("shapes.Frame", 1), ("shapes.Empty", 1)],
        bound: Bound::N(1),
        numbers: &[("int", &[0.0, 1.0])],
        ..Subject::PLAIN
    };
    const MORE: Subject = Subject {
        classes: &[("shapes.Drawing", 1), ("shapes.Square", 2), ("shapes.Frame", 2), ("shapes.Empty", 1)],
        bound: Bound::K(5),
        ..SHAPES
    };
    agree(&[
        Subject { target: "shapes.Drawing::dispatch()", ..SHAPES },
        Subject { target: "shapes.Drawing::cast(Object)", ..SHAPES },
        Subject { target: "shapes.Drawing::same(Shape)", ..MORE },
        Subject { target: "shapes.Drawing::narrow()", ..MORE },
        Subject { target: "shapes.Square::area()", ..SHAPES },
        Subject { target: "shapes.Shape::isFlat()", ..SHAPES },
    ]);
}

/// More objects than n, but not of one class: an object whose class is not known yet counts where there is room.
#[test]
fn objects_of_a_type_with_several_classes() {
    const SHAPES: Subject = Subject {
        classes: &[("shapes.Drawing", 1), ("shapes.Square", 2), ("shapes.Frame", 2), ("shapes.Empty", 1)],
        bound: Bound::N(1),
        numbers: &[("int", &[0.0, 1.0])],
        ..Subject::PLAIN
    };
    agree(&[
        Subject { target: "shapes.Drawing::same(Shape)", ..SHAPES },
        Subject { target: "shapes.Drawing::narrow()", ..SHAPES },
        Subject { target: "shapes.Drawing::same(Shape)", bound: Bound::N(2), ..SHAPES },
    ]);
}

#[test]
fn objects_that_static_initializers_make() {
    const RINGS: Subject = Subject {
        classes: &[("constants.Ring", 2), ("constants.Ring#NIL", 1), ("constants.Ring#END", 1)],
        numbers: &[("int", &[0.0, 7.0])],
        ..Subject::PLAIN
    };
    const HOLDERS: Subject = Subject {
        classes: &[
            ("constants.Ring", 1),
            ("constants.Ring#NIL", 1),
            ("constants.Ring#END", 1),
            ("constants.Holder", 1),
            ("constants.Holder#ONLY", 1),
        ],
        ..RINGS
    };
    agree(&[
        Subject { target: "constants.Ring::isEnd(Ring)", ..RINGS },
        Subject { target: "constants.Ring::length()", ..RINGS },
        Subject { target: "constants.Ring::held(Holder,Ring)", ..HOLDERS },
        Subject { target: "constants.Ring::nothing(Nothing)", classes: &[], ..RINGS },
        // To code that mentions no constant, they are objects like any others.
        Subject { target: "constants.Ring::nothing(Ring,Object)", classes: &[("constants.Ring", 2)], ..RINGS },
    ]);
}

#[test]
fn every_primitive_type() {
    const EVERYTHING: Subject = Subject { classes: &[("everything.Everything", 1)], ..Subject::PLAIN };
    const ZERO: &[f64] = &[0.0];
    const OTHERS: (&str, &[f64]) = ("*", ZERO);
    agree(&[
        Subject {
            target: "everything.Everything::mix(byte)",
            numbers: &[
                ("byte", &[-128.0, -1.0, 0.0, 1.0, 127.0]),
                ("char", &[0.0, 1.0, 98.0, 65535.0]),
                ("short", &[-32768.0, 1.0]),
                OTHERS,
            ],
            ..EVERYTHING
        },
        Subject {
            target: "everything.Everything::compare(double)",
            numbers: &[
                ("float", &[f64::NEG_INFINITY, -0.0, 0.0, 1.5, f64::NAN]),
                ("double", &[-0.0, 0.0, 0.5, 1.5, f64::INFINITY, f64::NAN]),
                OTHERS,
            ],
            ..EVERYTHING
        },
        Subject {
            target: "everything.Everything::divide(long)",
            numbers: &[
                ("long", &[i64::MIN as f64, -1.0, 0.0, 1.0, 4_294_967_295.0]),
                ("int", &[-3.0, -1.0, 0.0, 2.0]),
                ("char", &[0.0, 98.0]),
                OTHERS,
            ],
            ..EVERYTHING
        },
        Subject {
            target: "everything.Everything::select(int,char)",
            classes: &[],
            numbers: &[("int", &[-2.0, -1.0, 0.0, 1.0, 2.0, 3.0]), ("char", &[0.0, 1.0])],
            ..EVERYTHING
        },
        Subject {
            target: "everything.Everything::wide(long,byte,double,Everything,int)",
            numbers: &[
                ("#0", &[-1.0, 0.0, 128.0]),
                ("#1", &[-1.0, 0.0]),
                ("#2", &[0.5, f64::NAN]),
                ("#4", &[0.0, 1.0, -2.0]),
                OTHERS,
            ],
            ..EVERYTHING
        },
    ]);
}

#[test]
fn static_fields() {
    const STATICS: Subject = Subject {
        classes: &[("everything.Everything", 2)],
        numbers: &[("int", &[-1.0, 0.0, 2.0]), ("*", &[0.0])],
        ..Subject::PLAIN
    };
    agree(&[
        Subject {
            target: "everything.Everything::statics()",
            statics: &[
                "everything.Everything#staticFlag",
                "everything.Everything#staticNumber",
                "everything.Everything#staticOther",
            ],
            ..STATICS
        },
        Subject {
            target: "everything.Everything::late()",
            classes: &[("everything.Everything", 1), ("[I", 1)],
            statics: &["everything.Late#limit", "everything.Late#table"],
            ..STATICS
        },
    ]);
}

#[test]
fn invariants() {
    const ACCOUNTS: Subject = Subject {
        classes: &[("promises.Account", 2), ("promises.Savings", 1)],
        bound: Bound::N(3),
        numbers: &[("int", &[-1.0, 0.0, 1.0])],
        ..Subject::PLAIN
    };
    agree(&[
        Subject { target: "promises.Account::move(int,Account)", ..ACCOUNTS },
        Subject { target: "promises.Account::compare(Checked,Savings)", ..ACCOUNTS },
        Subject { target: "promises.Savings::isCovered()", ..ACCOUNTS },
    ]);
}

#[test]
fn arrays() {
    const NUMBERS: Subject = Subject {
        classes: &[("[I", 2)],
        bound: Bound::K(3),
        longest: 3,
        numbers: &[("int", &[-1.0, 0.0, 1.0, 2.0])],
        ..Subject::PLAIN
    };
    const ITEMS: Subject = Subject {
        classes: &[
            ("[Larrays.Arrays$Item;", 1),
            ("[Larrays.Arrays$Special;", 1),
            ("arrays.Arrays$Item", 2),
            ("arrays.Arrays$Special", 1),
        ],
        bound: Bound::K(3),
        numbers: &[("int", &[-1.0, 0.0, 1.0])],
        ..Subject::PLAIN
    };
    agree(&[
        Subject { target: "arrays.Arrays::at(int[],int,int)", ..NUMBERS },
        Subject { target: "arrays.Arrays::follow(int[],int[])", ..NUMBERS },
        Subject { target: "arrays.Arrays::make(int,int)", ..NUMBERS },
        Subject { target: "arrays.Arrays::store(Item[],Item,int)", ..ITEMS },
        Subject { target: "arrays.Arrays::load(Item[],int)", ..ITEMS },
        Subject { target: "arrays.Arrays::mixed(Item[],Item)", ..ITEMS },
        Subject { target: "arrays.Arrays::copy(Item[],Item[])", numbers: &[("int", &[0.0])], ..ITEMS },
        Subject {
            target: "arrays.Arrays::wide(long[],double[],int)",
            classes: &[("[J", 1), ("[D", 1)],
            longest: 2,
            numbers: &[("int", KEYS), ("long", KEYS), ("double", &[0.0, 2.0])],
            ..NUMBERS
        },
        Subject {
            target: "arrays.Arrays::flags(boolean[],char[],int)",
            classes: &[("[Z", 1), ("[C", 1)],
            numbers: &[("int", KEYS), ("char", &[0.0, 1.0, 2.0, 4.0, 6.0])],
            ..NUMBERS
        },
        Subject { target: "arrays.Arrays::cloned(int[])", classes: &[("[I", 1)], ..NUMBERS },
        Subject {
            target: "arrays.Arrays::bytes(byte[],int)",
            classes: &[("[B", 1)],
            numbers: &[("byte", &[0.0]), ("int", &[0.0, 128.0])],
            ..NUMBERS
        },
        Subject {
            target: "arrays.Arrays::nested(int[][],int)",
            classes: &[("[[I", 1), ("[I", 2)],
            numbers: &[("int", KEYS)],
            longest: 2,
            ..NUMBERS
        },
    ]);
}

#[test]
fn objects_that_are_arrays() {
    const OBJECTS: Subject = Subject {
        classes: &[("[I", 2), ("java.lang.Object", 1)],
        bound: Bound::K(3),
        numbers: &[("int", &[0.0])],
        ..Subject::PLAIN
    };
    agree(&[
        Subject { target: "arrays.Arrays::same(Object,int[])", ..OBJECTS },
        Subject { target: "arrays.Arrays::length(Object)", ..OBJECTS },
        Subject {
            target: "arrays.Arrays::objects(Object[],Object)",
            classes: &[("[I", 1), ("[Ljava.lang.Object;", 1), ("arrays.Arrays$Item", 1), ("[Larrays.Arrays$Item;", 1)],
            ..OBJECTS
        },
    ]);
}

#[test]
fn cells() {
    const CELLS: Subject = Subject {
        classes: &[("tangle.Cell", 3)],
        bound: Bound::N(3),
        numbers: &[("int", &[0.0, 1.0])],
        ..Subject::PLAIN
    };
    agree(&[
        Subject { target: "tangle.Cell::twist(Cell,Cell)", ..CELLS },
        Subject { target: "tangle.Cell::rotate(Cell)", ..CELLS },
        Subject { target: "tangle.Cell::walk(Cell)", ..CELLS },
        Subject {
            target: "tangle.Cell::same(Object,Cell)",
            classes: &[("tangle.Cell", 2), ("java.lang.Object", 1)],
            ..CELLS
        },
        Subject {
            target: "tangle.Cell::lock(Object)",
            classes: &[("tangle.Cell", 2), ("java.lang.Object", 1)],
            ..CELLS
        },
    ]);
}

#[test]
fn exceptions() {
    agree(&[Subject {
        target: "tangle.Cell::raise(RuntimeException,boolean)",
        classes: &[("tangle.Cell", 1), ("java.lang.RuntimeException", 1), ("tangle.Known", 1)],
        numbers: &[("int", &[0.0, 1.0])],
        ..Subject::PLAIN
    }]);
}

#[test]
fn boxes() {
    agree(&[Subject {
        target: "tangle.Cell::box(Integer,Integer)",
        classes: &[("java.lang.Integer", 2)],
        numbers: &[("int", &[-1.0, 0.0, 1.0, 2.0])],
        ..Subject::PLAIN
    }]);
}
