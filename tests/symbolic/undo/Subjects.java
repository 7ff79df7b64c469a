package undo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/*
 * Targets for searches of the tests' own: the fields of a subject are the parameters, drive() is the method. Together they change
 * everything that going back has to bring back.
 */

class Node { int key; Node next; Object tag; }
class Leaf extends Node { long weight; synchronized void add(long more) { weight += more; } }

/** References: aliases, writes to both planes, new objects, recursion. */
class Lists {
    Node list;
    Node other;
    int key;

    static void drive(Lists d) {
        Node n = d.list;
        while (n != null && n.key < d.key) n = n.next;
        if (n == null || d.other == null) return;
        Node made = new Node();
        made.key = d.key;
        made.next = n.next;
        n.next = made;
        d.other.key = n.key + 1;
        if (n.key == d.key) n.tag = made;
    }
}

/** Nothing but a list that is walked to its end. */
class Walk {
    Node list;

    static void drive(Walk d) {
        int length = 0;
        for (Node n = d.list; n != null && length < 4; n = n.next) length++;
    }
}

/** Two references, all that they can be to each other. */
class Pair {
    Node left;
    Node right;

    static void drive(Pair d) {
        if (d.left != null && d.right != null && d.left != d.right) d.left.next = d.right;
    }
}

/** Arrays: accumulators, known arrays that come to hold unknowns, made ones, stores that are checked. */
class Arrays {
    int[] a;
    Node[] nodes;
    int i;
    int j;

    static void drive(Arrays d) {
        int[] own = {1, 2, 3};
        own[1] = d.i;
        d.a[d.i] += own[1];
        d.a[d.j]++;
        int[] made = new int[d.a.length];
        made[d.j] = d.a[d.i];
        if (d.nodes != null && d.nodes.length > 0) d.nodes[0] = new Leaf();
    }
}

/** Types, dispatch, monitors, exceptions, identity hash codes. */
class Types {
    Node n;
    Object o;
    int d;

    static void drive(Types d) {
        if (d.n instanceof Leaf leaf) {
            synchronized (leaf) { leaf.add(10 / d.d); }
        }
        if (d.o != null) {
            int hash = System.identityHashCode(d.o);
            if (d.o == d.n) throw new IllegalStateException(String.valueOf(hash > 0));
        }
        try { d.n.key = d.n.next.key; } catch (NullPointerException e) { d.d = 0; }
    }
}

/** Statics, class initialization in the middle of paths, collections and strings of the JDK. */
class Library {
    Node n;
    int i;
    static int calls;
    static Node last;

    static void drive(Library d) {
        calls++;
        if (d.i > 0) last = d.n;
        Map<String, Node> map = new HashMap<>();
        List<Node> list = new ArrayList<>();
        for (String name : new String[] {"a", "b", "c"}) map.put(name, last);
        if (d.i > 10) list.add(map.get("b"));
        if (!list.isEmpty() && list.get(0) != null) Late.count(list.get(0).key);
        if (calls > 5) Late.table[0] = calls;
    }
}

class Late {
    static int sum;
    static final int[] table = new int[2];
    static void count(int more) { if (more > sum) sum += more; }
}
