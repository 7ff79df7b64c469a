package language;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedCollection;
import java.util.SequencedMap;

/** Collections with an order offer both ends and a reversed view. */
public class SequencedCollections {
    static void ends(SequencedCollection<Integer> c) {
        System.out.println(c.getFirst() + " " + c.getLast() + " " + c.reversed());
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        ends(list);
        list.addFirst(0);
        list.reversed().add(-1);
        System.out.println(list + " " + list.removeLast());
        LinkedHashSet<Integer> set = new LinkedHashSet<>(List.of(5, 4, 6));
        ends(set);
        set.addFirst(6);
        System.out.println(set);
        SequencedMap<String, Integer> map = new LinkedHashMap<>();
        map.put("a", 1);
        map.putFirst("z", 26);
        System.out.println(map + " " + map.reversed() + " " + map.firstEntry() + " " + map.sequencedKeySet().reversed());
        try {
            List.of().getFirst();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e);
        }
    }
}
