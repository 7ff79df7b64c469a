package hive;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Objects of inner classes, of which nobody looks at the object around them. */
final class Hive {
    private Hive() {
    }

    static final class Locked {
        static final Object LOCK = new Object();

        class Cell {
            int honey;
        }
    }

    static final class Cached {
        static final Map<String, String> CACHE = new HashMap<>();

        class Cell {
            int honey;
        }
    }

    static final class Named {
        static final Object LOCK = new Object();
        private final String name;

        Named(String name) {
            this.name = Objects.requireNonNull(name);
        }

        class Cell {
            int honey;

            String queen() {
                return name;
            }
        }
    }

    abstract static class Wild {
        class Cell {
            int honey;
        }
    }

    static final class Sealed {
        private Sealed() {
        }

        class Cell {
            int honey;
        }
    }

    static final class Counted {
        static int count;

        Counted() {
            count++;
        }

        class Cell {
            int honey;
        }
    }

    static final class Broken {
        Broken() {
            throw new IllegalStateException("no hive");
        }

        class Cell {
            int honey;
        }
    }

    static final class Deep {
        static final Object LOCK = new Object();

        class Comb {
            class Cell {
                int honey;
            }
        }
    }

    static Class<?> locked(Object cell) {
        return cell instanceof Locked.Cell ? cell.getClass() : null;
    }

    static Class<?> cached(Object cell) {
        return cell instanceof Cached.Cell ? cell.getClass() : null;
    }

    static Class<?> named(Object cell) {
        return cell instanceof Named.Cell ? cell.getClass() : null;
    }

    static Class<?> wild(Object cell) {
        return cell instanceof Wild.Cell ? cell.getClass() : null;
    }

    static Class<?> sealed(Object cell) {
        return cell instanceof Sealed.Cell ? cell.getClass() : null;
    }

    static Class<?> counted(Object cell) {
        return cell instanceof Counted.Cell ? cell.getClass() : null;
    }

    static Class<?> broken(Object cell) {
        return cell instanceof Broken.Cell ? cell.getClass() : null;
    }

    static Class<?> deep(Object cell) {
        return cell instanceof Deep.Comb.Cell ? cell.getClass() : null;
    }
}
