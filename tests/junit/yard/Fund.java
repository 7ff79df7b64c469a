package yard;

/** Calls that ask for something, one of which is wrong. */
public class Fund {
    private final String owner;
    private long balance;
    private boolean frozen;
    private int turns;

    //@ requires owner != null && !owner.isEmpty();
    public Fund(String owner) {
        this.owner = owner;
    }

    //@ requires amount > 0 && !isFrozen();
    public void deposit(long amount) {
        balance += amount;
    }

    public void freeze() {
        frozen = true;
    }

    /** Takes one turn too many. */
    //@ requires count >= 0;
    //@ ensures turns == \old(turns) + count;
    public void turn(int count) {
        turns += count + 1;
    }

    //@ requires amount > 0;
    //@ ensures balance == \old(balance) - amount;
    public void withdraw(long amount) {
        if (!frozen && balance >= amount) {
            balance -= amount;
        }
    }

    //@ ensures \result >= 0;
    public int rest() {
        return 2 - turns;
    }

    public boolean isFrozen() {
        return frozen;
    }

    public boolean isRich() {
        return balance > 1000 && !frozen;
    }

    /** Built by calls that ask for something too. */
    public static class Ticket {
        private final String name;
        private final int seat;

        private Ticket(Builder builder) {
            this.name = builder.name;
            this.seat = builder.seat;
        }

        public boolean isFront() {
            return seat < 10;
        }

        public boolean isAnonymous() {
            return name == null;
        }

        public static class Builder {
            private String name;
            private int seat = 1;

            //@ requires name != null;
            public Builder name(String name) {
                this.name = name;
                return this;
            }

            //@ requires seat > 0;
            public Builder seat(int seat) {
                this.seat = seat;
                return this;
            }

            public Ticket build() {
                return new Ticket(this);
            }
        }
    }
}
