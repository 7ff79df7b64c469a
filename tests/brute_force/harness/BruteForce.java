import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kukang.Kukang;
import kukang.contracts.Invariant;

/**
 * Runs methods on heaps that it reads line by line, as Kukang's driver does: invariants assumed, the method, invariants
 * checked. Each request gets one line of answer.
 *
 * <ul>
 * <li>{@code class NAME}: numbers the class; answers {@code SUPERTYPES|DECLARING#FIELD:DESCRIPTOR …}
 * <li>{@code class CLASS#FIELD}: numbers the object that a static final field holds; answers {@code SUPERTYPES|}
 * <li>{@code target CLASS METHOD(TYPE,…)}: chooses what to run; answers the types of its parameters, {@code !} before the
 *     receiver's
 * <li>{@code selects CLASS}: whether a call on an object of the class runs the target
 * <li>{@code statics CLASS#FIELD …}: chooses the static fields that a heap gives; answers their types
 * <li>{@code run ROOTS|STATICS|OBJECT;OBJECT…}: builds the heap and runs; answers the outcome. An object is the number of
 *     its class, a colon and its fields or elements; a value is {@code N} for null, {@code @n} for the nth object, or a
 *     number, floating point ones by their bits
 * </ul>
 */
public final class BruteForce {
    private final List<Class<?>> classes = new ArrayList<>();
    private final Map<Class<?>, List<Field>> fields = new LinkedHashMap<>();
    private final Map<Integer, Object> constants = new LinkedHashMap<>();
    private final List<Field> statics = new ArrayList<>();
    private Method method;
    private MethodHandle target;
    private Class<?>[] parameters;
    private Class<?>[] declared;
    private List<List<Method>> invariants;
    private Object[] objects;

