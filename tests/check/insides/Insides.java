package insides;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.TreeMap;
import java.util.TreeSet;

/** The insides of a collection are its own: no other collection has them, and no variable. */
class Insides {
    Object[] kept;

    //@ requires a != null && b != null && a != b && b.size() == 1;
    //@ ensures b.get(0) == \old(b.get(0));
    static void arrays(ArrayList<Object> a, ArrayList<Object> b) {
        if (!a.isEmpty()) {
            a.set(0, "x");
        }
    }

    //@ requires a != null && b != null && a != b && b.size() == 1;
    //@ ensures b.getFirst() == \old(b.getFirst());
    static void nodes(LinkedList<Object> a, LinkedList<Object> b) {
        if (!a.isEmpty()) {
            a.set(0, "x");
        }
    }

    //@ requires a != null && a.size() == 1;
    //@ ensures a.get(0) == \old(a.get(0));
    static void array(ArrayList<Object> a, Object[] b) {
        if (b != null && b.length > 0) {
            b[0] = null;
        }
    }

    //@ requires a != null && a.size() == 1;
    //@ ensures a.getFirst() == \old(a.getFirst());
    void field(ArrayDeque<Object> a) {
        if (kept != null && kept.length > 0) {
            kept[0] = null;
        }
    }

    //@ requires a != null && b != null && a != b && b.size() == 1;
    //@ ensures b.firstEntry().getValue() == \old(b.firstEntry().getValue());
    static void entries(TreeMap<Object, Object> a, TreeMap<Object, Object> b) {
        if (!a.isEmpty()) {
            a.put(a.firstKey(), "x");
        }
    }

    //@ requires a != null && b != null && a != b;
    //@ ensures b.size() == \old(b.size());
    static void maps(TreeSet<Object> a, TreeSet<Object> b) {
        a.clear();
    }

    //@ requires a != null && b != null && a != b;
    //@ ensures b.get(1) == \old(b.get(1));
    static void tables(HashMap<Integer, Object> a, HashMap<Integer, Object> b) {
        a.clear();
    }

    // What two lists hold may be one object, of course, and so may be the lists.
    //@ requires a != null && b != null && a.size() == 1 && b.size() == 1;
    static boolean held(ArrayList<Object> a, ArrayList<Object> b) {
        assert a.get(0) != b.get(0);
        return true;
    }

    //@ requires a != null && b != null && b.size() == 1;
    //@ ensures b.get(0) == \old(b.get(0));
    static void lists(ArrayList<Object> a, ArrayList<Object> b) {
        if (!a.isEmpty()) {
            a.set(0, "x");
        }
    }
}
