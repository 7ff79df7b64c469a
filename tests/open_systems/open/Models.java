package open;

/** Methods to run in place of others. */
class Models {
    static int grow(Calls self, int n) {
        self.size += n;
        return n;
    }

    static int wrong(Calls self, int n) {
        return n + 1;
    }

    static int unfit(Calls self) {
        return 1;
    }

    int unspecified(Oracles.Oracle oracle) {
        return oracle == null ? 0 : oracle.unspecified();
    }
}
