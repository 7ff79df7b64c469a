package budget;

/** Needs a class from far down that takes its time to be initialized, without a loop. */
class Deep {
    static int start(int left) {
        return down(left, 0);
    }

    private static int down(int left, int calls) {
        if (left <= 0) {
            return 0;
        }
        return calls == 150 ? Late.SUM : down(left - 1, calls + 1);
    }
}

class Late {
    static final int SUM = sum(32);

    private static int sum(int left) {
        return left < 2 ? 1 : sum(left - 1) + sum(left - 2);
    }
}
