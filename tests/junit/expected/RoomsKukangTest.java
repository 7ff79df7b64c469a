// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Vector;
import org.junit.jupiter.api.Test;

/** Paths of yard.Rooms that Kukang has found; each test takes one of them. */
class RoomsKukangTest {
    // The only path
    @Test
    void constructor() {
        Rooms result = new Rooms();

        assertNotNull(result);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Vector.size()" because "words" is null (Rooms.java:8).
    // Path 0: words == null
    @Test
    void isFull_throwsNullPointerException() {
        Rooms.isFull(null);
    }

    // Path 1.1.0.1.1.1.1.0: words != null
    @Test
    void isFull_returnsFalse() {
        Vector<String> words = new Vector<>(1);

        boolean result = Rooms.isFull(words);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(List.of(), words);
    }

    // Path 1.1.0.1.1.1.1.1: words != null
    @Test
    void isFull_returnsTrue() {
        Vector<String> words = new Vector<>(0);

        boolean result = Rooms.isFull(words);

        assertTrue(result);

        // Nothing has changed.
        assertEquals(List.of(), words);
    }
}
