package synchronisation;

/** Synchronized methods lock the instance or the class, re-enter, and unlock on every exit. */
public class SynchronizedMethods {
    int depth;

    synchronized boolean instance() {
        return Thread.holdsLock(this) && !Thread.holdsLock(SynchronizedMethods.class);
    }

    static synchronized boolean shared() {
        return Thread.holdsLock(SynchronizedMethods.class);
    }

    synchronized int reenter(int levels) {
        depth++;
        if (levels == 0) {
            return Thread.holdsLock(this) ? depth : -1;
        }
        return reenter(levels - 1);
    }

    synchronized void fail() {
        throw new IllegalStateException("failing while " + (Thread.holdsLock(this) ? "locked" : "unlocked"));
    }

    static synchronized long wide(long a, double b) {
        return a + (long) b;
    }

    synchronized SynchronizedMethods self() {
        return this;
    }

    static class Sub extends SynchronizedMethods {
        @Override
        boolean instance() {
            boolean before = Thread.holdsLock(this);
            return !before && super.instance() && !Thread.holdsLock(this);
        }
    }

    public static void main(String[] args) {
        SynchronizedMethods object = new SynchronizedMethods();
        System.out.println(object.instance() + " " + shared() + " " + object.reenter(5));
        System.out.println(Thread.holdsLock(object) + " " + Thread.holdsLock(SynchronizedMethods.class));
        try {
            object.fail();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " then " + Thread.holdsLock(object));
        }
        System.out.println(wide(1L << 40, 2.5) + " " + (object.self() == object) + " " + Thread.holdsLock(object));
        System.out.println(new Sub().instance());
        SynchronizedMethods nothing = null;
        try {
            nothing.fail();
        } catch (NullPointerException e) {
            System.out.println("no receiver");
        }
    }
}
