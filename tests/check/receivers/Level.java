package receivers;

public enum Level {
    LOW,
    MID,
    HIGH {
        @Override
        boolean isLast() {
            return true;
        }

        /** Only this one comes here, which goes without saying. */
        int half(int of) {
            return 100 / of;
        }
    };

    /** Of the constants one has nothing to come after it. */
    Level next() {
        switch (this) {
            case LOW:
                return MID;
            case MID:
                return HIGH;
            default:
                throw new IllegalStateException("there is none");
        }
    }

    /** What a parameter is told by, the receiver is told by, too. */
    boolean isAbove(Level other) {
        return ordinal() > other.ordinal();
    }

    /** A method that asks nothing. */
    int weight() {
        return 1;
    }

    /** Those of one constant only are as good as others. */
    boolean isLast() {
        return false;
    }
}
