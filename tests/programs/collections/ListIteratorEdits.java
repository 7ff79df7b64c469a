package collections;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

public class ListIteratorEdits {
    static void edit(List<String> list) {
        ListIterator<String> it = list.listIterator();
        while (it.hasNext()) {
            int at = it.nextIndex();
            String s = it.next();
            if (s.equals("drop")) {
                it.remove();
            } else if (s.equals("twice")) {
                it.add("again" + at);
            } else {
                it.set(s.toUpperCase(java.util.Locale.ROOT));
            }
        }
        System.out.println(list);
        StringBuilder back = new StringBuilder();
        while (it.hasPrevious()) {
            back.append(it.previousIndex()).append(it.previous()).append(' ');
        }
        System.out.println(back);
        it = list.listIterator(2);
        System.out.println(it.previous() + " " + it.next() + " " + it.next());
        it.add("x");
        try {
            it.set("y");
        } catch (IllegalStateException e) {
            System.out.println("set after add refused");
        }
        System.out.println(list);
    }

    public static void main(String[] args) {
        List<String> words = List.of("a", "drop", "twice", "b", "drop");
        edit(new ArrayList<>(words));
        edit(new LinkedList<>(words));
    }
}
