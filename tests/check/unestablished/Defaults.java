package unestablished;

/** What is said of all fields of a class is said of static ones, and of those of the classes in it. */
//@ non_null_by_default
class Defaults {
    static Object missing;
    static Object there = "there";
    static /*@ nullable @*/ Object free;
    static int number;
    Object own = "own";

    static class Inner {
        static int[] none;
    }

    //@ nullable_by_default
    static class Free {
        static Object nothing;
    }
}
