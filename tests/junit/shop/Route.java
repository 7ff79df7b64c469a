// Stops of a route, which only static methods make: some do no more than that, some do.
package shop;

public final class Route {
    private static Route latest;

    private final String stop;
    private final short minutes;
    private Route next;
    private boolean isExpress;

    private Route(String stop, short minutes) {
        this.stop = stop;
        this.minutes = minutes;
    }

    private Route(Route next) {
        this.stop = "depot";
        this.minutes = 1;
        this.next = next;
    }

    public static Route of(String stop, short minutes, Route next) {
        Route made = new Route(stop, minutes);
        made.next = next;
        return made;
    }

    static Route fromDepot(Route next) {
        return new Route(next);
    }

    /** Keeps what it makes, so that it is taken only where no other does. */
    public static Route express(String stop, short minutes, Route next, boolean isExpress) {
        Route made = new Route(stop, minutes);
        made.next = next;
        made.isExpress = isExpress;
        latest = made;
        return made;
    }

    /** Nobody may call it from here. */
    private static Route hidden(String stop, short minutes, Route next, boolean isExpress) {
        Route made = new Route(stop, minutes);
        made.next = next;
        made.isExpress = isExpress;
        return made;
    }

    public int minutesToEnd() {
        if (isExpress) {
            return minutes;
        }
        return next == null ? minutes : minutes + next.minutesToEnd();
    }

    public boolean startsAtDepot() {
        return stop == "depot" && minutes == 1;
    }

    static <E> boolean isPair(Pair<E> pair) {
        return pair != null && pair.one == pair.other;
    }

    /** Made by a generic method; the one with a bound cannot be called without type arguments. */
    static final class Pair<E> {
        private final E one;
        private final E other;
        private final int order;

        private Pair(E one, E other, int order) {
            this.one = one;
            this.other = other;
            this.order = order;
        }

        static <E> Pair<E> of(E one, E other) {
            return new Pair<>(one, other, 0);
        }

        static <E extends Comparable<E>> Pair<E> sorted(E one, E other, int order) {
            return new Pair<>(one, other, order);
        }
    }
}
