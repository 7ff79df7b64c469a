package language;

/** Statements before the super call may check arguments and assign fields, so the super constructor sees them. */
public class FlexibleConstructors {
    static class Base {
        final String seen;

        Base(int size) {
            System.out.println("base with " + size);
            seen = describe();
        }

        String describe() {
            return "base";
        }
    }

    static class Checked extends Base {
        final String name;
        final int doubled;
        int later = 5;

        Checked(String name, int size) {
            if (size < 0) {
                throw new IllegalArgumentException("size " + size);
            }
            System.out.println("before super");
            this.name = name;
            this.doubled = size * 2;
            int adjusted = Math.max(size, 10);
            super(adjusted);
            System.out.println("after super, later is " + later);
        }

        Checked(String text) {
            String[] parts = text.split(":");
            try {
                Integer.parseInt(parts[1]);
            } catch (NumberFormatException e) {
                parts[1] = "0";
            }
            this(parts[0], Integer.parseInt(parts[1]));
        }

        @Override
        String describe() {
            return name + " " + doubled + " " + later;
        }
    }

    enum Level {
        LOW(-1), HIGH(200);

        final int value;

        Level(int value) {
            int limited = Math.clamp(value, 0, 100);
            this.value = limited;
        }
    }

    class Inner extends Base {
        Inner(int size) {
            var outer = FlexibleConstructors.this;
            super(size + outer.offset);
        }
    }

    int offset = 1000;

    public static void main(String[] args) {
        System.out.println(new Checked("a", 3).seen);
        System.out.println(new Checked("b:40").seen);
        System.out.println(new Checked("c:x").seen);
        try {
            new Checked("d", -1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Level.LOW.value + " " + Level.HIGH.value);
        new FlexibleConstructors().new Inner(1);
    }
}
