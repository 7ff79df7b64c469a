package dispatch;

/** One call site meeting many receiver classes, through several interfaces whose methods share names. */
public class InterfaceDispatchMany {
    interface Area {
        int area();

        default String describe() {
            return "area " + area();
        }
    }

    interface Labelled {
        String label();
    }

    record Square(int side) implements Area, Labelled {
        public int area() {
            return side * side;
        }

        public String label() {
            return "square";
        }
    }

    record Rectangle(int width, int height) implements Labelled, Area {
        public int area() {
            return width * height;
        }

        public String label() {
            return "rectangle";
        }

        @Override
        public String describe() {
            return width + "x" + height;
        }
    }

    static class Dot implements Area {
        public int area() {
            return 0;
        }
    }

    static class LabelledDot extends Dot implements Labelled {
        public String label() {
            return "dot";
        }
    }

    enum Unit implements Area, Labelled {
        UNIT;

        public int area() {
            return 1;
        }

        public String label() {
            return name().toLowerCase();
        }
    }

    static String labelOf(Area area) {
        return area instanceof Labelled labelled ? labelled.label() : "none";
    }

    public static void main(String[] args) {
        Area lambda = () -> 12;
        Area[] areas = {new Square(3), new Rectangle(2, 5), new Dot(), new LabelledDot(), Unit.UNIT, lambda,
            new Square(4)};
        int total = 0;
        for (int round = 0; round < 3; round++) {
            for (Area area : areas) {
                total = total * 3 + area.area();
            }
        }
        System.out.println(total);
        for (Area area : areas) {
            System.out.println(labelOf(area) + " " + area.describe());
        }
    }
}