    public static void main(String[] args) throws Throwable {
        BruteForce runner = new BruteForce();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 16);
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        StringBuilder answers = new StringBuilder();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            answers.append(runner.answer(line)).append('\n');
            if (answers.length() > 1 << 15 || !in.ready()) {
                out.print(answers);
                out.flush();
                answers.setLength(0);
            }
        }
    }

    private String answer(String line) throws Throwable {
        String[] words = line.split(" ");
        return switch (words[0]) {
            case "class" -> words[1].contains("#") ? addConstant(words[1]) : addClass(Class.forName(words[1]));
            case "target" -> choose(Class.forName(words[1]), words[2]);
            case "selects" -> String.valueOf(selects(Class.forName(words[1])));
            case "statics" -> chooseStatics(words);
            default -> run(words[1]);
        };
    }

    private String addClass(Class<?> added) {
        classes.add(added);
        List<Field> all = new ArrayList<>();
        for (Class<?> of : lineage(added)) {
            for (Field field : of.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    all.add(field);
                }
            }
        }
        fields.put(added, all);
        StringBuilder answer = new StringBuilder();
        supertypes(added).forEach(of -> answer.append(of.getName()).append(' '));
        answer.append('|');
        for (Field field : all) {
            answer.append(name(field)).append(':').append(field.getType().descriptorString()).append(' ');
        }
        return answer.toString();
    }

    private String addConstant(String name) throws ReflectiveOperationException {
        String[] parts = name.split("#");
        Field field = Class.forName(parts[0]).getDeclaredField(parts[1]);
        field.setAccessible(true);
        Object constant = field.get(null);
        constants.put(classes.size(), constant);
        classes.add(constant.getClass());
        StringBuilder answer = new StringBuilder();
        supertypes(constant.getClass()).forEach(of -> answer.append(of.getName()).append(' '));
        return answer.append('|').toString();
    }

    private static String name(Field field) {
        return field.getDeclaringClass().getName() + "#" + field.getName();
    }

    /** The class and its superclasses, from Object down. */
    private static List<Class<?>> lineage(Class<?> of) {
        List<Class<?>> found = new ArrayList<>();
        for (Class<?> next = of; next != null; next = next.getSuperclass()) {
            found.add(0, next);
        }
        return found;
    }

    /** Superclasses from Object down, and interfaces; of an array also the arrays that it can stand for. */
    private static Set<Class<?>> supertypes(Class<?> of) {
        Set<Class<?>> found = new LinkedHashSet<>(lineage(of));
        for (Class<?> home : lineage(of)) {
            addInterfaces(home, found);
        }
        if (of.isArray() && !of.getComponentType().isPrimitive()) {
            supertypes(of.getComponentType()).forEach(element -> found.add(element.arrayType()));
        }
        return found;
    }

    private static void addInterfaces(Class<?> of, Set<Class<?>> to) {
        for (Class<?> next : of.getInterfaces()) {
            to.add(next);
            addInterfaces(next, to);
        }
    }

    private String choose(Class<?> of, String name) throws ReflectiveOperationException {
        List<Method> named = Arrays.stream(of.getDeclaredMethods()).filter(one -> signature(one).equals(name)).toList();
        if (named.size() != 1) {
            throw new NoSuchMethodException(of + " has " + named.size() + " methods " + name);
        }
        method = named.get(0);
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(of, MethodHandles.lookup());
        // Kukang's driver calls this very method.
        target = isStatic ? lookup.unreflect(method) : lookup.unreflectSpecial(method, of);
        parameters = target.type().parameterArray();
        declared = method.getExceptionTypes();
        invariants = new ArrayList<>();
        StringBuilder answer = new StringBuilder();
        for (int i = 0; i < parameters.length; i++) {
            invariants.add(invariants(parameters[i]));
            answer.append(i == 0 && !isStatic ? "!" : "").append(parameters[i].descriptorString()).append(' ');
        }
        return answer.toString();
    }

    private boolean selects(Class<?> receiver) {
        for (Class<?> of : lineage(receiver)) {
            boolean isBelow = of != method.getDeclaringClass() && method.getDeclaringClass().isAssignableFrom(of);
            String wanted = signature(method);
            if (isBelow && Arrays.stream(of.getDeclaredMethods()).anyMatch(one -> signature(one).equals(wanted))) {
                return Modifier.isPrivate(method.getModifiers());
            }
        }
        return true;
    }

    private static String signature(Method method) {
        Stream<String> types = Arrays.stream(method.getParameterTypes()).map(Class::getSimpleName);
        return method.getName() + "(" + types.collect(Collectors.joining(",")) + ")";
    }

    private static List<Method> invariants(Class<?> of) {
        List<Method> found = new ArrayList<>();
        for (Class<?> home : supertypes(of)) {
            for (Method method : home.getDeclaredMethods()) {
                boolean isNew = found.stream().noneMatch(known -> known.getName().equals(method.getName()));
                if (method.isAnnotationPresent(Invariant.class) && isNew) {
                    method.setAccessible(true);
                    found.add(method);
                }
            }
        }
        return found;
    }

    private String chooseStatics(String[] words) throws ReflectiveOperationException {
        statics.clear();
        StringBuilder answer = new StringBuilder();
        for (String word : Arrays.asList(words).subList(1, words.length)) {
            String[] parts = word.split("#");
            Field field = Class.forName(parts[0]).getDeclaredField(parts[1]);
            field.setAccessible(true);
            statics.add(field);
            answer.append(field.getType().descriptorString()).append(' ');
        }
        return answer.toString();
    }

    private String run(String heap) throws Throwable {
        String[] parts = heap.split("\\|", -1);
        String[] texts = parts[2].isEmpty() ? new String[0] : parts[2].split(";");
        try {
            build(texts);
        } catch (IllegalArgumentException mismatch) {
            return "no such heap: " + mismatch.getMessage();
        }
        String[] values = values(parts[1]);
        for (int i = 0; i < values.length; i++) {
            statics.get(i).set(null, value(values[i], statics.get(i).getType()));
        }
        String[] roots = values(parts[0]);
        Object[] arguments = new Object[roots.length];
        for (int i = 0; i < roots.length; i++) {
            arguments[i] = value(roots[i], parameters[i]);
        }
        return drive(arguments);
    }

    private void build(String[] texts) throws ReflectiveOperationException {
        objects = new Object[texts.length];
        Class<?>[] of = new Class<?>[texts.length];
        String[][] contents = new String[texts.length][];
        for (int i = 0; i < texts.length; i++) {
            int colon = texts[i].indexOf(':');
            int number = Integer.parseInt(texts[i].substring(0, colon));
            if (constants.containsKey(number)) {
                objects[i] = constants.get(number);
                continue;
            }
            of[i] = classes.get(number);
            contents[i] = values(texts[i].substring(colon + 1));
            objects[i] = of[i].isArray()
                    ? Array.newInstance(of[i].getComponentType(), contents[i].length) : Allocator.allocate(of[i]);
        }
        for (int i = 0; i < texts.length; i++) {
            if (of[i] == null) {
                continue;
            }
            if (of[i].isArray()) {
                for (int at = 0; at < contents[i].length; at++) {
                    Array.set(objects[i], at, value(contents[i][at], of[i].getComponentType()));
                }
                continue;
            }
            List<Field> all = fields.get(of[i]);
            if (all.size() != contents[i].length) {
                throw new IllegalArgumentException(of[i] + " has " + all.size() + " fields");
            }
            for (int at = 0; at < contents[i].length; at++) {
                Field field = all.get(at);
                field.set(objects[i], value(contents[i][at], field.getType()));
            }
        }
    }

    private static String[] values(String text) {
        return text.isEmpty() ? new String[0] : text.split(",");
    }

    private Object value(String text, Class<?> type) {
        if (!type.isPrimitive()) {
            return text.equals("N") ? null : objects[Integer.parseInt(text.substring(1))];
        }
        long number = Long.parseLong(text);
        return switch (type.descriptorString().charAt(0)) {
            case 'Z' -> number != 0;
            case 'B' -> (byte) number;
            case 'C' -> (char) number;
            case 'S' -> (short) number;
            case 'I' -> (int) number;
            case 'J' -> number;
            case 'F' -> Float.intBitsToFloat((int) number);
            default -> Double.longBitsToDouble(number);
        };
    }

    private String drive(Object[] arguments) throws Throwable {
        try {
            if (!hold(arguments)) {
                return "assumed away";
            }
        } catch (InvariantThrew threw) {
            return "invariant threw " + nameOf(threw.getCause());
        }
        // Whoever finds out what classes arguments are of may rely on what these say, too.
        String prefix = holdByClass(arguments) ? "" : "odd ";
        return prefix + call(arguments);
    }

    private boolean holdByClass(Object[] arguments) throws IllegalAccessException {
        try {
            for (Object argument : arguments) {
                if (argument != null && !argument.getClass().isArray()) {
                    for (Method invariant : invariants(argument.getClass())) {
                        if (!holds(invariant, argument)) {
                            return false;
                        }
                    }
                }
            }
            return true;
        } catch (InvariantThrew | Kukang.End threw) {
            return false;
        }
    }

    private String call(Object[] arguments) throws Throwable {
        try {
            try {
                target.invokeWithArguments(arguments);
            } catch (Kukang.End end) {
                throw end;
            } catch (Throwable thrown) {
                if (Arrays.stream(declared).noneMatch(allowed -> allowed.isInstance(thrown))) {
                    return thrown.getClass() == AssertionError.class ? "assertion" : "exception " + nameOf(thrown);
                }
            }
            return hold(arguments) ? "completed" : "invariant";
        } catch (InvariantThrew threw) {
            return "invariant threw " + nameOf(threw.getCause());
        } catch (Kukang.End end) {
            return end.getMessage();
        }
    }

    private boolean hold(Object[] arguments) throws IllegalAccessException, InvariantThrew {
        for (int i = 0; i < arguments.length; i++) {
            for (Method invariant : invariants.get(i)) {
                if (arguments[i] != null && !holds(invariant, arguments[i])) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean holds(Method invariant, Object of) throws IllegalAccessException, InvariantThrew {
        try {
            return (boolean) invariant.invoke(of);
        } catch (java.lang.reflect.InvocationTargetException wrapper) {
            if (wrapper.getCause() instanceof Kukang.End end) {
                throw end;
            }
            throw new InvariantThrew(wrapper.getCause());
        }
    }

    private static String nameOf(Throwable thrown) {
        return thrown.getClass().getName();
    }

    /** An invariant that has no answer. */
    private static final class InvariantThrew extends Exception {
        private static final long serialVersionUID = 1;

        InvariantThrew(Throwable cause) {
            super(null, cause, false, false);
        }
    }

    /** Makes objects without running their constructors, which could not make most heaps. */
    private static final class Allocator {
        private static final Object UNSAFE;
        private static final Method ALLOCATE;

        static {
            try {
                Class<?> unsafe = Class.forName("sun.misc.Unsafe");
                Field only = unsafe.getDeclaredField("theUnsafe");
                only.setAccessible(true);
                UNSAFE = only.get(null);
                ALLOCATE = unsafe.getMethod("allocateInstance", Class.class);
            } catch (ReflectiveOperationException missing) {
                throw new ExceptionInInitializerError(missing);
            }
        }

        static Object allocate(Class<?> of) throws ReflectiveOperationException {
            if (Modifier.isAbstract(of.getModifiers())) {
                throw new IllegalArgumentException(of + " is abstract");
            }
            if (of.isEnum()) {
                throw new IllegalArgumentException(of + " has its constants only");
            }
            return ALLOCATE.invoke(UNSAFE, of);
        }
    }
}
