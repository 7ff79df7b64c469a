package plain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collections with type arguments of many shapes, and none, as parameters, fields and results. */
class Shapes {
    enum Colour { RED, BLUE }

    static class Box<T> {
        List<T> all;
        T one;

        Box(List<T> all, T one) {
            this.all = all;
            this.one = one;
        }

        int size() {
            return all.size() > 0 ? 1 : 0;
        }

        List<T> rest(List<? super T> others) {
            return others.isEmpty() ? all : null;
        }
    }

    static class Shelf {
        private final List<String> names;
        Map<Colour, List<Integer>> counts;

        Shelf(Collection<? extends String> names) {
            this.names = new ArrayList<>(names);
        }

        boolean has(String name) {
            return names.contains(name);
        }

        void setCounts(Map<Colour, List<Integer>> counts) {
            this.counts = counts;
        }

        int reds() {
            List<Integer> reds = counts.get(Colour.RED);
            return reds == null ? 0 : reds.size();
        }
    }

    static int wild(List<?> some) {
        return some.isEmpty() ? 0 : 1;
    }

    static int above(Collection<? extends Number> some) {
        return some.isEmpty() ? 0 : 1;
    }

    static int below(List<? super Integer> some) {
        return some.isEmpty() ? 0 : some.get(0) == null ? 1 : 2;
    }

    static int nested(List<List<String>> rows) {
        return rows.size() > 0 && rows.get(0) != null && rows.get(0).size() > 0 ? 1 : 0;
    }

    @SuppressWarnings("rawtypes")
    static int raw(List some) {
        return some.isEmpty() ? 0 : 1;
    }

    static <T extends Comparable<T>> int bound(List<T> some) {
        return some.isEmpty() ? 0 : 1;
    }

    static <T> boolean pair(List<T> some, T one) {
        return !some.isEmpty() && some.get(0) == one;
    }

    static <T> int any(Deque<T> some) {
        return some.isEmpty() ? 0 : 1;
    }

    static Map<String, Integer> made(Map<String, Integer> given) {
        return given == null ? new HashMap<>() : given;
    }

    static Set<Map.Entry<String, Integer>> entries(Map<String, Integer> given) {
        return given.isEmpty() ? Set.of() : null;
    }

    static Deque<Colour> colours(ArrayDeque<Colour> given) {
        given.push(Colour.RED);
        return given;
    }

    static int arrays(List<int[]> given) {
        return given.isEmpty() ? 0 : given.get(0) == null ? 1 : 2;
    }

    static int objects(List<Shelf> given, Shelf one) {
        return given.isEmpty() ? 0 : given.get(0) == one ? 1 : 2;
    }

    static int of(Iterable<String> given, Object same) {
        return given == same ? 0 : 1;
    }
}
