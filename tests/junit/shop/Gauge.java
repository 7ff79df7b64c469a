// Names from conditions on floating point numbers and booleans; violations of classes that have an API of their own.
package shop;

public class Gauge {
    private final int limit;
    private Reading latest;

    public Gauge(int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("limit " + limit);
        }
        this.limit = limit;
    }

    public Gauge() {
        this(0);
    }

    static class Reading {
        final int value;
        Reading earlier;

        Reading(int value) {
            this.value = value;
        }
    }

    public void add(int value) {
        Reading reading = new Reading(value);
        reading.earlier = latest;
        latest = reading;
    }

    /** Divides by zero, and forgets that there may be no reading. */
    public int share(boolean isRelative) {
        if (isRelative) {
            return limit / latest.value;
        }
        return latest == null ? 0 : latest.value;
    }

    /** The same mistake three times, on three ways. */
    public int middle(int low, int high) {
        if (low > high) {
            return latest.value + low;
        }
        return low == 0 ? latest.value : latest.value - high;
    }

    static int kind(float level) {
        if (level > 10.0f) {
            return 2;
        }
        return level < -0.5f ? 0 : 1;
    }

    static int table(boolean isOpen, boolean isFull) {
        int open = isOpen ? 2 : 0;
        return isFull ? open + 1 : open;
    }
}
