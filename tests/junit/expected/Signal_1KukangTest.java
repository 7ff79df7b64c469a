// Written by Kukang; whoever runs it again for this class replaces the file.
package yard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Paths of yard.Signal$1 that Kukang has found; each test takes one of them. */
class Signal_1KukangTest {
    // Path 0: speed < 51
    @Test
    void pause_speedLessThan51() {
        int result = Signal.STOP.pause(0);

        assertEquals(1, result);
    }

    // Path 1: speed >= 51
    @Test
    void pause_speedAtLeast51() {
        int result = Signal.STOP.pause(51);

        assertEquals(2, result);
    }
}
