// Written by Kukang; whoever runs it again for this class replaces the file.
package depot;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;

/** Paths of depot.Views that Kukang has found; each test takes one of them. */
class ViewsKukangTest {
    // Path 0: from == null
    @Test
    void colors_fromIsNull() {
        EnumSet<Views.Color> result = Views.colors(null);

        assertEquals(List.of(), new ArrayList<>(result));
    }

    // Path 1.0: from == Color.RED
    @Test
    void colors_fromIsRed() {
        EnumSet<Views.Color> result = Views.colors(Views.Color.RED);

        assertEquals(List.of(Views.Color.RED, Views.Color.GREEN, Views.Color.BLUE), new ArrayList<>(result));
    }

    // The only path
    @Test
    void counts() {
        Map<Views.Color, Integer> result = Views.counts(0);

        assertEquals(Map.of(Views.Color.RED, 0, Views.Color.BLUE, 2), result);
        assertEquals(List.of(Views.Color.RED, Views.Color.BLUE), new ArrayList<>(result.keySet()));
    }

    // Path 0: !more
    @Test
    void bits_moreIsFalse() {
        BitSet result = Views.bits(false);

        assertEquals("{3}", result.toString());
    }

    // Path 1: more
    @Test
    void bits_moreIsTrue() {
        BitSet result = Views.bits(true);

        assertEquals("{3, 70}", result.toString());
    }

    // Path 0: !more
    @Test
    void letters_moreIsFalse() {
        StringBuilder result = Views.letters(false);

        assertEquals("a", result.toString());
    }

    // Path 1: more
    @Test
    void letters_moreIsTrue() {
        StringBuilder result = Views.letters(true);

        assertEquals("a\u263a", result.toString());
    }

    // The only path
    @Test
    void entry() {
        Map.Entry<String, Integer> result = Views.entry(0);

        assertEquals(Map.entry("key", 0), result);
    }

    // The only path
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void emptyEntry() {
        Map.Entry<String, Integer> result = Views.emptyEntry();

        assertEquals(new AbstractMap.SimpleEntry<>("key", null), result);
    }

    // The only path
    @Test
    void keys() {
        Set<Integer> result = Views.keys(0);

        assertEquals(Set.of(1), result);
    }

    // The only path
    @Test
    void values() {
        Collection<Integer> result = Views.values(0);

        assertEquals(List.of(0), new ArrayList<>(result));
    }

    // The only path
    @Test
    void entries() {
        Set<Map.Entry<Integer, Integer>> result = Views.entries(0);

        assertEquals(Set.of(Map.entry(1, 0)), result);
    }

    // The only path
    @Test
    void tail() {
        SortedMap<Integer, Integer> result = Views.tail(0);

        assertEquals(Map.of(5, 2), result);
    }

    // The only path
    @Test
    void part() {
        List<Integer> result = Views.part(0);

        assertEquals(List.of(2, 3), result);
    }

    // The only path
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void shared() {
        Collection result = Views.shared(0);

        List list = (List) result;
        assertEquals(List.of(0), list);
    }

    // The only path
    @Test
    void fixed() {
        Collection<Integer> result = Views.fixed(0);

        assertEquals(List.of(0), new ArrayList<>(result));
    }

    // Path 0: !isNew
    @Test
    void none_isNewIsFalse() {
        List<Integer> result = Views.none(false);

        assertEquals(List.of(), result);
    }

    // Path 1: isNew
    @Test
    void none_isNewIsTrue() {
        List<Integer> result = Views.none(true);

        assertEquals(List.of(), result);
    }

    // The only path
    @Test
    void nothing() {
        Map<Integer, Integer> result = Views.nothing();

        assertSame(Collections.EMPTY_MAP, result);
    }

    // The only path
    @Test
    void sets() {
        Set<Set<Integer>> result = Views.sets(0);

        assertEquals(Set.of(Set.of(), Set.of(0)), result);
    }

    // Path 0: value < 1
    @Test
    void maybe_valueLessThan1() {
        Optional<List<Integer>> result = Views.maybe(0);

        assertEquals(Optional.empty(), result);
    }

    // Path 1: value >= 1
    @Test
    void maybe_valueAtLeast1() {
        Optional<List<Integer>> result = Views.maybe(1);

        assertEquals(Optional.of(List.of(1)), result);
    }

    // The only path
    @Test
    void iterator() {
        Iterator<Integer> result = Views.iterator(0);

        assertNotNull(result);
    }

    // Path 0: which == 1
    @Test
    void type_whichIs1() {
        Class<?> result = Views.type(1);

        assertSame(String.class, result);
    }

    // Path 1: which == 2
    @Test
    void type_whichIs2() {
        Class<?> result = Views.type(2);

        assertSame(int.class, result);
    }

    // Path 2: which == 3
    @Test
    void type_whichIs3() {
        Class<?> result = Views.type(3);

        assertSame(Views.Color[].class, result);
    }

    // Path 3: which != 1 && which != 2 && which != 3
    @Test
    void type_whichIsNot3() {
        Class<?> result = Views.type(0);

        assertSame(Views.class, result);
    }

    // Path 0: !isLarge
    @Test
    void whole_isLargeIsFalse() {
        BigInteger result = Views.whole(false);

        assertEquals(new BigInteger("3"), result);
    }

    // Path 1: isLarge
    @Test
    void whole_isLargeIsTrue() {
        BigInteger result = Views.whole(true);

        assertEquals(new BigInteger("9223372036854775807"), result);
    }

    // The only path
    @Test
    void price() {
        BigDecimal result = Views.price();

        assertEquals(new BigDecimal("1.50"), result);
    }

    // The only path
    @Test
    void any() {
        Object result = Views.any();

        assertNotNull(result);
    }

    // The only path
    @Test
    void nothingAtAll() {
        assertDoesNotThrow(() -> Views.nothingAtAll());
    }
}
