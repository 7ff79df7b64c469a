// Written by Kukang; whoever runs it again for this class replaces the file.
package kiosk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of kiosk.Line$View that Kukang has found; each test takes one of them. */
class Line_ViewKukangTest {
    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "Object.getClass()" because "list" is null (Line.java:62).
    // Path 0: items == null
    @Test
    void constructor_throwsNullPointerException() {
        new Line.View(null);
    }

    // Path 0.1: view.items != null && view.items.size() == 0
    @Test
    void last() {
        ArrayList<String> items = new ArrayList<>();
        Line.View view = new Line.View(items);

        String result = view.last();

        assertEquals("", result);
    }

    // Path 1.1.1.0.1.1.1.0: view.items != null && (view.items.get(view.items.size() - 1) == null ||
    //     view.items.get(view.items.size() - 1).getClass() == java.lang.String.class) && view.items.size() != 0 &&
    //     view.items.size() - 1 >= 0
    @Test
    void last_returnsNull() {
        ArrayList<String> items = new ArrayList<>(Collections.singletonList(null));
        Line.View view = new Line.View(items);

        String result = view.last();

        assertNull(result);
    }

    // The only path: view.items != null
    @Test
    void items() {
        List<String> items = new ArrayList<>();
        Line.View view = new Line.View(items);

        List<String> result = view.items();

        assertEquals(items, result);
    }
}
