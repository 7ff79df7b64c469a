package yard;

import kukang.contracts.Invariant;

/** States to which only operations lead, one after the other, with what they are given. */
public class Till {
    public enum State { OPEN, FROZEN, CLOSED }

    private final String owner;
    private long balance;
    private State state = State.OPEN;

    public Till(String owner) {
        if (owner == null) {
            throw new IllegalArgumentException("owner");
        }
        this.owner = owner;
    }

    @Invariant
    boolean isValid() {
        return owner != null && state != null && balance >= 0 && (state != State.CLOSED || balance == 0);
    }

    public void deposit(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount " + amount);
        }
        if (state != State.OPEN) {
            throw new IllegalStateException("not open");
        }
        balance = Math.addExact(balance, amount);
    }

    public void freeze() {
        if (state == State.CLOSED) {
            throw new IllegalStateException("closed");
        }
        state = State.FROZEN;
    }

    public void close() {
        if (balance != 0) {
            throw new IllegalStateException("not empty");
        }
        state = State.CLOSED;
    }

    public boolean covers(long amount) {
        switch (state) {
            case OPEN:
                return amount <= balance;
            case FROZEN:
                return balance > 0 && amount == 0;
            default:
                return false;
        }
    }
}
