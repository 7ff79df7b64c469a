// What `Sort` promises, as methods that Kukang checks: each sort leaves the array sorted, and each value occurs as
// often as before.
package sorts;

import kukang.Kukang;

final class SortConditions {
    private SortConditions() { }

    static void insertionSort(int[] a) {
        Kukang.assume(a != null);
        Sort.insertionSort(a);
        Kukang.check(isSorted(a));
    }

    static void insertionSortKeepsAll(int[] a, int any) {
        Kukang.assume(a != null);
        int before = occurrences(a, any);
        Sort.insertionSort(a);
        Kukang.check(occurrences(a, any) == before);
    }

    static void selectionSort(int[] a) {
        Kukang.assume(a != null);
        Sort.selectionSort(a);
        Kukang.check(isSorted(a));
    }

    static void selectionSortKeepsAll(int[] a, int any) {
        Kukang.assume(a != null);
        int before = occurrences(a, any);
        Sort.selectionSort(a);
        Kukang.check(occurrences(a, any) == before);
    }

    static void shellsort(int[] a) {
        Kukang.assume(a != null);
        Sort.shellsort(a);
        Kukang.check(isSorted(a));
    }

    static void shellsortKeepsAll(int[] a, int any) {
        Kukang.assume(a != null);
        int before = occurrences(a, any);
        Sort.shellsort(a);
        Kukang.check(occurrences(a, any) == before);
    }

    private static boolean isSorted(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }

    private static int occurrences(int[] a, int value) {
        int count = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == value) {
                count++;
            }
        }
        return count;
    }
}
