package open;

import java.util.Comparator;
import kukang.Kukang;
import kukang.contracts.*;

/** What an unknown comparator makes of equal values, and of what its values lead to. */
class Values {
    enum Suit { RED, BLACK }

    static class Part {
        int key;
    }

    static class Item {
        int key;
        Part part;
    }

    void holdsBoxesOfOneNumber(@NonNull Comparator<Integer> order, int number) {
        Kukang.check(order.compare(number, number) == 0);
        Kukang.check(order.compare(1000, Integer.valueOf("1000")) == 0);
    }

    void holdsBoxesOfNumbersThatTurnOutEqual(@NonNull Comparator<Integer> order, int one, int other) {
        int before = order.compare(one, other);
        if (one == other) {
            Kukang.check(before == 0);
        }
    }

    void holdsChains(@NonNull Comparator<Integer> order, int one, int two, int three) {
        if (order.compare(one, two) < 0 && order.compare(two, three) < 0) {
            Kukang.check(one != three);
        }
    }

    void holdsBoxesOfTheInput(@NonNull Comparator<Integer> order, @NonNull Integer one, @NonNull Integer other) {
        int before = order.compare(one, other);
        if (one.equals(other)) {
            Kukang.check(before == 0);
        }
    }

    void holdsBoxOfTheInputAndANumber(@NonNull Comparator<Integer> order, @NonNull Integer one, int other) {
        int before = order.compare(one, other);
        if (one == other) {
            Kukang.check(before == 0);
        }
    }

    void holdsOtherBoxes(
        @NonNull Comparator<Object> order, long l, short s, byte b, char c, boolean z, double d, float f) {
        Kukang.check(order.compare(l, l) == 0 && order.compare(s, s) == 0 && order.compare(b, b) == 0);
        Kukang.check(order.compare(c, c) == 0 && order.compare(z, z) == 0 && order.compare(d, d) == 0);
        Kukang.check(order.compare(f, f) == 0);
    }

    void holdsStrings(@NonNull Comparator<String> order) {
        Kukang.check(order.compare(new String("one"), "one") == 0);
    }

    /** Different values may be worth the same or not. */
    void failsOtherNumbersDiffer(@NonNull Comparator<Integer> order, int number) {
        Kukang.check(order.compare(number, number + 1) != 0);
    }

    void failsOtherNumbersAreWorthTheSame(@NonNull Comparator<Integer> order, int number) {
        Kukang.check(order.compare(number, number + 1) == 0);
    }

    void failsOtherStrings(@NonNull Comparator<String> order) {
        Kukang.check(order.compare("one", "two") == 0);
    }

    void failsOtherClasses(@NonNull Comparator<Object> order) {
        Kukang.check(order.compare(1, 1L) == 0);
    }

    /** Doubles are equal if their bits are. */
    void failsZeros(@NonNull Comparator<Double> order) {
        Kukang.check(order.compare(0.0, -0.0) == 0);
    }

    /** There are not more ranks than values. */
    void holdsTwoOfTwo(
        @NonNull Comparator<Object> order, @NonNull Suit one, @NonNull Suit two, @NonNull Suit three,
        @NonNull Boolean a, @NonNull Boolean b, @NonNull Boolean c) {
        Kukang.check(order.compare(one, two) >= 0 || order.compare(two, three) >= 0);
        Kukang.check(order.compare(a, b) >= 0 || order.compare(b, c) >= 0);
    }

    void failsToBeOne(@NonNull Comparator<Suit> order, @NonNull Suit one, @NonNull Suit two) {
        Kukang.check(order.compare(one, two) >= 0);
    }

    void failsWriteToAPart(@NonNull Comparator<Item> order, @NonNull Item one, @NonNull Item other) {
        int before = order.compare(one, other);
        if (one.part != null) {
            one.part.key = 5;
            Kukang.check(order.compare(one, other) == before);
        }
    }

    void holdsWriteToWhatIsNoPart(@NonNull Comparator<Item> order, @NonNull Item one, @NonNull Item other) {
        int before = order.compare(one, other);
        Item[] items = {one, other};
        items[0] = other;
        new Part().key = 7;
        Kukang.check(order.compare(one, other) == before);
    }
}
