package kukang.replay;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
    private StringTokenizer words;

    /** Reads a line; null unless it is a case. */
    Case read(String line) throws Throwable {
        words = new StringTokenizer(line, " ");
        switch (words.nextToken()) {
            case "C" -> classes.add(Class.forName(text(), true, LOADER));
            case "F" -> fields.add(Access.slot(classes.get(number()), text()));
            case "L" -> layouts.add(layout());
            case "T" -> targets.add(target());
            case "V" -> invariants.add(invariant(classes.get(number()), text()));
            default -> {
                return new Case(this);
            }
        }
        return null;
    }

    private Described.Layout layout() {
        Class<?> of = classes.get(number());
        Access.Slot[] slots = new Access.Slot[number()];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = fields.get(number());
        }
        return new Described.Layout(of, slots);
    }

    private MethodHandle target() throws ReflectiveOperationException {
        String kind = word();
        Class<?> of = classes.get(number());
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
        return classes.get(number());
    }

    Access.Slot field() {
        return fields.get(number());
    }

    MethodHandle called() {
        return targets.get(number());
    }

    MethodHandle[] invariants() {
        MethodHandle[] found = new MethodHandle[number()];
        for (int i = 0; i < found.length; i++) {
            found[i] = invariants.get(number());
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

    private Described object() {
        switch (word()) {
            case "f" -> {
                Described.Layout layout = layouts.get(number());
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
                return new Described.InOrder(Long.parseLong(word()));
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
