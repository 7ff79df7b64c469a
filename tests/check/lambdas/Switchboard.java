package lambdas;

/** A field that holds a lambda, though a class implements its interface too. */
class Switchboard {
    interface Line {
        int ring(int times);
    }

    static class Plain implements Line {
        public int ring(int times) {
            return times;
        }
    }

    interface Bell {
        int strike();
    }

    static class Brass implements Bell {
        public int strike() {
            return 1;
        }
    }

    private Line line = times -> 10 / times;
    private Bell bell = new Brass();

    int call(int times) {
        return line == null ? 0 : line.ring(times);
    }

    int strike() {
        return bell == null ? 0 : bell.strike();
    }
}
