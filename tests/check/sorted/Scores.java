package sorted;

import java.util.HashMap;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import kukang.Kukang;

/** Sorted collections whose elements are numbers, and views of maps. */
class Scores {
    static boolean has(TreeSet<Integer> scores, int score) {
        return scores != null && scores.contains(score);
    }

    static void floor(TreeMap<Integer, Object> scores, int score) {
        Integer floor = scores == null ? null : scores.floorKey(score);
        Kukang.check(floor == null || floor <= score);
    }

    static void least(PriorityQueue<Integer> scores, int score) {
        if (scores != null) {
            scores.add(score);
            int least = scores.poll();
            Kukang.check(least <= score && (scores.isEmpty() || least <= scores.peek()));
        }
    }

    /** Wrong for the least number there is. */
    static void ascending(TreeMap<Integer, Object> scores) {
        if (scores != null && scores.size() < 3) {
            int before = Integer.MIN_VALUE;
            for (int score : scores.keySet()) {
                Kukang.check(before < score);
                before = score;
            }
        }
    }

    static int entries(HashMap<Integer, Object> scores) {
        int count = 0;
        if (scores != null) {
            for (Object value : scores.values()) {
                count++;
            }
            Kukang.check(count == scores.size() && scores.keySet().size() == count);
        }
        return count;
    }

    static boolean hasLong(TreeSet<Long> scores, long score) {
        return scores != null && scores.contains(score);
    }
}
