package reflection;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.stream.Collectors;

public class KindsOfClasses {
    enum Suit {
        CLUBS, HEARTS { }
    }

    record Pair(int left, String right) {
    }

    public abstract static class Shape {
        protected static final int SIDES = 0;
        private transient volatile int cache;

        public abstract void draw();

        public final synchronized void erase() {
        }
    }

    @interface Mark {
    }

    static void show(Class<?> c) {
        System.out.println(c.getSimpleName() + " enum " + c.isEnum() + " record " + c.isRecord() + " interface " + c.isInterface() + " array " + c.isArray() + " primitive " + c.isPrimitive()
                + " anonymous " + c.isAnonymousClass() + " member " + c.isMemberClass() + " annotation " + c.isAnnotation() + " [" + Modifier.toString(c.getModifiers()) + "]");
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Suit.class, Suit.HEARTS.getClass(), Pair.class, Shape.class, Runnable.class, Mark.class, int[].class, int.class, String.class}) {
            show(c);
        }
        System.out.println(Arrays.toString(Suit.class.getEnumConstants()) + " " + Pair.class.getEnumConstants());
        System.out.println(Arrays.stream(Pair.class.getRecordComponents()).map(r -> r.getType().getSimpleName() + " " + r.getName()).collect(Collectors.joining(", ")));
        System.out.println(Pair.class.getRecordComponents()[1].getAccessor().invoke(new Pair(1, "r")));
        System.out.println(Modifier.toString(Shape.class.getDeclaredField("SIDES").getModifiers()) + ", " + Modifier.toString(Shape.class.getDeclaredField("cache").getModifiers())
                + ", " + Modifier.toString(Shape.class.getMethod("draw").getModifiers()) + ", " + Modifier.toString(Shape.class.getMethod("erase").getModifiers()));
        System.out.println(int[][].class.getComponentType().getSimpleName() + " " + String.class.getComponentType());
    }
}
