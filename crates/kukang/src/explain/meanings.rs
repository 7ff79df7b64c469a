//! K160 to K171: names and types in contracts, and what contracts say of classes that were just initialized.

use super::Explanation;

pub const EXPLANATIONS: &[Explanation] = &[
    Explanation {
        code: "K160",
        title: "a name that nothing here has",
        meaning: "There is no parameter, variable, field, class or package of this name where the contract stands.",
        example: "class Box {\n    int size;\n\n    //@ ensures sise > 0;\n    void put() { size = 1; }\n}",
        advice: "Take the name that the message suggests, or write the name of a class with its package.",
        is_warning: false,
    },
    Explanation {
        code: "K161",
        title: "a class without such a field",
        meaning: "The part before the dot is known, but has no field or member class of this name.",
        example: "class Box {\n    int[] items;\n\n    //@ ensures items.size > 0;\n    void put() { items = new int[1]; }\n}",
        advice: "Arrays have a `length`; methods need parentheses: `list.size()`.",
        is_warning: false,
    },
    Explanation {
        code: "K162",
        title: "no method of this name takes such arguments",
        meaning: "The class has no such method, or only some with other parameters.",
        example: "class Box {\n    boolean has(int n) { return n == 1; }\n\n    //@ ensures has();\n    void put() {}\n}",
        advice: "Compare with the methods that the message lists.",
        is_warning: false,
    },
    Explanation {
        code: "K163",
        title: "a call that may mean several methods",
        meaning: "Several methods fit the arguments, and none of them better than all others; Java would refuse the call too.",
        example: "class Box {\n    boolean same(Integer one, Object other) { return true; }\n    boolean same(Object one, Integer other) { return true; }\n\n    //@ requires same(null, null);\n    void put() {}\n}",
        advice: "Cast an argument: `same((Integer) null, null)`.",
        is_warning: false,
    },
    Explanation {
        code: "K164",
        title: "a class or member that the contract may not use",
        meaning: "It is private, or not visible from the class that the contract belongs to. Contracts have the rights of the code \
                  around them.",
        example: "class Base {\n    private int secret;\n}\n\nclass Box extends Base {\n    //@ requires secret > 0;\n    void put() {}\n}",
        advice: "Use a method that gives the value, or move the contract to the class that owns it.",
        is_warning: false,
    },
    Explanation {
        code: "K165",
        title: "something of an object where there is no object",
        meaning: "A static method, a static invariant or the precondition of a constructor has no `this`, so it cannot name \
                  instance fields and methods.",
        example: "class Box {\n    int size;\n\n    //@ requires size > 0;\n    static void put() {}\n}",
        advice: "Name the object (`box.size`), or make the method an instance method.",
        is_warning: false,
    },
    Explanation {
        code: "K166",
        title: "a value of another type was expected",
        meaning: "A condition that is no boolean, an operator between types that it does not take, a comparison of things that \
                  can never be equal.",
        example: "class Box {\n    int size;\n\n    //@ requires size;\n    void put() {}\n}",
        advice: "Write a condition: `size > 0`.",
        is_warning: false,
    },
    Explanation {
        code: "K167",
        title: "something that has no value",
        meaning: "A class, a package or a call of a `void` method stands where a value is needed; or `\\result` where nothing is \
                  returned.",
        example: "class Box {\n    //@ ensures \\result > 0;\n    void put() {}\n}",
        advice: "Name a field or a method that returns something.",
        is_warning: false,
    },
    Explanation {
        code: "K168",
        title: "a quantifier over values that cannot all be tried",
        meaning: "Kukang evaluates `\\forall` and the like by a loop, for which the range must give a first and a last value.",
        example: "class Box {\n    //@ requires (\\forall int i; 0 <= i; items[i] > 0);\n    void put(int[] items) {}\n}",
        advice: "Bound the variable from both sides: `0 <= i && i < items.length`.",
        is_warning: false,
    },
    Explanation {
        code: "K169",
        title: "an expression that no method can hold",
        meaning: "A condition becomes a method when it is compiled, and this one would be larger than a method may be.",
        example: "//@ requires a == 1 || a == 2 || a == 3 …   // tens of thousands of operands",
        advice: "Put parts of it into methods, or use a quantifier.",
        is_warning: false,
    },
    Explanation {
        code: "K170",
        title: "a class that is there but cannot be used",
        meaning: "A contract needs a class whose file is broken, or whose superclass is missing.",
        example: "//@ requires helper.isReady();   // Helper.class is on the class path, its superclass is not",
        advice: "Complete the class path, or compile the class again.",
        is_warning: false,
    },
    Explanation {
        code: "K171",
        title: "a static invariant that does not hold when its class has been initialized",
        meaning: "Every method of every class relies on the static invariants of the class path, and keeps them. The first to \
                  see to them is the static initializer: Kukang runs it and asks each static invariant of the class, and \
                  whether static fields are null that are `non_null`, by themselves or by default. This one \
                  is false then, or throws an exception, so nothing that relies on it would be worth anything: \
                  the run checks nothing, methods of other classes included.",
        example: "class Box {\n    static int capacity;\n    //@ static invariant capacity > 0;\n\n    static int share(int n) { return n / capacity; }\n}",
        advice: "Give the static fields values with which it holds (`static int capacity = 10;`), or weaken the invariant.",
        is_warning: false,
    },
];
