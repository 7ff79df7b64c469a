// Written by Kukang; whoever runs it again for this class replaces the file.
package rota;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Paths of rota.Wipes that Kukang has found; each test takes one of them. */
class WipesKukangTest {
    // The only path
    @Test
    void constructor() {
        Wipes result = new Wipes();

        assertNull(result.marks);
        assertEquals(0, result.count);
        assertNull(result.name);
        assertNull(result.names);
        assertNull(result.next);
        assertNull(result.any);
        assertNull(result.source);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.marks is assigned to, which `assignable count`
    //     (Wipes.java:16) does not allow (Wipes.java:19).
    // The only path
    @Test
    void marks_assignsWhatItMayNot() {
        int[] marks = new int[0];
        Wipes wipes = new Wipes();
        wipes.marks = marks;

        wipes.marks(1);

        // What must not be assigned to is as it was.
        assertSame(marks, wipes.marks);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.name is assigned to, which `assignable count`
    //     (Wipes.java:22) does not allow (Wipes.java:25).
    // The only path
    @Test
    void name_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        wipes.name = "a";

        wipes.name(1);

        // What must not be assigned to is as it was.
        assertEquals("a", wipes.name);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.names is assigned to, which `assignable count`
    //     (Wipes.java:28) does not allow (Wipes.java:31).
    // The only path
    @Test
    void names_assignsWhatItMayNot() {
        List<String> names = new ArrayList<>();
        Wipes wipes = new Wipes();
        wipes.names = names;

        wipes.names(1);

        // What must not be assigned to is as it was.
        assertSame(names, wipes.names);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.next is assigned to, which `assignable count`
    //     (Wipes.java:34) does not allow (Wipes.java:37).
    // The only path
    @Test
    void next_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        wipes.next = wipes;

        wipes.next(1);

        // What must not be assigned to is as it was.
        assertSame(wipes, wipes.next);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.any is assigned to, which `assignable count`
    //     (Wipes.java:40) does not allow (Wipes.java:43).
    // The only path
    @Test
    void any_assignsWhatItMayNot() {
        Object any = new Object();
        Wipes wipes = new Wipes();
        wipes.any = any;

        wipes.any(1);

        // What must not be assigned to is as it was.
        assertSame(any, wipes.any);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.source is assigned to, which `assignable count`
    //     (Wipes.java:46) does not allow (Wipes.java:49).
    // The only path
    @Test
    @SuppressWarnings("unchecked")
    void source_assignsWhatItMayNot() {
        Supplier<String> source = KukangHeap.anyOf(Supplier.class);
        Wipes wipes = new Wipes();
        wipes.source = source;

        wipes.source(1);

        // What must not be assigned to is as it was.
        assertSame(source, wipes.source);
    }
}
