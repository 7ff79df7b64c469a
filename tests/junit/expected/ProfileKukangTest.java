// Written by Kukang; whoever runs it again for this class replaces the file.
package office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths of office.Profile that Kukang has found; each test takes one of them. */
class ProfileKukangTest {
    // The only path
    @Test
    void constructor() {
        Profile result = new Profile();

        assertEquals("nobody", KukangHeap.get(result, "name"));
        assertEquals(List.of(), KukangHeap.get(result, "names"));
        assertEquals(0, result.changes());
    }

    // Fails as long as the code is as it was. K015: office.Profile.name is null when the method ends, which it must
    //     never be (Profile.java:13).
    // Path 0: next == null
    @Test
    void rename_leavesNullWhereNoneMayBe() {
        Profile profile = new Profile();

        profile.rename(null);

        assertNotNull(KukangHeap.get(profile, "name"),
            "office.Profile.name is null when the method ends, which it must never be");
    }

    // Path 1: next != null
    @Test
    void rename() {
        Profile profile = new Profile();

        profile.rename("");

        assertEquals("", KukangHeap.get(profile, "name"));
        assertEquals(1, profile.changes());
    }

    // The only path
    @Test
    void changes() {
        Profile profile = new Profile();

        int result = profile.changes();

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(0, profile.changes());
    }
}
