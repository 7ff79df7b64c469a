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

    /** Fails: anything may be in this one. */
    //@ ensures \result;
    static boolean isAny(List<Object> any) {
        Object first = any == null || any.isEmpty() ? null : any.get(0);
        return first == null || first != Level.LOW && first != MARK;
    }
}
