package dispatch.near;

/** Sees the package-private method of its superclass and overrides it. */
public class Near extends Top {
    @Override
    void local() {}
}
