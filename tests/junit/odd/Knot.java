package odd;

/** A record that leads back to the object that holds it: nothing can assign to its component once the object is there. */
public class Knot {
    private Tied tied;

    public boolean isTied() {
        return tied != null && tied.knot() == this;
    }

    /** What the knot ties. */
    public record Tied(Knot knot) {
        public boolean isTied() {
            return knot != null && knot.tied == this;
        }
    }
}
