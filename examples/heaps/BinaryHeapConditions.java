// What `BinaryHeap` promises, as methods that Kukang checks.
package heaps;

import kukang.Kukang;

final class BinaryHeapConditions {
    private BinaryHeapConditions() { }

    static void findMin(BinaryHeap heap) {
        Kukang.assume(heap != null && heap.repOk() && !heap.isEmpty());
        int least = heap.findMin();
        Kukang.check(isAtLeast(heap, least));
    }

    static void insert(BinaryHeap heap, int value) {
        Kukang.assume(heap != null && heap.repOk());
        int size = heap.size();
        heap.insert(value);
        Kukang.check(heap.repOk());
        Kukang.check(heap.size() == size + 1);
        Kukang.check(heap.findMin() <= value);
    }

    static void insertKeepsAll(BinaryHeap heap, int value, int any) {
        Kukang.assume(heap != null && heap.repOk());
        int before = occurrences(heap, any);
        heap.insert(value);
        Kukang.check(occurrences(heap, any) == (any == value ? before + 1 : before));
    }

    static void offer(BinaryHeap heap, int value) {
        Kukang.assume(heap != null && heap.repOk());
        int size = heap.size();
        boolean room = size < heap.elements.length;
        boolean added = heap.offer(value);
        Kukang.check(heap.repOk());
        Kukang.check(added == room);
        Kukang.check(heap.size() == (added ? size + 1 : size));
    }

    static void deleteMin(BinaryHeap heap) {
        Kukang.assume(heap != null && heap.repOk() && !heap.isEmpty());
        int size = heap.size();
        int first = heap.findMin();
        int least = heap.deleteMin();
        Kukang.check(heap.repOk());
        Kukang.check(least == first);
        Kukang.check(heap.size() == size - 1);
        Kukang.check(isAtLeast(heap, least));
    }

    static void deleteMinKeepsOthers(BinaryHeap heap, int any) {
        Kukang.assume(heap != null && heap.repOk() && !heap.isEmpty());
        int before = occurrences(heap, any);
        int least = heap.deleteMin();
        Kukang.check(occurrences(heap, any) == (any == least ? before - 1 : before));
    }

    private static int occurrences(BinaryHeap heap, int value) {
        int count = 0;
        for (int i = 0; i < heap.size; i++) {
            if (heap.elements[i] == value) {
                count++;
            }
        }
        return count;
    }

    private static boolean isAtLeast(BinaryHeap heap, int least) {
        for (int i = 0; i < heap.size; i++) {
            if (heap.elements[i] < least) {
                return false;
            }
        }
        return true;
    }
}
