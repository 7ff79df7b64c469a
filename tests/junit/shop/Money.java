package shop;

import java.util.Objects;
import java.util.function.Supplier;
import kukang.contracts.Invariant;

/** A constructor that refuses some of what it is given, and a factory method that computes the rest. */
public class Money {
    private final String currency;
    private final long amount;
    private final boolean isDebt;
    private Money rest;

    public Money(String currency, long amount, Money rest) {
        this.currency = Objects.requireNonNull(currency, "currency");
        if (!currency.isEmpty() && currency.charAt(0) == ' ') {
            throw new IllegalArgumentException("blank");
        }
        if (amount == Long.MIN_VALUE) {
            throw new IllegalArgumentException("too much debt: " + amount);
        }
        this.amount = amount;
        this.isDebt = amount < 0;
        this.rest = rest;
    }

    @Invariant
    boolean isValid() {
        return isSound() && (rest == null || rest.rest == null && rest.isSound());
    }

    private boolean isSound() {
        return currency != null && amount != Long.MIN_VALUE && isDebt == amount < 0;
    }

    /** A share that no constructor of others makes. */
    public static final class Share {
        private final double part;
        private final Level level;

        private Share(double part, Level level) {
            this.part = part;
            this.level = level;
        }

        public static Share of(double part) {
            if (!(part >= 0 && part <= 1)) {
                throw new IllegalArgumentException("no part: " + part);
            }
            return new Share(part, Level.BASIC);
        }

        @Invariant
        boolean isPart() {
            return part >= 0 && part <= 1 && level == Level.BASIC;
        }

        public boolean isWhole() {
            return part == 1;
        }
    }

    /** A range whose ends nobody may exchange. */
    private record Range(int low, int high) {
        Range {
            if (low > high) {
                throw new IllegalArgumentException();
            }
        }

        boolean holds(int number) {
            return low <= number && number <= high;
        }
    }

    public boolean owes() {
        return isDebt && amount < 0;
    }

    public int count() {
        int count = 0;
        for (Money money = this; money != null; money = money.rest) {
            count++;
        }
        return count;
    }

    public String label(char separator) {
        return currency + separator + amount + (rest == null ? "" : " and more");
    }

    public Supplier<String> later() {
        return isDebt ? () -> "debt" : null;
    }
}
