// Written by Kukang; whoever runs it again for this class replaces the file.
package counter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of counter.Counter that Kukang has found; each test takes one of them. */
class CounterKukangTest {
    // Path 1: counter.Counter.made >= 0
    @Test
    void constructor() {
        KukangHeap.set(null, Counter.class, "made", 0);

        Counter result = new Counter();

        assertNotNull(result);
        assertEquals(0, KukangHeap.get(null, Counter.class, "made"));
    }

    // Fails as long as the code is as it was. K004: the invariant `made >= 0` does not hold after the method
    //     (Counter.java:5).
    // Path 1.0: counter.Counter.made >= 0 && counter.Counter.made - 1 < 0
    @Test
    void unmake_breaksInvariant() {
        KukangHeap.set(null, Counter.class, "made", 0);

        Counter.unmake();

        assertTrue((int) KukangHeap.get(null, Counter.class, "made") >= 0,
            "the invariant `made >= 0` does not hold after the method");
    }

    // Path 1.1: counter.Counter.made >= 0 && counter.Counter.made - 1 >= 0
    @Test
    void unmake() {
        KukangHeap.set(null, Counter.class, "made", 1);

        Counter.unmake();

        assertEquals(0, KukangHeap.get(null, Counter.class, "made"));

        assertTrue((int) KukangHeap.get(null, Counter.class, "made") >= 0, "the invariant `made >= 0` does not hold");
    }
}
