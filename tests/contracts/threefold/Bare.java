package threefold;

/** The same code without a word, of which a spec class speaks in annotations. */
class Bare {
    static int count;
    int size;

    void holdsOnly(int n) {
        if (n == 0) {
            throw new IllegalStateException();
        }
    }

    void failsOnly(int n) {
        if (n == 0) {
            throw new IllegalArgumentException();
        }
    }

    void failsNothing(int n) throws Exception {
        if (n == 0) {
            throw new Exception();
        }
    }

    int holdsCases(int n) {
        if (n < 0) {
            size = n + 10;
        }
        return n > 0 ? 1 : -1;
    }

    int failsCase(int n) {
        return 1;
    }

    void failsAssignable(int n) {
        size = 1;
    }

    int holdsThrows(int n) {
        if (n == 0) {
            throw new IllegalStateException();
        }
        return n;
    }

    int failsThrows(int n) {
        return n;
    }

    int failsSignals(int n) {
        if (n == 0) {
            throw new IllegalStateException();
        }
        return n;
    }

    void holdsHelper() {
        size = -1;
    }

    void failsInvariant() {
        size = -1;
    }

    void failsStatic() {
        count = -1;
    }

    static class Quiet {
        int asked;

        int failsPure() {
            return ++asked;
        }
    }

    static class Full {
        Object held = "";

        Object holdsFull(Object given) {
            held = given;
            return held.getClass();
        }

        Object failsFull() {
            return null;
        }
    }
}
