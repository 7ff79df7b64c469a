// What `LeftistHeap` promises, as methods that Kukang checks.
package heaps;

import kukang.Kukang;

final class LeftistHeapConditions {
    private LeftistHeapConditions() { }

    static void isEmpty(LeftistHeap heap) {
        Kukang.assume(heap != null && heap.repOk());
        Kukang.check(heap.isEmpty() == (size(heap.root) == 0));
    }

    static void findMin(LeftistHeap heap) {
        Kukang.assume(heap != null && heap.repOk() && !heap.isEmpty());
        Kukang.check(isAtLeast(heap.root, heap.findMin()));
    }

    static void insert(LeftistHeap heap, int key) {
        Kukang.assume(heap != null && heap.repOk());
        int size = size(heap.root);
        heap.insert(key);
        Kukang.check(heap.repOk());
        Kukang.check(size(heap.root) == size + 1);
        Kukang.check(heap.findMin() <= key);
    }

    static void insertKeepsAll(LeftistHeap heap, int key, int any) {
        Kukang.assume(heap != null && heap.repOk());
        int before = occurrences(heap.root, any);
        heap.insert(key);
        Kukang.check(occurrences(heap.root, any) == (any == key ? before + 1 : before));
    }

    static void deleteMin(LeftistHeap heap) {
        Kukang.assume(heap != null && heap.repOk() && !heap.isEmpty());
        int size = size(heap.root);
        int first = heap.root.key;
        int least = heap.deleteMin();
        Kukang.check(heap.repOk());
        Kukang.check(least == first);
        Kukang.check(size(heap.root) == size - 1);
        Kukang.check(isAtLeast(heap.root, least));
    }

    static void deleteMinKeepsOthers(LeftistHeap heap, int any) {
        Kukang.assume(heap != null && heap.repOk() && !heap.isEmpty());
        int before = occurrences(heap.root, any);
        int least = heap.deleteMin();
        Kukang.check(occurrences(heap.root, any) == (any == least ? before - 1 : before));
    }

    /** Heaps without a common node; they may be one and the same only if it is empty. */
    static void merge(LeftistHeap heap, LeftistHeap other) {
        Kukang.assume(heap != null && other != null);
        Kukang.assume(heap.repOk() && other.repOk() && areDisjoint(other.root, heap.root));
        int size = size(heap.root) + size(other.root);
        heap.merge(other);
        Kukang.check(heap.repOk());
        Kukang.check(size(heap.root) == size);
        Kukang.check(heap == other || other.isEmpty());
    }

    static void mergeWithItself(LeftistHeap heap) {
        Kukang.assume(heap != null && heap.repOk());
        int size = size(heap.root);
        heap.merge(heap);
        Kukang.check(heap.repOk());
        Kukang.check(size(heap.root) == size);
    }

    static void mergeKeepsAll(LeftistHeap heap, LeftistHeap other, int any) {
        Kukang.assume(heap != null && other != null && heap != other);
        Kukang.assume(heap.repOk() && other.repOk() && areDisjoint(other.root, heap.root));
        int before = occurrences(heap.root, any) + occurrences(other.root, any);
        heap.merge(other);
        Kukang.check(occurrences(heap.root, any) == before);
    }

    private static int size(LeftistHeap.Node node) {
        return node == null ? 0 : size(node.left) + 1 + size(node.right);
    }

    private static int occurrences(LeftistHeap.Node node, int key) {
        if (node == null) {
            return 0;
        }
        int here = node.key == key ? 1 : 0;
        return here + occurrences(node.left, key) + occurrences(node.right, key);
    }

    private static boolean isAtLeast(LeftistHeap.Node node, int least) {
        return node == null || node.key >= least && isAtLeast(node.left, least) && isAtLeast(node.right, least);
    }

    private static boolean areDisjoint(LeftistHeap.Node node, LeftistHeap.Node other) {
        return node == null || !holds(other, node) && areDisjoint(node.left, other) && areDisjoint(node.right, other);
    }

    private static boolean holds(LeftistHeap.Node node, LeftistHeap.Node wanted) {
        return node != null && (node == wanted || holds(node.left, wanted) || holds(node.right, wanted));
    }
}
