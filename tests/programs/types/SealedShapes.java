package types;

import java.util.List;

public class SealedShapes {
    sealed interface Shape permits Circle, Box, Group {
    }

    record Circle(int radius) implements Shape {
    }

    static final class Box implements Shape {
        final int w;
        final int h;

        Box(int w, int h) {
            this.w = w;
            this.h = h;
        }
    }

    static non-sealed class Group implements Shape {
        final List<Shape> parts;

        Group(Shape... parts) {
            this.parts = List.of(parts);
        }
    }

    static class NamedGroup extends Group {
        NamedGroup(Shape... parts) {
            super(parts);
        }
    }

    static int area(Shape s) {
        if (s instanceof Circle c && c.radius() > 0) {
            return 3 * c.radius() * c.radius();
        }
        if (s instanceof Box b) {
            return b.w * b.h;
        }
        if (!(s instanceof Group g)) {
            return -1;
        }
        int sum = 0;
        for (Shape p : g.parts) {
            sum += area(p);
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(area(new Circle(2)) + " " + area(new Box(3, 4)) + " " + area(new Circle(0)) + " " + area(null));
        System.out.println(area(new NamedGroup(new Circle(1), new Group(new Box(1, 1), new Box(2, 2)))));
        System.out.println(Shape.class.isSealed() + " " + Group.class.isSealed() + " " + Shape.class.getPermittedSubclasses().length);
    }
}
