// Written by Kukang; whoever runs it again for this class replaces the file.
package forms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of forms.Forms that Kukang has found; each test takes one of them. */
class FormsKukangTest {
    // The only path
    @Test
    void constructor() {
        Forms result = new Forms();

        assertNull(KukangHeap.get(result, "head"));
        assertNull(KukangHeap.get(result, "stack"));
        assertEquals(0, KukangHeap.get(result, "size"));
        assertEquals(List.of(), KukangHeap.get(result, "names"));
    }

    // Fails as long as the code is as it was. K010: the postcondition `shape instanceof Circle(int radius) ==>
    //     \result == radius` does not hold (Forms.java:32).
    // Path 1.0: shape.getClass() == forms.Forms.Circle.class
    @Test
    void radius_breaksPostcondition() {
        Forms.Circle shape = new Forms.Circle(0);

        int result = Forms.radius(shape);

        assertTrue(result == shape.radius(),
            "the postcondition `shape instanceof Circle(int radius) ==> \\result == radius` does not hold");
    }

    // Path 1.1: shape.getClass() == forms.Forms.Square.class
    @Test
    void radius() {
        Forms.Square shape = new Forms.Square(0);

        int result = Forms.radius(shape);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(0, shape.side());
    }

    // Fails as long as the code is as it was. K010: the postcondition `pair instanceof Pair(Circle(var radius), int
    //     times) ? \result == radius + times : \result == 0` does not hold (Forms.java:39).
    // Path 1.1.0.0: pair != null && pair.shape.getClass() == forms.Forms.Circle.class && pair.shape.radius +
    //     pair.times != 7
    @Test
    @SuppressWarnings("cast")
    void both_breaksPostcondition() {
        Forms.Circle pairShape = new Forms.Circle(0);
        Forms.Pair pair = new Forms.Pair(pairShape, 0);

        int result = Forms.both(pair);

        assertTrue(pair.shape() instanceof Forms.Circle ? result == ((Forms.Circle) pair.shape()).radius() + pair.times() : result == 0,
            "the postcondition `pair instanceof Pair(Circle(var radius), int times) ? \\result == radius + times : \\result == 0` does not hold");
    }

