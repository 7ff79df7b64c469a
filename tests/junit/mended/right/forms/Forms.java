package forms;

import java.util.ArrayList;
import java.util.List;

/** Conditions with patterns of records, `switch`, new objects, and what was or is reached, mended. */
public class Forms {
    sealed interface Shape permits Circle, Square { }

    record Circle(int radius) implements Shape { }

    record Square(int side) implements Shape { }

    record Pair(Shape shape, int times) { }

    static class Node {
        int value;
        private Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private Node head;
    private int[] stack;
    private int size;
    private List<String> names = new ArrayList<>();

    // A record and its component.
    //@ requires shape != null;
    //@ ensures shape instanceof Circle(int radius) ==> \result == radius;
    static int radius(Shape shape) {
        return shape instanceof Circle circle ? circle.radius() : 0;
    }

    // A record in a record.
    //@ requires pair != null && pair.shape != null;
    //@ ensures pair instanceof Pair(Circle(var radius), int times) ? \result == radius + times : \result == 0;
    static int both(Pair pair) {
        return pair.shape() instanceof Circle circle ? circle.radius() + pair.times() : 0;
    }

    // A `switch` whose last pattern is the only one that is left.
    //@ requires shape != null;
    //@ ensures \result == switch (shape) { case Circle circle -> circle.radius(); case Square square -> square.side(); };
    static int extent(Shape shape) {
        return shape instanceof Circle circle ? circle.radius() : ((Square) shape).side();
    }

    // The same with patterns of records.
    //@ requires shape != null;
    //@ ensures \result == switch (shape) { case Circle(var radius) -> radius; case Square(int side) -> side + 1; };
    static int more(Shape shape) {
        return shape instanceof Circle circle ? circle.radius() : ((Square) shape).side() + 1;
    }

    // New objects and arrays.
    //@ ensures \result.equals(new Circle(number)) && new Node(number).value == \result.radius();
    static Circle circle(int number) {
        return new Circle(number);
    }

    //@ requires 0 <= length && length <= 2;
    //@ ensures java.util.Arrays.equals(\result, new int[length]) && \result.length == new long[length][].length;
    static int[] zeros(int length) {
        return new int[length];
    }

    // All that is reached.
    //@ requires head != null;
    //@ ensures (\forall Node node; \reach(head, Node, next).has(node); node.value > 0);
    void positive() {
        for (Node node = head; node != null; node = node.next) {
            node.value = 1;
        }
    }

    //@ ensures \result == \reach(head, Node, next).size();
    int count() {
        int count = 0;
        for (Node node = head; node != null && count < 3; node = node.next) {
            count++;
        }
        return count;
    }

    //@ requires node != null;
    //@ ensures \reach(head, Node, next).has(node);
    void add(Node node) {
        node.next = head;
        head = node;
    }

    // An element at a place that was computed.
    //@ requires stack != null && 0 < size && size <= stack.length;
    //@ ensures \result == \old(stack[size - 1]) && size == \old(size) - 1;
    int pop() {
        size--;
        return stack[size];
    }

    // A new list, of which only the JDK knows what it is made of.
    //@ ensures \fresh(\result) && \result.size() == 1;
    static List<String> fresh() {
        return new ArrayList<>(List.of("a"));
    }

    //@ requires names != null;
    //@ ensures \fresh(\result);
    List<String> names() {
        return new ArrayList<>();
    }
}
