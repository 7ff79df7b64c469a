package arithmetic;

/** Integer division truncates toward zero, and the one overflowing quotient wraps instead of trapping. */
public class IntDivision {
    public static void main(String[] args) {
        int[] dividends = {0, 1, -1, 7, -7, 100, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1};
        int[] divisors = {1, -1, 2, -2, 3, -3, 10, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int dividend : dividends) {
            for (int divisor : divisors) {
                int quotient = dividend / divisor;
                int remainder = dividend % divisor;
                System.out.println(dividend + " / " + divisor + " = " + quotient + " rest " + remainder
                        + (quotient * divisor + remainder == dividend ? "" : " WRONG"));
            }
        }
    }
}
