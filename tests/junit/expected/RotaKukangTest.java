// Written by Kukang; whoever runs it again for this class replaces the file.
package rota;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Paths of rota.Rota that Kukang has found; each test takes one of them. */
class RotaKukangTest {
    // The only path
    @Test
    void constructor() {
        Rota result = new Rota();

        assertEquals(Map.of(), KukangHeap.get(result, "jobs"));
        assertEquals(List.of(), KukangHeap.get(result, "lines"));
    }

    // Path 0.0.1: receiver.jobs != null && receiver.jobs.size() == 0
    @Test
    void next_returnsNull() {
        Rota receiver = new Rota();
        TreeMap<?, ?> jobs = (TreeMap<?, ?>) KukangHeap.get(receiver, "jobs");

        Map.Entry<Integer, String> result = receiver.next();

        assertNull(result);

        // Nothing has changed.
        assertSame(jobs, KukangHeap.get(receiver, "jobs"));
        assertEquals(Map.of(), jobs);
    }

    // Path 0.1.1.0.1.0.0.1: receiver.jobs != null && receiver.jobs.size() == 1
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void next_jobsSizeIs1() {
        KukangHeap.Ranked jobsKey = new KukangHeap.Ranked(0);
        TreeMap<Object, Object> jobs = new TreeMap<>();
        jobs.put(jobsKey, null);
        Rota receiver = new Rota();
        KukangHeap.set(receiver, "jobs", jobs);

        Map.Entry<Integer, String> result = receiver.next();

        assertEquals(new AbstractMap.SimpleEntry<>(jobsKey, null), result);
        assertEquals(Map.of(), jobs);

        // All else is as it was.
        assertSame(jobs, KukangHeap.get(receiver, "jobs"));
    }

    // Path 0.1.1.0.1.0.1.1.1.1.1.0.0.0.1: receiver.jobs != null && receiver.jobs.size() == 2
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void next_jobsSizeIs2() {
        KukangHeap.Ranked jobsKey = new KukangHeap.Ranked(0);
        KukangHeap.Ranked jobsKey2 = new KukangHeap.Ranked(1);
        TreeMap<Object, Object> jobs = new TreeMap<>();
        jobs.put(jobsKey, null);
        jobs.put(jobsKey2, null);
        Rota receiver = new Rota();
        KukangHeap.set(receiver, "jobs", jobs);

        Map.Entry<Integer, String> result = receiver.next();

        assertEquals(new AbstractMap.SimpleEntry<>(jobsKey, null), result);
        assertEquals(Collections.singletonMap(jobsKey2, null), jobs);

        // All else is as it was.
        assertSame(jobs, KukangHeap.get(receiver, "jobs"));
    }

    // Path 0.1.1.0.1.1.1.1.1.1.0.0.0.0.1: receiver.jobs != null && receiver.jobs.size() == 2
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void next_jobsSizeIs2_2() {
        KukangHeap.Ranked jobsKey = new KukangHeap.Ranked(1);
        KukangHeap.Ranked jobsKey2 = new KukangHeap.Ranked(0);
        TreeMap<Object, Object> jobs = new TreeMap<>();
        jobs.put(jobsKey, null);
        jobs.put(jobsKey2, null);
        Rota receiver = new Rota();
        KukangHeap.set(receiver, "jobs", jobs);

        Map.Entry<Integer, String> result = receiver.next();

        assertEquals(new AbstractMap.SimpleEntry<>(jobsKey2, null), result);
        assertEquals(Collections.singletonMap(jobsKey, null), jobs);

        // All else is as it was.
        assertSame(jobs, KukangHeap.get(receiver, "jobs"));
    }

