// Written by Kukang; whoever runs it again for this class replaces the file.
package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Paths of shop.Money that Kukang has found; each test takes one of them. */
class MoneyKukangTest {
    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     currency (Money.java:15).
    // Path 0.0: currency == null && rest == null
    @Test
    void constructor_throwsNullPointerException() {
        new Money(null, 0L, null);
    }

    // Path 0.1.1.0.0.0.0: currency != null && rest == null && currency.length() != 0 && currency.charAt(0) != ' '
    //     && amount != -9223372036854775808L && amount >= 0L
    @Test
    void constructor_currencyIsNotEmptyAndAmountAtLeast0() {
        Money result = new Money("a", 0L, null);

        assertEquals("a", KukangHeap.get(result, "currency"));
        assertEquals(0L, KukangHeap.get(result, "amount"));
        assertEquals(false, KukangHeap.get(result, "isDebt"));
        assertNull(KukangHeap.get(result, "rest"));

        assertTrue(result.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 0.1.1.0.0.0.1: currency != null && rest == null && currency.length() != 0 && currency.charAt(0) != ' '
    //     && amount != -9223372036854775808L && amount < 0L
    @Test
    void constructor_amountLessThan0() {
        Money result = new Money("a", -1L, null);

        assertEquals("a", KukangHeap.get(result, "currency"));
        assertEquals(-1L, KukangHeap.get(result, "amount"));
        assertEquals(true, KukangHeap.get(result, "isDebt"));
        assertNull(KukangHeap.get(result, "rest"));

        assertTrue(result.isValid(), "the invariant `isValid()` does not hold");
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     too much debt: -9223372036854775808 (Money.java:20).
    // Path 0.1.1.0.0.1: currency != null && rest == null && currency.length() != 0 && currency.charAt(0) != ' ' &&
    //     amount == -9223372036854775808L
    @Test
    void constructor_throwsIllegalArgumentException_whenAmountIsMinus9223372036854775808() {
        new Money("a", Long.MIN_VALUE, null);
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     blank (Money.java:17).
    // Path 0.1.1.0.1: currency != null && rest == null && currency.length() != 0 && currency.charAt(0) == ' '
    @Test
    void constructor_throwsIllegalArgumentException_whenCurrencyStartsWithSpace() {
        new Money(" ", 0L, null);
    }

    // Path 0.1.1.1.0.0: currency != null && rest == null && currency.length() == 0 && amount !=
    //     -9223372036854775808L && amount >= 0L
    @Test
    void constructor_currencyIsEmpty() {
        Money result = new Money("", 0L, null);

        assertEquals("", KukangHeap.get(result, "currency"));
        assertEquals(0L, KukangHeap.get(result, "amount"));
        assertEquals(false, KukangHeap.get(result, "isDebt"));
        assertNull(KukangHeap.get(result, "rest"));

        assertTrue(result.isValid(), "the invariant `isValid()` does not hold");
    }

    // Fails as long as the code is as it was. K004: the invariant `isValid()` does not hold after the method
    //     (Money.java:14).
    // Path 1.1.0.1.1.1.0.1.0.1.1.1.0.0.0.0: ... && !rest.isDebt && rest.rest.amount != -9223372036854775808L &&
    //     rest.rest.amount >= 0L && !rest.rest.isDebt && currency.length() != 0 && currency.charAt(0) != ' ' &&
    //     amount != -9223372036854775808L && amount >= 0L
    @Test
    void constructor_breaksInvariant() {
        String restCurrency = new String("");
        Money restRest = KukangHeap.allocate(Money.class);
        KukangHeap.set(restRest, "currency", "");
        Money rest = KukangHeap.allocate(Money.class);
        KukangHeap.set(rest, "currency", restCurrency);
        KukangHeap.set(rest, "rest", restRest);

        Money result = new Money("a", 0L, rest);

        assertTrue(result.isValid(), "the invariant `isValid()` does not hold");

        // What else the contract promises.
        assertTrue(rest.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.0.1.0: money.currency != null && money.rest == null && money.amount != -9223372036854775808L &&
    //     money.amount >= 0L && !money.isDebt
    @Test
    void owes_returnsFalse() {
        Money money = new Money("", 0L, null);

        boolean result = money.owes();

        assertFalse(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(money, "currency"));
        assertEquals(0L, KukangHeap.get(money, "amount"));
        assertEquals(false, KukangHeap.get(money, "isDebt"));
        assertNull(KukangHeap.get(money, "rest"));

        assertTrue(money.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.0: money.currency != null && money.rest == null && money.amount != -9223372036854775808L &&
    //     money.amount < 0L && money.isDebt
    @Test
    void owes_returnsTrue() {
        Money money = new Money("", -1L, null);

        boolean result = money.owes();

        assertTrue(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(money, "currency"));
        assertEquals(-1L, KukangHeap.get(money, "amount"));
        assertEquals(true, KukangHeap.get(money, "isDebt"));
        assertNull(KukangHeap.get(money, "rest"));

        assertTrue(money.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.0.1.0: money.currency != null && money.rest == null && money.amount != -9223372036854775808L &&
    //     money.amount >= 0L && !money.isDebt
    @Test
    void count_restIsNull() {
        Money money = new Money("", 0L, null);

        int result = money.count();

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(money, "currency"));
        assertEquals(0L, KukangHeap.get(money, "amount"));
        assertEquals(false, KukangHeap.get(money, "isDebt"));
        assertNull(KukangHeap.get(money, "rest"));

        assertTrue(money.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.0.1.1.1.0.1.0.1: ... && money.rest.rest == null && money.rest.currency != null && money.amount !=
    //     -9223372036854775808L && money.amount >= 0L && !money.isDebt && money.rest.amount !=
    //     -9223372036854775808L && money.rest.amount >= 0L && !money.rest.isDebt
    @Test
    void count_restIsNotNull() {
        String currency = new String("");
        Money rest = new Money("", 0L, null);
        Money money = new Money(currency, 0L, rest);
        KukangHeap.Snapshot before = KukangHeap.snapshot(money, rest);

        int result = money.count();

        assertEquals(2, result);
        assertEquals("nothing", before.changes());

        assertTrue(money.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.0.1.0: money.currency != null && money.rest == null && money.amount != -9223372036854775808L &&
    //     money.amount >= 0L && !money.isDebt
    @Test
    void label_restIsNull() {
        Money money = new Money("", 0L, null);

        String result = money.label('a');

        assertEquals("a0", result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(money, "currency"));
        assertEquals(0L, KukangHeap.get(money, "amount"));
        assertEquals(false, KukangHeap.get(money, "isDebt"));
        assertNull(KukangHeap.get(money, "rest"));

        assertTrue(money.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.0.1.1.1.0.1.0.1: ... && money.rest.rest == null && money.rest.currency != null && money.amount !=
    //     -9223372036854775808L && money.amount >= 0L && !money.isDebt && money.rest.amount !=
    //     -9223372036854775808L && money.rest.amount >= 0L && !money.rest.isDebt
    @Test
    void label_restIsNotNull() {
        String restCurrency = new String("");
        Money rest = new Money(restCurrency, 0L, null);
        Money money = new Money("", 0L, rest);
        KukangHeap.Snapshot before = KukangHeap.snapshot(money, rest);

        String result = money.label('a');

        assertEquals("a0 and more", result);
        assertEquals("nothing", before.changes());

        assertTrue(money.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.0.1.0: money.currency != null && money.rest == null && money.amount != -9223372036854775808L &&
    //     money.amount >= 0L && !money.isDebt
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void later_returnsNull() {
        Money money = new Money("", 0L, null);

        Supplier<String> result = money.later();

        assertNull(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(money, "currency"));
        assertEquals(0L, KukangHeap.get(money, "amount"));
        assertEquals(false, KukangHeap.get(money, "isDebt"));
        assertNull(KukangHeap.get(money, "rest"));

        assertTrue(money.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.0: money.currency != null && money.rest == null && money.amount != -9223372036854775808L &&
    //     money.amount < 0L && money.isDebt
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void later() {
        Money money = new Money("", -1L, null);

        assertNotNull(money.later());

        // Nothing has changed.
        assertEquals("", KukangHeap.get(money, "currency"));
        assertEquals(-1L, KukangHeap.get(money, "amount"));
        assertEquals(true, KukangHeap.get(money, "isDebt"));
        assertNull(KukangHeap.get(money, "rest"));

        assertTrue(money.isValid(), "the invariant `isValid()` does not hold");
    }
}
