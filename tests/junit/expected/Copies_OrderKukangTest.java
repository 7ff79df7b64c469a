// Written by Kukang; whoever runs it again for this class replaces the file.
package depot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of depot.Copies$Order that Kukang has found; each test takes one of them. */
class Copies_OrderKukangTest {
    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Collection.toArray()" because "c" is null (Copies.java:55).
    // Path 0: lines == null
    @Test
    void constructor_throwsNullPointerException() {
        new Copies.Order(0, null);
    }

    // Path 1.0.1: lines != null && lines.size() == 0
    @Test
    void constructor() {
        ArrayList<String> lines = new ArrayList<>();

        Copies.Order result = new Copies.Order(0, lines);

        assertEquals(List.of(), KukangHeap.get(result, "lines"));
        assertEquals(0, KukangHeap.get(result, "number"));

        // Nothing has changed.
        assertEquals(List.of(), lines);
    }

    // Path 0.0: order == null && lines == null
    @Test
    void sizeOf_returnsMinusOne_whenOrderIsNull() {
        int result = Copies.Order.sizeOf(null, null);

        assertEquals(-1, result);
    }

    // Path 0.1: order != null && lines == null
    @Test
    void sizeOf_returnsMinusOne_whenOrderIsNotNullAndLinesIsNull() {
        Copies.Order order = KukangHeap.allocate(Copies.Order.class);

        int result = Copies.Order.sizeOf(order, null);

        assertEquals(-1, result);

        // Nothing has changed.
        assertNull(KukangHeap.get(order, "lines"));
        assertEquals(0, KukangHeap.get(order, "number"));
    }

    // Path 1.0.1.1.0.0: order != null && lines != null && order.lines == lines && lines.size() == 0 && order.number
    //     >= 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void sizeOf_linesSizeIs0() {
        Copies.Order order = new Copies.Order(1, Arrays.asList());
        ArrayList lines = (ArrayList) KukangHeap.get(order, "lines");

        int result = Copies.Order.sizeOf(order, lines);

        assertEquals(2, result);

        // Nothing has changed.
        assertSame(lines, KukangHeap.get(order, "lines"));
        assertEquals(1, KukangHeap.get(order, "number"));
        assertEquals(List.of(), lines);
    }

    // Path 1.0.1.1.0.1: order != null && lines != null && order.lines == lines && lines.size() == 0 && order.number
    //     < 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void sizeOf_returnsMinusOne_whenOrderNumberLessThan1() {
        Copies.Order order = new Copies.Order(0, Arrays.asList());
        ArrayList lines = (ArrayList) KukangHeap.get(order, "lines");

        int result = Copies.Order.sizeOf(order, lines);

        assertEquals(-1, result);

        // Nothing has changed.
        assertSame(lines, KukangHeap.get(order, "lines"));
        assertEquals(0, KukangHeap.get(order, "number"));
        assertEquals(List.of(), lines);
    }

    // Path 1.0.1.1.1: order != null && lines != null && order.lines != null && order.lines != lines && lines.size()
    //     == 0
    @Test
    void sizeOf_returnsMinusOne_whenOrderLinesIsNotLines() {
        Copies.Order order = new Copies.Order(0, Arrays.asList());
        ArrayList<?> orderLines = (ArrayList<?>) KukangHeap.get(order, "lines");
        ArrayList<String> lines = new ArrayList<>();

        int result = Copies.Order.sizeOf(order, lines);

        assertEquals(-1, result);

        // Nothing has changed.
        assertSame(orderLines, KukangHeap.get(order, "lines"));
        assertEquals(0, KukangHeap.get(order, "number"));
        assertEquals(List.of(), lines);
        assertEquals(List.of(), orderLines);
    }

    // Path 1.1.1.1.0.1.1.1.1.0.0.1: order != null && lines != null && order.lines == lines && order.number >= 1 &&
    //     lines.size() == 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void sizeOf_linesSizeIs1() {
        Copies.Order order = new Copies.Order(1, (List) Arrays.asList((Object) null));
        ArrayList lines = (ArrayList) KukangHeap.get(order, "lines");

        int result = Copies.Order.sizeOf(order, lines);

        assertEquals(1, result);

        // Nothing has changed.
        assertSame(lines, KukangHeap.get(order, "lines"));
        assertEquals(1, KukangHeap.get(order, "number"));
        assertEquals(Collections.singletonList(null), lines);
    }
}
