package dispatch;

import neighbour.Ancestor;
import neighbour.Descendant;

/** A package-private method is overridden only by classes of its own package, even past a namesake in between. */
public class PackagePrivateOverriding {
    public static class Middle extends Ancestor {
        String hidden() {
            return "Middle.hidden";
        }

        @Override
        protected String guarded() {
            return "Middle.guarded over " + super.guarded();
        }

        public String callOwnHidden() {
            return hidden();
        }
    }

    static class Below extends Middle {
        @Override
        String hidden() {
            return "Below.hidden over " + super.hidden();
        }
    }

    public static void main(String[] args) {
        Ancestor[] all = {new Ancestor(), new Middle(), new Below(), new Descendant()};
        for (Ancestor ancestor : all) {
            System.out.println(ancestor.getClass().getSimpleName() + ": " + ancestor.callHidden() + " | "
                    + ancestor.callGuarded() + (ancestor instanceof Middle middle ? " | " + middle.callOwnHidden() : ""));
        }
    }
}
