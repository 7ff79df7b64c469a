package collections;

import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

public class TreeSetNavigation {
    public static void main(String[] args) {
        TreeSet<Integer> s = new TreeSet<>(List.of(50, 20, 80, 10, 30, 70, 90));
        System.out.println(s + " " + s.add(20) + " " + s.add(60) + " " + s.remove(10));
        System.out.println(s.first() + " " + s.last() + " " + s.floor(65) + " " + s.ceiling(65) + " " + s.lower(20) + " " + s.higher(80));
        System.out.println(s.headSet(50) + " " + s.tailSet(70) + " " + s.subSet(30, false, 70, true) + " " + s.descendingSet());
        System.out.println(s.pollFirst() + " " + s.pollLast() + " " + s);
        s.headSet(60).clear();
        System.out.println(s);
        TreeSet<String> byLength = new TreeSet<>(Comparator.comparingInt(String::length));
        System.out.println(byLength.add("aa") + " " + byLength.add("bb") + " " + byLength.add("c") + " " + byLength);
        try {
            new TreeSet<Object>().add(new Object());
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}
