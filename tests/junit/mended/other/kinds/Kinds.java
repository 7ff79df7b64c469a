package kinds;

import kukang.contracts.Fresh;
import kukang.contracts.NonNull;

/** What is wrong in the class of the same name next door is wrong in another way here. */
public class Kinds {
    enum Level { LOW, HIGH }

    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;

        final int code;

        Refused(int code) {
            this.code = code;
        }
    }

    //@ invariant 0 <= size && size <= 3;
    private int size;

    // Strings: a call that only the condition makes.
    //@ requires level != null;
    //@ ensures \result.equals(level == Level.LOW ? "low" : "high");
    static String nameOf(Level level) {
        return "none";
    }

    // Strings that were put together.
    //@ requires level != null;
    //@ ensures \result.equals("is " + level);
    static String words(Level level) {
        return "were " + level;
    }

    // Boxes.
    //@ ensures \result != null && \result == number + 1L;
    static Long successor(int number) {
        return number + 2L;
    }

    // Enum constants.
    //@ ensures \result == (number > 3 ? Level.HIGH : Level.LOW);
    static Level levelOf(int number) {
        return null;
    }

    // Arrays of numbers, all elements.
    //@ requires 0 <= length && length <= 3;
    //@ ensures \result != null && \result.length == length;
    //@ ensures (\forall int i; 0 <= i && i < \result.length; \result[i] == i);
    static int[] upTo(int length) {
        int[] all = new int[length];
        for (int i = 0; i < length; i++) {
            all[i] = 5;
        }
        return all;
    }

    // Arrays of objects.
    //@ ensures \nonnullelements(\result);
    static Node[] pair(Node left) {
        return new Node[] {new Node(1, null), null};
    }

    // New objects, and what they lead to.
    //@ ensures \result.next.value == value && \result.value == value + 1;
    static Node chain(int value) {
        return new Node(value + 1, new Node(value + 1, null));
    }

    // An object that was there before.
    //@ requires node != null;
    //@ ensures \fresh(\result);
    static Node copy(Node node) {
        return null;
    }

    // The same as one word.
    //@ requires node != null;
    //@ ensures \fresh(\result) && \result.value == \old(node.value);
    static Node twin(Node node) {
        return new Node(8, null);
    }

    // What was in an array before.
    //@ requires all != null && all.length == 2;
    //@ ensures (\forall int i; 0 <= i && i < all.length; all[i] == \old(all[i]) + 1);
    static void increment(int[] all) {
        all[1]++;
    }

    // How many, and whether there is one.
    //@ requires all != null && all.length <= 2;
    //@ ensures \result == (\num_of int i; 0 <= i && i < all.length; all[i] == 0);
    static int zeros(int[] all) {
        return -1;
    }

    //@ requires all != null && all.length <= 2;
    //@ ensures \result <==> (\exists int i; 0 <= i && i < all.length; all[i] == wanted);
    static boolean has(int[] all, int wanted) {
        return true;
    }

    // Two variables, of which one begins behind the other.
    //@ requires all != null && all.length == 2;
    //@ ensures (\forall int i, j; 0 <= i && i < j && j < all.length; all[i] <= all[j]);
    static void sort(int[] all) {
        if (all[0] > all[1]) {
            all[0] = all[1] + 1;
        }
    }

    // What was before, by a call that nobody else may make.
    //@ requires size < 3;
    //@ ensures size() == \old(size()) + 1;
    public void grow() {
        size = size == 0 ? 3 : 0;
    }

    //@ pure
    private int size() {
        return size;
    }

    // The invariant, as a condition.
    public void shrink() {
        size = 9;
    }

    // K011: the exception and its condition.
    //@ signals (Refused e) e.code == number && number < 0;
    static int checked(int number) {
        if (number < 0) {
            throw new Refused(7);
        }
        return number;
    }

    // K011: what must be as it was when it is thrown.
    //@ signals (IllegalStateException e) size == \old(size);
    public void fill() {
        if (size > 1) {
            size = 1;
            throw new IllegalStateException("full");
        }
    }

    // K013 and K012.
    //@ requires node != null;
    @Fresh
    static Node taken(Node node) {
        return null;
    }

    @NonNull
    static String never(int number) {
        return number == 3 ? null : "x";
    }
}
