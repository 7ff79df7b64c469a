package instructions;

/** A switch on an enum goes through a synthetic table of ordinals. */
public class SwitchOnEnums {
    enum Planet { MERCURY, VENUS, EARTH, MARS }

    static String describe(Planet planet) {
        switch (planet) {
            case EARTH: return "home";
            case MARS: return "next";
            default: return "hot";
        }
    }

    static int exhaustive(Planet planet) {
        return switch (planet) {
            case MERCURY -> 1;
            case VENUS -> 2;
            case EARTH -> 3;
            case MARS -> 4;
        };
    }

    public static void main(String[] args) {
        for (Planet planet : Planet.values()) {
            System.out.println(planet + " " + describe(planet) + " " + exhaustive(planet));
        }
        try {
            describe(null);
        } catch (NullPointerException e) {
            System.out.println("null is refused");
        }
    }
}
