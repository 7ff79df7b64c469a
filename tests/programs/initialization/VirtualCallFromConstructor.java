package initialization;

/** A super constructor that calls an overridden method reaches fields that are not yet assigned. */
public class VirtualCallFromConstructor {
    abstract static class Base {
        Base() {
            System.out.println("base sees " + describe());
            register(this);
        }

        abstract String describe();
    }

    static Base registered;

    static void register(Base base) {
        registered = base;
        System.out.println("registered " + base.describe() + " of " + base.getClass().getSimpleName());
    }

    static class Derived extends Base {
        String text = "text";
        final int number = Integer.parseInt("5");
        final int constant = 5;
        final String constantText = "constant";
        int untouched;
        int resetByInitializer = 0;
        int keptWithoutInitializer;

        @Override
        String describe() {
            resetByInitializer = 9;
            keptWithoutInitializer = 9;
            return text + " " + number + " " + constant + " " + constantText + " " + untouched;
        }
    }

    public static void main(String[] args) {
        Derived derived = new Derived();
        System.out.println(derived.resetByInitializer + " " + derived.keptWithoutInitializer);
        System.out.println(derived.describe() + " " + (registered == derived));
        String captured = "captured";
        new Base() {
            final String own = "own";
            final Object later = new int[0];

            @Override
            String describe() {
                return captured + " " + own + " " + (later == null);
            }
        };
    }
}
