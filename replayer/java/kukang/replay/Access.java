package kukang.replay;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * Reads and writes any field and makes objects without running a constructor, whatever is private, final or a record.
 * The virtual machine must have been started with {@code --add-opens java.base/java.lang.invoke=ALL-UNNAMED}.
 */
final class Access {
    static final Lookup LOOKUP = trusted();
    private static final Object UNSAFE = unsafe();

    private static final MethodHandle ALLOCATE = find("allocateInstance", Object.class, Class.class);
    private static final MethodHandle OFFSET = find("objectFieldOffset", long.class, Field.class);
    private static final MethodHandle STATIC_OFFSET = find("staticFieldOffset", long.class, Field.class);
    private static final MethodHandle STATIC_BASE = find("staticFieldBase", Object.class, Field.class);
    private static final MethodHandle GET_REFERENCE = getter("getReference", Object.class);
    private static final MethodHandle GET_BOOLEAN = getter("getBoolean", boolean.class);
    private static final MethodHandle GET_BYTE = getter("getByte", byte.class);
    private static final MethodHandle GET_CHAR = getter("getChar", char.class);
    private static final MethodHandle GET_SHORT = getter("getShort", short.class);
    private static final MethodHandle GET_INT = getter("getInt", int.class);
    private static final MethodHandle GET_LONG = getter("getLong", long.class);
    private static final MethodHandle GET_FLOAT = getter("getFloat", float.class);
    private static final MethodHandle GET_DOUBLE = getter("getDouble", double.class);
    private static final MethodHandle PUT_REFERENCE = setter("putReference", Object.class);
    private static final MethodHandle PUT_BOOLEAN = setter("putBoolean", boolean.class);
    private static final MethodHandle PUT_BYTE = setter("putByte", byte.class);
    private static final MethodHandle PUT_CHAR = setter("putChar", char.class);
    private static final MethodHandle PUT_SHORT = setter("putShort", short.class);
    private static final MethodHandle PUT_INT = setter("putInt", int.class);
    private static final MethodHandle PUT_LONG = setter("putLong", long.class);
    private static final MethodHandle PUT_FLOAT = setter("putFloat", float.class);
    private static final MethodHandle PUT_DOUBLE = setter("putDouble", double.class);

    private Access() { }

    /** A field of an object, or a static one. */
    static final class Slot {
        final Field field;
        final char type;
        private final Object base;
        private final long offset;

        Slot(Field field) throws Throwable {
            this.field = field;
            this.type = field.getType().descriptorString().charAt(0);
            boolean isStatic = Modifier.isStatic(field.getModifiers());
            if (isStatic) {
                Class<?> of = field.getDeclaringClass();
                Class.forName(of.getName(), true, of.getClassLoader());
            }
            this.base = isStatic ? (Object) STATIC_BASE.invokeExact(field) : null;
            this.offset = isStatic ? (long) STATIC_OFFSET.invokeExact(field) : (long) OFFSET.invokeExact(field);
        }

        /** The value in an object; a static field has none. */
        Object get(Object of) throws Throwable {
            Object from = base == null ? of : base;
            return switch (type) {
                case 'Z' -> (boolean) GET_BOOLEAN.invokeExact(from, offset);
                case 'B' -> (byte) GET_BYTE.invokeExact(from, offset);
                case 'C' -> (char) GET_CHAR.invokeExact(from, offset);
                case 'S' -> (short) GET_SHORT.invokeExact(from, offset);
                case 'I' -> (int) GET_INT.invokeExact(from, offset);
                case 'J' -> (long) GET_LONG.invokeExact(from, offset);
                case 'F' -> (float) GET_FLOAT.invokeExact(from, offset);
                case 'D' -> (double) GET_DOUBLE.invokeExact(from, offset);
                default -> (Object) GET_REFERENCE.invokeExact(from, offset);
            };
        }

        void set(Object of, Object value) throws Throwable {
            Object into = base == null ? of : base;
            switch (type) {
                case 'Z' -> PUT_BOOLEAN.invokeExact(into, offset, (boolean) value);
                case 'B' -> PUT_BYTE.invokeExact(into, offset, (byte) value);
                case 'C' -> PUT_CHAR.invokeExact(into, offset, (char) value);
                case 'S' -> PUT_SHORT.invokeExact(into, offset, (short) value);
                case 'I' -> PUT_INT.invokeExact(into, offset, (int) value);
                case 'J' -> PUT_LONG.invokeExact(into, offset, (long) value);
                case 'F' -> PUT_FLOAT.invokeExact(into, offset, (float) value);
                case 'D' -> PUT_DOUBLE.invokeExact(into, offset, (double) value);
                default -> {
                    if (value != null && !field.getType().isInstance(value)) {
                        throw new ClassCastException(field + " cannot hold an object of " + value.getClass());
                    }
                    PUT_REFERENCE.invokeExact(into, offset, value);
                }
            }
        }
    }

    /** A field by its name, not an inherited one. */
    static Slot slot(Class<?> of, String name) throws Throwable {
        return new Slot(of.getDeclaredField(name));
    }

    /** The word at the beginning of an object, where HotSpot keeps locks, ages and identity hash codes. */
    static long header(Object of) throws Throwable {
        return (long) GET_LONG.invokeExact(of, 0L);
    }

    static void setHeader(Object of, long header) throws Throwable {
        PUT_LONG.invokeExact(of, 0L, header);
    }

    static Object allocate(Class<?> of) throws Throwable {
        return (Object) ALLOCATE.invokeExact(of);
    }

    private static Lookup trusted() {
        try {
            Field field = Lookup.class.getDeclaredField("IMPL_LOOKUP");
            field.setAccessible(true);
            return (Lookup) field.get(null);
        } catch (ReflectiveOperationException impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }

    private static Object unsafe() {
        try {
            Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
            return LOOKUP.findStatic(type, "getUnsafe", MethodType.methodType(type)).invoke();
        } catch (Throwable impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }

    private static MethodHandle getter(String name, Class<?> type) {
        return find(name, type, Object.class, long.class);
    }

    private static MethodHandle setter(String name, Class<?> type) {
        return find(name, void.class, Object.class, long.class, type);
    }

    private static MethodHandle find(String name, Class<?> result, Class<?>... parameters) {
        try {
            MethodType type = MethodType.methodType(result, parameters);
            return LOOKUP.findVirtual(UNSAFE.getClass(), name, type).bindTo(UNSAFE);
        } catch (ReflectiveOperationException impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }
}
