// Written by Kukang; whoever runs it again for this class replaces the file.
package shop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of shop.Account that Kukang has found; each test takes one of them. */
class AccountKukangTest {
    // The only path
    @Test
    void constructor() {
        Account result = new Account(null);

        assertNull(result.getOwner());
        assertSame(Level.BASIC, KukangHeap.get(result, "level"));
        assertEquals(0L, result.getBalance());
        assertNull(KukangHeap.get(result, "parent"));
    }

    // The only path
    @Test
    void getOwner_returnsNull() {
        Account account = new Account(null);

        String result = account.getOwner();

        assertNull(result);

        // Nothing has changed.
        assertNull(account.getOwner());
        assertEquals(0L, account.getBalance());
        assertNull(KukangHeap.get(account, "parent"));
    }

    // The only path
    @Test
    void getBalance() {
        Account account = new Account(null);

        long result = account.getBalance();

        assertEquals(0L, result);

        // Nothing has changed.
        assertNull(account.getOwner());
        assertEquals(0L, account.getBalance());
        assertNull(KukangHeap.get(account, "parent"));
    }

    // The only path
    @Test
    void setParent() {
        Account account = new Account(null);
        Account parent = new Account(null);
        KukangHeap.Snapshot before = KukangHeap.snapshot(account, parent);

        account.setParent(parent);

        assertSame(parent, KukangHeap.get(account, "parent"));
        assertEquals("Account.parent", before.changes());
    }

    // Path 0.1.0.1.0: account.level == null && account.parent == account && amount >= 1L && account.balance <
    //     amount
    @Test
    void withdraw_returnsFalse_whenParentIsThis() {
        Account account = new Account(null);
        KukangHeap.set(account, "level", null);
        account.setParent(account);

        boolean result = account.withdraw(1L);

        assertFalse(result);

        // Nothing has changed.
        assertNull(account.getOwner());
        assertNull(KukangHeap.get(account, "level"));
        assertEquals(0L, account.getBalance());
        assertSame(account, KukangHeap.get(account, "parent"));
    }

    // Path 0.1.0.1.1.0: account.level == null && account.parent != null && account.parent != account && amount >=
    //     1L && account.balance < amount && account.parent.balance >= amount
    @Test
    void withdraw_returnsTrue_whenParentBalanceAtLeastAmount() {
        Account parent = new Account(null);
        KukangHeap.set(parent, "balance", 1L);
        Account account = new Account(null);
        KukangHeap.set(account, "level", null);
        account.setParent(parent);
        KukangHeap.Snapshot before = KukangHeap.snapshot(account, parent);

        boolean result = account.withdraw(1L);

        assertTrue(result);
        assertEquals(0L, parent.getBalance());
        assertEquals("Account.balance", before.changes());
    }

    // Path 0.1.0.1.1.1.0.0: account.level == null && account.parent != null && account.parent.level == null &&
    //     account.parent.parent == null && account.parent != account && amount >= 1L && account.balance < amount &&
    //     account.parent.balance < amount
    @Test
    void withdraw_returnsFalse_whenParentParentIsNull() {
        Account parent = new Account(null);
        KukangHeap.set(parent, "level", null);
        Account account = new Account(null);
        KukangHeap.set(account, "level", null);
        account.setParent(parent);
        KukangHeap.Snapshot before = KukangHeap.snapshot(account, parent);

        boolean result = account.withdraw(1L);

        assertFalse(result);
        assertEquals("nothing", before.changes());
    }

    // Fails as long as the code is as it was. K001: java.lang.StackOverflowError is thrown and not declared
    //     (Account.java:35).
    // Path 0.1.0.1.1.1.0.1.0: ... && account.parent != null && account.parent.level == null &&
    //     account.parent.parent == account && account.parent != account && account != account.parent && amount >=
    //     1L && account.balance < amount && account.parent.balance < amount
    @Test
    void withdraw_throwsStackOverflowError() {
        Account parent = new Account(null);
        KukangHeap.set(parent, "level", null);
        Account account = new Account(null);
        KukangHeap.set(account, "level", null);
        account.setParent(parent);
        parent.setParent(account);

        account.withdraw(1L);
    }

