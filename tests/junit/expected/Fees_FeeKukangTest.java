// Written by Kukang; whoever runs it again for this class replaces the file.
package readers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Paths of readers.Fees$Fee that Kukang has found; each test takes one of them. */
class Fees_FeeKukangTest {
    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "String.length()" because "currency" is null (Fees.java:9).
    // Path 0: currency == null
    @Test
    void constructor_throwsNullPointerException() {
        new Fees.Fee(null, 0);
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared
    //     (Fees.java:10).
    // Path 1.1.0: currency != null && currency.length() != 3
    @Test
    void constructor_throwsIllegalArgumentException_whenCurrencyLengthIsNot3() {
        new Fees.Fee("", 0);
    }

    // Path 1.1.1.0: currency != null && currency.length() == 3 && cents >= 5
    @Test
    void constructor() {
        Fees.Fee result = new Fees.Fee("aaa", 5);

        assertEquals("aaa", result.currency());
        assertEquals(5, result.cents());
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared
    //     (Fees.java:10).
    // Path 1.1.1.1: currency != null && currency.length() == 3 && cents < 5
    @Test
    void constructor_throwsIllegalArgumentException_whenCentsLessThan5() {
        new Fees.Fee("aaa", 0);
    }

    // The only path
    @Test
    void cents() {
        Fees.Fee fee = new Fees.Fee("abc", 10);

        int result = fee.cents();

        assertEquals(10, result);

        // Nothing has changed.
        assertEquals(10, fee.cents());
    }
}
