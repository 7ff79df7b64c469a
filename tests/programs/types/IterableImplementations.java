package types;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.StreamSupport;

public class IterableImplementations {
    static class Countdown implements Iterable<Integer> {
        final int from;

        Countdown(int from) {
            this.from = from;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = from;

                @Override
                public boolean hasNext() {
                    return at > 0;
                }

                @Override
                public Integer next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("lift off");
                    }
                    return at--;
                }
            };
        }
    }

    static class Tree<T extends Comparable<T>> implements Iterable<T> {
        Tree<T> left;
        Tree<T> right;
        T value;

        void add(T t) {
            if (value == null) {
                value = t;
            } else if (t.compareTo(value) < 0) {
                left = left == null ? new Tree<>() : left;
                left.add(t);
            } else {
                right = right == null ? new Tree<>() : right;
                right.add(t);
            }
        }

        @Override
        public Iterator<T> iterator() {
            java.util.ArrayDeque<Tree<T>> path = new java.util.ArrayDeque<>();
            for (Tree<T> t = this; t != null && t.value != null; t = t.left) {
                path.push(t);
            }
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return !path.isEmpty();
                }

                @Override
                public T next() {
                    Tree<T> n = path.pop();
                    for (Tree<T> t = n.right; t != null; t = t.left) {
                        path.push(t);
                    }
                    return n.value;
                }
            };
        }
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int a : new Countdown(3)) {
            for (int b : new Countdown(a)) {
                sum += a * b;
            }
        }
        System.out.println(sum);
        Iterator<Integer> it = new Countdown(1).iterator();
        it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        Tree<String> tree = new Tree<>();
        for (String s : "the quick brown fox jumps over a dog".split(" ")) {
            tree.add(s);
        }
        System.out.println(String.join(" ", tree));
        new Countdown(3).forEach(x -> System.out.print(x + "-"));
        System.out.println(StreamSupport.stream(new Countdown(5).spliterator(), false).mapToInt(x -> x).sum());
    }
}
