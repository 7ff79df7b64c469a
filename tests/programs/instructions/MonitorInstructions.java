package instructions;

/** Monitors nest, are re-entered, and are released on each way out of the block. */
public class MonitorInstructions {
    static final Object LOCK = new Object();

    static String held() {
        return Thread.holdsLock(LOCK) ? "held" : "free";
    }

    static int returnInside() {
        synchronized (LOCK) {
            return LOCK.hashCode() == LOCK.hashCode() ? 1 : 2;
        }
    }

    static void throwInside() {
        synchronized (LOCK) {
            throw new IllegalStateException("inside, " + held());
        }
    }

    public static void main(String[] args) {
        System.out.println(held());
        synchronized (LOCK) {
            System.out.println(held());
            synchronized (LOCK) {
                System.out.println(held());
            }
            System.out.println(held());
        }
        System.out.println(held());
        System.out.println(returnInside() + " " + held());
        try {
            throwInside();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + ", then " + held());
        }
        for (int i = 0; i < 3; i++) {
            synchronized (LOCK) {
                if (i == 0) {
                    continue;
                }
                System.out.println(i + " " + held());
                break;
            }
        }
        System.out.println(held());
        int[] array = new int[0];
        synchronized (array) {
            System.out.println(Thread.holdsLock(array));
        }
        synchronized (MonitorInstructions.class) {
            System.out.println(Thread.holdsLock(MonitorInstructions.class));
        }
        try {
            Object nothing = args.length == 0 ? null : args;
            synchronized (nothing) {
                System.out.println("unreachable");
            }
        } catch (NullPointerException e) {
            System.out.println("null has no monitor");
        }
    }
}
