// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of yard.Rack$Box that Kukang has found; each test takes one of them. */
class Rack_BoxKukangTest {
    // Path 1: this$0 != null
    @Test
    void constructor_withRack() {
        Rack rack = new Rack(0);

        Rack.Box result = rack.new Box();

        assertEquals(0, KukangHeap.get(result, "used"));

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(rack, "limit"));
    }

    // Path 1.0: this$0 != null && this$0.limit >= used
    @Test
    void constructor_withRackAndInt() {
        Rack rack = new Rack(0);

        Rack.Box result = rack.new Box(0);

        assertEquals(0, KukangHeap.get(result, "used"));

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(rack, "limit"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     used 1 (Rack.java:21).
    // Path 1.1: this$0 != null && this$0.limit < used
    @Test
    void constructor_throwsIllegalArgumentException() {
        Rack rack = new Rack(0);

        rack.new Box(1);
    }

    // Path 0: box.this$0 != null && box.used < box.this$0.limit
    @Test
    void isFull_returnsFalse() {
        Rack rack = new Rack(1);
        Rack.Box box = rack.new Box();

        boolean result = box.isFull();

        assertFalse(result);

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(box, "used"));
        assertEquals(1, KukangHeap.get(rack, "limit"));
    }

    // Path 1: box.this$0 != null && box.used >= box.this$0.limit
    @Test
    void isFull_returnsTrue() {
        Rack rack = new Rack(0);
        Rack.Box box = rack.new Box();

        boolean result = box.isFull();

        assertTrue(result);

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(box, "used"));
        assertEquals(0, KukangHeap.get(rack, "limit"));
    }

    // Path 0: box.used < 1
    @Test
    void isUsed_returnsFalse() {
        Rack.Box box = new Rack(0).new Box();

        boolean result = box.isUsed();

        assertFalse(result);

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(box, "used"));
    }

    // Path 1: box.used >= 1
    @Test
    void isUsed_returnsTrue() {
        Rack.Box box = new Rack(0).new Box();
        box.use();

        boolean result = box.isUsed();

        assertTrue(result);

        // Nothing has changed.
        assertEquals(1, KukangHeap.get(box, "used"));
    }

    // The only path
    @Test
    void use() {
        Rack.Box box = new Rack(0).new Box();

        box.use();

        assertEquals(1, KukangHeap.get(box, "used"));
    }
}
