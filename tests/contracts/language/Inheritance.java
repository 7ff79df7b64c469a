package language;

/** What subclasses inherit. */
class Inheritance {
    interface Counter {
        //@ requires by > 0;
        //@ ensures \result >= by;
        int add(int by);
    }

    static class Holds implements Counter {
        public int add(int amount) {
            return amount == Integer.MAX_VALUE ? amount : amount + 1;
        }
    }

    static class HoldsWeaker implements Counter {
        //@ also
        //@ requires amount < -1;
        //@ ensures \result < 0;
        public int add(int amount) {
            assert amount != 0 && amount != -1;
            return amount == Integer.MAX_VALUE ? amount : amount + 1;
        }
    }

    static class Base {
        //@ invariant size >= 0;
        int size;
    }

    static class Derived extends Base {
        //@ ensures \result >= 0;
        int holdsInherited() {
            return size;
        }

        void failsInherited() {
            size = -1;
        }
    }
}
