package several;

import kukang.contracts.Invariant;

/** Several invariants of every kind: each that is broken is told by itself, and replayed as what it is. */
@Invariant("low <= high")
public class Several {
    int low;
    int high;
    boolean isOpen;

    @Invariant
    boolean isAboveZero() {
        return low >= 0;
    }

    @Invariant
    boolean isClosed() {
        return !isOpen;
    }

    public void raise() {
        low++;
    }

    public void set(boolean open, boolean lower) {
        if (lower) {
            low = -1;
        }
        isOpen = open;
    }

    public static void change(Several some) {
        if (some instanceof Special special) {
            special.name = null;
        }
    }

    public Special special() {
        return new Special(null);
    }

    //@ signals (IllegalStateException e) number == 3;
    public static void refuse(int number) {
        if (number == 4) {
            throw new IllegalStateException("four");
        }
        if (number == 5) {
            throw new Refused();
        }
    }

    // What cannot be run here is asked for by the condition itself.
    //@ ensures some == null || some.number() == 3;
    public static void ask(Unknown some) {
    }

    interface Unknown {
        int number();
    }

    static class Special extends Several {
        String name;

        Special(String name) {
            this.name = name;
        }

        @Invariant
        private boolean hasName() {
            return name != null;
        }
    }

    static class Refused extends IllegalStateException {
        private static final long serialVersionUID = 1;
    }
}
