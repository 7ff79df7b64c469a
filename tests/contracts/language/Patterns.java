package language;

import language.Shapes.Circle;
import language.Shapes.Pair;
import language.Shapes.Shape;
import language.Shapes.Square;

/** Patterns of types and records, and where their variables can be named. */
class Patterns {
    Node head;

    //@ ensures \result == (o instanceof Node n && n.value > 3);
    static boolean holdsBehindAnd(Object o) {
        return o instanceof Node && ((Node) o).value > 3;
    }

    //@ ensures \result == (o instanceof Node n && n.value > 3);
    static boolean failsBehindAnd(Object o) {
        return o instanceof Node && ((Node) o).value >= 3;
    }

    //@ ensures !(o instanceof Node n) || n.value == \result;
    static int holdsBehindOr(Object o) {
        return o instanceof Node ? ((Node) o).value : 0;
    }

    //@ ensures !(o instanceof Node n) || n.value == \result;
    static int failsBehindOr(Object o) {
        return 0;
    }

    //@ ensures \result == (o instanceof final Node n ? n.value : 7);
    static int holdsInAConditional(Object o) {
        return o instanceof Node ? ((Node) o).value : 7;
    }

    //@ ensures \result == (!(o instanceof Node n) ? 7 : n.value);
    static int failsInAConditional(Object o) {
        return 7;
    }

    //@ ensures o instanceof Node n ==> n.value == \result;
    //@ ensures \result == 0 <== !(o instanceof Node n) || n == null;
    static int holdsBehindAnImplication(Object o) {
        return o instanceof Node ? ((Node) o).value : 0;
    }

    //@ ensures o instanceof Node n ==> n.value == \result;
    static int failsBehindAnImplication(Object o) {
        return o instanceof Node ? 1 : 0;
    }

    //@ ensures \result == (n instanceof Node m && m.value == n.value);
    static boolean holdsOfWhatIsOfTheTypeAnyway(Node n) {
        return n != null;
    }

    //@ ensures n instanceof Node m && m == n;
    static void failsOfWhatIsOfTheTypeAnyway(Node n) {}

    //@ ensures \result == (s instanceof Circle(int r) ? r : s instanceof Square(var side) && side > 0 ? side : 0);
    static int holdsOfRecords(Shape s) {
        if (s instanceof Circle) {
            return ((Circle) s).radius();
        }
        return s instanceof Square ? Math.max(0, ((Square) s).side()) : 0;
    }

    //@ ensures s instanceof Circle(int r) ==> r == \result;
    static int failsOfRecords(Shape s) {
        return s instanceof Circle ? ((Circle) s).radius() + 1 : 0;
    }

    //@ ensures \result == (p instanceof Pair(Circle(var r), Shape second) && second == null && r == 2);
    static boolean holdsOfRecordsInRecords(Pair p) {
        return p != null && p.second() == null && p.first() instanceof Circle && ((Circle) p.first()).radius() == 2;
    }

    //@ ensures p instanceof Pair(Circle(var r), _) ==> r == 2;
    static void failsOfRecordsInRecords(Pair p) {}

    //@ requires all != null && all.length <= 2;
    //@ ensures \result == (\forall int i; 0 <= i && i < all.length && all[i] instanceof Node n; n.value > 0);
    static boolean holdsInAQuantifier(Object[] all) {
        for (Object one : all) {
            if (one instanceof Node && ((Node) one).value <= 0) {
                return false;
            }
        }
        return true;
    }

    //@ requires all != null && all.length <= 2;
    //@ ensures (\forall int i; 0 <= i && i < all.length; all[i] instanceof Node n ==> n.value > 0);
    static void failsInAQuantifier(Object[] all) {}

    //@ ensures \old(head) instanceof Node n ==> n.value == \old(head.value) + 1;
    void holdsWithOld() {
        if (head != null) {
            head.value++;
        }
    }

    //@ ensures \old(head instanceof Node n && n.value == 3) ==> head.value == 3;
    void failsWithOld() {
        if (head != null) {
            head.value++;
        }
    }

    //@ signals (RuntimeException e) e instanceof ArithmeticException a && a.getMessage() != null;
    static int holdsInSignals(int x) {
        return 1 / x;
    }

    //@ signals (RuntimeException e) !(e instanceof ArithmeticException a) || a.getMessage() == null;
    static int failsInSignals(int x) {
        return 1 / x;
    }

    static int holdsInAnAssertion(Object o) {
        int value = o instanceof Node ? ((Node) o).value : 1;
        //@ assert o instanceof Node n ? n.value == value : value == 1;
        return value;
    }

    static int failsInAnAssertion(Object o) {
        int value = 1;
        //@ assert o instanceof Node n ==> n.value == value;
        return value;
    }
}
