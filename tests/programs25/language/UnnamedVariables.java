package language;

import java.util.List;
import java.util.function.BiFunction;

/** An underscore stands for variables nobody reads: in patterns, lambdas, loops, catches and resources. */
public class UnnamedVariables {
    record Point(int x, int y) { }

    record Line(Point from, Point to) { }

    sealed interface Shape { }

    record Circle(double radius) implements Shape { }

    record Square(double side) implements Shape { }

    record Dot() implements Shape { }

    static String kind(Shape shape) {
        return switch (shape) {
            case Circle _ -> "round";
            case Square _, Dot _ -> "angular";
        };
    }

    static class Resource implements AutoCloseable {
        Resource() {
            System.out.println("open");
        }

        @Override
        public void close() {
            System.out.println("close");
        }
    }

    public static void main(String[] args) {
        Object o = new Line(new Point(1, 2), new Point(3, 4));
        if (o instanceof Line(Point(var x, _), Point(_, var y))) {
            System.out.println(x + y);
        }
        if (o instanceof Line(_, Point to)) {
            System.out.println(to);
        }
        System.out.println(kind(new Circle(1)) + " " + kind(new Square(1)) + " " + kind(new Dot()));
        BiFunction<Integer, Integer, Integer> first = (a, _) -> a;
        BiFunction<Integer, Integer, Integer> neither = (_, _) -> 0;
        System.out.println(first.apply(5, 6) + neither.apply(7, 8));
        int count = 0;
        for (String _ : List.of("a", "b", "c")) {
            count++;
        }
        System.out.println(count);
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException _) {
            System.out.println("not a number");
        }
        try (var _ = new Resource()) {
            System.out.println("body");
        }
        var _ = new Resource();
        int _ = count++, _ = count++;
        System.out.println(count);
    }
}
