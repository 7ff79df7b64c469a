//! K140 to K152: what a contract belongs to.

use super::Explanation;

pub const EXPLANATIONS: &[Explanation] = &[
    Explanation {
        code: "K140",
        title: "a contract that belongs to no declaration",
        meaning: "The comment stands where no method, field or class follows that could be meant: behind a declaration, at the \
                  end of a class, in the initializer of a field.",
        example: "class Box {\n    int size; //@ non_null\n}",
        advice: "Write it on a line of its own, right before the declaration that it is about.",
        is_warning: false,
    },
    Explanation {
        code: "K141",
        title: "a contract that does not fit its declaration",
        meaning: "The clause exists, but not for this kind of declaration: a precondition of a field, a postcondition inside of \
                  a body, an invariant of a method.",
        example: "class Box {\n    //@ requires size > 0;\n    int size;\n}",
        advice: "Put it before a method, or say it as an `invariant` of the class.",
        is_warning: false,
    },
    Explanation {
        code: "K142",
        title: "modifiers that contradict or repeat each other",
        meaning: "`nullable` and `non_null` of one thing, or the same modifier twice.",
        example: "class Box {\n    /*@ nullable non_null @*/ Object content;\n}",
        advice: "Keep one of them.",
        is_warning: false,
    },
    Explanation {
        code: "K143",
        title: "a contract about something that the class file does not have",
        meaning: "The source has a method, field or line of code that the compiled class lacks. Mostly the classes are older than \
                  the source; an `assert` clause must stand before a line that has code of its own.",
        example: "class Box {\n    int take() {\n        int n = 1;\n        //@ assert n > 0;\n        ;   // no code\n        return n;\n    }\n}",
        advice: "Compile again, and check that `--source` and the class path belong together.",
        is_warning: false,
    },
    Explanation {
        code: "K144",
        title: "no such class, or none that may stand here",
        meaning: "A `signals` clause or an annotation names a class that is not on the class path, or that is no exception.",
        example: "class Box {\n    //@ signals (EmptyException e) true;\n    void take() {}\n}",
        advice: "Import the class or write its name with the package, and see to it that it is on the class path.",
        is_warning: false,
    },
    Explanation {
        code: "K145",
        title: "a parameter whose name is not in the class file",
        meaning: "A contract in an annotation names a parameter, but the class was compiled without names and its source was not \
                  found.",
        example: "@Requires(\"n > 0\")        // compiled with -g:none\nabstract void put(int n);",
        advice: "Compile with `-g`, or with `-parameters` for methods without bodies, or name the folder of the sources with \
                 `--source`. Without names, parameters are called `arg0`, `arg1` and so on.",
        is_warning: false,
    },
    Explanation {
        code: "K146",
        title: "a source file that cannot be read",
        meaning: "There is a source file where one was looked for, but it could not be opened.",
        example: "kukang: src/shop/Cart.java: this cannot be read: Permission denied",
        advice: "Give yourself the right to read it, or point `--source` elsewhere.",
        is_warning: false,
    },
    Explanation {
        code: "K147",
        title: "a spec class that does not fit the class that it stands for",
        meaning: "The fields of a spec class, and its methods without a body, stand for those of its target: they must be there, \
                  with the same types. Its other methods are added and must not be there yet.",
        example: "@kukang.contracts.SpecFor(Box.class)\nabstract class BoxSpec {\n    int sise;\n}\nclass Box {\n    private int size;\n    void put() {}\n}",
        advice: "Write the member as the target has it; the message says what is there.",
        is_warning: false,
    },
    Explanation {
        code: "K150",
        title: "a comment that looks like a contract but is none",
        meaning: "A contract begins with `//@` or `/*@`, without a space before the `@`. A comment that begins with `// @` and \
                  goes on like a contract, or a clause in a comment without an `@`, says nothing to Kukang.",
        example: "class Box {\n    // @ requires n > 0;\n    void put(int n) {}\n}",
        advice: "Remove the space, or begin with `//@`, if it is meant to be a contract.",
        is_warning: true,
    },
    Explanation {
        code: "K151",
        title: "a contract that adds to an inherited one without saying so",
        meaning: "The method overrides one that has a contract. Both hold; JML asks to begin the second with `also`, so that \
                  readers know that it is not all.",
        example: "class Shape {\n    //@ ensures \\result >= 0;\n    int area() { return 0; }\n}\n\nclass Square extends Shape {\n    //@ ensures \\result >= 1;\n    int area() { return 1; }\n}",
        advice: "Begin it with `also`.",
        is_warning: true,
    },
    Explanation {
        code: "K152",
        title: "contracts in a file that is not read",
        meaning: "Below a folder named by `--source` there is a file with contracts of the class, but not in the folder of its package, \
                  so that nobody reads it.",
        example: "package shop;   // in src/Cart.java instead of src/shop/Cart.java\n\nclass Cart {\n    int items;\n\n    //@ invariant items >= 0;\n}",
        advice: "Move the file into the folder of its package, or name the folder above that with `--source`.",
        is_warning: true,
    },
];
