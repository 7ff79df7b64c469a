// Written by Kukang; whoever runs it again for this class replaces the file.
package office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of office.Order$Builder that Kukang has found; each test takes one of them. */
class Order_BuilderKukangTest {
    // The only path
    @Test
    void constructor() {
        Order.Builder result = new Order.Builder();

        assertEquals(List.of(), KukangHeap.get(result, "lines"));
        assertNull(KukangHeap.get(result, "customer"));
    }

    // The only path
    @Test
    void customer() {
        Order.Builder builder = new Order.Builder();

        Order.Builder result = builder.customer("a");

        assertSame(builder, result);
        assertEquals("a", KukangHeap.get(builder, "customer"));
    }

    // Path 1.1.0.0.1: text != null && builder.lines != null && text.length() != 0 && builder.lines.size() == 0
    @Test
    void line() {
        Order.Builder builder = new Order.Builder();
        ArrayList<?> lines = (ArrayList<?>) KukangHeap.get(builder, "lines");

        Order.Builder result = builder.line("a");

        assertSame(builder, result);
        assertEquals(List.of("a"), lines);

        // All else is as it was.
        assertSame(lines, KukangHeap.get(builder, "lines"));
        assertNull(KukangHeap.get(builder, "customer"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     no text (Order.java:34).
    // Path 1.1.1: text != null && text.length() == 0
    @Test
    void line_throwsIllegalArgumentException() {
        Order.Builder builder = new Order.Builder();

        builder.line("");
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalStateException is thrown and not declared: no
    //     customer (Order.java:42).
    // Path 0: builder.customer == null
    @Test
    void build_throwsIllegalStateException() {
        Order.Builder builder = new Order.Builder();

        builder.build();
    }

    // Path 1.0.1: builder.customer != null && builder.lines != null && builder.lines.size() == 0
    @Test
    void build() {
        Order.Builder builder = new Order.Builder();
        builder.customer("");
        ArrayList<?> lines = (ArrayList<?>) KukangHeap.get(builder, "lines");

        Order result = builder.build();

        assertEquals("", KukangHeap.get(result, "customer"));
        assertEquals(List.of(), KukangHeap.get(result, "lines"));

        // Nothing has changed.
        assertSame(lines, KukangHeap.get(builder, "lines"));
        assertEquals("", KukangHeap.get(builder, "customer"));
        assertEquals(List.of(), lines);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared
    //     (Order.java:13).
    // Path 1.1.1.1.0.1.1.1.0.1.0.0: builder.customer != null && builder.lines != null && builder.lines.get(0) ==
    //     null && builder.lines.size() >= 1 && builder.lines.size() < 2 && builder.lines.size() == 1
    @Test
    void build_throwsNullPointerException() {
        ArrayList<String> lines = new ArrayList<>(2);
        lines.add(null);
        Order.Builder builder = new Order.Builder();
        KukangHeap.set(builder, "lines", lines);
        builder.customer("");

        builder.build();
    }
}
