//! K101 to K130: how a contract is written.

use super::Explanation;

pub const EXPLANATIONS: &[Explanation] = &[
    Explanation {
        code: "K101",
        title: "something else was expected here",
        meaning: "The text of a contract does not follow the grammar: a semicolon or an operand is missing, a parenthesis is not \
                  closed. The message says what was expected, and the caret where.",
        example: "class Box {\n    //@ requires n >;\n    void put(int n) {}\n}",
        advice: "Write the expression as in Java, and end each clause with a semicolon.",
        is_warning: false,
    },
    Explanation {
        code: "K102",
        title: "a character that nothing begins with",
        meaning: "The contract has a character that is part of no expression.",
        example: "class Box {\n    //@ requires n # 2 == 0;\n    void put(int n) {}\n}",
        advice: "Remove it; the operators are those of Java, and `==>`, `<==>`, `<=!=>`.",
        is_warning: false,
    },
    Explanation {
        code: "K103",
        title: "a number, character or string that is none",
        meaning: "A literal does not exist in Java: a number that is too large for its type, a character of two, a string without \
                  its end.",
        example: "class Box {\n    //@ requires n < 3000000000;\n    void put(long n) {}\n}",
        advice: "Write it as Java wants it, such as `3000000000L`.",
        is_warning: false,
    },
    Explanation {
        code: "K104",
        title: "expressions nested too deeply",
        meaning: "There are more expressions inside expressions than anybody writes by hand; reading them would need too much \
                  memory.",
        example: "//@ requires ((((((((((((((((( … )))))))))))))))));   // thousands of parentheses",
        advice: "Put parts of the condition into a method, and call that.",
        is_warning: false,
    },
    Explanation {
        code: "K110",
        title: "a side effect in a contract",
        meaning: "Contracts say what is true and change nothing: they have no assignments, no `++` and `--`. Objects \
                  that a condition makes with `new` are its own, and their constructors may fill them. So may blocks and \
                  bodies of lambdas, which assign to their own variables, and to fields and elements of what the condition \
                  has made.",
        example: "class Box {\n    int size;\n\n    //@ ensures size++ > 0;\n    void put() { size = 1; }\n}",
        advice: "Write the value instead: `size + 1 > 0`.",
        is_warning: false,
    },
    Explanation {
        code: "K120",
        title: "JML that Kukang does not have",
        meaning: "The construct is part of JML, but not of the part that Kukang reads.",
        example: "class Box {\n    //@ requires \\lockset == null;\n    void put() {}\n}",
        advice: "Say it with other means, such as a method that the condition calls. The README lists the clauses and operators \
                 that there are.",
        is_warning: false,
    },
    Explanation {
        code: "K121",
        title: "a declaration that expressions do not have",
        meaning: "Contracts have Java's expressions, and in lambda bodies in braces and blocks of a `switch` its statements, but \
                  they declare no classes with names, neither in blocks nor in anonymous classes. Anonymous classes have no \
                  static members, no methods with type parameters or `...`, no final fields that initializers give their \
                  values, and no `<>` before their bodies. Objects of local classes cannot be made.",
        example: "import java.util.List;\n\nclass Box {\n    //@ requires items.stream().allMatch(x -> { record R(Object o) {} return new R(x).o() != null; });\n    void put(List<Object> items) {}\n}",
        advice: "Write it as an expression (`x -> x != null`), or put it into a method.",
        is_warning: false,
    },
    Explanation {
        code: "K122",
        title: "a word that no clause begins with",
        meaning: "A contract begins with a word that neither JML nor Kukang knows, most often a misspelt `requires` or `ensures`.",
        example: "class Box {\n    //@ require n > 0;\n    void put(int n) {}\n}",
        advice: "Take the word that the message suggests.",
        is_warning: false,
    },
    Explanation {
        code: "K130",
        title: "something that has no meaning in this clause",
        meaning: "`\\result` in a precondition, `\\old` where there is no earlier state, `signals` in a `normal_behavior`: the \
                  construct exists, but says nothing here.",
        example: "class Box {\n    //@ requires \\result > 0;\n    int take() { return 1; }\n}",
        advice: "Move it to the clause that the message names: `\\result` and `\\old` belong to `ensures`.",
        is_warning: false,
    },
];
