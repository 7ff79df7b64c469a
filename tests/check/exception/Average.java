package exception;

public class Average {
    int sum;
    int count;

    public int average() {
        return sum / count;
    }

    public int next() {
        return helper(this);
    }

    private static int helper(Average average) {
        if (average.count == 41) {
            throw new IllegalStateException("full");
        }
        return average.count + 1;
    }

    public int nested() {
        return Math.floorMod(sum, count);
    }
}
