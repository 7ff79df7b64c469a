package system;

/** Clocks are plausible and never run backward between two readings. */
public class Clocks {
    public static void main(String[] args) throws InterruptedException {
        long wall = System.currentTimeMillis();
        System.out.println(wall > 1_600_000_000_000L);
        long last = System.nanoTime();
        boolean monotone = true;
        for (int i = 0; i < 1000; i++) {
            long now = System.nanoTime();
            monotone &= now - last >= 0;
            last = now;
        }
        System.out.println(monotone);
        long before = System.nanoTime();
        Thread.sleep(3);
        System.out.println(System.nanoTime() - before >= 2_000_000);
        System.out.println(System.currentTimeMillis() >= wall);
    }
}
