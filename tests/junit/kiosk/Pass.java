package kiosk;

/** Exceptions whose messages are put together of strings of the input. */
final class Pass {
    static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Refused(String message) {
            super(message);
        }
    }

    private final String owner;
    private boolean isBlocked;

    Pass(String owner) {
        this.owner = owner;
    }

    void block() {
        isBlocked = true;
    }

    /** @throws Refused for a pass that is blocked */
    void use() throws Refused {
        if (isBlocked) {
            throw new Refused("pass of " + owner + " is blocked");
        }
    }

    /** @throws IllegalArgumentException for a gate that is closed */
    static void enter(String gate, int hour) throws IllegalArgumentException {
        if (gate != null && hour > 20) {
            throw new IllegalArgumentException("gate " + gate + " is closed at " + hour);
        }
    }

    /** @throws Refused with any reason but none */
    static void refuse(String reason) throws Refused {
        if (reason != null) {
            throw new Refused(reason);
        }
    }

    /** How a fraction is written depends on the JDK. */
    static void charge(String gate, double fee) throws Refused {
        if (fee > 1) {
            throw new Refused("gate " + gate + " asks " + fee);
        }
    }
}
