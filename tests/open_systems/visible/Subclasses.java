package visible;

import kukang.Kukang;
import kukang.contracts.*;

/** What only subclasses say, of methods without contracts that need not know their names. */
class Subclasses {
    static class Box {
        //@ invariant size >= 0;
        int size;
        Box inner;

        /** No class of boxes that inherits this one checks it. */
        void failsOfTheReceiver() {
            size = 5;
        }

        void holdsOfTheReceiver() {
            if (size > 0) {
                size--;
            }
        }

        /** Lidded boxes have one of their own. */
        void holdsOverridden() {
            size = 5;
        }

        void failsOfAnArgument(Box other) {
            if (other != null && other != this) {
                other.size = 5;
            }
        }
    }

    static class Lidded extends Box {
        //@ invariant limit >= size;
        int limit;

        void holdsOverridden() {
            size = 5;
            limit = 6;
        }
    }

    static class Outer extends Box {
        //@ invariant inner != null ==> inner.size <= 10;
        int depth;
    }

    /** The same by a method. */
    static class Crate {
        int weight;
    }

    static class Strong extends Crate {
        int most;

        @Invariant
        boolean isStrong() {
            return weight <= most;
        }
    }

    static class Labelled extends Strong {
        int label;

        @Invariant
        boolean isLabelled() {
            return label >= most;
        }
    }

    static void failsWhereNullIsPossible(Box box) {
        if (box != null) {
            box.size = 1000;
        }
    }

    static void failsAfterAReturn(Box box) {
        if (box == null) {
            return;
        }
        box.size = 1000;
    }

    static void holdsWhatItWas(Box box) {
        if (box != null) {
            int size = box.size;
            box.size = -1;
            box.size = size;
        }
    }

    static void holdsOfOneClass(Box box) {
        if (box != null && box.getClass() == Box.class && box.inner == null) {
            box.size = 1000;
        }
    }

    /** An outer box looks at another one. */
    static void failsOfAnotherObject(Box box, Box inner) {
        if (box != null && inner != null && box.inner == inner && box != inner && inner.size < 100) {
            inner.size = inner.getClass() == Box.class ? 11 : inner.size;
        }
    }

    static void failsMethod(Crate crate) {
        if (crate != null) {
            crate.weight++;
        }
    }

    static void holdsMethod(Crate crate) {
        if (crate != null && crate.weight > 0) {
            crate.weight--;
        }
    }

    static void failsMethodOfASubclass(Strong crate) {
        if (crate != null && crate.most < 1000) {
            crate.most++;
        }
    }

    static Crate failsOneOfTwo(Crate first, Crate second) {
        if (first != null) {
            first.weight++;
        }
        return second;
    }

    static Crate holdsOneOfTwo(Crate first, Crate second) {
        if (first != null && first.weight > 0) {
            first.weight--;
        }
        return second;
    }

    static void failsBehindAnException(Crate crate) {
        if (crate != null) {
            crate.weight++;
            try {
                Integer.parseInt("none");
            } catch (NumberFormatException expected) {
                return;
            }
        }
    }

    /** Template methods: what the class says holds when its part of the work begins. */
    abstract static class Template {
        int last;
        //@ invariant last >= 0;

        abstract int step();

        int holdsRun() {
            return step();
        }

        //@ ensures \result >= 0;
        int holdsPromise() {
            return step();
        }

        //@ ensures \result > 10;
        int failsPromise() {
            return step();
        }

        void holdsKeeping() {
            last = step();
        }

        void failsKeeping() {
            last = step() - 5;
        }

        static int holdsGiven(Template template) {
            return template == null ? 0 : template.step();
        }
    }

    static class ByMethod extends Template {
        int divisor = 1;

        @Invariant
        boolean isValid() {
            return divisor > 0;
        }

        int step() {
            return 10 / divisor;
        }
    }

    static class ByCondition extends Template {
        //@ invariant divisor > 0;
        int divisor = 1;

        int step() {
            return 10 / divisor;
        }
    }

    @Invariant("divisor > 0")
    static class ByAnnotation extends Template {
        int divisor = 1;

        int step() {
            return 10 / divisor;
        }
    }

    /** What its invariant forgets is told of the invariant. */
    abstract static class Careless {
        abstract int step();

        int failsInTheInvariant() {
            return step();
        }
    }

    static class Forgetful extends Careless {
        int[] values = new int[1];

        @Invariant
        boolean isValid() {
            return values.length > 0;
        }

        int step() {
            return values[0];
        }
    }
}
