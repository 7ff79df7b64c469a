// Written by Kukang; whoever runs it again for this class replaces the file.
package kinds;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrowsExactly;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Paths of kinds.Kinds that Kukang has found; each test takes one of them. */
class KindsKukangTest {
    // The only path
    @Test
    void constructor() {
        Kinds result = new Kinds();

        assertEquals(0, KukangHeap.get(result, "size"));

        assertTrue(0 <= (int) KukangHeap.get(result, "size") && (int) KukangHeap.get(result, "size") <= 3,
            "the invariant `0 <= size && size <= 3` does not hold");
    }

    // Path 1.0: level == Level.LOW
    @Test
    void nameOf() {
        String result = Kinds.nameOf(Kinds.Level.LOW);

        assertEquals("low", result);
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result.equals(level == Level.LOW ? "low" :
    //     "high")` does not hold (Kinds.java:35).
    // Path 1.1: level == Level.HIGH
    @Test
    void nameOf_breaksPostcondition() {
        String result = Kinds.nameOf(Kinds.Level.HIGH);

        assertTrue(result.equals(Kinds.Level.HIGH == Kinds.Level.LOW ? "low" : "high"),
            "the postcondition `\\result.equals(level == Level.LOW ? \"low\" : \"high\")` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result.equals("is " + level)` does not hold
    //     (Kinds.java:42).
    // Path 1.0: level == Level.LOW
    @Test
    void words_breaksPostcondition() {
        String result = Kinds.words(Kinds.Level.LOW);

        assertTrue(result.equals("is " + Kinds.Level.LOW),
            "the postcondition `\\result.equals(\"is \" + level)` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result != null && \result == number + 1L`
    //     does not hold (Kinds.java:48).
    // The only path
    @Test
    void successor_breaksPostcondition() {
        Long result = Kinds.successor(0);

        assertTrue(result != null && result.longValue() == 0 + 1L,
            "the postcondition `\\result != null && \\result == number + 1L` does not hold");
    }

    // Path 0: number < 4
    @Test
    void levelOf() {
        Kinds.Level result = Kinds.levelOf(0);

        assertSame(Kinds.Level.LOW, result);
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == (number > 3 ? Level.HIGH :
    //     Level.LOW)` does not hold (Kinds.java:54).
    // Path 1: number >= 4
    @Test
    void levelOf_breaksPostcondition() {
        Kinds.Level result = Kinds.levelOf(4);

        assertTrue(result == Kinds.Level.HIGH,
            "the postcondition `\\result == (number > 3 ? Level.HIGH : Level.LOW)` does not hold");
    }

    // Path 1.1.0: length >= 0 && length < 4 && length < 1
    @Test
    void upTo() {
        int[] result = Kinds.upTo(0);

        assertArrayEquals(new int[] {}, result);
    }

    // Fails as long as the code is as it was. K010: the postcondition `(\forall int i; 0 <= i && i <
    //     \result.length; \result[i] == i)` does not hold (Kinds.java:62).
    // Path 1.1.1.1: length >= 0 && length < 4 && length >= 1 && length >= 2
    @Test
    void upTo_breaksPostcondition() {
        int[] result = Kinds.upTo(2);

        assertTrue(IntStream.range(0, result.length).allMatch(i -> result[i] == i),
            "the postcondition `(\\forall int i; 0 <= i && i < \\result.length; \\result[i] == i)` does not hold");

        // What else the contract promises.
        assertTrue(result != null && result.length == 2,
            "the postcondition `\\result != null && \\result.length == length` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\nonnullelements(\result)` does not hold
    //     (Kinds.java:68).
    // Path 0: left == null
    @Test
    void pair_breaksPostcondition() {
        Kinds.Node[] result = Kinds.pair(null);

        assertTrue(result != null && !java.util.Arrays.asList(result).contains(null),
            "the postcondition `\\nonnullelements(\\result)` does not hold");
    }

    // Path 1: left != null
    @Test
    void pair() {
        Kinds.Node left = new Kinds.Node(0, null);

        Kinds.Node[] result = Kinds.pair(left);

        assertEquals(2, result.length);
        assertSame(left, result[0]);
        Kinds.Node result1 = result[1];
        assertEquals(1, result1.value);
        assertNull(result1.next);

        // Nothing has changed.
        assertEquals(0, left.value);
        assertNull(left.next);
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result.next.value == value && \result.value
    //     == value + 1` does not hold (Kinds.java:74).
    // The only path
    @Test
    void chain_breaksPostcondition() {
        Kinds.Node result = Kinds.chain(0);

        assertTrue(result.next.value == 0 && result.value == 0 + 1,
            "the postcondition `\\result.next.value == value && \\result.value == value + 1` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\fresh(\result)` does not hold
    //     (Kinds.java:81).
    // Path 1: node != null
    @Test
    void copy_breaksPostcondition() {
        Kinds.Node node = new Kinds.Node(0, null);

        Kinds.Node result = Kinds.copy(node);

        assertTrue(result != null && result != node, "the postcondition `\\fresh(\\result)` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\fresh(\result) && \result.value ==
    //     \old(node.value)` does not hold (Kinds.java:88).
    // Path 1.0: node != null && node.value != 7
    @Test
    void twin_breaksPostcondition() {
        Kinds.Node node = new Kinds.Node(0, null);

        Kinds.Node result = Kinds.twin(node);

        assertTrue(result != null && result != node && result.value == 0,
            "the postcondition `\\fresh(\\result) && \\result.value == \\old(node.value)` does not hold");
    }

    // Path 1.1: node != null && node.value == 7
    @Test
    void twin() {
        Kinds.Node node = new Kinds.Node(7, null);

        Kinds.Node result = Kinds.twin(node);

        assertEquals(7, result.value);
        assertSame(node, result.next);

        // Nothing has changed.
        assertEquals(7, node.value);
        assertNull(node.next);
    }

    // Fails as long as the code is as it was. K010: the postcondition `(\forall int i; 0 <= i && i < all.length;
    //     all[i] == \old(all[i]) + 1)` does not hold (Kinds.java:95).
    // Path 1.1: all != null && all.length == 2
    @Test
    void increment_breaksPostcondition() {
        int[] all = new int[2];
        int[] old = all.clone();

        Kinds.increment(all);

        assertTrue(IntStream.range(0, all.length).allMatch(i -> all[i] == old[i] + 1),
            "the postcondition `(\\forall int i; 0 <= i && i < all.length; all[i] == \\old(all[i]) + 1)` does not hold");
    }

    // Path 1.1.0: all != null && all.length < 3 && all.length == 0
    @Test
    void zeros() {
        int[] all = new int[0];

        int result = Kinds.zeros(all);

        assertEquals(0, result);

        // Nothing has changed.
        assertArrayEquals(new int[] {}, all);
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == (\num_of int i; 0 <= i && i <
    //     all.length; all[i] == 0)` does not hold (Kinds.java:102).
    // Path 1.1.1.0.0: all != null && all.length < 3 && all.length != 0 && all[0] != 0 && all.length < 2
    @Test
    void zeros_breaksPostcondition() {
        int[] all = {1};

        int result = Kinds.zeros(all);

        assertTrue(result == IntStream.range(0, all.length).filter(i -> all[i] == 0).count(),
            "the postcondition `\\result == (\\num_of int i; 0 <= i && i < all.length; all[i] == 0)` does not hold");
    }

    // Path 1.1.0: all != null && all.length < 3 && all.length == 0
    @Test
    void has_returnsFalse() {
        int[] all = new int[0];

        boolean result = Kinds.has(all, 0);

        assertFalse(result);

        // Nothing has changed.
        assertArrayEquals(new int[] {}, all);
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result <==> (\exists int i; 0 <= i && i <
    //     all.length; all[i] == wanted)` does not hold (Kinds.java:108).
    // Path 1.1.1.0.0: all != null && all.length < 3 && all.length != 0 && wanted != all[0] && all.length < 2
    @Test
    void has_breaksPostcondition() {
        int[] all = {1};

        boolean result = Kinds.has(all, 0);

        assertTrue(result == IntStream.range(0, all.length).anyMatch(i -> all[i] == 0),
            "the postcondition `\\result <==> (\\exists int i; 0 <= i && i < all.length; all[i] == wanted)` does not hold");
    }

    // Path 1.1.1.0.1.1: all != null && all.length < 3 && all.length != 0 && wanted != all[0] && all.length >= 2 &&
    //     wanted == all[1]
    @Test
    void has_returnsTrue() {
        int[] all = {1, 0};

        boolean result = Kinds.has(all, 0);

        assertTrue(result);

        // Nothing has changed.
        assertArrayEquals(new int[] {1, 0}, all);
    }

    // Path 1.1.0: all != null && all.length == 2 && all[1] >= all[0]
    @Test
    void sort_all1AtLeastAll0() {
        int[] all = new int[2];

        Kinds.sort(all);

        // Nothing has changed.
        assertArrayEquals(new int[] {0, 0}, all);
    }

    // Fails as long as the code is as it was. K010: the postcondition `(\forall int i, j; 0 <= i && i < j && j <
    //     all.length; all[i] <= all[j])` does not hold (Kinds.java:115).
    // Path 1.1.1.0: all != null && all.length == 2 && all[1] < all[0] && all[0] >= 10
    @Test
    void sort_breaksPostcondition() {
        int[] all = {10, 0};

        Kinds.sort(all);

        assertTrue(IntStream.range(0, all.length).allMatch(i -> IntStream.range(i,
            all.length).skip(1).allMatch(j -> all[i] <= all[j])),
            "the postcondition `(\\forall int i, j; 0 <= i && i < j && j < all.length; all[i] <= all[j])` does not hold");
    }

    // Path 1.1.1.1: all != null && all.length == 2 && all[1] < all[0] && all[0] < 10
    @Test
    void sort_all0LessThan10() {
        int[] all = {0, -1};

        Kinds.sort(all);

        assertArrayEquals(new int[] {0, 9}, all);
    }

    // Fails as long as the code is as it was. K010: the postcondition `size() == \old(size()) + 1` does not hold
    //     (Kinds.java:124).
    // Path 1.1.1.0: receiver.size >= 0 && receiver.size < 4 && receiver.size < 3 && receiver.size < 2
    @Test
    void grow_breaksPostcondition_whenSizeLessThan2() {
        Kinds receiver = new Kinds();
        int oldSize = (int) KukangHeap.call(receiver, Kinds.class, "size");

        receiver.grow();

        assertTrue((int) KukangHeap.call(receiver, Kinds.class, "size") == oldSize + 1,
            "the postcondition `size() == \\old(size()) + 1` does not hold");

        // What else the contract promises.
        assertTrue(0 <= (int) KukangHeap.get(receiver, "size") && (int) KukangHeap.get(receiver, "size") <= 3,
            "the invariant `0 <= size && size <= 3` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `size() == \old(size()) + 1` does not hold
    //     (Kinds.java:124).
    // Path 1.1.1.1: receiver.size >= 0 && receiver.size < 4 && receiver.size < 3 && receiver.size >= 2
    @Test
    void grow_breaksPostcondition_whenSizeAtLeast2() {
        Kinds receiver = new Kinds();
        KukangHeap.set(receiver, "size", 2);
        int oldSize = (int) KukangHeap.call(receiver, Kinds.class, "size");

        receiver.grow();

        assertTrue((int) KukangHeap.call(receiver, Kinds.class, "size") == oldSize + 1,
            "the postcondition `size() == \\old(size()) + 1` does not hold");

        // What else the contract promises.
        assertTrue(0 <= (int) KukangHeap.get(receiver, "size") && (int) KukangHeap.get(receiver, "size") <= 3,
            "the invariant `0 <= size && size <= 3` does not hold");
    }

    // Fails as long as the code is as it was. K004: the invariant `0 <= size && size <= 3` does not hold after the
    //     method (Kinds.java:30).
    // Path 1.1.0: receiver.size >= 0 && receiver.size < 4 && receiver.size - 1 < 0
    @Test
    void shrink_breaksInvariant() {
        Kinds receiver = new Kinds();

        receiver.shrink();

        assertTrue(0 <= (int) KukangHeap.get(receiver, "size") && (int) KukangHeap.get(receiver, "size") <= 3,
            "the invariant `0 <= size && size <= 3` does not hold after the method");
    }

    // Path 1.1.1: receiver.size >= 0 && receiver.size < 4 && receiver.size - 1 >= 0
    @Test
    void shrink() {
        Kinds receiver = new Kinds();
        KukangHeap.set(receiver, "size", 1);

        receiver.shrink();

        assertEquals(0, KukangHeap.get(receiver, "size"));

        assertTrue(0 <= (int) KukangHeap.get(receiver, "size") && (int) KukangHeap.get(receiver, "size") <= 3,
            "the invariant `0 <= size && size <= 3` does not hold");
    }

    // Path 0: number >= 0
    @Test
    void checked() {
        int result = Kinds.checked(0);

        assertEquals(0, result);
    }

    // Fails as long as the code is as it was. K011: kinds.Kinds$Refused is thrown although `e.code == number &&
    //     number < 0` does not hold (Kinds.java:140).
    // Path 1.0: number < 0 && number != -number
    @Test
    void checked_throwsRefused() {
        try {
            Kinds.checked(-1);
        } catch (Kinds.Refused thrown) {
            assertTrue(thrown.code == -1,
                "kinds.Kinds$Refused is thrown although `e.code == number && number < 0` does not hold");
        }
    }

    // Path 1.1: number < 0 && number == -number
    @Test
    void checked_throwsRefused_whenNumberLessThan0() {
        Kinds.Refused thrown = assertThrowsExactly(Kinds.Refused.class, () -> Kinds.checked(Integer.MIN_VALUE));

        assertEquals(Integer.MIN_VALUE, thrown.code);
    }

    // Path 1.1.0: receiver.size >= 0 && receiver.size < 4 && receiver.size < 2
    @Test
    void fill() {
        Kinds receiver = new Kinds();

        receiver.fill();

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(receiver, "size"));

        assertTrue(0 <= (int) KukangHeap.get(receiver, "size") && (int) KukangHeap.get(receiver, "size") <= 3,
            "the invariant `0 <= size && size <= 3` does not hold");
    }

    // Fails as long as the code is as it was. K011: java.lang.IllegalStateException is thrown although `size ==
    //     \old(size)` does not hold: full (Kinds.java:149).
    // Path 1.1.1: receiver.size >= 0 && receiver.size < 4 && receiver.size >= 2
    @Test
    void fill_throwsIllegalStateException() {
        Kinds receiver = new Kinds();
        KukangHeap.set(receiver, "size", 2);

        try {
            receiver.fill();
        } catch (IllegalStateException thrown) {
            assertTrue((int) KukangHeap.get(receiver, "size") == 2,
                "java.lang.IllegalStateException is thrown although `size == \\old(size)` does not hold: full");
        }

        // What else the contract promises.
        assertTrue(0 <= (int) KukangHeap.get(receiver, "size") && (int) KukangHeap.get(receiver, "size") <= 3,
            "the invariant `0 <= size && size <= 3` does not hold");
    }

    // Fails as long as the code is as it was. K013: the result is no new object, which it must be (Kinds.java:161).
    // Path 1: node != null
    @Test
    void taken_returnsNoNewObject() {
        Kinds.Node node = new Kinds.Node(0, null);

        Kinds.Node result = Kinds.taken(node);

        assertTrue(result != null && result != node, "the result is no new object, which it must be");
    }

    // Path 0: number != 3
    @Test
    void never() {
        String result = Kinds.never(0);

        assertEquals("x", result);
    }

    // Fails as long as the code is as it was. K012: the result is null, which it must not be (Kinds.java:164).
    // Path 1: number == 3
    @Test
    void never_returnsNullAgainstContract() {
        String result = Kinds.never(3);

        assertNotNull(result, "the result is null, which it must not be");
    }
}
