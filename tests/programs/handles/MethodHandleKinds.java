package handles;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Handles to all kinds of members, called exactly, with conversions, and with an array of arguments. */
public class MethodHandleKinds {
    static class Base {
        protected String name;
        static int made;

        Base(String name) {
            this.name = name;
            made++;
        }

        String greet(String other) {
            return name + " greets " + other;
        }

        private long secret(int a, long b, double c) {
            return a + b + (long) c;
        }
    }

    static class Derived extends Base {
        byte small = 3;
        final double ratio = 0.5;

        Derived() {
            super("derived");
        }

        @Override
        String greet(String other) {
            return "derived: " + other;
        }

        MethodHandle original() throws ReflectiveOperationException {
            MethodType type = MethodType.methodType(String.class, String.class);
            return MethodHandles.lookup().findSpecial(Base.class, "greet", type, Derived.class);
        }
    }

    interface Shape {
        double area();

        default String describe() {
            return "area " + area();
        }

        static Shape square(double side) {
            return () -> side * side;
        }
    }

    static int add(int a, int b) {
        return a + b;
    }

    static String join(String first, Object... rest) {
        StringBuilder text = new StringBuilder(first);
        for (Object each : rest) {
            text.append('/').append(each);
        }
        return text.toString();
    }

    static void nothing() {
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        methods(lookup);
        fields(lookup);
        interfaces(lookup);
        library();
        conversions(lookup);
        arguments(lookup);
    }

    static void methods(MethodHandles.Lookup lookup) throws Throwable {
        MethodHandle add = lookup.findStatic(MethodHandleKinds.class, "add", MethodType.methodType(int.class, int.class, int.class));
        System.out.println((int) add.invokeExact(3, 4) + " " + add.type() + " " + add);
        MethodType text = MethodType.methodType(String.class, String.class);
        MethodHandle greet = lookup.findVirtual(Base.class, "greet", text);
        Derived derived = new Derived();
        System.out.println((String) greet.invokeExact(new Base("base"), "x"));
        System.out.println((String) greet.invokeExact((Base) derived, "y"));
        System.out.println((String) derived.original().invokeExact(derived, "z"));
        MethodHandle secret = lookup.findVirtual(Base.class, "secret", MethodType.methodType(long.class, int.class, long.class, double.class));
        System.out.println((long) secret.invokeExact(new Base("s"), 1, 2L, 3.9));
        MethodHandle make = lookup.findConstructor(Base.class, MethodType.methodType(void.class, String.class));
        Base made = (Base) make.invokeExact("made");
        System.out.println(made.name + " " + make.type());
        MethodHandle nothing = lookup.findStatic(MethodHandleKinds.class, "nothing", MethodType.methodType(void.class));
        nothing.invokeExact();
        System.out.println(nothing.invoke());
        System.out.println((String) greet.bindTo(made).invokeExact("bound") + " " + lookup.bind(made, "greet", text).type());
    }

    static void fields(MethodHandles.Lookup lookup) throws Throwable {
        Derived derived = new Derived();
        MethodHandle name = lookup.findGetter(Base.class, "name", String.class);
        System.out.println((String) name.invokeExact((Base) derived));
        lookup.findSetter(Base.class, "name", String.class).invokeExact((Base) derived, "renamed");
        System.out.println(derived.name);
        MethodHandle small = lookup.findSetter(Derived.class, "small", byte.class);
        small.invokeExact(derived, (byte) 200);
        System.out.println((byte) lookup.findGetter(Derived.class, "small", byte.class).invokeExact(derived));
        System.out.println((double) lookup.findGetter(Derived.class, "ratio", double.class).invokeExact(derived));
        MethodHandle made = lookup.findStaticSetter(Base.class, "made", int.class);
        made.invokeExact(50);
        System.out.println((int) lookup.findStaticGetter(Base.class, "made", int.class).invokeExact() + " " + Base.made);
    }

