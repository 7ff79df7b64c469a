package open;

/** A condition may change what it has made itself, also by calls by contract, and nothing else. */
class OwnObjects {
    static class Counter {
        int count;

        //@ assignable count; ensures count == \old(count) + 1;
        void openCount() {
            count++;
        }

        //@ assignable count; ensures count == \old(count) + 1 && \result == this;
        Counter openCountOn() {
            count++;
            return this;
        }

        /** It has looked at this object, which was there before, and changes another one. */
        /*@ pure */
        int nextOfOneThatACallMakes() {
            Counter counter = openMake(count);
            counter.openCount();
            return counter.count;
        }

        /*@ pure */
        int fiveOfOneThatACallMakes() {
            Counter counter = openMake(count);
            counter.count = 5;
            return counter.count;
        }

        /*@ pure */
        //@ ensures \result == count;
        int openCounted() {
            return count;
        }
    }

    //@ assignable \nothing; ensures \fresh(\result) && \result.count == from;
    static Counter openMake(int from) {
        Counter counter = new Counter();
        counter.count = from;
        return counter;
    }

    //@ assignable \nothing; ensures \result != null;
    static Counter openAny() {
        return new Counter();
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

    //@ ensures openMake(3).openCountOn().count == 4;
    static void holdsOfWhatACallInTheConditionMakes() {
    }

    //@ requires counter != null && counter.count < 9; ensures counter.nextOfOneThatACallMakes() == counter.count + 1;
    static void holdsOfWhatACallMakesBehindTheCondition(Counter counter) {
    }

    //@ requires counter != null && counter.fiveOfOneThatACallMakes() == 5;
    static void holdsOfWhatAPreconditionMakes(Counter counter) {
    }

    //@ ensures openAny().openCountOn() != null;
    static void failsSinceItNeedNotBeNew() {
    }

    /** Nobody had seen it when the condition began, but it was there. */
    //@ ensures countIt(\result) > 0;
    static Counter failsSinceACallBeforeTheConditionHasMadeIt() {
        return openMake(3);
    }
}
