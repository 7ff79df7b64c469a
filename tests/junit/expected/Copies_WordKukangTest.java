// Written by Kukang; whoever runs it again for this class replaces the file.
package depot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of depot.Copies$Word that Kukang has found; each test takes one of them. */
class Copies_WordKukangTest {
    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot read the array length because "letters" is null (Copies.java:14).
    // Path 0: letters == null
    @Test
    void constructor_throwsNullPointerException() {
        new Copies.Word(null);
    }

    // Path 1.0.0: letters != null && letters.length < 4 && letters.length == 0
    @Test
    void constructor() {
        char[] letters = new char[0];

        Copies.Word result = new Copies.Word(letters);

        char[] resultLetters = (char[]) KukangHeap.get(result, "letters");
        assertArrayEquals(new char[] {}, resultLetters);
        assertEquals(0, KukangHeap.get(result, "stress"));

        // Nothing has changed.
        assertArrayEquals(new char[] {}, letters);
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     long (Copies.java:15).
    // Path 1.1: letters != null && letters.length >= 4
    @Test
    void constructor_throwsIllegalArgumentException() {
        char[] letters = new char[4];

        new Copies.Word(letters);
    }

    // The only path
    @Test
    void setStress() {
        Copies.Word word = new Copies.Word(new char[0]);

        word.setStress(1);

        assertEquals(1, KukangHeap.get(word, "stress"));
    }

    // Path 0: word.letters != null && word.letters.length != 1
    @Test
    void isA_returnsFalse_whenLettersLengthIsNot1() {
        Copies.Word word = new Copies.Word(new char[0]);
        char[] letters = (char[]) KukangHeap.get(word, "letters");

        boolean result = word.isA();

        assertFalse(result);

        // Nothing has changed.
        assertSame(letters, KukangHeap.get(word, "letters"));
        assertEquals(0, KukangHeap.get(word, "stress"));
        assertArrayEquals(new char[] {}, letters);
    }

    // Path 1.0: word.letters != null && word.letters.length == 1 && word.letters[0] != 'a'
    @Test
    void isA_returnsFalse_whenLetters0IsNotLetterA() {
        Copies.Word word = new Copies.Word(new char[] {'b'});
        char[] letters = (char[]) KukangHeap.get(word, "letters");

        boolean result = word.isA();

        assertFalse(result);

        // Nothing has changed.
        assertSame(letters, KukangHeap.get(word, "letters"));
        assertEquals(0, KukangHeap.get(word, "stress"));
        assertArrayEquals(new char[] {'b'}, letters);
    }

    // Path 1.1.0: word.letters != null && word.letters.length == 1 && word.letters[0] == 'a' && word.stress != 1
    @Test
    void isA_returnsFalse_whenStressIsNot1() {
        Copies.Word word = new Copies.Word(new char[] {'a'});
        char[] letters = (char[]) KukangHeap.get(word, "letters");

        boolean result = word.isA();

        assertFalse(result);

        // Nothing has changed.
        assertSame(letters, KukangHeap.get(word, "letters"));
        assertEquals(0, KukangHeap.get(word, "stress"));
        assertArrayEquals(new char[] {'a'}, letters);
    }

    // Path 1.1.1: word.letters != null && word.letters.length == 1 && word.letters[0] == 'a' && word.stress == 1
    @Test
    void isA_returnsTrue() {
        Copies.Word word = new Copies.Word(new char[] {'a'});
        word.setStress(1);
        char[] letters = (char[]) KukangHeap.get(word, "letters");

        boolean result = word.isA();

        assertTrue(result);

        // Nothing has changed.
        assertSame(letters, KukangHeap.get(word, "letters"));
        assertEquals(1, KukangHeap.get(word, "stress"));
        assertArrayEquals(new char[] {'a'}, letters);
    }
}
