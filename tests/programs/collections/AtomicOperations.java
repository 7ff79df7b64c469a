package collections;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAdder;

public class AtomicOperations {
    static class Counter {
        volatile int count;
    }

    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.addAndGet(-10) + " " + i.getAndSet(3)
                + " " + i.compareAndSet(3, 4) + " " + i.compareAndSet(3, 5) + " " + i.updateAndGet(x -> x * x) + " " + i.accumulateAndGet(2, Math::max) + " " + i);
        AtomicLong l = new AtomicLong(Long.MAX_VALUE);
        System.out.println(l.incrementAndGet() + " " + l.getAndDecrement() + " " + l.get());
        AtomicReference<String> r = new AtomicReference<>("a");
        String old = r.get();
        System.out.println(r.compareAndSet(old, "b") + " " + r.compareAndSet(old, "c") + " " + r.getAndUpdate(s -> s + s) + " " + r);
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.compareAndSet(false, true) + " " + b.getAndSet(false) + " " + b.get());
        AtomicIntegerArray a = new AtomicIntegerArray(3);
        a.set(0, 1);
        a.getAndAdd(1, 7);
        a.compareAndSet(2, 0, 9);
        System.out.println(a + " " + a.length());
        try {
            a.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Counter c = new Counter();
        AtomicIntegerFieldUpdater<Counter> updater = AtomicIntegerFieldUpdater.newUpdater(Counter.class, "count");
        updater.addAndGet(c, 12);
        System.out.println(c.count);
        AtomicStampedReference<String> stamped = new AtomicStampedReference<>("x", 1);
        System.out.println(stamped.compareAndSet("x", "y", 0, 2) + " " + stamped.compareAndSet("x", "y", 1, 2) + " " + stamped.getStamp());
        LongAdder adder = new LongAdder();
        for (int k = 0; k < 10; k++) {
            adder.add(k);
        }
        System.out.println(adder.sumThenReset() + " " + adder.sum());
    }
}
