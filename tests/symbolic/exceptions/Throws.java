package exceptions;

class Trouble extends Exception { int code; }
class Worse extends Trouble { }
class Quiet extends RuntimeException { }

/** Exceptions that are parameters. */
class Throws {
    // Null gives an NPE. Both classes are declared.
    //: ok 2, NullPointerException 1
    static void declared(Trouble t) throws Trouble { throw t; }

    // A handler each.
    //: ok 2, NullPointerException 1
    static int caught(Trouble t) {
        try { throw t; } catch (Worse w) { return 1; } catch (Trouble x) { return 2; }
    }

    // The handler takes both classes.
    //: ok 2, NullPointerException 1
    static int caughtBoth(Trouble t) {
        try { throw t; } catch (Trouble x) { return x == t ? 1 : 0; }
    }

    // RuntimeException itself and Quiet: the other subclasses are the JDK's, which are no candidates. Not declared.
    //: RuntimeException 1, Quiet 1, NullPointerException 1
    static void undeclared(RuntimeException e) { throw e; }

    // finally runs on all ways out.
    //: ok 2, NullPointerException 1
    static void withFinally(Trouble t) throws Trouble {
        int[] ran = {0};
        try { throw t; } finally { ran[0] = 1; }
    }

    // The fields of the user's exception are unknowns.
    //: ok 2, NullPointerException 1
    static int code(Trouble t) { return t.code > 0 ? 1 : 0; }

    // Division by zero, caught.
    //: ok 2
    static int divide(int a, int b) { try { return a / b; } catch (ArithmeticException e) { return 0; } }

    // The NPE of a null parameter, caught.
    //: ok 2
    static int caughtNull(Trouble t) { try { return t.code; } catch (NullPointerException e) { return 0; } }

    // What the JDK keeps in a Throwable nobody knows: its state is unsupported, and said so. Both classes have the method from
    // Throwable, so the call does not tell them apart.
    //: NullPointerException 1, unsupported 1 [the fields of an unknown java.lang.Exception (it has no contract)]
    static String message(Trouble t) { return t.getMessage(); }

    // A symbolic exception thrown by a callee passes through a frame that holds a monitor.
    //: ok 2, NullPointerException 1
    static int through(Trouble t) { try { return passOn(t); } catch (Trouble x) { return 1; } }

    private static synchronized int passOn(Trouble t) throws Trouble { throw t; }
}
