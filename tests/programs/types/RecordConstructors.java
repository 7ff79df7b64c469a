package types;

import java.util.List;
import java.util.Objects;

public class RecordConstructors {
    record Range(int low, int high) implements Comparable<Range> {
        static int made;
        static final Range UNIT = new Range(0, 1);

        Range {
            if (low > high) {
                int t = low;
                low = high;
                high = t;
            }
            made++;
        }

        Range(int only) {
            this(only, only);
        }

        static Range parse(String s) {
            String[] p = s.split("\\.\\.");
            return new Range(Integer.parseInt(p[0]), Integer.parseInt(p[1]));
        }

        int size() {
            return high - low;
        }

        @Override
        public int compareTo(Range o) {
            return Integer.compare(size(), o.size());
        }
    }

    record Pair<A, B>(A first, B second) {
        Pair {
            Objects.requireNonNull(first, "first");
        }

        <C> Pair<A, C> withSecond(C c) {
            return new Pair<>(first, c);
        }
    }

    record Tags(List<String> names) {
        Tags(List<String> names) {
            this.names = List.copyOf(names);
        }

        @Override
        public String toString() {
            return "Tags" + names;
        }

        @Override
        public List<String> names() {
            return names.isEmpty() ? List.of("none") : names;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Range(9, 2) + " " + new Range(4) + " " + Range.parse("1..5") + " " + Range.UNIT + " " + Range.made);
        System.out.println(new Range(0, 5).compareTo(new Range(3, 4)));
        System.out.println(new Pair<>("k", new Range(1)).withSecond(List.of(new Pair<>(1, 'c'))));
        System.out.println(new Pair<>(new int[0].length, null).equals(new Pair<>(0, null)));
        System.out.println(new Tags(List.of("a")) + " " + new Tags(List.of()).names() + " " + new Tags(List.of()).equals(new Tags(List.of())));
        try {
            new Pair<>(null, 1);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
