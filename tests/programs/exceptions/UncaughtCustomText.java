package exceptions;

/** The trace's first line is whatever toString says, even several lines or null. */
public class UncaughtCustomText {
    static class Verse extends Error {
        final Object text;

        Verse(Object text, Throwable cause) {
            super("unused", cause);
            this.text = text;
        }

        @Override
        public String toString() {
            return text == null ? null : text + "\n  and a second line";
        }
    }

    public static void main(String[] args) {
        throw new Verse("roses", new Verse(null, new Verse("é", null)));
    }
}
