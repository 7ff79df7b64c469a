package stock;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Elements of collections that the code counts, compares with null or passes on, and never looks at. */
final class Bins {
    private final Deque<Item> waiting = new ArrayDeque<>();

    Bins() { }

    static final class Item {
        private final String name;

        Item(String name) {
            this.name = Objects.requireNonNull(name);
        }

        String name() {
            return name;
        }
    }

    /** What no sample is taken for. */
    record Code(int number) {
        Code {
            if (number % 1009 != 77) {
                throw new IllegalArgumentException();
            }
        }
    }

    interface Shape { }

    record Square(int side) implements Shape { }

    enum Colour { RED, GREEN }

    int waiting() {
        return waiting.size() > 1 ? 2 : 0;
    }

    void add(Item item) {
        waiting.add(Objects.requireNonNull(item));
    }

    static boolean isFirstThere(List<Item> items) {
        return !items.isEmpty() && items.get(0) != null;
    }

    static boolean hasValue(Map<Integer, Item> items, Integer key) {
        return items.get(key) != null;
    }

    static int items(ArrayDeque<Item> items) {
        return items.size() > 1 ? 2 : 0;
    }

    static int texts(ArrayDeque<String> texts) {
        return texts.size() > 1 ? 2 : 0;
    }

    static int numbers(ArrayDeque<Integer> numbers) {
        return numbers.size() > 1 ? 2 : 0;
    }

    static int colours(ArrayDeque<Colour> colours) {
        return colours.size() > 1 ? 2 : 0;
    }

    static int shapes(ArrayDeque<? extends Shape> shapes) {
        return shapes.size() > 1 ? 2 : 0;
    }

    static int lists(ArrayDeque<List<Item>> lists) {
        return lists.size() > 1 ? 2 : 0;
    }

    static int arrays(ArrayDeque<Item[]> arrays) {
        return arrays.size() > 1 ? 2 : 0;
    }

    static int types(ArrayDeque<Class<?>> types) {
        return types.size() > 1 ? 2 : 0;
    }

    static int durations(ArrayDeque<Duration> durations) {
        return durations.size() > 1 ? 2 : 0;
    }

    static int codes(ArrayDeque<Code> codes) {
        return codes.size() > 1 ? 2 : 0;
    }

    static <T> int anything(ArrayDeque<T> things) {
        return things.size() > 1 ? 2 : 0;
    }

    static Item taken(ArrayList<Item> items) {
        return items.isEmpty() ? null : Objects.requireNonNull(items.remove(0));
    }
}
