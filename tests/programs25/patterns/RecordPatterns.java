package patterns;

/** Record patterns take records apart, nested and with guards, and match null components only where a pattern is total. */
public class RecordPatterns {
    record Point(int x, int y) { }

    record Line(Point from, Point to) { }

    record Box(Object content) { }

    record Wide(long a, double b, String... rest) { }

    static String show(Object o) {
        return switch (o) {
            case Line(Point(int x, int y), Point to) when x == y -> "diagonal start " + x + " to " + to;
            case Line(Point(var x1, var y1), Point(var x2, var y2)) -> "line " + (x2 - x1) + "," + (y2 - y1);
            case Line(Point from, Point to) -> "half line " + from + " " + to;
            case Box(Box(Box(String s))) -> "deep text " + s;
            case Box(Box(var inner)) -> "two boxes of " + inner;
            case Box(Integer i) when i > 5 -> "big " + i;
            case Box(Integer i) -> "small " + i;
            case Box(var any) -> "box of " + any;
            case Wide(long a, double b, String[] rest) -> a + b + " " + rest.length;
            default -> "other";
        };
    }

    public static void main(String[] args) {
        Object[] all = {
            new Line(new Point(1, 1), new Point(2, 3)), new Line(new Point(1, 2), new Point(4, 6)),
            new Line(new Point(1, 2), null), new Line(null, new Point(1, 2)), new Line(null, null),
            new Box(new Box(new Box("x"))), new Box(new Box(null)),
            new Box(7), new Box(3), new Box(null), new Box("plain"), new Wide(1L << 40, 0.5, "a", "b"), "none"
        };
        for (Object o : all) {
            System.out.println(show(o));
        }
        Object o = all[0];
        if (o instanceof Line(Point(int a, int b), Point(int c, int d)) && a + b < c + d) {
            System.out.println(a + b + c + d);
        }
        if (!(o instanceof Line(Point from, Point to))) {
            throw new AssertionError();
        }
        System.out.println(from.x() + to.y());
        System.out.println(o instanceof Box(var content));
    }
}
