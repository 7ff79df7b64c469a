package neighbour;

/** The far end of a hierarchy that crosses packages; its package-private method is invisible to the middle. */
public class Ancestor {
    String hidden() {
        return "Ancestor.hidden";
    }

    protected String guarded() {
        return "Ancestor.guarded";
    }

    public String callHidden() {
        return hidden();
    }

    public String callGuarded() {
        return guarded();
    }
}
