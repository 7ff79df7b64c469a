package synchronisation;

import java.util.ArrayList;
import java.util.List;

/** Many monitors held at once, on objects, arrays, classes, strings and boxes, released in reverse. */
public class NestedMonitors {
    static int lockAll(Object[] objects, int index, List<String> trace) {
        if (index == objects.length) {
            int held = 0;
            for (Object object : objects) {
                held += Thread.holdsLock(object) ? 1 : 0;
            }
            return held;
        }
        synchronized (objects[index]) {
            trace.add("+" + index);
            try {
                return lockAll(objects, index + 1, trace);
            } finally {
                trace.add("-" + index);
            }
        }
    }

    public static void main(String[] args) {
        String text = "monitor";
        Object shared = new Object();
        Object[] objects = {shared, new int[1], NestedMonitors.class, text, new Object[0], shared, Thread.currentThread(),
            (Runnable) () -> { }, new StringBuilder(), shared};
        List<String> trace = new ArrayList<>();
        System.out.println(lockAll(objects, 0, trace));
        System.out.println(trace);
        for (Object object : objects) {
            System.out.print(Thread.holdsLock(object) + " ");
        }
        System.out.println();
        int hashBefore = System.identityHashCode(shared);
        synchronized (shared) {
            System.out.println(hashBefore == System.identityHashCode(shared));
        }
    }
}
