package odd;

/** More paths than tests fit into one file. */
public class Many {
    static int signs(int[] numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number > 0 ? 1 : number < 0 ? -1 : 0;
        }
        return sum;
    }
}
