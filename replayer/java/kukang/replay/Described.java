package kukang.replay;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/** An object as a line describes it. Values are boxed numbers, null, {@link Place} or {@link Any}. */
abstract class Described {
    /** An object by its place in the list. */
    record Place(int number) { }

    /** Nothing is predicted. */
    enum Any { ANY }

    /** A class and the fields that its objects are described by. */
    record Layout(Class<?> of, Access.Slot[] slots) { }

    /** Makes the object, without what is in it. */
    abstract Object make() throws Throwable;

    /** Puts in what is in it, once all objects are made. */
    void fill(Object made, Heap heap) throws Throwable { }

    /** Whether two objects of this kind are told apart by what they are rather than by which they are. */
    boolean isValue() {
        return false;
    }

    /** What is wrong with an object that should be like this; null if nothing is. */
    abstract String differs(Object actual, Comparison comparison) throws Throwable;

    /** An object of an interface that nobody implements; its natural order, if it has one, is that of another object. */
    static Object unknown(Class<?> of, Ranked ranked) {
        InvocationHandler handler = (self, method, arguments) -> switch (method.getName()) {
            case "equals" -> self == arguments[0];
            case "hashCode" -> System.identityHashCode(self);
            case "toString" -> "an object of " + of.getName();
            case "compareTo" -> {
                if (ranked == null) {
                    throw new Ranked.Surprise(method + " is called, which nobody implements");
                }
                yield ranked.compareTo(arguments[0]);
            }
            default -> throw new Ranked.Surprise(method + " is called, which nobody implements");
        };
        Object made = Proxy.newProxyInstance(of.getClassLoader(), new Class<?>[] {of}, handler);
        if (ranked != null) {
            Ranked.standsFor(ranked, made);
        }
        return made;
    }

    static final class Fields extends Described {
        private final Layout layout;
        private final Object[] values;

        Fields(Layout layout, Object[] values) {
            this.layout = layout;
            this.values = values;
        }

        @Override
        Object make() throws Throwable {
            Class<?> of = layout.of;
            return of.isEnum() ? Access.allocate(of) : Below.any(of);
        }

        @Override
        void fill(Object made, Heap heap) throws Throwable {
            for (int i = 0; i < values.length; i++) {
                layout.slots[i].set(made, heap.value(values[i]));
            }
        }

        @Override
        String differs(Object actual, Comparison comparison) throws Throwable {
            if (actual.getClass() != layout.of && !Below.isAbstract(layout.of)) {
                return "it is of " + actual.getClass().getName() + " rather than " + layout.of.getName();
            }
            for (int i = 0; i < values.length; i++) {
                Access.Slot slot = layout.slots[i];
                String difference = comparison.differs(values[i], slot.get(actual));
                if (difference != null) {
                    return slot.field.getName() + ": " + difference;
                }
            }
            return null;
        }
    }

    static final class Elements extends Described {
        private final Class<?> of;
        private final Object[] values;

        Elements(Class<?> of, Object[] values) {
            this.of = of;
            this.values = values;
        }

        @Override
        Object make() {
            return Array.newInstance(of.getComponentType(), values.length);
        }

        @Override
        void fill(Object made, Heap heap) {
            for (int i = 0; i < values.length; i++) {
                Array.set(made, i, heap.value(values[i]));
            }
        }

        @Override
        String differs(Object actual, Comparison comparison) throws Throwable {
            if (actual.getClass() != of) {
                return "it is of " + actual.getClass().getName() + " rather than " + of.getName();
            }
            if (Array.getLength(actual) != values.length) {
                return "its length is " + Array.getLength(actual) + " rather than " + values.length;
            }
            for (int i = 0; i < values.length; i++) {
                String difference = comparison.differs(values[i], Array.get(actual, i));
                if (difference != null) {
                    return "[" + i + "]: " + difference;
                }
            }
            return null;
        }
    }

    /** A string, or a box; as an input it is one of its own. */
    static final class Plain extends Described {
        private final Object value;

        Plain(Object value) {
            this.value = value;
        }

        @Override
        Object make() throws Throwable {
            if (value instanceof String text) {
                return new String(text);
            }
            Object made = Access.allocate(value.getClass());
            Access.slot(value.getClass(), "value").set(made, value);
            return made;
        }

        @Override
        boolean isValue() {
            return true;
        }

        @Override
        String differs(Object actual, Comparison comparison) {
            boolean same = actual != null && actual.getClass() == value.getClass() && value.equals(actual);
            return same ? null : Comparison.show(actual) + " rather than " + Comparison.show(value);
        }
    }

    /** What a static field holds. */
    static final class Constant extends Described {
        private final Access.Slot slot;

        Constant(Access.Slot slot) {
            this.slot = slot;
        }

        @Override
        Object make() throws Throwable {
            return slot.get(null);
        }

        @Override
        boolean isValue() {
            return true;
        }

        @Override
        String differs(Object actual, Comparison comparison) throws Throwable {
            boolean same = actual == slot.get(null);
            return same ? null : Comparison.show(actual) + " rather than what " + slot.field + " holds";
        }
    }

    static final class InOrder extends Described {
        private final Class<?> of;
        private final long rank;

        InOrder(Class<?> of, long rank) {
            this.of = of;
            this.rank = rank;
        }

        @Override
        Object make() {
            Ranked made = new Ranked(rank);
            return of == Comparable.class ? made : unknown(of, made);
        }

        @Override
        String differs(Object actual, Comparison comparison) {
            return null;
        }
    }

    static final class Order extends Described {
        private final Object[] values;
        private final long[] ranks;

        Order(Object[] values, long[] ranks) {
            this.values = values;
            this.ranks = ranks;
        }

        @Override
        Object make() {
            return new Ranked.Order();
        }

        @Override
        void fill(Object made, Heap heap) {
            for (int i = 0; i < values.length; i++) {
                ((Ranked.Order) made).put(heap.value(values[i]), ranks[i]);
            }
        }

        @Override
        String differs(Object actual, Comparison comparison) {
            return null;
        }
    }

    /** A {@code Class} object. */
    static final class Mirror extends Described {
        private final Class<?> of;

        Mirror(Class<?> of) {
            this.of = of;
        }

        @Override
        Object make() {
            return of;
        }

        @Override
        String differs(Object actual, Comparison comparison) {
            return null;
        }
    }

    /** An object of a type, or of one below it, that nobody looks into. */
    static final class Unknown extends Described {
        private final Class<?> of;

        Unknown(Class<?> of) {
            this.of = of;
        }

        @Override
        Object make() throws Throwable {
            return Below.any(of);
        }

        @Override
        String differs(Object actual, Comparison comparison) {
            return null;
        }
    }

    /** An object of a class of which nothing else is predicted. */
    static final class Opaque extends Described {
        private final Class<?> of;

        Opaque(Class<?> of) {
            this.of = of;
        }

        @Override
        Object make() {
            throw new IllegalStateException("an object of the input that nothing is known of: " + of.getName());
        }

        @Override
        String differs(Object actual, Comparison comparison) {
            boolean same = actual.getClass() == of || of.isInterface();
            return same ? null : "it is of " + actual.getClass().getName() + " rather than " + of.getName();
        }
    }
}
