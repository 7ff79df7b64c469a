package collections;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

public class CopyOnWriteSnapshot {
    public static void main(String[] args) {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (Integer i : list) {
            list.add(i * 10);
        }
        System.out.println(list);
        Iterator<Integer> it = list.iterator();
        list.clear();
        int seen = 0;
        while (it.hasNext()) {
            seen += it.next();
        }
        System.out.println(seen + " " + list);
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("snapshot cannot remove");
        }
        System.out.println(list.addIfAbsent(5) + " " + list.addIfAbsent(5) + " " + list.addAllAbsent(List.of(5, 6, 7)) + " " + list);
        list.removeIf(x -> x == 6);
        list.replaceAll(x -> x + 1);
        System.out.println(list + " " + new CopyOnWriteArraySet<>(List.of(3, 1, 2)));
    }
}
