package types;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the contracts of the tests speak of. */
public class Sample extends Base implements Limits {
    boolean flag;
    byte small;
    short brief;
    char letter;
    int count;
    long total;
    float ratio;
    double exact;
    Integer boxed;
    Boolean decided;
    String name;
    Object anything;
    int[] numbers;
    int[][] table;
    String[] words;
    Node head;
    Sample next;
    private int secret;
    static int made;
    static final int MOST = 10;
    static final String GREETING = "hello";
    List<Node> nodes = new ArrayList<>();
    Map<String, List<Node>> byName = new HashMap<>();
    List<? extends Node> some;
    List raw;
    Node[][] grid;

    int size() {
        return count;
    }

    void clear() {
        count = 0;
    }

    boolean has(Object wanted) {
        return wanted == head;
    }

    static int twice(int x) {
        return 2 * x;
    }

    int pick(int x) {
        return 1;
    }

    long pick(long x) {
        return 2;
    }

    Object pick(Object x) {
        return x;
    }

    String pick(String x) {
        return x;
    }

    int join(String first, Object... others) {
        return others.length;
    }

    int either(Integer x, Object y) {
        return 1;
    }

    int either(Object x, Integer y) {
        return 2;
    }

    private int hidden() {
        return secret;
    }

    static <T> T same(T x) {
        return x;
    }

    static <T extends Comparable<T>> T greatest(List<T> all) {
        return all.get(0);
    }

    class Inner {
        int depth;
        int count;

        int outerSize() {
            return size();
        }

        class Innermost {
            int size2() {
                return depth + total2();
            }
        }

        int total2() {
            return (int) total;
        }
    }

    static class Nested {
        int width;
    }

    enum Color {
        RED,
        GREEN
    }
}
