// The mark phase from a root that is given, as in Table 1 of the 2011 article, rather than found in a heap.
package gc;

final class RootConditions {
    private RootConditions() { }

    static void mark(Heap.Cell root) {
        Heap heap = new Heap();
        heap.root = root;
        HeapConditions.mark(heap);
    }
}
