package joining;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.RandomAccess;
import java.util.Stack;
import java.util.Vector;

/** A collection may be in a variable of a supertype, and of a class below that of its own variable, where the code can tell. */
class Lists {
    static class Holder {
        Object any;
        ArrayList<String> list;
    }

    static void object(Object any, ArrayList<String> list) {
        assert any == null || any != list;
    }

    static void fields(Holder holder) {
        assert holder == null || holder.any == null || holder.any != holder.list;
    }

    static void inItself(ArrayList<Object> list) {
        assert list == null || list.isEmpty() || list.get(0) != list;
    }

    /** The JDK compares: that is told. */
    static boolean compared(Object any, ArrayList<String> list) {
        return list != null && list.equals(any);
    }

    /** Nobody compares, so nobody can tell. */
    static boolean apart(Object any, LinkedList<String> list) {
        return any != null && list != null;
    }

    static void subclass(Vector<String> vector, Stack<String> stack) {
        assert vector == null || vector != stack;
    }

    static void asked(Vector<String> vector) {
        assert !(vector instanceof Stack);
    }

    static int cast(Vector<String> vector) {
        try {
            return ((Stack<String>) vector) == null ? 0 : 1;
        } catch (ClassCastException other) {
            return 2;
        }
    }

    static void reflected(Vector<String> vector) {
        assert !Stack.class.isInstance(vector);
    }

    /** No spec says what is in a `LinkedHashMap`. */
    static void linked(HashMap<String, String> map) {
        assert !(map instanceof LinkedHashMap);
    }

    static void implemented(LinkedList<String> list) {
        assert !((Object) list instanceof RandomAccess);
    }

    static void itsClass(Vector<String> vector) {
        assert vector == null || vector.getClass() == Vector.class;
    }

    /** Nobody compares the two, and yet what is put into one is in the other. */
    static void shared(Vector<String> vector, Stack<String> stack) {
        if (vector == null || stack == null) {
            return;
        }
        int size = vector.size();
        stack.push("one");
        assert vector.size() == size;
    }
}
