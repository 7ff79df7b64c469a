package synchronisation;

/** Waiting and notifying need the monitor; with it, a notification without waiters does nothing. */
public class IllegalMonitorStates {
    interface Action {
        void act() throws Exception;
    }

    static void attempt(String name, Action action) {
        try {
            action.act();
            System.out.println(name + ": fine");
        } catch (Exception e) {
            System.out.println(name + ": " + e);
        }
    }

    public static void main(String[] args) {
        Object lock = new Object();
        Object other = new Object();
        attempt("notify", lock::notify);
        attempt("notifyAll", lock::notifyAll);
        attempt("wait", lock::wait);
        attempt("timed wait", () -> lock.wait(1));
        attempt("negative wait", () -> lock.wait(-1));
        synchronized (lock) {
            attempt("held notify", lock::notify);
            attempt("held notifyAll", lock::notifyAll);
            attempt("held timed wait", () -> lock.wait(1));
            attempt("too many nanoseconds", () -> lock.wait(0, 1_000_000));
            attempt("other", other::notify);
            System.out.println(Thread.holdsLock(lock) + " " + Thread.holdsLock(other));
        }
        attempt("released", lock::notify);
        attempt("holdsLock of null", () -> Thread.holdsLock(null));
    }
}
