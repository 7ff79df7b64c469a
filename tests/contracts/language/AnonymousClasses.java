package language;

import java.util.AbstractList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.function.IntSupplier;

/** Classes without a name in conditions: of interfaces and classes, with fields, initializers, arguments and variables around them. */
class AnonymousClasses {
    int value;
    private int secret = 5;

    interface Shape {
        int area();

        default int twice() {
            return 2 * area();
        }
    }

    static class Unit implements Shape {
        @Override
        public int area() {
            return 1;
        }
    }

    static class Counter {
        int count;

        Counter(int start) {
            count = start + first();
        }

        protected int first() {
            return 0;
        }

        int next() {
            return ++count;
        }
    }

    //@ pure
    static int compared(Comparator<Node> by, Node a, Node b) {
        return by.compare(a, b);
    }

    //@ pure
    static int total(Iterable<Integer> all) {
        int sum = 0;
        for (int each : all) {
            sum += each;
        }
        return sum;
    }

    /*@ requires a != null && b != null;
      @ ensures \result == compared(new Comparator<Node>() {
      @     @Override
      @     public int compare(Node a, Node b) {
      @         return Integer.compare(a.value, b.value);
      @     }
      @ }, a, b);
      @*/
    static int holdsOfAComparator(Node a, Node b) {
        return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
    }

    /*@ requires a != null && b != null;
      @ ensures \result == compared(new Comparator<Node>() {
      @     @Override
      @     public int compare(Node a, Node b) {
      @         return Integer.compare(a.value, b.value);
      @     }
      @ }, a, b);
      @*/
    static int failsOfAComparator(Node a, Node b) {
        return a.value < b.value ? -1 : 1;
    }

    //@ ensures \result == new Shape() { public int area() { return n * n; } }.twice();
    static int holdsOfAnInterface(int n) {
        return 2 * n * n;
    }

    //@ ensures \result == new Shape() { public int area() { return n * n; } }.twice();
    static int failsOfAnInterface(int n) {
        return n * n;
    }

    //@ ensures \result == new Object() { int half(int x) { return x / 2; } int both(int x) { return half(x) + this.half(x + 1); } }.both(n);
    static int holdsOfSeveralMethods(int n) {
        return n / 2 + (n + 1) / 2;
    }

    //@ ensures \result == new Object() { int half(int x) { return x / 2; } int both(int x) { return half(x) + this.half(x + 1); } }.both(n);
    static int failsOfSeveralMethods(int n) {
        return n;
    }

    //@ ensures \result == new Counter(n) { int next() { return super.next() + count; } }.next();
    static int holdsOfASuperclass(int n) {
        return 2 * n + 2;
    }

    //@ ensures \result == new Counter(n) { int next() { return super.next() + count; } }.next();
    static int failsOfASuperclass(int n) {
        return 2 * n + 1;
    }

    //@ ensures \result == new Counter(n) { int late = 3; final int soon = 4; protected int first() { return 10 * late + soon; } }.count;
    static int holdsOfWhatAConstructorSees(int n) {
        return n + 4;
    }

    //@ ensures \result == new Counter(n) { int late = 3; final int soon = 4; protected int first() { return 10 * late + soon; } }.count;
    static int failsOfWhatAConstructorSees(int n) {
        return n + 34;
    }

    //@ ensures \result == new Object() { int sum = n; { sum += 2; sum *= 3; } int more = sum + 1; int all() { sum++; return sum + more; } }.all();
    static int holdsOfFields(int n) {
        return 6 * n + 14;
    }

    //@ ensures \result == new Object() { int sum = n; { sum += 2; sum *= 3; } int more = sum + 1; int all() { sum++; return sum + more; } }.all();
    static int failsOfFields(int n) {
        return 6 * n + 13;
    }

    //@ ensures \result == new Object() { int value = 7; int at() { return value + AnonymousClasses.this.value + secret; } }.at();
    int holdsOfTheObjectAround() {
        return 7 + value + secret;
    }

    //@ ensures \result == new Object() { int value = 7; int at() { return value + AnonymousClasses.this.value + secret; } }.at();
    int failsOfTheObjectAround() {
        return 14 + secret;
    }

    //@ ensures \result == new Object() { int n = 4; IntSupplier of(int m) { return () -> new Object() { int k = m; int all() { return n + m + k; } }.all(); } }.of(n).getAsInt();
    static int holdsOfClassesInsideOfEachOther(int n) {
        return 4 + 2 * n;
    }

    //@ ensures \result == new Object() { int n = 4; IntSupplier of(int m) { return () -> new Object() { int k = m; int all() { return n + m + k; } }.all(); } }.of(n).getAsInt();
    static int failsOfClassesInsideOfEachOther(int n) {
        return 3 * n;
    }

    /*@ requires 0 <= n && n < 4;
      @ ensures \result == total(new Iterable<Integer>() {
      @     public Iterator<Integer> iterator() {
      @         return new Iterator<Integer>() {
      @             private int at = 0;
      @             @Override public boolean hasNext() { return at < n; }
      @             @Override public Integer next() { return at++; }
      @         };
      @     }
      @ });
      @*/
    static int holdsOfALoop(int n) {
        return n * (n - 1) / 2;
    }

    /*@ requires 0 <= n && n < 4;
      @ ensures \result == total(new Iterable<Integer>() {
      @     public Iterator<Integer> iterator() {
      @         return new Iterator<Integer>() {
      @             private int at = 0;
      @             @Override public boolean hasNext() { return at < n; }
      @             @Override public Integer next() { return at++; }
      @         };
      @     }
      @ });
      @*/
    static int failsOfALoop(int n) {
        return n == 3 ? 4 : n * (n - 1) / 2;
    }

    //@ ensures \result == new AbstractList<Integer>() { public Integer get(int at) { return at * n; } public int size() { return 3; } }.get(2);
    static int holdsOfALibraryClass(int n) {
        return 2 * n;
    }

    //@ ensures \result == new AbstractList<Integer>() { public Integer get(int at) { return at * n; } public int size() { return 3; } }.get(2);
    static int failsOfALibraryClass(int n) {
        return 3 * n;
    }

    //@ ensures value == new Object() { int before() { return \old(value) + 1; } }.before();
    void holdsOfTheStateBefore() {
        value++;
    }

    //@ ensures value == new Object() { int before() { return \old(value) + 1; } }.before();
    void failsOfTheStateBefore() {
        value += 2;
    }

    /*@ requires a != null;
      @ ensures new Object() { boolean change() { a.value = 3; return true; } }.change();
      @*/
    static void failsOfAChange(Node a) {}

    interface Summer {
        int sum(int... given);
    }

    static int sumOf(Summer summer) {
        return summer.sum(1, 2, 3);
    }

    //@ ensures \result == sumOf(new Summer() { public int sum(int... given) { return given.length + given[2] + twice(n, 1); } int twice(int... more) { return more[0] * more.length; } });
    static int holdsOfVariableArity(int n) {
        return 6 + 2 * n;
    }

    //@ ensures \result == new Object() { int count(String... given) { return given.length; } }.count("a", "b");
    static int failsOfVariableArity(int n) {
        return 3;
    }
}
