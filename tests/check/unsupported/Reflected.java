package unsupported;

import java.lang.reflect.Array;

/** Arrays of the input, of which not all is known, by reflection. */
public class Reflected {
    static void set(int[] numbers) {
        if (numbers != null && numbers.length > 0) {
            Array.setInt(numbers, 0, 3);
        }
    }

    static int length(int[] numbers) {
        return numbers == null ? 0 : 1 / Array.getLength(numbers);
    }
}
