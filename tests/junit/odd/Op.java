package odd;

/** Constants with bodies: classes without names, of which there is one object each. */
public enum Op {
    PLUS("+") {
        @Override
        int apply(int left, int right) {
            return left + right;
        }
    },
    LESS("<") {
        private int calls;

        @Override
        int apply(int left, int right) {
            calls++;
            return left < right ? 1 : 0;
        }
    };

    private final String sign;

    Op(String sign) {
        this.sign = sign;
    }

    abstract int apply(int left, int right);

    String sign() {
        return sign;
    }

    static int fold(Op op, int... numbers) {
        int result = 0;
        for (int number : numbers) {
            result = op.apply(result, number);
        }
        return result;
    }

    boolean isSame(Op other) {
        return this == other;
    }
}
