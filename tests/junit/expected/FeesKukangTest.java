// Written by Kukang; whoever runs it again for this class replaces the file.
package readers;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of readers.Fees that Kukang has found; each test takes one of them. */
class FeesKukangTest {
    // Fails as long as the code is as it was. K010: the postcondition `\result == fee.cents() + 1` does not hold
    //     (Fees.java:17).
    // Path 1: fee != null
    @Test
    void plus_breaksPostcondition() {
        Fees.Fee fee = new Fees.Fee("abc", 10);

        int result = Fees.plus(fee);

        assertTrue(result == fee.cents() + 1, "the postcondition `\\result == fee.cents() + 1` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result > 0` does not hold (Fees.java:24).
    // Path 1.1: fee != null && fee.cents >= 3
    @Test
    void level_breaksPostcondition() {
        Fees.Fee fee = new Fees.Fee("abc", 13);

        int result = Fees.level(fee);

        assertTrue(result > 0, "the postcondition `\\result > 0` does not hold");
    }
}
