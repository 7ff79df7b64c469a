package statics;

/** Identity hash codes of objects that are there for every run. */
class Hashes {
    enum Level { LOW, HIGH }

    static final Object WAITED = waited();
    static final Object LOCK = new Object();

    static Object waited() {
        Object made = new Object();
        try {
            synchronized (made) {
                made.wait(1);
            }
        } catch (InterruptedException never) {
            throw new IllegalStateException(never);
        }
        return made;
    }

    // Where HotSpot keeps the code of an object that has been waited for, nobody writes.
    //: ok 2
    static int hashOfWaited() { return System.identityHashCode(WAITED) == 5 ? 1 : 2; }

    // The first path waits, and the next ones find it so.
    //: ok 2
    static int hashOfLocked() throws InterruptedException {
        synchronized (LOCK) {
            LOCK.wait(1);
            return System.identityHashCode(LOCK) == 5 ? 1 : 2;
        }
    }

    // Since JDK 21 constants keep theirs in a field. a null; b null; LOW or HIGH for each.
    //: lazier# ok 6
    // If a is null, whether b is null is known before anybody asks.
    //: lazier ok 7
    // And which of them they are.
    //: lazy ok 9
    static int hashOfConstants(Level a, Level b) {
        return a == null || b == null ? 0 : a.hashCode() * 31 + b.hashCode();
    }

    //: lazier# ok 6
    //: lazier ok 7
    //: lazy ok 9
    static int indexes(Level a, Level b) {
        if (a == null || b == null) return 0;
        java.util.Map<Level, Integer> map = new java.util.HashMap<>();
        map.put(a, 1);
        map.put(b, 2);
        return map.keySet().iterator().next().ordinal();
    }
}
