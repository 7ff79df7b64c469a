package forms;

import java.util.ArrayList;
import java.util.List;

/** Conditions with patterns of records, `switch`, new objects, and what was or is reached, each wrong and mended next door. */
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
        return shape instanceof Circle circle ? circle.radius() + 1 : 0;
    }

    // A record in a record.
    //@ requires pair != null && pair.shape != null;
    //@ ensures pair instanceof Pair(Circle(var radius), int times) ? \result == radius + times : \result == 0;
    static int both(Pair pair) {
        return 7;
    }

    // A `switch` whose last pattern is the only one that is left.
    //@ requires shape != null;
    //@ ensures \result == switch (shape) { case Circle circle -> circle.radius(); case Square square -> square.side(); };
    static int extent(Shape shape) {
        return 5;
    }

    // The same with patterns of records.
    //@ requires shape != null;
    //@ ensures \result == switch (shape) { case Circle(var radius) -> radius; case Square(int side) -> side + 1; };
    static int more(Shape shape) {
        return 5;
    }

    // New objects and arrays.
    //@ ensures \result.equals(new Circle(number)) && new Node(number).value == \result.radius();
    static Circle circle(int number) {
        return new Circle(number + 1);
    }

    //@ requires 0 <= length && length <= 2;
    //@ ensures java.util.Arrays.equals(\result, new int[length]) && \result.length == new long[length][].length;
    static int[] zeros(int length) {
        return new int[length + 1];
    }

    // All that is reached.
    //@ requires head != null;
    //@ ensures (\forall Node node; \reach(head, Node, next).has(node); node.value > 0);
    void positive() {
        head.value = -1;
    }

    //@ ensures \result == \reach(head, Node, next).size();
    int count() {
        return head == null ? 0 : 2;
    }

    //@ requires node != null;
    //@ ensures \reach(head, Node, next).has(node);
    void add(Node node) {
        node.next = head;
    }

    // An element at a place that was computed.
    //@ requires stack != null && 0 < size && size <= stack.length;
    //@ ensures \result == \old(stack[size - 1]) && size == \old(size) - 1;
    int pop() {
        size--;
        return stack[size] + 1;
    }

    // A new list, of which only the JDK knows what it is made of.
    //@ ensures \fresh(\result) && \result.size() == 1;
    static List<String> fresh() {
        return new ArrayList<>();
    }

    //@ requires names != null;
    //@ ensures \fresh(\result);
    List<String> names() {
        return names;
    }
}
