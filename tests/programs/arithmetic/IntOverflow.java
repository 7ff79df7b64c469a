package arithmetic;

/** Sums, products and negations wrap around silently. */
public class IntOverflow {
    public static void main(String[] args) {
        int max = Integer.MAX_VALUE;
        int min = Integer.MIN_VALUE;
        System.out.println(max + 1);
        System.out.println(min - 1);
        System.out.println(-min);
        System.out.println(max * max);
        System.out.println(max * 2);
        System.out.println(min * min);
        System.out.println(min * -1);
        System.out.println(Math.abs(min));
        max++;
        System.out.println(max);
        min--;
        System.out.println(min);
        long maxLong = Long.MAX_VALUE;
        long minLong = Long.MIN_VALUE;
        System.out.println(maxLong + 1);
        System.out.println(minLong - 1);
        System.out.println(-minLong);
        System.out.println(maxLong * maxLong);
        System.out.println(minLong * minLong);
        System.out.println(minLong * -1);
        int factorial = 1;
        long factorialLong = 1;
        for (int i = 1; i <= 25; i++) {
            factorial *= i;
            factorialLong *= i;
            System.out.println(i + "! = " + factorial + ", " + factorialLong);
        }
        int hash = 17;
        for (int i = 0; i < 1000; i++) {
            hash = hash * 31 + i;
        }
        System.out.println(hash);
    }
}
