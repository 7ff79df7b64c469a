package compared;

/** Builders that the caller has filled, of which nobody knows with what, and others. */
class Builders {
    static StringBuilder number(StringBuilder given, int number) {
        return given == null ? null : given.append(number);
    }

    static StringBuilder text(StringBuilder given, String text) {
        return given == null ? null : given.append(text);
    }

    static String own(int number) {
        return new StringBuilder().append(number).toString();
    }
}
