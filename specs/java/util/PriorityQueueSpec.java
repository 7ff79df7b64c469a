package kukang.specs;

import java.util.Comparator;
import java.util.PriorityQueue;
import kukang.contracts.Invariant;
import kukang.contracts.Limit;
import kukang.contracts.NonNull;
import kukang.contracts.Owned;
import kukang.contracts.SpecFor;
import kukang.contracts.TotalOrder;

/**
 * A binary heap in an array, whose elements are ordered by their natural order, of which nothing is known but that it is
 * total. Queues with a comparator are not covered.
 */
@SpecFor(PriorityQueue.class)
abstract class PriorityQueueSpec<E> {
    /** Arrays that are longer would only add errors of too little memory. */
    static final int MOST = 1 << 16;

    @TotalOrder
    @Owned
    Object[] queue;
    int size;
    Comparator<? super E> comparator;

    abstract boolean add(@TotalOrder @NonNull E e);

    abstract boolean offer(@TotalOrder @NonNull E e);

    @Limit("with a comparator, or with room for more than 65536 elements")
    boolean isCovered() {
        return comparator == null && (queue == null || queue.length <= MOST);
    }

    @Invariant
    @SuppressWarnings("unchecked")
    boolean repOk() {
        if (comparator != null || queue == null || queue.getClass() != Object[].class) {
            return false;
        }
        if (queue.length == 0 || queue.length > MOST || size < 0 || size > queue.length) {
            return false;
        }
        if (size == 0) {
            return queue[0] == null;
        }
        for (int index = 0; index < size; index++) {
            if (queue[index] == null) {
                return false;
            }
            if (index > 0 && ((Comparable<Object>) queue[(index - 1) / 2]).compareTo(queue[index]) > 0) {
                return false;
            }
        }
        return true;
    }
}
