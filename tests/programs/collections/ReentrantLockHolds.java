package collections;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReentrantLockHolds {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        System.out.println(lock.isLocked() + " " + lock.tryLock() + " " + lock.getHoldCount());
        lock.lock();
        try {
            System.out.println(lock.getHoldCount() + " " + lock.isHeldByCurrentThread() + " " + lock.hasQueuedThreads());
        } finally {
            lock.unlock();
        }
        lock.unlock();
        System.out.println(lock.isLocked() + " " + lock.isFair());
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held");
        }
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.writeLock().lock();
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount() + " " + rw.isWriteLocked());
        rw.writeLock().unlock();
        System.out.println(rw.writeLock().tryLock() + " " + rw.getReadHoldCount());
        rw.readLock().unlock();
        Semaphore s = new Semaphore(2);
        System.out.println(s.tryAcquire() + " " + s.tryAcquire() + " " + s.tryAcquire() + " " + s.availablePermits());
        s.release();
        System.out.println(s.availablePermits() + " " + s.drainPermits());
    }
}
