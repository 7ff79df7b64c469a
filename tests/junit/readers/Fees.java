package readers;

/** Violations of which the first path has a record that nobody can make. */
public final class Fees {
    private Fees() { }

    record Fee(String currency, int cents) {
        Fee {
            if (currency.length() != 3 || cents < 5) {
                throw new IllegalArgumentException(currency);
            }
        }
    }

    // The least cents are refused, and so is any currency of one letter.
    //@ requires fee != null;
    //@ ensures \result == fee.cents() + 1;
    static int plus(Fee fee) {
        return fee.cents();
    }

    // What is broken first is broken for a fee that there is not.
    //@ requires fee != null;
    //@ ensures \result > 0;
    static int level(Fee fee) {
        int level = 0;
        if (fee.cents() >= 3) {
            level = -1;
        }
        return level;
    }
}
