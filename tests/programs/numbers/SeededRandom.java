package numbers;

import java.util.Arrays;
import java.util.Random;

public class SeededRandom {
    public static void main(String[] args) {
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextInt(1 << 30) + " " + r.nextInt(1_500_000_000));
        System.out.println(r.nextLong() + " " + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextDouble());
        System.out.println(Long.toHexString(Double.doubleToLongBits(r.nextGaussian())) + " " + Long.toHexString(Double.doubleToLongBits(r.nextGaussian())));
        byte[] bytes = new byte[10];
        r.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        System.out.println(Arrays.toString(new Random(7).ints(6, -5, 5).toArray()) + " " + Arrays.toString(new Random(7).longs(2).toArray()));
        System.out.println(Arrays.toString(new Random(9).doubles(3).toArray()) + " " + new Random(1).nextInt(5, 10) + " " + new Random(-1).nextInt());
        r.setSeed(42);
        System.out.println(r.nextInt());
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
