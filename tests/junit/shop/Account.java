// An account whose fields nobody may touch, with what most classes have: a constructor, getters, a setter.
package shop;

public class Account {
    private final String owner;
    private Level level = Level.BASIC;
    private long balance;
    private Account parent;

    public Account(String owner) {
        this.owner = owner;
    }

    public String getOwner() {
        return owner;
    }

    public long getBalance() {
        return balance;
    }

    public void setParent(Account parent) {
        this.parent = parent;
    }

    /** Takes the amount from this account, or from the one above it if this one does not have enough. */
    public boolean withdraw(long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("nothing to withdraw");
        }
        if (amount <= balance || level == Level.GOLD) {
            balance -= amount;
            return true;
        }
        return parent != null && parent != this && parent.withdraw(amount);
    }

    private double discount(int[] counts, Integer limit) {
        if (counts.length > limit) {
            return level == Level.GOLD ? 0.5 : 0.25;
        }
        return -0.0;
    }
}
