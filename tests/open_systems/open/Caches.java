package open;

import java.util.HashMap;
import java.util.Map;
import kukang.contracts.*;

/** What the JDK keeps to be faster is no assignment of the method that makes it do so. */
class Caches {
    static final Map<String, Integer> NUMBERS = new HashMap<>();

    static {
        NUMBERS.put("one", 1);
    }

    @Pure
    static int pureHash() {
        return "a text that nobody has asked for its hash code".hashCode();
    }

    @Pure
    static String pureFormat() {
        return String.format("%d %s", 7, "text");
    }

    @Pure
    static int pureViews() {
        return NUMBERS.keySet().size() + NUMBERS.values().size() + NUMBERS.entrySet().size();
    }

    @Pure
    static void wrongPut() {
        NUMBERS.put("two", 2);
    }

    //@ requires from != null && from.length == 2 && to != null && to.length == 2;
    //@ assignable to[0];
    static void wrongCopy(int[] from, int[] to) {
        System.arraycopy(from, 0, to, 0, 2);
    }

    //@ requires to != null && to.length == 2;
    //@ assignable to[0];
    static void wrongCopyOfOnes(int[] to) {
        int[] ones = {1, 1};
        System.arraycopy(ones, 0, to, 0, 2);
    }

    //@ requires to != null && to.length == 2;
    //@ assignable to[0];
    static void pureCopy(int[] to) {
        int[] ones = {1, 1};
        System.arraycopy(ones, 0, to, 0, 1);
    }
}
