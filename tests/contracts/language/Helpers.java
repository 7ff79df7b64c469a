package language;

/** Methods that override a helper are helpers, whatever they say themselves. */
class Helpers {
    interface Starter {
        //@ helper
        void holdsStart();
    }

    static class Engine implements Starter {
        int speed;
        //@ invariant speed > 0;

        public void holdsStart() {
            speed = 0;
        }

        void failsStop() {
            speed = 0;
        }

        void holdsRestart() {
            holdsStart();
            speed = 1;
        }
    }

    abstract static class Wheel {
        int turns;
        //@ invariant turns >= 0;

        //@ helper
        abstract void holdsTurn();

        //@ helper
        //@ ensures \result == turns;
        //@ assignable \nothing;
        abstract int turns();

        int holdsCount() {
            turns = -1;
            int seen = turns();
            turns = 0;
            return seen;
        }
    }

    static class Front extends Wheel {
        void holdsTurn() {
            turns = -1;
        }

        int turns() {
            assert turns >= -5;
            return turns;
        }
    }
}
