// Written by Kukang; whoever runs it again for this class replaces the file.
package lists;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrowsExactly;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/** Paths of lists.IntStack that Kukang has found; each test takes one of them. */
class IntStackKukangTest {
    // The only path
    @Test
    void constructor() {
        IntStack result = new IntStack();

        assertNull(result.top);
        assertEquals(0, result.size);

        assertTrue(result.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 0.1: stack.top == null && stack.size == 0
    @Test
    void isEmpty_returnsTrue() {
        IntStack stack = new IntStack();

        boolean result = stack.isEmpty();

        assertTrue(result);

        // Nothing has changed.
        assertNull(stack.top);
        assertEquals(0, stack.size);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 1.0.1: stack.top != null && stack.top.below == null && stack.size == 1
    @Test
    void isEmpty_returnsFalse() {
        IntStack stack = new IntStack();
        stack.push(0);
        IntStack.Node top = stack.top;

        boolean result = stack.isEmpty();

        assertFalse(result);

        // Nothing has changed.
        assertSame(top, stack.top);
        assertEquals(1, stack.size);
        assertEquals(0, top.value);
        assertNull(top.below);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 0.1: stack.top == null && stack.size == 0
    @Test
    void size_sizeIs0() {
        IntStack stack = new IntStack();

        int result = stack.size();

        assertEquals(0, result);

        // Nothing has changed.
        assertNull(stack.top);
        assertEquals(0, stack.size);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 1.0.1: stack.top != null && stack.top.below == null && stack.size == 1
    @Test
    void size_sizeIs1() {
        IntStack stack = new IntStack();
        stack.push(0);
        IntStack.Node top = stack.top;

        int result = stack.size();

        assertEquals(1, result);

        // Nothing has changed.
        assertSame(top, stack.top);
        assertEquals(1, stack.size);
        assertEquals(0, top.value);
        assertNull(top.below);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 1.1.1.0.1: stack.top != null && stack.top.below != null && stack.top.below.below == null && stack.size
    //     == 2
    @Test
    void size_sizeIs2() {
        IntStack stack = new IntStack();
        stack.push(0);
        stack.push(0);
        IntStack.Node top = stack.top;
        IntStack.Node topBelow = top.below;

        int result = stack.size();

        assertEquals(2, result);

        // Nothing has changed.
        assertSame(top, stack.top);
        assertEquals(2, stack.size);
        assertEquals(0, top.value);
        assertSame(topBelow, top.below);
        assertEquals(0, topBelow.value);
        assertNull(topBelow.below);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 0.1: stack.top == null && stack.size == 0
    @Test
    void push() {
        IntStack stack = new IntStack();

        stack.push(0);

        IntStack.Node top = stack.top;
        assertEquals(0, top.value);
        assertNull(top.below);
        assertEquals(1, stack.size);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 0.1: stack.top == null && stack.size == 0
    @Test
    void peek_throwsNoSuchElementException() {
        IntStack stack = new IntStack();

        assertThrowsExactly(NoSuchElementException.class, () -> stack.peek());

        // Nothing has changed.
        assertNull(stack.top);
        assertEquals(0, stack.size);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 1.0.1: stack.top != null && stack.top.below == null && stack.size == 1
    @Test
    void peek() {
        IntStack stack = new IntStack();
        stack.push(0);
        IntStack.Node top = stack.top;

        int result = stack.peek();

        assertEquals(0, result);

        // Nothing has changed.
        assertSame(top, stack.top);
        assertEquals(1, stack.size);
        assertEquals(0, top.value);
        assertNull(top.below);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 0.1: stack.top == null && stack.size == 0
    @Test
    void pop_throwsNoSuchElementException() {
        IntStack stack = new IntStack();

        assertThrowsExactly(NoSuchElementException.class, () -> stack.pop());

        // Nothing has changed.
        assertNull(stack.top);
        assertEquals(0, stack.size);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 1.0.1: stack.top != null && stack.top.below == null && stack.size == 1
    @Test
    void pop() {
        IntStack stack = new IntStack();
        stack.push(0);
        IntStack.Node top = stack.top;

        int result = stack.pop();

        assertEquals(0, result);
        assertNull(stack.top);
        assertEquals(0, stack.size);

        // All else is as it was.
        assertEquals(0, top.value);
        assertNull(top.below);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 1.0.1.0: stack.top != null && stack.top.below == null && stack.size == 1 && value != stack.top.value
    @Test
    void search_returnsMinusOne() {
        IntStack stack = new IntStack();
        stack.push(1);
        IntStack.Node top = stack.top;

        int result = stack.search(0);

        assertEquals(-1, result);

        // Nothing has changed.
        assertSame(top, stack.top);
        assertEquals(1, stack.size);
        assertEquals(1, top.value);
        assertNull(top.below);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 1.0.1.1: stack.top != null && stack.top.below == null && stack.size == 1 && value == stack.top.value
    @Test
    void search_valueIsTopValue() {
        IntStack stack = new IntStack();
        stack.push(0);
        IntStack.Node top = stack.top;

        int result = stack.search(0);

        assertEquals(1, result);

        // Nothing has changed.
        assertSame(top, stack.top);
        assertEquals(1, stack.size);
        assertEquals(0, top.value);
        assertNull(top.below);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 1.1.1.0.1.0.1: stack.top != null && stack.top.below != null && stack.top.below.below == null &&
    //     stack.size == 2 && value != stack.top.value && value == stack.top.below.value
    @Test
    void search_sizeIs2() {
        IntStack stack = new IntStack();
        stack.push(0);
        stack.push(1);
        IntStack.Node top = stack.top;
        IntStack.Node topBelow = top.below;

        int result = stack.search(0);

        assertEquals(2, result);

        // Nothing has changed.
        assertSame(top, stack.top);
        assertEquals(2, stack.size);
        assertEquals(1, top.value);
        assertSame(topBelow, top.below);
        assertEquals(0, topBelow.value);
        assertNull(topBelow.below);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }

    // Path 0.1: stack.top == null && stack.size == 0
    @Test
    void clear() {
        IntStack stack = new IntStack();

        stack.clear();

        // Nothing has changed.
        assertNull(stack.top);
        assertEquals(0, stack.size);

        assertTrue(stack.repOk(), "the invariant `repOk()` does not hold");
    }
}
