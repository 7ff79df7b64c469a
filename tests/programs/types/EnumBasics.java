package types;

public class EnumBasics {
    enum Level {
        LOW, MIDDLE, HIGH;

        static final Level TOP = values()[values().length - 1];

        @Override
        public String toString() {
            return this == MIDDLE ? "mid" : super.toString();
        }
    }

    static String describe(Level l) {
        switch (l) {
            case LOW:
                return "low";
            case HIGH:
                return "high";
            default:
                return "between";
        }
    }

    public static void main(String[] args) {
        for (Level l : Level.values()) {
            System.out.println(l + " " + l.name() + " " + l.ordinal() + " " + describe(l) + " " + l.compareTo(Level.MIDDLE) + " " + l.getDeclaringClass().getSimpleName());
        }
        System.out.println(Level.valueOf("HIGH") + " " + (Level.valueOf("LOW") == Level.LOW) + " " + Level.TOP + " " + (Level.values() == Level.values()));
        System.out.println(Enum.valueOf(Level.class, "MIDDLE") + " " + Level.LOW.equals(Level.HIGH));
        try {
            Level.valueOf("low");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Level.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            describe(null);
        } catch (NullPointerException e) {
            System.out.println("switch on null");
        }
    }
}
