package synchronisation;

/** A pending interrupt ends sleeping and waiting at once and is cleared by the exception. */
public class InterruptedWait {
    public static void main(String[] args) {
        Thread self = Thread.currentThread();
        Object lock = new Object();
        System.out.println(self.isInterrupted());
        self.interrupt();
        System.out.println(self.isInterrupted() + " " + self.isInterrupted());
        try {
            Thread.sleep(10_000);
            System.out.println("slept");
        } catch (InterruptedException e) {
            System.out.println(e.getMessage() + " " + self.isInterrupted());
        }
        self.interrupt();
        synchronized (lock) {
            try {
                lock.wait();
                System.out.println("waited");
            } catch (InterruptedException e) {
                System.out.println(e.getMessage() + " " + self.isInterrupted() + " " + Thread.holdsLock(lock));
            }
        }
        self.interrupt();
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());
    }
}
