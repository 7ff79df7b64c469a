package numbers;

import java.util.Arrays;
import java.util.SplittableRandom;

public class SeededSplittableRandom {
    public static void main(String[] args) {
        SplittableRandom r = new SplittableRandom(2024);
        System.out.println(r.nextInt() + " " + r.nextLong() + " " + r.nextInt(100) + " " + r.nextInt(-5, 5) + " " + r.nextLong(1L << 40) + " " + r.nextBoolean());
        System.out.println(r.nextDouble() + " " + r.nextDouble(1.0, 2.0));
        SplittableRandom child = r.split();
        System.out.println(child.nextInt() + " " + r.nextInt());
        System.out.println(Arrays.toString(new SplittableRandom(1).ints(5, 0, 50).toArray()));
    }
}
