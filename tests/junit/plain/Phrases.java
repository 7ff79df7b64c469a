package plain;

import java.util.List;

/** Texts and lists of which a method looks at little. */
final class Phrases {
    private Phrases() {}

    /** Only the length counts: the letters may be any. */
    static boolean isLong(String text) {
        return text != null && text.length() > 2;
    }

    /** The room that a list has left makes another path, and no other test. */
    static int count(List<String> words) {
        return words == null ? 0 : words.size();
    }
}
