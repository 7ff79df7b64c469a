package odd;

import java.util.AbstractList;
import java.util.Comparator;
import java.util.List;

/** Type arguments that a heap knows nothing of, and overloads. */
public class Generics {
    static class Box<T> {
        static final Box<String> EMPTY = new Box<>();

        T value;
        Box<T> next;

        T swap(T other) {
            T old = value;
            value = other;
            return old;
        }

        boolean isEmpty() {
            return value == null;
        }
    }

    static class IntBox extends Box<Integer> {
        int count;
    }

    static final class Texts extends AbstractList<String> {
        int size;

        @Override
        public String get(int index) {
            return null;
        }

        @Override
        public int size() {
            return size;
        }
    }

    interface Adds {
        default int add(String text) {
            return text == null ? 1 : hidden(2);
        }

        private int hidden(int number) {
            return number == 2 ? 3 : 4;
        }

        int STEP = 5;
    }

    static class Adder implements Adds {
        int add(Integer number) {
            return number == null ? STEP : 2;
        }

        int add(Object... all) {
            return all == null ? 7 : all.length;
        }
    }

    /** @deprecated all of it */
    @Deprecated
    static class Gone {
        static final Gone ONE = new Gone();

        static class Inside {
            Gone gone;

            boolean isOne(Gone other) {
                return gone == ONE || other == gone;
            }
        }
    }

    List<Integer> numbers;
    Comparator<String> order;
    Box<? super Integer>[] boxes;

    static int sizeOf(List<Integer> numbers, Texts texts) {
        return numbers == null ? texts == null ? 0 : texts.size : 1;
    }

    boolean isOrdered(String left, String right) {
        return order != null && order.compare(left, right) <= 0;
    }

    static <T extends Comparable<T>> T max(T left, T right) {
        return left.compareTo(right) >= 0 ? left : right;
    }

    static Object emptyOr(Box<String> box) {
        return box == Box.EMPTY ? box : null;
    }

    private static Box<?>[] row(int length) {
        return length == 2 ? new Box<?>[] {new IntBox(), null} : null;
    }

    static class Base {
        int size;

        int size() {
            return size;
        }
    }

    static class Derived extends Base {
        int size;

        @Override
        int size() {
            return size == 0 ? super.size() : size;
        }
    }
}