    // Path 1.1.0.1: pair != null && pair.shape.getClass() == forms.Forms.Circle.class && pair.shape.radius +
    //     pair.times == 7
    @Test
    void both() {
        Forms.Circle pairShape = new Forms.Circle(0);
        Forms.Pair pair = new Forms.Pair(pairShape, 7);

        int result = Forms.both(pair);

        assertEquals(7, result);

        // Nothing has changed.
        assertSame(pairShape, pair.shape());
        assertEquals(7, pair.times());
        assertEquals(0, pairShape.radius());
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == switch (shape) { case Circle
    //     circle -> circle.radius(); case Square square -> square.side(); }` does not hold (Forms.java:46).
    // Path 1.0.0: shape.getClass() == forms.Forms.Circle.class && shape.radius != 5
    @Test
    void extent_breaksPostcondition() {
        Forms.Circle shape = new Forms.Circle(0);

        int result = Forms.extent(shape);

        assertTrue(result == shape.radius(),
            "the postcondition `\\result == switch (shape) { case Circle circle -> circle.radius(); case Square square -> square.side(); }` does not hold");
    }

    // Path 1.0.1: shape.getClass() == forms.Forms.Circle.class && shape.radius == 5
    @Test
    void extent() {
        Forms.Circle shape = new Forms.Circle(5);

        int result = Forms.extent(shape);

        assertEquals(5, result);

        // Nothing has changed.
        assertEquals(5, shape.radius());
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == switch (shape) { case Circle(var
    //     radius) -> radius; case Square(int side) -> side + 1; }` does not hold (Forms.java:53).
    // Path 1.0.0: shape.getClass() == forms.Forms.Circle.class && shape.radius != 5
    @Test
    void more_breaksPostcondition() {
        Forms.Circle shape = new Forms.Circle(0);

        int result = Forms.more(shape);

        assertTrue(result == shape.radius(),
            "the postcondition `\\result == switch (shape) { case Circle(var radius) -> radius; case Square(int side) -> side + 1; }` does not hold");
    }

    // Path 1.0.1: shape.getClass() == forms.Forms.Circle.class && shape.radius == 5
    @Test
    void more() {
        Forms.Circle shape = new Forms.Circle(5);

        int result = Forms.more(shape);

        assertEquals(5, result);

        // Nothing has changed.
        assertEquals(5, shape.radius());
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result.equals(new Circle(number)) && new
    //     Node(number).value == \result.radius()` does not hold (Forms.java:59).
    // The only path
    @Test
    void circle_breaksPostcondition() {
        Forms.Circle result = Forms.circle(0);

        assertTrue(result.equals(new Forms.Circle(0)) && new Forms.Node(0).value == result.radius(),
            "the postcondition `\\result.equals(new Circle(number)) && new Node(number).value == \\result.radius()` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `java.util.Arrays.equals(\result, new
    //     int[length]) && \result.length == new long[length][].length` does not hold (Forms.java:65).
    // Path 1.1: length >= 0 && length < 3 && length + 1 >= 0
    @Test
    void zeros_breaksPostcondition() {
        int[] result = Forms.zeros(0);

        assertTrue(Arrays.equals(result, new int[0]) && result.length == (new long[0][]).length,
            "the postcondition `java.util.Arrays.equals(\\result, new int[length]) && \\result.length == new long[length][].length` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `(\forall Node node; \reach(head, Node,
    //     next).has(node); node.value > 0)` does not hold (Forms.java:72).
    // Path 1.0: receiver.head != null && receiver.head.next == null
    @Test
    void positive_breaksPostcondition() {
        Forms.Node head = new Forms.Node(0);
        Forms receiver = new Forms();
        KukangHeap.set(receiver, "head", head);

        receiver.positive();

        assertTrue(KukangHeap.reached(KukangHeap.get(receiver, "head"), Forms.Node.class,
            "next").stream().allMatch(each -> each.value > 0),
            "the postcondition `(\\forall Node node; \\reach(head, Node, next).has(node); node.value > 0)` does not hold");
    }

    // Path 0: receiver.head == null
    @Test
    void count_headIsNull() {
        Forms receiver = new Forms();

        int result = receiver.count();

        assertEquals(0, result);

        // Nothing has changed.
        assertNull(KukangHeap.get(receiver, "head"));
        assertNull(KukangHeap.get(receiver, "stack"));
        assertEquals(0, KukangHeap.get(receiver, "size"));
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == \reach(head, Node, next).size()`
    //     does not hold (Forms.java:77).
    // Path 1.0: receiver.head != null && receiver.head.next == null
    @Test
    void count_breaksPostcondition() {
        Forms.Node head = new Forms.Node(0);
        Forms receiver = new Forms();
        KukangHeap.set(receiver, "head", head);

        int result = receiver.count();

        assertTrue(result == KukangHeap.reached(KukangHeap.get(receiver, "head"), Forms.Node.class,
            "next").size(), "the postcondition `\\result == \\reach(head, Node, next).size()` does not hold");
    }

    // Path 1.1.1.0: receiver.head != null && receiver.head.next != null && receiver.head.next.next == null
    @Test
    void count_headNextIsNotNull() {
        Forms.Node headNext = new Forms.Node(0);
        Forms.Node head = new Forms.Node(0);
        KukangHeap.set(head, "next", headNext);
        Forms receiver = new Forms();
        KukangHeap.set(receiver, "head", head);
        KukangHeap.Snapshot before = KukangHeap.snapshot(receiver, head, headNext);

        int result = receiver.count();

        assertEquals(2, result);
        assertEquals("nothing", before.changes());
    }

    // Fails as long as the code is as it was. K010: the postcondition `\reach(head, Node, next).has(node)` does not
    //     hold (Forms.java:83).
    // Path 1.0: node != null && receiver.head == null
    @Test
    void add_breaksPostcondition() {
        Forms receiver = new Forms();
        Forms.Node node = new Forms.Node(0);
        KukangHeap.set(node, "next", node);

        receiver.add(node);

        assertTrue(KukangHeap.reached(KukangHeap.get(receiver, "head"), Forms.Node.class, "next").contains(node),
            "the postcondition `\\reach(head, Node, next).has(node)` does not hold");
    }

    // Path 1.1.0: node != null && receiver.head == node
    @Test
    void add() {
        Forms.Node node = new Forms.Node(0);
        Forms receiver = new Forms();
        KukangHeap.set(receiver, "head", node);

        receiver.add(node);

        assertSame(node, KukangHeap.get(node, "next"));

        // All else is as it was.
        assertSame(node, KukangHeap.get(receiver, "head"));
        assertNull(KukangHeap.get(receiver, "stack"));
        assertEquals(0, KukangHeap.get(receiver, "size"));
        assertEquals(0, node.value);
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == \old(stack[size - 1]) && size ==
    //     \old(size) - 1` does not hold (Forms.java:90).
    // Path 1.1.1: receiver.stack != null && receiver.size >= 1 && receiver.stack.length >= receiver.size &&
    //     receiver.size - 1 < receiver.stack.length && receiver.size - 1 >= 0 && receiver.stack.length != 0
    @Test
    void pop_breaksPostcondition() {
        int[] stack = new int[1];
        Forms receiver = new Forms();
        KukangHeap.set(receiver, "stack", stack);
        KukangHeap.set(receiver, "size", 1);

        int result = receiver.pop();

        assertTrue(result == 0 && (int) KukangHeap.get(receiver, "size") == 1 - 1,
            "the postcondition `\\result == \\old(stack[size - 1]) && size == \\old(size) - 1` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\fresh(\result) && \result.size() == 1` does
    //     not hold (Forms.java:97).
    // The only path
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void fresh_breaksPostcondition() {
        List result = Forms.fresh();

        assertTrue(result != null && result.size() == 1,
            "the postcondition `\\fresh(\\result) && \\result.size() == 1` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\fresh(\result)` does not hold
    //     (Forms.java:103).
    // Path 1: receiver.names != null
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void names_breaksPostcondition() {
        List names = KukangHeap.anyOf(List.class);
        Forms receiver = new Forms();
        KukangHeap.set(receiver, "names", names);

        List result = receiver.names();

        assertTrue(result != null && result != names, "the postcondition `\\fresh(\\result)` does not hold");
    }
}
