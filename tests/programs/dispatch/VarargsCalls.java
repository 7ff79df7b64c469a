package dispatch;

/** Variable arguments become an array at the call site, unless an array is given as it is. */
public class VarargsCalls {
    static String show(String title, Object... rest) {
        StringBuilder out = new StringBuilder(title);
        if (rest == null) {
            return out.append(" null").toString();
        }
        out.append(' ').append(rest.getClass().getSimpleName()).append(' ').append(rest.length);
        for (Object o : rest) {
            out.append(' ').append(o instanceof int[] ints ? "ints" + ints.length : o);
        }
        return out.toString();
    }

    static long sum(long... values) {
        long total = 0;
        for (long value : values) {
            total += value;
        }
        return total;
    }

    @SafeVarargs
    static <T> T last(T... values) {
        return values[values.length - 1];
    }

    static <T> T[] asArray(T... values) {
        return values;
    }

    final String own;

    VarargsCalls(String... parts) {
        own = String.join("-", parts);
    }

    static String mixed(int first, char... rest) {
        return first + new String(rest);
    }

    static String mixed(int first, char second) {
        return "fixed";
    }

    public static void main(String[] args) {
        System.out.println(show("none"));
        System.out.println(show("some", 1, "two", 3.0, null, 'c'));
        System.out.println(show("array", (Object[]) new String[]{"a", "b"}));
        System.out.println(show("ints", new int[]{1, 2}));
        System.out.println(show("null", (Object[]) null));
        System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3L, 'a', (byte) 4));
        System.out.println(last(1, 2, 3) + last("a", "b"));
        System.out.println(asArray("x", "y").getClass().getSimpleName() + asArray(1, 2.0).length);
        System.out.println(new VarargsCalls().own + new VarargsCalls("a", "b", "c").own);
        System.out.println(mixed(1) + mixed(1, 'x') + mixed(1, 'x', 'y'));
        System.out.println(String.format("%s %d %s", "f", 5, null));
    }
}
