// Invariants that may throw, that subclasses override, and that a method may break before it throws what it declares.
package promises;

import kukang.Kukang;
import kukang.contracts.Invariant;

class Account implements Checked {
    int balance;
    Account parent;

    @Invariant
    boolean isCovered() {
        return parent == this || balance <= parent.balance;
    }

    @Override
    public boolean isChecked() {
        return balance != 0;
    }

    void move(int amount, Account from) throws IllegalStateException {
        balance += amount;
        if (from == null) {
            throw new IllegalStateException();
        }
        from.balance -= amount;
        if (from.balance < 0) {
            throw new IllegalArgumentException();
        }
    }

    static int compare(Checked one, Savings other) {
        Kukang.check(one != other || one == null || other.parent == null);
        return other.isCovered() ? other.balance / ((Account) one).balance : 0;
    }
}
