// Written by Kukang; whoever runs it again for this class replaces the file.
package kiosk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of kiosk.Line$Stack that Kukang has found; each test takes one of them. */
class Line_StackKukangTest {
    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Collection.toArray()" because "c" is null (Line.java:47).
    // Path 0: items == null
    @Test
    void constructor_throwsNullPointerException() {
        new Line.Stack(null);
    }

    // Path 1.0.1: items != null && items.size() == 0
    @Test
    void constructor() {
        ArrayList<String> items = new ArrayList<>();

        Line.Stack result = new Line.Stack(items);

        assertEquals(List.of(), result.items());

        // Nothing has changed.
        assertEquals(List.of(), items);
    }

    // Path 0.1: stack.items != null && stack.items.size() == 0
    @Test
    void push() {
        ArrayList<String> items = new ArrayList<>();
        Line.Stack stack = new Line.Stack(items);

        int result = stack.push(null);

        assertEquals(1, result);
    }

    // Path 0.1: stack.items != null && stack.items.size() == 0
    @Test
    void isEmpty_returnsTrue() {
        ArrayList<String> items = new ArrayList<>();
        Line.Stack stack = new Line.Stack(items);

        boolean result = stack.isEmpty();

        assertTrue(result);
    }

    // Path 1.1.1.0.1.1.1.0: stack.items != null && stack.items.size() != 0
    @Test
    void isEmpty_returnsFalse() {
        ArrayList<String> items = new ArrayList<>(Collections.singletonList(null));
        Line.Stack stack = new Line.Stack(items);

        boolean result = stack.isEmpty();

        assertFalse(result);
    }

    // The only path: stack.items != null
    @Test
    void items() {
        List<String> items = new ArrayList<>();
        Line.Stack stack = new Line.Stack(items);

        List<String> result = stack.items();

        assertEquals(items, result);
    }
}
