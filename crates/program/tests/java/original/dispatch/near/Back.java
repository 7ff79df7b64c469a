package dispatch.near;

import dispatch.far.Far;

/** Sees both methods called {@code local} and overrides both. */
public class Back extends Far {
    @Override
    public void local() {}
}
