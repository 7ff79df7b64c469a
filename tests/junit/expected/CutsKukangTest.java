// Written by Kukang; whoever runs it again for this class replaces the file.
package readers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Paths of readers.Cuts that Kukang has found; each test takes one of them. */
class CutsKukangTest {
    // Path 1.1.0: word != null && word.length() < 3
    @Test
    void tail_wordLengthLessThan3() {
        String result = Cuts.tail("");

        assertEquals("short", result);
    }

    // Path 1.1.1.0: word != null && word.length() >= 3 && word.length() != 0 && word.length() >= 2 && word.length()
    //     < 4
    @Test
    void tail_wordLengthAtLeast3() {
        String result = Cuts.tail("aaa");

        assertEquals("aa", result);
    }

    // Path 1.1.1: word != null && word.length() == 2
    @Test
    void initial() {
        String result = Cuts.initial("aa");

        assertEquals("a.", result);
    }

    // Path 1.1.0.0.0.0: word != null && word.length() >= 2 && word.length() != 0 && word.charAt(0) == 'a' &&
    //     word.charAt(1) == 'b' && word.length() < 3
    @Test
    void loud_wordCharAt1IsLetterB() {
        String result = Cuts.loud("ab");

        assertEquals("B", result);
    }

    // Path 1.1.0.0.1: word != null && word.length() >= 2 && word.length() != 0 && word.charAt(0) == 'a' &&
    //     word.charAt(1) != 'b'
    @Test
    void loud_wordCharAt1IsNotLetterB() {
        String result = Cuts.loud("aa");

        assertEquals("other", result);
    }
}
