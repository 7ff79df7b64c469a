// Arrays of unknown length and content: aliasing, unknown indices, store checks, and objects that turn out to be
// arrays.
package arrays;

import kukang.Kukang;

class Arrays {
    static class Item {
        int value;
    }

    static final class Special extends Item {
    }

    static int at(int[] numbers, int i, int j) {
        numbers[i] = 1;
        numbers[j]++;
        return numbers[i] / numbers[0];
    }

    /** An index that is itself an element. */
    static int follow(int[] numbers, int[] others) {
        int i = numbers[0];
        others[i] = 0;
        return others[numbers[1]] / numbers[0];
    }

    static void store(Item[] items, Item item, int i) {
        items[i] = item;
        Kukang.check(items[0] != null);
    }

    static int load(Item[] items, int i) {
        Item item = items[i];
        if (item == items[0]) {
            return item.value;
        }
        return ((Special) item).value;
    }

    static void same(Object any, int[] numbers) {
        assert any != numbers || any == null;
    }

    static int length(Object any) {
        return any instanceof int[] ? ((int[]) any).length : -1;
    }

    static int make(int length, int i) {
        int[] made = new int[length];
        made[i] = 2;
        return 4 / made[0];
    }

    static void bytes(byte[] bytes, int value) {
        bytes[0] = (byte) value;
        assert bytes[0] == value || bytes.length > 1;
    }

    static void nested(int[][] rows, int i) {
        rows[i][0] = 0;
        assert rows[0] != rows[1] || i == 0;
    }

    /** What an array holds says something about the array, and the other way round. */
    static int mixed(Item[] items, Item item) {
        Item first = items[0];
        try {
            items[1] = item;
        } catch (ArrayStoreException special) {
            assert first == null || first instanceof Special;
            return 1;
        }
        return first instanceof Special ? 2 : 3 / item.value;
    }

    /** An array that may be of either class is looked at before its class is known. */
    static int copy(Item[] from, Item[] to) {
        to[0] = from[0];
        assert to[0] == null || !(to instanceof Special[]) || to[0] instanceof Special;
        return from == to ? 1 : from[0].value;
    }

    static long wide(long[] longs, double[] doubles, int i) {
        longs[i] += 1;
        if (doubles[i] > longs[0]) {
            return longs[i] / longs[0];
        }
        return longs.length / doubles.length;
    }

    static boolean flags(boolean[] flags, char[] letters, int i) {
        flags[i] = letters[0] > 1;
        letters[i] /= 2;
        assert flags[0] || letters[0] != 1;
        return flags[letters[i]];
    }

    static int objects(Object[] objects, Object any) {
        if (objects[0] == any && any instanceof int[]) {
            return ((int[]) any)[0];
        }
        objects[0] = any;
        return objects[0] instanceof Item ? ((Item) objects[0]).value : objects.length;
    }

    static int[] cloned(int[] numbers) {
        int[] copy = numbers.clone();
        copy[0] = numbers[1];
        assert copy != numbers && copy[1] == numbers[1];
        return new int[copy[0]];
    }
}
