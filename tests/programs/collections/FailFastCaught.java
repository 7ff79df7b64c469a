package collections;

import java.util.ArrayList;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.TreeMap;

public class FailFastCaught {
    static void attempt(String name, Collection<Integer> c, Runnable change) {
        try {
            for (Integer i : c) {
                if (i == 2) {
                    change.run();
                }
            }
            System.out.println(name + " unnoticed");
        } catch (ConcurrentModificationException e) {
            System.out.println(name + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
        attempt("array list", list, () -> list.add(9));
        List<Integer> almost = new ArrayList<>(List.of(1, 2, 3));
        attempt("last but one", almost, () -> almost.remove(0));
        List<Integer> linked = new LinkedList<>(List.of(1, 2, 3, 4));
        attempt("linked list", linked, () -> linked.remove(0));
        HashMap<Integer, String> map = new HashMap<>();
        TreeMap<Integer, String> tree = new TreeMap<>();
        for (int i = 0; i < 5; i++) {
            map.put(i, "");
            tree.put(i, "");
        }
        attempt("hash map", map.keySet(), () -> map.remove(0));
        attempt("hash map same key", map.keySet(), () -> map.put(3, "x"));
        attempt("tree map", tree.keySet(), () -> tree.put(77, ""));
        for (Iterator<Integer> it = list.iterator(); it.hasNext();) {
            if (it.next() % 2 == 0) {
                it.remove();
            }
        }
        System.out.println(list);
        try {
            Iterator<Integer> it = list.iterator();
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println("remove before next");
        }
        try {
            list.forEach(x -> list.add(1));
        } catch (ConcurrentModificationException e) {
            System.out.println("forEach " + list.size());
        }
    }
}
