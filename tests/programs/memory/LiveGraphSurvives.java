package memory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Far more garbage is made than fits into memory at once; what is still reachable must come through unharmed. */
public class LiveGraphSurvives {
    static class Node {
        final int value;
        Node left;
        Node right;

        Node(int value) {
            this.value = value;
        }

        void insert(int other) {
            if (other < value) {
                if (left == null) {
                    left = new Node(other);
                } else {
                    left.insert(other);
                }
            } else if (right == null) {
                right = new Node(other);
            } else {
                right.insert(other);
            }
        }

        long sum() {
            return value + (left == null ? 0 : left.sum()) + (right == null ? 0 : right.sum());
        }
    }

    static Map<String, int[]> kept = new HashMap<>();

    public static void main(String[] args) {
        Node tree = new Node(500);
        int seed = 7;
        for (int i = 0; i < 1000; i++) {
            seed = seed * 1103515245 + 12345;
            tree.insert(seed >>> 20);
            kept.put("key" + i, new int[] {i, i * i});
        }
        long sum = tree.sum();
        List<byte[]> recent = new ArrayList<>();
        long garbage = 0;
        for (int round = 0; round < 3000; round++) {
            byte[] block = new byte[400_000];
            block[round % block.length] = 1;
            recent.add(block);
            if (recent.size() > 10) {
                recent.remove(0);
            }
            garbage += new Node(round).value + "text".concat(Integer.toString(round)).length();
        }
        System.out.println(tree.sum() == sum);
        System.out.println(garbage + " " + recent.size() + " " + recent.get(9)[2999]);
        long total = 0;
        for (int i = 0; i < 1000; i++) {
            total += kept.get("key" + i)[1];
        }
        System.out.println(total + " " + kept.size());
    }
}