    // Path 0.0.1: receiver.jobs != null && receiver.jobs.size() == 0
    @Test
    void last_returnsNull_whenJobsSizeIs0() {
        Rota receiver = new Rota();
        TreeMap<?, ?> jobs = (TreeMap<?, ?>) KukangHeap.get(receiver, "jobs");

        Map.Entry<Integer, String> result = receiver.last();

        assertNull(result);

        // Nothing has changed.
        assertSame(jobs, KukangHeap.get(receiver, "jobs"));
        assertEquals(Map.of(), jobs);
    }

    // Path 0.1.1.0.1.0.0.1: receiver.jobs != null && receiver.jobs.size() == 1
    @Test
    void last_returnsNull_whenJobsSizeIs1() {
        KukangHeap.Ranked jobsKey = new KukangHeap.Ranked(0);
        TreeMap<Object, Object> jobs = new TreeMap<>();
        jobs.put(jobsKey, null);
        Rota receiver = new Rota();
        KukangHeap.set(receiver, "jobs", jobs);

        Map.Entry<Integer, String> result = receiver.last();

        assertNull(result);
        assertEquals(Map.of(), jobs);

        // All else is as it was.
        assertSame(jobs, KukangHeap.get(receiver, "jobs"));
    }

    // Path 0.1.1.0.1.0.1.1.1.1.1.0.0.0.1: receiver.jobs != null && receiver.jobs.size() == 2
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void last_jobsSizeIs2() {
        KukangHeap.Ranked jobsKey = new KukangHeap.Ranked(0);
        KukangHeap.Ranked jobsKey2 = new KukangHeap.Ranked(1);
        TreeMap<Object, Object> jobs = new TreeMap<>();
        jobs.put(jobsKey, null);
        jobs.put(jobsKey2, null);
        Rota receiver = new Rota();
        KukangHeap.set(receiver, "jobs", jobs);

        Map.Entry<Integer, String> result = receiver.last();

        assertEquals(new AbstractMap.SimpleEntry<>(jobsKey2, null), result);
        assertEquals(Collections.singletonMap(jobsKey2, null), jobs);

        // All else is as it was.
        assertSame(jobs, KukangHeap.get(receiver, "jobs"));
    }

    // Path 0.1.1.0.1.1.1.1.1.1.0.0.0.0.1: receiver.jobs != null && receiver.jobs.size() == 2
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void last_jobsSizeIs2_2() {
        KukangHeap.Ranked jobsKey = new KukangHeap.Ranked(1);
        KukangHeap.Ranked jobsKey2 = new KukangHeap.Ranked(0);
        TreeMap<Object, Object> jobs = new TreeMap<>();
        jobs.put(jobsKey, null);
        jobs.put(jobsKey2, null);
        Rota receiver = new Rota();
        KukangHeap.set(receiver, "jobs", jobs);

        Map.Entry<Integer, String> result = receiver.last();

        assertEquals(new AbstractMap.SimpleEntry<>(jobsKey, null), result);
        assertEquals(Collections.singletonMap(jobsKey, null), jobs);

        // All else is as it was.
        assertSame(jobs, KukangHeap.get(receiver, "jobs"));
    }

    // Path 0.0.1: receiver.jobs != null && receiver.jobs.size() == 0
    @Test
    void rest_jobsSizeIs0() {
        Rota receiver = new Rota();
        TreeMap<?, ?> jobs = (TreeMap<?, ?>) KukangHeap.get(receiver, "jobs");

        SortedMap<Integer, String> result = receiver.rest();

        assertEquals(Map.of(), result);

        // Nothing has changed.
        assertSame(jobs, KukangHeap.get(receiver, "jobs"));
        assertEquals(Map.of(), jobs);
    }

    // Path 0.1.1.0.1.0.0.1: receiver.jobs != null && receiver.jobs.size() == 1
    @Test
    void rest_jobsSizeIs1() {
        KukangHeap.Ranked jobsKey = new KukangHeap.Ranked(0);
        TreeMap<Object, Object> jobs = new TreeMap<>();
        jobs.put(jobsKey, null);
        Rota receiver = new Rota();
        KukangHeap.set(receiver, "jobs", jobs);

        SortedMap<Integer, String> result = receiver.rest();

        assertEquals(Collections.singletonMap(jobsKey, null), result);

        // Nothing has changed.
        assertSame(jobs, KukangHeap.get(receiver, "jobs"));
        assertEquals(Collections.singletonMap(jobsKey, null), jobs);
    }

