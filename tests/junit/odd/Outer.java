package odd;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;

/** Inner classes, private ones, local ones, and all that may be declared of methods. */
public class Outer<T extends Comparable<T>> {
    private int total;
    T least;

    class Inner {
        int own;

        int add(int more) {
            own += more;
            total += own;
            return total;
        }

        class Innermost {
            int all() {
                return total + own;
            }
        }
    }

    private static class Secret {
        int hidden;
        Secret next;

        private Secret(int hidden) {
            this.hidden = hidden;
        }

        int sum(Secret other) {
            return other == null ? hidden : hidden + other.hidden;
        }
    }

    protected static class Guarded<U> {
        protected U what;

        protected Guarded(U what) {
            this.what = what;
        }

        U get() {
            return what;
        }
    }

    private Secret secret;

    private Secret secretOf(Secret given) {
        if (given == null) {
            secret = new Secret(1);
            return secret;
        }
        return given.next;
    }

    private static Secret[] some(int count) {
        return count == 1 ? new Secret[] {new Secret(3)} : count == 2 ? new Secret[2] : null;
    }

    Object[] secrets(Secret[] given) {
        return given.length == 1 ? given : null;
    }

    boolean isLess(T other) {
        return least != null && other != null && least.compareTo(other) < 0;
    }

    <U extends Number & Comparable<U>> U greater(U left, U right) {
        return left == null || right == null ? null : left;
    }

    static <E extends Exception> void raise(E exception) throws E {
        if (exception != null) {
            throw exception;
        }
    }

    void read(int what) throws IOException, InterruptedException {
        if (what == 0) {
            throw new IOException("read");
        }
        if (what == 1) {
            throw new InterruptedException();
        }
        total = what;
    }

    static int all(int what) throws Throwable {
        if (what > 3) {
            throw new Throwable("all");
        }
        return what;
    }

    static int count(Object... all) {
        return all == null ? -1 : all.length;
    }

    @SafeVarargs
    static <E> E first(E... all) {
        return all.length == 0 ? null : all[0];
    }

    static int lists(List<? extends List<String>> lists) {
        return lists == null ? 0 : 1;
    }

    @SuppressWarnings("rawtypes")
    static Object raw(Comparable left, List right) {
        return left == null ? right : left;
    }

    static Runnable task(int number) {
        return number > 0 ? () -> count() : null;
    }

    static Supplier<String> supplier(String text) {
        return text == null ? () -> "none" : text::trim;
    }

    static Object local(int number) {
        class Local {
            int field = number;
        }
        return number == 7 ? new Local() : new Object() {
            int other = number;
        };
    }

    /** @deprecated there is a better one */
    @Deprecated
    public static int old(Old old) {
        return old == null ? 0 : old.age;
    }

    /** @deprecated as all old things are */
    @Deprecated(forRemoval = true)
    public static class Old {
        /** @deprecated */
        @Deprecated
        public int age;

        public int grow(int years) {
            age += years;
            return age;
        }
    }
}

/** A class in the file of another. */
class Beside {
    int value;
    static int counter = 3;
    static Beside last;

    Beside(int value) {
        this.value = value;
    }

    Beside with(Beside other) {
        counter++;
        last = other;
        return other == this ? other : new Beside(value);
    }
}
