// Written by Kukang; whoever runs it again for this class replaces the file.
package kiosk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of kiosk.Line that Kukang has found; each test takes one of them. */
class LineKukangTest {
    // Path 0.0: tags != null && count >= 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void constructor() {
        Object tags = List.of("a");

        Line result = new Line(null, 1, (List) tags);

        assertNull(result.sku());
        assertEquals(1, result.count());
        assertSame(tags, result.tags());
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Collection.toArray()" because "coll" is null (Line.java:13).
    // Path 0.1: tags == null && count >= 1
    @Test
    void constructor_throwsNullPointerException() {
        new Line(null, 1, null);
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     count (Line.java:11).
    // Path 1: count < 1
    @Test
    void constructor_throwsIllegalArgumentException() {
        new Line(null, 0, null);
    }

    // Path 0.1.1: tag != null && line.tags != null && line.tags.size() == 0
    @Test
    void has_returnsFalse() {
        ArrayList<String> tags = new ArrayList<>();
        Line line = new Line(null, 1, tags);

        boolean result = line.has("");

        assertFalse(result);

        // Nothing has changed.
        assertNull(line.sku());
    }

    // Path 1.1.1.0.1.1.1.1.1.2.0.1.1.1.1.0.1.0.0: ... && tag.length() == line.tags.get(0).length() && tag.length()
    //     != 0 && line.tags.get(0).length() != 0 && (byte) tag.charAt(0) == (byte) line.tags.get(0).charAt(0) &&
    //     tag.length() >= 2 && line.tags.get(0).length() >= 2 && (byte) tag.charAt(1) == (byte)
    //     line.tags.get(0).charAt(1) && tag.length() < 3
    @Test
    void has_returnsTrue() {
        String tagsElement0 = new String("aa");
        ArrayList<String> tags = new ArrayList<>(List.of(tagsElement0));
        Line line = new Line(null, 1, tags);

        boolean result = line.has("aa");

        assertTrue(result);

        // Nothing has changed.
        assertNull(line.sku());
    }

    // Path 0.1: line.tags != null && line.tags.size() == 0
    @Test
    void isPlain_returnsTrue() {
        ArrayList<String> tags = new ArrayList<>();
        Line line = new Line(null, 1, tags);

        boolean result = line.isPlain();

        assertTrue(result);

        // Nothing has changed.
        assertNull(line.sku());
    }

    // Path 0.1: line.tags != null && line.tags.size() == 0
    @Test
    void first_returnsNull() {
        ArrayList<String> tags = new ArrayList<>();
        Line line = new Line(null, 1, tags);

        String result = line.first();

        assertNull(result);

        // Nothing has changed.
        assertNull(line.sku());
    }

    // Path 0: line.tags != null && other >= 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void counted() {
        Object tags = List.of("a");
        Line line = new Line(null, 1, (List) tags);

        Line result = line.counted(1);

        assertNull(result.sku());
        assertEquals(1, result.count());
        assertSame(tags, result.tags());

        // Nothing has changed.
        assertNull(line.sku());
        assertSame(tags, line.tags());
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     count (Line.java:11).
    // Path 1: line.tags != null && other < 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void counted_throwsIllegalArgumentException() {
        Object tags = List.of("a");
        Line line = new Line(null, 1, (List) tags);

        line.counted(0);
    }

    // Path 0: line == null
    @Test
    void tagged_returnsMinusOne() {
        int result = Line.tagged(null);

        assertEquals(-1, result);
    }

    // Path 1.0.1: line != null && line.tags != null && line.tags.size() == 0
    @Test
    void tagged() {
        ArrayList<String> lineTags = new ArrayList<>();
        Line line = new Line(null, 1, lineTags);

        int result = Line.tagged(line);

        assertEquals(0, result);

        // Nothing has changed.
        assertNull(line.sku());
    }

    // Path 0: others == null && line.tags != null
    @Test
    void isOf_returnsFalse() {
        List<String> tags = new ArrayList<>();
        Line line = new Line(null, 1, tags);

        boolean result = line.isOf(null);

        assertFalse(result);

        // Nothing has changed.
        assertNull(line.sku());
    }

    // The only path
    @Test
    void sku_returnsNull() {
        Line line = new Line(null, 1, new ArrayList<>());

        String result = line.sku();

        assertNull(result);

        // Nothing has changed.
        assertNull(line.sku());
    }

    // The only path
    @Test
    void count() {
        Line line = new Line("a", 1, new ArrayList<>());

        int result = line.count();

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(1, line.count());
    }

    // The only path: line.tags != null
    @Test
    void tags() {
        List<String> tags = new ArrayList<>();
        Line line = new Line(null, 1, tags);

        List<String> result = line.tags();

        assertEquals(tags, result);

        // Nothing has changed.
        assertNull(line.sku());
    }
}
