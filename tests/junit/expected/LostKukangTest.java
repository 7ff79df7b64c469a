// Written by Kukang; whoever runs it again for this class replaces the file.
package office;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertThrowsExactly;

import org.junit.jupiter.api.Test;

/** Paths of office.Lost that Kukang has found; each test takes one of them. */
class LostKukangTest {
    // The only path
    @Test
    void constructor_withIntAndString() {
        Lost result = new Lost(0, (String) null);

        assertEquals("missing 0", result.getMessage());
        assertEquals(0, result.missing());
        assertNull(KukangHeap.get(result, "shelf"));
    }

    // The only path
    @Test
    void constructor_withIntAndException() {
        Lost result = new Lost(0, (Exception) null);

        assertEquals("nothing there", result.getMessage());
        assertEquals(0, result.missing());
        assertNull(KukangHeap.get(result, "shelf"));
    }

    // The only path
    @Test
    void missing() {
        Lost lost = new Lost(0, (Exception) null);

        int result = lost.missing();

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(0, lost.missing());
        assertNull(KukangHeap.get(lost, "shelf"));
    }

    // Path 0: missing < 1
    @Test
    void of_returnsNull() {
        Lost result = Lost.of(0);

        assertNull(result);
    }

    // Path 1: missing >= 1
    @Test
    void of() {
        Lost result = Lost.of(1);

        assertEquals("missing 1", result.getMessage());
        assertEquals(1, result.missing());
        assertEquals("top", KukangHeap.get(result, "shelf"));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot read the array length because "stock" is null (Lost.java:38).
    // Path 0: stock == null
    @Test
    void take_throwsNullPointerException() {
        try {
            Lost.take(null, 0);
        } catch (Lost declared) {
            // This is allowed.
        }
    }

    // Path 1.0: stock != null && stock.length >= wanted
    @Test
    void take() {
        int[] stock = new int[0];

        int result = Lost.take(stock, 0);

        assertEquals(0, result);

        // Nothing has changed.
        assertArrayEquals(new int[] {}, stock);
    }

    // Path 1.1: stock != null && stock.length < wanted
    @Test
    void take_throwsLost() {
        int[] stock = new int[0];

        Lost thrown = assertThrowsExactly(Lost.class, () -> Lost.take(stock, 1));

        assertEquals("missing 1", thrown.getMessage());
        assertEquals(1, thrown.missing());
        assertEquals("low", KukangHeap.get(thrown, "shelf"));

        // Nothing has changed.
        assertArrayEquals(new int[] {}, stock);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot load from int array because "stock" is null (Lost.java:46).
    // Path 0: stock == null
    @Test
    void first_throwsNullPointerException() {
        try {
            Lost.first(null);
        } catch (Lost declared) {
            // This is allowed.
        }
    }

    // Path 1.0: stock != null && stock.length != 0
    @Test
    void first() {
        int[] stock = new int[1];

        int result = Lost.first(stock);

        assertEquals(0, result);

        // Nothing has changed.
        assertArrayEquals(new int[] {0}, stock);
    }

    // Path 1.1: stock != null && stock.length == 0
    @Test
    void first_throwsLost() {
        int[] stock = new int[0];

        Lost thrown = assertThrowsExactly(Lost.class, () -> Lost.first(stock));

        assertEquals("nothing there", thrown.getMessage());
        ArrayIndexOutOfBoundsException cause = (ArrayIndexOutOfBoundsException) thrown.getCause();
        assertEquals(ArrayIndexOutOfBoundsException.class, cause.getClass());
        assertEquals(1, thrown.missing());
        assertNull(KukangHeap.get(thrown, "shelf"));

        // Nothing has changed.
        assertArrayEquals(new int[] {}, stock);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot load from int array because "stock" is null (Lost.java:54).
    // Path 0: stock == null
    @Test
    void repeat_throwsNullPointerException() {
        try {
            Lost.repeat(null);
        } catch (Lost declared) {
            // This is allowed.
        }
    }

    // Path 1.0: stock != null && stock.length != 0
    @Test
    void repeat() {
        int[] stock = new int[1];

        int result = Lost.repeat(stock);

        assertEquals(0, result);

        // Nothing has changed.
        assertArrayEquals(new int[] {0}, stock);
    }

    // Path 1.1: stock != null && stock.length == 0
    @Test
    void repeat_throwsLost() {
        int[] stock = new int[0];

        Lost thrown = assertThrowsExactly(Lost.class, () -> Lost.repeat(stock));

        ArrayIndexOutOfBoundsException cause = (ArrayIndexOutOfBoundsException) thrown.getCause();
        assertEquals(ArrayIndexOutOfBoundsException.class, cause.getClass());
        assertEquals(1, thrown.missing());
        assertNull(KukangHeap.get(thrown, "shelf"));

        // Nothing has changed.
        assertArrayEquals(new int[] {}, stock);
    }

    // Path 0: given == null
    @Test
    void wrap() {
        assertDoesNotThrow(() -> Lost.wrap(null));
    }

    // Path 1: given != null
    @Test
    void wrap_throwsLost() {
        Exception given = new Exception();

        Lost thrown = assertThrowsExactly(Lost.class, () -> Lost.wrap(given));

        assertEquals("nothing there", thrown.getMessage());
        assertSame(given, thrown.getCause());
        assertEquals(2, thrown.missing());
        assertNull(KukangHeap.get(thrown, "shelf"));
    }

    // Path 0: given == null
    @Test
    void pass_throwsNullPointerException() {
        assertThrowsExactly(NullPointerException.class, () -> Lost.pass(null));
    }

    // Path 1.0: given.getClass() == java.lang.RuntimeException.class
    @Test
    void pass_throwsRuntimeException() {
        RuntimeException given = new RuntimeException();

        RuntimeException thrown = assertThrowsExactly(RuntimeException.class, () -> Lost.pass(given));

        assertSame(given, thrown);
    }

    // Path 1.1: given.getClass() == office.Lost.class
    @Test
    void pass_throwsLost() {
        Lost given = new Lost(0, (Exception) null);

        Lost thrown = assertThrowsExactly(Lost.class, () -> Lost.pass(given));

        assertSame(given, thrown);

        // Nothing has changed.
        assertEquals(0, given.missing());
        assertNull(KukangHeap.get(given, "shelf"));
    }

    // The only path
    @Test
    void hide_throwsHidden() {
        Throwable thrown = assertThrows(Throwable.class, () -> Lost.hide(0));

        assertEquals("office.Lost$Hidden", thrown.getClass().getName());
        assertEquals(0, KukangHeap.get(thrown, "code"));
    }
}
