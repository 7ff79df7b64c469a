// Written by Kukang; whoever runs it again for this class replaces the file.
package kiosk;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrowsExactly;

import org.junit.jupiter.api.Test;

/** Paths of kiosk.Pass that Kukang has found; each test takes one of them. */
class PassKukangTest {
    // The only path
    @Test
    void constructor() {
        Pass result = new Pass(null);

        assertNull(KukangHeap.get(result, "owner"));
        assertEquals(false, KukangHeap.get(result, "isBlocked"));
    }

    // The only path
    @Test
    void block() {
        Pass pass = new Pass(null);

        pass.block();

        assertEquals(true, KukangHeap.get(pass, "isBlocked"));

        // All else is as it was.
        assertNull(KukangHeap.get(pass, "owner"));
    }

    // Path 0: !pass.isBlocked
    @Test
    void use() {
        Pass pass = new Pass(null);

        pass.use();

        // Nothing has changed.
        assertNull(KukangHeap.get(pass, "owner"));
        assertEquals(false, KukangHeap.get(pass, "isBlocked"));
    }

    // Path 1.0: pass.owner == null && pass.isBlocked
    @Test
    void use_throwsRefused() {
        Pass pass = new Pass(null);
        pass.block();

        Pass.Refused thrown = assertThrowsExactly(Pass.Refused.class, () -> pass.use());

        assertEquals("pass of null is blocked", thrown.getMessage());

        // Nothing has changed.
        assertNull(KukangHeap.get(pass, "owner"));
        assertEquals(true, KukangHeap.get(pass, "isBlocked"));
    }

    // Path 0: gate == null
    @Test
    void enter_gateIsNull() {
        assertDoesNotThrow(() -> Pass.enter(null, 0));
    }

    // Path 1.0: gate != null && hour < 21
    @Test
    void enter_hourLessThan21() {
        assertDoesNotThrow(() -> Pass.enter("", 0));
    }

    // Path 1.1: gate != null && hour >= 21
    @Test
    void enter_throwsIllegalArgumentException() {
        IllegalArgumentException thrown = assertThrowsExactly(IllegalArgumentException.class, () -> Pass.enter("", 21));

        assertEquals("gate  is closed at 21", thrown.getMessage());
    }

    // Path 0: reason == null
    @Test
    void refuse() {
        assertDoesNotThrow(() -> Pass.refuse(null));
    }

    // Path 1: reason != null
    @Test
    void refuse_throwsRefused() {
        Pass.Refused thrown = assertThrowsExactly(Pass.Refused.class, () -> Pass.refuse(""));

        assertEquals("", thrown.getMessage());
    }

    // Path 0: !(1.0 < fee)
    @Test
    void charge() {
        assertDoesNotThrow(() -> Pass.charge(null, 0.0));
    }

    // Path 1.0: gate == null && 1.0 < fee
    @Test
    void charge_throwsRefused() {
        assertThrowsExactly(Pass.Refused.class, () -> Pass.charge(null, 2.0));
    }
}
