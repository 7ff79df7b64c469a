package boxing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class BoxedInCollections {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(3, 2, 1, 0));
        list.remove(1);
        System.out.println(list);
        list.remove(Integer.valueOf(1));
        System.out.println(list);
        Map<Character, Integer> counts = new HashMap<>();
        for (char c : "mississippi".toCharArray()) {
            counts.put(c, counts.containsKey(c) ? counts.get(c) + 1 : 1);
        }
        System.out.println(counts);
        Map<Long, String> longs = new HashMap<>();
        longs.put(1L, "long");
        System.out.println(longs.get(1L) + " " + longs.get((Object) 1));
        long total = 0;
        for (int i : list) {
            total += i;
        }
        System.out.println(total);
        Integer[] array = {1, 2, 3};
        array[0] += 10;
        array[1]++;
        System.out.println(array[0] + " " + array[1] + " " + array[2]);
    }
}
