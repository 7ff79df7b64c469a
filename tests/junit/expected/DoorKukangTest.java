// Written by Kukang; whoever runs it again for this class replaces the file.
package mended;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;

/** Paths of mended.Door that Kukang has found; each test takes one of them. */
class DoorKukangTest {
    static {
        // As java -ea does: tests rely on assert statements.
        DoorKukangTest.class.getClassLoader().setDefaultAssertionStatus(true);
    }

    // Fails as long as the code is as it was. K015: mended.Door.next is null when the method ends, which it must
    //     never be (Door.java:7).
    // The only path
    @Test
    void constructor_leavesNullWhereNoneMayBe() {
        Door result = new Door();

        assertNotNull(result.next, "mended.Door.next is null when the method ends, which it must never be");

        // What else the contract promises.
        assertTrue(result.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Fails as long as the code is as it was. K014: the method returns although it must throw where `locked` holds
    //     (Door.java:28).
    // Path 1: door.uses >= 0 && door.locked
    @Test
    void open_returnsWhereItMustThrow() {
        Door door = new Door();
        KukangHeap.set(door, "locked", true);
        door.next = door;

        try {
            door.open();
        } catch (IllegalStateException declared) {
            // This is allowed if the following holds.
            assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
            return;
        }

        fail("the method returns although it must throw where `locked` holds");
    }

    // Fails as long as the code is as it was. K008: mended.Door.uses is assigned to, which `assignable locked`
    //     (Door.java:42) does not allow (Door.java:45).
    // Path 1: door.uses >= 0
    @Test
    void reset_assignsWhatItMayNot() {
        Door door = new Door();
        KukangHeap.set(door, "locked", true);
        KukangHeap.set(door, "uses", 1);
        door.next = door;

        door.reset();

        // What must not be assigned to is as it was.
        assertEquals(1, KukangHeap.get(door, "uses"));

        // What else the contract promises.
        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Fails as long as the code is as it was. K008: an element of an array of int is assigned to, which `assignable
    //     locked` (Door.java:50) does not allow (Door.java:52).
    // Path 1.1.1: door.log != null && door.uses >= 0 && door.log.length != 0
    @Test
    void write_assignsWhatItMayNot() {
        int[] log = new int[1];
        Door door = new Door();
        KukangHeap.set(door, "log", log);
        door.next = door;

        door.write(1);

        // What must not be assigned to is as it was.
        assertEquals(0, log[0]);

        // What else the contract promises.
        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Fails as long as the code is as it was. K008: mended.Door.locked is assigned to, which `assignable \nothing`
    //     (Door.java:56) does not allow (Door.java:59).
    // Path 1.0: door.uses >= 0 && turns >= 0
    @Test
    void turn_assignsWhatItMayNot_whenTurnsAtLeast0() {
        Door door = new Door();
        door.next = door;

        try {
            door.turn(0);
        } catch (IllegalArgumentException thrown) {
            assertTrue(0 < 0);
        }

        // What must not be assigned to is as it was.
        assertEquals(false, KukangHeap.get(door, "locked"));

        // What else the contract promises.
        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Fails as long as the code is as it was. K008: mended.Door.locked is assigned to, which `assignable \nothing`
    //     (Door.java:56) does not allow (Door.java:59).
    // Path 1.1: door.uses >= 0 && turns < 0
    @Test
    void turn_assignsWhatItMayNot_whenTurnsLessThan0() {
        Door door = new Door();
        door.next = door;

        try {
            door.turn(-1);
        } catch (IllegalArgumentException declared) {
            // This is allowed.
        }

        // What must not be assigned to is as it was.
        assertEquals(false, KukangHeap.get(door, "locked"));

        // What else the contract promises.
        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `uses == \old(uses) + 1` does not hold
    //     (Door.java:68).
    // Path 1.1.0: door.uses >= 0 && door.uses < 1000 && door.uses == 2
    @Test
    void use_breaksPostcondition() {
        Door door = new Door();
        KukangHeap.set(door, "uses", 2);
        door.next = door;

        door.use();

        assertTrue((int) KukangHeap.get(door, "uses") == 2 + 1,
            "the postcondition `uses == \\old(uses) + 1` does not hold");

        // What else the contract promises.
        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Path 1.1.1: door.uses >= 0 && door.uses < 1000 && door.uses != 2
    @Test
    void use() {
        Door door = new Door();
        door.next = door;

        door.use();

        assertEquals(1, KukangHeap.get(door, "uses"));

        // All else is as it was.
        assertEquals(false, KukangHeap.get(door, "locked"));
        assertNull(KukangHeap.get(door, "log"));
        assertNull(KukangHeap.get(door, "lock"));
        assertSame(door, door.next);

        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result <= lock.turns && (lock.turns > 0 ==>
    //     \result > 0)` does not hold (Door.java:76).
    // Path 1.1.0: door.lock != null && door.uses >= 0 && door.lock.turns < 1
    @Test
    void tries_breaksPostcondition() {
        Door.Lock lock = new Door.Lock(0);
        Door door = new Door();
        KukangHeap.set(door, "lock", lock);
        door.next = door;

        int result = door.tries();

        assertTrue(result <= ((Door.Lock) KukangHeap.get(door,
            "lock")).turns && (!(((Door.Lock) KukangHeap.get(door, "lock")).turns > 0) || result > 0),
            "the postcondition `\\result <= lock.turns && (lock.turns > 0 ==> \\result > 0)` does not hold");

        // What else the contract promises.
        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Path 1.1.1: door.lock != null && door.uses >= 0 && door.lock.turns >= 1
    @Test
    void tries() {
        Door.Lock lock = new Door.Lock(1);
        Door door = new Door();
        KukangHeap.set(door, "lock", lock);
        door.next = door;

        int result = door.tries();

        assertEquals(1, result);

        // Nothing has changed.
        assertEquals(false, KukangHeap.get(door, "locked"));
        assertEquals(0, KukangHeap.get(door, "uses"));
        assertNull(KukangHeap.get(door, "log"));
        assertSame(lock, KukangHeap.get(door, "lock"));
        assertSame(door, door.next);
        assertEquals(1, lock.turns);

        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == (\old(lock) != null)` does not
    //     hold (Door.java:81).
    // Path 1.0: door.lock == null && door.uses >= 0
    @Test
    void unlock_breaksPostcondition() {
        Door door = new Door();
        door.next = door;

        boolean result = door.unlock();

        assertTrue(result == (null != null), "the postcondition `\\result == (\\old(lock) != null)` does not hold");

        // What else the contract promises.
        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Path 1.1: door.lock != null && door.uses >= 0
    @Test
    void unlock_returnsTrue() {
        Door.Lock lock = new Door.Lock(0);
        Door door = new Door();
        KukangHeap.set(door, "lock", lock);
        door.next = door;

        boolean result = door.unlock();

        assertTrue(result);
        assertNull(KukangHeap.get(door, "lock"));

        // All else is as it was.
        assertEquals(false, KukangHeap.get(door, "locked"));
        assertEquals(0, KukangHeap.get(door, "uses"));
        assertNull(KukangHeap.get(door, "log"));
        assertSame(door, door.next);
        assertEquals(0, lock.turns);

        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Fails as long as the code is as it was. K012: the result is null, which it must not be (Door.java:88).
    // Path 1.0: door.lock == null && door.uses >= 0
    @Test
    void lock_returnsNullAgainstContract() {
        Door door = new Door();
        door.next = door;

        Door.Lock result = door.lock();

        assertNotNull(result, "the result is null, which it must not be");

        // What else the contract promises.
        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Path 1.1: door.lock != null && door.uses >= 0
    @Test
    void lock() {
        Door.Lock lock = new Door.Lock(0);
        Door door = new Door();
        KukangHeap.set(door, "lock", lock);
        door.next = door;

        Door.Lock result = door.lock();

        assertSame(lock, result);

        // Nothing has changed.
        assertEquals(false, KukangHeap.get(door, "locked"));
        assertEquals(0, KukangHeap.get(door, "uses"));
        assertNull(KukangHeap.get(door, "log"));
        assertSame(lock, KukangHeap.get(door, "lock"));
        assertSame(door, door.next);
        assertEquals(0, lock.turns);

        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Fails as long as the code is as it was. K015: mended.Door.next is null when the method ends, which it must
    //     never be (Door.java:94).
    // Path 1.0: next == null && door.uses >= 0
    @Test
    void setNext_leavesNullWhereNoneMayBe() {
        Door door = new Door();
        door.next = door;

        door.setNext(null);

        assertNotNull(door.next, "mended.Door.next is null when the method ends, which it must never be");

        // What else the contract promises.
        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Path 1.1.0: next == door && door.uses >= 0
    @Test
    void setNext() {
        Door door = new Door();
        door.next = door;

        door.setNext(door);

        // Nothing has changed.
        assertEquals(false, KukangHeap.get(door, "locked"));
        assertEquals(0, KukangHeap.get(door, "uses"));
        assertNull(KukangHeap.get(door, "log"));
        assertNull(KukangHeap.get(door, "lock"));
        assertSame(door, door.next);

        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Fails as long as the code is as it was. K004: the invariant `isWellUsed()` does not hold after the method
    //     (Door.java:99).
    // Path 1.0: door.uses >= 0 && door.uses - count < 0
    @Test
    void forget_breaksInvariant() {
        Door door = new Door();
        door.next = door;

        door.forget(1);

        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Path 1.1: door.uses >= 0 && door.uses - count >= 0
    @Test
    void forget() {
        Door door = new Door();
        door.next = door;

        door.forget(-1);

        assertEquals(1, KukangHeap.get(door, "uses"));

        // All else is as it was.
        assertEquals(false, KukangHeap.get(door, "locked"));
        assertNull(KukangHeap.get(door, "log"));
        assertNull(KukangHeap.get(door, "lock"));
        assertSame(door, door.next);

        assertTrue(door.isWellUsed(), "the invariant `isWellUsed()` does not hold");
    }

    // Path 0: number != 7
    @Test
    void half() {
        int result = Door.half(0);

        assertEquals(0, result);
    }

    // Fails as long as the code is as it was. K002: an assertion fails: seven (Door.java:105).
    // Path 1: number == 7
    @Test
    void half_failsAssertion() {
        assertTrue(KukangHeap.assertsAreOn(Door.class),
            "assert statements are switched off: java -ea switches them on");

        Door.half(7);
    }
}
