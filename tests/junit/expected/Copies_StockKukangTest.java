// Written by Kukang; whoever runs it again for this class replaces the file.
package depot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Paths of depot.Copies$Stock that Kukang has found; each test takes one of them. */
class Copies_StockKukangTest {
    // The only path
    @Test
    void constructor() {
        Copies.Stock result = new Copies.Stock();

        assertEquals(Map.of(), KukangHeap.get(result, "names"));
        assertEquals(0, KukangHeap.get(result, "count"));
    }

    // Fails as long as the code is as it was. K001: java.lang.IllegalArgumentException is thrown and not declared:
    //     no number (Copies.java:73).
    // Path 0: number == null
    @Test
    void add_throwsIllegalArgumentException() {
        Copies.Stock stock = new Copies.Stock();

        stock.add(null, null);
    }

    // Path 1.0.0.1.1.0: number != null && stock.names != null && stock.names.size() == 0 && ((number.value ^
    //     number.value >>> 16) & 15) == 0
    @Test
    void add() {
        Copies.Stock stock = new Copies.Stock();
        HashMap<?, ?> names = (HashMap<?, ?>) KukangHeap.get(stock, "names");

        stock.add(Integer.valueOf(0), null);

        assertEquals(1, KukangHeap.get(stock, "count"));
        assertEquals(Collections.singletonMap(0, null), names);

        // All else is as it was.
        assertSame(names, KukangHeap.get(stock, "names"));
    }

    // Path 0.0: stock == null && names == null
    @Test
    void sizeOf_returnsMinusOne_whenStockIsNull() {
        int result = Copies.Stock.sizeOf(null, null);

        assertEquals(-1, result);
    }

    // Path 0.1: stock != null && names == null
    @Test
    void sizeOf_returnsMinusOne_whenStockIsNotNullAndNamesIsNull() {
        Copies.Stock stock = new Copies.Stock();

        int result = Copies.Stock.sizeOf(stock, null);

        assertEquals(-1, result);

        // Nothing has changed.
        assertEquals(0, KukangHeap.get(stock, "count"));
    }

    // Path 1.0.0.1.1.1.0: stock != null && names != null && stock.names == names && names.size() == 0
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void sizeOf() {
        Copies.Stock stock = new Copies.Stock();
        HashMap names = (HashMap) KukangHeap.get(stock, "names");

        int result = Copies.Stock.sizeOf(stock, names);

        assertEquals(0, result);

        // Nothing has changed.
        assertSame(names, KukangHeap.get(stock, "names"));
        assertEquals(0, KukangHeap.get(stock, "count"));
        assertEquals(Map.of(), names);
    }

    // Path 1.0.0.1.1.1.1: stock != null && names != null && stock.names != null && stock.names != names &&
    //     names.size() == 0
    @Test
    void sizeOf_returnsMinusOne_whenStockNamesIsNotNames() {
        Copies.Stock stock = new Copies.Stock();
        HashMap<?, ?> stockNames = (HashMap<?, ?>) KukangHeap.get(stock, "names");
        HashMap<Integer, String> names = new HashMap<>();

        int result = Copies.Stock.sizeOf(stock, names);

        assertEquals(-1, result);

        // Nothing has changed.
        assertSame(stockNames, KukangHeap.get(stock, "names"));
        assertEquals(0, KukangHeap.get(stock, "count"));
        assertEquals(Map.of(), names);
        assertEquals(Map.of(), stockNames);
    }
}
