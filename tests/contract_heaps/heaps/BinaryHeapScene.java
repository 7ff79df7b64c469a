package heaps;

import opinion.Scene;

/** A value is offered to a heap in an array. */
public final class BinaryHeapScene extends Scene {
    BinaryHeap subject = new BinaryHeap();
    boolean result;
    private int[] oldElements;
    private int oldSize;

    @Override
    protected void build(int kind) {
        int count = random.nextInt(8);
        for (int i = 0; i < count; i++) {
            subject.insert(random.nextInt(10));
        }
        if (kind == 1) {
            subject.elements[random.nextInt(subject.elements.length)] = random.nextInt(10);
        }
        if (kind == 2) {
            subject.elements = random.nextInt(6) == 0 ? null : new int[random.nextInt(6)];
            for (int i = 0; subject.elements != null && i < subject.elements.length; i++) {
                subject.elements[i] = random.nextInt(12) - 2;
            }
            subject.size = random.nextInt(8) - 1;
        }
    }

    @Override
    public void remember() {
        oldElements = subject.elements == null ? null : subject.elements.clone();
        oldSize = subject.size;
    }

    @Override
    public boolean act() {
        try {
            result = subject.offer(argument);
        } catch (RuntimeException broken) {
            return false;
        }
        return true;
    }

    //= (\forall int i; 1 <= i && i < size; elements[(i - 1) / 2] <= elements[i])
    boolean heapOrder() {
        for (int i = 1; i < subject.size; i++) {
            if (subject.elements[(i - 1) / 2] > subject.elements[i]) {
                return false;
            }
        }
        return true;
    }

    //= elements != null && 0 <= size && size <= elements.length
    //=     && (\forall int i; 0 <= i && i < size - 1; elements[i] <= elements[i + 1])
    boolean sorted() {
        if (subject.elements == null || subject.size < 0 || subject.size > subject.elements.length) {
            return false;
        }
        for (int i = 0; i < subject.size - 1; i++) {
            if (subject.elements[i] > subject.elements[i + 1]) {
                return false;
            }
        }
        return true;
    }

    //= elements == null || (\forall int i, j; 0 <= i && i < j && j < elements.length; elements[i] != elements[j])
    boolean distinct() {
        for (int j = 0; subject.elements != null && j < subject.elements.length; j++) {
            for (int i = 0; i < j; i++) {
                if (subject.elements[i] == subject.elements[j]) {
                    return false;
                }
            }
        }
        return true;
    }

    //= (\sum int i; 0 <= i && i < size && i < elements.length; elements[i])
    int sum() {
        int sum = 0;
        for (int i = 0; i < subject.size && i < subject.elements.length; i++) {
            sum += subject.elements[i];
        }
        return sum;
    }

    //= (\min int i; 0 <= i && i < elements.length; elements[i])
    int least() {
        int least = Integer.MAX_VALUE;
        for (int element : subject.elements) {
            least = Math.min(least, element);
        }
        return least;
    }

    //= (\num_of int i; 0 <= i && i < elements.length; elements[i] == argument) > 0 ==> size > 2
    boolean foundInLarge() {
        boolean found = false;
        for (int element : subject.elements) {
            found |= element == argument;
        }
        return !found || subject.size > 2;
    }

    //> \result == \old(size < elements.length) && argument < 5
    boolean roomWasThere() {
        return result == oldSize < oldElements.length && argument < 5;
    }

    //> \result && size == \old(size) + 1
    boolean oneMore() {
        return result && subject.size == oldSize + 1;
    }

    //> (\forall int i; 0 <= i && i < \old(size); elements[i] == \old(elements[i]))
    boolean elementsStay() {
        for (int i = 0; i < oldSize; i++) {
            if (subject.elements[i] != oldElements[i]) {
                return false;
            }
        }
        return true;
    }

    //> (\num_of int i; 0 <= i && i < size; elements[i] == argument)
    //>     - \old((\num_of int i; 0 <= i && i < size; elements[i] == argument))
    long timesMore() {
        long more = 0;
        for (int i = 0; i < subject.size; i++) {
            more += subject.elements[i] == argument ? 1 : 0;
        }
        for (int i = 0; i < oldSize; i++) {
            more -= oldElements[i] == argument ? 1 : 0;
        }
        return more;
    }

    //> (\exists int i; 0 <= i && i < elements.length && elements[i] != \old(elements[i]); i % 2 == 0)
    boolean changedAtEven() {
        for (int i = 0; i < oldElements.length; i += 2) {
            if (subject.elements[i] != oldElements[i]) {
                return true;
            }
        }
        return false;
    }
}
