package errors;

import java.util.function.Function;
import java.util.function.IntPredicate;

/** Mistakes in patterns, `switch`, creations and functions. */
class Forms {
    int size;
    Object any;

    sealed interface Shape permits Circle, Square {}

    record Circle(int radius) implements Shape {}

    record Square(int side) implements Shape {}

    enum Colour {
        RED,
        GREEN
    }

    abstract static class Abstract {}

    class Inner {}

    static class Nested {
        private Nested(int x) {}
    }

    //@ requires any instanceof Integer i || i > 3;
    void notInScope() {}

    //@ requires any instanceof Integer size && any instanceof String size;
    void twice() {}

    //@ requires size instanceof Integer i && i > 0;
    void notAnObject() {}

    //@ requires any instanceof Circle(long r) && any instanceof Circle(int a, int b) && any instanceof String(var c);
    void wrongComponents() {}

    //@ requires any instanceof var x;
    void noType() {}

    //@ requires any instanceof Circle c && c instanceof Square s;
    void never() {}

    //@ requires switch (shape) { case Circle c -> true; };
    void notExhaustive(Shape shape) {}

    //@ requires switch (colour) { case RED -> true; case BLUE -> false; };
    void noSuchConstant(Colour colour) {}

    //@ requires switch (colour) { case RED -> true; case RED -> false; default -> true; default -> false; };
    void sameLabels(Colour colour) {}

    //@ requires switch (size) { case 1 -> true; };
    void withoutDefault() {}

    //@ requires switch (size) { case "a" -> true; case 1L -> false; case null -> true; default -> size; };
    void wrongLabels() {}

    //@ requires switch (any) { case Object o -> true; case String s -> false; };
    void dominated() {}

    //@ requires switch (1L) { default -> true; };
    void wrongSelector() {}

    //@ requires switch (size) { default -> throw size; };
    void wrongThrow() {}

    //@ requires switch (size) { default -> throw new Error(); };
    void noValue() {}

    //@ requires new Abstract() != null && new Shape() != null && new Colour() != null;
    void abstractClasses() {}

    //@ requires new Inner() != null;
    static void withoutAnObject() {}

    //@ requires new Circle("a") != null && new Circle() != null && this.new Nested(1) != null;
    void noSuchConstructor() {}

    //@ requires new int["a"].length == 1 && new int[] {1, "b"}.length == 2 && new byte[] {1000}.length == 1;
    void wrongElements() {}

    //@ requires (x -> x > 0) != null;
    void functionWithoutType() {}

    //@ requires ((Object) x -> x) != null && ((IntPredicate) (x, y) -> true).test(1) && ((IntPredicate) x -> x).test(2);
    void wrongFunction() {}

    //@ requires ((IntPredicate) (String x) -> true).test(1) && ((IntPredicate) any -> any > y).test(2);
    void wrongParameters() {}

    //@ requires ((IntPredicate) Forms::nosuch).test(1) && ((Function<String, Integer>) String::isEmpty).apply("") == 0;
    void wrongReference() {}

    //@ requires new Object() { static int v() { return 3; } }.v() == 3;
    void anonymous() {}

    //@ requires ((IntPredicate) x -> { return x > 0; }).test(1);
    void block() {}

    //@ requires switch (size) { case 1 -> { size = 2; yield true; } default -> false; };
    void statements() {}

    //@ requires """text""".length() > 0;
    void noTextBlock() {}

    void localClasses() {
        class Local {
            //@ requires new Local() != null;
            void made() {}
        }
    }
}
