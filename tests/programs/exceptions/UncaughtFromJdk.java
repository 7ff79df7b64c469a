package exceptions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An uncaught exception thrown inside the class library, with the library's own frames and modules. */
public class UncaughtFromJdk {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        list.add(3);
        System.out.println(list);
        Collections.unmodifiableList(list).iterator().remove();
    }
}
