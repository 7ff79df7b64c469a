package near;

/** Conditions that look at what has no name in a test. */
public class Guarded {
    Part part;
    Part[] parts = new Part[1];

    private static class Part {
        int size;
    }

    Part first() {
        return part;
    }

    /** Wrong where there is no part. */
    //@ ensures part != null && part.size == \result;
    int size() {
        return part == null ? 0 : part.size;
    }

    //@ ensures \result == first();
    Object some() {
        return part == null || part.size > 3 ? parts : part;
    }

    //@ requires parts != null;
    //@ ensures parts.length > \result;
    int count() {
        return parts.length;
    }
}
