package collections;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.LinkedBlockingQueue;

public class ConcurrentQueuesAndSkipLists {
    public static void main(String[] args) {
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 8; i++) {
            q.offer(i);
        }
        System.out.println(q.poll() + " " + q.peek() + " " + q.remove(4) + " " + q + " " + q.size());
        ConcurrentLinkedDeque<String> d = new ConcurrentLinkedDeque<>();
        d.addFirst("b");
        d.addFirst("a");
        d.addLast("c");
        System.out.println(d.pollLast() + " " + d);
        ConcurrentSkipListMap<Integer, String> s = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 50; i++) {
            s.put(i * 17 % 50, "v" + i);
        }
        System.out.println(s.firstEntry() + " " + s.floorKey(1000) + " " + s.headMap(4) + " " + s.subMap(10, 13).descendingMap() + " " + s.size());
        s.keySet().removeIf(k -> k % 5 != 0);
        System.out.println(s + " " + s.pollFirstEntry() + " " + s.higherKey(20));
        System.out.println(new ConcurrentSkipListSet<>(q).descendingSet());
        ArrayBlockingQueue<Integer> bounded = new ArrayBlockingQueue<>(2);
        System.out.println(bounded.offer(1) + " " + bounded.offer(2) + " " + bounded.offer(3) + " " + bounded.remainingCapacity() + " " + bounded);
        try {
            bounded.add(4);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        LinkedBlockingQueue<Integer> drained = new LinkedBlockingQueue<>(q);
        System.out.println(drained.drainTo(q, 2) + " " + q + " " + drained);
    }
}
