package first_use;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntSupplier;

/** Static initializers that do more than to mind their own classes: it makes a difference when they run. */
class Uses {
    static int count;
    static final int[] TABLE = {1, 2};
    static final List<String> NAMES = new ArrayList<>();

    static class Sets {
        static int own = 1;

        static {
            count = -1;
        }

        static int touch() {
            return 0;
        }

        int again() {
            return touch() + own;
        }
    }

    static class Below extends Sets {
    }

    static class SetsOff {
        static {
            Sets.touch();
        }

        static void touch() {
        }
    }

    static class Fills {
        static {
            TABLE[0] = 5;
        }
    }

    static class Registers {
        static {
            NAMES.add("registers");
        }
    }

    static class Speaks {
        static {
            Locale.setDefault(Locale.ROOT);
        }
    }

    static class Reads {
        static final int COUNT = count + 1;
    }

    static class Looks {
        static final int SIZE = NAMES.size();
    }

    /** Nobody can tell when this one ran. */
    static class Minds {
        static int own;
        static final int[] MADE = {1, 2};
        static final int LENGTH = Constants.NAME.length();

        static {
            own = 3;
            MADE[1] = 4;
        }

        static void touch() {
        }
    }

    static class Constants {
        static final String NAME = String.valueOf(12);
    }

    enum Level {
        LOW, HIGH;

        static {
            count = 7;
        }
    }

    //@ ensures count == 5;
    static void callsAfterwards() {
        count = 5;
        Sets.touch();
    }

    //@ ensures count == \old(count);
    static void assignsToAField() {
        Sets.own = 2;
    }

    //@ ensures count == \old(count);
    static Object makesASubclass() {
        return new Below();
    }

    //@ ensures count == \old(count);
    static void setsItOff() {
        SetsOff.touch();
    }

    //@ ensures count == \old(count);
    static int byMethodReference() {
        IntSupplier touch = Sets::touch;
        return touch.getAsInt();
    }

    //@ ensures count == \old(count);
    static int onlySometimes(boolean first) {
        return first ? Sets.touch() : 0;
    }

    /** There is such an object, so the class has been initialized. */
    //@ ensures count == \old(count);
    static int usedBefore(Sets sets) {
        return sets == null ? 0 : sets.again();
    }

    //@ ensures count == \old(count);
    static boolean ofAConstant(Level level) {
        return level == null || level.ordinal() < 2;
    }

    static Object fills() {
        return new Fills();
    }

    static Object registers() {
        return new Registers();
    }

    static Object speaks() {
        return new Speaks();
    }

    static int reads() {
        return Reads.COUNT;
    }

    static int looks() {
        return Looks.SIZE;
    }

    //@ ensures \result == 2 && count == \old(count);
    static int minds() {
        Minds.touch();
        return Minds.LENGTH;
    }
}
