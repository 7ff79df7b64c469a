package exact;

/** Constants that no code reads from their fields. */
public class Constants {
    final int seven = 7;
    final String name = "seven";
    private final long large = 1L << 40;
    int number;

    int sum() {
        return number > 3 ? number + seven : name.length();
    }

    long greatest(Constants other) {
        number = other == this ? 1 : 2;
        return large;
    }
}
