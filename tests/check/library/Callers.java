package library;

import java.util.*;

/** Collections of the JDK keep their invariants, whoever has them and whatever variables call them. */
class Callers {
    private final ArrayList<Integer> kept = new ArrayList<>();

    //@ requires sink != null;
    //@ ensures \result > 0;
    static int list(Sink sink) {
        List<Integer> list = new ArrayList<>();
        sink.list(list);
        list.add(1);
        return list.size();
    }

    //@ requires sink != null;
    //@ ensures \result >= 0;
    static int treeMap(Sink sink) {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        sink.map(map);
        return map.size();
    }

    //@ requires sink != null;
    //@ ensures \result >= 0;
    static int hashMap(Sink sink) {
        Map<Integer, Integer> map = new HashMap<>();
        sink.map(map);
        return map.size();
    }

    //@ requires sink != null;
    //@ ensures \result >= 0;
    static int arrayDeque(Sink sink) {
        ArrayDeque<Integer> deque = new ArrayDeque<>();
        sink.deque(deque);
        return deque.size();
    }

    //@ requires sink != null;
    //@ ensures \result >= 0;
    static int linkedList(Sink sink) {
        LinkedList<Integer> list = new LinkedList<>();
        sink.deque(list);
        return list.size();
    }

    //@ requires sink != null;
    //@ ensures \result >= 0;
    static int vector(Sink sink) {
        Vector<Integer> vector = new Vector<>();
        sink.any(vector);
        return vector.size();
    }

    //@ requires sink != null && list != null;
    //@ ensures \result >= 0;
    static int given(Sink sink, ArrayList<Integer> list) {
        sink.any(list);
        return list.size();
    }

    /** Nobody is given the list itself. */
    //@ requires sink != null;
    //@ ensures \result >= 0;
    static int reached(Sink sink) {
        Callers around = new Callers();
        sink.any(around);
        return around.kept.size();
    }

    /** It may have elements by now. */
    //@ requires sink != null;
    //@ ensures \result == 0;
    static int changed(Sink sink) {
        List<Integer> list = new ArrayList<>();
        sink.list(list);
        return list.size();
    }

    /** What the invariant of the result takes is more than the bound on loops allows. */
    static ArrayDeque<Integer> large() {
        return new ArrayDeque<>(100000);
    }
}
