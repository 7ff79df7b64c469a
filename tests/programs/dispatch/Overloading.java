package dispatch;

/** The compiler chooses among overloads by static types: exact, then widening, then boxing, then varargs. */
public class Overloading {
    static String f(byte x) {
        return "byte";
    }

    static String f(int x) {
        return "int";
    }

    static String f(long x) {
        return "long";
    }

    static String f(double x) {
        return "double";
    }

    static String f(Integer x) {
        return "Integer";
    }

    static String f(Object x) {
        return "Object";
    }

    static String f(String x) {
        return "String";
    }

    static String f(int... x) {
        return "int...";
    }

    static String g(long x) {
        return "long";
    }

    static String g(Object x) {
        return "Object";
    }

    static String h(Object... x) {
        return "Object... " + (x == null ? "null" : x.length);
    }

    static String pair(int a, double b) {
        return "int,double";
    }

    static String pair(double a, float b) {
        return "double,float";
    }

    static class Parent {
        String m(Object o) {
            return "Parent Object";
        }

        String m(String s) {
            return "Parent String";
        }
    }

    static class Child extends Parent {
        @Override
        String m(Object o) {
            return "Child Object";
        }

        String m(Integer i) {
            return "Child Integer";
        }
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 1;
        char c = 'c';
        float fl = 1;
        Integer boxed = 1;
        Object o = "string";
        System.out.println(f(b) + " " + f(s) + " " + f(c) + " " + f(1) + " " + f(1L) + " " + f(fl) + " " + f(1.0));
        System.out.println(f(boxed) + " " + f(o) + " " + f("s") + " " + f() + " " + f(1, 2) + " " + f((Object) 1));
        System.out.println(g(1) + " " + g(boxed) + " " + g('c') + " " + g(1.5));
        System.out.println(h() + " " + h(1) + " " + h((Object) null) + " " + h((Object[]) null) + " " + h(1, "2")
                + " " + h(new String[3]) + " " + h(new int[3]) + " " + h((Object) new String[3]));
        System.out.println(pair(1, 1.0) + " " + pair(1.0, 1f));
        Parent p = new Child();
        System.out.println(p.m("s") + " " + p.m(o) + " " + p.m(boxed) + " " + ((Child) p).m(boxed));
    }
}
