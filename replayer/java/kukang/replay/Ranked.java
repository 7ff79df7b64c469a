package kukang.replay;

import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;

/** An object of a class of which nothing is known but its place in the natural order. */
final class Ranked implements Comparable<Object> {
    /** Objects of other types whose order is that of one of these. */
    private static final Map<Object, Ranked> OTHERS = Collections.synchronizedMap(new IdentityHashMap<>());

    private final long rank;

    Ranked(long rank) {
        this.rank = rank;
    }

    static void standsFor(Ranked ranked, Object other) {
        OTHERS.put(other, ranked);
    }

    /** Forgets the objects of earlier cases. */
    static void reset() {
        OTHERS.clear();
    }

    @Override
    public int compareTo(Object other) {
        Ranked ranked = other instanceof Ranked own ? own : OTHERS.get(Objects.requireNonNull(other));
        if (!(other instanceof Comparable)) {
            throw new ClassCastException("an object of " + other.getClass().getName() + " has no order");
        }
        if (ranked == null) {
            throw new Surprise("an unknown order is asked about an object of " + other.getClass().getName());
        }
        return Long.compare(rank, ranked.rank);
    }

    /** A comparator of which nothing is known but the order of what it compares. */
    static final class Order implements Comparator<Object> {
        private final Map<Object, Long> ranks = new IdentityHashMap<>();

        void put(Object value, long rank) {
            ranks.put(value, rank);
        }

        @Override
        public int compare(Object left, Object right) {
            return Long.compare(rank(left), rank(right));
        }

        private long rank(Object value) {
            Long rank = ranks.get(value);
            if (rank == null) {
                throw new Surprise("an unknown order is asked about an object that it was never asked about");
            }
            return rank;
        }
    }

    /** Something that the path never did. */
    static final class Surprise extends Error {
        private static final long serialVersionUID = 1;

        Surprise(String what) {
            super(what, null, false, false);
        }
    }
}
