// Written by Kukang; whoever runs it again for this class replaces the file.
package stock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Paths of stock.Bins that Kukang has found; each test takes one of them. */
class BinsKukangTest {
    // The only path
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void constructor() {
        Bins result = new Bins();

        Collection resultWaiting = (Collection) KukangHeap.get(result, "waiting");
        assertEquals(List.of(), new ArrayList<>(resultWaiting));
    }

    // Path 1.0.1.1.1.0.0.0.0.0.0.1.1.0: bins.waiting != null && bins.waiting.size() == 1
    @Test
    void waiting_waitingSizeIs1() {
        Bins.Item waitingElement2 = new Bins.Item("a");
        Bins bins = new Bins();
        bins.add(waitingElement2);
        ArrayDeque<?> waiting = (ArrayDeque<?>) KukangHeap.get(bins, "waiting");

        int result = bins.waiting();

        assertEquals(0, result);

        // Nothing has changed.
        assertSame(waiting, KukangHeap.get(bins, "waiting"));
        assertEquals(List.of(waitingElement2), new ArrayList<>(waiting));
    }

    // Path 1.0.1.1.1.0.0.0.0.1.1.1.1.0: bins.waiting != null && bins.waiting.size() == 2
    @Test
    void waiting_waitingSizeIs2() {
        Bins.Item waitingElement1 = new Bins.Item("a");
        Bins.Item waitingElement2 = new Bins.Item("a");
        Bins bins = new Bins();
        bins.add(waitingElement1);
        bins.add(waitingElement2);
        ArrayDeque<?> waiting = (ArrayDeque<?>) KukangHeap.get(bins, "waiting");

        int result = bins.waiting();

        assertEquals(2, result);

        // Nothing has changed.
        assertSame(waiting, KukangHeap.get(bins, "waiting"));
        assertEquals(List.of(waitingElement1, waitingElement2), new ArrayList<>(waiting));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared
    //     (Bins.java:49).
    // Path 0: item == null && bins.waiting != null
    @Test
    void add_throwsNullPointerException() {
        Bins bins = new Bins();

        bins.add(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: item != null && bins.waiting != null && bins.waiting.size() == 1
    @Test
    void add() {
        Bins.Item waitingElement2 = new Bins.Item("a");
        Bins bins = new Bins();
        bins.add(waitingElement2);
        ArrayDeque<?> waiting = (ArrayDeque<?>) KukangHeap.get(bins, "waiting");
        Bins.Item item = new Bins.Item("a");

        bins.add(item);

        assertEquals(List.of(waitingElement2, item), new ArrayList<>(waiting));

        // All else is as it was.
        assertSame(waiting, KukangHeap.get(bins, "waiting"));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.List.isEmpty()" because "items" is null (Bins.java:53).
    // Path 0: items == null
    @Test
    void isFirstThere_throwsNullPointerException() {
        Bins.isFirstThere(null);
    }

    // Path 1.0.1: items != null && items.size() == 0
    @Test
    void isFirstThere_returnsFalse_whenItemsSizeIs0() {
        ArrayList<Bins.Item> items = new ArrayList<>();

        boolean result = Bins.isFirstThere(items);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(List.of(), items);
    }

    // Path 1.1.1.1.0.1.1.1.0.0: items != null && items.get(0) == null && items.size() != 0
    @Test
    void isFirstThere_returnsFalse_whenItems0IsNull() {
        ArrayList<Bins.Item> items = new ArrayList<>(Collections.singletonList(null));

        boolean result = Bins.isFirstThere(items);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(Collections.singletonList(null), items);
    }

    // Path 1.1.1.1.0.1.1.1.0.1: items != null && items.get(0) != null && items.size() != 0
    @Test
    void isFirstThere_returnsTrue() {
        Bins.Item itemsElement0 = new Bins.Item("a");
        ArrayList<Bins.Item> items = new ArrayList<>(List.of(itemsElement0));

        boolean result = Bins.isFirstThere(items);

        assertTrue(result);

        // Nothing has changed.
        assertEquals(List.of(itemsElement0), items);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.Map.get(Object)" because "items" is null (Bins.java:57).
    // Path 0: items == null
    @Test
    void hasValue_throwsNullPointerException() {
        Bins.hasValue(null, null);
    }

    // Path 1.0.0.1.1: items != null && items.size() == 0
    @Test
    void hasValue_returnsFalse() {
        HashMap<Integer, Bins.Item> items = new HashMap<>();

        boolean result = Bins.hasValue(items, null);

        assertFalse(result);

        // Nothing has changed.
        assertEquals(Map.of(), items);
    }

    // Path 1.0.1.0.0.1.1.1.0.0.0.0.1.1.1.0.1.1.0.1.1.0.1: items != null && key == items.table[3].key &&
    //     items.table[3].key.getClass() == java.lang.Integer.class && items.table[3].value != null && items.size()
    //     == 1 && ((items.table[3].key.value ^ items.table[3].key.value >>> 16) & 3) == 3
    @Test
    void hasValue_returnsTrue() {
        Bins.Item itemsValue = new Bins.Item("a");
        HashMap<Integer, Bins.Item> items = new HashMap<>(4);
        items.put(Integer.valueOf(3), itemsValue);

        boolean result = Bins.hasValue(items, Integer.valueOf(3));

        assertTrue(result);

        // Nothing has changed.
        assertEquals(Map.of(3, itemsValue), items);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.size()" because "items" is null (Bins.java:61).
    // Path 0: items == null
    @Test
    void items_throwsNullPointerException() {
        Bins.items(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: items != null && items.size() == 1
    @Test
    void items_itemsSizeIs1() {
        Bins.Item itemsElement2 = new Bins.Item("a");
        ArrayDeque<Bins.Item> items = new ArrayDeque<>();
        items.add(itemsElement2);

        int result = Bins.items(items);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(itemsElement2), new ArrayList<>(items));
    }

    // Path 1.1.0.1.1.1.0.0.0.0.1.1.1.1.0: items != null && items.size() == 2
    @Test
    void items_itemsSizeIs2() {
        Bins.Item itemsElement1 = new Bins.Item("a");
        Bins.Item itemsElement2 = new Bins.Item("a");
        ArrayDeque<Bins.Item> items = new ArrayDeque<>();
        items.add(itemsElement1);
        items.add(itemsElement2);

        int result = Bins.items(items);

        assertEquals(2, result);

        // Nothing has changed.
        assertEquals(List.of(itemsElement1, itemsElement2), new ArrayList<>(items));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.size()" because "texts" is null (Bins.java:65).
    // Path 0: texts == null
    @Test
    void texts_throwsNullPointerException() {
        Bins.texts(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: texts != null && texts.size() == 1
    @Test
    void texts_textsSizeIs1() {
        ArrayDeque<String> texts = new ArrayDeque<>();
        texts.add("a");

        int result = Bins.texts(texts);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of("a"), new ArrayList<>(texts));
    }

    // Path 1.1.0.1.1.1.0.0.0.0.1.1.1.1.0: texts != null && texts.size() == 2
    @Test
    void texts_textsSizeIs2() {
        ArrayDeque<String> texts = new ArrayDeque<>();
        texts.add("a");
        texts.add("b");

        int result = Bins.texts(texts);

        assertEquals(2, result);

        // Nothing has changed.
        assertEquals(List.of("a", "b"), new ArrayList<>(texts));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.size()" because "numbers" is null (Bins.java:69).
    // Path 0: numbers == null
    @Test
    void numbers_throwsNullPointerException() {
        Bins.numbers(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: numbers != null && numbers.size() == 1
    @Test
    void numbers_numbersSizeIs1() {
        ArrayDeque<Integer> numbers = new ArrayDeque<>();
        numbers.add(Integer.valueOf(1));

        int result = Bins.numbers(numbers);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(1), new ArrayList<>(numbers));
    }

    // Path 1.1.0.1.1.1.0.0.0.0.1.1.1.1.0: numbers != null && numbers.size() == 2
    @Test
    void numbers_numbersSizeIs2() {
        ArrayDeque<Integer> numbers = new ArrayDeque<>();
        numbers.add(Integer.valueOf(1));
        numbers.add(Integer.valueOf(2));

        int result = Bins.numbers(numbers);

        assertEquals(2, result);

        // Nothing has changed.
        assertEquals(List.of(1, 2), new ArrayList<>(numbers));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.size()" because "colours" is null (Bins.java:73).
    // Path 0: colours == null
    @Test
    void colours_throwsNullPointerException() {
        Bins.colours(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: colours != null && colours.size() == 1
    @Test
    void colours_coloursSizeIs1() {
        ArrayDeque<Bins.Colour> colours = new ArrayDeque<>();
        colours.add(Bins.Colour.RED);

        int result = Bins.colours(colours);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(Bins.Colour.RED), new ArrayList<>(colours));
    }

    // Path 1.1.0.1.1.1.0.0.0.0.1.1.1.1.0: colours != null && colours.size() == 2
    @Test
    void colours_coloursSizeIs2() {
        ArrayDeque<Bins.Colour> colours = new ArrayDeque<>();
        colours.add(Bins.Colour.RED);
        colours.add(Bins.Colour.RED);

        int result = Bins.colours(colours);

        assertEquals(2, result);

        // Nothing has changed.
        assertEquals(List.of(Bins.Colour.RED, Bins.Colour.RED), new ArrayList<>(colours));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.size()" because "shapes" is null (Bins.java:77).
    // Path 0: shapes == null
    @Test
    void shapes_throwsNullPointerException() {
        Bins.shapes(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: shapes != null && shapes.size() == 1
    @Test
    void shapes_shapesSizeIs1() {
        Bins.Square shapesElement2 = new Bins.Square(0);
        ArrayDeque<Bins.Shape> shapes = new ArrayDeque<>();
        shapes.add(shapesElement2);

        int result = Bins.shapes(shapes);

        assertEquals(0, result);

        // Nothing has changed.
        List<Object> elements = new ArrayList<>(shapes);
        assertEquals(1, elements.size());
        assertSame(shapesElement2, elements.get(0));
        assertEquals(0, shapesElement2.side());
    }

    // Path 1.1.0.1.1.1.0.0.0.0.1.1.1.1.0: shapes != null && shapes.size() == 2
    @Test
    void shapes_shapesSizeIs2() {
        Bins.Square shapesElement1 = new Bins.Square(0);
        Bins.Square shapesElement2 = new Bins.Square(0);
        ArrayDeque<Bins.Shape> shapes = new ArrayDeque<>();
        shapes.add(shapesElement1);
        shapes.add(shapesElement2);

        int result = Bins.shapes(shapes);

        assertEquals(2, result);

        // Nothing has changed.
        List<Object> elements = new ArrayList<>(shapes);
        assertEquals(2, elements.size());
        assertSame(shapesElement1, elements.get(0));
        assertSame(shapesElement2, elements.get(1));
        assertEquals(0, shapesElement1.side());
        assertEquals(0, shapesElement2.side());
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.size()" because "lists" is null (Bins.java:81).
    // Path 0: lists == null
    @Test
    void lists_throwsNullPointerException() {
        Bins.lists(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: lists != null && lists.size() == 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void lists_listsSizeIs1() {
        List<Bins.Item> listsElement2 = new ArrayList<>();
        ArrayDeque lists = new ArrayDeque();
        lists.add(listsElement2);

        int result = Bins.lists(lists);

        assertEquals(0, result);

        // Nothing has changed.
        List<Object> elements = new ArrayList<>(lists);
        assertEquals(1, elements.size());
        assertSame(listsElement2, elements.get(0));
    }

    // Path 1.1.0.1.1.1.0.0.0.0.1.1.1.1.0: lists != null && lists.size() == 2
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void lists_listsSizeIs2() {
        List<Bins.Item> listsElement1 = new ArrayList<>();
        List<Bins.Item> listsElement2 = new ArrayList<>();
        ArrayDeque lists = new ArrayDeque();
        lists.add(listsElement1);
        lists.add(listsElement2);

        int result = Bins.lists(lists);

        assertEquals(2, result);

        // Nothing has changed.
        List<Object> elements = new ArrayList<>(lists);
        assertEquals(2, elements.size());
        assertSame(listsElement1, elements.get(0));
        assertSame(listsElement2, elements.get(1));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.size()" because "arrays" is null (Bins.java:85).
    // Path 0: arrays == null
    @Test
    void arrays_throwsNullPointerException() {
        Bins.arrays(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: arrays != null && arrays.size() == 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void arrays_arraysSizeIs1() {
        Bins.Item[] arraysElement2 = new Bins.Item[0];
        ArrayDeque arrays = new ArrayDeque();
        arrays.add(arraysElement2);

        int result = Bins.arrays(arrays);

        assertEquals(0, result);

        // Nothing has changed.
        List<Object> elements = new ArrayList<>(arrays);
        assertEquals(1, elements.size());
        assertSame(arraysElement2, elements.get(0));
        assertEquals(0, arraysElement2.length);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.1.1.1.1.0: arrays != null && arrays.size() == 2
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void arrays_arraysSizeIs2() {
        Bins.Item[] arraysElement1 = new Bins.Item[0];
        Bins.Item[] arraysElement2 = new Bins.Item[0];
        ArrayDeque arrays = new ArrayDeque();
        arrays.add(arraysElement1);
        arrays.add(arraysElement2);

        int result = Bins.arrays(arrays);

        assertEquals(2, result);

        // Nothing has changed.
        List<Object> elements = new ArrayList<>(arrays);
        assertEquals(2, elements.size());
        assertSame(arraysElement1, elements.get(0));
        assertSame(arraysElement2, elements.get(1));
        assertEquals(0, arraysElement1.length);
        assertEquals(0, arraysElement2.length);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.size()" because "types" is null (Bins.java:89).
    // Path 0: types == null
    @Test
    void types_throwsNullPointerException() {
        Bins.types(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: types != null && types.size() == 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void types_typesSizeIs1() {
        ArrayDeque types = new ArrayDeque();
        types.add(Runnable.class);

        int result = Bins.types(types);

        assertEquals(0, result);

        // Nothing has changed.
        List<Object> elements = new ArrayList<>(types);
        assertEquals(1, elements.size());
        assertSame(Runnable.class, elements.get(0));
    }

    // Path 1.1.0.1.1.1.0.0.0.0.1.1.1.1.0: types != null && types.size() == 2
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void types_typesSizeIs2() {
        ArrayDeque types = new ArrayDeque();
        types.add(Runnable.class);
        types.add(Iterable.class);

        int result = Bins.types(types);

        assertEquals(2, result);

        // Nothing has changed.
        List<Object> elements = new ArrayList<>(types);
        assertEquals(2, elements.size());
        assertSame(Runnable.class, elements.get(0));
        assertSame(Iterable.class, elements.get(1));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.size()" because "durations" is null (Bins.java:93).
    // Path 0: durations == null
    @Test
    void durations_throwsNullPointerException() {
        Bins.durations(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: durations != null && durations.size() == 1
    @Test
    void durations_durationsSizeIs1() {
        Duration durationsElement2 = Duration.ZERO;
        ArrayDeque<Duration> durations = new ArrayDeque<>();
        durations.add(durationsElement2);

        int result = Bins.durations(durations);

        assertEquals(0, result);

        // Nothing has changed.
        List<Object> elements = new ArrayList<>(durations);
        assertEquals(1, elements.size());
        assertSame(durationsElement2, elements.get(0));
    }

    // Path 1.1.0.1.1.1.0.0.0.0.1.1.1.1.0: durations != null && durations.size() == 2
    @Test
    void durations_durationsSizeIs2() {
        Duration durationsElement1 = KukangHeap.allocate(Duration.class);
        Duration durationsElement2 = KukangHeap.allocate(Duration.class);
        ArrayDeque<Duration> durations = new ArrayDeque<>();
        durations.add(durationsElement1);
        durations.add(durationsElement2);

        int result = Bins.durations(durations);

        assertEquals(2, result);

        // Nothing has changed.
        List<Object> elements = new ArrayList<>(durations);
        assertEquals(2, elements.size());
        assertSame(durationsElement1, elements.get(0));
        assertSame(durationsElement2, elements.get(1));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.size()" because "codes" is null (Bins.java:97).
    // Path 0: codes == null
    @Test
    void codes_throwsNullPointerException() {
        Bins.codes(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: codes != null && codes.size() == 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void codes_codesSizeIs1() {
        Object codesElement2 = new Object();
        ArrayDeque codes = new ArrayDeque();
        codes.add(codesElement2);

        int result = Bins.codes(codes);

        assertEquals(0, result);

        // Nothing has changed.
        List<Object> elements = new ArrayList<>(codes);
        assertEquals(1, elements.size());
        assertSame(codesElement2, elements.get(0));
    }

    // Path 1.1.0.1.1.1.0.0.0.0.1.1.1.1.0: codes != null && codes.size() == 2
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void codes_codesSizeIs2() {
        Object codesElement1 = new Object();
        Object codesElement2 = new Object();
        ArrayDeque codes = new ArrayDeque();
        codes.add(codesElement1);
        codes.add(codesElement2);

        int result = Bins.codes(codes);

        assertEquals(2, result);

        // Nothing has changed.
        List<Object> elements = new ArrayList<>(codes);
        assertEquals(2, elements.size());
        assertSame(codesElement1, elements.get(0));
        assertSame(codesElement2, elements.get(1));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayDeque.size()" because "things" is null (Bins.java:101).
    // Path 0: things == null
    @Test
    void anything_throwsNullPointerException() {
        Bins.anything(null);
    }

    // Path 1.1.0.1.1.1.0.0.0.0.0.0.1.1.0: things != null && things.size() == 1
    @Test
    void anything_thingsSizeIs1() {
        Object thingsElement2 = new Object();
        ArrayDeque<Object> things = new ArrayDeque<>();
        things.add(thingsElement2);

        int result = Bins.anything(things);

        assertEquals(0, result);

        // Nothing has changed.
        assertEquals(List.of(thingsElement2), new ArrayList<>(things));
    }

    // Path 1.1.0.1.1.1.0.0.0.0.1.1.1.1.0: things != null && things.size() == 2
    @Test
    void anything_thingsSizeIs2() {
        Object thingsElement1 = new Object();
        Object thingsElement2 = new Object();
        ArrayDeque<Object> things = new ArrayDeque<>();
        things.add(thingsElement1);
        things.add(thingsElement2);

        int result = Bins.anything(things);

        assertEquals(2, result);

        // Nothing has changed.
        assertEquals(List.of(thingsElement1, thingsElement2), new ArrayList<>(things));
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared:
    //     Cannot invoke "java.util.ArrayList.isEmpty()" because "items" is null (Bins.java:105).
    // Path 0: items == null
    @Test
    void taken_throwsNullPointerException_whenItemsIsNull() {
        Bins.taken(null);
    }

    // Path 1.0.1: items != null && items.size() == 0
    @Test
    void taken_returnsNull() {
        ArrayList<Bins.Item> items = new ArrayList<>();

        Bins.Item result = Bins.taken(items);

        assertNull(result);

        // Nothing has changed.
        assertEquals(List.of(), items);
    }

    // Fails as long as the code is as it was. K001: java.lang.NullPointerException is thrown and not declared
    //     (Bins.java:105).
    // Path 1.1.1.1.0.1.1.1.0.0.0: items != null && items.get(0) == null && items.size() != 0 && items.size() - 1 <
    //     1 && items.size() == 1
    @Test
    void taken_throwsNullPointerException_whenItems0IsNull() {
        ArrayList<Bins.Item> items = new ArrayList<>(Collections.singletonList(null));

        Bins.taken(items);
    }

    // Path 1.1.1.1.0.1.1.1.0.0.1: items != null && items.get(0).getClass() == stock.Bins.Item.class && items.size()
    //     != 0 && items.size() - 1 < 1 && items.size() == 1
    @Test
    void taken() {
        Bins.Item itemsElement0 = new Bins.Item("a");
        ArrayList<Bins.Item> items = new ArrayList<>(List.of(itemsElement0));

        Bins.Item result = Bins.taken(items);

        assertSame(itemsElement0, result);
        assertEquals(List.of(), items);
    }
}
