package instructions;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** The subtype test over classes, interfaces, arrays of each kind, boxes and null. */
public class InstanceofKinds {
    interface Top { }

    interface Middle extends Top { }

    static class Base implements Middle { }

    static class Derived extends Base implements Comparable<Derived> {
        public int compareTo(Derived other) {
            return 0;
        }
    }

    static String test(Object o) {
        return "" + bit(o instanceof Object) + bit(o instanceof Top) + bit(o instanceof Middle) + bit(o instanceof Base)
                + bit(o instanceof Derived) + bit(o instanceof Comparable) + bit(o instanceof Serializable)
                + bit(o instanceof Cloneable) + bit(o instanceof Object[]) + bit(o instanceof Top[])
                + bit(o instanceof Base[]) + bit(o instanceof Derived[]) + bit(o instanceof int[])
                + bit(o instanceof int[][]) + bit(o instanceof Object[][]) + bit(o instanceof Cloneable[])
                + bit(o instanceof Serializable[]) + bit(o instanceof Number) + bit(o instanceof List)
                + bit(o instanceof long[]) + bit(o instanceof Comparable[]);
    }

    static char bit(boolean b) {
        return b ? '1' : '0';
    }

    public static void main(String[] args) {
        System.out.println("null " + test(null));
        System.out.println("Object " + test(new Object()));
        System.out.println("Base " + test(new Base()));
        System.out.println("Derived " + test(new Derived()));
        System.out.println("Object[] " + test(new Object[0]));
        System.out.println("Top[] " + test(new Top[0]));
        System.out.println("Base[] " + test(new Base[0]));
        System.out.println("Derived[] " + test(new Derived[0]));
        System.out.println("Derived[][] " + test(new Derived[0][]));
        System.out.println("int[] " + test(new int[0]));
        System.out.println("int[][] " + test(new int[0][]));
        System.out.println("int[][][] " + test(new int[0][][]));
        System.out.println("long[] " + test(new long[0]));
        System.out.println("Integer " + test(1));
        System.out.println("String " + test("s"));
        System.out.println("String[] " + test(new String[0]));
        System.out.println("List " + test(new ArrayList<>()));
        Object o = new Derived();
        if (o instanceof Base b && b instanceof Comparable<?> c) {
            System.out.println("bound " + (b == c));
        }
        if (!(o instanceof String s)) {
            System.out.println("not a string");
        } else {
            System.out.println(s.length());
        }
    }
}
