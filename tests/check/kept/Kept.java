package kept;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/** What may have changed since an initializer ran is told, whichever way the code gets at it. */
class Kept {
    enum Level {
        LOW(1), HIGH(2);

        int height;

        Level(int height) {
            this.height = height;
        }
    }

    static class Settings {
        static int scale = 2;
    }

    /** What its initializer reads may have been otherwise. */
    enum Size {
        SMALL(Settings.scale);

        final int width;

        Size(int width) {
            this.width = width;
        }
    }

    /** Its constants never change. */
    enum Side {
        LEFT, RIGHT
    }

    static final ThreadLocal<Integer> CURRENT = new ThreadLocal<>();

    static int byName() {
        return Level.LOW.height;
    }

    static int byTable() {
        return Level.values()[0].height;
    }

    static int byText() {
        return Level.valueOf("HIGH").height;
    }

    static int bySet() {
        return EnumSet.allOf(Level.class).iterator().next().height;
    }

    static int byReflection() {
        return Level.class.getEnumConstants()[1].height;
    }

    static int sizeByTable() {
        return Size.values()[0].width;
    }

    static int sizeByText() {
        return Size.valueOf("SMALL").width;
    }

    //@ ensures \old(Level.LOW.height) == 1 && \old(Level.values()[1].height) == 2;
    static void before() {
    }

    /** Fails: the mark may be given. */
    //@ ensures !\old(given == MARK);
    static void markBefore(Kept given) {
    }

    /** Whether the caller holds the lock nobody knows, unless the method holds it. */
    static boolean isLocked(Kept lock) {
        if (lock == null) {
            return false;
        }
        return Thread.holdsLock(lock);
    }

    static boolean isLockedHere(Kept lock) {
        if (lock == null) {
            return true;
        }
        synchronized (lock) {
            return Thread.holdsLock(lock);
        }
    }

    static int sides() {
        return Side.values().length + EnumSet.allOf(Side.class).size();
    }

    static int sidesByName() {
        Map<Side, Integer> widths = new EnumMap<>(Side.class);
        widths.put(Side.valueOf("LEFT"), 3);
        return widths.get(Side.LEFT);
    }

    static boolean isInUse() {
        return CURRENT.get() != null;
    }

    static final Kept MARK = new Kept();

    /** Holds: a constant or an object of a static field is in a list only where its declaration lets it be. */
    //@ ensures \result;
    static boolean isSide(List<Side> sides) {
        Object first = sides == null || sides.isEmpty() ? null : sides.get(0);
        return first == null || first != Level.LOW && first != MARK;
    }

    static class Box<T> {
        T value;

        Box(T value) {
            this.value = value;
        }
    }

    static final Box<Integer> FIVE = new Box<>(5);

    /** Verified: the box of a number is no box of a text. */
    static int length(Box<String> box) {
        Object five = FIVE;
        return box == null || box == five || box.value == null ? 0 : box.value.length();
    }

    /** Fails: anything may be in this one. */
    //@ ensures \result;
    static boolean isAny(List<Object> any) {
        Object first = any == null || any.isEmpty() ? null : any.get(0);
        return first == null || first != Level.LOW && first != MARK;
    }
}
