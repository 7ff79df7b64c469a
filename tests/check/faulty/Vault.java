package faulty;

import kukang.contracts.Invariant;

/** What an invariant throws need not say what it is. */
class Vault {
    private int[] key;

    boolean isOpen() {
        return key.length > 0;
    }

    int size() {
        return key.length;
    }

    @Invariant
    boolean isValid() {
        if (key == null) {
            throw new Locked();
        }
        return true;
    }

    static class Locked extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public String toString() {
            throw new IllegalStateException("no words");
        }
    }
}
