package kukang.replay;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;

/**
 * Reads lines of words. The first word says what the line is: {@code C name} numbers a class, {@code F class name} a field,
 * {@code L class fields…} a layout, {@code T kind class name descriptor} a method to call, {@code V class name} an invariant,
 * {@code R …} is a case; each kind is numbered on its own, from 0. Words have no spaces: other characters than letters, digits and a
 * few signs are written as UTF-16 units, {@code %} and four hexadecimal digits each.
 */
final class Lines {
    private static final ClassLoader LOADER = ClassLoader.getSystemClassLoader();

    private final List<Class<?>> classes = new ArrayList<>();
    private final List<Access.Slot> fields = new ArrayList<>();
    private final List<Described.Layout> layouts = new ArrayList<>();
    private final List<MethodHandle> targets = new ArrayList<>();
    private final List<MethodHandle> invariants = new ArrayList<>();
    /** Why something has no more than its number, for each kind. */
    private final Map<List<?>, Map<Integer, String>> missing = new IdentityHashMap<>();
    private StringTokenizer words;

    /** A case speaks of something that this virtual machine does not have. */
    static final class Missing extends RuntimeException {
        private static final long serialVersionUID = 1;

        Missing(String what) {
            super(what);
        }
    }

    /** Reads a line; null unless it is a case. */
    Case read(String line) throws Throwable {
        words = new StringTokenizer(line, " ");
        List<?> numbered = switch (words.nextToken()) {
            case "C" -> define(classes, () -> named(text()));
            case "F" -> define(fields, this::slot);
            case "L" -> define(layouts, this::layout);
            case "T" -> define(targets, this::target);
            case "V" -> define(invariants, () -> invariant(ofClass(), text()));
            default -> null;
        };
        return numbered == null ? new Case(this) : null;
    }

    /** What a line says that may not be so. */
    private interface Definition<T> {
        T find() throws Throwable;
    }

    /** Gives the next number to something. What cannot be found keeps its number, so that the others keep theirs. */
    private <T> List<T> define(List<T> known, Definition<T> definition) {
        known.add(null);
        int number = known.size() - 1;
        try {
            known.set(number, definition.find());
        } catch (Missing part) {
            note(known, number, part.getMessage());
        } catch (Throwable trouble) {
            note(known, number, trouble.toString());
        }
        return known;
    }

    private void note(List<?> known, int number, String why) {
        missing.computeIfAbsent(known, of -> new HashMap<>()).put(number, why);
    }

    /** A class; initialized, if that is possible, since Kukang begins with initialized classes. */
    private static Class<?> named(String name) throws ClassNotFoundException {
        try {
            return Class.forName(name, true, LOADER);
        } catch (LinkageError failed) {
            return Class.forName(name, false, LOADER);
        } catch (ClassNotFoundException none) {
            throw new Missing("there is no class " + name);
        }
    }

    private Access.Slot slot() throws Throwable {
        Class<?> of = ofClass();
        String name = text();
        try {
            return Access.slot(of, name);
        } catch (NoSuchFieldException none) {
            throw new Missing("there is no field " + of.getName() + "." + name);
        }
    }

