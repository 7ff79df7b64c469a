package yard;

/** Objects around others, whether somebody looks at them or not. */
public class Rack {
    private final int limit;

    public Rack(int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("limit " + limit);
        }
        this.limit = limit;
    }

    public class Box {
        private int used;

        public Box() { }

        public Box(int used) {
            if (used > limit) {
                throw new IllegalArgumentException("used " + used);
            }
            this.used = used;
        }

        public boolean isFull() {
            return used >= limit;
        }

        public boolean isUsed() {
            return used > 0;
        }

        public void use() {
            used++;
        }
    }
}
