package ordered;

import java.util.Arrays;

import opinion.Scene;

/** The least element is taken out of a heap of objects that know their order. */
public final class ComparableHeapScene extends Scene {
    ComparableHeap subject = new ComparableHeap();
    Comparable<Object> result;
    private Object[] oldElements;
    private int oldSize;

    @Override
    @SuppressWarnings("unchecked")
    protected void build(int kind) {
        int count = random.nextInt(6);
        Object[] made = kind == 2 && random.nextBoolean() ? new Integer[count] : new Comparable[count];
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = random.nextInt(9);
        }
        if (kind == 0) {
            Arrays.sort(numbers);
        }
        for (int i = 0; i < count; i++) {
            boolean isNull = kind > 0 && random.nextInt(6) == 0;
            boolean isLong = kind == 2 && made.getClass() != Integer[].class && random.nextInt(3) == 0;
            made[i] = isNull ? null : isLong ? Long.valueOf(numbers[i]) : (Object) Integer.valueOf(numbers[i]);
        }
        subject.elements = kind == 2 && random.nextInt(5) == 0 ? null : (Comparable<Object>[]) made;
        subject.size = kind == 0 ? count : random.nextInt(count + 1);
    }

    @Override
    public void remember() {
        oldElements = subject.elements == null ? null : Arrays.copyOf(subject.elements, subject.elements.length, Object[].class);
        oldSize = subject.size;
    }

    @Override
    public boolean act() {
        if (subject.size == 0) {
            return false;
        }
        try {
            result = subject.deleteMin();
        } catch (NullPointerException | ClassCastException broken) {
            return false;
        }
        return true;
    }

    //= \nonnullelements(elements)
    boolean nonNullElements() {
        return subject.elements != null && Arrays.stream(subject.elements).allMatch(each -> each != null);
    }

    //= \typeof(elements) == \type(Comparable[])
    boolean exactArray() {
        return ((Object) subject.elements).getClass() == Comparable[].class;
    }

    //= (\forall int i; 0 <= i && i < size; \typeof(elements[i]) == \type(Integer))
    boolean integers() {
        for (int i = 0; i < subject.size; i++) {
            if (((Object) ((Object[]) subject.elements)[i]).getClass() != Integer.class) {
                return false;
            }
        }
        return true;
    }

    //= (\num_of int i; 0 <= i && i < elements.length; elements[i] instanceof Integer && (Integer) (Object) elements[i] > argument)
    long greater() {
        long count = 0;
        for (Object each : (Object[]) subject.elements) {
            count += each instanceof Integer && (Integer) each > argument ? 1 : 0;
        }
        return count;
    }

    //= elements != null && (\exists int i; 0 <= i && i < elements.length; elements[i] == null)
    boolean hasNull() {
        return subject.elements != null && Arrays.stream((Object[]) subject.elements).anyMatch(each -> each == null);
    }

    //= (\forall int i; 0 < i && i < size; elements[(i - 1) / 2].compareTo(elements[i]) <= 0)
    boolean heapOrder() {
        Comparable<Object>[] all = subject.elements;
        for (int i = 1; i < subject.size; i++) {
            if (all[(i - 1) / 2].compareTo(all[i]) > 0) {
                return false;
            }
        }
        return true;
    }

    //> size == \old(size) - 1 && \result.compareTo(argument) < 0
    boolean small() {
        return subject.size == oldSize - 1 && result.compareTo(argument) < 0;
    }

    //> (\forall int i; 0 <= i && i < size; \result.compareTo(elements[i]) <= 0)
    boolean least() {
        for (int i = 0; i < subject.size; i++) {
            if (result.compareTo(subject.elements[i]) > 0) {
                return false;
            }
        }
        return true;
    }

    //> (\forall int i; 0 <= i && i < elements.length; elements[i] == \old(elements[i]))
    boolean untouched() {
        return Arrays.equals(subject.elements, oldElements);
    }

    //> \typeof(\result) == \old(\typeof(elements[size - 1]))
    boolean sameType() {
        return ((Object) result).getClass() == oldElements[oldSize - 1].getClass();
    }
}
