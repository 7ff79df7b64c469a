package collections;

import java.util.LinkedList;
import java.util.NoSuchElementException;

public class LinkedListEnds {
    public static void main(String[] args) {
        LinkedList<Integer> list = new LinkedList<>();
        for (int i = 0; i < 6; i++) {
            if (i % 2 == 0) {
                list.addFirst(i);
            } else {
                list.addLast(i);
            }
        }
        System.out.println(list);
        System.out.println(list.getFirst() + " " + list.getLast() + " " + list.get(2) + " " + list.peek());
        list.add(3, 99);
        list.remove(Integer.valueOf(0));
        list.push(7);
        System.out.println(list + " " + list.pop() + " " + list.pollLast() + " " + list);
        list.removeFirstOccurrence(99);
        list.set(1, null);
        System.out.println(list + " " + list.indexOf(null));
        StringBuilder b = new StringBuilder();
        list.descendingIterator().forEachRemaining(x -> b.append(x).append(' '));
        System.out.println(b);
        list.clear();
        System.out.println(list.poll() + " " + list.peekFirst());
        try {
            list.removeFirst();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
