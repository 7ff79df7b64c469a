package visible;

public class Home {
    private int secret;
    int local;
    protected int inherited;
    public int open;

    public static class Inner {}
}
