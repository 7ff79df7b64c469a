// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of yard.Parcel that Kukang has found; each test takes one of them. */
class ParcelKukangTest {
    // Path 0: weight >= 1
    @Test
    void constructor() {
        Parcel result = new Parcel(1);

        assertSame(Parcel.Status.NEW, KukangHeap.get(result, "status"));
        assertEquals(1, KukangHeap.get(result, "weight"));
        assertEquals(0, KukangHeap.get(result, "steps"));

        assertTrue(result.isValid(), "the invariant `isValid()` does not hold");
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     weight 0 (Parcel.java:42).
    // Path 1: weight < 1
    @Test
    void constructor_throwsIllegalArgumentException() {
        new Parcel(0);
    }

    // Path 1.1.0.1: parcel.status == Status.NEW && parcel.weight >= 1 && parcel.steps == 0
    @Test
    void advance_stepsIs0() {
        Parcel parcel = new Parcel(1);

        parcel.advance();

        assertSame(Parcel.Status.PAID, KukangHeap.get(parcel, "status"));
        assertEquals(1, KukangHeap.get(parcel, "steps"));

        // All else is as it was.
        assertEquals(1, KukangHeap.get(parcel, "weight"));

        assertTrue(parcel.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.1: parcel.status == Status.PAID && parcel.weight >= 1 && parcel.steps == 1
    @Test
    void advance_stepsIs1() {
        Parcel parcel = new Parcel(1);
        parcel.advance();

        parcel.advance();

        assertSame(Parcel.Status.SENT, KukangHeap.get(parcel, "status"));
        assertEquals(2, KukangHeap.get(parcel, "steps"));

        // All else is as it was.
        assertEquals(1, KukangHeap.get(parcel, "weight"));

        assertTrue(parcel.isValid(), "the invariant `isValid()` does not hold");
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalStateException is thrown and not declared:
    //     over (Parcel.java:61).
    // Path 1.1.2.1: parcel.status == Status.SENT && parcel.weight >= 1 && parcel.steps == 2
    @Test
    void advance_throwsIllegalStateException() {
        Parcel parcel = KukangHeap.allocate(Parcel.class);
        KukangHeap.set(parcel, "status", Parcel.Status.SENT);
        KukangHeap.set(parcel, "weight", 1);
        KukangHeap.set(parcel, "steps", 2);

        parcel.advance();

        // What else the contract promises.
        assertTrue(parcel.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.0.1: parcel.status == Status.NEW && parcel.weight >= 1 && parcel.steps == 0
    @Test
    void lose() {
        Parcel parcel = new Parcel(1);

        parcel.lose();

        assertSame(Parcel.Status.LOST, KukangHeap.get(parcel, "status"));

        // All else is as it was.
        assertEquals(1, KukangHeap.get(parcel, "weight"));
        assertEquals(0, KukangHeap.get(parcel, "steps"));

        assertTrue(parcel.isValid(), "the invariant `isValid()` does not hold");
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalStateException is thrown and not declared:
    //     over (Parcel.java:68).
    // Path 1.1.2.1: parcel.status == Status.SENT && parcel.weight >= 1 && parcel.steps == 2
    @Test
    void lose_throwsIllegalStateException() {
        Parcel parcel = new Parcel(1);
        parcel.advance();
        parcel.advance();

        parcel.lose();

        // What else the contract promises.
        assertTrue(parcel.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.0.1: parcel.status == Status.NEW && parcel.weight >= 1 && parcel.steps == 0
    @Test
    void refund_statusIsNew() {
        Parcel parcel = new Parcel(1);

        int result = parcel.refund();

        assertEquals(0, result);

        // Nothing has changed.
        assertSame(Parcel.Status.NEW, KukangHeap.get(parcel, "status"));
        assertEquals(1, KukangHeap.get(parcel, "weight"));
        assertEquals(0, KukangHeap.get(parcel, "steps"));

        assertTrue(parcel.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.1.1: parcel.status == Status.PAID && parcel.weight >= 1 && parcel.steps == 1
    @Test
    void refund_stepsIs1() {
        Parcel parcel = new Parcel(1);
        parcel.advance();

        int result = parcel.refund();

        assertEquals(1, result);

        // Nothing has changed.
        assertSame(Parcel.Status.PAID, KukangHeap.get(parcel, "status"));
        assertEquals(1, KukangHeap.get(parcel, "weight"));
        assertEquals(1, KukangHeap.get(parcel, "steps"));

        assertTrue(parcel.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.2.1: parcel.status == Status.SENT && parcel.weight >= 1 && parcel.steps == 2
    @Test
    void refund_stepsIs2() {
        Parcel parcel = new Parcel(1);
        parcel.advance();
        parcel.advance();

        int result = parcel.refund();

        assertEquals(1, result);

        // Nothing has changed.
        assertSame(Parcel.Status.SENT, KukangHeap.get(parcel, "status"));
        assertEquals(1, KukangHeap.get(parcel, "weight"));
        assertEquals(2, KukangHeap.get(parcel, "steps"));

        assertTrue(parcel.isValid(), "the invariant `isValid()` does not hold");
    }

    // Path 1.1.3.1: parcel.status == Status.LOST && parcel.weight >= 1 && parcel.steps == 0
    @Test
    void refund_statusIsLost() {
        Parcel parcel = new Parcel(1);
        parcel.lose();

        int result = parcel.refund();

        assertEquals(2, result);

        // Nothing has changed.
        assertSame(Parcel.Status.LOST, KukangHeap.get(parcel, "status"));
        assertEquals(1, KukangHeap.get(parcel, "weight"));
        assertEquals(0, KukangHeap.get(parcel, "steps"));

        assertTrue(parcel.isValid(), "the invariant `isValid()` does not hold");
    }
}
