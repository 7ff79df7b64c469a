package kukang.specs;

import java.util.NoSuchElementException;
import java.util.Vector;
import kukang.contracts.Invariant;
import kukang.contracts.Limit;
import kukang.contracts.SpecFor;

/** An array that is filled from its beginning. */
@SpecFor(Vector.class)
abstract class VectorSpec<E> {
    /** Arrays that are longer would only add errors of too little memory. */
    static final int MOST = 1 << 16;

    /** A vector that is full has few elements, so that one that has just grown is still not too long. */
    static final int MOST_MORE = 1 << 10;

    Object[] elementData;
    int elementCount;
    int capacityIncrement;

    abstract E get(int index) throws IndexOutOfBoundsException;

    abstract E set(int index, E element) throws IndexOutOfBoundsException;

    abstract void add(int index, E element) throws IndexOutOfBoundsException;

    abstract E remove(int index) throws IndexOutOfBoundsException;

    abstract E elementAt(int index) throws IndexOutOfBoundsException;

    abstract E firstElement() throws NoSuchElementException;

    abstract E lastElement() throws NoSuchElementException;

    @Limit("with room for more than 65536 elements, or that grow by more than 1024")
    boolean isCovered() {
        return elementData == null || elementData.length <= MOST && capacityIncrement <= MOST_MORE;
    }

    @Invariant
    boolean repOk() {
        return elementData != null
                && elementData.getClass() == Object[].class
                && 0 <= elementCount
                && elementCount <= elementData.length
                && elementData.length <= MOST
                && capacityIncrement <= MOST_MORE;
    }
}
