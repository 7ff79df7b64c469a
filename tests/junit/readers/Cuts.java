package readers;

/** Strings that are cut out of what a path has read. */
public final class Cuts {
    private Cuts() { }

    //@ requires word != null;
    static String tail(String word) {
        return word.length() > 2 ? word.substring(1) : "short";
    }

    //@ requires word != null && word.length() == 2;
    static String initial(String word) {
        return word.substring(0, 1) + ".";
    }

    //@ requires word != null;
    static String loud(String word) {
        return word.startsWith("ab") ? word.substring(1).toUpperCase(java.util.Locale.ROOT) : "other";
    }
}
