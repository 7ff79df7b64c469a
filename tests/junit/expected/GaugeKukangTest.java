// Written by Kukang; whoever runs it again for this class replaces the file.
package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

/** Paths of shop.Gauge that Kukang has found; each test takes one of them. */
class GaugeKukangTest {
    // Path 0: limit >= 0
    @Test
    void constructor_limitAtLeast0() {
        Gauge result = new Gauge(0);

        assertEquals(0, KukangHeap.get(result, "limit"));
        assertNull(KukangHeap.get(result, "latest"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     limit -1 (Gauge.java:10).
    // Path 1: limit < 0
    @Test
    void constructor_throwsIllegalArgumentException() {
        new Gauge(-1);
    }

    // The only path
    @Test
    void constructor_withoutArguments() {
        Gauge result = new Gauge();

        assertEquals(0, KukangHeap.get(result, "limit"));
        assertNull(KukangHeap.get(result, "latest"));
    }

    // The only path
    @Test
    void add() {
        Gauge gauge = new Gauge(0);

        gauge.add(0);

        Gauge.Reading latest = (Gauge.Reading) KukangHeap.get(gauge, "latest");
        assertEquals(Gauge.Reading.class, latest.getClass());
        assertEquals(0, latest.value);
        assertNull(latest.earlier);

        // All else is as it was.
        assertEquals(0, KukangHeap.get(gauge, "limit"));
    }

    // Path 0.0: gauge.latest == null && !isRelative
    @Test
    void share_latestIsNull() {
        Gauge gauge = new Gauge(0);

        int result = gauge.share(false);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(gauge, "limit"));
        assertNull(KukangHeap.get(gauge, "latest"));
    }

    // Path 0.1: gauge.latest != null && !isRelative
    @Test
    void share_latestIsNotNullAndIsRelativeIsFalse() {
        Gauge gauge = new Gauge();
        gauge.add(0);
        Gauge.Reading latest = (Gauge.Reading) KukangHeap.get(gauge, "latest");

        int result = gauge.share(false);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(gauge, "limit"));
        assertSame(latest, KukangHeap.get(gauge, "latest"));
        assertEquals(0, latest.value);
        assertNull(latest.earlier);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot read field "value" because "this.latest" is null (Gauge.java:37).
    // Path 1.0: gauge.latest == null && isRelative
    @Test
    void share_throwsNullPointerException() {
        Gauge gauge = new Gauge(0);

        gauge.share(true);
    }

    // Path 1.1.0: gauge.latest != null && isRelative && gauge.latest.value != 0
    @Test
    void share_latestValueIsNot0() {
        Gauge gauge = new Gauge();
        gauge.add(1);
        Gauge.Reading latest = (Gauge.Reading) KukangHeap.get(gauge, "latest");

        int result = gauge.share(true);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(gauge, "limit"));
        assertSame(latest, KukangHeap.get(gauge, "latest"));
        assertEquals(1, latest.value);
        assertNull(latest.earlier);
    }

    // Fails as long as the code is as it was. K001: java.lang.ArithmeticException is thrown and not declared: / by
    //     zero (Gauge.java:37).
    // Path 1.1.1: gauge.latest != null && isRelative && gauge.latest.value == 0
    @Test
    void share_throwsArithmeticException() {
        Gauge gauge = new Gauge();
        gauge.add(0);

        gauge.share(true);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot read field "value" because "this.latest" is null (Gauge.java:47).
    // Path 0.0.0: gauge.latest == null && high >= low && low != 0
    @Test
    void middle_throwsNullPointerException_whenLatestIsNullAndLowIsNot0() {
        Gauge gauge = new Gauge(0);

        gauge.middle(1, 1);
    }

    // Path 0.0.1: gauge.latest != null && high >= low && low != 0
    @Test
    void middle_returnsMinusOne() {
        Gauge gauge = new Gauge();
        gauge.add(0);
        Gauge.Reading latest = (Gauge.Reading) KukangHeap.get(gauge, "latest");

        int result = gauge.middle(1, 1);

        assertEquals(-1, result);

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(gauge, "limit"));
        assertSame(latest, KukangHeap.get(gauge, "latest"));
        assertEquals(0, latest.value);
        assertNull(latest.earlier);
    }

    // Path 0.1.1: gauge.latest != null && high >= low && low == 0
    @Test
    void middle_lowIs0() {
        Gauge gauge = new Gauge();
        gauge.add(0);
        Gauge.Reading latest = (Gauge.Reading) KukangHeap.get(gauge, "latest");

        int result = gauge.middle(0, 0);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(gauge, "limit"));
        assertSame(latest, KukangHeap.get(gauge, "latest"));
        assertEquals(0, latest.value);
        assertNull(latest.earlier);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot read field "value" because "this.latest" is null (Gauge.java:45).
    // Path 1.0: gauge.latest == null && high < low
    @Test
    void middle_throwsNullPointerException_whenLatestIsNullAndHighLessThanLow() {
        Gauge gauge = new Gauge(0);

        gauge.middle(0, -1);
    }

    // Path 1.1: gauge.latest != null && high < low
    @Test
    void middle_highLessThanLow() {
        Gauge gauge = new Gauge();
        gauge.add(0);
        Gauge.Reading latest = (Gauge.Reading) KukangHeap.get(gauge, "latest");

        int result = gauge.middle(0, -1);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(gauge, "limit"));
        assertSame(latest, KukangHeap.get(gauge, "latest"));
        assertEquals(0, latest.value);
        assertNull(latest.earlier);
    }

    // Path 0.0: !(10.0f < level) && !(level < -0.5f)
    @Test
    void kind_levelNotLessThanMinus0Point5() {
        int result = Gauge.kind(0.0f);

        assertEquals(1, result);
    }

    // Path 0.1: !(10.0f < level) && level < -0.5f
    @Test
    void kind_levelLessThanMinus0Point5() {
        int result = Gauge.kind(-1.0f);

        assertEquals(0, result);
    }

    // Path 1: 10.0f < level
    @Test
    void kind_levelGreaterThan10() {
        int result = Gauge.kind(11.0f);

        assertEquals(2, result);
    }

    // Path 0.0: !isOpen && !isFull
    @Test
    void table_isOpenIsFalseAndIsFullIsFalse() {
        int result = Gauge.table(false, false);

        assertEquals(0, result);
    }

    // Path 0.1: !isOpen && isFull
    @Test
    void table_isFullIsTrue() {
        int result = Gauge.table(false, true);

        assertEquals(1, result);
    }

    // Path 1.0: isOpen && !isFull
    @Test
    void table_isOpenIsTrue() {
        int result = Gauge.table(true, false);

        assertEquals(2, result);
    }
}
