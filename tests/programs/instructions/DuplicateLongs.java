package instructions;

/** Compound assignments whose value is used duplicate two-slot values below one or two other slots. */
public class DuplicateLongs {
    long field = 5;
    double real = 0.5;
    static long shared = 7;
    static double sharedReal = 7.5;

    static DuplicateLongs make(DuplicateLongs object) {
        System.out.print("[make]");
        return object;
    }

    public static void main(String[] args) {
        DuplicateLongs o = new DuplicateLongs();
        long[] longs = {10, 20, 30};
        double[] doubles = {1.25, 2.5};
        long local = 3;
        double localReal = 3.5;
        System.out.println(o.field++ + " " + o.field);
        System.out.println(++o.field + " " + o.field);
        System.out.println((o.field += 40) + " " + o.field);
        System.out.println((make(o).field *= 2) + " " + o.field);
        System.out.println(make(o).real-- + " " + o.real);
        System.out.println((o.real /= 4) + " " + o.real);
        System.out.println(shared++ + " " + (shared <<= 3) + " " + --shared);
        System.out.println(sharedReal-- + " " + (sharedReal %= 4) + " " + ++sharedReal);
        System.out.println(longs[0]++ + " " + longs[0]);
        System.out.println((longs[1] -= 100) + " " + longs[1]);
        System.out.println(--longs[2] + " " + longs[2]);
        System.out.println(doubles[0]++ + " " + doubles[0]);
        System.out.println((doubles[1] *= doubles[1]) + " " + doubles[1]);
        System.out.println(local++ + ++local + (local ^= 9));
        System.out.println(localReal++ + ++localReal + (localReal -= 2));
        longs[0] = longs[1] = o.field = shared = local = 99L;
        System.out.println(longs[0] + longs[1] + o.field + shared + local);
        doubles[0] = doubles[1] = o.real = sharedReal = localReal = 0.125;
        System.out.println(doubles[0] + doubles[1] + o.real + sharedReal + localReal);
        long[][] grid = {{1, 2}, {3, 4}};
        System.out.println((grid[1][0] += grid[0][1]++) + " " + grid[0][1] + " " + grid[1][0]);
        o.field++;
        longs[1]++;
        System.out.println(o.field + longs[1]);
    }
}
