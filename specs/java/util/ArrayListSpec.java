package kukang.specs;

import java.util.ArrayList;
import kukang.contracts.Invariant;
import kukang.contracts.Limit;
import kukang.contracts.Owned;
import kukang.contracts.SpecFor;

/** An array that is filled from its beginning; two arrays of length 0 are shared by all lists that nothing was added to. */
@SpecFor(ArrayList.class)
abstract class ArrayListSpec<E> {
    /** Arrays that are longer would only add errors of too little memory. */
    static final int MOST = 1 << 16;

    static Object[] EMPTY_ELEMENTDATA;
    static Object[] DEFAULTCAPACITY_EMPTY_ELEMENTDATA;

    @Owned
    Object[] elementData;
    int size;

    abstract E get(int index) throws IndexOutOfBoundsException;

    abstract E set(int index, E element) throws IndexOutOfBoundsException;

    abstract void add(int index, E element) throws IndexOutOfBoundsException;

    abstract E remove(int index) throws IndexOutOfBoundsException;

    @Limit("with room for more than 65536 elements")
    boolean isCovered() {
        return elementData == null || elementData.length <= MOST;
    }

    @Invariant
    boolean repOk() {
        if (elementData == DEFAULTCAPACITY_EMPTY_ELEMENTDATA || elementData == EMPTY_ELEMENTDATA) {
            return size == 0;
        }
        return elementData != null
                && elementData.getClass() == Object[].class
                && 0 <= size
                && size <= elementData.length
                && elementData.length <= MOST;
    }
}
