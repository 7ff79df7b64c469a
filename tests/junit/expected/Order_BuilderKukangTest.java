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

        Order.Builder result = builder.customer(null);

        assertSame(builder, result);

        // Nothing has changed.
        assertNull(KukangHeap.get(builder, "customer"));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.List.add(Object)" because "this.lines" is null (Order.java:36).
    // Path 1.1.0.0: text != null && builder.lines == null && text.length() != 0
    @Test
    void line_throwsNullPointerException() {
        Order.Builder builder = new Order.Builder();
        KukangHeap.set(builder, "lines", null);

        builder.line("\000");
    }

    // Path 1.1.0.1.0.1: text != null && builder.lines != null && builder.lines.elementData != null && text.length()
    //     != 0 && builder.lines.size == 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void line() {
        Order.Builder builder = new Order.Builder();
        ArrayList lines = (ArrayList) KukangHeap.get(builder, "lines");

        Order.Builder result = builder.line("\000");

        assertSame(builder, result);
        assertEquals(List.of("\000"), lines);

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

    // Path 1.0: builder.customer != null && builder.lines != null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void build() {
        Object lines = List.of("a");
        Order.Builder builder = new Order.Builder();
        KukangHeap.set(builder, "lines", (List) lines);
        builder.customer("");

        Order result = builder.build();

        assertEquals("", KukangHeap.get(result, "customer"));
        assertSame(lines, KukangHeap.get(result, "lines"));

        // Nothing has changed.
        assertSame(lines, KukangHeap.get(builder, "lines"));
        assertEquals("", KukangHeap.get(builder, "customer"));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Collection.toArray()" because "coll" is null (Order.java:13).
    // Path 1.1: builder.customer != null && builder.lines == null
    @Test
    void build_throwsNullPointerException() {
        Order.Builder builder = new Order.Builder();
        KukangHeap.set(builder, "lines", null);
        builder.customer("");

        builder.build();
    }
}
