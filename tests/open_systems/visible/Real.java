package visible;

import kukang.Kukang;
import kukang.contracts.*;

/** Invariants by the class that an object really has. */
class Real {
    static class Range {
        //@ invariant low <= high;
        int low;
        int high;
        Range next;

        //@ assignable low, high;
        void openMove() {
        }

        //@ assignable \nothing;
        void openLook() {
        }

        //@ assignable this.*;
        void openChange() {
        }

        //@ pure
        //@ ensures \result == low;
        int openLow() {
            return low;
        }
    }

    static class Weighted extends Range {
        //@ invariant weight > low;
        int weight = 1;

        //@ also assignable low, high, weight;
        void openMove() {
        }
    }

    static class Named extends Weighted {
        //@ invariant name != null;
        Object name = "x";

        void holdsOfASuperclass() {
            super.openMove();
        }

        void failsOfASuperclass() {
            name = null;
            super.openMove();
            name = "x";
        }
    }

    /** The contract of its constructor says no more than its own invariant. */
    static class Base {
        int size;

        @Invariant
        boolean isValid() {
            return size >= 0;
        }

        //@ requires size >= 0;
        //@ assignable \nothing;
        Base(int size) {
            this.size = size;
        }

        //@ assignable size;
        void openGrow() {
        }
    }

    static class Derived extends Base {
        int more;
        /*@ non_null @*/ String name;

        @Invariant
        boolean isValid() {
            return super.isValid() && more != 0;
        }

        Derived() {
            super(1);
            Kukang.check(size >= 0);
            more = 1;
            name = "x";
        }

        Derived(int itDoesNotKnowMore) {
            super(1);
            Kukang.check(more != 0);
            more = 1;
            name = "x";
        }

        Derived(long itHasNotBeenAssigned) {
            super(1);
            Kukang.check(name != null);
            more = 1;
            name = "x";
        }
    }

    /** Its invariant asks a method of which the contract is used. */
    static class Counted extends Base {
        int count;

        Counted() {
            super(1);
            count = 1;
        }

        @Invariant
        boolean isCounted() {
            return openCount() > 0;
        }

        //@ pure
        //@ ensures \result == count;
        int openCount() {
            return count;
        }
    }

    //@ assignable \nothing;
    static void openTake(Object any) {
    }

    //@ requires base != null && count > 0;
    void holdsAsking(Base base, int count) {
        base.size = count;
        if (base instanceof Counted) {
            ((Counted) base).count = count;
        }
        openTake(base);
    }

    //@ requires base != null;
    void failsAsking(Base base) {
        if (base instanceof Counted) {
            ((Counted) base).count = 0;
            openTake(base);
            ((Counted) base).count = 1;
        }
    }

    //@ requires range != null;
    void holdsOverridden(Range range) {
        range.openMove();
        Kukang.check(range.low <= range.high);
    }

    //@ requires range != null;
    void holdsAfterwards(Range range) {
        range.openMove();
        if (range instanceof Weighted) {
            Kukang.check(((Weighted) range).weight > range.low);
        }
    }

    //@ requires range != null;
    void holdsTwice(Range range) {
        range.openChange();
        range.openChange();
    }

    //@ requires range != null;
    void failsOverridden(Range range) {
        if (range instanceof Weighted) {
            ((Weighted) range).weight = range.low;
            range.openMove();
            ((Weighted) range).weight = range.low + 1;
        }
    }

    /** Nobody has asked for its class. */
    //@ requires range != null;
    void failsInherited(Range range) {
        range.low = 50;
        range.high = 60;
        range.openLook();
    }

    //@ requires range != null && \typeof(range) == \type(Range);
    void holdsOfItsOwnClass(Range range) {
        range.low = 50;
        range.high = 60;
        range.openLook();
    }

    //@ requires range != null;
    void failsAtTheEnd(Range range) {
        range.low = 50;
        range.high = 60;
    }

    //@ requires range != null && range.low < 1000;
    void holdsAtTheEnd(Range range) {
        if (range instanceof Weighted) {
            ((Weighted) range).weight = range.low + 1;
        }
    }

    /** The object may be the range. */
    //@ requires range != null && \typeof(range) == \type(Range);
    void failsObject(Object any, Range range) {
        range.low = range.high;
        range.high = range.low - 1;
        openTake(any);
        range.high = range.low;
    }

    //@ requires range != null && \typeof(range) == \type(Range) && any != range;
    void holdsObject(Object any, Range range) {
        openTake(any);
        range.low = range.high;
    }

    void failsNewObject() {
        Weighted made = new Weighted();
        made.weight = 0;
        openTake(made);
    }

    void holdsNewObject() {
        openTake(new Named());
    }

    //@ requires range != null;
    void failsWhatItWasNotGiven(Range range) {
        if (range.next != null) {
            range.next.openLook();
        }
    }

    /** The assertion has called the method before, in a state that is not visible. */
    //@ requires range != null && range.high < 1000;
    void failsAfterACondition(Range range) {
        range.low = range.high + 1;
        //@ assert range.openLow() == range.high + 1;
        range.openLow();
        range.low = range.high;
    }

    //@ requires base != null;
    void holdsMethod(Base base) {
        base.openGrow();
    }

    //@ requires base != null;
    void failsMethod(Base base) {
        if (base instanceof Derived) {
            ((Derived) base).more = 0;
            base.openGrow();
            ((Derived) base).more = 1;
        }
    }

    //@ helper
    void failsSinceAHelperReliesOnNothing(Range range) {
        if (range != null && Limit.most >= 0) {
            range.openLook();
        }
    }

    /** Static invariants hold for everybody. */
    static class Limit {
        //@ static invariant most >= 0;
        static int most;

        //@ assignable \nothing;
        static void openLook() {
        }

        //@ assignable most;
        static void openSet() {
        }
    }

    void holdsStatic() {
        Limit.openLook();
        Kukang.check(Limit.most >= 0);
    }

    void holdsStaticAfterwards() {
        Limit.openSet();
        Kukang.check(Limit.most >= 0);
    }

    void failsStatic() {
        Limit.most = -1;
        Limit.openLook();
        Limit.most = 1;
    }

    void failsStaticOfAThirdClass() {
        Limit.most = -1;
        openTake(null);
        Limit.most = 1;
    }

    void failsStaticAtTheEnd() {
        Limit.most = -1;
    }
}
