package reported;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is wrong in the class of the same name next door is mended here. */
public class Reported {
    enum Level { LOW, HIGH }

    static class Node {
        private final int value;
        private Node next;
        private String name;

        Node(int value, Node next, String name) {
            this.value = value;
            this.next = next;
            this.name = name;
        }

        int getValue() {
            return value;
        }
    }

    private static final class Hidden {
        final Level level;

        Hidden(Level level) {
            this.level = level;
        }
    }

    private String title;
    private int[] numbers;

    //@ ensures new Object() { } != null && \result.equals("b");
    static String text() {
        return "b";
    }

    //@ ensures new Object() { } != null && \result.intValue() == number;
    static Integer box(int number) {
        return Integer.valueOf(number);
    }

    //@ ensures new Object() { } != null && \result == Level.HIGH;
    static Level level() {
        return Level.HIGH;
    }

    //@ ensures new Object() { } != null && \result[1] == 2.5;
    static double[] numbers() {
        return new double[] {1.5, 2.5};
    }

    //@ ensures new Object() { } != null && "y".equals(\result[1]);
    static String[] names() {
        return new String[] {"x", "y"};
    }

    //@ ensures new Object() { } != null && ((Node) \result[0]).next == \result[1];
    static Object[] nodes() {
        Node last = new Node(2, null, "last");
        return new Object[] {new Node(1, last, null), last};
    }

    //@ ensures new Object() { } != null && \result.next.name.equals("z");
    static Node node(Node tail) {
        return new Node(3, new Node(4, tail, "z"), "x");
    }

    //@ ensures new Object() { } != null && \result.next == \result;
    static Node knot() {
        Node first = new Node(1, null, "first");
        first.next = first;
        return first;
    }

    //@ ensures new Object() { } != null && ((Hidden) \result).level == Level.HIGH;
    static Object hidden() {
        return new Hidden(Level.HIGH);
    }

    //@ ensures new Object() { } != null && \result.get(1).equals("y");
    static List<String> list() {
        List<String> all = new ArrayList<>();
        all.add("x");
        all.add("y");
        return all;
    }

    //@ ensures new Object() { } != null && \result.get("x").intValue() == 2;
    static Map<String, Integer> map() {
        Map<String, Integer> all = new HashMap<>();
        all.put("x", 2);
        return all;
    }

    //@ ensures new Object() { } != null && \result.isPresent();
    static Optional<String> optional() {
        return Optional.of("y");
    }

    //@ ensures new Object() { } != null && \result.get().equals("y");
    static Optional<String> present() {
        return Optional.of("y");
    }

    //@ ensures new Object() { } != null && \result.length() == 2;
    static StringBuilder builder() {
        return new StringBuilder("xy");
    }

    //@ ensures new Object() { } != null && \result;
    static boolean flag() {
        return true;
    }

    //@ ensures new Object() { } != null && title.equals("b") && numbers.length == 1;
    public void entitle() {
        title = "b";
        numbers = new int[] {1};
    }
}