    // Path 0.1.0.1.1.1.0.1.2.1.2: ... && account.parent.parent != null && account.parent.parent.level == Level.GOLD
    //     && account.parent != account && account.parent.parent != account.parent && amount >= 1L &&
    //     account.balance < amount && account.parent.balance < amount && account.parent.parent.balance < amount
    @Test
    void withdraw_returnsTrue_whenParentParentIsNotNull() {
        Account parentParent = new Account(null);
        KukangHeap.set(parentParent, "level", Level.GOLD);
        Account parent = new Account(null);
        KukangHeap.set(parent, "level", null);
        parent.setParent(parentParent);
        Account account = new Account(null);
        KukangHeap.set(account, "level", null);
        account.setParent(parent);
        KukangHeap.Snapshot before = KukangHeap.snapshot(account, parent, parentParent);

        boolean result = account.withdraw(1L);

        assertTrue(result);
        assertEquals(-1L, parentParent.getBalance());
        assertEquals("Account.balance", before.changes());
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     nothing to withdraw (Account.java:29).
    // Path 1: amount < 1L
    @Test
    void withdraw_throwsIllegalArgumentException() {
        Account account = new Account(null);

        account.withdraw(0L);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot read the array length because "counts" is null (Account.java:39).
    // Path 0: counts == null
    @Test
    void discount_throwsNullPointerException_whenCountsIsNull() {
        Account account = new Account(null);

        KukangHeap.call(account, Account.class, "discount", null, null);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.lang.Integer.intValue()" because "limit" is null (Account.java:39).
    // Path 1.0: counts != null && limit == null
    @Test
    void discount_throwsNullPointerException_whenLimitIsNull() {
        Account account = new Account(null);
        int[] counts = new int[0];

        KukangHeap.call(account, Account.class, "discount", counts, null);
    }

    // Path 1.1.0: counts != null && limit != null && limit.value >= counts.length
    @Test
    void discount_limitValueAtLeastCountsLength() {
        Account account = new Account(null);
        int[] counts = new int[0];

        double result = (double) KukangHeap.call(account, Account.class, "discount", counts, Integer.valueOf(0));

        assertEquals(-0.0, result);

        // Nothing has changed.
        assertNull(account.getOwner());
        assertEquals(0L, account.getBalance());
        assertNull(KukangHeap.get(account, "parent"));
        assertArrayEquals(new int[] {}, counts);
    }

    // Path 1.1.1.0: counts != null && limit != null && account.level == null && limit.value < counts.length
    @Test
    void discount_levelIsNull() {
        Account account = new Account(null);
        KukangHeap.set(account, "level", null);
        int[] counts = new int[0];

        double result = (double) KukangHeap.call(account, Account.class, "discount", counts, Integer.valueOf(-1));

        assertEquals(0.25, result);

        // Nothing has changed.
        assertNull(account.getOwner());
        assertNull(KukangHeap.get(account, "level"));
        assertEquals(0L, account.getBalance());
        assertNull(KukangHeap.get(account, "parent"));
        assertArrayEquals(new int[] {}, counts);
    }

    // Path 1.1.1.2: counts != null && limit != null && account.level == Level.GOLD && limit.value < counts.length
    @Test
    void discount_levelIsGold() {
        Account account = new Account(null);
        KukangHeap.set(account, "level", Level.GOLD);
        int[] counts = new int[0];

        double result = (double) KukangHeap.call(account, Account.class, "discount", counts, Integer.valueOf(-1));

        assertEquals(0.5, result);

        // Nothing has changed.
        assertNull(account.getOwner());
        assertSame(Level.GOLD, KukangHeap.get(account, "level"));
        assertEquals(0L, account.getBalance());
        assertNull(KukangHeap.get(account, "parent"));
        assertArrayEquals(new int[] {}, counts);
    }
}
