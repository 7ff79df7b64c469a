package types;

import java.util.List;

public class InstanceofScopes {
    static String s = "field";

    static String describe(Object o) {
        if (!(o instanceof String s)) {
            return "not a string, " + InstanceofScopes.s;
        }
        return s + s.length();
    }

    static int weigh(Object o) {
        return o instanceof Integer i && i > 10 ? i : o instanceof String t && !t.isEmpty() ? t.charAt(0) : o instanceof int[] a ? a.length : -1;
    }

    static boolean field(Object o) {
        return o instanceof String s && s.equals("x") || s.equals("field");
    }

    public static void main(String[] args) {
        System.out.println(describe("abc") + " " + describe(5) + " " + describe(null));
        System.out.println(weigh(50) + " " + weigh(5) + " " + weigh("A") + " " + weigh("") + " " + weigh(new int[4]) + " " + weigh(null));
        System.out.println(field("y") + " " + field(1));
        Object o = List.of(1, 2);
        while (!(o instanceof Integer n)) {
            o = ((List<?>) o).get(0);
        }
        System.out.println(n + 1);
        Object[] things = {1, 'c', "s", 2.5, new int[0], new String[0], new Object[0], null, new int[0][0]};
        for (Object x : things) {
            System.out.print((x instanceof Number) + "/" + (x instanceof Comparable<?>) + "/" + (x instanceof Object[]) + "/" + (x instanceof Cloneable) + " ");
        }
        System.out.println();
    }
}
