// Insertion sort on objects that know their order.
package ordered;

public final class ComparableSort {
    private ComparableSort() { }

    //@ requires \nonnullelements(a);
    //@ assignable a[*];
    //@ ensures (\forall int i; 0 < i && i < a.length; a[i - 1].compareTo(a[i]) <= 0);
    public static void insertionSort(Comparable<Object>[] a) {
        for (int next = 1; next < a.length; next++) {
            Comparable<Object> element = a[next];
            int hole = next;
            while (hole > 0 && a[hole - 1].compareTo(element) > 0) {
                a[hole] = a[hole - 1];
                hole--;
            }
            a[hole] = element;
        }
    }
}
