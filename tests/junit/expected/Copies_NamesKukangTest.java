// Written by Kukang; whoever runs it again for this class replaces the file.
package depot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of depot.Copies$Names that Kukang has found; each test takes one of them. */
class Copies_NamesKukangTest {
    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot read the array length because "names" is null (Copies.java:37).
    // Path 0: names == null
    @Test
    void of_throwsNullPointerException() {
        Copies.Names.of(null);
    }

    // Path 1.1.0: names != null && names.length != 0 && names.length < 2
    @Test
    void of() {
        String[] names = new String[1];

        Copies.Names result = Copies.Names.of(names);

        String[] resultNames = (String[]) KukangHeap.get(result, "names");
        assertEquals(1, resultNames.length);
        assertNull(resultNames[0]);

        // Nothing has changed.
        assertEquals(1, names.length);
        assertNull(names[0]);
    }

    // Path 0: names.names == null
    @Test
    void isLone_returnsFalse_whenNamesIsNull() {
        Copies.Names names = KukangHeap.allocate(Copies.Names.class);

        boolean result = names.isLone();

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(names, "names"));
    }

    // Path 1.0: names.names != null && names.names.length != 1
    @Test
    void isLone_returnsFalse_whenNamesLengthIsNot1() {
        Copies.Names names = Copies.Names.of(new String[0]);
        String[] names2 = (String[]) KukangHeap.get(names, "names");

        boolean result = names.isLone();

        assertFalse(result);

        // Nothing has changed.
        assertSame(names2, KukangHeap.get(names, "names"));
        assertEquals(0, names2.length);
    }

    // Path 1.1.0: names.names != null && names.names[0] == null && names.names.length == 1
    @Test
    void isLone_returnsTrue() {
        Copies.Names names = Copies.Names.of(new String[] {null});
        String[] names2 = (String[]) KukangHeap.get(names, "names");

        boolean result = names.isLone();

        assertTrue(result);

        // Nothing has changed.
        assertSame(names2, KukangHeap.get(names, "names"));
        assertEquals(1, names2.length);
        assertNull(names2[0]);
    }

    // Path 1.1.1: names.names != null && names.names[0] != null && names.names.length == 1
    @Test
    void isLone_returnsFalse_whenNames0IsNotNull() {
        Copies.Names names = Copies.Names.of(new String[] {""});
        String[] names2 = (String[]) KukangHeap.get(names, "names");

        boolean result = names.isLone();

        assertFalse(result);

        // Nothing has changed.
        assertSame(names2, KukangHeap.get(names, "names"));
        assertEquals(1, names2.length);
        assertEquals("", names2[0]);
    }
}
