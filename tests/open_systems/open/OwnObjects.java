package open;

/** A condition may change what it has made itself, also by calls by contract, and nothing else. */
class OwnObjects {
    static class Counter {
        int count;

        //@ assignable count; ensures count == \old(count) + 1;
        void openCount() {
            count++;
        }

        /*@ pure */
        //@ ensures \result == count;
        int openCounted() {
            return count;
        }
    }

    //@ requires from < 100;
    /*@ pure */
    static int next(int from) {
        Counter counter = new Counter();
        counter.count = from;
        counter.openCount();
        return counter.count;
    }

    //@ requires from < 100;
    /*@ pure */
    static int nextAsked(int from) {
        Counter counter = new Counter();
        counter.count = from;
        int before = counter.openCounted();
        counter.openCount();
        return counter.openCounted() - before;
    }

    //@ ensures next(3) == 4;
    static void holdsOfWhatTheConditionMakes() {
    }

    //@ ensures nextAsked(3) == 1;
    static void holdsOfResultsBeforeAndAfterTheChange() {
    }

    //@ ensures next(3) == 5;
    static void failsSinceItIsOneMore() {
    }

    static int countIt(Counter counter) {
        counter.openCount();
        return counter.count;
    }

    //@ requires counter != null; ensures countIt(counter) > 0;
    static void failsSinceItWasThereBefore(Counter counter) {
    }
}
