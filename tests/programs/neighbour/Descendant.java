package neighbour;

import dispatch.PackagePrivateOverriding;

/** Back in the ancestor's package, so this class does override the ancestor's package-private method. */
public class Descendant extends PackagePrivateOverriding.Middle {
    @Override
    protected String guarded() {
        return "Descendant.guarded over " + super.guarded();
    }

    String hidden() {
        return "Descendant.hidden";
    }
}
