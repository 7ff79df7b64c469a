// Written by Kukang; whoever runs it again for this class replaces the file.
package ends;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrowsExactly;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Paths of ends.Ends that Kukang has found; each test takes one of them. */
class EndsKukangTest {
    // The only path
    @Test
    void constructor() {
        Ends result = new Ends();

        assertEquals(0, result.sum);
        assertEquals(0, result.last);
        assertNull(result.thing);

        assertTrue(result.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(result.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `sum == \old(sum) + number` does not hold
    //     (Ends.java:55).
    // Path 1.1.1.1.1.0: receiver.last < 101 && receiver.sum >= 0 && receiver.sum < 11 && number >= -10 && number <
    //     201 && receiver.sum != 0
    @Test
    void add_breaksPostcondition() {
        Ends receiver = new Ends();
        receiver.sum = 1;
        receiver.last = 1;

        int result;
        try {
            result = receiver.add(0);
        } catch (IllegalArgumentException thrown) {
            assertTrue((0 < 0 || 0 > 100) && receiver.sum == 1);
            assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
            assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
            return;
        }

        assertTrue(receiver.sum == 1 + 0, "the postcondition `sum == \\old(sum) + number` does not hold");

        // What else the contract promises.
        assertTrue(result == receiver.sum, "the postcondition `\\result == sum` does not hold");
        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Fails as long as the code is as it was. K004: the invariant `isLastSmall()` does not hold after the method
    //     (Ends.java:58).
    // Path 1.1.1.1.1.1.0: receiver.last < 101 && receiver.sum >= 0 && receiver.sum < 11 && number >= -10 && number
    //     < 201 && receiver.sum == 0 && number >= 101
    @Test
    void add_breaksInvariant_whenNumberAtLeast101() {
        Ends receiver = new Ends();

        int result;
        try {
            result = receiver.add(101);
        } catch (IllegalArgumentException thrown) {
            assertTrue(receiver.sum == 0);
            assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
            assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
            return;
        }

        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");

        // What else the contract promises.
        assertTrue(receiver.sum == 0 + 101, "the postcondition `sum == \\old(sum) + number` does not hold");
        assertTrue(result == receiver.sum, "the postcondition `\\result == sum` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Fails as long as the code is as it was. K004: the invariant `sum >= 0` does not hold after the method
    //     (Ends.java:43).
    // Path 1.1.1.1.1.1.1.0: receiver.last < 101 && receiver.sum >= 0 && receiver.sum < 11 && number >= -10 &&
    //     number < 201 && receiver.sum == 0 && number < 101 && number < 0
    @Test
    void add_breaksInvariant_whenNumberLessThan0() {
        Ends receiver = new Ends();

        int result;
        try {
            result = receiver.add(-1);
        } catch (IllegalArgumentException thrown) {
            assertTrue(receiver.sum == 0);
            assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold after the method");
            assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
            return;
        }

        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold after the method");

        // What else the contract promises.
        assertTrue(receiver.sum == 0 + -1, "the postcondition `sum == \\old(sum) + number` does not hold");
        assertTrue(result == receiver.sum, "the postcondition `\\result == sum` does not hold");
        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
    }

    // Path 1.1.1.1.1.1.1.1: receiver.last < 101 && receiver.sum >= 0 && receiver.sum < 11 && number >= -10 &&
    //     number < 201 && receiver.sum == 0 && number < 101 && number >= 0
    @Test
    void add() {
        Ends receiver = new Ends();
        receiver.last = 1;

        int result = receiver.add(1);

        assertEquals(1, result);
        assertEquals(1, receiver.sum);

        // All else is as it was.
        assertEquals(1, receiver.last);
        assertNull(receiver.thing);

        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Path 1.1.0: all != null && all.length < 3 && all.length != 0
    @Test
    void sizeOf() {
        int[] all = new int[1];

        int result = Ends.sizeOf(all);

        assertEquals(1, result);

        // Nothing has changed.
        assertArrayEquals(new int[] {0}, all);
    }

    // Fails as long as the code is as it was. K001: java.lang.UnsupportedOperationException is thrown and not
    //     declared: nothing there (Ends.java:69).
    // Path 1.1.1: all != null && all.length < 3 && all.length == 0
    @Test
    void sizeOf_throwsUnsupportedOperationException() {
        int[] all = new int[0];

        int result;
        try {
            result = Ends.sizeOf(all);
        } catch (IllegalStateException declared) {
            // This is allowed.
            return;
        }

        // What else the contract promises.
        assertTrue(result == all.length, "the postcondition `\\result == all.length` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == 1` does not hold (Ends.java:75).
    // Path 0: number != 1
    @Test
    void read_breaksPostcondition() {
        int result;
        try {
            result = Ends.read(0);
        } catch (IOException declared) {
            // This is allowed.
            return;
        }

        assertTrue(result == 1, "the postcondition `\\result == 1` does not hold");
    }

    // Path 1: number == 1
    @Test
    void read() throws Exception {
        int result = Ends.read(1);

        assertEquals(1, result);
    }

    // Path 0: number != 5
    @Test
    void two() {
        int result = Ends.two(0);

        assertEquals(2, result);
    }

    // Fails as long as the code is as it was. K011: ends.Ends$Refused is thrown although `number == 3` does not
    //     hold (Ends.java:82).
    // Path 1: number == 5
    @Test
    void two_throwsRefused() {
        int result;
        try {
            result = Ends.two(5);
        } catch (Ends.Refused thrown) {
            assertTrue(5 == 3, "ends.Ends$Refused is thrown although `number == 3` does not hold");
            return;
        } catch (IllegalArgumentException thrown) {
            assertTrue(5 == 4);
            return;
        } catch (IllegalStateException declared) {
            // This is allowed.
            return;
        }

        // What else the contract promises.
        assertTrue(result == 2, "the postcondition `\\result == 2` does not hold");
    }

    // Path 0: number >= 0
    @Test
    void same() {
        int result = Ends.same(0);

        assertEquals(0, result);
    }

    // Fails as long as the code is as it was. K014: the method returns although it must throw where `number < 0`
    //     holds (Ends.java:93).
    // Path 1: number < 0
    @Test
    void same_returnsWhereItMustThrow() {
        try {
            Ends.same(-1);
        } catch (IllegalArgumentException declared) {
            // This is allowed.
            return;
        }

        fail("the method returns although it must throw where `number < 0` holds");
    }

    // Fails as long as the code is as it was. K008: ends.Ends.last is assigned to, which `assignable \nothing`
    //     (Ends.java:104) does not allow (Ends.java:107).
    // Path 1.1.0: receiver.last < 101 && receiver.sum >= 0 && receiver.last != 3
    @Test
    void seven_assignsWhatItMayNot_whenLastIsNot3() {
        Ends receiver = new Ends();

        int result = receiver.seven();

        // What must not be assigned to is as it was.
        assertEquals(0, receiver.last);

        // What else the contract promises.
        assertTrue(result == 7, "the postcondition `\\result == 7` does not hold");
        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Fails as long as the code is as it was. K008: ends.Ends.last is assigned to, which `assignable \nothing`
    //     (Ends.java:104) does not allow (Ends.java:107).
    // Path 1.1.1: receiver.last < 101 && receiver.sum >= 0 && receiver.last == 3
    @Test
    void seven_assignsWhatItMayNot_whenLastIs3() {
        Ends receiver = new Ends();
        receiver.last = 3;

        int result = receiver.seven();

        // What must not be assigned to is as it was.
        assertEquals(3, receiver.last);

        // What else the contract promises.
        assertTrue(result == 7, "the postcondition `\\result == 7` does not hold");
        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Fails as long as the code is as it was. K012: the result is null, which it must not be (Ends.java:113).
    // The only path
    @Test
    void letter_returnsNullAgainstContract() {
        String result;
        try {
            result = Ends.letter(0);
        } catch (IllegalStateException declared) {
            // This is allowed.
            return;
        }

        assertNotNull(result, "the result is null, which it must not be");

        // What else the contract promises.
        assertTrue(result.length() == 1, "the postcondition `\\result.length() == 1` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == (\max int i; 0 <= i && i <
    //     all.length; all[i]) - (\min int i; 0 <= i && i < all.length; all[i])` does not hold (Ends.java:120).
    // Path 1.1.0.0: all != null && all.length == 2 && all[0] >= all[1] && all[1] >= all[0]
    @Test
    void spread_breaksPostcondition() {
        int[] all = new int[2];

        int result = Ends.spread(all);

        assertTrue(result == IntStream.range(0,
            all.length).map(i -> all[i]).max().orElse(Integer.MIN_VALUE) - IntStream.range(0,
            all.length).map(i -> all[i]).min().orElse(Integer.MAX_VALUE),
            "the postcondition `\\result == (\\max int i; 0 <= i && i < all.length; all[i]) - (\\min int i; 0 <= i && i < all.length; all[i])` does not hold");
    }

    // Path 1.1.0.1.1: all != null && all.length == 2 && all[0] >= all[1] && all[1] < all[0] && all[0] - all[1] == 1
    @Test
    void spread() {
        int[] all = {0, -1};

        int result = Ends.spread(all);

        assertEquals(1, result);

        // Nothing has changed.
        assertArrayEquals(new int[] {0, -1}, all);
    }

    // Path 1.0: kind == Kind.PLAIN
    @Test
    void weight() {
        int result = Ends.weight(Ends.Kind.PLAIN);

        assertEquals(1, result);
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == switch (kind) { case PLAIN -> 1;
    //     case FANCY -> 2; }` does not hold (Ends.java:127).
    // Path 1.1: kind == Kind.FANCY
    @Test
    void weight_breaksPostcondition() {
        int result = Ends.weight(Ends.Kind.FANCY);

        assertTrue(result == (Ends.Kind.FANCY == Ends.Kind.PLAIN ? 1 : 2),
            "the postcondition `\\result == switch (kind) { case PLAIN -> 1; case FANCY -> 2; }` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == (thing instanceof Ends other &&
    //     other.last == 3)` does not hold (Ends.java:133).
    // Path 1.1.0.0.0: receiver.thing == receiver && receiver.last < 101 && receiver.sum >= 0 && receiver.last != 3
    @Test
    @SuppressWarnings("cast")
    void isThree_breaksPostcondition() {
        Ends receiver = new Ends();
        receiver.thing = receiver;

        boolean result = receiver.isThree();

        assertTrue(result == (receiver.thing instanceof Ends && ((Ends) receiver.thing).last == 3),
            "the postcondition `\\result == (thing instanceof Ends other && other.last == 3)` does not hold");

        // What else the contract promises.
        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Path 1.1.0.0.1: receiver.thing == receiver && receiver.last < 101 && receiver.sum >= 0 && receiver.last == 3
    @Test
    void isThree_returnsTrue() {
        Ends receiver = new Ends();
        receiver.last = 3;
        receiver.thing = receiver;

        boolean result = receiver.isThree();

        assertTrue(result);

        // Nothing has changed.
        assertEquals(0, receiver.sum);
        assertEquals(3, receiver.last);
        assertSame(receiver, receiver.thing);

        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Path 1.1.0: all != null && all.length == 2 && limit >= all[0]
    @Test
    void areAbove_returnsFalse() {
        int[] all = new int[2];

        boolean result = Ends.areAbove(all, 0);

        assertFalse(result);

        // Nothing has changed.
        assertArrayEquals(new int[] {0, 0}, all);
    }

    // Fails as long as the code is as it was. K010: the postcondition `\result == holdsOfAll(all, each -> each >
    //     limit)` does not hold (Ends.java:140).
    // Path 1.1.1.0: all != null && all.length == 2 && limit < all[0] && limit >= all[1]
    @Test
    @SuppressWarnings("unchecked")
    void areAbove_breaksPostcondition() {
        int[] all = {1, 0};

        boolean result = Ends.areAbove(all, 0);

        assertTrue(result == (boolean) KukangHeap.call(null, Ends.class, "holdsOfAll", all,
            (IntPredicate) each -> each > 0),
            "the postcondition `\\result == holdsOfAll(all, each -> each > limit)` does not hold");
    }

    // Path 1.1.1.1: all != null && all.length == 2 && limit < all[0] && limit < all[1]
    @Test
    void areAbove_returnsTrue() {
        int[] all = {1, 1};

        boolean result = Ends.areAbove(all, 0);

        assertTrue(result);

        // Nothing has changed.
        assertArrayEquals(new int[] {1, 1}, all);
    }

    // Path 0: meter == null
    @Test
    void lower() {
        assertDoesNotThrow(() -> Ends.lower(null));
    }

    // Fails as long as the code is as it was. K004: the invariant `isRight()` does not hold after the method
    //     (Ends.java:151).
    // Path 1.1.0.1: meter.getClass() == ends.Ends.Gauge.class && meter.low >= 0 && meter.high >= meter.low
    @Test
    void lower_breaksInvariant() {
        Ends.Gauge meter = new Ends.Gauge();

        Ends.lower(meter);

        assertTrue((boolean) KukangHeap.call(meter, Ends.Gauge.class, "isRight"),
            "the invariant `isRight()` does not hold");

        // What else the contract promises.
        assertTrue((boolean) KukangHeap.call(meter, Ends.Meter.class, "isRight"),
            "the invariant `isRight()` does not hold");
    }

    // Fails as long as the code is as it was. K004: the invariant `isRight()` does not hold after the method
    //     (Ends.java:157).
    // The only path
    @Test
    void gauge_breaksInvariant() {
        Ends.Gauge result = Ends.gauge();

        assertTrue((boolean) KukangHeap.call(result, Ends.Gauge.class, "isRight"),
            "the invariant `isRight()` does not hold");
    }

    // Path 0.0: left == null && right == null
    @Test
    void join_leftIsNull() {
        assertDoesNotThrow(() -> Ends.join(null, null));
    }

    // Path 1.1.1.0: left != null && right == null && left.last < 101 && left.sum >= 0
    @Test
    void join_leftIsNotNull() {
        Ends left = new Ends();

        Ends.join(left, null);

        // Nothing has changed.
        assertEquals(0, left.sum);
        assertEquals(0, left.last);
        assertNull(left.thing);

        assertTrue(left.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(left.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Fails as long as the code is as it was. K004: the invariant `isLastSmall()` does not hold after the method
    //     (Ends.java:164).
    // Path 1.1.1.1.0: left != null && right == left && left.last < 101 && left.sum >= 0
    @Test
    void join_breaksInvariant() {
        Ends left = new Ends();

        Ends.join(left, left);

        assertTrue(left.isLastSmall(), "the invariant `isLastSmall()` does not hold");

        // What else the contract promises.
        assertTrue(left.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Fails as long as the code is as it was. K004: the invariant `sum >= 0` does not hold after the method
    //     (Ends.java:43).
    // Path 1.1.1.0: receiver.last < 101 && receiver.sum >= 0 && number >= 1 && receiver.sum + number < 0
    @Test
    void raise_breaksInvariant() {
        Ends receiver = new Ends();
        receiver.sum = 1;

        try {
            receiver.raise(Integer.MAX_VALUE);
        } catch (ArithmeticException declared) {
            // This is allowed if the following holds.
            assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold after the method");
            assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
            return;
        }

        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold after the method");

        // What else the contract promises.
        assertTrue(receiver.sum == 1 + Integer.MAX_VALUE,
            "the postcondition `sum == \\old(sum) + number` does not hold");
        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
    }

    // Path 1.1.1.1: receiver.last < 101 && receiver.sum >= 0 && number >= 1 && receiver.sum + number >= 0
    @Test
    void raise() {
        Ends receiver = new Ends();

        receiver.raise(1);

        assertEquals(1, receiver.sum);

        // All else is as it was.
        assertEquals(0, receiver.last);
        assertNull(receiver.thing);

        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Path 1.1.1.1.0: receiver.last < 101 && receiver.sum >= 0 && receiver.sum == 0 && receiver.last == 0 && !high
    @Test
    void push() {
        Ends receiver = new Ends();

        receiver.push(false);

        // Nothing has changed.
        assertEquals(0, receiver.sum);
        assertEquals(0, receiver.last);
        assertNull(receiver.thing);

        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Fails as long as the code is as it was. K004: the invariant `isLastSmall()` does not hold after the method
    //     (Ends.java:180).
    // Path 1.1.1.1.1: receiver.last < 101 && receiver.sum >= 0 && receiver.sum == 0 && receiver.last == 0 && high
    @Test
    void push_breaksInvariant() {
        Ends receiver = new Ends();

        try {
            receiver.push(true);
        } catch (IllegalStateException declared) {
            // This is allowed if the following holds.
            assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
            assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
            return;
        }

        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");

        // What else the contract promises.
        assertTrue(receiver.sum == 0, "the postcondition `sum == 0` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Fails as long as the code is as it was. K008: ends.Ends.last is assigned to, which `assignable \nothing`
    //     (Ends.java:186) does not allow (Ends.java:190).
    // Path 1.1.0: receiver.last < 101 && receiver.sum >= 0 && receiver.last != 3
    @Test
    void five_assignsWhatItMayNot_whenLastIsNot3() {
        Ends receiver = new Ends();

        int result;
        try {
            result = receiver.five();
        } catch (IllegalStateException declared) {
            // This is allowed if the following holds.
            assertEquals(0, receiver.last);
            assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
            assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
            return;
        }

        // What must not be assigned to is as it was.
        assertEquals(0, receiver.last);

        // What else the contract promises.
        assertTrue(result == 5, "the postcondition `\\result == 5` does not hold");
        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Fails as long as the code is as it was. K008: ends.Ends.last is assigned to, which `assignable \nothing`
    //     (Ends.java:186) does not allow (Ends.java:190).
    // Path 1.1.1: receiver.last < 101 && receiver.sum >= 0 && receiver.last == 3
    @Test
    void five_assignsWhatItMayNot_whenLastIs3() {
        Ends receiver = new Ends();
        receiver.last = 3;

        int result;
        try {
            result = receiver.five();
        } catch (IllegalStateException declared) {
            // This is allowed if the following holds.
            assertEquals(3, receiver.last);
            assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
            assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
            return;
        }

        // What must not be assigned to is as it was.
        assertEquals(3, receiver.last);

        // What else the contract promises.
        assertTrue(result == 5, "the postcondition `\\result == 5` does not hold");
        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Fails as long as the code is as it was. K015: ends.Ends$Named.name is null when the method ends, which it
    //     must never be (Ends.java:197).
    // Path 1.0: named != null && named.name == named
    @Test
    void forget_leavesNullWhereNoneMayBe() {
        Ends.Named named = new Ends.Named();
        named.name = named;
        named.uses = 1;

        try {
            Ends.forget(named);
        } catch (IllegalStateException declared) {
            // This is allowed if the following holds.
            assertNotNull(named.name, "ends.Ends$Named.name is null when the method ends, which it must never be");
            return;
        }

        assertNotNull(named.name, "ends.Ends$Named.name is null when the method ends, which it must never be");

        // What else the contract promises.
        assertTrue(named.uses == 0, "the postcondition `named.uses == 0` does not hold");
    }

    // Path 1.1.0: receiver.last < 101 && receiver.sum >= 0 && number >= 0
    @Test
    void refuse() {
        Ends receiver = new Ends();

        receiver.refuse(0);

        // Nothing has changed.
        assertEquals(0, receiver.sum);
        assertEquals(0, receiver.last);
        assertNull(receiver.thing);

        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
        assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
    }

    // Fails as long as the code is as it was. K014: the method returns although it must throw where `number < 0`
    //     holds (Ends.java:203).
    // Path 1.1.1: receiver.last < 101 && receiver.sum >= 0 && number < 0
    @Test
    void refuse_returnsWhereItMustThrow() {
        Ends receiver = new Ends();

        try {
            receiver.refuse(-1);
        } catch (IllegalArgumentException declared) {
            // This is allowed if the following holds.
            assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
            assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
            return;
        }

        fail("the method returns although it must throw where `number < 0` holds");
    }

    // Fails as long as the code is as it was. K004: the invariant `isLastSmall()` does not hold after the method
    //     (Ends.java:213).
    // Path 1.1: receiver.last < 101 && receiver.sum >= 0
    @Test
    void refuseAll_breaksInvariant() {
        Ends receiver = new Ends();

        try {
            receiver.refuseAll();
        } catch (IllegalArgumentException declared) {
            // This is allowed if the following holds.
            assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");
            assertTrue(receiver.sum >= 0, "the invariant `sum >= 0` does not hold");
            return;
        }

        assertTrue(receiver.isLastSmall(), "the invariant `isLastSmall()` does not hold");

        fail("it returns, although its contract says that it throws");
    }

    // Path 1.1.0.0: dial != null && dial.kind == Kind.PLAIN && times >= 0
    @Test
    void turn() {
        Ends.Dial dial = new Ends.Dial();
        dial.kind = Ends.Kind.PLAIN;

        Ends.turn(dial, 0);

        assertSame(Ends.Kind.FANCY, dial.kind);
    }

    // Fails as long as the code is as it was. K010: the postcondition `dial.kind != \old(dial.kind)` does not hold
    //     (Ends.java:220).
    // Path 1.1.0.1: dial != null && dial.kind == Kind.FANCY && times >= 0
    @Test
    void turn_breaksPostcondition() {
        Ends.Dial dial = new Ends.Dial();
        dial.kind = Ends.Kind.FANCY;
        Ends.Kind oldKind = dial.kind;

        try {
            Ends.turn(dial, 0);
        } catch (IllegalStateException thrown) {
            assertTrue(dial.kind == oldKind);
            return;
        }

        assertTrue(dial.kind != oldKind, "the postcondition `dial.kind != \\old(dial.kind)` does not hold");
    }

    // Fails as long as the code is as it was. K011: java.lang.IllegalStateException is thrown although `dial.kind
    //     == \old(dial.kind)` does not hold: turned back (Ends.java:221).
    // Path 1.1.1.0: dial != null && dial.kind == Kind.PLAIN && times < 0
    @Test
    void turn_throwsIllegalStateException_whenDialKindIsPlain() {
        Ends.Dial dial = new Ends.Dial();
        dial.kind = Ends.Kind.PLAIN;
        Ends.Kind oldKind = dial.kind;

        try {
            Ends.turn(dial, -1);
        } catch (IllegalStateException thrown) {
            assertTrue(dial.kind == oldKind,
                "java.lang.IllegalStateException is thrown although `dial.kind == \\old(dial.kind)` does not hold: turned back");
            return;
        }

        // What else the contract promises.
        assertTrue(dial.kind != oldKind, "the postcondition `dial.kind != \\old(dial.kind)` does not hold");
    }

    // Path 1.1.1.1: dial != null && dial.kind == Kind.FANCY && times < 0
    @Test
    void turn_throwsIllegalStateException_whenDialKindIsFancy() {
        Ends.Dial dial = new Ends.Dial();
        dial.kind = Ends.Kind.FANCY;

        IllegalStateException thrown = assertThrowsExactly(IllegalStateException.class, () -> Ends.turn(dial, -1));

        assertEquals("turned back", thrown.getMessage());

        // Nothing has changed.
        assertSame(Ends.Kind.FANCY, dial.kind);
    }
}
