package kiosk;

import java.util.List;

/** Constructors that copy what another object holds, which a test has chosen since its constructor refuses 0 and null. */
class Limits {
    private final int burst;

    Limits(int burst) {
        if (burst < 1) {
            throw new IllegalArgumentException();
        }
        this.burst = burst;
    }

    class Bucket {
        int tokens = burst;

        Limits owner() {
            return Limits.this;
        }
    }

    static class Name {
        private final String id;

        Name(String id) {
            if (id.isBlank()) {
                throw new IllegalArgumentException();
            }
            this.id = id;
        }
    }

    static class Tag {
        private final Name name;
        private String text;
        private boolean used;

        Tag(Name name) {
            this.name = name;
            text = name.id;
        }

        Name name() {
            return name;
        }

        String text() {
            return text;
        }

        void use() {
            used = true;
        }

        boolean isUsed() {
            return used;
        }
    }

    /** An array that every constructor makes so long. */
    static class Buffer {
        private final int[] data = new int[4];

        int[] raw() {
            return data;
        }
    }

    static boolean has(List<Auxiliary> all, Auxiliary one) {
        for (Auxiliary each : all) {
            if (each == one) {
                return true;
            }
        }
        return false;
    }
}

class Auxiliary {
    int value;
}
