// Written by Kukang; whoever runs it again for this class replaces the file.
package picky;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Paths of picky.Alias that Kukang has found; each test takes one of them. */
class AliasKukangTest {
    // Path 1.0.0.0: alias.text != null && alias.text.length() < 9 && alias.text.length() != 0 &&
    //     alias.text.charAt(0) == 'a'
    @Test
    void display_textStartsWithLetterA() {
        Alias alias = new Alias("a@b.c");

        String result = alias.display();

        assertEquals("first", result);

        // Nothing has changed.
        assertEquals("a@b.c", alias.text());
    }

    // Path 1.0.0.1: alias.text != null && alias.text.length() < 9 && alias.text.length() != 0 &&
    //     alias.text.charAt(0) != 'a'
    @Test
    void display_textStartsNotWithLetterA() {
        Alias alias = new Alias("b@b.c");

        String result = alias.display();

        assertEquals("other", result);

        // Nothing has changed.
        assertEquals("b@b.c", alias.text());
    }

    // Path 1.1: alias.text != null && alias.text.length() >= 9
    @Test
    void display_textLengthAtLeast9() {
        Alias alias = new Alias("a@b.caaaa");

        String result = alias.display();

        assertEquals("long", result);

        // Nothing has changed.
        assertEquals("a@b.caaaa", alias.text());
    }
}
