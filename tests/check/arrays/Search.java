package arrays;

public class Search {
    /** Misses that the array may be empty. */
    static int last(int[] numbers) {
        if (numbers == null) {
            return 0;
        }
        return numbers[numbers.length - 1];
    }

    static void fill(Object[] places, Object what) {
        if (places != null && places.length == 2) {
            places[1] = what;
        }
    }

    static boolean contains(int[] numbers, int wanted) {
        if (numbers == null) {
            return false;
        }
        for (int number : numbers) {
            if (number == wanted) {
                return true;
            }
        }
        return false;
    }
}
