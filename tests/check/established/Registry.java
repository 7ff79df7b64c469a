package established;

/** Static fields that are never null by default, which the static initializer fills. */
//@ non_null_by_default
class Registry {
    static Object first = "first";
    static String[] names = new String[1];
    static /*@ nullable @*/ Object last;
    static int count;

    static int length() {
        return names.length;
    }

    static void failsToKeep() {
        first = last;
    }
}
