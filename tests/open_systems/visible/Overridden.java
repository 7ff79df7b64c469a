package visible;

import kukang.Kukang;

/** A method runs on objects whose classes do not override it; those that do answer for what they say. */
class Overridden {
    static class Counter {
        //@ invariant count >= 0;
        int count;

        //@ requires count < 1000;
        //@ ensures count == \old(count) + 1;
        void holdsIncrement() {
            count++;
        }

        /** No class overrides it: it also runs on objects that have a limit. */
        //@ requires count < 1000;
        //@ ensures count == \old(count) + 1;
        void failsIncrement() {
            count++;
        }

        //@ requires count < 1000;
        //@ assignable count;
        //@ ensures count == \old(count) + 1;
        void openIncrement() {
            count++;
        }
    }

    static class Limited extends Counter {
        //@ invariant count <= limit;
        int limit;

        //@ also
        //@ requires count < 1000;
        void holdsIncrement() {
            if (count == limit) {
                limit++;
            }
            super.holdsIncrement();
        }

        //@ also
        //@ requires count < 1000;
        //@ assignable count, limit;
        void openIncrement() {
            limit++;
            count++;
        }

        /** The contract of the superclass knows nothing of limits. */
        //@ requires count < 1000;
        void failsSuper() {
            super.openIncrement();
        }

        //@ requires count < 1000 && limit < 1000;
        void holdsSuper() {
            limit++;
            super.openIncrement();
            Kukang.check(count <= limit);
        }

        //@ requires count < 1000;
        void holdsCall() {
            openIncrement();
            Kukang.check(count <= limit);
        }
    }

    static class Below extends Limited {
        //@ invariant limit <= 2000;
        void holdsBelow() {
            Kukang.check(limit <= 2000);
        }
    }

    static abstract class Template {
        void holdsTemplate() {
            hook();
        }

        void failsTemplate() {
            other();
        }

        abstract void hook();

        abstract void other();
    }

    static class Filled extends Template {
        //@ invariant number >= 0;
        int number;

        void hook() {
            if (number < 0) {
                throw new IllegalStateException();
            }
        }

        void other() {
            if (number > 0) {
                throw new IllegalStateException();
            }
        }
    }

    //@ requires template != null;
    static void holdsOfAParameter(Template template) {
        template.hook();
    }

    //@ requires template != null;
    static void failsOfAParameter(Template template) {
        template.other();
    }

    //@ requires template instanceof Filled;
    //@ ensures \result >= 0;
    static int holdsResult(Template template) {
        return ((Filled) template).number;
    }

    //@ requires template instanceof Filled;
    //@ ensures \result > 0;
    static int failsResult(Template template) {
        return ((Filled) template).number;
    }
}
