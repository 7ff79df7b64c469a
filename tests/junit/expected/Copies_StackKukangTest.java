// Written by Kukang; whoever runs it again for this class replaces the file.
package depot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of depot.Copies$Stack that Kukang has found; each test takes one of them. */
class Copies_StackKukangTest {
    // Path 0: room >= 0
    @Test
    void constructor() {
        Copies.Stack result = new Copies.Stack(0);

        int[] resultValues = (int[]) KukangHeap.get(result, "values");
        assertArrayEquals(new int[] {}, resultValues);
        assertEquals(0, KukangHeap.get(result, "size"));
    }

    // Fails as long as the code is as it was. K001: java.lang.NegativeArraySizeException is thrown and not
    //     declared: -1 (Copies.java:89).
    // Path 1: room < 0
    @Test
    void constructor_throwsNegativeArraySizeException() {
        new Copies.Stack(-1);
    }

    // Path 0: stack.values != null && stack.size < stack.values.length && stack.size >= 0 && stack.values.length !=
    //     0
    @Test
    void push() {
        Copies.Stack stack = new Copies.Stack(1);
        int[] values = (int[]) KukangHeap.get(stack, "values");

        stack.push(1);

        assertEquals(1, KukangHeap.get(stack, "size"));
        assertArrayEquals(new int[] {1}, values);

        // All else is as it was.
        assertSame(values, KukangHeap.get(stack, "values"));
    }

    // Fails as long as the code is as it was. K001: java.lang.ArrayIndexOutOfBoundsException is thrown and not
    //     declared: Index 0 out of bounds for length 0 (Copies.java:93).
    // Path 1: stack.values != null && (stack.size >= stack.values.length || stack.size < 0)
    @Test
    void push_throwsArrayIndexOutOfBoundsException() {
        Copies.Stack stack = new Copies.Stack(0);

        stack.push(0);
    }

    // Path 0: stack.values != null && stack.size != 2
    @Test
    void isPair_returnsFalse_whenSizeIsNot2() {
        Copies.Stack stack = new Copies.Stack(0);
        int[] values = (int[]) KukangHeap.get(stack, "values");

        boolean result = stack.isPair();

        assertFalse(result);

        // Nothing has changed.
        assertSame(values, KukangHeap.get(stack, "values"));
        assertEquals(0, KukangHeap.get(stack, "size"));
        assertArrayEquals(new int[] {}, values);
    }

    // Path 1.0: stack.values != null && stack.size == 2 && stack.values.length != 3
    @Test
    void isPair_returnsFalse_whenValuesLengthIsNot3() {
        Copies.Stack stack = new Copies.Stack(0);
        int[] values = (int[]) KukangHeap.get(stack, "values");
        KukangHeap.set(stack, "size", 2);

        boolean result = stack.isPair();

        assertFalse(result);

        // Nothing has changed.
        assertSame(values, KukangHeap.get(stack, "values"));
        assertEquals(2, KukangHeap.get(stack, "size"));
        assertArrayEquals(new int[] {}, values);
    }

    // Path 1.1.0: stack.values != null && stack.size == 2 && stack.values.length == 3 && stack.values[1] >=
    //     stack.values[0]
    @Test
    void isPair_returnsFalse_whenValues1AtLeastValues0() {
        Copies.Stack stack = new Copies.Stack(3);
        stack.push(0);
        stack.push(0);
        int[] values = (int[]) KukangHeap.get(stack, "values");

        boolean result = stack.isPair();

        assertFalse(result);

        // Nothing has changed.
        assertSame(values, KukangHeap.get(stack, "values"));
        assertEquals(2, KukangHeap.get(stack, "size"));
        assertArrayEquals(new int[] {0, 0, 0}, values);
    }

    // Path 1.1.1.0: stack.values != null && stack.size == 2 && stack.values.length == 3 && stack.values[1] <
    //     stack.values[0] && stack.values[2] != 0
    @Test
    void isPair_returnsFalse_whenValues2IsNot0() {
        int[] values = {0, -1, 1};
        Copies.Stack stack = KukangHeap.allocate(Copies.Stack.class);
        KukangHeap.set(stack, "values", values);
        KukangHeap.set(stack, "size", 2);

        boolean result = stack.isPair();

        assertFalse(result);

        // Nothing has changed.
        assertSame(values, KukangHeap.get(stack, "values"));
        assertEquals(2, KukangHeap.get(stack, "size"));
        assertArrayEquals(new int[] {0, -1, 1}, values);
    }

    // Path 1.1.1.1: stack.values != null && stack.size == 2 && stack.values.length == 3 && stack.values[1] <
    //     stack.values[0] && stack.values[2] == 0
    @Test
    void isPair_returnsTrue() {
        Copies.Stack stack = new Copies.Stack(3);
        stack.push(0);
        stack.push(-1);
        int[] values = (int[]) KukangHeap.get(stack, "values");

        boolean result = stack.isPair();

        assertTrue(result);

        // Nothing has changed.
        assertSame(values, KukangHeap.get(stack, "values"));
        assertEquals(2, KukangHeap.get(stack, "size"));
        assertArrayEquals(new int[] {0, -1, 0}, values);
    }
}
