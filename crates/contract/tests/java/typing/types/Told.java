package types;

import java.util.List;
import java.util.Map;

/** Methods whose signatures say more than their descriptors. */
public class Told<T extends CharSequence> {
    Map<String, String> lists(List<Integer> numbers, List<List<Integer>> nested, Tree.Entry<String>[] pairs) {
        return null;
    }

    <T, U extends Tree.Entry<Integer>, V extends Comparable<V>> List<V> variables(List<T> own, U bounded, V both) {
        return null;
    }

    void wildcards(List<? super Integer> above, List<? extends T> below, List<?> any) {}

    class Inner {
        Inner(List<String> texts) {}
    }

    enum Kind {
        ONE(null);

        Kind(List<String> texts) {}
    }
}
