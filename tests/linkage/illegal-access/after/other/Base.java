package other;

public class Base {
    protected void guarded() { }
}
