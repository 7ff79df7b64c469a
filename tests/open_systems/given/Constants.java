package given;

import kukang.Kukang;

/** The same for boxes, strings and classes, which the strategies that decide late offer where they are compared. */
class Constants {
    static Integer box;
    static String name;
    static Object kept;

    //@ assignable box;
    //@ ensures box == it;
    static void openBox(Integer it) {
        box = it;
    }

    //@ assignable name;
    //@ ensures name == it;
    static void openName(String it) {
        name = it;
    }

    //@ assignable kept;
    //@ ensures kept == it;
    static void openKeep(Object it) {
        kept = it;
    }

    //@ assignable \nothing;
    //@ ensures \result == "k";
    static String openLiteral() {
        return "k";
    }

    //@ requires a != null;
    //@ assignable a[*];
    //@ ensures a.length > 0 ==> a[0] == it;
    static <T> void openFirst(T[] a, T it) {
    }

    static void failsAfterABox(int n) {
        if (n > 120) {
            openBox(n);
            Kukang.check(false);
        }
    }

    static void holdsTheBox(int n) {
        if (n > 120) {
            Integer it = n;
            openBox(it);
            Kukang.check(box == it);
        }
    }

    static void failsAfterASmallBox() {
        openBox(3);
        Kukang.check(false);
    }

    static void failsAfterALiteral(int n) {
        if (n > 0) {
            openName("x");
            Kukang.check(false);
        }
    }

    static void failsAfterAClass() {
        openKeep(String.class);
        Kukang.check(false);
    }

    static void failsAfterALiteralOfTheContract() {
        openLiteral();
        Kukang.check(false);
    }

    static void holdsTheLiteralOfTheContract() {
        Kukang.check(openLiteral() == "k");
    }

    //@ requires a != null && a.length == 2;
    static void holdsTheElement(String[] a) {
        openFirst(a, "x");
        Kukang.check(a[0] == "x");
    }
}
