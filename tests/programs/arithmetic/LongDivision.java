package arithmetic;

/** The same rules as for int, at 64 bits: truncation toward zero and a wrapping MIN_VALUE / -1. */
public class LongDivision {
    public static void main(String[] args) {
        long[] dividends = {0, 1, -1, 9_999_999_999L, -9_999_999_999L, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1};
        long[] divisors = {1, -1, 2, -2, 7, -7, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE};
        for (long dividend : dividends) {
            for (long divisor : divisors) {
                long quotient = dividend / divisor;
                long remainder = dividend % divisor;
                System.out.println(dividend + " / " + divisor + " = " + quotient + " rest " + remainder
                        + (quotient * divisor + remainder == dividend ? "" : " WRONG"));
            }
        }
    }
}
