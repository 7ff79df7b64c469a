package patterns;

/** Enum constants beside guarded type patterns over the same enum, and null among them. */
public class EnumPatterns {
    enum Day {
        MONDAY, TUESDAY, SATURDAY, SUNDAY;

        boolean weekend() {
            return ordinal() > 1;
        }
    }

    enum Other { X }

    static String plan(Day day) {
        return switch (day) {
            case MONDAY -> "start";
            case Day d when d.weekend() && d != Day.SUNDAY -> "free " + d;
            case SUNDAY -> "rest";
            case null -> "no day";
            case Day d -> "work " + d;
        };
    }

    static String any(Object value) {
        return switch (value) {
            case Day.MONDAY -> "monday";
            case Day d -> "day " + d.ordinal();
            case Other.X -> "other x";
            case Integer i -> "int " + i;
            default -> value.getClass().getSimpleName();
        };
    }

    public static void main(String[] args) {
        for (Day day : Day.values()) {
            System.out.println(plan(day) + " " + any(day));
        }
        System.out.println(plan(null));
        System.out.println(any(Other.X) + " " + any(3) + " " + any("s"));
    }
}
