package open;

import java.util.function.IntPredicate;

import kukang.Kukang;

/** Conditions that make objects, have patterns, `switch` and functions, in contracts that stand in for bodies. */
class Forms {
    int size;

    static final class Point {
        final int x;
        int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        //@ pure
        boolean same(Point other) {
            return x == other.x && y == other.y;
        }
    }

    //@ pure
    static boolean both(int a, int b, IntPredicate condition) {
        return condition.test(a) && condition.test(b);
    }

    //@ requires new int[] {x, 1}[0] > 0;
    //@ assignable \nothing;
    //@ ensures \result != null && \result.same(new Point(x, 1));
    static Point openPoint(int x) {
        return null;
    }

    //@ assignable size;
    //@ ensures size == switch (by) { case 0 -> \old(size); case 1, 2 -> 7; default -> \old(size) + by; };
    void openGrow(int by) {}

    //@ assignable \nothing;
    //@ ensures \result instanceof Point p && p.x == \old(size);
    Object openAny() {
        return null;
    }

    //@ assignable \nothing;
    //@ ensures both(\result, x, y -> y > 2 && y < size);
    int openNumber(int x) {
        return 0;
    }

    //@ requires x > 0;
    //@ assignable \nothing;
    static void holdsOfAnObject(int x) {
        Point p = openPoint(x);
        Kukang.check(p.x == x && p.y == 1);
    }

    //@ requires x > 0;
    static void failsOfAnObject(int x) {
        Kukang.check(openPoint(x).y == 2);
    }

    static void failsPrecondition(int x) {
        openPoint(x);
    }

    void holdsOfASwitch() {
        size = 3;
        openGrow(2);
        Kukang.check(size == 7);
        openGrow(0);
        openGrow(5);
        Kukang.check(size == 12);
    }

    void failsOfASwitch(int by) {
        size = 3;
        openGrow(by);
        Kukang.check(size == 7 || size == 3 + by);
        Kukang.check(size != 7);
    }

    void holdsOfAPattern() {
        Object any = openAny();
        Kukang.check(any instanceof Point && ((Point) any).x == size);
    }

    void failsOfAPattern() {
        Kukang.check(((Point) openAny()).y == size);
    }

    void holdsOfAFunction() {
        int number = openNumber(4);
        Kukang.check(number > 2 && number < size && size > 4);
    }

    void failsOfAFunction() {
        Kukang.check(openNumber(4) == 3);
    }
}