    private Described.Layout layout() {
        Class<?> of = ofClass();
        Access.Slot[] slots = new Access.Slot[number()];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = known(fields);
        }
        return new Described.Layout(of, slots);
    }

    private MethodHandle target() throws ReflectiveOperationException {
        String kind = word();
        Class<?> of = ofClass();
        String name = text();
        MethodType type = MethodType.fromMethodDescriptorString(text(), LOADER);
        MethodHandle found = switch (kind) {
            case "s" -> Access.LOOKUP.findStatic(of, name, type);
            case "i" -> Access.LOOKUP.findSpecial(of, name, type, of);
            default -> Access.LOOKUP.findConstructor(of, type);
        };
        MethodHandle fixed = found.asFixedArity();
        int count = fixed.type().parameterCount();
        return fixed.asSpreader(Object[].class, count).asType(MethodType.methodType(Object.class, Object[].class));
    }

    private static MethodHandle invariant(Class<?> of, String name) throws ReflectiveOperationException {
        Method method = of.getDeclaredMethod(name);
        return Access.LOOKUP.unreflect(method).asType(MethodType.methodType(boolean.class, Object.class));
    }

    String word() {
        return words.nextToken();
    }

    int number() {
        return Integer.parseInt(word());
    }

    Class<?> ofClass() {
        return known(classes);
    }

    private <T> T known(List<T> numbered) {
        int number = number();
        T found = numbered.get(number);
        if (found == null) {
            throw new Missing(missing.get(numbered).get(number));
        }
        return found;
    }

    Access.Slot field() {
        return known(fields);
    }

    MethodHandle called() {
        return known(targets);
    }

    MethodHandle[] invariants() {
        MethodHandle[] found = new MethodHandle[number()];
        for (int i = 0; i < found.length; i++) {
            found[i] = known(invariants);
        }
        return found;
    }

    String text() {
        String word = word();
        if (word.indexOf('%') < 0 && !word.equals("-")) {
            return word;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < word.length(); i++) {
            char next = word.charAt(i);
            if (next == '%') {
                text.append((char) Integer.parseInt(word.substring(i + 1, i + 5), 16));
                i += 4;
            } else if (next != '-' || word.length() > 1) {
                text.append(next);
            }
        }
        return text.toString();
    }

    Described[] objects() {
        Described[] found = new Described[number()];
        for (int i = 0; i < found.length; i++) {
            found[i] = object();
        }
        return found;
    }

    Heap.Hash[] hashes() {
        Heap.Hash[] found = new Heap.Hash[number()];
        for (int i = 0; i < found.length; i++) {
            found[i] = new Heap.Hash(number(), number());
        }
        return found;
    }

    private Described object() {
        switch (word()) {
            case "f" -> {
                Described.Layout layout = known(layouts);
                return new Described.Fields(layout, values(layout.slots().length));
            }
            case "a" -> {
                Class<?> of = ofClass();
                return new Described.Elements(of, elements(number()));
            }
            case "t" -> {
                return new Described.Plain(text());
            }
            case "b" -> {
                return new Described.Plain(value());
            }
            case "c" -> {
                return new Described.Constant(field());
            }
            case "r" -> {
                return new Described.InOrder(ofClass(), Long.parseLong(word()));
            }
            case "o" -> {
                Object[] values = new Object[number()];
                long[] ranks = new long[values.length];
                for (int i = 0; i < values.length; i++) {
                    values[i] = value();
                    ranks[i] = Long.parseLong(word());
                }
                return new Described.Order(values, ranks);
            }
            case "k" -> {
                return new Described.Mirror(ofClass());
            }
            case "u" -> {
                return new Described.Unknown(ofClass());
            }
            default -> {
                return new Described.Opaque(ofClass());
            }
        }
    }

    /** Elements; a count before one says how often it comes. */
    private Object[] elements(int count) {
        Object[] values = new Object[count];
        for (int i = 0; i < count;) {
            String word = word();
            boolean many = word.charAt(0) == 'x';
            int end = i + (many ? Integer.parseInt(word.substring(1)) : 1);
            Arrays.fill(values, i, end, value(many ? word() : word));
            i = end;
        }
        return values;
    }

    private Object[] values(int count) {
        Object[] values = new Object[count];
        for (int i = 0; i < count; i++) {
            values[i] = value();
        }
        return values;
    }

    /** A number, null, an object by its place, or anything. */
    Object value() {
        return value(word());
    }

    private static Object value(String word) {
        String rest = word.substring(1);
        return switch (word.charAt(0)) {
            case 'n' -> null;
            case '*' -> Described.Any.ANY;
            case '@' -> new Described.Place(Integer.parseInt(rest));
            case 'Z' -> rest.equals("1");
            case 'B' -> Byte.valueOf(rest);
            case 'C' -> (char) Integer.parseInt(rest);
            case 'S' -> Short.valueOf(rest);
            case 'I' -> Integer.valueOf(rest);
            case 'J' -> Long.valueOf(rest);
            case 'F' -> Float.intBitsToFloat(Integer.parseInt(rest));
            case 'D' -> Double.longBitsToDouble(Long.parseLong(rest));
            default -> throw new IllegalArgumentException("no value: " + word);
        };
    }
}