    // Path 0.1.1.0.1.0.1.1.1.1.1.0.0.0.1: receiver.jobs != null && receiver.jobs.size() == 2
    @Test
    void rest_jobsSizeIs2() {
        KukangHeap.Ranked jobsKey = new KukangHeap.Ranked(0);
        KukangHeap.Ranked jobsKey2 = new KukangHeap.Ranked(1);
        TreeMap<Object, Object> jobs = new TreeMap<>();
        jobs.put(jobsKey, null);
        jobs.put(jobsKey2, null);
        Rota receiver = new Rota();
        KukangHeap.set(receiver, "jobs", jobs);

        SortedMap<Integer, String> result = receiver.rest();

        assertEquals(Collections.singletonMap(jobsKey2, null), result);
        assertEquals(Collections.singletonMap(jobsKey2, null), jobs);

        // All else is as it was.
        assertSame(jobs, KukangHeap.get(receiver, "jobs"));
    }

    // Path 0.1.1.0.1.1.1.1.1.1.0.0.0.0.1: receiver.jobs != null && receiver.jobs.size() == 2
    @Test
    void rest_jobsSizeIs2_2() {
        KukangHeap.Ranked jobsKey = new KukangHeap.Ranked(1);
        KukangHeap.Ranked jobsKey2 = new KukangHeap.Ranked(0);
        TreeMap<Object, Object> jobs = new TreeMap<>();
        jobs.put(jobsKey, null);
        jobs.put(jobsKey2, null);
        Rota receiver = new Rota();
        KukangHeap.set(receiver, "jobs", jobs);

        SortedMap<Integer, String> result = receiver.rest();

        assertEquals(Collections.singletonMap(jobsKey, null), result);
        assertEquals(Collections.singletonMap(jobsKey, null), jobs);

        // All else is as it was.
        assertSame(jobs, KukangHeap.get(receiver, "jobs"));
    }

    // Path 0.0.1: receiver.lines != null && receiver.lines.size() == 0
    @Test
    void drop_linesSizeIs0() {
        Rota receiver = new Rota();
        LinkedList<?> lines = (LinkedList<?>) KukangHeap.get(receiver, "lines");

        Iterator<String> result = receiver.drop();

        assertNotNull(result);

        // Nothing has changed.
        assertSame(lines, KukangHeap.get(receiver, "lines"));
        assertEquals(List.of(), lines);
    }

    // Path 1.0.0.1.1: receiver.lines != null && receiver.lines.size() == 1
    @Test
    void drop_linesSizeIs1() {
        LinkedList<String> lines = new LinkedList<>();
        lines.add(null);
        Rota receiver = new Rota();
        KukangHeap.set(receiver, "lines", lines);

        Iterator<String> result = receiver.drop();

        assertNotNull(result);

        // Nothing has changed.
        assertSame(lines, KukangHeap.get(receiver, "lines"));
        assertEquals(Collections.singletonList(null), lines);
    }

    // Path 1.0.1.1.1.0.2.1: receiver.lines != null && receiver.lines.size() == 2
    @Test
    void drop_linesSizeIs2() {
        LinkedList<String> lines = new LinkedList<>();
        lines.add(null);
        lines.add(null);
        Rota receiver = new Rota();
        KukangHeap.set(receiver, "lines", lines);

        Iterator<String> result = receiver.drop();

        assertNotNull(result);
        assertEquals(Collections.singletonList(null), lines);

        // All else is as it was.
        assertSame(lines, KukangHeap.get(receiver, "lines"));
    }
}
