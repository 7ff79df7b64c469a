package library;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Objects written to bytes and read back. */
public class Serialization {
    record Point(int x, double y, String name) implements Serializable {
        Point {
            if (x < 0) {
                throw new IllegalArgumentException("negative");
            }
        }
    }

    enum Colour { RED, GREEN }

    static class Plain {
        int base = 7;
    }

    static class Node extends Plain implements Serializable {
        private static final long serialVersionUID = 42;
        final String label;
        transient int cached = 5;
        Node next;
        int[] data = {1, 2, 3};
        Colour colour = Colour.GREEN;

        Node(String label, Node next) {
            this.label = label;
            this.next = next;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(cached * 2);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            cached = in.readInt();
        }
    }

    static class Single implements Serializable {
        static final Single INSTANCE = new Single();

        private Object readResolve() {
            return INSTANCE;
        }
    }

    static byte[] write(Object object) throws IOException {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(sink)) {
            out.writeObject(object);
        }
        return sink.toByteArray();
    }

    static Object copy(Object object) throws IOException, ClassNotFoundException {
        return new ObjectInputStream(new ByteArrayInputStream(write(object))).readObject();
    }

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        System.out.println(copy(new Point(1, 2.5, "p")) + " " + write(new Point(1, 2.5, "p")).length);
        Node last = new Node("last", null);
        Node first = new Node("first", last);
        last.next = first;
        first.base = 9;
        Node read = (Node) copy(first);
        System.out.println(read.label + " " + read.next.label + " " + (read.next.next == read) + " " + read.cached + " " + read.base + " " + read.data[2] + " " + (read.colour == Colour.GREEN));
        Map<String, List<Integer>> map = new TreeMap<>(Map.of("a", new ArrayList<>(List.of(1, 2)), "b", List.of()));
        System.out.println(copy(map) + " " + copy(new HashMap<>(Map.of("k", 'v'))) + " " + copy(new EnumMap<>(Map.of(Colour.RED, 1L))));
        Map<String, Object> mixed = new LinkedHashMap<>();
        mixed.put("big", new java.math.BigInteger("123456789012345678901234567890"));
        mixed.put("decimal", new java.math.BigDecimal("1.50"));
        mixed.put("date", java.time.LocalDate.of(2024, 2, 29));
        mixed.put("array", new int[][] {{1}, {2, 3}});
        mixed.put("class", String.class);
        Map<?, ?> mixedCopy = (Map<?, ?>) copy(mixed);
        System.out.println(mixedCopy.get("big") + " " + mixedCopy.get("decimal") + " " + mixedCopy.get("date") + " " + ((int[][]) mixedCopy.get("array"))[1][1] + " " + mixedCopy.get("class"));
        System.out.println(copy(Single.INSTANCE) == Single.INSTANCE);
        try {
            write(new ArrayList<>(List.of(new Plain())));
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage());
        }
        Throwable thrown = (Throwable) copy(new IllegalStateException("kept", new RuntimeException("cause")));
        System.out.println(thrown + " " + thrown.getCause() + " " + thrown.getStackTrace()[0].getMethodName());
        byte[] broken = write(new Point(1, 2, "q"));
        for (int i = 0; i < broken.length - 4; i++) {
            if (broken[i] == 0 && broken[i + 1] == 0 && broken[i + 2] == 0 && broken[i + 3] == 1) {
                broken[i] = -1;
            }
        }
        try {
            new ObjectInputStream(new ByteArrayInputStream(broken)).readObject();
        } catch (InvalidObjectException e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
    }
}
