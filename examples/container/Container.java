// A cell that can swap its content with another cell: Program 1 of the 2011 article on lazy, lazier and lazier#
// initialization. Only `data` is ever read, so the number of paths does not depend on the bound.
package container;

import kukang.Kukang;

public class Container<E> {
    E data;
    Container<E> next;

    public void swap(Container<E> n) {
        Kukang.assume(n != null);
        E e = data;
        data = n.data;
        n.data = e;
    }
}
