package collections;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;

public class SeededShuffle {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            list.add(i);
        }
        Collections.shuffle(list, new Random(42));
        System.out.println(list);
        Collections.shuffle(list, new Random(7));
        System.out.println(list);
        List<String> linked = new LinkedList<>(List.of("a", "b", "c", "d", "e"));
        Collections.shuffle(linked, new Random(1));
        System.out.println(linked);
    }
}
