//! K001 to K017: what a path can violate.

use super::Explanation;

pub const EXPLANATIONS: &[Explanation] = &[
    Explanation {
        code: "K001",
        title: "an exception is thrown and not declared",
        meaning: "There is an input on which the method ends with an exception that its `throws` clause does not name and \
                  that no contract allows. The report shows the input, and the calls that lead to the exception.",
        example: "class Average {\n    int sum, count;\n\n    int mean() {\n        return sum / count;   // ArithmeticException if count is 0\n    }\n}",
        advice: "If the input can occur, handle it. If callers must not pass it, say so: `Kukang.assume(count != 0);` first \
                 thing in the method, a contract `//@ requires count != 0;`, or an invariant of the class. If the exception is \
                 part of what the method promises, declare it with `throws` or allow it with `//@ signals`.",
        is_warning: false,
    },
    Explanation {
        code: "K002",
        title: "an assertion fails",
        meaning: "An `assert` statement, or an `assert` clause in a comment, is reached on an input for which its condition is \
                  false. Kukang checks assertions always; `-ea` is not needed.",
        example: "class Range {\n    static int middle(int low, int high) {\n        int middle = (low + high) / 2;\n        assert low > high || low <= middle;   // the sum may overflow\n        return middle;\n    }\n}",
        advice: "Look at the numbers of the shown input: they satisfy everything under `when`. Either the code has a bug, the \
                 assertion promises too much, or an input is missing its precondition.",
        is_warning: false,
    },
    Explanation {
        code: "K003",
        title: "a condition given to Kukang.check does not hold",
        meaning: "`Kukang.check(condition)` was reached on an input for which the condition is false.",
        example: "import kukang.Kukang;\n\nclass Sign {\n    static int of(int number) {\n        int sign = number > 0 ? 1 : -1;\n        Kukang.check(number != 0 || sign == 0);\n        return sign;\n    }\n}",
        advice: "As for a failed assertion: correct the code, weaken the condition, or leave inputs out with \
                 `Kukang.assume(condition)`.",
        is_warning: false,
    },
    Explanation {
        code: "K004",
        title: "an invariant does not hold after the method",
        meaning: "The method was called on an object that satisfied its invariants (methods marked `@Invariant`, `//@ \
                  invariant` clauses) and left one that does not. The report shows the object before and after the call.",
        example: "class Counter {\n    //@ invariant 0 <= count;\n    int count;\n\n    void add(int by) {\n        count += by;   // by may be negative\n    }\n}",
        advice: "If the code is wrong, correct it. If only some arguments do this, require that they are not passed. If the \
                 invariant need not hold after this method, because only other methods of the class call it, mark the \
                 method as `/*@ helper @*/`.",
        is_warning: false,
    },
    Explanation {
        code: "K005",
        title: "an invariant itself throws",
        meaning: "A method marked `@Invariant` ended with an exception when it was evaluated, so nobody can say whether the \
                  invariant holds.",
        example: "import kukang.contracts.Invariant;\n\nclass Stack {\n    int[] items = new int[4];\n    int size;\n\n    @Invariant\n    boolean repOk() {\n        return size >= 0 && items.length >= size;   // items may be null after clear\n    }\n\n    void clear() {\n        items = null;\n    }\n}",
        advice: "Write invariants so that they answer false instead of throwing: `items != null && …` first.",
        is_warning: false,
    },
    Explanation {
        code: "K006",
        title: "a condition of a contract itself throws",
        meaning: "A `requires`, `ensures`, `invariant` or other condition ended with an exception when it was evaluated. That is \
                  neither true nor false, so it is a violation of its own. What a contract in place of a body promises \
                  does not hold where it throws, and is no violation there.",
        example: "class Names {\n    //@ ensures \\result == (name.length == 0);   // name may be null\n    static boolean isEmpty(char[] name) {\n        return name == null || name.length == 0;\n    }\n}",
        advice: "Guard the condition: `name != null && …` or `name != null ==> …`; or require before it what it needs.",
        is_warning: false,
    },
    Explanation {
        code: "K007",
        title: "a condition of a contract has a side effect",
        meaning: "Evaluating a condition has assigned to something that existed before. Conditions are evaluated by Kukang \
                  only, so the program would behave differently with and without them.",
        example: "class Meter {\n    int reads;\n\n    int read() {\n        return ++reads;\n    }\n\n    //@ ensures read() > 0;   // counts up\n    void reset() {\n        reads = 0;\n    }\n}",
        advice: "Call only methods that change nothing, such as a getter without counting.",
        is_warning: false,
    },
    Explanation {
        code: "K008",
        title: "something is assigned to that the contract does not allow",
        meaning: "The method has an `assignable` clause (or is `pure`) and has assigned to a field, an array element or a static \
                  field that was there before the call and that the clause does not list.",
        example: "class Account {\n    int balance, fees;\n\n    //@ assignable balance;\n    void pay(int amount) {\n        balance -= amount;\n        fees++;\n    }\n}",
        advice: "Add the location to the clause (`assignable balance, fees;`), or do not assign to it.",
        is_warning: false,
    },
    Explanation {
        code: "K009",
        title: "a precondition does not hold",
        meaning: "A method was called in a state in which its precondition is false, or with null where its contract forbids \
                  null. This is checked where the contract stands in for the body (`--use-contract`, or a method without one).",
        example: "class Shop {\n    //@ requires n > 0;\n    static void order(int n) {}\n\n    static void reorder(int n) {   // checked with --use-contract Shop::order\n        order(n);\n    }\n}",
        advice: "Check the argument before the call, or require the same of your own callers.",
        is_warning: false,
    },
    Explanation {
        code: "K010",
        title: "a postcondition does not hold",
        meaning: "The method returned, and its `ensures` condition is false.",
        example: "class Maths {\n    //@ ensures \\result >= 0;\n    static int magnitude(int number) {\n        return number < 0 ? -number : number;   // -Integer.MIN_VALUE is negative\n    }\n}",
        advice: "Correct the code, promise less, or require more of the callers. `\\old(e)` is what `e` was before the call.",
        is_warning: false,
    },
    Explanation {
        code: "K011",
        title: "an exception is thrown although its signals condition does not hold",
        meaning: "A `signals (E e) P` clause says that P holds whenever an E is thrown; it was thrown, and P is false.",
        example: "class Gate {\n    boolean open;\n\n    //@ signals (IllegalStateException e) !open;\n    void enter(int people) {\n        if (people > 9) throw new IllegalStateException();\n    }\n}",
        advice: "Throw the exception only when the condition holds, or widen the condition.",
        is_warning: false,
    },
    Explanation {
        code: "K012",
        title: "the result is null and must not be",
        meaning: "The method returns null although it is marked `@NonNull` or `/*@ non_null @*/`.",
        example: "class Registry {\n    Object first;\n\n    /*@ non_null @*/ Object first() {\n        return first;\n    }\n}",
        advice: "Return something else, mark the field `non_null` too if it never is null, or drop the promise.",
        is_warning: false,
    },
    Explanation {
        code: "K013",
        title: "the result is no new object and must be",
        meaning: "The method is marked `@Fresh` and returns an object that existed before the call.",
        example: "import kukang.contracts.Fresh;\n\nclass Copies {\n    @Fresh\n    static int[] copy(int[] of) {\n        return of == null || of.length == 0 ? of : of.clone();\n    }\n}",
        advice: "Make a new object on every way through the method, or drop the promise.",
        is_warning: false,
    },
    Explanation {
        code: "K014",
        title: "the method returns although its contract says that it throws",
        meaning: "An `exceptional_behavior` case applies, so the method must end with an exception, and it returned.",
        example: "class Door {\n    boolean locked;\n\n    /*@ exceptional_behavior\n      @   requires locked;\n      @   signals (IllegalStateException e) true; @*/\n    void open() {\n    }\n}",
        advice: "Throw in that case, or let the case require more.",
        is_warning: false,
    },
    Explanation {
        code: "K015",
        title: "a field that is never null is null",
        meaning: "A field is marked `@NonNull` or `/*@ non_null @*/`, and it was null in some object when the method ended, or where it \
                  called another one whose contract stands in for its body.",
        example: "class Person {\n    /*@ non_null @*/ Object name = new Object();\n\n    void forget() {\n        name = null;\n    }\n}",
        advice: "Assign something else, or mark the field as `nullable`.",
        is_warning: false,
    },
    Explanation {
        code: "K016",
        title: "a reference from one region of the heap into another",
        meaning: "Regions, named by `@Region`, are parts of the heap that are apart: nothing in one of them leads into another, \
                  except by fields that name it. The code has stored a reference that would connect two of them.",
        example: "import kukang.contracts.Region;\n\nclass Pair {\n    static class Node {\n        Node next;\n    }\n\n    @Region(\"left\") Node left;\n    @Region(\"right\") Node right;\n\n    void join() {\n        if (left != null) {\n            left.next = right;\n        }\n    }\n}",
        advice: "If the two belong together, give them one region, or none. If the field is meant to lead there, name the region \
                 at the field.",
        is_warning: false,
    },
    Explanation {
        code: "K017",
        title: "an invariant does not hold when a method is called",
        meaning: "A contract stands in for the body of the called method. Such a method relies on the invariants of its receiver and \
                  arguments, whatever classes they really have, and on the static ones of all classes, as its own check does, and at this call \
                  one of them does not hold.",
        example: "class Counter {\n    int used, free;\n\n    //@ invariant used >= 0 && free >= 0;\n\n    //@ ensures true;\n    //@ assignable \\nothing;\n    void print() { }\n\n    void take() {\n        free--;\n        print();   // free may be -1 by now\n        free = 0;\n    }\n}",
        advice: "Call the method when the object is in order again, or mark it as `/*@ helper @*/` if it does not rely on the invariant. \
                 `--use-body` runs its body instead.",
        is_warning: false,
    },
];
