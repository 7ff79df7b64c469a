package errors;

import kukang.contracts.SpecFor;

/** A spec class that does not fit: its mistakes are told with those of the contracts. */
class Misfit {
    private int size;

    void fill(int n) {
        size = n;
    }

    @SpecFor(Misfit.class)
    abstract static class Spec {
        private int sise;

        //@ requires m > 0;
        abstract void fill(int n);

        abstract void fill(long n);
    }
}
