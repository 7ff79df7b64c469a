package collections;

import java.util.EmptyStackException;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Stack;
import java.util.Vector;

public class LegacyCollections {
    public static void main(String[] args) {
        Vector<Integer> v = new Vector<>(2, 3);
        for (int i = 0; i < 9; i++) {
            v.addElement(i * i);
        }
        v.removeElementAt(4);
        v.insertElementAt(-1, 0);
        System.out.println(v + " " + v.capacity() + " " + v.firstElement() + " " + v.lastElement() + " " + v.elementAt(2));
        try {
            v.elementAt(20);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Stack<String> s = new Stack<>();
        s.push("bottom");
        s.push("middle");
        s.push("top");
        System.out.println(s + " " + s.peek() + " " + s.search("bottom") + " " + s.search("none") + " " + s.pop() + " " + s.empty());
        s.clear();
        try {
            s.pop();
        } catch (EmptyStackException e) {
            System.out.println(e);
        }
        Hashtable<String, Integer> h = new Hashtable<>();
        for (String w : "one two three four five six seven eight nine ten eleven twelve".split(" ")) {
            h.put(w, w.length());
        }
        System.out.println(h);
        int sum = 0;
        for (Enumeration<Integer> e = h.elements(); e.hasMoreElements();) {
            sum += e.nextElement();
        }
        System.out.println(sum + " " + h.contains(3) + " " + h.get("zero"));
        try {
            h.put("k", null);
        } catch (NullPointerException e) {
            System.out.println("no null value");
        }
    }
}
