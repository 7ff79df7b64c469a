package collections;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ArrayListOperations {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>(2);
        for (int i = 0; i < 12; i++) {
            list.add("s" + i);
        }
        list.add(0, "first");
        list.add(5, null);
        System.out.println(list + " " + list.size());
        System.out.println(list.indexOf(null) + " " + list.indexOf("s7") + " " + list.lastIndexOf("none") + " " + list.contains("s11"));
        System.out.println(list.remove(0) + " " + list.remove(null) + " " + list.remove("absent") + " " + list.set(1, "one"));
        list.addAll(2, Arrays.asList("x", "y"));
        list.removeAll(List.of("s2", "s3", "s4"));
        System.out.println(list);
        list.retainAll(Arrays.asList("s0", "x", "y", "s9"));
        System.out.println(list + " " + list.hashCode() + " " + list.equals(Arrays.asList("s0", "x", "y", "s9")));
        System.out.println(Arrays.toString(list.toArray(new String[0])) + " " + list.toArray(new String[6])[4]);
        try {
            list.get(4);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            list.add(9, "far");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        list.clear();
        System.out.println(list + " " + list.isEmpty());
    }
}
