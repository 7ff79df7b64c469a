package patterns21;

public class RecordPatterns {
    record Point(int x, int y) {
    }

    record Line(Point from, Point to) {
    }

    record Box<T>(T content) {
    }

    record Explosive(int fuse) {
        @Override
        public int fuse() {
            throw new IllegalStateException("boom");
        }
    }

    static String describe(Object o) {
        if (o instanceof Line(Point(var x1, var y1), Point(int x2, int y2)) && x1 == x2) {
            return "vertical " + (y2 - y1);
        }
        if (o instanceof Line(Point p, var q)) {
            return "line " + p + " to " + q;
        }
        if (o instanceof Box<?>(Box<?>(String s))) {
            return "nested " + s.length();
        }
        if (o instanceof Box<?>(var any)) {
            return "box of " + any;
        }
        return "unknown";
    }

    static int depth(Object o) {
        return o instanceof Box<?>(var inner) ? 1 + depth(inner) : 0;
    }

    public static void main(String[] args) {
        System.out.println(describe(new Line(new Point(1, 2), new Point(1, 9))));
        System.out.println(describe(new Line(new Point(1, 2), new Point(3, 4))));
        System.out.println(describe(new Line(null, null)));
        System.out.println(describe(new Box<>(new Box<>("abc"))) + ", " + describe(new Box<>(new Box<>(5))) + ", " + describe(new Box<>(null)) + ", " + describe(null));
        System.out.println(depth(new Box<>(new Box<>(new Box<>("x")))));
        try {
            Object o = new Explosive(1);
            if (o instanceof Explosive(int f)) {
                System.out.println(f);
            }
        } catch (MatchException e) {
            System.out.println(e.getMessage() + " | " + e.getCause().getMessage());
        }
    }
}
