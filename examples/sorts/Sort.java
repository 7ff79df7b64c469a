// Three sorts of an int array in place.
package sorts;

public final class Sort {
    private Sort() { }

    public static void insertionSort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int value = a[i];
            int hole = i;
            while (hole > 0 && value < a[hole - 1]) {
                a[hole] = a[hole - 1];
                hole--;
            }
            a[hole] = value;
        }
    }

    public static void selectionSort(int[] a) {
        for (int i = 0; i + 1 < a.length; i++) {
            int least = i;
            for (int j = i + 1; j < a.length; j++) {
                if (a[j] < a[least]) {
                    least = j;
                }
            }
            int value = a[least];
            a[least] = a[i];
            a[i] = value;
        }
    }

    public static void shellsort(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < a.length; i++) {
                int value = a[i];
                int hole = i;
                while (hole >= gap && value < a[hole - gap]) {
                    a[hole] = a[hole - gap];
                    hole -= gap;
                }
                a[hole] = value;
            }
        }
    }
}
