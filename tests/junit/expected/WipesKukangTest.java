// Written by Kukang; whoever runs it again for this class replaces the file.
package rota;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Paths of rota.Wipes that Kukang has found; each test takes one of them. */
class WipesKukangTest {
    // The only path
    @Test
    void constructor() {
        Wipes result = new Wipes();

        assertNull(result.marks);
        assertEquals(0, result.count);
        assertNull(result.name);
        assertNull(result.names);
        assertNull(result.next);
        assertNull(result.any);
        assertNull(result.source);
        assertNull(result.shift);
        assertNull(result.desk);
        assertNull(result.place);
        assertNull(result.badge);
        assertNull(result.type);
        assertNull(result.unit);
        assertNull(result.broken);
        assertNull(result.closed);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.marks is assigned to, which `assignable count`
    //     (Wipes.java:76) does not allow (Wipes.java:79).
    // The only path
    @Test
    void marks_assignsWhatItMayNot() {
        int[] marks = new int[0];
        Wipes wipes = new Wipes();
        wipes.marks = marks;

        wipes.marks(1);

        // What must not be assigned to is as it was.
        assertSame(marks, wipes.marks);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.name is assigned to, which `assignable count`
    //     (Wipes.java:82) does not allow (Wipes.java:85).
    // The only path
    @Test
    void name_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        wipes.name = "a";

        wipes.name(1);

        // What must not be assigned to is as it was.
        assertEquals("a", wipes.name);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.names is assigned to, which `assignable count`
    //     (Wipes.java:88) does not allow (Wipes.java:91).
    // The only path
    @Test
    void names_assignsWhatItMayNot() {
        List<String> names = new ArrayList<>();
        Wipes wipes = new Wipes();
        wipes.names = names;

        wipes.names(1);

        // What must not be assigned to is as it was.
        assertSame(names, wipes.names);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.next is assigned to, which `assignable count`
    //     (Wipes.java:94) does not allow (Wipes.java:97).
    // The only path
    @Test
    void next_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        wipes.next = wipes;

        wipes.next(1);

        // What must not be assigned to is as it was.
        assertSame(wipes, wipes.next);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.any is assigned to, which `assignable count`
    //     (Wipes.java:100) does not allow (Wipes.java:103).
    // The only path
    @Test
    void any_assignsWhatItMayNot() {
        Object any = new Object();
        Wipes wipes = new Wipes();
        wipes.any = any;

        wipes.any(1);

        // What must not be assigned to is as it was.
        assertSame(any, wipes.any);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.source is assigned to, which `assignable count`
    //     (Wipes.java:106) does not allow (Wipes.java:109).
    // The only path
    @Test
    @SuppressWarnings("unchecked")
    void source_assignsWhatItMayNot() {
        Supplier<String> source = KukangHeap.anyOf(Supplier.class);
        Wipes wipes = new Wipes();
        wipes.source = source;

        wipes.source(1);

        // What must not be assigned to is as it was.
        assertSame(source, wipes.source);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.shift is assigned to, which `assignable count`
    //     (Wipes.java:112) does not allow (Wipes.java:115).
    // The only path
    @Test
    void shift_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        wipes.shift = Wipes.Shift.EARLY;

        wipes.shift(1);

        // What must not be assigned to is as it was.
        assertSame(Wipes.Shift.EARLY, wipes.shift);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.desk is assigned to, which `assignable count`
    //     (Wipes.java:118) does not allow (Wipes.java:121).
    // The only path
    @Test
    void desk_assignsWhatItMayNot() {
        Wipes.Desk desk = new Wipes.Desk(0);
        Wipes wipes = new Wipes();
        wipes.desk = desk;

        wipes.desk(1);

        // What must not be assigned to is as it was.
        assertSame(desk, wipes.desk);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.place is assigned to, which `assignable count`
    //     (Wipes.java:124) does not allow (Wipes.java:127).
    // The only path
    @Test
    void place_assignsWhatItMayNot() {
        Wipes.Hall place = new Wipes.Hall();
        Wipes wipes = new Wipes();
        wipes.place = place;

        wipes.place(1);

        // What must not be assigned to is as it was.
        assertSame(place, wipes.place);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.badge is assigned to, which `assignable count`
    //     (Wipes.java:130) does not allow (Wipes.java:133).
    // The only path
    @Test
    void badge_assignsWhatItMayNot() {
        Wipes.Badge badge = new Wipes.Badge(null);
        Wipes wipes = new Wipes();
        wipes.badge = badge;

        wipes.badge(1);

        // What must not be assigned to is as it was.
        assertSame(badge, wipes.badge);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.spare is assigned to, which `assignable count`
    //     (Wipes.java:136) does not allow (Wipes.java:139).
    // The only path
    @Test
    void spare_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        Wipes.Desk spare = new Wipes.Desk(0);
        Wipes.spare = spare;

        wipes.spare(1);

        // What must not be assigned to is as it was.
        assertSame(spare, Wipes.spare);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.wiped is assigned to, which `assignable count`
    //     (Wipes.java:142) does not allow (Wipes.java:145).
    // The only path
    @Test
    void wiped_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        Wipes.wiped = 1;

        wipes.wiped(1);

        // What must not be assigned to is as it was.
        assertEquals(1, Wipes.wiped);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.last is assigned to, which `assignable count`
    //     (Wipes.java:148) does not allow (Wipes.java:151).
    // The only path
    @Test
    void last_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        Wipes.last = null;

        wipes.last(1);

        // What must not be assigned to is as it was.
        assertNull(Wipes.last);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.log is assigned to, which `assignable count`
    //     (Wipes.java:154) does not allow (Wipes.java:157).
    // The only path
    @Test
    void log_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        String[] log = new String[0];
        Wipes.log = log;

        wipes.log(1);

        // What must not be assigned to is as it was.
        assertSame(log, Wipes.log);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.spare is assigned to, which `assignable count`
    //     (Wipes.java:160) does not allow (Wipes.java:163).
    // The only path
    @Test
    void taken_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        Wipes.Desk spare = new Wipes.Desk(0);
        Wipes.spare = spare;

        wipes.taken();

        // What must not be assigned to is as it was.
        assertSame(spare, Wipes.spare);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.last is assigned to, which `assignable count`
    //     (Wipes.java:167) does not allow (Wipes.java:169).
    // The only path
    @Test
    void given_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        Object last = new Object();
        Wipes.last = last;

        wipes.given(null);

        // What must not be assigned to is as it was.
        assertSame(last, Wipes.last);
    }

    // Path 0: desks == null
    @Test
    void second_desksIsNull() {
        Wipes wipes = new Wipes();
        KukangHeap.Snapshot before = KukangHeap.snapshot(wipes);

        wipes.second(null);

        assertEquals("nothing", before.changes());
    }

    // Path 1.0: desks != null && desks.length != 2
    @Test
    void second_desksLengthIsNot2() {
        Wipes wipes = new Wipes();
        Wipes.Desk[] desks = new Wipes.Desk[0];
        KukangHeap.Snapshot before = KukangHeap.snapshot(wipes, desks);

        wipes.second(desks);

        assertEquals("nothing", before.changes());
    }

    // Fails as long as the code is as it was. K008: an element of an array of rota.Wipes$Desk is assigned to, which
    //     `assignable count` (Wipes.java:172) does not allow (Wipes.java:175).
    // Path 1.1: desks != null && desks.length == 2
    @Test
    void second_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        Wipes.Desk desks1 = new Wipes.Desk(0);
        Wipes.Desk[] desks = {null, desks1};

        wipes.second(desks);

        // What must not be assigned to is as it was.
        assertSame(desks1, desks[1]);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.type is assigned to, which `assignable count`
    //     (Wipes.java:179) does not allow (Wipes.java:182).
    // The only path
    @Test
    void type_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        wipes.type = Runnable.class;

        wipes.type(1);

        // What must not be assigned to is as it was.
        assertSame(Runnable.class, wipes.type);
    }

    // Fails as long as the code is as it was. K008: rota.Wipes.unit is assigned to, which `assignable count`
    //     (Wipes.java:185) does not allow (Wipes.java:188).
    // The only path
    @Test
    void unit_assignsWhatItMayNot() {
        Wipes wipes = new Wipes();
        wipes.unit = Number.class;

        wipes.unit(1);

        // What must not be assigned to is as it was.
        assertSame(Number.class, wipes.unit);
    }
}
