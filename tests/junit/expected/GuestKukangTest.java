// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Paths of yard.Guest that Kukang has found; each test takes one of them. */
class GuestKukangTest {
    // The only path
    @Test
    void builder() {
        Guest.Builder result = Guest.builder();

        assertNull(KukangHeap.get(result, "name"));
        assertEquals(0, KukangHeap.get(result, "age"));
        assertEquals(false, KukangHeap.get(result, "member"));
    }

    // Path 0: guest.age < 18
    @Test
    void isAdult_returnsFalse() {
        Guest guest = Guest.builder().build();

        boolean result = guest.isAdult();

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(guest, "name"));
        assertEquals(0, KukangHeap.get(guest, "age"));
        assertEquals(false, KukangHeap.get(guest, "member"));
    }

    // Path 1: guest.age >= 18
    @Test
    void isAdult_returnsTrue() {
        Guest guest = Guest.builder().age(18).build();

        boolean result = guest.isAdult();

        assertTrue(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(guest, "name"));
        assertEquals(18, KukangHeap.get(guest, "age"));
        assertEquals(false, KukangHeap.get(guest, "member"));
    }

    // Path 0: guest.member
    @Test
    void price_memberIsTrue() {
        Guest guest = Guest.builder().member().build();

        int result = guest.price();

        assertEquals(0, result);

        // Nothing has changed.
        assertNull(KukangHeap.get(guest, "name"));
        assertEquals(0, KukangHeap.get(guest, "age"));
        assertEquals(true, KukangHeap.get(guest, "member"));
    }

    // Path 1.0: !guest.member && guest.age >= 6
    @Test
    void price_ageAtLeast6() {
        Guest guest = Guest.builder().age(6).build();

        int result = guest.price();

        assertEquals(10, result);

        // Nothing has changed.
        assertNull(KukangHeap.get(guest, "name"));
        assertEquals(6, KukangHeap.get(guest, "age"));
        assertEquals(false, KukangHeap.get(guest, "member"));
    }

    // Path 1.1: !guest.member && guest.age < 6
    @Test
    void price_ageLessThan6() {
        Guest guest = Guest.builder().build();

        int result = guest.price();

        assertEquals(0, result);

        // Nothing has changed.
        assertNull(KukangHeap.get(guest, "name"));
        assertEquals(0, KukangHeap.get(guest, "age"));
        assertEquals(false, KukangHeap.get(guest, "member"));
    }

    // Path 0: guest.name == null
    @Test
    void isNamed_returnsFalse() {
        Guest guest = Guest.builder().build();

        boolean result = guest.isNamed();

        assertFalse(result);

        // Nothing has changed.
        assertNull(KukangHeap.get(guest, "name"));
        assertEquals(0, KukangHeap.get(guest, "age"));
        assertEquals(false, KukangHeap.get(guest, "member"));
    }

    // Path 1: guest.name != null
    @Test
    void isNamed_returnsTrue() {
        Guest guest = Guest.builder().name("").build();

        boolean result = guest.isNamed();

        assertTrue(result);

        // Nothing has changed.
        assertEquals("", KukangHeap.get(guest, "name"));
        assertEquals(0, KukangHeap.get(guest, "age"));
        assertEquals(false, KukangHeap.get(guest, "member"));
    }
}
