package other;

public class Base {
    public void guarded() { }
}
