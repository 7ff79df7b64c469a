package dispatch.near;

public class Top {
    public void open() {}

    void local() {}

    private void hidden() {}

    static void fixed() {}
}