    static void interfaces(MethodHandles.Lookup lookup) throws Throwable {
        MethodHandle square = lookup.findStatic(Shape.class, "square", MethodType.methodType(Shape.class, double.class));
        Shape shape = (Shape) square.invokeExact(3.0);
        MethodHandle area = lookup.findVirtual(Shape.class, "area", MethodType.methodType(double.class));
        System.out.println((double) area.invokeExact(shape));
        System.out.println((String) lookup.findVirtual(Shape.class, "describe", MethodType.methodType(String.class)).invokeExact(shape));
        MethodHandle size = lookup.findVirtual(List.class, "size", MethodType.methodType(int.class));
        System.out.println((int) size.invokeExact(List.of(1, 2)));
        MethodHandle hash = lookup.findVirtual(Comparable.class, "hashCode", MethodType.methodType(int.class));
        System.out.println((int) hash.invokeExact((Comparable) "ab"));
    }

    static void library() throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        MethodHandle length = lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
        System.out.println((int) length.invokeExact("four"));
        MethodHandle max = lookup.findStatic(Math.class, "max", MethodType.methodType(long.class, long.class, long.class));
        System.out.println((long) max.invokeExact(5L, 6L));
        MethodHandle list = lookup.findConstructor(ArrayList.class, MethodType.methodType(void.class, int.class));
        System.out.println((ArrayList<?>) list.invokeExact(10));
        MethodHandle clone = lookup.findVirtual(int[].class, "clone", MethodType.methodType(Object.class));
        System.out.println(((int[]) clone.invoke(new int[] {7, 8})).length);
        MethodHandle compare = lookup.findVirtual(Comparator.class, "compare", MethodType.methodType(int.class, Object.class, Object.class));
        System.out.println((int) compare.invoke(Comparator.reverseOrder(), "a", "b"));
        MethodHandle out = lookup.findStaticGetter(System.class, "out", java.io.PrintStream.class);
        MethodHandle print = lookup.findVirtual(java.io.PrintStream.class, "println", MethodType.methodType(void.class, String.class));
        print.invoke(out.invoke(), "printed");
    }

    static void conversions(MethodHandles.Lookup lookup) throws Throwable {
        MethodHandle add = lookup.findStatic(MethodHandleKinds.class, "add", MethodType.methodType(int.class, int.class, int.class));
        System.out.println((long) add.invoke((short) 3, 'A'));
        Object sum = add.invoke((Object) 1, Integer.valueOf(2));
        System.out.println(sum + " " + sum.getClass().getSimpleName());
        add.invoke(1, 2);
        MethodHandle wide = add.asType(MethodType.methodType(double.class, byte.class, Short.class));
        System.out.println((double) wide.invokeExact((byte) 1, (Short) (short) 2));
        System.out.println(wide.type() + " " + (wide.asType(wide.type()) == wide));
        Number number = (Number) add.invoke(5, 6);
        System.out.println(number);
    }

    static void arguments(MethodHandles.Lookup lookup) throws Throwable {
        MethodHandle add = lookup.findStatic(MethodHandleKinds.class, "add", MethodType.methodType(int.class, int.class, int.class));
        System.out.println(add.invokeWithArguments(8, 9) + " " + add.invokeWithArguments(List.of((byte) 1, 'b')));
        MethodHandle join = lookup.findStatic(MethodHandleKinds.class, "join", MethodType.methodType(String.class, String.class, Object[].class));
        System.out.println(join.isVarargsCollector() + " " + add.isVarargsCollector());
        System.out.println((String) join.invoke("a") + " " + (String) join.invoke("a", 1, "b", 2.0) + " " + (String) join.invoke("a", new Object[] {"x"}));
        System.out.println((String) join.invokeExact("a", new Object[] {1, 2}) + " " + join.invokeWithArguments("p", "q", "r"));
        System.out.println((String) join.asFixedArity().invoke("a", (Object) new Object[] {3}));
        System.out.println((String) join.asCollector(Object[].class, 2).invokeExact("c", (Object) 1, (Object) 2));
        System.out.println((int) add.asSpreader(int[].class, 2).invokeExact(new int[] {10, 20}));
        System.out.println((int) add.asSpreader(Object[].class, 2).invoke(new Object[] {1, (short) 2}));
        System.out.println(join.withVarargs(false).isVarargsCollector() + " " + join.asVarargsCollector(Object[].class).type());
    }
}
