// A chain of entries that nobody else may see, made by operations of which one leaves traces elsewhere.
package shop;

import kukang.contracts.Invariant;

public class Ledger {
    private static int notes;

    private static final class Entry {
        final String name;
        final int amount;
        final Entry next;

        Entry(String name, int amount, Entry next) {
            this.name = name;
            this.amount = amount;
            this.next = next;
        }
    }

    private Entry first;
    private int count;

    /** Would do as well, if it did not count for all ledgers. */
    public void note(String name, int amount) {
        record(name, amount);
        notes++;
    }

    /** Takes no debts. */
    public void record(String name, int amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("a debt");
        }
        first = new Entry(name, amount, first);
        count++;
    }

    public int amountOf(String name) {
        for (Entry entry = first; entry != null; entry = entry.next) {
            if (entry.name == name) {
                return entry.amount;
            }
        }
        return -1;
    }

    public boolean hasDebt() {
        return first != null && first.amount < 0;
    }

    @Invariant
    private boolean isCounted() {
        int found = 0;
        for (Entry entry = first; entry != null && found <= count; entry = entry.next) {
            found++;
        }
        return found == count;
    }
}
