import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Makes and reads objects for the tests next to it where constructors and access rights do not let them. */
final class KukangHeap {
    private KukangHeap() { }

    /** A class that source code cannot name here. */
    static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(missing);
        }
    }

    /** An object of exactly this class. No constructor runs: its fields are 0, false and null. */
    static <T> T allocate(Class<T> type) {
        try {
            Class<?> unsafe = Class.forName("sun.misc.Unsafe");
            Field instance = unsafe.getDeclaredField("theUnsafe");
            instance.setAccessible(true);
            Method allocate = unsafe.getMethod("allocateInstance", Class.class);
            return type.cast(allocate.invoke(instance.get(null), type));
        } catch (ReflectiveOperationException refused) {
            throw new IllegalStateException(refused);
        }
    }

    /** An object of some class that implements an interface, of which no method is ever called but default ones and those of Object. */
    static <T> T anyOf(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
            switch (method.getName()) {
                case "equals":
                    return self == arguments[0];
                case "hashCode":
                    return System.identityHashCode(self);
                case "toString":
                    return "any " + type.getSimpleName();
                default:
                    if (method.isDefault()) {
                        return InvocationHandler.invokeDefault(self, method, arguments);
                    }
                    throw new IllegalStateException(method + " is called, which nobody implements");
            }
        }));
    }

    /** A box that holds the same and is another object, also where the JDK keeps one for all. */
    @SuppressWarnings("unchecked")
    static <T> T another(T box) {
        try {
            Class<?> primitive = (Class<?>) box.getClass().getField("TYPE").get(null);
            return (T) box.getClass().getConstructor(primitive).newInstance(box);
        } catch (ReflectiveOperationException refused) {
            throw new IllegalStateException(refused);
        }
    }

    /** An array of these elements. */
    static Object[] array(Class<?> elementType, Object... elements) {
        Object[] array = (Object[]) Array.newInstance(elementType, elements.length);
        System.arraycopy(elements, 0, array, 0, elements.length);
        return array;
    }

    /** Assigns to a field of the object's class or of the nearest class above it that has one of the name. */
    static void set(Object object, String name, Object value) {
        set(object, home(object.getClass(), name), name, value);
    }

    /** Assigns to the field that this class declares; for a static one the object is null. */
    static void set(Object object, Class<?> declaredBy, String name, Object value) {
        try {
            field(declaredBy, name).set(object, value);
        } catch (IllegalAccessException refused) {
            throw new IllegalStateException(refused);
        }
    }

    /** What is in a field of the object's class or of the nearest class above it that has one of the name. */
    static Object get(Object object, String name) {
        return get(object, home(object.getClass(), name), name);
    }

    /** What is in the field that this class declares; for a static one the object is null. */
    static Object get(Object object, Class<?> declaredBy, String name) {
        try {
            return field(declaredBy, name).get(object);
        } catch (IllegalAccessException refused) {
            throw new IllegalStateException(refused);
        }
    }

    private static Class<?> home(Class<?> type, String name) {
        for (Class<?> home = type; home != null; home = home.getSuperclass()) {
            if (Arrays.stream(home.getDeclaredFields()).anyMatch(field -> field.getName().equals(name))) {
                return home;
            }
        }
        throw new IllegalStateException(type + " has no field " + name);
    }

    private static Field field(Class<?> declaredBy, String name) {
        try {
            Field field = declaredBy.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException missing) {
            throw new IllegalStateException(missing);
        }
    }

    /**
     * Calls this very method, also if it is private or the object's class overrides it. It is given by its name, and where
     * several have that name also by the types of its parameters: {@code "put(int, Node)"}.
     */
    static Object call(Object object, Class<?> declaredBy, String method, Object... arguments) {
        Method found = find(declaredBy.getDeclaredMethods(), method);
        List<Object> all = new ArrayList<>();
        if (!Modifier.isStatic(found.getModifiers())) {
            all.add(object);
        }
        all.addAll(Arrays.asList(arguments));
        try {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(declaredBy, MethodHandles.lookup());
            MethodHandle handle = Modifier.isStatic(found.getModifiers())
                ? lookup.unreflect(found)
                : lookup.unreflectSpecial(found, declaredBy);
            return handle.asFixedArity().invokeWithArguments(all);
        } catch (Throwable thrown) {
            throw KukangHeap.<RuntimeException>unchecked(thrown);
        }
    }

    /** Calls a constructor, given by the types of its parameters as in {@code "(int, Node)"}. */
    static Object create(Class<?> type, String parameters, Object... arguments) {
        Constructor<?> found = find(type.getDeclaredConstructors(), "<init>" + parameters);
        try {
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            return lookup.unreflectConstructor(found).asFixedArity().invokeWithArguments(arguments);
        } catch (Throwable thrown) {
            throw KukangHeap.<RuntimeException>unchecked(thrown);
        }
    }

    private static <E extends Executable> E find(E[] candidates, String wanted) {
        for (E candidate : candidates) {
            String name = candidate instanceof Constructor ? "<init>" : candidate.getName();
            if (!candidate.isSynthetic() && (wanted.equals(name)
                    || wanted.equals(name + types(candidate, Class::getSimpleName))
                    || wanted.equals(name + types(candidate, Class::getTypeName)))) {
                return candidate;
            }
        }
        throw new IllegalStateException("there is no " + wanted);
    }

    private static String types(Executable candidate, Function<Class<?>, String> name) {
        return Arrays.stream(candidate.getParameterTypes()).map(name).collect(Collectors.joining(", ", "(", ")"));
    }

    /** Throws anything as it is. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** Whether an object is there that is none of these. */
    static boolean isNew(Object object, Object... known) {
        return object != null && Arrays.stream(known).noneMatch(other -> other == object);
    }

    /** The objects of a class that these fields lead to, from a first one on. */
    static <T> Set<T> reached(Object first, Class<T> type, String... fields) {
        Set<T> found = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>();
        if (first != null) {
            open.add(first);
        }
        while (!open.isEmpty()) {
            Object next = open.remove();
            if (type.isInstance(next) && found.add(type.cast(next))) {
                for (String field : fields) {
                    Object there = get(next, home(type, field), field);
                    if (there != null) {
                        open.add(there);
                    }
                }
            }
        }
        return found;
    }

    /** Notes what is in these objects now. */
    static Snapshot snapshot(Object... objects) {
        return new Snapshot(objects);
    }

    /** What was in some objects. */
    static final class Snapshot {
        private final Object[] objects;
        private final List<Map<String, Object>> before = new ArrayList<>();

        private Snapshot(Object... objects) {
            this.objects = objects.clone();
            for (Object object : objects) {
                before.add(contents(object));
            }
        }

        /** The fields and elements that hold something else now, as in {@code "Node.left, [2]"}, or {@code "nothing"}. */
        String changes() {
            List<String> changes = new ArrayList<>();
            for (int place = 0; place < objects.length; place++) {
                Map<String, Object> now = contents(objects[place]);
                before.get(place).forEach((name, value) -> {
                    if (!isSame(value, now.get(name))) {
                        changes.add(name);
                    }
                });
            }
            Collections.sort(changes);
            return changes.isEmpty() ? "nothing" : String.join(", ", changes);
        }

        /** Primitive values, which are boxed here, are the same if they are equal. */
        private static boolean isSame(Object left, Object right) {
            boolean isBox = left instanceof Number || left instanceof Character || left instanceof Boolean;
            return left == right || isBox && left.equals(right);
        }

        private static Map<String, Object> contents(Object object) {
            Map<String, Object> contents = new LinkedHashMap<>();
            if (object.getClass().isArray()) {
                for (int index = 0; index < Array.getLength(object); index++) {
                    contents.put("[" + index + "]", Array.get(object, index));
                }
                return contents;
            }
            // What classes of the JDK hand down to others is their own affair.
            Module module = object.getClass().getModule();
            Class<?> type = object.getClass();
            for (; type != null && type.getModule() == module; type = type.getSuperclass()) {
                // Local and anonymous classes have numbers in their names, which are all that tells them apart.
                String name = type.getName().replaceAll(".*[.$]", "");
                for (Field field : type.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers())) {
                        contents.put(name + "." + field.getName(), get(object, type, field.getName()));
                    }
                }
            }
            return contents;
        }
    }

    /** Whether the assert statements of a class are carried out, if it has some. */
    static boolean assertsAreOn(Class<?> type) {
        try {
            return Boolean.FALSE.equals(get(null, type, "$assertionsDisabled"));
        } catch (IllegalStateException none) {
            return true;
        }
    }

    /** From now on a {@code Kukang.check} whose condition does not hold throws an AssertionError. */
    static void failOnChecks() {
        Runnable fail = () -> {
            throw new AssertionError("a condition given to Kukang.check does not hold");
        };
        try {
            set(null, Class.forName("kukang.Kukang"), "whenCheckFails", fail);
        } catch (ClassNotFoundException | IllegalStateException missing) {
            throw new IllegalStateException(
                "the class kukang.Kukang of this version is missing: kukang annotations -o FILE.jar writes it", missing);
        }
    }

    /** Something of which nothing is known but its place in a natural order. */
    static final class Ranked implements Comparable<Object> {
        private final long rank;

        Ranked(long rank) {
            this.rank = rank;
        }

        @Override
        public int compareTo(Object other) {
            return Long.compare(rank, ((Ranked) other).rank);
        }

        @Override
        public String toString() {
            return "Ranked(" + rank + ")";
        }
    }

    /** A comparator of which nothing is known but the order of these objects. */
    static final class Order implements Comparator<Object> {
        private final Map<Object, Long> ranks = new IdentityHashMap<>();

        /** Gives an object, or null, its place. */
        Order with(Object object, long rank) {
            ranks.put(object, rank);
            return this;
        }

        @Override
        public int compare(Object left, Object right) {
            return Long.compare(rank(left), rank(right));
        }

        private long rank(Object object) {
            Long rank = ranks.get(object);
            if (rank == null) {
                throw new IllegalArgumentException("nothing is known of the place of " + object);
            }
            return rank;
        }
    }
}
