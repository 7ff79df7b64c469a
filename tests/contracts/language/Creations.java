package language;

import java.util.ArrayList;
import java.util.List;

/** Objects and arrays that conditions make for themselves. */
class Creations {
    int size;
    static int made;

    class Part {
        final int of = size;

        class Piece {
            final int sum = of + size;
        }
    }

    static class Point {
        final int x;
        int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        Point(int... all) {
            this(all.length, 0);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Point && ((Point) other).x == x && ((Point) other).y == y;
        }

        @Override
        public int hashCode() {
            return x;
        }
    }

    static class Counted {
        Counted() {
            made++;
        }
    }

    static class Box<T> {
        T content;

        Box(T content) {
            this.content = content;
        }

        //@ pure
        T get() {
            return content;
        }
    }

    //@ ensures \result.equals(new Point(x, 2));
    static Point holdsOfAnObject(int x) {
        return new Point(x, 2);
    }

    //@ ensures \result.equals(new Point(x, 2));
    static Point failsOfAnObject(int x) {
        return new Point(x, 3);
    }

    //@ ensures \result == new Point(1, 2, x).x;
    static int holdsWithAnyNumberOfArguments(int x) {
        return 3;
    }

    //@ assignable \nothing;
    //@ ensures new Point(size, 1).y == 1;
    int holdsBesideAFrame() {
        return size;
    }

    //@ assignable \nothing;
    //@ ensures new Point(size, 1).y == 1;
    int failsBesideAFrame() {
        size++;
        return size;
    }

    //@ ensures new Counted() != null;
    static void failsWithASideEffect() {}

    //@ ensures !\fresh(\result) || \result.equals(\old(new Point(0, 0)));
    static Point holdsInOld(Point given) {
        return given == null ? new Point(0, 0) : given;
    }

    //@ ensures \result.length == new int[n].length;
    //@ requires n >= 0 && n < 3;
    static int[] holdsOfAnArray(int n) {
        return new int[n];
    }

    //@ ensures new int[n].length == n;
    static void failsOfAnArray(int n) {}

    //@ requires 0 <= i && i < 3;
    //@ ensures \result == new int[] {2, 3, 5}[i];
    static int holdsOfElements(int i) {
        return i == 0 ? 2 : i == 1 ? 3 : 5;
    }

    //@ requires 0 <= i && i < 3;
    //@ ensures \result == new int[] {2, 3, 5,}[i];
    static int failsOfElements(int i) {
        return 2 + i;
    }

    //@ ensures new int[2][].length == 2 && (new int[2][])[0] == null && (new int[2][3])[1].length == 3;
    //@ ensures new byte[][] {{1, 2}, {}, new byte[4]}[0][1] == 2 && new long[][] {{}, {}}.length == 2;
    //@ ensures new Object[] {1, "a", null}[1] == "a" && new char[] {97}[0] == 'a';
    static void holdsOfArraysInArrays() {}

    //@ ensures new int[2][3].length == 3;
    static void failsOfArraysInArrays() {}

    //@ ensures new Part().of == size && this.new Part().new Piece().sum == 2 * size;
    void holdsOfInnerClasses() {}

    //@ requires other != null;
    //@ ensures other.new Part().of == size;
    void failsOfInnerClasses(Creations other) {}

    //@ ensures new Box<>(new Node()).get().value == 0 && new Box<String>("abc").get().length() == 3;
    static void holdsWithTypeArguments() {}

    //@ ensures new Box<>("abc").get().length() == x;
    static void failsWithTypeArguments(int x) {}

    //@ ensures \result == new ArrayList<>(List.of(x, 2)).get(0);
    static int holdsOfTheLibrary(int x) {
        return x;
    }

    //@ ensures \result == new StringBuilder("ab").append('c').length();
    static int failsOfTheLibrary() {
        return 2;
    }

    //@ requires new Point(x, 1).x > 0;
    //@ ensures \result > 0;
    static int holdsInAPrecondition(int x) {
        return x;
    }

    static int failsInAnAssertion(int x) {
        //@ assume new Point(x, 1).x > 0;
        //@ assert new int[] {x, 2}[0] > 1;
        return x;
    }
}
