package types;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

public class BoundedGenerics {
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        T best = null;
        for (T t : c) {
            if (best == null || t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    static double total(List<? extends Number> numbers) {
        double sum = 0;
        for (Number n : numbers) {
            sum += n.doubleValue();
        }
        return sum;
    }

    static void fill(List<? super Integer> sink, int n) {
        for (int i = 0; i < n; i++) {
            sink.add(i);
        }
    }

    static <T extends CharSequence & Comparable<T>> String both(T a, T b) {
        return a.length() + ":" + a.compareTo(b);
    }

    static class Box<T> {
        private final List<T> items = new ArrayList<>();

        Box<T> put(T t) {
            items.add(t);
            return this;
        }

        <R> Box<R> map(java.util.function.Function<? super T, ? extends R> f) {
            Box<R> r = new Box<>();
            items.forEach(i -> r.put(f.apply(i)));
            return r;
        }

        int count(Predicate<? super T> p) {
            return (int) items.stream().filter(p).count();
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T unchecked(Object o) {
        return (T) o;
    }

    public static void main(String[] args) {
        System.out.println(max(List.of(3, 9, 2)) + " " + max(List.of("pear", "zoo", "apple")) + " " + max(new ArrayList<String>()));
        System.out.println(total(List.of(1, 2.5, 3L, 4f)));
        List<Object> objects = new ArrayList<>(List.of("first"));
        fill(objects, 3);
        System.out.println(objects + " " + both("abc", "abd"));
        System.out.println(new Box<String>().put("a").put("bbb").map(String::length).put(7).count(i -> i > 1));
        Object fine = BoundedGenerics.<Integer>unchecked("not an int");
        System.out.println(fine);
        try {
            Integer i = BoundedGenerics.unchecked("not an int");
            System.out.println(i);
        } catch (ClassCastException e) {
            System.out.println("heap pollution found");
        }
    }
}
