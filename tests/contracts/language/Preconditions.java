package language;

/** What a method may rely on. */
class Preconditions {
    //@ requires divisor != 0;
    static int holdsBecauseOfRequires(int divisor) {
        return 100 / divisor;
    }

    //@ requires divisor > -2;
    static int failsAlthoughSomethingIsRequired(int divisor) {
        return 100 / divisor;
    }

    /*@ requires low <= high;
      @ requires low > 0; */
    static int holdsWithTwo(int low, int high) {
        assert high > 0;
        return high / low;
    }

    //@ pre: n != null;
    static int holdsWithTheShortForm(Node n) {
        return n.value;
    }

    static int holdsWithAnnotation(/*@ non_null */ Node n) {
        return n.value;
    }

    static int holdsWithNonNull(@NonNull Node n) {
        return n.value;
    }

    static int failsWithNullable(/*@ nullable */ Node n) {
        return n.value;
    }

    //@ requires a.length > 0;
    static int failsBecauseTheConditionThrows(int[] a) {
        return a[0];
    }

    //@ requires a != null && a.length > 0;
    static int holdsBecauseTheConditionIsGuarded(int[] a) {
        return a[0];
    }
}
