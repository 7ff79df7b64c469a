package initialization;

import java.util.Arrays;

/** Constants of an enum are built first, before its other static fields and blocks. */
public class EnumInitialization {
    enum Level {
        LOW(1), MIDDLE(5) {
            @Override
            int scale() {
                return value * 10;
            }
        }, HIGH(9);

        static int total = 100;
        static final int CONSTANT = 3;

        static {
            System.out.println("block of Level, total " + total);
            for (Level level : values()) {
                total += level.value;
            }
        }

        final int value;

        Level(int value) {
            this.value = value;
            System.out.println("building " + name() + " " + ordinal() + " " + CONSTANT);
        }

        int scale() {
            return value;
        }
    }

    enum Empty { }

    enum Looking {
        ONE, TWO;

        static final String LIST = Arrays.toString(values());
    }

    public static void main(String[] args) {
        System.out.println("start");
        System.out.println(Level.CONSTANT);
        System.out.println(Level.MIDDLE.scale() + " " + Level.HIGH.scale() + " " + Level.total);
        System.out.println(Level.MIDDLE.getClass() == Level.class);
        System.out.println(Level.MIDDLE.getDeclaringClass() == Level.class);
        System.out.println(Level.values() == Level.values());
        System.out.println(Empty.values().length + Looking.LIST);
        System.out.println(Level.valueOf("LOW").compareTo(Level.HIGH));
    }
}
