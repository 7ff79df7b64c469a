package handles;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Classes of java.util.concurrent that are built on variable handles, used by one thread. */
public class ConcurrentClasses {
    volatile long counter = 5;
    volatile String label = "old";

    public static void main(String[] args) throws Exception {
        queues();
        atomics();
        futures();
        locks();
        System.out.println(new SplittableRandom(7).nextInt(1000) + " " + new SplittableRandom(7).split().nextLong());
    }

    static void queues() {
        ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>(List.of("a", "b", "c"));
        queue.offer("d");
        queue.remove("b");
        System.out.println(queue.poll() + " " + queue.peek() + " " + queue + " " + queue.size());
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        deque.addFirst(1);
        deque.addLast(2);
        deque.push(0);
        System.out.println(deque + " " + deque.pollLast() + " " + deque.pollFirst() + " " + deque);
        LinkedTransferQueue<String> transfer = new LinkedTransferQueue<>();
        transfer.add("x");
        System.out.println(transfer.tryTransfer("nobody") + " " + transfer.poll() + " " + transfer.poll());
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 50; i++) {
            map.put(i * 7 % 50, "v" + i);
        }
        map.remove(10);
        map.replace(11, "eleven");
        System.out.println(map.headMap(5) + " " + map.ceilingKey(10) + " " + map.get(11) + " " + map.size() + " " + map.pollLastEntry());
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(3, 1, 2));
        list.addIfAbsent(1);
        list.sort(null);
        System.out.println(list);
    }

    static void atomics() {
        AtomicBoolean flag = new AtomicBoolean();
        System.out.println(flag.compareAndSet(false, true) + " " + flag.getAndSet(false) + " " + flag.weakCompareAndSetPlain(false, true) + " " + flag);
        AtomicReference<String> reference = new AtomicReference<>("one");
        System.out.println(reference.getAndUpdate(text -> text + "!") + " " + reference.accumulateAndGet("?", String::concat) + " " + reference.compareAndExchange("no", "way"));
        AtomicIntegerArray ints = new AtomicIntegerArray(3);
        ints.addAndGet(1, 5);
        ints.lazySet(2, 9);
        System.out.println(ints.getAndIncrement(1) + " " + ints.compareAndSet(2, 9, 10) + " " + ints);
        AtomicReferenceArray<String> strings = new AtomicReferenceArray<>(new String[] {"p", "q"});
        System.out.println(strings.getAndSet(0, "r") + " " + strings);
        try {
            strings.get(2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        ConcurrentClasses object = new ConcurrentClasses();
        System.out.println(AtomicLongFieldUpdater.newUpdater(ConcurrentClasses.class, "counter").addAndGet(object, 6));
        System.out.println(AtomicReferenceFieldUpdater.newUpdater(ConcurrentClasses.class, String.class, "label").getAndSet(object, "new") + " " + object.label);
        AtomicStampedReference<String> stamped = new AtomicStampedReference<>("s", 1);
        System.out.println(stamped.compareAndSet("s", "t", 1, 2) + " " + stamped.getReference() + " " + stamped.getStamp());
        AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("m", false);
        System.out.println(marked.attemptMark("m", true) + " " + marked.isMarked());
        LongAdder adder = new LongAdder();
        adder.add(40);
        adder.increment();
        LongAccumulator maximum = new LongAccumulator(Math::max, Long.MIN_VALUE);
        maximum.accumulate(3);
        maximum.accumulate(2);
        System.out.println(adder.sumThenReset() + " " + adder + " " + maximum.get());
    }

    static void futures() throws Exception {
        CompletableFuture<Integer> future = CompletableFuture.completedFuture(20);
        System.out.println(future.thenApply(value -> value + 1).thenCombine(future, Integer::sum).get());
        CompletableFuture<String> late = new CompletableFuture<>();
        List<String> seen = new ArrayList<>();
        late.thenAccept(seen::add);
        CompletableFuture<Integer> length = late.thenApply(String::length);
        System.out.println(late.isDone() + " " + late.complete("done") + " " + late.complete("again") + " " + seen + " " + length.join());
        CompletableFuture<String> failed = CompletableFuture.failedFuture(new IllegalStateException("bad"));
        System.out.println(failed.exceptionally(e -> "rescued " + e.getMessage()).join());
        try {
            failed.thenApply(String::length).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause());
        }
        FutureTask<String> task = new FutureTask<>(() -> "task");
        task.run();
        System.out.println(task.get() + " " + task.isDone() + " " + task.cancel(true));
        FutureTask<String> broken = new FutureTask<>(() -> {
            throw new java.io.IOException("io");
        });
        broken.run();
        try {
            broken.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage());
        }
    }

    static void locks() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.lock();
        System.out.println(lock.getHoldCount() + " " + lock.isHeldByCurrentThread());
        lock.unlock();
        lock.unlock();
        ReentrantReadWriteLock pair = new ReentrantReadWriteLock();
        pair.readLock().lock();
        System.out.println(pair.getReadLockCount() + " " + pair.writeLock().tryLock());
        pair.readLock().unlock();
        StampedLock stamped = new StampedLock();
        long stamp = stamped.tryOptimisticRead();
        System.out.println(stamped.validate(stamp));
        stamped.unlockWrite(stamped.writeLock());
        System.out.println(stamped.validate(stamp) + " " + stamped.isWriteLocked());
        Semaphore semaphore = new Semaphore(2);
        semaphore.acquire();
        System.out.println(semaphore.tryAcquire() + " " + semaphore.tryAcquire() + " " + semaphore.availablePermits());
        CountDownLatch latch = new CountDownLatch(1);
        latch.countDown();
        latch.await();
        System.out.println(latch.getCount());
    }
}
