package dispatch.far;

import dispatch.near.Top;

/** Does not see {@code Top.local}, so that its own method of that name is another one. */
public class Far extends Top {
    public void local() {}

    @Override
    public void open() {}

    public void more() {}
}
