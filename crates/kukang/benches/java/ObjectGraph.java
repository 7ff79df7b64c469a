import java.util.Map;
import java.util.TreeMap;

/** A red-black tree with boxed keys: insertions, lookups, removals, a walk. */
public class ObjectGraph {
    static final int SIZE = 12_000;

    public static void main(String[] arguments) {
        Map<Integer, Integer> tree = new TreeMap<>();
        int key = 1;
        for (int round = 0; round < 4; round++) {
            for (int index = 0; index < SIZE; index++) {
                key = next(key);
                tree.put(key, index);
            }
            System.out.println(tree.size() + " " + found(tree) + " " + sum(tree));
            int removed = 0;
            for (int candidate = round; candidate < 1 << 16; candidate += 2) {
                if (tree.remove(candidate) != null) {
                    removed++;
                }
            }
            System.out.println(removed + " removed, " + tree.size() + " left");
        }
    }

    static int next(int key) {
        return (key * 75 + 74) % 65_537;
    }

    static int found(Map<Integer, Integer> tree) {
        int found = 0;
        for (int candidate = 0; candidate < 1 << 16; candidate += 3) {
            if (tree.containsKey(candidate)) {
                found++;
            }
        }
        return found;
    }

    static long sum(Map<Integer, Integer> tree) {
        long sum = 0;
        for (Map.Entry<Integer, Integer> entry : tree.entrySet()) {
            sum += (long) entry.getKey() * entry.getValue();
        }
        return sum;
    }
}
