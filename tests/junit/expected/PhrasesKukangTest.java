// Written by Kukang; whoever runs it again for this class replaces the file.
package plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of plain.Phrases that Kukang has found; each test takes one of them. */
class PhrasesKukangTest {
    // Path 0: text == null
    @Test
    void isLong_returnsFalse_whenTextIsNull() {
        boolean result = Phrases.isLong(null);

        assertFalse(result);
    }

    // Path 1.1.0: text != null && text.length() < 3
    @Test
    void isLong_returnsFalse_whenTextLengthLessThan3() {
        boolean result = Phrases.isLong("");

        assertFalse(result);
    }

    // Path 1.1.1: text != null && text.length() >= 3
    @Test
    void isLong_returnsTrue() {
        boolean result = Phrases.isLong("aaa");

        assertTrue(result);
    }

    // Path 0: words == null
    @Test
    void count_wordsIsNull() {
        int result = Phrases.count(null);

        assertEquals(0, result);
    }

    // Path 1.0.1: words != null && words.size() == 0
    @Test
    void count_wordsIsNotNull() {
        ArrayList<String> words = new ArrayList<>();

        int result = Phrases.count(words);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), words);
    }

    // Path 1.1.0.1 (and another one, with the same test): words != null && words.size() == 0
    @Test
    void count_wordsIsNotNull2() {
        ArrayList<String> words = new ArrayList<>(0);

        int result = Phrases.count(words);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(), words);
    }
}
